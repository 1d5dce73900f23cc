"""A ward of six beds in the morning: curtains half drawn, breakfast on the tables over the beds, green behind the windows."""
from math import pi, sin
from random import Random

from kit.materials import material
from kit.meshes import make_object, place, rod, slab, words
from kit.tableware import bowl, cup, food

from scenes.furniture import oak
from scenes.hospital import castor, drip_stand, floor_vinyl
from scenes.lighting import SKY, sky, soft, sun
from scenes.outside import garden
from scenes.shapes import block, box, cushion, prototype, put
from scenes.surfaces import fabric, glow, metal, paint
from scenes.traces import book, potted_plant, small_vase

SIDE = 3.15  # from the middle to the wall with the beds' heads
BACK = 5.6
CEILING = 2.7
ROWS = (-2.4, .35, 3.1)


def build(evening=False):
    shell()
    window()
    beds()
    lights()
    garden((0, BACK + 6, 0), 'y')


def shell():
    white, wood = paint('ward_wall', '#dcd7c9'), oak('z')
    box('floor', (-SIDE, SIDE), (-8, BACK), (-.05, 0), floor_vinyl('room_floor', '#b9ae99', .2), 0)
    box('ceiling', (-SIDE, SIDE), (-8, BACK), (CEILING, CEILING + .1), paint('room_ceiling', '#e2dfd6'), 0)
    box('front', (-SIDE, SIDE), (-8.1, -8), (0, CEILING), white, 0)
    for side in (-1, 1):
        x = sorted((side * SIDE, side * (SIDE + .1)))
        box('side', x, (-8, BACK), (0, CEILING), white, 0)
        box('head_board', sorted((side * SIDE, side * (SIDE - .03))), (-8, BACK), (.75, 1.55), wood, .004)
        box('head_light', sorted((side * (SIDE - .03), side * (SIDE - .05))), (-8, BACK), (1.56, 1.58), glow('head_light', '#fff0d6', 5), 0)


def window():
    white, frame = paint('ward_wall', '#dcd7c9'), metal('window_frame', '#c5c7c7', .4)
    box('sill', (-SIDE, SIDE), (BACK, BACK + .2), (0, .72), white, 0)
    box('sill_board', (-SIDE, SIDE), (BACK - .1, BACK + .1), (.72, .75), oak('x'), .004)
    box('head', (-SIDE, SIDE), (BACK, BACK + .2), (2.4, CEILING), white, 0)
    for x in (-2.1, -1.05, 0, 1.05, 2.1):
        box('mullion', (x - .025, x + .025), (BACK, BACK + .08), (.75, 2.4), frame, .003)
    cloth = fabric('window_curtain', '#cfd8cf')
    for side in (-1, 1):
        place(curtain(.85, 1.9, cloth, 4), (side * 2.7, BACK - .12, .62))
    put(prototype('sill_plant', lambda: potted_plant(.7, 5, '#e3e0d8')), (-1.5, BACK - .05, .75), 0, .5)
    put(prototype('sill_vase', lambda: small_vase('#c98f7a', 14, 4)), (1.3, BACK - .04, .75), 0, 1.4)


def curtain(width, height, cloth, folds):
    """A hanging cloth across x, in folds."""
    columns, vertices = folds * 12 + 1, []
    for i in range(columns):
        u = i / (columns - 1)
        y = .045 * sin(2 * pi * folds * u)
        vertices += [((u - .5) * width, y * .8, height), ((u - .5) * width + .01 * sin(9 * u), y, 0)]
    faces = [(2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1) for i in range(columns - 1)]
    return make_object('curtain', vertices, faces, cloth, angle=80, weighted=False)


def bed():
    """Head at +y, raised a little."""
    steel, shell_white = metal('bed_steel', '#b9bcbe', .35), material('bed_white', '#e6e4dc', rough=.35, coat=.2)
    sheet, cover = fabric('bed_sheet', '#ece9e0'), fabric('bed_cover', '#8fb3ab')
    box('frame', (-.44, .44), (-1.0, 1.0), (.36, .44), shell_white, .02)
    for x in (-.36, .36):
        for y in (-.82, .82):
            rod('leg', (x, y, .10), (x, y, .37), .022, steel)
            castor(.06, (x, y))
    cushion('mattress', (0, -.38, .44), (.9, 1.24, .14), sheet, .04, .07)
    place(slab('mattress_head', .9, .86, .14, .07, sheet, .04, .04), (0, .60, .60), (28, 0, 0))
    place(slab('pillow', .62, .38, .12, .12, fabric('pillow', '#f3f1ea'), .055, .055), (0, .70, .80), (28, 0, 0))
    cushion('cover', (0, -.47, .55), (.97, 1.0, .07), cover, .03, .09)
    cushion('fold', (0, .02, .575), (.97, .22, .065), sheet, .03, .08)
    for y, height in ((-1.03, .42), (1.0, .62)):
        place(slab('board', .96, height, .04, .10, shell_white, .012, .012), (0, y + .02, .36 + height / 2), (90, 0, 0))
        place(slab('board_wood', .70, height * .5, .045, .06, oak('x'), .006, .006), (0, y + .0225, .36 + height / 2), (90, 0, 0))
    for x in (-.49, .49):
        for z in (.58, .68, .78):
            rod('rail', (x, -.15, z), (x, .62, z), .011, steel, count=12)
        for y in (-.15, .24, .62):
            rod('rail_post', (x, y, .40), (x, y, .78), .011, steel, count=12)


