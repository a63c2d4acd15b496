import ArgumentParser
import LintelBackends
import LintelSchema

/// `lintel properties`: what the reference says of a property or a part.
struct PropertiesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "properties",
    abstract: "Says what a property takes, with UIKit's name and an example.",
    discussion: """
      A part such as navigationBar.title prints what stands under it; without a name it is what a block has. The end of a path \
      is enough: where it is that of several places or properties, they are listed.

      EXAMPLES
        lintel properties
        lintel properties navigationBar.title
        lintel properties navigationBar.scrollEdge.background.color
        lintel properties shadow.blur
      """
  )

  @Argument(
    help: "A property, a part or a group, such as navigationBar.title.color.",
    completion: .list(Schema.standard.leaves.map(\.path))
  )
  var name: String?

  func run() throws {
    switch propertyAnswer(to: name) {
    case .found(let text): Terminal.print(text)
    case .unknown(let near):
      let hint =
        near.isEmpty
        ? "'lintel properties' lists what there is"
        : "did you mean \(near.map { "'\($0)'" }.joined(separator: " or "))?"
      throw Exit.usage("there is no property '\(name ?? "")'; \(hint)")
    }
  }
}
