"""A family buffet: a long serving island with chafing dishes under copper lamps, tables of used plates around it."""
from math import cos, pi, sin
from random import Random

from kit.materials import material
from kit.meshes import lathe, make_object, place, rod
from kit.tableware import bibimbap, bowl, ceramic, discs, dumplings, food, glass, leaf_heap, noodles, plate, rings, slices, tomatoes, used_plates

from scenes.bakery import bun, cake_slice, croissant
from scenes.furniture import dining_chair, dining_table, oak, walnut
from scenes.lamps import hang, lit_bulb
from scenes.lighting import sky, soft, sun, window_light
from scenes.outside import garden, night_street
from scenes.rooms import lay
from scenes.shapes import block, box, open_lathe, prototype, put, turned
from scenes.surfaces import clear_glass, fabric, glow, metal, paint, stone, tiles
from scenes.tableware import chopsticks, fried_chicken, lumps, pasta, plate_stack, rice_bowl, water_glass
from scenes.traces import coat, handbag, potted_plant, small_vase

ISLAND_Y = 3.0
TABLES = ((-2.7, -.2, 90, 1), (-2.75, -3.2, 90, None), (2.75, .1, 90, 2), (2.9, -2.9, 90, None), (-2.6, 5.0, 0, None))
RUSH = ((-1.66, -.70, 109, 3), (1.21, -.11, 90, None), (-1.95, 1.1, 90, 0), (-3.15, .3, 90, 1), (3.0, .3, 90, 2), (2.9, -2.9, 90, None), (-2.6, 5.0, 0, None), (2.6, 5.0, 0, 1))
SEATS = ((-.33, -.56, 180), (.33, -.56, 180), (-.33, .56, 0), (.33, .56, 0))
DISHES = (('rolls', '#d9b25e'), ('chicken', '#a65f22'), ('greens', '#5d8a3a'), ('shrimp', '#e2825a'),
          ('beef', '#6b3a22'), ('rice', '#efe6cf'), ('tomato', '#c53a28'))


def build(evening=False, busy=False):
    """busy: at noon, when all tables are taken, also those beside the island."""
    shell()
    island()
    back_line()
    rush() if busy else tables()
    lights(evening)
    (night_street if evening else garden)((-11, 1, 0), 'x')


def floor_tiles(name, colour='#9a8a76', joint='#6f6355', rough=.22):
    return tiles(name, colour, joint, (.6, .6), rough, .003)


def wet_floor():
    return floor_tiles('buffet_wet', '#7d705f', '#5c5246', .08)


def shell():
    box('floor', (-5, 5), (-8, 8), (-.05, 0), floor_tiles('buffet_floor'), 0)
    box('ceiling', (-5, 5), (-8, 8), (3.2, 3.25), paint('buffet_ceiling', '#d8cfc0'), 0)
    box('wall_back', (-5, 5), (7.2, 7.4), (0, 3.25),
        tiles('buffet_tiles', '#3f5a54', '#2c403c', (.075, .22), .2, .002, .5, 'xz', .2, .5), 0)
    box('wall_right', (4.4, 4.6), (-8, 7.4), (0, 3.25), paint('buffet_wall', '#c9b596'), 0)
    box('wall_front', (-5, 5), (-8.2, -8), (0, 3.25), paint('buffet_wall', '#c9b596'), 0)
    frame = walnut('z')
    box('sill', (-4.3, -4.0), (-8, 7.2), (0, .5), frame, .006)
    box('head', (-4.3, -4.0), (-8, 7.2), (2.7, 3.25), paint('buffet_wall', '#c9b596'), 0)
    for i in range(8):
        y = -7.4 + i * 2.0
        box('mullion', (-4.2, -4.1), (y - .05, y + .05), (.5, 2.7), frame, .004)


