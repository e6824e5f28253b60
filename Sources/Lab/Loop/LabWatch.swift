import AdaptiveUI
package import Documents

/// A file that the lab follows while its document is open.
package struct LabWatch: Sendable {
  /// Where the system can tell of changes; `nil` to look again and again.
  package let path: String?
  /// Tells versions of the file apart; `nil` while there is no file, as in the middle of saving.
  package let stamp: @Sendable () -> String?
  /// Reads the file as it is now, at the screen of that name; without one where it begins.
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

/// Why a file cannot be shown, in words.
package struct LabReadFailure: Error {
  package let text: String

  package init(text: String) { self.text = text }
}
