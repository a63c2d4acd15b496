import Foundation
@_spi(Generated) import LintelUIKit
import Testing
import UIKit

@testable import ExampleApp

@Suite("The example app")
@MainActor
struct JourneyTests {
  private func launch(on day: String) throws -> Launched {
    let delegate = SceneDelegate()
    delegate.bars.timeZone = { .gmt }
    let app = Launched(delegate: delegate)
    try app.setDate(day)
    let scene = UIWindowScene()
    delegate.scene(scene, willConnectTo: UISceneSession(), options: UIScene.ConnectionOptions())
    return app
  }

  @Test("From the list to the payment and back, each screen has its own bar")
  func shopping() throws {
    try Simulation.run {
      let app = try launch(on: "2027-05-31")
      let home = try #require(app.top as? HomeViewController)
      #expect(app.bar.showsLargeTitle)
      #expect(home.navigationItem.largeTitleDisplayMode == .always)
      try app.tap(home.navigationItem.leftBarButtonItem?.primaryAction)
      let product = try #require(app.top as? ProductViewController)
      #expect(!app.bar.showsLargeTitle)
      #expect(app.shade(of: product) == 0)
      product.content.contentOffset.y = 5 - product.content.adjustedContentInset.top
      #expect(app.shade(of: product) == 0.5)
      product.content.contentOffset.y = 300
      #expect(app.shade(of: product) == 1)
      try app.tap(product.navigationItem.rightBarButtonItem?.primaryAction)
      let checkout = try #require(app.top as? CheckoutViewController)
      #expect(checkout.hidesBottomBarWhenPushed)
      try app.tap(checkout.navigationItem.rightBarButtonItem?.primaryAction)
      let payment = try #require(app.top as? PaymentViewController)
      try app.tap(payment.navigationItem.rightBarButtonItem?.primaryAction)
      #expect(app.top === home)
      #expect(app.bar.showsLargeTitle)
      #expect(app.shade(of: home) == 1)
      #expect(Simulation.misuses == [])
    }
  }

  @Test("After a canceled swipe back, the product's bar is unchanged")
  func swipe() throws {
    try Simulation.run {
      let app = try launch(on: "2027-05-31")
      try app.tap(app.top?.navigationItem.leftBarButtonItem?.primaryAction)
      let product = try #require(app.top as? ProductViewController)
      product.content.contentOffset.y = 5 - product.content.adjustedContentInset.top
      let swipe = try #require(app.navigation?.beginSwipeBack())
      swipe.advance(to: 0.4)
      swipe.cancel()
      #expect(app.top === product)
      #expect(app.shade(of: product) == 0.5)
      #expect(!app.bar.showsLargeTitle)
      #expect(Simulation.misuses == [])
    }
  }

  @Test("Choosing a brand in the menu changes the bars and the check mark immediately")
  func brands() throws {
    try Simulation.run {
      let app = try launch(on: "2027-05-31")
      let day = app.tint(.light)
      #expect(day == "0B6E99")
      let menu = try #require(app.top?.navigationItem.rightBarButtonItem?.menu)
      let brands = menu.children.compactMap { $0 as? UIAction }
      #expect(brands.map(\.title) == ["harbor", "nightHarbor"])
      #expect(brands.map(\.state) == [.on, .off])
      brands.last?.tap()
      #expect(app.tint(.light) == "0A4A78")
      let changed = app.top?.navigationItem.rightBarButtonItem?.menu?.children
      #expect(changed?.compactMap { ($0 as? UIAction)?.state } == [.off, .on])
      brands.first?.tap()
      #expect(app.tint(.light) == day)
      #expect(Simulation.misuses == [])
    }
  }

  @Test("The promo begins and ends by the calendar while the app runs")
  func promo() throws {
    try Simulation.run {
      let app = try launch(on: "2027-05-31")
      var ring: (@MainActor () -> Void)?
      app.delegate.bars.alarm = { _, wake in
        ring = wake
        return {}
      }
      app.delegate.bars.startUpdatingPromos()
      var colors = [app.background(.light)]
      for day in ["2027-06-01", "2027-08-31", "2027-09-01"] {
        try app.setDate(day)
        ring?()
        colors.append(app.background(.light))
      }
      #expect(colors[1] == "FFD166" && colors[2] == "FFD166")
      #expect(colors[0] == colors[3] && colors[0] != "FFD166")
      #expect(Simulation.misuses == [])
    }
  }
}
