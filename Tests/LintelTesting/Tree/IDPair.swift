/// Two ids, hashed as one number.
struct IDPair: Hashable {
  private let bits: UInt64

  init(_ first: Int32, _ second: Int32) {
    bits = UInt64(UInt32(bitPattern: first)) << 32 | UInt64(UInt32(bitPattern: second))
  }
}
