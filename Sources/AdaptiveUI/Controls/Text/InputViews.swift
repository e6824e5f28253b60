/// What a program wants to come up while a view has the keys; nothing comes up in a
/// terminal.
///
/// Both properties of a responder can only be read, and Swift overrides them with computed ones only:
/// so field and view each have the two, over this value.
struct InputViews {
  var view: UIView?
  var accessory: UIView?
}
