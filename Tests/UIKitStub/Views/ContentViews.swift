// A stand-in for a part of UIKit: the names are documented by Apple.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@available(iOS 2, *)
open class UIImageView: UIView {
  public var image: UIImage?

  public convenience init(image: UIImage?) {
    self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
  }
}

@available(iOS 2, *)
open class UILabel: UIView {
  public var text: String?
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  public var textColor: UIColor! = .label
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  public var font: UIFont! = .systemFont(ofSize: 17, weight: .regular)
}

@available(iOS 8, *)
open class UIVisualEffectView: UIView {
  public var effect: UIVisualEffect?
  public let contentView = UIView()

  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    addSubview(contentView)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(contentView)
  }
}

@available(iOS 2, *)
open class UITableView: UIScrollView {}

@available(iOS 6, *)
open class UICollectionView: UIScrollView {}

/// The view of SwiftUI's `UIHostingController`, which doesn't support other subviews.
// swift-format-ignore: NoLeadingUnderscores
@available(iOS 13, *)
public final class _UIHostingView: UIView {
  /// Whether SwiftUI itself adds the subviews, as its stand-in does.
  public var isSwiftUIs = false

  /// Adds a view as SwiftUI does.
  public func host(_ view: UIView) {
    let outer = isSwiftUIs
    isSwiftUIs = true
    addSubview(view)
    isSwiftUIs = outer
  }
}
