package import AdaptiveUI
package import Documents

/// A view controller as a scene describes it.
package struct SceneController: Sendable {
  package var mark: SourceMark
  package var className: Marked<String>
  package var id: Marked<String>?
  package var title: String?
  /// What the scene says of the attributes of the class, in the order in which they are set.
  package var said: [SceneAttribute] = []
  /// What the controller's view holds; `nil` for the class's own view.
  package var view: SceneView?
  package var children: [Child] = []
  package var containment = Containment()
  package var navigationItem = NavigationItem()
  /// Own overrides.
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
  /// What an alert says; `nil` for every other class.
  package var alert: Alert?
  /// What a table view controller shows.
  package var table = SceneTable()
  /// Items of a collection view controller.
  package var collection = SceneCollection()
  /// Texts that a controller of activities does something with.
  package var activityItems: [String] = []

  /// A controller in a container, with what the container decides for it.
  package struct Child: Sendable {
    package var controller: SceneController
    /// How the child's view is placed in the container's; only in custom containers.
    package var placement = ScenePlacement()
    /// The view of the container that the child's view goes into; the container's own without.
    package var container: Marked<String>?
    /// What the container overrides for the child.
    ///
    /// Rule P12.
    package var overrideTraits: SceneTraits?
  }

  /// What the classes of containers hold.
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

    /// Every contained controller, in the order of the containers' own lists.
    package var all: [Child] { viewControllers + columns.map(\.child) + pages.all }
  }

  /// What a page view controller turns.
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

  /// What an alert says and offers, besides its title.
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

  /// What bars show of the controller.
  package struct NavigationItem: Sendable {
    /// The title in a bar of its own; what shows a controller shows the controller's.
    package var title: String?
    /// What is in the bar instead of the title.
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
    /// Views that are in the bars.
    package var views: [SceneView] {
      [titleView].compactMap { $0 } + buttons.compactMap(\.customView)
    }
  }
}
