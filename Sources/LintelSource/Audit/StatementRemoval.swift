package import LintelDiagnostics
import SwiftParser
import SwiftSyntax

extension SourceFile {
  /// Returns the bytes of a Swift file without the statements that only set something, and that begin on some lines, counted from 1.
  ///
  /// A statement stays if it isn't an assignment on separate lines, or if its value might do more than create a value. Only literals,
  /// members, and initializers of types count as values.
  package func removingStatements(onLines numbers: Set<Int>) -> [UInt8] {
    let tree = Parser.parse(source: String(decoding: bytes, as: UTF8.self))
    guard !tree.hasError else { return bytes }
    let finder = StatementFinder(viewMode: .sourceAccurate)
    finder.walk(tree)
    var result = bytes
    for range in finder.removable.reversed() {
      let first = lines.line(at: range.lowerBound)
      let last = lines.line(at: max(range.lowerBound, range.upperBound - 1))
      guard numbers.contains(first + 1) else { continue }
      let start = Int(lines.starts[first])
      let end = last + 1 < lines.starts.count ? Int(lines.starts[last + 1]) : bytes.count
      let before = bytes[start..<range.lowerBound]
      let after = bytes[range.upperBound..<end]
      guard (Array(before) + Array(after)).allSatisfy({ [0x20, 0x09, 0x0A, 0x0D].contains($0) })
      else { continue }
      result.removeSubrange(start..<end)
    }
    return result
  }
}

/// Finds assignments whose value has no side effects.
private final class StatementFinder: SyntaxVisitor {
  /// The ranges of statements, as ascending offsets in UTF-8.
  private(set) var removable: [Range<Int>] = []

  override func visit(_ list: CodeBlockItemListSyntax) -> SyntaxVisitorContinueKind {
    // The only statement of a block may be its value, or may keep a branch valid.
    guard list.count > 1 else { return .visitChildren }
    for item in list {
      guard let sequence = item.item.as(SequenceExprSyntax.self),
        let elements = Optional(Array(sequence.elements)), elements.count == 3,
        elements[1].is(AssignmentExprSyntax.self), isValue(elements[0]), isValue(elements[2])
      else { continue }
      removable.append(
        item.positionAfterSkippingLeadingTrivia
          .utf8Offset..<item.endPositionBeforeTrailingTrivia.utf8Offset
      )
    }
    return .visitChildren
  }

  /// Whether evaluating an expression has no side effects.
  private func isValue(_ expression: ExprSyntax) -> Bool {
    switch expression.as(ExprSyntaxEnum.self) {
    case .memberAccessExpr(let member): member.base.map(isValue) ?? true
    case .optionalChainingExpr(let chain): isValue(chain.expression)
    case .functionCallExpr(let call):
      isPure(call) && call.trailingClosure == nil
        && call.arguments.allSatisfy { isValue($0.expression) }
    case .arrayExpr(let array): array.elements.allSatisfy { isValue($0.expression) }
    case .dictionaryExpr(let dictionary):
      if case .elements(let elements) = dictionary.content {
        elements.allSatisfy { isValue($0.key) && isValue($0.value) }
      } else {
        true
      }
    case .stringLiteralExpr(let string):
      string.segments.allSatisfy { $0.is(StringSegmentSyntax.self) }
    case .declReferenceExpr, .nilLiteralExpr, .booleanLiteralExpr, .integerLiteralExpr,
      .floatLiteralExpr:
      true
    default: false
    }
  }

  /// Whether a call only creates a value of UIKit, or reaches a proxy.
  private func isPure(_ call: FunctionCallExprSyntax) -> Bool {
    if let type = call.calledExpression.as(DeclReferenceExprSyntax.self) {
      return ["UI", "NS", "CG"].contains { type.baseName.text.hasPrefix($0) }
    }
    guard let member = call.calledExpression.as(MemberAccessExprSyntax.self),
      let base = member.base?.as(DeclReferenceExprSyntax.self)
    else { return false }
    let makers: Set<String> = ["appearance", "systemFont", "boldSystemFont", "preferredFont"]
    return base.baseName.text.hasPrefix("UI") && makers.contains(member.declName.baseName.text)
  }
}
