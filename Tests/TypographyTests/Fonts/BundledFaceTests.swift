import Foundation
import Testing

@testable import Typography

/// Families that apps bring along.
struct BundledFaceTests {
  // Source: advances, all of the kerning and the height of lines that the published fonts have, read with
  // fontTools; versions are in the tables.
  @Test(
    arguments: [
      ("Barlow-Medium", 769.6, 120), ("DMSans-Medium", 835.3, 130.2),
      ("Exo2-Medium", 827.7, 120), ("Inter-Medium", 855.3, 121.02),
      ("Lato-Medium", 776.3, 120), ("Manrope-Medium", 832.2, 136.6),
      ("Montserrat-Medium", 909.8, 121.9), ("Nunito-Medium", 807.8, 136.4),
      ("Oswald-Medium", 676.4, 148.2), ("PTSans-Bold", 754.4, 129.4),
      ("Poppins-Medium", 897.2, 140), ("Raleway-Medium", 834.3, 117.4),
      ("RobotoCondensed-Medium", 708.1, 117.19), ("Rubik-Medium", 867.3, 118.5),
      ("SourceSansPro-Semibold", 759, 125.7), ("WorkSans-Medium", 869.3, 117.3),
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
      ("Raleway-ExtraBold", "Raleway-ExtraBold"), ("Raleway-ExtraLight", "Raleway-Thin"),
      ("Raleway-SemiBoldItalic", "Raleway-SemiBold"), ("DMSans-SemiBold", "DMSans-Medium"),
      ("OpenSans-Regular", "OpenSans"), ("OpenSans-ExtraBold", "OpenSans-Extrabold"),
    ])
  func `the font of the nearest weight stands for one that no table has`(
    name: String, other: String
  ) {
    #expect(FontSpecification(name: name, size: 17)?.name == other)
  }
}
