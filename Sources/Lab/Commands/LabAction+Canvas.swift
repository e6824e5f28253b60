extension LabAction {
  private static let withoutDetents = "no sheet with detents is presented"

  /// What the keys do on the canvas.
  static let onCanvas: [LabAction] = [
    LabAction(
      .dismiss, "Esc", "dismiss the topmost thing as a user would", hint: "dismiss",
      in: .presentations, also: "close back cancel escape leave",
      when: { $0.isOnCanvas && $0.isPresenting }, perform: { $0.applyAndAnswer(.dismiss) }),
    LabAction(
      .raise, "+", "raise a sheet to its next detent", hint: "raise", in: .presentations,
      when: { $0.isOnCanvas && $0.hasDetents }, otherwise: { _ in withoutDetents },
      perform: { $0.applyAndAnswer(.detent(isUp: true)) }),
    LabAction(
      .lower, "-", "lower a sheet to its next detent", hint: "lower", in: .presentations,
      when: { $0.isOnCanvas && $0.hasDetents }, otherwise: { _ in withoutDetents },
      perform: { $0.applyAndAnswer(.detent(isUp: false)) }),
    LabAction(
      .activate, "Enter", "activate: button, bar item, Back, tab, row", hint: "press", in: .canvas,
      when: { $0.isOnCanvas && $0.canActivate }, otherwise: { $0.session?.wayToPress },
      perform: { $0.applyAndAnswer(.activate(nil)) }),
    LabAction(
      .present, "p", "present what the scene presents, one after the other", hint: "present",
      in: .presentations, also: "show open modal sheet popover alert segue",
      when: { $0.canChangeScene && $0.canPresent },
      otherwise: { $0.session?.reasonNotToPresent },
      perform: { $0.applyAndAnswer(.presentNext) }),
    LabAction(
      .help, "? F1", "help: these keys", hint: "help", in: .program,
      also: "keys shortcuts manual legend signs what",
      when: { _ in true }, perform: { $0.openHelp() }),
    LabAction(
      .quit, "q", "quit", hint: "quit", in: .program, also: "exit leave", when: { _ in true },
      perform: { $0.isRunning = false }),
    LabAction(
      .rotate, "r", "rotate the window right", hint: "turn", in: .window,
      also: "turn landscape portrait orientation clockwise", when: { $0.canChangeScene },
      perform: { $0.applyAndAnswer(.rotate(quarters: 1)) }),
    LabAction(
      .rotateLeft, "R", "rotate the window left", in: .window,
      also: "turn landscape portrait orientation counterclockwise", when: { $0.canChangeScene },
      perform: { $0.applyAndAnswer(.rotate(quarters: -1)) }),
    LabAction(
      .focusNext, "Tab", "focus the next box", hint: "focus", in: .canvas, when: { $0.isOnCanvas },
      perform: { $0.moveFocus(.next) }),
    LabAction(
      .focusPrevious, "Shift-Tab", "focus the box before", in: .canvas, when: { $0.isOnCanvas },
      perform: { $0.moveFocus(.previous) }),
    LabAction(
      .focusUp, "↑", "focus the box above", in: .canvas, when: { $0.isOnCanvas },
      perform: { $0.applyAndAnswer(.move(.up)) }),
    LabAction(
      .focusDown, "↓", "focus the box below", in: .canvas, when: { $0.isOnCanvas },
      perform: { $0.applyAndAnswer(.move(.down)) }),
    LabAction(
      .focusLeft, "←", "focus the box on the left", in: .canvas, when: { $0.isOnCanvas },
      perform: { $0.applyAndAnswer(.move(.left)) }),
    LabAction(
      .focusRight, "→", "focus the box on the right", in: .canvas, when: { $0.isOnCanvas },
      perform: { $0.applyAndAnswer(.move(.right)) }),
    LabAction(
      .device, "d", "device: choose one", hint: "device", in: .window,
      also: "phone tablet iphone ipad simulator screen size", when: { $0.canChangeScene },
      perform: { $0.openDeviceList() }),
    LabAction(
      .previousDevice, "[", "the device before", in: .window, when: { $0.canChangeScene },
      perform: { $0.stepDevice(-1) }),
    LabAction(
      .nextDevice, "]", "the next device", in: .window, when: { $0.canChangeScene },
      perform: { $0.stepDevice(1) }),
    LabAction(
      .tryOut, "P", "try any style, delegate's answer and era", in: .presentations,
      also: "popover sheet fullscreen adaptive",
      when: { $0.canChangeScene }, perform: { $0.openTrial() }),
    LabAction(
      .pageDown, "PgDn", "the rest of the card", hint: "more", in: .panes, when: { $0.cardGoesOn },
      perform: { $0.scrollPage(1) }),
    LabAction(
      .pageUp, "PgUp", "the card's beginning", hint: "back", in: .panes,
      when: { $0.cardIsScrolled }, perform: { $0.scrollPage(-1) }),
    LabAction(
      .pageUp, "PgUp", "scroll what has the focus, else the pane, up", in: .panes,
      when: { $0.hasScene }, perform: { $0.scrollPage(-1) }),
    LabAction(
      .pageDown, "PgDn", "scroll what has the focus, else the pane, down", in: .panes,
      when: { $0.hasScene }, perform: { $0.scrollPage(1) }),
  ]

  /// What changes the scene.
  static let playground: [LabAction] = [
    LabAction(
      .change, "c", "change traits, constraints, text size, era …", hint: "change", in: .change,
      also: "override traits appearance dark light direction dynamic type text size constraint",
      when: { $0.canChangeScene }, perform: { $0.openChanges() }),
    LabAction(
      .viewAs, "V", "view as another pair of size classes", in: .window,
      also: "size class compact regular", when: { $0.canChangeScene },
      perform: { $0.openClasses() }),
    LabAction(
      .installed, "i", "what is installed for which size classes", in: .change,
      also: "variation trait size class", when: { $0.canChangeScene },
      perform: { $0.openInstalled() }),
    LabAction(
      .era, "E", "choose whose rules apply, UIKit 8 or 26", in: .change,
      when: { $0.canChangeScene }, perform: { $0.openEras() }),
    LabAction(
      .undo, "u", "undo the last change, turn or device", hint: "undo", in: .change,
      also: "take back revert undo reset original", when: { $0.canChangeScene && $0.canUndo },
      otherwise: { _ in "nothing to undo" },
      perform: { $0.applyAndAnswer(.undo) }),
    LabAction(
      .redo, "U", "redo it", hint: "redo", in: .change, also: "repeat redo",
      when: { $0.canChangeScene && $0.canRedo }, otherwise: { _ in "nothing to redo" },
      perform: { $0.applyAndAnswer(.redo) }),
  ]

  /// What changes the window.
  static let sizes: [LabAction] = [
    LabAction(
      .acceptLosses, "A", "accept what the saved file lost: it is meant so", hint: "accept",
      in: .change, when: { $0.canChangeScene && $0.hasLosses }, perform: { $0.acceptLosses() }),
    LabAction(
      .nextChange, ")", "go to the next size at which something changes", hint: "next change",
      in: .window, also: "breakpoint wider issue", when: { $0.canChangeScene && !$0.isBare },
      perform: { $0.goToChange(isNext: true) }),
    LabAction(
      .previousChange, "(", "go to the last size before something changed", in: .window,
      also: "breakpoint smaller issue",
      when: { $0.canChangeScene && !$0.isBare }, perform: { $0.goToChange(isNext: false) }),
    LabAction(
      .fullWindow, "=", "the whole terminal or screen again", hint: "whole window", in: .window,
      when: { $0.canChangeScene && $0.hasOwnWindow }, perform: { $0.applyAndAnswer(.fullWindow) }),
    LabAction(
      .proportions, "z", "true proportions, or more room for letters", in: .window,
      also: "aspect ratio scale zoom rows left out folded unfold",
      when: { $0.hasScene && !$0.isBare },
      perform: { $0.toggleProportions() }),
    LabAction(
      .ruler, "K", "ruler of all widths, of all heights, or none", hint: "ruler", in: .window,
      also: "widths breakpoints sizes legend",
      when: { !$0.isBare && $0.hasScene }, perform: { $0.nextRuler() }),
  ]
}
