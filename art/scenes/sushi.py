"""A sushi house of rooms (일식당) in the evening: paper doors along a slate corridor, a round window with bamboo at its end."""
from math import cos, pi, sin
from random import Random

from kit.materials import material
from kit.meshes import lathe, make_object, place, rod, slab, words
from kit.tableware import bowl, food, plate

from scenes.lighting import LAMP, bulb, sky, soft, without_light_sampling
from scenes.rooms import room
from scenes.shapes import block, box, cushion, open_lathe, prototype, put
from scenes.surfaces import fabric, glow, paint, tiles, wood
from scenes.traces import leaves

CEILING = 2.6
SIDE = 1.3  # where the pebbles end and the doors begin
WALK = .92  # half width of the slate between the pebbles
END = 6.4
ROOMS = ((-1, -1.2, '매화', False), (-1, 1.4, '난초', True), (-1, 4.0, '국화', False), (1, -.1, '소나무', True), (1, 2.5, '대나무', False), (1, 5.0, '동백', False),
         (1, -2.7, '모란', False), (-1, -3.8, '연꽃', False))
DOOR = 1.7  # width of the two leaves of a room


def build(evening=True):
    clay = paint('sushi_clay', '#8d7a5c')
    slate = tiles('sushi_slate', '#3c3f40', '#242627', (.6, .3), .2, .004, .5, 'xy', .16)
    room(slate, paint('sushi_ceiling', '#2a221b'), (-3.4, 3.4), (-8, END), CEILING, left=clay, right=clay, front=clay)
    for i in range(60):
        y = -7.6 + i * .235
        box('ceiling_slat', (-SIDE, SIDE), (y - .03, y + .03), (CEILING - .07, CEILING), cedar('x'), .003)
    pebbles()
    walls(clay)
    for one in ROOMS:
        own_room(*one)
    round_window()
    lights()


def cedar(axis='z'):
    return wood('cedar_' + axis, '#7d5a38', '#a67d53', rough=.45, axis=axis)


def pebbles():
    """White pebbles along both walls, small lamps between them."""
    rnd = Random(5)
    grey = [material('pebble' + tint, tint, rough=.6) for tint in ('#b9b4a8', '#8f8b82', '#d0cbbf')]
    kinds = []
    for k, surface in enumerate(grey * 2):
        profile = [(max(cos(a), .00001), .55 * sin(a)) for a in (pi * (i / 10 - .5) for i in range(11))]
        kinds.append(prototype('pebble_%d' % k, lambda surface=surface, profile=profile: lathe('pebble', profile, surface, 20, angle=80)))
    for side in (-1, 1):
        box('bed', tuple(sorted((side * WALK, side * SIDE))), (-8, END), (0, .012), material('bed', '#55514a', rough=.95), 0)
        box('kerb', tuple(sorted((side * (WALK - .03), side * (WALK + .01)))), (-8, END), (0, .05), cedar('y'), .006)
        for _ in range(1500):
            at = (side * rnd.uniform(WALK + .045, SIDE - .03), rnd.uniform(-3.6, END - .1), rnd.uniform(.014, .03))
            put(rnd.choice(kinds), at, rnd.uniform(0, 360), rnd.uniform(.016, .034))


def walls(clay):
    """Between the doors the wall is clay; over them runs a beam."""
    for side in (-1, 1):
        spans = sorted((y - DOOR / 2, y + DOOR / 2) for s, y, _, _ in ROOMS if s == side)
        edges = [-8.] + [edge for span in spans for edge in span] + [END]
        x = tuple(sorted((side * SIDE, side * (SIDE + .12))))
        for y0, y1 in zip(edges[::2], edges[1::2]):
            box('clay_wall', x, (y0, y1), (0, CEILING), clay, 0)
            box('clay_foot', tuple(sorted((side * (SIDE - .015), side * SIDE))), (y0, y1), (.03, .28), cedar('y'), .003)
        for y0, y1 in spans:
            box('over_door', x, (y0, y1), (2.08, CEILING), clay, 0)
            box('lintel', tuple(sorted((side * (SIDE - .03), side * SIDE))), (y0 - .06, y1 + .06), (2.02, 2.1), cedar('y'), .004)
            for y in (y0, y1):
                box('post', tuple(sorted((side * (SIDE - .03), side * (SIDE + .12)))), (y - .05, y + .05), (0, 2.02), cedar('z'), .004)


