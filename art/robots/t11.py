"""T11: the narrow one. It floats on six shock-absorbing rings and sees with five stereo cameras."""
from math import cos, exp, radians, sin

from mathutils import Vector

from kit import brand
from kit.backs import status_screen, vents
from kit.base import drive_base
from kit.curves import fillet, inset, round_in, round_out, rounded_rect, squircle
from kit.materials import beam, material, screen_material
from kit.meshes import assembly, lathe, make_object, place, slab, stack, surface_band, turned, words
from kit.studio import area
from kit.parts import CLEAR, emergency_stop, stereo_camera, tray
from kit.tableware import bowl, broccoli, ceramic, cubes, cup, food, glass, half_egg, iced, leaf_heap, noodles, plate, rings, slices, tomatoes

WIDTH, DEPTH = .37, .44
RINGS = 6
RING_HEIGHT = .0185
FLOAT_FROM = .199
FLOAT_TO = FLOAT_FROM + RINGS * RING_HEIGHT
TRAYS = (.430, .635, .840)
HEAD_FROM, HEAD_TO = 1.010, 1.215
EYES = (  # where each of its stereo cameras sits, how it is turned, how wide it is
    ((0, -DEPTH / 2 - .001, FLOAT_TO + .024), (90, 0, 0), .084),
    ((0, -.0905, HEAD_FROM + .1905), (45, 0, 0), .070),
    ((-.1705, .055, HEAD_FROM + .090), (90, 0, -90), .070),
    ((.1705, .055, HEAD_FROM + .090), (90, 0, 90), .070),
    ((0, .1885, HEAD_FROM + .100), (90, 0, 180), .084),
)


def build(palette, face='face-t11.png', dishes=True, scan=False, watching=False, apart=False):
    """dishes: served, or 'full' for one that is to be seen from far, or none; scan lights the tray sensors, and the trays around what they see; watching: what its cameras see hangs in the air as light; apart opens the absorber's rings and gives the cameras their housings."""
    with assembly('T11') as root:
        plan = drive_base(palette, WIDTH, DEPTH, 3.4, 'T11')
        _shock_absorber(palette, plan, apart)
        _deck(palette, plan)
        _tower(palette)
        for z in TRAYS:
            tray(palette, .335, .350, z, y=-.035, exponent=3.3)
            place(slab('tray_arm', .20, .20, .018, .03, palette.dark, .005, .006), (0, .065, z - .015))
        _head(palette, face)
        for z, y in zip((*TRAYS[1:], HEAD_FROM), (-.115, -.115, -.055)):
            _tray_sensor(palette, y, z, scan)
        emergency_stop(palette, (0, .189, .45), (-90, 0, 0))
        status_screen(palette, 'status-wide.png', (.128, .040), Vector((0, .189, 1.030)))
        for eye in EYES:
            stereo_camera(palette, *eye, housing=apart)
        if watching:
            _views()
        if scan:
            _noticed(palette)
        elif dishes == 'full':
            _meal()
            _drinks()
        elif dishes:
            _dishes()
    return root


def _shock_absorber(palette, plan, apart):
    """Six soft rings with a bright metal washer between each two, so that one can count them."""
    collar = [(.05, .186), (.006, .186)] + round_out((.004, .186), (0, .190), 4) + round_in((0, .194), (.005, .199), 4) + [(.05, .199)]
    stack('collar', plan, collar, palette.white)
    stack('absorber_core', plan, [(.060, FLOAT_FROM - .004), (.046, FLOAT_FROM), (.046, FLOAT_TO), (.060, FLOAT_TO + .004)], palette.gap)
    soft = material('absorber_ring', '#34393d', rough=.5, spec=.4)
    for ring in range(RINGS):
        z = FLOAT_FROM + ring * RING_HEIGHT
        height = RING_HEIGHT - .0042
        bulge = [(.036, z)] + round_out((.030, z), (.020, z + height / 2), 6) + round_in((.020, z + height / 2), (.030, z + height), 6) + [(.036, z + height)]
        _ring('absorber_ring', plan, bulge, soft, apart)
        washer = [(.046, z + height), (.0165, z + height), (.0150, z + height + .0010), (.0150, z + height + .0032), (.0165, z + RING_HEIGHT), (.046, z + RING_HEIGHT)]
        _ring('absorber_washer', plan, washer, palette.accent if ring == 2 else palette.alu, apart)


