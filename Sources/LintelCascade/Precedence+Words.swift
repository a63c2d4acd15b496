package import LintelTheme

extension Layer {
  /// The layer as the subject or the object of a sentence: *a screen's block overrides the top
  /// level*.
  ///
  /// The page of the preview has the same phrases in `origins.js`, in the order of the cases.
  fileprivate var phrase: String {
    switch self {
    case .base: "the top level"
    case .brand: "a brand's block"
    case .promo: "a promo's block"
    case .mode: "a mode's block"
    case .screen: "a screen's block"
    }
  }
}

extension Precedence {
  /// Returns the sentence, without a period, that explains why a declaration loses, such as *a screen's block overrides the top level*.
  ///
  /// `lintel explain` and the preview print it after the path of the losing declaration's block.
  package static func sentence(
    _ winner: Declaration,
    overrides loser: Declaration,
    by reason: Reason
  ) -> String {
    switch reason {
    case .layer: "\(winner.layer.phrase) overrides \(loser.layer.phrase)"
    case .priority: "priority \(winner.priority) overrides priority \(loser.priority)"
    case .specificity(let dimension):
      "a narrower condition (\(dimension.name)) overrides a wider one"
    case .styleDepth: "a declaration in the block overrides one that 'use' adds"
    case .longhand: "a longhand overrides a shorthand"
    case .systemSlot: "'system' leaves the slot to UIKit"
    }
  }
}
