#include "CLintelRuntime.h"

// A build plugin can't do this: when SwiftPM builds LintelPlugin's tool, it runs no plugin for the modules of the tool. The C compiler notes
// which files it embeds, so that a build embeds them again when one has changed.
#ifndef __has_embed
#error "#embed is missing: build with the clang of a Swift 6.2 toolchain or newer"
#endif
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char files[] = {
#embed "../LintelUIKit/Color/OKLab.swift" suffix(, 0,)
#embed "../LintelUIKit/Color/RGBSpace.swift" suffix(, 0,)
#embed "../LintelUIKit/Color/RuntimeColor.swift" suffix(, 0,)
#embed "../LintelUIKit/Formulas/AlmostOpaqueRecipe.swift" suffix(, 0,)
#embed "../LintelUIKit/Formulas/ExtendedSRGB.swift" suffix(, 0,)
#embed "../LintelUIKit/Formulas/ScrollFormula.swift" suffix(, 0,)
#embed "../LintelUIKit/Scrolling/BarBackgroundFinder.swift" suffix(, 0,)
#embed "../LintelUIKit/Scrolling/BarFollower.swift" suffix(, 0,)
#embed "../LintelUIKit/Scrolling/BarState.swift" suffix(, 0,)
#embed "../LintelUIKit/Scrolling/ManualCrossfade.swift" suffix(, 0,)
#embed "../LintelUIKit/Scrolling/ScrollBehavior+Following.swift" suffix(, 0,)
#embed "../LintelUIKit/Styles/BarTheme.swift" suffix(, 0,)
#embed "../LintelUIKit/Styles/GlassStyles.swift" suffix(, 0,)
#embed "../LintelUIKit/Styles/NavigationBarStyle.swift" suffix(, 0,)
#embed "../LintelUIKit/Styles/PromoContext.swift" suffix(, 0,)
#embed "../LintelUIKit/Styles/PromoRules.swift" suffix(, 0,)
#embed "../LintelUIKit/Styles/PromoSpan.swift" suffix(, 0,)
#embed "../LintelUIKit/Styles/ScreenSettings.swift" suffix(, 0,)
#embed "../LintelUIKit/Styles/ScrollBehavior.swift" suffix(, 0,)
#embed "../LintelUIKit/Styles/SearchStyle.swift" suffix(, 0,)
#embed "../LintelUIKit/Styles/Setting.swift" suffix(, 0,)
#embed "../LintelUIKit/Styles/SlotColors.swift" suffix(, 0,)
#embed "../LintelUIKit/Styles/TabBarStyle.swift" suffix(, 0,)
#embed "../LintelUIKit/Styles/ThemeStyle.swift" suffix(, 0,)
#embed "../LintelUIKit/Styles/ToolbarStyle.swift" suffix(, 0,)
#embed "../LintelUIKit/Switching/AdoptedBars.swift" suffix(, 0,)
#embed "../LintelUIKit/Switching/ChangeLog.swift" suffix(, 0,)
#embed "../LintelUIKit/Switching/CompiledTheme.swift" suffix(, 0,)
#embed "../LintelUIKit/Switching/PromoClock.swift" suffix(, 0,)
#embed "../LintelUIKit/Switching/StyleSource.swift" suffix(, 0,)
#embed "../LintelUIKit/Switching/ThemeController.swift" suffix(, 0,)
#embed "../LintelUIKit/Switching/ThemedNavigationController.swift" suffix(, 0,)
#embed "../LintelUIKit/Switching/WindowSizes.swift" suffix(, 0,)
#embed "../LintelUIKit/Transitions/BackdropView.swift" suffix(, 0,)
#embed "../LintelUIKit/Transitions/BarLooks.swift" suffix(, 0,)
#embed "../LintelUIKit/Transitions/BarProbe.swift" suffix(, 0,)
#embed "../LintelUIKit/Transitions/BarVisibility.swift" suffix(, 0,)
#embed "../LintelUIKit/Transitions/NavigationConductor+Screens.swift" suffix(, 0,)
#embed "../LintelUIKit/Transitions/NavigationConductor.swift" suffix(, 0,)
#embed "../LintelUIKit/Transitions/NavigationRelay.swift" suffix(, 0,)
#embed "../LintelUIKit/Transitions/PushSide.swift" suffix(, 0,)
#embed "../LintelUIKit/Transitions/StackPlace.swift" suffix(, 0,)
#embed "../LintelUIKit/Transitions/SwipeBackKeeper.swift" suffix(, 0,)
#embed "../LintelUIKit/Transitions/TabConductor.swift" suffix(, 0,)
#embed "../LintelUIKit/Transitions/TextMixer.swift" suffix(, 0,)
#embed "../LintelUIKit/Values/BarConfiguration.swift" suffix(, 0,)
#embed "../LintelUIKit/Values/DrawnImage.swift" suffix(, 0,)
#embed "../LintelUIKit/Values/ProminentButtons.swift" suffix(, 0,)
#embed "../LintelUIKit/Values/TextAttributes.swift" suffix(, 0,)
#embed "../LintelUIKit/Values/ThemeColor+Functions.swift" suffix(, 0,)
#embed "../LintelUIKit/Values/ThemeColor.swift" suffix(, 0,)
#embed "../LintelUIKit/Values/ThemeFont.swift" suffix(, 0,)
#embed "../LintelUIKit/Values/ThemeImage.swift" suffix(, 0,)
#embed "../LintelUIKit/Values/ThemeTraits.swift" suffix(, 0,)
#embed "../LintelUIKit/Values/UIColor+Traits.swift" suffix(, 0,)
  0
};

static const unsigned char tree_files[] = {
#embed "../LintelTree/TreeAppearances.swift" suffix(, 0,)
#embed "../LintelTree/TreeContext.swift" suffix(, 0,)
#embed "../LintelTree/TreeDecisions.swift" suffix(, 0,)
#embed "../LintelTree/TreeKeywords+Newer.swift" suffix(, 0,)
#embed "../LintelTree/TreeKeywords+Traits.swift" suffix(, 0,)
#embed "../LintelTree/TreeKeywords.swift" suffix(, 0,)
#embed "../LintelTree/TreeLegacy+Bars.swift" suffix(, 0,)
#embed "../LintelTree/TreeLegacy+Items.swift" suffix(, 0,)
#embed "../LintelTree/TreeLegacy.swift" suffix(, 0,)
#embed "../LintelTree/TreeLegacySection.swift" suffix(, 0,)
#embed "../LintelTree/TreeNode.swift" suffix(, 0,)
#embed "../LintelTree/TreeProxies+Setting.swift" suffix(, 0,)
#embed "../LintelTree/TreeProxies.swift" suffix(, 0,)
#embed "../LintelTree/TreeStyleBuilder.swift" suffix(, 0,)
#embed "../LintelTree/TreeTexts.swift" suffix(, 0,)
#embed "../LintelTree/TreeTheme+Applying.swift" suffix(, 0,)
#embed "../LintelTree/TreeTheme+Proxies.swift" suffix(, 0,)
#embed "../LintelTree/TreeTheme+Styles.swift" suffix(, 0,)
#embed "../LintelTree/TreeTheme.swift" suffix(, 0,)
#embed "../LintelTree/TreeValues.swift" suffix(, 0,)
#embed "../LintelTree/TreeVersion.swift" suffix(, 0,)
  0
};

const unsigned char *lintel_runtime_files(void) { return files; }
const unsigned char *lintel_tree_files(void) { return tree_files; }
