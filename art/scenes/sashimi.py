"""A raw fish house (횟집) on the second floor: the harbour behind the windows, lit tanks along the wall."""
from math import cos, pi, sin
from random import Random

from kit.materials import material, srgb
from kit.meshes import lathe, loft, make_object, place, rod, words
from kit.tableware import bowl, cup, food, plate

from scenes.furniture import dining_chair, dining_table, walnut
from scenes.lighting import sky, soft, sun
from scenes.lamps import glass_globe, hang
from scenes.node_graph import Graph
from scenes.outside import backdrop, emission
from scenes.shapes import block, box, prototype, put, turned
from scenes.surfaces import fabric, glow, metal, once, paint, tiles, wood
from scenes.tableware import chopsticks, dark_glaze, lumps
from scenes.traces import coat

CEILING = 2.9
BACK = 5.4
TANKS = 2.62  # where the glass of the tanks begins
TABLES = ((-1.75, -1.8, 90), (-1.8, .7, 90), (-1.75, 3.3, 90), (1.25, 1.35, 90), (1.3, 3.75, 90), (1.6, -2.1, 90))
FISH = ('광어', '우럭', '참돔', '농어')
MENU = (('모둠회', '70,000'), ('물회', '18,000'), ('매운탕', '30,000'))


def build(evening=False):
    shell()
    harbour()
    tanks()
    boards()
    furnish()
    lights()


def shell():
    box('floor', (-4, 4), (-8, BACK), (-.05, 0), wood('deck_floor', '#6f5b48', '#8f7961', .3, axis='y', planks=(1.4, .14)), 0)
    box('ceiling', (-4, 4), (-8, BACK + .2), (CEILING, CEILING + .1), paint('sashimi_ceiling', '#d9d6cc'), 0)
    box('wall_left', (-3.3, -3.2), (-8, BACK), (0, CEILING), paint('sashimi_wall', '#c9c2b0'), 0)
    navy = tiles('sashimi_tiles', '#2b4a5e', '#1c3342', (.20, .065), .16, .003, .5, 'yz', .14, .5)
    box('wall_right', (3.3, 3.4), (-8, BACK), (0, CEILING), navy, 0)
    box('dado_left', (-3.2, -3.17), (-8, BACK), (0, 1.0), walnut('y'), .004)
    box('wall_front', (-4, 4), (-8.2, -8), (0, CEILING), paint('sashimi_wall', '#c9c2b0'), 0)
    frame = walnut('z')
    box('sill', (-4, 4), (BACK, BACK + .2), (0, .55), walnut('x'), .006)
    box('head', (-4, 4), (BACK, BACK + .2), (2.45, CEILING), paint('sashimi_ceiling', '#d9d6cc'), 0)
    for x in (-3.2, -1.6, 0, 1.6, 3.2):
        box('mullion', (x - .04, x + .04), (BACK + .02, BACK + .14), (.55, 2.45), frame, .004)
    for i in range(9):
        box('beam', (-4, 4), (-7.2 + i * 1.5, -7.1 + i * 1.5), (CEILING - .12, CEILING), walnut('x'), .006)


@once
def sea(name, strength=2.):
    """A bay in the afternoon: haze over blue hills, light on the water."""
    g = Graph(name)
    height = g.add('SeparateXYZ', {0: g.position()}).outputs[2]
    air = g.ramp(g.add('MapRange', {0: height, 1: 1.5, 2: 12.}).outputs[0],
                 [(0, srgb('#f4e9d6')), (.25, srgb('#d5e4ea')), (1, srgb('#8fb9d6'))])
    ridge = g.span(g.noise(g.position((.16, 1, 0)), 1., 5).outputs['Fac'], -2.2, 4.8)
    hill = g.add('Math', {0: height, 1: ridge}, operation='LESS_THAN').outputs[0]
    land = g.mix(hill, air, srgb('#8ea9b3'))
    ripples = g.noise(g.position((.5, 1, 7)), 2.2, 6, .6).outputs['Fac']
    water = g.ramp(g.add('MapRange', {0: height, 1: -7., 2: 1.2}).outputs[0], [(0, srgb('#2f6f86')), (.75, srgb('#5f9fb2')), (1, srgb('#cfe0de'))])
    water = g.mix(g.ramp(ripples, [(.52, (0, 0, 0, 1)), (.66, (.8, .8, .8, 1))]), water, srgb('#f2f3ea'))
    below = g.add('Math', {0: height, 1: 1.2}, operation='LESS_THAN').outputs[0]
    return emission(g, g.mix(below, land, water), strength)


def harbour():
    backdrop((0, 34, -9), 'y', sea('bay', 1.7), 120, 26)
    stone_grey = glow('mole', '#8c8f8c', .55)
    box('mole', (-22, -1.0), (30, 30.4), (.55, 1.05), stone_grey, 0)
    lighthouse(-1.6, 30, glow('lighthouse_red', '#c8493a', .9))
    for x, y, tint in ((3.4, 24, '#e9eef0'), (6.2, 26, '#3f78a0')):
        boat(x, y, tint)
    for thing in ('mole', 'lighthouse_red', 'boat_white', 'boat#e9eef0', 'boat#3f78a0'):
        glow(thing, '#ffffff', 1).cycles.sample_as_light = False


