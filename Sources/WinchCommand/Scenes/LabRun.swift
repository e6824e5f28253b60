/// A run of the lab in the terminal's own window: `winch [--bare] [--no-mouse] [SCENE]`.
///
/// It is parsed without the argument parser, which would take longer than everything else before
/// the first picture. All other command lines, valid or not, are left to the argument parser.
struct LabRun: Equatable {
  var scene: String?
  var isBare = false
  var usesMouse = true

  /// Creates a run.
  init(scene: String?, isBare: Bool, usesMouse: Bool) {
    self.scene = scene
    self.isBare = isBare
    self.usesMouse = usesMouse
  }

  /// Reads a command line.
  ///
  /// - Parameters:
  ///   - arguments: The arguments after the program's name.
  ///   - commands: The names of commands, which begin other command lines. None has a dot, so for
  ///     a file with one they are not gathered, which takes longer than everything else here.
  init?(_ arguments: some Sequence<String>, commands: @autoclosure () -> [String]) {
    for argument in arguments {
      switch argument {
      case "--bare" where !isBare: isBare = true
      case "--no-mouse" where usesMouse: usesMouse = false
      default:
        guard scene == nil, !argument.isEmpty, !argument.hasPrefix("-"),
          argument.utf8.contains(UInt8(ascii: ".")) || !commands().contains(argument)
        else { return nil }
        scene = argument
      }
    }
  }
}
