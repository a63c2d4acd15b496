import LintelSwiftUI
import SwiftUI

/// A photo that starts under the bar, and a text below.
///
/// The bar fades in as the content scrolls, which the theme sets, not this view.
struct ProductView: View {
  let name: String
  @Binding var path: [Harbor.Screen]
  @Environment(\.harborContext) private var context

  var body: some View {
    ScrollView {
      Text("A light for the way home.").font(Harbor.ViewFonts.title)
    }
    .tint(Harbor.ViewColors.accent(context))
    .navigationTitle(name)
    .toolbar {
      Button("Buy") { path.append(.checkout) }
    }
  }
}
