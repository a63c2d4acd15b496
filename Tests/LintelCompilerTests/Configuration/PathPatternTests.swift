import LintelLint
import Testing

@Suite("Patterns of paths")
struct PathPatternTests {
  @Test(
    "A pattern is relative to its folder, and a folder means its contents",
    arguments: [
      ("Styles", "/app/Styles/a.yaml", true),
      ("Styles", "/app/Styles/deep/er/a.yaml", true),
      ("Styles", "/app/Styles", true),
      ("Styles", "/app/Styles2/a.yaml", false),
      ("Styles", "/app/old/Styles/a.yaml", false),
      ("Styles", "/Styles/a.yaml", false),
      ("./Styles/", "/app/Styles/a.yaml", true),
      (".", "/app/a.yaml", true),
      (".", "/other/a.yaml", false),
      ("../other", "/other/a.yaml", true),
      ("/other", "/other/a.yaml", true),
      ("*.yaml", "/app/a.yaml", true),
      ("*.yaml", "/app/Styles/a.yaml", false),
      ("*.yaml", "/app/.yaml", true),
      ("*.yaml", "/app/a.yaml.txt", false),
      ("**/*.yaml", "/app/a.yaml", true),
      ("**/*.yaml", "/app/b/c/a.yaml", true),
      ("**/old/**", "/app/b/old/c/a.yaml", true),
      ("**/old/**", "/app/b/older/c/a.yaml", false),
      ("Styles/**", "/app/Styles/a.yaml", true),
      ("Styles/**", "/app/a.yaml", false),
      ("Styles/**/b/*.yaml", "/app/Styles/b/b/b/a.yaml", true),
      ("Styles/**/b/*.yaml", "/app/Styles/b/b/a/a.yaml", false),
      ("a?.yaml", "/app/ab.yaml", true),
      ("a?.yaml", "/app/a.yaml", false),
      ("a?.yaml", "/app/aü.yaml", true),
      ("*a*b*", "/app/xxaxxbxx", true),
      ("*a*b*", "/app/xxbxxaxx", false),
      ("A.yaml", "/app/a.yaml", false),
    ] as [(String, String, Bool)]
  )
  func matches(pattern: String, path: String, isMatch: Bool) {
    #expect(PathPattern(pattern, in: "/app").matches(path) == isMatch)
  }

  @Test("No pattern takes long, regardless of repetitions")
  func time() {
    let name = String(repeating: "a", count: 200) + "b"
    let pattern = String(repeating: "*a", count: 100) + "c"
    #expect(!PathPattern(pattern, in: "/app").matches("/app/" + name))
    let folders = String(repeating: "**/a/", count: 100) + "c"
    let path = "/app/" + String(repeating: "a/", count: 200) + "b"
    #expect(!PathPattern(folders, in: "/app").matches(path))
  }
}
