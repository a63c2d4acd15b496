/// What goes wrong with a command, besides findings.
struct SourceToolError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}
