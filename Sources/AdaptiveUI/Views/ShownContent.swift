// What a control shows, said so that a terminal can draw it without knowing the control's class.
import Foundation

/// A view that shows something of its own besides its box.
@MainActor package protocol ContentPresentable: UIView {
  /// What the view shows now.
  var presentedContent: ShownContent { get }
}

extension ContentPresentable {
  /// What the view shows now, in the order in which the view is read.
  package var shownContent: ShownContent {
    var content = presentedContent
    content.isMirrored = isRightToLeft
    return content
  }
}

extension UIView {
  /// The view, if its class conforms to it; plain views do not.
  ///
  /// For other classes the runtime looks through all conformances of the program.
  var conformingContent: (any ContentPresentable)? {
    type(of: self) == UIView.self ? nil : self as? any ContentPresentable
  }
}

/// The visible content of a control as plain values: text, role and state, no cells and no points.
///
/// Text is not wrapped: columns are counted where cells are drawn.
package struct ShownContent: Sendable, Hashable {
  /// What the content is; it decides the ornaments around the text.
  package var role: Role
  /// The text, with line feeds between paragraphs; empty for none.
  package var text: String
  /// How lines are aligned; reading direction is already resolved.
  package var alignment: Alignment
  /// The largest number of lines, 0 for as many as fit.
  package var lineLimit: Int
  /// The columns in which layout measured wrapped text, `nil` where it was not in cells: a box may
  /// be drawn a column wider than it is.
  package var measuredColumns: Int?
  /// What happens to text that does not fit.
  package var lineBreak: LineBreak
  /// The text's colour, `nil` for the standard one.
  package var foreground: UIColor?
  /// Whether the text is drawn strongly.
  package var isBold: Bool
  /// Whether the control can be used.
  package var isEnabled: Bool
  /// Whether the control is pressed, or its row marked while pressed.
  package var isHighlighted: Bool
  /// Whether the control or row is chosen.
  package var isSelected: Bool

  /// The room at the view's edges, in points, that other things take and text cannot.
  package var taken = UIEdgeInsets.zero

  /// Whether parts follow each other from right to left: a row's, those of segments and bars.
  package var isMirrored = false

  /// The colours of what is shown instead of text.
  package var signColors = SignColors()

  /// The colours of the parts of a sign, `nil` for the standard one.
  package struct SignColors: Sendable, Hashable {
    /// Of what is full, on or chosen.
    package var full: UIColor?
    /// Of what is not.
    package var empty: UIColor?
    package var knob: UIColor?

    /// Creates colours.
    package init(full: UIColor? = nil, empty: UIColor? = nil, knob: UIColor? = nil) {
      (self.full, self.empty, self.knob) = (full, empty, knob)
    }
  }

  /// The looks of the text's parts one after the other, where these are not all the same.
  package var runs: [Run] = []

  /// A part of the text in one look.
  package struct Run: Sendable, Hashable {
    /// How many characters it has.
    package var count: Int
    /// Whether it is drawn strongly.
    package var isBold: Bool
    /// Its colour, `nil` for the standard one.
    package var foreground: UIColor?

    /// Creates a part.
    package init(count: Int, isBold: Bool, foreground: UIColor?) {
      self.count = count
      self.isBold = isBold
      self.foreground = foreground
    }
  }

  /// What the content is.
  package enum Role: Sendable, Hashable {
    case label
    case button(Emphasis)
    case toggle(isOn: Bool)
    /// A knob on a line; `fraction` lies between 0 and 1 from the minimum.
    case slider(fraction: Double)
    /// A bar that fills from the leading side; `fraction` lies between 0 and 1.
    case progress(fraction: Double)
    case activity(isAnimating: Bool)
    case stepper(canDecrement: Bool, canIncrement: Bool)
    /// Titles side by side in equal parts.
    case segments(titles: [String], selected: Int?)
    /// Dots side by side, one of them filled.
    case pages(count: Int, current: Int)
    /// Titles below each other, the chosen one in the middle, wheel beside wheel.
    case wheels([Wheel])
    /// A line to type in; `isPlaceholder` when the text only says what belongs there.
    case field(isPlaceholder: Bool, isEditing: Bool)
    /// Paragraphs that may be typed in.
    case paragraphs(isEditable: Bool)
    /// Lines of characters that stand for a picture, never wrapped.
    case picture(art: [String])
    /// A row of a list: text, detail on the trailing side or below, and an ornament at the end.
    case row(detail: String, isDetailBelow: Bool, accessory: Accessory)
    /// A line above or below the rows of a section.
    case sectionTitle

    /// Whether it is a control's sign, which draws its state, rather than text and images.
    package var isSign: Bool {
      switch self {
      case .toggle, .slider, .progress, .activity, .stepper, .pages, .wheels: true
      case .label, .button, .segments, .field, .paragraphs, .picture, .row, .sectionTitle: false
      }
    }

    /// The colours that the system gives its parts; full ones without a colour have the tint.
    package var systemColors: SignColors {
      switch self {
      case .toggle: SignColors(full: .systemGreen, empty: .systemGray4)
      case .slider, .progress: SignColors(empty: .systemGray3)
      case .pages: SignColors(full: .label, empty: .tertiaryLabel)
      case .row: SignColors(empty: .secondaryLabel)
      case .label, .button, .activity, .stepper, .segments, .wheels, .field, .paragraphs, .picture,
        .sectionTitle:
        SignColors(full: .label, empty: .secondaryLabel)
      }
    }

    /// What programs read of the control that has it; `nil` for text, pictures and rows.
    package var state: State? {
      switch self {
      case .label, .picture, .sectionTitle, .row, .paragraphs(isEditable: false): nil
      case .button: State("button")
      case .toggle(let isOn): State("switch", isOn: isOn)
      case .slider(let fraction): State("slider", fraction: fraction)
      case .progress(let fraction): State("progress", fraction: fraction)
      case .activity(let isAnimating): State("activity", isOn: isAnimating)
      case .stepper: State("stepper")
      case .segments(let titles, let selected): State("segments", current: selected, titles: titles)
      case .pages(let count, let current): State("pages", count: count, current: current)
      case .wheels: State("picker")
      case .field: State("field")
      case .paragraphs: State("text")
      }
    }
  }

  /// The type and the values of a control, for programs.
  package struct State: Sendable, Hashable {
    /// What programs call the control.
    package var kind: String
    package var isOn: Bool?
    /// The value from 0 to 1.
    package var fraction: Double?
    package var count: Int?
    package var current: Int?
    package var titles: [String]?

    fileprivate init(
      _ kind: String, isOn: Bool? = nil, fraction: Double? = nil, count: Int? = nil,
      current: Int? = nil, titles: [String]? = nil
    ) {
      (self.kind, self.isOn, self.fraction) = (kind, isOn, fraction)
      (self.count, self.current, self.titles) = (count, current, titles)
    }
  }

  /// The titles of a picker's wheel.
  package struct Wheel: Sendable, Hashable {
    package var titles: [String]
    package var selected: Int

    package init(titles: [String], selected: Int) {
      self.titles = titles
      self.selected = selected
    }
  }

  /// How prominent a button is.
  package enum Emphasis: Sendable, Hashable { case plain, gray, tinted, filled }

  /// What is at the end of a row.
  package enum Accessory: Sendable, Hashable { case none, disclosure, checkmark, detail }

  /// How lines are aligned.
  package enum Alignment: Sendable, Hashable { case left, center, right }

  /// What happens to text that does not fit.
  package enum LineBreak: Sendable, Hashable {
    case wordWrapping, characterWrapping, clipping, truncatingHead, truncatingMiddle, truncatingTail
  }

  /// Creates content; what is left out is that of an enabled one-line label.
  package init(
    _ role: Role, text: String = "", alignment: Alignment = .left, lineLimit: Int = 1,
    lineBreak: LineBreak = .truncatingTail, foreground: UIColor? = nil, isBold: Bool = false,
    isEnabled: Bool = true, isHighlighted: Bool = false, isSelected: Bool = false
  ) {
    self.role = role
    self.text = text
    self.alignment = alignment
    self.lineLimit = lineLimit
    self.lineBreak = lineBreak
    self.foreground = foreground
    self.isBold = isBold
    self.isEnabled = isEnabled
    self.isHighlighted = isHighlighted
    self.isSelected = isSelected
  }
}
