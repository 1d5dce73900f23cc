"""Dishes, food and drinks: they tell what a tray is for. All stand on the given point."""
import random
from math import cos, pi, sin

from mathutils import Vector

from kit.curves import segments, smooth_path
from kit.materials import clear, material
from kit.meshes import lathe, loft, make_object, place, slab, stack, tube


def ceramic(tint='#f4f1ea'):
    return material(f'ceramic_{tint}', tint, rough=.18, coat=.6)


def stone():
    return material('stone_bowl', '#1d1b1a', rough=.55, spec=.4, bump=(260, .5, .002))


def food(name, colour, rough=.4, chunky=True):
    return material(f'food_{name}', colour, rough=rough, bump=(300, 1, .004) if chunky else None)


def bowl(location, radius=.075, height=.06, glaze=None, filling=None, level=.8, heap=.004):
    """heap: metres by which its middle stands above what touches the wall."""
    r, h, wall = radius, height, .0035
    outside = [(r * .45, 0), (r * .5, .0005), (r * .52, .004), (r * .62, .010), (r * .82, h * .42), (r * .96, h * .78),
               (r, h), (r - wall * .5, h + .0012)]
    inside = [(r - wall, h - .0005), (r * .96 - wall, h * .78), (r * .82 - wall, h * .44), (r * .6, .014),
              (r * .3, .009), (.00001, .008)]
    place(lathe('bowl', outside + inside, glaze or ceramic(), 48), location)
    if filling:
        surface = [(r * .93, h * level - .004), (r * .8, h * level), (r * .6, h * level + heap * .45), (r * .35, h * level + heap * .82), (.00001, h * level + heap)]
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


def glass(location, radius=.031, height=.12, drink=None, level=.7):
    """A tumbler of water, or of a drink that one does not see through."""
    r, h = radius, height
    wall = [(r * .86, .002), (r * .97, h * .8), (r, h)]
    rim = [(r, h - .0008), (r + .0006, h), (r, h + .0008), (r - .0012, h + .0006), (r - .0016, h - .001)]
    bottom = [(.00001, .0004), (r * .8, .0004), (r * .85, .002), (r * .86, .009), (r * .84, .0095), (.00001, .009)]
    top = h * level
    side = r * (.86 + .11 * min(level / .8, 1)) - .0014
    filled = [(.00001, .0102), (r * .84, .0104), (side, top), (side - .0008, top + .0003), (.00001, top)]
    parts = [lathe('tumbler', wall, clear('clear_glass'), 48, False), lathe('tumbler_rim', rim, clear('glass_rim', (.84, .88, .89), .3), 48, False),
             lathe('tumbler_bottom', bottom, clear('glass_bottom', (.82, .87, .88), .2), 48)]
    if drink:
        parts.append(lathe('drink', filled, material(f'juice_{drink}', drink, rough=.12, coat=.4), 48))
    else:
        parts.append(lathe('water', filled, clear('water', (.86, .93, .95), .16), 48))
    for part in parts:
        place(part, location).visible_shadow = bool(drink) and part is parts[-1]


def iced(location, drink, straw, radius=.031, height=.115):
    """A tumbler of a cold drink, with ice and a straw in it."""
    x, y, z = location
    glass(location, radius, height, drink, .78)
    cubes((x, y, z + height * .79), radius * .55, '#dfe8ea', 4, .017)
    tube('straw', [(x - .012, y, z + .02), (x + .014, y + .004, z + height + .045)], .0032, material(f'straw_{straw}', straw, rough=.3), 12)


def ade(location, drink, straw, fruit='#f2c230', radius=.031, height=.115):
    """A cold fruit drink: ice, a straw, and a slice of the fruit on the rim."""
    x, y, z = location
    iced(location, drink, straw, radius, height)
    rind, flesh = material(f'rind_{fruit}', fruit, rough=.35), material('citrus_flesh', '#f6e3a0', rough=.25, coat=.4)
    for name, wide, thick, surface in (('rind', .021, .0050, rind), ('flesh', .0182, .0056, flesh)):
        disc = lathe(name, [(.00001, -thick / 2), (wide, -thick / 2), (wide, thick / 2), (.00001, thick / 2)], surface, 32)
        place(disc, (x - radius * .80, y - radius * .45, z + height + .004), (80, 0, 28))


def iced_latte(location, radius=.032, height=.125):
    """Milk below, coffee above, ice on top."""
    x, y, z = location
    glass(location, radius, height, '#f1e4cf', .46)
    for low, high, tint in ((.46, .58, '#c89a68'), (.58, .80, '#7a4a26')):
        wide = radius * .955 - .0014
        layer = lathe('coffee', [(wide - .0004, height * low), (wide, height * high), (.00001, height * high)], material(f'juice_{tint}', tint, rough=.12, coat=.4), 48)
        place(layer, location)
    cubes((x, y, z + height * .81), radius * .55, '#dfe8ea', 4, .018)


