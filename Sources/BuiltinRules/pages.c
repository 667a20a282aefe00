#include "BuiltinRules.h"
static const char p0[] = {
#embed "../../Rules/Layout/frame.md"
, 0};
const struct builtin_page builtin_pages[] = {{"Layout/frame.md", p0, sizeof p0 - 1}};
const size_t builtin_page_count = 1;
