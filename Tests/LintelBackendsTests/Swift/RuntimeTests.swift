#if os(Linux)
  import LintelTesting
  import LintelTheme
  import Testing

  /// Runs the runtime library as a program, because a file can't import both a module named UIKit and Swift Testing.
  @Suite("The runtime library")
  struct RuntimeTests {
    private static let samples: [KnownColor] = [
      KnownColor(.srgb, red: 0.2, green: 0.4, blue: 0.9, alpha: 1),
      KnownColor(.srgb, red: 1, green: 0.82, blue: 0.4, alpha: 0.5),
      KnownColor(.srgb, red: 0, green: 0, blue: 0, alpha: 1),
      KnownColor(.srgb, red: 1, green: 1, blue: 1, alpha: 0.85),
      KnownColor(.displayP3, red: 1, green: 0.1, blue: 0.05, alpha: 1),
    ]

    private func program(_ body: String) throws -> [String] {
      let run = try SwiftToolchain.execute([
        ("main.swift", "@_spi(Generated) import LintelUIKit\nimport UIKit\n\n" + body)
      ])
      try #require(run.status == 0, "\(run.output)")
      return run.output.split(separator: "\n").map(String.init)
    }

    private func literal(_ color: KnownColor) -> String {
      let components = "\(color.red), green: \(color.green), blue: \(color.blue)"
      return switch color.space {
      case .srgb: "UIColor(red: \(components), alpha: \(color.alpha))"
      case .displayP3: "UIColor(displayP3Red: \(components), alpha: \(color.alpha))"
      }
    }

    @Test("Color functions have the same results as in the compiler")
    func colorFunctionsAgree() throws {
      var body = """
        func show(_ color: UIColor) {
          let color = color.resolvedColor(with: UITraitCollection())
          switch color.origin {
          case .srgb(let r, let g, let b): print("srgb", r, g, b, color.alpha ?? 1)
          case .displayP3(let r, let g, let b): print("displayP3", r, g, b, color.alpha ?? 1)
          case .system, .asset, .dynamic: print("unresolved")
          }
        }

        """
      var expected: [KnownColor] = []
      for color in Self.samples {
        for other in Self.samples {
          let arguments = "\(literal(color)), \(literal(other))"
          body += "show(ThemeColor.mix(\(arguments), 0.3))\n"
          expected.append(color.mixed(with: other, share: 0.3))
          body += "show(ThemeColor.readable(\(literal(Self.samples[0])), \(arguments)))\n"
          expected.append(Self.samples[0].mostReadable(color, other))
        }
        body += "show(ThemeColor.darken(\(literal(color)), 0.2))\n"
        expected.append(color.lightened(by: -0.2))
        body += "show(ThemeColor.lighten(\(literal(color)), 0.15))\n"
        expected.append(color.lightened(by: 0.15))
        body += "show(ThemeColor.alpha(\(literal(color)), 0.4))\n"
        expected.append(color.faded(by: 0.4))
      }
      let lines = try program(body)
      try #require(lines.count == expected.count)
      for (line, color) in zip(lines, expected) {
        let words = line.split(separator: " ")
        let found = words.dropFirst().compactMap { Double($0) }
        let wanted = [color.red, color.green, color.blue, color.alpha]
        #expect(words[0] == "\(color.space)")
        #expect(zip(found, wanted).allSatisfy { abs($0 - $1) < 1e-4 }, "\(line) for \(wanted)")
      }
    }

    @Test("A promo runs from its first instant to its last, by the clock that it is written for")
    func promoSpans() throws {
      // 2027-06-01 00:00 and an hour later, in minutes; the zone is two hours ahead.
      let lines = try program(
        """
        let zone = TimeZone(secondsFromGMT: 7200) ?? .current
        let local = PromoSpan(from: .local(minutes: 30_202_560), until: .local(minutes: 30_202_620))
        let world = PromoSpan(from: .instant(minutes: 30_202_560), until: nil)
        for minutes in [30_202_439, 30_202_440, 30_202_499, 30_202_500, 30_202_559, 30_202_560] {
          let date = Date(timeIntervalSince1970: Double(minutes) * 60)
          print(local.contains(date, in: zone), world.contains(date, in: zone))
        }
        """
      )
      #expect(
        lines == [
          "false false", "true false", "true false", "false false", "false false", "false true",
        ]
      )
    }

    @Test("An almost opaque bar has one translucent pixel, in its own color in light and dark")
    func almostOpaqueBackground() throws {
      let lines = try program(
        """
        let appearance = UINavigationBarAppearance()
        appearance.backgroundColor = ThemeColor.appearances(
          light: ThemeColor.srgb(0xFF00_00FF),
          dark: ThemeColor.srgb(0x00FF_00FF)
        )
        appearance.setTranslucency(.almostOpaque)
        let insets = appearance.backgroundImage?.capInsets
        print(insets == UIEdgeInsets(top: 2, left: 2, bottom: 2, right: 2))
        print(appearance.backgroundColor == nil)
        for style in [UIUserInterfaceStyle.light, .dark] {
          let traits = UITraitCollection(userInterfaceStyle: style)
          let image = appearance.backgroundImage?.imageAsset?.image(with: traits)
          guard case .drawn(let calls)? = image?.origin else { continue }
          for call in calls {
            guard case .replace(let color, let area) = call,
              case .srgb(let red, let green, _) = color.origin
            else { continue }
            let corner = [area.minX, area.minY, area.width, area.height].map { Int($0) }
            print(red, green, color.alpha ?? 0, corner)
          }
        }
        """
      )
      #expect(
        lines == [
          "true", "true",
          "1.0 0.0 1.0 [0, 0, 5, 5]", "1.0 0.0 0.99 [4, 0, 1, 1]",
          "0.0 1.0 1.0 [0, 0, 5, 5]", "0.0 1.0 0.99 [4, 0, 1, 1]",
        ]
      )
    }
  }
#endif
