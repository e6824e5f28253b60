// Reference: UIButton, iOS 18 documentation.
// Status: Partial — symbols are measured; what a terminal does not show is kept.

// What buttons of before configurations look like, and in some states only.

extension UIButton {
  /// Looks as they are set.
  struct Looks {
    var shadows: [State: UIColor] = [:]
    var turnsShadow = false
    var dimsPressedImage = true
    var dimsDisabledImage = true
    var glows = false
    var symbols: [State: UIImage.SymbolConfiguration] = [:]
  }

  /// Sets how large and heavy a symbol is for `state`.
  public func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
  ) {
    extras.looks.symbols[state] = configuration
    invalidateIntrinsicContentSize()
  }

  /// How large and heavy a symbol is for `state`, else for the normal one.
  public func preferredSymbolConfigurationForImage(in state: State) -> UIImage.SymbolConfiguration?
  {
    extras.looks.symbols[state] ?? extras.looks.symbols[.normal]
  }

  /// How large and heavy a symbol is now.
  public var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    preferredSymbolConfigurationForImage(in: state)
  }

  /// A symbol as large as the state wants it; other pictures as they are.
  func withSymbolConfiguration(_ image: UIImage) -> UIImage {
    guard image.isSymbolImage, let wanted = currentPreferredSymbolConfiguration else {
      return image
    }
    return image.applyingSymbolConfiguration(wanted) ?? image
  }

  /// Sets the colour of the title's shadow for `state`.
  public func setTitleShadowColor(_ color: UIColor?, for state: State) {
    extras.looks.shadows[state] = color
    titleLabel?.shadowColor = currentTitleShadowColor
  }

  /// The colour of the title's shadow set for `state`, else for the normal one.
  public func titleShadowColor(for state: State) -> UIColor? {
    extras.looks.shadows[state] ?? extras.looks.shadows[.normal]
  }

  /// The colour of the title's shadow now.
  public var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }

  /// Whether the title's shadow changes sides while the button is pressed; kept.
  public var reversesTitleShadowWhenHighlighted: Bool {
    get { extras.looks.turnsShadow }
    set {
      extras.looks.turnsShadow = newValue
      if reversesTitleShadowWhenHighlighted { KeptMember.reversesTitleShadow.wasSet() }
    }
  }
  /// Whether the picture is darker while the button is pressed; kept.
  public var adjustsImageWhenHighlighted: Bool {
    get { extras.looks.dimsPressedImage }
    set {
      extras.looks.dimsPressedImage = newValue
      if !adjustsImageWhenHighlighted { KeptMember.adjustsImageWhenHighlighted.wasSet() }
    }
  }
  /// Whether the picture is darker while the button cannot be used; kept.
  public var adjustsImageWhenDisabled: Bool {
    get { extras.looks.dimsDisabledImage }
    set {
      extras.looks.dimsDisabledImage = newValue
      if !adjustsImageWhenDisabled { KeptMember.adjustsImageWhenDisabled.wasSet() }
    }
  }
  /// Whether the button glows while it is pressed; kept.
  public var showsTouchWhenHighlighted: Bool {
    get { extras.looks.glows }
    set {
      extras.looks.glows = newValue
      if showsTouchWhenHighlighted { KeptMember.showsTouchWhenHighlighted.wasSet() }
    }
  }
}
