import LintelDiagnostics
import SwiftSyntax

/// Runs functions abstractly and records what they set on bars.
///
/// One interpreter runs any number of entry functions one after another; nothing but known constants
/// passes from one to the next, so that the result doesn't depend on their order.
final class SwiftInterpreter {
  let index: SwiftIndex
  let files: [SourceFile]
  let relevant: Set<Int>
  let resources: ResourceNames
  let vocabulary = BarVocabulary.standard

  var settings: [SourceSetting] = []
  var unread: [UnreadSetting] = []
  /// The functions that were called.
  var visited: Set<Int> = []

  var conditions: [SourceTest] = []
  var frame = Frame()
  /// What the entry's `self` and its other objects have been given.
  var fields: [String: SwiftValue] = [:]
  var slots: [SlotName: HeapObject] = [:]
  /// The slots whose objects were changed in place: where, and by which text.
  var changedSlots: [SlotName: (place: SourcePlace, text: String)] = [:]
  var constants: [String: SwiftValue] = [:]
  var active: Set<String> = []
  var calls: [Int] = []
  var steps = 0
  /// How many expressions the entries before took.
  private var work = 0
  /// What calls without effect came to, and how deep the calls in them are nested.
  var memory: [CallKey: (value: SwiftValue, height: Int)] = [:]
  /// A digest of what the entry's code has changed.
  var state = 0
  /// How often a limit cut something off, and how deep calls went.
  var cuts = 0
  var depthReached = 0
  /// Whether the entry runs when a screen goes away.
  var isLeaving = false
  /// Local functions by name.
  var localFunctions: [String: (FunctionDeclSyntax, Frame)] = [:]

  /// How deep calls are followed.
  static let deepestNesting = 10
  /// How many expressions one entry may take.
  static let longestRun = 20_000

  init(index: SwiftIndex, files: [SourceFile], relevant: Set<Int>, resources: ResourceNames) {
    self.index = index
    self.files = files
    self.relevant = relevant
    self.resources = resources
  }

  /// A slot of a bar, an item, or a proxy.
  struct SlotName: Hashable {
    let receiver: Receiver
    let slot: String
  }

  /// Runs a function that UIKit, or code that isn't known, calls.
  ///
  /// - Parameters:
  ///   - function: the function.
  ///   - type: the class of `self`; the function's own, or one that inherits it.
  ///   - tests: what holds then.
  func run(_ function: SwiftFunction, as type: String?, under tests: [SourceTest] = []) {
    reset(function)
    frame = Frame(
      owner: function.owner,
      file: function.file,
      selfValue: function.isStatic ? type.map { .metatype($0) } : type.map(value(ofType:))
    )
    for parameter in function.parameters {
      let value: SwiftValue =
        receiver(ofType: parameter.type, screen: delegating(function, type)).map { .receiver($0) }
        ?? .opaque(parameter.type, "the caller decides '\(parameter.name)'")
      frame.variables[parameter.name] = (value, 0)
    }
    visited.insert(function.id)
    conditions = function.tests + tests
    calls = [function.id]
    _ = execute(function.body)
    finish()
  }

  /// The container whose screens UIKit hands to a function that it calls of the container's delegate.
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
    reset(property.getter)
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

  private func reset(_ function: SwiftFunction?) {
    work += steps
    fields = [:]
    slots = [:]
    changedSlots = [:]
    active = []
    calls = []
    localFunctions = [:]
    steps = 0
    state = 0
    isLeaving = ["viewWillDisappear", "viewDidDisappear", "deinit"].contains(function?.name ?? "")
  }

  /// How many expressions all entries took.
  var allSteps: Int { work + steps }

  /// Records the slots whose objects were changed in place.
  private func finish() {
    for (name, change) in changedSlots.sorted(by: { $0.value.place < $1.value.place }) {
      guard let object = slots[name] else { continue }
      record(object, in: name, at: change.place, text: change.text)
    }
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

  /// The condition of the code that runs now, each test once.
  var condition: SourceCondition { SourceCondition(Self.merged(conditions, [])) }

  static func merged(_ first: [SourceTest], _ second: [SourceTest]) -> [SourceTest] {
    (first + second).uniqued
  }

  /// Runs code while further tests hold.
  func under<Result>(_ tests: [SourceTest], _ body: () -> Result) -> Result {
    let count = conditions.count
    conditions += tests
    defer { conditions.removeLast(conditions.count - count) }
    return body()
  }

  /// Runs code in another frame, behind which the frame and the conditions are those of before.
  func inside<Result>(_ inner: Frame, _ body: () -> Result) -> Result {
    let (outer, outerConditions) = (frame, conditions)
    frame = inner
    defer { (frame, conditions) = (outer, outerConditions) }
    return body()
  }

  /// Runs code for each of several values while its tests hold.
  func each(_ options: SwiftValue.Options, _ body: (SwiftValue) -> Void) {
    for option in options { under(option.tests) { body(option.value) } }
  }

  // MARK: Types

  /// An object of a type whose content isn't known.
  func value(ofType name: String) -> SwiftValue {
    let key = index.key(name, in: frame.owner) ?? name
    if let receiver = receiver(ofType: key, screen: nil) { return .receiver(receiver) }
    return .opaque(key, "it is known only while the app runs")
  }

  /// The bar, item, or controller that an object of a type is; nil for other types.
  ///
  /// - Parameters:
  ///   - name: the type.
  ///   - screen: the class of the screen that it belongs to, where it isn't a screen itself.
  /// - Returns: the object's place among bars, items, and controllers.
  func receiver(ofType name: String, screen: String?) -> Receiver? {
    let key = index.key(name, in: frame.owner) ?? name
    for ancestor in index.ancestry(of: key) {
      switch ancestor {
      case "UIViewController", "UINavigationController", "UITabBarController":
        let own = index.types[key]?.kind == .class ? key.lastStep : nil
        return Receiver(uikit: ancestor, className: key.lastStep, screen: own ?? screen)
      case "UINavigationBar", "UITabBar", "UIToolbar", "UINavigationItem", "UISearchBar",
        "UIWindow",
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
  /// Code on one line, at most 120 characters.
  static func brief(_ text: String) -> String {
    let line = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return line.count > 120 ? line.prefix(119) + "…" : line
  }

  /// The code of a node on one line, at most 120 characters.
  static func brief(of node: some SyntaxProtocol) -> String {
    let bytes = node.syntaxTextBytes
    let start = node.leadingTriviaLength.utf8Length
    let code = bytes[start..<max(start, bytes.count - node.trailingTriviaLength.utf8Length)]
    return ascii(code) ?? brief(String(decoding: code, as: UTF8.self))
  }

  /// The same for code without other characters than ASCII's, which is nearly all; nil for any else.
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
