import AdaptiveUI
import CellRenderer
import Cells

// A click on what is seen: on the session's own canvas, or on a control that has no cell of its own there.

extension SceneSession {
  /// The command for a click on a cell of a picture as it is shown.
  ///
  /// On the session's own canvas a control may have no cell, for example in a device that is drawn small: it is
  /// pressed by its name then.
  func clickCommand(at point: CellPoint, in shown: ShownPicture) -> LabCommand {
    let (own, cell) = (picture(), canvasCell(ofSeen: point, in: shown))
    guard let seen = shown.picture.view(at: shown.drawnCell(of: point)),
      let control = tapTarget(of: seen), own.view(at: cell)?.isDescendant(of: control) != true,
      let name = name(ofSmall: control)
    else { return .click(cell) }
    return .activate(name)
  }

  /// The name by which commands find a view in front that may have no box on the canvas; `nil` for views behind a
  /// presentation and for those of which another one has the name.
  func name(ofSmall view: UIView) -> String? {
    let (visible, small) = (visibleViews, smallViews)
    let number = small.filter { $0.spokenName == view.spokenName }.firstIndex { $0 === view }
    let names =
      [view.documentIdentifier?.text, view.identifier, view.spokenName].compactMap { $0 }
      + (number.map { ["\(view.spokenName) (\($0 + 1))"] } ?? [])
    return names.first { name in
      LabCommand.activate(name).isWritable
        && (self.view(named: name, among: visible) ?? self.view(named: name, among: small)) === view
    }
  }
}
