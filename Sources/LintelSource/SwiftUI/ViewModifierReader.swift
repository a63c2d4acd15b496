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
  ]

  /// The beginnings of the modifiers' names, after the dot of a call.
  private static let beginnings = [".toolbar", ".navigationBar"].map { Array($0.utf8) }

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

    /// The part in messages.
    var phrase: String {
      switch self {
      case .background: "the background"
      case .colorScheme: "the color scheme"
      case .titleDisplayMode: "the size of the title"
      case .visibility: "the visibility"
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
      subject == .colorScheme
      ? .missing("a theme declares the colors themselves") : .value("its value isn't a constant")
    let properties =
      switch subject {
      case .background: "'background.color' of the bar"
      case .colorScheme: "'title.color', 'tint', and 'statusBar'"
      case .titleDisplayMode: "'largeTitleDisplay'"
      case .visibility: "'hidesNavigationBar', 'hidesToolbar', or 'hidesBottomBar'"
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
    return node.name.text.hasSuffix("_Previews") ? .skipChildren : .visitChildren
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
      let subject = ViewModifierReader.subjects[callee.declName.baseName.text],
      let value = node.arguments.first, value.label == nil
    else { return .visitChildren }
    let name = callee.declName.baseName.text
    // `toolbar` with other arguments adds buttons, which aren't a look.
    if name == "toolbar", member(value.expression).flatMap(Self.isVisible) == nil {
      return .visitChildren
    }
    let text = ".\(name)(\(node.arguments.trimmedDescription))"
      .split { $0.isNewline || $0 == " " }.joined(separator: " ")
    for bar in bars(of: node.arguments) {
      uses.append(
        ViewModifierUse(
          name: name,
          subject: subject,
          bar: bar,
          view: types.last ?? "",
          setting: setting(subject, value.expression, bar, place(callee)),
          text: String(text.prefix(120)),
          place: place(callee)
        )
      )
    }
    return .visitChildren
  }

  private func place(_ callee: MemberAccessExprSyntax) -> SourcePlace {
    file.place(at: callee.declName.positionAfterSkippingLeadingTrivia.utf8Offset)
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

  private func setting(
    _ subject: ViewModifierUse.Subject,
    _ value: ExprSyntax,
    _ bar: String,
    _ place: SourcePlace
  ) -> SourceSetting? {
    let view = types.last ?? ""
    guard !view.isEmpty else { return nil }
    let owner: SettingOwner
    let change: SettingChange
    switch subject {
    case .background:
      var snapshot = AppearanceSnapshot(type: "\(bar)Appearance", place: place)
      var slot = "standardAppearance"
      if let color = color(value) {
        snapshot.settings["backgroundColor"] = Placed(.color(color), at: place)
      } else if member(value) == "hidden" {
        snapshot.configure = Placed("transparentBackground", at: place)
      } else if member(value) == "visible" {
        slot = ViewModifierUse.edge
      } else {
        return nil
      }
      owner = bar == "UINavigationBar" ? .item(screen: view) : .bar(bar, screen: view)
      change = .appearance(slot: slot, snapshot)
    case .colorScheme: return nil
    case .titleDisplayMode:
      let modes = ["inline": "never", "large": "always", "automatic": "automatic"]
      guard let mode = member(value).flatMap({ modes[$0] }) else { return nil }
      owner = .item(screen: view)
      change = .value(property: "largeTitleDisplayMode", .keyword(mode))
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
      owner = .screen(view)
      change = .value(property: property, .bool(isHidden))
    }
    return SourceSetting(owner: owner, change: change, place: place)
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