def shoji():
    """One leaf of a paper door, lit from the room behind it."""
    paper = material('shoji_paper', '#f5ead2', rough=.9, emit='#ffd79a', strength=1.15)
    box('paper', (-.003, .003), (-.42, .42), (.42, 1.97), paper, 0)
    box('foot', (-.012, .012), (-.42, .42), (.03, .42), cedar('z'), .002)
    for y in (-.41, .41):
        box('stile', (-.02, .02), (y - .022, y + .022), (0, 2.0), cedar('z'), .003)
    for z in (.02, .43, 1.98):
        box('rail', (-.019, .019), (-.42, .42), (z - .022, z + .022), cedar('y'), .003)
    for k in range(1, 4):
        box('bar', (-.01, .01), (-.41 + k * .205 - .006, -.41 + k * .205 + .006), (.44, 1.97), cedar('z'), .001)
    for k in range(1, 6):
        z = .43 + k * .258
        box('bar', (-.0095, .0095), (-.4, .4), (z - .006, z + .006), cedar('y'), .001)


def own_room(side, y, name, opened):
    """A room behind its two leaves: when one is pushed aside one sees a low table that is laid."""
    leaf = prototype('shoji_%d_%g' % (side, y), shoji)
    x = side * (SIDE + .05)
    put(leaf, (x, y - .42, .03))
    put(leaf, (x + side * .045, y - .40 if opened else y + .42, .03))
    lamp_box(side, y + DOOR / 2 + .22, name)
    if not opened:
        return
    mat = material('tatami', '#a79a63', rough=.95, bump=(240, .4, .002))
    box('tatami', tuple(sorted((side * (SIDE + .12), side * 3.4))), (y - 1.2, y + 1.2), (.05, .12), mat, 0)
    put(prototype('low_table_%g' % y, low_table), (side * 2.25, y + .25, .12))
    for dy in (-.55, .55):
        put(prototype('floor_seat_%g%g' % (y, dy), lambda: cushion('zabuton', (0, 0, 0), (.5, .5, .07), fabric('zabuton', '#6b3a3a'), .03, .06)),
            (side * 2.2, y + .25 + dy * 1.25, .12))
    bulb((side * 2.1, y + .3, 1.7), 26, LAMP, .15)


def low_table():
    place(slab('low_top', 1.0, .8, .04, .03, cedar('x'), .006, .006), (0, 0, .30))
    for x in (-.42, .42):
        for y in (-.32, .32):
            rod('leg', (x, y, 0), (x, y, .30), .022, cedar('z'))
    board = material('geta', '#3a2a1e', rough=.4)
    for at in ((-.2, .15, .34), (.15, -.12, .34)):
        block('geta', at, (.3, .13, .03), board, .006)
        for i in range(5):
            tint = ('#e8855c', '#f3ece2', '#c4473e', '#f2c04a', '#e9b7a6')[i]
            x = at[0] - .11 + i * .055
            place(slab('rice', .026, .055, .02, .012, food('sushi_rice', '#f6f2e6', .6, False), .008, .006), (x, at[1], .372))
            place(slab('topping', .03, .066, .010, .013, food('topping' + tint, tint, .25, False), .005, .003), (x, at[1], .390))
    bowl((.33, .22, .34), .05, .045, material('lacquer', '#23120f', rough=.15, coat=.6), filling=material('miso', '#b98a4a', rough=.2))
    plate((-.34, -.2, .34), .06, material('soy_plate', '#3d4f5a', rough=.3))


