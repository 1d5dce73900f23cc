"""A dusty floor that a robot at the origin, on its way to -y, has swept behind it: dust, grit, hairs; what lies before its mouth is being drawn in."""
import random
from math import cos, pi, sin

import bpy
import numpy as np

from kit.materials import material
from kit.meshes import make_object, tube
from robots.underside import hair

LANE = .305  # half of the width it cleans
MOUTH = -.235
LEFT, NEAR, SIDE = -1.6, -1.6, 3.2  # the square that is dusty
CELLS = 1600


def litter():
    dust = _dust()
    _film(dust)
    _grit(dust)
    _hairs()


def _dust():
    """How much lies in each cell, 0 to 1, rows from the near edge on."""
    middles = (np.arange(CELLS) + .5) / CELLS * SIDE
    x, y = np.meshgrid(LEFT + middles, NEAR + middles)
    # drawn in: the nearer to the mouth, the more it lies in streaks that run there
    turn, away = np.arctan2(x, MOUTH - y), np.hypot(x, y - MOUTH)
    waves = sum(np.sin(turn * often + first) for often, first in ((9, 1), (17, 4), (29, 2), (43, 5))) / 4
    streaks = np.clip(.5 + .9 * waves, 0, 1)
    pulled = np.exp(-np.maximum(away - .12, 0) / .13)
    edge = -.335 + .13 * np.minimum(np.abs(x) / LANE, 1) ** 2 - .10 * (1 - streaks) * pulled
    before = np.clip((edge - y) / .20, 0, 1) ** .8
    beside = np.clip((np.abs(x) - LANE) / .022 + .25 * _clouds(3, 1.1), 0, 1)
    return np.maximum(before * (1 - pulled + pulled * streaks), beside)


def _clouds(seed, fall):
    """Noise of all sizes, the larger the stronger, about 0."""
    white = np.random.default_rng(seed).standard_normal((CELLS, CELLS))
    often = np.hypot(*np.meshgrid(np.fft.fftfreq(CELLS), np.fft.fftfreq(CELLS)))
    often[0, 0] = 1
    shaped = np.fft.ifft2(np.fft.fft2(white) / np.maximum(often, 2 / CELLS) ** fall).real
    return shaped / shaped.std()


def _film(dust):
    """Dust too fine to be seen in grains: a veil on the floor."""
    veil = np.clip(dust * (.17 + .03 * _clouds(5, .7)), 0, 1)
    picture = bpy.data.images.new('dust', CELLS, CELLS, float_buffer=True)
    picture.colorspace_settings.name = 'Non-Color'
    pixels = np.repeat(veil[..., None], 4, 2).astype(np.float32)
    picture.pixels.foreach_set(pixels.ravel())
    fine = material('dust_film', '#b5aa9a', rough=1., spec=.1)
    nodes, links = fine.node_tree.nodes, fine.node_tree.links
    texture = nodes.new('ShaderNodeTexImage')
    texture.image = picture
    links.new(texture.outputs['Color'], nodes['Principled BSDF'].inputs['Alpha'])
    corners = [(LEFT, NEAR, .0004), (LEFT + SIDE, NEAR, .0004), (LEFT + SIDE, NEAR + SIDE, .0004), (LEFT, NEAR + SIDE, .0004)]
    make_object('dust_film', corners, [(0, 1, 2, 3)], fine, smooth=False, uv=lambda at: ((at.x - LEFT) / SIDE, (at.y - NEAR) / SIDE))


def _grit(dust, count=110000):
    """Grains of sand: broken, none wider than 1.5 mm."""
    picker = random.Random(8)
    tints = ('#c9b79a', '#8d8172', '#e4dccb', '#6a5b49', '#a98a63')
    heaps = [([], []) for _ in tints]
    heavy = np.clip(dust * (.6 + .25 * _clouds(9, .8)), 0, 1)
    for index in range(count):
        x, y = picker.uniform(-.9, .9), picker.uniform(-1.1, .9)
        if picker.random() > heavy[int((y - NEAR) / SIDE * CELLS), int((x - LEFT) / SIDE * CELLS)]:
            continue
        size = .0002 + .00055 * picker.random() ** 2.5
        vertices, faces = heaps[index % len(tints)]
        _add_grain(vertices, faces, x, y, size, picker)
    for tint, (vertices, faces) in zip(tints, heaps):
        make_object('grit', vertices, faces, material(f'grit_{tint}', tint, rough=.85), smooth=False)


def _add_grain(vertices, faces, x, y, size, picker):
    start, turn = len(vertices), picker.uniform(0, pi)
    for k in range(4):
        out = size * picker.uniform(.6, 1)
        vertices.append((x + out * cos(turn + pi / 2 * k), y + out * sin(turn + pi / 2 * k), .0004 + size * picker.uniform(.1, .5)))
    vertices.append((x + size * picker.uniform(-.3, .3), y + size * picker.uniform(-.3, .3), .0004 + size * picker.uniform(.7, 1.1)))
    faces.extend((start + k, start + (k + 1) % 4, start + 4) for k in range(4))


def _hairs():
    picker = random.Random(5)
    for index in range(30):
        x, y = picker.uniform(-.36, .36), -.40 - picker.uniform(0, .30)
        way, bend, sway = picker.uniform(0, 2 * pi), picker.uniform(-.16, .16), picker.uniform(.04, .12)
        path = []
        for k in range(26):
            path.append((x, y, .0009 + .0012 * abs(sin(.5 * k + index))))
            way += bend + sway * sin(.55 * k + index)
            x, y = x + .0034 * cos(way), y + .0034 * sin(way)
        tube('hair', path, .00036, hair(index), 5)
