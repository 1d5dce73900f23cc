"""A charcoal grill house (고깃집): steel drum tables, a smoke duct over every fire, menu boards on brick."""
from math import cos, pi, sin
from random import Random

from kit.materials import material
from kit.meshes import lathe, place, rod, words
from kit.tableware import bowl, food, plate

from scenes.furniture import black_metal, walnut
from scenes.lamps import hang, metal_dome
from scenes.lighting import LAMP, bulb, sky, soft, without_light_sampling
from scenes.shapes import block, box, open_lathe, prototype, put
from scenes.surfaces import concrete, glow, metal, paint, tiles
from scenes.tableware import lumps
from scenes.traces import steam

CEILING = 3.1
TABLES = ((-1.5, -1.75), (-1.55, .55), (-1.5, 2.9), (-1.5, 5.0), (1.95, -1.55), (1.75, 1.1), (1.8, 3.4))
MENU = (('생삼겹살', '16,000'), ('목살', '16,000'), ('항정살', '18,000'), ('갈매기살', '17,000'), ('된장찌개', '7,000'),
        ('물냉면', '9,000'))


def build(evening=True):
    shell()
    furnish()
    ducts()
    menu_boards()
    fridge()
    lights()


def floor_concrete(name, colour='#6a625a', rough=.30):
    return concrete(name, colour, rough, .4, .7)


def wet_floor():
    return floor_concrete('grill_wet', '#4a443e', .10)


def shell():
    brick = tiles('grill_brick', '#8d5540', '#b5a597', (.23, .075), .8, .008, .5, 'xz', .22)
    side = tiles('grill_side', '#39423f', '#222826', (.30, .10), .22, .004, .5, 'yz', .12)
    box('floor', (-4, 4), (-8, 7), (-.05, 0), floor_concrete('grill_floor'), 0)
    box('ceiling', (-4, 4), (-8, 7), (CEILING, CEILING + .1), paint('grill_ceiling', '#2c2a29'), 0)
    box('wall_back', (-4, 4), (6.6, 6.8), (0, CEILING), brick, 0)
    box('wall_front', (-4, 4), (-8.2, -8), (0, CEILING), paint('grill_front', '#6f6558'), 0)
    box('wall_left', (-3.2, -3), (-8, 7), (0, CEILING), paint('grill_plaster', '#a4917a'), 0)
    box('wainscot', (-3, -2.98), (-8, 6.6), (0, 1.1), walnut('y'), .004)
    box('wall_right', (3.2, 3.4), (-8, 7), (0, CEILING), side, 0)


def drum_table():
    """A drum with a steel top; charcoal glows under the grate in its middle."""
    steel, black = metal('grill_steel', '#b9b7b2', .34), material('grill_iron', '#1d1b1a', rough=.6)
    red = material('drum_red', '#7c2a20', rough=.4, coat=.2)
    place(lathe('drum', [(.27, 0), (.285, .01), (.285, .22), (.297, .235), (.285, .25), (.285, .46), (.297, .475), (.285, .49),
                         (.285, .69)], red, 64))
    top = [(.18, 0), (.47, 0), (.49, .006), (.495, .018), (.485, .026), (.205, .026), (.2, .02), (.18, .018)]
    place(lathe('top', top, steel, 96), (0, 0, .70))
    place(lathe('fire_rim', [(.20, .0), (.205, .02), (.195, .03), (.17, .03), (.165, -.03), (.00001, -.03)], black), (0, 0, .722))
    place(lathe('embers', [(.162, 0), (.00001, .004)], glow('embers', '#ff4a12', 5)), (0, 0, .706))
    lumps('charcoal', (0, 0, .708), .15, .012, '#201a18', 16, .026, 4)
    for i in range(13):
        x = -.15 + i * .025
        reach = (.17**2 - x * x)**.5
        rod('grate', (x, -reach, .747), (x, reach, .747), .0022, steel, count=8)


def meat():
    """Slices on the grate, browned more or less."""
    rnd = Random(6)
    for i in range(7):
        angle, reach = 2 * pi * i / 7, rnd.uniform(.05, .11)
        tint = rnd.choice(('#a35f3c', '#8a4a2c', '#c9826a'))
        slab = block('slice', (0, 0, 0), (.075, .038, .009), food('slice' + tint, tint, .3), .004)
        place(slab, (reach * cos(angle), reach * sin(angle), .750), (0, 0, rnd.uniform(0, 180)))


