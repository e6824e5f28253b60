import Foundation
import LibRSVG
import VectorRenderer

/// Converts vector pictures to PNG files.
struct PNGPicture {
  private let raster: SVGRaster
  /// Pixels per point.
  private let scale: Double

  /// Loads the library that draws.
  ///
  /// - Throws: ``Failure/noLibrary(_:)`` if it is not installed.
  init(scale: Double) throws(Failure) {
    self.scale = scale
    do throws(SVGRaster.Problem) {
      raster = try SVGRaster()
    } catch {
      throw .noLibrary(
        "PNG needs librsvg, which is not installed: 'apt-get install librsvg2-2' on Debian, "
          + "'brew install librsvg' on a Mac; --format svg needs nothing")
    }
  }

  /// How text gets its width: librsvg does not support `textLength`.
  var textFit: SVGWriter.TextFit {
    .scale { [raster] text, families, size, weight in
      CGFloat(
        raster.width(
          of: text, families: families.joined(separator: ","), size: Double(size), weight: weight))
    }
  }

  /// The bytes of a file with a picture of this size, in points.
  ///
  /// - Throws: ``Failure/noOutput(file:reason:)`` if it has too many pixels.
  func data(of svg: String, _ size: CGSize) throws(Failure) -> Data {
    do throws(SVGRaster.Problem) {
      return Data(
        try raster.png(
          of: svg, width: Double(size.width), height: Double(size.height), scale: scale))
    } catch {
      switch error {
      case .tooLarge(let limit):
        throw .noOutput(
          file: "PNG", reason: "more than \(limit) pixels on a side; --scale makes it smaller")
      case .failed(let reason): throw .noOutput(file: "PNG", reason: reason)
      case .unavailable: throw .noLibrary("librsvg is not installed")
      }
    }
  }
}
