import AdaptiveUI
import CellRenderer
import Cells
import Foundation
import Sweep

/// The contents of a ruler, in points along one dimension.
struct Ruler: Equatable {
  let axis: SweepLine.Axis
  let range: ClosedRange<Int>
  /// The window's own size.
  let own: Int
  /// The results of the search; `nil` for none yet.
  var profile: SizeProfile?
  /// The kind of device whose sizes are marked; `nil` for all.
  var idiom: UIUserInterfaceIdiom?

  /// The window's own size, and its dimension.
  var caption: String {
    axis == .width ? " ↔ \(own) wide" : " ↕ \(own) high"
  }

  /// The columns of the longest caption, with a space after it.
  static let captionColumns = 13

  /// A cell of the track.
  struct Cell: Equatable {
    let column: Int
    /// What is there; `nil` for the plain track.
    let sign: Sign?
    let tone: Tone

    var glyph: String { sign?.rawValue ?? "─" }
  }

  enum Tone {
    case unknown, known, warning, error, change, own
  }

  /// Other signs on the track: leaps and bends.
  var signs: [Sign] {
    let kinds = (profile?.changes ?? []).map(\.kind)
    return (kinds.contains(.jump) ? [.jump] : []) + (kinds.contains(.bend) ? [.bend] : [])
  }

  /// What is worse than before the file was saved: its sizes, in points, and its severity, which is
  /// the one that the list of issues shows.
  var worse: [Worse] = []

  struct Worse: Equatable {
    let range: ClosedRange<Int>
    let severity: FindingRule.Severity
  }

  /// The most severe problem at any of the sizes; `nil` for none.
  var worst: FindingRule.Severity? {
    let found = (profile?.findings ?? []).map(\.severity) + worse.map(\.severity)
    return found.filter { $0 != .note }.min()
  }

  /// The round sizes on a track of a number of columns, with their positions.
  func numbers(_ columns: Int) -> [Label] {
    roundSizes(columns).map {
      let text = "\($0)"
      return Label(
        column: column(of: $0, columns), text: text, width: text.utf8.count, isFaint: true,
        position: $0)
    }
  }

  /// The round sizes, as many as fit.
  private func roundSizes(_ columns: Int) -> [Int] {
    let length = range.upperBound - range.lowerBound
    let wanted = length / max(columns / 12, 1)
    let step = [100, 200, 500, 1000].first { $0 >= wanted } ?? 2000
    let first = (range.lowerBound / step + 1) * step
    return Array(stride(from: first, through: range.upperBound, by: step))
  }

  /// The column of a size.
  func column(of position: Int, _ columns: Int) -> Int {
    let length = max(range.upperBound - range.lowerBound, 1)
    let part = Double(position - range.lowerBound) / Double(length)
    return Int((min(max(part, 0), 1) * Double(columns - 1)).rounded())
  }

  /// The size that a column represents: that of a change, a finding's beginning or a device in it,
  /// or else its middle.
  func position(at column: Int, _ columns: Int) -> Int {
    let own = profile?.stops ?? []
    let devices = Self.devices(axis, idiom).map(\.position)
    if let stop = (own + devices).first(where: {
      range.contains($0) && self.column(of: $0, columns) == column
    }) {
      return stop
    }
    let part = Double(min(max(column, 0), columns - 1)) / Double(max(columns - 1, 1))
    return range.lowerBound
      + Int((Double(range.upperBound - range.lowerBound) * part).rounded())
  }

  /// The size that the name at a column stands for, in the row below the track; `nil` between names.
  func named(at column: Int, _ columns: Int) -> Int? {
    labels(columns).first {
      ($0.column..<$0.column + $0.width).contains(column)
    }?.position
  }

  /// The track, column by column: later marks cover earlier ones.
  func track(_ columns: Int) -> [Cell] {
    let known = profile?.known.map { column(of: $0, columns) } ?? -1
    var marks = (0..<columns).map { column -> (sign: Sign?, tone: Tone) in
      column <= known ? (nil, .known) : (.unknown, .unknown)
    }
    for problem in problems {
      let (low, high) = (problem.range.lowerBound, problem.range.upperBound)
      let sign = problem.severity == .error ? Sign.error : .warning
      for index in column(of: low, columns)...column(of: high, columns) {
        marks[index] = (sign, sign.tone)
      }
    }
    for change in (profile?.changes ?? []).reversed().sorted(by: { $0.kind > $1.kind }) {
      let index = column(of: change.position, columns)
      let isWrong = [.warning, .error].contains(marks[index].tone)
      // A faint mark does not cover a problem.
      if isWrong, change.kind > .arrangement { continue }
      marks[index] = (Self.sign(change), isWrong ? marks[index].tone : .change)
    }
    marks[column(of: own, columns)] = (.here, .own)
    return marks.enumerated().map { Cell(column: $0, sign: $1.sign, tone: $1.tone) }
  }

