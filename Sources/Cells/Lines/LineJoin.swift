/// How heavy a line is.
public enum LineWeight: UInt8, Sendable, Hashable, Comparable {
  case none = 0
  case light = 1
  case heavy = 2

  /// Orders weights from light to heavy.
  public static func < (first: Self, second: Self) -> Bool { first.rawValue < second.rawValue }
}

/// The lines that leave a cell's centre in four directions.
public struct LineJoin: Sendable, Hashable {
  /// Upwards.
  public var up: LineWeight
  /// To the right.
  public var right: LineWeight
  /// Downwards.
  public var down: LineWeight
  /// To the left.
  public var left: LineWeight

  /// Creates a join; directions that are left out have no line.
  public init(
    up: LineWeight = .none, right: LineWeight = .none, down: LineWeight = .none,
    left: LineWeight = .none
  ) {
    self.up = up
    self.right = right
    self.down = down
    self.left = left
  }

  /// The join of both, with the heavier line in each direction.
  public func joined(with other: LineJoin) -> LineJoin {
    LineJoin(
      up: max(up, other.up), right: max(right, other.right), down: max(down, other.down),
      left: max(left, other.left))
  }

  /// The box-drawing character that shows the join, U+2500 to U+257F.
  ///
  /// Unicode has a character for each mixed join, so nothing is approximated.
  public var glyph: Character { Self.glyphs[index] }

  /// The join as a number from 0 to 80: up, right, down and left as digits in base three.
  private var index: Int {
    Int(up.rawValue) * 27 + Int(right.rawValue) * 9 + Int(down.rawValue) * 3 + Int(left.rawValue)
  }

  /// In the order of ``index``.
  private static let glyphs: [Character] = Array(
    " ╴╸╷┐┑╻┒┓"  // up none, right none
      + "╶─╾┌┬┭┎┰┱"  // up none, right light
      + "╺╼━┍┮┯┏┲┳"  // up none, right heavy
      + "╵┘┙│┤┥╽┧┪"  // up light, right none
      + "└┴┵├┼┽┟╁╅"  // up light, right light
      + "┕┶┷┝┾┿┢╆╈"  // up light, right heavy
      + "╹┚┛╿┦┩┃┨┫"  // up heavy, right none
      + "┖┸┹┞╀╃┠╂╉"  // up heavy, right light
      + "┗┺┻┡╄╇┣╊╋")  // up heavy, right heavy
}
