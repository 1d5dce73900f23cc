"""A house of set meals for one (반상집) at noon: a long bar around an open kitchen, a tray at every seat, paper birds over it."""
from math import cos, pi, sin
from random import Random

from kit.materials import material
from kit.meshes import lathe, make_object, place, rod, slab, words
from kit.tableware import bowl, food

from scenes.furniture import black_metal
from scenes.lighting import LAMP, bulb, sky, soft, sun, window_light
from scenes.outside import garden
from scenes.rooms import room
from scenes.shapes import block, box, cushion, open_lathe, prototype, put
from scenes.surfaces import fabric, metal, paint, tiles, wood
from scenes.tableware import celadon, chopsticks, grilled_fish
from scenes.traces import coat, handbag, potted_plant, steam

CEILING = 2.9
LEFT, RIGHT, BACK = -2.7, 3.0, 6.0
BAR = (.98, 1.5)  # the bar's board, from the guests' side to the kitchen's


def build(evening=False):
    brick = tiles('bansang_brick', '#d9d2c6', '#c3bbae', (.22, .065), .75, .007, .5, 'yz', .12)
    back = tiles('bansang_back', '#d9d2c6', '#c3bbae', (.22, .065), .75, .007, .5, 'xz', .12)
    floor = tiles('bansang_floor', '#a9694c', '#8c5a44', (.20, .20), .4, .004, 0., 'xy', .2)
    room(floor, paint('bansang_ceiling', '#ddd6c8'), (LEFT, RIGHT), (-8, BACK), CEILING, right=brick, back=back, front=brick)
    windows(brick)
    bar()
    kitchen()
    single_tables()
    birds()
    lights()
    garden((-9, 1, 0), 'x')


def maple(axis='x'):
    return wood('maple_' + axis, '#c3a172', '#dcc196', rough=.38, axis=axis)


def blue():
    return material('bansang_blue', '#2f4f7a', rough=.6)


def windows(brick):
    box('sill', (LEFT - .15, LEFT), (-8, BACK), (0, .8), brick, 0)
    box('sill_board', (LEFT - .15, LEFT + .1), (-8, BACK), (.8, .84), maple('y'), .006)
    box('head', (LEFT - .15, LEFT), (-8, BACK), (2.4, CEILING), brick, 0)
    for i in range(9):
        y = -7.6 + i * 1.7
        box('mullion', (LEFT - .1, LEFT - .02), (y - .05, y + .05), (.84, 2.4), blue(), .004)
    box('transom', (LEFT - .09, LEFT - .03), (-8, BACK), (1.98, 2.03), blue(), .003)


def tray():
    """One person's meal on a wooden tray: rice, soup, fish, and three small dishes."""
    wood_tray = wood('tray_wood', '#6b4a30', '#875f3f', rough=.4)
    block('tray', (0, 0, 0), (.44, .31, .012), wood_tray, .005)
    for x in (-.22, .212):
        box('tray_rim', (x, x + .008), (-.155, .155), (.01, .026), wood_tray, .002)
    for y in (-.155, .147):
        box('tray_rim', (-.212, .212), (y, y + .008), (.01, .026), wood_tray, .002)
    brass = material('yugi', '#c9a44a', rough=.22, metal=1.)
    bowl((-.12, -.07, .012), .055, .045, brass, food('rice', '#f6f1e4', .6), .95)
    bowl((.06, -.07, .012), .058, .046, brass, material('soybean_soup', '#b98a4a', rough=.15), .8)
    for i, (name, tint) in enumerate((('kimchi', '#b5301c'), ('spinach', '#3f6d2b'), ('egg', '#f2cf63'))):
        bowl((-.15 + i * .092, .02, .012), .038, .022, celadon(), food(name, tint))
    put(prototype('fish', grilled_fish), (.06, .095, .012), 0, .8)
    put(prototype('sticks', chopsticks), (.17, -.02, .012), 90, .8)


def stool():
    cushion('seat', (0, 0, .66), (.34, .34, .05), fabric('bansang_seat', '#3d5f8f'), .02, .16)
    for k in range(4):
        a = pi / 4 + k * pi / 2
        rod('leg', (.2 * cos(a), .2 * sin(a), 0), (.13 * cos(a), .13 * sin(a), .66), .014, maple('z'), count=12)
    place(open_lathe('rest', [(.168, .2), (.176, .208), (.168, .216), (.16, .208), (.168, .2)], maple('x'), 40))


