import SwiftSyntax

/// An image that code draws.
struct ImageDrawing {
  /// The color of what code fills next.
  var color: SwiftValue?
  /// The color of what code has filled.
  var filled: SwiftValue?
  /// Whether code has drawn nothing but rectangles.
  var isPlain = true
}

/// Runs code that draws images, because many apps make images of one color for the backgrounds of bars.
extension SwiftInterpreter {
  /// The class of objects whose closures draw an image.
  static let imageRenderer = "UIGraphicsImageRenderer"

  /// Returns the image that a closure of `UIGraphicsImageRenderer` draws.
  func drawImage(_ node: FunctionCallExprSyntax) -> SwiftValue {
    let outer = drawing
    drawing = ImageDrawing()
    defer { drawing = outer }
    let context = SwiftValue.opaque("UIGraphicsImageRendererContext", "it draws")
    for case .closure(let closure) in arguments(node).map(\.value) {
      _ = run(closure, [(nil, context)])
    }
    return drawnImage
  }

  private var drawnImage: SwiftValue {
    guard let drawing, drawing.isPlain, case .constant(.color(let color))? = drawing.filled else {
      return .unknown("code draws it")
    }
    return .constant(.image(SourceImage(.fill(color))))
  }

  /// Calls a function or method while code draws, or returns `nil` for those that don't draw.
  func draw(_ name: String, on base: SwiftValue?, _ node: FunctionCallExprSyntax) -> SwiftValue? {
    if name == "UIGraphicsBeginImageContext" || name == "UIGraphicsBeginImageContextWithOptions" {
      drawing = ImageDrawing()
      return .constant(.none)
    }
    guard var drawing else { return nil }
    switch name {
    case "UIGraphicsGetImageFromCurrentImageContext": return drawnImage
    case "setFill", "set": drawing.color = base
    case "setFillColor": drawing.color = arguments(node).first?.value
    case "fill", "UIRectFill", "fillRect": drawing.filled = drawing.color
    case _ where ["draw", "add", "clip", "stroke"].contains(where: name.hasPrefix):
      drawing.isPlain = false
    case _: return nil
    }
    self.drawing = drawing
    return .constant(.none)
  }
}

extension SwiftValue {
  /// The color of an image of one color.
  var fill: SourceColor? {
    guard case .constant(.image(let image)) = self, case .fill(let color) = image.content else {
      return nil
    }
    return color
  }
}
