@testable import LintelSource

/// Handwritten readings in the style of real apps.
enum Sample {
  static func place(_ line: Int, _ file: String = "App.swift") -> SourcePlace {
    SourcePlace(file: file, line: line)
  }

  static func hex(_ rgb: Int, _ name: String? = nil) -> SourceValue {
    .color(color(rgb, name))
  }

  static func color(_ rgb: Int, _ name: String? = nil) -> SourceColor {
    func component(_ shift: Int) -> Double { Double((rgb >> shift) & 0xFF) / 255 }
    return SourceColor(
      .components(
        red: component(16),
        green: component(8),
        blue: component(0),
        alpha: 1,
        isDisplayP3: false
      ),
      name: name
    )
  }

  static func proxy(
    _ type: String = "UINavigationBar",
    in containers: [String] = [],
    traits: [String: String] = [:]
  ) -> SettingOwner {
    .proxy(class: type, containers: containers, traits: traits)
  }

  /// An object that is assigned to slots, with a setting for each.
  static func object(
    _ owner: SettingOwner,
    slots: [String] = ["standardAppearance"],
    configure: String? = "opaqueBackground",
    _ settings: [String: SourceValue],
    when tests: [SourceTest] = [],
    line: Int = 1,
    file: String = "App.swift",
    type: String = "UINavigationBarAppearance"
  ) -> [SourceSetting] {
    let placed = settings.sorted { $0.key < $1.key }.enumerated().map { index, item in
      (item.key, Placed(item.value, at: place(line + 2 + index, file)))
    }
    let snapshot = AppearanceSnapshot(
      type: type,
      configure: configure.map { Placed($0, at: place(line + 1, file)) },
      settings: Dictionary(uniqueKeysWithValues: placed),
      place: place(line, file)
    )
    return slots.enumerated().map { index, slot in
      SourceSetting(
        owner: owner,
        change: .appearance(slot: slot, snapshot),
        condition: SourceCondition(tests),
        place: place(line + 2 + settings.count + index, file)
      )
    }
  }

  static func value(
    _ owner: SettingOwner,
    _ property: String,
    _ value: SourceValue,
    _ arguments: [String] = [],
    when tests: [SourceTest] = [],
    line: Int = 1,
    file: String = "App.swift"
  ) -> SourceSetting {
    SourceSetting(
      owner: owner,
      change: .value(property: property, value, arguments: arguments),
      condition: SourceCondition(tests),
      place: place(line, file)
    )
  }

  static func screen(
    _ name: String,
    _ superclass: String = "UIViewController",
    _ kind: SourceClass.Kind = .viewController
  ) -> SourceClass {
    SourceClass(name: name, kind: kind, superclass: superclass, place: place(1, "\(name).swift"))
  }
}
