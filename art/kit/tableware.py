"""Dishes, food and drinks: they tell what a tray is for. All stand on the given point."""
import random
from math import cos, pi, sin

from mathutils import Vector

from kit.curves import segments
from kit.materials import material
from kit.meshes import lathe, loft, make_object, place, slab


def ceramic(tint='#f4f1ea'):
    return material(f'ceramic_{tint}', tint, rough=.18, coat=.6)


def stone():
    return material('stone_bowl', '#1d1b1a', rough=.55, spec=.4, bump=(260, .5, .002))


def food(name, colour, rough=.4, chunky=True):
    return material(f'food_{name}', colour, rough=rough, bump=(300, 1, .004) if chunky else None)


def bowl(location, radius=.075, height=.06, glaze=None, filling=None, level=.8):
    r, h, wall = radius, height, .0035
    outside = [(r * .45, 0), (r * .5, .0005), (r * .52, .004), (r * .62, .010), (r * .82, h * .42), (r * .96, h * .78),
               (r, h), (r - wall * .5, h + .0012)]
    inside = [(r - wall, h - .0005), (r * .96 - wall, h * .78), (r * .82 - wall, h * .44), (r * .6, .014),
              (r * .3, .009), (.00001, .008)]
    place(lathe('bowl', outside + inside, glaze or ceramic(), 48), location)
    if filling:
        surface = [(r * .93, h * level - .004), (r * .7, h * level), (r * .35, h * level + .003), (.00001, h * level + .004)]
        place(lathe('filling', surface, filling, 48), location)


def plate(location, radius=.1, glaze=None):
    r = radius
    profile = [(r * .55, 0), (r * .6, .001), (r * .7, .006), (r * .97, .016), (r, .0175), (r * .985, .0185),
               (r * .7, .0085), (r * .6, .005), (.00001, .0045)]
    place(lathe('plate', profile, glaze or ceramic()), location)


def cup(location, radius=.034, height=.085, tint='#f4f1ea', drink='#8a5a22'):
    r, h = radius, height
    profile = [(r * .8, 0), (r * .84, .002), (r * .96, h * .5), (r, h), (r - .0015, h + .001), (r - .003, h),
               (r * .96 - .003, h * .5), (r * .8 - .003, .006), (.00001, .005)]
    place(lathe('cup', profile, ceramic(tint), 48), location)
    place(lathe('drink', [(r - .004, h * .82), (.00001, h * .82)], material(f'drink_{drink}', drink, rough=.05), 32), location)


def glass(location, radius=.031, height=.12, drink='#f2fbff', level=.7):
    r, h = radius, height
    clear = material('clear_glass', '#ffffff', rough=0, transmission=1., ior=1.45)
    profile = [(r * .82, 0), (r * .86, .002), (r, h), (r - .001, h + .0008), (r - .002, h), (r * .86 - .002, .012),
               (.00001, .010)]
    parts = [lathe('tumbler', profile, clear, 48)]
    liquid = material(f'liquid_{drink}', drink, rough=0, transmission=1., ior=1.33)
    filled = [(.00001, .0105), (r * .86 - .0022, .0125), (r * .95 - .0022, h * level), (.00001, h * level)]
    parts.append(lathe('liquid', filled, liquid, 48))
    for part in parts:
        place(part, location).visible_shadow = False  # light that glass bends is not traced: its shadow would be black


def lidded_pot(location, radius=.085, height=.07):
    """An earthenware stew pot on its wooden saucer, soup bubbling red."""
    x, y, z = location
    place(lathe('pot_saucer', [(radius * .9, 0), (radius * 1.12, .002), (radius * 1.15, .012), (radius * 1.05, .012),
                               (.00001, .010)], material('pot_wood', '#6b4a2e', rough=.6)), location)
    clay = material('pot_clay', '#2a2320', rough=.4, coat=.2, bump=(200, .3, .001))
    bowl((x, y, z + .010), radius, height, clay, food('stew', '#b6401d', .15), .84)
    scatter((x, y, z + .010 + height * .85), radius * .7, [('tofu', '#f3ead6'), ('leek', '#5c9440'), ('chilli', '#cc2b1d')], 16, .007)