def latte(location, radius=.042, height=.054, tint='#5f7f78'):
    """A hot one in a wide cup, with foam and a leaf poured into it."""
    x, y, z = location
    plate(location, radius * 1.6, ceramic(tint))
    cup((x, y, z + .005), radius, height, tint, '#a8703c')
    top = z + .005 + height * .82 + .0006
    foam = material('foam', '#f7ecd9', rough=.5)
    for reach, wide in ((-.30, .50), (.06, .42), (.38, .26)):
        spot = lathe('foam', [(radius * wide, 0), (.00001, .0004)], foam, 28)
        spot.scale.y = .55
        place(spot, (x, y + radius * reach, top))


def pancakes(location, radius=.062, count=4):
    """A stack with butter and syrup on it, berries on top and beside it."""
    x, y, z = location
    picker = random.Random(12)
    high, edge = .015, material('pancake_edge', '#efcf93', rough=.6)
    brown = material('pancake_brown', '#b4682a', rough=.5, coat=.15, bump=(60, .35, .003))
    for level in range(count):
        at = (x + picker.uniform(-.004, .004), y + picker.uniform(-.004, .004), z + level * high)
        r = radius * picker.uniform(.95, 1.)
        place(lathe('pancake', [(r * .90, .0010), (r * .985, .003), (r, high * .5), (r * .985, high - .003), (r * .93, high - .0006)], edge, 56), at)
        place(lathe('pancake_top', [(r * .955, high - .0012), (r * .90, high + .0002), (.00001, high + .0006)], brown, 56), at)
    top = z + count * high
    syrup = material('syrup', '#8a3d0c', rough=.05, coat=1.)
    place(lathe('syrup', [(radius * .62, .0004), (radius * .58, .0016), (.00001, .0020)], syrup, 48), (x, y, top))
    for turn in (-125, -75, -20, 200):
        a = turn * pi / 180
        run = [(x + radius * far * cos(a), y + radius * far * sin(a), top + up) for far, up in ((.55, .001), (.90, .0006), (1.005, -.004), (1.015, -.022))]
        tube('syrup_run', run, .0036, syrup, 10)
    place(slab('butter', .024, .022, .009, .003, material('butter', '#fbe38a', rough=.3, coat=.3), .002, .001), (x + .004, y - .006, top + .002), (0, 0, 24))
    tomatoes((x - .006, y + .014, top + .001), radius * .36, 3, .0105, '#c4152a', 4)
    tomatoes((x, y, z), radius * 1.22, 5, .0095, '#32365f', 8)


def chopsticks_on(location, reach, turn, tilt=9.):
    """A pair left across a rim; their lower ends lie in the dish."""
    x, y, z = location
    steel = material('chopstick', '#c2c4c6', rough=.24, metal=1.)
    for aside in (-.006, .007):
        path = [(reach * t, aside * (.4 + t), .0 + .35 * reach * t * tilt / 20) for t in (-.35, .2, 1.1)]
        place(tube('chopstick', path, .0025, steel, 10), (x, y, z), (0, 0, turn + aside * 500))


def leftovers(center, radius, tints, seed=1, count=7, size=.011):
    """What nobody wanted: a smear of sauce and a few bites at one side."""
    picker = random.Random(seed)
    x, y, z = center
    away = [radius * (.62 + .16 * sin(3 * a + seed) + .12 * sin(5 * a)) for a in (2 * pi * k / 28 for k in range(28))]
    rim = [(away[k] * cos(2 * pi * k / 28), away[k] * sin(2 * pi * k / 28), 0) for k in range(28)]
    smear = make_object('smear', rim + [(0, 0, .0012)], [(k, (k + 1) % 28, 28) for k in range(28)], material(f'smear_{tints[0]}', tints[0], rough=.16, coat=.3), angle=80, weighted=False)
    place(smear, (x + radius * .12, y, z))
    angles = [pi * (i / 8 - .5) for i in range(9)]
    for index in range(count):
        turn, reach, s = picker.uniform(0, 2 * pi), radius * .5 * picker.random() ** .5, size * picker.uniform(.6, 1.25)
        piece = lathe('bite', [(max(s * cos(a), .00001), s * .62 * sin(a)) for a in angles], food(f'bite_{tints[1 + index % (len(tints) - 1)]}', tints[1 + index % (len(tints) - 1)], .4), 16, angle=80)
        place(piece, (x + radius * .15 + reach * cos(turn), y + reach * sin(turn), z + s * .5), (picker.uniform(-35, 35), picker.uniform(-35, 35), picker.uniform(0, 360)))