def _ring(name, plan, profile, surface, apart):
    """A disc where nobody looks into it, else a ring with a wall inside."""
    if not apart:
        return stack(name, plan, profile, surface)
    inside = [(.072, profile[0][1]), *profile, (.072, profile[-1][1]), (.072, profile[0][1])]
    return stack(name, plan, inside, surface, cap_start=False, cap_end=False)


def _deck(palette, plan):
    z = FLOAT_TO
    shell = ([(.03, z), (.008, z)] + round_out((.006, z), (0, z + .006), 5) + [(0, z + .035)]
             + round_in((.002, z + .040), (.026, z + .062), 10) + [(.034, z + .0622)])
    stack('deck_shell', plan, shell, palette.white)
    stack('deck_mat', inset(plan, .040), fillet(.004, .0015, .0005, 3, base=z + .0606), palette.mat)
    vents(palette, lambda z: plan, z + .022)


def _tower(palette):
    """A straight back wall between two rounded edges; narrow enough for an aisle of 49 cm."""
    plan = rounded_rect(.288, .058, .028, 10)
    place(stack('tower', plan, fillet(HEAD_TO - .06 - FLOAT_TO, .012, .004, 6), palette.white), (0, .160, FLOAT_TO + .02))
    lining = slab('tower_lining', .236, HEAD_FROM - FLOAT_TO - .10, .003, .012, palette.dark, .001, .0003)
    place(lining, (0, .1308, (HEAD_FROM + FLOAT_TO) / 2 + .03), (90, 0, 0))
    back = slab('tower_back', .172, .42, .003, .022, palette.dark, .001, .0003)
    place(back, (0, .1880, .745), (90, 0, 180))
    words(brand.NAME, .032, palette.white, (0, .1912, .745), (90, -90, 180), track=1.1)


def _tray_sensor(palette, y, z, scan):
    """A bar under the floor above: it watches the tray beneath."""
    place(slab('tray_sensor', .15, .026, .010, .012, palette.dark, .002, .003), (0, y, z - .010))
    eye = palette.led if scan else palette.led_soft
    if scan:
        area('tray_scan', (0, y, z - .016), (0, y + .03, z - .2), (.10, .02), .12, (.25, 1, .9), spread=110)
    place(slab('tray_sensor_light', .09 if scan else .05, .006, .002, .0028, eye, .0005, .0005), (0, y, z - .0115))


def _head(palette, face):
    """A drum with a wrap-around visor, as narrow as the body."""
    outline, middle = squircle(.345, .284, 2.7, 128), .037
    profile = ([(.03, 0)] + round_out((.026, 0), (0, .026), 10) + round_in((0, .158), (.047, .205), 14) + [(.055, .205)])
    place(stack('head', outline, profile, palette.white), (0, middle, HEAD_FROM))

    def ring(z):
        return [(x, y + middle) for x, y in outline]

    low, high = HEAD_FROM + .030, HEAD_FROM + .150
    surface_band('visor', ring, (low, high), (-.172, .172), .050, palette.glass, lift=.0012, rows=10)
    surface_band('face', ring, (low + .003, high - .003), (-.115, .115), .002, screen_material(face, 1.9 * palette.light), lift=.0012 + CLEAR, picture=True)
    cap = squircle(.20, .16, 2.6, 96)
    place(stack('head_cap', cap, fillet(.004, .0025, .0005, 5), palette.dark), (0, middle, HEAD_TO - .0005))


def _dishes():
    mats = [z + .0155 for z in TRAYS]
    plate((-.03, -.06, mats[2]), .105, ceramic('#dfe6e2'))
    slices((-.05, -.05, mats[2] + .010), .042, ('#5d2d17', '#6b3519'), 8, .030)
    slices((.005, -.105, mats[2] + .010), .020, ('#d9a94e', ), 5, .019, 3)
    for turn, (x, y) in enumerate(((.025, -.04), (.035, -.07), (.01, -.02))):
        broccoli((x, y, mats[2] + .009), .018, turn)
    cup((.11, -.12, mats[2]), tint='#e8e4da')
    bowl((-.07, -.05, mats[1]), .06, .046, filling=food('rice', '#f3ead6', .6), heap=.022)
    bowl((.07, -.09, mats[1]), .062, .048, ceramic('#cfd8d4'), food('soup-red', '#b84a22', .1, chunky=False))
    glass((-.07, -.09, mats[0]), .030, .112)
    glass((.02, -.13, mats[0]), .030, .112, drink='#e9a54a')
    glass((.09, -.07, mats[0]), .030, .112)


