// What the sources use of Apple's C library, with the names, types and signatures of its public headers (and the
// nullability that they state), for a compiler without Apple's SDK. `Overlay.swift` holds what Swift adds to it.
//
// Where the headers differ by platform, this is macOS on 64-bit machines.

#pragma clang assume_nonnull begin

// sys/types.h
typedef unsigned short mode_t;
typedef int dev_t;
typedef unsigned long long ino_t;
typedef unsigned short nlink_t;
typedef unsigned int uid_t;
typedef unsigned int gid_t;
typedef long long off_t;
typedef unsigned long size_t;
typedef long ssize_t;

// stdlib.h, string.h
char *_Null_unspecified getenv(const char *_Null_unspecified name);
void exit(int status) __attribute__((noreturn));
void free(void *_Null_unspecified memory);
char *_Null_unspecified realpath(const char *_Null_unspecified path, char *_Null_unspecified resolved);
char *_Null_unspecified strerror(int code);

char *_Null_unspecified strdup(const char *_Null_unspecified text);
// crt_externs.h
char *_Null_unspecified *_Null_unspecified *_Null_unspecified _NSGetEnviron(void);

// unistd.h
#define F_OK 0
#define W_OK (1 << 1)
#define _SC_NPROCESSORS_ONLN 58
int access(const char *_Null_unspecified path, int mode);
int close(int descriptor);
int fchown(int descriptor, uid_t owner, gid_t group);
int fsync(int descriptor);
char *_Null_unspecified getcwd(char *_Null_unspecified buffer, size_t size);
uid_t geteuid(void);
int isatty(int descriptor);
int link(const char *_Null_unspecified path, const char *_Null_unspecified other);
int pipe(int *_Null_unspecified ends);
ssize_t pread(int descriptor, void *_Null_unspecified bytes, size_t count, off_t offset);
ssize_t pwrite(int descriptor, const void *_Null_unspecified bytes, size_t count, off_t offset);
ssize_t read(int descriptor, void *_Null_unspecified bytes, size_t count);
long sysconf(int name);
int unlink(const char *_Null_unspecified path);
ssize_t write(int descriptor, const void *_Null_unspecified bytes, size_t count);

// stdio.h, sys/stdio.h
#define RENAME_SWAP 0x00000002
#define RENAME_EXCL 0x00000004
int rename(const char *_Null_unspecified path, const char *_Null_unspecified other);
int renamex_np(const char *_Null_unspecified path, const char *_Null_unspecified other, unsigned int flags);

// fcntl.h
#define O_RDONLY 0x0000
#define O_WRONLY 0x0001
#define O_NONBLOCK 0x00000004
#define O_APPEND 0x00000008
#define O_NOFOLLOW 0x00000100
#define O_CREAT 0x00000200
#define O_TRUNC 0x00000400
#define O_EXCL 0x00000800
#define O_NOCTTY 0x00020000
#define O_DIRECTORY 0x00100000
#define O_CLOEXEC 0x01000000
#define F_SETFD 2
#define FD_CLOEXEC 1
#define LOCK_EX 0x02
#define LOCK_NB 0x04
int flock(int descriptor, int operation);

// time.h
typedef enum { _CLOCK_MONOTONIC = 6 } clockid_t;
struct timespec {
    long tv_sec;
    long tv_nsec;
};
int clock_gettime(clockid_t clock, struct timespec *_Null_unspecified time);

// sys/stat.h
struct stat {
    dev_t st_dev;
    mode_t st_mode;
    nlink_t st_nlink;
    ino_t st_ino;
    uid_t st_uid;
    gid_t st_gid;
    dev_t st_rdev;
    struct timespec st_atimespec;
    struct timespec st_mtimespec;
    struct timespec st_ctimespec;
    struct timespec st_birthtimespec;
    off_t st_size;
    long long st_blocks;
    int st_blksize;
    unsigned int st_flags;
    unsigned int st_gen;
    int st_lspare;
    long long st_qspare[2];
};
int fchmod(int descriptor, mode_t mode);
int fstat(int descriptor, struct stat *_Null_unspecified status);
int mkdir(const char *_Null_unspecified path, mode_t mode);
int lstat(const char *_Null_unspecified path, struct stat *_Null_unspecified status);
int stat(const char *_Null_unspecified path, struct stat *_Null_unspecified status);

// sys/mman.h
#define PROT_NONE 0x00
#define MAP_PRIVATE 0x0002
#define MAP_ANON 0x1000
void *_Null_unspecified mmap(
    void *_Null_unspecified place, size_t size, int protection, int flags, int descriptor, off_t offset);
int munmap(void *_Null_unspecified place, size_t size);

// sys/poll.h, sys/wait.h
#define POLLIN 0x0001
struct pollfd {
    int fd;
    short events;
    short revents;
};
int poll(struct pollfd *_Null_unspecified files, unsigned int count, int milliseconds);
typedef int pid_t;
#define WNOHANG 0x0001
pid_t waitpid(pid_t id, int *_Null_unspecified status, int options);

// spawn.h
typedef void *posix_spawnattr_t;
typedef void *posix_spawn_file_actions_t;
#define POSIX_SPAWN_SETPGROUP 0x0002
int posix_spawnattr_init(posix_spawnattr_t _Nullable *_Nonnull attributes);
int posix_spawnattr_destroy(posix_spawnattr_t _Nullable *_Nonnull attributes);
int posix_spawnattr_setflags(posix_spawnattr_t _Nullable *_Nonnull attributes, short flags);
int posix_spawn_file_actions_init(posix_spawn_file_actions_t _Nullable *_Nonnull actions);
int posix_spawn_file_actions_destroy(posix_spawn_file_actions_t _Nullable *_Nonnull actions);
int posix_spawn_file_actions_adddup2(posix_spawn_file_actions_t _Nullable *_Nonnull actions, int from, int to);
int posix_spawn_file_actions_addopen(
    posix_spawn_file_actions_t _Nullable *_Nonnull actions, int descriptor, const char *__restrict path, int flags,
    mode_t mode);
