import LintelDiagnostics
import SwiftParser
import SwiftSyntax

/// Reads what SwiftUI views set on the bars around them.
enum ViewModifierReader {
  /// The modifiers for bars, with the part of a bar that each one sets.
  static let subjects: [String: ViewModifierUse.Subject] = [
    "toolbarBackground": .background, "toolbarBackgroundVisibility": .background,
    "toolbarColorScheme": .colorScheme, "navigationBarTitleDisplayMode": .titleDisplayMode,
    "toolbarVisibility": .visibility, "toolbar": .visibility, "navigationBarHidden": .visibility,
    "toolbarTitleDisplayMode": .titleDisplayMode, "toolbarRole": .itemStyle,
    "tabBarMinimizeBehavior": .minimizing, "scrollEdgeEffectStyle": .edgeEffect,
    "scrollEdgeEffectHidden": .edgeEffect, "searchable": .search, "tint": .tint,
    "accentColor": .tint, "preferredColorScheme": .interfaceStyle,
  ]

  /// The beginnings of the modifiers' names, after the dot of a call, and the scene that has a tint.
  private static let beginnings = [
    ".toolbar", ".navigationBar", ".tabBarMinimize", ".scrollEdgeEffect", ".searchable(",
    ".preferredColorScheme", "WindowGroup",
  ].map { Array($0.utf8) }

  /// Adds the modifiers in a file to a reading.
  static func read(
    _ tree: SourceFileSyntax,
    of file: SourceFile,
    into reading: inout SourceReading
  ) {
    guard beginnings.contains(where: { ObjectiveCScan.contains(file.bytes[...], $0) }) else {
      return
    }
    let visitor = ModifierVisitor(file)
    visitor.walk(tree)
    reading.modifiers += visitor.uses.map { $0.colored(by: visitor.uses) }
  }
}

/// A modifier of a SwiftUI view that sets something on a bar.
struct ViewModifierUse: Codable, Hashable, Sendable {
  /// The part of a bar that a modifier sets.
  enum Subject: Codable, Hashable, Sendable {
    case background
    case colorScheme
    case titleDisplayMode
    case visibility
    case itemStyle
    case minimizing
    case edgeEffect
    case search
    /// The tint of the app's window.
    case tint
    /// The light or dark style of the app's window.
    case interfaceStyle

    /// The part in messages.
    var phrase: String {
      switch self {
      case .background: "the background"
      case .colorScheme: "the color scheme"
      case .titleDisplayMode: "the size of the title"
      case .visibility: "the visibility"
      case .itemStyle: "the layout"
      case .minimizing: "the behavior"
      case .edgeEffect: "the edge effect"
      case .search: "the search bar"
      case .tint: "the tint"
      case .interfaceStyle: "the light or dark style"
      }
    }
  }

  /// The modifier's name: `toolbarBackground`.
  let name: String
  /// The part that the modifier sets.
  let subject: Subject
  /// UIKit's class of the bar: `UINavigationBar`, `UITabBar`, or `UIToolbar`.
  let bar: String
  /// The type that contains the code; empty outside of types.
  let view: String
  /// The equivalent in UIKit, or `nil` if a theme doesn't have such a property or the value isn't known.
  fileprivate(set) var setting: SourceSetting?
  /// The code, on one line.
  let text: String
  /// The place of the modifier's name.
  let place: SourcePlace

