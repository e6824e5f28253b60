/// An event from the terminal.
public enum InputEvent: Sendable, Hashable {
  /// A key was pressed.
  case key(Key, KeyModifiers)
  /// The mouse was moved, or a button pressed or released.
  case mouse(MouseEvent)
  /// The terminal was resized; sizes in between are left out.
  case resize(CellSize)
  /// The terminal reported its background.
  case ground(Ground)
  /// The screen was lost and has to be drawn again.
  case redraw
  /// The program must end: the terminal hung up, or a signal requested it.
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
  /// Shift, if the terminal reports it.
  public static let shift = Self(rawValue: 4)
}

/// An action of the mouse and its position.
public struct MouseEvent: Sendable, Hashable {
  /// The action of the mouse.
  public enum Action: Sendable, Hashable {
    case press, release, drag, scrollUp, scrollDown
    /// The other button, or the first one with Alt or Control, was pressed.
    case select
  }

  /// The action.
  public var action: Action
  /// The position in cells of the terminal.
  public var position: CellPoint

  /// Creates an event.
  public init(_ action: Action, at position: CellPoint) {
    self.action = action
    self.position = position
  }
}
