import LintelBackends
import LintelTheme

/// The drawings of a page, with parts that several of them share written once.
struct PageShapes {
  private struct Shape: Hashable {
    /// The number of the element's text, without the elements that have their own numbers.
    let text: Int
    let children: [Int]
  }

  /// The length up to which elements are written with everything in them.
  private static let maximumWholeLength = 200
  /// The depth at which elements are written with everything in them.
  private static let maximumDepth = 5

  private var elements = Interner<String>()
  private var shapes = Interner<Shape>()

  mutating func number(of drawing: XMLElement) -> Int { number(of: drawing, depth: 0) }

  private mutating func number(of element: XMLElement, depth: Int) -> Int {
    let isWhole = depth == Self.maximumDepth || element.children.isEmpty
    if let text = element.compactText(upTo: isWhole ? .max : Self.maximumWholeLength) {
      return shape(text, [])
    }
    let children = element.children.map { number(of: $0, depth: depth + 1) }
    let alone = XMLElement(element.name, element.attributes).compactText
    return shape(alone, children)
  }

  private mutating func shape(_ text: String, _ children: [Int]) -> Int {
    Int(shapes.id(of: Shape(text: Int(elements.id(of: text)), children: children)))
  }

  var texts: [String] { elements.values }

  /// For each shape, the number of its element, followed by those of the shapes in it.
  var json: JSONValue {
    .array(shapes.values.map { .integers([$0.text] + $0.children) })
  }
}
