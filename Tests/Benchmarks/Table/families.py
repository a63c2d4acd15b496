"""The families of `Tests/Generators/families`, and the commands that run on their themes."""
import pathlib
import re
import subprocess

ROOT = pathlib.Path(__file__).resolve().parents[3]
GENERATOR = ROOT / "Tests" / "Generators" / "families"
COLOR = re.compile(r'"#([0-9A-F]{6})"')


def families(words):
    """Returns the name, the first size, and the quadratic commands of each family whose name contains one of the words."""
    listed = subprocess.run([GENERATOR], check=True, capture_output=True, text=True).stdout.splitlines()
    for size, name, squares in (line.split("\t") for line in listed):
        if not words or any(word in name for word in words):
            yield name, int(size), squares.split()


def grown(lintel, name, size, folder):
    """Writes a theme of a family, and one with different colors to compare it with. Returns the arguments of each command."""
    theme, changed = folder / "theme", folder / "changed"
    for each in (theme, changed):
        each.mkdir(parents=True, exist_ok=True)
        for file in each.iterdir():
            file.unlink()
    subprocess.run([GENERATOR, name, str(size), theme], check=True)
    for file in theme.iterdir():
        text = COLOR.sub(lambda color: f'"#{0xFFFFFF - int(color[1], 16):06X}"', file.read_text())
        (changed / file.name).write_text(text)
    root, output = theme / "Grown.yaml", folder / "output"
    return {
        "lint": [lintel, "lint", root, "--fail-on", "never", "--format", "jsonl"],
        "compile": [lintel, "compile", root, "--to", "swift", "--to", "json", "--output", output, "--no-cache", "--format", "jsonl"],
        "format": [lintel, "format", "--check", root],
        "diff": [lintel, "diff", changed / root.name, root],
    }
