// The pages of Rules/, word for word. Nothing but this list is written by hand: a test keeps it equal to the folder.
#include "BuiltinRules.h"

// The compiler of every toolchain that builds this package has `#embed`, whatever standard of C it takes for granted.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const char Animation_animation[] = {
#embed "../../Rules/Animation/animation.md"
};
static const char Animation_contentTransition[] = {
#embed "../../Rules/Animation/contentTransition.md"
};
static const char Animation_geometryGroup[] = {
#embed "../../Rules/Animation/geometryGroup.md"
};
static const char Animation_matchedGeometryEffect[] = {
#embed "../../Rules/Animation/matchedGeometryEffect.md"
};
static const char Animation_phaseAnimator[] = {
#embed "../../Rules/Animation/phaseAnimator.md"
};
static const char Animation_symbolEffect[] = {
#embed "../../Rules/Animation/symbolEffect.md"
};
static const char Animation_transaction[] = {
#embed "../../Rules/Animation/transaction.md"
};
static const char Animation_transition[] = {
#embed "../../Rules/Animation/transition.md"
};
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
static const char Input_allowsHitTesting[] = {
#embed "../../Rules/Input/allowsHitTesting.md"
};
static const char Input_contentShape[] = {
#embed "../../Rules/Input/contentShape.md"
};
static const char Input_disabled[] = {
#embed "../../Rules/Input/disabled.md"
};
static const char Input_gesture[] = {
#embed "../../Rules/Input/gesture.md"
};
static const char Input_highPriorityGesture[] = {
#embed "../../Rules/Input/highPriorityGesture.md"
};
static const char Input_onLongPressGesture[] = {
#embed "../../Rules/Input/onLongPressGesture.md"
};
static const char Input_onTapGesture[] = {
#embed "../../Rules/Input/onTapGesture.md"
};
static const char Input_sensoryFeedback[] = {
#embed "../../Rules/Input/sensoryFeedback.md"
};
static const char Input_simultaneousGesture[] = {
#embed "../../Rules/Input/simultaneousGesture.md"
};
static const char Layout_frame[] = {
#embed "../../Rules/Layout/frame.md"
};
static const char Layout_padding[] = {
#embed "../../Rules/Layout/padding.md"
};
static const char Lifecycle_onAppear[] = {
#embed "../../Rules/Lifecycle/onAppear.md"
};
static const char Lifecycle_onChange[] = {
#embed "../../Rules/Lifecycle/onChange.md"
};
static const char Lifecycle_onDisappear[] = {
#embed "../../Rules/Lifecycle/onDisappear.md"
};
static const char Lifecycle_onOpenURL[] = {
#embed "../../Rules/Lifecycle/onOpenURL.md"
};
static const char Lifecycle_onReceive[] = {
#embed "../../Rules/Lifecycle/onReceive.md"
};
static const char Lifecycle_onSubmit[] = {
#embed "../../Rules/Lifecycle/onSubmit.md"
};
static const char Lifecycle_refreshable[] = {
#embed "../../Rules/Lifecycle/refreshable.md"
};
static const char Lifecycle_task[] = {
#embed "../../Rules/Lifecycle/task.md"
};
static const char Navigation_alert[] = {
#embed "../../Rules/Navigation/alert.md"
};
static const char Navigation_confirmationDialog[] = {
#embed "../../Rules/Navigation/confirmationDialog.md"
};
static const char Navigation_fullScreenCover[] = {
#embed "../../Rules/Navigation/fullScreenCover.md"
};
static const char Navigation_navigationBarBackButtonHidden[] = {
#embed "../../Rules/Navigation/navigationBarBackButtonHidden.md"
};
static const char Navigation_navigationBarHidden[] = {
#embed "../../Rules/Navigation/navigationBarHidden.md"
};
static const char Navigation_navigationBarTitleDisplayMode[] = {
#embed "../../Rules/Navigation/navigationBarTitleDisplayMode.md"
};
static const char Navigation_navigationDestination[] = {
#embed "../../Rules/Navigation/navigationDestination.md"
};
static const char Navigation_navigationSubtitle[] = {
#embed "../../Rules/Navigation/navigationSubtitle.md"
};
static const char Navigation_navigationTitle[] = {
#embed "../../Rules/Navigation/navigationTitle.md"
};
static const char Navigation_popover[] = {
#embed "../../Rules/Navigation/popover.md"
};
static const char Navigation_sheet[] = {
#embed "../../Rules/Navigation/sheet.md"
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
    PAGE("Animation/animation.md", Animation_animation),
    PAGE("Animation/contentTransition.md", Animation_contentTransition),
    PAGE("Animation/geometryGroup.md", Animation_geometryGroup),
    PAGE("Animation/matchedGeometryEffect.md", Animation_matchedGeometryEffect),
    PAGE("Animation/phaseAnimator.md", Animation_phaseAnimator),
    PAGE("Animation/symbolEffect.md", Animation_symbolEffect),
    PAGE("Animation/transaction.md", Animation_transaction),
    PAGE("Animation/transition.md", Animation_transition),
    PAGE("Drawing/background.md", Drawing_background),
    PAGE("Drawing/border.md", Drawing_border),
    PAGE("Drawing/clipShape.md", Drawing_clipShape),
    PAGE("Drawing/clipped.md", Drawing_clipped),
    PAGE("Drawing/foregroundColor.md", Drawing_foregroundColor),
    PAGE("Drawing/hidden.md", Drawing_hidden),
    PAGE("Drawing/opacity.md", Drawing_opacity),
    PAGE("Drawing/overlay.md", Drawing_overlay),
    PAGE("Environment/transformEnvironment.md", Environment_transformEnvironment),
    PAGE("Input/allowsHitTesting.md", Input_allowsHitTesting),
    PAGE("Input/contentShape.md", Input_contentShape),
    PAGE("Input/disabled.md", Input_disabled),
    PAGE("Input/gesture.md", Input_gesture),
    PAGE("Input/highPriorityGesture.md", Input_highPriorityGesture),
    PAGE("Input/onLongPressGesture.md", Input_onLongPressGesture),
    PAGE("Input/onTapGesture.md", Input_onTapGesture),
    PAGE("Input/sensoryFeedback.md", Input_sensoryFeedback),
    PAGE("Input/simultaneousGesture.md", Input_simultaneousGesture),
    PAGE("Layout/frame.md", Layout_frame),
    PAGE("Layout/padding.md", Layout_padding),
    PAGE("Lifecycle/onAppear.md", Lifecycle_onAppear),
    PAGE("Lifecycle/onChange.md", Lifecycle_onChange),
    PAGE("Lifecycle/onDisappear.md", Lifecycle_onDisappear),
    PAGE("Lifecycle/onOpenURL.md", Lifecycle_onOpenURL),
    PAGE("Lifecycle/onReceive.md", Lifecycle_onReceive),
    PAGE("Lifecycle/onSubmit.md", Lifecycle_onSubmit),
    PAGE("Lifecycle/refreshable.md", Lifecycle_refreshable),
    PAGE("Lifecycle/task.md", Lifecycle_task),
    PAGE("Navigation/alert.md", Navigation_alert),
    PAGE("Navigation/confirmationDialog.md", Navigation_confirmationDialog),
    PAGE("Navigation/fullScreenCover.md", Navigation_fullScreenCover),
    PAGE("Navigation/navigationBarBackButtonHidden.md", Navigation_navigationBarBackButtonHidden),
    PAGE("Navigation/navigationBarHidden.md", Navigation_navigationBarHidden),
    PAGE("Navigation/navigationBarTitleDisplayMode.md", Navigation_navigationBarTitleDisplayMode),
    PAGE("Navigation/navigationDestination.md", Navigation_navigationDestination),
    PAGE("Navigation/navigationSubtitle.md", Navigation_navigationSubtitle),
    PAGE("Navigation/navigationTitle.md", Navigation_navigationTitle),
    PAGE("Navigation/popover.md", Navigation_popover),
    PAGE("Navigation/sheet.md", Navigation_sheet),
    PAGE("Text/bold.md", Text_bold),
    PAGE("Text/font.md", Text_font),
    PAGE("Text/fontWeight.md", Text_fontWeight),
    PAGE("helpers.md", helpers),
    PAGE("signatures.md", signatures),
    PAGE("types.md", types),
};

size_t builtin_page_count(void) { return sizeof(pages) / sizeof(pages[0]); }

builtin_page builtin_page_at(size_t index) { return pages[index]; }
