import LintelDiagnostics
package import LintelSchema

/// A context as someone asks for it, by names.
package struct ContextQuery: Sendable {
  /// May be left out if the theme has one brand.
  package var brand: String?
  package var promos: [String]
  /// Nil for the bar's own default.
  package var screen: String?
  /// Such as `18` or `16.4`; the theme's newest if left out.
  package var ios: String?
  /// `phone` or `pad`; phone if left out.
  package var idiom: String?
  /// The release of the app, such as `5.2`; the newest if left out.
  package var appVersion: String?

  package init(
    brand: String? = nil,
    promos: [String] = [],
    screen: String? = nil,
    ios: String? = nil,
    idiom: String? = nil,
    appVersion: String? = nil
  ) {
    self.brand = brand
    self.promos = promos
    self.screen = screen
    self.ios = ios
    self.idiom = idiom
    self.appVersion = appVersion
  }

  /// What `explain` tells apart, since the query leaves it open.
  package var open: Set<Dimension> {
    Set([ios == nil ? .ios : nil, idiom == nil ? .idiom : nil].compactMap(\.self))
  }
}

/// A context of a theme, by indices.
package struct ContextSelection: Hashable, Sendable {
  /// An index into the theme's brands.
  package var brand: Int
  /// Indices of the promos that run, ascending: a set that can run.
  package var promos: [Int]
  /// Indices of the promos that are asked for and can't run with the others, ascending.
  package var leftOut: [Int] = []
  /// Indices of the dated promos that always run with those asked for, ascending.
  package var added: [Int] = []
  /// 0 for "no screen", otherwise one more than the index into the theme's screens.
  package var screen: Int
  package var ios: Version
  package var idiom: Idiom
  /// An index into the releases of the theme's space.
  package var release: Int
}

/// Why a query names no context, in a sentence for the person who asked.
package struct ContextQueryError: Error, Hashable, Sendable {
  package let message: String
}

extension AppRelease {
  /// The release that someone names.
  package static func asked(_ text: String) throws(ContextQueryError) -> AppRelease {
    guard let release = AppRelease(text) else {
      throw ContextQueryError(message: "'\(text)' is not a version of an app such as 5.2 or 5.2.1")
    }
    return release
  }
}

extension Theme {
  /// The context that a query names.
  package func select(_ query: ContextQuery) throws(ContextQueryError) -> ContextSelection {
    let brand = try selectBrand(query.brand)
    let screen = try selectScreen(query.screen)
    guard space.exists(screen: screen, inBrand: brand) else {
      throw ContextQueryError(
        message: "screen '\(space.screens[screen - 1].name)' does not exist in brand "
          + "'\(space.brands[brand].name)'"
      )
    }
    let promos = try selectPromos(query.promos)
    return ContextSelection(
      brand: brand,
      promos: promos.running,
      leftOut: promos.leftOut,
      added: promos.added,
      screen: screen,
      ios: try selectVersion(query.ios),
      idiom: try selectIdiom(query.idiom),
      release: space.interval(of: try query.appVersion.map(AppRelease.asked))
    )
  }

  package func selectBrand(_ name: String?) throws(ContextQueryError) -> Int {
    let names = space.brands.map(\.name)
    guard let name else {
      if names.count == 1 { return 0 }
      throw ContextQueryError(
        message: "the theme has \(names.count) brands; say which with --brand: "
          + names.sorted().joined(separator: ", ")
      )
    }
    return try index(of: name, in: names, kind: "brand")
  }

  func selectScreen(_ name: String?) throws(ContextQueryError) -> Int {
    guard let name else { return 0 }
    return try index(of: name, in: space.screens.map(\.name), kind: "screen") + 1
  }

  /// What runs of the promos that someone names.
  func selectPromos(_ names: [String]) throws(ContextQueryError) -> PromoSelection {
    let all = space.calendar.promos.map(\.name)
    var chosen: Set<Int> = []
    for name in names { chosen.insert(try index(of: name, in: all, kind: "promo")) }
    return space.calendar.normalized(Array(chosen))
  }

  func selectVersion(_ text: String?) throws(ContextQueryError) -> Version {
    guard let text else { return newestIOS }
    guard let version = WrittenVersion(text)?.version else {
      throw ContextQueryError(message: "'\(text)' is not an iOS version such as 18 or 16.4")
    }
    // What is older than all that themes can hold on has existed, and the theme's own range says enough.
    guard version.major < 12 || ReleasedVersions.majors.contains(version.major) else {
      throw ContextQueryError(
        message: ReleasedVersions.unreleased(version)
          + "; the versions are \(ReleasedVersions.list)"
      )
    }
    guard minimumIOS <= version, version.major <= newestIOS.major else {
      throw ContextQueryError(
        message: "the theme is for iOS \(minimumIOS) to \(newestIOS), which has no \(version)"
      )
    }
    return version
  }

  func selectIdiom(_ text: String?) throws(ContextQueryError) -> Idiom {
    guard let text else { return .phone }
    guard let idiom = Idiom.allCases.first(where: { "\($0)" == text }) else {
      throw ContextQueryError(message: "'\(text)' is not an idiom; there are phone and pad")
    }
    return idiom
  }

  private func index(
    of name: String,
    in names: [String],
    kind: String
  ) throws(ContextQueryError) -> Int {
    if let index = names.firstIndex(of: name) { return index }
    let near = nearestNames(to: name, among: names)
    let hint =
      near.isEmpty
      ? names.sorted().prefix(12).joined(separator: ", ") : near.joined(separator: ", ")
    throw ContextQueryError(
      message: "the theme has no \(kind) '\(name)'"
        + (hint.isEmpty ? "" : near.isEmpty ? "; it has \(hint)" : "; did you mean \(hint)?")
    )
  }
}

/// The parts of a context that a query names, by indices; nil for any.
package struct ContextParts: Hashable, Sendable {
  package var brand: Int?
  /// Those that run.
  package var promos: [Int]?
  package var screen: Int?
  package var ios: Version?
  package var idiom: Idiom?
}

extension Theme {
  /// What a query names, where what it leaves out may be anything.
  ///
  /// - Throws: if the theme does not have what the query names.
  package func selectParts(of query: ContextQuery) throws(ContextQueryError) -> ContextParts {
    var parts = ContextParts()
    if let name = query.brand { parts.brand = try selectBrand(name) }
    if !query.promos.isEmpty { parts.promos = try selectPromos(query.promos).running }
    if let name = query.screen { parts.screen = try selectScreen(name) }
    if let text = query.ios { parts.ios = try selectVersion(text) }
    if let name = query.idiom { parts.idiom = try selectIdiom(name) }
    return parts
  }
}
