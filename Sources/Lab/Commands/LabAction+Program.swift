import Cells

extension LabAction {
  /// What concerns the program and what it shows.
  static let program: [LabAction] = [
    LabAction(
      .time, "t", "time: go back in it", hint: "time", in: .time,
      also: "history replay rewind debug back past before step callback scrub",
      when: { $0.hasScene && !$0.isInTime },
      perform: { $0.enterTime() }),
    LabAction(
      .look, "x", "draw an interface, or a wireframe of boxes", hint: "wireframe", in: .window,
      also: "outline lines frames view",
      when: { $0.hasScene && !$0.isBare }, perform: { $0.nextLook() }),
    LabAction(
      .names, "a", "names on all boxes, or only where the focus is", in: .window,
      also: "labels titles ids",
      when: { $0.hasScene && !$0.isBare }, perform: { $0.state.showsNames.toggle() }),
    LabAction(
      .copy, "y", "copy frame, constraints, log or a shell command", hint: "copy", in: .program,
      also: "clipboard share reproduce colleague",
      when: { $0.hasScene }, perform: { $0.openCopies() }),
    LabAction(
      .save, "S", "save picture, trace, script or recording", hint: "save", in: .program,
      also: "screenshot picture image photo png svg export share send colleague film",
      when: { $0.hasScene }, perform: { $0.openSaves() }),
    LabAction(
      .safeAreas, "s", "show safe areas, hide them", in: .window, also: "inset notch",
      when: { $0.hasScene }, perform: { $0.toggle(\.showsSafeAreas, "safe areas") }),
    LabAction(
      .margins, "g", "show margins, hide them", in: .window, also: "insets padding",
      when: { $0.hasScene },
      perform: { $0.toggle(\.showsMargins, "margins") }),
    LabAction(
      .measures, "D", "show distances, constraints and margins of the focus, hide them",
      in: .program, also: "spacing gap guides inspect", when: { $0.hasScene },
      perform: { $0.toggle(\.showsMeasures, "measures of the focus") }),
    LabAction(
      .theme, "T", "light, dark or no colours", in: .program, also: "colour color dark light",
      when: { _ in true }, perform: { $0.nextTheme() }),
    LabAction(
      .scenes, "o", "scenes: open another one", hint: "scenes", in: .program,
      also: "open file document example storyboard gallery back list tutorial start",
      when: { $0.hasSources },
      perform: { $0.openSceneList() }),
    LabAction(
      .mouse, "m", "mouse on, off", in: .program, also: "click pointer", when: { _ in true },
      perform: { $0.toggleMouse() }),
    LabAction(
      .redraw, "Ctrl-L", "draw everything again", in: .program, when: { _ in true },
      perform: { $0.backend.invalidate() }),
    LabAction(
      .suspend, "Ctrl-Z", "suspend; fg comes back", in: .program, when: { _ in true },
      perform: { $0.backend.suspend() }),
  ]

  /// What the keys do back in time, in the order of the footer.
  static let inTime: [LabAction] = [
    LabAction(
      .lineBack, "← ↑ ,", "one callback back", hint: "back", in: .travel, when: { $0.isInTime },
      perform: { $0.goLineBack() }),
    LabAction(
      .lineForward, "→ ↓ .", "one callback forward", hint: "on", in: .travel, when: { $0.isInTime },
      perform: { $0.goLineForward() }),
    LabAction(
      .play, "Space", "play, pause", hint: "play", in: .travel, when: { $0.isInTime },
      perform: { $0.togglePlay(isBackward: false) }),
    LabAction(
      .continueHere, "Enter", "go on from this step; what came later is dropped, U does it again",
      hint: "go on from step", in: .travel, when: { $0.isInTime },
      perform: { $0.leaveTime(keepingLater: false) }),
    LabAction(
      .leaveTime, "Esc t", "back to now", hint: "now", in: .travel, when: { $0.isInTime },
      perform: { $0.leaveTime(keepingLater: true) }),
    LabAction(
      .stepBack, "PgUp [", "a step back, at most to the launch", hint: "step back", in: .travel,
      when: { $0.isInTime }, perform: { $0.goStepBack() }),
    LabAction(
      .stepForward, "PgDn ]", "a step forward", hint: "step on", in: .travel, when: { $0.isInTime },
      perform: { $0.goStepForward() }),
    LabAction(
      .timeStart, "Home", "the start of the recording", in: .travel, when: { $0.isInTime },
      perform: { $0.goToStart() }),
    LabAction(
      .timeEnd, "End", "the end of the recording", in: .travel, when: { $0.isInTime },
      perform: { $0.goToEnd() }),
    LabAction(
      .playBack, "b", "play backwards, pause", hint: "play back", in: .travel,
      when: { $0.isInTime }, perform: { $0.togglePlay(isBackward: true) }),
    LabAction(
      .slower, "-", "play slower", hint: "slower", in: .travel, when: { $0.isInTime },
      perform: { $0.changeSpeed(by: 0.5) }),
    LabAction(
      .faster, "+", "play faster", hint: "faster", in: .travel, when: { $0.isInTime },
      perform: { $0.changeSpeed(by: 2) }),
  ]
}