def bar():
    """A board of maple along the kitchen, a raised shelf at its far edge for what is done."""
    x0, x1 = BAR
    box('bar_front', (x0 + .22, x0 + .28), (-6, 4.5), (0, 1.0), maple('z'), .004)
    for i in range(116):
        y = -5.95 + i * .09
        box('bar_slat', (x0 + .19, x0 + .22), (y - .03, y + .03), (.05, .97), maple('z'), .006)
    box('bar_board', (x0, x1), (-6, 4.56), (1.0, 1.05), maple('y'), .01)
    box('bar_shelf', (x1 - .02, x1 + .3), (-6, 4.56), (1.18, 1.21), maple('y'), .006)
    for y in (-4, -2, 0, 2, 4):
        rod('shelf_post', (x1 + .1, y, 1.0), (x1 + .1, y, 1.18), .014, black_metal(), count=12)
    meal, seat = prototype('tray', tray), prototype('stool', stool)
    rnd = Random(6)
    for i in range(9):
        y = -4.1 + i * .98
        put(seat, (x0 - (.42 if i == 5 else .16), y + rnd.uniform(-.05, .05)), rnd.uniform(-20, 20))
        if i not in (6, ):
            put(meal, (x0 + .25, y, 1.05), 270 + rnd.uniform(-4, 4))
            steam((x0 + .3, y - .05, 1.12), .16, .3, .4, 3 + i)
    for i in range(4):
        put(meal, (x1 + .15, -1.6 + i * 1.7, 1.21), 270)
    put(prototype('bag', handbag), (x0 - .05, -.2, 0), 80)


