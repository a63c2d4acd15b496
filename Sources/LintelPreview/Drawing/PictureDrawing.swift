import LintelBackends
import LintelTheme

/// Draws images of asset catalogs.
extension ImageDrawing {
  /// An image of a catalog in an area.
  ///
  /// - Parameters:
  ///   - picture: the image.
  ///   - area: its place; the image is stretched to it.
  ///   - color: the color of a template; nil for the image's own colors.
  /// - Returns: one shape, or one for each appearance where these have different files.
  func picture(_ picture: PictureBook.Picture, in area: Area, _ color: ResolvedColor?)
    -> [XMLElement]
  {
    ink.files(of: picture).map { number, attributes in
      let id = PictureBook.id(number)
      if let color {
        return area.rect(ink.paint("fill", color) + [("mask", "url(#\(id)-shape)")] + attributes)
      }
      return XMLElement("use", [("href", "#\(id)")] + area.attributes + attributes)
    }
  }

  /// An image of a catalog as an icon: in its own size, as long as the bar has room for it.
  ///
  /// Bars take an icon for a template unless the theme or the catalog says that it keeps its colors.
  func icon(
    _ picture: PictureBook.Picture,
    rendering: String?,
    _ place: IconPlace,
    _ color: ResolvedColor
  ) -> XMLElement {
    let largest = max(picture.size.width, picture.size.height)
    let scale = min(1, 1.4 * place.size / largest)
    let (width, height) = (picture.size.width * scale, picture.size.height * scale)
    let area = Area(around: place.x, place.y, width: width, height: height)
    let isTemplate = rendering.map { $0 == "template" } ?? picture.isTemplate ?? true
    return .group([], self.picture(picture, in: area, isTemplate ? color : nil))
  }
}
