/// Combines two numbers into one that sorts by the first number, then by the second.
@inlinable package func placeKey(_ first: Int32, _ second: Int32) -> Int64 {
  Int64(first) << 32 + Int64(second)
}
