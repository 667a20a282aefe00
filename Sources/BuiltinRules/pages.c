// The pages of Rules/, word for word. Nothing but this list is written by hand: a test keeps it equal to the folder.
#include "BuiltinRules.h"

// The compiler of every toolchain that builds this package has `#embed`, whatever standard of C it takes for granted.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const char Accessibility_accessibility[] = {
#embed "../../Rules/Accessibility/accessibility.md"
};
static const char Accessibility_accessibilityAction[] = {
#embed "../../Rules/Accessibility/accessibilityAction.md"
};
static const char Accessibility_accessibilityActions[] = {
#embed "../../Rules/Accessibility/accessibilityActions.md"
};
static const char Accessibility_accessibilityActivationPoint[] = {
#embed "../../Rules/Accessibility/accessibilityActivationPoint.md"
};
static const char Accessibility_accessibilityAddTraits[] = {
#embed "../../Rules/Accessibility/accessibilityAddTraits.md"
};
static const char Accessibility_accessibilityAdjustableAction[] = {
#embed "../../Rules/Accessibility/accessibilityAdjustableAction.md"
};
static const char Accessibility_accessibilityChartDescriptor[] = {
#embed "../../Rules/Accessibility/accessibilityChartDescriptor.md"
};
static const char Accessibility_accessibilityChildren[] = {
#embed "../../Rules/Accessibility/accessibilityChildren.md"
};
static const char Accessibility_accessibilityCustomContent[] = {
#embed "../../Rules/Accessibility/accessibilityCustomContent.md"
};
static const char Accessibility_accessibilityDirectTouch[] = {
#embed "../../Rules/Accessibility/accessibilityDirectTouch.md"
};
static const char Accessibility_accessibilityDragPoint[] = {
#embed "../../Rules/Accessibility/accessibilityDragPoint.md"
};
static const char Accessibility_accessibilityDropPoint[] = {
#embed "../../Rules/Accessibility/accessibilityDropPoint.md"
};
static const char Accessibility_accessibilityElement[] = {
#embed "../../Rules/Accessibility/accessibilityElement.md"
};
static const char Accessibility_accessibilityFocused[] = {
#embed "../../Rules/Accessibility/accessibilityFocused.md"
};
static const char Accessibility_accessibilityHeading[] = {
#embed "../../Rules/Accessibility/accessibilityHeading.md"
};
static const char Accessibility_accessibilityHidden[] = {
#embed "../../Rules/Accessibility/accessibilityHidden.md"
};
static const char Accessibility_accessibilityHint[] = {
#embed "../../Rules/Accessibility/accessibilityHint.md"
};
static const char Accessibility_accessibilityIdentifier[] = {
#embed "../../Rules/Accessibility/accessibilityIdentifier.md"
};
static const char Accessibility_accessibilityIgnoresInvertColors[] = {
#embed "../../Rules/Accessibility/accessibilityIgnoresInvertColors.md"
};
static const char Accessibility_accessibilityInputLabels[] = {
#embed "../../Rules/Accessibility/accessibilityInputLabels.md"
};
static const char Accessibility_accessibilityLabel[] = {
#embed "../../Rules/Accessibility/accessibilityLabel.md"
};
static const char Accessibility_accessibilityLabeledPair[] = {
#embed "../../Rules/Accessibility/accessibilityLabeledPair.md"
};
static const char Accessibility_accessibilityLinkedGroup[] = {
#embed "../../Rules/Accessibility/accessibilityLinkedGroup.md"
};
static const char Accessibility_accessibilityRemoveTraits[] = {
#embed "../../Rules/Accessibility/accessibilityRemoveTraits.md"
};
static const char Accessibility_accessibilityRepresentation[] = {
#embed "../../Rules/Accessibility/accessibilityRepresentation.md"
};
static const char Accessibility_accessibilityRespondsToUserInteraction[] = {
#embed "../../Rules/Accessibility/accessibilityRespondsToUserInteraction.md"
};
static const char Accessibility_accessibilityRotor[] = {
#embed "../../Rules/Accessibility/accessibilityRotor.md"
};
static const char Accessibility_accessibilityRotorEntry[] = {
#embed "../../Rules/Accessibility/accessibilityRotorEntry.md"
};
static const char Accessibility_accessibilityScrollAction[] = {
#embed "../../Rules/Accessibility/accessibilityScrollAction.md"
};
static const char Accessibility_accessibilityScrollStatus[] = {
#embed "../../Rules/Accessibility/accessibilityScrollStatus.md"
};
static const char Accessibility_accessibilityShowsLargeContentViewer[] = {
#embed "../../Rules/Accessibility/accessibilityShowsLargeContentViewer.md"
};
static const char Accessibility_accessibilitySortPriority[] = {
#embed "../../Rules/Accessibility/accessibilitySortPriority.md"
};
static const char Accessibility_accessibilityTextContentType[] = {
#embed "../../Rules/Accessibility/accessibilityTextContentType.md"
};
static const char Accessibility_accessibilityValue[] = {
#embed "../../Rules/Accessibility/accessibilityValue.md"
};
static const char Accessibility_accessibilityZoomAction[] = {
#embed "../../Rules/Accessibility/accessibilityZoomAction.md"
};
static const char Accessibility_speechAdjustedPitch[] = {
#embed "../../Rules/Accessibility/speechAdjustedPitch.md"
};
static const char Accessibility_speechAlwaysIncludesPunctuation[] = {
#embed "../../Rules/Accessibility/speechAlwaysIncludesPunctuation.md"
};
static const char Accessibility_speechAnnouncementsQueued[] = {
#embed "../../Rules/Accessibility/speechAnnouncementsQueued.md"
};
static const char Accessibility_speechSpellsOutCharacters[] = {
#embed "../../Rules/Accessibility/speechSpellsOutCharacters.md"
};
static const char Animation_animation[] = {
#embed "../../Rules/Animation/animation.md"
};
static const char Animation_contentTransition[] = {
#embed "../../Rules/Animation/contentTransition.md"
};
static const char Animation_geometryGroup[] = {
#embed "../../Rules/Animation/geometryGroup.md"
};
static const char Animation_keyframeAnimator[] = {
#embed "../../Rules/Animation/keyframeAnimator.md"
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
static const char Animation_symbolEffectsRemoved[] = {
#embed "../../Rules/Animation/symbolEffectsRemoved.md"
};
static const char Animation_transaction[] = {
#embed "../../Rules/Animation/transaction.md"
};
static const char Animation_transition[] = {
#embed "../../Rules/Animation/transition.md"
};
static const char Drawing_accentColor[] = {
#embed "../../Rules/Drawing/accentColor.md"
};
static const char Drawing_allowedDynamicRange[] = {
#embed "../../Rules/Drawing/allowedDynamicRange.md"
};
static const char Drawing_antialiased[] = {
#embed "../../Rules/Drawing/antialiased.md"
};
static const char Drawing_background[] = {
#embed "../../Rules/Drawing/background.md"
};
static const char Drawing_backgroundExtensionEffect[] = {
#embed "../../Rules/Drawing/backgroundExtensionEffect.md"
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
static const char Drawing_colorEffect[] = {
#embed "../../Rules/Drawing/colorEffect.md"
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
static const char Drawing_contentCaptureProtected[] = {
#embed "../../Rules/Drawing/contentCaptureProtected.md"
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
static const char Drawing_distortionEffect[] = {
#embed "../../Rules/Drawing/distortionEffect.md"
};
static const char Drawing_drawingGroup[] = {
#embed "../../Rules/Drawing/drawingGroup.md"
};
static const char Drawing_fill[] = {
#embed "../../Rules/Drawing/fill.md"
};
static const char Drawing_flipsForRightToLeftLayoutDirection[] = {
#embed "../../Rules/Drawing/flipsForRightToLeftLayoutDirection.md"
};
static const char Drawing_foregroundColor[] = {
#embed "../../Rules/Drawing/foregroundColor.md"
};
static const char Drawing_foregroundStyle[] = {
#embed "../../Rules/Drawing/foregroundStyle.md"
};
static const char Drawing_glassBackgroundEffect[] = {
#embed "../../Rules/Drawing/glassBackgroundEffect.md"
};
static const char Drawing_glassEffect[] = {
#embed "../../Rules/Drawing/glassEffect.md"
};
static const char Drawing_glassEffectID[] = {
#embed "../../Rules/Drawing/glassEffectID.md"
};
static const char Drawing_glassEffectUnion[] = {
#embed "../../Rules/Drawing/glassEffectUnion.md"
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
static const char Drawing_interpolation[] = {
#embed "../../Rules/Drawing/interpolation.md"
};
static const char Drawing_invalidatableContent[] = {
#embed "../../Rules/Drawing/invalidatableContent.md"
};
static const char Drawing_layerEffect[] = {
#embed "../../Rules/Drawing/layerEffect.md"
};
static const char Drawing_luminanceToAlpha[] = {
#embed "../../Rules/Drawing/luminanceToAlpha.md"
};
static const char Drawing_mapControlVisibility[] = {
#embed "../../Rules/Drawing/mapControlVisibility.md"
};
static const char Drawing_mapControls[] = {
#embed "../../Rules/Drawing/mapControls.md"
};
static const char Drawing_mapStyle[] = {
#embed "../../Rules/Drawing/mapStyle.md"
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
static const char Drawing_preferredSurroundingsEffect[] = {
#embed "../../Rules/Drawing/preferredSurroundingsEffect.md"
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
static const char Drawing_renderingMode[] = {
#embed "../../Rules/Drawing/renderingMode.md"
};
static const char Drawing_resizable[] = {
#embed "../../Rules/Drawing/resizable.md"
};
static const char Drawing_rotation[] = {
#embed "../../Rules/Drawing/rotation.md"
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
static const char Drawing_scale[] = {
#embed "../../Rules/Drawing/scale.md"
};
static const char Drawing_scaleEffect[] = {
#embed "../../Rules/Drawing/scaleEffect.md"
};
static const char Drawing_shadow[] = {
#embed "../../Rules/Drawing/shadow.md"
};
static const char Drawing_stroke[] = {
#embed "../../Rules/Drawing/stroke.md"
};
static const char Drawing_symbolColorRenderingMode[] = {
#embed "../../Rules/Drawing/symbolColorRenderingMode.md"
};
static const char Drawing_symbolVariableValueMode[] = {
#embed "../../Rules/Drawing/symbolVariableValueMode.md"
};
static const char Drawing_tint[] = {
#embed "../../Rules/Drawing/tint.md"
};
static const char Drawing_transformEffect[] = {
#embed "../../Rules/Drawing/transformEffect.md"
};
static const char Drawing_trim[] = {
#embed "../../Rules/Drawing/trim.md"
};
static const char Drawing_unredacted[] = {
#embed "../../Rules/Drawing/unredacted.md"
};
static const char Drawing_visualEffect[] = {
#embed "../../Rules/Drawing/visualEffect.md"
};
static const char Environment_activityBackgroundTint[] = {
#embed "../../Rules/Environment/activityBackgroundTint.md"
};
static const char Environment_activitySystemActionForegroundColor[] = {
#embed "../../Rules/Environment/activitySystemActionForegroundColor.md"
};
static const char Environment_anchorPreference[] = {
#embed "../../Rules/Environment/anchorPreference.md"
};
static const char Environment_autocapitalization[] = {
#embed "../../Rules/Environment/autocapitalization.md"
};
static const char Environment_autocorrectionDisabled[] = {
#embed "../../Rules/Environment/autocorrectionDisabled.md"
};
static const char Environment_backgroundPreferenceValue[] = {
#embed "../../Rules/Environment/backgroundPreferenceValue.md"
};
static const char Environment_backgroundStyle[] = {
#embed "../../Rules/Environment/backgroundStyle.md"
};
static const char Environment_buttonBorderShape[] = {
#embed "../../Rules/Environment/buttonBorderShape.md"
};
static const char Environment_buttonRepeatBehavior[] = {
#embed "../../Rules/Environment/buttonRepeatBehavior.md"
};
static const char Environment_buttonSizing[] = {
#embed "../../Rules/Environment/buttonSizing.md"
};
static const char Environment_buttonStyle[] = {
#embed "../../Rules/Environment/buttonStyle.md"
};
static const char Environment_chartLegend[] = {
#embed "../../Rules/Environment/chartLegend.md"
};
static const char Environment_chartOverlay[] = {
#embed "../../Rules/Environment/chartOverlay.md"
};
static const char Environment_chartXAxis[] = {
#embed "../../Rules/Environment/chartXAxis.md"
};
static const char Environment_chartXScale[] = {
#embed "../../Rules/Environment/chartXScale.md"
};
static const char Environment_chartYAxis[] = {
#embed "../../Rules/Environment/chartYAxis.md"
};
static const char Environment_chartYScale[] = {
#embed "../../Rules/Environment/chartYScale.md"
};
static const char Environment_colorScheme[] = {
#embed "../../Rules/Environment/colorScheme.md"
};
static const char Environment_containerValue[] = {
#embed "../../Rules/Environment/containerValue.md"
};
static const char Environment_controlGroupStyle[] = {
#embed "../../Rules/Environment/controlGroupStyle.md"
};
static const char Environment_controlSize[] = {
#embed "../../Rules/Environment/controlSize.md"
};
static const char Environment_coordinateSpace[] = {
#embed "../../Rules/Environment/coordinateSpace.md"
};
static const char Environment_datePickerStyle[] = {
#embed "../../Rules/Environment/datePickerStyle.md"
};
static const char Environment_defaultAppStorage[] = {
#embed "../../Rules/Environment/defaultAppStorage.md"
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
static const char Environment_equatable[] = {
#embed "../../Rules/Environment/equatable.md"
};
static const char Environment_findDisabled[] = {
#embed "../../Rules/Environment/findDisabled.md"
};
static const char Environment_focusedObject[] = {
#embed "../../Rules/Environment/focusedObject.md"
};
static const char Environment_focusedSceneObject[] = {
#embed "../../Rules/Environment/focusedSceneObject.md"
};
static const char Environment_focusedSceneValue[] = {
#embed "../../Rules/Environment/focusedSceneValue.md"
};
static const char Environment_focusedValue[] = {
#embed "../../Rules/Environment/focusedValue.md"
};
static const char Environment_formStyle[] = {
#embed "../../Rules/Environment/formStyle.md"
};
static const char Environment_gaugeStyle[] = {
#embed "../../Rules/Environment/gaugeStyle.md"
};
static const char Environment_groupActivityAssociation[] = {
#embed "../../Rules/Environment/groupActivityAssociation.md"
};
static const char Environment_groupBoxStyle[] = {
#embed "../../Rules/Environment/groupBoxStyle.md"
};
static const char Environment_headerProminence[] = {
#embed "../../Rules/Environment/headerProminence.md"
};
static const char Environment_help[] = {
#embed "../../Rules/Environment/help.md"
};
static const char Environment_horizontalRadioGroupLayout[] = {
#embed "../../Rules/Environment/horizontalRadioGroupLayout.md"
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
static const char Environment_labeledContentStyle[] = {
#embed "../../Rules/Environment/labeledContentStyle.md"
};
static const char Environment_labelsHidden[] = {
#embed "../../Rules/Environment/labelsHidden.md"
};
static const char Environment_labelsVisibility[] = {
#embed "../../Rules/Environment/labelsVisibility.md"
};
static const char Environment_listStyle[] = {
#embed "../../Rules/Environment/listStyle.md"
};
static const char Environment_materialActiveAppearance[] = {
#embed "../../Rules/Environment/materialActiveAppearance.md"
};
static const char Environment_menuActionDismissBehavior[] = {
#embed "../../Rules/Environment/menuActionDismissBehavior.md"
};
static const char Environment_menuButtonStyle[] = {
#embed "../../Rules/Environment/menuButtonStyle.md"
};
static const char Environment_menuIndicator[] = {
#embed "../../Rules/Environment/menuIndicator.md"
};
static const char Environment_menuOrder[] = {
#embed "../../Rules/Environment/menuOrder.md"
};
static const char Environment_menuStyle[] = {
#embed "../../Rules/Environment/menuStyle.md"
};
static const char Environment_modelContainer[] = {
#embed "../../Rules/Environment/modelContainer.md"
};
static const char Environment_modelContext[] = {
#embed "../../Rules/Environment/modelContext.md"
};
static const char Environment_navigationSplitViewStyle[] = {
#embed "../../Rules/Environment/navigationSplitViewStyle.md"
};
static const char Environment_navigationViewStyle[] = {
#embed "../../Rules/Environment/navigationViewStyle.md"
};
static const char Environment_ornament[] = {
#embed "../../Rules/Environment/ornament.md"
};
static const char Environment_overlayPreferenceValue[] = {
#embed "../../Rules/Environment/overlayPreferenceValue.md"
};
static const char Environment_paletteSelectionEffect[] = {
#embed "../../Rules/Environment/paletteSelectionEffect.md"
};
static const char Environment_pickerStyle[] = {
#embed "../../Rules/Environment/pickerStyle.md"
};
static const char Environment_preference[] = {
#embed "../../Rules/Environment/preference.md"
};
static const char Environment_preferredColorScheme[] = {
#embed "../../Rules/Environment/preferredColorScheme.md"
};
static const char Environment_previewContext[] = {
#embed "../../Rules/Environment/previewContext.md"
};
static const char Environment_previewDevice[] = {
#embed "../../Rules/Environment/previewDevice.md"
};
static const char Environment_previewDisplayName[] = {
#embed "../../Rules/Environment/previewDisplayName.md"
};
static const char Environment_previewInterfaceOrientation[] = {
#embed "../../Rules/Environment/previewInterfaceOrientation.md"
};
static const char Environment_previewLayout[] = {
#embed "../../Rules/Environment/previewLayout.md"
};
static const char Environment_progressViewStyle[] = {
#embed "../../Rules/Environment/progressViewStyle.md"
};
static const char Environment_replaceDisabled[] = {
#embed "../../Rules/Environment/replaceDisabled.md"
};
static const char Environment_searchDictationBehavior[] = {
#embed "../../Rules/Environment/searchDictationBehavior.md"
};
static const char Environment_searchPresentationToolbarBehavior[] = {
#embed "../../Rules/Environment/searchPresentationToolbarBehavior.md"
};
static const char Environment_searchToolbarBehavior[] = {
#embed "../../Rules/Environment/searchToolbarBehavior.md"
};
static const char Environment_sliderThumbVisibility[] = {
#embed "../../Rules/Environment/sliderThumbVisibility.md"
};
static const char Environment_springLoadingBehavior[] = {
#embed "../../Rules/Environment/springLoadingBehavior.md"
};
static const char Environment_submitLabel[] = {
#embed "../../Rules/Environment/submitLabel.md"
};
static const char Environment_submitScope[] = {
#embed "../../Rules/Environment/submitScope.md"
};
static const char Environment_tabViewStyle[] = {
#embed "../../Rules/Environment/tabViewStyle.md"
};
static const char Environment_tableColumnHeaders[] = {
#embed "../../Rules/Environment/tableColumnHeaders.md"
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
static const char Environment_textInputFormattingControlVisibility[] = {
#embed "../../Rules/Environment/textInputFormattingControlVisibility.md"
};
static const char Environment_toggleStyle[] = {
#embed "../../Rules/Environment/toggleStyle.md"
};
static const char Environment_transformAnchorPreference[] = {
#embed "../../Rules/Environment/transformAnchorPreference.md"
};
static const char Environment_transformEnvironment[] = {
#embed "../../Rules/Environment/transformEnvironment.md"
};
static const char Environment_transformPreference[] = {
#embed "../../Rules/Environment/transformPreference.md"
};
static const char Environment_widgetAccentable[] = {
#embed "../../Rules/Environment/widgetAccentable.md"
};
static const char Environment_widgetCurvesContent[] = {
#embed "../../Rules/Environment/widgetCurvesContent.md"
};
static const char Environment_widgetLabel[] = {
#embed "../../Rules/Environment/widgetLabel.md"
};
static const char Environment_widgetURL[] = {
#embed "../../Rules/Environment/widgetURL.md"
};
static const char Environment_writingToolsAffordanceVisibility[] = {
#embed "../../Rules/Environment/writingToolsAffordanceVisibility.md"
};
static const char Environment_writingToolsBehavior[] = {
#embed "../../Rules/Environment/writingToolsBehavior.md"
};
static const char Input_allowsHitTesting[] = {
#embed "../../Rules/Input/allowsHitTesting.md"
};
static const char Input_allowsWindowActivationEvents[] = {
#embed "../../Rules/Input/allowsWindowActivationEvents.md"
};
static const char Input_contextMenu[] = {
#embed "../../Rules/Input/contextMenu.md"
};
static const char Input_defaultFocus[] = {
#embed "../../Rules/Input/defaultFocus.md"
};
static const char Input_defersSystemGestures[] = {
#embed "../../Rules/Input/defersSystemGestures.md"
};
static const char Input_digitalCrownRotation[] = {
#embed "../../Rules/Input/digitalCrownRotation.md"
};
static const char Input_disabled[] = {
#embed "../../Rules/Input/disabled.md"
};
static const char Input_draggable[] = {
#embed "../../Rules/Input/draggable.md"
};
static const char Input_dropDestination[] = {
#embed "../../Rules/Input/dropDestination.md"
};
static const char Input_focusEffectDisabled[] = {
#embed "../../Rules/Input/focusEffectDisabled.md"
};
static const char Input_focusScope[] = {
#embed "../../Rules/Input/focusScope.md"
};
static const char Input_focusSection[] = {
#embed "../../Rules/Input/focusSection.md"
};
static const char Input_focusable[] = {
#embed "../../Rules/Input/focusable.md"
};
static const char Input_focused[] = {
#embed "../../Rules/Input/focused.md"
};
static const char Input_gesture[] = {
#embed "../../Rules/Input/gesture.md"
};
static const char Input_handGestureShortcut[] = {
#embed "../../Rules/Input/handGestureShortcut.md"
};
static const char Input_handPointerBehavior[] = {
#embed "../../Rules/Input/handPointerBehavior.md"
};
static const char Input_handlesExternalEvents[] = {
#embed "../../Rules/Input/handlesExternalEvents.md"
};
static const char Input_highPriorityGesture[] = {
#embed "../../Rules/Input/highPriorityGesture.md"
};
static const char Input_hoverEffect[] = {
#embed "../../Rules/Input/hoverEffect.md"
};
static const char Input_hoverEffectDisabled[] = {
#embed "../../Rules/Input/hoverEffectDisabled.md"
};
static const char Input_keyboardShortcut[] = {
#embed "../../Rules/Input/keyboardShortcut.md"
};
static const char Input_onContinuousHover[] = {
#embed "../../Rules/Input/onContinuousHover.md"
};
static const char Input_onCopyCommand[] = {
#embed "../../Rules/Input/onCopyCommand.md"
};
static const char Input_onCutCommand[] = {
#embed "../../Rules/Input/onCutCommand.md"
};
static const char Input_onDeleteCommand[] = {
#embed "../../Rules/Input/onDeleteCommand.md"
};
static const char Input_onDrag[] = {
#embed "../../Rules/Input/onDrag.md"
};
static const char Input_onDrop[] = {
#embed "../../Rules/Input/onDrop.md"
};
static const char Input_onExitCommand[] = {
#embed "../../Rules/Input/onExitCommand.md"
};
static const char Input_onHover[] = {
#embed "../../Rules/Input/onHover.md"
};
static const char Input_onKeyPress[] = {
#embed "../../Rules/Input/onKeyPress.md"
};
static const char Input_onLongPressGesture[] = {
#embed "../../Rules/Input/onLongPressGesture.md"
};
static const char Input_onModifierKeysChanged[] = {
#embed "../../Rules/Input/onModifierKeysChanged.md"
};
static const char Input_onMoveCommand[] = {
#embed "../../Rules/Input/onMoveCommand.md"
};
static const char Input_onPasteCommand[] = {
#embed "../../Rules/Input/onPasteCommand.md"
};
static const char Input_onPencilDoubleTap[] = {
#embed "../../Rules/Input/onPencilDoubleTap.md"
};
static const char Input_onPencilSqueeze[] = {
#embed "../../Rules/Input/onPencilSqueeze.md"
};
static const char Input_onPlayPauseCommand[] = {
#embed "../../Rules/Input/onPlayPauseCommand.md"
};
static const char Input_onTapGesture[] = {
#embed "../../Rules/Input/onTapGesture.md"
};
static const char Input_pointerStyle[] = {
#embed "../../Rules/Input/pointerStyle.md"
};
static const char Input_pointerVisibility[] = {
#embed "../../Rules/Input/pointerVisibility.md"
};
static const char Input_prefersDefaultFocus[] = {
#embed "../../Rules/Input/prefersDefaultFocus.md"
};
static const char Input_renameAction[] = {
#embed "../../Rules/Input/renameAction.md"
};
static const char Input_searchFocused[] = {
#embed "../../Rules/Input/searchFocused.md"
};
static const char Input_sensoryFeedback[] = {
#embed "../../Rules/Input/sensoryFeedback.md"
};
static const char Input_simultaneousGesture[] = {
#embed "../../Rules/Input/simultaneousGesture.md"
};
static const char Layout_alignmentGuide[] = {
#embed "../../Rules/Layout/alignmentGuide.md"
};
static const char Layout_aspectRatio[] = {
#embed "../../Rules/Layout/aspectRatio.md"
};
static const char Layout_containerRelativeFrame[] = {
#embed "../../Rules/Layout/containerRelativeFrame.md"
};
static const char Layout_contentMargins[] = {
#embed "../../Rules/Layout/contentMargins.md"
};
static const char Layout_edgesIgnoringSafeArea[] = {
#embed "../../Rules/Layout/edgesIgnoringSafeArea.md"
};
static const char Layout_fixedSize[] = {
#embed "../../Rules/Layout/fixedSize.md"
};
static const char Layout_frame[] = {
#embed "../../Rules/Layout/frame.md"
};
static const char Layout_gridCellAnchor[] = {
#embed "../../Rules/Layout/gridCellAnchor.md"
};
static const char Layout_gridCellColumns[] = {
#embed "../../Rules/Layout/gridCellColumns.md"
};
static const char Layout_gridCellUnsizedAxes[] = {
#embed "../../Rules/Layout/gridCellUnsizedAxes.md"
};
static const char Layout_gridColumnAlignment[] = {
#embed "../../Rules/Layout/gridColumnAlignment.md"
};
static const char Layout_id[] = {
#embed "../../Rules/Layout/id.md"
};
static const char Layout_ignoresSafeArea[] = {
#embed "../../Rules/Layout/ignoresSafeArea.md"
};
static const char Layout_layoutPriority[] = {
#embed "../../Rules/Layout/layoutPriority.md"
};
static const char Layout_layoutValue[] = {
#embed "../../Rules/Layout/layoutValue.md"
};
static const char Layout_padding[] = {
#embed "../../Rules/Layout/padding.md"
};
static const char Layout_padding3D[] = {
#embed "../../Rules/Layout/padding3D.md"
};
static const char Layout_position[] = {
#embed "../../Rules/Layout/position.md"
};
static const char Layout_safeAreaBar[] = {
#embed "../../Rules/Layout/safeAreaBar.md"
};
static const char Layout_safeAreaInset[] = {
#embed "../../Rules/Layout/safeAreaInset.md"
};
static const char Layout_safeAreaPadding[] = {
#embed "../../Rules/Layout/safeAreaPadding.md"
};
static const char Layout_scaledToFill[] = {
#embed "../../Rules/Layout/scaledToFill.md"
};
static const char Layout_scaledToFit[] = {
#embed "../../Rules/Layout/scaledToFit.md"
};
static const char Layout_scenePadding[] = {
#embed "../../Rules/Layout/scenePadding.md"
};
static const char Layout_tag[] = {
#embed "../../Rules/Layout/tag.md"
};
static const char Layout_zIndex[] = {
#embed "../../Rules/Layout/zIndex.md"
};
static const char Lifecycle_onAppear[] = {
#embed "../../Rules/Lifecycle/onAppear.md"
};
static const char Lifecycle_onChange[] = {
#embed "../../Rules/Lifecycle/onChange.md"
};
static const char Lifecycle_onContinueUserActivity[] = {
#embed "../../Rules/Lifecycle/onContinueUserActivity.md"
};
static const char Lifecycle_onDisappear[] = {
#embed "../../Rules/Lifecycle/onDisappear.md"
};
static const char Lifecycle_onGeometryChange[] = {
#embed "../../Rules/Lifecycle/onGeometryChange.md"
};
static const char Lifecycle_onInteractiveResizeChange[] = {
#embed "../../Rules/Lifecycle/onInteractiveResizeChange.md"
};
static const char Lifecycle_onOpenURL[] = {
#embed "../../Rules/Lifecycle/onOpenURL.md"
};
static const char Lifecycle_onPreferenceChange[] = {
#embed "../../Rules/Lifecycle/onPreferenceChange.md"
};
static const char Lifecycle_onReceive[] = {
#embed "../../Rules/Lifecycle/onReceive.md"
};
static const char Lifecycle_onScrollGeometryChange[] = {
#embed "../../Rules/Lifecycle/onScrollGeometryChange.md"
};
static const char Lifecycle_onScrollPhaseChange[] = {
#embed "../../Rules/Lifecycle/onScrollPhaseChange.md"
};
static const char Lifecycle_onScrollTargetVisibilityChange[] = {
#embed "../../Rules/Lifecycle/onScrollTargetVisibilityChange.md"
};
static const char Lifecycle_onScrollVisibilityChange[] = {
#embed "../../Rules/Lifecycle/onScrollVisibilityChange.md"
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
static const char Lifecycle_translationTask[] = {
#embed "../../Rules/Lifecycle/translationTask.md"
};
static const char Lifecycle_userActivity[] = {
#embed "../../Rules/Lifecycle/userActivity.md"
};
static const char Lists_alternatingRowBackgrounds[] = {
#embed "../../Rules/Lists/alternatingRowBackgrounds.md"
};
static const char Lists_badge[] = {
#embed "../../Rules/Lists/badge.md"
};
static const char Lists_badgeProminence[] = {
#embed "../../Rules/Lists/badgeProminence.md"
};
static const char Lists_defaultScrollAnchor[] = {
#embed "../../Rules/Lists/defaultScrollAnchor.md"
};
static const char Lists_deleteDisabled[] = {
#embed "../../Rules/Lists/deleteDisabled.md"
};
static const char Lists_listItemTint[] = {
#embed "../../Rules/Lists/listItemTint.md"
};
static const char Lists_listRowBackground[] = {
#embed "../../Rules/Lists/listRowBackground.md"
};
static const char Lists_listRowHoverEffectDisabled[] = {
#embed "../../Rules/Lists/listRowHoverEffectDisabled.md"
};
static const char Lists_listRowInsets[] = {
#embed "../../Rules/Lists/listRowInsets.md"
};
static const char Lists_listRowSeparator[] = {
#embed "../../Rules/Lists/listRowSeparator.md"
};
static const char Lists_listRowSeparatorTint[] = {
#embed "../../Rules/Lists/listRowSeparatorTint.md"
};
static const char Lists_listRowSpacing[] = {
#embed "../../Rules/Lists/listRowSpacing.md"
};
static const char Lists_listSectionIndexVisibility[] = {
#embed "../../Rules/Lists/listSectionIndexVisibility.md"
};
static const char Lists_listSectionMargins[] = {
#embed "../../Rules/Lists/listSectionMargins.md"
};
static const char Lists_listSectionSeparator[] = {
#embed "../../Rules/Lists/listSectionSeparator.md"
};
static const char Lists_listSectionSeparatorTint[] = {
#embed "../../Rules/Lists/listSectionSeparatorTint.md"
};
static const char Lists_listSectionSpacing[] = {
#embed "../../Rules/Lists/listSectionSpacing.md"
};
static const char Lists_moveDisabled[] = {
#embed "../../Rules/Lists/moveDisabled.md"
};
static const char Lists_onDelete[] = {
#embed "../../Rules/Lists/onDelete.md"
};
static const char Lists_onInsert[] = {
#embed "../../Rules/Lists/onInsert.md"
};
static const char Lists_onMove[] = {
#embed "../../Rules/Lists/onMove.md"
};
static const char Lists_scrollBounceBehavior[] = {
#embed "../../Rules/Lists/scrollBounceBehavior.md"
};
static const char Lists_scrollClipDisabled[] = {
#embed "../../Rules/Lists/scrollClipDisabled.md"
};
static const char Lists_scrollContentBackground[] = {
#embed "../../Rules/Lists/scrollContentBackground.md"
};
static const char Lists_scrollDisabled[] = {
#embed "../../Rules/Lists/scrollDisabled.md"
};
static const char Lists_scrollDismissesKeyboard[] = {
#embed "../../Rules/Lists/scrollDismissesKeyboard.md"
};
static const char Lists_scrollEdgeEffectHidden[] = {
#embed "../../Rules/Lists/scrollEdgeEffectHidden.md"
};
static const char Lists_scrollEdgeEffectStyle[] = {
#embed "../../Rules/Lists/scrollEdgeEffectStyle.md"
};
static const char Lists_scrollIndicators[] = {
#embed "../../Rules/Lists/scrollIndicators.md"
};
static const char Lists_scrollIndicatorsFlash[] = {
#embed "../../Rules/Lists/scrollIndicatorsFlash.md"
};
static const char Lists_scrollInputBehavior[] = {
#embed "../../Rules/Lists/scrollInputBehavior.md"
};
static const char Lists_scrollPosition[] = {
#embed "../../Rules/Lists/scrollPosition.md"
};
static const char Lists_scrollTargetBehavior[] = {
#embed "../../Rules/Lists/scrollTargetBehavior.md"
};
static const char Lists_scrollTargetLayout[] = {
#embed "../../Rules/Lists/scrollTargetLayout.md"
};
static const char Lists_scrollTransition[] = {
#embed "../../Rules/Lists/scrollTransition.md"
};
static const char Lists_searchCompletion[] = {
#embed "../../Rules/Lists/searchCompletion.md"
};
static const char Lists_searchScopes[] = {
#embed "../../Rules/Lists/searchScopes.md"
};
static const char Lists_searchSuggestions[] = {
#embed "../../Rules/Lists/searchSuggestions.md"
};
static const char Lists_searchable[] = {
#embed "../../Rules/Lists/searchable.md"
};
static const char Lists_sectionIndexLabel[] = {
#embed "../../Rules/Lists/sectionIndexLabel.md"
};
static const char Lists_selectionDisabled[] = {
#embed "../../Rules/Lists/selectionDisabled.md"
};
static const char Lists_swipeActions[] = {
#embed "../../Rules/Lists/swipeActions.md"
};
static const char Navigation_actionSheet[] = {
#embed "../../Rules/Navigation/actionSheet.md"
};
static const char Navigation_alert[] = {
#embed "../../Rules/Navigation/alert.md"
};
static const char Navigation_appStoreOverlay[] = {
#embed "../../Rules/Navigation/appStoreOverlay.md"
};
static const char Navigation_confirmationDialog[] = {
#embed "../../Rules/Navigation/confirmationDialog.md"
};
static const char Navigation_contactAccessPicker[] = {
#embed "../../Rules/Navigation/contactAccessPicker.md"
};
static const char Navigation_containerBackground[] = {
#embed "../../Rules/Navigation/containerBackground.md"
};
static const char Navigation_defaultAdaptableTabBarPlacement[] = {
#embed "../../Rules/Navigation/defaultAdaptableTabBarPlacement.md"
};
static const char Navigation_dismissalConfirmationDialog[] = {
#embed "../../Rules/Navigation/dismissalConfirmationDialog.md"
};
static const char Navigation_familyActivityPicker[] = {
#embed "../../Rules/Navigation/familyActivityPicker.md"
};
static const char Navigation_fileExporter[] = {
#embed "../../Rules/Navigation/fileExporter.md"
};
static const char Navigation_fileImporter[] = {
#embed "../../Rules/Navigation/fileImporter.md"
};
static const char Navigation_fileMover[] = {
#embed "../../Rules/Navigation/fileMover.md"
};
static const char Navigation_findNavigator[] = {
#embed "../../Rules/Navigation/findNavigator.md"
};
static const char Navigation_fullScreenCover[] = {
#embed "../../Rules/Navigation/fullScreenCover.md"
};
static const char Navigation_imagePlaygroundSheet[] = {
#embed "../../Rules/Navigation/imagePlaygroundSheet.md"
};
static const char Navigation_inspector[] = {
#embed "../../Rules/Navigation/inspector.md"
};
static const char Navigation_inspectorColumnWidth[] = {
#embed "../../Rules/Navigation/inspectorColumnWidth.md"
};
static const char Navigation_interactiveDismissDisabled[] = {
#embed "../../Rules/Navigation/interactiveDismissDisabled.md"
};
static const char Navigation_manageSubscriptionsSheet[] = {
#embed "../../Rules/Navigation/manageSubscriptionsSheet.md"
};
static const char Navigation_matchedTransitionSource[] = {
#embed "../../Rules/Navigation/matchedTransitionSource.md"
};
static const char Navigation_musicSubscriptionOffer[] = {
#embed "../../Rules/Navigation/musicSubscriptionOffer.md"
};
static const char Navigation_navigationBarBackButtonHidden[] = {
#embed "../../Rules/Navigation/navigationBarBackButtonHidden.md"
};
static const char Navigation_navigationBarHidden[] = {
#embed "../../Rules/Navigation/navigationBarHidden.md"
};
static const char Navigation_navigationBarItems[] = {
#embed "../../Rules/Navigation/navigationBarItems.md"
};
static const char Navigation_navigationBarTitle[] = {
#embed "../../Rules/Navigation/navigationBarTitle.md"
};
static const char Navigation_navigationBarTitleDisplayMode[] = {
#embed "../../Rules/Navigation/navigationBarTitleDisplayMode.md"
};
static const char Navigation_navigationDestination[] = {
#embed "../../Rules/Navigation/navigationDestination.md"
};
static const char Navigation_navigationDocument[] = {
#embed "../../Rules/Navigation/navigationDocument.md"
};
static const char Navigation_navigationLinkIndicatorVisibility[] = {
#embed "../../Rules/Navigation/navigationLinkIndicatorVisibility.md"
};
static const char Navigation_navigationSplitViewColumnWidth[] = {
#embed "../../Rules/Navigation/navigationSplitViewColumnWidth.md"
};
static const char Navigation_navigationSubtitle[] = {
#embed "../../Rules/Navigation/navigationSubtitle.md"
};
static const char Navigation_navigationTitle[] = {
#embed "../../Rules/Navigation/navigationTitle.md"
};
static const char Navigation_navigationTransition[] = {
#embed "../../Rules/Navigation/navigationTransition.md"
};
static const char Navigation_offerCodeRedemption[] = {
#embed "../../Rules/Navigation/offerCodeRedemption.md"
};
static const char Navigation_persistentSystemOverlays[] = {
#embed "../../Rules/Navigation/persistentSystemOverlays.md"
};
static const char Navigation_photosPicker[] = {
#embed "../../Rules/Navigation/photosPicker.md"
};
static const char Navigation_popover[] = {
#embed "../../Rules/Navigation/popover.md"
};
static const char Navigation_popoverTip[] = {
#embed "../../Rules/Navigation/popoverTip.md"
};
static const char Navigation_presentationBackground[] = {
#embed "../../Rules/Navigation/presentationBackground.md"
};
static const char Navigation_presentationBackgroundInteraction[] = {
#embed "../../Rules/Navigation/presentationBackgroundInteraction.md"
};
static const char Navigation_presentationCompactAdaptation[] = {
#embed "../../Rules/Navigation/presentationCompactAdaptation.md"
};
static const char Navigation_presentationContentInteraction[] = {
#embed "../../Rules/Navigation/presentationContentInteraction.md"
};
static const char Navigation_presentationCornerRadius[] = {
#embed "../../Rules/Navigation/presentationCornerRadius.md"
};
static const char Navigation_presentationDetents[] = {
#embed "../../Rules/Navigation/presentationDetents.md"
};
static const char Navigation_presentationDragIndicator[] = {
#embed "../../Rules/Navigation/presentationDragIndicator.md"
};
static const char Navigation_presentationPreventsAppTermination[] = {
#embed "../../Rules/Navigation/presentationPreventsAppTermination.md"
};
static const char Navigation_presentationSizing[] = {
#embed "../../Rules/Navigation/presentationSizing.md"
};
static const char Navigation_quickLookPreview[] = {
#embed "../../Rules/Navigation/quickLookPreview.md"
};
static const char Navigation_sectionActions[] = {
#embed "../../Rules/Navigation/sectionActions.md"
};
static const char Navigation_sheet[] = {
#embed "../../Rules/Navigation/sheet.md"
};
static const char Navigation_statusBar[] = {
#embed "../../Rules/Navigation/statusBar.md"
};
static const char Navigation_statusBarHidden[] = {
#embed "../../Rules/Navigation/statusBarHidden.md"
};
static const char Navigation_tabBarMinimizeBehavior[] = {
#embed "../../Rules/Navigation/tabBarMinimizeBehavior.md"
};
static const char Navigation_tabItem[] = {
#embed "../../Rules/Navigation/tabItem.md"
};
static const char Navigation_tabViewBottomAccessory[] = {
#embed "../../Rules/Navigation/tabViewBottomAccessory.md"
};
static const char Navigation_toolbar[] = {
#embed "../../Rules/Navigation/toolbar.md"
};
static const char Navigation_toolbarBackground[] = {
#embed "../../Rules/Navigation/toolbarBackground.md"
};
static const char Navigation_toolbarBackgroundVisibility[] = {
#embed "../../Rules/Navigation/toolbarBackgroundVisibility.md"
};
static const char Navigation_toolbarColorScheme[] = {
#embed "../../Rules/Navigation/toolbarColorScheme.md"
};
static const char Navigation_toolbarRole[] = {
#embed "../../Rules/Navigation/toolbarRole.md"
};
static const char Navigation_toolbarTitleDisplayMode[] = {
#embed "../../Rules/Navigation/toolbarTitleDisplayMode.md"
};
static const char Navigation_toolbarTitleMenu[] = {
#embed "../../Rules/Navigation/toolbarTitleMenu.md"
};
static const char Navigation_toolbarVisibility[] = {
#embed "../../Rules/Navigation/toolbarVisibility.md"
};
static const char Navigation_translationPresentation[] = {
#embed "../../Rules/Navigation/translationPresentation.md"
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
static const char Text_lineHeight[] = {
#embed "../../Rules/Text/lineHeight.md"
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
static const char Text_textRenderer[] = {
#embed "../../Rules/Text/textRenderer.md"
};
static const char Text_textScale[] = {
#embed "../../Rules/Text/textScale.md"
};
static const char Text_textSelection[] = {
#embed "../../Rules/Text/textSelection.md"
};
static const char Text_textSelectionAffinity[] = {
#embed "../../Rules/Text/textSelectionAffinity.md"
};
static const char Text_tracking[] = {
#embed "../../Rules/Text/tracking.md"
};
static const char Text_truncationMode[] = {
#embed "../../Rules/Text/truncationMode.md"
};
static const char Text_typesettingLanguage[] = {
#embed "../../Rules/Text/typesettingLanguage.md"
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
    PAGE("Accessibility/accessibility.md", Accessibility_accessibility),
    PAGE("Accessibility/accessibilityAction.md", Accessibility_accessibilityAction),
    PAGE("Accessibility/accessibilityActions.md", Accessibility_accessibilityActions),
    PAGE("Accessibility/accessibilityActivationPoint.md", Accessibility_accessibilityActivationPoint),
    PAGE("Accessibility/accessibilityAddTraits.md", Accessibility_accessibilityAddTraits),
    PAGE("Accessibility/accessibilityAdjustableAction.md", Accessibility_accessibilityAdjustableAction),
    PAGE("Accessibility/accessibilityChartDescriptor.md", Accessibility_accessibilityChartDescriptor),
    PAGE("Accessibility/accessibilityChildren.md", Accessibility_accessibilityChildren),
    PAGE("Accessibility/accessibilityCustomContent.md", Accessibility_accessibilityCustomContent),
    PAGE("Accessibility/accessibilityDirectTouch.md", Accessibility_accessibilityDirectTouch),
    PAGE("Accessibility/accessibilityDragPoint.md", Accessibility_accessibilityDragPoint),
    PAGE("Accessibility/accessibilityDropPoint.md", Accessibility_accessibilityDropPoint),
    PAGE("Accessibility/accessibilityElement.md", Accessibility_accessibilityElement),
    PAGE("Accessibility/accessibilityFocused.md", Accessibility_accessibilityFocused),
    PAGE("Accessibility/accessibilityHeading.md", Accessibility_accessibilityHeading),
    PAGE("Accessibility/accessibilityHidden.md", Accessibility_accessibilityHidden),
    PAGE("Accessibility/accessibilityHint.md", Accessibility_accessibilityHint),
    PAGE("Accessibility/accessibilityIdentifier.md", Accessibility_accessibilityIdentifier),
    PAGE("Accessibility/accessibilityIgnoresInvertColors.md", Accessibility_accessibilityIgnoresInvertColors),
    PAGE("Accessibility/accessibilityInputLabels.md", Accessibility_accessibilityInputLabels),
    PAGE("Accessibility/accessibilityLabel.md", Accessibility_accessibilityLabel),
    PAGE("Accessibility/accessibilityLabeledPair.md", Accessibility_accessibilityLabeledPair),
    PAGE("Accessibility/accessibilityLinkedGroup.md", Accessibility_accessibilityLinkedGroup),
    PAGE("Accessibility/accessibilityRemoveTraits.md", Accessibility_accessibilityRemoveTraits),
    PAGE("Accessibility/accessibilityRepresentation.md", Accessibility_accessibilityRepresentation),
    PAGE("Accessibility/accessibilityRespondsToUserInteraction.md", Accessibility_accessibilityRespondsToUserInteraction),
    PAGE("Accessibility/accessibilityRotor.md", Accessibility_accessibilityRotor),
    PAGE("Accessibility/accessibilityRotorEntry.md", Accessibility_accessibilityRotorEntry),
    PAGE("Accessibility/accessibilityScrollAction.md", Accessibility_accessibilityScrollAction),
    PAGE("Accessibility/accessibilityScrollStatus.md", Accessibility_accessibilityScrollStatus),
    PAGE("Accessibility/accessibilityShowsLargeContentViewer.md", Accessibility_accessibilityShowsLargeContentViewer),
    PAGE("Accessibility/accessibilitySortPriority.md", Accessibility_accessibilitySortPriority),
    PAGE("Accessibility/accessibilityTextContentType.md", Accessibility_accessibilityTextContentType),
    PAGE("Accessibility/accessibilityValue.md", Accessibility_accessibilityValue),
    PAGE("Accessibility/accessibilityZoomAction.md", Accessibility_accessibilityZoomAction),
    PAGE("Accessibility/speechAdjustedPitch.md", Accessibility_speechAdjustedPitch),
    PAGE("Accessibility/speechAlwaysIncludesPunctuation.md", Accessibility_speechAlwaysIncludesPunctuation),
    PAGE("Accessibility/speechAnnouncementsQueued.md", Accessibility_speechAnnouncementsQueued),
    PAGE("Accessibility/speechSpellsOutCharacters.md", Accessibility_speechSpellsOutCharacters),
    PAGE("Animation/animation.md", Animation_animation),
    PAGE("Animation/contentTransition.md", Animation_contentTransition),
    PAGE("Animation/geometryGroup.md", Animation_geometryGroup),
    PAGE("Animation/keyframeAnimator.md", Animation_keyframeAnimator),
    PAGE("Animation/matchedGeometryEffect.md", Animation_matchedGeometryEffect),
    PAGE("Animation/phaseAnimator.md", Animation_phaseAnimator),
    PAGE("Animation/symbolEffect.md", Animation_symbolEffect),
    PAGE("Animation/symbolEffectsRemoved.md", Animation_symbolEffectsRemoved),
    PAGE("Animation/transaction.md", Animation_transaction),
    PAGE("Animation/transition.md", Animation_transition),
    PAGE("Drawing/accentColor.md", Drawing_accentColor),
    PAGE("Drawing/allowedDynamicRange.md", Drawing_allowedDynamicRange),
    PAGE("Drawing/antialiased.md", Drawing_antialiased),
    PAGE("Drawing/background.md", Drawing_background),
    PAGE("Drawing/backgroundExtensionEffect.md", Drawing_backgroundExtensionEffect),
    PAGE("Drawing/blendMode.md", Drawing_blendMode),
    PAGE("Drawing/blur.md", Drawing_blur),
    PAGE("Drawing/border.md", Drawing_border),
    PAGE("Drawing/brightness.md", Drawing_brightness),
    PAGE("Drawing/clipShape.md", Drawing_clipShape),
    PAGE("Drawing/clipped.md", Drawing_clipped),
    PAGE("Drawing/colorEffect.md", Drawing_colorEffect),
    PAGE("Drawing/colorInvert.md", Drawing_colorInvert),
    PAGE("Drawing/colorMultiply.md", Drawing_colorMultiply),
    PAGE("Drawing/compositingGroup.md", Drawing_compositingGroup),
    PAGE("Drawing/containerShape.md", Drawing_containerShape),
    PAGE("Drawing/contentCaptureProtected.md", Drawing_contentCaptureProtected),
    PAGE("Drawing/contentShape.md", Drawing_contentShape),
    PAGE("Drawing/contrast.md", Drawing_contrast),
    PAGE("Drawing/cornerRadius.md", Drawing_cornerRadius),
    PAGE("Drawing/distortionEffect.md", Drawing_distortionEffect),
    PAGE("Drawing/drawingGroup.md", Drawing_drawingGroup),
    PAGE("Drawing/fill.md", Drawing_fill),
    PAGE("Drawing/flipsForRightToLeftLayoutDirection.md", Drawing_flipsForRightToLeftLayoutDirection),
    PAGE("Drawing/foregroundColor.md", Drawing_foregroundColor),
    PAGE("Drawing/foregroundStyle.md", Drawing_foregroundStyle),
    PAGE("Drawing/glassBackgroundEffect.md", Drawing_glassBackgroundEffect),
    PAGE("Drawing/glassEffect.md", Drawing_glassEffect),
    PAGE("Drawing/glassEffectID.md", Drawing_glassEffectID),
    PAGE("Drawing/glassEffectUnion.md", Drawing_glassEffectUnion),
    PAGE("Drawing/grayscale.md", Drawing_grayscale),
    PAGE("Drawing/hidden.md", Drawing_hidden),
    PAGE("Drawing/hueRotation.md", Drawing_hueRotation),
    PAGE("Drawing/interpolation.md", Drawing_interpolation),
    PAGE("Drawing/invalidatableContent.md", Drawing_invalidatableContent),
    PAGE("Drawing/layerEffect.md", Drawing_layerEffect),
    PAGE("Drawing/luminanceToAlpha.md", Drawing_luminanceToAlpha),
    PAGE("Drawing/mapControlVisibility.md", Drawing_mapControlVisibility),
    PAGE("Drawing/mapControls.md", Drawing_mapControls),
    PAGE("Drawing/mapStyle.md", Drawing_mapStyle),
    PAGE("Drawing/mask.md", Drawing_mask),
    PAGE("Drawing/offset.md", Drawing_offset),
    PAGE("Drawing/opacity.md", Drawing_opacity),
    PAGE("Drawing/overlay.md", Drawing_overlay),
    PAGE("Drawing/preferredSurroundingsEffect.md", Drawing_preferredSurroundingsEffect),
    PAGE("Drawing/privacySensitive.md", Drawing_privacySensitive),
    PAGE("Drawing/projectionEffect.md", Drawing_projectionEffect),
    PAGE("Drawing/redacted.md", Drawing_redacted),
    PAGE("Drawing/renderingMode.md", Drawing_renderingMode),
    PAGE("Drawing/resizable.md", Drawing_resizable),
    PAGE("Drawing/rotation.md", Drawing_rotation),
    PAGE("Drawing/rotation3DEffect.md", Drawing_rotation3DEffect),
    PAGE("Drawing/rotationEffect.md", Drawing_rotationEffect),
    PAGE("Drawing/saturation.md", Drawing_saturation),
    PAGE("Drawing/scale.md", Drawing_scale),
    PAGE("Drawing/scaleEffect.md", Drawing_scaleEffect),
    PAGE("Drawing/shadow.md", Drawing_shadow),
    PAGE("Drawing/stroke.md", Drawing_stroke),
    PAGE("Drawing/symbolColorRenderingMode.md", Drawing_symbolColorRenderingMode),
    PAGE("Drawing/symbolVariableValueMode.md", Drawing_symbolVariableValueMode),
    PAGE("Drawing/tint.md", Drawing_tint),
    PAGE("Drawing/transformEffect.md", Drawing_transformEffect),
    PAGE("Drawing/trim.md", Drawing_trim),
    PAGE("Drawing/unredacted.md", Drawing_unredacted),
    PAGE("Drawing/visualEffect.md", Drawing_visualEffect),
    PAGE("Environment/activityBackgroundTint.md", Environment_activityBackgroundTint),
    PAGE("Environment/activitySystemActionForegroundColor.md", Environment_activitySystemActionForegroundColor),
    PAGE("Environment/anchorPreference.md", Environment_anchorPreference),
    PAGE("Environment/autocapitalization.md", Environment_autocapitalization),
    PAGE("Environment/autocorrectionDisabled.md", Environment_autocorrectionDisabled),
    PAGE("Environment/backgroundPreferenceValue.md", Environment_backgroundPreferenceValue),
    PAGE("Environment/backgroundStyle.md", Environment_backgroundStyle),
    PAGE("Environment/buttonBorderShape.md", Environment_buttonBorderShape),
    PAGE("Environment/buttonRepeatBehavior.md", Environment_buttonRepeatBehavior),
    PAGE("Environment/buttonSizing.md", Environment_buttonSizing),
    PAGE("Environment/buttonStyle.md", Environment_buttonStyle),
    PAGE("Environment/chartLegend.md", Environment_chartLegend),
    PAGE("Environment/chartOverlay.md", Environment_chartOverlay),
    PAGE("Environment/chartXAxis.md", Environment_chartXAxis),
    PAGE("Environment/chartXScale.md", Environment_chartXScale),
    PAGE("Environment/chartYAxis.md", Environment_chartYAxis),
    PAGE("Environment/chartYScale.md", Environment_chartYScale),
    PAGE("Environment/colorScheme.md", Environment_colorScheme),
    PAGE("Environment/containerValue.md", Environment_containerValue),
    PAGE("Environment/controlGroupStyle.md", Environment_controlGroupStyle),
    PAGE("Environment/controlSize.md", Environment_controlSize),
    PAGE("Environment/coordinateSpace.md", Environment_coordinateSpace),
    PAGE("Environment/datePickerStyle.md", Environment_datePickerStyle),
    PAGE("Environment/defaultAppStorage.md", Environment_defaultAppStorage),
    PAGE("Environment/disableAutocorrection.md", Environment_disableAutocorrection),
    PAGE("Environment/disclosureGroupStyle.md", Environment_disclosureGroupStyle),
    PAGE("Environment/environment.md", Environment_environment),
    PAGE("Environment/environmentObject.md", Environment_environmentObject),
    PAGE("Environment/equatable.md", Environment_equatable),
    PAGE("Environment/findDisabled.md", Environment_findDisabled),
    PAGE("Environment/focusedObject.md", Environment_focusedObject),
    PAGE("Environment/focusedSceneObject.md", Environment_focusedSceneObject),
    PAGE("Environment/focusedSceneValue.md", Environment_focusedSceneValue),
    PAGE("Environment/focusedValue.md", Environment_focusedValue),
    PAGE("Environment/formStyle.md", Environment_formStyle),
    PAGE("Environment/gaugeStyle.md", Environment_gaugeStyle),
    PAGE("Environment/groupActivityAssociation.md", Environment_groupActivityAssociation),
    PAGE("Environment/groupBoxStyle.md", Environment_groupBoxStyle),
    PAGE("Environment/headerProminence.md", Environment_headerProminence),
    PAGE("Environment/help.md", Environment_help),
    PAGE("Environment/horizontalRadioGroupLayout.md", Environment_horizontalRadioGroupLayout),
    PAGE("Environment/indexViewStyle.md", Environment_indexViewStyle),
    PAGE("Environment/keyboardType.md", Environment_keyboardType),
    PAGE("Environment/labelStyle.md", Environment_labelStyle),
    PAGE("Environment/labeledContentStyle.md", Environment_labeledContentStyle),
    PAGE("Environment/labelsHidden.md", Environment_labelsHidden),
    PAGE("Environment/labelsVisibility.md", Environment_labelsVisibility),
    PAGE("Environment/listStyle.md", Environment_listStyle),
    PAGE("Environment/materialActiveAppearance.md", Environment_materialActiveAppearance),
    PAGE("Environment/menuActionDismissBehavior.md", Environment_menuActionDismissBehavior),
    PAGE("Environment/menuButtonStyle.md", Environment_menuButtonStyle),
    PAGE("Environment/menuIndicator.md", Environment_menuIndicator),
    PAGE("Environment/menuOrder.md", Environment_menuOrder),
    PAGE("Environment/menuStyle.md", Environment_menuStyle),
    PAGE("Environment/modelContainer.md", Environment_modelContainer),
    PAGE("Environment/modelContext.md", Environment_modelContext),
    PAGE("Environment/navigationSplitViewStyle.md", Environment_navigationSplitViewStyle),
    PAGE("Environment/navigationViewStyle.md", Environment_navigationViewStyle),
    PAGE("Environment/ornament.md", Environment_ornament),
    PAGE("Environment/overlayPreferenceValue.md", Environment_overlayPreferenceValue),
    PAGE("Environment/paletteSelectionEffect.md", Environment_paletteSelectionEffect),
    PAGE("Environment/pickerStyle.md", Environment_pickerStyle),
    PAGE("Environment/preference.md", Environment_preference),
    PAGE("Environment/preferredColorScheme.md", Environment_preferredColorScheme),
    PAGE("Environment/previewContext.md", Environment_previewContext),
    PAGE("Environment/previewDevice.md", Environment_previewDevice),
    PAGE("Environment/previewDisplayName.md", Environment_previewDisplayName),
    PAGE("Environment/previewInterfaceOrientation.md", Environment_previewInterfaceOrientation),
    PAGE("Environment/previewLayout.md", Environment_previewLayout),
    PAGE("Environment/progressViewStyle.md", Environment_progressViewStyle),
    PAGE("Environment/replaceDisabled.md", Environment_replaceDisabled),
    PAGE("Environment/searchDictationBehavior.md", Environment_searchDictationBehavior),
    PAGE("Environment/searchPresentationToolbarBehavior.md", Environment_searchPresentationToolbarBehavior),
    PAGE("Environment/searchToolbarBehavior.md", Environment_searchToolbarBehavior),
    PAGE("Environment/sliderThumbVisibility.md", Environment_sliderThumbVisibility),
    PAGE("Environment/springLoadingBehavior.md", Environment_springLoadingBehavior),
    PAGE("Environment/submitLabel.md", Environment_submitLabel),
    PAGE("Environment/submitScope.md", Environment_submitScope),
    PAGE("Environment/tabViewStyle.md", Environment_tabViewStyle),
    PAGE("Environment/tableColumnHeaders.md", Environment_tableColumnHeaders),
    PAGE("Environment/tableStyle.md", Environment_tableStyle),
    PAGE("Environment/textContentType.md", Environment_textContentType),
    PAGE("Environment/textEditorStyle.md", Environment_textEditorStyle),
    PAGE("Environment/textFieldStyle.md", Environment_textFieldStyle),
    PAGE("Environment/textInputAutocapitalization.md", Environment_textInputAutocapitalization),
    PAGE("Environment/textInputFormattingControlVisibility.md", Environment_textInputFormattingControlVisibility),
    PAGE("Environment/toggleStyle.md", Environment_toggleStyle),
    PAGE("Environment/transformAnchorPreference.md", Environment_transformAnchorPreference),
    PAGE("Environment/transformEnvironment.md", Environment_transformEnvironment),
    PAGE("Environment/transformPreference.md", Environment_transformPreference),
    PAGE("Environment/widgetAccentable.md", Environment_widgetAccentable),
    PAGE("Environment/widgetCurvesContent.md", Environment_widgetCurvesContent),
    PAGE("Environment/widgetLabel.md", Environment_widgetLabel),
    PAGE("Environment/widgetURL.md", Environment_widgetURL),
    PAGE("Environment/writingToolsAffordanceVisibility.md", Environment_writingToolsAffordanceVisibility),
    PAGE("Environment/writingToolsBehavior.md", Environment_writingToolsBehavior),
    PAGE("Input/allowsHitTesting.md", Input_allowsHitTesting),
    PAGE("Input/allowsWindowActivationEvents.md", Input_allowsWindowActivationEvents),
    PAGE("Input/contextMenu.md", Input_contextMenu),
    PAGE("Input/defaultFocus.md", Input_defaultFocus),
    PAGE("Input/defersSystemGestures.md", Input_defersSystemGestures),
    PAGE("Input/digitalCrownRotation.md", Input_digitalCrownRotation),
    PAGE("Input/disabled.md", Input_disabled),
    PAGE("Input/draggable.md", Input_draggable),
    PAGE("Input/dropDestination.md", Input_dropDestination),
    PAGE("Input/focusEffectDisabled.md", Input_focusEffectDisabled),
    PAGE("Input/focusScope.md", Input_focusScope),
    PAGE("Input/focusSection.md", Input_focusSection),
    PAGE("Input/focusable.md", Input_focusable),
    PAGE("Input/focused.md", Input_focused),
    PAGE("Input/gesture.md", Input_gesture),
    PAGE("Input/handGestureShortcut.md", Input_handGestureShortcut),
    PAGE("Input/handPointerBehavior.md", Input_handPointerBehavior),
    PAGE("Input/handlesExternalEvents.md", Input_handlesExternalEvents),
    PAGE("Input/highPriorityGesture.md", Input_highPriorityGesture),
    PAGE("Input/hoverEffect.md", Input_hoverEffect),
    PAGE("Input/hoverEffectDisabled.md", Input_hoverEffectDisabled),
    PAGE("Input/keyboardShortcut.md", Input_keyboardShortcut),
    PAGE("Input/onContinuousHover.md", Input_onContinuousHover),
    PAGE("Input/onCopyCommand.md", Input_onCopyCommand),
    PAGE("Input/onCutCommand.md", Input_onCutCommand),
    PAGE("Input/onDeleteCommand.md", Input_onDeleteCommand),
    PAGE("Input/onDrag.md", Input_onDrag),
    PAGE("Input/onDrop.md", Input_onDrop),
    PAGE("Input/onExitCommand.md", Input_onExitCommand),
    PAGE("Input/onHover.md", Input_onHover),
    PAGE("Input/onKeyPress.md", Input_onKeyPress),
    PAGE("Input/onLongPressGesture.md", Input_onLongPressGesture),
    PAGE("Input/onModifierKeysChanged.md", Input_onModifierKeysChanged),
    PAGE("Input/onMoveCommand.md", Input_onMoveCommand),
    PAGE("Input/onPasteCommand.md", Input_onPasteCommand),
    PAGE("Input/onPencilDoubleTap.md", Input_onPencilDoubleTap),
    PAGE("Input/onPencilSqueeze.md", Input_onPencilSqueeze),
    PAGE("Input/onPlayPauseCommand.md", Input_onPlayPauseCommand),
    PAGE("Input/onTapGesture.md", Input_onTapGesture),
    PAGE("Input/pointerStyle.md", Input_pointerStyle),
    PAGE("Input/pointerVisibility.md", Input_pointerVisibility),
    PAGE("Input/prefersDefaultFocus.md", Input_prefersDefaultFocus),
    PAGE("Input/renameAction.md", Input_renameAction),
    PAGE("Input/searchFocused.md", Input_searchFocused),
    PAGE("Input/sensoryFeedback.md", Input_sensoryFeedback),
    PAGE("Input/simultaneousGesture.md", Input_simultaneousGesture),
    PAGE("Layout/alignmentGuide.md", Layout_alignmentGuide),
    PAGE("Layout/aspectRatio.md", Layout_aspectRatio),
    PAGE("Layout/containerRelativeFrame.md", Layout_containerRelativeFrame),
    PAGE("Layout/contentMargins.md", Layout_contentMargins),
    PAGE("Layout/edgesIgnoringSafeArea.md", Layout_edgesIgnoringSafeArea),
    PAGE("Layout/fixedSize.md", Layout_fixedSize),
    PAGE("Layout/frame.md", Layout_frame),
    PAGE("Layout/gridCellAnchor.md", Layout_gridCellAnchor),
    PAGE("Layout/gridCellColumns.md", Layout_gridCellColumns),
    PAGE("Layout/gridCellUnsizedAxes.md", Layout_gridCellUnsizedAxes),
    PAGE("Layout/gridColumnAlignment.md", Layout_gridColumnAlignment),
    PAGE("Layout/id.md", Layout_id),
    PAGE("Layout/ignoresSafeArea.md", Layout_ignoresSafeArea),
    PAGE("Layout/layoutPriority.md", Layout_layoutPriority),
    PAGE("Layout/layoutValue.md", Layout_layoutValue),
    PAGE("Layout/padding.md", Layout_padding),
    PAGE("Layout/padding3D.md", Layout_padding3D),
    PAGE("Layout/position.md", Layout_position),
    PAGE("Layout/safeAreaBar.md", Layout_safeAreaBar),
    PAGE("Layout/safeAreaInset.md", Layout_safeAreaInset),
    PAGE("Layout/safeAreaPadding.md", Layout_safeAreaPadding),
    PAGE("Layout/scaledToFill.md", Layout_scaledToFill),
    PAGE("Layout/scaledToFit.md", Layout_scaledToFit),
    PAGE("Layout/scenePadding.md", Layout_scenePadding),
    PAGE("Layout/tag.md", Layout_tag),
    PAGE("Layout/zIndex.md", Layout_zIndex),
    PAGE("Lifecycle/onAppear.md", Lifecycle_onAppear),
    PAGE("Lifecycle/onChange.md", Lifecycle_onChange),
    PAGE("Lifecycle/onContinueUserActivity.md", Lifecycle_onContinueUserActivity),
    PAGE("Lifecycle/onDisappear.md", Lifecycle_onDisappear),
    PAGE("Lifecycle/onGeometryChange.md", Lifecycle_onGeometryChange),
    PAGE("Lifecycle/onInteractiveResizeChange.md", Lifecycle_onInteractiveResizeChange),
    PAGE("Lifecycle/onOpenURL.md", Lifecycle_onOpenURL),
    PAGE("Lifecycle/onPreferenceChange.md", Lifecycle_onPreferenceChange),
    PAGE("Lifecycle/onReceive.md", Lifecycle_onReceive),
    PAGE("Lifecycle/onScrollGeometryChange.md", Lifecycle_onScrollGeometryChange),
    PAGE("Lifecycle/onScrollPhaseChange.md", Lifecycle_onScrollPhaseChange),
    PAGE("Lifecycle/onScrollTargetVisibilityChange.md", Lifecycle_onScrollTargetVisibilityChange),
    PAGE("Lifecycle/onScrollVisibilityChange.md", Lifecycle_onScrollVisibilityChange),
    PAGE("Lifecycle/onSubmit.md", Lifecycle_onSubmit),
    PAGE("Lifecycle/refreshable.md", Lifecycle_refreshable),
    PAGE("Lifecycle/task.md", Lifecycle_task),
    PAGE("Lifecycle/translationTask.md", Lifecycle_translationTask),
    PAGE("Lifecycle/userActivity.md", Lifecycle_userActivity),
    PAGE("Lists/alternatingRowBackgrounds.md", Lists_alternatingRowBackgrounds),
    PAGE("Lists/badge.md", Lists_badge),
    PAGE("Lists/badgeProminence.md", Lists_badgeProminence),
    PAGE("Lists/defaultScrollAnchor.md", Lists_defaultScrollAnchor),
    PAGE("Lists/deleteDisabled.md", Lists_deleteDisabled),
    PAGE("Lists/listItemTint.md", Lists_listItemTint),
    PAGE("Lists/listRowBackground.md", Lists_listRowBackground),
    PAGE("Lists/listRowHoverEffectDisabled.md", Lists_listRowHoverEffectDisabled),
    PAGE("Lists/listRowInsets.md", Lists_listRowInsets),
    PAGE("Lists/listRowSeparator.md", Lists_listRowSeparator),
    PAGE("Lists/listRowSeparatorTint.md", Lists_listRowSeparatorTint),
    PAGE("Lists/listRowSpacing.md", Lists_listRowSpacing),
    PAGE("Lists/listSectionIndexVisibility.md", Lists_listSectionIndexVisibility),
    PAGE("Lists/listSectionMargins.md", Lists_listSectionMargins),
    PAGE("Lists/listSectionSeparator.md", Lists_listSectionSeparator),
    PAGE("Lists/listSectionSeparatorTint.md", Lists_listSectionSeparatorTint),
    PAGE("Lists/listSectionSpacing.md", Lists_listSectionSpacing),
    PAGE("Lists/moveDisabled.md", Lists_moveDisabled),
    PAGE("Lists/onDelete.md", Lists_onDelete),
    PAGE("Lists/onInsert.md", Lists_onInsert),
    PAGE("Lists/onMove.md", Lists_onMove),
    PAGE("Lists/scrollBounceBehavior.md", Lists_scrollBounceBehavior),
    PAGE("Lists/scrollClipDisabled.md", Lists_scrollClipDisabled),
    PAGE("Lists/scrollContentBackground.md", Lists_scrollContentBackground),
    PAGE("Lists/scrollDisabled.md", Lists_scrollDisabled),
    PAGE("Lists/scrollDismissesKeyboard.md", Lists_scrollDismissesKeyboard),
    PAGE("Lists/scrollEdgeEffectHidden.md", Lists_scrollEdgeEffectHidden),
    PAGE("Lists/scrollEdgeEffectStyle.md", Lists_scrollEdgeEffectStyle),
    PAGE("Lists/scrollIndicators.md", Lists_scrollIndicators),
    PAGE("Lists/scrollIndicatorsFlash.md", Lists_scrollIndicatorsFlash),
    PAGE("Lists/scrollInputBehavior.md", Lists_scrollInputBehavior),
    PAGE("Lists/scrollPosition.md", Lists_scrollPosition),
    PAGE("Lists/scrollTargetBehavior.md", Lists_scrollTargetBehavior),
    PAGE("Lists/scrollTargetLayout.md", Lists_scrollTargetLayout),
    PAGE("Lists/scrollTransition.md", Lists_scrollTransition),
    PAGE("Lists/searchCompletion.md", Lists_searchCompletion),
    PAGE("Lists/searchScopes.md", Lists_searchScopes),
    PAGE("Lists/searchSuggestions.md", Lists_searchSuggestions),
    PAGE("Lists/searchable.md", Lists_searchable),
    PAGE("Lists/sectionIndexLabel.md", Lists_sectionIndexLabel),
    PAGE("Lists/selectionDisabled.md", Lists_selectionDisabled),
    PAGE("Lists/swipeActions.md", Lists_swipeActions),
    PAGE("Navigation/actionSheet.md", Navigation_actionSheet),
    PAGE("Navigation/alert.md", Navigation_alert),
    PAGE("Navigation/appStoreOverlay.md", Navigation_appStoreOverlay),
    PAGE("Navigation/confirmationDialog.md", Navigation_confirmationDialog),
    PAGE("Navigation/contactAccessPicker.md", Navigation_contactAccessPicker),
    PAGE("Navigation/containerBackground.md", Navigation_containerBackground),
    PAGE("Navigation/defaultAdaptableTabBarPlacement.md", Navigation_defaultAdaptableTabBarPlacement),
    PAGE("Navigation/dismissalConfirmationDialog.md", Navigation_dismissalConfirmationDialog),
    PAGE("Navigation/familyActivityPicker.md", Navigation_familyActivityPicker),
    PAGE("Navigation/fileExporter.md", Navigation_fileExporter),
    PAGE("Navigation/fileImporter.md", Navigation_fileImporter),
    PAGE("Navigation/fileMover.md", Navigation_fileMover),
    PAGE("Navigation/findNavigator.md", Navigation_findNavigator),
    PAGE("Navigation/fullScreenCover.md", Navigation_fullScreenCover),
    PAGE("Navigation/imagePlaygroundSheet.md", Navigation_imagePlaygroundSheet),
    PAGE("Navigation/inspector.md", Navigation_inspector),
    PAGE("Navigation/inspectorColumnWidth.md", Navigation_inspectorColumnWidth),
    PAGE("Navigation/interactiveDismissDisabled.md", Navigation_interactiveDismissDisabled),
    PAGE("Navigation/manageSubscriptionsSheet.md", Navigation_manageSubscriptionsSheet),
    PAGE("Navigation/matchedTransitionSource.md", Navigation_matchedTransitionSource),
    PAGE("Navigation/musicSubscriptionOffer.md", Navigation_musicSubscriptionOffer),
    PAGE("Navigation/navigationBarBackButtonHidden.md", Navigation_navigationBarBackButtonHidden),
    PAGE("Navigation/navigationBarHidden.md", Navigation_navigationBarHidden),
    PAGE("Navigation/navigationBarItems.md", Navigation_navigationBarItems),
    PAGE("Navigation/navigationBarTitle.md", Navigation_navigationBarTitle),
    PAGE("Navigation/navigationBarTitleDisplayMode.md", Navigation_navigationBarTitleDisplayMode),
    PAGE("Navigation/navigationDestination.md", Navigation_navigationDestination),
    PAGE("Navigation/navigationDocument.md", Navigation_navigationDocument),
    PAGE("Navigation/navigationLinkIndicatorVisibility.md", Navigation_navigationLinkIndicatorVisibility),
    PAGE("Navigation/navigationSplitViewColumnWidth.md", Navigation_navigationSplitViewColumnWidth),
    PAGE("Navigation/navigationSubtitle.md", Navigation_navigationSubtitle),
    PAGE("Navigation/navigationTitle.md", Navigation_navigationTitle),
    PAGE("Navigation/navigationTransition.md", Navigation_navigationTransition),
    PAGE("Navigation/offerCodeRedemption.md", Navigation_offerCodeRedemption),
    PAGE("Navigation/persistentSystemOverlays.md", Navigation_persistentSystemOverlays),
    PAGE("Navigation/photosPicker.md", Navigation_photosPicker),
    PAGE("Navigation/popover.md", Navigation_popover),
    PAGE("Navigation/popoverTip.md", Navigation_popoverTip),
    PAGE("Navigation/presentationBackground.md", Navigation_presentationBackground),
    PAGE("Navigation/presentationBackgroundInteraction.md", Navigation_presentationBackgroundInteraction),
    PAGE("Navigation/presentationCompactAdaptation.md", Navigation_presentationCompactAdaptation),
    PAGE("Navigation/presentationContentInteraction.md", Navigation_presentationContentInteraction),
    PAGE("Navigation/presentationCornerRadius.md", Navigation_presentationCornerRadius),
    PAGE("Navigation/presentationDetents.md", Navigation_presentationDetents),
    PAGE("Navigation/presentationDragIndicator.md", Navigation_presentationDragIndicator),
    PAGE("Navigation/presentationPreventsAppTermination.md", Navigation_presentationPreventsAppTermination),
    PAGE("Navigation/presentationSizing.md", Navigation_presentationSizing),
    PAGE("Navigation/quickLookPreview.md", Navigation_quickLookPreview),
    PAGE("Navigation/sectionActions.md", Navigation_sectionActions),
    PAGE("Navigation/sheet.md", Navigation_sheet),
    PAGE("Navigation/statusBar.md", Navigation_statusBar),
    PAGE("Navigation/statusBarHidden.md", Navigation_statusBarHidden),
    PAGE("Navigation/tabBarMinimizeBehavior.md", Navigation_tabBarMinimizeBehavior),
    PAGE("Navigation/tabItem.md", Navigation_tabItem),
    PAGE("Navigation/tabViewBottomAccessory.md", Navigation_tabViewBottomAccessory),
    PAGE("Navigation/toolbar.md", Navigation_toolbar),
    PAGE("Navigation/toolbarBackground.md", Navigation_toolbarBackground),
    PAGE("Navigation/toolbarBackgroundVisibility.md", Navigation_toolbarBackgroundVisibility),
    PAGE("Navigation/toolbarColorScheme.md", Navigation_toolbarColorScheme),
    PAGE("Navigation/toolbarRole.md", Navigation_toolbarRole),
    PAGE("Navigation/toolbarTitleDisplayMode.md", Navigation_toolbarTitleDisplayMode),
    PAGE("Navigation/toolbarTitleMenu.md", Navigation_toolbarTitleMenu),
    PAGE("Navigation/toolbarVisibility.md", Navigation_toolbarVisibility),
    PAGE("Navigation/translationPresentation.md", Navigation_translationPresentation),
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
    PAGE("Text/lineHeight.md", Text_lineHeight),
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
    PAGE("Text/textRenderer.md", Text_textRenderer),
    PAGE("Text/textScale.md", Text_textScale),
    PAGE("Text/textSelection.md", Text_textSelection),
    PAGE("Text/textSelectionAffinity.md", Text_textSelectionAffinity),
    PAGE("Text/tracking.md", Text_tracking),
    PAGE("Text/truncationMode.md", Text_truncationMode),
    PAGE("Text/typesettingLanguage.md", Text_typesettingLanguage),
    PAGE("Text/underline.md", Text_underline),
    PAGE("helpers.md", helpers),
    PAGE("signatures.md", signatures),
    PAGE("types.md", types),
};

size_t builtin_page_count(void) { return sizeof(pages) / sizeof(pages[0]); }

builtin_page builtin_page_at(size_t index) { return pages[index]; }
