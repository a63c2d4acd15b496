import Foundation
@_spi(Generated) import LintelUIKit
import UIKit

/// The actions of a user in an app, as data.
enum Step: Hashable {
  case push(String, animated: Bool)
  /// The first screen pushes the second one as soon as it appears.
  case pushOn(String, String)
  case pop(animated: Bool)
  case popToRoot
  case exchange(String)
  case swipeBack(isCancelled: Bool)
  /// Advances the running transition to a part of the way.
  case advance(Double)
  case finish
  case brand(String)
  case scroll(Double)
  case turn(toLandscape: Bool)
  case tab(Int)
  case present
  case dismiss
  case refresh
  case delegate
  /// A number of minutes in the background, in which a promo may begin or end.
  case background(minutes: Int)
  /// Screens that aren't shown release their views, as Apple's samples do.
  case memoryWarning
}

/// The behavior of UIKit that Apple doesn't document, and the composition of the app.
struct Surroundings: Hashable {
  var isThemed: Bool
  var usesBackdrops: Bool
  var runsCompletionsFirst: Bool
  var defersTransitions: Bool
  var nested: NestedTransitions
  var views: BarViews
  var hasCompactBars: Bool
  var drops: Bool
  /// Whether the theme lists no pushes, so that the library chooses transitions.
  var infers: Bool

  init(_ random: inout Dice) {
    isThemed = random.flip()
    usesBackdrops = random.roll(4) == 0
    runsCompletionsFirst = random.flip()
    defersTransitions = random.flip()
    nested = random.flip() ? .finishFirst : .waitForEnd
    views = BarViews.allCases[random.roll(3)]
    hasCompactBars = random.flip()
    drops = random.flip()
    infers = random.roll(3) == 0
  }
}

/// SplitMix64, so that a seed is the same walk on every machine.
struct Dice {
  private var state: UInt64

  init(seed: Int) { state = UInt64(truncatingIfNeeded: seed) }

  mutating func roll(_ sides: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((z ^ (z >> 31)) % UInt64(sides))
  }

  mutating func flip() -> Bool { roll(2) == 0 }
}

/// Steps in an app, and the conditions that must be true after each.
struct Walk {
  /// Steps that failed at some time, or that users take every day.
  static let everyday: [[Step]] = [
    [.push("clear", animated: true), .swipeBack(isCancelled: true), .finish],
    [
      .push("clear", animated: true), .advance(0.5), .turn(toLandscape: true), .finish,
      .pop(animated: true), .finish,
    ],
    [.push("blue", animated: true), .advance(0.3), .brand("night"), .finish],
    [.present, .brand("night"), .dismiss, .push("fade", animated: true), .finish, .scroll(5)],
    [.tab(1), .scroll(7), .tab(0), .brand("silent"), .tab(1), .brand("day")],
    [.pushOn("clear", "bare"), .finish, .popToRoot, .finish],
    [.push("large", animated: true), .finish, .push("red", animated: true), .finish],
    [
      .background(minutes: 70), .push("blue", animated: true), .advance(0.4),
      .background(minutes: 60), .finish,
    ],
    [
      .push("clear", animated: true), .finish, .push("red", animated: true), .finish,
      .memoryWarning, .swipeBack(isCancelled: true), .finish, .pop(animated: true), .finish,
    ],
  ]

  var surroundings: Surroundings
  var steps: [Step]

  init(seed: Int) {
    var dice = Dice(seed: seed)
    surroundings = Surroundings(&dice)
    steps = (0..<(4 + dice.roll(12))).map { _ in Self.step(&dice) }
  }

  init(_ surroundings: Surroundings, _ steps: [Step]) {
    self.surroundings = surroundings
    self.steps = steps
  }

  private static func step(_ dice: inout Dice) -> Step {
    let names = WalkTheme.screens
    func name() -> String { names[dice.roll(names.count)] }
    switch dice.roll(22) {
    case 0...3: return .push(name(), animated: true)
    case 4: return .push(name(), animated: false)
    case 5: return .pushOn(name(), name())
    case 6: return .pop(animated: dice.flip())
    case 7: return .popToRoot
    case 8: return .exchange(name())
    case 9, 10: return .swipeBack(isCancelled: dice.flip())
    case 11: return .advance(Double(1 + dice.roll(9)) / 10)
    case 12: return .finish
    case 13: return .brand(["day", "night", "silent"][dice.roll(3)])
    case 14: return .scroll(Double(dice.roll(30)))
    case 15: return .turn(toLandscape: dice.flip())
    case 16: return .tab(dice.roll(2))
    case 17: return dice.flip() ? .present : .dismiss
    case 18: return .refresh
    case 19: return .background(minutes: 10 + dice.roll(120))
    case 20: return .memoryWarning
    default: return .delegate
    }
  }

