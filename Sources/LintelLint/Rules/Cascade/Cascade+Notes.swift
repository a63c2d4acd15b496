import LintelCascade
import LintelDiagnostics
import LintelTheme

/// Notes about declarations.
extension Cascade {
  /// Where a declaration stands, what it sets and when it holds, and the `use:` that brought it there.
  func notes(on declaration: Declaration, _ words: ContextWords) -> [Note] {
    let entry = theme.entries[Int(declaration.entry)]
    let value = theme.values[declaration.value.index].text
    let condition = words.text(declaration)
    let priority = declaration.priority == 0 ? "" : ", priority \(declaration.priority)"
    return [Note("'\(entry.path)' sets \(value): \(condition)\(priority)", at: entry.valueRange)]
      + entry.uses.map { Note("used here", at: $0) }
  }
}
