#include <stddef.h>
struct builtin_page { const char *path; const char *text; size_t length; };
extern const struct builtin_page builtin_pages[];
extern const size_t builtin_page_count;
/* Swift sees no array whose length it does not know. */
static inline const struct builtin_page *builtin_page_at(size_t index) { return &builtin_pages[index]; }
