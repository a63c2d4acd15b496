/// Lints again whenever a file changes that findings depend on: themes, their imports, configurations, and baselines.
struct LintWatch {
  let command: LintCommand

  /// Lints until the process ends.
  ///
  /// Messages other than findings go to standard error, because a program may read standard output.
  func run() -> Never {
    while true {
      let source = ObservedFiles()
      do {
        let run = try LintRun(
          command.themes,
          command.lint,
          failOn: command.report.failLevel,
          color: command.input.color,
          in: source
        )
        _ = try command.judge(run, in: source)
        let count = run.themes.count
        Terminal.printError("linted \(count) theme\(count == 1 ? "" : "s"); ")
      } catch {
        Main.report(error)
      }
      Terminal.printError("watching until you press Ctrl-C\n")
      var observations = source.observations
      ChangeWatch.wait(for: &observations)
    }
  }
}
