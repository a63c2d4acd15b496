import LintelDiagnostics
import Testing

@Suite("Hashes of texts")
struct ContentHashTests {
  @Test(
    "The published values of FNV-1a with 128 bits",
    arguments: [
      ("", "6c62272e07bb014262b821756295c58d"),
      ("a", "d228cb696f1a8caf78912b704e4a8964"),
      ("foobar", "343e1662793c64bf6f0d3597ba446f18"),
    ]
  )
  func vectors(text: String, hash: String) {
    #expect(ContentHash(text).text == hash)
  }
}
