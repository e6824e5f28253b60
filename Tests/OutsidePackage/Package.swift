// swift-tools-version: 6.2
import PackageDescription

// What somebody else writes to see controllers of their own: built by CI, quoted by the README.
let package = Package(
  name: "my-app",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "winch", path: "../..")
  ],
  targets: [
    .target(name: "MyControllers", dependencies: [.product(name: "UIKit", package: "winch")]),
    .executableTarget(
      name: "my-app",
      dependencies: ["MyControllers", .product(name: "WinchKit", package: "winch")]),
    .testTarget(
      name: "MyControllersTests",
      dependencies: ["MyControllers", .product(name: "WinchKit", package: "winch")]),
  ],
  swiftLanguageModes: [.v5]
)
