import Foundation
@_spi(Generated) import LintelUIKit
import Testing
import UIKit

/// Compares color functions with results that `reckon-colors.py` calculates from other sources than the library's.
@Suite("Color functions, compared with an independent calculation")
@MainActor
struct ColorFunctionTests {
  private struct File: Decodable {
    let vectors: [Vector]
  }

  struct Vector: Decodable {
    let function: String
    let colors: [Color]
    let amount: Double?
    let `is`: Color
  }

  struct Color: Decodable {
    let space: String
    let rgb: [Double]
    let alpha: Double
    let extendedSRGB: [Double]?

    var uiColor: UIColor {
      space == "srgb"
        ? UIColor(red: rgb[0], green: rgb[1], blue: rgb[2], alpha: alpha)
        : UIColor(displayP3Red: rgb[0], green: rgb[1], blue: rgb[2], alpha: alpha)
    }
  }

  private static func vectors() throws -> [Vector] {
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "colors.json")
    return try JSONDecoder().decode(File.self, from: Data(contentsOf: file)).vectors
  }

  private static func made(_ vector: Vector) -> UIColor? {
    let (colors, amount) = (vector.colors.map(\.uiColor), vector.amount ?? 0)
    switch vector.function {
    case "alpha": return ThemeColor.alpha(colors[0], amount)
    case "darken": return ThemeColor.darken(colors[0], amount)
    case "lighten": return ThemeColor.lighten(colors[0], amount)
    case "mix": return ThemeColor.mix(colors[0], colors[1], amount)
    case "readable": return ThemeColor.readable(colors[0], colors[1], colors[2])
    default: return nil
    }
  }

  @Test("Each function matches the calculation, in sRGB and Display P3, with and without alpha")
  func functions() throws {
    let vectors = try Self.vectors()
    #expect(Set(vectors.map(\.function)).count == 5 && vectors.count > 100)
    for vector in vectors {
      let found = try #require(TestColor.components(Self.made(vector)))
      let expected = (vector.is.extendedSRGB ?? []) + [vector.is.alpha]
      // The two sources differ in the fourth digit.
      #expect(
        zip(found, expected).allSatisfy { abs($0 - $1) < 0.002 },
        "\(vector.function) \(vector.colors.map(\.rgb)): \(found), not \(expected)"
      )
    }
  }
}
