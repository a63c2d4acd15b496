import LintelAppearance
import LintelCascade
import LintelCompiler
import LintelDiagnostics
import LintelLint
import LintelSchema
import LintelTheme

/// Resolves random themes, and the themes adopted from their code, in the same contexts.
enum LawContexts {
  /// The theme of a text, or `nil` if the text has errors.
  static func compile(_ text: String) -> Theme? {
    let compilation = compilation(of: text)
    return compilation.diagnostics.contains { $0.severity == .error } ? nil : compilation.theme
  }

  static func errors(in text: String) -> [String] {
    compilation(of: text).diagnostics.filter { $0.severity == .error }.map(\.message)
  }

  static func compilation(of text: String) -> Compilation {
    let bytes = Array(text.utf8)
    let provider = SourceProvider(
      read: { $0 == "Drawn.yaml" ? bytes : nil },
      expand: { [$0] }
    )
    return LintelCompiler.compile(root: "Drawn.yaml", provider: provider)
  }

  /// The resolved contexts of a theme, by class of the screen.
  static func variants(of theme: Theme, as drawn: DrawnTheme) -> [AppWriter.Variant] {
    let resolver = ContextResolver(Cascade(theme))
    let classes = drawn.screens.values.sorted()
    let hasPad = drawn.text.contains("when pad")
    var result: [AppWriter.Variant] = []
    for brand in drawn.brands.isEmpty ? [nil] : drawn.brands.map(Optional.some) {
      for mode in drawn.modeValues.isEmpty ? [nil] : drawn.modeValues.map(Optional.some) {
        for isSummer in drawn.hasPromo ? [false, true] : [false] {
          for isPad in hasPad ? [false, true] : [false] {
            let place = Place(brand: brand, mode: mode, isSummer: isSummer)
            var contexts: [String?: ResolvedContext] = [:]
            for type in [nil] + classes.map(Optional.some) {
              let name = theme.screenClasses.first { $0.viewController?.text == type }?.screen
              let screen = type == nil ? nil : theme.space.screens.firstIndex { $0.name == name }
              contexts[type] = resolver.resolved(
                ContextSelection(
                  brand: place.brandIndex(in: theme),
                  promos: place.running(in: theme),
                  screen: screen.map { $0 + 1 } ?? 0,
                  ios: Version(18),
                  device: Device(idiom: isPad ? 1 : 0, width: 0, height: 0)
                )
              )
            }
            result.append(
              AppWriter.Variant(
                brand: brand,
                isPad: isPad,
                isSummer: isSummer,
                mode: mode,
                contexts: contexts
              )
            )
          }
        }
      }
    }
    return result
  }

  /// A context by the names in the random theme, which are parts of the names in an adopted theme.
  private struct Place {
    let brand: String?
    let mode: String?
    let isSummer: Bool

    func brandIndex(in theme: Theme) -> Int {
      let names = theme.space.brands.map(\.name)
      return names.firstIndex { $0 == brand } ?? names.firstIndex(of: "other") ?? 0
    }

    func running(in theme: Theme) -> [Int] {
      let calendar = theme.space.calendar
      var asked: [Int] = []
      for (index, promo) in calendar.promos.enumerated()
      where isSummer && promo.name.lowercased().contains("summer") {
        asked.append(index)
      }
      for (index, known) in calendar.switches.modes.enumerated() {
        let wanted =
          known.name.lowercased().contains("summer")
          ? [isSummer ? "switched" : "standard"] : [mode, brand].compactMap(\.self)
        let value =
          known.values.firstIndex(where: wanted.contains) ?? known.values.firstIndex(of: "other")
        guard let value else { continue }
        asked.append(calendar.switches.number(of: ModeValue(mode: index, value: value)))
      }
      return calendar.normalized(asked).running
    }
  }
}
