// A stand-in for a part of SwiftUI: the names are documented by Apple.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: View where Body == Never {
  associatedtype UIViewControllerType: UIViewController
  associatedtype Coordinator = Void
  typealias Context = UIViewControllerRepresentableContext<Self>
  func makeUIViewController(context: Context) -> UIViewControllerType
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
  static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType,
    coordinator: Coordinator
  )
  func makeCoordinator() -> Coordinator
}

extension UIViewControllerRepresentable {
  public static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType,
    coordinator: Coordinator
  ) {}
}

extension UIViewControllerRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

@MainActor
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
  public let coordinator: Representable.Coordinator
  public let transaction: Transaction
  public let environment: EnvironmentValues
}

private final class Made<Representable: UIViewControllerRepresentable> {
  let coordinator: Representable.Coordinator
  let controller: Representable.UIViewControllerType

  init(_ coordinator: Representable.Coordinator, _ controller: Representable.UIViewControllerType) {
    self.coordinator = coordinator
    self.controller = controller
  }
}

/// Opens the type of a representable.
@MainActor
func represent<Content: UIViewControllerRepresentable>(
  _ content: Content,
  in parent: Node,
  _ key: String,
  _ inputs: Inputs
) {
  RepresentableView(content: content).show(in: parent, key, inputs)
}

/// A view that creates its controller once, updates it immediately and in each later update, and dismantles it at the end.
private struct RepresentableView<Content: UIViewControllerRepresentable>: View, PrimitiveView {
  typealias Body = Never
  let content: Content

  func render(in node: Node, _ inputs: Inputs) {
    node.link(content, inputs)
    let made: Made<Content>
    if let old = node.made as? Made<Content> {
      made = old
    } else {
      let coordinator = content.makeCoordinator()
      made = Made(coordinator, content.makeUIViewController(context: context(coordinator, inputs)))
      node.made = made
      node.dismantle = {
        Content.dismantleUIViewController(made.controller, coordinator: made.coordinator)
      }
    }
    inputs.host.outputs.controllers.append(made.controller)
    content.updateUIViewController(made.controller, context: context(made.coordinator, inputs))
  }

  private func context(
    _ coordinator: Content.Coordinator,
    _ inputs: Inputs
  ) -> UIViewControllerRepresentableContext<Content> {
    UIViewControllerRepresentableContext(
      coordinator: coordinator,
      transaction: inputs.transaction,
      environment: inputs.environment
    )
  }
}
