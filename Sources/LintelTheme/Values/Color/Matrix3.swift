/// Three coordinates in some color space.
struct Vector3: Hashable, Sendable {
  let x: Double
  let y: Double
  let z: Double

  init(_ x: Double, _ y: Double, _ z: Double) {
    self.x = x
    self.y = y
    self.z = z
  }

  func map(_ transform: (Double) -> Double) -> Vector3 {
    Vector3(transform(x), transform(y), transform(z))
  }

  func allSatisfy(_ predicate: (Double) -> Bool) -> Bool {
    predicate(x) && predicate(y) && predicate(z)
  }
}

/// A linear map between color spaces.
struct Matrix3: Sendable {
  let rows: (Vector3, Vector3, Vector3)

  init(
    _ first: (Double, Double, Double),
    _ second: (Double, Double, Double),
    _ third: (Double, Double, Double)
  ) {
    rows = (
      Vector3(first.0, first.1, first.2),
      Vector3(second.0, second.1, second.2),
      Vector3(third.0, third.1, third.2)
    )
  }

  static func * (matrix: Matrix3, vector: Vector3) -> Vector3 {
    Vector3(dot(matrix.rows.0, vector), dot(matrix.rows.1, vector), dot(matrix.rows.2, vector))
  }

  /// Returns the scalar product of two vectors.
  private static func dot(_ a: Vector3, _ b: Vector3) -> Double {
    a.x * b.x + a.y * b.y + a.z * b.z
  }
}
