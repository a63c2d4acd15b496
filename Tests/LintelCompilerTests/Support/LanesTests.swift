import LintelCompiler
import Testing

@Suite("Lanes")
struct LanesTests {
  @Test("Every dimension, bar and slot has a lane")
  func room() {
    #expect(Lanes.shortages(in: Lanes.needs) == [])
  }

  @Test("What has none is named, with how many there are")
  func shortage() {
    #expect(
      Lanes.shortages(in: [Lanes.Need("dimensions", 9, lanes: 8), Lanes.Need("bars", 4, lanes: 4)])
        == ["there are 9 dimensions, which has room for 8"]
    )
  }
}
