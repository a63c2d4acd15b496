"""The rows of the table: a task, the tools that do it, and Lintel's budget for it."""
import dataclasses
import pathlib
import shutil

from timing import Candidate

ROOT = pathlib.Path(__file__).resolve().parents[3]
BENCH = ROOT / ".build" / "bench"
INPUTS, OUTPUTS = BENCH / "inputs", BENCH / "outputs"
LINTEL = ROOT / ".build" / "release" / "lintel"
LINTEL_BENCH = ROOT / ".build" / "release" / "lintel-bench"
REFERENCES = pathlib.Path(__file__).resolve().parent / "references"
TOOLS = BENCH / "tools"
PYTHON = TOOLS / "venv" / "bin" / "python"
EVENTS, YAMS = TOOLS / "events", TOOLS / "yams" / "release" / "compose"


@dataclasses.dataclass
class Row:
    """`budget` is either seconds, or a factor and the reference that it applies to; `memory` is in MiB."""

    work: str
    candidates: list
    rounds: int = 5
    budget: float = 0
    of: str = ""
    memory: float = 0


def fresh(name):
    """Returns an output folder, and a command that empties it before a run, so that each run writes all of the output."""
    folder = OUTPUTS / name

    def empty():
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(parents=True)

    return folder, empty


def lintel(name, theme, *options, name_of="Lintel"):
    folder, empty = fresh(name)
    targets = [part for option in options for part in ("--to", option)]
    return Candidate(name_of, [LINTEL, "compile", theme, *targets, "--output", folder], empty)


def tokens(name, folder, *options, files=True):
    row = [lintel(name, folder / "tokens.yaml", *options)]
    if files:
        row += [
            Candidate("sassc", ["sassc", folder / "tokens.scss", OUTPUTS / f"{name}.css"]),
            Candidate("jsonnet", ["jsonnet", "-o", OUTPUTS / f"{name}.json", folder / "tokens.jsonnet"]),
        ]
    output, empty = fresh(f"{name}-jinja")
    command = [PYTHON, REFERENCES / "tokens.py", folder / "permutations.yaml", output]
    return row + [Candidate("PyYAML and Jinja2", command, empty)]


def unchanged():
    folder = OUTPUTS / "unchanged"
    return [Candidate("Lintel", [LINTEL, "compile", INPUTS / "Real.yaml", "--to", "swift", "--to", "json", "--output", folder])]


def flags(count):
    """A theme of feature flags, compiled and linted."""
    name, budget = f"Flags{count}.yaml", 0.02 if count < 64 else 0.05
    return [
        Row(f"{count} feature flags to Swift and JSON", [lintel(f"flags{count}", INPUTS / name, "swift", "json")], 21, budget),
        Row(f"lint {count} feature flags", [lint(name)], 21, budget),
    ]


def lint(name):
    return Candidate("Lintel", [LINTEL, "lint", INPUTS / name, "--format", "jsonl", "--fail-on", "never"])


def fix(name):
    """The patch of the changes that `--fix` would make; the command fails if there are any."""
    return Candidate("Lintel", [LINTEL, "lint", INPUTS / name, "--diff"], status=(0, 1))


def rows():
    large, real = INPUTS / "Large.yaml", INPUTS / "Real.yaml"
    events = "libyaml's events in C"
    floor = Candidate(events, [EVENTS, large])
    start = Candidate("Python's start", ["python3", "-c", "pass"])
    return [
        Row(
            "start: print the version",
            [
                Candidate("Lintel", [LINTEL, "--version"]),
                Candidate("true", ["true"]),
                start,
            ],
            rounds=21,
        ),
        Row("a real theme of 480 lines to Swift and JSON", [lintel("real", real, "swift", "json"), start], 21, 0.5, start.name),
        Row("the same, nothing changed", [*unchanged(), start], 21, 0.12, start.name),
        Row("5 brands, 8 switched promos, 10 screens", [lintel("switched", INPUTS / "Switched.yaml", "swift", "json")], 21, 0.02),
        *flags(20),
        *flags(64),
        Row(
            "read 10 MB of YAML to nodes with places",
            [
                Candidate("Lintel", [LINTEL_BENCH, "read", large]),
                floor,
                Candidate("Yams", [YAMS, large]),
                Candidate("PyYAML on libyaml", [PYTHON, REFERENCES / "compose.py", large]),
            ],
            rounds=3,
            budget=1.4,
            of=events,
            memory=64,
        ),
        Row("compile the same: 20,000 screens, 10 brands, to JSON", [lintel("large", large, "json"), floor], 3, 6, events, 250),
        Row("20,000 tokens to output", tokens("tokens20000", INPUTS / "tokens20000", "swift"), 5, 1, "sassc"),
        Row("200 tokens to output", tokens("tokens200", INPUTS / "tokens200", "swift"), 11),
        Row(
            "2,000 tokens, 6 brands, 4 times of promos, light and dark",
            tokens("permutations", INPUTS / "permutations", "json", files=False),
            5,
            0.15,
            "PyYAML and Jinja2",
        ),
        Row(
            "lint 1 MB of theme",
            [lint("Lint.yaml"), Candidate("yamllint", [TOOLS / "venv/bin/yamllint", "-d", "default", INPUTS / "Lint.yaml"], status=(0, 1))],
            3,
            0.04,
            "yamllint",
        ),
        Row("lint 3,000 lines with 200 mistakes", [lint("Seeded.yaml")], 5, 0.1),
    ] + [
        Row(f"{count:,} screens, 10 brands, to JSON", [lintel(f"growth{count}", INPUTS / f"Screens{count}.yaml", "json")], 3)
        for count in (20, 200, 2_000)
    ] + [
        Row(f"fix {count:,} screens, 10 brands", [fix(f"Screens{count}.yaml")], 3) for count in (20, 200, 2_000)
    ]
