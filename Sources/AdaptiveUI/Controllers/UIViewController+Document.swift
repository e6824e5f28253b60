public import Foundation

extension UIViewController {
  /// The name of the document that the controller was created for.
  public var nibName: String? { documentOrigin.nib.name }
  /// Where the document that the controller was created for is looked for.
  public var nibBundle: Bundle? { documentOrigin.nib.bundle }

  /// Carries out the document's segue of this name; a controller without it is in breach.
  public func performSegue(withIdentifier identifier: String, sender: Any?) {
    guard documentOrigin.carryOutSegue?(identifier, sender) != true else { return }
    environment.breach(
      Breach(
        "NSInvalidArgumentException",
        "Receiver (\(displayName)) has no segue with identifier '\(identifier)'",
        subject: traceSubject, rule: "API"))
  }

  /// Prepares for a segue and carries it out.
  package func perform(_ segue: UIStoryboardSegue, sender: Any?) {
    send("prepare(for:sender:)", new: segue.identifier, rule: "KC03") {
      prepare(for: segue, sender: sender)
    }
    segue.perform()
  }
}
