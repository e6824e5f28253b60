extension BundledFace {
  /// The families whose tables the binary carries.
  static let families = [
    BundledFace("Fira Sans"),
    BundledFace("Lato"),
    BundledFace("Montserrat"),
    BundledFace("Muli", isRegularNamed: false),
    BundledFace("Poppins"),
    BundledFace("Roboto"),
    BundledFace("Source Serif Pro"),
    BundledFace("Titillium Web"),
  ]
}
