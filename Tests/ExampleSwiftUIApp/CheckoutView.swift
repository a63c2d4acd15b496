import SwiftUI

/// The basket, and the payment after it.
///
/// The theme hides the tab bar here, and gives the bar a paper background at the scroll edge while the promo runs.
struct CheckoutView: View {
  let pay: @MainActor () -> Void

  var body: some View {
    VStack { Text("One lantern") }
      .navigationTitle("Checkout")
      .toolbar {
        Button("Pay", action: pay)
      }
  }
}
