"""A business hotel: a lift hall with stone floor and the carpeted room corridor that leads away from it."""
from kit.materials import material
from kit.meshes import lathe, place, rod, slab, words

from scenes.furniture import lounge_chair, walnut
from scenes.lamps import downlights, wall_sconce
from scenes.lighting import LAMP, bulb, sky, soft
from scenes.shapes import block, box, prototype, put
from scenes.surfaces import carpet, glow, marble, metal, paint, stone
from scenes.traces import indoor_tree, small_vase

HALL = (-2.6, 2.6)
BACK = 3.2  # the wall with the lifts
CORRIDOR = (.25, 2.15)
LIFTS = (-2.38, -.85)  # left edges of two lift doors, each 1 m wide
CEILING = 2.7


def build(evening=False):
    hall()
    for i, x in enumerate(LIFTS):
        lift(x, opening=.92 if i else .0)
    call_plate(LIFTS[1] - .26)
    corridor()
    furnish()
    lights(evening)


def floor_stone(name, darkness=1., rough=.16):
    return marble(name, '#cfc4b2', '#a89880', (.9, .9), rough, darkness=darkness)


def wet_floor():
    return floor_stone('hotel_wet', .80, .03)


def hall():
    wallpaper, panel = paint('hotel_wall', '#b7a488'), walnut('z')
    box('floor', HALL, (-9, BACK), (-.05, 0), floor_stone('hotel_floor'), 0)
    box('ceiling', HALL, (-9, BACK + .1), (CEILING, CEILING + .05), paint('hotel_ceiling', '#ece5d8'), 0)
    box('wall_left', (HALL[0] - .1, HALL[0]), (-9, BACK), (0, CEILING), wallpaper, 0)
    box('wall_right', (HALL[1], HALL[1] + .1), (-9, BACK), (0, CEILING), wallpaper, 0)
    box('wall_front', HALL, (-9.1, -9), (0, CEILING), wallpaper, 0)
    for side, x in ((1, HALL[0]), (-1, HALL[1])):
        for i in range(8):
            y = -8 + i * 1.4
            box('panel', sorted((x, x + side * .03)), (y, y + 1.34), (.08, 2.3), panel, .006)
    cove = glow('cove', '#ffd7a3', 5)
    for x in (HALL[0] + .06, HALL[1] - .06):
        box('cove', (x - .03, x + .03), (-9, BACK), (2.42, 2.44), cove, 0)
    lift_wall(panel)


def lift_wall(panel):
    """Stone-clad wall around two lift openings, and the wide opening of the corridor."""
    clad = marble('lift_wall', '#8d8273', '#6b6154', (.75, .9), .22, axes='xz')
    for low, high in ((HALL[0], LIFTS[0]), (LIFTS[0] + 1, LIFTS[1]), (LIFTS[1] + 1, CORRIDOR[0])):
        box('clad', (low, high), (BACK, BACK + .25), (0, CEILING), clad, 0)
    for x in LIFTS:
        box('clad_over', (x, x + 1), (BACK, BACK + .25), (2.12, CEILING), clad, 0)
    box('clad_right', (CORRIDOR[1], HALL[1]), (BACK, BACK + .25), (0, CEILING), panel, 0)
    box('corridor_head', CORRIDOR, (BACK, BACK + .25), (2.50, CEILING), panel, 0)


def lift(x, opening):
    """A lift 1 m wide; `opening` is how far its doors stand open (0 to 1)."""
    brass, steel = metal('lift_brass', '#b1a48c', .30), metal('lift_door', '#c4bfb6', .26)
    for px in (x - .05, x + 1.0):
        box('jamb', (px, px + .05), (BACK - .02, BACK + .2), (0, 2.12), brass, .004)
    box('header', (x - .05, x + 1.05), (BACK - .02, BACK + .2), (2.12, 2.17), brass, .004)
    # both leaves slide to the left, one behind the other: the corridor begins on the right
    for centre, depth in ((x + .25 - .44 * opening, .12), (x + .75 - .92 * opening, .17)):
        box('door', (centre - .249, centre + .249), (BACK + depth, BACK + depth + .04), (.01, 2.12), steel, .003)
    cabin(x, brass)
    indicator(x + .5, '12' if opening else '4')


def call_plate(x):
    block('call_plate', (x, BACK - .006, .98), (.09, .012, .24), metal('lift_brass', '#b1a48c', .30), .003)
    for z, lit in ((1.15, True), (1.05, False)):
        surface = glow('call_on', '#8ff0e2', 3) if lit else material('call_off', '#d9d3c7', rough=.4)
        place(lathe('button', [(.018, 0), (.018, .006), (.00001, .007)], surface, 24), (x, BACK - .012, z), (90, 0, 0))


def cabin(x, brass):
    wall, back = walnut('z'), metal('cabin_mirror', '#cfcac0', .08)
    y0, y1 = BACK + .2, BACK + 1.7
    box('cabin_floor', (x, x + 1), (BACK, y1), (-.03, .002), floor_stone('cabin_floor', .7), 0)
    box('cabin_back', (x - .02, x + 1.02), (y1, y1 + .05), (0, 2.4), back, 0)
    for px in (x - .06, x + 1.02):
        box('cabin_side', (px, px + .05), (y0, y1), (0, 2.4), wall, 0)
    box('cabin_ceiling', (x - .02, x + 1.02), (y0, y1), (2.35, 2.4), glow('cabin_light', '#ffe7c4', 2.4), 0)
    rod('rail', (x + .05, y1 - .06, .9), (x + .95, y1 - .06, .9), .018, brass)


