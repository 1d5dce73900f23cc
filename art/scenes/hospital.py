"""A hospital ward: a bright corridor with hand rails and room doors, and the nurses' station beside it."""
from math import cos, pi, sin

from kit.materials import material
from kit.meshes import lathe, place, rod, slab, tube, words

from scenes.furniture import oak, waiting_chairs
from scenes.lighting import SKY, sky, soft
from scenes.outside import garden
from scenes.shapes import block, box, prototype, put
from scenes.surfaces import concrete, glow, metal, paint
from scenes.traces import folded_towels, potted_plant, small_vase

LEFT, RIGHT = -1.7, 1.55
STATION = (-4.6, LEFT)  # the recess on the left, from y 1.2 to 6.2
END = 15
CEILING = 2.6


def build(evening=False):
    shell()
    station()
    ward_side()
    ceiling_lights(evening)
    furnish()
    garden((0, END + 6, 0), 'y')


def floor_vinyl(name, darkness='#b8b3a6', rough=.26):
    return concrete(name, darkness, rough, .10, .5)


def wet_floor():
    return floor_vinyl('ward_wet', '#8f8d84', .10)


def shell():
    white, mint = paint('ward_white', '#d9d6cb'), material('mint_line', '#7fb5a8', rough=.3)
    box('floor', (STATION[0], RIGHT), (-9, END), (-.05, 0), floor_vinyl('ward_floor'), 0)
    for x in (LEFT + .28, RIGHT - .36):
        box('floor_line', (x, x + .10), (-9, END), (0, .0006), mint, 0)
    box('ceiling', (STATION[0], RIGHT), (-9, END), (CEILING, CEILING + .1), white, 0)
    box('right', (RIGHT, RIGHT + .1), (-9, END), (0, CEILING), white, 0)
    for y in ((-9, 1.2), (6.2, END)):
        box('left', (LEFT - .1, LEFT), y, (0, CEILING), white, 0)
    box('station_back', (STATION[0] - .1, STATION[0]), (1, 6.4), (0, CEILING), paint('ward_sage', '#a9c0b4'), 0)
    for y in (1.1, 6.2):
        box('station_side', (STATION[0], LEFT - .1), (y, y + .1), (0, CEILING), white, 0)
    box('front', (STATION[0], RIGHT), (-9.1, -9), (0, CEILING), white, 0)
    end_window(white)


def end_window(white):
    frame = metal('window_frame', '#c5c7c7', .4)
    box('end_sill', (LEFT, RIGHT), (END, END + .2), (0, .6), white, 0)
    box('end_head', (LEFT, RIGHT), (END, END + .2), (2.3, CEILING), white, 0)
    for x in (LEFT + .05, -.1, RIGHT - .1):
        box('end_mullion', (x, x + .05), (END, END + .08), (.6, 2.3), frame, .003)


def station():
    """A round-cornered counter with a wood top, a lit edge and its name above."""
    body, top = material('station_body', '#eef0ec', rough=.35, coat=.2), oak('y')
    x, y, length = LEFT - .32, 3.7, 4.4
    place(slab('station', .66, length, 1.02, .22, body, .01, .004), (x, y, 0))
    place(slab('station_top', .74, length + .08, .04, .25, top, .008, .008), (x, y, 1.02))
    box('station_band', (x + .331, x + .336), (y - 1.9, y + 1.9), (.18, .24), material('mint_line', '#7fb5a8',
                                                                                       rough=.3), 0)
    box('station_light', (x + .30, x + .335), (y - 1.95, y + 1.95), (1.005, 1.02), glow('station_light', '#e8fff8', 5),
        0)
    box('fascia', (LEFT - .06, LEFT), (1.2, 6.2), (2.18, CEILING), paint('ward_sage', '#a9c0b4'), .004)
    words('간호사실',
          .20,
          material('sign_white', '#ffffff', rough=.5), (LEFT + .004, y - .3, 2.37), (90, 0, 90),
          depth=.008)
    dark = material('monitor', '#1b1e21', rough=.3)
    for dy in (-1.1, .3, 1.4):
        block('monitor', (x - .12, y + dy, 1.10), (.03, .50, .30), dark, .006)
        rod('stand', (x - .12, y + dy, 1.05), (x - .12, y + dy, 1.15), .018, dark)
    put(prototype('vase', lambda: small_vase('#e9e3d6', 12, 4)), (x + .12, y - 1.8, 1.06), 0, 1.3)
    for i, colour in enumerate(('#5f8f8b', '#d9c49a', '#8da6b8', '#c98f7a')):
        block('folder', (x + .05, y + .95 + i * .035, 1.06), (.22, .03, .30),
              material('folder' + colour, colour, rough=.5), .002)
    shelves()


def shelves():
    white = material('cabinet', '#dfe3df', rough=.4)
    for z in (0, .86, 1.72):
        box('cabinet', (STATION[0], STATION[0] + .42), (1.5, 5.9), (z, z + .80), white, .004)
    for y in range(1, 10):
        for z in (0, .86, 1.72):
            box('handle', (STATION[0] + .42, STATION[0] + .435), (1.62 + y * .44, 1.635 + y * .44), (z + .3, z + .5),
                metal('seat_steel', '#b9bcbe', .35), .002)


