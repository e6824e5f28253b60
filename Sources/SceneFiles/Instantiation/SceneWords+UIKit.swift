import AdaptiveUI

// The values in UIKit of a scene's words.

extension SceneColor {
  var color: UIColor { Self.colors[self] ?? .clear }

  private static let colors: [SceneColor: UIColor] = [
    .clear: .clear, .black: .black, .white: .white, .gray: .gray, .darkGray: .darkGray,
    .lightGray: .lightGray, .red: .red, .green: .green, .blue: .blue, .cyan: .cyan,
    .yellow: .yellow, .magenta: .magenta, .orange: .orange, .purple: .purple, .brown: .brown,
    .label: .label, .secondaryLabel: .secondaryLabel, .systemBackground: .systemBackground,
    .secondarySystemBackground: .secondarySystemBackground, .tintColor: .tintColor,
    .systemRed: .systemRed, .systemGreen: .systemGreen, .systemBlue: .systemBlue,
    .systemOrange: .systemOrange, .systemYellow: .systemYellow, .systemPink: .systemPink,
    .systemPurple: .systemPurple, .systemTeal: .systemTeal, .systemIndigo: .systemIndigo,
    .systemGray: .systemGray,
  ]
}

extension SceneFontWeight {
  var weight: UIFont.Weight {
    switch self {
    case .ultraLight: .ultraLight
    case .thin: .thin
    case .light: .light
    case .regular: .regular
    case .medium: .medium
    case .semibold: .semibold
    case .bold: .bold
    case .heavy: .heavy
    case .black: .black
    }
  }
}

extension SceneButtonType {
  var type: UIButton.ButtonType {
    switch self {
    case .custom: .custom
    case .system: .system
    case .detailDisclosure: .detailDisclosure
    case .infoLight: .infoLight
    case .infoDark: .infoDark
    case .contactAdd: .contactAdd
    case .close: .close
    }
  }
}

extension SceneLargeTitle {
  var mode: UINavigationItem.LargeTitleDisplayMode {
    switch self {
    case .automatic: .automatic
    case .always: .always
    case .never: .never
    }
  }
}

extension SceneAlertActionStyle {
  var style: UIAlertAction.Style {
    switch self {
    case .default: .default
    case .cancel: .cancel
    case .destructive: .destructive
    }
  }
}