  /// Runs the walk, and returns the first failure, or `nil` if there is none.
  @MainActor
  func firstFailure() -> String? {
    Simulation.run {
      Simulation.runsCompletionsFirst = surroundings.runsCompletionsFirst
      Simulation.defersTransitions = surroundings.defersTransitions
      Simulation.nestedTransitions = surroundings.nested
      Simulation.barViews = surroundings.views
      Simulation.hasCompactBars = surroundings.hasCompactBars
      let app = WalkApp(surroundings)
      for (index, step) in steps.enumerated() {
        app.take(step)
        if let failure = app.failure { return "step \(index + 1), \(step): \(failure)" }
      }
      return app.end(isDropped: surroundings.drops).map { "end: \($0)" }
    }
  }

  /// The shortest walk that still fails, found by leaving out a step at a time.
  @MainActor
  func shrunk() -> Walk {
    var walk = self
    var index = 0
    while index < walk.steps.count {
      var shorter = walk
      shorter.steps.remove(at: index)
      if shorter.firstFailure() != nil {
        walk = shorter
        index = 0
      } else {
        index += 1
      }
    }
    return walk
  }
}

/// A theme with everything that bars support.
enum WalkTheme {
  static let screens = [
    "red", "blue", "clear", "bare", "fade", "cross", "away", "large", "quiet", "stranger", "deep",
  ]

  static func color(_ context: String, _ screen: String?) -> UIColor? {
    switch (context, screen) {
    case ("silent", _), (_, "quiet"): nil
    case ("night", _): TestColor.blue
    case (_, "blue"): TestColor.blue
    case (_, nil): TestColor.green
    default: TestColor.red
    }
  }

  @MainActor
  static func style(_ context: String, _ screen: String?) -> ThemeStyle {
    .style {
      guard let color = color(context, screen) else { return }
      let look: UINavigationBarAppearance = screen == "clear" ? .transparent : .opaque(color)
      $0.navigationBar.standardAppearance = .set(look)
      $0.navigationBar.scrollEdgeAppearance = .set(look)
      $0.navigationBar.tintColor = .set(SlotColors(color))
      $0.navigationBar.buttonTintColor = .set(SlotColors(color))
      $0.settings.windowTintColor = .set(color)
      let tabBar = UITabBarAppearance()
      tabBar.backgroundColor = color
      $0.tabBar.standardAppearance = .set(tabBar)
      $0.tabBar.tintColor = .set(SlotColors(color))
      switch screen {
      case "bare": $0.settings.hidesNavigationBar = .set(true)
      case "fade": $0.navigationBar.scrollBehavior = .set(.fade(distance: 10))
      case "cross": $0.navigationBar.scrollBehavior = .set(.crossfade(distance: 10))
      case "away": $0.navigationBar.scrollBehavior = .set(.away(threshold: 4))
      case "large": $0.navigationBar.prefersLargeTitles = .set(true)
      case "deep": $0.settings.hidesBottomBar = .set(true)
      default: break
      }
    }
  }

  static func scheme(_ from: String, _ to: String, usesBackdrops: Bool) -> TransitionScheme? {
    if usesBackdrops, from == "blue" || to == "blue" { return .backdrop }
    return (from == "clear") != (to == "clear") ? .swap : TransitionScheme.none
  }
}

/// An app with two tabs for walks.
@MainActor
final class WalkApp {
  private let window = UIWindow(frame: .zero)
  private let tabs = UITabBarController(nibName: nil, bundle: nil)
  private let stacks: [UINavigationController]
  private let surroundings: Surroundings
  private var themes: ThemeController<String, String>?
  private var screens: [TestScreen] = []
  private var sheet: UINavigationController?
  private var delegates: [Delegate] = []
  private var minutes = 0
  private static let sale = PromoSpan(from: .local(minutes: 60), until: .local(minutes: 120))
  private let gestures: [(any UIGestureRecognizerDelegate)?]

  private final class Delegate: NSObject, UINavigationControllerDelegate {}

  init(_ surroundings: Surroundings) {
    self.surroundings = surroundings
    stacks = (0..<2).map { _ in
      surroundings.isThemed ? ThemedNavigationController() : UINavigationController()
    }
    gestures = stacks.map { $0.interactivePopGestureRecognizer?.delegate }
    let (usesBackdrops, infers) = (surroundings.usesBackdrops, surroundings.infers)
    themes = ThemeController(
      CompiledTheme(
        style: { WalkTheme.style($0, $1) },
        transition: { from, to, _ in
          infers ? nil : WalkTheme.scheme(from, to, usesBackdrops: usesBackdrops)
        },
        updatingPromos: { _, date, zone in Self.sale.contains(date, in: zone) ? "night" : "day" },
        promoSpans: [Self.sale]
      ),
      context: "day"
    ) { ($0 as? TestScreen)?.name.flatMap { $0 == "stranger" ? nil : $0 } }
    for (stack, name) in zip(stacks, ["red", "fade"]) { stack.viewControllers = [screen(name)] }
    tabs.viewControllers = stacks
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    themes?.timeZone = { .gmt }
    themes?.now = { [unowned self] in Date(timeIntervalSince1970: TimeInterval(minutes * 60)) }
    themes?.alarm = { _, _ in {} }
    themes?.adopt(window)
    themes?.adopt(tabs)
  }

