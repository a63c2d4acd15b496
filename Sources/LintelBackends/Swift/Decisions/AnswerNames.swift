/// The answers that lead to a part of a decision, as words at the end of its function's name: `DuringSale`, `OfNight`.
struct AnswerNames: Sendable {
  private var words: [String] = []

  /// Appends an answer, unless it repeats the last one.
  static func + (answers: AnswerNames, word: String) -> AnswerNames {
    var longer = answers
    if longer.words.last != word { longer.words.append(word) }
    return longer
  }

  /// Returns the names that a part can have, at least one, the best first.
  ///
  /// If not all answers fit into `longest` letters, a name drops the first ones. It drops whole answers, because a part of
  /// one can mean the opposite.
  func names(after subject: String, atMost longest: Int) -> [String] {
    let all = words.indices.map { subject + words[$0...].joined() }
    let fitting = all.filter { $0.count <= longest }
    let others = all.filter { $0.count > longest }.reversed()
    return words.isEmpty ? [subject] : fitting + others
  }
}
