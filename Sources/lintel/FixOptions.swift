import ArgumentParser
import LintelLanguage

/// Whether `lint` changes what it finds.
struct FixOptions: ParsableArguments {
  @Flag(help: "Apply the fixes that are safe, then report what is left.")
  var fix = false

  @Flag(
    help:
      "With --fix or --diff: the fixes too after which a theme may mean something else, or lack a comment."
  )
  var unsafeFixes = false

  @Flag(
    help: "Print what --fix would change as a patch, and write nothing; fail if that is anything."
  )
  var diff = false

  func validate() throws {
    if fix, diff { throw ValidationError("--diff shows what --fix writes; say one of them") }
    if unsafeFixes, !fix, !diff {
      throw ValidationError("--unsafe-fixes goes with --fix or --diff")
    }
  }

  /// Nil if no fixes are wanted.
  var level: FixLevel? {
    guard fix || diff else { return nil }
    return unsafeFixes ? .unsafe : .safe
  }
}
