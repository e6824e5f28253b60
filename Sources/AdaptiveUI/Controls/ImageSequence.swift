import Foundation

/// Pictures that follow each other in frame time.
@MainActor final class ImageSequence {
  let images: [UIImage]
  /// The seconds that each is shown.
  let interval: TimeInterval
  /// Whether they are the parts of a view's one picture.
  let belongsToImage: Bool
  /// How often all of them are shown; without end for zero.
  private let rounds: Int
  private var step = 0

  /// What follows each other for `duration` seconds; a thirtieth of one for each when it is zero.
  init(
    _ images: [UIImage], lasting duration: TimeInterval, rounds: Int = 0,
    belongsToImage: Bool = false
  ) {
    self.images = images
    self.rounds = rounds
    self.belongsToImage = belongsToImage
    interval = duration > 0 ? duration / Double(max(images.count, 1)) : 1.0 / 30
  }

  /// The picture that is shown now.
  var shown: UIImage { images[step % images.count] }

  /// Goes on to the next picture.
  ///
  /// - Returns: Whether there is one.
  func advance() -> Bool {
    step += 1
    return rounds == 0 || step < rounds * images.count
  }
}
