#if canImport(UIKit)
@_spi(Generated) import LintelUIKit
import UIKit

/// Creates appearance objects from the nodes of a tree; values that a node doesn't have stay as the configure call sets them.
@available(iOS 13, *)
@MainActor
struct TreeAppearances {
  let values: TreeValues
  let version: TreeVersion

  func navigationBar(_ node: TreeNode) -> UINavigationBarAppearance {
    let appearance = UINavigationBarAppearance()
    setBackground(node, on: appearance)
    setText(node["titleTextAttributes"]) { appearance.titleTextAttributes = $0 }
    set(node["titlePositionAdjustment"]) {
      appearance.titlePositionAdjustment = values.offset($0)
    }
    setText(node["largeTitleTextAttributes"]) { appearance.largeTitleTextAttributes = $0 }
    set(node["buttonAppearance"]) { setButton($0, on: appearance.buttonAppearance) }
    set(node["backButtonAppearance"]) { setButton($0, on: appearance.backButtonAppearance) }
    setProminentButton(node, on: appearance)
    if #available(iOS 26, *), version >= TreeVersion(26) {
      setText(node["subtitleTextAttributes"]) { appearance.subtitleTextAttributes = $0 }
      setText(node["largeSubtitleTextAttributes"]) { appearance.largeSubtitleTextAttributes = $0 }
    }
    setBackIndicator(node, on: appearance)
    return appearance
  }

  func toolbar(_ node: TreeNode) -> UIToolbarAppearance {
    let appearance = UIToolbarAppearance()
    setBackground(node, on: appearance)
    set(node["buttonAppearance"]) { setButton($0, on: appearance.buttonAppearance) }
    setProminentButton(node, on: appearance)
    return appearance
  }

  func tabBar(_ node: TreeNode) -> UITabBarAppearance {
    let appearance = UITabBarAppearance()
    setBackground(node, on: appearance)
    set(node["selectionIndicatorTintColor"]) {
      appearance.selectionIndicatorTintColor = values.color($0)
    }
    set(node["selectionIndicatorImage"]) {
      appearance.selectionIndicatorImage = values.image($0)
    }
    setKeyword(node["stackedItemPositioning"], TreeKeywords.itemPositionings) {
      appearance.stackedItemPositioning = $0
    }
    if let width = node["stackedItemWidth"]?.number { appearance.stackedItemWidth = CGFloat(width) }
    if let spacing = node["stackedItemSpacing"]?.number {
      appearance.stackedItemSpacing = CGFloat(spacing)
    }
    set(node["stackedLayoutAppearance"]) { setItem($0, on: appearance.stackedLayoutAppearance) }
    set(node["inlineLayoutAppearance"]) { setItem($0, on: appearance.inlineLayoutAppearance) }
    set(node["compactInlineLayoutAppearance"]) {
      setItem($0, on: appearance.compactInlineLayoutAppearance)
    }
    return appearance
  }

  private func effect(_ node: TreeNode) -> UIBlurEffect? {
    node.string.flatMap { TreeKeywords.effects[$0] }.map { UIBlurEffect(style: $0) }
  }

  private func setProminentButton(_ node: TreeNode, on appearance: some ProminentButtons) {
    set(node["prominentButtonAppearance"]) {
      if #available(iOS 26, *), version >= TreeVersion(26) {
        setButton($0, on: appearance.prominentButtonAppearance)
      } else {
        setButton($0, on: appearance.doneButtonAppearance)
      }
    }
  }

  private func set(_ node: TreeNode?, _ body: (TreeNode) -> Void) {
    if let node { body(node) }
  }

  private func setKeyword<Value>(
    _ node: TreeNode?,
    _ words: [String: Value],
    _ body: (Value) -> Void
  ) {
    if let value = node?.string.flatMap({ words[$0] }) { body(value) }
  }

  /// Sets text attributes without those that the system lacks; if it lacks all of them, the object keeps its own.
  private func setText(_ node: TreeNode?, _ body: ([NSAttributedString.Key: Any]) -> Void) {
    guard let attributes = node.map(values.textAttributes), !attributes.isEmpty else { return }
    body(attributes)
  }

  /// Sets the background: first the configure call, which resets background and shadow; the translucency after the color that it uses.
  private func setBackground(_ node: TreeNode, on appearance: UIBarAppearance) {
    let configuration = node["configure"]?.string.flatMap(BarConfiguration.init)
    appearance.configure(configuration ?? .defaultBackground)
    set(node["backgroundColor"]) { appearance.backgroundColor = values.color($0) }
    set(node["backgroundEffect"]) { appearance.backgroundEffect = effect($0) }
    set(node["backgroundImage"]) { appearance.backgroundImage = values.image($0) }
    setKeyword(node["backgroundImageContentMode"], TreeKeywords.contentModes) {
      appearance.backgroundImageContentMode = $0
    }
    if let name = node["translucency"]?.string, let translucency = BarTranslucency(rawValue: name) {
      appearance.setTranslucency(translucency)
    }
    set(node["shadowColor"]) { appearance.shadowColor = values.color($0) }
    set(node["shadowImage"]) { appearance.shadowImage = values.image($0) }
    if #available(iOS 27, *), version >= TreeVersion(27) {
      setKeyword(node["overrideUserInterfaceStyle"], TreeKeywords.userInterfaceStyles) {
        appearance.overrideUserInterfaceStyle = $0
      }
    }
  }

  /// Sets the back indicator's images, which UIKit accepts only together.
  private func setBackIndicator(_ node: TreeNode, on appearance: UINavigationBarAppearance) {
    let (image, mask) = (node["backIndicatorImage"], node["backIndicatorTransitionMaskImage"])
    guard image != nil || mask != nil else { return }
    let images = [image, mask].map { node in
      node.flatMap { $0.isNull ? nil : values.image($0) }
    }
    let isSet = [image, mask].map { $0.map { !$0.isNull } ?? false }
    appearance.setBackIndicatorImage(
      isSet[0] ? images[0] : images[1],
      transitionMaskImage: isSet[1] ? images[1] : images[0]
    )
  }

  private func setButton(_ node: TreeNode, on button: UIBarButtonItemAppearance) {
    let states = [
      ("normal", button.normal), ("highlighted", button.highlighted),
      ("disabled", button.disabled), ("focused", button.focused),
    ]
    for (name, state) in states {
      guard let node = node[name] else { continue }
      setText(node["titleTextAttributes"]) { state.titleTextAttributes = $0 }
      set(node["titlePositionAdjustment"]) { state.titlePositionAdjustment = values.offset($0) }
      set(node["backgroundImage"]) { state.backgroundImage = values.image($0) }
      set(node["backgroundImagePositionAdjustment"]) {
        state.backgroundImagePositionAdjustment = values.offset($0)
      }
    }
  }

  private func setItem(_ node: TreeNode, on item: UITabBarItemAppearance) {
    let states = [
      ("normal", item.normal), ("selected", item.selected), ("disabled", item.disabled),
      ("focused", item.focused),
    ]
    for (name, state) in states {
      guard let node = node[name] else { continue }
      setText(node["titleTextAttributes"]) { state.titleTextAttributes = $0 }
      set(node["titlePositionAdjustment"]) { state.titlePositionAdjustment = values.offset($0) }
      set(node["iconColor"]) { state.iconColor = values.color($0) }
      set(node["badgePositionAdjustment"]) { state.badgePositionAdjustment = values.offset($0) }
      set(node["badgeBackgroundColor"]) { state.badgeBackgroundColor = values.color($0) }
      setText(node["badgeTextAttributes"]) { state.badgeTextAttributes = $0 }
      set(node["badgeTitlePositionAdjustment"]) {
        state.badgeTitlePositionAdjustment = values.offset($0)
      }
    }
  }
}
#endif
