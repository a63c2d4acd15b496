package import LintelAppearance
package import LintelCascade
package import LintelDiagnostics
package import LintelLint
package import LintelSchema
import LintelTheme

/// What a preview shows: a theme's tree, and what it takes to say where its values come from.
package struct PreviewSubject: Sendable {
  /// The resolved theme.
  package let tree: AppearanceTree
  /// That of the theme, limited to the release of the app that the tree is for.
  package let cascade: Cascade
  /// The files, for showing where values come from.
  package let sources: SourceMap
  /// How much contrast is asked for.
  package let settings: LintSettings
  /// The standard schema.
  let schema: Schema
  /// The samples of the colors that the app supplies.
  let samples: [String: [KnownColor]]
  /// The images of the app's asset catalogs.
  let pictures: PictureBook
  /// The colors of the app's asset catalogs by name, as each device shows them.
  private let assets: [Idiom: [String: ResolvedColor]]
  /// The versions that a preview tells apart, oldest first.
  package let versions: [DrawnVersion]
  /// Whether the theme tells phones and pads, or sizes, apart.
  package let tellsDevices: Bool

  /// - Parameters:
  ///   - tree: the theme's tree.
  ///   - cascade: that of the theme, limited to the release of the tree.
  ///   - sources: the files that ranges refer to.
  ///   - settings: how findings are judged.
  ///   - pictures: the images of the app's asset catalogs.
  package init(
    _ tree: AppearanceTree,
    _ cascade: Cascade,
    _ sources: SourceMap,
    _ settings: LintSettings = LintSettings(),
    pictures: PictureBook = PictureBook()
  ) {
    self.tree = tree
    self.cascade = cascade
    self.sources = sources
    self.settings = settings
    schema = .standard
    self.pictures = pictures
    samples = tree.parameters.reduce(into: [:]) { $0[$1.name] = $1.samples.map { KnownColor($0) } }
    assets = Idiom.allCases.reduce(into: [:]) { assets, idiom in
      assets[idiom] = cascade.theme.assets?.colors(on: idiom)
    }
    versions = Self.versions(of: tree)
    tellsDevices =
      tree.contexts.contains { $0.devices.count < tree.devices.count }
      || assets[.phone] != assets[.pad]
  }

  /// A value with the colors that asset catalogs have on a device.
  func known(_ value: ResolvedValue, on idiom: Idiom) -> ResolvedValue {
    guard let colors = assets[idiom], !colors.isEmpty else { return value }
    return value.knowing(colors)
  }

  /// A bar with the colors that asset catalogs have on a device.
  func known(_ bar: Bar, on idiom: Idiom) -> Bar {
    guard assets[idiom]?.isEmpty == false else { return bar }
    let values = bar.values.map {
      Bar.Value(leaf: $0.leaf, slots: $0.slots, value: known($0.value, on: idiom))
    }
    return Bar(kind: bar.kind, assigned: bar.assigned, shown: bar.shown, values: values)
  }

  /// An appearance object with the colors that asset catalogs have on a device.
  func known(_ object: Appearance, on idiom: Idiom) -> Appearance {
    guard assets[idiom]?.isEmpty == false else { return object }
    return Appearance(
      bar: object.bar,
      configure: object.configure,
      values: object.values.map { value in
        Appearance.Value(
          leaf: value.leaf,
          layout: value.layout,
          state: value.state,
          path: value.path,
          value: known(value.value, on: idiom)
        )
      }
    )
  }

  /// The theme.
  var theme: Theme { cascade.theme }
  /// The theme's contexts.
  var space: ContextSpace { cascade.theme.space }

  /// Some devices of one idiom in words, such as `pad` and `compact width`.
  func words(_ devices: [Device]) -> [String] {
    let parts = DeviceCondition.dividing(devices, of: tree.devices)
    if parts.count == 1 { return parts[0].condition.parts }
    return [parts.map { $0.condition.words }.joined(separator: " or ")]
  }

  /// The first of some devices in a file's name, such as `pad-width-compact`.
  func fileWord(_ devices: [Device]) -> String {
    let label = DeviceCondition(devices, of: tree.devices)?.label ?? asked(devices[0]).label
    return String(label.map { $0 == " " ? "-" : $0 })
  }

  /// What a question asks of devices where the theme tells them apart.
  package func asked(_ device: Device) -> DeviceCondition {
    guard tellsDevices else { return DeviceCondition() }
    return tree.tellsSizes ? DeviceCondition(device) : DeviceCondition(device).ofIdiom
  }

  /// The theme's own number of a version.
  func interval(of version: DrawnVersion) -> Int {
    space.versions.lastIndex { $0.first <= version.first } ?? 0
  }

  /// The versions at which the theme or the system's design changes.
  private static func versions(of tree: AppearanceTree) -> [DrawnVersion] {
    var cuts: Set<Version> = [tree.minimumIOS, Version(15), Version(26)]
    for entry in tree.contexts {
      cuts.formUnion([entry.firstIOS] + [entry.endIOS].compactMap(\.self))
    }
    let firsts = cuts.filter {
      tree.minimumIOS <= $0 && $0.major <= tree.newestIOS.major && VersionLine.contains($0)
    }.sorted()
    return firsts.indices.map { index in
      DrawnVersion(
        first: firsts[index],
        last: index + 1 < firsts.count
          ? VersionLine.last(before: firsts[index + 1]) : tree.newestIOS
      )
    }
  }

  /// What a screen's title says in drawings: the last part of its name, in words.
  static func title(of screen: String?) -> String {
    guard let name = screen?.split(separator: ".").last else { return "Title" }
    var words = ""
    for character in name {
      if character == "-" || character == "_" {
        words += " "
      } else if character.isUppercase, let last = words.last, last.isLowercase {
        words += " " + character.lowercased()
      } else {
        words.append(character)
      }
    }
    return words.prefix(1).uppercased() + words.dropFirst()
  }
}