def raw_meat():
    plate((0, 0, 0), .115, material('meat_plate', '#2d2b2a', rough=.4))
    for i in range(5):
        slab = block('raw', (0, 0, 0), (.13, .03, .012), food('raw', '#d0756a', .25), .005)
        place(slab, (0, -.06 + i * .03, .012), (0, 0, 4 - 2 * i))
        fat = block('fat', (0, 0, 0), (.13, .008, .0125), food('fat', '#f2ddd0', .3), .003)
        place(fat, (0, -.052 + i * .03, .012), (0, 0, 4 - 2 * i))


def bottle(colour='#2f7a48'):
    """A green bottle, half empty, with its paper label."""
    glassy = material('bottle' + colour, colour, rough=.06, coat=.8)
    place(lathe('bottle', [(.030, 0), (.033, .006), (.033, .125), (.026, .155), (.0125, .18), (.0125, .215), (.00001, .216)], glassy,
                40))
    place(lathe('bottle_label', [(.0334, .04), (.0334, .10)], material('bottle_label', '#eef1e6', rough=.6), 40))


def stool():
    place(lathe('stool', [(.155, 0), (.165, .02), (.165, .40), (.155, .42)], metal('stool_steel', '#8f8d89', .35), 48))
    place(lathe('stool_seat', [(.17, .42), (.178, .435), (.175, .465), (.15, .475), (.00001, .475)],
                material('stool_vinyl', '#2a2321', rough=.45), 48))


def spread(seed):
    """What stands around the fire: side dishes, leaves to wrap with, raw meat, a bottle and its small glasses."""
    rnd = Random(seed)
    kinds = (('kimchi', '#b5301c'), ('ssamjang', '#8a3b1e'), ('garlic', '#efe2c0'), ('onion', '#e8dcc2'), ('leek', '#6f9a3f'))
    for i, (name, colour) in enumerate(kinds):
        angle = .5 + i * 1.1 + rnd.uniform(-.1, .1)
        bowl((.36 * cos(angle), .36 * sin(angle), .727), .044, .026, filling=food(name, colour))
    basket = [(.07, 0), (.10, .05), (.105, .052), (.068, .006), (.00001, .006)]
    place(lathe('basket', basket, material('basket', '#b08a55', rough=.8, bump=(200, .6, .003)), 40), (-.34, .12, .727))
    lumps('lettuce', (-.34, .12, .765), .075, .04, '#6d9a3c', 15, .032, seed)


def furnish():
    rnd = Random(3)
    table, seat = prototype('drum_table', drum_table), prototype('stool', stool)
    slices, raw = prototype('meat', meat), prototype('raw_meat', raw_meat)
    green, brown = prototype('soju', bottle), prototype('beer', lambda: bottle('#5a3a1e'))
    spreads = [prototype('spread_%d' % seed, lambda seed=seed: spread(seed)) for seed in (1, 2)]
    for i, (x, y) in enumerate(TABLES):
        put(table, (x, y))
        put(spreads[i % 2], (x, y), rnd.uniform(0, 360))
        if i % 3 != 2:
            put(slices, (x, y), rnd.uniform(0, 360))
        turn = rnd.uniform(-.3, .3)
        put(raw, (x + .34 * cos(4.6 + turn), y + .34 * sin(4.6 + turn), .727), rnd.uniform(0, 60))
        put(green, (x + .40 * cos(5.6), y + .40 * sin(5.6), .727))
        if i % 2:
            put(brown, (x + .41 * cos(5.85), y + .41 * sin(5.85), .727))
        for k in range(4):
            angle = pi / 4 + k * pi / 2 + rnd.uniform(-.15, .15)
            away = .92 if (i + k) % 5 == 0 else .70  # somebody has just stood up
            put(seat, (x + away * cos(angle), y + away * sin(angle)))


