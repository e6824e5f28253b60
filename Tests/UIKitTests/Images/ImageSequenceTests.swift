import Foundation
import Testing
import UIKit

@testable import AdaptiveUI

/// Pictures that follow each other in an image view.
@MainActor struct ImageSequenceTests {
  private let view: UIImageView
  private let stage: NameStage

  init() throws {
    let still = Self.picture("still", 40)
    var made: UIImageView?
    stage = try NameStage {
      made = UIImageView(image: still)
      return UIViewController()
    }
    view = try #require(made)
    stage.page.view.addSubview(view)
  }

  private static func picture(_ art: String, _ width: CGFloat = 10) -> UIImage {
    UIImage(size: CGSize(width: width, height: 10), art: [art])
  }

  private let pictures = ["a", "b", "c"].map { picture($0) }

  private var shown: String? { view.shownImage?.art.first }

  private func shown(at times: [TimeInterval]) -> [String?] {
    times.map {
      stage.advance(to: $0)
      return shown
    }
  }

  @Test func `pictures follow each other from start to stop, in the size of the picture at rest`() {
    view.animationImages = pictures
    view.animationDuration = 3
    let before = (shown, view.isAnimating)

    stage.perform { view.startAnimating() }
    let seen = [shown] + shown(at: [0.9, 1, 2, 3, 7])
    let isAnimating = view.isAnimating
    view.stopAnimating()

    #expect(before == ("still", false))
    #expect(seen == ["a", "a", "b", "c", "a", "b"])
    #expect(isAnimating && !view.isAnimating)
    #expect(shown == "still")
    #expect(view.intrinsicContentSize.width == 40)
  }

  @Test func `they are shown as often as the view says, a thirtieth of a second each by default`() {
    view.animationImages = pictures
    view.animationRepeatCount = 2

    stage.perform { view.startAnimating() }
    let seen = shown(at: [1.01 / 30, 4.01 / 30, 5.01 / 30, 6.01 / 30])

    #expect(seen == ["b", "b", "c", "still"])
    #expect(!view.isAnimating)
  }

  @Test func `a highlighted view has pictures of its own`() {
    view.animationImages = pictures
    view.highlightedAnimationImages = [Self.picture("x"), Self.picture("y")]
    view.isHighlighted = true

    stage.perform { view.startAnimating() }

    #expect(shown == "x")
    view.isHighlighted = false
    #expect(shown == "a")
  }

  @Test func `a picture that moves starts by itself and ends with another one`() throws {
    let moving = try #require(UIImage.animatedImage(with: pictures, duration: 3))

    stage.perform { view.image = moving }
    let isAnimating = view.isAnimating
    let seen = shown(at: [0, 1, 2])
    stage.perform { view.image = Self.picture("other") }

    #expect(moving.images?.count == 3 && moving.duration == 3 && moving.size.width == 10)
    #expect(isAnimating && seen == ["a", "b", "c"])
    #expect(!view.isAnimating && shown == "other")
    #expect(stage.perform { UIImageView(image: moving).isAnimating })
    #expect(UIImage.animatedImage(with: [], duration: 1) == nil)
  }

  @Test func `without pictures nothing starts, and a view that goes ends its run`() {
    stage.perform { view.startAnimating() }
    #expect(!view.isAnimating)

    weak var gone: UIImageView?
    stage.perform {
      let other = UIImageView(image: nil)
      other.animationImages = pictures
      other.startAnimating()
      gone = other
    }
    stage.advance(to: 1)

    #expect(gone == nil)
  }
}
