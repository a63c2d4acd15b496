// A stand-in for a part of UIKit: the names are documented by Apple.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

extension UIView {
  /// The tint of the nearest superview that has one, or the system's blue.
  ///
  /// An implicitly unwrapped optional, as Apple declares it.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  @available(iOS 7, *)
  public var tintColor: UIColor! {
    get { assignedTintColor ?? superview?.tintColor ?? .systemBlue }
    set {
      assignedTintColor = newValue
      tintDidChange()
    }
  }

  /// Notifies this view and the views in it that inherit the tint.
  private func tintDidChange() {
    tintColorDidChange()
    for view in subviews where view.assignedTintColor == nil { view.tintDidChange() }
  }

  @available(iOS 13, *)
  public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { ownInterfaceStyle }
    set {
      let traits = traitCollection
      ownInterfaceStyle = newValue
      if traitCollection != traits { traitsDidChange(from: traits) }
    }
  }

  /// The traits of the window, with the styles that views and view controllers below it override.
  @available(iOS 8, *)
  public var traitCollection: UITraitCollection {
    let inherited = (self as? UIWindow)?.screenTraits ?? superview?.traitCollection
    return (inherited ?? UITraitCollection.device)
      .overriding(viewController?.overrideUserInterfaceStyle ?? .unspecified)
      .overriding(ownInterfaceStyle)
  }

  /// Notifies this view, the views in it, and their view controllers.
  func traitsDidChange(from previous: UITraitCollection) {
    forEachView { view in
      view.viewController?.traitCollectionDidChange(previous)
      view.traitCollectionDidChange(previous)
      if Simulation.systemVersion >= 170 {
        for handler in view.traitChangeHandlers { handler(previous) }
      }
    }
  }
}
