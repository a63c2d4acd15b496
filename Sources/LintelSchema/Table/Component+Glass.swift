extension Component {
  /// The fade of a scroll view's content where a bar of glass floats over it.
  // swift-format-ignore
  static let edgeEffect = Component("UIScrollEdgeEffect", [
    Property("style", .keyword(.edgeEffectStyle), "How the content fades at the bar: softly, or at a line.", destination: .scrollView, uikit: .property("style"), since: .with(ios: 26), initial: "automatic"),
    Property("hidden", .boolean, "Whether the fade at the bar is hidden.", destination: .scrollView, uikit: .property("isHidden"), since: .with(ios: 26), initial: "false"),
  ])
}
