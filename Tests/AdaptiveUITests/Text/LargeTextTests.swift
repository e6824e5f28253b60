import AdaptiveUI
import Foundation
import Testing

/// Rule LG6: how large text is set, which changed with the editor's builds.
@MainActor @Suite struct LargeTextTests {
  // Labels that builds 17506 and 22505 sized, in AU-COVIDSafe/mobile-ios, Esri/arcgis-runtime-samples-ios
  // and BranchMetrics/ios-branch-deep-linking-attribution.
  @Test(
    arguments: [
      ("No internet connection", 20, .regular, 200), ("Update available", 20, .regular, 145.5),
      ("This node has no extent.", 20, .regular, 214), ("Share Link Dynamically", 22, .bold, 238.5),
    ] as [(String, CGFloat, UIFont.Weight, CGFloat)])
  func `LG6 from build 17000 on letters change to the cut for large text little by little`(
    text: String, size: CGFloat, weight: UIFont.Weight, width: CGFloat
  ) {
    let font = UIFont.systemFont(ofSize: size, weight: weight)
    func error(_ metrics: TextMetrics) -> CGFloat {
      abs(metrics.size(of: text, font, scale: 2).width - width)
    }

    #expect(error(.sanFrancisco) <= 0.5)
    #expect(error(.earlySanFrancisco) >= 1)
  }
}
