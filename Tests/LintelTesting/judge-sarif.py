"""Reads SARIF with the model of sarif-pydantic, and checks it against the requirements of GitHub's code scanning.

Usage: judge-sarif.py FILE...

Prints a JSON array with an array of complaints for each file.
"""

import json
import sys

from pydantic import BaseModel, ValidationError
from sarif_pydantic import Sarif

# Members of SARIF 2.1.0 that the model doesn't check, and their types.
UNMODELED = {
    ("Run", "columnKind"): lambda value: value in ("utf16CodeUnits", "unicodeCodePoints"),
    ("Invocation", "exitCode"): lambda value: isinstance(value, int),
    ("Result", "baselineState"): lambda value: value in ("new", "unchanged"),
    ("Result", "suppressions"): lambda value: all(
        entry["kind"] in ("inSource", "external") for entry in value
    ),
}


def strange_members(node, path):
    if isinstance(node, BaseModel):
        for name, value in (node.model_extra or {}).items():
            known = UNMODELED.get((type(node).__name__, name))
            if known is None or not known(value):
                yield f"{path}: '{name}' is no member of SARIF, or not with {value!r}"
        for name in type(node).model_fields:
            yield from strange_members(getattr(node, name), f"{path}.{name}")
    elif isinstance(node, list):
        for index, element in enumerate(node):
            yield from strange_members(element, f"{path}[{index}]")


def demands(document):
    yield document["version"] == "2.1.0", "version"
    yield document["$schema"].startswith("https://"), "$schema"
    for run in document["runs"]:
        rules = run["tool"]["driver"]["rules"]
        yield len({rule["id"] for rule in rules}) == len(rules), "rules are unique"
        for rule in rules:
            for name in ("shortDescription", "fullDescription"):
                yield 0 < len(rule[name]["text"]) <= 1024, f"{rule['id']}: {name}"
            yield rule["help"]["text"] and rule["help"]["markdown"], f"{rule['id']}: help"
        yield "columnKind" in run, "columnKind"
        for index, result in enumerate(run["results"]):
            place = f"result {index}"
            yield rules[result["ruleIndex"]]["id"] == result["ruleId"], f"{place}: ruleIndex"
            yield result["message"]["text"], f"{place}: message"
            yield "primaryLocationLineHash" in result["partialFingerprints"], f"{place}: fingerprint"
            places = result["locations"] + result.get("relatedLocations", [])
            for location in places:
                region = location["physicalLocation"]["region"]
                start = (region["startLine"], region["startColumn"])
                yield min(start) >= 1, f"{place}: a place counts from 1"
                yield start <= (region["endLine"], region["endColumn"]), f"{place}: ends before it starts"
                uri = location["physicalLocation"]["artifactLocation"]["uri"]
                yield uri.isascii() and " " not in uri and ":" not in uri, f"{place}: {uri}"


def complaints(path):
    with open(path, encoding="utf-8", newline="") as file:
        text = file.read()
    try:
        document = json.loads(text)
        model = Sarif.model_validate(document)
        return list(strange_members(model, "")) + [
            what for holds, what in demands(document) if not holds
        ]
    except (ValidationError, ValueError, LookupError) as error:
        return [f"{type(error).__name__}: {error}"]


print(json.dumps([complaints(path) for path in sys.argv[1:]]))
