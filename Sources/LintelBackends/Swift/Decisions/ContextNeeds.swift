import LintelAppearance
import LintelDecisions
import LintelSchema

/// The inputs that a function of the output needs.
struct ContextNeeds: OptionSet, Hashable, Sendable {
  let rawValue: UInt8

  /// The brand, the promos, or a color that only the app knows.
  static let context = ContextNeeds(rawValue: 1)
  static let screen = ContextNeeds(rawValue: 2)
  /// The kind of device, which only the main actor can ask for.
  static let device = ContextNeeds(rawValue: 4)
  /// The size classes, which `UITraitCollection.current` provides on every actor.
  ///
  /// They change while the app runs, so values that need them aren't kept.
  static let sizes = ContextNeeds(rawValue: 8)
}

extension ContextNeeds {
  private static let sizeDimensions = DeviceTrait.sizes.map(ContextDimensions.trait)

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
        // Code asks for the version itself, and finds the brand and the promos in the context.
        insert(.context)
      }
    }
  }

  var needsNoParameters: Bool { Self.parameterNeeds.allSatisfy { !contains($0.need) } }

  static let parameterNeeds: [(need: ContextNeeds, name: String, type: String)] = [
    (.context, "context", "Context"), (.screen, "screen", "Screen?"),
  ]

  func parameters(in host: DecisionHost = .theme(isOnMainActor: true)) -> [String] {
    Self.parameterNeeds.filter { contains($0.need) }.map {
      "_ \($0.name): \(host.typePrefix)\($0.type)"
    }
  }

  /// Returns the reference to a property, or to a function if it has parameters, with these needs.
  func reference(to name: String) -> SwiftExpression {
    needsNoParameters ? .name(name) : .call(name, arguments)
  }

  var arguments: [SwiftArgument] {
    Self.parameterNeeds.filter { contains($0.need) }.map { SwiftArgument(nil, .name($0.name)) }
  }
}

/// Code for one outcome, and the inputs that it needs.
struct ContextualExpression: Hashable, Sendable {
  var code: SwiftExpression
  var needs: ContextNeeds = []

  static let nothing = ContextualExpression(code: .none)
}