  private func screen(_ name: String) -> TestScreen {
    let screen = TestScreen(name)
    screens.append(screen)
    return screen
  }

  private var stack: UINavigationController { stacks[tabs.selectedIndex] }
  private var context: String { themes?.context ?? "" }

  func take(_ step: Step) {
    let top = stack.topViewController as? TestScreen
    switch step {
    case .push(let name, let animated):
      stack.pushViewController(screen(name), animated: animated)
    case .pushOn(let first, let second):
      let (one, other) = (screen(first), screen(second))
      one.onDidAppear = { [stack] in stack.pushViewController(other, animated: true) }
      stack.pushViewController(one, animated: true)
    case .pop(let animated): stack.popViewController(animated: animated)
    case .popToRoot: stack.popToRootViewController(animated: true)
    case .exchange(let name):
      stack.setViewControllers(stack.viewControllers.dropLast() + [screen(name)], animated: true)
    case .swipeBack(let isCancelled):
      guard stack.transition?.isRunning != true else { return }
      let swipe = stack.beginSwipeBack()
      swipe?.advance(to: 0.4)
      if isCancelled { swipe?.cancel() } else { swipe?.finish() }
    case .advance(let part): stack.transition?.advance(to: part)
    case .finish: finish()
    case .brand(let name): themes?.context = name
    case .scroll(let distance): top?.scroll(to: distance)
    case .turn(let isLandscape): window.turn(toLandscape: isLandscape)
    case .tab(let index):
      finish()
      tabs.selectedIndex = index
    case .present:
      guard sheet == nil else { return }
      finish()
      let sheet = UINavigationController(rootViewController: screen("blue"))
      themes?.adopt(sheet)
      tabs.present(sheet, animated: true)
      self.sheet = sheet
    case .dismiss:
      sheet?.dismiss(animated: true)
      sheet = nil
    case .refresh: themes?.refresh()
    case .delegate:
      let delegate = Delegate()
      delegates.append(delegate)
      stack.delegate = delegate
    case .background(let time):
      minutes += time
      // The clock does this on `willEnterForegroundNotification`, whose observers are called a turn later on Linux.
      themes?.startUpdatingPromos()
      if context != ((60..<120).contains(minutes) ? "night" : "day") { noted = "the promo" }
    case .memoryWarning:
      for screen in screens where screen.isViewLoaded && screen.view.window == nil {
        screen.view = nil
      }
    }
  }

  private func finish() {
    var rounds = 0
    while stacks.contains(where: { $0.transition != nil }), rounds < 20 {
      rounds += 1
      for stack in stacks {
        stack.transition?.run(frames: 3) { _ in checkFrame() }
      }
      window.layoutIfNeeded()
    }
    window.layoutIfNeeded()
  }

  private var noted: String?

  /// Checks every frame: a clear bar has a backdrop instead, on both screens or on neither.
  private func checkFrame() {
    for stack in stacks {
      guard let transition = stack.transition, transition.isRunning else { continue }
      for case let screen as TestScreen in [transition.from, transition.to]
      where screen.viewIfLoaded?.window != nil {
        if screen.backdrops.count > 1 { noted = "\(screen.name ?? "") has two backdrops" }
        let look = screen.navigationItem.standardAppearance
        if screen.name == "red" || screen.name == "blue", screen.backdrops.isEmpty,
          look?.configured == "transparentBackground"
        {
          noted = "\(screen.name ?? "") has no background at all"
        }
      }
    }
  }

  /// The first condition that isn't true at the moment, or `nil` if all are.
  var failure: String? {
    if let noted { return noted }
    if let misuse = Simulation.misuses.first(where: { $0 != .transitionDuringTransition }) {
      return "\(misuse)"
    }
    guard stacks.allSatisfy({ $0.transition == nil }) else { return nil }
    return failureAtRest
  }