def _meal():
    """A plate and a drink, noodles and soup, on the two upper trays."""
    middle, top = (z + .0155 for z in TRAYS[1:])
    plate((-.045, -.045, top), .092, ceramic('#e4e0d6'))
    noodles((-.045, -.045, top + .008), .062, '#eec06a', 30, .0028)
    tomatoes((-.045, -.045, top + .020), .038, 5, .010)
    leaf_heap((-.045, -.045, top + .031), .010, ('#4a7d34', '#6fa045'), 4, .020)
    iced((.096, -.108, top), '#f0992c', '#f4f1ea', height=.095)
    bowl((-.068, -.050, middle), .068, .052, filling=food('broth', '#c98a3c', .1, chunky=False))
    noodles((-.068, -.050, middle + .036), .050, '#f0dca8', 26, .0026)
    half_egg((-.085, -.075, middle + .050), (14, -8, 30), .016)
    rings((-.052, -.040, middle + .050), .024, ('#6ea348', '#8fbb5a'), 9, .006)
    bowl((.080, -.085, middle), .058, .046, ceramic('#cfd8d4'), food('soup', '#b84a22', .1, chunky=False))
    cubes((.080, -.085, middle + .038), .034, '#f3ead6', 5, .014)
    rings((.080, -.085, middle + .040), .038, ('#6ea348', '#8fbb5a', '#cc2b1d'), 9, .006)


def _drinks():
    """Cold ones on the lowest tray, each of another colour."""
    low = TRAYS[0] + .0155
    for x, y, drink, straw in ((-.095, -.060, '#7a3f1c', '#f4f1ea'), (-.030, -.130, '#f0992c', '#2f8f7f'), (.040, -.060, '#9fb86a', '#f4f1ea'), (.100, -.115, '#d9503f', '#2f8f7f')):
        iced((x, y, low), drink, straw, height=.105)


def _noticed(palette):
    """The meal, each dish in a ring of light, which says that it was seen."""
    _meal()
    middle, top = (z + .0155 for z in TRAYS[1:])
    for x, y, z, radius in ((-.045, -.045, top, .100), (.096, -.108, top, .041), (-.068, -.050, middle, .076), (.080, -.085, middle, .066)):
        ring = [(radius - .0016, .0004), (radius - .0016, .0009), (radius + .0016, .0009), (radius + .0016, .0004)]
        place(lathe('noticed', ring, palette.led, 96, False), (x, y, z))


WAVES = ((.16, .95), (.40, .72), (.64, .46), (.88, .24))  # how far out in a camera's view an arc lies, and how dense it is


def _views(reach=.80, half=radians(27), pitches=(-14, -9.5, -5, 0, 5, 9.5, 14), bands=20, steps=24):
    """Before each camera a cone of sheets that begins at its lenses; it is thickest along the way it looks, where arcs run out, and fades out on all sides."""
    for pitch in pitches:
        share = exp(-(pitch / 10) ** 2) / sum(exp(-(other / 10) ** 2) for other in pitches)
        if pitch:
            colour = beam(f'view_{pitch}', [full ** share for full in (.18, .79, .72)])
        else:  # the way it looks: arcs that run out, each fainter than the one before
            colour = beam('view', (.02, .55, .47), WAVES, veil=.2)
        for at, degrees, width in EYES:
            rim = []
            for band in range(bands + 1):
                for k in range(steps + 1):
                    aside, out = 2 * k / steps - 1, reach * band / bands
                    spot = (.36 * width * aside + out * sin(half * aside), out * sin(radians(pitch)), .005 + out * cos(half * aside))
                    rim.append(Vector(at) + turned(spot, degrees))
            faces = [(b * (steps + 1) + k, b * (steps + 1) + k + 1, (b + 1) * (steps + 1) + k + 1, (b + 1) * (steps + 1) + k)
                     for b in range(bands) for k in range(steps)]
            sheet = make_object('view', rim, faces, colour, smooth=False)
            layer = sheet.data.uv_layers.new(name='UVMap')
            for loop in sheet.data.loops:
                band, k = divmod(loop.vertex_index, steps + 1)
                layer.data[loop.index].uv = (k / steps, band / bands)
            sheet.visible_shadow = sheet.visible_diffuse = sheet.visible_glossy = False
