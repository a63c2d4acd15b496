"""Reads pages and drawings as a browser would, and reports text from a theme that became markup.

Takes the paths of files, and prints a JSON array with an array of complaints for each file. A page may have two scripts: its data and its
program.
"""

import html.parser
import json
import sys


class Judge(html.parser.HTMLParser):
    def __init__(self):
        super().__init__(convert_charrefs=True)
        self.complaints = []
        self.scripts = 0

    def handle_starttag(self, tag, attributes):
        if tag == "script":
            self.scripts += 1
        if tag in ("img", "iframe", "object", "embed", "foreignobject", "a", "form", "base"):
            self.complaints.append(f"<{tag}>")
        if "pwned" in tag:
            self.complaints.append(f"a tag {tag}")
        for name, value in attributes:
            if name.startswith("on") or "pwned" in name:
                self.complaints.append(f"an attribute {name} of {tag}")
            if name in ("href", "src", "xlink:href") and not (value or "").startswith("#"):
                self.complaints.append(f"{tag} refers to {value}")

    def handle_comment(self, text):
        self.complaints.append(f"a comment {text[:40]}")

    def unknown_decl(self, text):
        self.complaints.append(f"a declaration {text[:40]}")


def complaints(path):
    judge = Judge()
    with open(path, encoding="utf-8") as file:
        judge.feed(file.read())
    judge.close()
    if judge.scripts != 2:
        judge.complaints.append(f"{judge.scripts} scripts")
    return judge.complaints


print(json.dumps([complaints(path) for path in sys.argv[1:]]))
