// Words for UIKit's enumerations, spelled as UIKit spells them.

/// How strong text is.
package enum SceneFontWeight: String, Sendable, CaseIterable {
  case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
}

/// What becomes of text that does not fit.
package enum SceneLineBreak: String, Sendable, CaseIterable {
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail
  case byTruncatingMiddle
}

/// What stands around a field.
package enum SceneBorderStyle: String, Sendable, CaseIterable {
  case none, line, bezel, roundedRect
}

/// What a button is from the start.
package enum SceneButtonType: String, Sendable, CaseIterable {
  case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, close
}

/// What a progress view looks like.
package enum SceneProgressStyle: String, Sendable, CaseIterable {
  case `default`, bar
}

/// How large the sign of activity is.
package enum SceneActivityStyle: String, Sendable, CaseIterable {
  case medium, large
}

/// Whether a view turns with the reading direction.
package enum SceneSemantics: String, Sendable, CaseIterable {
  case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}

/// Where a scroll view keeps its content out of bars.
package enum SceneInsetAdjustment: String, Sendable, CaseIterable {
  case automatic, scrollableAxes, never, always
}

/// How large the title of a navigation bar is.
package enum SceneLargeTitle: String, Sendable, CaseIterable {
  case automatic, always, never
}

/// Where an alert stands.
package enum SceneAlertStyle: String, Sendable, CaseIterable {
  case alert, actionSheet
}

/// What a button of an alert is for.
package enum SceneAlertActionStyle: String, Sendable, CaseIterable {
  case `default`, cancel, destructive
}
