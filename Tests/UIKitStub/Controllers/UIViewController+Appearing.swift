// A stand-in for a part of UIKit: the names are documented by Apple.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

extension UIViewController {
  /// Calls `viewWillAppear` or `viewWillDisappear`, unless the controller is already in that state.
  @available(iOS 5, *)
  public func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    isAppearanceAnimated = animated
    switch (presence, isAppearing) {
    case (.disappeared, true), (.disappearing, true):
      loadViewIfNeeded()
      presence = .appearing
      viewWillAppear(animated)
    case (.appeared, false), (.appearing, false):
      presence = .disappearing
      viewWillDisappear(animated)
    case (.appeared, true), (.appearing, true), (.disappeared, false), (.disappearing, false):
      break
    }
  }

  /// Calls the method that ends what `beginAppearanceTransition` began.
  @available(iOS 5, *)
  public func endAppearanceTransition() {
    switch presence {
    case .appearing:
      presence = .appeared
      viewDidAppear(isAppearanceAnimated)
    case .disappearing:
      presence = .disappeared
      viewDidDisappear(isAppearanceAnimated)
    case .appeared, .disappeared:
      break
    }
  }

  /// Notifies a controller whose view was added to the hierarchy.
  func appearsInHierarchy(animated: Bool) {
    if presence == .appearing { viewIsAppearing(animated) }
  }

  var isOnScreen: Bool { presence == .appearing || presence == .appeared }
}
