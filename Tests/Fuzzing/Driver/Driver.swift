import FuzzTargets

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The target from `LINTEL_FUZZ`, because libFuzzer handles the command line.
private let target: FuzzTarget = {
  let name = unsafe getenv("LINTEL_FUZZ").map { unsafe String(cString: $0) } ?? ""
  guard let target = FuzzTarget(rawValue: name) else {
    let names = FuzzTarget.allCases.map(\.rawValue).joined(separator: ", ")
    fatalError("LINTEL_FUZZ has to name a target: \(names)")
  }
  return target
}()

/// The function that libFuzzer calls with each input; a fault ends the process, so that libFuzzer keeps the input.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let input = unsafe Array(UnsafeBufferPointer(start: bytes, count: count))
  let faults = target.faults(in: input)
  if !faults.isEmpty {
    for fault in faults { print("FAULT: \(fault)") }
    fflush(nil)
    abort()
  }
  return 0
}
