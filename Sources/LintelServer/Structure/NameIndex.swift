import LintelCompiler
import LintelDiagnostics
import LintelTheme

/// Something that a theme refers to by a name or a path.
enum Subject: Hashable {
  /// A brand, a promo, a mode or one of its values, a screen, a group, or a style.
  case name(NameKind, String, owner: String)
  case token(TokenKey)
  /// The tokens whose names begin with a name and a dot, such as those in a nested group.
  case tokens(TokenKey)
  /// An imported file, by the text of the import.
  case file(String)

  /// The name of a token or a group of tokens, or `nil` for anything else.
  var tokenKey: TokenKey? {
    switch self {
    case .token(let key), .tokens(let key): key
    case .name, .file: nil
    }
  }
}

extension TokenKey {
  /// The part of the name after the last dot.
  var lastName: String { name.split(separator: ".").last.map(String.init) ?? name }
}

/// A place where a subject is named.
struct Occurrence: Hashable {
  let subject: Subject
  let range: SourceRange
  let isDeclaration: Bool
}

/// The places of all names in a theme's files.
struct NameIndex {
  /// The places in source order.
  let occurrences: [Occurrence]

  init(_ analysis: ThemeAnalysis) {
    var groups = Set(analysis.compilation.theme?.groups ?? [])
    let marks = analysis.marks.values.joined()
    for mark in marks {
      if case .subject(.name(.group, let name, _), _) = mark.meaning { groups.insert(name) }
    }
    var found: Set<Occurrence> = []
    for mark in marks {
      guard case .subject(var subject, var isDeclaration) = mark.meaning else { continue }
      // A group below `screens` looks like a screen.
      if case .name(.screen, let name, _) = subject, groups.contains(name) {
        (subject, isDeclaration) = (.name(.group, name, owner: ""), false)
      }
      found.insert(Occurrence(subject: subject, range: mark.range, isDeclaration: isDeclaration))
    }
    if let theme = analysis.compilation.theme {
      found.formUnion(Self.tokens(of: theme, in: analysis))
    }
    occurrences = found.sorted { $0.range < $1.range }
  }

  /// Returns the places where tokens are used, and those where files of design tokens declare them.
  private static func tokens(of theme: Theme, in analysis: ThemeAnalysis) -> [Occurrence] {
    let uses = theme.tokenUses.all + theme.settings.flatMap(\.tokenUses)
    let foreign = theme.tokens.filter { token in
      analysis.compilation.sources[token.keyRange.file].path.hasSuffix(".json")
    }
    return uses.map { Occurrence(subject: .token($0.key), range: $0.range, isDeclaration: false) }
      + foreign.map { Occurrence(subject: .token($0.key), range: $0.keyRange, isDeclaration: true) }
  }

  /// Returns the narrowest name at an offset of a file, or right before it.
  func occurrence(at offset: Int, in file: FileID) -> Occurrence? {
    occurrences.filter { $0.range.file == file && $0.range.encloses(offset) }.min {
      $0.range.upper - $0.range.lower < $1.range.upper - $1.range.lower
    }
  }

  /// Returns the places of a subject in source order.
  func occurrences(of subject: Subject) -> [Occurrence] {
    occurrences.filter { $0.subject == subject }
  }

  /// The places of the names that a screen or a group of tokens covers because they begin with its name and a dot.
  func below(_ subject: Subject) -> [Occurrence] {
    occurrences.filter { occurrence in
      switch (subject, occurrence.subject) {
      case (.name(.screen, let screen, _), .name(.screen, let name, _)):
        name.hasPrefix(screen + ".")
      case (.tokens(let outer), .token(let key)), (.tokens(let outer), .tokens(let key)):
        key.group == outer.group && key.name.hasPrefix(outer.name + ".")
      case _: false
      }
    }
  }
}