def used_bowls(location, count, radius, height, glaze, tints, seed=1, sticks=None):
    """Bowls put into one another as they come from a table; the uppermost shows what is left in it."""
    picker = random.Random(seed)
    x, y, z = location
    for i in range(count):
        at = (x + picker.uniform(-.004, .004), y + picker.uniform(-.004, .004), z + i * height * .36)
        bowl(at, radius, height, glaze, material(f'rest_{tints[0]}', tints[0], rough=.14, coat=.2) if i == count - 1 else None, .36)
    top = z + (count - 1) * height * .36
    leftovers((x, y, top + height * .38), radius * .62, tints, seed, 6, radius * .13)
    if sticks is not None:
        chopsticks_on((x - .012, y, top + height * .62), radius * 1.15, sticks, 26)


def used_plates(location, count, radius, glazes, tints, seed=1, sticks=None):
    """Plates on one another, no two of them quite in line; on the uppermost lies what is left."""
    picker = random.Random(seed)
    x, y, z = location
    for i in range(count):
        plate((x + picker.uniform(-.006, .006), y + picker.uniform(-.006, .006), z + i * .0085), radius * picker.uniform(.96, 1.), glazes[i % len(glazes)])
    top = z + (count - 1) * .0085
    leftovers((x, y, top + .006), radius * .62, tints, seed, 9, radius * .10)
    if sticks is not None:
        chopsticks_on((x, y, top + .021), radius * .9, sticks, 3)


def cake(location, turn, layers, berry, radius=.088):
    """A slice of a round one; layers: (tint, metres) from below."""
    x, y, z = location
    half = pi / 7
    arc = [half * (i / 12 * 2 - 1) for i in range(13)]
    plan = [(-radius * .6, 0), *((radius * (cos(a) - .6), radius * sin(a)) for a in arc)]
    for index, (tint, high) in enumerate(layers):
        top = index == len(layers) - 1
        crumb = material(f'cake_{tint}', tint, rough=.5, bump=None if index % 2 or top else (500, .8, .003))
        profile = [(-.0012, 0), (-.0016, high * .6), (.0010, high)] if top else [(0, 0), (0, high)]
        place(stack('cake', plan, profile, crumb), (x, y, z), (0, 0, turn))
        z += high
    fruit = [(.00001, 0), (.0085, .0015), (.0115, .008), (.0095, .016), (.005, .0225), (.00001, .025)]
    place(lathe('berry', fruit, material(f'berry_{berry}', berry, rough=.22, coat=.5), 28, angle=80), (x + .018 * cos(turn * pi / 180), y + .018 * sin(turn * pi / 180), z - .001))


def macarons(center, tints, size=.019):
    """Side by side, each of two shells with cream between."""
    x, y, z = center
    shell = [(.96, 0), (1, .16), (.98, .30), (.80, .48), (.45, .58), (.00001, .60)]
    for index, tint in enumerate(tints):
        turn = 2 * pi * index / len(tints)
        at = (x + size * 1.2 * cos(turn), y + size * 1.2 * sin(turn))
        baked = material(f'macaron_{tint}', tint, rough=.55)
        for low, way in ((.60, -1), (.84, 1)):
            place(lathe('macaron', [(r * size, way * h * size) for r, h in shell], baked, 32, angle=80), (*at, z + low * size))
        place(lathe('macaron_cream', [(size * .9, .60 * size), (size * .9, .84 * size)], food('macaron_cream', '#f6ead8', .4, False), 32), (*at, z))


def lidded_pot(location, radius=.085, height=.07):
    """An earthenware stew pot on its wooden saucer, soup bubbling red."""
    x, y, z = location
    place(lathe('pot_saucer', [(radius * .9, 0), (radius * 1.12, .002), (radius * 1.15, .012), (radius * 1.05, .012),
                               (.00001, .010)], material('pot_wood', '#6b4a2e', rough=.6)), location)
    clay = material('pot_clay', '#2a2320', rough=.4, coat=.2, bump=(200, .3, .001))
    bowl((x, y, z + .010), radius, height, clay, food('stew', '#b6401d', .15), .84)
    top = z + .010 + height * .86
    cubes((x, y, top), radius * .62, '#f3ead6', 6, .017)
    rings((x, y, top + .004), radius * .72, ('#6ea348', '#8fbb5a', '#cc2b1d'), 13, .008)


