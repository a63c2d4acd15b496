// A stand-in for a part of SwiftUI: the names are documented by Apple.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A modifier that the stand-in implements, which runs before or after its content.
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

  @available(iOS 14, *)
  public func navigationTitle(_ title: String) -> some View {
    effect(after: { $1.host.outputs.title = title })
  }

  @available(iOS 14, *)
  public func navigationBarTitleDisplayMode(_ mode: NavigationBarItem.TitleDisplayMode) -> some View
  {
    effect(after: { $1.host.outputs.displayMode = mode.displayMode })
  }

  /// Adds a button for each view.
  @available(iOS 14, *)
  public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    let content = content()
    let count = content.renderings.count
    return effect(after: { node, inputs in
      inputs.host.outputs.buttons = count
      content.show(in: node, "toolbar", inputs)
    })
  }

  @available(iOS 16, *)
  public func toolbarBackground(_ color: Color, for bars: ToolbarPlacement...) -> some View {
    effect(after: { $1.host.outputs.background = color.uiColor })
  }

  @available(iOS 16, *)
  public func toolbarBackground(
    _ visibility: Visibility,
    for bars: ToolbarPlacement...
  ) -> some View {
    effect(after: { $1.host.outputs.visibility = visibility == .automatic ? nil : visibility })
  }

  @available(iOS 16, *)
  public func toolbarColorScheme(
    _ colorScheme: ColorScheme?,
    for bars: ToolbarPlacement...
  ) -> some View { effect(after: { $1.host.outputs.colorScheme = colorScheme }) }

  @available(iOS 15, *)
  public func searchable(text: Binding<String>) -> some View {
    effect(after: { $1.host.outputs.isSearchable = true })
  }

  public func tabItem<Label: View>(@ViewBuilder _ label: () -> Label) -> some View {
    let title = (label() as? Text)?.text
    return effect(after: { $1.host.outputs.tabTitle = title })
  }

  @available(iOS 16, *)
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
  public func frame(width: CGFloat? = nil, height: CGFloat? = nil) -> some View {
    FramedView(content: self, height: height)
  }
  public func accessibilityHidden(_ hidden: Bool) -> some View { effect() }
  public func font(_ font: Font?) -> some View { effect() }
  @available(iOS 15, *)
  public func tint(_ color: Color?) -> some View { effect() }
}

/// A view that places a controller with a height below the previous ones, so that they don't cover each other.
struct FramedView<Content: View>: View, PrimitiveView {
  typealias Body = Never
  let content: Content
  let height: CGFloat?

  func render(in node: Node, _ inputs: Inputs) {
    let host = inputs.host
    let before = host.outputs.controllers.count
    content.show(in: node, "content", inputs)
    guard let height, height > 0 else { return }
    let top = host.outputs.heights
    host.outputs.heights += height
    let size = CGSize(width: host.viewIfLoaded?.frame.width ?? 390, height: height)
    for controller in host.outputs.controllers.dropFirst(before) {
      host.outputs.frames[ObjectIdentifier(controller)] = CGRect(
        origin: CGPoint(x: 0, y: top),
        size: size
      )
    }
  }
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

@available(iOS 16, *)
public struct ToolbarPlacement: Sendable {
  public static let navigationBar = ToolbarPlacement()
}

public enum Visibility: Hashable, Sendable {
  case automatic
  case visible
  case hidden
}

public enum ColorScheme: Hashable, Sendable, CaseIterable {
  case light
  case dark
}
