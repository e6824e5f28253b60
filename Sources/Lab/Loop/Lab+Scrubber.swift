import AdaptiveUI
import Cells
import Foundation

// The bar of the time travel under the mouse.

extension Lab {
  /// Brings the scrubber up to date; without time travel there is none, and it takes no room.
  func updateScrubber() {
    let isShown = state.time != nil && !configuration.isBare && interface.tooSmall.isHidden
    if isShown != interface.showsScrubber { arrangePane { $0.showsScrubber = isShown } }
    interface.scrubber.theme = state.theme
    guard let time = state.time else { return }
    interface.scrubber.content = time.scrubber
    // What was drawn in the middle of a step cannot be drawn again without going there.
    if let frozen = time.frozen, frozen.picture.size != pictureRoom { seek(time.moment) }
  }

  /// Takes hold of the scrubber where a button went down on it.
  ///
  /// - Returns: Whether there is one at that cell.
  func takeScrubber(at position: CellPoint) -> Bool {
    guard !interface.scrubber.isHidden, cells(interface.scrubber.frame).contains(position)
    else { return false }
    state.drag = .scrubber
    scrub(to: position)
    return true
  }

  /// Goes to the moment at a column of the bar.
  func scrub(to position: CellPoint) {
    guard var time = state.time else { return }
    let frame = cells(interface.scrubber.frame)
    let fraction = ScrubberView.fraction(
      atColumn: position.column - frame.origin.column, of: frame.size.columns)
    time.isPlaying = false
    state.time = time
    let moment = time.moment(at: fraction)
    if moment != time.moment { seek(moment) }
  }

  /// Goes to the moment that a line of the log tells.
  ///
  /// - Returns: Whether the lab is back in time and the line is one of the trace.
  func seekLine(_ index: Int) -> Bool {
    guard state.time != nil, interface.pane.lines.indices.contains(index),
      let moment = interface.pane.lines[index].place
    else { return false }
    state.time?.isPlaying = false
    seek(moment)
    return true
  }
}
