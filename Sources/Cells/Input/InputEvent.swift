/// Something that came from the terminal.
public enum InputEvent: Sendable, Hashable {
  /// A key was pressed.
  case key(Key, KeyModifiers)
  /// The mouse did something.
  case mouse(MouseEvent)
  /// The terminal has this size now; sizes in between are left out.
  case resize(CellSize)
  /// The terminal tells what is behind its text.
  case ground(Ground)
  /// The screen was lost and has to be drawn again.
  case redraw
  /// The program has to end: the terminal hung up or a signal asked for it.
  case terminate
}

/// A key.
public enum Key: Sendable, Hashable {
  /// A key that types a character.
  case character(Character)
  case enter, escape, tab, backTab, backspace, delete, insert
  case up, down, left, right, home, end, pageUp, pageDown
  /// A function key, from 1.
  case function(Int)
}

/// Keys held down with another.
public struct KeyModifiers: OptionSet, Sendable, Hashable {
  /// The bits.
  public let rawValue: UInt8
  /// Creates a set from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// Control.
  public static let control = Self(rawValue: 1)
  /// Alt, Option or Meta.
  public static let alternate = Self(rawValue: 2)
  /// Shift, where the terminal tells.
  public static let shift = Self(rawValue: 4)
}

/// What the mouse did, and where.
public struct MouseEvent: Sendable, Hashable {
  /// What the mouse does.
  public enum Action: Sendable, Hashable {
    case press, release, drag, scrollUp, scrollDown
    /// The other button, or the first one with Alt or Control, went down.
    case select
  }

  /// What it did.
  public var action: Action
  /// The cell of the terminal.
  public var position: CellPoint

  /// Creates an event.
  public init(_ action: Action, at position: CellPoint) {
    self.action = action
    self.position = position
  }
}
