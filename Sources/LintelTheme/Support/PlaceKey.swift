/// Two numbers as one, by the first one and then by the second one.
@inlinable
package func placeKey(_ first: Int32, _ second: Int32) -> Int64 {
  Int64(first) << 32 + Int64(second)
}