  /// What `adopt` reports about a modifier that it doesn't carry over.
  var unread: UnreadSetting? {
    guard setting == nil else { return nil }
    guard !view.isEmpty else {
      let reason = UnreadReason.owner("which view it changes depends on the code that uses it")
      return UnreadSetting(text: text, reason: reason, at: place)
    }
    let reason: UnreadReason =
      switch subject {
      case .colorScheme: .missing("a theme declares the colors themselves")
      case .interfaceStyle: .missing("only a constant at the root of a window is part of a theme")
      case .search: .missing("a theme has no such placement")
      case .background, .titleDisplayMode, .visibility, .itemStyle, .minimizing, .edgeEffect, .tint:
        .value("its value isn't a constant")
      }
    let properties =
      switch subject {
      case .background: "'background.color' of the bar"
      case .colorScheme: "'title.color', 'tint', and 'statusBar'"
      case .titleDisplayMode: "'largeTitleDisplay'"
      case .visibility: "'hidesNavigationBar', 'hidesToolbar', or 'hidesBottomBar'"
      case .itemStyle: "'itemStyle'"
      case .minimizing: "'tabBar.minimize'"
      case .edgeEffect: "'edgeEffect' of the bar"
      case .search: "'navigationBar.search'"
      case .tint: "'tint'"
      case .interfaceStyle: "'overrideUserInterfaceStyle'"
      }
    let advice = "declare \(properties) for this screen"
    return UnreadSetting(text: text, reason: reason, advice: advice, at: place)
  }
}

extension ViewModifierUse {
  /// The slot in which a visible background also is.
  fileprivate static let edge = "scrollEdgeAppearance"

  /// Whether it makes the background visible, whatever its color is.
  private var isVisibility: Bool {
    if case .appearance(Self.edge, _)? = setting?.change { true } else { false }
  }

  /// Returns a visible background with what the same view makes the background, as far as that is known.
  fileprivate func colored(by uses: [Self]) -> Self {
    guard isVisibility,
      let other = uses.first(where: {
        $0.subject == .background && ($0.view, $0.bar) == (view, bar) && !$0.isVisibility
      })
    else { return self }
    var result = self
    if case .appearance(_, let look)? = other.setting?.change {
      result.setting?.change = .appearance(slot: Self.edge, look)
    } else {
      result.setting = nil
    }
    return result
  }
}

/// Finds the modifiers of one file.
private final class ModifierVisitor: SyntaxVisitor {
  private let file: SourceFile
  private var types: [String] = []
  /// The app itself, whose scenes contain the root views.
  private var apps: Set<String> = []
  /// Whether the code is modifiers in `#if`, whose first one has nothing before its dot.
  private var isConditional = false
  private(set) var uses: [ViewModifierUse] = []

  init(_ file: SourceFile) {
    self.file = file
    super.init(viewMode: .sourceAccurate)
  }

