"""What one sees of a robot that two people have laid on its side: its belly, and a caster that hair and a string have wound around."""
import random
from math import cos, pi, sin

import bpy
from mathutils import Vector

from kit.curves import inset, squircle
from kit.materials import material
from kit.meshes import lathe, place, slab, stack, tube

DOWN = Vector((1, 0, -.1))  # to where things hang, for a robot that lies on its left side


def belly(palette, width, depth, exponent):
    """A plate under the base, screwed on."""
    outline = inset(squircle(width, depth, exponent, 128), .066)
    plastic = material('belly', '#54595d', rough=.55, spec=.35, bump=(600, .25, .001))
    stack('belly', outline, [(0, .027), (0, .0245), (.002, .0235)], plastic)
    for x, y in ((-.10, -.14), (0, -.145), (.10, -.14), (-.10, .15), (0, .155), (.10, .15), (-.02, 0), (.02, 0)):
        _screw(palette, (x, y, .0234))


def _screw(palette, location, radius=.0042):
    head = [(radius, 0), (radius, -.0008), (radius * .8, -.0016), (radius * .34, -.0018), (radius * .3, -.0008), (.00001, -.0008)]
    place(lathe('screw', head, palette.alu, 24), location)


def wound_caster(palette, x, y, radius=.032, width=.024):
    """It hangs out of its well, as casters do when no floor carries them."""
    for part in bpy.data.objects:  # what stands for it on a base that nobody sees from below
        if part.name.startswith('tyre') and (part.location - Vector((x, y, .03))).length < .01:
            part.hide_render = True
    z = -.010
    steel = material('caster_steel', '#b9bdc0', rough=.28, metal=1.)
    well = [(.048, .026), (.048, .0215), (.046, .0205), (.040, .0205), (.039, .017), (.037, .016), (.00001, .016)]
    place(lathe('caster_plate', well, steel, 64), (x, y, 0))
    y += .010  # the wheel trails
    tyre = [(radius * .66, -width / 2), (radius * .92, -width / 2), (radius, -width / 2 + .004), (radius * 1.01, 0), (radius, width / 2 - .004),
            (radius * .92, width / 2), (radius * .66, width / 2)]
    place(lathe('caster_tyre', tyre, material('caster_tyre', '#a9adaf', rough=.5, spec=.4), 64), (x, y, z), (0, 90, 0))
    core = [(.00001, -width / 2 - .001), (radius * .30, -width / 2 - .001), (radius * .34, -width / 2 + .002), (radius * .66, -width / 2 + .002),
            (radius * .66, width / 2 - .002), (radius * .34, width / 2 - .002), (radius * .30, width / 2 + .001), (.00001, width / 2 + .001)]
    place(lathe('caster_core', core, material('caster_core', '#e4e6e4', rough=.4), 48), (x, y, z), (0, 90, 0))
    for side in (-1, 1):
        cheek = slab('caster_fork', .024, .044, .0026, .010, steel, .0006, .0006)
        place(cheek, (x + side * (width / 2 + .0045) - .0013, y - .002, z + .010), (90, 0, 90))
        nut = [(.0062, 0), (.0062, .003), (.005, .0042), (.00001, .0042)]
        place(lathe('caster_nut', nut, steel, 6), (x + side * (width / 2 + .0055), y, z), (0, side * 90, 0))
    _wind(Vector((x, y, z)), radius, width)


def hair(index):
    tint = ('#1c120d', '#2a1b13', '#3a271b')[index % 3]
    return material(f'hair_{tint}', tint, rough=.35, spec=.6)


def _wind(middle, radius, width):
    picker = random.Random(11)
    for index in range(120):
        aside, drift = picker.gauss(-.002, .0036), picker.gauss(0, .0025)
        away = radius + .0004 + abs(picker.gauss(0, .0011))
        path = _turns(middle, away, aside, drift, picker.uniform(.8, 2.2), picker.uniform(0, 2 * pi), picker)
        path += _tail(path, picker.uniform(.004, .012) if index % 3 else picker.uniform(.025, .06), picker)
        tube('hair', path, .00019, hair(index), 5)
    string = material('string', '#3d84b8', rough=.8, sheen=.3)
    path = _turns(middle, radius + .0030, .0045, .004, 2.3, .4, picker, .0003)
    tube('string', path + _tail(path, .085, random.Random(3), .4), .0011, string, 10)


def _turns(middle, away, aside, drift, turns, start, picker, loose=.0006):
    steps, wave = round(40 * turns), picker.uniform(0, 6)
    path = []
    for k in range(steps + 1):
        angle = start + 2 * pi * turns * k / steps
        far = away + loose * sin(2.3 * angle + wave)
        path.append(middle + Vector((aside + drift * k / steps + .0012 * sin(1.7 * angle + wave), far * cos(angle), far * sin(angle))))
    return path


def _tail(path, length, picker, curl=1.):
    """Its loose end: off the wheel as it ran around it, then down."""
    steps = 14
    way = (path[-1] - path[-2]).normalized()
    bend = Vector([picker.uniform(-1, 1) for _ in range(3)]) * .12 * curl
    tail, point = [], path[-1]
    for k in range(steps):
        way = (way + bend + DOWN * .16).normalized()
        point = point + way * length / steps
        tail.append(point)
    return tail
