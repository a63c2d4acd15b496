import LintelAppearance
import LintelTheme

/// The names of a theme in its Swift code.
///
/// Names that would be the same in Swift are an error in the theme, so all names are different here.
struct SwiftNames: Sendable {
  let type: String
  let brands: [String]
  let promos: [String]
  let modes: [ModeNames]
  let screens: [String]
  /// The names of parameters, by their names in the theme.
  let parameters: [String: String]

  init(_ outline: ThemeOutline) {
    type = swiftTypeName(ofTheme: outline.theme)
    brands = outline.brands.map { SwiftName.flatMember($0.name) }
    promos = outline.promos.map { SwiftName.flatMember($0.name) }
    modes = ModeNames.all(of: outline.modes)
    screens = outline.screens.map { SwiftName.flatMember($0.name) }
    parameters = Dictionary(
      outline.parameters.map { ($0.name, SwiftName.flatMember($0.name)) },
      uniquingKeysWith: { first, _ in first }
    )
  }

  func condition(ofPromo index: Int) -> String { "context.runs(.\(promos[index]))" }
}

struct ModeNames: Sendable {
  /// The property of a context, such as `reading`.
  let property: String
  /// The enumeration of its values, such as `Reading`.
  let type: String
  let values: [String]

  private init(_ mode: Mode, type: String) {
    property = SwiftName.flatMember(mode.name)
    self.type = type
    values = mode.values.map(SwiftName.flatMember)
  }

  /// Returns the names of a theme's modes; a type whose name another mode or the output uses gets the suffix `Mode`.
  ///
  /// Types that don't need a suffix come first, so that no mode takes the name of another.
  static func all(of modes: [Mode]) -> [ModeNames] {
    func isFree(_ name: String) -> Bool {
      !isUsed(name) && !["UI", "NS", "CG"].contains { name.hasPrefix($0) }
    }
    let plain = modes.map { SwiftName.type($0.name) }
    var taken = Set(plain.filter(isFree))
    var seen: Set<String> = []
    return zip(modes, plain).map { mode, name in
      if isFree(name), seen.insert(name).inserted { return ModeNames(mode, type: name) }
      var type = "\(name)Mode"
      while !taken.insert(type).inserted { type += "Mode" }
      return ModeNames(mode, type: type)
    }
  }
}

/// Returns the name of the type for a theme: the theme's name, or one that differs from the types that
/// the output uses.
package func swiftTypeName(ofTheme theme: String) -> String {
  let name = SwiftName.type(theme.split { $0 == "." || $0 == " " }.joined(separator: "-"))
  let isTaken =
    isUsed(name) || isUsed("\(name)NavigationController")
    || ["UI", "NS", "CG"].contains { name.hasPrefix($0) }
  return isTaken ? "\(name)Theme" : name
}

/// Returns whether a type is in the runtime library, or is one of the Swift, Foundation, and SwiftUI types that the output names.
private func isUsed(_ name: String) -> Bool {
  RuntimeSources.declaresType(name)
    || [
      "BaseFonts", "Bool", "CaseIterable", "Date", "Double", "Foundation", "Hashable",
      "LintelUIKit", "Never",
      "Sendable", "Set", "String", "Swift", "TimeZone",
      // With '--swiftui'; a type has the same name without it.
      "Color", "EnvironmentValues", "Font", "Image", "LintelSwiftUI", "SwiftUI", "ThemePreview",
    ].contains(name)
}
