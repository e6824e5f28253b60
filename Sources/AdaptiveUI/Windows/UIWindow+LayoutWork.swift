extension UIWindow {
  /// What layouts of the window's views cost so far.
  package var layoutWork: LayoutWork {
    var work = layoutEngine?.work ?? LayoutWork()
    work.layouts = environment.updateCycle.layouts
    return work
  }
}
