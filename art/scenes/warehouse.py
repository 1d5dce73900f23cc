"""A distribution warehouse: high pallet racks, cartons, a marked aisle, daylight from the loading door."""
from math import radians
from random import Random

from kit.curves import rounded_rect
from kit.materials import material
from kit.meshes import assembly, lathe, loft, place, words

from scenes.furniture import oak
from scenes.lighting import NEUTRAL, SKY, WARM, sky, soft, sun
from scenes.outside import garden
from scenes.shapes import block, box, prototype, put
from scenes.surfaces import concrete, glow, metal, paint

AISLE = 1.55  # half width of the aisle
RACK = 1.1  # depth of a rack
BAY = 2.7
CARTONS = ((.54, .46, .42), (.36, .46, .30), (.54, .32, .34), (.36, .32, .42))
LEVELS = (.12, 1.75, 3.3, 4.85)
ROOF = 7.0


def build(evening=False, dropped=None):
    """dropped: where in the aisle a box lies that fell off a cart, on a plain bright day."""
    shell()
    racks()
    floor_goods()
    if dropped:
        spill(dropped)
    lights(evening, NEUTRAL if dropped else WARM)


def floor_concrete(name, colour='#9a9a96', rough=.26):
    return concrete(name, colour, rough, .30, .5)


def wet_floor():
    return floor_concrete('warehouse_wet', '#737572', .06)


def shell():
    floor, yellow = floor_concrete('warehouse_floor'), material('floor_yellow', '#e0b021', rough=.45)
    box('floor', (-9, 9), (-12, 24), (-.05, 0), floor, 0)
    box('roof', (-9, 9), (-12, 24), (ROOF, ROOF + .1), paint('roof', '#c9ccca'), 0)
    box('wall_left', (-9, -8.9), (-12, 24), (0, ROOF), paint('warehouse_wall', '#d4d6d2'), 0)
    box('wall_right', (8.9, 9), (-12, 24), (0, ROOF), paint('warehouse_wall', '#d4d6d2'), 0)
    box('wall_front', (-9, 9), (-12.1, -12), (0, ROOF), paint('warehouse_wall', '#d4d6d2'), 0)
    for x in (-AISLE + .12, AISLE - .20):
        box('lane', (x, x + .08), (-12, 19), (0, .0008), yellow, 0)
    box('cross_lane', (-9, 9), (19.0, 19.1), (0, .0008), yellow, 0)
    for y in range(-10, 24, 4):
        box('truss', (-9, 9), (y, y + .14), (ROOF - .5, ROOF - .36), metal('truss', '#aeb3b5', .5), .01)
        box('truss_low', (-9, 9), (y, y + .10), (ROOF - .12, ROOF), metal('truss', '#aeb3b5', .5), .01)
    loading_door()


def loading_door():
    """A dock at the far end: the door is up by half, a lorry stands in the yard behind it."""
    wall, panel = paint('warehouse_wall', '#d4d6d2'), material('door_panel', '#a9b4b6', rough=.5)
    box('end_left', (-9, -2), (23, 23.2), (0, ROOF), wall, 0)
    box('end_right', (2, 9), (23, 23.2), (0, ROOF), wall, 0)
    box('end_top', (-2, 2), (23, 23.2), (4.2, ROOF), wall, 0)
    for i in range(4):
        low = 2.3 + i * .475
        box('door_panel', (-2, 2), (23.02, 23.07), (low, low + .455), panel, .012)
    for x in (-1.35, -.45, .45, 1.35):
        box('door_window', (x - .32, x + .32), (23.0, 23.02), (3.34, 3.60), glow('door_window', '#dfeaf2', 1.1), 0)
    for x in (-2.1, 2.0):
        box('door_post', (x, x + .1), (22.9, 23), (0, 4.2), material('door_post', '#4a5558', rough=.5), .01)
        box('bumper', (x - .05, x + .15), (22.8, 22.9), (0, 1.2), material('hazard', '#e0b021', rough=.5), .01)
    words('1번 출고장', .6, material('door_sign', '#123a44', rough=.5), (0, 22.99, 5.0), (90, 0, 0))
    yard()


