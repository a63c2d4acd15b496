// A stand-in for a part of UIKit: the names are documented by Apple.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// The value that was assigned to a property.
public enum RecordedValue {
  case color(UIColor?)
  case image(UIImage?)
  case effect(UIBlurEffect?)
  case offset(UIOffset)
  case number(CGFloat)
  case keyword(String)
  case attributes([NSAttributedString.Key: Any])
}

/// An object that remembers which of its properties were assigned.
@MainActor
open class RecordedObject: IsolatedObject, NSCopying {
  /// The assigned values by property; a property that was never assigned has no entry.
  public internal(set) var assigned: [String: RecordedValue] = [:]

  public nonisolated func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { Unchecked(duplicate()) }.value
  }

  /// A deep copy, as UIKit's `copy` properties store it.
  func duplicate() -> RecordedObject {
    let copy = type(of: self).blank()
    copy.assigned = assigned
    return copy
  }

  class func blank() -> RecordedObject {
    RecordedObject(sealed: ())
  }

  func color(_ name: String) -> UIColor? {
    if case .color(let color) = assigned[name] { color } else { nil }
  }

  func image(_ name: String) -> UIImage? {
    if case .image(let image) = assigned[name] { image } else { nil }
  }

  func effect(_ name: String) -> UIBlurEffect? {
    if case .effect(let effect) = assigned[name] { effect } else { nil }
  }

  func offset(_ name: String) -> UIOffset {
    if case .offset(let offset) = assigned[name] { offset } else { .zero }
  }

  func number(_ name: String) -> CGFloat {
    if case .number(let number) = assigned[name] { number } else { 0 }
  }

  func attributes(_ name: String) -> [NSAttributedString.Key: Any] {
    if case .attributes(let attributes) = assigned[name] { attributes } else { [:] }
  }
}

private struct Unchecked: @unchecked Sendable {
  let value: RecordedObject

  init(_ value: RecordedObject) {
    self.value = value
  }
}