int posix_spawnp(
    pid_t *_Nullable __restrict id, const char *__restrict name,
    const posix_spawn_file_actions_t _Nullable *_Nullable actions,
    const posix_spawnattr_t _Nullable *_Nullable __restrict attributes,
    char *const _Nullable arguments[_Nonnull __restrict], char *const _Nullable variables[_Nullable __restrict]);

// dirent.h
#define DT_UNKNOWN 0
#define DT_DIR 4
#define DT_REG 8
#define DT_LNK 10
struct dirent {
    unsigned long long d_ino;
    unsigned long long d_seekoff;
    unsigned short d_reclen;
    unsigned short d_namlen;
    unsigned char d_type;
    char d_name[1024];
};
typedef struct {
    int __dd_fd;
} DIR;
int closedir(DIR *_Null_unspecified folder);
DIR *_Null_unspecified opendir(const char *_Null_unspecified path);
struct dirent *_Null_unspecified readdir(DIR *_Null_unspecified folder);

// sys/acl.h
struct _acl;
typedef struct _acl *acl_t;
acl_t _Null_unspecified acl_get_fd(int fd);
int acl_free(void *_Null_unspecified obj_p);

// copyfile.h
#define COPYFILE_ACL (1 << 0)
#define COPYFILE_XATTR (1 << 2)
typedef struct _copyfile_state *copyfile_state_t;
typedef unsigned int copyfile_flags_t;
int fcopyfile(int from, int to, copyfile_state_t _Null_unspecified state, copyfile_flags_t flags);

// sys/ttycom.h
struct winsize {
    unsigned short ws_row;
    unsigned short ws_col;
    unsigned short ws_xpixel;
    unsigned short ws_ypixel;
};

// sys/errno.h
#define EPERM 1
#define ENOENT 2
#define ESRCH 3
#define EINTR 4
#define EIO 5
#define EBADF 9
#define ENOMEM 12
#define EACCES 13
#define EBUSY 16
#define EEXIST 17
#define EXDEV 18
#define ENOTDIR 20
#define EISDIR 21
#define EINVAL 22
#define ENFILE 23
#define EMFILE 24
#define EFBIG 27
#define ENOSPC 28
#define EROFS 30
#define EMLINK 31
#define EPIPE 32
#define ERANGE 34
#define EAGAIN 35
#define ENOTSUP 45
#define ELOOP 62
#define ENAMETOOLONG 63
#define ENOTEMPTY 66
#define EDQUOT 69
#define ENOSYS 78
#define EOPNOTSUPP 102

// signal.h
#define SIGHUP 1
#define SIGINT 2
#define SIGKILL 9
#define SIGPIPE 13
#define SIGTERM 15
#define SIGXFSZ 25
#define SA_RESTART 0x0002
#define SA_RESETHAND 0x0004
typedef int sig_atomic_t;
typedef unsigned int sigset_t;
typedef void (*sig_t)(int);
struct __siginfo;
union __sigaction_u {
    void (*_Null_unspecified __sa_handler)(int);
    void (*_Null_unspecified __sa_sigaction)(int, struct __siginfo *_Null_unspecified, void *_Null_unspecified);
};
struct sigaction {
    union __sigaction_u __sigaction_u;
    sigset_t sa_mask;
    int sa_flags;
};
int sigaction(
    int signal, const struct sigaction *_Null_unspecified action, struct sigaction *_Null_unspecified old);
int kill(pid_t id, int signal);
void (*_Null_unspecified signal(int signal, void (*_Null_unspecified handler)(int)))(int);

// pthread.h
struct _opaque_pthread_t {
    long __sig;
};
struct _opaque_pthread_attr_t {
    long __sig;
    char __opaque[56];
};
struct _opaque_pthread_mutex_t {
    long __sig;
    char __opaque[56];
};
struct _opaque_pthread_mutexattr_t {
    long __sig;
    char __opaque[8];
};
typedef struct _opaque_pthread_t *pthread_t;
typedef struct _opaque_pthread_attr_t pthread_attr_t;
typedef struct _opaque_pthread_mutex_t pthread_mutex_t;
typedef struct _opaque_pthread_mutexattr_t pthread_mutexattr_t;
int pthread_attr_destroy(pthread_attr_t *attributes);
int pthread_attr_init(pthread_attr_t *attributes);
int pthread_attr_setstacksize(pthread_attr_t *attributes, size_t size);
int pthread_create(
    pthread_t _Nullable *_Nonnull __restrict id, const pthread_attr_t *_Nullable __restrict attributes,
    void *_Nullable (*_Nonnull start)(void *), void *_Nullable __restrict argument);
int pthread_join(pthread_t id, void *_Nullable *_Nullable result);
int pthread_mutex_destroy(pthread_mutex_t *mutex);
int pthread_mutex_init(pthread_mutex_t *__restrict mutex, const pthread_mutexattr_t *_Nullable __restrict attributes);
int pthread_mutex_lock(pthread_mutex_t *mutex);
int pthread_mutex_unlock(pthread_mutex_t *mutex);

#pragma clang assume_nonnull end
