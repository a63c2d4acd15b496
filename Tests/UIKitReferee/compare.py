"""Compares the results of UIKit with those of the stand-in: compare.py STAND-IN UIKIT

Prints a line for each difference, and exits with 1 if there are any. Points may differ by a half.
"""
import json
import sys


def differences(expected, found):
    def key(observation):
        return observation["scenario"], observation["step"]

    seen = {key(observation): observation for observation in found}
    for observation in expected:
        place = " / ".join(key(observation))
        other = seen.pop(key(observation), None)
        if other is None:
            yield f"{place}: not recorded"
            continue
        for name, value in observation.items():
            if name in ("scenario", "step"):
                continue
            actual = other.get(name)
            if isinstance(value, float) and isinstance(actual, (int, float)):
                if abs(value - actual) <= 0.5:
                    continue
            if value != actual:
                yield f"{place}: {name} is {json.dumps(actual)} on UIKit, {json.dumps(value)} in the stand-in"
    for scenario, step in seen:
        yield f"{scenario} / {step}: only on UIKit"


def numbers(value):
    """Converts all numbers to floating point, because JSON may have 44 or 44.0 for the same number."""
    if isinstance(value, bool):
        return value
    if isinstance(value, int):
        return float(value)
    if isinstance(value, list):
        return [numbers(element) for element in value]
    if isinstance(value, dict):
        return {name: numbers(element) for name, element in value.items()}
    return value


def main(paths):
    texts = []
    for path in paths:
        with open(path, encoding="utf-8") as file:
            texts.append(numbers(json.load(file)))
    found = list(differences(*texts))
    for line in found:
        print(line)
    print(f"{len(texts[0])} observations, {len(found)} differences")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:3]))
