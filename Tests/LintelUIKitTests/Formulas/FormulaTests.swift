import Foundation
import LintelSchema
@_spi(Generated) import LintelUIKit
import Testing

@Suite("The formulas of scroll behaviors and shadows")
struct FormulaTests {
  private let vectors: Vectors

  init() throws {
    vectors = try Vectors.read()
  }

  @Test("The progress of a fade or a crossfade")
  func progress() {
    for vector in vectors.progress {
      let progress = ScrollFormula.progress(
        offset: vector.offset.value,
        topInset: vector.topInset.value,
        distance: vector.distance.value
      )
      #expect(abs(progress - vector.is) < 1e-12, "\(vector)")
    }
    for vector in vectors.fadeAlpha {
      #expect(ScrollFormula.fadeAlpha(progress: vector.progress) == vector.is, "\(vector)")
    }
    for vector in vectors.isPastHalf {
      #expect(ScrollFormula.isPastHalf(vector.progress.value) == vector.is, "\(vector)")
    }
  }

  @Test("The distance of a bar that scrolls away")
  func away() {
    for vector in vectors.awayShift {
      let shift = ScrollFormula.awayShift(
        offset: vector.offset.value,
        topInset: vector.topInset.value,
        threshold: vector.threshold.value
      )
      #expect(abs(shift - vector.is) < 1e-12, "\(vector)")
    }
  }

  @Test("Colors are interpolated with premultiplied alpha")
  func interpolation() {
    for vector in vectors.interpolation {
      let color = Self.color(vector.from)
        .interpolated(to: Self.color(vector.to), progress: vector.progress.value)
      let found = [color.red, color.green, color.blue, color.alpha]
      #expect(zip(found, vector.is).allSatisfy { abs($0 - $1) < 1e-12 }, "\(vector): \(found)")
    }
  }

  private static func color(_ components: [Double]) -> ExtendedSRGB {
    ExtendedSRGB(
      red: components[0],
      green: components[1],
      blue: components[2],
      alpha: components[3]
    )
  }

  @Test("The almost opaque image has one translucent pixel, in a corner that doesn't stretch")
  func almostOpaque() {
    let vector = vectors.almostOpaque
    #expect(AlmostOpaqueRecipe.side == vector.side)
    #expect(vector.capInsets == Array(repeating: AlmostOpaqueRecipe.capInset, count: 4))
    let alphas = (0..<AlmostOpaqueRecipe.side).map { y in
      (0..<AlmostOpaqueRecipe.side).map { AlmostOpaqueRecipe.alpha(x: $0, y: y) }
    }
    #expect(alphas == vector.alphas)
  }

  @Test("Defaults are the same in the compiler's table and in the library")
  func defaults() {
    let schema = Schema.standard
    for (name, value) in [
      ("distance", vectors.defaults.distance), ("threshold", vectors.defaults.threshold),
    ] {
      let leaf = schema.leaf("navigationBar.scroll.\(name)").map { schema[$0].property.initial }
      #expect(leaf.flatMap { Double($0) } == value)
    }
    #expect(ScrollBehavior.fade() == .fade(distance: vectors.defaults.distance))
    #expect(ScrollBehavior.crossfade() == .crossfade(distance: vectors.defaults.distance))
    #expect(ScrollBehavior.away() == .away(threshold: vectors.defaults.threshold))
  }
}