def hood():
    """Telescoping pipe with a flared mouth over the fire, hung from the ceiling."""
    pipe, copper = metal('duct_pipe', '#a9a7a2', .32), metal('duct_copper', '#b98863', .3)
    rod('sleeve', (0, 0, 1.95), (0, 0, CEILING - .28), .072, pipe, count=32)
    rod('pipe', (0, 0, 1.38), (0, 0, 1.97), .058, copper, count=32)
    rod('collar', (0, 0, 1.93), (0, 0, 1.97), .078, black_metal(), count=32)
    open_lathe('mouth', [(.165, 1.20), (.168, 1.205), (.14, 1.27), (.075, 1.36), (.058, 1.42), (.052, 1.42), (.07, 1.36),
                         (.135, 1.27), (.16, 1.205)], copper)
    rod('handle', (.15, -.06, 1.25), (.15, .06, 1.25), .006, black_metal(), count=8)


def ducts():
    """Every hood ends in one of two main ducts that run to the back wall."""
    over_fire, zinc = prototype('hood', hood), metal('duct_zinc', '#8f9294', .42)
    for x, y in TABLES:
        put(over_fire, (x, y))
        steam((x, y - .02, .77), .30, .5, .34, 3 + int(y))
        main = -1.5 if x < 0 else 1.85
        rod('branch', (x, y, CEILING - .3), (main, y, CEILING - .3), .075, zinc, count=24)
    for x in (-1.5, 1.85):
        rod('main_duct', (x, -7.9, CEILING - .24), (x, 6.6, CEILING - .24), .16, zinc, count=40)
        for y in range(-7, 7):
            rod('seam', (x, y, CEILING - .24), (x, y + .03, CEILING - .24), .168, zinc, count=40)


def menu_boards():
    """Wooden boards on the brick, and the house's word in red light."""
    ink, board = material('menu_ink', '#f2e6cc', rough=.7), material('menu_board', '#2a211b', rough=.7)
    for i, (dish, price) in enumerate(MENU):
        x = -2.55 + i * .62
        block('board', (x, 6.58, 1.30), (.54, .03, .62), board, .006)
        words(dish, .125, ink, (x, 6.562, 1.72), (90, 0, 0), 'Bold')
        words(price, .105, ink, (x, 6.562, 1.48), (90, 0, 0))
    words('숯불구이', .52, glow('neon', '#ff5a38', 4.5), (-1.0, 6.55, 2.42), (90, 0, 0), 'ExtraBold', depth=.012)
    bulb((-1.0, 6.2, 2.4), 9, (1, .32, .2), .3)


def fridge():
    """A lit drinks fridge beside the boards."""
    frame = material('fridge_frame', '#1f2a44', rough=.4)
    box('fridge', (1.75, 2.75), (6.28, 6.58), (0, 2.02), frame, .01)
    box('fridge_light', (1.82, 2.68), (6.268, 6.28), (.32, 1.72), glow('fridge_light', '#eaf4ff', 1.3), 0)
    words('시원한 음료', .13, material('fridge_words', '#ffffff', emit='#ffffff', strength=1.2), (2.25, 6.274, 1.86), (90, 0, 0), 'Bold')
    rows = [prototype('cold' + tint, lambda tint=tint: bottle(tint)) for tint in ('#2f7a48', '#5a3a1e', '#c9d6da', '#b5301c')]
    for k, z in enumerate((.36, .72, 1.08, 1.44)):
        box('fridge_shelf', (1.82, 2.68), (6.17, 6.27), (z - .012, z), metal('fridge_wire', '#c9ccce', .4), .002)
        for i in range(11):
            put(rows[(k + i // 6) % 4], (1.88 + i * .074, 6.21, z))
    for x in (1.78, 2.25, 2.72):
        box('fridge_post', (x - .03, x + .03), (6.14, 6.27), (.28, 1.76), frame, .004)


def lights():
    hang(lambda: metal_dome('#20201f'), [(-2.45, -.6, 2.0), (-2.45, 1.7, 2.0), (-2.45, 4.0, 2.0), (.25, 4.9, 2.05), (2.7, 2.2, 2.0), (2.7, -.2, 2.0)], power=22)
    for x, y in TABLES:
        bulb((x, y, .85), 2.2, (1, .38, .14), .12)
    soft('ceiling_fill', (.2, .5, 2.7), (.2, .5, 0), (5, 10), 170, (1, .88, .74))
    soft('boards', (-1, 4.9, 2.7), (-1, 6.6, 1.6), (3.6, .4), 80, LAMP)
    without_light_sampling('embers', 'neon', 'fridge_light')
    sky(.03, .2, (.2, .22, .3))