def scatter(center, radius, ingredients, count, size, seed=3):
    """Small lumps of food strewn over a surface."""
    picker = random.Random(seed)
    x, y, z = center
    for index in range(count):
        name, colour = ingredients[index % len(ingredients)]
        angle, away = picker.uniform(0, 2 * pi), radius * picker.uniform(.05, 1) ** .6
        s = size * picker.uniform(.7, 1.3)
        angles = [pi * (.85 * i / segments(9, 4) - .35) for i in range(segments(9, 4) + 1)]
        lump = [(max(s * cos(a), .00001), s * (.5 + .5 * sin(a))) for a in angles]
        surface = material(f'food_{name}', colour, rough=.42, coat=.15, bump=(160, .9, .003))
        made = place(lathe('lump', lump, surface, 20, angle=80), (x + away * cos(angle), y + away * sin(angle), z - s * .3),
                     (picker.uniform(-25, 25), picker.uniform(-25, 25), picker.uniform(0, 180)))
        made.scale = (picker.uniform(.9, 1.4), picker.uniform(.65, 1), picker.uniform(.6, .9))


def slices(center, radius, tints, count, size, seed=5):
    """Cuts of meat or vegetables that lie over one another in a fan."""
    picker = random.Random(seed)
    x, y, z = center
    for index in range(count):
        turn, away = 2 * pi * index / count + picker.uniform(-.2, .2), radius * (.62 if index % 3 else .2)
        tint = tints[index % len(tints)]
        cut = slab('slice', size * picker.uniform(1.5, 1.9), size, size * .26, size * .36, food(f'slice_{tint}', tint, .32), size * .1, size * .08)
        place(cut, (x + away * cos(turn), y + away * sin(turn), z + size * .1 * (index % 4)),
              (picker.uniform(-9, 9), picker.uniform(-13, 4), turn * 180 / pi + picker.uniform(-25, 25)))


def discs(center, radius, tints, count, size, seed=2):
    """Small pancakes, browned towards their rims, leaning on one another."""
    picker = random.Random(seed)
    x, y, z = center
    profile = [(.86, 0), (.98, .05), (1, .12), (.96, .19), (.86, .22), (.5, .20), (.00001, .21)]
    for index in range(count):
        turn, away = 2 * pi * index / count, radius * (.66 if index else 0)
        tint = tints[index % len(tints)]
        cake = lathe('disc', [(r * size, h * size) for r, h in profile], material(f'disc_{tint}', tint, rough=.45, coat=.1, bump=(70, .5, .003)), 40, angle=80)
        place(cake, (x + away * cos(turn), y + away * sin(turn), z + .004 * (index % 3)),
              (picker.uniform(-8, 8), picker.uniform(-8, 8), picker.uniform(0, 360)))
        egg = lathe('rim', [(size * .97, 0), (size * 1.03, size * .05), (size * 1.0, size * .1)], food('egg_rim', '#f0cf72', .4, False), 40, angle=80)
        egg.parent = cake


def leaf_heap(center, radius, tints, count, size, seed=7):
    """Salad: leaves with ruffled edges, thrown together."""
    picker = random.Random(seed)
    x, y, z = center
    across, along = segments(12, 6), segments(10, 5)
    for index in range(count):
        turn, away, rise = picker.uniform(0, 2 * pi), radius * picker.random() ** .5 * .6, picker.uniform(.15, 1.)
        length, width, wave = size * picker.uniform(.8, 1.25), size * picker.uniform(.5, .75), picker.uniform(0, 6)
        vertices = []
        for i in range(along + 1):
            v = i / along
            for k in range(across + 1):
                u = 2 * k / across - 1
                half = width * sin(pi * min(v * .86 + .12, 1)) ** .7
                ruffle = size * .10 * abs(u) ** 2 * sin(9 * v + 5 * u + wave)
                lift = length * rise * v - length * .45 * v * v + size * .25 * u * u + ruffle
                vertices.append((half * u, length * v * (1 - .35 * rise), lift))
        step = across + 1
        faces = [(i * step + k, i * step + k + 1, (i + 1) * step + k + 1, (i + 1) * step + k) for i in range(along) for k in range(across)]
        tint = tints[index % len(tints)]
        leaf = make_object('leaf', vertices, faces, material(f'salad_{tint}', tint, rough=.38, coat=.2), angle=80, weighted=False)
        place(leaf, (x + away * cos(turn), y + away * sin(turn), z + .010 * (index % 3)), (0, 0, turn * 180 / pi - 90))


def tomatoes(center, radius, count, size, tint='#c9301f', seed=9):
    picker = random.Random(seed)
    x, y, z = center
    angles = [pi * (i / segments(14, 6) - .5) for i in range(segments(14, 6) + 1)]
    for index in range(count):
        turn, away = 2 * pi * index / count + picker.uniform(-.3, .3), radius * picker.uniform(.5, 1)
        ball = lathe('tomato', [(max(size * cos(a), .00001), size * sin(a)) for a in angles], material(f'tomato_{tint}', tint, rough=.14, coat=.6), 32, angle=80)
        place(ball, (x + away * cos(turn), y + away * sin(turn), z + size))


