/// The side on which something lies outside of a window, as an arrow that leads there.
package enum WindowSide: String, CaseIterable, Sendable {
  case above = "▲"
  case left = "◀"
  case right = "▶"
  case below = "▼"
}
