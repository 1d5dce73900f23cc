"""Where in its picture each robot stands, in hundredths of width and height: frames that cut a picture keep it whole.

python3 art/scenes/where.py > art/encode/pictures/robot-places.ts
"""
import os
import re
import sys
from math import cos, radians, sin, sqrt

from shots import SHOTS

sys.path.append(os.path.join(os.path.dirname(os.path.abspath(__file__)), '../kit'))
from curves import squircle

CATALOG = os.path.join(os.path.dirname(os.path.abspath(__file__)), '../../catalog/robots.ts')
# What the catalogue's size leaves out: brushes that reach beyond the shell, a load on the deck.
BEYOND = {'c30': (13, 8, 0), 's100': (0, 0, 34)}


def sizes():
    """Width, depth and height of each model in metres."""
    with open(CATALOG, encoding='utf-8') as file:
        found = re.findall(r"model: '(\w+)'.*?sizeCm: \{ w: (\d+), d: (\d+), h: (\d+) \}", file.read(), re.S)
    return {model.lower(): tuple((int(side) + more) / 100 for side, more in zip(sides, BEYOND.get(model.lower(), (0, 0, 0))))
            for model, *sides in found}


def unit(v):
    length = sqrt(sum(c * c for c in v))
    return [c / length for c in v]


def cross(a, b):
    return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]


def dot(a, b):
    return sum(x * y for x, y in zip(a, b))


def box_of(shot, size):
    """Left, top, right and bottom of the robot, whose plan has round corners: turned, a box would reach far beyond it."""
    ahead = unit([b - a for a, b in zip(shot.eye, shot.look)])
    right = unit(cross(ahead, (0, 0, 1)))
    up = cross(right, ahead)
    w, d, h = size
    c, s = cos(radians(shot.turn)), sin(radians(shot.turn))
    seen = []
    for x, y in squircle(w, d):
        for z in (0, h):
            point = (shot.at[0] + x * c - y * s, shot.at[1] + x * s + y * c, z)
            away = [p - e for p, e in zip(point, shot.eye)]
            scale = shot.lens / 36 / dot(away, ahead)
            seen.append((50 + 100 * dot(away, right) * scale, 50 - 100 * 16 / 9 * dot(away, up) * scale))
    xs, ys = zip(*seen)
    return [max(0, min(100, round(edge))) for edge in (min(xs), min(ys), max(xs), max(ys))]


if __name__ == '__main__':
    known = sizes()
    print('// Written by `python3 art/scenes/where.py`: left, top, right and bottom of the robot in each picture of a place, in hundredths.')
    print("export const robotPlaces: Readonly<Record<string, readonly [number, number, number, number]>> = {")
    for name, shot in SHOTS.items():
        if shot.span:
            continue  # from straight above the robot fills its picture
        print(f"  '{name}': {box_of(shot, known[shot.robot])},")
    print('};')
