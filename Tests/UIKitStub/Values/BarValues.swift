// A stand-in for a part of UIKit: the names are documented by Apple.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public enum UIBarStyle: Int, Sendable {
  case `default`
  case black
}

public enum UIBarPosition: Int, Sendable {
  case any
  case bottom
  case top
  case topAttached
}

public enum UIBarMetrics: Int, Sendable {
  case `default`
  case compact
  case defaultPrompt = 101
  case compactPrompt
}

public enum UIStatusBarStyle: Int, Sendable {
  case `default`
  case lightContent
  case darkContent = 3
}
