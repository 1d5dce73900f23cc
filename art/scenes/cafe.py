"""A café and bakery: pale terrazzo, a bread counter with a glass case, window seats in the morning sun."""
from random import Random

from kit.materials import material
from kit.meshes import lathe, place, rod, tube
from kit.tableware import ceramic

from scenes.bakery import bun, cake_slice, coffee_mug, croissant, iced_drink, loaf
from scenes.furniture import bar_stool, black_metal, oak, round_table, slatted_counter, steel_chair
from scenes.lamps import glass_globe, hang, metal_dome
from scenes.lighting import sky, soft, sun, window_light
from scenes.outside import garden, night_street
from scenes.shapes import block, box, prototype, put, turned
from scenes.surfaces import clear_glass, concrete, glow, metal, paint, terrazzo, tiles
from scenes.tableware import plate_stack
from scenes.traces import book, handbag, laptop, potted_plant, small_vase

COUNTER_Y = 4.6
TABLES = ((-2.35, .2, 20), (-2.35, 2.3, 75), (-2.5, -2.0, 10), (-.35, 2.1, 40), (2.7, 1.6, 30), (3.2, -1.3, 65),
          (-2.4, -4.4, 35), (2.9, -4.1, 15), (-2.4, 4.4, 50))  # x, y and how the table is turned


def build(evening=False):
    shell()
    street_window()
    bakery_wall()
    counter()
    seats()
    lights(evening)
    (night_street if evening else garden)((-9.5, 1, 0), 'x')


def shell():
    box('floor', (-4.4, 4.6), (-8, 7.2), (-.05, 0),
        terrazzo('cafe_floor', '#b5aa9a', ('#b9aa97', '#efe9de', '#8f8478', '#c9a98b', '#a7aba6')), 0)
    box('ceiling', (-4.4, 4.6), (-8, 7.2), (3.3, 3.35), paint('cafe_ceiling', '#e7e2d9'), 0)
    box('wall_back', (-4.4, 4.6), (6.6, 6.8), (0, 3.35),
        tiles('cafe_tiles', '#8b9a8a', '#74827a', (.20, .065), .18, .0025, .5, 'xz', coat=.4), 0)
    box('wall_right', (4.4, 4.6), (-8, 6.8), (0, 3.35), concrete('cafe_wall', '#a8917a', .8), 0)
    box('wall_front', (-4.4, 4.6), (-8.2, -8), (0, 3.35), paint('cafe_front', '#d8d0c2'), 0)
    for x in (-1.4, 1.6):
        box('duct', (x - .02, x + .02), (-8, 6.6), (3.12, 3.16), black_metal(), .004)


def street_window():
    """A wall of glass in thin black frames on the left."""
    frame = black_metal()
    box('sill', (-3.75, -3.4), (-8, 6.6), (0, .40), oak('y'), .006)
    box('head', (-3.7, -3.55), (-8, 6.6), (2.85, 3.35), frame, .004)
    for i in range(9):
        y = -7.9 + i * 1.8
        box('mullion', (-3.65, -3.59), (y - .03, y + .03), (.40, 2.85), frame, .004)
    box('transom', (-3.65, -3.60), (-8, 6.6), (2.18, 2.22), frame, .003)


