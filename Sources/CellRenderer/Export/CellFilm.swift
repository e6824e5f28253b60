package import Cells

/// Pictures of cells that follow each other, each with its duration.
package struct CellFilm: Sendable {
  /// One picture and the time for which it is shown.
  package struct Frame: Sendable, Equatable {
    package var picture: CellBuffer
    /// At least 1; an integer, so that equal films give equal text.
    package var milliseconds: Int

    package init(picture: CellBuffer, milliseconds: Int) {
      self.picture = picture
      self.milliseconds = max(milliseconds, 1)
    }
  }

  package let title: String
  /// The frames in order, all of the same size.
  package let frames: [Frame]

  package init(title: String, frames: [Frame]) {
    self.title = title
    self.frames = frames
  }

  /// The start of each frame, and the end of the last one, in milliseconds.
  var times: [Int] { frames.reduce(into: [0]) { $0.append(($0.last ?? 0) + $1.milliseconds) } }
}
