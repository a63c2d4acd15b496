import LintelSchema

extension ValueType {
  /// What may be written, in a cell of a table.
  var wording: String {
    switch self {
    case .color: "color"
    case .font: "font"
    case .image: "image"
    case .effect: "effect"
    case .offset: "offset"
    case .number(let range): range.wording
    case .boolean: "`true` or `false`"
    case .keyword(let set): set.wording
    case .string: "text"
    }
  }
}

extension NumberRange {
  fileprivate var wording: String {
    let bounds =
      switch (minimum, maximum) {
      case (let minimum?, let maximum?): ", \(minimum.wording) to \(maximum.wording)"
      case (let minimum?, nil): ", at least \(minimum.wording)"
      case (nil, let maximum?): ", at most \(maximum.wording)"
      case (nil, nil): ""
      }
    return unit.wording + bounds
  }
}

extension Double {
  /// Without a fraction where there is none.
  fileprivate var wording: String {
    Int(exactly: self).map(String.init) ?? "\(self)"
  }
}

extension NumberRange.Unit {
  fileprivate var wording: String {
    switch self {
    case .points: "points"
    case .ratio: "ratio"
    case .percent: "percent of the font's size"
    case .count: "number"
    }
  }
}

extension KeywordSet {
  /// Whether the words would fill a cell of a table.
  var isLong: Bool {
    all.count > 12
  }

  fileprivate var wording: String {
    isLong ? "a word of \(uikitType)" : all.map(\.wording).joined(separator: ", ")
  }
}

extension Keyword {
  var wording: String {
    let since = introduced.map { " (iOS \($0))" } ?? ""
    return "`\(name)`\(since)"
  }
}

extension Property {
  /// Where the outputs set the value; empty for what is said once for the whole page.
  var place: String {
    way == .appearance && variesBySlot ? "" : way.wording + (variesBySlot ? ", by slot" : "")
  }
}

extension Way {
  fileprivate var wording: String {
    switch self {
    case .appearance: "appearance object"
    case .bar: "bar"
    case .item: "bar button items"
    case .navigationItem: "navigation item"
    case .viewController: "view controller"
    case .window: "window"
    case .runtime: "the runtime"
    case .slot: "the choice of slots"
    case .fact: "nothing: a fact for the checks"
    }
  }
}

extension UIKitBinding {
  /// UIKit's name.
  var wording: String {
    switch self {
    case .property(let name), .textAttribute(let name): "`\(name)`"
    case .textAttributePart(let attribute, let name): "`\(attribute).\(name)`"
    case .argument(let call, _): "`\(call)`"
    case .configure: "`configureWith…()`"
    case .part, .none: "–"
    }
  }
}

extension Shorthand.Assignment {
  /// What becomes of the properties.
  func reference(_ names: String) -> String {
    switch self {
    case .written: "sets \(names)"
    case .unset: "makes \(names) `unset`"
    case .none: "makes \(names) `none`"
    case .keyword(let keyword): "sets \(names) to `\(keyword)`"
    }
  }
}
