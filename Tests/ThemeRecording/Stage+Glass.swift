@_spi(Generated) import LintelUIKit
import UIKit

// What iOS 26 and 27 added to bars: what a style says of it, and what the objects have, each with UIKit's own value where nothing is said.

extension Stage {
  /// What a style says of buttons.
  func glass(_ glass: ButtonGlass, _ items: String) -> [(String, Record?)] {
    [
      ("\(items).sharedBackground", word(glass.sharedBackground, .shown)),
      ("\(items).isPaddingRemoved", .boolean(value(glass.isPaddingRemoved, false))),
    ]
  }

  /// What a button has; nothing without one.
  func glass(_ button: UIBarButtonItem?, _ items: String) -> [(String, Record?)] {
    guard let button else { return [] }
    let word =
      button.hidesSharedBackground ? "hidden" : button.sharesBackground ? "shown" : "separate"
    return [
      ("\(items).sharedBackground", .string(word)),
      ("\(items).isPaddingRemoved", .boolean(button.isPaddingRemoved)),
    ]
  }

  /// What a style says of content at a bar.
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
