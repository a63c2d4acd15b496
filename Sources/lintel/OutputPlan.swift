/// The files that a run makes, all of them ready before the first is written.
struct OutputPlan {
  struct Output {
    let path: String
    let bytes: [UInt8]
  }

  private(set) var outputs: [Output] = []

  /// Adds an output; two themes that would write the same file are wrong usage.
  mutating func add(_ path: String, _ bytes: [UInt8]) throws(Exit) {
    if outputs.contains(where: { $0.path == path }) {
      throw .usage("two themes would both write \(path); compile them to different folders")
    }
    outputs.append(Output(path: path, bytes: bytes))
  }

  /// Writes what has changed.
  ///
  /// - Returns: the paths of the files that were written.
  func write() throws(FileError) -> [String] {
    var written: [String] = []
    for output in outputs {
      try Files.makeFolder(Files.folder(of: output.path))
      if try Files.replace(output.path, with: output.bytes) {
        written.append(output.path)
      }
    }
    return written
  }

  /// Compares with what is on disk, and writes nothing.
  ///
  /// - Returns: a report for each file that is not up to date.
  func stale() throws(FileError) -> [String] {
    var reports: [String] = []
    for output in outputs {
      guard Files.kind(output.path) == .file else {
        reports.append("\(output.path): is missing")
        continue
      }
      let old = try Files.contents(of: output.path)
      guard old != output.bytes else { continue }
      let difference = LineDiff.text(
        old: String(decoding: old, as: UTF8.self),
        new: String(decoding: output.bytes, as: UTF8.self)
      )
      reports.append(
        "\(output.path): is not up to date\n" + difference.map { "  \($0)" }.joined(separator: "\n")
      )
    }
    return reports
  }
}
