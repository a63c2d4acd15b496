package import LintelAppearance
package import LintelCascade
package import LintelDiagnostics
package import LintelSchema
package import LintelTheme

/// One of two themes that are compared.
package struct ComparedTheme: Sendable {
  /// The files, which causes point into.
  package let sources: SourceMap
  /// Of the release that is compared.
  package let cascade: Cascade

  /// Creates one side of a comparison.
  package init(sources: SourceMap, cascade: Cascade) {
    self.sources = sources
    self.cascade = cascade
  }

  /// The theme.
  package var theme: Theme { cascade.theme }

  /// The releases of the app that are compared, such as `5.2 and later`; nil if the theme is the same in all of them.
  package var releases: String? {
    let releases = theme.space.releases
    return releases.count > 1 ? releases[theme.space.release].words : nil
  }
}

/// What changes on screen from one theme to another.
package struct ThemeDifferences: Sendable {
  /// The contexts that both themes have, and the names in them.
  package let space: SharedContexts
  /// What only one of them has, or has otherwise: brands, promos, screens, versions.
  package internal(set) var structure: [StructureDifference]
  /// Values that change in contexts that both have, by what changes them.
  package internal(set) var causes: [CausedChanges] = []
  /// The pushes with another scheme.
  package internal(set) var pushes: [PushDifference] = []
  /// What `proxies:` and `instances:` set, whether or not an output does.
  package internal(set) var settings: [SettingDifference] = []

  /// Whether nothing differs.
  package var isEmpty: Bool {
    structure.isEmpty && causes.isEmpty && pushes.isEmpty && settings.isEmpty
  }
}

/// Why two themes can't be compared.
package enum ComparisonError: Error, Hashable, Sendable {
  /// Neither theme has what a query names.
  case unknownName(ContextQueryError)
  /// A value differs in more contexts than can be taken apart.
  case tooLarge

  /// The reason in a sentence, without a period.
  package var message: String {
    switch self {
    case .unknownName(let error): error.message
    case .tooLarge: "a value of the themes differs in more contexts than can be compared"
    }
  }
}

/// A value before and after; nil where UIKit's own shows.
///
/// The preset of a bar's background represents its whole slot too: it is `system` for a slot that
/// is left to UIKit.
package struct ValueChange: Hashable, Sendable {
  /// Where the value is.
  package let place: ValuePlace
  /// The value before.
  package let old: ResolvedValue?
  /// The value after.
  package let new: ResolvedValue?
}

/// A property that changes in the same way in some slots, in the same contexts.
package struct PropertyChange: Hashable, Sendable {
  /// The property, with the part of a tab item, in any slot.
  package let place: ValuePlace
  /// Empty for what does not differ by slot.
  package internal(set) var slots: [AppearanceSlot] = []
  /// The value before.
  package let old: ResolvedValue?
  /// The value after.
  package let new: ResolvedValue?
  /// Where it changes, in as few boxes as were found.
  package let contexts: [SharedBox]
}

/// What is changed in a theme, and everything on screen that changes by it.
package struct CausedChanges: Sendable {
  /// What is changed.
  package let cause: DifferenceCause
  /// What changes by it on screen, in the order of the schema.
  package let changes: [PropertyChange]
  /// Where something of it changes.
  package let contexts: [SharedBox]
}

/// What an author has changed.
package struct DifferenceCause: Hashable, Sendable {
  /// How it was changed.
  package enum Kind: String, Hashable, Sendable {
    /// Another value at the same place of the theme.
    case changed
    case added
    case removed
    /// Another declaration wins.
    case replaced
    /// What `glass:` says.
    case glass
    /// No single declaration.
    case unknown
  }

  /// A declaration, as far as it tells a cause from others.
  package struct Source: Hashable, Sendable {
    /// As it is written, on one line.
    package let value: String
    /// The path of the block; empty for a top level.
    package let block: String
    package let range: SourceRange
  }

  package let kind: Kind
  /// A token such as `$colors.accent`, or the path of a property as written.
  package let name: String
  /// Nil for what is new.
  package internal(set) var old: Source?
  /// Nil for what is gone.
  package internal(set) var new: Source?
}

/// A difference in what contexts there are, or in what the app has to bring.
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
    /// What a theme says about the app for the checks, such as `stickyHeaders`.
    case fact
  }

  package let kind: Kind
  package let name: String
  /// In words; nil for what is new.
  package let old: String?
  /// In words; nil for what is gone.
  package let new: String?
  /// Where the older theme says it.
  package let oldRange: SourceRange?
  package let newRange: SourceRange?
}

/// A push that takes another scheme.
package struct PushDifference: Sendable {
  package let from: String
  package let to: String
  package let old: TransitionDecision
  package let new: TransitionDecision
  /// Without screens.
  package let contexts: [SharedBox]
}
