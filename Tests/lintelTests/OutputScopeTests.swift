import Testing

@Suite("lintel compile --brand and --mode")
struct OutputScopeTests {
  private static let theme = """
    lintel: 1
    theme: Chain
    ios: 12..18
    tokens: { colors: { accent: "#112233" } }
    toolbar: { background: { preset: opaque, color: $accent } }
    proxies: [{ class: UINavigationBar, containedIn: [ShopController], set: { barTintColor: $accent } }]
    brands:
      day: {}
      night: { tokens: { colors: { accent: "#445566" } }, screens: { home: { tint: "#445566" } } }
      dawn: { tokens: { colors: { accent: "#778899" } } }
    modes:
      reading:
        standard: {}
        sepia: { toolbar: { tint: "#F8F1E3" } }
        black: { toolbar: { tint: "#010203" } }
    screens: { home: {} }

    """

  @Test("Outputs are for the specified brands, and name no others")
  func slices() throws {
    let place = try Workplace(["Chain.yaml": Self.theme])
    let arguments = [
      "compile", "Chain.yaml", "--to", "swift", "--to", "json", "--proxies", "contained", "-o",
      "out",
    ]
    #expect(try place.lintel(arguments).status == 0)
    for name in ["out/Chain.json", "out/Chain.swift"] {
      let text = try place.text(of: name)
      #expect(["night", "445566", "dawn", "778899"].allSatisfy(text.contains), "\(name)")
    }
    #expect(try place.lintel(arguments + ["--brand", "day", "--brand", "dawn"]).status == 0)
    for name in ["out/Chain.json", "out/Chain.swift"] {
      let text = try place.text(of: name)
      #expect(["day", "112233", "dawn", "778899"].allSatisfy(text.contains), "\(name)")
      #expect(!text.contains("night") && !text.contains("445566"), "\(name)")
    }
  }

  @Test("Outputs contain only the specified values of modes, and the first one is the default")
  func modes() throws {
    let place = try Workplace(["Chain.yaml": Self.theme])
    let arguments = ["compile", "Chain.yaml", "--to", "swift", "--to", "json", "-o", "out"]
    let black = ["--mode", "reading=black"]
    #expect(try place.lintel(arguments + black + ["--mode", "reading=sepia"]).status == 0)
    #expect(try place.text(of: "out/Chain.json").contains(#""reading": ["sepia", "black"]"#))
    #expect(try place.text(of: "out/Chain.swift").contains("var reading: Reading = .sepia"))
    #expect(try place.lintel(arguments + black).status == 0)
    for name in ["out/Chain.json", "out/Chain.swift"] {
      let text = try place.text(of: name)
      #expect(["black", "010203", "night"].allSatisfy(text.contains), "\(name)")
      #expect(["sepia", "F8F1E3", "context.reading"].allSatisfy { !text.contains($0) }, "\(name)")
    }
  }

  @Test(
    "Values that the theme doesn't have are wrong usage, with the nearest name",
    arguments: [
      (["--brand", "nigth"], "no brand 'nigth'; did you mean 'night'?"),
      (["--mode", "reading=sepai"], "mode 'reading' has no value 'sepai'; did you mean 'sepia'?"),
      (["--mode", "readng=sepia"], "no mode 'readng'; did you mean 'reading'?"),
      (["--mode", "sepia"], "'sepia' isn't a mode and its value; write it as 'reading=sepia'"),
      (["--mode", "black"], "'black' isn't a mode and its value; write it as 'reading=black'"),
    ]
  )
  func unknown(_ options: [String], message: String) throws {
    let place = try Workplace(["Chain.yaml": Self.theme])
    let run = try place.lintel(["compile", "Chain.yaml", "--to", "json", "-o", "out"] + options)
    #expect(run.status == 2)
    #expect(run.errors.contains(message), "\(run.errors)")
    #expect(try place.files() == ["Chain.yaml"])
    // With several themes, the error names one that doesn't have the value.
    let second = Self.theme.replacing("theme: Chain", with: "theme: Other")
    let both = try Workplace(["Styles/Chain.yaml": Self.theme, "Styles/Other.yaml": second])
    let several = try both.lintel(["compile", "Styles", "--to", "json", "-o", "out"] + options)
    #expect(several.status == 2)
    #expect(several.errors.hasPrefix("lintel: error: Styles/Chain.yaml: "), "\(several.errors)")
    #expect(several.errors.contains(message), "\(several.errors)")
  }
}
