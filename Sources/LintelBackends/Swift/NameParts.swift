import LintelSchema

/// Makes names out of parts of others.
extension StringProtocol {
  /// The same with a capital in front.
  var capitalized: String { prefix(1).uppercased() + dropFirst() }

  /// The same without the first of some endings that it has.
  func dropping(_ endings: [String]) -> String {
    let ending = endings.first(where: hasSuffix) ?? ""
    return String(dropLast(ending.count))
  }
}

extension String {
  /// A name as it is part of longer ones; few need backticks, so most stay as they are.
  var withoutBackticks: String {
    utf8.contains(UInt8(ascii: "`")) ? filter { $0 != "`" } : self
  }
}

extension AppearanceSlot {
  /// The slot in names of functions, such as `ScrollEdge`.
  var capitalized: String { "\(self)".capitalized }
}

extension Leaf {
  /// The steps to the leaf in one word, such as `navigationBarTitleColor`.
  var swiftName: String {
    let steps = path.split(separator: ".")
    return (steps.first ?? "") + steps.dropFirst().map(\.capitalized).joined()
  }
}
