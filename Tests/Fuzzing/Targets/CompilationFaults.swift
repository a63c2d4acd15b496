import LintelCompiler
package import LintelDiagnostics
import LintelReporting

extension Compilation {
  /// Everything that a report must not have, whatever the theme is.
  package var faults: [String] {
    diagnostics.faults(in: sources) + outcomeFaults + renderingFaults
  }

  private var outcomeFaults: [String] {
    if decided == nil, !diagnostics.hasErrors { return ["there are no outputs and no error"] }
    if decided != nil, diagnostics.hasErrors { return ["there are outputs in spite of errors"] }
    return []
  }

  /// What is printed must stand the same places.
  private var renderingFaults: [String] {
    var faults: [String] = []
    let report = Report(
      [self],
      paths: ReportPaths(workingFolder: "/home/someone/app"),
      run: RunFacts(version: "1.0.0")
    )
    for format in ReportFormat.all where !diagnostics.isEmpty {
      let text = format.render(report, .plain)
      if text.isEmpty { faults.append("\(format.name) shows nothing") }
      // Programs are told a file's name as it is.
      guard format.audience == .people else { continue }
      if let control = text.unicodeScalars.first(where: \.isHostile) {
        faults.append("\(format.name) lets U+\(String(control.value, radix: 16)) through")
      }
    }
    return faults
  }
}

extension [Diagnostic] {
  /// Everything that findings must not have: doubles, silence, places that are none.
  ///
  /// - Parameter sources: the files that their ranges refer to.
  /// - Returns: them, in words; empty if all is well.
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
      // In a file that is no UTF-8 every byte stands for itself.
      guard areText[file] else { return }
      for offset in [lower, upper] where offset < bytes.count && bytes[offset] & 0xC0 == 0x80 {
        faults.append("\(what()) begins or ends within a scalar at \(offset)")
      }
    }
    for diagnostic in self {
      let name = "[\(diagnostic.rule)] \(diagnostic.message)"
      if diagnostic.message.isEmpty || diagnostic.rule.isEmpty {
        faults.append("\(name) says nothing")
      }
      if !seen.insert("\(diagnostic.range) \(name)").inserted { faults.append("\(name) twice") }
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
  /// Whether it could make a text look like another one, or end what it stands in: controls but for the line feed and the tab,
  /// and those that change the direction of what follows.
  package var isHostile: Bool {
    switch value {
    case 0x09, 0x0A: false
    case 0..<0x20, 0x7F..<0xA0, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
