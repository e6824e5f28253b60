import Cells

/// The styles of the lab's own interface; colour is never the only sign of a meaning.
public struct Theme: Sendable, Equatable {
  /// The themes by name.
  public enum Name: String, Sendable, CaseIterable {
    /// The terminal's own two colours, and red for alarms.
    case terminal
    /// Dark colours, for a light background.
    case light
    /// Light colours, for a dark background.
    case dark
    /// No colour at all.
    case none
  }

  /// The theme's name.
  public var name: Name

  /// Creates a theme.
  public init(_ name: Name = .terminal) { self.name = name }

  var next: Theme {
    let all = Name.allCases
    let index = all.firstIndex(of: name) ?? 0
    return Theme(all[(index + 1) % all.count])
  }

  var text: Style { Style() }
  var bar: Style {
    switch name {
    case .terminal, .none: Style(attributes: [.reverse])
    case .light: Style(foreground: .palette(16), background: .palette(252))
    case .dark: Style(foreground: .palette(231), background: .palette(24))
    }
  }
  var key: Style {
    var style = bar
    style.attributes.insert(.bold)
    return style
  }
  /// The style of important text in a bar.
  var barAlert: Style { key(light: 124, dark: 217) }
  var barWarning: Style { key(light: 94, dark: 215) }
  /// The style of a mode's name in a bar: the hue of what changes.
  var barMode: Style { key(light: 94, dark: 220) }
  private func key(light: UInt8, dark: UInt8) -> Style {
    var style = key
    if name == .dark { style.foreground = .palette(dark) }
    if name == .light { style.foreground = .palette(light) }
    return style
  }
  var heading: Style { Style(foreground: hue(light: 18, dark: 117), attributes: [.bold]) }
  /// The style of clickable text outside of bars.
  var link: Style { Style(attributes: [.underline]) }
  var faint: Style { Style(attributes: [.dim]) }
  var alert: Style {
    Style(
      foreground: name == .none ? .standard : name == .light ? .palette(124) : .palette(1),
      attributes: [.bold])
  }
  /// The style of what may be wrong: the hue of a warning's mark on the canvas.
  var warning: Style { Style(foreground: hue(light: 94, dark: 215, terminal: 3)) }
  var selected: Style { Style(attributes: [.reverse]) }
  var match: Style { Style(foreground: hue(light: 90, dark: 228), attributes: [.underline]) }

  /// A hue for light and dark backgrounds, or one of the terminal's own eight, if it has one there.
  func hue(light: UInt8, dark: UInt8, terminal: UInt8? = nil) -> Color {
    switch name {
    case .none: .standard
    case .terminal: terminal.map { .palette($0) } ?? .standard
    case .light: .palette(light)
    case .dark: .palette(dark)
    }
  }
}
