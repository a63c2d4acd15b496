import LintelSchema

extension ValueType {
  /// What may be written, in a cell of a table.
  var reference: String {
    switch self {
    case .color: "color"
    case .font: "font"
    case .image: "image"
    case .effect: "effect"
    case .offset: "offset"
    case .number(let range): range.reference
    case .boolean: "`true` or `false`"
    case .keyword(let set): set.reference
    case .string: "text"
    }
  }
}

extension NumberRange {
  fileprivate var reference: String {
    let bounds =
      switch (minimum, maximum) {
      case (let minimum?, let maximum?): ", \(minimum.reference) to \(maximum.reference)"
      case (let minimum?, nil): ", at least \(minimum.reference)"
      case (nil, let maximum?): ", at most \(maximum.reference)"
      case (nil, nil): ""
      }
    return unit.reference + bounds
  }
}

extension Double {
  /// Without a fraction where there is none.
  fileprivate var reference: String {
    Int(exactly: self).map(String.init) ?? "\(self)"
  }
}

extension NumberRange.Unit {
  fileprivate var reference: String {
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

  fileprivate var reference: String {
    isLong ? "a word of \(uikitType)" : all.map(\.reference).joined(separator: ", ")
  }
}

extension Keyword {
  var reference: String {
    let since = introduced.map { " (iOS \($0))" } ?? ""
    return "`\(name)`\(since)"
  }
}

extension Property {
  /// Where the outputs set the value; empty for what is said once for the whole page.
  var place: String {
    way == .appearance && variesBySlot ? "" : way.reference + (variesBySlot ? ", by slot" : "")
  }
}

extension Way {
  fileprivate var reference: String {
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
  var reference: String {
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
