import Foundation
import Testing
import Typography

/// Rule LG6: the cuts of the system's font for ordinary and for large text, which changed with the
/// editor's builds.
struct FontCutTests {
  // Labels that builds 17506 and 22505 sized, in AU-COVIDSafe/mobile-ios, Esri/arcgis-runtime-samples-ios
  // and BranchMetrics/ios-branch-deep-linking-attribution.
  @Test(
    arguments: [
      ("No internet connection", 20, .regular, 200), ("Update available", 20, .regular, 145.5),
      ("This node has no extent.", 20, .regular, 214), ("Share Link Dynamically", 22, .bold, 238.5),
    ] as [(String, CGFloat, FontWeight, CGFloat)])
  func `LG6 from build 17000 on letters change to the cut for large text little by little`(
    text: String, size: CGFloat, weight: FontWeight, width: CGFloat
  ) {
    let font = FontSpecification(size: size, weight: weight)
    func error(_ metrics: TextMetrics) -> CGFloat {
      abs(metrics.size(of: text, font, scale: 2).width - width)
    }

    #expect(error(.sanFrancisco) <= 0.5)
    #expect(error(.earlierSanFrancisco(.early)) >= 1)
  }

  // A label that build 11762 sized, in tryswift/trySwiftAppFinal.
  @Test func `LG6 before build 13000 thin letters of ordinary size were as wide as light ones`() {
    func size(_ size: CGFloat, _ weight: FontWeight) -> CGFloat {
      TextMetrics.earlierSanFrancisco(.tracked).size(
        of: "Session Type", FontSpecification(size: size, weight: weight), scale: 2
      ).width
    }

    #expect(abs(size(14, .thin) - 85) <= 0.5)
    #expect(size(14, .thin) == size(14, .light) && size(20, .thin) < size(20, .light))
  }

  // Labels that build 14490 sized, in ProtonVPN/ios-app.
  @Test(
    arguments: [
      ("_Servers", 16, 62), ("_Simultaneous connections_", 16, 204.5), ("_Most popular_", 10, 72.5),
      ("_N countries", 16, 90.5),
    ] as [(String, CGFloat, CGFloat)])
  func `LG6 before build 17000 a low line was narrower`(
    text: String, size: CGFloat, width: CGFloat
  ) {
    func error(_ metrics: TextMetrics) -> CGFloat {
      abs(metrics.size(of: text, FontSpecification(size: size), scale: 2).width - width)
    }

    #expect(
      error(.earlierSanFrancisco(.early)) <= 0.5 && error(.earlierSanFrancisco(.tracked)) <= 0.5)
    #expect(error(.sanFrancisco) >= 1)
  }

  @Test func `LG6 a triangle comes from another font, whose letters do not change with the size`() {
    func width(_ size: CGFloat) -> CGFloat {
      TextMetrics.sanFrancisco.width(of: "▶", FontSpecification(size: size))
    }

    // As buttons of 75 and 150 points were recorded, in googleads/googleads-ima-ios.
    #expect((60.3...61).contains(width(75)))
    #expect((120.5...121.5).contains(width(150)))
  }
}
