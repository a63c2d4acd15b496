"""Renders Markdown with GitHub's renderer.

Usage: render-markdown.py FILE...

Prints a JSON array with an array for each file: the text of its headings, summaries, and table rows, in order. A line break in a cell becomes
a line feed. Any other element, such as a link or a picture, is printed as its tag, so that a test notices if part of a name is taken for
markup.
"""

import json
import sys
from html.parser import HTMLParser

import cmarkgfm
from cmarkgfm.cmark import Options

HOLDERS = {"h1", "h2", "h3", "summary", "tr"}
CELLS = {"td", "th"}


class Reader(HTMLParser):
    def __init__(self):
        super().__init__(convert_charrefs=True)
        self.lines = []
        self.row = None
        self.text = None

    def handle_starttag(self, tag, attributes):
        if tag in HOLDERS:
            self.row = []
            self.text = None if tag == "tr" else ""
        elif tag in CELLS:
            self.text = ""
        elif self.text is not None:
            names = "".join(f" {name}={value}" for name, value in attributes)
            if tag == "br":
                self.text += "\n"
            elif tag != "code":
                self.text += f"<{tag}{names}>"

    def handle_data(self, data):
        if self.text is not None:
            self.text += data

    def handle_endtag(self, tag):
        if tag in CELLS:
            self.row.append(self.text)
            self.text = None
        elif tag in HOLDERS:
            line = self.row if tag == "tr" else [self.text]
            self.lines.append(" ¦ ".join([tag] + line))
            self.row = self.text = None


def lines(path):
    with open(path, encoding="utf-8", newline="") as file:
        text = file.read()
    reader = Reader()
    # GitHub leaves HTML unchanged, and sanitizes it later.
    reader.feed(
        cmarkgfm.github_flavored_markdown_to_html(text, options=Options.CMARK_OPT_UNSAFE)
    )
    reader.close()
    return reader.lines


def main():
    try:
        print(json.dumps([lines(path) for path in sys.argv[1:]]))
    except Exception as error:
        print(error, file=sys.stderr)
        sys.exit(2)


main()
