"""A shabu house by day: a cold wall of vegetables that one takes from, bamboo basket lamps, a pot of broth in every table."""
from math import cos, pi, sin
from random import Random

from kit.materials import material
from kit.meshes import lathe, loft, place, rod, slab, tube, words
from kit.tableware import bowl, food, leaf_heap, plate, slices

from scenes.furniture import black_metal, dining_chair
from scenes.lighting import LAMP, bulb, sky, soft, sun, window_light, without_light_sampling
from scenes.outside import garden
from scenes.rooms import lay, room
from scenes.shapes import box, open_lathe, prototype, put
from scenes.surfaces import concrete, fabric, glow, metal, paint, wood
from scenes.tableware import chopsticks
from scenes.traces import handbag, potted_plant, steam

CEILING = 3.0
LEFT, RIGHT, BACK = -3.3, 3.3, 5.4
FOUR = ((-.35, -.58), (.35, -.58), (-.35, .58), (.35, .58))


def build(evening=False):
    clay = paint('shabu_clay', '#b7b09a')
    room(concrete('shabu_floor', '#7d7a72', .32, .3, .6), paint('shabu_ceiling', '#d9d3c4'), (LEFT, RIGHT), (-8, BACK + .9), CEILING,
         right=paint('shabu_green', '#4d6250'), back=paint('shabu_dark', '#2f3832'), front=clay)
    windows(clay)
    cold_wall()
    furnish()
    lights()
    garden((-9, 1, 0), 'x')


def bamboo(axis='x'):
    return wood('bamboo_' + axis, '#b08d56', '#cdae78', rough=.4, axis=axis)


def windows(clay):
    box('sill', (LEFT - .15, LEFT), (-8, BACK + .9), (0, .3), clay, 0)
    box('head', (LEFT - .15, LEFT), (-8, BACK + .9), (2.6, CEILING), clay, 0)
    for i in range(8):
        y = -7.6 + i * 2.0
        box('mullion', (LEFT - .1, LEFT - .03), (y - .03, y + .03), (.3, 2.6), black_metal(), .003)
    for i in range(70):  # a blind of bamboo canes, let down over the upper half
        z = 2.58 - i * .0155
        if i < 58:
            box('cane', (LEFT + .03, LEFT + .038), (1.5, 5.4), (z - .0055, z + .0055), bamboo('y'), 0)


