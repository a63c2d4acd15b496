"""Reads a YAML file to nodes with positions, as PyYAML's loader on libyaml does."""
import sys

import yaml

with open(sys.argv[1], "rb") as file:
    yaml.compose(file.read(), Loader=yaml.CSafeLoader)
