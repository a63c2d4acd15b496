/// The answers on the way to a part of a decision, as words at the end of its function's name: `DuringSale`, `OfNight`.
struct AnswerNames: Sendable {
  private var words: [String] = []

  /// The same with another answer behind; one that says nothing new is left out.
  static func + (answers: AnswerNames, word: String) -> AnswerNames {
    var longer = answers
    if longer.words.last != word { longer.words.append(word) }
    return longer
  }

  /// The names that a part can have, the best one first.
  ///
  /// If not all answers fit, a name drops the first ones. It drops whole answers, because a part of one can say the opposite.
  ///
  /// - Parameters:
  ///   - subject: what is decided.
  ///   - longest: the most letters of a name.
  /// - Returns: at least one name.
  func names(after subject: String, atMost longest: Int) -> [String] {
    let all = words.indices.map { subject + words[$0...].joined() }
    let fitting = all.filter { $0.count <= longest }
    let others = all.filter { $0.count > longest }.reversed()
    return words.isEmpty ? [subject] : fitting + others
  }
}
