// A stand-in for a part of SwiftUI: the names are documented by Apple.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// How SwiftUI updates a navigation item, which Apple doesn't document.
public enum ItemUpdates: Hashable, Sendable, CaseIterable {
  /// It sets the values of its modifiers if they changed.
  case changes
  /// It sets everything in each update: appearances to nil if no modifier sets one, and new buttons.
  case everything
}

/// When a pushed screen is evaluated.
public enum FirstUpdate: Hashable, Sendable, CaseIterable {
  case whenAppearing
  case whenLaidOut
}

@MainActor
public enum SwiftUISimulation {
  public static var itemUpdates = ItemUpdates.changes
  public static var firstUpdate = FirstUpdate.whenAppearing
  /// The number of updates so far.
  public static var updates = 0
}

/// The values that a host's views declare.
@MainActor
struct Outputs {
  var controllers: [UIViewController] = []
  /// The frames of controllers with a height; all others fill their host.
  var frames: [ObjectIdentifier: CGRect] = [:]
  var heights: CGFloat = 0
  var views: [UIView] = []
  var title: String?
  var displayMode: UINavigationItem.LargeTitleDisplayMode?
  var buttons = 0
  var background: UIColor?
  var visibility: Visibility?
  var colorScheme: ColorScheme?
  var isSearchable = false
  var tabTitle: String?
  var actions: [String: @MainActor () -> Void] = [:]
  var destinations: [ObjectIdentifier: @MainActor (AnyHashable) -> Rendering] = [:]
  var afterwards: [@MainActor () -> Void] = []
}

/// A view controller that shows views: the common part of all hosting controllers.
@MainActor
public class Host: UIViewController {
  var rendering: Rendering = { _, _, _ in }
  var environment = EnvironmentValues()
  var outputs = Outputs()
  private(set) var round = 0
  private let root = Node()
  private var isDirty = true
  private var isUpdating = false
  private var transaction = Transaction()
  private var isShown = false
  private var last: ItemKey?
  private let search = UISearchController(searchResultsController: nil)

  private struct ItemKey: Equatable {
    let title: String?
    let displayMode: UINavigationItem.LargeTitleDisplayMode?
    let buttons: Int
    var background: Background
    let isSearchable: Bool
  }

  private struct Background: Equatable {
    let color: UIColor?
    let visibility: Visibility?
    let colorScheme: ColorScheme?

    /// The appearance that the modifiers declare, or `nil` if none does.
    @MainActor var appearance: UINavigationBarAppearance? {
      guard color != nil || visibility != nil || colorScheme != nil else { return nil }
      let appearance = UINavigationBarAppearance()
      if visibility == .hidden { appearance.configureWithTransparentBackground() }
      appearance.backgroundColor = color
      return appearance
    }
  }

  /// Taps the button with a title, and returns whether there is one.
  @discardableResult
  public func tap(_ title: String) -> Bool {
    guard let action = outputs.actions[title] else { return false }
    action()
    return true
  }

  public override func loadView() {
    let hosting = _UIHostingView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    view = hosting
  }

  func invalidate() {
    isDirty = true
    if Transaction.current.animation != nil { transaction = Transaction.current }
    viewIfLoaded?.setNeedsLayout()
  }

  func set(_ rendering: @escaping Rendering, _ inputs: Inputs) {
    self.rendering = rendering
    environment = inputs.environment
    transaction = inputs.transaction
    isDirty = true
    if isShown { update() } else { viewIfLoaded?.setNeedsLayout() }
  }