def indicator(x, floor_number):
    block('indicator', (x, BACK - .012, 2.25), (.30, .02, .10), material('indicator', '#0a0c0e', rough=.15), .004)
    words(floor_number, .07, glow('indicator_digits', '#ffb765', 5), (x, BACK - .0235, 2.30), (90, 0, 0))


def corridor():
    x0, x1 = CORRIDOR
    end = 17
    wallpaper = paint('corridor_wall', '#c2b091')
    box('carpet', CORRIDOR, (BACK, end), (-.05, .006), carpet('corridor_carpet', '#4d5c5e', '#7b8a84'), 0)
    box('corridor_ceiling', CORRIDOR, (BACK, end), (2.45, 2.5), paint('hotel_ceiling', '#ece5d8'), 0)
    box('corridor_left', (x0 - .1, x0), (BACK + .25, end), (0, 2.5), wallpaper, 0)
    box('corridor_right', (x1, x1 + .1), (BACK + .25, end), (0, 2.5), wallpaper, 0)
    box('corridor_end', CORRIDOR, (end, end + .1), (0, 2.5), walnut('z'), 0)
    for x, side in ((x0, 1), (x1, -1)):
        box('skirting', sorted((x, x + side * .02)), (BACK + .25, end), (0, .14), walnut('y'), .003)
        box('rail', sorted((x, x + side * .018)), (BACK + .25, end), (.92, .97), walnut('y'), .003)
    door, sconce = prototype('room_door', room_door), prototype('sconce', wall_sconce)
    for i in range(6):
        y = BACK + 1.35 + i * 2.2
        put(door, (x0, y), 90)
        put(door, (x1, y + .25), -90)
        number_plate(x0 + .004, y - .66, 1201 + 2 * i, 90)
        number_plate(x1 - .004, y + .25 + .66, 1202 + 2 * i, -90)
        put(sconce, (x0, y + 1.08, 1.72), 90)
        put(sconce, (x1, y - .83, 1.72), -90)
        for x in (x0 + .12, x1 - .12):
            bulb((x, y + (1.08 if x < 1 else -.83), 1.95), 4, LAMP, .04)
            bulb((x, y + (1.08 if x < 1 else -.83), 1.45), 3, LAMP, .04)


def room_door():
    """Stands in a wall that runs along x; the visible side looks to -y."""
    leaf, frame, brass = walnut('z'), walnut('x'), metal('brass', '#b3a384', .28)
    block('frame', (0, -.01, 0), (1.06, .05, 2.16), frame, .004)
    block('leaf', (0, -.022, .01), (.92, .04, 2.08), leaf, .003)
    for z, h in ((.2, .75), (1.05, .9)):
        block('field', (0, -.044, z), (.66, .01, h), leaf, .006)
    place(slab('lock', .05, .18, .02, .02, material('lock', '#17181a', rough=.2), .004, .002), (.37, -.042, 1.02),
          (90, 0, 0))
    rod('handle', (.37, -.085, .98), (.25, -.085, .98), .010, brass)
    rod('neck', (.37, -.04, .98), (.37, -.09, .98), .009, brass)


def number_plate(x, y, number, turn):
    plate = block('plate', (0, 0, 0), (.13, .012, .13), metal('brass', '#b3a384', .28), .003)
    place(plate, (x, y, 1.50), (0, 0, turn))
    offset = .0135 if turn > 0 else -.0135
    words(str(number), .05, material('plate_ink', '#2b2018', rough=.5), (x + offset * .6, y, 1.565), (90, 0, turn))


def furnish():
    block('console_top', (-2.25, .9, .78), (.36, 1.3, .04), stone('console', '#e0d8ca', '#b9ab95'), .006)
    for y in (.35, 1.45):
        block('console_leg', (-2.25, y, 0), (.30, .05, .78), metal('brass', '#b3a384', .28), .004)
    put(prototype('vase', lambda: small_vase('#e9e3d6', 14, 2)), (-2.25, .75, .82), 0, 1.9)
    round_mirror = lathe('mirror', [(.42, 0), (.42, .02), (.40, .024), (.00001, .024)], metal('mirror', '#d9dcdc', .03),
                         64)
    place(round_mirror, (-2.565, .9, 1.62), (0, 90, 0))
    put(prototype('tree', lambda: indoor_tree(2.1, 4)), (2.2, 2.65))
    put(prototype('lounge', lounge_chair), (2.0, .2), -70)
    for i, tint in enumerate(('#7d8f86', '#c8a27a', '#e9e3d6')):
        block('magazine', (-2.25, 1.15, .82 + i * .012), (.22, .29, .011), material('magazine' + tint, tint, rough=.5),
              .002)


def lights(evening):
    downlights([(x, y) for x in (-1.5, 0, 1.5) for y in (-4.5, -2.7, -.9, .9, 2.5)], CEILING)
    strength = .7 if evening else 1.
    soft('hall_fill', (0, -2, 2.6), (0, -2, 0), (4, 8), 300 * strength, (1, .90, .76), reflected=False)
    soft('lift_wash', (-.9, 2.5, 2.62), (-.9, 3.2, .6), (3, .3), 110, (1, .86, .66))
    soft('cabin', (LIFTS[1] + .5, BACK + .9, 2.3), (LIFTS[1] + .5, BACK + .9, 0), (.9, .9), 34, (1, .9, .74))
    soft('corridor_fill', (1.2, 9, 2.42), (1.2, 9, 0), (1.2, 12), 120, (1, .88, .7))
    soft('entrance', (-1, -8.6, 1.5), (0, 0, 1), (3, 2), 160 * strength, (.9, .95, 1))
    sky(.05, .4, (1, .9, .8))
