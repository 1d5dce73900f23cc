"""What lies on tables that are looked at from above: dishes with food in them, drinks, and what guests put down."""
from math import cos, pi, sin

from kit.materials import material
from kit.meshes import lathe, make_object, place, rod, slab, tube
from kit.tableware import (bibimbap, bowl, broccoli, cake, ceramic, cubes, cup, discs, dumplings, food, glass, half_egg, iced, leaf_heap, leftovers,
                           lidded_pot, macarons, noodles, plate, rings, slices, stone, tomatoes)

from scenes.bakery import croissant
from scenes.brunch import pancakes
from scenes.shapes import arc, block, open_lathe
from scenes.surfaces import fabric, metal, wood

CELADON, CLAY, SAND = '#a9c4b2', '#3a3632', '#e4e0d6'


def steel():
    return metal('table_steel', '#c9cbcc', .22)


def spoon_and_chopsticks(x, y=0.):
    """Side by side, to the right of a meal; their handles towards the sitter."""
    for aside in (.020, .031):
        rod('chopstick', (x + aside, y - .105, .006), (x + aside + .002, y + .095, .006), .0032, steel(), .0021, 10)
    rod('spoon_handle', (x, y - .105, .006), (x, y + .055, .007), .0034, steel(), .0024, 10)
    place(lathe('spoon_bowl', [(.018, .004), (.0185, .006), (.0165, .0045), (.00001, .002)], steel(), 32), (x, y + .073, 0)).scale.y = 1.4


def side_dish(kind, x, y, radius=.046, glaze=None):
    """A small bowl of what comes with rice."""
    height = radius * .62
    low, up = height * .5, height * .74
    bowl((x, y, 0), radius, height, glaze or ceramic(), food('bed_' + kind, {'kimchi': '#a53a1c', 'spinach': '#365d28', 'sprouts': '#dccfa4', 'radish': '#e6bd3c',
                                                                              'beans': '#241711', 'egg': '#e8c45a', 'cucumber': '#6d8f4a', 'anchovies': '#8a5a2c'}[kind], .5), .66)
    if kind == 'kimchi':
        slices((x, y, up), radius * .6, ('#b5301c', '#cf5a35', '#e3b98c', '#b5301c'), 9, radius * .34)
    elif kind == 'spinach':
        noodles((x, y, low), radius * .85, '#46732f', 24, .0024)
    elif kind == 'sprouts':
        noodles((x, y, low), radius * .85, '#efe6c8', 26, .0021)
        rings((x, y, up + .012), radius * .4, ('#e0b93e', ), 6, .005)
    elif kind == 'radish':
        discs((x, y, up), radius * .55, ('#f2cd4a', '#ecbf38'), 6, radius * .42)
    elif kind == 'beans':
        tomatoes((x, y, up - .004), radius * .62, 16, .0065, '#2c1a12')
        tomatoes((x, y, up), radius * .3, 6, .0065, '#3a2318')
    elif kind == 'egg':
        slices((x, y, up), radius * .55, ('#f4d266', '#efc64d'), 6, radius * .46)
    elif kind == 'cucumber':
        rings((x, y, up), radius * .6, ('#5f8f3f', '#86b059', '#c83a22'), 12, .011)
    else:
        slices((x, y, up), radius * .6, ('#a8743a', '#7d4e22'), 14, radius * .2)


def soup(x, y, tint, radius=.058):
    bowl((x, y, 0), radius, .046, ceramic(CLAY), material('soup_' + tint, tint, rough=.12), .82)
    cubes((x, y, .037), radius * .55, '#f3ead6', 5, .015)
    rings((x, y, .039), radius * .62, ('#6ea348', '#8fbb5a'), 9, .006)


def rice(x, y, radius=.056):
    bowl((x, y, 0), radius, .046, ceramic(), food('steamed_rice', '#f3ead6', .6), .86, heap=.018)


