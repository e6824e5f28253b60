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

  /// The narrowest boxes first.
  private let requests: [TitleRequest]
  /// The number of titles in a row that may grow, which bounds the cost of a crowded row.
  private static let growing = 12

  init(_ requests: some Sequence<TitleRequest>) {
    self.requests = requests.sorted { ($0.range.count, $0.leader) < ($1.range.count, $1.leader) }
  }

  /// Finds room for as many titles as possible.
  ///
  /// All begin with their names. Then they grow while all still fit: first to size and size
  /// classes, controllers before views and outer boxes before inner ones, then to their classes.
  /// Views without a name come last and displace nothing.
  func places() -> [Place] {
    if requests.count == 1 { return [requests[0].longest].compactMap(\.self) }
    var forms: [(request: TitleRequest, form: Title.Form)] = []
    for request in requests where !request.title.isMinor {
      if let form = request.shortForm { forms.append((request, form)) }
    }
    guard arranged(forms) != nil else { return crowded(forms) }
    grow(&forms, to: [.withoutClass, .withoutSize])
    for request in requests where request.title.isMinor {
      guard let form = request.shortForm else { continue }
      if arranged(forms + [(request, form)]) != nil { forms.append((request, form)) }
    }
    grow(&forms, to: [.withoutClass, .withoutSize])
    grow(&forms, to: [.whole])
    return arranged(forms) ?? []
  }

  /// Extends each title to the first of `goals` with which all still fit.
  private func grow(
    _ forms: inout [(request: TitleRequest, form: Title.Form)], to goals: [Title.Form]
  ) {
    let order = forms.indices.sorted {
      (forms[$0].request.title.rank, forms[$0].request.leader)
        < (forms[$1].request.title.rank, forms[$1].request.leader)
    }
    for index in order.prefix(Self.growing) {
      for goal in goals where goal.rawValue < forms[index].form.rawValue {
        var longer = forms
        longer[index].form = goal
        guard arranged(longer) != nil else { continue }
        forms = longer
        break
      }
    }
  }

  /// Places all titles or none.
  ///
  /// Outer boxes come first, so that titles read from outside in; if that fails, the narrowest come
  /// first, because wide boxes have more possible places.
  private func arranged(_ forms: [(request: TitleRequest, form: Title.Form)]) -> [Place]? {
    let outerFirst = Self.arranged(forms.sorted { $0.request.leader < $1.request.leader })
    if outerFirst.count == forms.count { return outerFirst }
    let narrowFirst = Self.arranged(
      forms.sorted {
        ($0.request.range.count, $0.request.leader) < ($1.request.range.count, $1.request.leader)
      })
    return narrowFirst.count == forms.count ? narrowFirst : nil
  }

  /// As many of the names as fit, if not all do.
  private func crowded(_ forms: [(request: TitleRequest, form: Title.Form)]) -> [Place] {
    let outerFirst = Self.arranged(forms.sorted { $0.request.leader < $1.request.leader })
    let narrowFirst = Self.arranged(forms)
    return narrowFirst.count > outerFirst.count ? narrowFirst : outerFirst
  }

  private static func arranged(
    _ forms: [(request: TitleRequest, form: Title.Form)]
  ) -> [Place] {
    var places: [Place] = []
    var taken: [Range<Int>] = []
    for (request, form) in forms {
      let width = request.widths[form.rawValue]
      guard let start = request.gap(for: width, besides: taken) else { continue }
      places.append(Place(request: request, form: form, columns: start..<start + width))
      // One cell of line remains between two titles.
      taken.append(start - 1..<start + width + 1)
    }
    return places
  }
}
