/// Compiles whenever anything changes that a compile looks at.
struct CompileWatch {
  /// What the command line asks for.
  let command: CompileCommand

  /// Compiles until the process is ended.
  func run() -> Never {
    Terminal.print("watching until you press Ctrl-C\n")
    var last: CompileRun.Result?
    while true {
      let run = CompileRun(command: command)
      do {
        let result = try run.write(after: last?.outputs ?? [:])
        if last != nil, !result.hasWritten {
          Terminal.print("compiled, the outputs are the same\n")
        }
        last = result
      } catch {
        Main.report(error)
        // Removed when their themes are, also if those had errors for a while.
        last = last ?? CompileRun.Result()
      }
      var observations = run.source.observations
      ChangeWatch.wait(for: &observations)
    }
  }
}
