extension String {
  /// The text as messages quote it: its first line, at most 40 characters of it.
  package var shortened: String {
    let line = split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false).first ?? ""
    return line.count < count || line.count > 40 ? line.prefix(40) + "…" : self
  }
}
