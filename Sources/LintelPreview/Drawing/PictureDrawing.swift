import LintelBackends
import LintelTheme

extension ImageDrawing {
  /// Returns an image stretched over an area: one shape, or one for each appearance if these have different files.
  ///
  /// `color` is the color of a template, or `nil` for the image's own colors.
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

  /// Returns an image of a catalog as an icon, in its own size if the bar has room for it.
  ///
  /// Bars treat an icon as a template unless the theme or the catalog specifies that it keeps its colors.
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