def lamp_box(side, y, name):
    """A standing paper lantern beside the door, the room's name on it."""
    lit = material('andon', '#f6ecd8', rough=.9, emit='#ffcf8a', strength=2.2)
    x = side * (SIDE - .13)
    block('andon', (x, y, .10), (.17, .17, .42), lit, .004)
    for dx in (-.085, .085):
        for dy in (-.085, .085):
            rod('andon_leg', (x + dx, y + dy, .02), (x + dx, y + dy, .56), .009, cedar('z'), count=10)
    block('andon_cap', (x, y, .52), (.2, .2, .02), cedar('x'), .004)
    words('\n'.join(name), .105 if len(name) < 3 else .085, material('andon_ink', '#2a1a12', rough=.8), (x, y - .0875, .31), (90, 0, 0), 'Bold')
    bulb((x - side * .16, y, .35), 1.6, LAMP, .08)


def round_window():
    """What the corridor leads to: a disc of light, bamboo before it, a pine in a bowl beneath."""
    surface = paint('sushi_end', '#5e5240')
    count, radius, middle = 72, .86, 1.34
    ring = [(radius * cos(2 * pi * i / count), END, middle + radius * sin(2 * pi * i / count)) for i in range(count)]
    square = []
    for i in range(count):
        c, s = cos(2 * pi * i / count), sin(2 * pi * i / count)
        reach = 1 / max(abs(c) / SIDE, s / (CEILING - middle) if s > 0 else -s / middle, 1e-6)
        square.append((reach * c, END, middle + reach * s))
    make_object('end_wall', ring + square, [(i, (i + 1) % count, count + (i + 1) % count, count + i) for i in range(count)], surface, smooth=False)
    place(open_lathe('window_rim', [(radius - .03, -.05), (radius + .05, -.05), (radius + .05, .06), (radius - .03, .06), (radius - .03, -.05)],
                     cedar('x'), 96), (0, END, middle), (90, 0, 0))
    box('window_light', (-1.3, 1.3), (END + .7, END + .72), (0, CEILING), glow('window_light', '#ffe2b0', 1.7), 0)
    rnd = Random(9)
    stem = material('bamboo', '#6f8a4a', rough=.4, coat=.2)
    for i in range(9):
        x = -.85 + i * .21 + rnd.uniform(-.05, .05)
        rod('bamboo', (x, END + .3 + .2 * (i % 2), 0), (x + rnd.uniform(-.05, .05), END + .3 + .2 * (i % 2), CEILING), .02, stem, count=16)
        for z in (.5, .9, 1.3, 1.7, 2.1):
            leaves((x, END + .28, z + rnd.uniform(-.15, .15)), 7, .34, .022, i * 7 + int(z * 10), lift=(-.4, .7), shade='#56793a', droop=.3)
    box('bench', (-.62, .62), (END - .42, END - .08), (.30, .36), cedar('x'), .006)
    for x in (-.5, .5):
        box('bench_leg', (x - .04, x + .04), (END - .40, END - .1), (0, .30), cedar('z'), .004)
    place(lathe('ikebana', [(.14, 0), (.17, .015), (.18, .06), (.165, .06), (.15, .02), (.00001, .02)], material('bizen', '#4a4640', rough=.5), 48), (.1, END - .25, .36))
    leaves((.1, END - .25, .38), 26, .34, .010, 3, lift=(.3, 1.4), shade='#486a3a')


def lights():
    for y in (-2.4, 0, 2.4, 4.8):
        soft('corridor', (0, y, CEILING - .1), (0, y, 0), (.9, .9), 26, (1, .86, .66))
    soft('end_wash', (0, END - 1.2, 2.4), (0, END, 1.3), (1.2, .3), 18, LAMP)
    bulb((0, END + .45, 1.3), 20, (1, .85, .6), .3)
    for side in (-1, 1):
        soft('door_spill', (side * (SIDE - .06), 1, 1.3), (0, 1, .8), (11, 1.4), 60, (1, .84, .6))
    without_light_sampling('shoji_paper', 'andon', 'window_light')
    sky(.02, .1, (.2, .22, .3))
