import LintelLanguage

/// What a theme declares that imports one Design Tokens file, the header and the import left out; it must be free of findings.
func designTokens(_ members: String, theme body: String = "") -> [String] {
  declarations("imports: [a.tokens.json]\n" + body, files: ["a.tokens.json": "{\(members)}"])
}

/// The findings about one Design Tokens file, whose first line begins with a brace.
func designTokenFindings(_ members: String, theme body: String = "") -> [String] {
  findings("imports: [a.tokens.json]\n" + body, files: ["a.tokens.json": "{\(members)}"])
    .map { $0.hasPrefix("a.tokens.json:") ? String($0.dropFirst("a.tokens.json:".count)) : $0 }
}

/// A color of the format in sRGB.
func srgb(_ red: Double, _ green: Double, _ blue: Double) -> String {
  #"{ "colorSpace": "srgb", "components": [\#(red), \#(green), \#(blue)] }"#
}

/// A dimension of the format.
func px(_ value: Double) -> String {
  #"{ "value": \#(value), "unit": "px" }"#
}
