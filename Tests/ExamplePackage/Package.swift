// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Storefront",
  platforms: [.macOS(.v15), .iOS(.v15)],
  products: [
    .library(name: "Storefront", targets: ["Storefront"]),
    .library(name: "StorefrontViews", targets: ["StorefrontViews"]),
  ],
  dependencies: [.package(name: "lintel", path: "../..")],
  targets: [
    .target(
      name: "Storefront",
      dependencies: [.product(name: "LintelUIKit", package: "lintel")],
      plugins: [.plugin(name: "LintelPlugin", package: "lintel")]
    ),
    .target(
      name: "StorefrontViews",
      dependencies: [
        .product(name: "LintelSwiftUI", package: "lintel"),
        .product(name: "LintelUIKit", package: "lintel"),
      ],
      plugins: [.plugin(name: "LintelPlugin", package: "lintel")]
    ),
  ],
  swiftLanguageModes: [.v6]
)
