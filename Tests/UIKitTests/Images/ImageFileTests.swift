import Foundation
import Testing
import UIKit

/// Pictures that a program's files hold: what is known of them without drawing them.
@MainActor struct ImageFileTests {
  /// A bundle with a catalogue and loose files, in a folder of its own.
  private static let bundle: Bundle? = {
    let name = "pictures-\(ProcessInfo.processInfo.processIdentifier)"
    let root = URL.temporaryDirectory.appending(path: name)
    let set = root.appending(path: "Assets.xcassets/Faces/owl.imageset")
    let contents = """
      {"images": [
        {"idiom": "universal", "filename": "owl.png", "scale": "1x"},
        {"idiom": "universal", "filename": "owl@2x.png", "scale": "2x"},
        {"idiom": "universal", "scale": "3x"},
        {"idiom": "universal", "filename": "../../secret.png", "scale": "3x"},
        {"idiom": "universal", "filename": "night.png", "scale": "2x",
         "appearances": [{"appearance": "luminosity", "value": "dark"}]}
      ], "info": {"version": 1}}
      """
    do {
      try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
      try Data(contents.utf8).write(to: set.appending(path: "Contents.json"))
      try png(40, 30).write(to: set.appending(path: "owl.png"))
      try png(80, 62).write(to: set.appending(path: "owl@2x.png"))
      try png(100, 100).write(to: set.appending(path: "night.png"))
      try png(50, 20).write(to: root.appending(path: "hill@2x.png"))
      try jpeg(64, 48).write(to: root.appending(path: "lake.jpg"))
      try Data("%PDF-1.4\n1 0 obj << /MediaBox [0 0 24 36.5] >>".utf8)
        .write(to: root.appending(path: "sign.pdf"))
      try Data("<?xml version=\"1.0\"?><svg width='12' height=\"10px\" viewBox='0 0 1 1'/>".utf8)
        .write(to: root.appending(path: "mark.svg"))
      try Data("no picture".utf8).write(to: root.appending(path: "broken.png"))
    } catch {
      return nil
    }
    return Bundle(url: root)
  }()

  private static func word(_ number: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(number >> $0 & 255) }
  }

  /// A PNG that says its size and has nothing in it.
  private static func png(_ width: Int, _ height: Int) -> Data {
    let head: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    let size = word(13) + Array("IHDR".utf8) + word(width) + word(height) + [8, 2, 0, 0, 0]
    return Data(head + size + word(0) + word(0) + Array("IEND".utf8) + word(0))
  }

  private static func jpeg(_ width: Int, _ height: Int) -> Data {
    let size: [UInt8] = [8] + word(height).suffix(2) + word(width).suffix(2) + [1, 1, 0x11, 0]
    return Data([0xFF, 0xD8, 0xFF, 0xC0, 0, 11] + size + [0xFF, 0xD9])
  }

  private func image(
    _ name: String, on device: String = "iPhone 8", dark: Bool = false
  ) throws -> UIImage? {
    let bundle = try #require(Self.bundle)
    let stage = try NameStage(on: device) { UIViewController() }
    let style = UITraitCollection(userInterfaceStyle: dark ? .dark : .light)
    return stage.perform { UIImage(named: name, in: bundle, compatibleWith: style) }
  }

  @Test func `A08 a catalogue's picture has the size of the version for the screen, in points`()
    throws
  {
    #expect(try image("owl")?.size == CGSize(width: 40, height: 31))
    #expect(try image("owl")?.scale == 2)
    // The others lie outside of the set or are not there.
    #expect(try image("owl", on: "iPhone 15")?.scale == 2)
    #expect(try image("owl", dark: true)?.size == CGSize(width: 50, height: 50))
  }

  @Test(arguments: [
    ("hill", CGSize(width: 25, height: 10)), ("hill.png", CGSize(width: 25, height: 10)),
    ("lake.jpg", CGSize(width: 64, height: 48)), ("sign.pdf", CGSize(width: 24, height: 36.5)),
    ("mark.svg", CGSize(width: 12, height: 10)),
  ])
  func `a loose file is found by its name, a PNG also without ending`(
    name: String, size: CGSize
  ) throws {
    #expect(try image(name)?.size == size)
  }

  @Test(arguments: ["lake", "broken", "secret", "eagle"])
  func `what is no picture, or called otherwise, is not found`(name: String) throws {
    #expect(try image(name) == nil)
  }

  @Test func `a path leads to a picture as large as its name's scale says`() throws {
    let root = try #require(Self.bundle?.bundleURL)
    #expect(
      UIImage(contentsOfFile: root.appending(path: "hill@2x.png").path)?.size
        == CGSize(width: 25, height: 10))
    #expect(UIImage(contentsOfFile: root.appending(path: "eagle.png").path) == nil)
    #expect(UIImage(data: Self.png(30, 60), scale: 3)?.size == CGSize(width: 10, height: 20))
    #expect(UIImage(data: Data("text".utf8)) == nil)
  }

  @Test func `a picture gives back the bytes that it was read from, in their own format alone`() {
    let (png, jpeg) = (Self.png(30, 60), Self.jpeg(64, 48))
    let drawing = UIImage(data: png)?.withRenderingMode(.alwaysTemplate)
    let photo = UIImage(data: jpeg)

    #expect(drawing?.pngData() == png)
    #expect(drawing?.jpegData(compressionQuality: 1) == nil)
    #expect(photo?.jpegData(compressionQuality: 0.5) == jpeg)
    #expect(photo?.pngData() == nil)
    #expect(UIImage(systemName: "star")?.pngData() == nil)
  }
}
