// A stand-in for a part of UIKit: the names are documented by Apple.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

extension UIColor {
  @available(iOS 7, *)
  public class var systemRed: UIColor { UIColor(.system("systemRed")) }
  @available(iOS 7, *)
  public class var systemGreen: UIColor { UIColor(.system("systemGreen")) }
  @available(iOS 7, *)
  public class var systemBlue: UIColor { UIColor(.system("systemBlue")) }
  @available(iOS 7, *)
  public class var systemOrange: UIColor { UIColor(.system("systemOrange")) }
  @available(iOS 7, *)
  public class var systemYellow: UIColor { UIColor(.system("systemYellow")) }
  @available(iOS 7, *)
  public class var systemPink: UIColor { UIColor(.system("systemPink")) }
  @available(iOS 7, *)
  public class var systemTeal: UIColor { UIColor(.system("systemTeal")) }
  @available(iOS 7, *)
  public class var systemGray: UIColor { UIColor(.system("systemGray")) }
  @available(iOS 9, *)
  public class var systemPurple: UIColor { UIColor(.system("systemPurple")) }
  @available(iOS 13, *)
  public class var systemIndigo: UIColor { UIColor(.system("systemIndigo")) }
  @available(iOS 13, *)
  public class var systemBrown: UIColor { UIColor(.system("systemBrown")) }
  @available(iOS 13, *)
  public class var systemGray2: UIColor { UIColor(.system("systemGray2")) }
  @available(iOS 13, *)
  public class var systemGray3: UIColor { UIColor(.system("systemGray3")) }
  @available(iOS 13, *)
  public class var systemGray4: UIColor { UIColor(.system("systemGray4")) }
  @available(iOS 13, *)
  public class var systemGray5: UIColor { UIColor(.system("systemGray5")) }
  @available(iOS 13, *)
  public class var systemGray6: UIColor { UIColor(.system("systemGray6")) }
  @available(iOS 13, *)
  public class var label: UIColor { UIColor(.system("label")) }
  @available(iOS 13, *)
  public class var secondaryLabel: UIColor { UIColor(.system("secondaryLabel")) }
  @available(iOS 13, *)
  public class var tertiaryLabel: UIColor { UIColor(.system("tertiaryLabel")) }
  @available(iOS 13, *)
  public class var quaternaryLabel: UIColor { UIColor(.system("quaternaryLabel")) }
  @available(iOS 13, *)
  public class var link: UIColor { UIColor(.system("link")) }
  @available(iOS 13, *)
  public class var placeholderText: UIColor { UIColor(.system("placeholderText")) }
  @available(iOS 13, *)
  public class var separator: UIColor { UIColor(.system("separator")) }
  @available(iOS 13, *)
  public class var opaqueSeparator: UIColor { UIColor(.system("opaqueSeparator")) }
  @available(iOS 13, *)
  public class var systemBackground: UIColor { UIColor(.system("systemBackground")) }
  @available(iOS 13, *)
  public class var secondarySystemBackground: UIColor {
    UIColor(.system("secondarySystemBackground"))
  }
  @available(iOS 13, *)
  public class var tertiarySystemBackground: UIColor {
    UIColor(.system("tertiarySystemBackground"))
  }
  @available(iOS 13, *)
  public class var systemGroupedBackground: UIColor { UIColor(.system("systemGroupedBackground")) }
  @available(iOS 13, *)
  public class var secondarySystemGroupedBackground: UIColor {
    UIColor(.system("secondarySystemGroupedBackground"))
  }
  @available(iOS 13, *)
  public class var tertiarySystemGroupedBackground: UIColor {
    UIColor(.system("tertiarySystemGroupedBackground"))
  }
  @available(iOS 13, *)
  public class var systemFill: UIColor { UIColor(.system("systemFill")) }
  @available(iOS 13, *)
  public class var secondarySystemFill: UIColor { UIColor(.system("secondarySystemFill")) }
  @available(iOS 13, *)
  public class var tertiarySystemFill: UIColor { UIColor(.system("tertiarySystemFill")) }
  @available(iOS 13, *)
  public class var quaternarySystemFill: UIColor { UIColor(.system("quaternarySystemFill")) }
  @available(iOS 15, *)
  public class var systemMint: UIColor { newer("systemMint") }
  @available(iOS 15, *)
  public class var systemCyan: UIColor { newer("systemCyan") }
  @available(iOS 15, *)
  public class var tintColor: UIColor { newer("tintColor") }
  public class var black: UIColor { UIColor(.system("black")) }
  public class var darkGray: UIColor { UIColor(.system("darkGray")) }
  public class var lightGray: UIColor { UIColor(.system("lightGray")) }
  public class var white: UIColor { UIColor(.system("white")) }
  public class var gray: UIColor { UIColor(.system("gray")) }
  public class var red: UIColor { UIColor(.system("red")) }
  public class var green: UIColor { UIColor(.system("green")) }
  public class var blue: UIColor { UIColor(.system("blue")) }
  public class var cyan: UIColor { UIColor(.system("cyan")) }
  public class var yellow: UIColor { UIColor(.system("yellow")) }
  public class var magenta: UIColor { UIColor(.system("magenta")) }
  public class var orange: UIColor { UIColor(.system("orange")) }
  public class var purple: UIColor { UIColor(.system("purple")) }
  public class var brown: UIColor { UIColor(.system("brown")) }
  public class var clear: UIColor { UIColor(.system("clear")) }
  public class var lightText: UIColor { UIColor(.system("lightText")) }
  public class var darkText: UIColor { UIColor(.system("darkText")) }
  @available(iOS, introduced: 2, deprecated: 13, message: "Use systemGroupedBackground.")
  public class var groupTableViewBackground: UIColor {
    UIColor(.system("groupTableViewBackground"))
  }

  private static func newer(_ name: String) -> UIColor {
    Simulation.require(150, "UIColor.\(name)")
    return UIColor(.system(name))
  }
}
