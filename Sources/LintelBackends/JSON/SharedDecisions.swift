import LintelAppearance
import LintelDecisions
import LintelSchema

/// The decisions that a document contains in one place because several others refer to them.
///
/// A document is written twice: first only to count the references, then to produce the output.
final class SharedDecisions {
  struct Subject {
    /// The name, such as `navigationBar.title.color`.
    let name: String
    /// The path in the document, which is unique even if the property is in several slots.
    let place: String
    /// The type of the results, because equal results of different types can be written differently.
    let type: LegacyType

    init(name: String, place: String? = nil, type: LegacyType) {
      (self.name, self.type) = (name, type)
      self.place = place ?? name
    }
  }

  /// A value of an object, regardless of where the object is.
  struct Content: Hashable {
    /// The keys from the object to the value.
    let path: ArraySlice<String>
    let type: ValueType
    let value: DecisionID
  }

  private struct Key: Hashable {
    let decision: DecisionID
    let type: LegacyType
  }

  /// The number of lines below which a decision is written wherever it's used.
  private static let minimumLines = 8

  private let decided: DecidedTheme
  /// Whether this is the first pass, which only counts references.
  private(set) var isCounting = true
  private var counts: [Key: Int] = [:]
  private var lines: [DecisionID: Int] = [:]
  private var names: [Key: String] = [:]
  private var taken: Set<String> = []
  private var definitions: [JSONMember] = []
  /// The number of places that have an object.
  private var places: [[Content]: Int] = [:]
  private var references: [[Content]: JSONValue] = [:]

  init(_ decided: DecidedTheme) {
    self.decided = decided
  }

  var json: JSONValue? {
    JSONValue.object(definitions.sorted { $0.key < $1.key }).nonempty
  }

  func stopCounting() {
    isCounting = false
  }

  /// Counts a reference to a decision and, the first time, to the decisions in it.
  func note(_ decision: DecisionID, as type: LegacyType) {
    var open = [decision]
    while let next = open.popLast() {
      counts[Key(decision: next, type: type), default: 0] += 1
      guard counts[Key(decision: next, type: type)] == 1,
        let question = decided.question(of: next)
      else { continue }
      open += question.branches.map(\.child).filter { $0.terminal == nil }
    }
  }

  func isShared(_ decision: DecisionID, as type: LegacyType) -> Bool {
    !isCounting && counts[Key(decision: decision, type: type)] ?? 0 > 1
      && lines(of: decision) >= Self.minimumLines
  }

  func reference(to decision: DecisionID, as type: LegacyType) -> JSONValue? {
    names[Key(decision: decision, type: type)].map { ["decision": .string($0)] }
  }

  /// Defines a decision, named for its subject and the answers in `path` that lead to it, and returns the reference.
  func define(
    _ json: JSONValue,
    _ decision: DecisionID,
    _ subject: Subject,
    asking question: String,
    after path: [String]
  ) -> JSONValue {
    // A place belongs to one subject, and answers lead to one part of it, so the last candidate is free.
    let answers = path.joined(separator: ", ")
    let candidates = [subject.name, subject.place].flatMap { name in
      let asked = "\(name) by \(question)"
      return path.isEmpty ? [name] : [asked, "\(asked) after \(answers)"]
    }
    let name = candidates.first { !taken.contains($0) } ?? subject.place
    taken.insert(name)
    names[Key(decision: decision, type: subject.type)] = name
    definitions.append(JSONMember(name, json))
    return ["decision": .string(name)]
  }

  /// Defines an object that several branches of a decision lead to, named for its place, and returns the reference.
  func define(_ object: JSONValue, at place: String) -> JSONValue {
    if isCounting { return object }
    taken.insert(place)
    definitions.append(JSONMember(place, object))
    return ["decision": .string(place)]
  }

  /// Returns an object, a reference to it if several places have an equal one that is long, or `nil` if it has no values.
  ///
  /// An object of constants is written wherever it's used, because the theme may have each of its values more than once.
  func object(
    of contents: [Content],
    at place: String,
    _ write: () -> JSONValue?
  ) -> JSONValue? {
    guard contents.contains(where: { $0.value.terminal == nil }),
      contents.reduce(2, { $0 + lines(of: $1.value) }) >= Self.minimumLines
    else { return write() }
    if isCounting {
      places[contents, default: 0] += 1
      // The decisions in an equal object aren't further references.
      return places[contents] == 1 ? write() : .null
    }
    guard places[contents] ?? 0 > 1 else { return write() }
    if let reference = references[contents] { return reference }
    guard let json = write() else { return nil }
    let length = json.bytes().count { $0 == UInt8(ascii: "\n") }
    if length < Self.minimumLines || taken.contains(place) { return json }
    let reference = define(json, at: place)
    references[contents] = reference
    return reference
  }

  /// Returns the approximate number of lines of a decision if nothing in it is shared.
  func lines(of decision: DecisionID) -> Int {
    if let known = lines[decision] { return known }
    guard let question = decided.question(of: decision) else { return 1 }
    // Decisions that are long enough don't have to be counted exactly.
    let count = question.branches.reduce(2) { min(1000, $0 + lines(of: $1.child)) }
    lines[decision] = count
    return count
  }
}