def ward_side():
    door = prototype('ward_door', ward_door)
    rail = material('hand_rail', '#b98d5e', rough=.4)
    doors = [-5.2, -1.4, 2.4, 6.2, 10.0]
    for i, y in enumerate(doors):
        put(door, (RIGHT, y), -90)
        box('room_sign', (RIGHT - .012, RIGHT), (y + .82, y + 1.06), (1.55, 1.73),
            material('room_sign', '#3f6f69', rough=.4), .003)
        words(f'{501 + i}호', .075, material('sign_white', '#ffffff', rough=.5), (RIGHT - .0125, y + .94, 1.64),
              (90, 0, -90))
        box('rail', (RIGHT - .075, RIGHT - .035), (y + .72, y + 3.08), (.82, .92), rail, .015)
        for dy in (1.0, 2.8):
            box('bracket', (RIGHT - .05, RIGHT), (y + dy, y + dy + .03), (.85, .89),
                metal('seat_steel', '#b9bcbe', .35), .003)
    for low, high in ((-8.8, .95), (6.4, 14.5)):
        box('rail_left', (LEFT + .035, LEFT + .075), (low, high), (.82, .92), rail, .015)
    box('skirting', (RIGHT - .015, RIGHT), (-9, END), (0, .12), material('skirting', '#a9b5ae', rough=.5), .003)
    put(door, (LEFT, 9.4), 90)
    put(door, (LEFT, -3.6), 90)


def ward_door():
    """A wide sliding door of pale wood with a long handle and a slim window."""
    leaf = oak('z')
    block('frame', (0, 0, 0), (1.34, .05, 2.2), metal('window_frame', '#c5c7c7', .4), .004)
    block('leaf', (0, -.02, .01), (1.22, .04, 2.12), leaf, .003)
    block('window', (-.22, -.042, 1.1), (.16, .01, .75),
          material('frosted', '#dfe9e6', rough=.3, emit='#dff0ea', strength=.5), .003)
    rod('handle', (.44, -.085, .75), (.44, -.085, 1.45), .015, metal('seat_steel', '#b9bcbe', .35))


def furnish():
    put(prototype('chairs', waiting_chairs), (RIGHT - .42, .55), -90)
    put(prototype('chairs_b', lambda: waiting_chairs(2)), (LEFT + .42, -6.3), 90)
    put(prototype('drip_stand', drip_stand), (RIGHT - .38, 7.9), 20)
    put(prototype('linen_cart', linen_cart), (RIGHT - .45, 4.15), 90)
    put(prototype('plant', lambda: potted_plant(1.1, 5, '#e3e0d8')), (LEFT + .35, 14.2))
    put(prototype('plant_b', lambda: potted_plant(1.0, 8, '#e3e0d8')), (LEFT + .42, .55), 30, .8)
    dispenser = material('dispenser', '#f4f5f3', rough=.35)
    for y in (-2.9, 5.4):
        block('dispenser', (RIGHT - .06, y, 1.15), (.11, .12, .24), dispenser, .02)


def castor(radius, at):
    profile = [(.00001, -.018), (radius, -.013), (radius, .013), (.00001, .018)]
    place(lathe('castor', profile, material('castor', '#33373a', rough=.6), 24), (*at, radius), (90, 0, 0))


def drip_stand():
    steel = metal('stand_steel', '#cfd2d3', .25)
    rod('pole', (0, 0, .08), (0, 0, 1.85), .012, steel)
    for k in range(5):
        a = 2 * pi * k / 5
        rod('foot', (0, 0, .09), (.27 * cos(a), .27 * sin(a), .06), .012, steel)
        castor(.025, (.27 * cos(a), .27 * sin(a)))
    tube('hooks', [(-.12, 0, 1.80), (-.06, 0, 1.86), (.06, 0, 1.86), (.12, 0, 1.80)], .006, steel)
    place(slab('bag', .11, .035, .20, .015, material('drip_bag', '#eaf4f2', rough=.2, transmission=.6), .01, .01),
          (.12, 0, 1.56))
    tube('hose', [(.12, 0, 1.56), (.11, .02, 1.2), (.05, .05, 1.0)], .003, material('hose', '#dfe8e6', rough=.3))


def linen_cart():
    """An open trolley with folded linen."""
    steel = metal('stand_steel', '#cfd2d3', .25)
    for x in (-.42, .42):
        for y in (-.25, .25):
            rod('post', (x, y, .10), (x, y, 1.05), .014, steel)
            castor(.05, (x, y))
    towels = prototype('linen', folded_towels)
    mint = prototype('linen_mint', lambda: folded_towels('#b8d3c9', 3))
    for z in (.18, .60, 1.02):
        block('deck', (0, 0, z - .02), (.88, .54, .02), steel, .004)
        for i, x in enumerate((-.22, .2)):
            put(towels if (i + int(z * 10)) % 2 else mint, (x, 0, z), 90)


def ceiling_lights(evening):
    panel = glow('panel_light', '#fff8ee', 3.4)
    for i in range(9):
        y = -8 + i * 2.6
        box('panel', (-.38, .22), (y, y + 1.2), (CEILING - .006, CEILING), panel, 0)
    for y in (2.2, 4.4):
        box('panel', (-3.6, -3.0), (y, y + 1.2), (CEILING - .006, CEILING), panel, 0)
    soft('corridor', (-.1, 3, CEILING - .05), (-.1, 3, 0), (.7, 22), 120 if not evening else 90, (1, .97, .92))
    soft('station', (-3.2, 3.7, CEILING - .05), (-3.2, 3.7, 0), (1.5, 4), 75, (1, .96, .9))
    soft('end', (-.1, END - .1, 1.5), (-.1, 0, .8), (2.8, 1.7), 110 if not evening else 20, SKY, reflected=True)
    sky(.12, 2.6)
