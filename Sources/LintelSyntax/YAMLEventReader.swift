import CLibYAML

/// An event in libyaml's output.
struct YAMLEvent {
  /// The kinds of events that the tree needs.
  enum Kind {
    case documentStart
    /// A reference to an anchor.
    case alias
    case scalar
    /// A list begins.
    case sequenceStart
    case mappingStart
    /// A list or a mapping ends.
    case collectionEnd
    case streamEnd
    /// An event that the tree doesn't need.
    case other
  }

  var kind: Kind
  /// The start, in Unicode scalars from the start of the input.
  var start: Int
  /// The end, which is at the next token for a collection in block style.
  var end: Int
  var style: ScalarStyle = .plain
  /// Whether a collection is written in brackets.
  var isFlow = false
  var hasAnchor = false
  var hasTag = false
  /// Whether `%` lines precede the document.
  var hasDirectives = false
}

/// Owns a libyaml parser for bytes that its caller keeps alive.
@safe
struct YAMLEventReader: ~Copyable {
  /// libyaml's parser, which the reader frees.
  private let parser: UnsafeMutablePointer<yaml_parser_t>
  /// libyaml's last event, which the reader frees.
  private let event: UnsafeMutablePointer<yaml_event_t>

  /// Creates a reader for valid UTF-8 without a byte-order mark that outlives the reader, or returns `nil` if memory is short.
  init?(unsafe input: UnsafeBufferPointer<UInt8>) {
    unsafe parser = .allocate(capacity: 1)
    unsafe parser.initialize(to: yaml_parser_t())
    unsafe event = .allocate(capacity: 1)
    unsafe event.initialize(to: yaml_event_t())
    guard unsafe yaml_parser_initialize(parser) == 1 else {
      unsafe parser.deallocate()
      unsafe event.deallocate()
      return nil
    }
    unsafe yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    unsafe yaml_parser_set_input_string(parser, input.baseAddress, input.count)
  }

  deinit {
    unsafe yaml_event_delete(event)
    unsafe yaml_parser_delete(parser)
    unsafe event.deallocate()
    unsafe parser.deallocate()
  }

  /// Calls a closure with the text of the last event, which must be a scalar; the text is valid until the next event is read.
  func withText<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    let scalar = unsafe event.pointee.data.scalar
    return unsafe body(UnsafeBufferPointer(start: scalar.value, count: scalar.length))
  }

  /// Reads the next event, with places in Unicode scalars, or throws the first error, after which the reader must not be used.
  mutating func next() throws(SyntaxFailure) -> YAMLEvent {
    unsafe yaml_event_delete(event)
    guard unsafe yaml_parser_parse(parser, event) == 1 else { throw failure() }
    let start = unsafe event.pointee.start_mark.index
    let end = unsafe event.pointee.end_mark.index
    var result = YAMLEvent(kind: .other, start: start, end: end)
    switch unsafe event.pointee.type {
    case YAML_SCALAR_EVENT:
      result.kind = .scalar
      result.style = unsafe ScalarStyle(event.pointee.data.scalar.style)
      result.hasAnchor = unsafe event.pointee.data.scalar.anchor != nil
      result.hasTag = unsafe event.pointee.data.scalar.tag != nil
    case YAML_MAPPING_START_EVENT:
      result.kind = .mappingStart
      result.isFlow = unsafe event.pointee.data.mapping_start.style == YAML_FLOW_MAPPING_STYLE
      result.hasAnchor = unsafe event.pointee.data.mapping_start.anchor != nil
      result.hasTag = unsafe event.pointee.data.mapping_start.tag != nil
    case YAML_SEQUENCE_START_EVENT:
      result.kind = .sequenceStart
      result.isFlow = unsafe event.pointee.data.sequence_start.style == YAML_FLOW_SEQUENCE_STYLE
      result.hasAnchor = unsafe event.pointee.data.sequence_start.anchor != nil
      result.hasTag = unsafe event.pointee.data.sequence_start.tag != nil
    case YAML_MAPPING_END_EVENT, YAML_SEQUENCE_END_EVENT: result.kind = .collectionEnd
    case YAML_ALIAS_EVENT: result.kind = .alias
    case YAML_DOCUMENT_START_EVENT:
      result.kind = .documentStart
      let data = unsafe event.pointee.data.document_start
      result.hasDirectives =
        unsafe data.version_directive != nil || data.tag_directives.start != data.tag_directives.end
    case YAML_STREAM_END_EVENT, YAML_NO_EVENT: result.kind = .streamEnd
    default: break
    }
    return result
  }

  private func failure() -> SyntaxFailure {
    let parser = unsafe self.parser.pointee
    let hasContext = unsafe parser.context != nil
    return SyntaxFailure(
      problem: unsafe parser.problem.map { unsafe String(cString: $0) } ?? "out of memory",
      place: unsafe parser.problem_mark.index,
      context: unsafe parser.context.map { unsafe String(cString: $0) } ?? "",
      contextPlace: hasContext ? unsafe parser.context_mark.index : nil
    )
  }
}

extension ScalarStyle {
  fileprivate init(_ style: yaml_scalar_style_t) {
    switch style {
    case YAML_SINGLE_QUOTED_SCALAR_STYLE: self = .singleQuoted
    case YAML_DOUBLE_QUOTED_SCALAR_STYLE: self = .doubleQuoted
    case YAML_LITERAL_SCALAR_STYLE: self = .literal
    case YAML_FOLDED_SCALAR_STYLE: self = .folded
    default: self = .plain
    }
  }
}
