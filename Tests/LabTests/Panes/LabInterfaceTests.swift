import Cells
import Testing

@testable import Lab

/// Where the parts of the lab's own interface lie.
@MainActor struct LabInterfaceTests {
  @Test(arguments: [false, true])
  func
    `in every terminal each row belongs to one part, and the window depends on the terminal alone`(
      needsRows: Bool
    )
  {
    let interface = LabInterface(size: CellSize(columns: 80, rows: 24), isBare: false)
    interface.needsRows = needsRows
    interface.showsScrubber = needsRows
    for columns in 20...220 {
      for rows in 6...70 {
        interface.size = CellSize(columns: columns, rows: rows)
        let whole = covered(interface)
        let window = interface.windowSize
        interface.togglePane()
        #expect(whole && covered(interface), "\(columns)×\(rows)")
        #expect(interface.windowSize == window)
        interface.togglePane()
      }
    }
  }

  /// Whether header, ruler, canvas, pane, scrubber and footer fill the terminal without sharing a cell.
  private func covered(_ interface: LabInterface) -> Bool {
    let size = interface.size
    var frames = [interface.header, interface.ruler, interface.scrubber, interface.footer].map(
      \.frame)
    if interface.showsCanvas { frames.append(interface.canvas.frame) }
    if interface.showsPane { frames.append(interface.pane.frame) }
    frames.removeAll(where: \.isEmpty)
    let isApart = frames.indices.allSatisfy { index in
      frames[..<index].allSatisfy { $0.intersection(frames[index]).isEmpty }
    }
    let cells = frames.reduce(0) { $0 + $1.size.columns * $1.size.rows }
    return isApart && cells == size.columns * size.rows
  }
}
