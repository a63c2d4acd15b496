"""Validates JSON texts against a JSON Schema, in the draft that the schema names.

Usage: validate.py SCHEMA FILE...

Prints a JSON array with an array of messages for each file. Validates the schema itself first. An invalid schema, or a reference that doesn't
resolve, ends the program with status 2.
"""

import json
import sys

import jsonschema_rs


def refuse_twice(pairs):
    members = dict(pairs)
    if len(members) != len(pairs):
        keys = [key for key, _ in pairs]
        raise ValueError("key twice: " + ", ".join(sorted({k for k in keys if keys.count(k) > 1})))
    return members


def refuse_constant(name):
    raise ValueError("not JSON: " + name)


def read(path):
    with open(path, encoding="utf-8", newline="") as file:
        return json.load(
            file, object_pairs_hook=refuse_twice, parse_constant=refuse_constant
        )


def messages(validator, path):
    try:
        instance = read(path)
    except ValueError as error:
        return [str(error)]
    return sorted(
        "/".join(map(str, error.instance_path)) + ": " + error.message[:300]
        for error in validator.iter_errors(instance)
    )


def main():
    try:
        schema = read(sys.argv[1])
        jsonschema_rs.meta.validate(schema)
        validator = jsonschema_rs.validator_for(schema)
        print(json.dumps([messages(validator, path) for path in sys.argv[2:]]))
    except Exception as error:
        print(error, file=sys.stderr)
        sys.exit(2)


main()
