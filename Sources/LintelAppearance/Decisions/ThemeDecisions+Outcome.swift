package import LintelSchema
package import LintelTheme

/// What decisions come to, and what they are asked for.
extension ThemeDecisions {
  /// The outcome of a target in some context.
  package enum Outcome: Hashable, Sendable {
    /// No declaration holds.
    case undeclared
    /// What wins takes away what others declare.
    case unset
    /// A value of the theme.
    case value(ValueID)
    /// The color that UIKit gives the title of a disabled button, `tertiaryLabel`.
    case disabledTitle
    /// The winners disagree.
    case conflict
    /// Yes or no, in tests of contexts.
    case flag(Bool)
    /// The last part of a configure call's name.
    case configure(String)
    /// The object that a slot is given.
    case assigned(AssignedObject)
    /// What a bar does while the content scrolls.
    case scroll(DecidedScroll)
    /// A value without tokens.
    case resolved(ResolvedValue)
    /// An image without a pixel, which takes UIKit's own away on systems before iOS 13 and in proxies.
    case emptyImage
    /// What is seen of a bar's background in a slot, or on one side of a push.
    case background(Appearance)
    /// One side of a push, as far as transitions compare it.
    case side(TransitionSide)
    /// How the bar changes on a push.
    case transition(TransitionDecision)
    /// An index into the theme's entries.
    case entry(Int32)
    /// What somebody else keeps, by number.
    case number(Int)
    /// The number of something to say, and the entry to say it at.
    case blame(Int, Int32)
  }

  /// The outcome of declarations that disagree while none overrides another.
  package enum Disagreement: Sendable {
    /// `Outcome.conflict`.
    case conflict
    /// Any of the values: for themes without conflicts, where values that are written differently are the same.
    case anyValue
  }

  /// One slot and one tab item part.
  package struct Part: Hashable, Sendable {
    /// The slot.
    package let slot: AppearanceSlot
    /// A cell of `Dimension.item`.
    package let item: Int

    /// Creates a part; the item counts only for tab bar items.
    package init(_ slot: AppearanceSlot, item: Int = 0) {
      self.slot = slot
      self.item = item
    }
  }
}

/// Values among outcomes.
extension Theme {
  /// The value as it is written that an outcome is; nil for anything else.
  package func written(_ outcome: ThemeDecisions.Outcome) -> Value? {
    if case .value(let id) = outcome { values[id.index] } else { nil }
  }
}

/// What outcomes mean to outputs.
extension ThemeDecisions.Outcome {
  /// The value without tokens, if it is one.
  package var resolved: ResolvedValue? {
    if case .resolved(let value) = self { value } else { nil }
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
