// Reference: UIActivityViewController, iOS 18 documentation; rules PO01, M34.
// Status: Partial — a button for each activity; no people, no previews.
public import Foundation

/// Offers what can be done with something: in a popover where the window is wide, else in a sheet.
@preconcurrency @MainActor open class UIActivityViewController: UIViewController {
  /// Called at the end with the activity, whether it was done, what came back and what went wrong.
  public typealias CompletionWithItemsHandler = (
    UIActivity.ActivityType?, Bool, [Any]?, (any Error)?
  ) -> Void

  private let items: [Any]
  private let activities: [UIActivity]
  /// Kinds of activities that are left out.
  open var excludedActivityTypes: [UIActivity.ActivityType]?
  /// Called at the end.
  open var completionWithItemsHandler: CompletionWithItemsHandler?
  private let board = AlertView()
  private var isAnswered = false
  private var buttons: [UIAlertAction] = []
  /// Who presents the controller that does an activity's work.
  private weak var presenter: UIViewController?

  /// Creates what offers activities for items.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    items = activityItems
    activities = (applicationActivities ?? []) + [Environment.current.perform { CopyActivity() }]
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .popover
  }

  /// Activities come from programs only.
  public required init?(coder: NSCoder) { return nil }

  open override func loadView() {
    view = board
    showActivities()
  }

  /// What an item is for an activity.
  private func items(for type: UIActivity.ActivityType?) -> [Any] {
    items.compactMap { item in
      guard let source = item as? any UIActivityItemSource else { return item }
      return source.activityViewController(self, itemForActivityType: type)
    }
  }

  private func placeholders() -> [Any] {
    items.map { item in
      (item as? any UIActivityItemSource)?.activityViewControllerPlaceholderItem(self) ?? item
    }
  }

  /// The activities that can do something with the items.
  private var offered: [UIActivity] {
    activities.filter { activity in
      let isLeftOut = activity.activityType.map { excludedActivityTypes?.contains($0) == true }
      return isLeftOut != true && activity.canPerform(withActivityItems: placeholders())
    }
  }

  private func showActivities() {
    environment.perform {
      buttons = offered.map { activity in
        UIAlertAction(title: activity.activityTitle, style: .default) { [weak self] _ in
          self?.run(activity)
        }
      }
      board.show(AlertView.Content(title: title, actions: buttons, isSheet: true)) {
        [weak self] in self?.choose($0)
      }
      preferredContentSize = board.fittingSize(width: UIAlertController.popoverWidth)
    }
  }

  private func choose(_ action: UIAlertAction) {
    guard !isAnswered else { return }
    isAnswered = true
    presenter = presentingViewController
    dismiss(animated: true) { action.run() }
  }

  private func run(_ activity: UIActivity) {
    activity.prepare(withActivityItems: items(for: activity.activityType))
    activity.finish = { [weak activity, completionWithItemsHandler] completed in
      completionWithItemsHandler?(activity?.activityType, completed, nil, nil)
    }
    guard let worker = activity.activityViewController else { return activity.perform() }
    presenter?.present(worker, animated: true)
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    guard !isAnswered else { return }
    isAnswered = true
    completionWithItemsHandler?(nil, false, nil, nil)
  }
}
