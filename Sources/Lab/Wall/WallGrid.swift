import AdaptiveUI
import Cells
import Foundation

/// The tiles of a wall: rows of equal height, with tiles as wide as their windows need.
///
/// Text runs across, so that a window needs a column for each letter, and gives up rows first.
struct WallGrid: Sendable, Equatable {
  /// The cells of each tile, with its caption in the first row; tiles without room are missing.
  let tiles: [CellRect]

  private static let gap = 1
  /// In smaller tiles texts that are one above the other would share rows: fewer windows are shown.
  static let smallest = CellSize(columns: 20, rows: 10)
  /// What a single window needs at least.
  private static let smallestAlone = CellSize(columns: 12, rows: 5)
  /// What a caption needs.
  private static let captionColumns = 28

  /// Finds the number of rows that maximizes the smallest picture.
  ///
  /// - Parameters:
  ///   - windows: The sizes of the windows, in points.
  ///   - room: The available cells.
  init(windows: [CGSize], room: CellSize) {
    var count = windows.count
    while count > 0 {
      let least = count == 1 ? Self.smallestAlone : Self.smallest
      let candidates = (1...count).compactMap { rows in
        Self.tiles(Array(windows.prefix(count)), rows: rows, room, least)
      }
      let best = candidates.enumerated().max { first, second in
        let scales = (
          Self.scale(windows, first.element), Self.scale(windows, second.element)
        )
        return scales.0 == scales.1 ? first.offset > second.offset : scales.0 < scales.1
      }
      if let best {
        tiles = best.element
        return
      }
      count -= 1
    }
    tiles = []
  }

  /// The cells for a picture in a tile, below its caption.
  static func picture(in tile: CellRect) -> CellRect {
    CellRect(
      column: tile.minColumn, row: tile.minRow + 1, columns: tile.size.columns,
      rows: tile.size.rows - 1)
  }

  /// How readable the smallest picture is: the columns that its window would have, or one and a
  /// half times its rows where those are fewer.
  private static func scale(_ windows: [CGSize], _ tiles: [CellRect]) -> Double {
    zip(windows, tiles).map { window, tile in
      let size = picture(in: tile).size
      let across = Double(size.columns - 2) * TerminalHost.cell.width / max(window.width, 1)
      let down = Double(size.rows - 2) * TerminalHost.cell.height / max(window.height, 1)
      return min(across, 1.5 * down, 1)
    }.min() ?? 0
  }

  /// The tiles in so many rows; `nil` where one is too small.
  private static func tiles(
    _ windows: [CGSize], rows: Int, _ room: CellSize, _ least: CellSize
  ) -> [CellRect]? {
    let height = room.rows / rows
    guard height >= least.rows else { return nil }
    var tiles: [CellRect] = []
    var next = 0
    for row in 0..<rows {
      // If the rows cannot have equal numbers of tiles, the first rows have one more.
      let count = windows.count / rows + (row < windows.count % rows ? 1 : 0)
      let columns = columns(of: windows[next..<next + count], room.columns)
      guard columns.allSatisfy({ $0 >= least.columns }) else { return nil }
      var column = 0
      for width in columns {
        // Windows of one size are drawn in one scale.
        let isLast = row == rows - 1 && Set(windows.map(\.height)).count > 1
        let last = isLast || rows == 1 ? room.rows - row * height : height
        tiles.append(CellRect(column: column, row: row * height, columns: width, rows: last))
        column += width + gap
      }
      next += count
    }
    return tiles
  }

  /// The widths of the tiles in a row, which fill it as far as windows of one width have the same.
  ///
  /// Tiles get widths in proportion to their windows, with room for each caption; what is left over
  /// is divided evenly.
  private static func columns(
    of windows: ArraySlice<CGSize>, _ all: Int
  ) -> [Int] {
    let room = all - gap * (windows.count - 1)
    let least = min(captionColumns, room / windows.count)
    let natural = windows.map { window in
      max(Int((window.width / TerminalHost.cell.width).rounded(.up)) + 2, least)
    }
    let (sum, spare) = (natural.reduce(0, +), room - least * windows.count)
    let over = max(sum - least * windows.count, 1)
    /// The columns of the first tiles beyond the least, for their share of the width.
    func share(_ asked: Int, first count: Int) -> Int {
      sum <= room ? asked + (room - sum) * count / natural.count : asked * spare / over
    }
    var columns: [Int] = []
    var asked = 0
    for (index, width) in natural.enumerated() {
      let before = share(asked, first: index)
      asked += width - least
      columns.append(least + share(asked, first: index + 1) - before)
    }
    let widths = Array(windows.map(\.width))
    return widths.map { width in zip(widths, columns).filter { $0.0 == width }.map(\.1).min() ?? 0 }
  }
}
