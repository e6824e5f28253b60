// The senders of the layout hooks. Rules V09–V13, V17.

extension UIViewController {
  func sendViewWillLayoutSubviews() {
    traitState.collection.performAsCurrent {  // T42
      send("viewWillLayoutSubviews()", rule: "V10") { viewWillLayoutSubviews() }
    }
  }

  func sendViewDidLayoutSubviews() {
    traitState.collection.performAsCurrent {  // T42
      send("viewDidLayoutSubviews()", rule: "V10") { viewDidLayoutSubviews() }  // C08 T49 V13
    }
  }

  func sendUpdateViewConstraints() {
    send("updateViewConstraints()", rule: "V09") { updateViewConstraints() }
  }

  func sendViewSafeAreaInsetsDidChange() {
    send("viewSafeAreaInsetsDidChange()", rule: "V17") { viewSafeAreaInsetsDidChange() }
  }

  func sendViewLayoutMarginsDidChange() {
    send("viewLayoutMarginsDidChange()", rule: "V17") { viewLayoutMarginsDidChange() }
  }
}