def meal_tray():
    """Breakfast on a tray: rice, soup, side dishes, in one-handed bowls with lids aside."""
    place(slab('tray', .42, .30, .012, .03, material('meal_tray', '#d9b98c', rough=.4), .004, .004))
    bowl((-.11, -.05, .012), .058, .045, filling=food('rice', '#f6f1e4', .6), level=.95)
    bowl((.10, -.05, .012), .06, .045, filling=material('soup', '#c9a25a', rough=.1))
    for x, name, colour in ((-.13, 'spinach', '#3f6d2b'), (-.01, 'egg', '#f2cf63'), (.11, 'kimchi', '#b5301c')):
        bowl((x, .08, .012), .042, .026, filling=food(name, colour))


def over_table():
    """The table over a bed, on its own castors."""
    steel = metal('bed_steel', '#b9bcbe', .35)
    place(slab('over_top', .82, .40, .025, .06, oak('x'), .006, .006), (0, 0, .86))
    rod('post', (-.36, 0, .10), (-.36, 0, .86), .025, steel)
    box('foot', (-.40, .30), (-.03, .03), (.06, .11), steel, .008)
    for x in (-.36, .26):
        castor(.03, (x, 0))


def cabinet():
    body = oak('z')
    box('cabinet', (-.24, .24), (-.22, .22), (.06, .80), body, .006)
    box('cabinet_top', (-.25, .25), (-.23, .23), (.80, .825), material('cabinet_top', '#e6e4dc', rough=.35), .004)
    for z in (.30, .55):
        box('gap', (-.235, .235), (-.2215, -.22), (z, z + .006), material('gap', '#5d4a34', rough=.8), 0)
        box('pull', (-.06, .06), (-.232, -.22), (z + .10, z + .115), metal('bed_steel', '#b9bcbe', .35), .002)


def beds():
    rnd = Random(9)
    made, table, chest = prototype('bed', bed), prototype('over_table', over_table), prototype('cabinet', cabinet)
    meal, flowers = prototype('meal_tray', meal_tray), prototype('flowers', lambda: small_vase('#d98f8a', 16, 7))
    mug, novel = prototype('mug', lambda: cup((0, 0, 0), .038, .08, '#d9c49a')), prototype('novel', book)
    cloth, rail = fabric('bed_curtain', '#b9c9b4'), metal('rail_white', '#dfe0dd', .4)
    number, face = material('number', '#ffffff', rough=.5), material('number_face', '#3f6f69', rough=.4)
    for row, y in enumerate(ROWS):
        for side in (-1, 1):
            x = side * (SIDE - 1.12)
            put(made, (x, y), -90 * side)
            put(chest, (side * (SIDE - .27), y + .86), -90 * side)
            put(flowers if (row + side) % 2 else mug, (side * (SIDE - .3), y + .84, .825), 0, 1.2)
            put(novel, (side * (SIDE - .22), y + .98, .825), rnd.uniform(0, 90))
            put(table, (x - side * .35, y + .02), -90 if side > 0 else 90)
            if (row + side) % 3 != 1:
                put(meal, (x - side * .35, y, .885), -90 * side)
            x_rail = side * (SIDE - 2.35)
            box('rail', (x_rail - .012, x_rail + .012), (y - 1.3, y + 1.35), (2.34, 2.37), rail, .002)
            box('rail', sorted((x_rail, side * SIDE)), (y + 1.34, y + 1.365), (2.34, 2.37), rail, .002)
            place(curtain(1.15, 1.9, cloth, 6), (side * (SIDE - .75), y + 1.35, .44))
            place(curtain(.34, 1.9, cloth, 5), (x_rail, y + 1.12, .44), (0, 0, 90))
            box('number_face', sorted((side * (SIDE - .03), side * (SIDE - .04))), (y - .75, y - .55), (1.22, 1.42), face, .003)
            words(str(row * 2 + (1 if side < 0 else 2)), .13, number, (side * (SIDE - .0405), y - .65, 1.32), (90, 0, -90 * side), 'Bold')
    put(prototype('drip_stand', drip_stand), (SIDE - 1.0, ROWS[1] - .72), 20)
    put(prototype('drip_stand_b', drip_stand), (-SIDE + .9, ROWS[2] - .75), 50)


def lights():
    panel = glow('panel_light', '#fff8ee', 3.)
    for y in (-4.5, -1.6, 1.3, 4.2):
        box('panel', (-.3, .3), (y - .6, y + .6), (CEILING - .006, CEILING), panel, 0)
    soft('room', (0, .5, CEILING - .05), (0, .5, 0), (3.5, 11), 110, (1, .97, .92))
    soft('morning', (0, BACK + .25, 1.6), (0, 0, .6), (5.6, 1.6), 320, SKY, reflected=True)
    sun((-.45, -1, -.62), 8)
    sky(.12, 2.6)
