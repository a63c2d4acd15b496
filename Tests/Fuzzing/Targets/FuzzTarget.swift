/// A part of Lintel to fuzz, and the conditions that it must meet for any bytes.
///
/// The targets don't check for crashes and hangs, because every run shows these anyway.
public enum FuzzTarget: String, CaseIterable, Sendable {
  /// From the bytes of a theme, or of several files, to every output.
  case compiler
  /// From the bytes of a file to nodes, and to the file in its canonical form.
  case frontEnd
  /// The effects of suppression comments, and of fixes on a theme.
  case fixes
  /// Design Tokens and resolver documents, imported and converted.
  case designTokens
  /// The runtime's reading of JSON trees.
  case appearanceTree
  /// The language server: valid and invalid messages in any order, and streams without messages.
  case server

  /// Runs the target once on the main thread, and returns the faults in words.
  public func faults(in bytes: [UInt8]) -> [String] {
    switch self {
    case .compiler: CompilerFuzzing.faults(in: bytes)
    case .frontEnd: FrontEndFuzzing.faults(in: bytes)
    case .fixes: FixFuzzing.faults(in: bytes)
    case .designTokens: DesignTokenFuzzing.faults(in: bytes)
    case .appearanceTree: AppearanceTreeFuzzing.faults(in: bytes)
    case .server: ServerFuzzing.faults(in: bytes)
    }
  }
}
