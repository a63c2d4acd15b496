// A stand-in for a part of UIKit: the names are documented by Apple.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@available(iOS 2, *)
open class UIScrollView: UIView {
  @available(iOS 11, *)
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic
    case scrollableAxes
    case never
    case always
  }

  private var storedOffset = CGPoint.zero
  private var storedSize = CGSize.zero
  private var storedInset = UIEdgeInsets.zero
  /// The insets that the current offset was chosen for.
  private var lastInset = UIEdgeInsets.zero

  public weak var delegate: (any UIScrollViewDelegate)?
  @available(iOS 11, *)
  public var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { insetsMayHaveChanged() }
  }
  public var isScrollEnabled = true
  public var bounces = true
  public var alwaysBounceVertical = false
  public private(set) var isTracking = false
  public private(set) var isDragging = false
  public var isDecelerating: Bool { false }
  @available(iOS 5, *)
  public let panGestureRecognizer = UIPanGestureRecognizer(target: nil, action: nil)

  private var edgeEffects: [String: AnyObject] = [:]

  @available(iOS 26, *)
  public var topEdgeEffect: UIScrollEdgeEffect { edgeEffect("top") }
  @available(iOS 26, *)
  public var leftEdgeEffect: UIScrollEdgeEffect { edgeEffect("left") }
  @available(iOS 26, *)
  public var bottomEdgeEffect: UIScrollEdgeEffect { edgeEffect("bottom") }
  @available(iOS 26, *)
  public var rightEdgeEffect: UIScrollEdgeEffect { edgeEffect("right") }

  @available(iOS 26, *)
  private func edgeEffect(_ edge: String) -> UIScrollEdgeEffect {
    if let effect = edgeEffects[edge] as? UIScrollEdgeEffect { return effect }
    let effect = UIScrollEdgeEffect()
    edgeEffects[edge] = effect
    return effect
  }

  /// The offset, which is observable.
  public var contentOffset: CGPoint {
    get {
      keyValueObservers.lastRead = "contentOffset"
      return storedOffset
    }
    set {
      storedOffset = newValue
      keyValueObservers.didSet("contentOffset")
      delegate?.scrollViewDidScroll(self)
    }
  }

  /// The size, which is observable.
  public var contentSize: CGSize {
    get {
      keyValueObservers.lastRead = "contentSize"
      return storedSize
    }
    set {
      storedSize = newValue
      keyValueObservers.didSet("contentSize")
    }
  }

  /// The inset, which is observable.
  public var contentInset: UIEdgeInsets {
    get {
      keyValueObservers.lastRead = "contentInset"
      return storedInset
    }
    set {
      storedInset = newValue
      keyValueObservers.didSet("contentInset")
      insetsMayHaveChanged()
    }
  }

  /// The content inset plus the space that bars and the edges of the screen need.
  @available(iOS 11, *)
  public var adjustedContentInset: UIEdgeInsets {
    contentInsetAdjustmentBehavior == .never ? storedInset : storedInset + safeAreaInsets
  }

  @available(iOS 11, *)
  open func adjustedContentInsetDidChange() {}

  /// Keeps content at the top when the insets change, as UIKit does.
  func insetsMayHaveChanged() {
    let inset = adjustedContentInset
    guard inset != lastInset else { return }
    let isAtTop = storedOffset.y == -lastInset.top
    lastInset = inset
    if isAtTop { contentOffset.y = -inset.top }
    adjustedContentInsetDidChange()
    delegate?.scrollViewDidChangeAdjustedContentInset(self)
  }

  public func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    self.contentOffset = contentOffset
  }

  /// Scrolls as a finger does, in steps that observers see and in points; a positive distance reveals content below.
  public func drag(by distance: CGFloat, steps: Int = 1) {
    isTracking = true
    isDragging = true
    delegate?.scrollViewWillBeginDragging(self)
    for _ in 0..<max(steps, 1) { contentOffset.y += distance / CGFloat(max(steps, 1)) }
    isTracking = false
    isDragging = false
    delegate?.scrollViewDidEndDragging(self, willDecelerate: false)
    viewControllerAbove?.navigationController?.contentWasDragged(by: distance)
  }

  private var viewControllerAbove: UIViewController? {
    var responder = next
    while let current = responder {
      if let controller = current as? UIViewController { return controller }
      responder = current.next
    }
    return nil
  }
}

/// A delegate with optional methods, as in `UINavigationControllerDelegate`; by default, they do nothing.
@available(iOS 2, *)
@MainActor
public protocol UIScrollViewDelegate: NSObjectProtocol {
  #if os(iOS)
    @_spi(Optional)
  #endif
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  #if os(iOS)
    @_spi(Optional)
  #endif
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  #if os(iOS)
    @_spi(Optional)
  #endif
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  #if os(iOS)
    @_spi(Optional)
  #endif
  @available(iOS 11, *)
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

#if os(Linux)
  extension UIScrollViewDelegate {
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
    public func scrollViewDidEndDragging(
      _ scrollView: UIScrollView,
      willDecelerate decelerate: Bool
    ) {}
    @available(iOS 11, *)
    public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
  }
#endif