def yard():
    box('yard', (-14, 14), (23.2, 40), (-.06, -.01), concrete('asphalt', '#6d6f70', .9, .2, .5), 0)
    lorry, dark = material('lorry', '#c9d3d6', rough=.4), material('lorry_dark', '#23272a', rough=.6)
    box('lorry_body', (-1.75, .65), (27, 33), (.95, 3.5), lorry, .03)
    box('lorry_edge', (-1.8, .7), (26.95, 27), (.85, 1.05), dark, .01)
    box('lorry_gap', (-.56, -.54), (26.96, 27), (1.05, 3.45), dark, 0)
    box('lorry_bumper', (-1.75, .65), (26.9, 27.0), (.45, .62), dark, .02)
    red = glow('lorry_lamp', '#d8321f', 1.2)
    for x in (-1.62, .40):
        box('lorry_lamp', (x, x + .14), (26.88, 26.9), (.48, .59), red, 0)
    for x in (-.75, -.45):
        box('lorry_bolt', (x, x + .03), (26.94, 26.96), (1.1, 3.4), metal('truss', '#aeb3b5', .5), .004)
    for x in (-1.55, .07):
        for y in (27.9, 29.2):
            place(lathe('lorry_wheel', [(.00001, 0), (.46, 0), (.48, .04), (.48, .34), (.46, .38), (.00001, .38)], dark, 48), (x, y, .47), (0, 90, 0))
    garden((0, 40, 0), 'y')


def carton(width, depth, height, tint, seed):
    """A taped carton with a blank label."""
    board = material('carton' + tint, tint, rough=.85, spec=.2, bump=(40, .15, .002))
    block('carton', (0, 0, 0), (width, depth, height), board, .006)
    tape = material('tape', '#c9a878', rough=.35)
    block('tape', (0, 0, height - .0005), (width * 1.001, .05, .002), tape, 0)
    block('tape_drop', (0, -depth / 2 - .0008, height * .72), (.05, .0016, height * .28), tape, 0)
    label_at = (width * (.22 if seed % 2 else -.22), -depth / 2 - .001, height * .3)
    block('label', label_at, (width * .26, .002, height * .26), material('label', '#f1efe8', rough=.6), 0)


def pallet():
    plank = oak('x')
    for y in (-.45, -.22, 0, .22, .45):
        block('board', (0, y, .115), (1.15, .12, .022), plank, .003)
    for x in (-.5, 0, .5):
        block('block', (x, 0, .0), (.10, 1.0, .115), plank, .003)


def tote(tint):
    """A crate that narrows to its foot, with ribs, grips and a lid of two halves."""
    plastic, lid = material('tote' + tint, tint, rough=.4), material('tote_lid', '#3b4347', rough=.45)
    rings = [[(x * w, y * w, z) for x, y in rounded_rect(.58, .38, .022, 6)] for w, z in ((.90, 0), (.93, .004), (.985, .225))]
    loft('tote', rings, plastic)
    block('tote_rim', (0, 0, .215), (.60, .40, .026), plastic, .006)
    for side in (-1, 1):
        block('tote_lid', (side * .144, 0, .240), (.283, .385, .014), lid, .004)
        block('tote_ridge', (side * .144, 0, .2535), (.20, .26, .006), lid, .002)
        block('tote_grip', (side * .292, 0, .165), (.010, .13, .030), material('tote_dark', '#15191b', rough=.8), .002)
        for x in (-.19, .19):
            block('tote_rib', (x, side * .180, .03), (.016, .014, .19), plastic, .003)
    block('tote_card', (0, -.181, .085), (.15, .008, .085), material('label', '#f1efe8', rough=.6), 0)


