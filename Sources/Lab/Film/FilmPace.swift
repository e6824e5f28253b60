/// The durations of a film's frames, in milliseconds.
struct FilmPace {
  /// The factor by which the film is faster than usual.
  let speed: Double

  /// The picture before the first command.
  var start: Int { scaled(1200) }
  /// A picture in the middle of a step.
  var callback: Int { scaled(500) }
  /// A frame of an animation, which is shown at a third of its speed.
  var moving: Int { scaled(100) }
  /// The additional duration of the last picture of a step.
  var stepEnd: Int { scaled(1000) }
  /// The additional duration of the last picture of all.
  var end: Int { scaled(1500) }

  /// The frame time between two pictures of an animation, in seconds.
  static let interval = 1.0 / 30
  /// The frame time after which an animation is cut short, in seconds.
  static let longest = 5.0

  private func scaled(_ milliseconds: Double) -> Int { Int((milliseconds / speed).rounded()) }
}
