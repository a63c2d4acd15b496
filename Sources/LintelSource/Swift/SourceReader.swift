import Dispatch
package import LintelDiagnostics
import SwiftParser
import SwiftSyntax
import Synchronization

/// Reads an app's files; no file is opened here.
package enum SourceReader {
  /// Reads what an app's code and files set on bars.
  ///
  /// - Parameter files: Swift files, storyboards, xibs, property lists, and `Contents.json` of asset
  ///   catalogs, with their paths; those with other endings are only counted.
  /// - Returns: what was read, in the order of files and lines, whatever the order of `files`.
  package static func read(_ files: [SourceFile]) -> SourceReading {
    let files = files.sorted { $0.path < $1.path }
    var reading = SourceReading()
    for file in files { reading.files[ending(of: file.path), default: 0] += 1 }
    readAssets(files, into: &reading)
    let resources = ResourceNames(colors: Array(reading.colors.keys), images: Array(reading.images))
    readSwift(files.filter { $0.path.hasSuffix(".swift") }, resources, into: &reading)
    for file in files where file.path.hasSuffix(".swift") {
      ViewModifierReader.read(file, into: &reading)
    }
    for file in files where file.path.hasSuffix(".storyboard") || file.path.hasSuffix(".xib") {
      InterfaceReader.read(file, into: &reading)
    }
    for file in files where file.path.hasSuffix(".m") || file.path.hasSuffix(".mm") {
      ObjectiveCScan.read(file, into: &reading)
    }
    for file in files where file.path.hasSuffix(".plist") {
      PropertyListReader.read(file, into: &reading)
    }
    order(&reading)
    return reading
  }

  private static func ending(of path: String) -> String {
    if path.contains(".xcassets/") { return "xcassets" }
    let ending = path.split(separator: ".").last.map(String.init) ?? ""
    return ending == "h" || ending == "mm" ? "m" : ending
  }

  private static func order(_ reading: inout SourceReading) {
    var seen: Set<SourceSetting> = []
    reading.settings = reading.settings.filter { seen.insert($0).inserted }
    reading.settings = reading.settings.enumerated()
      .sorted { ($0.element.place, $0.offset) < ($1.element.place, $1.offset) }.map(\.element)
    var seenUnread: Set<UnreadSetting> = []
    reading.unread = reading.unread.filter { seenUnread.insert($0).inserted }
    reading.unread = reading.unread.enumerated()
      .sorted { ($0.element.place, $0.offset) < ($1.element.place, $1.offset) }.map(\.element)
    reading.modifiers = reading.modifiers.enumerated()
      .sorted { ($0.element.place, $0.offset) < ($1.element.place, $1.offset) }.map(\.element)
    reading.classes.sort { ($0.place, $0.name) < ($1.place, $1.name) }
  }

  // MARK: Swift

  private static func readSwift(
    _ files: [SourceFile],
    _ resources: ResourceNames,
    into reading: inout SourceReading
  ) {
    let parsed = inParallel(files.count) { at -> FileDeclarations? in
      let file = files[at]
      let tree = unsafe file.bytes.withUnsafeBufferPointer { unsafe Parser.parse(source: $0) }
      return tree.hasError ? nil : DeclarationCollector.collect(tree)
    }
    for (at, declarations) in parsed.enumerated() where declarations == nil {
      reading.unread.append(
        UnreadSetting(
          text: files[at].path,
          reason: "the file has syntax errors",
          at: SourcePlace(file: files[at].path, line: 1)
        )
      )
    }
    let index = SwiftIndex(parsed.enumerated().compactMap { at, value in value.map { (at, $0) } })
    let plan = EntryPlan(index)
    var visited: Set<Int> = []
    for entries in [plan.roots, plan.rest] {
      let left = entries.filter { !visited.contains($0.id) }
      let size = max(1, min(64, left.count / 16))
      let chunks = stride(from: 0, to: left.count, by: size).map {
        Array(left[$0..<min($0 + size, left.count)])
      }
      let results = inParallel(chunks.count) { at in
        let interpreter = SwiftInterpreter(
          index: index,
          files: files,
          relevant: plan.relevant,
          resources: resources
        )
        for entry in chunks[at] { entry.run(interpreter) }
        return (interpreter.settings, interpreter.unread, interpreter.visited)
      }
      for (settings, unread, called) in results {
        reading.settings += settings
        reading.unread += unread
        visited.formUnion(called)
      }
    }
    reading.classes += classes(index, files)
  }

  private static func classes(_ index: SwiftIndex, _ files: [SourceFile]) -> [SourceClass] {
    index.types.values.filter { $0.kind == .class }.compactMap { type in
      let kind = index.ancestry(of: type.key).dropFirst().lazy.compactMap {
        UIKitClasses.styled[$0]
      }.first
      guard let kind else { return nil }
      let lines = files[type.file].lines
      let line = lines.line(at: type.offset)
      let column = type.offset - Int(lines.starts[line]) + 1
      return SourceClass(
        name: type.key.lastStep,
        kind: kind,
        superclass: type.inherited.first,
        place: SourcePlace(file: files[type.file].path, line: line + 1, column: column)
      )
    }
  }

  /// Calculates something for each index at the same time.
  private static func inParallel<Result: Sendable>(
    _ count: Int,
    _ body: @Sendable (Int) -> Result
  ) -> [Result] {
    let results = Mutex<[Int: Result]>([:])
    DispatchQueue.concurrentPerform(iterations: count) { at in
      let result = body(at)
      results.withLock { $0[at] = result }
    }
    return results.withLock { known in (0..<count).compactMap { known[$0] } }
  }
}
