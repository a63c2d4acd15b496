// A stand-in for a part of SwiftUI: the names are documented by Apple.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A modifier that the stand-in carries out itself, before or after its content.
struct Effect<Content: View>: View, PrimitiveView {
  typealias Body = Never
  let content: Content
  let before: @MainActor (Node, inout Inputs) -> Void
  let after: @MainActor (Node, Inputs) -> Void

  func render(in node: Node, _ inputs: Inputs) {
    var inner = inputs
    before(node, &inner)
    content.show(in: node, "content", inner)
    after(node, inputs)
  }
}

extension View {
  func effect(
    before: @escaping @MainActor (Node, inout Inputs) -> Void = { _, _ in },
    after: @escaping @MainActor (Node, Inputs) -> Void = { _, _ in }
  ) -> Effect<Self> { Effect(content: self, before: before, after: after) }

  public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
    _ value: Value
  ) -> some View { effect(before: { $1.environment[keyPath: keyPath] = value }) }

  public func background<Background: View>(_ background: Background) -> some View {
    effect(after: { node, inputs in background.show(in: node, "background", inputs) })
  }

  public func navigationTitle(_ title: String) -> some View {
    effect(after: { $1.host.outputs.title = title })
  }

  public func navigationBarTitleDisplayMode(_ mode: NavigationBarItem.TitleDisplayMode) -> some View
  {
    effect(after: { $1.host.outputs.displayMode = mode.displayMode })
  }

  /// As many buttons as there are views.
  public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    let count = content().renderings.count
    return effect(after: { $1.host.outputs.buttons = count })
  }

  public func toolbarBackground(_ color: Color, for bars: ToolbarPlacement...) -> some View {
    effect(after: { $1.host.outputs.background = color.uiColor })
  }

  public func searchable(text: Binding<String>) -> some View {
    effect(after: { $1.host.outputs.isSearchable = true })
  }

  public func tabItem<Label: View>(@ViewBuilder _ label: () -> Label) -> some View {
    let title = (label() as? Text)?.text
    return effect(after: { $1.host.outputs.tabTitle = title })
  }

  public func navigationDestination<Value: Hashable, Destination: View>(
    for type: Value.Type,
    @ViewBuilder destination: @escaping (Value) -> Destination
  ) -> some View {
    effect(after: { _, inputs in
      inputs.host.outputs.destinations[ObjectIdentifier(type)] = { value in
        guard let value = value.base as? Value else { return { _, _, _ in } }
        return destination(value).rendering
      }
    })
  }

  public func sheet<Content: View>(
    isPresented: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    effect(after: { node, inputs in
      let host = inputs.host
      if isPresented.wrappedValue {
        let sheet = node.made as? Host ?? Host(nibName: nil, bundle: nil)
        node.made = sheet
        sheet.set(content().rendering, inputs)
        if sheet.presentingViewController == nil {
          host.outputs.afterwards.append { host.present(sheet, animated: true) }
        }
      } else if let sheet = node.made as? Host {
        node.made = nil
        host.outputs.afterwards.append { sheet.dismiss(animated: true) }
      }
    })
  }

  public func id<ID: Hashable>(_ id: ID) -> some View { IdentifiedView(content: self, id: id) }
  public func frame(width: CGFloat? = nil, height: CGFloat? = nil) -> some View { effect() }
  public func accessibilityHidden(_ hidden: Bool) -> some View { effect() }
  public func font(_ font: Font?) -> some View { effect() }
  public func tint(_ color: Color?) -> some View { effect() }
}

struct IdentifiedView<Content: View, ID: Hashable>: View, PrimitiveView {
  typealias Body = Never
  let content: Content
  let id: ID
  func render(in node: Node, _ inputs: Inputs) { content.show(in: node, "\(id.hashValue)", inputs) }
}

public struct NavigationBarItem {
  public enum TitleDisplayMode: Sendable {
    case automatic
    case inline
    case large

    var displayMode: UINavigationItem.LargeTitleDisplayMode {
      switch self {
      case .automatic: .automatic
      case .inline: .never
      case .large: .always
      }
    }
  }
}

public struct ToolbarPlacement: Sendable {
  public static let navigationBar = ToolbarPlacement()
}

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
  public init(uiColor: UIColor) { self.uiColor = uiColor }
  func render(in node: Node, _ inputs: Inputs) {}
}

public struct Font: Sendable {
  public static let headline = Font()
  init() {}
  /// In place of Core Text's font, which UIKit's bridges to on Apple's systems.
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

/// Content that scrolls, in a scroll view of UIKit.
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

public struct ForEach<Element: Identifiable, Content: View>: View, PrimitiveView {
  public typealias Body = Never
  private let data: [Element]
  private let content: (Element) -> Content

  public init(_ data: [Element], @ViewBuilder content: @escaping (Element) -> Content) {
    self.data = data
    self.content = content
  }

  func render(in node: Node, _ inputs: Inputs) {
    for element in data { content(element).show(in: node, "\(element.id)", inputs) }
  }
}

@MainActor @preconcurrency
public protocol Scene {}

@MainActor @preconcurrency
public protocol App {
  associatedtype Body: Scene
  var body: Body { get }
  init()
}

extension App {
  /// Linux has no app to run.
  public static func main() { _ = Self().body }
}

public struct WindowGroup<Content: View>: Scene {
  public let content: Content
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}
