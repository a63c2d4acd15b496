import LintelAppearance
import LintelDecisions
import LintelSchema

/// The decisions of a document that are in one place and that several others refer to.
///
/// A document is written twice: first to count what refers to what, which spells nothing, then for good.
final class SharedDecisions {
  /// What is decided.
  struct Subject {
    /// Such as `navigationBar.title.color`.
    let name: String
    /// What tells it from all others, since a property can be in several slots: its path in the document.
    let place: String
    /// What its results are, since equal results of another type may be spelled otherwise.
    let type: LegacyType

    /// Creates a subject.
    ///
    /// - Parameters:
    ///   - name: what is decided, in the theme's words.
    ///   - place: its path in the document; nil for a name that nothing else has.
    ///   - type: what its results are.
    init(name: String, place: String? = nil, type: LegacyType) {
      (self.name, self.type) = (name, type)
      self.place = place ?? name
    }
  }

  private struct Key: Hashable {
    let decision: DecisionID
    let type: LegacyType
  }

  /// Shorter decisions are written wherever they're asked for.
  private static let leastLines = 8

  private let decided: DecidedTheme
  /// Whether this is the first writing, which only collects the references.
  private(set) var isCounting = true
  private var references: [Key: Int] = [:]
  private var lines: [DecisionID: Int] = [:]
  private var names: [Key: String] = [:]
  private var taken: Set<String> = []
  private var definitions: [JSONMember] = []

  init(_ decided: DecidedTheme) {
    self.decided = decided
  }

  /// What is referred to, by name; nil if nothing is.
  var json: JSONValue? {
    definitions.isEmpty ? nil : .object(definitions.sorted { $0.key < $1.key })
  }

  /// Ends the first writing.
  func stopCounting() {
    isCounting = false
  }

  /// Counts a reference to a decision, and those within it.
  func note(_ decision: DecisionID, as type: LegacyType) {
    var open = [decision]
    while let next = open.popLast() {
      references[Key(decision: next, type: type), default: 0] += 1
      guard references[Key(decision: next, type: type)] == 1,
        let question = decided.question(of: next)
      else { continue }
      open += question.branches.map(\.child).filter { $0.terminal == nil }
    }
  }

  /// Whether a decision has a place of its own.
  func isShared(_ decision: DecisionID, as type: LegacyType) -> Bool {
    !isCounting && references[Key(decision: decision, type: type)] ?? 0 > 1
      && lines(of: decision) >= Self.leastLines
  }

  /// How a decision is referred to, nil if it has not been written yet.
  func reference(to decision: DecisionID, as type: LegacyType) -> JSONValue? {
    names[Key(decision: decision, type: type)].map { ["decision": .string($0)] }
  }

  /// Puts a decision in its place.
  ///
  /// - Parameters:
  ///   - json: how it is written.
  ///   - decision: the decision.
  ///   - subject: what is decided.
  ///   - question: what it asks.
  ///   - path: the answers that lead to it; none for all of the subject.
  /// - Returns: the reference.
  func define(
    _ json: JSONValue,
    _ decision: DecisionID,
    _ subject: Subject,
    asking question: String,
    after path: [String]
  ) -> JSONValue {
    // A place is that of one subject, and answers lead to one part of it, so that the last name is free.
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

  /// About how many lines a decision takes where nothing is shared.
  private func lines(of decision: DecisionID) -> Int {
    if let known = lines[decision] { return known }
    guard let question = decided.question(of: decision) else { return 1 }
    // What is long enough need not be counted.
    let count = question.branches.reduce(2) { min(1000, $0 + lines(of: $1.child)) }
    lines[decision] = count
    return count
  }
}
