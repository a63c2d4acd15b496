import Foundation
import LintelDiagnostics
import LintelTesting
import Testing

@testable import LintelSource

@Suite("Damaged files, and files that weren't meant to be read")
struct DamagedFileTests {
  private static let swift = """
    import UIKit
    enum Palette { static let ink = UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 1) }
    final class ShopController: UINavigationController {
      private lazy var look: UINavigationBarAppearance = {
        let look = UINavigationBarAppearance()
        look.configureWithOpaqueBackground()
        look.titleTextAttributes = [.foregroundColor: UIColor { $0.userInterfaceStyle == .dark ? .white : Palette.ink }]
        return look
      }()
      override func viewDidLoad() {
        super.viewDidLoad()
        if #available(iOS 15, *), traitCollection.userInterfaceIdiom != .pad { navigationBar.tintColor = Palette.ink }
        for slot in [look] { navigationBar.standardAppearance = slot; navigationBar.scrollEdgeAppearance = slot.copy() }
      }
    }
    """
  private static let storyboard = """
    <?xml version="1.0"?>
    <document><scenes><scene><objects>
    <navigationController id="a" customClass="ShopController"><navigationBar key="navigationBar" translucent="NO" largeTitles="YES">
    <color key="barTintColor" red="1" green="0" blue="0" alpha="1"/><textAttributes key="titleTextAttributes"><color key="textColor" white="1" alpha="1"/></textAttributes>
    </navigationBar></navigationController></objects></scene></scenes></document>
    """
  private static let catalog =
    "{\"colors\":[{\"idiom\":\"universal\",\"color\":{\"color-space\":\"srgb\",\"components\":{\"red\":\"0x1A\",\"green\":\"0.2\",\"blue\":\"30\",\"alpha\":\"1\"}}}]}"

  /// Cuts, drops, duplicates, and changes bytes.
  private static func damaged(_ text: String, _ random: inout SeededGenerator) -> [UInt8] {
    var bytes = Array(text.utf8)
    for _ in 0..<Int.random(in: 1...4, using: &random) where !bytes.isEmpty {
      let at = Int.random(in: bytes.indices, using: &random)
      switch Int.random(in: 0..<4, using: &random) {
      case 0: bytes.removeSubrange(at..<min(bytes.count, at + 30))
      case 1: bytes.insert(contentsOf: bytes[at..<min(bytes.count, at + 30)], at: at)
      case 2: bytes[at] = UInt8.random(in: 0...255, using: &random)
      default: bytes.removeLast(min(bytes.count, at / 4))
      }
    }
    return bytes
  }

  @Test("Reading and adopting damaged files ends with a valid theme", arguments: 0..<4)
  func damage(part: UInt64) {
    var random = SeededGenerator(seed: 77 + part)
    for _ in 0..<40 {
      let files = [
        ("App.swift", Self.swift), ("Main.storyboard", Self.storyboard),
        ("Assets.xcassets/Ink.colorset/Contents.json", Self.catalog),
        (
          "Info.plist",
          "<plist><dict><key>UIUserInterfaceStyle</key><string>Dark</string></dict></plist>"
        ),
      ].map { SourceFile(path: $0, bytes: Self.damaged($1, &random)) }
      let theme = adoptTheme(SourceReader.read(files), options: AdoptionOptions(name: "App"))
      #expect(theme.isSound, "\(theme.text)")
    }
  }

  @Test("A Swift file that doesn't parse is reported and skipped, and others are read")
  func syntaxErrors() {
    let files = [
      SourceFile(path: "Broken.swift", bytes: Array("final class {".utf8)),
      SourceFile(
        path: "Whole.swift",
        bytes: Array("func style() { UITabBar.appearance().tintColor = .red }".utf8)
      ),
    ]
    let reading = SourceReader.read(files)
    #expect(reading.unread.map(\.place.file) == ["Broken.swift"])
    #expect(reading.unread.map(\.reason) == [.damaged("the file has syntax errors")])
    #expect(reading.settings.map(\.place.file) == ["Whole.swift"])
  }

  /// A value of a property list.
  private enum Item: Encodable {
    case text(String)
    case bool(Bool)
    case list([String])

    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      switch self {
      case .text(let text): try container.encode(text)
      case .bool(let bool): try container.encode(bool)
      case .list(let list): try container.encode(list)
      }
    }
  }

  private static let items: [String: Item] = [
    "UIStatusBarStyle": .text("UIStatusBarStyleLightContent"),
    "UIViewControllerBasedStatusBarAppearance": .bool(false),
    "CFBundleVersion": .text("7"),
    "UIBackgroundModes": .list(["audio"]),
  ]

  @Test("A binary property list is read like one in XML, and a damaged one is reported")
  func binaryPropertyList() throws {
    let encoder = PropertyListEncoder()
    func settings(_ format: PropertyListSerialization.PropertyListFormat) throws -> [SettingChange]
    {
      encoder.outputFormat = format
      let bytes = [UInt8](try encoder.encode(Self.items))
      #expect(bytes.starts(with: "bplist".utf8) == (format == .binary))
      let reading = SourceReader.read([SourceFile(path: "App/Info.plist", bytes: bytes)])
      #expect(reading.unread.isEmpty)
      return reading.settings.map(\.change).sorted { "\($0)" < "\($1)" }
    }
    let changes = try settings(.binary)
    #expect(
      changes == [
        .value(property: "UIStatusBarStyle", .keyword("lightContent"), arguments: []),
        .value(property: "UIViewControllerBasedStatusBarAppearance", .bool(false), arguments: []),
      ]
    )
    #expect(try settings(.xml) == changes)
    let damaged = SourceFile(path: "Info.plist", bytes: Array("bplist00?".utf8))
    #expect(SourceReader.read([damaged]).unread.map(\.place.file) == ["Info.plist"])
  }

  @Test("A class whose superclass is declared in Objective-C is treated like that superclass")
  func objectiveCClasses() {
    let header = """
      @interface BasePage : UIViewController <Styled>
      @end
      @interface BasePage (Extras)
      @end
        @interface Unused: NSObject
      """
    let code = """
      final class OrderPage: BasePage {
        override func viewDidLoad() { navigationItem.largeTitleDisplayMode = .never }
      }
      """
    let files = [
      SourceFile(path: "Base.h", bytes: Array(header.utf8)),
      SourceFile(path: "OrderPage.swift", bytes: Array(code.utf8)),
    ]
    let reading = SourceReader.read(files)
    #expect(reading.settings.map(\.owner) == [.item(screen: "OrderPage")])
    #expect(reading.classes.map(\.kind) == [.viewController])
    #expect(SourceReader.read([files[1]]).settings.isEmpty)
  }

  @Test("Lines of Objective-C about bars are reported with their numbers, and others aren't")
  func objectiveC() {
    let code = """
      #import "UINavigationBar+App.h"
      // self.navigationBar.tintColor = nil;
      - (void)style {
        self.view.tintColor = UIColor.redColor;
        self.navigationController.navigationBar.tintColor = UIColor.redColor;
        [UINavigationBar appearance].translucent = NO;
        self.navigationController.navigationBar.topItem.title = nil;
      }
      """
    let reading = SourceReader.read([SourceFile(path: "App.m", bytes: Array(code.utf8))])
    #expect(reading.unread.map(\.place) == [SourcePlace(file: "App.m", line: 5)])
    #expect(reading.unread.first?.advice == "write what the lines 5, 6 set into the theme")
  }
}
