// A stand-in for a part of UIKit: the names are documented by Apple.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A call that drew into an image.
public enum DrawingCall: Sendable {
  case fill(UIColor, CGRect, cornerRadius: CGFloat)
  /// Clears a rectangle and fills it.
  case replace(UIColor, CGRect)
  case gradient([UIColor], [CGFloat], from: CGPoint, to: CGPoint)
}

/// The context of a drawing, which records calls.
public class CGContext {
  fileprivate(set) var calls: [DrawingCall] = []
  fileprivate var fillColor = UIColor.black

  public func setFillColor(_ color: CGColor) {
    fillColor = color.color
  }

  public func setBlendMode(_ mode: CGBlendMode) {
    isReplacing = mode == .copy
  }

  private var isReplacing = false

  public func fill(_ rect: CGRect) {
    calls.append(isReplacing ? .replace(fillColor, rect) : .fill(fillColor, rect, cornerRadius: 0))
  }

  public func addPath(_ path: CGPath) {
    self.path = path
  }

  private var path: CGPath?

  public func fillPath() {
    guard let path else { return }
    calls.append(.fill(fillColor, path.rect, cornerRadius: path.cornerRadius))
    self.path = nil
  }

  public func drawLinearGradient(
    _ gradient: CGGradient,
    start startPoint: CGPoint,
    end endPoint: CGPoint,
    options: CGGradientDrawingOptions
  ) {
    calls.append(
      .gradient(gradient.colors, gradient.locations, from: startPoint, to: endPoint)
    )
  }
}

public enum CGBlendMode: Int32, Sendable {
  case normal
  case copy = 17
}

public struct CGGradientDrawingOptions: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }
}

/// A color for Core Graphics, which gets only resolved colors.
public class CGColor {
  let color: UIColor

  init(_ color: UIColor) {
    self.color = color
  }
}

extension UIColor {
  public var cgColor: CGColor { CGColor(self) }
}

public class CGPath {
  let rect: CGRect
  let cornerRadius: CGFloat

  public init(
    roundedRect rect: CGRect,
    cornerWidth: CGFloat,
    cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    self.rect = rect
    cornerRadius = cornerWidth
  }
}

public struct CGAffineTransform: Sendable {}

public class CGColorSpace {}

public class CGGradient {
  let colors: [UIColor]
  let locations: [CGFloat]

  public init?(
    colorsSpace space: CGColorSpace?,
    colors: CFArray,
    locations: UnsafePointer<CGFloat>?
  ) {
    self.colors = colors.map(\.color)
    self.locations =
      unsafe locations.map { pointer in
        colors.indices.map { unsafe pointer[$0] }
      } ?? []
  }
}

/// An array of colors, the only kind that drawing needs here.
public typealias CFArray = [CGColor]

@available(iOS 10, *)
public class UIGraphicsImageRendererFormat: NSObject {
  public var opaque = false
  public var scale: CGFloat = 3
}

@available(iOS 10, *)
public class UIGraphicsImageRendererContext: NSObject {
  public let cgContext = CGContext()
}

@available(iOS 10, *)
public class UIGraphicsImageRenderer: NSObject {
  private let size: CGSize

  public init(size: CGSize) {
    self.size = size
  }

  public init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.size = size
  }

  public func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let context = UIGraphicsImageRendererContext()
    actions(context)
    return UIImage(.drawn(context.cgContext.calls), size: size)
  }
}
