#include <stddef.h>

/// A page of Rules/, embedded in the binary. Lives for ever.
typedef struct {
    /// Below Rules/: `Layout/frame.md`.
    const char *path;
    /// UTF-8, not ended by a zero.
    const char *text;
    size_t length;
} builtin_page;

size_t builtin_page_count(void);

/// The page at an index below `builtin_page_count()`, in the order of their paths.
builtin_page builtin_page_at(size_t index);
