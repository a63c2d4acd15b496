import LintelDiagnostics
import LintelTheme

extension SourceReader {
  /// Reads the colors and names in asset catalogs.
  static func readAssets(_ files: [SourceFile], into reading: inout SourceReading) {
    var catalogs: [String: [(folder: String, file: SourceFile)]] = [:]
    for file in files {
      guard let range = file.path.firstRange(of: ".xcassets/"),
        file.path.hasSuffix("/Contents.json")
      else { continue }
      let folder = String(file.path[range.upperBound...].dropLast("/Contents.json".count))
      catalogs[String(file.path[..<range.lowerBound]), default: []].append((folder, file))
    }
    for path in catalogs.keys.sorted() {
      let catalog = AssetCatalog(reading: catalogs[path] ?? [])
      reading.images.formUnion(catalog.images)
      reading.unreadColors.formUnion(catalog.colors.keys)
      for name in catalog.colors.keys.sorted() where reading.colors[name] == nil {
        guard let known = catalog.colors[name] ?? nil else {
          guard !catalog.unset.contains(name) else { continue }
          let place = SourcePlace(file: "\(path).xcassets/\(name).colorset/Contents.json", line: 1)
          let reason = UnreadReason.value("the color has no components")
          reading.unread.append(UnreadSetting(text: name, reason: reason, at: place))
          continue
        }
        reading.colors[name] = color(known)
      }
    }
    reading.unreadColors.subtract(reading.colors.keys)
  }

  /// Converts a catalog's color to a source color; colors for increased contrast are left to the catalog.
  private static func color(_ color: ResolvedColor) -> SourceColor? {
    switch color {
    case .srgb(let red, let green, let blue, let alpha):
      return SourceColor(.components(red: red, green: green, blue: blue, alpha: alpha))
    case .displayP3(let red, let green, let blue, let alpha):
      return SourceColor(
        .components(red: red, green: green, blue: blue, alpha: alpha, isDisplayP3: true)
      )
    case .system(let name, _): return SourceColor(.system(name))
    case .asset(let name, _): return SourceColor(.asset(name))
    case .appearances(let variants):
      guard let light = self.color(variants.light) else { return nil }
      guard let dark = variants.dark.flatMap({ self.color($0) }), dark != light else {
        return light
      }
      return SourceColor(.dynamic(light: light, dark: dark))
    case .parameter, .function: return nil
    }
  }
}
