import LintelAppearance
import LintelDiagnostics
import LintelSchema
import LintelTesting
import LintelTheme
import Testing

@testable import LintelSource

@Suite("Adopting the code for a theme results in the same theme")
struct AdoptionLawTests {
  /// The number of rounds in each case, which is limited so that cases run in parallel.
  private static let rounds = UInt64(Thoroughness.rounds(100, usually: 15))

  /// The look that UIKit would show, without the names of brands and screens.
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

  /// The first difference between a random theme and the theme adopted from its code, or `nil` if there is none.
  private static func difference(seed: UInt64) -> String? {
    let drawn = DrawnTheme(seed: seed)
    // Random entries may exclude each other.
    guard let theme = LawContexts.compile(drawn.text) else { return nil }
    let classes = drawn.screens.values.sorted()
    let wanted = LawContexts.variants(of: theme, as: drawn)
    var writer = AppWriter(wanted, brands: drawn.brands, modes: drawn.modeValues, seed: seed)
    let files = writer.files()
    let options = AdoptionOptions(name: "Drawn", versions: Version(15)...Version(18))
    let adopted = adoptTheme(SourceReader.read(files), options: options)
    func explained(_ what: String) -> String {
      let code = files.filter { !$0.path.contains(".xcassets") }.map {
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
    guard adopted.isSound, let result = LawContexts.compile(adopted.text) else {
      return explained("the adopted theme doesn't compile: \(LawContexts.errors(in: adopted.text))")
    }
    let found = LawContexts.variants(of: result, as: drawn)
    for (want, have) in zip(wanted, found) {
      for type in [nil] + classes.map(Optional.some) {
        let (first, second) = (look(want.contexts[type]), look(have.contexts[type]))
        guard first != second else { continue }
        let a = Set(first.split(separator: "\n"))
        let b = Set(second.split(separator: "\n"))
        return explained(
          "\(want.brand ?? "") \(want.mode ?? "") \(want.isSummer ? "summer" : "") "
            + "\(want.isPad ? "pad" : "phone") \(type ?? "no screen")\n"
            + a.subtracting(b).sorted().map { "- \($0)\n" }.joined()
            + b.subtracting(a).sorted().map { "+ \($0)\n" }.joined()
        )
      }
    }
    return nil
  }

  @Test("The themes are the same in every round", arguments: 0..<10)
  func law(part: Int) {
    let first = UInt64(part) * Self.rounds
    for seed in first..<(first + Self.rounds) {
      if let difference = Self.difference(seed: seed) {
        Issue.record("\(difference)")
        return
      }
    }
  }

  @Test("Nearly every random theme compiles, and most set something")
  func drawing() {
    let themes = (0..<200).map { DrawnTheme(seed: UInt64($0)).text }
    #expect(themes.count { LawContexts.compile($0) != nil } > 190)
    #expect(Set(themes).count > 190)
  }
}
