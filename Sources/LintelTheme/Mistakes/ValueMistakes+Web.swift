extension ValueMistake {
  /// What YAML takes for a part of a value, and an author doesn't.
  // swift-format-ignore
  static let yaml: [ValueMistake] = [
    ValueMistake("“*”", "”*”", "„*“", "‘*’", "«*»", for: .any, ["*", "\"*\""], "'@' is in typographic quotes, which YAML reads as part of the text"),
    ValueMistake("`*`", for: .any, ["*", "\"*\"", "$*"], "'@' is in backticks, which YAML reads as part of the text"),
    ValueMistake("\u{A0}*", for: .any, ["*", "\"*\""], "the value begins with a no-break space, which looks like a space but isn't one"),
    ValueMistake("*\u{A0}", for: .any, ["*", "\"*\""], "the value ends with a no-break space, which looks like a space but isn't one"),
    ValueMistake("\u{200B}*", for: .any, ["*", "\"*\""], "the value begins with an invisible character, a zero-width space"),
    ValueMistake("*\u{200B}", for: .any, ["*", "\"*\""], "the value ends with an invisible character, a zero-width space"),
    ValueMistake("*;", for: .any, ["*", "\"*\""], "a YAML value ends with its line and needs no ';'"),
    ValueMistake("*,", for: .any, ["*", "\"*\""], "a YAML value ends with its line and needs no ','"),
    ValueMistake("* !important", for: .any, ["*", "\"*\""], "'!important' is CSS; in a theme 'final' keeps higher layers from overriding a block"),
    ValueMistake("* !default", for: .any, ["*", "\"*\""], "'!default' is Sass; in a theme every token can be overridden in a block"),
    ValueMistake("* / *", for: .color, ["{ light: \"*\", dark: \"*2\" }"], "'@' has two colors, and a color by appearance is a mapping", isDoubtful: true),
    ValueMistake("* //*", for: .any, ["*", "\"*\""], "a comment in YAML begins with '#'"),
    ValueMistake("* /*", for: .any, ["*", "\"*\""], "a comment in YAML begins with '#'", isDoubtful: true),
    ValueMistake("== *", for: .any, ["*"], "a value follows ':' directly, without '=='"),
    ValueMistake("= *", for: .any, ["*"], "a value follows ':' directly, without '='"),
  ]

  /// Values of CSS and of Sass.
  // swift-format-ignore
  static let css: [ValueMistake] = [
    ValueMistake("currentColor", "currentcolor", for: .color, ["tintColor"], "'@' is CSS; UIKit's nearest color is 'tintColor'", isDoubtful: true),
    ValueMistake("inherit", "initial", "revert", for: .any, ["unset"], "'@' is CSS; in a theme 'unset' leaves a value to UIKit"),
    ValueMistake("hsv(*)", for: .color, [], "a theme has no 'hsv'", advice: "write the color as \"#0B6E99\", 'rgb(11 110 153)', 'hsl(198 87% 32%)', or 'oklch(0.5 0.1 230)'"),
    ValueMistake("hsb(*)", for: .color, [], "a theme has no 'hsb'", advice: "write the color as \"#0B6E99\", 'rgb(11 110 153)', 'hsl(198 87% 32%)', or 'oklch(0.5 0.1 230)'"),
    ValueMistake("cmyk(*)", for: .color, [], "a theme has no 'cmyk'", advice: "write the color as \"#0B6E99\", 'rgb(11 110 153)', 'hsl(198 87% 32%)', or 'oklch(0.5 0.1 230)'"),
    ValueMistake("hwb(*)", for: .color, [], "a theme has no 'hwb'", advice: "write the color as \"#0B6E99\", 'rgb(11 110 153)', 'hsl(198 87% 32%)', or 'oklch(0.5 0.1 230)'"),
    ValueMistake("lab(*)", for: .color, [], "a theme has no 'lab'", advice: "write the color as 'oklch(0.5 0.1 230)'"),
    ValueMistake("lch(*)", for: .color, [], "a theme has no 'lch'", advice: "write the color as 'oklch(0.5 0.1 230)'"),
    ValueMistake("p3(*)", for: .color, ["display-p3(*)"], "a theme calls the space 'display-p3'"),
    ValueMistake("linear-gradient(*)", for: .color, [], "a gradient is an image", advice: "write 'image: { gradient: { from: top, stops: [$first, $second] } }' in the background"),
    ValueMistake("linear-gradient(*)", for: .image, [], "'linear-gradient' is CSS; in a theme a gradient is a mapping", advice: "write '{ gradient: { from: top, stops: [$first, $second] } }'"),
    ValueMistake("url(*)", for: [.image, .color], [], "a theme takes images from the app's asset catalog and from SF Symbols", advice: "write '{ asset: Name }' or '{ symbol: chevron.backward }'"),
    ValueMistake("* *px *", for: .color, [], "'@' is a shadow in CSS, and a color is wanted here", advice: "write a color for the line of a bar, and for text '{ color: alpha(black 20%), offset: [0, 1], blur: 2 }'"),
    ValueMistake("rgba(#*, *)", for: .color, ["alpha(#* *2)"], "'rgba' takes no hex color; 'alpha' makes a color translucent"),
    ValueMistake("rgba($*, *)", "rgba($* *)", for: .color, ["alpha($* *2)"], "'rgba' can't contain a token; 'alpha' makes a color translucent"),
    ValueMistake("transparentize(*, *)", for: .color, [], "'transparentize' is Sass; in a theme 'alpha' makes a color translucent", advice: "write 'alpha($accent 40%)', where 40% is the alpha that remains"),
    ValueMistake("fade(*, *)", for: .color, ["alpha(* *2)"], "'fade' is Less; in a theme 'alpha' makes a color translucent"),
    ValueMistake("fade-out(*, *)", for: .color, [], "'fade-out' is Sass; in a theme 'alpha' makes a color translucent", advice: "write 'alpha($accent 40%)', where 40% is the alpha that remains"),
    ValueMistake("opacity(*, *)", "opacity(* *)", for: .color, ["alpha(* *2)"], "a theme calls this 'alpha'"),
    ValueMistake("darker(* *)", "shade(* *)", for: .color, ["darken(* *2)"], "a theme calls this 'darken'"),
    ValueMistake("lighter(* *)", "tint(* *)", for: .color, ["lighten(* *2)"], "a theme calls this 'lighten'"),
    ValueMistake("blend(* * *)", for: .color, ["mix(* *2 *3)"], "a theme calls this 'mix'"),
    ValueMistake("color-mix(*)", for: .color, [], "'color-mix' is CSS; a theme calls it 'mix'", advice: "write 'mix($first $second 30%)'"),
    ValueMistake("contrast(*)", for: .color, [], "'contrast' is Less; a theme calls it 'readable'", advice: "write 'readable($background $first $second)'"),
    ValueMistake("light-dark(*, *)", for: .color, ["{ light: *, dark: *2 }"], "'light-dark' is CSS; in a theme a color by appearance is a mapping"),
    ValueMistake("sans-serif", for: .font, [], "'sans-serif' is CSS; the system's font has a size and no name", advice: "write '{ size: 17 }'"),
    ValueMistake("serif", for: .font, [], "'serif' is CSS; in a theme it is a design of the system's font", advice: "write '{ size: 17, design: serif }'"),
    ValueMistake("monospace", for: .font, [], "'monospace' is CSS; in a theme it is a design of the system's font", advice: "write '{ size: 17, design: monospaced }'"),
    ValueMistake("h1", for: .font, ["largeTitle"], "'h1' is HTML; UIKit's largest text style is 'largeTitle'", isDoubtful: true),
    ValueMistake("h2", for: .font, ["title1"], "'h2' is HTML; UIKit's text style is 'title1'", isDoubtful: true),
    ValueMistake("h3", for: .font, ["title2"], "'h3' is HTML; UIKit's text style is 'title2'", isDoubtful: true),
    ValueMistake("caption", for: .font, ["caption1"], "UIKit has two captions, 'caption1' and 'caption2'", isDoubtful: true),
    ValueMistake("title", for: .font, ["$title", "title1"], "UIKit has three titles, 'title1', 'title2', and 'title3'", isDoubtful: true),
    ValueMistake("normal", for: .keyword, ["regular", "default", "natural", "standard"], "'normal' is CSS; UIKit uses a different word here"),
    ValueMistake("bolder", for: .keyword, ["bold"], "'bolder' is CSS; UIKit's weight is 'bold'"),
    ValueMistake("lighter", for: .keyword, ["light"], "'lighter' is CSS; UIKit's weight is 'light'"),
    ValueMistake("cover", for: .keyword, ["scaleAspectFill"], "'cover' is CSS; UIKit's word is 'scaleAspectFill'"),
    ValueMistake("contain", for: .keyword, ["scaleAspectFit"], "'contain' is CSS; UIKit's word is 'scaleAspectFit'"),
    ValueMistake("justify", for: .keyword, ["justified"], "'justify' is CSS; UIKit's word is 'justified'"),
    ValueMistake("ellipsis", for: .keyword, ["byTruncatingTail"], "'ellipsis' is CSS; UIKit's word is 'byTruncatingTail'"),
    ValueMistake("blur(*)", for: .keyword, ["default"], "'blur' is CSS; the system's blurred background is 'default'", isDoubtful: true),
    ValueMistake("blur(*)", for: .effect, ["systemMaterial"], "'blur' is CSS; UIKit's blurs have names and no radius", isDoubtful: true),
    ValueMistake("solid", for: .keyword, ["single", "opaque"], "'solid' is CSS; a theme uses a different word here"),
    ValueMistake("underline", for: .keyword, ["single"], "a single line is 'single'"),
    ValueMistake("dotted", for: .keyword, ["singleDot"], "'dotted' is CSS; a theme's word is 'singleDot'"),
    ValueMistake("dashed", for: .keyword, ["singleDash"], "'dashed' is CSS; a theme's word is 'singleDash'"),
  ]

  /// References to tokens as other languages and tools write them.
  // swift-format-ignore
  static let references: [ValueMistake] = [
    ValueMistake("var(--*, *)", "var(--*)", "var(*)", "--*", for: .any, ["$*"], "'@' is CSS; in a theme '$' refers to a token"),
    ValueMistake("#{$*}", for: .any, ["$*"], "'@' is Sass; in a theme '$' refers to a token"),
    ValueMistake("${*}", for: .any, ["$*"], "'@' has braces; a theme writes '$' and the name without braces"),
    ValueMistake("$(*)", for: .any, ["$*"], "'@' has parentheses; in a theme '$' and the name alone refer to a token"),
    ValueMistake("{{*}}", for: .any, ["$*"], "'@' is a template; in a theme '$' refers to a token"),
    ValueMistake("{*}", for: .any, ["$*"], "'@' is a reference in a design token file; a theme writes '$' and the name"),
    ValueMistake("$ *", for: .any, ["$*"], "write '$' right before the token's name, without a space"),
    ValueMistake("$$*", for: .any, ["$*"], "a reference to a token begins with a single '$'"),
    ValueMistake("$*/*", for: .any, ["$*.*2"], "a '.' nests the names of tokens"),
    ValueMistake("%*%", for: .any, ["$*"], "'@' is a placeholder; in a theme '$' refers to a token"),
    ValueMistake("%*", for: .any, ["$*"], "a reference to a token begins with '$', not with '%'"),
    ValueMistake("theme(*)", for: .any, ["$*"], "'@' is Tailwind; in a theme '$' refers to a token"),
    ValueMistake("token(*)", "tokens.*", "theme.*", for: .any, ["$*"], "in a theme '$' refers to a token"),
    ValueMistake("colors.*", "color.*", "palette.*", for: .color, ["$*"], "in a theme '$' refers to a token"),
    ValueMistake("fonts.*", for: .font, ["$*"], "in a theme '$' refers to a token"),
    ValueMistake("images.*", for: .image, ["$*"], "in a theme '$' refers to a token"),
  ]

  /// Values of Android's and Flutter's.
  // swift-format-ignore
  static let android: [ValueMistake] = [
    ValueMistake("@color/*", "R.color.*", for: .color, ["$*"], "'@' is Android; in a theme '$' refers to a token"),
    ValueMistake("?attr/*", "?*", for: .any, ["$*"], "'@' is Android; in a theme '$' refers to a token"),
    ValueMistake("@drawable/*", "R.drawable.*", for: .image, ["{ asset: * }"], "'@' is Android; in a theme an image is a mapping"),
    ValueMistake("@font/*", for: .font, ["{ family: *, size: 17 }"], "'@' is Android; in a theme a font is a mapping", isDoubtful: true),
    ValueMistake("@android:color/transparent", for: .color, ["clear"], "'@' is Android; in a theme it is 'clear'"),
    ValueMistake("@android:color/*", for: .color, ["*"], "'@' is Android; a theme names the color alone"),
    ValueMistake("@*", for: .any, ["$*"], "'@' is Less or Android; in a theme '$' refers to a token"),
    ValueMistake("Color(0xFF*)", for: .color, ["\"#*\""], "'@' is from Android or Flutter, where the alpha comes first; in a theme it comes last"),
    ValueMistake("*sp", for: .number, ["*"], "'sp' is Android's unit; a theme measures in points"),
    ValueMistake("*dp", for: .number, ["*"], "'dp' is Android's unit; a theme measures in points"),
    ValueMistake("*dip", for: .number, ["*"], "'dip' is Android's unit; a theme measures in points"),
  ]
}
