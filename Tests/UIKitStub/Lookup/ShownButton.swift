/// The kinds of buttons that bars style separately.
public enum BarButtonKind: Hashable, Sendable {
  /// Items of style `.plain`.
  case plain
  /// Items of style `.done`, or `.prominent` starting with iOS 26.
  case prominent
  /// The back button, in navigation bars only.
  case back
}

/// The states of a bar's button.
public enum BarButtonState: Hashable, Sendable, CaseIterable {
  case normal
  case highlighted
  case disabled
  case focused

  /// The states whose values UIKit uses for unspecified ones: "highlighted and disabled are synthesized from normal, focused from
  /// highlighted" (UIBarButtonItemAppearance.h).
  var chain: [BarButtonState] {
    switch self {
    case .normal: [.normal]
    case .highlighted: [.highlighted, .normal]
    case .disabled: [.disabled, .normal]
    case .focused: [.focused, .highlighted, .normal]
    }
  }
}

/// The look of a button in a state: its values, each with the state that it was specified for.
@MainActor
public struct ShownButton {
  /// A value, and whether UIKit derives the look from it, for example by dimming it.
  public struct Value<Wrapped> {
    /// The specified value.
    public let value: Wrapped
    /// Whether it was specified for another state.
    public let isDerived: Bool
  }

  /// The attributes of the title, or `nil` if none were specified and the system's look is shown; the same applies to the others.
  public let titleTextAttributes: Value<[NSAttributedString.Key: Any]>?
  /// The offset of the title, in points.
  public let titlePositionAdjustment: Value<UIOffset>?
  /// The image behind the title.
  public let backgroundImage: Value<UIImage?>?
  /// The offset of the image, in points.
  public let backgroundImagePositionAdjustment: Value<UIOffset>?

  init(_ state: BarButtonState, in appearances: [UIBarButtonItemAppearance]) {
    func find<Wrapped>(
      _ property: String,
      _ value: (UIBarButtonItemStateAppearance) -> Wrapped
    ) -> Value<Wrapped>? {
      for appearance in appearances {
        for source in state.chain {
          let object = appearance.object(source)
          guard object.assigned[property] != nil else { continue }
          return Value(value: value(object), isDerived: source != state)
        }
      }
      return nil
    }
    titleTextAttributes = find("titleTextAttributes") { $0.titleTextAttributes }
    titlePositionAdjustment = find("titlePositionAdjustment") { $0.titlePositionAdjustment }
    backgroundImage = find("backgroundImage") { $0.backgroundImage }
    backgroundImagePositionAdjustment = find("backgroundImagePositionAdjustment") {
      $0.backgroundImagePositionAdjustment
    }
  }
}

extension UIBarButtonItemAppearance {
  func object(_ state: BarButtonState) -> UIBarButtonItemStateAppearance {
    switch state {
    case .normal: normal
    case .highlighted: highlighted
    case .disabled: disabled
    case .focused: focused
    }
  }
}

extension UINavigationBarAppearance {
  /// The look of a button on the simulated system.
  public func shownButton(_ kind: BarButtonKind, _ state: BarButtonState) -> ShownButton {
    switch kind {
    case .plain: ShownButton(state, in: [buttonAppearance])
    case .prominent:
      ShownButton(state, in: [Simulation.systemVersion < 260 ? doneButton : prominentButton])
    case .back:
      // "Defaults are drawn from buttonAppearance when appropriate."
      ShownButton(state, in: [backButtonAppearance, buttonAppearance])
    }
  }
}

extension UIToolbarAppearance {
  /// The look of a button on the simulated system; toolbars have no back button.
  public func shownButton(_ kind: BarButtonKind, _ state: BarButtonState) -> ShownButton {
    switch kind {
    case .plain, .back: ShownButton(state, in: [buttonAppearance])
    case .prominent:
      ShownButton(state, in: [Simulation.systemVersion < 260 ? doneButton : prominentButton])
    }
  }
}