  /// Evaluates the views: first the bodies, then the views that they created, then the navigation item.
  func update() {
    guard isDirty, !isUpdating else { return }
    isUpdating = true
    isDirty = false
    round += 1
    SwiftUISimulation.updates += 1
    let before = outputs
    outputs = Outputs()
    let inputs = Inputs(environment: environment, transaction: transaction, host: self)
    transaction = Transaction()
    rendering(root, "root", inputs)
    root.sweep(round)
    for controller in before.controllers where !outputs.controllers.contains(controller) {
      controller.willMove(toParent: nil)
      if isShown { controller.beginAppearanceTransition(false, animated: false) }
      controller.viewIfLoaded?.removeFromSuperview()
      if isShown { controller.endAppearanceTransition() }
      controller.removeFromParent()
    }
    for view in before.views where !outputs.views.contains(view) { view.removeFromSuperview() }
    for view in outputs.views where view.superview == nil { place(view) }
    for controller in outputs.controllers where controller.parent !== self { add(controller) }
    updateItem()
    isUpdating = false
    finish()
  }

  /// Runs actions that need the host in a window, such as changes of stacks and sheets.
  private func finish() {
    guard viewIfLoaded?.window != nil else { return }
    let afterwards = outputs.afterwards
    outputs.afterwards = []
    for action in afterwards { action() }
  }

  private func place(_ child: UIView, _ frame: CGRect? = nil) {
    child.frame = frame ?? CGRect(origin: .zero, size: view.frame.size)
    child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    (view as? _UIHostingView)?.host(child)
  }

  private func add(_ controller: UIViewController) {
    addChild(controller)
    if isShown { controller.beginAppearanceTransition(true, animated: false) }
    place(controller.view, outputs.frames[ObjectIdentifier(controller)])
    controller.didMove(toParent: self)
    guard isShown else { return }
    controller.viewIsAppearing(false)
    controller.endAppearanceTransition()
  }

  private func updateItem() {
    var now = ItemKey(
      title: outputs.title,
      displayMode: outputs.displayMode,
      buttons: outputs.buttons,
      background: Background(
        color: outputs.background,
        visibility: outputs.visibility,
        colorScheme: outputs.colorScheme
      ),
      isSearchable: outputs.isSearchable
    )
    let setsAll = SwiftUISimulation.itemUpdates == .everything
    guard now != last || setsAll else { return }
    let item = navigationItem
    if now.title != last?.title { item.title = now.title }
    if setsAll || now.displayMode != last?.displayMode {
      item.largeTitleDisplayMode = now.displayMode ?? .automatic
    }
    if setsAll || now.buttons != last?.buttons {
      item.rightBarButtonItems = (0..<now.buttons).map { _ in UIBarButtonItem() }
    }
    let old = last?.background ?? Background(color: nil, visibility: nil, colorScheme: nil)
    if setsAll || now.background != old {
      if let transitionCoordinator {
        // UIKit shows no changes during a push or pop.
        now.background = old
        transitionCoordinator.animate(alongsideTransition: nil) { [weak self] _ in
          self?.invalidate()
        }
      } else {
        item.standardAppearance = now.background.appearance
        item.scrollEdgeAppearance = now.background.appearance
      }
    }
    if now.isSearchable != last?.isSearchable {
      item.searchController = now.isSearchable ? search : nil
    }
    if let title = outputs.tabTitle { tabBarItem.title = title }
    last = now
  }

  public override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if SwiftUISimulation.firstUpdate == .whenAppearing || parent == nil { update() }
    for child in outputs.controllers { child.beginAppearanceTransition(true, animated: animated) }
    isShown = true
  }

  public override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    for child in outputs.controllers { child.viewIsAppearing(animated) }
  }

  public override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    update()
    finish()
  }

  public override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    for child in outputs.controllers { child.endAppearanceTransition() }
  }

  public override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    isShown = false
    for child in outputs.controllers { child.beginAppearanceTransition(false, animated: animated) }
  }

  public override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    for child in outputs.controllers { child.endAppearanceTransition() }
  }
}

public final class UIHostingController<Content: View>: Host {
  public var rootView: Content {
    didSet {
      rendering = rootView.rendering
      invalidate()
    }
  }

  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
    rendering = rootView.rendering
  }

  public required init?(coder: NSCoder) { nil }
}
