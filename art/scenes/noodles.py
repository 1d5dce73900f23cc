"""A noodle house (칼국수집) at noon: white tiles, plywood tables, a kitchen hatch with steaming pots, a big menu."""
from math import cos, pi, sin
from random import Random

from kit.materials import material
from kit.meshes import lathe, place, rod, slab, tube, words
from kit.tableware import bowl, cup, food

from scenes.furniture import black_metal
from scenes.lighting import sky, soft, sun, window_light
from scenes.outside import garden
from scenes.shapes import block, box, prototype, put, turned
from scenes.surfaces import glow, metal, paint, terrazzo, tiles, wood
from scenes.tableware import chopsticks, lumps
from scenes.traces import handbag, steam

CEILING = 2.8
BACK = 5.2
HATCH = (-1.7, 2.3)  # the opening to the kitchen
TABLES = ((-1.55, -1.9, 90), (-1.6, .35, 90), (-1.6, 2.6, 90), (1.95, -1.75, 90), (1.9, .5, 90), (1.95, 2.75, 90))
MENU = (('손칼국수', '9,000'), ('바지락칼국수', '10,000'), ('들깨칼국수', '11,000'), ('왕만두', '8,000'), ('콩국수', '11,000'))


def build(evening=False):
    shell()
    shop_window()
    kitchen()
    menu_board()
    furnish()
    lights()
    garden((-9, 1, 0), 'x')


def birch(axis='x'):
    return wood('birch_' + axis, '#c39a66', '#dcb988', rough=.42, axis=axis)


def floor_terrazzo(name, ground, chips, **look):
    return terrazzo(name, ground, chips, 46, **look)


def wet_floor():
    return floor_terrazzo('noodle_wet', '#4b463f', ('#37332f', '#6d6860', '#4f3e30', '#5d5851'), rough=.07)


def shell():
    plaster = paint('noodle_plaster', '#c99f5c')
    box('floor', (-4, 4), (-8, 9), (-.05, 0), floor_terrazzo('noodle_floor', '#756d62', ('#57514a', '#a8a196', '#7a5f48', '#8f887d')), 0)
    box('ceiling', (-4, 4), (-8, 9), (CEILING, CEILING + .1), paint('noodle_ceiling', '#ddd6c8'), 0)
    glazed = ('#9dbfae', '#cfd6cc', (.10, .10), .14, .003, 0.)
    across, along = (tiles('noodle_tiles_' + axes, *glazed, axes, .06, .5) for axes in ('xz', 'yz'))
    for x in ((-4, HATCH[0]), (HATCH[1], 4)):
        box('wall_back', x, (BACK, BACK + .15), (0, CEILING), across, 0)
    box('hatch_under', HATCH, (BACK, BACK + .15), (0, 1.06), across, 0)
    box('hatch_over', HATCH, (BACK, BACK + .15), (1.98, CEILING), material('noodle_red', '#8c2f22', rough=.5), 0)
    box('wall_right', (3.2, 3.3), (-8, 9), (1.15, CEILING), plaster, 0)
    box('dado_right', (3.18, 3.3), (-8, 9), (0, 1.15), along, 0)
    box('dado_cap', (3.15, 3.2), (-8, BACK), (1.15, 1.18), birch('y'), .004)
    box('wall_front', (-4, 4), (-8.2, -8), (0, CEILING), plaster, 0)


def shop_window():
    frame = birch('z')
    box('sill', (-3.2, -2.95), (-8, BACK), (0, .75), tiles('noodle_tiles_yz', '#9dbfae', '#cfd6cc', (.1, .1), .14, .003, 0., 'yz'), 0)
    box('sill_board', (-3.25, -2.85), (-8, BACK), (.75, .79), birch('y'), .005)
    box('head', (-3.15, -3.0), (-8, BACK), (2.35, CEILING), paint('noodle_plaster', '#c99f5c'), 0)
    for i in range(9):
        y = -7.8 + i * 1.6
        box('mullion', (-3.12, -3.02), (y - .035, y + .035), (.79, 2.35), frame, .004)
    for y in (.4, 1.0, 3.4):
        put(prototype('jar_%g' % y, lambda: place(lathe('jar', [(.07, 0), (.11, .06), (.12, .14), (.08, .22), (.085, .24), (.07, .24)],
            material('onggi', '#4a2f22', rough=.25, coat=.5), 40))), (-3.0, y, .79))


