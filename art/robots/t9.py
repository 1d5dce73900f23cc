"""T9: the big one. A portal with four wide floors for heavy dishes, open to the front and to the back."""
from mathutils import Vector

from kit.backs import back_window, status_screen
from kit.base import deck_shell, drive_base
from kit.curves import fillet, portal_path, rounded_rect, squircle
from kit.materials import material
from kit.meshes import assembly, make_object, place, slab, stack, sweep_xz, turned
from kit.parts import depth_camera, emergency_stop, face_visor, sensor_window, tray
from kit.tableware import bibimbap, bowl, ceramic, cubes, discs, food, glass, half_egg, iced, kettle, leaf_heap, lidded_pot, noodles, plate, rings, slices, steamer, tomatoes, used_bowls, used_plates

WIDTH, DEPTH = .59, .57
TRAYS = (.375, .570, .765, .960)
WALL = .275  # how far the portal's walls stand from the middle
HEAD = Vector((0, -.128, 1.236))
HEAD_TILT = (72, 0, 0)


def build(palette, face='face-t9.png', dishes=True):
    """dishes: served, or 'cleared' from the tables, or none."""
    with assembly('T9') as root:
        plan = drive_base(palette, WIDTH, DEPTH, 4.0, 'T9')
        deck_shell(palette, plan)
        depth_camera(palette, (0, -DEPTH / 2 + .0006, .234))
        _portal(palette)
        for z in TRAYS:
            tray(palette, .512, .480, z, rim=.024, exponent=4.4)
            _shelf_supports(palette, z)
        _head(palette, face)
        emergency_stop(palette, (.17, .270, .262), (-69, 0, 0))
        if dishes == 'cleared':
            _cleared()
        elif dishes:
            _dishes()
    return root


def _portal(palette):
    path = portal_path(2 * WALL - .030, .235, 1.270, .105)

    def outside(t):
        depth = .235 + .05 * abs(2 * t - 1) ** 3
        return rounded_rect(.036, depth, .017, 8)

    def inside(t):
        depth = .150 + .04 * abs(2 * t - 1) ** 3
        return [(-.0195, -depth / 2), (-.0195, depth / 2), (-.017, depth / 2), (-.017, -depth / 2)]

    sweep_xz('portal', path, outside, palette.white)
    sweep_xz('portal_lining', path, inside, palette.dark, smooth=False)
    for side in (-1, 1):
        place(slab('side_strip', .46, .052, .003, .025, palette.dark, .001, .0003), (side * (WALL + .0028), 0, .80), (90, 90, side * 90))
        place(slab('side_light', .30, .0034, .0012, .0016, palette.led_soft, .0005, .0002), (side * (WALL + .0055), 0, .80), (90, 90, side * 90))
    for side in (-1, 1):  # toothed rails: the floors can be hung higher or lower
        for y in (-.045, .045):
            place(slab('rail', .018, .75, .003, .004, palette.alu, .001, .0003), (side * (WALL - .0365), y, .72), (90, 0, side * 90))
            _rail_slots(palette, side * (WALL - .0370), y)


def _rail_slots(palette, x, y):
    """Flat dark plates in one mesh: true slots would cost geometry nobody sees."""
    vertices, faces = [], []
    for step in range(24):
        z, start = .385 + step * .029, len(vertices)
        vertices += [(x, y - .004, z - .0055), (x, y + .004, z - .0055), (x, y + .004, z + .0055), (x, y - .004, z + .0055)]
        faces.append((start, start + 1, start + 2, start + 3))
    make_object('rail_slots', vertices, faces, palette.gap, smooth=False)


def _shelf_supports(palette, z):
    for side in (-1, 1):
        beam = slab('shelf_beam', .028, .26, .020, .008, palette.alu, .004, .004)
        place(beam, (side * .232, 0, z - .017))


def _head(palette, face):
    """A wide pod across the top of the portal; its touch screen is the face."""
    width, height = .500, .172

    def on_head(x, y, z):
        return HEAD + turned((x, y, z), HEAD_TILT)

    place(stack('head', squircle(width, height, 4.4, 144), fillet(.060, .012, .030, 12), palette.white), on_head(0, 0, -.060), HEAD_TILT)
    face_visor(palette, width - .016, height - .016, 4.6, face, HEAD, HEAD_TILT)
    sensor_window(palette, .046, .010, on_head(0, .066, .0032), HEAD_TILT, [(-.013, .003), (.013, .003)], depth=.0014)
    back_window(palette, squircle(.30, .076, 3.6, 96), on_head(0, 0, -.060), HEAD_TILT)
    status_screen(palette, 'status-wide.png', (.160, .050), on_head(0, 0, -.060), HEAD_TILT[0] - 90)


