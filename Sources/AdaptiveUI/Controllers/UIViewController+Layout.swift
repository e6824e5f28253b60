// The senders of the layout hooks. Rules V09–V13, V17.

extension UIViewController {
  func sendViewWillLayoutSubviews() {
    traitCollection.performAsCurrent {
      send("viewWillLayoutSubviews()", rule: "V10") { viewWillLayoutSubviews() }
    }
  }

  func sendViewDidLayoutSubviews() {
    traitCollection.performAsCurrent {
      send("viewDidLayoutSubviews()", rule: "V10") { viewDidLayoutSubviews() }
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
