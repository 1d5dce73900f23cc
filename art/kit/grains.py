"""Grains that lie on a floor: sand, dust, crumbs."""
import random
from math import cos, pi, sin

from kit.materials import material
from kit.meshes import make_object

TINTS = ('#d9cdb8', '#b3aa9d', '#ece6da', '#8f8678', '#c9ab7f')


def heap(name, grains):
    """Grains of all tints, each an (x, y, size)."""
    picker = random.Random(8)
    heaps = [([], []) for _ in TINTS]
    for index, (x, y, size) in enumerate(grains):
        _add_grain(*heaps[index % len(TINTS)], x, y, size, picker)
    for tint, (vertices, faces) in zip(TINTS, heaps):
        make_object(name, vertices, faces, material(f'grit_{tint}', tint, rough=.85), smooth=False)


def _add_grain(vertices, faces, x, y, size, picker):
    start, turn = len(vertices), picker.uniform(0, pi)
    for k in range(4):
        out = size * picker.uniform(.6, 1)
        vertices.append((x + out * cos(turn + pi / 2 * k), y + out * sin(turn + pi / 2 * k), .0004 + size * picker.uniform(.1, .5)))
    vertices.append((x + size * picker.uniform(-.3, .3), y + size * picker.uniform(-.3, .3), .0004 + size * picker.uniform(.7, 1.1)))
    faces.extend((start + k, start + (k + 1) % 4, start + 4) for k in range(4))
