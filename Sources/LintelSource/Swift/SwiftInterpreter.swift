import LintelDiagnostics
import SwiftSyntax

/// Runs functions abstractly, and records what they set on bars.
///
/// One interpreter runs any number of entry functions in sequence. Only known constants pass from one to the next, so the result
/// doesn't depend on their order.
final class SwiftInterpreter {
  let index: SwiftIndex
  let files: [SourceFile]
  let plan: EntryPlan
  let programs: SeparatePrograms
  let resources: ResourceNames
  let vocabulary = BarVocabulary.standard

  var settings: [SourceSetting] = []
  var unread: [UnreadSetting] = []
  /// What code sets when people do something.
  var switches: [SourceSetting] = []
  /// The SwiftUI views that hosting controllers of UIKit's own class show.
  var hostedViews: Set<String> = []
  /// The first values of variables that code changes, by the name of their type.
  var starts: [String: Set<String>] = [:]
  /// The functions that were called.
  var visited: Set<Int> = []

  var conditions: [SourceTest] = []
  var frame = Frame()
  /// The values that were assigned to the properties of `self` and of other objects.
  var fields: [String: SwiftValue] = [:]
  var slots: [SlotName: HeapObject] = [:]
  /// The slots whose objects were changed in place, with the place and the text of the change.
  var changedSlots: [SlotName: (place: SourcePlace, text: String)] = [:]
  var constants: [String: SwiftValue] = [:]
  var active: Set<String> = []
  var calls: [Int] = []
  /// The number of calls around the constant that is being evaluated, which don't count for the limit.
  var hiddenCalls = 0
  var steps = 0
  /// The number of expressions beyond which no code is followed.
  var limit = longestRun
  /// The number of times that the limit cut something off.
  var overruns = 0
  /// The number of settings of earlier entries.
  private(set) var start = 0
  /// The number of expressions in earlier entries.
  private var work = 0
  /// The results of calls without effect, and how deeply calls are nested in them.
  var memory: [CallKey: (value: SwiftValue, height: Int)] = [:]
  /// A digest of the changes that the entry's code has made.
  var state = 0
  /// The number of times that a limit cut something off; `depthReached` is the deepest nesting of calls.
  var cuts = 0
  var depthReached = 0
  /// The screen whose code the entry is, or `nil` for other code.
  var screen: String?
  private(set) var entryFile = ""
  /// Whether the entry runs when a screen disappears.
  var isLeaving = false
  /// The function of a screen that the entry is, or `nil` for others.
  private(set) var phase: ScreenPhase?
  /// Whether the code is in a closure, which something may run later.
  var isDeferred = false
  /// What the entry's code has set so far, by object and property.
  var written: [WrittenProperty: [SourceSetting]] = [:]
  /// Whether the code runs because people did something, such as tapped a button or scrolled.
  var isAction = false
  /// Whether the entry runs after a screen has appeared.
  var hasAppeared: Bool { phase == .viewDidAppear }
  var drawing: ImageDrawing?
  var localFunctions: [String: (FunctionDeclSyntax, Frame)] = [:]

  /// The limit of nested calls.
  static let maximumCallDepth = 10
  /// The limit of expressions in one entry.
  static let longestRun = 20_000
  /// The number of expressions that an entry has after each of its own calls, even if the call has reached the limit.
  static let shortestRun = 2_000

  init(
    index: SwiftIndex,
    files: [SourceFile],
    plan: EntryPlan,
    programs: SeparatePrograms,
    resources: ResourceNames
  ) {
    self.index = index
    self.files = files
    self.plan = plan
    self.programs = programs
    self.resources = resources
  }

  /// A slot of a bar, an item, or a proxy.
  struct SlotName: Hashable {
    let receiver: Receiver
    let slot: String
  }

  /// A property of a bar, an item, or a controller.
  struct WrittenProperty: Hashable {
    let receiver: Receiver
    let name: String
  }

