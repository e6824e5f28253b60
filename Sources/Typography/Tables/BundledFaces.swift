// Numbers are in bodies of functions, as in SystemAdvances.

/// The letters of the families that apps bring along.
enum BundledFaces {
  static func all() -> [BundledFace] {
    [
      firaSans(), lato(), montserrat(), muli(), poppins(), roboto(), sourceSerif(), titillium(),
    ]
  }
}