  /// The ranges with problems, errors last, because they cover warnings.
  private var problems: [Worse] {
    let found = (profile?.findings ?? []).flatMap { finding in
      finding.stretches.map { Worse(range: $0.from...$0.to, severity: finding.severity) }
    }
    let all = worse + found
    return all.filter { $0.severity == .warning } + all.filter { $0.severity == .error }
  }

  private static func sign(_ change: SizeProfile.Change) -> Sign {
    switch change.kind {
    case .sizeClass:
      // Classes of a controller that differ from the window's have an arrangement's mark.
      if case .sizeClass(nil, _) = change.subject { .sizeClass } else { .arrangement }
    case .arrangement: .arrangement
    case .jump: .jump
    case .bend: .bend
    }
  }

  // MARK: Names

  struct Label: Equatable {
    let column: Int
    let text: String
    /// The columns of the text.
    let width: Int
    let isFaint: Bool
    /// The size that it names.
    let position: Int
    /// Whether it is a round size.
    var isRoundSize: Bool {
      isFaint && width > 3 && text.dropFirst().allSatisfy(\.isNumber)
    }
  }

  /// The names of thresholds and devices, as many as fit, the most useful first.
  func labels(_ columns: Int) -> [Label] {
    var labels: [Label] = []
    var used: [Range<Int>] = []
    func add(_ text: String, _ position: Int, isFaint: Bool) {
      let start = column(of: position, columns)
      let width = TextWidth.columns(of: text)
      let place = start..<(start + width)
      guard range.contains(position), place.upperBound <= columns,
        !used.contains(where: {
          $0.lowerBound <= place.upperBound && place.lowerBound <= $0.upperBound
        })
      else { return }
      used.append(place)
      labels.append(
        Label(column: start, text: text, width: width, isFaint: isFaint, position: position))
    }
    for (position, text) in classTexts { add("\(position): \(text)", position, isFaint: false) }
    add("\(own)", own, isFaint: false)
    let devices = Self.devices(axis, idiom)
    for device in devices.prefix(3) { add("╵\(device.name)", device.position, isFaint: true) }
    for size in roundSizes(columns) { add("╵\(size)", size, isFaint: true) }
    for device in devices { add("╵\(device.name)", device.position, isFaint: true) }
    for device in devices { add("╵", device.position, isFaint: true) }
    return labels.sorted { $0.column < $1.column }
  }

  /// The window's classes from a size on, in words: a width may determine both.
  private var classTexts: [(position: Int, text: String)] {
    var texts: [(position: Int, text: String)] = []
    for change in profile?.changes ?? [] {
      guard case .sizeClass(nil, var text) = change.subject else { continue }
      // A phone's height is compact where the window lies, whatever its height.
      if axis == .width, text.hasPrefix("height"), let fixed = profile?.fixed,
        change.position > Int(fixed)
      {
        text = "landscape, \(text)"
      }
      if texts.last?.position == change.position {
        texts[texts.count - 1].text += ", \(text)"
      } else {
        texts.append((change.position, text))
      }
    }
    return texts
  }

  /// The marked devices, the most common first.
  private static let names: [(id: String, name: String)] = [
    ("iphone_17", "17"), ("iphone_se1", "SE"), ("ipad_pro_13_m4", "Pro 13"),
    ("ipad_mini_6", "mini"), ("ipad_pro_11_m4", "Pro 11"), ("iphone_17_pro_max", "Pro Max"),
    ("iphone_8", "8"), ("iphone_12", "14"), ("iphone_air", "Air"), ("iphone_15_plus", "Plus"),
    ("ipad_10_9", "iPad Air"), ("ipad_9_7", "iPad 6"),
  ]

  private static let marked: [(device: Device, name: String)] = names.compactMap { id, name in
    Device.all.first { $0.id == id }.map { ($0, name) }
  }

  /// The sizes of devices in portrait, in points.
  static func devices(
    _ axis: SweepLine.Axis, _ idiom: UIUserInterfaceIdiom?
  ) -> [(position: Int, name: String)] {
    marked.compactMap { device, name in
      guard idiom == nil || device.idiom == idiom else { return nil }
      let size = device.portraitSize
      return (Int(axis == .width ? size.width : size.height), name)
    }
  }
}
