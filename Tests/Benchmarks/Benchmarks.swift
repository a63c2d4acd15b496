import LintelCascade
import LintelDiagnostics
import LintelSyntax
import LintelTheme
import SeededTheme

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Measures the cascade's checks on a synthetic theme: `lintel-bench SCENARIO SIZE`; `growth` runs it for many sizes.
///
/// `lintel-bench decisions FAMILY SIZE` measures only decisions.
///
/// `lintel-bench seeded` prints the theme with 200 mistakes for linting, and `lintel-bench read FILE` only reads a file to nodes.
@main
enum Benchmarks {
  static func main() {
    let arguments = CommandLine.arguments.dropFirst()
    if arguments.first == "seeded" {
      print(SeededTheme.mixed.seeded.text, terminator: "")
    } else if arguments.first == "read", let path = arguments.last {
      read(path)
    } else if arguments.first == "decisions" {
      measureDecisions(Array(arguments.dropFirst()))
    } else if let name = arguments.first, let size = arguments.last.flatMap({ Int($0) }) {
      measure(name, size)
    } else {
      print("usage: lintel-bench SCENARIO SIZE | decisions FAMILY SIZE | read FILE | seeded")
    }
  }

  /// Reads a file as the compiler does, up to nodes with their ranges and the check for duplicate keys.
  private static func read(_ path: String) {
    guard let stream = unsafe fopen(path, "rb") else { return print("can't read '\(path)'") }
    defer { unsafe fclose(stream) }
    unsafe fseek(stream, 0, SEEK_END)
    let size = unsafe ftell(stream)
    unsafe rewind(stream)
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      count = unsafe fread(buffer.baseAddress, 1, size, stream)
    }
    let parsed = parseYAML(SourceFile(path: path, bytes: bytes), as: FileID(0))
    print("\(bytes.count) bytes, \(parsed.diagnostics.count) findings")
  }

  private static func measure(_ name: String, _ size: Int) {
    guard let scenario = Scenario.all.first(where: { $0.name == name }) else {
      return print("scenarios: \(Scenario.all.map(\.name).joined(separator: ", "))")
    }
    let theme = scenario.make(size)
    var best: (prepare: Int, check: Int)?
    var findings = CascadeFindings()
    for _ in 0..<3 {
      var cascade = Cascade(theme)
      let prepare = milliseconds { cascade = Cascade(theme) }
      let check = milliseconds { findings = ConflictChecker.check(cascade) }
      if best.map({ check < $0.check }) ?? true { best = (prepare, check) }
      if check > 3_000 { break }
    }
    guard let best else { return }
    let cells = [
      name, "\(theme.declarations.count)", "\(best.prepare) ms", "\(best.check) ms",
      "\(peakMemory()) MiB", "\(findings.conflicts.count)", "\(findings.dead.count)",
    ]
    print("| \(cells.joined(separator: " | ")) |")
  }

  private static func measureDecisions(_ arguments: [String]) {
    guard let family = DecisionFamily.all.first(where: { $0.name == arguments.first }),
      let size = arguments.last.flatMap({ Int($0) })
    else {
      return print("families: \(DecisionFamily.all.map(\.name).joined(separator: ", "))")
    }
    print(family.measure(size))
  }

  /// The process's peak memory in MB, including the theme itself.
  static func peakMemory() -> Int {
    var usage = rusage()
    // 0 is RUSAGE_SELF, whose type differs between systems.
    unsafe getrusage(0, &usage)
    #if canImport(Darwin)
      return usage.ru_maxrss >> 20
    #else
      return usage.ru_maxrss >> 10
    #endif
  }

  /// The processor time of a closure, which doesn't depend on other processes.
  static func milliseconds(_ body: () -> Void) -> Int {
    let start = clock()
    body()
    return Int(clock() - start) * 1_000 / Int(CLOCKS_PER_SEC)
  }
}
