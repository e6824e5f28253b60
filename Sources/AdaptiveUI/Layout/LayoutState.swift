/// What Auto Layout stores in a view.
struct LayoutState {
}
