import Foundation
import LintelTesting
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite("lintel preview")
struct PreviewCommandTests {
  private static let theme = """
    lintel: 1
    theme: Shop
    ios: 15..18
    navigationBar: { background: { preset: opaque, color: "#FFEE00" } }
    brands: { day: {}, night: { navigationBar: { tint: "#123456" } } }
    screens: { home: {}, about: { navigationBar: { shadow: none } } }

    """

  @Test("The command writes one page, or a picture of each look once")
  func files() throws {
    let place = try Workplace(["Shop.yaml": Self.theme])
    let page = try place.lintel(["preview", "Shop.yaml", "--output", "Out"])
    #expect(page.status == 0)
    #expect(page.output == "wrote Out/Shop.html\n")
    let pictures = try place.lintel(["preview", "Shop.yaml", "--to", "svg", "--output", "Out"])
    #expect(
      pictures.output == """
        wrote Out/Shop.day.home.svg
        wrote Out/Shop.night.home.svg
        wrote Out/Shop.day.about.svg
        wrote Out/Shop.night.about.svg

        """
    )
    let again = try place.lintel(["preview", "Shop.yaml", "--to", "svg", "--output", "Out"])
    #expect(again.output == "")
  }

  @Test("The command draws the requested parts, and names values that the theme doesn't have")
  func questions() throws {
    let place = try Workplace(["Shop.yaml": Self.theme])
    let one = try place.lintel([
      "preview", "Shop.yaml", "--to", "svg", "--brand", "night", "--screen", "about", "--output",
      "Out",
    ])
    #expect(one.output == "wrote Out/Shop.night.about.svg\n")
    let unknown = try place.lintel(["preview", "Shop.yaml", "--screen", "hom", "--output", "Out"])
    #expect(unknown.status == 2)
    #expect(
      unknown.errors == "lintel: error: the theme has no screen 'hom'; did you mean 'home'?\n"
    )
    let nowhere = try place.lintel(["preview", "Shop.yaml"])
    #expect(nowhere.status == 2)
    #expect(nowhere.errors.contains("specify an output folder with --output, or --watch"))
  }

  @Test("A theme with errors isn't drawn")
  func broken() throws {
    let place = try Workplace(["Shop.yaml": Self.theme + "toolbarr: {}\n"])
    let run = try place.lintel(["preview", "Shop.yaml", "--output", "Out"])
    #expect(run.status == 1)
    #expect(run.errors.contains("toolbarr"))
    #expect(try place.files() == ["Shop.yaml"])
  }

  @Test(
    "With --watch, the page follows the theme, keeps the last good drawings, and serves only this computer"
  )
  func watch() async throws {
    let place = try Workplace(["Shop.yaml": Self.theme])
    let served = try await ServedPreview(of: "Shop.yaml", in: place.folder)
    defer { served.end() }
    let first = try await served.text("")
    #expect(first.contains("connect-src 'self'"))
    #expect(first.contains("#FFEE00"))
    #expect(try await served.text("version") == "1")
    #expect(try await served.status("other") == 404)
    #expect(try await served.status("", host: "example.org") == 403)
    #expect(try await served.status("", method: "POST") == 405)

    try place.write(Self.theme.replacing("#FFEE00", with: "#00CCDD"), to: "Shop.yaml")
    try await served.wait(for: "2")
    #expect(try await served.text("").contains("#00CCDD"))

    try place.write(Self.theme + "toolbarr: {}\n", to: "Shop.yaml")
    try await served.wait(for: "3")
    let broken = try await served.text("")
    #expect(broken.contains("unknown-"))
    #expect(broken.contains("#00CCDD"))
  }
}

/// A running `lintel preview --watch`.
private final class ServedPreview {
  struct Failure: Error {
    let description: String
  }

  private let tool: WatchedTool
  private let address: String

  init(of theme: String, in folder: URL) async throws {
    tool = try WatchedTool(["preview", theme, "--watch"], in: folder)
    let line = try await tool.next("http://")
    guard let match = line.firstMatch(of: #/http://127\.0\.0\.1:[0-9]+/#) else {
      throw Failure(description: "it said: \(line)")
    }
    address = String(match.0)
  }

  func end() {
    tool.end()
  }

  func text(_ path: String) async throws -> String {
    String(decoding: try await load(path).0, as: UTF8.self)
  }

  func status(_ path: String, host: String? = nil, method: String = "GET") async throws -> Int {
    let response = try await load(path, host: host, method: method).1
    return (response as? HTTPURLResponse)?.statusCode ?? 0
  }

  /// Waits until the version is served; the tool checks its files several times a second.
  func wait(for version: String) async throws {
    for _ in 0..<200 {
      if try await text("version") == version { return }
      try await Task.sleep(for: .milliseconds(50))
    }
    throw Failure(description: "there is no version \(version)")
  }

  private func load(
    _ path: String,
    host: String? = nil,
    method: String = "GET"
  ) async throws -> (Data, URLResponse) {
    guard let url = URL(string: "\(address)/\(path)") else {
      throw Failure(description: "no address")
    }
    var request = URLRequest(url: url)
    request.httpMethod = method
    request.timeoutInterval = 20
    if let host { request.setValue(host, forHTTPHeaderField: "Host") }
    return try await URLSession(configuration: .ephemeral).data(for: request)
  }
}
