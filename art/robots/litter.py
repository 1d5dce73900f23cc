"""A dusty floor that a robot at the origin, on its way to -y, has swept behind it: dust, grit, hairs; what lies before its mouth is being drawn in."""
import random
from math import cos, pi, sin

import bpy
import numpy as np
from mathutils import Vector

from kit.brand import token
from kit.grains import TINTS, heap
from kit.materials import material
from kit.meshes import lathe, make_object, place, slab, tube

LANE = .305  # half of the width it cleans
MOUTH = -.235
LEFT, NEAR, SIDE = -1.6, -1.6, 3.2  # the square that is dusty
CELLS = 1600


def litter():
    """Dust, grit, crumbs and hairs on a dark floor; what lies near the mouth is on its way into it."""
    dust = _dust()
    _film(dust)
    _grit(dust)
    _crumbs()
    _hairs()
    _drawn_in()


def _dust():
    """How much lies in each cell, 0 to 1, rows from the near edge on."""
    middles = (np.arange(CELLS) + .5) / CELLS * SIDE
    x, y = np.meshgrid(LEFT + middles, NEAR + middles)
    edge = MOUTH - .035 + .10 * np.minimum(np.abs(x) / LANE, 1) ** 2 + .012 * clouds(7, 1.1)
    before = np.clip((edge - y) / .11, 0, 1) ** .7
    beside = np.clip((np.abs(x) - LANE) / .012 + .3 * clouds(3, 1.1), 0, 1)
    far = np.clip((y + 1.05) / .55, 0, 1)  # the light ends there, and so does what it shows
    return np.maximum(before, beside) * far


def clouds(seed, fall):
    """Noise of all sizes, the larger the stronger, about 0."""
    white = np.random.default_rng(seed).standard_normal((CELLS, CELLS))
    often = np.hypot(*np.meshgrid(np.fft.fftfreq(CELLS), np.fft.fftfreq(CELLS)))
    often[0, 0] = 1
    shaped = np.fft.ifft2(np.fft.fft2(white) / np.maximum(often, 2 / CELLS) ** fall).real
    return shaped / shaped.std()


def _film(dust):
    """Dust too fine to be seen in grains: a veil on the floor."""
    veil = np.clip(dust * (.07 + .022 * clouds(5, .8)), 0, 1)
    picture = bpy.data.images.new('dust', CELLS, CELLS, float_buffer=True)
    picture.colorspace_settings.name = 'Non-Color'
    pixels = np.repeat(veil[..., None], 4, 2).astype(np.float32)
    picture.pixels.foreach_set(pixels.ravel())
    fine = material('dust_film', '#c3c4c4', rough=1., spec=.05)
    nodes, links = fine.node_tree.nodes, fine.node_tree.links
    texture = nodes.new('ShaderNodeTexImage')
    texture.image = picture
    links.new(texture.outputs['Color'], nodes['Principled BSDF'].inputs['Alpha'])
    grounds = [(LEFT, NEAR, .0002), (LEFT + SIDE, NEAR, .0002), (LEFT + SIDE, NEAR + SIDE, .0002), (LEFT, NEAR + SIDE, .0002)]
    make_object('dark_floor', grounds, [(0, 1, 2, 3)], material('dark_floor', '#1b2b36', rough=.36, spec=.3), smooth=False)
    corners = [(LEFT, NEAR, .0004), (LEFT + SIDE, NEAR, .0004), (LEFT + SIDE, NEAR + SIDE, .0004), (LEFT, NEAR + SIDE, .0004)]
    make_object('dust_film', corners, [(0, 1, 2, 3)], fine, smooth=False, uv=lambda at: ((at.x - LEFT) / SIDE, (at.y - NEAR) / SIDE))


def _grit(dust, count=60000):
    """Grains of sand: broken, none wider than 2.5 mm, thicker here than there."""
    picker = random.Random(8)
    heavy = np.clip(dust * (.45 + .45 * clouds(9, 1.)), 0, 1)
    grains = []
    for _ in range(count):
        x, y = picker.uniform(-.62, .55), picker.uniform(-.95, .35)
        if picker.random() < heavy[int((y - NEAR) / SIDE * CELLS), int((x - LEFT) / SIDE * CELLS)]:
            grains.append((x, y, .0003 + .0012 * picker.random() ** 2.6))
    heap('grit', grains)


