// The pages of Rules/, word for word. Nothing but this list is written by hand: a test keeps it equal to the folder.
#include "BuiltinRules.h"

// The compiler of every toolchain that builds this package has `#embed`, whatever standard of C it takes for granted.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const char Drawing_accentColor[] = {
#embed "../../Rules/Drawing/accentColor.md"
};
static const char Drawing_background[] = {
#embed "../../Rules/Drawing/background.md"
};
static const char Drawing_blendMode[] = {
#embed "../../Rules/Drawing/blendMode.md"
};
static const char Drawing_blur[] = {
#embed "../../Rules/Drawing/blur.md"
};
static const char Drawing_border[] = {
#embed "../../Rules/Drawing/border.md"
};
static const char Drawing_brightness[] = {
#embed "../../Rules/Drawing/brightness.md"
};
static const char Drawing_clipShape[] = {
#embed "../../Rules/Drawing/clipShape.md"
};
static const char Drawing_clipped[] = {
#embed "../../Rules/Drawing/clipped.md"
};
static const char Drawing_colorInvert[] = {
#embed "../../Rules/Drawing/colorInvert.md"
};
static const char Drawing_colorMultiply[] = {
#embed "../../Rules/Drawing/colorMultiply.md"
};
static const char Drawing_compositingGroup[] = {
#embed "../../Rules/Drawing/compositingGroup.md"
};
static const char Drawing_containerShape[] = {
#embed "../../Rules/Drawing/containerShape.md"
};
static const char Drawing_contentShape[] = {
#embed "../../Rules/Drawing/contentShape.md"
};
static const char Drawing_contrast[] = {
#embed "../../Rules/Drawing/contrast.md"
};
static const char Drawing_cornerRadius[] = {
#embed "../../Rules/Drawing/cornerRadius.md"
};
static const char Drawing_drawingGroup[] = {
#embed "../../Rules/Drawing/drawingGroup.md"
};
static const char Drawing_foregroundColor[] = {
#embed "../../Rules/Drawing/foregroundColor.md"
};
static const char Drawing_foregroundStyle[] = {
#embed "../../Rules/Drawing/foregroundStyle.md"
};
static const char Drawing_grayscale[] = {
#embed "../../Rules/Drawing/grayscale.md"
};
static const char Drawing_hidden[] = {
#embed "../../Rules/Drawing/hidden.md"
};
static const char Drawing_hueRotation[] = {
#embed "../../Rules/Drawing/hueRotation.md"
};
static const char Drawing_luminanceToAlpha[] = {
#embed "../../Rules/Drawing/luminanceToAlpha.md"
};
static const char Drawing_mask[] = {
#embed "../../Rules/Drawing/mask.md"
};
static const char Drawing_offset[] = {
#embed "../../Rules/Drawing/offset.md"
};
static const char Drawing_opacity[] = {
#embed "../../Rules/Drawing/opacity.md"
};
static const char Drawing_overlay[] = {
#embed "../../Rules/Drawing/overlay.md"
};
static const char Drawing_privacySensitive[] = {
#embed "../../Rules/Drawing/privacySensitive.md"
};
static const char Drawing_projectionEffect[] = {
#embed "../../Rules/Drawing/projectionEffect.md"
};
static const char Drawing_redacted[] = {
#embed "../../Rules/Drawing/redacted.md"
};
static const char Drawing_rotation3DEffect[] = {
#embed "../../Rules/Drawing/rotation3DEffect.md"
};
static const char Drawing_rotationEffect[] = {
#embed "../../Rules/Drawing/rotationEffect.md"
};
static const char Drawing_saturation[] = {
#embed "../../Rules/Drawing/saturation.md"
};
static const char Drawing_scaleEffect[] = {
#embed "../../Rules/Drawing/scaleEffect.md"
};
static const char Drawing_shadow[] = {
#embed "../../Rules/Drawing/shadow.md"
};
static const char Drawing_tint[] = {
#embed "../../Rules/Drawing/tint.md"
};
static const char Drawing_transformEffect[] = {
#embed "../../Rules/Drawing/transformEffect.md"
};
static const char Drawing_unredacted[] = {
#embed "../../Rules/Drawing/unredacted.md"
};
static const char Environment_autocapitalization[] = {
#embed "../../Rules/Environment/autocapitalization.md"
};
static const char Environment_autocorrectionDisabled[] = {
#embed "../../Rules/Environment/autocorrectionDisabled.md"
};
static const char Environment_buttonStyle[] = {
#embed "../../Rules/Environment/buttonStyle.md"
};
static const char Environment_colorScheme[] = {
#embed "../../Rules/Environment/colorScheme.md"
};
static const char Environment_controlGroupStyle[] = {
#embed "../../Rules/Environment/controlGroupStyle.md"
};
static const char Environment_controlSize[] = {
#embed "../../Rules/Environment/controlSize.md"
};
static const char Environment_datePickerStyle[] = {
#embed "../../Rules/Environment/datePickerStyle.md"
};
static const char Environment_disableAutocorrection[] = {
#embed "../../Rules/Environment/disableAutocorrection.md"
};
static const char Environment_disclosureGroupStyle[] = {
#embed "../../Rules/Environment/disclosureGroupStyle.md"
};
static const char Environment_environment[] = {
#embed "../../Rules/Environment/environment.md"
};
static const char Environment_environmentObject[] = {
#embed "../../Rules/Environment/environmentObject.md"
};
static const char Environment_formStyle[] = {
#embed "../../Rules/Environment/formStyle.md"
};
static const char Environment_gaugeStyle[] = {
#embed "../../Rules/Environment/gaugeStyle.md"
};
static const char Environment_groupBoxStyle[] = {
#embed "../../Rules/Environment/groupBoxStyle.md"
};
static const char Environment_headerProminence[] = {
#embed "../../Rules/Environment/headerProminence.md"
};
static const char Environment_indexViewStyle[] = {
#embed "../../Rules/Environment/indexViewStyle.md"
};
static const char Environment_keyboardType[] = {
#embed "../../Rules/Environment/keyboardType.md"
};
static const char Environment_labelStyle[] = {
#embed "../../Rules/Environment/labelStyle.md"
};
static const char Environment_labelsHidden[] = {
#embed "../../Rules/Environment/labelsHidden.md"
};
static const char Environment_listStyle[] = {
#embed "../../Rules/Environment/listStyle.md"
};
static const char Environment_menuStyle[] = {
#embed "../../Rules/Environment/menuStyle.md"
};
static const char Environment_navigationViewStyle[] = {
#embed "../../Rules/Environment/navigationViewStyle.md"
};
static const char Environment_pickerStyle[] = {
#embed "../../Rules/Environment/pickerStyle.md"
};
static const char Environment_preferredColorScheme[] = {
#embed "../../Rules/Environment/preferredColorScheme.md"
};
static const char Environment_progressViewStyle[] = {
#embed "../../Rules/Environment/progressViewStyle.md"
};
static const char Environment_submitLabel[] = {
#embed "../../Rules/Environment/submitLabel.md"
};
static const char Environment_tabViewStyle[] = {
#embed "../../Rules/Environment/tabViewStyle.md"
};
static const char Environment_tableStyle[] = {
#embed "../../Rules/Environment/tableStyle.md"
};
static const char Environment_textContentType[] = {
#embed "../../Rules/Environment/textContentType.md"
};
static const char Environment_textEditorStyle[] = {
#embed "../../Rules/Environment/textEditorStyle.md"
};
static const char Environment_textFieldStyle[] = {
#embed "../../Rules/Environment/textFieldStyle.md"
};
static const char Environment_textInputAutocapitalization[] = {
#embed "../../Rules/Environment/textInputAutocapitalization.md"
};
static const char Environment_toggleStyle[] = {
#embed "../../Rules/Environment/toggleStyle.md"
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
static const char Text_allowsTightening[] = {
#embed "../../Rules/Text/allowsTightening.md"
};
static const char Text_baselineOffset[] = {
#embed "../../Rules/Text/baselineOffset.md"
};
static const char Text_bold[] = {
#embed "../../Rules/Text/bold.md"
};
static const char Text_dynamicTypeSize[] = {
#embed "../../Rules/Text/dynamicTypeSize.md"
};
static const char Text_font[] = {
#embed "../../Rules/Text/font.md"
};
static const char Text_fontDesign[] = {
#embed "../../Rules/Text/fontDesign.md"
};
static const char Text_fontWeight[] = {
#embed "../../Rules/Text/fontWeight.md"
};
static const char Text_fontWidth[] = {
#embed "../../Rules/Text/fontWidth.md"
};
static const char Text_imageScale[] = {
#embed "../../Rules/Text/imageScale.md"
};
static const char Text_italic[] = {
#embed "../../Rules/Text/italic.md"
};
static const char Text_kerning[] = {
#embed "../../Rules/Text/kerning.md"
};
static const char Text_lineLimit[] = {
#embed "../../Rules/Text/lineLimit.md"
};
static const char Text_lineSpacing[] = {
#embed "../../Rules/Text/lineSpacing.md"
};
static const char Text_minimumScaleFactor[] = {
#embed "../../Rules/Text/minimumScaleFactor.md"
};
static const char Text_monospaced[] = {
#embed "../../Rules/Text/monospaced.md"
};
static const char Text_monospacedDigit[] = {
#embed "../../Rules/Text/monospacedDigit.md"
};
static const char Text_multilineTextAlignment[] = {
#embed "../../Rules/Text/multilineTextAlignment.md"
};
static const char Text_strikethrough[] = {
#embed "../../Rules/Text/strikethrough.md"
};
static const char Text_symbolRenderingMode[] = {
#embed "../../Rules/Text/symbolRenderingMode.md"
};
static const char Text_symbolVariant[] = {
#embed "../../Rules/Text/symbolVariant.md"
};
static const char Text_textCase[] = {
#embed "../../Rules/Text/textCase.md"
};
static const char Text_textSelection[] = {
#embed "../../Rules/Text/textSelection.md"
};
static const char Text_tracking[] = {
#embed "../../Rules/Text/tracking.md"
};
static const char Text_truncationMode[] = {
#embed "../../Rules/Text/truncationMode.md"
};
static const char Text_underline[] = {
#embed "../../Rules/Text/underline.md"
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
    PAGE("Drawing/accentColor.md", Drawing_accentColor),
    PAGE("Drawing/background.md", Drawing_background),
    PAGE("Drawing/blendMode.md", Drawing_blendMode),
    PAGE("Drawing/blur.md", Drawing_blur),
    PAGE("Drawing/border.md", Drawing_border),
    PAGE("Drawing/brightness.md", Drawing_brightness),
    PAGE("Drawing/clipShape.md", Drawing_clipShape),
    PAGE("Drawing/clipped.md", Drawing_clipped),
    PAGE("Drawing/colorInvert.md", Drawing_colorInvert),
    PAGE("Drawing/colorMultiply.md", Drawing_colorMultiply),
    PAGE("Drawing/compositingGroup.md", Drawing_compositingGroup),
    PAGE("Drawing/containerShape.md", Drawing_containerShape),
    PAGE("Drawing/contentShape.md", Drawing_contentShape),
    PAGE("Drawing/contrast.md", Drawing_contrast),
    PAGE("Drawing/cornerRadius.md", Drawing_cornerRadius),
    PAGE("Drawing/drawingGroup.md", Drawing_drawingGroup),
    PAGE("Drawing/foregroundColor.md", Drawing_foregroundColor),
    PAGE("Drawing/foregroundStyle.md", Drawing_foregroundStyle),
    PAGE("Drawing/grayscale.md", Drawing_grayscale),
    PAGE("Drawing/hidden.md", Drawing_hidden),
    PAGE("Drawing/hueRotation.md", Drawing_hueRotation),
    PAGE("Drawing/luminanceToAlpha.md", Drawing_luminanceToAlpha),
    PAGE("Drawing/mask.md", Drawing_mask),
    PAGE("Drawing/offset.md", Drawing_offset),
    PAGE("Drawing/opacity.md", Drawing_opacity),
    PAGE("Drawing/overlay.md", Drawing_overlay),
    PAGE("Drawing/privacySensitive.md", Drawing_privacySensitive),
    PAGE("Drawing/projectionEffect.md", Drawing_projectionEffect),
    PAGE("Drawing/redacted.md", Drawing_redacted),
    PAGE("Drawing/rotation3DEffect.md", Drawing_rotation3DEffect),
    PAGE("Drawing/rotationEffect.md", Drawing_rotationEffect),
    PAGE("Drawing/saturation.md", Drawing_saturation),
    PAGE("Drawing/scaleEffect.md", Drawing_scaleEffect),
    PAGE("Drawing/shadow.md", Drawing_shadow),
    PAGE("Drawing/tint.md", Drawing_tint),
    PAGE("Drawing/transformEffect.md", Drawing_transformEffect),
    PAGE("Drawing/unredacted.md", Drawing_unredacted),
    PAGE("Environment/autocapitalization.md", Environment_autocapitalization),
    PAGE("Environment/autocorrectionDisabled.md", Environment_autocorrectionDisabled),
    PAGE("Environment/buttonStyle.md", Environment_buttonStyle),
    PAGE("Environment/colorScheme.md", Environment_colorScheme),
    PAGE("Environment/controlGroupStyle.md", Environment_controlGroupStyle),
    PAGE("Environment/controlSize.md", Environment_controlSize),
    PAGE("Environment/datePickerStyle.md", Environment_datePickerStyle),
    PAGE("Environment/disableAutocorrection.md", Environment_disableAutocorrection),
    PAGE("Environment/disclosureGroupStyle.md", Environment_disclosureGroupStyle),
    PAGE("Environment/environment.md", Environment_environment),
    PAGE("Environment/environmentObject.md", Environment_environmentObject),
    PAGE("Environment/formStyle.md", Environment_formStyle),
    PAGE("Environment/gaugeStyle.md", Environment_gaugeStyle),
    PAGE("Environment/groupBoxStyle.md", Environment_groupBoxStyle),
    PAGE("Environment/headerProminence.md", Environment_headerProminence),
    PAGE("Environment/indexViewStyle.md", Environment_indexViewStyle),
    PAGE("Environment/keyboardType.md", Environment_keyboardType),
    PAGE("Environment/labelStyle.md", Environment_labelStyle),
    PAGE("Environment/labelsHidden.md", Environment_labelsHidden),
    PAGE("Environment/listStyle.md", Environment_listStyle),
    PAGE("Environment/menuStyle.md", Environment_menuStyle),
    PAGE("Environment/navigationViewStyle.md", Environment_navigationViewStyle),
    PAGE("Environment/pickerStyle.md", Environment_pickerStyle),
    PAGE("Environment/preferredColorScheme.md", Environment_preferredColorScheme),
    PAGE("Environment/progressViewStyle.md", Environment_progressViewStyle),
    PAGE("Environment/submitLabel.md", Environment_submitLabel),
    PAGE("Environment/tabViewStyle.md", Environment_tabViewStyle),
    PAGE("Environment/tableStyle.md", Environment_tableStyle),
    PAGE("Environment/textContentType.md", Environment_textContentType),
    PAGE("Environment/textEditorStyle.md", Environment_textEditorStyle),
    PAGE("Environment/textFieldStyle.md", Environment_textFieldStyle),
    PAGE("Environment/textInputAutocapitalization.md", Environment_textInputAutocapitalization),
    PAGE("Environment/toggleStyle.md", Environment_toggleStyle),
    PAGE("Environment/transformEnvironment.md", Environment_transformEnvironment),
    PAGE("Input/disabled.md", Input_disabled),
    PAGE("Layout/frame.md", Layout_frame),
    PAGE("Layout/padding.md", Layout_padding),
    PAGE("Text/allowsTightening.md", Text_allowsTightening),
    PAGE("Text/baselineOffset.md", Text_baselineOffset),
    PAGE("Text/bold.md", Text_bold),
    PAGE("Text/dynamicTypeSize.md", Text_dynamicTypeSize),
    PAGE("Text/font.md", Text_font),
    PAGE("Text/fontDesign.md", Text_fontDesign),
    PAGE("Text/fontWeight.md", Text_fontWeight),
    PAGE("Text/fontWidth.md", Text_fontWidth),
    PAGE("Text/imageScale.md", Text_imageScale),
    PAGE("Text/italic.md", Text_italic),
    PAGE("Text/kerning.md", Text_kerning),
    PAGE("Text/lineLimit.md", Text_lineLimit),
    PAGE("Text/lineSpacing.md", Text_lineSpacing),
    PAGE("Text/minimumScaleFactor.md", Text_minimumScaleFactor),
    PAGE("Text/monospaced.md", Text_monospaced),
    PAGE("Text/monospacedDigit.md", Text_monospacedDigit),
    PAGE("Text/multilineTextAlignment.md", Text_multilineTextAlignment),
    PAGE("Text/strikethrough.md", Text_strikethrough),
    PAGE("Text/symbolRenderingMode.md", Text_symbolRenderingMode),
    PAGE("Text/symbolVariant.md", Text_symbolVariant),
    PAGE("Text/textCase.md", Text_textCase),
    PAGE("Text/textSelection.md", Text_textSelection),
    PAGE("Text/tracking.md", Text_tracking),
    PAGE("Text/truncationMode.md", Text_truncationMode),
    PAGE("Text/underline.md", Text_underline),
    PAGE("helpers.md", helpers),
    PAGE("signatures.md", signatures),
    PAGE("types.md", types),
};

size_t builtin_page_count(void) { return sizeof(pages) / sizeof(pages[0]); }

builtin_page builtin_page_at(size_t index) { return pages[index]; }
