// A stand-in for a part of UIKit: the names are documented by Apple.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@available(iOS 13, *)
open class UIScene: UIResponder {
  @available(iOS 13, *)
  public final class ConnectionOptions: IsolatedObject {
    public init() {
      super.init(sealed: ())
    }
  }

  public init() {
    super.init(sealed: ())
  }
}

@available(iOS 13, *)
open class UIWindowScene: UIScene {}

@available(iOS 13, *)
public final class UISceneSession: IsolatedObject {
  public init() {
    super.init(sealed: ())
  }
}

@available(iOS 13, *)
@MainActor
public protocol UISceneDelegate: NSObjectProtocol {
  #if os(iOS)
    @_spi(Optional)
  #endif
  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  )
  #if os(iOS)
    @_spi(Optional)
  #endif
  func sceneDidBecomeActive(_ scene: UIScene)
}

@available(iOS 13, *)
@MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
  #if os(iOS)
    @_spi(Optional)
  #endif
  var window: UIWindow? { get set }
}

#if os(Linux)
  @available(iOS 13, *)
  extension UIWindowSceneDelegate {
    public var window: UIWindow? {
      get { nil }
      set {}
    }
  }
#endif

#if os(Linux)
  @available(iOS 13, *)
  extension UISceneDelegate {
    public func scene(
      _ scene: UIScene,
      willConnectTo session: UISceneSession,
      options connectionOptions: UIScene.ConnectionOptions
    ) {}
    public func sceneDidBecomeActive(_ scene: UIScene) {}
  }
#endif

extension UIWindow {
  @available(iOS 13, *)
  public convenience init(windowScene: UIWindowScene) {
    self.init(frame: .zero)
  }
}
