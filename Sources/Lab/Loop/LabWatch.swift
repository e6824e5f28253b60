import AdaptiveUI
package import Documents

/// A file that the lab watches while its document is open.
package struct LabWatch: Sendable {
  /// The path at which the system can notify of changes; `nil` to check again and again.
  package let path: String?
  /// Identifies versions of the file; `nil` while there is no file, as in the middle of saving.
  package let stamp: @Sendable () -> String?
  /// Reads the file, at the screen of that name; without one at its initial screen.
  package let read: @Sendable (String?) throws(LabReadFailure) -> any OpenableDocument

  package init(
    path: String? = nil, stamp: @escaping @Sendable () -> String?,
    read: @escaping @Sendable (String?) throws(LabReadFailure) -> any OpenableDocument
  ) {
    self.path = path
    self.stamp = stamp
    self.read = read
  }
}

/// Why a file cannot be opened, in words.
package struct LabReadFailure: Error {
  package let text: String

  package init(text: String) { self.text = text }
}
