import ArgumentParser
import LintelReference
import LintelSchema

/// The `lintel properties` command, which describes a property or a part.
struct PropertiesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "properties",
    abstract: "Describes a property: its values, its name in UIKit, and an example.",
    discussion: """
      For a part such as navigationBar.title, it lists the part's properties. Without a name, it lists those of a block. The \
      end of a path is enough. If several properties match, it lists them. Names from UIKit, SwiftUI, CSS, and Android lead to \
      the property to write instead.

      EXAMPLES
        lintel properties
        lintel properties navigationBar.title
        lintel properties navigationBar.scrollEdge.background.color
        lintel properties shadow.blur
        lintel properties barTintColor
        lintel properties background-color
      """
  )

  @Argument(
    help: "A property, a part, or a group, such as navigationBar.title.color.",
    completion: .list(Schema.standard.leaves.map(\.path))
  )
  var name: String?

  func run() throws {
    switch propertyAnswer(to: name) {
    case .found(let text), .foreign(let text): Terminal.print(text)
    case .unknown(let near):
      let hint = HelpTopic.hint(near) ?? "'lintel properties' lists them"
      throw Exit.usage("there is no property '\(name ?? "")'; \(hint)")
    }
  }
}
