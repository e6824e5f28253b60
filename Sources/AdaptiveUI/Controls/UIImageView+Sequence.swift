import Foundation

/// Which of the pictures that follow each other in an image view is shown.
struct ImageSequence {
  /// One time that they follow each other, from start to stop.
  struct Run {
    let number: Int
    /// How many pictures have gone by.
    var passed = 0
  }

  var run: Run?
  /// How many runs have begun.
  var runs = 0
}

extension UIImageView {
  /// The pictures that follow each other in the view's state: its own, or those of its picture.
  private var movingImages: [UIImage] {
    let own = isHighlighted ? highlightedAnimationImages ?? animationImages : animationImages
    return own ?? image?.images ?? []
  }

  /// The picture that is shown while the view is animating.
  var movingImage: UIImage? {
    let all = movingImages
    guard let run = imageSequence.run, !all.isEmpty else { return nil }
    return ownVersion(of: all[run.passed % all.count])
  }

  /// Begins with the first picture; the others come as frame time moves on.
  func beginSequence() {
    let all = movingImages
    guard !all.isEmpty else { return }
    let given = animationImages == nil ? image?.duration ?? 0 : animationDuration
    let secondsEach = given > 0 ? given / Double(all.count) : 1.0 / 30
    imageSequence.runs += 1
    let number = imageSequence.runs
    imageSequence.run = ImageSequence.Run(number: number)
    callInFrameTime(every: secondsEach) { [weak self] time in
      // Sums of steps are a little less than their multiples.
      self?.moveOn(to: Int(time / secondsEach + 0.001), in: number) ?? false
    }
  }

  /// Shows the picture before which so many have gone by.
  ///
  /// - Returns: Whether others follow.
  private func moveOn(to passed: Int, in number: Int) -> Bool {
    guard imageSequence.run?.number == number else { return false }
    if animationRepeatCount > 0, passed >= animationRepeatCount * movingImages.count {
      stopAnimating()
      return false
    }
    imageSequence.run?.passed = passed
    return true
  }
}
