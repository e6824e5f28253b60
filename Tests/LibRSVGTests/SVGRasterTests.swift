import LibRSVG
import Testing

/// Pixels of SVG, where librsvg is installed.
struct SVGRasterTests {
  private static let square = """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 2" width="4" height="2">\
    <rect width="4" height="2" fill="#ff0000"/></svg>
    """

  private static var isInstalled: Bool { (try? SVGRaster()) != nil }

  @Test(.enabled(if: isInstalled)) func `a document becomes a PNG of so many pixels a point`()
    throws
  {
    let bytes = try SVGRaster().png(of: Self.square, width: 4, height: 2, scale: 3)

    #expect(bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]))
    // The head of a PNG has width and height, the highest byte first.
    #expect(Array(bytes[16..<24]) == [0, 0, 0, 12, 0, 0, 0, 6])
  }

  @Test(.enabled(if: isInstalled)) func `what is no SVG, and what is too large, is said`() throws {
    let raster = try SVGRaster()

    #expect {
      _ = try raster.png(of: "<svg", width: 4, height: 2, scale: 1)
    } throws: { error in
      if case .failed(let reason)? = error as? SVGRaster.Problem { !reason.isEmpty } else { false }
    }
    #expect(throws: SVGRaster.Problem.tooLarge(limit: SVGRaster.largestSide)) {
      _ = try raster.png(of: Self.square, width: 40_000, height: 2, scale: 1)
    }
  }

  @Test(.enabled(if: isInstalled))
  func `a text is as wide as its letters, and wider in a larger font`() throws {
    let raster = try SVGRaster()
    func width(_ text: String, _ size: Double) -> Double {
      raster.width(of: text, families: "sans-serif", size: size, weight: 400)
    }

    #expect(width("", 20) == 0)
    #expect(width("mm", 20) > width("m", 20))
    #expect(abs(width("mmm", 40) / width("mmm", 20) - 2) < 0.1)
  }
}
