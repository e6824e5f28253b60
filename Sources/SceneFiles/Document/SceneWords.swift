// Names of UIKit's enumerations, spelled as in UIKit.

/// The weights of fonts.
package enum SceneFontWeight: String, Sendable, CaseIterable {
  case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
}

/// The types of buttons.
package enum SceneButtonType: String, Sendable, CaseIterable {
  case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, close
}

/// The display modes of large titles.
package enum SceneLargeTitle: String, Sendable, CaseIterable {
  case automatic, always, never
}

/// The styles of alerts.
package enum SceneAlertStyle: String, Sendable, CaseIterable {
  case alert, actionSheet
}

/// The styles of an alert's actions.
package enum SceneAlertActionStyle: String, Sendable, CaseIterable {
  case `default`, cancel, destructive
}
