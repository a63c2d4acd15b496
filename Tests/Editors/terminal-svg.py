"""Draws the screen of a terminal, text with its escape sequences on standard input, as an SVG picture."""

import html
import re
import sys

WIDTH, HEIGHT = 8.4, 18
FRONT, BACK = "#d4d4d4", "#1e1e1e"
BASE = ["#1e1e1e", "#f14c4c", "#23d18b", "#e5c07b", "#61afef", "#c678dd", "#56b6c2", "#d4d4d4"]
BRIGHT = ["#7f848e", "#ff6b6b", "#5af78e", "#f5d67b", "#82c7ff", "#e29bff", "#7fe3ee", "#ffffff"]


def indexed(number):
    if number < 8:
        return BASE[number]
    if number < 16:
        return BRIGHT[number - 8]
    if number >= 232:
        level = 8 + 10 * (number - 232)
        return f"#{level:02x}{level:02x}{level:02x}"
    number -= 16
    levels = [0, 95, 135, 175, 215, 255]
    return "#" + "".join(f"{levels[number // step % 6]:02x}" for step in (36, 6, 1))


class Style:
    def __init__(self):
        self.reset()

    def reset(self):
        self.front = self.back = None
        self.bold = self.reverse = self.underline = False

    def key(self):
        front, back = self.front or FRONT, self.back or BACK
        return (back, front, self.bold, self.underline) if self.reverse else (front, back, self.bold, self.underline)

    def apply(self, codes):
        codes = [int(code) for code in re.split("[;:]", codes) if code] or [0]
        while codes:
            code = codes.pop(0)
            if code == 0:
                self.reset()
            elif code == 1:
                self.bold = True
            elif code == 22:
                self.bold = False
            elif code in (4, 24):
                self.underline = code == 4
                # The form of an underline, such as a curl, is drawn as a line.
                if codes and codes[0] in (1, 2, 3, 4, 5) and len(codes) == 1:
                    codes.pop(0)
            elif code in (7, 27):
                self.reverse = code == 7
            elif code in (38, 48, 58):
                color = None
                if codes and codes[0] == 5:
                    color, codes = indexed(codes[1]), codes[2:]
                elif codes and codes[0] == 2:
                    color, codes = "#%02x%02x%02x" % tuple(codes[1:4]), codes[4:]
                if code == 38:
                    self.front = color
                elif code == 48:
                    self.back = color
            elif code == 39:
                self.front = None
            elif code == 49:
                self.back = None
            elif 30 <= code < 38 or 90 <= code < 98:
                self.front = BASE[code - 30] if code < 90 else BRIGHT[code - 90]
            elif 40 <= code < 48 or 100 <= code < 108:
                self.back = BASE[code - 40] if code < 100 else BRIGHT[code - 100]


def runs(line, style):
    """Stretches of one style: the column, the text, the style."""
    column = 0
    for part in re.split("(\x1b\\[[0-9;:]*m)", line):
        if part.startswith("\x1b["):
            style.apply(part[2:-1])
        elif part:
            yield column, part, style.key()
            column += len(part)


def picture(lines, title):
    columns = max(len(re.sub("\x1b\\[[0-9;:]*m", "", line)) for line in lines)
    width, height = round(columns * WIDTH) + 24, len(lines) * HEIGHT + 24
    yield (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="0 0 {width} {height}" '
        f'font-family="ui-monospace, Menlo, Consolas, monospace" font-size="14">'
    )
    yield f"<title>{html.escape(title)}</title>"
    yield f'<rect width="{width}" height="{height}" rx="8" fill="{BACK}"/>'
    style = Style()
    for row, line in enumerate(lines):
        y = 12 + row * HEIGHT
        for column, text, (front, back, bold, underline) in runs(line, style):
            x = 12 + column * WIDTH
            length = round(len(text) * WIDTH, 1)
            if back != BACK:
                yield f'<rect x="{x:.1f}" y="{y}" width="{length}" height="{HEIGHT}" fill="{back}"/>'
            if not text.strip():
                continue
            more = (' font-weight="bold"' if bold else "") + (' text-decoration="underline"' if underline else "")
            yield (
                f'<text x="{x:.1f}" y="{y + 13}" fill="{front}" textLength="{length}" lengthAdjust="spacingAndGlyphs" '
                f'xml:space="preserve"{more}>{html.escape(text)}</text>'
            )
    yield "</svg>"


lines = [line.rstrip("\r") for line in sys.stdin.read().split("\n")]
while lines and not lines[-1].strip():
    lines.pop()
print("\n".join(picture(lines, sys.argv[1])))