def drops(x, y, spread, count, tint, size, seed):
    """Crumbs, or a splash of sauce."""
    for i in range(count):
        a, r = seed + i * 2.4, spread * (.3 + .7 * ((i * 37 + seed * 11) % 10) / 10)
        s = size * (.6 + .5 * ((i * 7) % 5) / 5)
        place(lathe('crumb', [(s, 0), (s * .8, s * .5), (.00001, s * .7)], food('crumb' + tint, tint, .6, False), 10), (x + r * cos(a), y + r * sin(a), 0))


# Korean meals; each for a sitter at -y, on .40 x .30 m.

def mixed_rice():
    bibimbap((-.02, 0, 0), .098)
    soup(.125, .055, '#b98a4a', .050)
    side_dish('kimchi', -.155, .055, .042, ceramic(CELADON))
    side_dish('spinach', -.150, -.050, .040)
    spoon_and_chopsticks(.185)


def stew_and_rice():
    lidded_pot((.06, .03, 0), .092, .066)
    rice(-.095, -.035)
    side_dish('egg', -.095, .080, .046, ceramic(CELADON))
    spoon_and_chopsticks(.185, -.01)


def grilled_meat():
    """Glazed beef on a dark plate, leek over it; half of the rice is eaten."""
    plate((.035, .035, 0), .128, ceramic(CLAY))
    slices((.02, .04, .010), .070, ('#6d3319', '#7d3f20', '#5a2815'), 13, .034)
    slices((.025, .045, .020), .036, ('#7d3f20', '#6d3319'), 6, .030)
    rings((.02, .04, .030), .045, ('#6ea348', '#9cc364'), 12, .008)
    broccoli((.105, .085, .010), .022, 1)
    broccoli((.115, .050, .010), .019, 2)
    rice(-.130, -.050)
    side_dish('kimchi', -.140, .065, .042)
    spoon_and_chopsticks(.185, -.05)


def pancakes_and_sauce():
    plate((.03, .02, 0), .125, ceramic(SAND))
    discs((.03, .02, .010), .066, ('#c99a3e', '#b0913f', '#d0a54a'), 8, .035)
    bowl((-.135, .055, 0), .036, .022, ceramic(CLAY), material('soy_dip', '#2c1409', rough=.06), .7)
    side_dish('cucumber', -.130, -.045, .044, ceramic(CELADON))
    spoon_and_chopsticks(.185)


def shared_sides():
    """Four that stand in the middle of a table, in a row along it."""
    for i, (kind, glaze) in enumerate((('sprouts', CELADON), ('kimchi', SAND), ('beans', SAND), ('radish', CELADON))):
        side_dish(kind, -.165 + i * .11, .010 * (i % 2), .046, ceramic(glaze))


def hot_pot():
    """A wide pot for two that still simmers, and its ladle."""
    black = material('burner_black', '#232527', rough=.5)
    block('burner', (0, 0, 0), (.30, .26, .05), black, .014)
    iron = material('pot_iron', '#1f1d1c', rough=.45, metal=.3)
    bowl((0, 0, .050), .150, .060, iron, material('red_broth', '#b23c17', rough=.12), .80)
    top = .050 + .048
    cubes((0, 0, top), .100, '#f3ead6', 9, .028)
    slices((.035, .03, top + .004), .055, ('#8a4a30', '#a35a3c'), 7, .034)
    rings((0, 0, top + .006), .110, ('#6ea348', '#8fbb5a', '#cc2b1d'), 24, .011)
    leaf_heap((-.06, -.05, top + .002), .020, ('#6fa045', '#4a7d34'), 6, .045)
    noodles((-.045, .055, top - .008), .050, '#efe6c8', 14, .0035)
    rod('ladle', (.05, -.03, top + .02), (.20, -.13, top + .09), .005, steel(), .004, 12)


# Noodle houses.

