import Dispatch
package import LintelDiagnostics
import SwiftParser
import SwiftSyntax
import Synchronization

/// Reads an app's files, which the caller has opened.
package enum SourceReader {
  /// Reads the settings for bars in an app's code and files.
  ///
  /// - Parameters:
  ///   - files: Swift files, storyboards, xibs, property lists, and `Contents.json` of asset catalogs, with their paths; files with
  ///     other extensions are only counted.
  ///   - report: called with the current stage, on any thread, one call at a time.
  /// - Returns: what was read, in the order of files and lines, regardless of the order of `files`.
  package static func read(
    _ files: [SourceFile],
    report: @Sendable (WorkStage) -> Void = { _ in }
  ) -> SourceReading {
    let files = files.sorted { $0.path < $1.path }
    var reading = SourceReading()
    for file in files { reading.files[ending(of: file.path), default: 0] += 1 }
    readAssets(files, into: &reading)
    let resources = ResourceNames(
      colors: Array(reading.colors.keys) + Array(reading.unreadColors),
      images: Array(reading.images)
    )
    let parts = inParallel(
      files.count,
      finished: { report(.reading($0, of: files.count)) },
      { part(files[$0]) }
    )
    let programs = SeparatePrograms(files, parts.map(\.declarations))
    readSwift(files, parts, programs, resources, into: &reading, report: report)
    for part in parts { reading.add(programs.separating(part.reading)) }
    order(&reading)
    return reading
  }

  /// Parses Swift files without using the result, to compare the cost of reading with, and returns how many have no syntax errors.
  package static func parse(_ files: [SourceFile]) -> Int {
    let files = files.filter { $0.path.hasSuffix(".swift") }
    return inParallel(files.count) { tree(of: files[$0]).hasError ? 0 : 1 }.reduce(0, +)
  }

  /// The contents of one file.
  private struct Part: Sendable {
    var reading = SourceReading()
    /// The declarations, or `nil` for a file that isn't Swift or has syntax errors.
    var declarations: FileDeclarations?
    /// The superclasses in Objective-C declarations, by class.
    var superclasses: [String: String] = [:]
  }

  private static func part(_ file: SourceFile) -> Part {
    var part = Part()
    switch file.path.split(separator: ".").last {
    case "swift":
      let tree = tree(of: file)
      guard !tree.hasError else {
        part.reading.noteDamage("the file has syntax errors", to: file)
        return part
      }
      part.declarations = DeclarationCollector.collect(tree)
      ViewModifierReader.read(tree, of: file, into: &part.reading)
      if let place = PlainNavigation.place(in: file) {
        part.reading.plainNavigationControllers.append(place)
      }
    case "storyboard", "xib": InterfaceReader.read(file, into: &part.reading)
    case "m", "mm":
      ObjectiveCScan.read(file, into: &part.reading)
      part.superclasses = ObjectiveCScan.superclasses(in: file)
    case "h": part.superclasses = ObjectiveCScan.superclasses(in: file)
    case "plist": PropertyListReader.read(file, into: &part.reading)
    case .some, nil: break
    }
    return part
  }

  private static func tree(of file: SourceFile) -> SourceFileSyntax {
    unsafe file.bytes.withUnsafeBufferPointer { unsafe Parser.parse(source: $0) }
  }

  private static func ending(of path: String) -> String {
    if path.contains(".xcassets/") { return "xcassets" }
    let ending = path.split(separator: ".").last.map(String.init) ?? ""
    return ending == "h" || ending == "mm" ? "m" : ending
  }

  private static func order(_ reading: inout SourceReading) {
    reading.resolveSwitches()
    reading.settings = reading.settings.uniqued
    reading.settings.sort { $0.place < $1.place }
    reading.unread = reading.unread.uniqued
    // A helper that fades a bar is called from several places, and one that shows what the fade follows is enough.
    let fades = Set(reading.settings.filter(\.change.isScrollBehavior).map(\.place))
    reading.unread.removeAll { $0.reason == .unknownFade && fades.contains($0.place) }
    // An extension may call code of the app.
    let own = Set(reading.settings.map(\.place))
    reading.unread.removeAll { $0.advice == SeparatePrograms.advice && own.contains($0.place) }
    reading.unread.sort { $0.place < $1.place }
    reading.modifiers.sort { $0.place < $1.place }
    reading.classes.sort { ($0.place, $0.name) < ($1.place, $1.name) }
  }

  // MARK: Swift

  private static func readSwift(
    _ files: [SourceFile],
    _ parts: [Part],
    _ programs: SeparatePrograms,
    _ resources: ResourceNames,
    into reading: inout SourceReading,
    report: @Sendable (WorkStage) -> Void
  ) {
    var superclasses: [String: String] = [:]
    for part in parts { superclasses.merge(part.superclasses) { first, _ in first } }
    let index = SwiftIndex(
      parts.enumerated().compactMap { at, part in part.declarations.map { (at, $0) } },
      superclasses: superclasses
    )
    let plan = EntryPlan(index)
    var visited: Set<Int> = []
    let total = plan.roots.count + plan.rest.count
    for (reachesRest, entries) in [(false, plan.roots), (true, plan.rest)] {
      let left = entries.filter { !visited.contains($0.id) }
      let size = max(1, min(64, left.count / 16))
      let chunks = stride(from: 0, to: left.count, by: size).map {
        Array(left[$0..<min($0 + size, left.count)])
      }
      let known = entries.count - left.count + (reachesRest ? plan.roots.count : 0)
      let results = inParallel(
        chunks.count,
        finished: { report(.following(min(known + $0 * size, total), of: total)) },
        { at in
          let interpreter = SwiftInterpreter(
            index: index,
            files: files,
            plan: plan,
            programs: programs,
            resources: resources
          )
          for entry in chunks[at] { entry.run(interpreter) }
          return (interpreter.reading, interpreter.visited)
        }
      )
      for (followed, functions) in results {
        reading.add(followed)
        visited.formUnion(functions)
      }
    }
    reading.classes += classes(index, files)
    reading.objectiveCClasses = Set(superclasses.keys)
    for name in reading.choiceTypes { reading.choices[name] = index.order(ofChoices: name) }
  }

  private static func classes(_ index: SwiftIndex, _ files: [SourceFile]) -> [SourceClass] {
    index.types.values.filter { $0.kind == .class }.compactMap { type in
      let kind = index.ancestry(of: type.key).dropFirst().lazy.compactMap {
        UIKitClasses.styled[$0]
      }.first
      guard let kind else { return nil }
      return SourceClass(
        name: type.key.lastStep,
        kind: kind,
        superclass: type.inherited.first,
        place: files[type.file].place(at: type.offset),
        isParent: type.functions.values.joined().contains {
          !$0.calls.isDisjoint(with: ["addChild", "addChildViewController"])
        }
      )
    }
  }

  /// Calculates something for each index in parallel, and returns the results in order; `finished` gets the number of finished ones, one
  /// call at a time.
  private static func inParallel<Result: Sendable>(
    _ count: Int,
    finished: @Sendable (Int) -> Void = { _ in },
    _ body: @Sendable (Int) -> Result
  ) -> [Result] {
    let results = Mutex<[Int: Result]>([:])
    DispatchQueue.concurrentPerform(iterations: count) { at in
      let result = body(at)
      results.withLock {
        $0[at] = result
        finished($0.count)
      }
    }
    return results.withLock { known in (0..<count).compactMap { known[$0] } }
  }
}
