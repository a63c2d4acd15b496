import TestThemes

/// The declarations of a theme that imports one Design Tokens file, without the header and the import; it must not have findings
/// except those about tokens that bars can't use.
func designTokens(_ members: String, theme body: String = "") -> [String] {
  declarations("imports: [a.tokens.json]\n" + body, files: ["a.tokens.json": "{\(members)}"])
    .filter { !$0.contains(" info [unusable-design-token] ") }
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

/// The text of a resolver document, with the content of each set and of each modifier's contexts.
func resolverText(
  sets: [String: String] = [:],
  modifiers: [String: [String: String]] = [:],
  defaults: [String: String] = [:],
  order: [String],
  rest: String = ""
) -> String {
  let sets = sets.sorted { $0.key < $1.key }
    .map { #""\#($0.key)": { "sources": [\#($0.value)] }"# }
  let modifiers = modifiers.sorted { $0.key < $1.key }.map { name, contexts in
    let list = contexts.sorted { $0.key < $1.key }.map { #""\#($0.key)": [\#($0.value)]"# }
    let preferred = defaults[name].map { #""default": "\#($0)", "# } ?? ""
    return #""\#(name)": { \#(preferred)"contexts": { \#(list.joined(separator: ", ")) } }"#
  }
  return #"""
    { "version": "2025.10",
      "sets": { \#(sets.joined(separator: ",\n")) },
      "modifiers": { \#(modifiers.joined(separator: ",\n")) },
      "resolutionOrder": [\#(order.joined(separator: ", "))]\#(rest.isEmpty ? "" : ", " + rest) }
    """#
}

/// The declarations and findings of a theme that imports such a document.
func resolved(
  _ body: String = "",
  sets: [String: String] = [:],
  modifiers: [String: [String: String]] = [:],
  defaults: [String: String] = [:],
  order: [String],
  rest: String = ""
) -> [String] {
  let text = resolverText(
    sets: sets,
    modifiers: modifiers,
    defaults: defaults,
    order: order,
    rest: rest
  )
  return declarations("imports: [a.resolver.json]\n" + body, files: ["a.resolver.json": text])
}
