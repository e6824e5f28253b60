/// What stands for a picture where its name has no room: a sign that tells what the picture is called,
/// if one of the words of its name is one that icons have everywhere.
enum ImageSign {
  /// The sign of any other picture.
  static let picture = "▨"

  /// The sign for the last word of a name that has one; ``picture`` for names without such a word.
  static func sign(for name: String) -> String {
    words(of: name).reversed().lazy.compactMap { signs[$0] }.first ?? picture
  }

  /// The words of a name such as `ic_search`, `closeButton` or `Settings-icon@2x`, in small letters.
  private static func words(of name: String) -> [String] {
    var words: [String] = []
    var isInWord = false
    var isAfterSmall = false
    for letter in name {
      guard letter.isLetter else {
        (isInWord, isAfterSmall) = (false, false)
        continue
      }
      let isCapital = letter.isUppercase
      if isInWord, !(isCapital && isAfterSmall) {
        words[words.count - 1] += letter.lowercased()
      } else {
        words.append(letter.lowercased())
      }
      (isInWord, isAfterSmall) = (true, !isCapital)
    }
    return words
  }

  private static let signs: [String: String] = [
    "add": "+", "plus": "+", "new": "+", "create": "+", "minus": "−", "remove": "×",
    "back": "‹", "previous": "‹", "forward": "›", "next": "›", "chevron": "›", "disclosure": "›",
    "close": "×", "cancel": "×", "clear": "×", "cross": "×", "dismiss": "×", "abort": "×",
    "check": "✓", "checkmark": "✓", "tick": "✓", "done": "✓", "search": "⌕", "find": "⌕",
    "loupe": "⌕", "glass": "⌕", "settings": "⚙", "gear": "⚙", "cog": "⚙", "preferences": "⚙",
    "refresh": "↻", "reload": "↻", "retry": "↻", "share": "⇪", "export": "⇪", "trash": "⌫",
    "delete": "⌫", "bin": "⌫", "menu": "≡", "hamburger": "≡", "list": "≡", "more": "…",
    "star": "☆", "favorite": "☆", "favourite": "☆", "favorites": "☆", "bookmark": "⚑",
    "bookmarks": "⚑", "flag": "⚑", "heart": "♡", "like": "♡", "play": "▶", "pause": "‖",
    "stop": "■", "edit": "✎", "pencil": "✎", "compose": "✎", "mail": "✉", "email": "✉",
    "phone": "☎", "call": "☎", "home": "⌂", "user": "☺", "person": "☺", "profile": "☺",
    "account": "☺", "avatar": "☺", "lock": "⊠", "info": "i", "help": "?", "warning": "!",
    "alert": "!", "error": "!", "question": "?", "questionmark": "?", "globe": "⊕", "world": "⊕",
    "web": "⊕", "language": "⊕", "eye": "◉", "camera": "◎", "photo": "◎", "sun": "☼", "audio": "♪",
    "music": "♪", "sound": "♪", "volume": "♪", "video": "▷", "location": "⌖", "map": "⌖",
    "pin": "⌖",
    "clock": "◷", "time": "◷", "history": "◷", "server": "≣", "database": "≣", "message": "✉",
    "folder": "▤", "directory": "▤", "filter": "▽", "untick": "☐", "up": "↑", "down": "↓",
    "left": "←", "right": "→",
  ]
}