def knife_noodles(eaten=False):
    """Knife-cut noodles with clams, courgette and egg in a wide bowl."""
    bowl((0, .015, 0), .118, .080, ceramic('#f1ede2'), material('clam_broth', '#d9c08a', rough=.10), .55 if eaten else .80)
    level = .015 + (.030 if eaten else .045)
    noodles((.01 if eaten else 0, .015, level), .060 if eaten else .088, '#f3e6c4', 16 if eaten else 44, .0042)
    top = level + (.014 if eaten else .026)
    if not eaten:
        slices((.030, .045, top), .036, ('#8fae52', '#a7c26a'), 8, .022)
        slices((-.040, .035, top), .028, ('#f0cf62', '#e9c250'), 6, .022)
        slices((.0, -.012, top), .024, ('#d9782f', '#c96a28'), 5, .016)
        rings((0, .02, top + .004), .060, ('#5f8f3f', '#cc2b1d'), 12, .006)
    for turn, x, y in ((20, -.045, -.040), (130, .055, -.035), (250, .012, -.060)):
        clam(x, y + .015, top - .004, turn)
    spoon_and_chopsticks(.150)


def clam(x, y, z, turn):
    """An open shell with its meat."""
    shell = place(lathe('clam', [(.0205, .009), (.021, .010), (.019, .0085), (.010, .003), (.00001, .001)], material('clam_shell', '#77695c', rough=.35, coat=.3), 32), (x, y, z), (14, 8, turn))
    shell.scale.y = .72
    meat = place(lathe('clam_meat', [(.013, .002), (.012, .007), (.00001, .009)], food('clam_meat', '#e3a765', .3, False), 24), (x, y, z + .004), (14, 8, turn))
    meat.scale.y = .6


def cold_noodles():
    """Buckwheat noodles in an icy bowl of steel, half an egg on them."""
    bowl((0, .015, 0), .112, .072, steel(), material('cold_broth', '#b98d5c', rough=.08), .78)
    noodles((0, .015, .050), .070, '#7a5a43', 46, .0026)
    slices((.040, .030, .072), .026, ('#e9e2cf', '#f0cf62'), 6, .024)
    slices((-.035, .035, .074), .026, ('#8fae52', '#a7c26a'), 6, .020)
    half_egg((.0, -.010, .082), (10, -6, 20), .023)
    cubes((-.030, -.055, .054), .020, '#dfe8ea', 3, .022)
    spoon_and_chopsticks(.150)


def steamer(radius=.125):
    """Dumplings in a bamboo basket."""
    bamboo = wood('steamer_bamboo', '#a67f48', '#c9a46a', rough=.5)
    open_lathe('steamer', [(radius, 0), (radius + .002, .055), (radius - .010, .055), (radius - .010, .022)], bamboo, 72)
    place(lathe('steamer_floor', [(radius - .008, .024), (.00001, .024)], bamboo, 48))
    for i in range(9):
        x = -.096 + i * .024
        reach = ((radius - .012)**2 - x * x)**.5
        rod('slat', (x, -reach, .026), (x, reach, .026), .003, bamboo, count=8)
    dumplings((0, 0, .028), .092, 6, .027)


def kimchi_plate():
    plate((0, 0, 0), .085, ceramic(CELADON))
    slices((0, 0, .010), .052, ('#b5301c', '#cf5a35', '#e3b98c', '#a82a18'), 14, .026)
    slices((0, 0, .020), .030, ('#b5301c', '#cf5a35'), 7, .024)


def seasonings():
    """A pot of chilli paste, a jug of soy sauce and paper napkins."""
    bowl((0, 0, 0), .040, .050, ceramic(CLAY), food('chilli', '#8e1f12', .3), .8)
    rod('small_spoon', (.0, .0, .048), (.055, .045, .085), .003, steel(), count=10)
    place(lathe('soy_jug', [(.024, 0), (.028, .012), (.024, .060), (.012, .078), (.012, .086), (.00001, .088)], ceramic(CELADON), 40), (.085, -.01, 0))
    block('napkin_box', (-.105, 0, 0), (.10, .10, .055), wood('napkin_wood', '#6b4a30', '#875f3f', rough=.45), .006)
    block('napkins', (-.105, 0, .055), (.085, .085, .012), fabric('paper_napkin', '#f1ece1'), .003)


