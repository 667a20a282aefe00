// The pages of Rules/, word for word. Nothing but this list is written by hand: a test keeps it equal to the folder.
#include "BuiltinRules.h"

// The compiler of every toolchain that builds this package has `#embed`, whatever standard of C it takes for granted.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const char Drawing_background[] = {
#embed "../../Rules/Drawing/background.md"
};
static const char Drawing_border[] = {
#embed "../../Rules/Drawing/border.md"
};
static const char Drawing_clipShape[] = {
#embed "../../Rules/Drawing/clipShape.md"
};
static const char Drawing_clipped[] = {
#embed "../../Rules/Drawing/clipped.md"
};
static const char Drawing_foregroundColor[] = {
#embed "../../Rules/Drawing/foregroundColor.md"
};
static const char Drawing_hidden[] = {
#embed "../../Rules/Drawing/hidden.md"
};
static const char Drawing_opacity[] = {
#embed "../../Rules/Drawing/opacity.md"
};
static const char Drawing_overlay[] = {
#embed "../../Rules/Drawing/overlay.md"
};
static const char Environment_transformEnvironment[] = {
#embed "../../Rules/Environment/transformEnvironment.md"
};
static const char Input_disabled[] = {
#embed "../../Rules/Input/disabled.md"
};
static const char Layout_frame[] = {
#embed "../../Rules/Layout/frame.md"
};
static const char Layout_padding[] = {
#embed "../../Rules/Layout/padding.md"
};
static const char Text_bold[] = {
#embed "../../Rules/Text/bold.md"
};
static const char Text_font[] = {
#embed "../../Rules/Text/font.md"
};
static const char Text_fontWeight[] = {
#embed "../../Rules/Text/fontWeight.md"
};
static const char helpers[] = {
#embed "../../Rules/helpers.md"
};
static const char signatures[] = {
#embed "../../Rules/signatures.md"
};
static const char types[] = {
#embed "../../Rules/types.md"
};

#define PAGE(name, bytes) {name, bytes, sizeof(bytes)}

static const builtin_page pages[] = {
    PAGE("Drawing/background.md", Drawing_background),
    PAGE("Drawing/border.md", Drawing_border),
    PAGE("Drawing/clipShape.md", Drawing_clipShape),
    PAGE("Drawing/clipped.md", Drawing_clipped),
    PAGE("Drawing/foregroundColor.md", Drawing_foregroundColor),
    PAGE("Drawing/hidden.md", Drawing_hidden),
    PAGE("Drawing/opacity.md", Drawing_opacity),
    PAGE("Drawing/overlay.md", Drawing_overlay),
    PAGE("Environment/transformEnvironment.md", Environment_transformEnvironment),
    PAGE("Input/disabled.md", Input_disabled),
    PAGE("Layout/frame.md", Layout_frame),
    PAGE("Layout/padding.md", Layout_padding),
    PAGE("Text/bold.md", Text_bold),
    PAGE("Text/font.md", Text_font),
    PAGE("Text/fontWeight.md", Text_fontWeight),
    PAGE("helpers.md", helpers),
    PAGE("signatures.md", signatures),
    PAGE("types.md", types),
};

size_t builtin_page_count(void) { return sizeof(pages) / sizeof(pages[0]); }

builtin_page builtin_page_at(size_t index) { return pages[index]; }