def crate(kind):
    """A wooden crate of one vegetable."""
    for x in ((-.27, -.255), (.255, .27)):
        box('side', x, (-.18, .18), (0, .12), bamboo('y'), .003)
    for y in ((-.18, -.165), (.165, .18)):
        box('end', (-.255, .255), y, (0, .12), bamboo('x'), .003)
    box('fill', (-.255, .255), (-.165, .165), (0, .07), material('crate_fill', '#3c4a2a', rough=.9), 0)
    greens = {'bok': ('#4f7f36', '#7ba24a'), 'lettuce': ('#86a944', '#a9c46a'), 'perilla': ('#35612f', '#456f3a'), 'red': ('#6b2a3f', '#7f8f4a')}
    rnd = Random(len(kind) * 7)
    if kind in greens:
        for x in (-.16, 0, .16):
            for y in (-.08, .08):
                leaf_heap((x, y, .06), .09, greens[kind], 9, .10, rnd.randrange(99))
    elif kind == 'carrot':
        for i in range(22):
            root = lathe('carrot', [(.00001, 0), (.008, .02), (.019, .12), (.02, .14), (.012, .15), (.00001, .152)], food('carrot', '#d9742a', .4, False), 20)
            place(root, (-.22 + .021 * i, -.07 + .03 * (i % 3), .09 + .022 * (i % 3)), (88, 0, rnd.uniform(-14, 14)))
    elif kind == 'mushroom':
        for i in range(40):
            x, y = rnd.uniform(-.22, .22), rnd.uniform(-.13, .13)
            cap = lathe('cap', [(.03, 0), (.034, .006), (.026, .02), (.00001, .026)], food('cap' + str(i % 2), ('#7a5236', '#a47a52')[i % 2], .5, False), 24)
            place(cap, (x, y, .075 + .02 * (i % 3)), (rnd.uniform(-30, 30), rnd.uniform(-30, 30), 0))
    elif kind == 'enoki':
        for i in range(90):
            x, y = rnd.uniform(-.22, .22), rnd.uniform(-.1, .12)
            rod('enoki', (x, y, .05), (x + rnd.uniform(-.02, .02), y - .06, .15 + rnd.uniform(0, .04)), .0035, food('enoki', '#f1e8d2', .5, False), .007, 8)
    elif kind == 'tomato':
        for i in range(54):
            ball = lathe('tomato', [(max(.026 * cos(a), .00001), .026 * sin(a)) for a in (pi * (k / 12 - .5) for k in range(13))], material('tomato', '#c23422', rough=.15, coat=.5), 24)
            place(ball, (-.22 + .055 * (i % 9), -.12 + .055 * (i // 9 % 5), .085 + .02 * ((i * 5) % 3)))
    else:
        for i in range(30):
            piece = lathe('pumpkin', [(.00001, 0), (.045, .008), (.055, .012), (.045, .016), (.00001, .02)], food('pumpkin', '#e0a83a', .45, False), 28)
            place(piece, (-.2 + .045 * (i % 10), -.1 + .1 * (i // 10), .09 + .012 * (i % 3)), (70, 0, rnd.uniform(-20, 20)))


KINDS = ('bok', 'tomato', 'lettuce', 'mushroom', 'perilla', 'carrot', 'enoki', 'red', 'pumpkin')


def cold_wall():
    """Four shelves of crates, each under its own lamp, the words that invite one over them."""
    x0, x1 = -2.6, 2.6
    steel = metal('cold_steel', '#b9bcba', .3)
    box('cold_back', (x0, x1), (BACK + .62, BACK + .64), (.3, 2.2), material('cold_back', '#dfe6e0', rough=.3, emit='#eefaf0', strength=.35), 0)
    for x in ((x0 - .08, x0), (x1, x1 + .08)):
        box('cold_side', x, (BACK - .1, BACK + .7), (0, 2.62), material('cold_frame', '#242b27', rough=.4), .006)
    box('cold_foot', (x0, x1), (BACK - .1, BACK + .7), (0, .3), material('cold_frame', '#242b27', rough=.4), .006)
    box('cold_head', (x0, x1), (BACK - .1, BACK + .7), (2.18, 2.62), material('cold_frame', '#242b27', rough=.4), .006)
    words('채소는 마음껏 드세요', .25, material('cold_words', '#f4f1e2', emit='#fff6dc', strength=2.2), (0, BACK - .106, 2.4), (90, 0, 0), 'Bold', depth=.006, track=1.05)
    made = [prototype('crate_' + kind, lambda kind=kind: crate(kind)) for kind in KINDS]
    for row, z in enumerate((.42, .86, 1.28, 1.70)):
        box('cold_shelf', (x0, x1), (BACK - .02 + .1 * row, BACK + .62), (z - .05, z - .02), steel, .003)
        box('cold_lamp', (x0, x1), (BACK + .02 + .1 * row, BACK + .05 + .1 * row), (z - .062, z - .052), glow('cold_lamp', '#f4fff4', 4), 0)
        for i in range(9):
            x = x0 + .29 + i * .578
            crate_at = put(made[(i * 2 + row * 4) % len(KINDS)], (x, BACK + .2 + .1 * row, z - .02), 0)
            crate_at.rotation_euler[0] = .30
        soft('shelf_light', (0, BACK - .1 + .1 * row, z + .42), (0, BACK + .3, z), (5, .1), 22, (.96, 1, .95))
    soft('top_light', (0, BACK - .25, 2.15), (0, BACK + .4, .6), (5, .2), 45, (.97, 1, .95))
    without_light_sampling('cold_lamp', 'cold_back', 'cold_words')


def basket_lamp():
    """A wide shade woven of bamboo: rings and slats with air between them."""
    cane = bamboo('x')
    steps = [k / 7 for k in range(8)]
    shape = [(.30 * sin(.25 + 1.32 * t), .30 * (1 - t)**1.1) for t in steps]
    for r, z in shape:
        place(open_lathe('hoop', [(r, z - .004), (r + .005, z), (r, z + .004), (r - .004, z), (r, z - .004)], cane, 56))
    for k in range(36):
        a = 2 * pi * k / 36
        tube('slat', [(r * cos(a + .25 * i / 7), r * sin(a + .25 * i / 7), z) for i, (r, z) in enumerate(shape)], .0035, cane, 6)
        tube('slat', [(r * cos(a - .25 * i / 7), r * sin(a - .25 * i / 7), z) for i, (r, z) in enumerate(shape)], .0035, cane, 6)
    place(lathe('inner', [(.00001, .03), (.05, .04), (.07, .09), (.05, .14), (.00001, .15)], glow('basket_bulb', '#ffd9a0', 9), 32))
    rod('cord', (0, 0, .28), (0, 0, 1.3), .004, black_metal(), count=8)


def hotpot():
    """A steel pot sunk into the table, divided like the taegeuk: clear broth on one side, red on the other."""
    steel = metal('pot_steel', '#c0c0bc', .25)
    place(lathe('hob', [(.19, .001), (.19, .004), (.00001, .004)], material('hob_glass', '#0c0d0d', rough=.08), 64))
    place(lathe('pot', [(.145, .004), (.16, .01), (.165, .09), (.172, .094), (.16, .095), (.155, .09), (.152, .02), (.00001, .015)], steel, 64))
    for side, tint in ((0, '#d9c48a'), (1, '#b23a1c')):
        half = [(.153 * cos(pi * k / 24 + side * pi), .153 * sin(pi * k / 24 + side * pi)) for k in range(25)]
        loft('broth', [[(x, y, .072) for x, y in half], [(x, y, .076) for x, y in half]], material('shabu_broth' + tint, tint, rough=.08))
    box('divide', (-.155, .155), (-.002, .002), (.02, .09), steel, 0)
    leaf_heap((.02, .07, .07), .05, ('#5f8a3a', '#7ba24a'), 8, .05, 4)
    leaf_heap((-.03, -.07, .07), .05, ('#5f8a3a',), 6, .05, 8)
    for i in range(5):
        place(slab('mushroom', .03, .02, .006, .008, food('shabu_mushroom', '#c9ad86', .4, False), .002, .002), (-.06 + .03 * i, .06 - .09 * (i % 2), .08), (8, 6, 40 * i))


def beef_plate():
    plate((0, 0, 0), .13, material('shabu_plate', '#2f3a38', rough=.35))
    slices((0, 0, .015), .085, ('#b3453e', '#c76a5c', '#e3b4a6'), 14, .04)


def setting(kind):
    bowl((0, 0, 0), .06, .05, material('shabu_bowl', '#e4ded0', rough=.2, coat=.5), filling=material('dip', '#9a6a34', rough=.2) if kind else food('rice', '#f6f1e4', .6), level=.7)
    if kind:
        put(prototype('beef', beef_plate), (.2, .03, 0), 20)
    else:
        leaf_plate()
    chopsticks(-.13)


def leaf_plate():
    bowl((.19, .03, 0), .10, .045, material('shabu_basket', '#b08d56', rough=.8, bump=(200, .6, .003)))
    leaf_heap((.19, .03, .03), .08, ('#6f9a3f', '#8fb154', '#4d7a35'), 14, .085, 6)


def table():
    place(slab('top', 1.35, .84, .04, .05, bamboo('x'), .006, .01), (0, 0, .70))
    for x in (-.55, .55):
        for y in (-.33, .33):
            rod('leg', (x, y, 0), (x, y, .70), .022, black_metal())


def furnish():
    frame = lambda axis='x': wood('shabu_frame_' + axis, '#6b4f35', '#866546', rough=.42, axis=axis)
    made_table, chair = prototype('table', table), prototype('chair', lambda: dining_chair(fabric('shabu_seat', '#5f7358'), frame))
    served = [prototype('setting_%d' % kind, lambda kind=kind: setting(kind)) for kind in (0, 1)]
    pot = prototype('hotpot', hotpot)
    places = ((-1.8, -1.9, 90, None), (-1.85, .55, 90, 2), (-1.8, 3.0, 90, None), (1.95, -1.8, 90, None), (1.9, .65, 90, None), (1.95, 3.1, 90, 1), (-1.8, -4.4, 90, None))
    for i, (x, y, turn, pulled) in enumerate(places):
        lay(made_table, chair, (x, y), turn, FOUR, served, .74, pot, pulled, seed=50 + i)
        steam((x, y - .06, .82), .42, .62, .62, 4 + i)
    put(prototype('bag', handbag), (-1.26, .2, .476), 60)
    put(prototype('plant', potted_plant), (-2.95, 5.0))


def lights():
    lamp = prototype('basket_lamp', basket_lamp)
    for x, y in ((-1.8, -1.9), (-1.85, .55), (-1.8, 3.0), (1.95, -1.8), (1.9, .65), (1.95, 3.1)):
        put(lamp, (x, y, 1.72))
        bulb((x, y, 1.70), 9, LAMP, .06)
    window_light((LEFT - .12, 0, 1.5), (13, 2.1), 620, False)
    soft('ceiling_fill', (.2, .5, 2.85), (.2, .5, 0), (5, 10), 85, (1, .96, .9))
    without_light_sampling('basket_bulb')
    sun((1, .34, -.58), 11)
    sky(.15, 3.2)
