extension String {
  /// The name of a controller's class in words, without prefix and suffix: `Sign up` for
  /// `SignUpViewController`, `navigation` for `UINavigationController`.
  package var controllerWords: String {
    let isLibrary = hasPrefix("UI") && dropFirst(2).first?.isUppercase == true
    var name = isLibrary ? dropFirst(2) : self[...]
    for ending in ["ViewController", "Controller"] where name.hasSuffix(ending) {
      name = name.dropLast(ending.count)
      break
    }
    let words = name.camelCaseWords
    guard let first = words.first else { return "view controller" }
    let rest = words.dropFirst().map(\.lowercasedUnlessAcronym)
    return ([isLibrary ? first.lowercasedUnlessAcronym : first] + rest).joined(separator: " ")
  }

  /// The word in lower case; a word that is all capitals is kept.
  fileprivate var lowercasedUnlessAcronym: String {
    count > 1 && !contains(where: \.isLowercase) ? self : lowercased()
  }
}

extension Substring {
  /// The words that begin with capitals; several capitals in a row are one word: `OEX`, `Login`.
  fileprivate var camelCaseWords: [String] {
    var words: [String] = []
    let letters = Array(self)
    for (index, letter) in letters.enumerated() {
      let before = index > 0 ? letters[index - 1] : nil
      let after = index + 1 < letters.count ? letters[index + 1] : nil
      let begins =
        letter.isUppercase
        && (before?.isUppercase != true || after?.isLowercase == true)
      if letter == "_" || letter == "." {
        words.append("")
      } else if begins || words.isEmpty {
        words.append(String(letter))
      } else {
        words[words.count - 1].append(letter)
      }
    }
    return words.filter { !$0.isEmpty }
  }
}
