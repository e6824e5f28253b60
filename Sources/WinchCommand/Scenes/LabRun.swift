/// A run of the lab on the terminal's own window: `winch [--bare] [--no-mouse] [SCENE]`.
///
/// Understood without the parser of command lines, which takes longer than all else until the first
/// picture. What is not of this kind, right or wrong, is left to the parser.
struct LabRun: Equatable {
  var scene: String?
  var isBare = false
  var usesMouse = true

  /// Creates a run with the values of its parts.
  init(scene: String?, isBare: Bool, usesMouse: Bool) {
    self.scene = scene
    self.isBare = isBare
    self.usesMouse = usesMouse
  }

  /// Reads a command line.
  ///
  /// - Parameters:
  ///   - arguments: What follows the program's name.
  ///   - commands: The words that begin something else.
  init?(_ arguments: some Sequence<String>, commands: [String]) {
    for argument in arguments {
      switch argument {
      case "--bare" where !isBare: isBare = true
      case "--no-mouse" where usesMouse: usesMouse = false
      default:
        guard scene == nil, !argument.isEmpty, !argument.hasPrefix("-"),
          !commands.contains(argument)
        else { return nil }
        scene = argument
      }
    }
  }
}