def dumplings(center, radius, count, size, seed=6):
    """Half moons with a pleated crest."""
    picker = random.Random(seed)
    x, y, z = center
    dough = material('dumpling', '#ecdfc4', rough=.32, coat=.3)
    for index in range(count):
        turn, away = 2 * pi * index / max(count - 1, 1), radius * (.72 if index < count - 1 else 0)
        rings, steps = [], segments(26, 12)
        for i in range(steps + 1):
            t = i / steps
            swell = max(sin(pi * t), .02) ** .62
            bend, pleat = size * .55 * (2 * t - 1) ** 2, 1 + .10 * sin(26 * t)
            ring = [(size * .52 * swell * cos(a), size * .50 * swell * (1 + sin(a))) for a in (2 * pi * k / 16 for k in range(16))]
            ring = [(w * (.35 if h > size * .8 * swell else 1), h * (pleat * 1.1 if h > size * .8 * swell else 1)) for w, h in ring]
            rings.append([(size * 1.25 * (2 * t - 1), bend + w, h) for w, h in ring])
        made = loft('dumpling', rings, dough, angle=80)
        place(made, (x + away * cos(turn), y + away * sin(turn), z), (0, 0, turn * 180 / pi + 90 + picker.uniform(-20, 20)))


def broccoli(location, size=.02, seed=1):
    """A floret: a stem and a crown of small buds."""
    picker = random.Random(seed)
    x, y, z = location
    green = material('broccoli', '#3f6f2c', rough=.6, bump=(500, 1, .004))
    place(lathe('stem', [(size * .3, 0), (size * .34, size * .6), (size * .5, size)], food('stem', '#8fae5c', .5, False), 20), location)
    angles = [pi * (i / 8 - .5) for i in range(9)]
    for _ in range(11):
        turn, away, bud = picker.uniform(0, 2 * pi), size * .62 * picker.random() ** .5, size * picker.uniform(.3, .42)
        ball = lathe('bud', [(max(bud * cos(a), .00001), bud * sin(a)) for a in angles], green, 16, angle=80)
        place(ball, (x + away * cos(turn), y + away * sin(turn), z + size * 1.15 - away * .4))


def bibimbap(location, radius=.085):
    """Mixed rice in a stone bowl: strands of vegetables around a fried egg."""
    x, y, z = location
    height = .062
    bowl(location, radius, height, stone(), material('rice', '#f3ead6', rough=.6, bump=(400, .8, .003)), .8)
    picker = random.Random(4)
    for sector, colour in enumerate(('#e0662a', '#4f8d34', '#f2c94c', '#6b3a20', '#efe9da', '#2c5f30')):
        vertices, faces = [], []
        for _ in range(26):
            angle = sector * pi / 3 + picker.uniform(-.42, .42)
            away = picker.uniform(.42, .86) * radius
            center = Vector((x + away * cos(angle), y + away * sin(angle), z + height * .8 + picker.uniform(.001, .009)))
            _add_strand(vertices, faces, center, picker)
        make_object('topping', vertices, faces, material(f'topping_{colour}', colour, rough=.45, spec=.4), angle=60, weighted=False)
    top = z + height * .8
    white = material('egg_white', '#fbf8ef', rough=.25, coat=.5)
    yolk = material('egg_yolk', '#f7a511', rough=.16, coat=.8)
    place(lathe('egg_white', [(.034, 0), (.033, .003), (.024, .005), (.00001, .006)], white, 32), (x, y, top + .006))
    place(lathe('egg_yolk', [(.017, 0), (.0165, .005), (.012, .010), (.006, .0125), (.00001, .013)], yolk, 32), (x, y, top + .010))


def _add_strand(vertices, faces, center, picker, sides=6, thickness=.0016):
    turn, length = picker.uniform(0, pi), picker.uniform(.010, .02)
    along = Vector((cos(turn), sin(turn), picker.uniform(-.25, .25))).normalized()
    side = along.cross(Vector((0, 0, 1))).normalized()
    up = side.cross(along)
    start = len(vertices)
    for offset in (-length / 2, 0, length / 2):
        sag = -.002 if offset else 0
        for i in range(sides):
            a = 2 * pi * i / sides
            vertices.append(tuple(center + along * offset + side * thickness * cos(a) + up * (thickness * sin(a) + sag)))
    for ring in range(2):
        for i in range(sides):
            a, b = start + ring * sides + i, start + ring * sides + (i + 1) % sides
            faces.append((a, b, b + sides, a + sides))
    faces.append(tuple(start + i for i in range(sides))[::-1])
    faces.append(tuple(start + 2 * sides + i for i in range(sides)))
