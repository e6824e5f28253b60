#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The functions of librsvg, and of what it needs itself, that turn SVG into pixels; found in the
/// libraries when the first picture is asked for.
///
/// Names and shapes are those of librsvg's `rsvg.h`, of `cairo.h` and of Pango, the same in every
/// version since librsvg 2.46.
@safe struct LibRSVG: Sendable {
  typealias Pointer = UnsafeMutableRawPointer
  typealias Text = UnsafePointer<CChar>
  /// `cairo_write_func_t`: what is called with each piece of a file; 0 means that it was taken.
  typealias Write = @convention(c) (Pointer?, UnsafePointer<UInt8>?, UInt32) -> Int32

  // librsvg.
  let makeHandle: @convention(c) @Sendable (UInt32) -> Pointer?
  let writeHandle:
    @convention(c) @Sendable (Pointer, UnsafePointer<UInt8>?, UInt, UnsafeMutablePointer<Pointer?>?)
      ->
      Int32
  let closeHandle: @convention(c) @Sendable (Pointer, UnsafeMutablePointer<Pointer?>?) -> Int32
  /// Draws the document into a viewport of four doubles.
  let render:
    @convention(c) @Sendable (
      Pointer, Pointer, UnsafePointer<Double>?, UnsafeMutablePointer<Pointer?>?
    ) -> Int32
  let releaseObject: @convention(c) @Sendable (Pointer) -> Void
  let freeError: @convention(c) @Sendable (Pointer) -> Void

  // cairo.
  let makeSurface: @convention(c) @Sendable (Int32, Int32, Int32) -> Pointer?
  let surfaceStatus: @convention(c) @Sendable (Pointer) -> Int32
  let destroySurface: @convention(c) @Sendable (Pointer) -> Void
  let makeContext: @convention(c) @Sendable (Pointer) -> Pointer?
  let destroyContext: @convention(c) @Sendable (Pointer) -> Void
  let writePNG: @convention(c) @Sendable (Pointer, Write, Pointer?) -> Int32

  // Pango.
  let fontMap: @convention(c) @Sendable () -> Pointer?
  let makeFontContext: @convention(c) @Sendable (Pointer) -> Pointer?
  let makeLayout: @convention(c) @Sendable (Pointer) -> Pointer?
  let setText: @convention(c) @Sendable (Pointer, Text?, Int32) -> Void
  let setFont: @convention(c) @Sendable (Pointer, Pointer) -> Void
  let layoutSize:
    @convention(c) @Sendable (Pointer, UnsafeMutablePointer<Int32>?, UnsafeMutablePointer<Int32>?)
      ->
      Void
  let makeFont: @convention(c) @Sendable () -> Pointer?
  let freeFont: @convention(c) @Sendable (Pointer) -> Void
  let setFamily: @convention(c) @Sendable (Pointer, Text?) -> Void
  let setSize: @convention(c) @Sendable (Pointer, Double) -> Void
  let setWeight: @convention(c) @Sendable (Pointer, Int32) -> Void

  /// The libraries; `nil` when one is not installed.
  static let shared = LibRSVG()

  /// Each by its names on Debian and on a Mac.
  private static let names = [
    ["librsvg-2.so.2", "librsvg-2.2.dylib"], ["libcairo.so.2", "libcairo.2.dylib"],
    ["libpango-1.0.so.0", "libpango-1.0.0.dylib"],
    ["libpangocairo-1.0.so.0", "libpangocairo-1.0.0.dylib"],
    ["libgobject-2.0.so.0", "libgobject-2.0.0.dylib"], ["libglib-2.0.so.0", "libglib-2.0.0.dylib"],
  ]

  private init?() {
    for names in Self.names
    where !names.contains(where: { unsafe dlopen($0, RTLD_LAZY | RTLD_GLOBAL) != nil }) {
      return nil
    }
    var isWhole = true
    func find<Function>(_ name: String, _ type: Function.Type) -> Function? {
      guard let symbol = unsafe dlsym(nil, name) else {
        isWhole = false
        return nil
      }
      return unsafe unsafeBitCast(symbol, to: type)
    }
    guard let makeHandle = unsafe find("rsvg_handle_new_with_flags", type(of: makeHandle)),
      let writeHandle = unsafe find("rsvg_handle_write", type(of: writeHandle)),
      let closeHandle = unsafe find("rsvg_handle_close", type(of: closeHandle)),
      let render = unsafe find("rsvg_handle_render_document", type(of: render)),
      let releaseObject = unsafe find("g_object_unref", type(of: releaseObject)),
      let freeError = unsafe find("g_error_free", type(of: freeError)),
      let makeSurface = unsafe find("cairo_image_surface_create", type(of: makeSurface)),
      let surfaceStatus = unsafe find("cairo_surface_status", type(of: surfaceStatus)),
      let destroySurface = unsafe find("cairo_surface_destroy", type(of: destroySurface)),
      let makeContext = unsafe find("cairo_create", type(of: makeContext)),
      let destroyContext = unsafe find("cairo_destroy", type(of: destroyContext)),
      let writePNG = unsafe find("cairo_surface_write_to_png_stream", type(of: writePNG)),
      let fontMap = unsafe find("pango_cairo_font_map_get_default", type(of: fontMap)),
      let makeFontContext = unsafe find("pango_font_map_create_context", type(of: makeFontContext)),
      let makeLayout = unsafe find("pango_layout_new", type(of: makeLayout)),
      let setText = unsafe find("pango_layout_set_text", type(of: setText)),
      let setFont = unsafe find("pango_layout_set_font_description", type(of: setFont)),
      let layoutSize = unsafe find("pango_layout_get_size", type(of: layoutSize)),
      let makeFont = unsafe find("pango_font_description_new", type(of: makeFont)),
      let freeFont = unsafe find("pango_font_description_free", type(of: freeFont)),
      let setFamily = unsafe find("pango_font_description_set_family", type(of: setFamily)),
      let setSize = unsafe find("pango_font_description_set_absolute_size", type(of: setSize)),
      let setWeight = unsafe find("pango_font_description_set_weight", type(of: setWeight)),
      isWhole
    else { return nil }
    unsafe (self.makeHandle, self.writeHandle, self.closeHandle) = (
      makeHandle, writeHandle, closeHandle
    )
    unsafe (self.render, self.releaseObject, self.freeError) = (render, releaseObject, freeError)
    unsafe (self.makeSurface, self.surfaceStatus, self.destroySurface) = (
      makeSurface, surfaceStatus, destroySurface
    )
    unsafe (self.makeContext, self.destroyContext, self.writePNG) = (
      makeContext, destroyContext, writePNG
    )
    unsafe (self.fontMap, self.makeFontContext, self.makeLayout) = (
      fontMap, makeFontContext, makeLayout
    )
    unsafe (self.setText, self.setFont, self.layoutSize) = (setText, setFont, layoutSize)
    unsafe (self.makeFont, self.freeFont, self.setFamily) = (makeFont, freeFont, setFamily)
    unsafe (self.setSize, self.setWeight) = (setSize, setWeight)
  }
}