def lighthouse(x, y, red):
    tower = [(.34, 1.0), (.24, 2.7), (.38, 2.72), (.38, 2.82), (.18, 2.84), (.18, 3.2), (.24, 3.22), (.00001, 3.5)]
    place(lathe('lighthouse', tower, red, 32), (x, y, 0))


def boat(x, y, tint):
    """A small fishing boat at anchor."""
    hull = [[(x - 1.1, y, .55), (x + .9, y, .55), (x + 1.35, y, 1.0), (x - 1.2, y, .92)],
            [(x - 1.1, y + .5, .55), (x + .9, y + .5, .55), (x + 1.35, y + .5, 1.0), (x - 1.2, y + .5, .92)]]
    loft('hull', hull, glow('boat' + tint, tint, .8), smooth=False)
    box('wheelhouse', (x - .7, x - .1), (y, y + .4), (.92, 1.5), glow('boat_white', '#f3f3ee', .9), 0)
    rod('mast', (x + .2, y, .95), (x + .2, y, 2.0), .025, glow('boat_white', '#f3f3ee', .9), count=8)


def fish(tint, length=.30):
    """A live fish, its nose to +x."""
    rings = []
    for i in range(13):
        t = i / 12
        girth = length * .13 * sin(pi * min(t * .86 + .06, 1))**.8 + .003
        rings.append([(length * (.5 - t), girth * .55 * cos(a), girth * 1.35 * sin(a)) for a in (2 * pi * k / 12 for k in range(12))])
    skin = material('fish' + tint, tint, rough=.3, metal=.35, emit=tint, strength=.25)
    loft('fish', rings, skin)
    x = -length * .5
    make_object('tail', [(x + .03, 0, 0), (x - .06, .004, .05), (x - .045, 0, 0), (x - .06, .004, -.05)], [(0, 1, 2), (0, 2, 3)], skin, smooth=False)
    make_object('fin', [(.05, 0, length * .15), (-.03, 0, length * .23), (-.08, 0, length * .14)], [(0, 1, 2)], skin, smooth=False)


def tanks():
    """Two rows of lit tanks; what swims in each stands over it. Without panes: they would only mirror the windows."""
    rnd = Random(8)
    steel = metal('tank_steel', '#a9b0b3', .3)
    swimmers = [prototype('fish_' + tint, lambda tint=tint: fish(tint)) for tint in ('#75694f', '#4a4f52', '#c9695c', '#b3bec0')]
    water = glow('tank_water', '#2f9fd0', 1.15)
    for row, z in enumerate((.50, 1.34)):
        box('tank_back', (3.2, 3.24), (-1.6, BACK - .2), (z, z + .66), water, 0)
        box('tank_bed', (TANKS, 3.24), (-1.6, BACK - .2), (z - .10, z), steel, .006)
        box('tank_rim', (TANKS, 3.24), (-1.6, BACK - .2), (z + .66, z + .72), steel, .006)
        box('tank_lamp', (TANKS + .1, 3.1), (-1.5, BACK - .3), (z + .645, z + .655), glow('tank_lamp', '#d8f4ff', 5), 0)
        for i in range(5):
            y = -1.6 + i * 1.7
            box('tank_post', (TANKS - .01, TANKS + .05), (y - .025, y + .025), (z - .1, z + .72), steel, .004)
            for k in range(7):
                at = (rnd.uniform(TANKS + .12, 3.05), y + rnd.uniform(.2, 1.5), z + rnd.uniform(.12, .52))
                put(swimmers[i % 4], at, rnd.choice((90, -90)) + rnd.uniform(-28, 28), rnd.uniform(.8, 1.15))
            for k in range(16):
                place(lathe('bubble', [(.00001, -.007), (.006, -.003), (.006, .003), (.00001, .007)], glow('bubble', '#eafaff', 1.6), 10),
                      (3.08 + rnd.uniform(-.02, .02), y + 1.55 + rnd.uniform(-.03, .03), z + k * .04))
    box('tank_stand', (TANKS + .06, 3.24), (-1.6, BACK - .2), (0, .40), material('tank_stand', '#1d2b35', rough=.5), .006)
    ink, face = material('tank_ink', '#16303d', rough=.6), material('tank_label', '#f2efe4', rough=.6)
    for i, name in enumerate(FISH):
        y = -.75 + i * 1.7
        box('label', (TANKS - .02, TANKS - .012), (y - .32, y + .32), (1.215, 1.355), face, .002)
        words(name, .12, ink, (TANKS - .0215, y, 1.285), (90, 0, -90), 'Bold')


