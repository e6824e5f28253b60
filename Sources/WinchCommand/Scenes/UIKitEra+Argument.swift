public import AdaptiveUI
public import ArgumentParser

/// `8` or `26` on the command line.
extension UIKitEra: ExpressibleByArgument {}
