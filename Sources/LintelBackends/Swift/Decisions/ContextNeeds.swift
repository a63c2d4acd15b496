import LintelAppearance
import LintelDecisions
import LintelSchema
import LintelTheme

/// What a function of the output has to be told.
struct ContextNeeds: OptionSet, Hashable, Sendable {
  /// A bit for each need.
  let rawValue: UInt8

  /// Creates a set from its bits, as `OptionSet` requires.
  init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// The brand, the promos, or a color that only the app knows.
  static let context = ContextNeeds(rawValue: 1)
  /// The screen.
  static let screen = ContextNeeds(rawValue: 2)
  /// The kind of device, which only the main actor may ask for.
  static let device = ContextNeeds(rawValue: 4)
  /// The sizes, which `UITraitCollection.current` has on every actor.
  ///
  /// They change while the app runs, so what needs them isn't kept.
  static let sizes = ContextNeeds(rawValue: 8)

  private static let sizeDimensions = DeviceTrait.sizes.map(ContextDimensions.trait)

  /// What a decision that asks these dimensions has to be told.
  init(asking dimensions: [DimensionID]) {
    self = []
    for dimension in dimensions {
      if dimension == ContextDimensions.screen {
        insert(.screen)
      } else if dimension == ContextDimensions.trait(.idiom) {
        insert(.device)
      } else if Self.sizeDimensions.contains(dimension) {
        insert(.sizes)
      } else if dimension != ContextDimensions.ios {
        // Code asks for the version by itself, and for brand and promos in the context.
        insert(.context)
      }
    }
  }

  /// Whether code finds out by itself what it needs.
  var isNothingTold: Bool { Self.told.allSatisfy { !contains($0.need) } }

  /// What can be told, in the order of parameters.
  static let told: [(need: ContextNeeds, name: String, type: String)] = [
    (.context, "context", "Context"), (.screen, "screen", "Screen?"),
  ]

  /// The parameters of a function with these needs.
  func parameters(in host: DecisionHost = .theme(isOnMainActor: true)) -> [String] {
    Self.told.filter { contains($0.need) }.map { "_ \($0.name): \(host.typePrefix)\($0.type)" }
  }

  /// The arguments of a call of such a function.
  var arguments: [SwiftArgument] {
    Self.told.filter { contains($0.need) }.map { SwiftArgument(nil, .name($0.name)) }
  }
}

/// Code for one outcome, and what it has to be told.
struct NeedyExpression: Hashable, Sendable {
  /// The expression.
  var code: SwiftExpression
  /// What the code around it has to know.
  var needs: ContextNeeds = []

  /// What is written where nothing has a value.
  static let nothing = NeedyExpression(code: .none)
}