def wrapped():
    """A pallet load under film."""
    film = material('film', '#cfd9dc', rough=.16, spec=.6, coat=.5, bump=(14, .5, .02))
    block('film', (0, 0, .138), (1.08, .98, 1.02), film, .03)
    block('film_label', (.28, -.495, .62), (.21, .008, .15), material('label', '#f1efe8', rough=.6), 0)


def loads():
    """Nine different pallet loads: brown, pale and white cartons, crates, one under film."""
    rnd = Random(2)
    tints = ('#b78a58', '#d2b48a', '#e9e5db', '#c49a68')
    boxes = [
        prototype('carton_%d' % i, lambda i=i, size=size: carton(*size, tints[i], i)) for i, size in enumerate(CARTONS)
    ]
    totes = [prototype('tote' + tint, lambda tint=tint: tote(tint)) for tint in ('#2f7f83', '#3f6a9c', '#9aa1a5')]
    base, film = prototype('pallet', pallet), prototype('wrapped', wrapped)

    def load(kind):
        put(base, (0, 0))
        if kind == 8:
            put(film, (0, 0))
            return
        if kind in (5, 6):
            for i in range(8):
                put(totes[rnd.randrange(3) if kind == 5 else 1], (-.305 + (i % 2) * .61, -.22 + (i // 2 % 2) * .44, .14 + (i // 4) * .262),
                    rnd.uniform(-1.5, 1.5))
            return
        which = boxes[kind % 4]
        width, depth, height = CARTONS[kind % 4]
        across, deep = int(1.12 / width), int(1.0 / depth)
        for layer in range(3 if height < .4 else 2):
            for i in range(across * deep):
                if layer and rnd.random() < .14:
                    continue  # a carton already taken
                x = (i % across - (across - 1) / 2) * (width + .012)
                y = (i // across - (deep - 1) / 2) * (depth + .012)
                put(which, (x, y, .138 + layer * (height + .002)), rnd.uniform(-1.5, 1.5))

    return [prototype('load_%d' % kind, lambda kind=kind: load(kind)) for kind in range(9)]


def racks():
    rnd = Random(5)
    blue, orange = material('rack_blue', '#2d5573', rough=.45), material('rack_orange', '#d9762b', rough=.45)
    deck = metal('rack_deck', '#b4b8ba', .5)
    pallets = loads()
    for side in (-1, 1):
        for row in (0, 1):
            inner = side * (AISLE + row * (RACK * 2 + 3.2))
            centre = inner + side * RACK / 2
            for bay in range(-4, 8):
                y = bay * BAY
                for x in (inner + side * .04, inner + side * (RACK - .04)):
                    block('upright', (x, y, 0), (.08, .09, 6.2), blue, .006)
                for level in LEVELS:
                    for x in (inner + side * .04, inner + side * (RACK - .04)):
                        box('beam', (x - .03, x + .03), (y, y + BAY), (level - .12, level), orange, .006)
                    block('deck', (centre, y + BAY / 2, level), (RACK - .1, BAY - .1, .012), deck, 0)
                    for k in (0, 1):
                        if rnd.random() < .9:
                            put(rnd.choice(pallets), (centre, y + .74 + k * 1.24, level + .012),
                                -90 * side + rnd.uniform(-2, 2))
            guard = material('hazard', '#e0b021', rough=.5)
            block('guard', (inner - side * .02, -4 * BAY, 0), (.12, .16, .45), guard, .02)
    bay_signs()


def bay_signs():
    ink, face = material('sign_ink', '#ffffff', rough=.5), material('sign_face', '#123a44', rough=.5)
    for side, letter in ((-1, 'A'), (1, 'B')):
        for bay in range(-2, 7):
            x, y = side * (AISLE - .005), bay * BAY
            block('bay_sign', (x, y, 2.15), (.012, .30, .22), face, .003)
            words(f'{letter}{bay + 3:02d}', .13, ink, (x - side * .0075, y, 2.26), (90, 0, 90 if side < 0 else -90))


def floor_goods():
    """Pallets that wait at the loading door."""
    stack = loads()
    put(stack[1], (-.85 - .9, 20.6), 12)
    put(stack[3], (1.9, 20.2), -8)
    put(stack[5], (3.2, 20.8), 5)


def spill(at):
    """A carton on its side, its flaps open, and the smaller one that was in it."""
    x, y = at
    board, inside = (material(name, tint, rough=.85, spec=.2, bump=(40, .15, .002)) for name, tint in (('carton_out', '#c8a172'), ('carton_in', '#8a6a47')))
    wide, high, deep, thin = .40, .31, .42, .006  # it lies with its mouth to -y
    with assembly('open_carton') as root:
        box('side', (-wide / 2, -wide / 2 + thin), (-deep / 2, deep / 2), (0, high), board, 0)
        box('side', (wide / 2 - thin, wide / 2), (-deep / 2, deep / 2), (0, high), board, 0)
        box('under', (-wide / 2 + thin, wide / 2 - thin), (-deep / 2, deep / 2), (0, thin), inside, 0)
        box('over', (-wide / 2 + thin, wide / 2 - thin), (-deep / 2, deep / 2), (high - thin, high), board, 0)
        box('bottom', (-wide / 2 + thin, wide / 2 - thin), (deep / 2 - thin, deep / 2), (thin, high - thin), inside, 0)
        for side, bend in ((-1, 28), (1, 62)):  # flaps at the mouth, as they fell open
            flap = box('flap', (-.19, 0), (-thin / 2, thin / 2), (.008, high - .008), board, 0)
            flap.location, flap.rotation_euler = (side * wide / 2, -deep / 2, 0), (0, 0, radians(bend if side < 0 else 180 - bend))
        flap = box('flap_top', (-wide / 2 + .01, wide / 2 - .01), (-.18, 0), (-thin / 2, thin / 2), board, 0)
        flap.location, flap.rotation_euler = (0, -deep / 2, high - thin / 2), (radians(24), 0, 0)
        flap = box('flap_low', (-wide / 2 + .01, wide / 2 - .01), (-.18, 0), (0, thin), inside, 0)
        flap.location = (0, -deep / 2, 0)
        block('tape', (0, 0, high - .0005), (.05, deep, .0016), material('tape', '#c9a878', rough=.35), 0)
    root.location, root.rotation_euler, root.scale = (x, y, 0), (0, 0, radians(-38)), (.84, .84, .84)
    put(prototype('spilled', lambda: carton(.22, .16, .12, '#efece4', 1)), (x + .29, y - .27), 21)


def lights(evening, daylight):
    lamp = glow('high_bay', '#fff6e8', 9)
    for y in range(-9, 23, 4):
        block('high_bay', (0, y, ROOF - .75), (.45, 1.2, .06), lamp, .01)
        block('high_bay', (-5, y, ROOF - .75), (.45, 1.2, .06), lamp, .01)
        block('high_bay', (5, y, ROOF - .75), (.45, 1.2, .06), lamp, .01)
    soft('roof_line', (0, 5, ROOF - .8), (0, 5, 0), (1.6, 32), 1500 if not evening else 1000, (1, .96, .9))
    soft('roof_left', (-5, 5, ROOF - .8), (-5, 5, 0), (1.6, 30), 500, (1, .96, .9))
    soft('roof_right', (5, 5, ROOF - .8), (5, 5, 0), (1.6, 30), 500, (1, .96, .9))
    soft('door', (0, 22.9, 1.2), (0, 0, .8), (3.8, 2.2), 60 if evening else 420, SKY if evening else (1, .95, .87))
    sun((.3, .25, -.9), 9, daylight)
    sky(.10, 3.2 if not evening else .3)
