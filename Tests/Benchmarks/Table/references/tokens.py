"""Compiles tokens to Swift as teams do by hand: PyYAML reads them, references are resolved, Jinja2 writes a file for each permutation.

tokens.py FILE FOLDER, where FILE has `palette` (name to [light, dark]), `roles` (name to a name of the palette), and `overrides`, a list of
permutations, each with the entries of the palette that it changes.
"""
import pathlib
import sys

import jinja2
import yaml

TEMPLATE = jinja2.Template(
    """import UIKit

enum Tokens {
{%- for name, color in colors %}
  static let {{ name }} = UIColor { $0.userInterfaceStyle == .dark ? {{ color[1] }} : {{ color[0] }} }
{%- endfor %}
}
"""
)


def swift(text):
    red, green, blue = (int(text[at : at + 2], 16) / 255 for at in (1, 3, 5))
    return f"UIColor(red: {red:.4f}, green: {green:.4f}, blue: {blue:.4f}, alpha: 1)"


with open(sys.argv[1], "rb") as file:
    tokens = yaml.load(file, Loader=yaml.CSafeLoader)
folder = pathlib.Path(sys.argv[2])
folder.mkdir(parents=True, exist_ok=True)
for number, changed in enumerate(tokens["overrides"]):
    palette = {name: [swift(color) for color in pair] for name, pair in {**tokens["palette"], **changed}.items()}
    colors = [*palette.items(), *((name, palette[of]) for name, of in tokens["roles"].items())]
    (folder / f"Tokens{number}.swift").write_text(TEMPLATE.render(colors=colors))
