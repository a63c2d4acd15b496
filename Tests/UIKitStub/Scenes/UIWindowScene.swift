// A stand-in for a part of UIKit: the names are documented by Apple.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

open class UIScene: UIResponder {
  public final class ConnectionOptions: NSObject {
    public override init() {}
  }

  public init() {
    super.init(sealed: ())
  }
}

open class UIWindowScene: UIScene {}

public final class UISceneSession: NSObject {
  public override init() {}
}

@MainActor
public protocol UISceneDelegate: AnyObject {
  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  )
  func sceneDidBecomeActive(_ scene: UIScene)
}

@MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
  var window: UIWindow? { get set }
}

extension UISceneDelegate {
  public func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}
  public func sceneDidBecomeActive(_ scene: UIScene) {}
}

extension UIWindow {
  public convenience init(windowScene: UIWindowScene) {
    self.init(frame: .zero)
  }
}
