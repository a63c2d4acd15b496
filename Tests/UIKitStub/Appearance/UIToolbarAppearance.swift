// A stand-in for a part of UIKit: the names are documented by Apple.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@available(iOS 13, *)
open class UIToolbarAppearance: UIBarAppearance {
  private lazy var storedButton = UIBarButtonItemAppearance(style: .plain)
  private lazy var storedDone = UIBarButtonItemAppearance(style: .plain)
  private lazy var storedProminent = UIBarButtonItemAppearance(style: .plain)

  override func duplicate() -> RecordedObject {
    let copy = super.duplicate()
    if let copy = copy as? UIToolbarAppearance {
      copy.storedButton = storedButton.duplicated
      copy.storedDone = storedDone.duplicated
      copy.storedProminent = storedProminent.duplicated
    }
    return copy
  }

  public var buttonAppearance: UIBarButtonItemAppearance {
    get { storedButton }
    set { storedButton = newValue.duplicated }
  }

  @available(iOS, introduced: 13, deprecated: 26, renamed: "prominentButtonAppearance")
  public var doneButtonAppearance: UIBarButtonItemAppearance {
    get { storedDone }
    set { storedDone = newValue.duplicated }
  }

  /// `doneButtonAppearance` for the recording, without its deprecation.
  public var doneButton: UIBarButtonItemAppearance { storedDone }

  @available(iOS 26, *)
  public var prominentButtonAppearance: UIBarButtonItemAppearance {
    get {
      Simulation.require(260, "UIToolbarAppearance.prominentButtonAppearance")
      return storedProminent
    }
    set {
      Simulation.require(260, "UIToolbarAppearance.prominentButtonAppearance")
      storedProminent = newValue.duplicated
    }
  }

  /// `prominentButtonAppearance` for the recording, including on systems without it.
  public var prominentButton: UIBarButtonItemAppearance { storedProminent }
}