def big_pot(radius=.26, height=.34):
    """A steel stock pot, its lid half off."""
    steel = metal('stock_steel', '#c3c1bb', .28)
    place(lathe('stock_pot', [(radius * .96, 0), (radius, .01), (radius, height), (radius + .012, height + .006), (radius - .006, height + .004),
                              (radius - .008, height * .9), (.00001, height * .9)], steel, 72))
    for side in (-1, 1):
        tube('ear', [(side * radius, -.06, height * .8), (side * (radius + .05), -.05, height * .8), (side * (radius + .05), .05, height * .8),
                     (side * radius, .06, height * .8)], .008, steel)


def kitchen():
    """What is seen through the hatch: a range with pots, a hood, shelves of bowls."""
    steel, board = metal('kitchen_steel', '#b5b6b4', .32), birch('x')
    box('hatch_board', (HATCH[0] - .08, HATCH[1] + .08), (BACK - .28, BACK + .3), (1.06, 1.10), board, .006)
    box('kitchen_floor_wall', (-3, 4), (8.3, 8.4), (0, CEILING), tiles('kitchen_tiles', '#cfd6d4', '#9aa09e', (.15, .15), .16, .003, 0., 'xz'), 0)
    box('range', (-1.9, 2.6), (6.7, 7.6), (0, .82), steel, .008)
    box('hood', (-1.9, 2.6), (6.5, 7.9), (1.93, 2.4), steel, .01)
    box('hood_lamp', (-1.4, 2.1), (6.8, 7.2), (1.92, 1.93), glow('hood_lamp', '#fff1d8', 4), 0)
    pot, ladle = prototype('stock', big_pot), metal('cutlery', '#d0d2d4', .2)
    for i, x in enumerate((-1.2, -.45, .35, 1.2)):
        put(pot, (x, 7.05, .82), i * 40, 1. if i % 2 else .86)
        steam((x, 6.8, 1.05), .5, .8, .3, i + 1)
    for i in range(7):
        x = -1.2 + i * .42
        rod('hung', (x, 6.55, 1.55), (x, 6.55, 1.9), .006, ladle, count=8)
        place(lathe('ladle', [(.00001, -.045), (.03, -.035), (.045, 0), (.04, 0), (.00001, -.03)], ladle, 24), (x, 6.52, 1.53))
    full = prototype('hatch_bowl', noodle_bowl)
    for i, x in enumerate((-1.35, -.95, 1.55, 1.95)):
        put(full, (x, BACK - .02, 1.10), i * 70)
        steam((x, BACK - .06, 1.19), .2, .34, .5, i + 5)
    stack = prototype('bowl_stack', lambda: [bowl((0, 0, k * .024), .105, .085) for k in range(7)])
    for x in (.35, .62, .89):
        put(stack, (x, BACK + .04, 1.10))
    box('curtain_rod', HATCH, (BACK - .02, BACK), (1.96, 1.98), black_metal(), .002)
    cloth = material('noren', '#27405f', rough=.95, sheen=.3)
    for i in range(5):
        x = HATCH[0] + .03 + i * .8
        box('noren', (x, x + .77), (BACK - .016, BACK - .008), (1.70, 1.96), cloth, .002)
        words('손칼국숫집'[i], .21, material('noren_ink', '#f1ead8', rough=.9), (x + .385, BACK - .018, 1.83), (90, 0, 0), 'Bold')


def noodle_bowl():
    """Noodles in a wide white bowl, with courgette, clams and seaweed on them."""
    bowl((0, 0, 0), .115, .088, filling=material('anchovy_broth', '#dcc48c', rough=.08), level=.84)
    strand = food('noodle', '#f3e6c4', .4, False)
    rnd = Random(5)
    for i in range(16):
        turn, away = rnd.uniform(0, 2 * pi), rnd.uniform(.0, .045)
        cx, cy, reach = away * cos(turn), away * sin(turn), rnd.uniform(.025, .05)
        path = [(cx + reach * cos(a), cy + reach * sin(a) * .8, .079 + .006 * sin(2 * a + i)) for a in (k * .5 + i for k in range(10))]
        tube('noodle', path, .0032, strand, 8)
    lumps('courgette', (.02, .02, .084), .04, .008, '#8fae52', 9, .010, 2)
    lumps('carrot', (-.02, -.01, .084), .035, .008, '#d9782f', 6, .007, 3)
    lumps('clam', (-.03, .035, .084), .03, .006, '#8d7a66', 5, .014, 4)


def setting(full=True):
    if full:
        noodle_bowl()
    else:
        bowl((0, 0, 0), .115, .088, filling=material('anchovy_broth', '#dcc48c', rough=.08), level=.4)
    chopsticks(-.19)
    cup((.17, .06, 0), .035, .07, '#c9cdd0')


