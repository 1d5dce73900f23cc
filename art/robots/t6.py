"""T6: the light, round one. Round trays on a single column, a disc for a face with a halo behind it."""
from mathutils import Vector

from kit import brand
from kit.backs import status_screen
from kit.base import deck_shell, drive_base
from kit.curves import fillet, rounded_rect, smooth_path, smooth_step, squircle
from kit.meshes import assembly, lathe, place, slab, stack, sweep_yz, turned, words
from kit.parts import depth_camera, emergency_stop, face_visor, sensor_window, tray
from kit.tableware import ade, bowl, ceramic, cubes, cup, food, glass, iced, iced_latte, latte, leaf_heap, macarons, noodles, pancakes, plate, rings, tomatoes

DIAMETER = .50
TRAYS = (.372, .548, .724, .900)
COLUMN = [(.150, .215), (.168, .42), (.172, .70), (.158, .92), (.118, 1.055), (.075, 1.115)]
HEAD = Vector((0, .030, 1.128))
HEAD_TILT = (70, 0, 0)


def build(palette, face='face-t6.png', dishes=True):
    """dishes: a meal, or 'full' for a table of four, or none."""
    with assembly('T6') as root:
        plan = drive_base(palette, DIAMETER, DIAMETER, 2.15, 'T6')
        deck_shell(palette, plan)
        depth_camera(palette, (0, -DIAMETER / 2 - .001, .234))
        _column(palette)
        for z in TRAYS:
            tray(palette, .425, .425, z, y=-.030, exponent=2.12)
            fin = slab('tray_fin', .11, .17, .020, .045, palette.white, .006, .008)
            place(fin, (0, .085, z - .016))
        _head(palette, face)
        emergency_stop(palette, (0, .203, .335), (-86, 0, 0))
        status_screen(palette, 'status-tall.png', (.060, .090), Vector((0, .1932, .904)), 7.2)
        if dishes == 'full':
            _full()
        elif dishes:
            _dishes()
    return root


def _column(palette):
    path = smooth_path(COLUMN, 14)

    def section(t):
        width = .165 - .055 * smooth_step((t - .6) / .35) + .06 * (1 - smooth_step(t / .12))
        return rounded_rect(width, .066, .031, 10)

    def inlay(t):
        width = .095 - .045 * smooth_step((t - .6) / .35)
        return [(width / 2, -.032), (width / 2, -.0335), (-width / 2, -.0335), (-width / 2, -.032)]

    sweep_yz('column', path, section, palette.white)
    sweep_yz('column_inlay', path, inlay, palette.dark, smooth=False)
    words(brand.NAME, .030, palette.print, (0, .2056, .68), (90, -90, 180), track=1.1)


def _head(palette, face):
    """A lens-shaped disc; the thin halo stands clear of its rim."""
    radius = .138

    def on_head(x, y, z):
        return HEAD + turned((x, y, z), HEAD_TILT)

    bowl_back = [(.05, -.062), (.080, -.058), (.112, -.044), (.131, -.024), (radius, -.006), (radius - .001, -.001), (radius - .004, .0015), (radius - .010, .002)]
    place(lathe('head', bowl_back, palette.white, 96), HEAD, HEAD_TILT)
    face_visor(palette, 2 * radius - .020, 2 * radius - .020, 2.0, face, on_head(0, 0, .001), HEAD_TILT)
    halo = [(radius + .0002, -.0105), (radius + .0022, -.0098), (radius + .0022, -.0072), (radius + .0002, -.0065)]
    place(lathe('halo', halo, palette.led, 96), HEAD, HEAD_TILT)
    sensor_window(palette, .040, .009, on_head(0, .103, .0042), HEAD_TILT, [(-.011, .0027), (.011, .0027)], depth=.0014)


def _dishes():
    mats = [z + .0155 for z in TRAYS]
    plate((-.03, -.06, mats[3]), .112, ceramic('#dfe6e2'))
    leaf_heap((-.03, -.06, mats[3] + .008), .062, ('#5d8f3a', '#a7bf5a', '#6f9a44'), 22, .052)
    tomatoes((-.03, -.06, mats[3] + .012), .05, 6, .012)
    cup((.12, -.10, mats[3]), tint='#d98f6a', drink='#5b3a1c')
    bowl((-.085, -.06, mats[2]), .074, .052, filling=food('pasta', '#d9a94e', .4))
    noodles((-.085, -.06, mats[2] + .040), .060, '#e8c06a', 24)
    tomatoes((-.085, -.06, mats[2] + .052), .026, 4, .009)
    bowl((.085, -.07, mats[2]), .06, .045, filling=food('soup-red', '#b84a22', .1, chunky=False))
    cubes((.085, -.07, mats[2] + .037), .034, '#f6efdf', 5, .015)
    rings((.085, -.07, mats[2] + .039), .042, ('#6ea348', '#8fbb5a'), 11, .006)
    cup((.02, -.17, mats[1]), tint='#5f7f78')
    cup((-.11, -.09, mats[1]), tint='#5f7f78')
    cup((.12, -.06, mats[1]), tint='#5f7f78')
    glass((-.07, -.13, mats[0]), .031, .11, drink='#f0b45a')
    glass((.06, -.14, mats[0]), .031, .11, drink='#c94a3c')
    glass((.0, -.05, mats[0]), .031, .11, drink='#a9b95c')


def _full():
    """What four have ordered, a kind on each tray: salad, pasta and soup, something sweet, cold drinks."""
    mats = [z + .0155 for z in TRAYS]
    plate((-.045, -.070, mats[3]), .112, ceramic('#dfe6e2'))
    leaf_heap((-.045, -.070, mats[3] + .008), .062, ('#5d8f3a', '#a7bf5a', '#6f9a44'), 26, .050)
    tomatoes((-.045, -.070, mats[3] + .014), .05, 7, .012)
    latte((.112, -.075, mats[3]), .036, .050, '#d98f6a')
    bowl((-.092, -.065, mats[2]), .078, .052, filling=food('pasta', '#d9a94e', .4))
    noodles((-.092, -.065, mats[2] + .040), .064, '#e8c06a', 30)
    tomatoes((-.092, -.065, mats[2] + .054), .030, 5, .010)
    bowl((.082, -.092, mats[2]), .068, .048, filling=food('soup-red', '#b84a22', .1, chunky=False))
    cubes((.082, -.092, mats[2] + .040), .038, '#f6efdf', 6, .016)
    rings((.082, -.092, mats[2] + .042), .048, ('#6ea348', '#8fbb5a'), 12, .006)
    plate((-.060, -.080, mats[1]), .100, ceramic('#cfd8d4'))
    pancakes((-.060, -.080, mats[1] + .008), .060, 3)
    plate((.098, -.090, mats[1]), .060)
    macarons((.098, -.090, mats[1] + .009), ('#e79aa6', '#a9c48a', '#e8c77a'), .019)
    iced_latte((-.112, -.085, mats[0]), height=.108)
    ade((-.035, -.160, mats[0]), '#f0992c', '#2f8f7f', height=.100)
    iced((.048, -.155, mats[0]), '#9fb86a', '#f4f1ea', height=.100)
    ade((.118, -.095, mats[0]), '#d9403f', '#f4f1ea', height=.100)