def island():
    body, top = walnut('z'), stone('island_top', '#e3ddd2', '#bfb5a5', (4, 4), .12)
    box('island', (-2.6, 3.4), (ISLAND_Y - .5, ISLAND_Y + .5), (.08, .86), body, .008)
    box('plinth', (-2.5, 3.3), (ISLAND_Y - .44, ISLAND_Y + .44), (0, .08), material('plinth', '#26221f', rough=.6), 0)
    box('island_top', (-2.7, 3.5), (ISLAND_Y - .6, ISLAND_Y + .6), (.86, .90), top, .006)
    box('tray_slide', (-2.7, 3.5), (ISLAND_Y - .92, ISLAND_Y - .64), (.80, .825), metal('slide', '#b9b4aa', .3), .006)
    for x in (-2.4, -.9, .6, 2.1, 3.2):
        box('slide_arm', (x - .02, x + .02), (ISLAND_Y - .9, ISLAND_Y - .5), (.76, .80), metal('slide', '#b9b4aa', .3),
            .004)
    chafers = [
        prototype('chafer_' + name, lambda i=i, name=name, colour=colour: chafing_dish(name, colour, i % 3 != 2))
        for i, (name, colour) in enumerate(DISHES)
    ]
    for i, dish in enumerate(chafers):
        put(dish, (-2.2 + i * .84, ISLAND_Y - .12, .90))
    stack = prototype('plates', lambda: plate_stack(14, .12))
    for x in (-2.45, 3.3):
        for y in (-.38, .30):
            put(stack, (x, ISLAND_Y + y, .90))
    sneeze_guard()


def sneeze_guard():
    pane, steel = clear_glass(), metal('slide', '#b9b4aa', .3)
    # it leans towards the guests, and so mirrors the floor instead of the lamps
    place(block('pane', (0, 0, -.17), (5.2, .008, .34), pane, 0), (.4, ISLAND_Y - .42, 1.47), (16, 0, 0))
    for x in (-1.35, .42, 1.85, 2.9):
        rod('guard_post', (x, ISLAND_Y - .40, .90), (x, ISLAND_Y - .40, 1.66), .011, steel)


def chafing_dish(name, colour, open_lid):
    """A steel pan of hot food; the roll-top stands open or is shut."""
    steel, shine = metal('chafer_steel', '#d3d1cb', .18), metal('chafer_lid', '#d9d7d2', .12)
    block('pan', (0, 0, .14), (.62, .42, .10), steel, .02)
    for x in (-.25, .25):
        for y in (-.17, .17):
            rod('foot', (x, y, 0), (x, y, .15), .012, steel)
    block('bed', (0, 0, .215), (.56, .36, .012), material('bed_' + name, colour, rough=.5), .004)
    lid(shine, open_lid)
    for k, x in enumerate((-.18, 0., .18)):
        lumps(name, (x, 0, .23), .12, .05, colour, 22, .024, 5 + k)
    if name == 'greens':
        lumps('tomato_bits', (0, 0, .26), .22, .03, '#c53a28', 9, .018, 2)
    rod('spoon', (.1, -.12, .27), (.32, -.3, .40), .006, steel)


def lid(shine, is_open):
    rings, count = [], 13
    for i in range(count):
        share = i / (count - 1)
        a = pi * (.42 + .52 * share if is_open else share)
        rings.append([(x, -.21 * cos(a), .24 + .24 * sin(a)) for x in (-.30, .30)])
    vertices = [p for ring in rings for p in ring]
    faces = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(count - 1)]
    sheet = make_object('lid', vertices, faces, shine, angle=60, weighted=False)
    sheet.modifiers.new('thickness', 'SOLIDIFY').thickness = .004


