import Foundation
import Testing

@testable import Typography

/// Families that apps bring along.
struct BundledFaceTests {
  // Source: advances, all of the kerning and the height of lines that the published fonts have, read with
  // fontTools; versions are in the tables.
  @Test(
    arguments: [
      ("Lato-Medium", 776.3, 120), ("Montserrat-Medium", 909.8, 121.9),
      ("Poppins-Medium", 897.2, 140),
    ] as [(String, Double, Double)])
  func `LG2 LG6 text is as wide and high as in the published fonts, but for rare pairs`(
    name: String, width: Double, height: Double
  ) throws {
    let font = try #require(FontSpecification(name: name, size: 100))
    let found = font.face.width(
      of: "Forgot password?", size: 100, weight: font.weight, release: .current)

    #expect(font.name == name)
    #expect(abs(found / width - 1) < 0.005)
    #expect(abs(font.lineHeight - height) < 0.011)
  }

  @Test(
    arguments: [
      ("Poppins-ExtraBold", "Poppins-ExtraBold"), ("Poppins-ExtraLight", "Poppins-Thin"),
      ("Poppins-SemiBoldItalic", "Poppins-SemiBold"), ("Lato-SemiBold", "Lato-Semibold"),
    ])
  func `the font of the nearest weight stands for one that no table has`(
    name: String, other: String
  ) {
    #expect(FontSpecification(name: name, size: 17)?.name == other)
  }
}
