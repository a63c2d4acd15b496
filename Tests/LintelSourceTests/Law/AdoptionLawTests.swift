import LintelAppearance
import LintelCascade
import LintelCompiler
import LintelDiagnostics
import LintelLint
import LintelSchema
import LintelSource
import LintelTesting
import LintelTheme
import Testing

@Suite("Code that was written from a theme gives the theme back")
struct AdoptionLawTests {
  /// Rounds in each case, so that cases run in parallel.
  private static let rounds: UInt64 = 100

  private static func compile(_ text: String) -> Theme? {
    let bytes = Array(text.utf8)
    let provider = SourceProvider(
      read: { $0 == "Drawn.yaml" ? bytes : nil },
      expand: { [$0] }
    )
    var options = CompilerOptions()
    options.needsTree = false
    let compilation = LintelCompiler.compile(
      root: "Drawn.yaml",
      provider: provider,
      options: options
    )
    return compilation.diagnostics.contains { $0.severity == .error } ? nil : compilation.theme
  }

  /// What a theme comes to, by class of the screen.
  private static func variants(
    of theme: Theme,
    brands: [String],
    classes: [String],
    hasPad: Bool
  ) -> [AppWriter.Variant] {
    let resolver = ContextResolver(Cascade(theme))
    let promos = theme.space.calendar.normalized([]).running
    var result: [AppWriter.Variant] = []
    for brand in brands.isEmpty ? [nil] : brands.map(Optional.some) {
      let index = theme.space.brands.firstIndex { $0.name == brand } ?? 0
      for isPad in hasPad ? [false, true] : [false] {
        var contexts: [String?: ResolvedContext] = [:]
        for type in [nil] + classes.map(Optional.some) {
          let name = theme.screenClasses.first { $0.viewController?.text == type }?.screen
          let screen = type == nil ? nil : theme.space.screens.firstIndex { $0.name == name }
          contexts[type] = resolver.resolved(
            brand: index,
            promos: promos,
            screen: screen.map { $0 + 1 } ?? 0,
            ios: Version(18),
            device: Device(idiom: isPad ? 1 : 0, width: 0, height: 0)
          )
        }
        result.append(AppWriter.Variant(brand: brand, isPad: isPad, contexts: contexts))
      }
    }
    return result
  }

  /// What UIKit would show, without the names of brands and screens.
  private static func look(_ context: ResolvedContext?) -> String {
    guard let context else { return "" }
    var lines: [String] = []
    for bar in context.bars {
      for slot in bar.kind.slots {
        guard let known = bar.slots[slot] else { continue }
        guard let object = known else {
          lines.append("\(bar.kind).\(slot): system")
          continue
        }
        lines.append("\(bar.kind).\(slot): \(object.configure)")
        lines += object.values.map { value in
          "\(bar.kind).\(slot).\(value.path.joined(separator: ".")): \(value.value)"
        }.sorted()
      }
      lines += bar.values.map {
        "\(Schema.standard[$0.leaf].path) \($0.slots): \($0.value)"
      }.sorted()
    }
    lines += context.settings.map { "\(Schema.standard[$0.leaf].path): \($0.value)" }.sorted()
    return lines.joined(separator: "\n")
  }

  /// The first difference between a drawn theme and what adopting its code gives; nil if there is none.
  private static func difference(seed: UInt64) -> String? {
    let drawn = DrawnTheme(seed: seed)
    // Drawn entries may exclude each other.
    guard let theme = Self.compile(drawn.text) else { return nil }
    let classes = drawn.screens.values.sorted()
    let hasPad = drawn.text.contains("when pad")
    let wanted = variants(of: theme, brands: drawn.brands, classes: classes, hasPad: hasPad)
    var writer = AppWriter(wanted, brands: drawn.brands, seed: seed)
    let files = writer.files()
    let options = AdoptionOptions(name: "Drawn", versions: Version(15)...Version(18))
    let adopted = adoptTheme(SourceReader.read(files), options: options)
    func explained(_ what: String) -> String {
      let code = files.filter { $0.path.hasSuffix(".swift") }.map {
        String(decoding: $0.bytes, as: UTF8.self)
      }.joined(separator: "\n")
      return """
        seed \(seed): \(what)
        \(drawn.text)
        --- adopted
        \(adopted.text)
        \(adopted.report.markdown(theme: "Drawn"))
        \(code)
        """
    }
    guard adopted.isSound, let result = Self.compile(adopted.text) else {
      return explained("the adopted theme doesn't compile")
    }
    let found = variants(of: result, brands: drawn.brands, classes: classes, hasPad: hasPad)
    for (want, have) in zip(wanted, found) {
      for type in [nil] + classes.map(Optional.some) {
        let (first, second) = (look(want.contexts[type]), look(have.contexts[type]))
        guard first != second else { continue }
        let a = Set(first.split(separator: "\n"))
        let b = Set(second.split(separator: "\n"))
        return explained(
          "\(want.brand ?? "") \(want.isPad ? "pad" : "phone") \(type ?? "no screen")\n"
            + a.subtracting(b).sorted().map { "- \($0)\n" }.joined()
            + b.subtracting(a).sorted().map { "+ \($0)\n" }.joined()
        )
      }
    }
    return nil
  }

  @Test("In 1,000 rounds", arguments: 0..<10)
  func law(part: Int) {
    let first = UInt64(part) * Self.rounds
    for seed in first..<(first + Self.rounds) {
      if let difference = Self.difference(seed: seed) {
        Issue.record("\(difference)")
        return
      }
    }
  }

  @Test("Nearly every drawn theme compiles, and most set something")
  func drawing() {
    let themes = (0..<200).map { DrawnTheme(seed: UInt64($0)).text }
    #expect(themes.count { Self.compile($0) != nil } > 190)
    #expect(Set(themes).count > 190)
  }
}
