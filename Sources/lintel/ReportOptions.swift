import ArgumentParser
import LintelLint
import LintelReporting
import LintelTheme

/// A value of `--format`: the name of a format, or `auto`.
struct FormatChoice: ExpressibleByArgument {
  /// The format, or `nil` for `auto`.
  let format: ReportFormat?

  static let auto = FormatChoice(format: nil)

  init?(argument: String) {
    guard argument != "auto" else {
      self = .auto
      return
    }
    guard let format = ReportFormat.named(argument) else { return nil }
    self.format = format
  }

  private init(format: ReportFormat?) {
    self.format = format
  }

  var defaultValueDescription: String { format?.name ?? "auto" }

  static let allValueStrings = ["auto"] + ReportFormat.all.map(\.name)
}

/// A value of `--output`, such as `sarif=lintel.sarif`.
struct ReportTarget {
  let format: ReportFormat
  /// The path of the file, or `-` for standard output.
  let path: String

  init(argument: String) throws(ValidationError) {
    let parts = argument.split(separator: "=", maxSplits: 1).map(String.init)
    guard parts.count == 2, let format = ReportFormat.named(parts[0]) else {
      let names = ReportFormat.all.map(\.name).quotedList(conjunction: "and")
      throw ValidationError("write it as 'sarif=lintel.sarif'; the formats are \(names)")
    }
    (self.format, path) = (format, parts[1])
  }
}

/// How `lint` writes its findings, and which ones make it fail.
struct ReportOptions: ParsableArguments {
  @Option(
    name: .customLong("format"),
    help: .value(
      "format",
      "The format of findings; auto picks the format for the environment. Can be repeated."
    ),
    completion: .list(FormatChoice.allValueStrings)
  )
  var formats: [FormatChoice] = []

  @Option(
    name: .customLong("output"),
    help: .value(
      "format=file",
      "Also write the findings to a file, such as sarif=lintel.sarif; '-' is standard output. Can be repeated."
    ),
    completion: .list(ReportFormat.all.map { "\($0.name)=" }),
    transform: ReportTarget.init
  )
  var targets: [ReportTarget] = []

  @Option(
    // A negative number isn't an option.
    parsing: .unconditional,
    help: .value(
      "count",
      "Show only this number of findings, the most severe first; 0 for all. By default, text shows 100, and other formats show 100 or 1,000 for each rule."
    ),
    transform: wholeNumber
  )
  var maxProblems: Int?

  @Option(help: .value("level", "The lowest severity that fails: error, warning, info, or never."))
  var failOn: Configuration.FailLevel?

  @Flag(help: "Fail on warnings, too: --fail-on warning.")
  var strict = false

  @Option(
    help: .value(
      "url",
      "The address of the published output of 'lintel rules --all'; findings link to it."
    )
  )
  var rulesPage: String?

  func validate() throws {
    try ValidationError.check([
      maxProblems ?? 0 < 0: "--max-problems needs a number, or 0 for all",
      strict && failOn != nil: "--strict is short for --fail-on warning; use one of them",
    ])
    if onOutput.count > 1 {
      throw ValidationError(
        "\(onOutput.joined(separator: " and ")) would mix on standard output; "
          + "write all but one to files, such as --output \(onOutput[1])=FILE"
      )
    }
  }

  /// The formats that are written to standard output.
  private var onOutput: [String] {
    formats.compactMap(\.format).filter { $0.audience == .programs }.map(\.name)
      + targets.filter { $0.path == "-" }.map(\.format.name)
  }

  /// The format that uses standard output, or `nil` if none does.
  var formatOnOutput: String? { onOutput.first }

  /// The lowest severity that fails, with its flag, or `nil` if the configuration decides.
  var failLevel: Configuration.Setting<Configuration.FailLevel>? {
    if strict { return Configuration.Setting(.warning, .flag("--strict")) }
    return failOn.map { Configuration.Setting($0, .flag("--fail-on \($0.rawValue)")) }
  }
}
