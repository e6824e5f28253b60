extension LabCommandReader {
  /// The arguments that a first word requires.
  static func usage(of verb: String) -> String? {
    usage[verb] ?? TraitChoice.named(verb).map { _ in "VALUE" }
  }

  private static let usage: [String: String] = [
    "resize": "COLUMNSxROWS", "rotate": "right or left", "device": "NAME, or terminal",
    "present": "ID, the first one without", "pull": "ROWS", "try": "STYLE ANSWER",
    "key": "CHARACTER", "type": "CHARACTER, space, backspace or done", "focus": "ID",
    "move": "DIRECTION",
    "activate": "ID, what has the focus without", "click": "COLUMN,ROW",
    "select": "COLUMN,ROW",
    "scroll": "ROWS[xPOINTS] COLUMN,ROW", "press": "COLUMN,ROW", "drag": "COLUMN,ROW",
    "double-tap": "ID, what has the focus without", "long-press": "ID, what has the focus without",
    "pan": "ID by X,Y in points", "swipe": "ID DIRECTION", "pinch": "ID TIMES",
    "twist": "ID DEGREES", "edge-swipe": "left, right, up or down",
    "drag-window": "WIDTHxHEIGHT in points", "window": "WIDTHxHEIGHT in points, or full",
    "override": "CONTROLLER or window, TRAIT, VALUE",
    "constant": "CONSTRAINT POINTS", "priority": "CONSTRAINT 1 to 1000", "uikit": "8 or 26",
    "display-mode": "SPLIT MODE, the first split view without a name",
    "place": "PLACE or WIDTHxHEIGHT in points", "call": "on or off",
    "view-as": "WIDTH HEIGHT, or itself", "install": "VIEW or CONSTRAINT, on or off, WIDTH HEIGHT",
  ]
}
