/// The candidate that `name` was probably meant to be, if one is near.
///
/// Case, spaces, hyphens and underscores do not count. Near means: at most one edit for every three
/// characters, or one name is part of the other. Of equally near candidates the first wins.
///
/// - Complexity: the length of `name` times the length of all candidates.
package func nearestName(to name: String, in candidates: [String]) -> String? {
  nearestMatch(to: name, in: candidates)?.name
}

/// The candidate that `name` is with a letter or two changed, if there is one.
///
/// Nearer than ``nearestName(to:in:)`` asks for: `name` may be a word of its own.
package func nearestMisspelling(of name: String, in candidates: [String]) -> String? {
  nearestMatch(to: name, in: candidates).flatMap { match in
    match.isMisspelling && editDistance(folded(name), folded(match.name)) <= min(name.count / 5, 2)
      ? match.name : nil
  }
}

/// The candidate that ``nearestName(to:in:)`` finds, and whether a few letters make the difference.
package func nearestMatch(
  to name: String, in candidates: [String]
) -> (name: String, isMisspelling: Bool)? {
  let wanted = folded(name)
  guard !wanted.isEmpty, wanted.count <= 80 else { return nil }
  var best: (name: String, distance: Int, isMisspelling: Bool)?
  for candidate in candidates {
    let other = folded(candidate)
    let allowed = max(1, max(wanted.count, other.count) / 3)
    let isClose = abs(wanted.count - other.count) <= allowed
    var distance = isClose ? editDistance(wanted, other) : allowed + 1
    let isMisspelling = distance <= allowed
    if !isMisspelling {
      let isPart = wanted.count >= 3 && other.count >= 3
      guard isPart, contains(other, wanted) || contains(wanted, other) else { continue }
      distance = allowed + 1
    }
    if best.map({ distance < $0.distance }) ?? true {
      best = (candidate, distance, isMisspelling)
    }
  }
  return best.map { ($0.name, $0.isMisspelling) }
}

private func contains(_ whole: [Character], _ part: [Character]) -> Bool {
  whole.count >= part.count
    && (0...(whole.count - part.count)).contains {
      whole[$0...].starts(with: part)
    }
}

private func folded(_ name: String) -> [Character] {
  Array(name.lowercased().filter { !" -_".contains($0) })
}

/// The fewest insertions, deletions, replacements and swaps of neighbours between two words.
private func editDistance(_ a: [Character], _ b: [Character]) -> Int {
  guard !a.isEmpty, !b.isEmpty else { return max(a.count, b.count) }
  var beforeLast = [Int](repeating: 0, count: b.count + 1)
  var last = Array(0...b.count)
  for i in 1...a.count {
    var row = [i] + [Int](repeating: 0, count: b.count)
    for j in 1...b.count {
      let replace = last[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1)
      row[j] = min(replace, last[j] + 1, row[j - 1] + 1)
      if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] {
        row[j] = min(row[j], beforeLast[j - 2] + 1)
      }
    }
    (beforeLast, last) = (last, row)
  }
  return last[b.count]
}
