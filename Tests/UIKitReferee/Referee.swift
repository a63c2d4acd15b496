import Foundation
public import UIKit

/// A scenario of `scenarios.json`: bars, screens, and the steps that change them.
public struct RefereeScenario: Codable, Sendable {
  /// A screen in a scenario.
  public struct Screen: Codable, Sendable {
    let scrolls: Bool
    var item: [String]?
    var largeTitle: String?
    var hidesBottomBar: Bool?
  }

  /// A step of a scenario.
  public struct Step: Codable, Sendable {
    let `do`: String
    var screen: String?
    var then: String?
    var animated: Bool?
    var to: Double?
  }

  /// The scenario's name, which describes it.
  public let name: String
  let bar: [String]
  var isTranslucent: Bool?
  var prefersLargeTitles: Bool?
  var hasTabs: Bool?
  let screens: [String: Screen]
  let steps: [Step]
}

/// The state after a step.
public struct RefereeObservation: Codable, Equatable, Sendable {
  let scenario: String
  let step: String
  /// The slot whose color is visible, or `none` for a bar without a background.
  public let slot: String
  let isBarHidden: Bool
  let barHeight: Double
  let barAlpha: Double
  let isLargeTitleShown: Bool
  let isTabBarHidden: Bool
  /// The top of the screen's view, measured from the bottom of the status bar.
  let viewTop: Double
  let safeAreaTop: Double
  let stack: [String]
  /// The calls that screens received since the previous step.
  let calls: [String]
}

/// The operations that differ between UIKit and the stand-in: waiting, and looking at the screen.
@MainActor
public protocol RefereeSurroundings {
  /// Waits until the controller has no running transition, and everything is laid out.
  func rest(_ controller: UINavigationController) async
  /// The slot whose color the bar shows, or `none`.
  func shownSlot(of controller: UINavigationController) -> String
  /// Whether the bar shows a large title.
  func showsLargeTitle(_ controller: UINavigationController) -> Bool
}

/// Runs scenarios, and records the state after each step.
///
/// It uses only documented APIs, so that the same code runs on UIKit and on the stand-in.
@MainActor
public final class Referee {
  private final class Log {
    var calls: [String] = []
  }

  private final class Screen: UIViewController {
    let name: String
    private let part: RefereeScenario.Screen
    private let log: Log
    private(set) var content: UIScrollView?

    init(_ name: String, _ part: RefereeScenario.Screen, _ log: Log) {
      self.name = name
      self.part = part
      self.log = log
      super.init(nibName: nil, bundle: nil)
      title = name
      hidesBottomBarWhenPushed = part.hidesBottomBar ?? false
      for slot in part.item ?? [] { Referee.give(navigationItem, slot) }
      if part.largeTitle == "never" { navigationItem.largeTitleDisplayMode = .never }
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      guard part.scrolls else { return }
      let content = UIScrollView(frame: view.bounds)
      content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      content.contentSize = CGSize(width: 100, height: 3000)
      view.addSubview(content)
      self.content = content
    }

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      log.calls.append("\(name).viewWillAppear")
    }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      log.calls.append("\(name).viewDidAppear")
    }

    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      log.calls.append("\(name).viewWillDisappear")
    }

    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      log.calls.append("\(name).viewDidDisappear")
    }
  }

  /// A color for each slot, which identifies the slot that the bar shows.
  public static let colors: [String: UIColor] = [
    "standard": UIColor(red: 1, green: 0, blue: 0, alpha: 1),
    "compact": UIColor(red: 0, green: 0, blue: 1, alpha: 1),
    "scrollEdge": UIColor(red: 0, green: 1, blue: 0, alpha: 1),
    "compactScrollEdge": UIColor(red: 1, green: 0, blue: 1, alpha: 1),
  ]

  private let window: UIWindow
  private let surroundings: any RefereeSurroundings

  /// Creates a referee that shows its scenarios in a window.
  public init(_ window: UIWindow, _ surroundings: any RefereeSurroundings) {
    self.window = window
    self.surroundings = surroundings
  }

  private static func look(_ slot: String) -> UINavigationBarAppearance {
    let look = UINavigationBarAppearance()
    look.configureWithOpaqueBackground()
    look.backgroundColor = colors[slot]
    return look
  }

  private static func give(_ bar: UINavigationBar, _ slot: String) {
    switch slot {
    case "compact": bar.compactAppearance = look(slot)
    case "scrollEdge": bar.scrollEdgeAppearance = look(slot)
    default: bar.standardAppearance = look(slot)
    }
  }

  fileprivate static func give(_ item: UINavigationItem, _ slot: String) {
    switch slot {
    case "compact": item.compactAppearance = look(slot)
    case "scrollEdge": item.scrollEdgeAppearance = look(slot)
    default: item.standardAppearance = look(slot)
    }
  }

  /// Runs a scenario, and returns its observations.
  public func observations(of scenario: RefereeScenario) async -> [RefereeObservation] {
    let log = Log()
    func screen(_ name: String?) -> Screen? {
      name.flatMap { name in scenario.screens[name].map { Screen(name, $0, log) } }
    }
    guard let root = screen("root") else { return [] }
    let controller = UINavigationController(rootViewController: root)
    let bar = controller.navigationBar
    bar.prefersLargeTitles = scenario.prefersLargeTitles ?? false
    bar.isTranslucent = scenario.isTranslucent ?? true
    for slot in scenario.bar { Self.give(bar, slot) }
    var tabs: UITabBarController?
    if scenario.hasTabs == true {
      tabs = UITabBarController()
      tabs?.viewControllers = [controller]
    }
    window.rootViewController = tabs ?? controller
    window.makeKeyAndVisible()
    var seen: [RefereeObservation] = []
    func look(_ step: String) async {
      await surroundings.rest(controller)
      let view = controller.topViewController?.viewIfLoaded
      let status = window.safeAreaInsets.top
      seen.append(
        RefereeObservation(
          scenario: scenario.name,
          step: step,
          slot: surroundings.shownSlot(of: controller),
          isBarHidden: controller.isNavigationBarHidden,
          barHeight: Double(bar.frame.height),
          barAlpha: Double(bar.alpha),
          isLargeTitleShown: surroundings.showsLargeTitle(controller),
          isTabBarHidden: tabs?.tabBar.isHidden ?? true,
          viewTop: view.map { Double($0.convert($0.bounds, to: nil).minY - status) } ?? 0,
          safeAreaTop: Double((view?.safeAreaInsets.top ?? 0) - status),
          stack: controller.viewControllers.compactMap { ($0 as? Screen)?.name },
          calls: log.calls
        )
      )
      log.calls = []
    }
    await look("shown")
    for (index, step) in scenario.steps.enumerated() {
      let animated = step.animated ?? true
      switch step.do {
      case "push": screen(step.screen).map { controller.pushViewController($0, animated: animated) }
      case "pushTwice":
        screen(step.screen).map { controller.pushViewController($0, animated: true) }
        screen(step.then).map { controller.pushViewController($0, animated: true) }
      case "pop": controller.popViewController(animated: animated)
      case "popToRoot": controller.popToRootViewController(animated: animated)
      case "hideBar": controller.setNavigationBarHidden(true, animated: false)
      case "showBar": controller.setNavigationBarHidden(false, animated: false)
      case "scroll":
        if let content = (controller.topViewController as? Screen)?.content {
          content.contentOffset.y = CGFloat(step.to ?? 0) - content.adjustedContentInset.top
        }
      case "present":
        screen(step.screen).map {
          controller.present(UINavigationController(rootViewController: $0), animated: false)
        }
      case "dismiss": controller.dismiss(animated: false)
      default: seen.append(contentsOf: [])
      }
      await look("\(index + 1) \(step.do)")
    }
    return seen
  }
}

