import LintelTesting

/// The conditions in an app's code, each spelled in one of the ways that apps use.
struct AppConditions {
  /// The dimensions that values of a theme can depend on.
  private enum Dimension: CaseIterable {
    case brand, mode, promo, device
  }

  /// Two bodies of code, and the condition that chooses between them.
  private struct Fork {
    let condition: String
    let then: String
    let otherwise: String

    var text: String { "if \(condition) {\n\(then)\n} else {\n\(otherwise)\n}" }
  }

  private enum BrandSpelling: CaseIterable {
    case session, bundle, compiledElse, compiledElseIf
  }

  private enum ModeSpelling: CaseIterable {
    case stored, preference
  }

  private enum PromoSpelling: CaseIterable {
    case computed, stored, method, local
  }

  /// The ways to write a condition with two results.
  private enum ForkSpelling: CaseIterable {
    case whole, negated, ternary
  }

  private let brands: [String]
  private let modes: [String]
  private let hasPromo: Bool
  private let hasPad: Bool
  private let brand: BrandSpelling
  private let mode: ModeSpelling
  private let promo: PromoSpelling
  private let fork: ForkSpelling

  init(
    brands: [String],
    modes: [String],
    hasPromo: Bool,
    hasPad: Bool,
    _ random: inout SeededGenerator
  ) {
    func pick<Spelling: CaseIterable>(_ type: Spelling.Type) -> Spelling
    where Spelling.AllCases == [Spelling] {
      type.allCases[Int.random(in: type.allCases.indices, using: &random)]
    }
    (self.brands, self.modes, self.hasPromo, self.hasPad) = (brands, modes, hasPromo, hasPad)
    brand = pick(BrandSpelling.self)
    mode = pick(ModeSpelling.self)
    promo = pick(PromoSpelling.self)
    fork = pick(ForkSpelling.self)
  }

  // MARK: Declarations

  /// The types that the conditions use.
  var declarations: String {
    var parts: [String] = []
    if !brands.isEmpty { parts.append(brandDeclaration) }
    if !modes.isEmpty { parts.append(modeDeclaration) }
    if hasPromo { parts.append(promoDeclaration) }
    return parts.filter { !$0.isEmpty }.map { $0 + "\n\n" }.joined()
  }

  private var brandDeclaration: String {
    let cases = brands.joined(separator: ", ")
    return switch brand {
    case .session:
      """
      enum Brand { case \(cases) }

      final class Session {
        static let shared = Session()
        var brand: Brand = .\(brands[0])
        func restore(_ saved: Brand) { brand = saved }
      }
      """
    case .bundle:
      """
      enum Brand: String {
        case \(cases)

        static var current: Brand {
          Brand(rawValue: Bundle.main.infoDictionary?["Brand"] as? String ?? "") ?? .\(brands[0])
        }
      }
      """
    case .compiledElse, .compiledElseIf: ""
    }
  }

  private var modeDeclaration: String {
    let cases = modes.joined(separator: ", ")
    return switch mode {
    case .stored:
      """
      enum ReadingMode: Int {
        case \(cases)

        static var current: ReadingMode {
          ReadingMode(rawValue: UserDefaults.standard.integer(forKey: "reading")) ?? .\(modes[0])
        }
      }
      """
    case .preference:
      """
      enum ReadingMode { case \(cases) }

      final class Preferences {
        static let shared = Preferences()
        private(set) var reading: ReadingMode = .\(modes[0])
        func choose(_ next: ReadingMode) { reading = next }
      }
      """
    }
  }

  private var promoDeclaration: String {
    switch promo {
    case .computed, .local:
      """
      enum Features {
        static var isSummer: Bool { UserDefaults.standard.bool(forKey: "summer") }
      }
      """
    case .stored:
      """
      final class Features {
        static let shared = Features()
        var isSummer = false
        func load(_ flags: [String: Bool]) { isSummer = flags["summer"] ?? false }
      }
      """
    case .method:
      """
      enum Feature: String { case summer, winter }

      struct FeatureStore {
        static let shared = FeatureStore()
        func isEnabled(_ feature: Feature) -> Bool {
          UserDefaults.standard.bool(forKey: feature.rawValue)
        }
      }
      """
    }
  }

  // MARK: Code

  /// Code for each variant, under the conditions that distinguish them.
  func branching(_ items: [(variant: AppWriter.Variant, body: String)]) -> String {
    branching(items, Dimension.allCases[...])
  }

