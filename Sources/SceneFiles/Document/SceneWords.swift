// Words for UIKit's enumerations, spelled as UIKit spells them.

/// How strong text is.
package enum SceneFontWeight: String, Sendable, CaseIterable {
  case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
}

/// What a button is from the start.
package enum SceneButtonType: String, Sendable, CaseIterable {
  case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, close
}

/// How large the title of a navigation bar is.
package enum SceneLargeTitle: String, Sendable, CaseIterable {
  case automatic, always, never
}

/// Where an alert is.
package enum SceneAlertStyle: String, Sendable, CaseIterable {
  case alert, actionSheet
}

/// What a button of an alert is for.
package enum SceneAlertActionStyle: String, Sendable, CaseIterable {
  case `default`, cancel, destructive
}