def table():
    top = birch('x')
    place(slab('top', 1.2, .72, .03, .03, top, .005, .005), (0, 0, .71))
    box('drawer', (-.3, .3), (-.34, .34), (.655, .71), top, .004)
    for x in (-.54, .54):
        for y in (-.31, .31):
            rod('leg', (x, y, 0), (x, y, .71), .018, black_metal())


def caddy():
    """What stands on every table: kimchi in a jar, a box of chopsticks, napkins, soy sauce."""
    place(lathe('crock', [(.05, 0), (.075, .03), (.078, .08), (.06, .10), (.05, .10)], material('onggi', '#4a2f22', rough=.25, coat=.5), 40), (-.02, 0, 0))
    lumps('kimchi_heap', (-.02, 0, .095), .045, .02, '#b5301c', 10, .016, 3)
    block('chopstick_box', (.14, 0, 0), (.09, .24, .06), metal('caddy_steel', '#b9b7b2', .3), .006)
    block('napkins', (-.16, 0, 0), (.10, .10, .09), material('napkin_box', '#2e2b29', rough=.4), .008)
    block('napkin', (-.16, 0, .09), (.085, .005, .05), material('napkin', '#f4f1ea', rough=.9), 0)
    place(lathe('soy', [(.022, 0), (.025, .01), (.022, .07), (.01, .09), (.00001, .092)], material('soy', '#23140c', rough=.15, coat=.6), 32), (-.05, .13, 0))


def stool():
    seat = birch('x')
    place(lathe('seat', [(.15, 0), (.165, .006), (.165, .026), (.15, .034), (.00001, .034)], seat, 56), (0, 0, .42))
    for k in range(4):
        a = pi / 4 + k * pi / 2
        rod('leg', (.17 * cos(a), .17 * sin(a), 0), (.11 * cos(a), .11 * sin(a), .42), .012, black_metal())


def furnish():
    rnd = Random(4)
    top, seat, sauces = prototype('noodle_table', table), prototype('noodle_stool', stool), prototype('caddy', caddy)
    full, eaten = prototype('setting', setting), prototype('eaten', lambda: setting(False))
    for i, (x, y, turn) in enumerate(TABLES):
        put(top, (x, y), turn)
        put(sauces, (*turned((x, y), turn, (.02, .02)), .74), turn + rnd.uniform(-6, 6))
        for k, (a, b) in enumerate(((-.3, -.18), (.3, -.18), (.3, .18), (-.3, .18))):
            pulled = .30 if (i * 4 + k) % 7 == 2 else rnd.uniform(0, .05)
            put(seat, turned((x, y), turn, (a, b + (.42 + pulled) * (1 if b > 0 else -1))), rnd.uniform(0, 90))
            if rnd.random() < .9:
                spot = turned((x, y), turn, (a, b))
                hot = rnd.random() < .7
                put(full if hot else eaten, (*spot, .74), turn + (0 if b < 0 else 180) + rnd.uniform(-8, 8))
                if hot:
                    steam((spot[0], spot[1] - .02, .84), .18, .3, .45, 10 + (i + k) % 5)
    put(prototype('bag', handbag), (1.42, .98, .455), 30)


def menu_board():
    """Black letters on white boards over the hatch and along the right wall, as such houses write them."""
    face, ink, red = (material(name, tint, rough=.6) for name, tint in
                      (('menu_white', '#f3eee0'), ('menu_black', '#211d1a'), ('menu_red', '#a52a1e')))
    words('손으로 밀고 칼로 썬 국수', .21, material('fascia_ink', '#f6ecd4', rough=.7), (.3, BACK - .004, 2.37), (90, 0, 0), 'Bold')
    for i, (dish, price) in enumerate(MENU):
        y = 4.4 - i * .92
        box('menu', (3.17, 3.2), (y - .41, y + .41), (1.5, 2.3), face, .004)
        words(dish, .19 if len(dish) < 6 else .135, ink, (3.166, y, 2.05), (90, 0, -90), 'Bold')
        words(price, .18, red, (3.166, y, 1.74), (90, 0, -90), 'SemiBold')


def lights():
    for x in (-1.6, 1.9):
        for y in (-1.8, .5, 2.8):
            box('tube_lamp', (x - .05, x + .05), (y - .6, y + .6), (CEILING - .08, CEILING - .03), glow('tube_lamp', '#fff4e2', 5), .01)
    window_light((-3.3, 0, 1.6), (13, 1.6), 430, False)
    soft('ceiling_fill', (.2, .5, 2.6), (.2, .5, 0), (5, 10), 70, (1, .95, .86))
    soft('kitchen_fill', (.3, 6.6, 2.55), (.3, 6.9, 0), (4, 1.6), 160, (1, .95, .86))
    sun((1, .42, -.62), 12)
    sky(.14, 3.)
