/// Compiles again whenever a file changes that the compile reads.
struct CompileWatch {
  let command: CompileCommand

  /// Compiles until the process ends.
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
        // Outputs are removed when their themes are, even if those had errors in between.
        last = last ?? CompileRun.Result()
      }
      var observations = run.source.observations
      ChangeWatch.wait(for: &observations)
    }
  }
}