  /// Runs a function that UIKit or unknown code calls.
  ///
  /// `type` is the class of `self`, which is the function's own or inherits the function. The code runs under `tests`.
  func run(_ function: SwiftFunction, as type: String?, under tests: [SourceTest] = []) {
    reset(function, in: function.file)
    frame = Frame(
      owner: function.owner,
      file: function.file,
      selfValue: function.isStatic ? type.map { .metatype($0) } : type.map(value(ofType:))
    )
    for parameter in function.parameters {
      let value: SwiftValue =
        receiver(ofType: parameter.type, screen: delegating(function, type)).map { .receiver($0) }
        ?? .opaque(parameter.type, "'\(parameter.name)' depends on the caller")
      frame.variables[parameter.name] = (value, 0)
    }
    visited.insert(function.id)
    if case .receiver(let own)? = frame.selfValue { screen = own.screen }
    conditions = function.tests + tests
    calls = [function.id]
    conditions += execute(function.body).tests
    finish()
  }

  /// Returns the container whose screens UIKit passes to a function of the container's delegate.
  private func delegating(_ function: SwiftFunction, _ type: String?) -> String? {
    guard function.name == "navigationController" || function.name == "tabBarController",
      let type, let own = receiver(ofType: type, screen: nil),
      own.uikit == "UINavigationController" || own.uikit == "UITabBarController"
    else { return nil }
    return type.lastStep
  }

  /// Reads a property that a class overrides, such as `preferredStatusBarStyle`.
  func runGetter(of property: SwiftProperty, as type: String) {
    guard let receiver = receiver(ofType: type, screen: type.lastStep),
      let kind = vocabulary.kind(of: property.name, in: receiver.uikit)
    else { return }
    reset(property.getter, in: property.file)
    frame = Frame(owner: property.owner, file: property.file, selfValue: .receiver(receiver))
    conditions = property.tests
    let (node, value): (Syntax, SwiftValue)
    if let getter = property.getter {
      (node, value) = (Syntax(getter.body), invoke(getter, on: .receiver(receiver), []))
    } else if let initial = property.initial {
      (node, value) = (Syntax(initial), evaluate(initial, expecting: property.type))
    } else {
      return
    }
    conditions = property.tests
    set(property.name, kind, value, on: receiver, at: node)
    finish()
  }

  private func reset(_ function: SwiftFunction?, in file: Int) {
    entryFile = files[file].path
    work += steps
    start = settings.count
    fields = [:]
    slots = [:]
    changedSlots = [:]
    active = []
    calls = []
    hiddenCalls = 0
    localFunctions = [:]
    drawing = nil
    steps = 0
    limit = Self.longestRun
    state = 0
    screen = nil
    phase = function.flatMap { ScreenPhase(function: $0.name) }
    isDeferred = false
    written = [:]
    isAction = function.map { UserActions.contains($0, selectors: index.selectors) } ?? false
    isLeaving = ["viewWillDisappear", "viewDidDisappear", "deinit"].contains(function?.name ?? "")
  }

  /// What all entries set.
  var reading: SourceReading {
    SourceReading(
      settings: settings,
      unread: unread,
      switches: switches,
      hostedViews: hostedViews,
      starts: starts,
      steps: work + steps
    )
  }

  /// Records the slots whose objects were changed in place.
  private func finish() {
    for (name, change) in changedSlots.sorted(by: { $0.value.place < $1.value.place }) {
      guard let object = slots[name] else { continue }
      dropRecords(of: name, before: change.place)
      record(object, in: name, at: change.place, text: change.text)
    }
  }

  /// Drops what the entry's code set in a slot, without a condition, before it changed the object in place.
  private func dropRecords(of name: SlotName, before place: SourcePlace) {
    guard condition == .always, let owner = name.receiver.owner else { return }
    let kept = settings[start...].filter { setting in
      guard case .appearance(name.slot, .some) = setting.change else { return true }
      return setting.owner != owner || setting.place >= place || setting.place.file != place.file
    }
    settings.replaceSubrange(start..., with: kept)
  }

  // MARK: Places and reports

  func place(of node: some SyntaxProtocol) -> SourcePlace {
    files[frame.file].place(at: node.positionAfterSkippingLeadingTrivia.utf8Offset)
  }

  func text(of node: some SyntaxProtocol) -> String { SourceText.brief(of: node) }

  func report(_ node: some SyntaxProtocol, _ reason: UnreadReason, advice: String? = nil) {
    unread.append(
      UnreadSetting(text: text(of: node), reason: reason, advice: advice, at: place(of: node))
    )
  }

