import LintelCompiler
package import LintelDiagnostics
import LintelReporting

extension Compilation {
  /// The faults of a report that no theme may cause.
  package var faults: [String] {
    diagnostics.faults(in: sources) + outcomeFaults + renderingFaults
  }

  private var outcomeFaults: [String] {
    if decided == nil, !diagnostics.hasErrors { return ["there are no outputs and no error"] }
    if decided != nil, diagnostics.hasErrors { return ["there are outputs in spite of errors"] }
    return []
  }

  /// The faults of the report in each format.
  private var renderingFaults: [String] {
    var faults: [String] = []
    let report = Report(
      [self],
      paths: ReportPaths(workingFolder: "/home/someone/app"),
      run: RunFacts(version: "1.0.0")
    )
    for format in ReportFormat.all where !diagnostics.isEmpty {
      let text = format.render(report, .plain)
      if text.isEmpty { faults.append("\(format.name) is empty") }
      // Formats for programs contain a file's name unchanged.
      guard format.audience == .people else { continue }
      if let control = text.unicodeScalars.first(where: \.isHostile) {
        faults.append("\(format.name) contains U+\(String(control.value, radix: 16))")
      }
    }
    return faults
  }
}

extension [Diagnostic] {
  /// The faults of findings that no theme may cause, such as duplicates, empty messages, and invalid ranges, in words.
  package func faults(in sources: SourceMap) -> [String] {
    var faults: [String] = []
    var seen: Set<String> = []
    let areText = sources.files.map { String(validating: $0.bytes, as: UTF8.self) != nil }
    func check(_ range: SourceRange, _ what: @autoclosure () -> String) {
      let file = Int(range.file.rawValue)
      guard sources.files.indices.contains(file) else {
        return faults.append("\(what()) is in no file")
      }
      let bytes = sources[range.file].bytes
      let (lower, upper) = (Int(range.lower), Int(range.upper))
      guard 0 <= lower, lower <= upper, upper <= bytes.count else {
        return faults.append("\(what()) at \(lower)..<\(upper) of \(bytes.count)")
      }
      // In a file that isn't UTF-8, ranges may begin and end at any byte.
      guard areText[file] else { return }
      for offset in [lower, upper] where offset < bytes.count && bytes[offset] & 0xC0 == 0x80 {
        faults.append("\(what()) begins or ends within a scalar at \(offset)")
      }
    }
    for diagnostic in self {
      let name = "[\(diagnostic.rule)] \(diagnostic.message)"
      if diagnostic.message.isEmpty || diagnostic.rule.isEmpty {
        faults.append("\(name) has no message")
      }
      if !seen.insert("\(diagnostic.range) \(name)").inserted {
        faults.append("\(name) occurs twice")
      }
      check(diagnostic.range, name)
      for note in diagnostic.notes {
        if note.message.isEmpty { faults.append("\(name) has an empty note") }
        if let range = note.range { check(range, "a note of \(name)") }
      }
      for edit in diagnostic.fixIts.flatMap(\.edits) { check(edit.range, "a fix-it of \(name)") }
    }
    return faults
  }
}

extension Unicode.Scalar {
  /// Whether the character could make a text look different, or end the text around it: controls except for the line feed and the tab,
  /// and characters that change the direction of the following text.
  package var isHostile: Bool {
    switch value {
    case 0x09, 0x0A: false
    case 0..<0x20, 0x7F..<0xA0, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
