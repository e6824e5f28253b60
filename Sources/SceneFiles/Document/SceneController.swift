package import AdaptiveUI
package import Documents

/// A view controller as a scene describes it.
package struct SceneController: Sendable {
  package var mark: SourceMark
  package var className: Marked<String>
  package var id: Marked<String>?
  package var title: String?
  /// The attributes of the class in the scene, in the order in which they are set.
  package var said: [SceneAttribute] = []
  /// The contents of the controller's view; `nil` for the class's own view.
  package var view: SceneView?
  package var children: [Child] = []
  package var containment = Containment()
  package var navigationItem = NavigationItem()
  /// The controller's trait overrides.
  ///
  /// Rule T27.
  package var traitOverrides: SceneTraits?
  /// The controller's mask; `nil` for UIKit's default.
  ///
  /// Rule O05.
  package var orientations: UIInterfaceOrientationMask?
  package var modalTransitionStyle: UIModalTransitionStyle?
  /// Rule W20.
  package var prefersStatusBarHidden: Bool?
  /// The text and buttons of an alert; `nil` for every other class.
  package var alert: Alert?
  /// The contents of a table view controller.
  package var table = SceneTable()
  /// The contents of a collection view controller.
  package var collection = SceneCollection()
  /// The texts of an activity view controller.
  package var activityItems: [String] = []

  /// A controller in a container, with the settings that the container makes for it.
  package struct Child: Sendable {
    package var controller: SceneController
    /// How the child's view is placed in the container's; only in custom containers.
    package var placement = ScenePlacement()
    /// The view of the container that contains the child's view; by default the container's own.
    package var container: Marked<String>?
    /// The traits that the container overrides for the child.
    ///
    /// Rule P12.
    package var overrideTraits: SceneTraits?
  }

  /// The contents of container classes.
  package struct Containment: Sendable {
    package var viewControllers: [Child] = []
    /// The columns of a split view controller, in the order of ``Column/Role``.
    package var columns: [Column] = []
    package var style: Marked<String>?
    /// The column on top after collapsing.
    ///
    /// Rule KS12.
    package var topColumnForCollapsing: Marked<String>?
    package var selectedIndex: Marked<Int>?
    package var pages = Pages()

    /// Every contained controller, in the order of the containers' lists.
    package var all: [Child] { viewControllers + columns.map(\.child) + pages.all }
  }

  /// The pages of a page view controller.
  ///
  /// Rules KP01, KP02.
  package struct Pages: Sendable {
    package var all: [Child] = []
    package var transitionStyle: Marked<String>?
    package var navigationOrientation: Marked<String>?
    package var spineLocation: Marked<String>?
  }

  /// A column of a split view controller.
  package struct Column: Sendable {
    package var role: Role
    package var child: Child

    package enum Role: String, Sendable, CaseIterable {
      case primary
      case supplementary
      case secondary
      case compact
      case inspector
    }
  }

  /// The text and buttons of an alert, besides its title.
  package struct Alert: Sendable {
    package var message: String?
    package var style: SceneAlertStyle?
    package var actions: [Action] = []
    /// The placeholders of its fields.
    package var textFields: [String] = []

    package struct Action: Sendable {
      package var title: String
      package var style: SceneAlertActionStyle?
      package var action: SceneAction?
    }
  }

  /// The contents of bars for the controller.
  package struct NavigationItem: Sendable {
    /// The title in a bar that is a view of its own; a controller's bar shows the controller's
    /// title.
    package var title: String?
    /// The view in the bar instead of the title.
    package var titleView: SceneView?
    package var left: [SceneBarButtonItem] = []
    package var right: [SceneBarButtonItem] = []
    package var hidesBackButton: Bool?
    package var prompt: String?
    package var backButtonTitle: String?
    package var largeTitleDisplayMode: SceneLargeTitle?
    package var tabTitle: String?
    package var toolbar: [SceneBarButtonItem] = []
    /// Every button, in the order of the bars.
    package var buttons: [SceneBarButtonItem] { left + right + toolbar }
    /// The views in the bars.
    package var views: [SceneView] {
      [titleView].compactMap { $0 } + buttons.compactMap(\.customView)
    }
  }
}
