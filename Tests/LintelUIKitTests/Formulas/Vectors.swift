import Foundation

/// The test vectors that ports share, in the form of the file.
struct Vectors: Decodable {
  /// A number, including those that JSON doesn't have.
  struct Number: Decodable {
    let value: Double

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let text = try? container.decode(String.self) {
        guard let number = Double(text.lowercased()) else {
          throw DecodingError.dataCorruptedError(in: container, debugDescription: text)
        }
        value = number
      } else {
        value = try container.decode(Double.self)
      }
    }
  }

  struct Defaults: Decodable {
    let distance: Double
    let threshold: Double
  }

  struct Progress: Decodable {
    let offset: Number
    let topInset: Number
    let distance: Number
    let `is`: Double
  }

  struct FadeAlpha: Decodable {
    let progress: Double?
    let `is`: Double
  }

  struct Half: Decodable {
    let progress: Number
    let `is`: Bool
  }

  struct AwayShift: Decodable {
    let offset: Number
    let topInset: Number
    let threshold: Number
    let `is`: Double
  }

  struct Interpolation: Decodable {
    let from: [Double]
    let to: [Double]
    let progress: Number
    let `is`: [Double]
  }

  struct AlmostOpaque: Decodable {
    let side: Int
    let scale: Double
    let capInsets: [Int]
    let alphas: [[Double]]
  }

  let defaults: Defaults
  let progress: [Progress]
  let fadeAlpha: [FadeAlpha]
  let isPastHalf: [Half]
  let awayShift: [AwayShift]
  let interpolation: [Interpolation]
  let almostOpaque: AlmostOpaque

  static func read() throws -> Vectors {
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "vectors.json")
    return try JSONDecoder().decode(Vectors.self, from: Data(contentsOf: file))
  }
}
