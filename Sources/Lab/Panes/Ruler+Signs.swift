extension Ruler {
  /// A mark of the track.
  enum Sign: String, CaseIterable {
    case here = "●"
    case error = "━"
    case warning = "╍"
    case sizeClass = "┃"
    case arrangement = "│"
    case jump = "╎"
    case bend = "┴"
    case unknown = "┈"

    /// The meaning in a word or two.
    var words: String {
      switch self {
      case .here: "here"
      case .error: "error"
      case .warning: "warning"
      case .sizeClass: "size class"
      case .arrangement: "arrangement"
      case .jump: "leap"
      case .bend: "bend"
      case .unknown: "not looked at yet"
      }
    }

    /// The meaning in a sentence.
    var sentence: String {
      switch self {
      case .here: "the window's own size"
      case .error: "an issue with ✖ in the list is at these sizes (red); 6 lists it"
      case .warning: "an issue with ▲ in the list is at these sizes (orange); 6 lists it"
      case .sizeClass: "a size class of the window is another from here on"
      case .arrangement: "views appear or leave, or a controller's size class is another"
      case .jump: "the same views, and one of them suddenly has another frame"
      case .bend: "frames follow the size in another proportion"
      case .unknown: "nobody has looked at these sizes yet"
      }
    }

    var tone: Tone {
      switch self {
      case .here: .own
      case .error: .error
      case .warning: .warning
      case .unknown: .unknown
      case .sizeClass, .arrangement, .jump, .bend: .change
      }
    }
  }
}