def _crumbs():
    """Of bread and biscuits, 2 to 6 mm."""
    picker = random.Random(21)
    for name, tint, count in (('crumb_crust', '#b9824a', 34), ('crumb_soft', '#e6d3ad', 60)):
        lumpy = material(name, tint, rough=.95, bump=(700, .8, .001))
        for _ in range(count):
            x, y = picker.uniform(-.44, .40), MOUTH - .07 - abs(picker.gauss(0, .17))
            size = picker.uniform(.0011, .0032)
            lump = [(size * .75, 0), (size, size * .4), (size * picker.uniform(.6, .8), size * .95), (.00001, size * picker.uniform(1., 1.3))]
            place(lathe('crumb', lump, lumpy, 7, angle=20), (x, y, .0002), (picker.uniform(-35, 35), picker.uniform(-20, 20), picker.uniform(0, 360)))


def _drawn_in():
    """In the air before the mouth: grains as streaks as long as they move while the shutter is open."""
    picker = random.Random(17)
    heaps = [([], []) for _ in TINTS]
    for index in range(420):
        x = picker.uniform(-.17, .17)
        away = .006 + .14 * picker.random() ** 1.6
        end = (x * (.86 + .5 * away), MOUTH - away, .0012 + .020 * picker.random() ** 2 * min(away / .05, 1) * (1 - away / .16))
        way = Vector((-x * .28, MOUTH - .01 - end[1] + .06, (.016 - end[2]) * .35)).normalized()
        long = picker.uniform(.0015, .010) * (1 - away / .17) + .0008
        thick = picker.uniform(.00022, .0006)
        side = way.cross(Vector((0, 0, 1))).normalized() * thick
        vertices, faces = heaps[index % len(TINTS)]
        start, middle = len(vertices), Vector(end)
        front, back = middle + way * long, middle - way * long * .4
        vertices.extend([tuple(back), tuple(middle + side), tuple(middle + Vector((0, 0, thick))), tuple(middle - side), tuple(middle - Vector((0, 0, thick))), tuple(front)])
        ring = [start + k for k in (1, 2, 3, 4)]
        for k in range(4):
            faces.append((start, ring[k], ring[(k + 1) % 4]))
            faces.append((start + 5, ring[(k + 1) % 4], ring[k]))
    for tint, (vertices, faces) in zip(TINTS, heaps):
        make_object('flying', vertices, faces, material(f'grit_{tint}', tint, rough=.85), smooth=False)


def _hairs():
    """Long and loosely curled, pale and brown; those near the mouth are stretched towards it."""
    picker = random.Random(5)
    tints = [material(f'long_hair_{tint}', tint, rough=.4, spec=.5) for tint in ('#a98a62', '#6d4c33', '#cdb48a')]
    for index in range(26):
        x, y = picker.uniform(-.36, .30), MOUTH - .06 - abs(picker.gauss(0, .14))
        near = max(0, 1 - (MOUTH - .05 - y) / .10)
        way = pi / 2 - x * 2 if near > .2 else picker.uniform(0, 2 * pi)
        bend, sway = picker.uniform(-.10, .10) * (1 - near), picker.uniform(.03, .09) * (1 - .7 * near)
        path = []
        for k in range(34):
            path.append((x, y, .0006 + .0016 * abs(sin(.4 * k + index)) + near * .00016 * k))
            way += bend + sway * sin(.5 * k + index)
            x, y = x + .0030 * cos(way), y + .0030 * sin(way)
        tube('hair', path, .00032, tints[index % 3], 6)


def nozzle():
    """What the dark slit at the robot's front is from close by: a mouth with a rubber lip and two combed guards."""
    rubber, dark = material('lip', '#15171a', rough=.7), material('nozzle', '#2b2f33', rough=.4)
    inside = material('nozzle_inside', '#020304', rough=.9, spec=.1)
    front = MOUTH - .020
    place(slab('nozzle', .318, .050, .026, .014, dark, .008, .004), (0, front + .025, .014))
    place(slab('nozzle_mouth', .292, .004, .020, .002, inside, .001, .001), (0, front - .001, .0135))
    for x in range(-6, 7):
        place(slab('nozzle_comb', .0035, .007, .0225, .0015, dark, .001, .001), (x * .0226, front - .001, .0125))
    place(slab('nozzle_lip', .318, .006, .010, .002, rubber, .001, .001), (0, front + .034, .0022))
    for side in (-1, 1):
        place(slab('nozzle_cheek', .014, .054, .034, .006, dark, .006, .002), (side * .160, front + .024, .0035))
    place(slab('nozzle_edge', .286, .0022, .0022, .0008, material('nozzle_edge', token('accent'), rough=.35), .0005, .0005), (0, front - .001, .0372))
