// The names of fonts, as PostScript has them.

extension FontFace {
  /// The name of the family.
  package var familyName: String {
    switch self {
    case .system: ".AppleSystemUIFont"
    case .helvetica: "Helvetica"
    case .arial: "Arial"
    case .helveticaNeue, .helveticaNeueInterface: "Helvetica Neue"
    case .timesNewRoman: "Times New Roman"
    case .courier: "Courier New"
    case .menlo: "Menlo"
    case .avenirNext: "Avenir Next"
    case .proportional(let face): face.familyName
    case .bundled(let face): face.familyName
    }
  }

  /// The name of the font of a weight.
  package func fontName(of weight: FontWeight) -> String {
    let isStrong = weight.isStrong
    return switch self {
    case .system: isStrong ? ".SFUI-Semibold" : ".SFUI-Regular"
    case .helvetica: isStrong ? "Helvetica-Bold" : "Helvetica"
    case .arial: isStrong ? "Arial-BoldMT" : "ArialMT"
    case .helveticaNeue, .helveticaNeueInterface:
      isStrong ? "HelveticaNeue-Bold" : "HelveticaNeue"
    case .timesNewRoman: isStrong ? "TimesNewRomanPS-BoldMT" : "TimesNewRomanPSMT"
    case .courier: isStrong ? "CourierNewPS-BoldMT" : "CourierNewPSMT"
    case .menlo: isStrong ? "Menlo-Bold" : "Menlo-Regular"
    case .avenirNext: isStrong ? "AvenirNext-Bold" : "AvenirNext-Regular"
    case .proportional(let face): face.fontName(of: weight)
    case .bundled(let face): face.fontName(of: weight)
    }
  }
}
