import AdaptiveUI
import Documents

/// The tasks of a document with those that are done ticked off: a value for views to draw.
struct TaskCard: Sendable, Equatable {
  /// A task of the card.
  struct Line: Sendable, Equatable {
    let text: String
    let isDone: Bool
    /// Whether it is the first that is not done.
    var isNext = false

    /// The sign before the text: `✓`, `▸` for the next one, `·` for later ones.
    var mark: String { isDone ? "✓" : isNext ? "▸" : "·" }
  }

  let title: String
  let lines: [Line]

  /// - Parameters:
  ///   - title: The document's title.
  ///   - tasks: Its tasks.
  ///   - done: The numbers of those that are done, from 0.
  init(title: String, tasks: [DocumentTask], done: Set<Int>) {
    self.title = title
    let next = tasks.indices.first { !done.contains($0) }
    lines = tasks.enumerated().map { index, task in
      Line(text: task.say, isDone: done.contains(index), isNext: index == next)
    }
  }

  var doneCount: Int { lines.count { $0.isDone } }

  /// `First steps  2 of 7 done`.
  var heading: String {
    doneCount == lines.count
      ? "\(title)  all done: o has more scenes" : "\(title)  \(doneCount) of \(lines.count) done"
  }

  /// The next task; `nil` when all are done.
  var next: Line? { lines.first { $0.isNext } }
}

extension TaskCard {
  /// The card as lines of a pane: all tasks, or if `room` is too little one line with the next.
  func lines(_ columns: Int, room: Int) -> [PaneLine] {
    guard room > lines.count else {
      let text = next.map { "\($0.mark) \(doneCount + 1) of \(lines.count): \($0.text)" } ?? heading
      return StyledText(text, .changed).lines(columns, limit: 1)
    }
    return [PaneLine(text: heading, tone: .heading)]
      + lines.flatMap { line in
        let tone: PaneLine.Tone = line.isDone ? .faint : line.isNext ? .changed : .text
        return StyledText("\(line.mark) \(line.text)", tone)
          .lines(columns, indent: 2, limit: line.isNext ? 3 : 1)
      }
  }
}

extension Lab {
  /// The card of the document's tasks; `nil` for a document without tasks.
  var taskCard: TaskCard? {
    guard let session, !session.opening.tasks.isEmpty else { return nil }
    return TaskCard(
      title: session.document.title ?? "Tasks", tasks: session.opening.tasks,
      done: state.doneTasks)
  }

  /// Ticks off tasks that are done now, and shows the next one in the footer.
  ///
  /// A task that was done once stays done.
  func followTasks() {
    guard let session, state.time == nil else { return }
    let tasks = session.opening.tasks
    guard state.doneTasks.count < tasks.count else { return }
    let evidence = session.taskEvidence
    let new = tasks.indices.filter {
      !state.doneTasks.contains($0) && tasks[$0].condition.isMet(by: evidence)
    }
    guard let last = new.last else { return }
    state.doneTasks.formUnion(new)
    let next = taskCard?.next.map { "next: \($0.text)" } ?? "all done: o has more scenes"
    state.message = "\(tasks[last].say) — \(next)"
  }
}
