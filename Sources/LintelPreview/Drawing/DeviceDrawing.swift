import LintelBackends
import LintelSchema
import LintelTheme

/// Draws the surroundings of bars: the status bar, the home indicator, and content behind the bars.
struct DeviceDrawing {
  let ink: Ink
  let metrics: Metrics

  /// Returns the status bar in the theme's color, or in one that follows the appearance.
  func statusBar(_ style: StatusBarStyle?) -> XMLElement {
    let color: ResolvedColor =
      switch style {
      case .lightContent: .uikit("white")
      case .darkContent: .uikit("black")
      case .default, nil: .uikit("label")
      }
    guard metrics.statusBar > 0 else { return .group([], []) }
    let isPad = metrics.idiom == .pad
    let baseline = isPad ? 16.0 : 32.0
    let size: Double = isPad ? 12 : 16
    let right = metrics.width - (isPad ? 20 : 28)
    let time = TextScene(PartValues([:]), font: FontScene(size: size, weight: 600), color: color)
    let left: Double = isPad ? 20 : 34
    var shapes = TextDrawing(ink: ink).elements("9:41", time, x: left, baseline: baseline)
    let fill = ink.paint("fill", color)
    shapes += (0..<4).map { bar in
      let height = 4 + Double(bar) * 2.3
      let x = right - 68 + Double(bar) * 4.7
      return Area(x: x, y: baseline - height, width: 3.2, height: height).rect(radius: 0.8, fill)
    }
    shapes.append(
      .path(
        "M\((right - 45).pointText) \((baseline - 7.5).pointText) a11 11 0 0 1 15 0 "
          + "M\((right - 42.2).pointText) \((baseline - 4.6).pointText) a7 7 0 0 1 9.4 0 "
          + "M\((right - 38.5).pointText) \((baseline - 1.4).pointText) h2",
        [("fill", "none")] + ink.paint("stroke", color)
          + [("stroke-width", "2.1"), ("stroke-linecap", "round")]
      )
    )
    let edge = [("fill", "none")] + ink.paint("stroke", color.faded(0.4)) + [("stroke-width", "1")]
    shapes += [
      Area(x: right - 25, y: baseline - 11.5, width: 23, height: 12).rect(radius: 3.6, edge),
      Area(x: right - 23, y: baseline - 9.5, width: 17, height: 8).rect(radius: 2, fill),
      Area(x: right - 1, y: baseline - 7.5, width: 1.4, height: 4).rect(radius: 0.7, fill),
    ]
    return .part("statusBar overrideUserInterfaceStyle", children: shapes)
  }

  func homeIndicator(bottom: Double) -> XMLElement {
    Area(x: metrics.width / 2 - 67, y: bottom - 13, width: 134, height: 5)
      .rect(radius: 2.5, ink.paint("fill", .uikit("label")))
  }

  /// Returns content in fixed colors, which shows what a bar lets through.
  func content(top: Double, height: Double, _ backdrop: Backdrop = .colors) -> [XMLElement] {
    let colors =
      switch backdrop {
      case .colors: ["#F2B84B", "#E8694A", "#B8406E", "#5B4B9A", "#2E7FB8", "#35A58C", "#8DBB4A"]
      case .light: ["#FFFFFF", "#F3E9DC", "#FFFFFF", "#DCEBF5", "#F6F6F8", "#E4F0E2", "#FFFFFF"]
      case .dark: ["#0C1018", "#2A1A2E", "#10222B", "#05070B", "#31241A", "#101B2E", "#0B0B0F"]
      }
    let width = metrics.width / 6
    let lean = height * 0.4
    // The stripes lean, so there is one more than fits.
    return colors.enumerated().map { index, color in
      let x = Double(index) * width - lean / 2
      return .path(
        "M\((x - lean / 2).pointText) \((top + height).pointText) "
          + "L\((x + lean / 2).pointText) \(top.pointText) h\((width + 0.5).pointText) "
          + "L\((x - lean / 2 + width + 0.5).pointText) \((top + height).pointText) Z",
        [("fill", color)]
      )
    }
  }
}
