#!/usr/bin/env python3
"""Calculates the results of color functions for colors.json: `reckon-colors.py > colors.json`.

Uses different sources than the library: Display P3 from the chromaticities of its primaries, OKLab from its author's matrices
(https://bottosson.github.io/posts/oklab), which start from linear sRGB, and contrast from the text of WCAG 2.2. All results lie inside their
color space, because there is more than one way to map colors that are outside of it.
"""
import json

WHITE = (0.3127, 0.3290)
SRGB = ((0.64, 0.33), (0.30, 0.60), (0.15, 0.06))
P3 = ((0.680, 0.320), (0.265, 0.690), (0.150, 0.060))


def times(matrix, vector):
    return [sum(a * b for a, b in zip(row, vector)) for row in matrix]


def inverse(m):
    (a, b, c), (d, e, f), (g, h, i) = m
    det = a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g)
    return [[(e * i - f * h) / det, (c * h - b * i) / det, (b * f - c * e) / det],
            [(f * g - d * i) / det, (a * i - c * g) / det, (c * d - a * f) / det],
            [(d * h - e * g) / det, (b * g - a * h) / det, (a * e - b * d) / det]]


def xyz(x, y):
    return [x / y, 1, (1 - x - y) / y]


def to_xyz(primaries):
    columns = [xyz(*p) for p in primaries]
    matrix = [[columns[j][i] for j in range(3)] for i in range(3)]
    scale = times(inverse(matrix), xyz(*WHITE))
    return [[matrix[i][j] * scale[j] for j in range(3)] for i in range(3)]


TO_XYZ = {"srgb": to_xyz(SRGB), "displayP3": to_xyz(P3)}
CONES = [[0.4122214708, 0.5363325363, 0.0514459929],
         [0.2119034982, 0.6806995451, 0.1073969566],
         [0.0883024619, 0.2817188376, 0.6299787005]]
LAB = [[0.2104542553, 0.7936177850, -0.0040720468],
       [1.9779984951, -2.4285922050, 0.4505937099],
       [0.0259040371, 0.7827717662, -0.8086757660]]


def linear(c):
    return c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4


def encoded(c):
    return 12.92 * c if c <= 0.0031308 else 1.055 * c ** (1 / 2.4) - 0.055


def linear_srgb(color):
    return times(inverse(TO_XYZ["srgb"]), times(TO_XYZ[color["space"]], [linear(c) for c in color["rgb"]]))


def lab(color):
    cones = times(CONES, linear_srgb(color))
    return times(LAB, [abs(c) ** (1 / 3) * (1 if c >= 0 else -1) for c in cones])


def color(space, values, alpha):
    cones = [c ** 3 for c in times(inverse(LAB), values)]
    own = times(inverse(TO_XYZ[space]), times(TO_XYZ["srgb"], times(inverse(CONES), cones)))
    rgb = [encoded(c) for c in own]
    return made(space, rgb, alpha) if all(0.001 <= c <= 0.999 for c in rgb) else None


def made(space, rgb, alpha=1):
    return {"space": space, "rgb": [round(c, 6) for c in rgb], "alpha": round(alpha, 6)}


def lightened(c, amount):
    l, a, b = lab(c)
    return color(c["space"], [min(max(l + amount, 0), 1), a, b], c["alpha"])


def mixed(c, d, share):
    alpha = c["alpha"] * (1 - share) + d["alpha"] * share
    both = [(x * c["alpha"] * (1 - share) + y * d["alpha"] * share) / alpha for x, y in zip(lab(c), lab(d))]
    return color("displayP3" if "displayP3" in (c["space"], d["space"]) else "srgb", both, alpha)


def luminance(c):
    return sum(w * v for w, v in zip((0.2126, 0.7152, 0.0722), linear_srgb(c)))


def contrast(c, d):
    light, dark = sorted((luminance(c), luminance(d)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


COLORS = [made("srgb", [17 / 255, 110 / 255, 153 / 255]), made("srgb", [1, 0.82, 0.4], 0.5), made("srgb", [0.5, 0.5, 0.5]),
          made("srgb", [0.2, 0.4, 0.9], 0.25), made("srgb", [0, 0, 0]), made("srgb", [1, 1, 1], 0.85),
          made("displayP3", [0.3, 0.75, 0.2]), made("displayP3", [0.2, 0.6, 0.4], 0.6)]
vectors = []
for c in COLORS:
    vectors.append({"function": "alpha", "colors": [c], "amount": 0.4, "is": made(c["space"], c["rgb"], c["alpha"] * 0.4)})
    for name, sign in (("lighten", 1), ("darken", -1)):
        for amount in (0.05, 0.2):
            vectors.append({"function": name, "colors": [c], "amount": amount, "is": lightened(c, sign * amount)})
    for d in COLORS:
        vectors.append({"function": "mix", "colors": [c, d], "amount": 0.3, "is": mixed(c, d, 0.3)})
opaque = [c for c in COLORS if c["alpha"] == 1]
for back in opaque:
    for c in opaque:
        for d in opaque:
            # With two similar colors, either could be the result.
            if abs(contrast(c, back) - contrast(d, back)) > 0.01:
                best = c if contrast(c, back) > contrast(d, back) else d
                vectors.append({"function": "readable", "colors": [back, c, d], "is": best})
kept = [v for v in vectors if v["is"] is not None]
for v in kept:
    # UIKit returns the components of all colors in extended sRGB.
    extended = [round(encoded(abs(c)) * (1 if c >= 0 else -1), 6) + 0.0 for c in linear_srgb(v["is"])]
    v["is"] = {**v["is"], "extendedSRGB": extended}
print("{\n  \"format\": \"lintel.color-vectors\", \"version\": 1,\n  \"vectors\": [")
print(",\n".join("    " + json.dumps(v) for v in kept))
print("  ]\n}")