  // An app doesn't show its previews.
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    types.append(node.name.text)
    let inherited = node.inheritanceClause?.inheritedTypes.map { typeName($0.type).lastStep } ?? []
    if inherited.contains("App") { apps.insert(node.name.text) }
    let isPreview =
      node.name.text.hasSuffix("_Previews") || inherited.contains("PreviewProvider")
    return isPreview ? .skipChildren : .visitChildren
  }

  override func visitPost(_ node: StructDeclSyntax) { types.removeLast() }

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    for (clause, _) in CompilationTests.clauses(of: node) {
      guard let elements = clause.elements else { continue }
      let outer = isConditional
      if case .postfixExpression = elements { isConditional = true }
      walk(Syntax(elements))
      isConditional = outer
    }
    return .skipChildren
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    node.macroName.text == "Preview" ? .skipChildren : .visitChildren
  }

  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    node.macroName.text == "Preview" ? .skipChildren : .visitChildren
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = typeName(node.extendedType)
    // A modifier in an extension of `View` doesn't belong to a particular view.
    types.append(name == "View" || name == "SwiftUI.View" ? "" : name.lastStep)
    return name.hasSuffix("_Previews") ? .skipChildren : .visitChildren
  }

  override func visitPost(_ node: ExtensionDeclSyntax) { types.removeLast() }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let callee = node.calledExpression.as(MemberAccessExprSyntax.self),
      callee.base != nil || isConditional,
      let subject = ViewModifierReader.subjects[callee.declName.baseName.text]
    else { return .visitChildren }
    let name = callee.declName.baseName.text
    let text = ".\(name)(\(node.arguments.trimmedDescription))"
      .split { $0.isNewline || $0 == " " }.joined(separator: " ")
    let place = file.place(at: callee.declName.positionAfterSkippingLeadingTrivia.utf8Offset)
    for (bar, target) in targets(of: node, name, subject, at: place) {
      let setting = target.map { owner, change in
        SourceSetting(owner: owner, change: change, place: place)
      }
      uses.append(
        ViewModifierUse(
          name: name,
          subject: subject,
          bar: bar,
          view: types.last ?? "",
          setting: types.last?.isEmpty == false ? setting : nil,
          text: String(text.prefix(120)),
          place: place
        )
      )
    }
    return .visitChildren
  }

  /// What a modifier sets in UIKit's terms.
  private typealias Target = (owner: SettingOwner, change: SettingChange)

  /// Returns the bars that a modifier changes, each with what it sets if that is known.
  private func targets(
    of node: FunctionCallExprSyntax,
    _ name: String,
    _ subject: ViewModifierUse.Subject,
    at place: SourcePlace
  ) -> [(bar: String, target: Target?)] {
    let view = types.last ?? ""
    let first = node.arguments.first
    switch subject {
    case .edgeEffect:
      let value = first?.label == nil ? first?.expression : nil
      let change = edgeEffect(value, isVisibility: name == "scrollEdgeEffectHidden")
      return edges(of: node.arguments).map { bar, edge in
        (bar, change.map { (.screen(view), .value(property: "\(edge).\($0)", $1)) })
      }
    case .search:
      return searchPlacement(of: node.arguments).map { changes in
        changes.map { ("UINavigationBar", (.item(screen: view), .value(property: $0, $1))) }
      } ?? [("UINavigationBar", nil)]
    case .tint:
      guard isRoot(node), let value = first?.expression else { return [] }
      let tint = color(value).map { SettingChange.value(property: "tintColor", .color($0)) }
      return [("UIWindow", tint.map { (.app, $0) })]
    case .interfaceStyle:
      guard let value = first?.expression, !value.is(NilLiteralExprSyntax.self) else { return [] }
      guard let style = member(value), ["light", "dark"].contains(style), isRoot(node) else {
        return [("UIWindow", nil)]
      }
      let property = "overrideUserInterfaceStyle"
      return [("UIWindow", (.app, .value(property: property, .keyword(style))))]
    case .background, .colorScheme, .titleDisplayMode, .visibility, .itemStyle, .minimizing:
      guard let first, first.label == nil else { return [] }
      // `toolbar` with other arguments adds buttons, which aren't a look.
      if name == "toolbar", member(first.expression).flatMap(Self.isVisible) == nil { return [] }
      let bars = subject == .minimizing ? ["UITabBar"] : bars(of: node.arguments)
      return bars.map { bar in (bar, target(subject, first.expression, bar, at: place)) }
    }
  }

  /// Whether a modifier changes the root view of a window.
  private func isRoot(_ node: FunctionCallExprSyntax) -> Bool {
    guard let type = types.last, apps.contains(type) else { return false }
    var call = node
    while let access = call.parent?.as(MemberAccessExprSyntax.self),
      let outer = access.parent?.as(FunctionCallExprSyntax.self)
    {
      call = outer
    }
    let closure = call.parent?.as(CodeBlockItemSyntax.self)?.parent?.parent?
      .as(ClosureExprSyntax.self)
    let scene = closure?.parent?.as(FunctionCallExprSyntax.self)
    return scene?.calledExpression.trimmedDescription == "WindowGroup"
  }

  /// Returns the bars at the edges after `for:`, with UIKit's properties for the edges; without it, these are all edges.
  private func edges(of arguments: LabeledExprListSyntax) -> [(bar: String, edge: String)] {
    let edges = arguments.first { $0.label?.text == "for" }?.expression
    let list = edges?.as(ArrayExprSyntax.self)?.elements.map(\.expression) ?? edges.map { [$0] }
    let names = Set(list?.compactMap(member) ?? ["all"])
    func has(_ edge: String) -> Bool { !names.isDisjoint(with: ["all", "vertical", edge]) }
    return (has("top") ? [("UINavigationBar", "topEdgeEffect")] : [])
      + (has("bottom") ? [("UIToolbar", "bottomEdgeEffect")] : [])
  }

  /// Returns the property of an edge effect with its value, which is `true` for a switch without one.
  private func edgeEffect(
    _ value: ExprSyntax?,
    isVisibility: Bool
  ) -> (property: String, value: SourceValue)? {
    guard isVisibility else {
      let style = value.flatMap(member)
      return style.map { ("style", .keyword($0)) }
    }
    guard let value else { return ("isHidden", .bool(true)) }
    let literal = value.as(BooleanLiteralExprSyntax.self)
    return literal.map { ("isHidden", .bool($0.literal.text == "true")) }
  }

  /// Returns what `placement:` sets, or `nil` if a theme doesn't have the placement.
  private func searchPlacement(
    of arguments: LabeledExprListSyntax
  ) -> [(property: String, value: SourceValue)]? {
    guard let placement = arguments.first(where: { $0.label?.text == "placement" })?.expression
    else { return [] }
    let call = placement.as(FunctionCallExprSyntax.self)
    switch member(call?.calledExpression ?? placement) {
    case "automatic": return []
    case "navigationBarDrawer":
      let stacked = [("preferredSearchBarPlacement", SourceValue.keyword("stacked"))]
      guard let mode = call?.arguments.first?.expression else { return stacked }
      guard let name = member(mode), ["always", "automatic"].contains(name) else { return nil }
      return stacked + [("hidesSearchBarWhenScrolling", .bool(name == "automatic"))]
    case .some, nil: return nil
    }
  }

  /// Returns the bars after `for:`; without it, SwiftUI applies the modifier to the navigation bar.
  private func bars(of arguments: LabeledExprListSyntax) -> [String] {
    guard let first = arguments.firstIndex(where: { $0.label?.text == "for" }) else {
      return ["UINavigationBar"]
    }
    let classes = arguments[first...].compactMap { argument -> String? in
      switch member(argument.expression) {
      case "navigationBar": "UINavigationBar"
      case "tabBar": "UITabBar"
      case "bottomBar": "UIToolbar"
      case .some, nil: nil
      }
    }
    return classes.isEmpty ? ["UINavigationBar"] : classes
  }

  /// Returns the name after the dot of `.navigationBar`, or of `ToolbarPlacement.navigationBar`.
  private func member(_ expression: ExprSyntax) -> String? {
    expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
  }

  private static func isVisible(_ name: String) -> Bool? {
    ["visible": true, "hidden": false][name] ?? nil
  }

  /// The words of UIKit for those of SwiftUI, by subject.
  private static let words: [ViewModifierUse.Subject: [String: String]] = [
    .titleDisplayMode: [
      "inline": "never", "large": "always", "automatic": "automatic", "inlineLarge": "inline",
    ],
    .itemStyle: [
      "navigationStack": "navigator", "browser": "browser", "editor": "editor",
      "automatic": "navigator",
    ],
    .minimizing: [
      "automatic": "automatic", "never": "never", "onScrollDown": "onScrollDown",
      "onScrollUp": "onScrollUp",
    ],
  ]

  private func target(
    _ subject: ViewModifierUse.Subject,
    _ value: ExprSyntax,
    _ bar: String,
    at place: SourcePlace
  ) -> Target? {
    let view = types.last ?? ""
    func word(for property: String) -> SettingChange? {
      let word = member(value).flatMap { Self.words[subject]?[$0] }
      return word.map { .value(property: property, .keyword($0)) }
    }
    switch subject {
    case .background:
      guard let (slot, look) = background(value, bar, at: place) else { return nil }
      let owner: SettingOwner =
        bar == "UINavigationBar" ? .item(screen: view) : .bar(bar, screen: view)
      return (owner, .appearance(slot: slot, look))
    case .titleDisplayMode:
      return word(for: "largeTitleDisplayMode").map { (.item(screen: view), $0) }
    case .itemStyle: return word(for: "style").map { (.item(screen: view), $0) }
    case .minimizing:
      return word(for: "tabBarMinimizeBehavior").map { (.bar(bar, screen: view), $0) }
    case .visibility:
      let literal = value.as(BooleanLiteralExprSyntax.self).map { $0.literal.text == "true" }
      guard let isHidden = literal ?? member(value).flatMap(Self.isVisible).map({ !$0 }) else {
        return nil
      }
      let property =
        switch bar {
        case "UITabBar": "hidesBottomBarWhenPushed"
        case "UIToolbar": "isToolbarHidden"
        case _: "isNavigationBarHidden"
        }
      return (.screen(view), .value(property: property, .bool(isHidden)))
    case .colorScheme, .edgeEffect, .search, .tint, .interfaceStyle: return nil
    }
  }

  /// Returns the slot and the look of a background, which is a color or a visibility.
  private func background(
    _ value: ExprSyntax,
    _ bar: String,
    at place: SourcePlace
  ) -> (slot: String, AppearanceSnapshot)? {
    var snapshot = AppearanceSnapshot(type: "\(bar)Appearance", place: place)
    if let color = color(value) {
      snapshot.settings["backgroundColor"] = Placed(.color(color), at: place)
    } else if member(value) == "hidden" {
      snapshot.configure = Placed("transparentBackground", at: place)
    } else if member(value) == "visible" {
      return (ViewModifierUse.edge, snapshot)
    } else {
      return nil
    }
    return ("standardAppearance", snapshot)
  }

  /// Returns a constant color: `Color.red`, `Color("Paper")`, `Color(.systemBackground)`, `Color(red:green:blue:)`.
  private func color(_ expression: ExprSyntax) -> SourceColor? {
    if let access = expression.as(MemberAccessExprSyntax.self) {
      let name = access.declName.baseName.text
      guard access.base == nil || access.base?.trimmedDescription == "Color" else { return nil }
      return Self.colors[name].map { SourceColor(.system($0)) }
    }
    guard let call = expression.as(FunctionCallExprSyntax.self) else { return nil }
    if let access = call.calledExpression.as(MemberAccessExprSyntax.self),
      access.declName.baseName.text == "opacity", let base = access.base.flatMap(color),
      let alpha = call.arguments.first.flatMap({ number($0.expression) })
    {
      return SourceColor(.withAlpha(base, alpha))
    }
    guard call.calledExpression.trimmedDescription == "Color", let first = call.arguments.first
    else { return nil }
    if let text = first.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue {
      return SourceColor(.asset(text))
    }
    if first.label == nil || first.label?.text == "uiColor", let name = member(first.expression) {
      return SourceColor(.system(name))
    }
    let parts = call.arguments.filter { $0.label != nil }.reduce(into: [String: Double]()) {
      if let label = $1.label?.text, let value = number($1.expression) { $0[label] = value }
    }
    guard let red = parts["red"], let green = parts["green"], let blue = parts["blue"] else {
      return nil
    }
    let isDisplayP3 = first.label == nil && member(first.expression) == "displayP3"
    return SourceColor(
      .components(
        red: red,
        green: green,
        blue: blue,
        alpha: parts["opacity"] ?? 1,
        isDisplayP3: isDisplayP3
      )
    )
  }

  private func number(_ expression: ExprSyntax) -> Double? {
    if let integer = expression.as(IntegerLiteralExprSyntax.self) {
      return Double(integer.literal.text)
    }
    return expression.as(FloatLiteralExprSyntax.self).flatMap { Double($0.literal.text) }
  }

  /// UIKit's colors by the names of SwiftUI's, according to Apple's pages about both.
  private static let colors: [String: String] = [
    "red": "systemRed", "orange": "systemOrange", "yellow": "systemYellow", "green": "systemGreen",
    "mint": "systemMint", "teal": "systemTeal", "cyan": "systemCyan", "blue": "systemBlue",
    "indigo": "systemIndigo", "purple": "systemPurple", "pink": "systemPink",
    "brown": "systemBrown", "gray": "systemGray", "white": "white", "black": "black",
    "clear": "clear", "primary": "label", "secondary": "secondaryLabel", "accentColor": "tintColor",
  ]
}
