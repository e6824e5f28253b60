// A window that moves to another host, or whose terminal changed its size.

extension UIWindowScene {
  /// Fills `host`, which may be the old one in another size, as one size transition.
  ///
  /// The interface keeps the quarter turns that it had against its old host's natural orientation,
  /// so a terminal window that was turned stays turned and takes the swapped new size.
  package func fill(_ host: WindowHost, cause: TraceCause, title: String) {
    let old = environment.host.naturalOrientation
    let device = environment.device
    let interfaceTurns = old.quarterTurns(to: geometry.orientation)
    let heldTurns = old.quarterTurns(to: device.heldOrientation)
    environment.settle()
    environment.host = host
    device.heldOrientation = host.naturalOrientation.turned(heldTurns)
    transition(
      to: host.geometry(host.naturalOrientation.turned(interfaceTurns)), cause: cause,
      title: title, animated: false)
  }

  /// Moves to another host, held in `orientation` or, if that is not allowed, in the first that is.
  ///
  /// Rule C07.
  package func move(
    to host: WindowHost, orientation: UIInterfaceOrientation, cause: TraceCause, title: String
  ) {
    environment.settle()
    environment.host = host
    let allowed = allowedOrientation(preferring: orientation)
    environment.device.heldOrientation = allowed
    transition(to: host.geometry(allowed), cause: cause, title: title, animated: false)
  }

  /// Takes the place and size of a window on a device, without asking delegate or controllers.
  package func move(to window: DeviceWindow, title: String? = nil) {
    environment.settle()
    environment.host = .window(window)
    environment.device.heldOrientation = window.orientation
    transition(
      to: window.geometry, cause: window.sharesScreen ? .multitasking : .device,
      title: title ?? "\(window.device.id) \(window.size.traceText)", animated: false)
  }

  /// The orientation nearest to the preferred one that host, application and controller allow.
  ///
  /// A terminal asks for no orientation, so it keeps its own.
  package func allowedOrientation(
    preferring preferred: UIInterfaceOrientation
  ) -> UIInterfaceOrientation {
    guard case .device = environment.host else { return preferred }
    let candidates = [preferred] + (0..<4).map { UIInterfaceOrientation.portrait.turned($0) }
    return candidates.first { allows($0) } ?? preferred
  }
}
