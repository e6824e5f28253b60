// Rules P01, P25, P26, T26, M16, M17.

extension UIPresentationController: UIContentContainer, UITraitEnvironment, TraitNode {
  /// The traits that the presented controller starts from.
  public var traitCollection: UITraitCollection { trackedCollection }

  func invalidate(_ method: TrackedMethod) {
    if method == .layout { containerView?.setNeedsLayout() }
  }

  /// The traits that this presentation overrides.
  ///
  /// Rules T26, P26.
  public var traitOverrides: any UITraitOverrides {
    get { namedOverrides }
    set {
      guard storeOverrides(newValue) else { return }  // T26
      setNeedsTraitUpdate()
    }
  }

  /// Ends a registration.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    removeRegistration(registration)
  }

  var traceSubject: TraceSubject {
    let presented = presentedViewController.traceSubject
    return TraceSubject(
      identifier: presented.identifier, name: presented.name,
      className: String(describing: type(of: self)), depth: presented.depth, part: "presentation")
  }

  func setNeedsTraitUpdate() { presentation?.shown.viewIfLoaded?.setNeedsTraitUpdate() }

  /// The traits under `host`, as content of `style`.
  func contentTraits(
    under host: UITraitCollection, as style: UIModalPresentationStyle
  ) -> UITraitCollection {
    var layers = [host, environment.policy.contentTraits(of: style, in: host)]
    if elevatesContent, environment.policy.presenting.elevatesContent {
      layers.append(UITraitCollection(userInterfaceLevel: .elevated))
    }
    if let overrideTraitCollection { layers.append(overrideTraitCollection) }
    let merged = UITraitCollection(traitsFrom: layers)
    let isSame = merged.changedTraits(from: host).isEmpty
    return effectiveTraits(under: isSame ? host : merged)
  }

  /// Takes the traits from the window's side, just before the presented controller does.
  func updateTraits(under host: UITraitCollection) {
    adopt(contentTraits(under: host, as: presentationStyle))
  }

  /// Records a hook and calls it with the controller's traits as current ones.
  ///
  /// Rule T42.
  func send(
    _ name: String, old: String? = nil, new: String? = nil, rule: String, _ body: () -> Void
  ) {
    environment.recorder.record(
      TraceEvent(.callback, traceSubject, name, old: old, new: new, rule: rule))
    traitState.collection.performAsCurrent(body)  // T42
  }

  /// Calls a layout hook; the trace only hears of those that a program wrote.
  ///
  /// Rule C50.
  func sendLayoutHook(_ name: String, _ body: () -> Void) {
    guard presentationStyle != .custom else { return send(name, rule: "C50", body) }  // PC05
    traitState.collection.performAsCurrent(body)
  }
}