  /// Notes that a limit cuts something off, and returns its value, which isn't known for a reason.
  func cut(_ phrase: String) -> SwiftValue {
    cuts += 1
    return .unknown(.depth(phrase))
  }

  /// Counts an expression, and returns the value of one beyond the limit.
  func step() -> SwiftValue? {
    steps += 1
    guard steps >= limit else { return nil }
    overruns += 1
    return .unknown(.depth("the code around it is too complex to follow"))
  }

  /// Runs a call, and raises the limit after it if necessary, so that the entry's code after the call is read, too.
  func continuing<Result>(_ body: () -> Result) -> Result {
    let isOwn = calls.count == 1
    defer {
      if isOwn, steps >= limit, limit < Self.longestRun * 2 { limit = steps + Self.shortestRun }
    }
    return body()
  }

  /// The condition of the code that is running, with each test once.
  var condition: SourceCondition { SourceCondition(conditions.uniqued) }

  /// Runs code under additional tests.
  func under<Result>(_ tests: [SourceTest], _ body: () -> Result) -> Result {
    let count = conditions.count
    conditions += tests
    defer { conditions.removeLast(conditions.count - count) }
    return body()
  }

  /// Runs code in another frame, and then restores the frame and the conditions.
  func inside<Result>(_ inner: Frame, _ body: () -> Result) -> Result {
    let (outer, outerConditions) = (frame, conditions)
    frame = inner
    defer { (frame, conditions) = (outer, outerConditions) }
    return body()
  }

  /// Runs code for each of several values, under its tests.
  func each(_ options: SwiftValue.Options, _ body: (SwiftValue) -> Void) {
    for option in options { under(option.tests) { body(option.value) } }
  }

  // MARK: Types

  /// Returns an object of a type, with unknown contents.
  func value(ofType name: String) -> SwiftValue {
    let key = index.key(name, in: frame.owner) ?? name
    if let receiver = receiver(ofType: key, screen: nil) { return .receiver(receiver) }
    return .opaque(key, "it is known only while the app runs")
  }

  /// Returns the bar, item, or controller for an object of a type, or `nil` for other types.
  ///
  /// `screen` is the class of the screen that the object belongs to, if it isn't a screen itself.
  func receiver(ofType name: String, screen: String?) -> Receiver? {
    let key = index.key(name, in: frame.owner) ?? name
    for ancestor in index.ancestry(of: key) {
      switch ancestor {
      case "UIViewController", "UINavigationController", "UITabBarController":
        let own = index.isOwnClass(key) ? key.lastStep : nil
        return Receiver(uikit: ancestor, className: key.lastStep, screen: own ?? screen)
      case "UINavigationBar", "UITabBar", "UIToolbar", "UINavigationItem", "UISearchBar",
        "UIWindow", UIKitGraph.searchField,
        "UIBarButtonItem", "UITabBarItem", "UIBarItem", "UISearchController":
        return Receiver(uikit: ancestor, className: key.lastStep, screen: screen)
      case _: continue
      }
    }
    return nil
  }
}

/// Code in messages.
enum SourceText {
  /// Returns code on one line, with at most 120 characters.
  static func brief(_ text: String) -> String {
    let line = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return line.count > 120 ? line.prefix(119) + "…" : line
  }

  /// Returns the code of a node on one line, with at most 120 characters.
  static func brief(of node: some SyntaxProtocol) -> String {
    let bytes = node.syntaxTextBytes
    let start = node.leadingTriviaLength.utf8Length
    let code = bytes[start..<max(start, bytes.count - node.trailingTriviaLength.utf8Length)]
    return ascii(code) ?? brief(String(decoding: code, as: UTF8.self))
  }

  /// Returns the same for ASCII code, which nearly all code is, or `nil` for other code.
  private static func ascii(_ code: ArraySlice<UInt8>) -> String? {
    var line: [UInt8] = []
    var isBetween = false
    for byte in code {
      guard byte < 0x80 else { return nil }
      if byte == 0x20 || (0x09...0x0D).contains(byte) {
        isBetween = !line.isEmpty
        continue
      }
      if isBetween { line.append(0x20) }
      isBetween = false
      line.append(byte)
      if line.count > 120 { return String(decoding: line.prefix(119), as: UTF8.self) + "…" }
    }
    return String(decoding: line, as: UTF8.self)
  }
}
