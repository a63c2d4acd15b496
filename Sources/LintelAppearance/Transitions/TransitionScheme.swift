package import LintelSchema

/// How the bar changes while a screen is pushed or popped.
package typealias TransitionScheme = TransitionSchemeName
