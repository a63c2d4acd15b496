extension Int {
  /// Returns this count of further things, such as `1 more screen` or `2 more screens`, for a singular noun whose plural ends in `s`.
  package func more(_ noun: String) -> String { "\(self) more \(noun)\(self == 1 ? "" : "s")" }
}
