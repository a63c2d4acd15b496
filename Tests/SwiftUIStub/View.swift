// A stand-in for a part of SwiftUI: the names are documented by Apple.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported public import UIKit

@MainActor @preconcurrency
public protocol View {
  associatedtype Body: View
  @ViewBuilder var body: Body { get }
}

extension Never: View {
  public var body: Never { fatalError("no view") }
}

/// A view that the stand-in implements.
@MainActor
protocol PrimitiveView {
  func render(in node: Node, _ inputs: Inputs)
}

extension View where Body == Never {
  public var body: Never { fatalError("\(type(of: self)) has no body") }
}

extension View {
  /// Evaluates the view in its place; a type that differs from the previous one makes it a different view.
  func show(in parent: Node, _ key: String, _ inputs: Inputs) {
    if let representable = self as? any UIViewControllerRepresentable {
      return represent(representable, in: parent, key, inputs)
    }
    let node = parent.child("\(key) \(type(of: self))", inputs)
    if let primitive = self as? any PrimitiveView { return primitive.render(in: node, inputs) }
    node.link(self, inputs)
    body.show(in: node, "body", inputs)
  }
}

public struct EmptyView: View, PrimitiveView {
  public typealias Body = Never
  public init() {}
  func render(in node: Node, _ inputs: Inputs) {}
}

public struct TupleView<each Content: View>: View, PrimitiveView {
  public typealias Body = Never
  let content: (repeat each Content)

  func render(in node: Node, _ inputs: Inputs) {
    for (index, child) in children.enumerated() { child(node, "\(index)", inputs) }
  }

  var children: [Rendering] {
    var result: [Rendering] = []
    repeat (result.append((each content).rendering))
    return result
  }
}

typealias Rendering = @MainActor (Node, String, Inputs) -> Void

extension View {
  var rendering: Rendering { { node, key, inputs in show(in: node, key, inputs) } }
  /// The views of a tuple, or this view.
  var renderings: [Rendering] { (self as? any SeveralViews)?.children ?? [rendering] }
}

@MainActor
protocol SeveralViews {
  var children: [Rendering] { get }
}

extension TupleView: SeveralViews {}

extension Optional: SeveralViews where Wrapped: View {
  var children: [Rendering] { self?.renderings ?? [] }
}

extension Optional: View, PrimitiveView where Wrapped: View {
  public typealias Body = Never
  func render(in node: Node, _ inputs: Inputs) { self?.show(in: node, "some", inputs) }
}

public struct ConditionalView<First: View, Second: View>: View, PrimitiveView {
  public typealias Body = Never
  let first: First?
  let second: Second?

  func render(in node: Node, _ inputs: Inputs) {
    first?.show(in: node, "first", inputs)
    second?.show(in: node, "second", inputs)
  }
}

@MainActor
@resultBuilder
public enum ViewBuilder {
  public static func buildBlock() -> EmptyView { EmptyView() }
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<repeat each Content> { TupleView(content: (repeat each content)) }
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> ConditionalView<First, Second> { ConditionalView(first: first, second: nil) }
  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> ConditionalView<First, Second> { ConditionalView(first: nil, second: second) }
}

@MainActor @preconcurrency
public protocol ViewModifier {
  associatedtype Body: View
  typealias Content = ModifierContent
  @ViewBuilder func body(content: Content) -> Body
}

public struct ModifierContent: View, PrimitiveView {
  public typealias Body = Never
  let rendering: Rendering
  func render(in node: Node, _ inputs: Inputs) { rendering(node, "content", inputs) }
}

public struct ModifiedContent<Content: View, Modifier: ViewModifier>: View, PrimitiveView {
  public typealias Body = Never
  let content: Content
  let modifier: Modifier

  func render(in node: Node, _ inputs: Inputs) {
    node.link(modifier, inputs)
    modifier.body(content: ModifierContent(rendering: content.rendering))
      .show(in: node, "modifier", inputs)
  }
}

extension View {
  public func modifier<Modifier: ViewModifier>(
    _ modifier: Modifier
  ) -> ModifiedContent<Self, Modifier> { ModifiedContent(content: self, modifier: modifier) }
}