  private func branching(
    _ items: [(variant: AppWriter.Variant, body: String)],
    _ dimensions: ArraySlice<Dimension>
  ) -> String {
    guard Set(items.map(\.body)).count > 1, let first = dimensions.first else {
      return items.first?.body ?? ""
    }
    func part(_ isIncluded: (AppWriter.Variant) -> Bool) -> String {
      branching(items.filter { isIncluded($0.variant) }, dimensions.dropFirst())
    }
    switch first {
    case .brand:
      guard !brands.isEmpty else { return part { _ in true } }
      return brandCode(brands.map { name in part { $0.brand == name } })
    case .mode:
      guard !modes.isEmpty else { return part { _ in true } }
      return modeCode(modes.map { name in part { $0.mode == name } })
    case .promo:
      guard hasPromo else { return part { _ in true } }
      return promoCode(on: part { $0.isSummer }, off: part { !$0.isSummer })
    case .device:
      guard hasPad else { return part { _ in true } }
      return text(
        Fork(
          condition: "UIDevice.current.userInterfaceIdiom == .pad",
          then: part { $0.isPad },
          otherwise: part { !$0.isPad }
        )
      )
    }
  }

  private func brandCode(_ bodies: [String]) -> String {
    guard Set(bodies).count > 1 else { return bodies[0] }
    let flags = brands.map { $0.uppercased() }
    switch brand {
    case .session where fork == .ternary:
      return text(
        Fork(
          condition: "Session.shared.brand == .\(brands[0])",
          then: bodies[0],
          otherwise: bodies[1]
        )
      )
    case .session: return Self.choice("Session.shared.brand", brands, bodies)
    case .bundle: return Self.choice("Brand.current", brands, bodies)
    case .compiledElse: return "#if \(flags[0])\n\(bodies[0])\n#else\n\(bodies[1])\n#endif"
    case .compiledElseIf:
      return "#if \(flags[0])\n\(bodies[0])\n#elseif \(flags[1])\n\(bodies[1])\n#endif"
    }
  }

  private func modeCode(_ bodies: [String]) -> String {
    guard Set(bodies).count > 1 else { return bodies[0] }
    let subject =
      switch mode {
      case .stored: "ReadingMode.current"
      case .preference: "Preferences.shared.reading"
      }
    guard fork != .whole else { return Self.choice(subject, modes, bodies) }
    return text(
      Fork(condition: "\(subject) == .\(modes[0])", then: bodies[0], otherwise: bodies[1])
    )
  }

  private func promoCode(on: String, off: String) -> String {
    guard on != off else { return on }
    switch promo {
    case .computed: return text(Fork(condition: "Features.isSummer", then: on, otherwise: off))
    case .stored:
      return text(Fork(condition: "Features.shared.isSummer", then: on, otherwise: off))
    case .method:
      return text(
        Fork(condition: "FeatureStore.shared.isEnabled(.summer)", then: on, otherwise: off)
      )
    case .local:
      return "let isSummer = Features.isSummer\n"
        + text(Fork(condition: "isSummer", then: on, otherwise: off))
    }
  }

  private static func choice(
    _ subject: String,
    _ names: [String],
    _ bodies: [String]
  ) -> String {
    "switch \(subject) {\n"
      + zip(names, bodies).map { "case .\($0):\n\($1.isEmpty ? "break" : $1)\n" }.joined() + "}"
  }

  private func text(_ fork: Fork) -> String {
    guard fork.then != fork.otherwise else { return fork.then }
    switch self.fork {
    case .whole: return fork.text
    case .negated:
      return Fork(
        condition: "!(\(fork.condition))",
        then: fork.otherwise,
        otherwise: fork.then
      ).text
    case .ternary: return Self.merged(fork) ?? fork.text
    }
  }

  /// One body whose values depend on the condition, or `nil` if the bodies differ in more than values.
  private static func merged(_ fork: Fork) -> String? {
    let then = fork.then.split(separator: "\n", omittingEmptySubsequences: false)
    let otherwise = fork.otherwise.split(separator: "\n", omittingEmptySubsequences: false)
    guard then.count == otherwise.count else { return nil }
    var result: [String] = []
    for (a, b) in zip(then, otherwise) {
      guard a != b else {
        result.append(String(a))
        continue
      }
      let parts = [a, b].map { line in line.split(separator: " = ", maxSplits: 1) }
      guard parts.allSatisfy({ $0.count == 2 }), parts[0][0] == parts[1][0],
        [a, b].allSatisfy({ !$0.hasSuffix("{") && !$0.contains(" ? ") })
      else { return nil }
      result.append("\(parts[0][0]) = \(fork.condition) ? \(parts[0][1]) : \(parts[1][1])")
    }
    return result.joined(separator: "\n")
  }
}
