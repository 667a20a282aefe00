// What Linux has and Swift's view of its C libraries leaves out.
#include <fcntl.h>
#include <sys/syscall.h>
#include <sys/xattr.h>
#include <unistd.h>

enum { NO_REPLACE = 1, EXCHANGE = 2 };

static inline int rename_with_flags(const char *from, const char *to, unsigned flags) {
    return (int)syscall(SYS_renameat2, AT_FDCWD, from, AT_FDCWD, to, flags);
}

// Swift takes a global variable of C's for one that several threads may change.
extern char **environ;
static inline char **all_variables(void) { return environ; }
