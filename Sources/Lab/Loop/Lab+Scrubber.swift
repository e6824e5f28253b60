import AdaptiveUI
import Cells
import Foundation

// The mouse on the scrubber.

extension Lab {
  /// Updates the scrubber; without time travel there is none, and it takes no room.
  func updateScrubber() {
    let isShown = state.time != nil && !configuration.isBare && interface.tooSmall.isHidden
    interface.showsScrubber = isShown
    guard let time = state.time else { return }
    interface.scrubber.content = time.scrubber
    // A picture in the middle of a step cannot be drawn again without a replay.
    if let frozen = time.frozen, frozen.picture.size != pictureRoom { seek(time.moment) }
  }

  /// Begins a drag of the scrubber when a button is pressed on its bar; the words beside it are none.
  ///
  /// - Returns: Whether the scrubber is at that cell.
  func takeScrubber(at position: CellPoint) -> Bool {
    let frame = interface.scrubber.frame
    guard !interface.scrubber.isHidden, frame.contains(position) else { return false }
    let column = position.column - frame.origin.column
    guard column < ScrubberView.barColumns(of: frame.size.columns) else { return true }
    state.drag = .scrubber
    scrub(to: position)
    return true
  }

  /// Goes to the moment at a column of the bar.
  func scrub(to position: CellPoint) {
    guard var time = state.time else { return }
    let frame = interface.scrubber.frame
    let fraction = ScrubberView.fraction(
      atColumn: position.column - frame.origin.column, of: frame.size.columns)
    time.isPlaying = false
    state.time = time
    let moment = time.moment(at: fraction)
    if moment != time.moment { seek(moment) }
  }

  /// Goes to the moment of a line in the log.
  ///
  /// - Returns: Whether time travel is on and the line is one of the trace.
  func seekLine(_ index: Int) -> Bool {
    guard state.time != nil, interface.pane.lines.indices.contains(index),
      let moment = interface.pane.lines[index].place
    else { return false }
    state.time?.isPlaying = false
    seek(moment)
    return true
  }
}
