import LintelDiagnostics
import LintelSchema

/// A slot that a screen leaves to the system, and that needs a copy of UIKit's fallback since the bar's object would win.
struct EmulatedSlot {
  let bar: BarKind
  let slots: SlotSet
  let box: ContextBox

  /// One finding for each place in the theme that leaves such a slot to the system.
  static func diagnostics(
    _ slots: [(slot: EmulatedSlot, screens: [Int])],
    _ cascade: Cascade,
    _ space: BoxSpace
  ) -> [Diagnostic] {
    var found: [Int32: Diagnostic] = [:]
    for (slot, screens) in slots {
      guard let screen = screens.first else { continue }
      for entry in slot.entries(on: screen, cascade, space) where found[entry] == nil {
        found[entry] = slot.diagnostic(
          cascade.theme.entries[Int(entry)],
          on: screen,
          cascade.theme
        )
      }
    }
    return found.values.sorted { $0.range < $1.range }
  }

  private func diagnostic(_ entry: Entry, on screen: Int, _ theme: Theme) -> Diagnostic {
    let name = screen > 0 ? " on screen '\(theme.space.screens[screen - 1].name)'" : ""
    return Diagnostic(
      "system-slot-emulated",
      .info,
      "'\(entry.path)' needs a copy of UIKit's fallback\(name)",
      at: entry.valueRange,
      notes: [
        Note("UIKit takes an object that the bar has for the slot before the screen's other ones")
      ],
      help: ["leave the slot to the system for all screens if the copy is not wanted"],
      property: "\(bar.rawValue).slot"
    )
  }

  /// The entries that win the slots at a context of the box.
  private func entries(
    on screen: Int,
    _ cascade: Cascade,
    _ space: BoxSpace
  ) -> [Int32] {
    guard var cell = space.cell(of: box, screen: screen) else { return [] }
    let leaf = LeafRoles.standard[bar].slot
    cell[.appVersion] = cascade.theme.space.release
    return slots.slots.flatMap { slot in
      cell[.slot] = slot.rawValue
      return cascade.winners(of: TargetID(leaf), at: cell).map(\.entry)
    }
  }
}

extension BoxSpace {
  /// A context of a box, nil if there is none.
  func cell(of box: ContextBox, screen: Int) -> Cell? {
    let literals = promos(box)
    guard let brand = brands(box).first,
      let set = space.calendar.smallestSets(containing: literals.on).first(where: { set in
        literals.off.allSatisfy { !set.running.contains($0) }
      })
    else { return nil }
    var cell = Cell(promos: set.running)
    cell[.brand] = brand
    cell[.screen] = screen
    cell[.ios] = steps[Int(box.firstVersion)].interval
    cell[.idiom] = box.idioms.trailingZeroBitCount
    return cell
  }
}