def back_line():
    """Dessert and salad counter along the back wall."""
    box('back_counter', (-3.6, 4.2), (6.3, 7.1), (0, .9), oak('z'), .006)
    box('back_top', (-3.7, 4.3), (6.2, 7.15), (.9, .94), stone('island_top', '#e3ddd2', '#bfb5a5', (4, 4), .12), .005)
    rnd = Random(4)
    sweets = [
        prototype('sweet_bun', bun),
        prototype('sweet_croissant', croissant),
        prototype('sweet_cake', cake_slice),
        prototype('matcha', lambda: cake_slice('#dfe8c8', '#7d9a4a'))
    ]
    stand = prototype('stand', cake_stand)
    for i in range(9):
        x = -3.2 + i * .84
        height = (.94, 1.10)[i % 2]
        put(stand, (x, 6.6, .94), 0, 1.0) if i % 2 else block('board', (x, 6.6, .94), (.6, .4, .02), walnut('x'), .004)
        for k in range(9):
            put(sweets[i % 4], (x - .14 + (k % 3) * .14, 6.47 + (k // 3) * .12, height + .022), rnd.uniform(0, 360), .9)
    bowls = prototype('bowls', lambda: [bowl((0, 0, k * .02), .07, .055) for k in range(5)])
    vase = prototype('shelf_vase', lambda: small_vase('#c8a27a', 8, 3))
    for z in (1.55, 1.95):
        box('shelf', (-3.4, 4.0), (6.9, 7.18), (z, z + .035), walnut('x'), .004)
        box('shelf_light', (-3.3, 3.9), (7.12, 7.14), (z - .012, z - .004), glow('buffet_led', '#ffc887', 12), 0)
        x = -3.2
        while x < 3.9:
            kind = rnd.choice(('stack', 'vase', 'jar'))
            if kind == 'stack':
                put(bowls, (x, 7.03, z + .035))
            elif kind == 'vase':
                put(vase, (x, 7.03, z + .035), rnd.uniform(0, 90), .9)
            else:
                place(jar(rnd.uniform(.14, .24), rnd.choice(('#e9e3d6', '#7d8f86', '#a9713f'))), (x, 7.03, z + .035))
            x += rnd.uniform(.28, .5)


def jar(height, tint):
    profile = [(.06, 0), (.065, .02), (.065, height), (.045, height + .02), (.05, height + .04)]
    return lathe('jar', profile, material('jar' + tint, tint, rough=.25, coat=.5), 32)


def cake_stand():
    profile = [(.09, 0), (.085, .01), (.025, .03), (.02, .13), (.05, .15), (.24, .158), (.245, .17), (.00001, .165)]
    lathe('cake_stand', profile, material('stand_china', '#f4f1ea', rough=.18, coat=.6), 56)


def tables():
    rnd = Random(8)
    table = prototype('table', lambda: dining_table(1.3, .8, walnut))
    chair = prototype('chair', lambda: dining_chair(fabric('buffet_seat', '#7d8a6e'), walnut))
    served = (fried_chicken, pasta, rice_bowl, lambda: used_plate(1), lambda: used_plate(2))
    plates = [prototype('used_%d' % k, make) for k, make in enumerate(served)]
    water, sticks = prototype('water', water_glass), prototype('sticks', lambda: chopsticks(0))
    for x, y, turn, pulled in TABLES:
        put(table, (x, y), turn)
        for i, (a, b, facing) in enumerate(SEATS):
            out = .22 if i == pulled else 0
            put(chair, turned((x, y), turn, (a, b + out * (1 if b > 0 else -1))),
                turn + facing + (20 if out else rnd.uniform(-6, 6)))
            inner = .19 if b > 0 else -.19
            put(rnd.choice(plates), (*turned((x, y), turn, (a + rnd.uniform(-.03, .03), inner)), .7485),
                rnd.uniform(0, 360))
            put(water, (*turned((x, y), turn, (a + .19, inner * .5)), .7485))
            put(sticks, (*turned((x, y), turn, (a - .02, inner * 1.85)), .7485), turn)
    put(prototype('coat', lambda: coat('#8f6a55')), turned((-2.7, -.2), 90, (-.33, -.56)), 270)
    put(prototype('bag', handbag), (*turned((2.75, .1), 90, (.33, .56)), .476), 30)
    put(prototype('plant', lambda: potted_plant(1.2, 2)), (4.0, 5.6))
    put(prototype('plant_b', lambda: potted_plant(1.1, 9)), (-3.6, 2.2))


def begun_meals():
    """Settings of people who have gone for more: half eaten, chopsticks put down, drinks half drunk."""
    def setting(seed, dish, drink):
        dish()
        bowl((-.165, .03, 0), .046, .036, ceramic('#b9c9c0'), food('side' + str(seed), ('#b5301c', '#3f6d2b', '#e0b84a')[seed % 3]), heap=.010)
        glass((.165, .09, 0), .033, .115, drink, (.72, .45, .6)[seed % 3])
        chopsticks(-.17)

    def noodle_soup():
        bowl((0, 0, 0), .095, .068, ceramic('#3a3632'), material('noodle_broth', '#c9863a', rough=.12), .82)
        noodles((0, 0, .052), .066, '#f0dca8', 24)
        rings((0, .01, .066), .05, ('#6ea348', '#8fbb5a'), 12, .008)

    def platter():
        plate((0, 0, 0), .13, ceramic('#e4e0d6'))
        discs((-.035, .02, .010), .045, ('#c99a3e', '#a89a45'), 5, .030)
        slices((.05, -.02, .012), .036, ('#8a4a26', '#a05a30'), 7, .026)
        leaf_heap((-.03, -.065, .012), .022, ('#6fa045', '#4a7d34'), 9, .034)

    def finished():
        used_plates((0, 0, 0), 2, .125, (ceramic('#e4e0d6'), ceramic('#b9c9c0')), ('#b4421f', '#e8d9b8', '#8a4a26', '#6ea348'), 4, 200)

    kinds = ((lambda: bibimbap((0, 0, 0), .095), '#c94a3c'), (noodle_soup, '#f0b45a'), (platter, '#7a3f1c'), (finished, '#c94a3c'))
    return [prototype('begun_%d' % k, lambda k=k, dish=dish, drink=drink: setting(k, dish, drink)) for k, (dish, drink) in enumerate(kinds)]


def shared_dish():
    plate((0, 0, 0), .15, ceramic('#3a3632'))
    dumplings((-.04, 0, .011), .062, 6, .028)
    tomatoes((.085, .02, .010), .030, 5, .013)


def rush():
    """Every seat taken: coats over the backs, bags on the seats, chairs pushed back by those who have gone for more."""
    table = prototype('table', lambda: dining_table(1.3, .8, walnut))
    chair = prototype('chair', lambda: dining_chair(fabric('buffet_seat', '#7d8a6e'), walnut))
    served, shared = begun_meals(), prototype('shared', shared_dish)
    coats = [prototype('coat_' + tint, lambda tint=tint: coat(tint)) for tint in ('#8f6a55', '#3c4a5c', '#b5a58a', '#6b2f2a')]
    bags = [prototype('bag_' + tint, lambda tint=tint: handbag(tint)) for tint in ('#8a4b2f', '#2f3c38')]
    seats = [(a, b) for a, b, _ in SEATS]
    for i, (x, y, turn, pulled) in enumerate(RUSH):
        lay(table, chair, (x, y), turn, seats[i == 0:], served, .7485, shared, pulled, 11 + i, 0)
    for which, (x, y, turn) in enumerate(((-2.19, -.36, 289), (.66, .22, 270), (1.77, -.44, 90), (-1.39, 1.43, 90), (.62, -.44, 262))):
        put(coats[which % 4], (x, y), turn)
    put(bags[0], (-1.09, -.38, .476), 40)
    put(bags[1], (.64, -.44, .476), 290)
    put(prototype('plant_b', lambda: potted_plant(1.1, 9)), (-3.6, 2.2))


def used_plate(seed):
    plate((0, 0, 0), .12)
    lumps('leftover_%d' % seed, (.02, 0, .014), .06, .01, ('#d9b25e', '#8a5527')[seed % 2], 7, .012, seed)


def copper_lamp():
    copper = metal('copper', '#c9764a', .25)
    profile = [(.15, 0), (.148, .02), (.12, .10), (.05, .16), (.03, .24), (.028, .24), (.047, .155), (.117, .098),
               (.145, .02)]
    open_lathe('shade', profile, copper)
    rod('cord', (0, 0, .23), (0, 0, 1.5), .005, material('cord', '#1b1917', rough=.6), count=8)
    lit_bulb(.0)


def lights(evening):
    hang(copper_lamp, [(-2.2 + i * .84, ISLAND_Y - .1, 1.95) for i in range(7)], power=14)
    hang(copper_lamp, [(-2.7, -.2, 1.85), (2.75, .1, 1.85)], power=9)
    soft('back_wash', (.3, 6.0, 3.1), (.3, 7.2, 1.2), (7, .4), 90, (1, .85, .62))
    window_light((-4.5, 0, 1.6), (15, 2.1), 900, evening)
    soft('ceiling_fill', (0, 0, 3.1), (0, 0, 0), (7, 10), 110 if evening else 150, (1, .93, .82))
    if evening:
        sky(.04, .3, (.2, .28, .5))
    else:
        sun((1, .36, -.50), 10)
        sky(.14, 3.)
