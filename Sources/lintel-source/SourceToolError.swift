/// An error of a command, in contrast to findings.
struct SourceToolError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}