def steel_cup():
    place(lathe('steel_cup', [(.028, 0), (.031, .004), (.034, .075), (.0335, .077), (.031, .074), (.028, .008), (.00001, .007)], steel(), 48))
    place(lathe('barley_tea', [(.031, .058), (.00001, .058)], material('barley_tea', '#a8763a', rough=.05), 32))


# Cafés.

def latte(saucer=True, tint='#c9d3cb'):
    """A wide cup, a leaf poured into its foam."""
    lift = .006 if saucer else 0
    if saucer:
        place(lathe('saucer', [(.040, 0), (.052, .001), (.078, .010), (.0775, .012), (.052, .005), (.00001, .004)], ceramic(tint), 56))
        rod('teaspoon', (.058, -.045, .014), (.060, .035, .014), .0026, steel(), .0022, 10)
        place(lathe('teaspoon_bowl', [(.010, 0), (.0105, .0015), (.00001, .0005)], steel(), 24), (.0605, .046, .012)).scale.y = 1.4
    cup((0, 0, lift), .046, .058, tint, '#a8703c')
    tube('ear', arc((.046, 0, lift + .030), .018, -80, 80, 16), .0048, ceramic(tint), 14)
    milk, z = material('milk_foam', '#f3e7d2', rough=.45), lift + .058 * .82
    for low, high, wide in ((-.030, -.012, .013), (-.016, .004, .017), (.0, .024, .014)):
        leaf = [(-wide, low + .010), (-wide * .7, high), (0, high - .004), (wide * .7, high), (wide, low + .010), (0, low)]
        make_object('foam', [(x, y, z + .0008) for x, y in leaf], [(0, 1, 2), (0, 2, 5), (2, 3, 4), (2, 4, 5)], milk, smooth=False)


def cake_plate(cocoa=False, begun=False):
    sponge, cream, dark = '#e9c987', '#fbf6ec', '#4b2816'
    layers = ((dark, .014), ('#c98f62', .005), (dark, .014), ('#c98f62', .005), (dark, .011), ('#2a130a', .007)) if cocoa else (
        (sponge, .014), (cream, .006), (sponge, .014), (cream, .006), (sponge, .011), (cream, .008))
    plate((0, 0, 0), .092, ceramic('#f4f1ea' if cocoa else '#cfd8d4'))
    cake((-.004, 0, .005), 200, layers, '#cf2418', .100 if not begun else .078)
    if begun:
        drops(.040, -.010, .022, 9, layers[0][0], .004, 3)
    fork(.066, -.055, 18)


def fork(x, y, turn):
    a = turn * pi / 180
    way = (-sin(a), cos(a))
    rod('fork', (x, y, .020), (x + way[0] * .10, y + way[1] * .10, .021), .0028, steel(), .0022, 10)
    head = slab('fork_head', .017, .036, .0016, .006, steel(), .0006, .0004)
    place(head, (x + way[0] * .115, y + way[1] * .115, .020), (0, 0, turn))


def croissant_plate():
    plate((0, 0, 0), .095, ceramic(SAND))
    roll = place_all(croissant, (-.012, -.018, .006), 20)
    drops(.045, .045, .022, 8, '#b5722c', .003, 2)
    return roll


def place_all(make, at, turn=0.):
    """Build something and move it: for what is made of several objects, or hands back none."""
    import bpy
    before = set(bpy.context.scene.collection.objects)
    make()
    a = turn * pi / 180
    for part in set(bpy.context.scene.collection.objects) - before:
        x, y, z = part.location
        part.location = (at[0] + x * cos(a) - y * sin(a), at[1] + x * sin(a) + y * cos(a), at[2] + z)
        part.rotation_euler.z += a


def macaron_plate():
    plate((0, 0, 0), .075, ceramic('#f4f1ea'))
    macarons((0, 0, .008), ('#e79aa6', '#a9c48a', '#e8c77a', '#b79ac9'), .021)