def bakery_wall():
    """Shelves of bread behind the counter."""
    rnd = Random(5)
    breads = [
        prototype('loaf', loaf),
        prototype('rye', lambda: loaf(.24, .10, '#8a5527')),
        prototype('bun', bun),
        prototype('milk_bun', lambda: bun('#d9a660', .045)),
        prototype('croissant', croissant)
    ]
    tray = metal('bread_tray', '#8d8a84', .4)
    for z in (1.28, 1.70, 2.12):
        box('shelf', (-.4, 3.9), (6.20, 6.58), (z - .035, z), oak('x'), .004)
        box('shelf_light', (-.3, 3.8), (6.53, 6.55), (z - .046, z - .038), glow('bread_light', '#ffc887', 10), 0)
        for i in range(6):
            x = -.05 + i * .72
            block('tray', (x, 6.38, z), (.56, .30, .012), tray, .004)
            kind = rnd.choice(breads)
            for k in range(8):
                put(kind, (x - .19 + (k % 4) * .128, 6.31 + (k // 4) * .13, z + .012),
                    rnd.uniform(-25, 25) + 90, rnd.uniform(.82, 1.02))


def counter():
    put(prototype('counter', lambda: slatted_counter(3.0, .66, 1.0)), (2.4, COUNTER_Y))
    pastry_case()
    put(prototype('espresso_machine', espresso_machine), (2.9, COUNTER_Y, 1.045))
    plates = prototype('plates', lambda: plate_stack(7, .085))
    for x in (2.08, 2.30):
        put(plates, (x, COUNTER_Y + .1, 1.045))
    put(prototype('vase', small_vase), (1.25, COUNTER_Y - .12, 1.045))
    mug = prototype('counter_mug', coffee_mug)
    for i in range(6):
        put(mug, (3.45 + (i % 3) * .12, COUNTER_Y - .05 + (i // 3) * .13, 1.045))


def espresso_machine():
    steel, dark = metal('machine_steel', '#cfd0cf', .22), material('machine_dark', '#1e2022', rough=.35)
    block('body', (0, .04, .10), (.78, .36, .36), steel, .03)
    block('front', (0, -.16, .27), (.74, .04, .15), dark, .012)
    block('drip_tray', (0, -.16, .02), (.74, .26, .06), dark, .01)
    for x in (-.33, .33):
        rod('leg', (x, .1, 0), (x, .1, .11), .02, steel)
    for x in (-.18, .18):
        place(lathe('group', [(.035, 0), (.038, .05), (.03, .06)], steel, 32), (x, -.16, .21))
        rod('handle', (x, -.18, .225), (x, -.33, .20), .012, dark)
    for x in (-.33, .33):
        tube('wand', [(x, -.17, .30), (x, -.22, .24), (x, -.24, .10)], .006, steel)
    for i in range(5):
        warm_cup = lathe('warm_cup', [(.03, 0), (.038, .06), (.035, .06), (.027, .004)], ceramic(), 32)
        place(warm_cup, (-.26 + i * .13, .05, .46))


def pastry_case():
    """A lit glass case at the counter's left end."""
    x, y, width, depth = -.05, COUNTER_Y, 1.5, .66
    glass_pane, frame = clear_glass(), metal('case_frame', '#b9a27a', .3)
    block('case_base', (x, y, 0), (width, depth, .62), oak('z'), .006)
    cakes = [
        prototype('cake', cake_slice),
        prototype('green_cake', lambda: cake_slice('#dfe8c8', '#7d9a4a')),
        prototype('choco_cake', lambda: cake_slice('#5a3420', '#3a2114')),
        prototype('case_croissant', croissant)
    ]
    rnd = Random(9)
    for level, z in enumerate((.64, .87, 1.09)):
        shelf = glass_pane if level else material('case_floor', '#e9e3d6', rough=.4)
        block('level', (x, y, z), (width - .06, depth - .10 - level * .06, .012), shelf, .002)
        block('level_light', (x, y - .28, z + .20), (width - .1, .012, .008), glow('case_light', '#ffe2b8', 9), 0)
        for i in range(9):
            for row in (-.11, .10):
                put(cakes[(i // 3 + level) % 4], (x - .62 + i * .155, y + row - .04, z + .012), 90 + rnd.uniform(-8, 8),
                    rnd.uniform(.92, 1.05))
    block('front_glass', (x, y - depth / 2 + .01, .62), (width, .006, .72), glass_pane, 0)
    for side in (-1, 1):
        block('side_glass', (x + side * (width / 2 - .004), y, .62), (.006, depth - .02, .72), glass_pane, 0)
    block('case_top', (x, y, 1.34), (width + .02, depth, .03), oak('x'), .004)
    for side in (-1, 1):
        post_x, post_y = x + side * (width / 2 - .01), y - depth / 2 + .015
        rod('case_post', (post_x, post_y, .62), (post_x, post_y, 1.34), .008, frame)


def seats():
    rnd = Random(21)
    table, chair = prototype('cafe_table', round_table), prototype('cafe_chair', steel_chair)
    drinks = [
        prototype('mug', coffee_mug),
        prototype('iced', iced_drink),
        prototype('latte', lambda: iced_drink('#b98a5a', True)),
        prototype('tea', lambda: coffee_mug('#a9c4b2', '#9a6a2a'))
    ]
    cakes = [prototype('plate_cake', cake_slice), prototype('plate_croissant', croissant)]
    saucer = prototype('dessert_plate', lambda: plate_stack(1, .085))
    for i, (x, y, turn) in enumerate(TABLES):
        put(table, (x, y))
        for facing in (0, 180) if i % 3 else (0, 120, 240):
            a = turn + facing
            distance = .58 + (.22 if i in (0, 4) and facing == 0 else rnd.uniform(-.02, .06))
            put(chair, turned((x, y), a, (0, distance)), a + rnd.uniform(-10, 10))
        for k in range(2):
            put(rnd.choice(drinks), (*polar((x, y), .19, turn + 90 + 180 * k + rnd.uniform(-20, 20)), .73),
                rnd.uniform(0, 360))
        if i % 2 == 0:
            spot = (*polar((x, y), .17, turn + rnd.uniform(-20, 20)), .73)
            put(saucer, spot)
            put(cakes[i // 2 % 2], (spot[0], spot[1], .736), rnd.uniform(0, 360), .9)
        else:
            put(prototype('vase_%d' % i, lambda i=i: small_vase('#c9c2b4', 6, i)), (x + .02, y, .73), 0, .8)
    put(prototype('laptop', laptop), (-2.35, 2.12, .73), 150)
    put(prototype('book', book), (3.1, -1.15, .73), 35)
    put(prototype('bag', handbag), (-2.02, -.25, 0), 40)
    stool = prototype('stool', bar_stool)
    for x in (1.5, 2.2, 2.9, 3.6):
        put(stool, (x, COUNTER_Y - .75), rnd.uniform(-15, 15))
    for x, y, seed in ((-3.1, 5.9, 2), (4.0, 3.2, 4), (-3.1, -.95, 6)):
        put(prototype('plant_%d' % seed, lambda seed=seed: potted_plant(1.2, seed, '#b08a6a')), (x, y))


def polar(centre, radius, degrees):
    return turned(centre, degrees, (radius, 0))


def lights(evening):
    hang(metal_dome, [(.9 + i * .95, COUNTER_Y, 2.05) for i in range(4)], power=12)
    hang(glass_globe, [(-2.35, .2, 2.2), (-2.35, 2.3, 2.0), (-.35, 2.1, 2.3), (2.7, 1.6, 2.1), (-2.5, -2., 2.1)],
         power=7 if not evening else 14)
    window_light((-3.9, 0, 1.7), (14, 2.4), 620, evening)
    soft('ceiling_fill', (.3, .5, 3.0), (.3, .5, 0), (6, 10), 60 if evening else 60, (1, .95, .88))
    if evening:
        sky(.04, .3, (.2, .28, .5))
    else:
        sun((1, .38, -.52), 15)
        sky(.16, 3.2)
