import LintelSchema

extension StringProtocol {
  var capitalized: String { prefix(1).uppercased() + dropFirst() }

  /// Returns the text without the first of some endings that it has.
  func dropping(_ endings: [String]) -> String {
    let ending = endings.first(where: hasSuffix) ?? ""
    return String(dropLast(ending.count))
  }
}

extension String {
  /// The name as a part of longer names; few names need backticks, so most are returned as they are.
  var withoutBackticks: String {
    utf8.contains(UInt8(ascii: "`")) ? filter { $0 != "`" } : self
  }

  /// The name of a member after its dot, where only `init` needs backticks.
  var afterDot: String { self == "`init`" ? ".\(self)" : ".\(withoutBackticks)" }
}

extension AppearanceSlot {
  var capitalized: String { "\(self)".capitalized }
}

extension Leaf {
  /// The steps to the leaf as one word, such as `navigationBarTitleColor`.
  var swiftName: String {
    let steps = path.split(separator: ".")
    return (steps.first ?? "") + steps.dropFirst().map(\.capitalized).joined()
  }
}
