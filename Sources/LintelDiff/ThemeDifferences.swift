package import LintelAppearance
package import LintelCascade
package import LintelDiagnostics
package import LintelSchema
package import LintelTheme

/// One of two themes that are compared.
package struct ComparedTheme: Sendable {
  /// The files that causes refer to.
  package let sources: SourceMap
  /// The cascade of the compared release.
  package let cascade: Cascade

  package init(sources: SourceMap, cascade: Cascade) {
    self.sources = sources
    self.cascade = cascade
  }

  package var theme: Theme { cascade.theme }

  /// The releases of the app that are compared, such as `5.2 and later`, or `nil` if the theme is the same in all of them.
  package var releases: String? {
    let releases = theme.space.releases
    return releases.count > 1 ? releases[theme.space.release].words : nil
  }
}

/// The changes on screen from one theme to another.
package struct ThemeDifferences: Sendable {
  /// The shared contexts, and the names in them.
  package let space: SharedContexts
  /// The brands, promos, screens, versions, and other parts that differ or that only one theme has.
  package internal(set) var structure: [StructureDifference]
  /// The values that change in shared contexts, by the change that causes them.
  package internal(set) var causes: [CausedChanges] = []
  package internal(set) var pushes: [PushDifference] = []
  /// The changes of `proxies:` and `instances:`, regardless of whether an output sets them.
  package internal(set) var settings: [SettingDifference] = []

  package var isEmpty: Bool {
    structure.isEmpty && causes.isEmpty && pushes.isEmpty && settings.isEmpty
  }
}

/// The reason why two themes can't be compared.
package enum ComparisonError: Error, Hashable, Sendable {
  /// Neither theme has a name in the query.
  case unknownName(ContextQueryError)
  /// A value differs in more contexts than can be compared.
  case tooLarge

  /// The reason in a sentence, without a period.
  package var message: String {
    switch self {
    case .unknownName(let error): error.message
    case .tooLarge: "a value of the themes differs in more contexts than Lintel can compare"
    }
  }
}

/// A value before and after, where `nil` means UIKit's own value.
///
/// The preset of a bar's background also represents its whole slot: it is `system` for a slot that
/// is left to UIKit.
package struct ValueChange: Hashable, Sendable {
  package let place: ValuePlace
  package let old: ResolvedValue?
  package let new: ResolvedValue?
}

/// A property that changes in the same way in some slots, in the same contexts.
package struct PropertyChange: Hashable, Sendable {
  /// The property, with the part of a tab item, in any slot.
  package let place: ValuePlace
  /// The slots, or an empty list if the property doesn't differ by slot.
  package internal(set) var slots: [AppearanceSlot] = []
  package let old: ResolvedValue?
  package let new: ResolvedValue?
  /// The contexts in which the property changes, in as few boxes as were found.
  package let contexts: [SharedBox]
}

/// A change in a theme, and everything on screen that it affects.
package struct CausedChanges: Sendable {
  package let cause: DifferenceCause
  /// The effects on screen, in the order of the schema.
  package let changes: [PropertyChange]
  /// The contexts in which anything changes.
  package let contexts: [SharedBox]
}

/// A change that an author made.
package struct DifferenceCause: Hashable, Sendable {
  /// The kind of a change.
  package enum Kind: String, Hashable, Sendable {
    /// A different value at the same place in the theme.
    case changed
    case added
    case removed
    /// A different declaration wins.
    case replaced
    /// A change of `glass:`.
    case glass
    /// No single declaration is the cause.
    case unknown
  }

  /// The parts of a declaration that distinguish a cause from others.
  package struct Source: Hashable, Sendable {
    /// The value as written, on one line.
    package let value: String
    /// The path of the block, or an empty string for the top level.
    package let block: String
    package let range: SourceRange
  }

  package let kind: Kind
  /// A token such as `$colors.accent`, or the path of a property as written.
  package let name: String
  /// The declaration before, or `nil` for a new one.
  package internal(set) var old: Source?
  /// The declaration after, or `nil` for a removed one.
  package internal(set) var new: Source?
}

/// A difference in the contexts that exist, or in what the app has to provide.
package struct StructureDifference: Hashable, Sendable {
  package enum Kind: String, Hashable, Sendable {
    case theme
    case ios
    case brand
    case promo
    case mode
    case screen
    case parameter
    case flow
    /// A fact about the app for the checks, such as `stickyHeaders`.
    case fact
  }

  package let kind: Kind
  package let name: String
  /// The part before in words, or `nil` for a new part.
  package let old: String?
  /// The part after in words, or `nil` for a removed part.
  package let new: String?
  package let oldRange: SourceRange?
  package let newRange: SourceRange?
}

/// A push whose scheme changes.
package struct PushDifference: Sendable {
  package let from: String
  package let to: String
  package let old: TransitionDecision
  package let new: TransitionDecision
  /// The contexts in which the scheme changes, regardless of screens.
  package let contexts: [SharedBox]
}