  private var failureAtRest: String? {
    for stack in stacks where stack.viewIfLoaded?.window != nil {
      if let failure = failure(of: stack) { return failure }
    }
    let watched = screens.filter { $0.observations > 0 }
    if watched.contains(where: { $0.observations > 1 }) { return "observed twice" }
    let tops = (stacks + [sheet].compactMap(\.self)).compactMap(\.topViewController)
    for screen in watched where !tops.contains(screen) {
      return "\(screen.name ?? "") is observed and not on top"
    }
    let top = stack.topViewController as? TestScreen
    let root = WalkTheme.color(context, top?.name == "stranger" ? nil : top?.name)
    if window.assignedTintColor !== root { return "the window's tint" }
    return nil
  }

  private func failure(of stack: UINavigationController) -> String? {
    guard let top = stack.topViewController as? TestScreen else { return nil }
    let bar = stack.navigationBar
    let name = top.name == "stranger" ? nil : top.name
    let color = WalkTheme.color(context, name)
    if !bar.isUserInteractionEnabled { return "the bar is disabled" }
    if stack.interactivePopGestureRecognizer?.isEnabled != true { return "the swipe is disabled" }
    if bar.assignedTintColor !== color { return "the bar's tint on \(top.name ?? "")" }
    let button = top.navigationItem.rightBarButtonItem?.tintColor
    if button !== (name == nil ? nil : color) { return "the button's tint on \(top.name ?? "")" }
    if stack.isNavigationBarHidden != (color != nil && name == "bare") { return "hidden" }
    if bar.prefersLargeTitles, bar.showsLargeTitle != (name == "large"), context != "silent",
      !stack.traitCollection.isCompactHeight
    {
      return "a large title on \(top.name ?? "")"
    }
    let item = top.navigationItem.standardAppearance
    if let backdrop = top.backdrops.first {
      if !surroundings.usesBackdrops, !surroundings.infers {
        return "a backdrop at rest on \(top.name ?? "")"
      }
      if item?.configured != "transparentBackground" { return "two backgrounds" }
      if backdrop.frame.maxY != bar.frame.maxY + top.view.bounds.minY, !bar.isHidden,
        name != "away"
      {
        return "the backdrop's place on \(top.name ?? "")"
      }
    } else if color == nil || name == nil {
      if item != nil { return "\(top.name ?? "") has an object of the theme's" }
    } else if name != "fade", name != "cross", name != "clear",
      item?.backgroundColor !== color
    {
      return "the background on \(top.name ?? "")"
    }
    if surroundings.views == .background, name != "fade", bar.barBackground.alpha != 1 {
      return "the background's alpha"
    }
    let tabBar = tabs.tabBar.assignedTintColor
    if stack === self.stack, tabBar !== color { return "the tab bar's tint" }
    return nil
  }

  /// Ends the theme during whatever transition runs, completes that, and returns the first state that differs from before the theme.
  func end(isDropped: Bool) -> String? {
    if !isDropped { themes?.undo() }
    themes = nil
    finish()
    if let failure = failureOfMisuse { return failure }
    if tabs.tabBar.assignedTintColor != nil { return "the tab bar's tint" }
    if window.assignedTintColor != nil { return "the window's tint" }
    for (stack, gesture) in zip(stacks, gestures) {
      let bar = stack.navigationBar
      if bar.assignedTintColor != nil { return "the bar's tint" }
      if !bar.isUserInteractionEnabled { return "the bar is disabled" }
      if bar.prefersLargeTitles || stack.isNavigationBarHidden || stack.hidesBarsOnSwipe {
        return "a switch of the bar"
      }
      if bar.scrollEdgeAppearance != nil || bar.standardAppearance.backgroundColor != nil {
        return "the bar's object"
      }
      if stack.interactivePopGestureRecognizer?.delegate !== gesture {
        return "the swipe's delegate"
      }
      if stack.interactivePopGestureRecognizer?.isEnabled != true { return "the swipe is disabled" }
      if let delegate = stack.delegate, !(delegate is Delegate) { return "the delegate" }
      if (stack.viewIfLoaded?.subviews.count ?? 3) != 3 { return "a view" }
      if bar.barBackground.alpha != 1 { return "the background's alpha" }
    }
    for screen in screens {
      let item = screen.navigationItem
      let slots = [item.standardAppearance, item.scrollEdgeAppearance, item.compactAppearance]
      if slots.contains(where: { $0 != nil }) { return "an object on \(screen.name ?? "")" }
      if item.rightBarButtonItem?.tintColor != nil || item.largeTitleDisplayMode != .automatic {
        return "an item of \(screen.name ?? "")"
      }
      if screen.observations > 0 || !screen.backdrops.isEmpty || screen.hidesBottomBarWhenPushed {
        return "\(screen.name ?? "") wasn't restored"
      }
    }
    return nil
  }

  private var failureOfMisuse: String? {
    Simulation.misuses.first { $0 != .transitionDuringTransition }.map { "\($0)" }
  }
}

extension UITraitCollection {
  fileprivate var isCompactHeight: Bool { verticalSizeClass == .compact }
}
