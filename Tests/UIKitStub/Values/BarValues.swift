// A stand-in for a part of UIKit: the names are documented by Apple.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@available(iOS 2, *)
public enum UIBarStyle: Int, Sendable {
  case `default`
  case black
}

@available(iOS 7, *)
public enum UIBarPosition: Int, Sendable {
  case any
  case bottom
  case top
  case topAttached
}

@available(iOS 2, *)
public enum UIBarMetrics: Int, Sendable {
  case `default`
  case compact
  case defaultPrompt = 101
  case compactPrompt
}

@available(iOS 2, *)
public enum UIStatusBarStyle: Int, Sendable {
  case `default`
  @available(iOS 7, *) case lightContent
  @available(iOS 13, *) case darkContent = 3
}
