import LintelDecisions
import LintelLanguage

/// What a function of the output has to be told.
struct ContextNeeds: OptionSet, Hashable, Sendable {
  let rawValue: UInt8

  init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// The brand, the promos, or a color that only the app knows.
  static let context = ContextNeeds(rawValue: 1)
  static let screen = ContextNeeds(rawValue: 2)
  /// The kind of device, which only the main actor may ask for.
  static let device = ContextNeeds(rawValue: 4)

  /// What a decision that asks these dimensions has to be told.
  init(asking dimensions: [DimensionID]) {
    self = []
    for dimension in dimensions {
      if dimension == ContextDimensions.screen {
        insert(.screen)
      } else if dimension == ContextDimensions.idiom {
        insert(.device)
      } else if dimension != ContextDimensions.ios {
        // Code asks for the version by itself, and for brand and promos in the context.
        insert(.context)
      }
    }
  }

  /// What can be told, in the order of parameters.
  static let told: [(need: ContextNeeds, name: String, type: String)] = [
    (.context, "context", "Context"), (.screen, "screen", "Screen?"),
  ]

  var parameters: [String] {
    Self.told.filter { contains($0.need) }.map { "_ \($0.name): \($0.type)" }
  }

  var arguments: [SwiftArgument] {
    Self.told.filter { contains($0.need) }.map { SwiftArgument(nil, .name($0.name)) }
  }
}

/// Code for one outcome, and what it has to be told.
struct NeedyExpression: Hashable, Sendable {
  var code: SwiftExpression
  var needs: ContextNeeds
}