#if REFEREE_APP
  /// The app that `make referee` runs in the Simulator: it runs all scenarios, writes `uikit.json` and `swiftui.json` to its
  /// documents folder, and ends.
  @main
  final class RefereeApp: UIResponder, UIApplicationDelegate {
    private struct Device: RefereeSurroundings {
      func rest(_ controller: UINavigationController) async {
        repeat {
          try? await Task.sleep(nanoseconds: 150_000_000)
        } while controller.transitionCoordinator != nil
        controller.view.window?.layoutIfNeeded()
      }

      /// Draws the window, and returns the slot of the color at the left end of the bar, beside the title.
      func shownSlot(of controller: UINavigationController) -> String {
        guard let window = controller.view.window, !controller.isNavigationBarHidden else {
          return "none"
        }
        let bar = controller.navigationBar
        let point = bar.convert(CGPoint(x: 2, y: bar.bounds.midY), to: window)
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1), format: format).image
        {
          $0.cgContext.translateBy(x: -point.x, y: -point.y)
          window.drawHierarchy(in: window.bounds, afterScreenUpdates: true)
        }
        guard let data = image.cgImage?.dataProvider?.data as Data?, data.count >= 3 else {
          return "none"
        }
        // The bytes may be in either order, which the colors of the slots make recognizable.
        let (first, green, last) = (data[0] > 127, data[1] > 127, data[2] > 127)
        let isReversed = image.cgImage?.bitmapInfo.contains(.byteOrder32Little) == true
        let (red, blue) = isReversed ? (last, first) : (first, last)
        switch (red, green, blue) {
        case (true, false, false): return "standard"
        case (false, false, true): return "compact"
        case (false, true, false): return "scrollEdge"
        case (true, false, true): return "compactScrollEdge"
        default: return "none"
        }
      }

      func showsLargeTitle(_ controller: UINavigationController) -> Bool {
        controller.navigationBar.frame.height > 60
      }
    }

    var window: UIWindow?

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      let window = UIWindow(frame: UIScreen.main.bounds)
      self.window = window
      Task { @MainActor in
        var seen: [RefereeObservation] = []
        let referee = Referee(window, Device())
        if let url = Bundle.main.url(forResource: "scenarios", withExtension: "json"),
          let data = try? Data(contentsOf: url),
          let scenarios = try? JSONDecoder().decode([RefereeScenario].self, from: data)
        {
          for scenario in scenarios { seen += await referee.observations(of: scenario) }
        }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        let folder = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0]
        try? encoder.encode(seen).write(to: folder.appendingPathComponent("uikit.json"))
        var views: [ViewObservation] = []
        let viewReferee = ViewReferee(window, Device())
        if let url = Bundle.main.url(forResource: "view-scenarios", withExtension: "json"),
          let data = try? Data(contentsOf: url),
          let scenarios = try? JSONDecoder().decode([ViewScenario].self, from: data)
        {
          for scenario in scenarios { views += await viewReferee.observations(of: scenario) }
        }
        try? encoder.encode(views).write(to: folder.appendingPathComponent("swiftui.json"))
        exit(seen.isEmpty || views.isEmpty ? 1 : 0)
      }
      return true
    }
  }
#endif