def _dishes():
    """As much as a large family orders, to the rim of each tray."""
    mats = [z + .0155 for z in TRAYS]
    dark, celadon, cream, brass = ceramic('#3a3632'), ceramic('#cfd8d4'), ceramic('#e4e0d6'), material('brassware', '#d2a550', rough=.28, metal=1.)
    # stew in three stone pots, a kettle, rice and what goes with it
    for x, y in ((-.150, -.105), (.012, -.135), (-.06, .10)):
        lidded_pot((x, y, mats[3]), .084, .070)
        slices((x, y, mats[3] + .076), .042, ('#e8d2b0', '#c98f5c'), 5, .022)
    kettle((.165, -.060, mats[3]), -31)
    bowl((.160, -.178, mats[3]), .048, .038, brass, food('rice', '#f3ead6', .6), heap=.022)
    bowl((.12, .15, mats[3]), .052, .044, cream, food('rice', '#f3ead6', .6), heap=.020)
    # mixed rice in stone bowls, noodle soup
    bibimbap((-.150, -.115, mats[2]))
    bibimbap((.030, -.130, mats[2]))
    bowl((.172, -.055, mats[2]), .076, .060, celadon, food('soup-clear', '#d9b36a', .1, chunky=False))
    noodles((.172, -.055, mats[2] + .048), .058, '#f0dca8', 26)
    half_egg((.155, -.085, mats[2] + .066), (14, -12, 30))
    rings((.188, -.035, mats[2] + .066), .036, ('#6ea348', '#8fbb5a'), 10, .006)
    bowl((-.05, .09, mats[2]), .080, .060, cream, food('soup-red', '#b84a22', .1, chunky=False))
    cubes((-.05, .09, mats[2] + .051), .046, '#f6efdf', 6, .019)
    # platters, one over the other's rim
    plate((-.105, -.085, mats[1]), .138, dark)
    for lift, radius, count in ((.011, .086, 19), (.024, .060, 13), (.038, .030, 7)):
        slices((-.100, -.085, mats[1] + lift), radius, ('#9a5630', '#7c4120', '#b06a3c'), count, .040, count)
    leaf_heap((-.185, -.03, mats[1] + .012), .026, ('#6fa045', '#4a7d34'), 10, .042)
    plate((.130, -.135, mats[1]), .100, cream)
    for lift, turn in ((.009, 2), (.019, 7)):
        discs((.130, -.135, mats[1] + lift), .056, ('#c99a3e', '#a89a45', '#d0a548'), 7, .034, turn)
    steamer((.125, .075, mats[1]))
    # what comes in small bowls, and cold drinks
    for x, y, tint, heap in ((-.195, -.150, '#c9a24a', .014), (-.105, -.165, '#3f6d2b', .014), (-.150, -.070, '#b5301c', .016), (-.060, -.085, '#e6cf9a', .014), (-.015, -.165, '#7a3d1c', .014)):
        bowl((x, y, mats[0]), .046, .034, cream, food('banchan' + tint, tint), heap=heap)
    leaf_heap((-.105, -.165, mats[0] + .030), .022, ('#4a7d34', '#3f6d2b'), 9, .028)
    slices((-.150, -.070, mats[0] + .036), .030, ('#c23a22', '#e8c9a4', '#a82a18'), 10, .013)
    tomatoes((-.015, -.165, mats[0] + .030), .018, 4, .010)
    for x, y, drink, straw in ((.065, -.135, '#c94a3c', '#f4f1ea'), (.140, -.150, '#f0b45a', '#c0392b'), (.205, -.110, '#7a3f1c', '#f4f1ea'), (.110, -.065, '#a9b95c', '#3a7d5c'), (.185, -.035, '#c94a3c', '#f4f1ea'),
                               (.035, -.055, '#f0b45a', '#c0392b')):
        iced((x, y, mats[0]), drink, straw, .031, .094)  # its straw ends below the next tray


def _cleared():
    """What guests have left, put together as it comes."""
    mats = [z + .0155 for z in TRAYS]
    pale, dark, green = ceramic('#e4e0d6'), ceramic('#3a3632'), ceramic('#b9c9c0')
    red, brown, light = ('#b4421f', '#e8d9b8', '#8a4a26', '#6ea348'), ('#8a5a2a', '#6b3a20', '#d9a94e', '#4f7d35'), ('#d8b878', '#efe2c4', '#c23a22', '#5d8f3a')
    used_bowls((-.15, -.11, mats[3]), 3, .070, .056, pale, red, 1, 200)
    used_bowls((.01, -.13, mats[3]), 2, .062, .048, green, light, 2)
    used_bowls((.16, -.10, mats[3]), 4, .072, .058, dark, red, 3, -30)
    used_bowls((-.04, .06, mats[3]), 3, .066, .052, green, brown, 4)
    used_plates((-.11, -.09, mats[2]), 6, .125, (pale, green, pale), brown, 5, 25)
    used_bowls((.14, -.11, mats[2]), 2, .086, .064, dark, red, 6, 160)
    used_bowls((.10, .07, mats[2]), 3, .062, .050, pale, light, 7)
    used_plates((.10, -.09, mats[1]), 7, .130, (green, pale), light, 8, 150)
    used_bowls((-.16, -.12, mats[1]), 3, .058, .044, pale, brown, 9, 230)
    used_bowls((-.10, .06, mats[1]), 2, .080, .060, dark, red, 10)
    used_bowls((-.18, -.12, mats[0]), 4, .052, .040, green, red, 11)
    used_plates((-.03, -.10, mats[0]), 4, .095, (pale, pale, green), brown, 12, -20)
    for x, y, drink, level in ((.10, -.14, '#c94a3c', .25), (.17, -.16, '#7a3f1c', .18), (.21, -.09, '#f0b45a', .32), (.13, -.06, '#7a3f1c', .12)):
        glass((x, y, mats[0]), .031, .11, drink, level)
