extension String {
  /// A path's last part.
  package var fileName: String { split(separator: "/").last.map(String.init) ?? self }
}
