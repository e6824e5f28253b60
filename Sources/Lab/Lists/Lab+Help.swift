import AdaptiveUI
import Cells
import Documents

extension Lab {
  /// Opens the keys: those of where one is first, what means something elsewhere dimly at the end.
  func openHelp() {
    let isInList = !state.lists.isEmpty
    var items = isInList ? [] : sceneHelp
    let here = LabAction.Section(where: context)
    let ideal = LabAction.ideal(like: context)
    let sections = [here] + LabAction.Section.allCases.filter { $0 != here }
    let (valid, elsewhere) = (
      configuration.actions.filter { $0.isValid(ideal) },
      configuration.actions.filter { !$0.isValid(ideal) }
    )
    if isInList { items += Self.listKeys }
    for section in sections {
      items += Self.help(valid.filter { $0.section == section }, section.rawValue)
    }
    items += isInList ? [] : Self.signs
    items += Self.mouse
    for section in sections {
      items += Self.help(
        elsewhere.filter { $0.section == section }, section.elsewhere, isDim: true)
    }
    open(LabList(title: "Keys", items: items, selection: nil))
  }

  /// What the scene says about itself, and its own keys.
  private var sceneHelp: [LabItem] {
    guard let session else { return [] }
    let about = session.document.opening.about.map { LabItem(title: $0) }
    let keys = session.scene.keys.map { LabItem(title: String($0.key), detail: $0.meaning) }
    return (about.isEmpty ? [] : [LabItem(title: "This scene", kind: .heading)] + about)
      + (keys.isEmpty ? [] : [LabItem(title: "Keys of the scene", kind: .heading)] + keys)
  }

  private static func help(
    _ actions: [LabAction], _ title: String, isDim: Bool = false
  ) -> [LabItem] {
    guard !actions.isEmpty else { return [] }
    return [LabItem(title: title, kind: .heading)]
      + actions.map {
        LabItem(title: $0.keyText, detail: $0.title, kind: isDim ? .note : .choice)
      }
  }

  private static var listKeys: [LabItem] {
    [
      LabItem(title: "In a list", kind: .heading),
      LabItem(title: "letters", detail: "narrow the list to lines that have all the words"),
      LabItem(title: "Backspace", detail: "widen it again"),
      LabItem(title: "Esc", detail: "show all lines again, then go back"),
      LabItem(title: "Enter", detail: "open the chosen line"),
      LabItem(title: "1 … 9", detail: "open a line by its number, while nothing is typed"),
    ]
  }

  /// What the signs and colours of ruler and picture mean.
  private static var signs: [LabItem] {
    let ruler = Ruler.Sign.allCases.map { LabItem(title: $0.rawValue, detail: $0.sentence) }
    let picture = [
      LabItem(title: "red box", detail: "an error or a warning is about it; 6 lists it"),
      LabItem(title: "…", detail: "the view itself shortens its text, on the device too"),
      LabItem(title: "»", detail: "the device shows more: letters of a terminal need more room"),
      LabItem(title: "+2 more", detail: "two texts for which the row has no room"),
      LabItem(title: "3 rows left out", detail: "rows like the one above; Space or z shows all"),
      LabItem(title: "▨", detail: "a picture, with its name where there is room"),
      LabItem(title: "▲ ▼ ◀ ▶", detail: "what lies beyond an edge of the window or scrolls there"),
      LabItem(title: "░ ▭ ┄", detail: "covered; where a box is now, and where it was"),
    ]
    return [LabItem(title: "Signs of the picture", kind: .heading)] + picture
      + [LabItem(title: "Marks on the ruler", kind: .heading)] + ruler
  }

  private static var mouse: [LabItem] {
    [
      LabItem(title: "Mouse", kind: .heading),
      LabItem(title: "click", detail: "focus what is under it; on what has the focus, activate it"),
      LabItem(title: "click", detail: "a key of the footer, a field of the header, a tab, a line"),
      LabItem(title: "drag", detail: "the pane's edge, or a window's right or lower edge"),
      LabItem(title: "drag down", detail: "move a sheet, or pull it away"),
      LabItem(title: "wheel", detail: "scroll what is under it"),
      LabItem(title: "Ctrl-C", detail: "quit, wherever you are"),
    ]
  }
}

extension LabAction.Section {
  /// The heading where its keys mean nothing now.
  fileprivate var elsewhere: String {
    switch self {
    case .lines: "In the pane, after w or Tab"
    case .travel: "Back in time, after t"
    case .canvas: "On the canvas, after Esc"
    default: rawValue
    }
  }
}
