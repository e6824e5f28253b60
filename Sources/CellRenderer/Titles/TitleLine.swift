import Pictures

/// The titles that share a row, and how its cells are divided among them.
struct TitleLine {
  /// A title with its final form and place.
  struct Place {
    let request: TitleRequest
    let form: Title.Form
    /// The columns, including the spaces on both sides.
    let columns: Range<Int>
  }

  /// The form of each title, in the order of ``requests``; `nil` for one that is not shown.
  private typealias Forms = [Title.Form?]
  /// The places of titles, by their indices in ``requests``.
  private typealias Starts = [(index: Int, form: Title.Form, start: Int)]

  /// The narrowest boxes first, because wide boxes have more possible places.
  private let requests: [TitleRequest]
  /// The indices of ``requests``, outer boxes first.
  private let outerFirst: [Int]
  /// The number of titles in a row that may grow, which bounds the cost of a crowded row.
  private static let growing = 12

  init(_ requests: some Sequence<TitleRequest>) {
    let sorted = requests.sorted {
      ($0.range.count, $0.leader) < ($1.range.count, $1.leader)
    }
    self.requests = sorted
    outerFirst = sorted.indices.sorted { sorted[$0].leader < sorted[$1].leader }
  }

  /// Finds room for as many titles as possible.
  ///
  /// All begin with their names. Then they grow while all still fit: first to size and size
  /// classes, controllers before views and outer boxes before inner ones, then to their classes.
  /// Views without a name come last and displace nothing.
  func places() -> [Place] {
    if requests.count == 1 { return [requests[0].longest].compactMap(\.self) }
    var forms: Forms = requests.map { $0.title.isMinor ? nil : $0.shortForm }
    guard arranged(forms) != nil else { return places(crowded(forms)) }
    grow(&forms, to: [.withoutClass, .withoutSize])
    for index in requests.indices where requests[index].title.isMinor {
      forms[index] = requests[index].shortForm
      if arranged(forms) == nil { forms[index] = nil }
    }
    grow(&forms, to: [.withoutClass, .withoutSize])
    grow(&forms, to: [.whole])
    return places(arranged(forms) ?? [])
  }

  private func places(_ starts: Starts) -> [Place] {
    starts.map { index, form, start in
      let request = requests[index]
      return Place(
        request: request, form: form, columns: start..<start + request.widths[form.rawValue])
    }
  }

  /// Extends each title to the first of `goals` with which all still fit.
  private func grow(_ forms: inout Forms, to goals: [Title.Form]) {
    let order = forms.indices.filter { forms[$0] != nil }.sorted {
      (requests[$0].title.rank, requests[$0].leader)
        < (requests[$1].title.rank, requests[$1].leader)
    }
    for index in order.prefix(Self.growing) {
      let present = forms[index]
      for goal in goals where goal.rawValue < present?.rawValue ?? 0 {
        forms[index] = goal
        if arranged(forms) != nil { break }
        forms[index] = present
      }
    }
  }

  /// Places all titles or none.
  ///
  /// Outer boxes come first, so that titles read from outside in; if that fails, the narrowest come
  /// first.
  private func arranged(_ forms: Forms) -> Starts? {
    let count = forms.count { $0 != nil }
    let outer = starts(of: forms, in: outerFirst)
    if outer.count == count { return outer }
    let narrow = starts(of: forms, in: requests.indices)
    return narrow.count == count ? narrow : nil
  }

  /// As many of the names as fit, if not all do.
  private func crowded(_ forms: Forms) -> Starts {
    let outer = starts(of: forms, in: outerFirst)
    let narrow = starts(of: forms, in: requests.indices)
    return narrow.count > outer.count ? narrow : outer
  }

  private func starts(of forms: Forms, in order: some Sequence<Int>) -> Starts {
    var starts: Starts = []
    var taken: [Range<Int>] = []
    for index in order {
      guard let form = forms[index] else { continue }
      let width = requests[index].widths[form.rawValue]
      guard let start = requests[index].gap(for: width, besides: taken) else { continue }
      starts.append((index, form, start))
      // One cell of line remains between two titles.
      taken.append(start - 1..<start + width + 1)
    }
    return starts
  }
}
