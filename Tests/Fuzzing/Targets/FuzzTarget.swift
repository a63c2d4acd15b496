/// What the fuzzers feed: a part of Lintel, and what has to hold of it for all bytes there are.
///
/// That nothing traps and that nothing takes for ever need not be said: whoever runs a target sees both.
public enum FuzzTarget: String, CaseIterable, Sendable {
  /// From the bytes of a theme, or of several files, to every output.
  case compiler
  /// From the bytes of a file to nodes, and to the file in its canonical form.
  case frontEnd
  /// What comments silence, and what fixes make of a theme.
  case fixes
  /// Design Tokens and resolver documents, imported and converted.
  case designTokens
  /// The runtime's reading of JSON trees.
  case appearanceTree
  /// The language server: messages in any order, right and wrong, and streams that hold none.
  case server

  /// Runs the target once, on the main thread.
  ///
  /// - Parameter bytes: anything.
  /// - Returns: what does not hold, in words; empty if all is well.
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
