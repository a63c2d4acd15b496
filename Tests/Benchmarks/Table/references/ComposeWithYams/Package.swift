// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "compose",
  dependencies: [.package(url: "https://github.com/jpsim/Yams", from: "6.0.0")],
  targets: [
    .executableTarget(
      name: "compose",
      dependencies: [.product(name: "Yams", package: "Yams")]
    )
  ]
)
