package import LintelSchema
package import LintelTheme

extension ThemeDecisions {
  /// The outcome of a decision in a context.
  package enum Outcome: Hashable, Sendable {
    /// No declaration applies.
    case undeclared
    /// The winning declaration is `unset`.
    case unset
    /// A value of the theme.
    case value(ValueID)
    /// The color that UIKit gives the title of a disabled button, `tertiaryLabel`.
    case disabledTitle
    /// The winning declarations disagree.
    case conflict
    /// Yes or no, for tests of contexts.
    case flag(Bool)
    /// The last part of a configure call's name.
    case configure(String)
    /// The object that is assigned to a slot.
    case assigned(AssignedObject)
    /// The behavior of a bar while content scrolls.
    case scroll(DecidedScroll)
    /// A value with tokens resolved.
    case resolved(ResolvedValue)
    /// An image without pixels, which removes UIKit's own on systems before iOS 13 and in proxies.
    case emptyImage
    /// The visible background of a bar, in a slot or on one side of a push.
    case background(Appearance)
    /// One side of a push, reduced to what transitions compare.
    case side(TransitionSide)
    /// How the bar changes on a push.
    case transition(TransitionDecision)
    /// An index into the theme's entries.
    case entry(Int32)
    /// The number of something that the caller keeps.
    case number(Int)
    /// The number of something to report, and the entry to report it at.
    case blame(Int, Int32)
  }

  /// The outcome of declarations that disagree while neither overrides the other.
  package enum Disagreement: Sendable {
    /// `Outcome.conflict`.
    case conflict
    /// Any of the values, for themes without conflicts, in which such values resolve to the same.
    case anyValue
  }

  /// One slot and one tab item part.
  package struct Part: Hashable, Sendable {
    package let slot: AppearanceSlot
    /// A cell of `Dimension.item`.
    package let item: Int

    /// Creates a part; the item matters only for tab bar items.
    package init(_ slot: AppearanceSlot, item: Int = 0) {
      self.slot = slot
      self.item = item
    }
  }
}

extension Theme {
  /// Returns the value of an outcome as it's written, or `nil` for other outcomes.
  func written(_ outcome: ThemeDecisions.Outcome) -> Value? {
    if case .value(let id) = outcome { values[id.index] } else { nil }
  }
}

extension ThemeDecisions.Outcome {
  /// The value with tokens resolved, or `nil` for other outcomes.
  package var resolved: ResolvedValue? {
    if case .resolved(let value) = self { value } else { nil }
  }

  /// The background and shadow, or `nil` for other outcomes.
  package var background: Appearance? {
    if case .background(let background) = self { background } else { nil }
  }

  /// Whether there is something to set.
  var isValue: Bool {
    switch self {
    case .value, .disabledTitle, .resolved, .emptyImage: true
    case .undeclared, .unset, .conflict, .flag, .configure, .assigned, .scroll, .background, .side,
      .transition, .entry, .number, .blame:
      false
    }
  }
}
