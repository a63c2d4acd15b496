import Foundation
@_spi(Generated) import LintelUIKit
import Testing
import UIKit

@testable import ExampleApp

/// The example app on screen.
@MainActor
struct Launched {
  let delegate: SceneDelegate

  var navigation: UINavigationController? {
    delegate.window?.rootViewController as? UINavigationController
  }
  var top: UIViewController? { navigation?.topViewController }
  var bar: UINavigationBar { navigation?.navigationBar ?? UINavigationBar() }

  /// Sets the promos' clock to noon of a day, such as 2027-06-01.
  func setDate(_ day: String) throws {
    let date = try Date("\(day)T12:00:00Z", strategy: .iso8601)
    delegate.bars.now = { date }
  }

  /// Taps a button, and waits until the push or pop ends.
  func tap(_ action: UIAction?) throws {
    try #require(action).tap()
    navigation?.transition?.finish()
  }

  /// The tint of the bar in an interface style, as six hexadecimal digits.
  func tint(_ style: UIUserInterfaceStyle) -> String? {
    hexadecimal(bar.tintColor, style)
  }

  /// The color of the bar's background away from the scroll edge, from the object that the bar uses for the top screen.
  func background(_ style: UIUserInterfaceStyle) -> String? {
    let item = top?.navigationItem.standardAppearance
    return hexadecimal((item ?? bar.standardAppearance).backgroundColor, style)
  }

  /// The opacity of the background that the screen draws, or of the bar's if the screen draws none.
  func shade(of screen: UIViewController) -> CGFloat {
    let own = screen.view.subviews.first { "\(type(of: $0))" == "BackdropView" }
    return (own ?? bar.barBackground).alpha
  }
}

/// A color in an interface style, as six hexadecimal digits.
@MainActor
func hexadecimal(_ color: UIColor?, _ style: UIUserInterfaceStyle) -> String? {
  guard let color else { return nil }
  var parts: [CGFloat] = [0, 0, 0, 0]
  unsafe parts.withUnsafeMutableBufferPointer { buffer in
    guard let start = buffer.baseAddress else { return }
    _ = unsafe color.resolvedColor(with: UITraitCollection(userInterfaceStyle: style))
      .getRed(start, green: start + 1, blue: start + 2, alpha: start + 3)
  }
  return parts.prefix(3).map { part in
    let byte = String(Int((part * 255).rounded()), radix: 16, uppercase: true)
    return byte.count < 2 ? "0" + byte : byte
  }.joined()
}
