extension BundledFace {
  /// The families whose tables the binary carries.
  static let families = [
    BundledFace("Barlow"),
    BundledFace("DM Sans"),
    BundledFace("Exo 2"),
    BundledFace("Fira Sans"),
    BundledFace("Inter"),
    BundledFace("Lato"),
    BundledFace("Manrope"),
    BundledFace("Montserrat"),
    BundledFace("Muli", isRegularNamed: false),
    BundledFace("Nunito"),
    BundledFace("Nunito Sans"),
    BundledFace("Open Sans", isRegularNamed: false),
    BundledFace("Oswald"),
    BundledFace("Poppins"),
    BundledFace("PT Sans"),
    BundledFace("Quicksand"),
    BundledFace("Raleway"),
    BundledFace("Roboto"),
    BundledFace("Roboto Condensed"),
    BundledFace("Rubik"),
    BundledFace("Source Sans Pro"),
    BundledFace("Source Serif Pro"),
    BundledFace("Titillium Web"),
    BundledFace("Work Sans"),
  ]
}
