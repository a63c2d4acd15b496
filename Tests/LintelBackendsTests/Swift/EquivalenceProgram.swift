/// The program that puts a theme's generated code through contexts and prints what it finds, a line of JSON for each.
enum EquivalenceProgram {
  static let versions = [[14, 0], [16, 4], [26, 0]]

  /// Runs generated code on the system versions of the program's choice, since on Linux every version is there.
  static func simulatingVersions(_ code: String) -> String {
    code.replacing("#available(iOS ", with: "SystemVersion.isAtLeast(")
  }

  static let systemVersion = """
    @MainActor
    enum SystemVersion {
      static var current = (major: 0, minor: 0)

      /// A literal such as `16.4` has one digit behind its point at most.
      static func isAtLeast(_ version: Double, _ others: (Int, Int) -> Int = { $0 * $1 }) -> Bool {
        let major = Int(version)
        return current >= (major, Int(((version - Double(major)) * 10).rounded()))
      }
    }

    """

  static let main = """
    import LintelUIKit
    import ThemeRecording
    import UIKit

    let stage = Stage()
    let screens: [Harbor.Screen?] = [nil] + Harbor.Screen.allCases
    let sets: [Set<Harbor.Promo>] = [[], [.summer], [.preview], [.summer, .preview]]
    var count = 0
    for version in \(versions) {
      SystemVersion.current = (version[0], version[1])
      for brand in Harbor.Brand.allCases {
        for promos in sets {
          for screen in screens {
            for idiom in version[0] == 26 ? [UIUserInterfaceIdiom.phone, .pad] : [.phone] {
              UIDevice.current.userInterfaceIdiom = idiom
              let colors = Harbor.Colors(podcastCover: ThemeColor.srgb(0x1234_56FF))
              let context = Harbor.Context(brand: brand, promos: promos, colors: colors)
              if let screen {
                Harbor.apply(context, to: stage.viewController, screen: screen)
              } else {
                Harbor.apply(context, to: stage.navigationController)
                Harbor.apply(context, to: stage.tabBarController)
                Harbor.apply(context, to: stage.window)
                Harbor.style(in: context).settings.apply(to: stage.viewController)
                Harbor.style(in: context).settings
                  .applyVisibility(to: stage.navigationController, animated: false)
              }
              // Over the run every context meets each of the four appearances.
              let appearance = (count + count / 4) % 4
              count += 1
              let record = stage.record(
                Harbor.style(in: context, screen: screen),
                isScreen: screen != nil,
                isDark: appearance % 2 == 1,
                isHighContrast: appearance > 1
              )
              let names = promos.map(\\.rawValue).sorted().joined(separator: "+")
              print(
                brand.rawValue, names, screen?.rawValue ?? "", version[0], version[1], idiom == .pad,
                appearance, record.text, separator: "\\t"
              )
            }
          }
        }
      }
    }

    """
}
