// A stand-in for a part of SwiftUI: the names are documented by Apple.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public struct Text: View, PrimitiveView {
  public typealias Body = Never
  let text: String
  public init<Content: StringProtocol>(_ content: Content) { text = String(content) }
  func render(in node: Node, _ inputs: Inputs) {}
}

public struct Color: View, PrimitiveView {
  public typealias Body = Never
  public let uiColor: UIColor
  public init(_ color: UIColor) { uiColor = color }
  @available(iOS 15, *)
  public init(uiColor: UIColor) { self.uiColor = uiColor }
  func render(in node: Node, _ inputs: Inputs) {}
}

public struct Font: Sendable {
  public static let headline = Font()
  init() {}
  /// Creates a font from UIKit's, instead of Core Text's, which is bridged on Apple's systems.
  public init(_ font: UIFont) {}
}

public struct Image: View, PrimitiveView {
  public typealias Body = Never
  public let uiImage: UIImage
  public init(uiImage: UIImage) { self.uiImage = uiImage }
  func render(in node: Node, _ inputs: Inputs) {}
}

public struct VStack<Content: View>: View {
  private let content: Content
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  public var body: Content { content }
}

/// A button, which `Host.tap` taps.
public struct Button: View, PrimitiveView {
  public typealias Body = Never
  private let title: String
  private let action: @MainActor () -> Void

  public init<Title: StringProtocol>(_ title: Title, action: @escaping @MainActor () -> Void) {
    self.title = String(title)
    self.action = action
  }

  func render(in node: Node, _ inputs: Inputs) { inputs.host.outputs.actions[title] = action }
}

/// Rows in one of UIKit's scroll views.
public struct List<Content: View>: View {
  private let content: Content
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  public var body: some View { ScrollView { content } }
}

/// Scrolling content in one of UIKit's scroll views.
public struct ScrollView<Content: View>: View, PrimitiveView {
  public typealias Body = Never
  private let content: Content
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  func render(in node: Node, _ inputs: Inputs) {
    let view = node.made as? UIScrollView ?? UIScrollView(frame: .zero)
    node.made = view
    inputs.host.outputs.views.append(view)
    content.show(in: node, "content", inputs)
  }
}

public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: View,
  PrimitiveView
{
  public typealias Body = Never
  private let data: Data
  private let id: KeyPath<Data.Element, ID>
  private let content: (Data.Element) -> Content

  public init(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.id = id
    self.content = content
  }

  func render(in node: Node, _ inputs: Inputs) {
    for element in data { content(element).show(in: node, "\(element[keyPath: id])", inputs) }
  }
}

extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID {
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data, id: \.id, content: content)
  }
}

/// A button that shows more buttons.
@available(iOS 14, *)
public struct Menu<Content: View>: View {
  private let content: Content

  public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public var body: some View { content }
}

@available(iOS 14, *)
@MainActor @preconcurrency
public protocol Scene {}

@available(iOS 14, *)
@MainActor @preconcurrency
public protocol App {
  associatedtype Body: Scene
  var body: Body { get }
  init()
}

@available(iOS 14, *)
extension App {
  /// Evaluates the app's body, because Linux can't run an app.
  public static func main() { _ = Self().body }
}

@available(iOS 14, *)
public struct WindowGroup<Content: View>: Scene {
  public let content: Content
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}
