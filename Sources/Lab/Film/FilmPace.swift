/// How long the frames of a film are shown, in milliseconds.
struct FilmPace {
  /// How much faster than usual everything is shown.
  let speed: Double

  /// The picture before the first command.
  var start: Int { scaled(1200) }
  /// A picture in the middle of a step.
  var callback: Int { scaled(500) }
  /// One of an animation's, which is shown at a third of its speed.
  var moving: Int { scaled(100) }
  /// What the last picture of a step is shown longer than others.
  var stepEnd: Int { scaled(1000) }
  /// What the last picture of all is shown longer still.
  var end: Int { scaled(1500) }

  /// The frame time between two pictures of an animation, in seconds.
  static let interval = 1.0 / 30
  /// An animation that lasts longer, in seconds of frame time, is cut short.
  static let longest = 5.0

  private func scaled(_ milliseconds: Double) -> Int { Int((milliseconds / speed).rounded()) }
}