def boards():
    """The bill of fare on pale wood, on the left."""
    face, ink, red = walnut('y'), material('fare_ink', '#f3ead6', rough=.7), material('fare_price', '#f0c36a', rough=.7)
    for i, (dish, price) in enumerate(MENU):
        y = -.4 + i * 1.5
        box('fare', (-3.2, -3.17), (y - .5, y + .5), (1.45, 2.25), face, .006)
        words(dish, .22, ink, (-3.167, y, 1.98), (90, 0, 90), 'Bold')
        words(price, .17, red, (-3.167, y, 1.66), (90, 0, 90))


def sashimi():
    """Slices fanned over shredded radish, with leaves, lemon and wasabi."""
    plate((0, 0, 0), .19, dark_glaze())
    lumps('radish_threads', (0, 0, .015), .11, .03, '#f3f1ea', 34, .014, 2)
    rnd = Random(3)
    for ring, (radius, count, tint) in enumerate(((.125, 17, '#f0d9cf'), (.082, 12, '#f4ece2'), (.042, 6, '#e2876c'))):
        for i in range(count):
            a = 2 * pi * i / count + rnd.uniform(-.05, .05)
            piece = block('slice', (0, 0, 0), (.056, .026, .006), food('slice' + tint, tint, .22, False), .003)
            place(piece, (radius * cos(a), radius * sin(a), .030 + .013 * (2 - ring) * -.5 + .016 * ring), (18, -14, a * 180 / pi + 70))
    for i in range(5):
        a = i * 1.26 + .4
        leaf = lathe('perilla', [(.035, 0), (.03, .004), (.00001, .002)], food('perilla', '#4f7d3a', .5), 20)
        place(leaf, (.15 * cos(a), .15 * sin(a), .018), (20 * cos(a), 20, a * 57))
    lumps('lemon', (.12, -.08, .03), .02, .004, '#f3dc6b', 3, .016, 2)
    lumps('wasabi', (-.10, -.10, .025), .008, .004, '#9cb86a', 2, .014, 2)


def side_dish(name, colour, radius=.055):
    bowl((0, 0, 0), radius, .03, filling=food(name, colour))


def furnish():
    rnd = Random(6)
    seat = fabric('sashimi_seat', '#3c5566')
    table = prototype('sashimi_table', lambda: dining_table(1.35, .8, walnut))
    chair, platter = prototype('sashimi_chair', lambda: dining_chair(seat, walnut)), prototype('sashimi', sashimi)
    paper = prototype('paper', lambda: block('paper', (0, 0, 0), (1.22, .68, .002), material('table_paper', '#efece2', rough=.85), 0))
    sides = [prototype('side_' + name, lambda name=name, colour=colour: side_dish(name, colour))
             for name, colour in (('corn', '#f0c84a'), ('sea_squirt', '#e07a2e'), ('seaweed', '#2f4a33'), ('kimchi', '#b5301c'), ('chojang', '#c22d1c'))]
    sticks, tea = prototype('sticks', lambda: chopsticks(0)), prototype('tea', lambda: cup((0, 0, 0), .033, .07))
    for i, (x, y, turn) in enumerate(TABLES):
        put(table, (x, y), turn)
        put(paper, (x, y, .7485), turn)
        put(platter, (*turned((x, y), turn, (rnd.uniform(-.06, .06), 0)), .751), rnd.uniform(0, 360))
        for k in range(7):
            a = k * .9 + rnd.uniform(-.1, .1)
            put(sides[(i + k) % 5], (*turned((x, y), turn, (.46 * cos(a), .24 * sin(a))), .751))
        for k, (a, b, facing) in enumerate(((-.33, -.56, 180), (.33, -.56, 180), (-.33, .56, 0), (.33, .56, 0))):
            out = .26 if (i + k) % 5 == 1 else 0
            put(chair, turned((x, y), turn, (a, b + out * (1 if b > 0 else -1))), turn + facing + (26 if out else rnd.uniform(-6, 6)))
            put(sticks, (*turned((x, y), turn, (a, b * .54)), .751), turn + rnd.uniform(-8, 8))
            put(tea, (*turned((x, y), turn, (a + .16, b * .45)), .751))
    put(prototype('coat', lambda: coat('#a34a3a')), turned((1.25, 1.35), 90, (-.33, .56)), 90)


def lights():
    hang(glass_globe, [(-1.75, -1.8, 2.0), (-1.75, .7, 2.0), (-1.75, 3.3, 2.0), (1.3, 1.35, 2.0), (1.3, 3.75, 2.0)], power=6)
    soft('sea_light', (0, BACK + .3, 1.5), (0, 0, .8), (7.4, 1.9), 420, (1, .95, .87), reflected=True)
    soft('tank_light', (TANKS - .06, 1.8, 1.3), (-1, 1.8, .7), (6.6, 1.4), 65, (.32, .74, 1))
    soft('ceiling_fill', (0, .5, 2.7), (0, .5, 0), (5, 10), 85, (1, .95, .87))
    sun((-.5, -1, -.45), 7)
    sky(.12, 2.8)
    for name in ('tank_lamp', 'bubble', 'tank_water'):
        glow(name, '#ffffff', 1).cycles.sample_as_light = False
