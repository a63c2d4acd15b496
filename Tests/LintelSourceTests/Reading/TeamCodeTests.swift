import LintelDiagnostics
import Testing

@testable import LintelSource

/// Tests code in the style of large apps whose themes had errors.
@Suite("Apps of teams")
struct TeamCodeTests {
  private func adopt(_ code: String, _ others: [String: String] = [:]) -> AdoptedTheme {
    let all = others.merging(["App.swift": code]) { $1 }
    let files = all.map { SourceFile(path: $0.key, bytes: Array($0.value.utf8)) }
    return adoptTheme(SourceReader.read(files), options: AdoptionOptions(name: "App"))
  }

  @Test("The screens behind a protocol aren't brands, because an app shows all of them")
  func screensBehindProtocol() {
    let theme = adopt(
      """
      protocol PaperLook: UIViewController { func dress() }
      extension PaperLook {
        func dress() { dressBar() }
        func dressBar() {
          let look = UINavigationBarAppearance()
          look.configureWithTransparentBackground()
          navigationItem.standardAppearance = look
          navigationItem.scrollEdgeAppearance = look
        }
      }
      final class LetterController: UIViewController, PaperLook {
        override func viewDidLoad() { dress() }
      }
      final class CardController: UIViewController, PaperLook {
        override func viewDidLoad() { dress() }
      }
      final class PhotoController: UIViewController {}
      """
    )
    for block in ["brands:", "modes:"] { #expect(!theme.text.contains(block), "\(theme.text)") }
    #expect(theme.text.contains("  letter:\n    class: LetterController\n    navigationBar:"))
    #expect(theme.text.contains("  card:\n    class: CardController\n    navigationBar:"))
    #expect(theme.report.lost.isEmpty, "\(theme.report.text())")
  }

  @Test("A switch that other code sets has both values, not only its first")
  func variableSwitch() {
    func code(_ assignment: String) -> String {
      """
      final class Switches {
        static let shared = Switches()
        var isWinter = false
        func load(_ values: [String: Bool]) { \(assignment) }
      }
      func dress() {
        UITabBar.appearance().tintColor = Switches.shared.isWinter ? .blue : .green
      }
      """
    }
    let theme = adopt(code("isWinter = values[\"winter\"] ?? false"))
    #expect(theme.text.contains("  switches_shared_isWinter:\n    standard:"), "\(theme.text)")
    #expect(theme.text.contains("tint: blue") && theme.text.contains("tint: green"))
    // A variable that is never set is a constant.
    let constant = adopt(code(""))
    #expect(constant.text.contains("\ntabBar:\n  tint: green"), "\(constant.text)")
    #expect(!constant.text.contains("blue"))
  }

  @Test(
    "A case created from a raw value may be any of its type's, not only the fallback",
    arguments: ["String", "Int"]
  )
  func rawValues(type: String) {
    let theme = adopt(
      """
      enum Brand: \(type) {
        case pine, oak
        static var current: Brand {
          Brand(rawValue: Bundle.main.infoDictionary?["Brand"] as? \(type) ?? fallback) ?? .pine
        }
      }
      func dress() {
        switch Brand.current {
        case .pine: UITabBar.appearance().tintColor = .green
        case .oak: UITabBar.appearance().tintColor = .brown
        }
      }
      """
    )
    #expect(theme.text.contains("  oak:\n    tabBar:\n      tint: brown"), "\(theme.text)")
    #expect(theme.text.contains("  pine:\n    tabBar:\n      tint: green"), "\(theme.text)")
    let known = adopt(
      """
      enum Brand: String { case pine = "p", oak }
      func dress() {
        if Brand(rawValue: "p") == .pine { UITabBar.appearance().tintColor = .green }
        if Brand(rawValue: "oak") == .pine { UIToolbar.appearance().tintColor = .red }
      }
      """
    )
    #expect(known.text.contains("\ntabBar:\n  tint: green"), "\(known.text)")
    #expect(!known.text.contains("toolbar"), "\(known.text)")
  }

  @Test("A line that always runs isn't adopted again for each condition of its callers")
  func widestCondition() {
    let theme = adopt(
      """
      final class InboxController: UIViewController {
        override func viewDidLoad() { refresh() }
        func refresh() { navigationItem.backButtonDisplayMode = .minimal }
        func open(_ link: URL) {
          if link.scheme == "mailto" { refresh() }
          if tableView.isEditing { refresh() }
        }
      }
      final class OutboxController: UIViewController {
        override func viewDidLoad() { hide() }
        func hide() {
          if mailbox.count > 3 { navigationItem.backButtonTitle = "Back" }
          if mailbox.count > 9 { navigationItem.backButtonTitle = "Back" }
        }
      }
      """
    )
    #expect(theme.text.contains("    backButtonDisplayMode: minimal"), "\(theme.text)")
    for block in ["promos:", "modes:", "brands:"] {
      #expect(!theme.text.contains(block), "\(theme.text)")
    }
    #expect(theme.report.lost.map(\.place.line) == [12, 13], "\(theme.report.text())")
  }

  @Test("A lost statement with several conditions or values is listed once")
  func joinedReasons() {
    let theme = adopt(
      """
      final class InboxController: UIViewController {
        override func viewDidLoad() {
          if mails.count > 3 { dress() }
          if mails.count > 9 { dress() }
          navigationController?.navigationBar.tintColor = isBusy ? first.color : second.color
        }
        func dress() { navigationItem.backButtonDisplayMode = .minimal }
      }
      """
    )
    #expect(theme.report.lost.map(\.place.line) == [5, 7], "\(theme.report.text())")
    #expect(theme.report.lost.first?.reason.phrase.contains("2 reasons") == true)
    #expect(theme.report.lost.last?.reason.phrase.hasSuffix("mails.count > 3, and 1 more") == true)
  }

  @Test("Code follows the storyboard of its class")
  func storyboardFirst() {
    let scenes = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
      <scenes><scene sceneID="s"><objects>
      <navigationController id="n" customClass="MainController">
      <navigationBar key="navigationBar" id="b" barStyle="black">
      <color key="tintColor" systemColor="systemRedColor"/>
      <navigationBarAppearance key="standardAppearance">
      <color key="backgroundColor" systemColor="systemRedColor"/>
      <color key="shadowColor" systemColor="systemRedColor"/>
      </navigationBarAppearance>
      </navigationBar>
      </navigationController>
      </objects></scene></scenes>
      </document>
      """
    let theme = adopt(
      """
      final class MainController: UINavigationController {
        override func viewDidLoad() {
          navigationBar.tintColor = .green
          let look = UINavigationBarAppearance()
          look.configureWithOpaqueBackground()
          look.backgroundColor = .blue
          navigationBar.standardAppearance = look
        }
      }
      """,
      ["Main.storyboard": scenes]
    )
    #expect(theme.text.contains("    color: blue  # App.swift:6"), "\(theme.text)")
    #expect(theme.text.contains("  tint: green  # App.swift:3"), "\(theme.text)")
    #expect(theme.text.contains("  barStyle: black  # Main.storyboard:4"), "\(theme.text)")
    #expect(!theme.text.contains("systemRed"), "\(theme.text)")
    #expect(theme.report.lost.isEmpty, "\(theme.report.text())")
  }

  @Test("An enum that only one screen uses is a mode unless it's named like a brand")
  func narrowEnum() {
    func code(_ type: String) -> String {
      """
      enum \(type) { case empty, full }
      final class BasketController: UIViewController {
        var content: \(type)?
        override func viewDidLoad() {
          switch content {
          case .empty: navigationItem.largeTitleDisplayMode = .never
          case .full: navigationItem.largeTitleDisplayMode = .always
          }
        }
      }
      """
    }
    #expect(adopt(code("Content")).text.contains("\nmodes:\n  content:"))
    #expect(adopt(code("StoreBrand")).text.contains("\nbrands:\n"))
  }

  @Test("A part of a text by its index is read, as helpers for hex colors need it")
  func textParts() {
    func code(_ part: String) -> String {
      """
      extension UIColor {
        convenience init(code: String) {
          let start = code.index(code.startIndex, offsetBy: 1)
          let scanner = Scanner(string: String(\(part)))
          var number: UInt64 = 0
          scanner.scanHexInt64(&number)
          self.init(
            red: CGFloat((number >> 16) & 0xFF) / 255, green: CGFloat((number >> 8) & 0xFF) / 255,
            blue: CGFloat(number & 0xFF) / 255, alpha: 1
          )
        }
      }
      func dress() { UITabBar.appearance().tintColor = UIColor(code: "#336699") }
      """
    }
    for part in ["code[start...]", "code[start..<code.endIndex]"] {
      let theme = adopt(code(part))
      #expect(theme.text.contains("tint: \"#336699\""), "\(theme.text)\(theme.report.text())")
    }
  }

  @Test("The tab bar of a controller that the code creates is the app's, and 'Self' is its class")
  func madeController() {
    let theme = adopt(
      """
      final class Coordinator {
        lazy var tabs: UITabBarController = {
          let tabs = UITabBarController()
          tabs.tabBar.tintColor = .green
          return tabs
        }()
      }
      final class FlowController: UINavigationController {
        static func dress() {
          UINavigationBar.appearance(whenContainedInInstancesOf: [Self.self]).tintColor = .blue
        }
      }
      """
    )
    #expect(theme.text.contains("\ntabBar:\n  tint: green"), "\(theme.text)")
    #expect(theme.text.contains("\nnavigationBar:\n  tint: blue"), "\(theme.text)")
    #expect(theme.report.lost.isEmpty, "\(theme.report.text())")
  }

  @Test("A key of the property list without an equivalent in themes says what to do with it")
  func propertyList() {
    let advice = [
      ("UIViewControllerBasedStatusBarAppearance", "delete the key"),
      ("UIDesignRequiresCompatibility", "keep the key"), ("UIStatusBarHidden", "keep the key"),
    ]
    for (key, text) in advice {
      func list(_ value: String) -> [String: String] {
        ["Info.plist": "<plist><dict><key>\(key)</key><\(value)/></dict></plist>"]
      }
      let isDefault = key.hasPrefix("UIViewController")
      let lost = adopt("", list(isDefault ? "false" : "true")).report.lost
      #expect(lost.map { $0.advice.hasPrefix(text) } == [true])
      #expect(adopt("", list(isDefault ? "true" : "false")).report.lost.isEmpty)
    }
  }

  @Test("Code that never runs on the theme's versions isn't lost, regardless of other conditions")
  func deadCode() {
    let theme = adopt(
      """
      func dress() {
        if mails.count > 3 {
          if #available(iOS 13, *) {} else { UITabBar.appearance().tintColor = .green }
        }
      }
      """
    )
    #expect(theme.report.lost.isEmpty, "\(theme.report.text())")
    #expect(theme.report.dead.map(\.line) == [3])
  }

  @Test("With an object for only the scroll edge, a legacy property isn't deleted")
  func objectAtEdge() {
    let theme = adopt(
      """
      func dress() {
        UINavigationBar.appearance().titleTextAttributes = [.foregroundColor: UIColor.red]
        UINavigationBar.appearance().scrollEdgeAppearance = UINavigationBarAppearance()
      }
      """
    )
    #expect(theme.report.lost.map(\.place.line) == [2], "\(theme.report.text())")
    #expect(theme.report.lost.allSatisfy { !$0.advice.contains("delete") })
  }
}
