import ArgumentParser
import LintelRuns

/// Whether `lint` fixes what it finds.
struct FixOptions: ParsableArguments {
  @Flag(help: "Apply the safe fixes, then report what is left.")
  var fix = false

  @Flag(
    help:
      "With --fix or --diff: also apply fixes that can change what a theme means, or remove a comment."
  )
  var unsafeFixes = false

  @Flag(
    help:
      "Print the changes that --fix would make as a patch, and write nothing. Fail if there are any."
  )
  var diff = false

  /// Checks that the flags go together.
  func validate() throws {
    if fix, diff { throw ValidationError("--diff shows what --fix writes; use one of them") }
    if unsafeFixes, !fix, !diff {
      throw ValidationError("--unsafe-fixes needs --fix or --diff")
    }
  }

  /// The fixes to apply, or `nil` for none.
  var level: FixLevel? {
    guard fix || diff else { return nil }
    return unsafeFixes ? .unsafe : .safe
  }
}