def kitchen():
    """Behind the bar: blue tiles, shelves of bowls, pots on the range."""
    glazed = tiles('bansang_tiles', '#3f6a94', '#c9d2d6', (.10, .10), .14, .003, 0., 'yz', .16, .5)
    box('tile_wall', (RIGHT - .03, RIGHT), (-6, 5.2), (.0, 1.55), glazed, 0)
    steel = metal('bansang_steel', '#b5b6b4', .3)
    box('range', (RIGHT - .75, RIGHT - .03), (-5, 4.4), (0, .88), steel, .008)
    for z in (1.72, 2.1):
        box('shelf', (RIGHT - .32, RIGHT - .0), (-5, 4.6), (z - .03, z), maple('y'), .005)
    brass = material('yugi', '#c9a44a', rough=.22, metal=1.)
    stacks = [prototype('stack_%d' % k, lambda glaze=glaze, k=k: [bowl((0, 0, i * .022), .075, .055, glaze) for i in range(4 + k)])
              for k, glaze in enumerate((None, brass, celadon()))]
    for row, z in enumerate((1.72, 2.1)):
        for i in range(34):
            put(stacks[(i // 3 + row) % 3], (RIGHT - .17, -4.8 + i * .27, z))
    pot = [(.14, 0), (.15, .01), (.15, .2), (.16, .205), (.145, .206), (.142, .19), (.00001, .18)]
    for i, y in enumerate((-1.6, -.6, .5, 1.5, 2.6)):
        place(lathe('pot', pot, material('enamel' + str(i % 2), ('#d9dccf', '#2f4f7a')[i % 2], rough=.2, coat=.4), 56), (RIGHT - .38, y, .88))
        steam((RIGHT - .42, y - .1, 1.06), .4, .6, .34, 5 + i)
    cloth = material('bansang_noren', '#2f4f7a', rough=.95, sheen=.3)
    for i, word in enumerate('골목새반상'):
        x = -1.55 + i * .62
        box('noren', (x - .29, x + .29), (BACK - .06, BACK - .05), (1.75, 2.45), cloth, .002)
        words(word, .34, material('noren_ink', '#f1ead8', rough=.9), (x, BACK - .062, 2.1), (90, 0, 0), 'Bold')
    box('noren_rod', (-1.95, 1.3), (BACK - .07, BACK - .04), (2.45, 2.48), maple('x'), .004)
    for i in range(3):
        x = -1.28 + i * .96
        box('door', (x - .46, x + .46), (BACK - .05, BACK), (0, 2.2), maple('z'), .006)
        box('door_glass', (x - .36, x + .36), (BACK - .055, BACK - .05), (.85, 1.75), material('door_glass', '#cfe0e4', rough=.2, emit='#fff1d6', strength=.5), 0)
        for z in (1.15, 1.45):
            box('door_bar', (x - .36, x + .36), (BACK - .062, BACK - .056), (z - .012, z + .012), maple('x'), .002)


def single_tables():
    """Along the windows, each seat for itself behind a low screen."""
    rnd = Random(3)
    meal = prototype('window_tray', tray)

    def desk():
        place(slab('top', .62, .52, .03, .03, maple('x'), .006, .006), (0, 0, .71))
        for x in (-.27, .27):
            for y in (-.2, .2):
                rod('leg', (x, y, 0), (x, y, .71), .016, maple('z'))

    def chair():
        cushion('seat', (0, 0, .43), (.40, .40, .04), fabric('bansang_seat', '#3d5f8f'), .016, .08)
        place(slab('back', .40, .20, .025, .05, maple('x'), .008, .008), (0, .21, .76), (84, 0, 0))
        for x in (-.17, .17):
            rod('leg', (x, -.17, 0), (x, -.16, .43), .014, maple('z'))
            rod('leg', (x, .2, 0), (x, .2, .82), .014, maple('z'))

    made_desk, made_chair = prototype('desk', desk), prototype('desk_chair', chair)
    for i in range(8):
        y = -5 + i * 1.3
        put(made_desk, (LEFT + .42, y), 90)
        put(made_chair, (LEFT + .9 + (.22 if i == 4 else 0), y + rnd.uniform(-.03, .03)), 270 + (22 if i == 4 else rnd.uniform(-6, 6)))
        box('screen', (LEFT + .12, LEFT + .72), (y + .62, y + .65), (.55, 1.18), maple('x'), .006)
        if i != 5:
            put(meal, (LEFT + .44, y, .74), 90 + rnd.uniform(-4, 4))
            steam((LEFT + .42, y - .05, .82), .16, .3, .4, 6 + i)
    put(prototype('coat', lambda: coat('#b08a5a')), (LEFT + .9, -5 + 5 * 1.3), 270)
    put(prototype('plant', potted_plant), (-2.2, 5.5))


def bird():
    """A folded paper bird, its wings raised."""
    corners = [(0, -.15, .0), (0, .13, .02), (0, .0, -.05), (-.17, .02, .10), (.17, .02, .10), (0, -.2, .05), (0, .2, .06)]
    faces = [(0, 2, 3), (2, 1, 3), (0, 4, 2), (2, 4, 1), (0, 5, 2), (1, 2, 6)]
    make_object('bird', corners, faces, material('bird_paper', '#f3eee2', rough=.9), smooth=False)
    rod('thread', (0, 0, .02), (0, 0, 1.2), .0012, material('thread', '#8f8a80', rough=.9), count=6)


def birds():
    rnd = Random(14)
    folded = prototype('bird', bird)
    for i in range(26):
        y = -2.2 + i * .29
        put(folded, (.45 * sin(i * .8) + rnd.uniform(-.3, .3), y, 2.10 + .075 * (y + 2.2) + .10 * sin(i * .55) + rnd.uniform(-.04, .04)), 150 + rnd.uniform(-30, 30), rnd.uniform(.7, 1.1))


def lights():
    for y in (-3.2, -1.3, .6, 2.5, 4.2):
        place(lathe('cone', [(.11, 0), (.112, .003), (.03, .14), (.02, .16), (.00001, .162)], blue(), 40), (1.25, y, 1.95))
        rod('cord', (1.25, y, 2.1), (1.25, y, CEILING), .004, black_metal(), count=8)
        bulb((1.25, y, 1.92), 8, LAMP, .05)
    window_light((LEFT - .12, 0, 1.6), (13, 1.6), 480, False)
    soft('ceiling_fill', (0, .5, 2.75), (0, .5, 0), (4, 10), 75, (1, .96, .9))
    soft('kitchen_fill', (2.0, .5, 2.8), (RIGHT, .5, 1.2), (.6, 8), 90, (1, .96, .9))
    sun((1, .38, -.62), 12)
    sky(.15, 3.2)
