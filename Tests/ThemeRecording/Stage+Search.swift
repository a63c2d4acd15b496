import Foundation
@_spi(Generated) import LintelUIKit
import UIKit

// The search controller of a screen: values from styles, and values of its objects.

extension Stage {
  func searchStyle(_ style: SearchStyle, _ recorder: Recorder) -> [(String, Record?)] {
    func color(_ setting: Setting<UIColor?>) -> Record {
      recorder.color(value(setting, nil))
    }
    func font(_ setting: Setting<UIFont?>) -> Record {
      value(setting, nil).map(recorder.font) ?? .null
    }
    let field = style.searchTextField
    let scopes = style.scopeBarButtonTitleTextAttributes
    return record(
      tint: color(style.tintColor),
      style: word(style.searchBarStyle, .default),
      placement: word(style.preferredSearchBarPlacement, .automatic),
      hides: .boolean(value(style.hidesSearchBarWhenScrolling, true)),
      field: [
        ("backgroundColor", color(field.backgroundColor)), ("textColor", color(field.textColor)),
        ("font", font(field.font)), ("tokenBackgroundColor", color(field.tokenBackgroundColor)),
        (
          "attributedPlaceholder.foregroundColor",
          color(field.attributedPlaceholder.foregroundColor)
        ),
        ("leftView.tintColor", color(field.leftView.tintColor)),
      ],
      scopes: [
        ("normal.foregroundColor", color(scopes.normal.foregroundColor)),
        ("normal.font", font(scopes.normal.font)),
        ("selected.foregroundColor", color(scopes.selected.foregroundColor)),
        ("selected.font", font(scopes.selected.font)),
      ]
    )
  }

  func searchObjects(
    _ item: UINavigationItem,
    _ bar: UISearchBar,
    _ recorder: Recorder
  ) -> [(String, Record?)] {
    let field = bar.searchTextField
    let placeholder = unsafe field.attributedPlaceholder?.attribute(
      .foregroundColor,
      at: 0,
      effectiveRange: nil
    )
    func scope(_ state: UIControl.State, _ name: String) -> [(String, Record?)] {
      let attributes = bar.scopeBarButtonTitleTextAttributes(for: state) ?? [:]
      return [
        ("\(name).foregroundColor", recorder.color(attributes[.foregroundColor] as? UIColor)),
        ("\(name).font", (attributes[.font] as? UIFont).map(recorder.font) ?? .null),
      ]
    }
    return record(
      tint: recorder.color(bar.assignedTintColor),
      style: .string("\(bar.searchBarStyle)"),
      placement: .string("\(item.preferredSearchBarPlacement)"),
      hides: .boolean(item.hidesSearchBarWhenScrolling),
      field: [
        ("backgroundColor", recorder.color(field.backgroundColor)),
        ("textColor", recorder.color(field.textColor)),
        ("font", field.font.map(recorder.font) ?? .null),
        ("tokenBackgroundColor", recorder.color(field.assignedTokenBackgroundColor)),
        ("attributedPlaceholder.foregroundColor", recorder.color(placeholder as? UIColor)),
        ("leftView.tintColor", recorder.color(field.leftView?.assignedTintColor)),
      ],
      scopes: scope(.normal, "normal") + scope(.selected, "selected")
    )
  }

  private func record(
    tint: Record,
    style: Record,
    placement: Record,
    hides: Record,
    field: [(String, Record?)],
    scopes: [(String, Record?)]
  ) -> [(String, Record?)] {
    [
      ("searchBar.tintColor", tint), ("searchBar.searchBarStyle", style),
      ("searchBar.preferredSearchBarPlacement", placement),
      ("searchBar.hidesSearchBarWhenScrolling", hides),
    ] + field.map { ("searchBar.searchTextField.\($0.0)", $0.1) }
      + scopes.map { ("searchBar.scopeBarButtonTitleTextAttributes.\($0.0)", $0.1) }
  }
}
