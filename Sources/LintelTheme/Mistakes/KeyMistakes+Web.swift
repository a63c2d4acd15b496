extension KeyMistake {
  /// Returns whether a line height is a multiple of the font's own; greater numbers are in points.
  @Sendable static func isLineHeightMultiple(_ value: String) -> Bool {
    Double(value).map { (0...4).contains($0) } ?? false
  }

  /// Properties and rules of CSS.
  // swift-format-ignore
  static let css: [KeyMistake] = [
    KeyMistake(.css, "background-color", in: .bar, ["background.color"]),
    KeyMistake(.css, "background-color", in: .background, ["color"]),
    KeyMistake(.css, "background-color", "background", in: .text, ["backgroundImage: { fill: * }", "backgroundColor"]),
    KeyMistake(.css, "background-color", in: .badge, ["background"]),
    KeyMistake(.css, "background-color", in: .block, cause: "'background-color' belongs to a bar", advice: "write 'navigationBar.background.color', or the same in 'toolbar' or 'tabBar'"),
    KeyMistake(.css, "background-image", in: .bar, ["background.image"]),
    KeyMistake(.css, "background-size", in: .bar, ["background.imageMode"], rewrites: [
      "cover": "background.imageMode: scaleAspectFill", "contain": "background.imageMode: scaleAspectFit",
    ]),
    KeyMistake(.css, "object-fit", "background-size", in: .background, ["imageMode"], rewrites: [
      "cover": "imageMode: scaleAspectFill", "contain": "imageMode: scaleAspectFit", "fill": "imageMode: scaleToFill",
    ]),
    KeyMistake(.css, "backdrop-filter", in: .bar, ["background.effect"], rewrites: ["none": "background.effect: none"], cause: "'backdrop-filter' is CSS; in a theme, a named effect blurs what is behind the bar", advice: "write 'background.effect: systemChromeMaterial'"),
    KeyMistake(.css, "backdrop-filter", in: .background, ["effect"], rewrites: ["none": "effect: none"], cause: "'backdrop-filter' is CSS; in a theme, a named effect blurs what is behind the bar", advice: "write 'effect: systemChromeMaterial'"),
    KeyMistake(.css, "opacity", "alpha", in: .bar, cause: "a bar doesn't have its own opacity, but its colors do", advice: "write 'background.color: alpha($paper 85%)'"),
    KeyMistake(.css, "opacity", "alpha", in: [.text, .button], cause: "the opacity of text is part of its color", advice: "write 'color: alpha(label 40%)'"),
    KeyMistake(.css, "border-bottom", "border-top", "border", "border-bottom-color", "border-color", in: .bar, ["shadow"], rewrites: [
      "none": "shadow: none", "0": "shadow: none",
    ], cause: "the line along the edge of a bar is its 'shadow', which has a color and no width", advice: "write 'shadow: separator'"),
    KeyMistake(.css, "box-shadow", in: .bar, ["shadow"], rewrites: ["none": "shadow: none"], cause: "the line along the edge of a bar is its 'shadow', which has a color and no blur", advice: "write 'shadow: separator'"),
    KeyMistake(.css, "box-shadow-color", in: .bar, ["shadow.color"]),
    KeyMistake(.css, "text-shadow", in: .text, ["shadow"], rewrites: ["none": "shadow.color: clear"], cause: "'text-shadow' is CSS; in a theme, a shadow has its own keys", advice: "write 'shadow: { color: alpha(black 30%), offset: [0, 1], blur: 2 }'"),
    KeyMistake(.css, "font-size", in: .text, ["font: { size: * }"]),
    KeyMistake(.css, "font-family", in: .text, ["font: { family: *, size: 17 }"]),
    KeyMistake(.css, "font-weight", in: .text, ["font: { style: headline, weight: *weight }"]),
    KeyMistake(.css, "font-style", in: .text, ["obliqueness"], rewrites: ["italic": "obliqueness: 0.2", "oblique": "obliqueness: 0.2", "normal": "obliqueness: 0"], cause: "'font-style' is CSS; in a theme, 'obliqueness' slants text"),
    KeyMistake(.css, "letter-spacing", in: .text, ["kern"]),
    KeyMistake(.css, "line-height", in: .text, ["paragraph.lineHeightMultiple"], values: isLineHeightMultiple),
    KeyMistake(.css, "line-height", in: .text, cause: "a line height in points is a minimum and a maximum", advice: "write 'paragraph: { minimumLineHeight: 22, maximumLineHeight: 22 }', or a multiple of the font's own, such as 'paragraph.lineHeightMultiple: 1.2'"),
    KeyMistake(.css, "text-align", in: .text, ["paragraph.alignment"], rewrites: [
      "start": "paragraph.alignment: natural", "end": "paragraph.alignment: right", "justify": "paragraph.alignment: justified",
    ]),
    KeyMistake(.css, "text-overflow", in: .text, ["paragraph.lineBreakMode"], rewrites: [
      "ellipsis": "paragraph.lineBreakMode: byTruncatingTail", "clip": "paragraph.lineBreakMode: byClipping",
    ]),
    KeyMistake(.css, "text-decoration", "text-decoration-line", in: .text, ["underline"], rewrites: [
      "underline": "underline: single", "line-through": "strikethrough: single", "none": "underline: none",
    ], cause: "'text-decoration' is CSS; a theme has 'underline' and 'strikethrough'", advice: "write 'underline: single' or 'strikethrough: single'"),
    KeyMistake(.css, "text-decoration-color", in: .text, ["underline.color"]),
    KeyMistake(.css, "text-decoration-style", in: .text, ["underline.style"], rewrites: [
      "solid": "underline.style: single", "double": "underline.style: double", "dotted": "underline.style: singleDot", "dashed": "underline.style: singleDash",
    ]),
    KeyMistake(.css, "text-transform", in: .text, cause: "UIKit doesn't change the case of a title", advice: "change the text in the app's code"),
    KeyMistake(.css, "text-indent", in: .text, ["paragraph.firstLineHeadIndent"]),
    KeyMistake(.css, "vertical-align", in: .text, ["baselineOffset"]),
    KeyMistake(.css, "-webkit-text-stroke", "text-stroke", in: .text, ["stroke.width"]),
    KeyMistake(.css, "-webkit-text-stroke-color", "text-stroke-color", in: .text, ["stroke.color"]),
    KeyMistake(.css, "font-feature-settings", in: [.text, .font], cause: "'font-feature-settings' is CSS; in a theme, 'features' of a font lists OpenType tags", advice: "write 'font: { size: 17, features: [tnum] }'"),
    KeyMistake(.css, "padding", "insets", "margin", "margins", "height", "barHeight", "width", "display", "position", "z-index", "border-radius", "cornerRadius", in: [.navigationBar, .toolbar, .tabBar, .text, .button, .item], cause: "a theme has colors, fonts, and images, and leaves layout to UIKit", advice: "remove the key"),
    KeyMistake(.css, "border-width", "border-style", in: .bar, cause: "the line along the edge of a bar has a color, and no width or style", advice: "write 'shadow.color: separator'"),
    KeyMistake(.css, "gap", "padding-left", "padding-right", "padding-top", "padding-bottom", "min-height", "max-height", "min-width", "max-width", "line-clamp", "inset", "flex", "justify-content", "align-items", in: .anywhere, cause: "a theme has colors, fonts, and images, and leaves layout to UIKit", advice: "remove the key"),
    KeyMistake(.css, "cursor", "transform", "filter", "white-space", "word-spacing", "mix-blend-mode", "blend-mode", "background-position", "background-repeat", "visibility", "pointer-events", "overflow", "will-change", "user-select", "clip-path", in: .anywhere, advice: "remove the key"),
    KeyMistake(.css, "font-variant-numeric", "font-variant", in: [.text, .font], cause: "in a theme, 'features' of a font lists OpenType tags", advice: "write 'font: { size: 17, features: [tnum] }'"),
    KeyMistake(.css, ":hover", "hover", "&:hover", ":active", "&:active", "active", in: .button, ["highlighted"]),
    KeyMistake(.css, ":disabled", "&:disabled", in: [.button, .item], ["disabled"]),
    KeyMistake(.css, ":focus", "&:focus", "focus", in: [.button, .item], ["focused"]),
    KeyMistake(.css, ":active", "active", "&.active", ":checked", in: .item, ["selected"]),
    KeyMistake(.css, ":hover", "&:hover", ":active", "&:active", ":focus", "&:focus", ":disabled", "&:disabled", in: .text, cause: "a title has no states; buttons and tab bar items do", advice: "write the state in 'button' or in 'item', such as 'button.highlighted.color: label'"),
    KeyMistake(.css, "fill", "stroke", in: .item, ["iconColor"]),
    KeyMistake(.css, "accent-color", "caret-color", in: [.block, .navigationBar, .toolbar, .tabBar], ["tint"]),
    KeyMistake(.css, "color-scheme", in: .block, ["overrideUserInterfaceStyle"]),
    KeyMistake(.css, "transition", "animation", in: .bar, cause: "the screen decides how a bar changes between screens", advice: "write 'transition: swap' in the screen's block"),
    KeyMistake(.css, "@import", in: .topLevel, ["imports"]),
    KeyMistake(.css, "@apply", in: .block, ["use"]),
    KeyMistake(.css, ":root", "@layer", in: .topLevel, cause: "a theme names shared blocks under 'styles' and shared values under 'tokens'", advice: "write 'styles:' or 'tokens:'"),
    KeyMistake(.css, "body", "html", "*", in: .block, cause: "styles that apply everywhere go at the top level", advice: "move the bars to the top level"),
    KeyMistake(.css, "header", "nav", ".navbar", "#navbar", in: .block, ["navigationBar"]),
    KeyMistake(.css, "footer", ".tabbar", in: .block, ["tabBar"]),
  ]

  // swift-format-ignore
  static let sass: [KeyMistake] = [
    KeyMistake(.sass, "@use", "@forward", in: .topLevel, ["imports"]),
    KeyMistake(.sass, "@include", "@extend", in: .block, ["use"]),
    KeyMistake(.sass, "@mixin", in: .block, cause: "'@mixin' is Sass; a theme names shared blocks under 'styles'", advice: "write 'styles:'"),
    KeyMistake(.sass, "@if", "@else", in: .block, cause: "'@if' and '@else' are Sass; in a theme, a block for some contexts begins with 'when', or is under 'brands' or 'screens'", advice: "write 'when pad' or 'when ios 26..', for example"),
    KeyMistake(.sass, "@each", "@for", "@while", in: .block, cause: "a theme doesn't have the loops of Sass", advice: "write out each block, or list several screens under 'groups'"),
  ]

  /// Members of design tokens, and related names in design tools.
  // swift-format-ignore
  static let designTokens: [KeyMistake] = [
    KeyMistake(.designTokens, "color", "colours", "colour", "palette", in: .tokens, ["colors"]),
    KeyMistake(.designTokens, "typography", "font", "fontFamily", "fontFamilies", "textStyles", "type", in: .tokens, ["fonts"]),
    KeyMistake(.designTokens, "asset", "assets", "icons", "icon", "symbols", in: .tokens, ["images"]),
    KeyMistake(.designTokens, "gradient", "gradients", in: .tokens, cause: "a gradient is an image", advice: "write 'images: { header: { gradient: { from: top, stops: [white, black] } } }'"),
    KeyMistake(.designTokens, "dimension", "dimensions", "size", "sizes", "spacing", "sizing", "number", "radii", "opacity", in: .tokens, ["numbers"]),
    KeyMistake(.designTokens, "blur", "blurs", "material", "materials", in: .tokens, ["effects"]),
    KeyMistake(.designTokens, "text", "texts", "content", "titles", in: .tokens, ["strings"]),
    KeyMistake(.designTokens, "shadow", "shadows", "border", "elevation", in: .tokens, cause: "tokens can be colors, fonts, images, effects, offsets, numbers, and strings", advice: "declare the shadow's color under 'colors' and its offset under 'offsets'"),
    KeyMistake(.designTokens, "fontSize", "fontSizes", in: .font, ["size"]),
    KeyMistake(.designTokens, "fontWeight", in: .font, ["weight: *weight"]),
    KeyMistake(.designTokens, "fontFamily", in: .font, ["family"]),
    KeyMistake(.designTokens, "lineHeight", in: .font, cause: "a font has no line height; the paragraph of its text does", advice: "write 'paragraph.lineHeightMultiple: 1.2' next to 'font'"),
    KeyMistake(.designTokens, "letterSpacing", in: .font, cause: "a font has no letter spacing; the text does", advice: "write 'kern: 0.5' next to 'font'"),
    KeyMistake(.designTokens, "letterSpacing", in: .text, ["kern"]),
    KeyMistake(.designTokens, "lineHeight", in: .text, ["paragraph.lineHeightMultiple"], values: isLineHeightMultiple),
    KeyMistake(.designTokens, "lineHeight", in: .text, cause: "a line height in points is a minimum and a maximum", advice: "write 'paragraph: { minimumLineHeight: 22, maximumLineHeight: 22 }', or a multiple of the font's own, such as 'paragraph.lineHeightMultiple: 1.2'"),
    KeyMistake(.designTokens, "textAlignHorizontal", in: .text, ["paragraph.alignment"], rewrites: ["LEFT": "paragraph.alignment: left", "CENTER": "paragraph.alignment: center", "RIGHT": "paragraph.alignment: right"]),
    KeyMistake(.designTokens, "dropShadow", in: [.text, .navigationBar, .toolbar, .tabBar], ["shadow"]),
    KeyMistake(.designTokens, "strokeWeight", in: .text, ["stroke.width"]),
    KeyMistake(.designTokens, "innerShadow", "layerBlur", "fillStyleId", "textStyleId", "effectStyleId", "strokeAlign", "layoutMode", in: .anywhere, cause: "the name belongs to a design tool, and a bar has nothing like it", advice: "remove the key"),
    KeyMistake(.designTokens, "backgroundBlur", in: .bar, cause: "UIKit's blurs have names and no radius", advice: "write 'background.effect: systemMaterial'", values: { $0.first?.isNumber ?? false }),
    KeyMistake(.designTokens, "fontSize", in: .text, ["font: { size: * }"]),
    KeyMistake(.designTokens, "fontWeight", in: .text, ["font: { style: headline, weight: *weight }"]),
    KeyMistake(.designTokens, "fontFamily", in: .text, ["font: { family: *, size: 17 }"]),
    KeyMistake(.designTokens, "$type", "$description", "$extensions", "$schema", "$metadata", "$themes", in: [.block, .tokens], cause: "keys that begin with '$' belong to design token files", advice: "keep the tokens in a file such as 'palette.tokens.json', and import it"),
  ]

  /// Attributes of Android and Material themes.
  // swift-format-ignore
  static let android: [KeyMistake] = [
    KeyMistake(.android, "colorPrimary", "colorAccent", "colorSecondary", in: [.block, .navigationBar, .toolbar, .tabBar], ["tint"]),
    KeyMistake(.android, "colorPrimaryDark", "android:statusBarColor", "statusBarColor", in: .block, cause: "iOS doesn't draw a color behind the status bar; its text is light or dark", advice: "write 'statusBar: lightContent' or 'statusBar: darkContent'"),
    KeyMistake(.android, "windowLightStatusBar", "android:windowLightStatusBar", in: .block, ["statusBar"], rewrites: ["true": "statusBar: darkContent", "false": "statusBar: lightContent"]),
    KeyMistake(.android, "colorSurface", "colorBackground", "containerColor", in: .bar, ["background.color"]),
    KeyMistake(.android, "colorOnPrimary", "colorOnSurface", "titleTextColor", "titleContentColor", in: .navigationBar, ["title.color"]),
    KeyMistake(.android, "titleTextAppearance", in: .navigationBar, ["title"]),
    KeyMistake(.android, "navigationIcon", in: .navigationBar, ["backIndicator"]),
    KeyMistake(.android, "navigationIconTint", in: .navigationBar, ["backButton"], cause: "'navigationIconTint' is Android's name; 'backButton.tint' colors the back button", advice: "write 'backButton.tint: label'"),
    KeyMistake(.android, "elevation", "app:elevation", "tonalElevation", "shadowElevation", "scrolledUnderElevation", in: .bar, ["shadow"], rewrites: ["0": "shadow: none", "0dp": "shadow: none"], cause: "bars in iOS have no elevation; the line along their edge is 'shadow'", advice: "write 'shadow: separator', or 'shadow: none'"),
    KeyMistake(.android, "itemIconTint", in: .tabBar, ["item.iconColor"]),
    KeyMistake(.android, "itemTextColor", in: .tabBar, ["item.title.color"]),
    KeyMistake(.android, "itemTextAppearance", in: .tabBar, ["item.title"]),
    KeyMistake(.android, "selectedItemColor", in: .tabBar, ["tint"]),
    KeyMistake(.android, "unselectedItemColor", in: .tabBar, ["unselectedTint"]),
    KeyMistake(.android, "actionBar", "toolBar", "appBar", "topAppBar", "TopAppBar", "AppBar", in: .block, ["navigationBar"]),
    KeyMistake(.android, "bottomNavigation", "bottomNavigationBar", "BottomNavigationView", "NavigationBar", "bottomAppBar", in: .block, ["tabBar"]),
    KeyMistake(.android, "scrolledContainerColor", in: .bar, ["scrolled.background.color"]),
    KeyMistake(.android, "navigationIconContentColor", in: .navigationBar, ["backButton.tint"]),
    KeyMistake(.android, "actionIconContentColor", in: [.navigationBar, .toolbar], ["button.tint"]),
    KeyMistake(.android, "contentColor", "android:colorControlNormal", in: .bar, ["tint"]),
    KeyMistake(.android, "subtitleTextColor", "subtitleContentColor", in: .navigationBar, ["subtitle.color"]),
    KeyMistake(.android, "subtitleTextAppearance", in: .navigationBar, ["subtitle"]),
    KeyMistake(.android, "android:background", in: .bar, ["background"]),
    KeyMistake(.android, "homeAsUpIndicator", in: .navigationBar, ["backIndicator"]),
    KeyMistake(.android, "expandedTitleTextAppearance", in: .navigationBar, ["largeTitle"]),
    KeyMistake(.android, "expandedTitleTextColor", "expandedTitleColor", in: .navigationBar, ["largeTitle.color"]),
    KeyMistake(.android, "collapsedTitleTextAppearance", in: .navigationBar, ["title"]),
    KeyMistake(.android, "collapsedTitleTextColor", in: .navigationBar, ["title.color"]),
    KeyMistake(.android, "itemTextAppearanceActive", in: .tabBar, ["item.selected.title"]),
    KeyMistake(.android, "itemTextAppearanceInactive", in: .tabBar, ["item.normal.title"]),
    KeyMistake(.android, "disabledIconColor", in: .tabBar, ["item.disabled.iconColor"]),
    KeyMistake(.android, "disabledTextColor", in: .tabBar, ["item.disabled.title.color"]),
    KeyMistake(.android, "itemRippleColor", "labelVisibilityMode", "itemActiveIndicatorStyle", "popupTheme", "liftOnScroll", "windowInsets", "itemBackground", in: .anywhere, advice: "remove the key"),
    KeyMistake(.android, "tabTextColor", in: .tabBar, ["item.title.color"]),
    KeyMistake(.android, "tabSelectedTextColor", in: .tabBar, ["item.selected.title.color"]),
    KeyMistake(.android, "tabIconTint", in: .tabBar, ["item.iconColor"]),
    KeyMistake(.android, "tabIndicatorColor", "itemActiveIndicatorColor", in: .tabBar, ["selectionIndicator.color"]),
    KeyMistake(.android, "tabTextAppearance", in: .tabBar, ["item.title"]),
    KeyMistake(.android, "textSize", "android:textSize", in: .text, ["font: { size: * }"]),
    KeyMistake(.android, "textColor", "android:textColor", in: .text, ["color"]),
    KeyMistake(.android, "letterSpacing", "android:letterSpacing", in: .text, ["kern"]),
  ]
}
