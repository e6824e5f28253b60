import AdaptiveUI
public import Foundation

extension Winch {
  /// The files of the program's own target, which in a project of Xcode are in the main bundle.
  ///
  /// In a package `Bundle.main` has none. Where a program asks it for files, an extension in the program's module,
  /// `extension Bundle { static var main: Bundle { Winch.resources } }`, stands in for it.
  nonisolated public static var resources: Bundle {
    Bundle.ofProgram(nil).dropFirst().first ?? .main
  }
}
