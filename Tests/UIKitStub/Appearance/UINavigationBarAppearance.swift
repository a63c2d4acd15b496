// A stand-in for a part of UIKit: the names are documented by Apple.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@available(iOS 13, *)
open class UINavigationBarAppearance: UIBarAppearance {
  @MainActor
  private struct Parts {
    var buttonAppearance = UIBarButtonItemAppearance(style: .plain)
    var prominentButtonAppearance = UIBarButtonItemAppearance(style: .plain)
    var doneButtonAppearance = UIBarButtonItemAppearance(style: .plain)
    var backButtonAppearance = UIBarButtonItemAppearance(style: .plain)

    func duplicated() -> Parts {
      var copy = Parts()
      copy.buttonAppearance = buttonAppearance.duplicated
      copy.prominentButtonAppearance = prominentButtonAppearance.duplicated
      copy.doneButtonAppearance = doneButtonAppearance.duplicated
      copy.backButtonAppearance = backButtonAppearance.duplicated
      return copy
    }
  }

  private lazy var parts = Parts()

  override func duplicate() -> RecordedObject {
    let copy = super.duplicate()
    if let copy = copy as? UINavigationBarAppearance {
      copy.parts = parts.duplicated()
      copy.backIndicator = backIndicator
    }
    return copy
  }

  public var titleTextAttributes: [NSAttributedString.Key: Any] {
    get { attributes("titleTextAttributes") }
    set { assigned["titleTextAttributes"] = .attributes(newValue) }
  }

  public var titlePositionAdjustment: UIOffset {
    get { offset("titlePositionAdjustment") }
    set { assigned["titlePositionAdjustment"] = .offset(newValue) }
  }

  public var largeTitleTextAttributes: [NSAttributedString.Key: Any] {
    get { attributes("largeTitleTextAttributes") }
    set { assigned["largeTitleTextAttributes"] = .attributes(newValue) }
  }

  @available(iOS 26, *)
  public var subtitleTextAttributes: [NSAttributedString.Key: Any] {
    get { attributes("subtitleTextAttributes") }
    set {
      Simulation.require(260, "UINavigationBarAppearance.subtitleTextAttributes")
      assigned["subtitleTextAttributes"] = .attributes(newValue)
    }
  }

  @available(iOS 26, *)
  public var largeSubtitleTextAttributes: [NSAttributedString.Key: Any] {
    get { attributes("largeSubtitleTextAttributes") }
    set {
      Simulation.require(260, "UINavigationBarAppearance.largeSubtitleTextAttributes")
      assigned["largeSubtitleTextAttributes"] = .attributes(newValue)
    }
  }

  public var buttonAppearance: UIBarButtonItemAppearance {
    get { parts.buttonAppearance }
    set { parts.buttonAppearance = newValue.duplicated }
  }

  /// Declared for iOS 13, but not known to exist on any system before iOS 26.
  public var prominentButtonAppearance: UIBarButtonItemAppearance {
    get {
      Simulation.require(260, "UINavigationBarAppearance.prominentButtonAppearance")
      return parts.prominentButtonAppearance
    }
    set {
      Simulation.require(260, "UINavigationBarAppearance.prominentButtonAppearance")
      parts.prominentButtonAppearance = newValue.duplicated
    }
  }

  @available(iOS, introduced: 13, deprecated: 26, renamed: "prominentButtonAppearance")
  public var doneButtonAppearance: UIBarButtonItemAppearance {
    get { parts.doneButtonAppearance }
    set { parts.doneButtonAppearance = newValue.duplicated }
  }

  public var backButtonAppearance: UIBarButtonItemAppearance {
    get { parts.backButtonAppearance }
    set { parts.backButtonAppearance = newValue.duplicated }
  }

  /// `doneButtonAppearance` for the recording, without its deprecation.
  public var doneButton: UIBarButtonItemAppearance { parts.doneButtonAppearance }

  /// `prominentButtonAppearance` for the recording, including on systems without it.
  public var prominentButton: UIBarButtonItemAppearance { parts.prominentButtonAppearance }

  /// Both images, or `nil` for the default chevron.
  public private(set) var backIndicator: (image: UIImage, mask: UIImage)?

  public var backIndicatorImage: UIImage { backIndicator?.image ?? UIImage() }

  public var backIndicatorTransitionMaskImage: UIImage { backIndicator?.mask ?? UIImage() }

  open func setBackIndicatorImage(_ image: UIImage?, transitionMaskImage: UIImage?) {
    if let image, let transitionMaskImage {
      backIndicator = (image, transitionMaskImage)
    } else {
      backIndicator = nil
    }
  }
}
