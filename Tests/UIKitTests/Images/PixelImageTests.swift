import Foundation
import Testing
import UIKit

@testable import AdaptiveUI

/// Pictures by their size in pixels.
@MainActor struct PixelImageTests {
  @Test func `a picture in pixels has its scale's multiple, and parts of it`() throws {
    let picture = UIImage(
      ImageVariant(
        size: CGSize(width: 20, height: 10), art: ["x"],
        traits: UITraitCollection(displayScale: 2)), of: nil)
    let pixels = try #require(picture.cgImage)

    #expect(pixels.width == 40 && pixels.height == 20)
    #expect(UIImage(cgImage: pixels).size == CGSize(width: 40, height: 20))
    #expect(UIImage(cgImage: pixels, scale: 2, orientation: .left).size.width == 10)
    #expect(pixels.cropping(to: CGRect(x: 30, y: 0, width: 30, height: 5))?.width == 10)
    #expect(pixels.cropping(to: CGRect(x: 50, y: 0, width: 30, height: 5)) == nil)
    #expect(UIImage().cgImage == nil)
  }
}
