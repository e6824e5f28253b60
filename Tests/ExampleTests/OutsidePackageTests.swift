import Foundation
import Testing

/// The package that CI builds from outside is the one that the README shows.
struct OutsidePackageTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private func text(_ path: String) throws -> String {
    try String(contentsOf: Self.root.appending(path: path), encoding: .utf8)
  }

  @Test(arguments: [
    "Tests/OutsidePackage/Sources/my-app/main.swift",
    "Tests/OutsidePackage/Tests/MyControllersTests/MyViewControllerTests.swift",
  ])
  func `the README quotes the package that is built from outside`(path: String) throws {
    let readme = try text("README.md").replacing(" ", with: "").replacing("\n", with: "")
    let file = try text(path)
    let start = file.range(of: "@MainActor @Test")?.lowerBound ?? file.startIndex
    let end = file.range(of: "\n}\n")?.upperBound ?? file.endIndex
    let part = file[start..<end].replacing(" ", with: "").replacing("\n", with: "")

    #expect(part.count > 40)
    #expect(readme.contains(part), "\(path)")
  }

  @Test func `CI tests the package from outside`() throws {
    #expect(try text(".ci/run").contains("--package-path Tests/OutsidePackage"))
  }
}
