// A stand-in for a part of UIKit: the names are documented by Apple.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@available(iOS 8, *)
@MainActor
open class UIVisualEffect: NSObject, NSCopying {
  public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}

@available(iOS 8, *)
@MainActor
public class UIBlurEffect: UIVisualEffect {
  @available(iOS 8, *)
  public enum Style: Int, Sendable {
    case extraLight
    case light
    case dark
    @available(iOS 10, *) case regular = 4
    @available(iOS 10, *) case prominent
    @available(iOS 13, *) case systemUltraThinMaterial
    @available(iOS 13, *) case systemThinMaterial
    @available(iOS 13, *) case systemMaterial
    @available(iOS 13, *) case systemThickMaterial
    @available(iOS 13, *) case systemChromeMaterial
    @available(iOS 13, *) case systemUltraThinMaterialLight
    @available(iOS 13, *) case systemThinMaterialLight
    @available(iOS 13, *) case systemMaterialLight
    @available(iOS 13, *) case systemThickMaterialLight
    @available(iOS 13, *) case systemChromeMaterialLight
    @available(iOS 13, *) case systemUltraThinMaterialDark
    @available(iOS 13, *) case systemThinMaterialDark
    @available(iOS 13, *) case systemMaterialDark
    @available(iOS 13, *) case systemThickMaterialDark
    @available(iOS 13, *) case systemChromeMaterialDark
  }

  public let style: Style

  public init(style: Style) {
    self.style = style
  }

  /// Compares styles, because UIKit's blur effects override `isEqual:` and `hash`.
  public override nonisolated func isEqual(_ object: Any?) -> Bool {
    (object as? UIBlurEffect)?.style == style
  }

  public override nonisolated var hash: Int { style.rawValue }
}
