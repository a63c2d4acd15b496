/// Reads workflow commands as GitHub's runner does, which reverses how `command.ts` writes them.
struct WorkflowCommandReader {
  let name: String
  let properties: [String: String]
  let message: String

  /// Returns `nil` for a line that the runner would print unchanged.
  init?(_ line: some StringProtocol) {
    guard line.hasPrefix("::") else { return nil }
    let rest = line.dropFirst(2)
    guard let end = Self.firstSeparator(in: String(rest)) else { return nil }
    let text = String(rest)
    let head = text[..<end].split(separator: " ", maxSplits: 1)
    guard let name = head.first else { return nil }
    self.name = String(name)
    var properties: [String: String] = [:]
    for pair in head.dropFirst().joined().split(separator: ",") {
      let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      properties[String(parts[0])] = Self.plain(parts.dropFirst().joined(), isProperty: true)
    }
    self.properties = properties
    message = Self.plain(String(text[end...].dropFirst(2)), isProperty: false)
  }

  private static func firstSeparator(in text: String) -> String.Index? {
    text.indices.first { text[$0...].hasPrefix("::") }
  }

  /// Decodes a text, with `%25` last, so that a decoded percent sign doesn't begin another escape.
  private static func plain(_ text: String, isProperty: Bool) -> String {
    var text = text.replacing("%0D", with: "\r").replacing("%0A", with: "\n")
    if isProperty { text = text.replacing("%3A", with: ":").replacing("%2C", with: ",") }
    return text.replacing("%25", with: "%")
  }
}
