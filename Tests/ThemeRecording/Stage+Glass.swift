@_spi(Generated) import LintelUIKit
import UIKit

// The additions of iOS 26 and 27 to bars: values from styles and values of objects, with UIKit's defaults for everything undeclared.

extension Stage {
  /// The values of a style for buttons.
  func glass(_ glass: ButtonGlass, _ items: String) -> [(String, Record?)] {
    [
      ("\(items).sharedBackground", word(glass.sharedBackground, .shown)),
      ("\(items).isPaddingRemoved", .boolean(value(glass.isPaddingRemoved, false))),
    ]
  }

  /// The values of a button, or none without a button.
  func glass(_ button: UIBarButtonItem?, _ items: String) -> [(String, Record?)] {
    guard let button else { return [] }
    let word =
      button.hidesSharedBackground ? "hidden" : button.sharesBackground ? "shown" : "separate"
    return [
      ("\(items).sharedBackground", .string(word)),
      ("\(items).isPaddingRemoved", .boolean(button.isPaddingRemoved)),
    ]
  }

  /// The values of a style for content at a bar.
  func edgeEffect(_ effect: EdgeEffect, _ name: String) -> [(String, Record?)] {
    [
      ("\(name).style", word(effect.style, .automatic)),
      ("\(name).isHidden", .boolean(value(effect.isHidden, false))),
    ]
  }

  func edgeEffect(_ effect: UIScrollEdgeEffect, _ name: String) -> [(String, Record?)] {
    [
      ("\(name).style", .string(effect.style.name)),
      ("\(name).isHidden", .boolean(effect.isHidden)),
    ]
  }

  func word<Value>(_ setting: Setting<Value>, _ initial: Value) -> Record {
    .string("\(value(setting, initial))")
  }

  func value<Value>(_ setting: Setting<Value>, _ initial: Value) -> Value {
    if case .set(let value) = setting { value } else { initial }
  }
}