def salad_bowl():
    bowl((0, 0, 0), .105, .058, ceramic(CLAY), food('salad_bed', '#557f35', .5), .62)
    leaf_heap((0, 0, .040), .058, ('#6fa045', '#8fbb5a', '#4a7d34', '#5d8f3c'), 30, .052)
    tomatoes((0, 0, .056), .055, 6, .013)
    cubes((.01, -.01, .070), .040, '#f5efe2', 5, .018)


def open_laptop():
    """Seen by who sits at -y: keys, a pad, and a page on its screen."""
    body, key = metal('laptop_body', '#a9acb0', .35), material('laptop_keys', '#1b1c1f', rough=.5)
    block('base', (0, 0, 0), (.31, .215, .012), body, .004)
    for row in range(5):
        for column in range(12):
            block('key', (-.1265 + column * .023, .072 - row * .0215, .012), (.0195, .0175, .0012), key, .0008)
    block('pad', (0, -.072, .012), (.11, .052, .0006), metal('laptop_pad', '#94979b', .4), .0004)
    lid = block('lid', (0, 0, 0), (.31, .006, .205), body, .003)
    place(lid, (0, .112, .010), (-22, 0, 0))
    screen = block('screen', (0, 0, 0), (.288, .0012, .180), material('laptop_page', '#000000', emit='#dfe8ee', strength=.7), 0)
    place(screen, (0, .1077, .024), (-22, 0, 0))


def notebook():
    """Open, written on, a pen across it."""
    paper, ink = material('note_paper', '#f1ece0', rough=.9), material('note_ink', '#5a6472', rough=.9)
    block('note_cover', (0, 0, 0), (.292, .206, .003), fabric('note_cover', '#7a4a34'), .002)
    for side in (-1, 1):
        block('page', (side * .071, 0, .003), (.140, .198, .006), paper, .003)
        for line in range(9 if side < 0 else 5):
            length = .10 * (.55 + .45 * ((line * 7 + side) % 5) / 4)
            block('line', (side * .071 - .05 + length / 2, .075 - line * .018, .009), (length, .0022, .0003), ink, 0)
    rod('pen', (.02, -.07, .014), (.115, .01, .014), .0045, material('pen', '#20344a', rough=.3, coat=.4), .0038, 16)


def phone(tint='#20242a'):
    place(slab('phone', .073, .150, .0085, .012, material('phone_case' + tint, tint, rough=.4), .002, .002))
    place(slab('phone_glass', .068, .145, .0006, .010, material('phone_glass', '#07080a', rough=.08, coat=1.), .0002, .0002), (0, 0, .0085))


def eyeglasses():
    rim = material('eyeglass_rim', '#3a2418', rough=.25, coat=.5)
    for side in (-1, 1):
        tube('rim', [(side * .034 + .025 * cos(a), 0, .021 + .020 * sin(a)) for a in (2 * pi * k / 24 for k in range(25))], .002, rim, 10)
        tube('arm', [(side * .059, 0, .026), (side * .062, .06, .024), (side * .055, .125, .008)], .0019, rim, 10)
    tube('bridge', [(-.009, 0, .026), (0, 0, .029), (.009, 0, .026)], .002, rim, 10)


def card_case():
    block('wallet', (0, 0, 0), (.11, .085, .012), material('wallet', '#6b3a24', rough=.45, bump=(300, .2, .001)), .004)


def napkin():
    place(slab('folded_napkin', .12, .12, .004, .004, fabric('linen_napkin', '#d9cdb8'), .001, .001), (0, 0, 0), (0, 0, 8))


def water():
    glass((0, 0, 0), .033, .105)


def water_jug():
    glass((0, 0, 0), .048, .19, '#b98548', .72)
    tube('jug_ear', arc((.048, 0, .10), .045, -70, 70, 16), .005, material('jug_ear', '#dfe6e6', rough=.1), 12)


def orange_iced():
    iced((0, 0, 0), '#f0992c', '#2f8f7f', .034, .125)


def coffee_iced():
    iced((0, 0, 0), '#4a2612', '#f4f1ea', .034, .125)


def berry_iced():
    iced((0, 0, 0), '#d9503f', '#f4f1ea', .034, .125)