def kettle(location, turn=0., radius=.062, tint='#d9ae52'):
    """A dented brass kettle of rice wine: its spout looks along `turn`."""
    brass = material(f'kettle_{tint}', tint, rough=.30, metal=1., bump=(38, .25, .002))
    r = radius
    body = [(r * .74, 0), (r * .82, .002), (r * .98, .030), (r, .050), (r * .93, .072), (r * .70, .086), (r * .62, .089)]
    lid = [(r * .64, .0885), (r * .65, .0915), (r * .40, .099), (.006, .102), (.005, .108), (.0095, .113), (.008, .119), (.00001, .121)]
    spout = [(r * .80, 0, .040), (r * 1.15, 0, .052), (r * 1.36, 0, .080), (r * 1.58, 0, .094)]
    bail = [(-r * .66, 0, .080), (-r * .80, 0, .118), (-r * .42, 0, .152), (0, 0, .160), (r * .42, 0, .152), (r * .80, 0, .118), (r * .66, 0, .080)]
    place(lathe('kettle', body, brass, 56), location)
    place(lathe('kettle_lid', lid, brass, 48), location)
    place(tube('kettle_spout', smooth_path(spout, 5), .0105, brass, 18), location, (0, 0, turn))
    place(tube('kettle_bail', smooth_path(bail, 5), .0036, brass, 12), location, (0, 0, turn))


def steamer(location, radius=.088):
    """A bamboo basket of dumplings, its rim bound by a lighter hoop."""
    x, y, z = location
    bamboo, hoop = material('bamboo', '#b98545', rough=.55, bump=(160, .4, .002)), material('bamboo_hoop', '#dcb475', rough=.5)
    place(lathe('steamer', [(radius * .97, 0), (radius, .002), (radius, .046), (radius * .93, .046), (radius * .93, .038), (.00001, .038)], bamboo, 64), location)
    for low in (.003, .034):
        place(lathe('steamer_hoop', [(radius * 1.005, low), (radius * 1.025, low + .001), (radius * 1.025, low + .010), (radius * 1.005, low + .011)], hoop, 64), location)
    dumplings((x, y, z + .039), radius * .72, 7, radius * .29)


def cubes(center, radius, tint, count, size, seed=3):
    """Tofu or radish, cut square, half of it under the soup."""
    picker = random.Random(seed)
    x, y, z = center
    surface = material(f'cube_{tint}', tint, rough=.35, coat=.2)
    for index in range(count):
        turn, away = 2 * pi * index / count + picker.uniform(-.3, .3), radius * (picker.uniform(.55, 1) if index else 0)
        cube = slab('cube', size, size, size * .8, size * .16, surface, size * .12, size * .05)
        place(cube, (x + away * cos(turn), y + away * sin(turn), z - size * .35), (picker.uniform(-12, 12), picker.uniform(-12, 12), picker.uniform(0, 90)))


def rings(center, radius, tints, count, size, seed=4):
    """Leek or chilli, cut across."""
    picker = random.Random(seed)
    x, y, z = center
    for index in range(count):
        turn, away, r = picker.uniform(0, 2 * pi), radius * picker.random() ** .5, size * picker.uniform(.75, 1.1)
        tint = tints[index % len(tints)]
        profile = [(r * .62, 0), (r * .96, 0), (r, r * .12), (r, r * .38), (r * .94, r * .5), (r * .66, r * .5), (r * .6, r * .4), (r * .62, 0)]
        ring = lathe('ring', profile, material(f'ring_{tint}', tint, rough=.3, coat=.25), 24, False, angle=80)
        place(ring, (x + away * cos(turn), y + away * sin(turn), z), (picker.uniform(-30, 30), picker.uniform(-30, 30), 0))


def noodles(center, radius, tint='#f0dca8', count=22, thickness=.0028, seed=5):
    """Strands in loose loops, heaped towards the middle."""
    picker = random.Random(seed)
    x, y, z = center
    strand = material(f'noodle_{tint}', tint, rough=.34, coat=.25)
    for index in range(count):
        turn, away = picker.uniform(0, 2 * pi), radius * picker.uniform(0, .5)
        reach, lift = (radius - away) * picker.uniform(.6, .95), radius * .32 * (1 - away / radius) * picker.uniform(.3, 1)
        path = [(x + away * cos(turn) + reach * cos(a), y + away * sin(turn) + .8 * reach * sin(a), z + lift + .004 * sin(2 * a + index))
                for a in (.42 * k + index for k in range(segments(13, 9)))]
        tube('noodle', path, thickness, strand, 8)


def half_egg(location, degrees, size=.021):
    """Boiled, cut lengthwise, its cut face up before it is tilted."""
    white, yolk = material('egg_white', '#fbf8ef', rough=.25, coat=.5), material('egg_soft', '#f0951c', rough=.2, coat=.6)
    angles = [pi / 2 * i / segments(10, 5) for i in range(segments(10, 5) + 1)]
    shell = lathe('egg', [(max(size * sin(a), .00001), -size * cos(a)) for a in angles] + [(size * .6, .0006), (.00001, .0006)], white, 40, angle=60)
    place(shell, location, degrees)
    middle = lathe('yolk', [(size * .58, .0004), (size * .54, .0022), (.00001, .0034)], yolk, 32, angle=60)
    middle.parent = shell
    shell.scale.y = 1.25


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
