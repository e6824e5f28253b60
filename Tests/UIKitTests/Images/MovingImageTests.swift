import Foundation
import Testing
import UIKit

@testable import AdaptiveUI

/// Pictures that follow each other in an image view, on the frame time of its world.
@MainActor struct MovingImageTests {
  private static func picture(_ sign: String) -> UIImage {
    UIImage(size: CGSize(width: 16, height: 16), art: [sign])
  }

  private let pictures = ["a", "b", "c"].map { Self.picture($0) }

  private func shown(_ view: UIImageView) -> String { view.shownImage?.art.joined() ?? "-" }

  @Test func `pictures follow each other and begin again until they are stopped`() throws {
    let view = UIImageView(image: Self.picture("x"))
    let stage = try NameStage { UIViewController() }
    stage.perform {
      view.animationImages = pictures
      view.animationDuration = 3
    }
    #expect(!view.isAnimating && shown(view) == "x")

    stage.perform { view.startAnimating() }
    #expect(view.isAnimating)
    let seen = [0, 0.9, 1, 2.1, 3, 4].map { time in
      stage.advance(to: time)
      return shown(view)
    }
    stage.perform { view.stopAnimating() }
    stage.advance(to: 6)

    #expect(seen == ["a", "a", "b", "c", "a", "b"])
    #expect(!view.isAnimating && shown(view) == "x")
  }

  @Test func `after its rounds the one picture is shown again`() throws {
    let stage = try NameStage { UIViewController() }
    let view = stage.perform { UIImageView(image: Self.picture("x")) }
    stage.perform {
      view.animationImages = Array(pictures.prefix(2))
      view.animationRepeatCount = 2
      view.startAnimating()
    }

    // Without a duration each is shown for a thirtieth of a second.
    let seen = (0...4).map { frame in
      stage.advance(to: (Double(frame) + 0.5) / 30)
      return shown(view)
    }

    #expect(seen == ["a", "b", "a", "b", "x"])
    #expect(!view.isAnimating)
  }

  @Test func `a picture made of several moves as soon as a view has it`() throws {
    let stage = try NameStage { UIViewController() }
    let moving = try #require(UIImage.animatedImage(with: pictures, duration: 3))
    let view = stage.perform { UIImageView(image: moving) }

    #expect(moving.images?.count == 3 && moving.duration == 3 && moving.size.width == 16)
    #expect(view.isAnimating && shown(view) == "a")
    stage.advance(to: 2)
    #expect(shown(view) == "c")

    stage.perform { view.image = Self.picture("x") }
    #expect(!view.isAnimating && shown(view) == "x")
  }

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
