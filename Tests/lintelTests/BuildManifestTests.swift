import Foundation
import LintelDiagnostics
import Testing

@testable import lintel

@Suite("Build manifests")
struct BuildManifestTests {
  @Test(
    "The digest is XXH64 of each block after another",
    arguments: [
      ("a", 0xD24E_C4F1_A98C_6E5B),
      ("abc", 0x44BC_2CF5_AD77_0999),
      ("Nobody inspects the spammish repetition", 0xFBCE_A83C_8A37_8BF1),
    ] as [(String, UInt64)]
  )
  func digest(text: String, expected: UInt64) {
    #expect(ContentDigest(Array(text.utf8)).value == expected)
  }

  @Test("A file has the digest of its bytes, regardless of the number of blocks")
  func fileDigest() throws {
    let place = try Workplace()
    for count in [0, 1, 31, 65_535, 65_536, 65_537, 200_000] {
      let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 * 7 + 3) }
      let file = place.folder.appending(path: "\(count)")
      try Data(bytes).write(to: file)
      #expect(Files.digest(of: file.path)?.digest == ContentDigest(bytes))
      if count == 200_000 { #expect(ContentDigest(bytes).value == 0x3943_8968_321E_11C4) }
    }
    #expect(Files.digest(of: place.folder.appending(path: "none").path) == nil)
  }

  private static let manifest: BuildManifest = {
    let stamp = FileStamp(size: 7, inode: .max, modified: -1, changed: 1 << 60)
    let digest = ContentDigest(value: 0x0123_4567_89AB_CDEF)
    var inputs = Observations()
    inputs.files["Styles/a b.yaml"] = FileRecord(stamp: stamp, digest: digest, isSettled: true)
    inputs.files["Styles/é.yaml"] = FileRecord(stamp: stamp, digest: digest, isSettled: false)
    inputs.folders[""] = FileRecord(stamp: stamp, digest: digest, isSettled: true)
    inputs.kinds = [".lintel.yml": nil, "Styles": .folder, "x": .file]
    inputs.unreadable["locked"] = stamp
    let output = FileRecord(stamp: stamp, digest: digest, isSettled: false)
    return BuildManifest(command: ["/", "compile", ""], inputs: inputs, outputs: ["o": output])
  }()

  @Test("A written manifest can be read, but not a truncated one")
  func coding() {
    let bytes = Self.manifest.bytes
    #expect(BuildManifest(bytes) == Self.manifest)
    for count in 0..<bytes.count { #expect(BuildManifest(Array(bytes[..<count])) == nil) }
    // No memory is reserved for numbers of members that no file can have.
    for index in bytes.indices {
      var damaged = bytes
      damaged[index] ^= 0xFF
      #expect(BuildManifest(damaged) != Self.manifest)
    }
  }

  @Test("A settled stamp is trusted, and an older one is settled after its contents are checked")
  func records() throws {
    let place = try Workplace(["file": "one"])
    let path = place.folder.appending(path: "file").path
    let stamp = try #require(FileStamp(path))
    let (right, wrong) = (ContentDigest(Array("one".utf8)), ContentDigest(value: 1))
    let now = FileStamp.now()
    func holds(_ record: inout FileRecord, _ time: Int64) -> Bool {
      record.isCurrent(path, at: time)
    }
    var believed = FileRecord(stamp: stamp, digest: wrong, isSettled: true)
    let isBelieved = holds(&believed, now)
    #expect(isBelieved)
    var doubted = FileRecord(stamp: stamp, digest: wrong, isSettled: false)
    let isDoubted = !holds(&doubted, now)
    #expect(isDoubted)
    var sure = FileRecord(stamp: stamp, digest: right, isSettled: false)
    let isSure = holds(&sure, now)
    #expect(isSure && !sure.isSettled)
    let isSureLater = holds(&sure, now + 3_000_000_000)
    #expect(isSureLater && sure.isSettled)
    // After a checkout, the stamp is different, and the contents are the same.
    let other = FileStamp(size: stamp.size, inode: 0, modified: 0, changed: 0)
    var moved = FileRecord(stamp: other, digest: right, isSettled: true)
    let isSame = holds(&moved, now)
    #expect(isSame && moved.stamp == stamp && !moved.isSettled)
  }
}
