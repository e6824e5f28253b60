import AdaptiveUI
import Cells
import Documents

extension Lab {
  /// Opens the help: the first screen lists the keys that are valid now, then come all keys by
  /// subject; keys that are not valid now are dim and come last.
  func openHelp() {
    let isInList = !state.lists.isEmpty
    let here = isInList ? [] : keysOfNow
    let ideal = LabAction.ideal(like: context)
    let others = configuration.actions.filter { action in
      !here.contains { $0.id == action.id && $0.title == action.title }
    }
    var items = isInList ? Self.listKeys : help(here: here)
    if !isInList { items += aboutScene }
    items += help(others.filter { $0.isValid(ideal) }) { $0.rawValue }
    items += isInList ? [] : Self.signs
    items += Self.mouse
    items += help(others.filter { !$0.isValid(ideal) }, isDim: true) { $0.elsewhere }
    var list = LabList(title: "Keys", items: items, selection: nil)
    list.intro = ["Those for here come first: type a word to find one, such as “wall”."]
    open(list)
  }

  /// The actions that mean something now, in the order of the footer, as many as one screen has; what takes
  /// the work along is always among them.
  private var keysOfNow: [LabAction] {
    let context = context
    var seen: Set<LabAction.ID> = []
    let valid = LabAction.inFooterOrder(configuration.actions).filter {
      $0.isValid(context) && $0.hint != nil && seen.insert($0.id).inserted
    }
    let taken = valid.filter { [.copy, .save].contains($0.id) }
    let others = valid.filter { ![.copy, .save].contains($0.id) }
    return others.prefix(Self.linesOfNow - taken.count) + taken
  }

  /// With this many keys there is room for the scene's own keys in 24 rows.
  private static var linesOfNow: Int { 12 }

  /// The scene's keys, the lab's keys and the mouse's actions that are valid now.
  private func help(here: [LabAction]) -> [LabItem] {
    let own = context.canChangeScene ? session?.scene.keys ?? [] : []
    return [LabItem(title: "Here and now", kind: .heading)]
      + own.map { LabItem(title: String($0.key), detail: $0.meaning) }
      + here.map { LabItem(title: $0.keyText, detail: $0.title, words: $0.synonyms) }
      + (state.usesMouse ? [Self.click] : [])
  }

  /// The scene's notes.
  private var aboutScene: [LabItem] {
    let about = session?.document.opening.about.map { LabItem(title: $0) } ?? []
    return about.isEmpty ? [] : [LabItem(title: "This scene", kind: .heading)] + about
  }

  /// Keys by subject with their number; the subjects of the view that has the keys come first.
  private func help(
    _ actions: [LabAction], isDim: Bool = false, title: (LabAction.Section) -> String
  ) -> [LabItem] {
    let here = LabAction.Section(where: context)
    return ([here] + LabAction.Section.allCases.filter { $0 != here }).flatMap { section in
      let found = actions.filter { $0.section == section }
      let count = found.count == 1 ? "1 key" : "\(found.count) keys"
      return found.isEmpty
        ? []
        : [LabItem(title: "\(title(section)) · \(count)", kind: .heading)]
          + found.map {
            LabItem(
              title: $0.keyText, detail: $0.title, words: $0.synonyms,
              kind: isDim ? .note : .choice)
          }
    }
  }

  private static var listKeys: [LabItem] {
    [
      LabItem(title: "In a list", kind: .heading),
      LabItem(title: "letters", detail: "narrow the list to lines that have all the words"),
      LabItem(title: "Backspace", detail: "widen it again"),
      LabItem(title: "Esc", detail: "show all lines again, then go back"),
      LabItem(title: "Enter", detail: "open the chosen line; look elsewhere for what none has"),
      LabItem(title: "1 … 9", detail: "open a line by its number, while nothing is typed"),
    ]
  }

  /// The legend of signs and colours of the ruler and the picture.
  private static var signs: [LabItem] {
    let ruler = Ruler.Sign.allCases.map { LabItem(title: $0.rawValue, detail: $0.sentence) }
    let picture = [
      LabItem(title: "red, orange", detail: "an error or a warning is about it; 6 lists it"),
      LabItem(title: "▐text▌", detail: "the same of a text without a frame of its own"),
      LabItem(title: "…", detail: "the view itself shortens its text, on the device too"),
      LabItem(title: "»", detail: "the device shows more: letters of a terminal need more room"),
      LabItem(title: "+2 more", detail: "two texts for which the row has no room"),
      LabItem(title: "3 rows left out", detail: "rows like the one above; Space or z shows all"),
      LabItem(title: "1 row ≈ 22 pt", detail: "drawn lower than 1:1, which is 16; Space or z"),
      LabItem(title: "▨", detail: "a picture, with its name where there is room"),
      LabItem(title: "▲ ▼ ◀ ▶", detail: "what lies beyond an edge of the window or scrolls there"),
      LabItem(title: "blue", detail: "the room of a text that its reader has made larger"),
      LabItem(title: "wC hR", detail: "size classes: compact width, regular height"),
      LabItem(title: "░", detail: "covered by what is presented in front of it"),
      LabItem(title: "▭ ┄", detail: "orange: changed by the last step; dashes: where it was"),
    ]
    return [LabItem(title: "Signs of the picture", kind: .heading)] + picture
      + [LabItem(title: "Marks on the ruler", kind: .heading)] + ruler
  }

  private static var click: LabItem {
    LabItem(title: "click", detail: "boxes, lines, tabs, fields above, keys below: all are buttons")
  }

  private static var mouse: [LabItem] {
    [
      LabItem(title: "Mouse", kind: .heading),
      LabItem(title: "click", detail: "press a control, focus any other box"),
      LabItem(title: "right click", detail: "focus what is under it without pressing it"),
      LabItem(title: "drag", detail: "the pane's edge, or a window's right or lower edge"),
      LabItem(title: "drag down", detail: "move a sheet, or pull it away"),
      LabItem(title: "wheel", detail: "scroll what is under it"),
      LabItem(title: "Ctrl-C", detail: "quit, wherever you are"),
    ]
  }
}

extension LabAction.Section {
  /// The heading while its keys are not valid.
  fileprivate var elsewhere: String {
    switch self {
    case .lines: "In the pane, after w or Tab"
    case .travel: "Back in time, after t"
    case .canvas: "On the canvas, after Esc"
    case .window, .presentations, .panes, .time, .change, .program: rawValue
    }
  }
}
