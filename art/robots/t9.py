"""T9: the big one. A portal with four wide floors for heavy dishes, open to the front and to the back."""
from mathutils import Vector

from kit.backs import back_window, status_screen
from kit.base import deck_shell, drive_base
from kit.curves import fillet, portal_path, rounded_rect, squircle
from kit.meshes import assembly, make_object, place, slab, stack, sweep_xz, turned
from kit.parts import depth_camera, emergency_stop, face_visor, sensor_window, tray
from kit.tableware import bibimbap, bowl, ceramic, cup, food, glass, leaf_heap, lidded_pot, plate, slices

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
    mats = [z + .0155 for z in TRAYS]
    lidded_pot((-.14, -.10, mats[3] + 0), .078, .060)
    bowl((.02, -.12, mats[3]), .055, .045, filling=food('rice', '#f3ead6', .6), heap=.020)
    bowl((.15, -.10, mats[3]), .07, .05, ceramic('#cfd8d4'), food('soup-clear', '#d9b36a', .1, chunky=False))
    bibimbap((-.13, -.09, mats[2]))
    bibimbap((.06, -.11, mats[2]))
    bowl((.19, -.04, mats[2]), .042, .032, filling=food('kimchi', '#b5301c'), heap=.012)
    plate((-.10, -.08, mats[1]), .13, ceramic('#e4e0d6'))
    slices((-.10, -.08, mats[1] + .011), .070, ('#6a3216', '#5a2a14', '#7a3d1c'), 13, .040)
    plate((.15, -.09, mats[1]), .085)
    leaf_heap((.15, -.09, mats[1] + .008), .045, ('#6fa045', '#4a7d34'), 15, .050)
    for x, y in ((-.18, -.12), (-.09, -.14), (.0, -.12)):
        bowl((x, y, mats[0]), .045, .034, ceramic('#dcd3c0'), food('banchan' + str(x), {-.18: '#c9a24a', -.09: '#3f6d2b', .0: '#b5301c'}[x]), heap=.010)
    glass((.11, -.12, mats[0]), .031, .11)
    glass((.19, -.10, mats[0]), .031, .11)


def _cleared():
    """What guests have left, piled up by kind."""
    mats = [z + .0155 for z in TRAYS]
    pale, dark, green = ceramic('#e4e0d6'), ceramic('#3a3632'), ceramic('#cfd8d4')
    for level, x, y, count, radius, height, glaze in (
            (3, -.15, -.10, 5, .066, .044, pale), (3, .0, -.11, 2, .058, .042, green), (3, .15, -.09, 4, .066, .044, pale),
            (2, .13, -.09, 3, .088, .058, dark), (1, .16, -.11, 5, .055, .036, green), (0, -.17, -.10, 5, .050, .034, green), (0, -.03, -.12, 4, .050, .034, pale)):
        for i in range(count):
            bowl((x + .003 * (i % 2), y, mats[level] + i * .0155), radius, height, glaze)
    for level, x, y, count, radius, glaze in ((2, -.10, -.08, 7, .125, green), (1, -.09, -.08, 8, .13, pale)):
        for i in range(count):
            plate((x + .004 * (i % 3 - 1), y, mats[level] + i * .0075), radius, glaze)
    for x, y in ((.10, -.13), (.18, -.09), (.11, -.03)):
        glass((x, y, mats[0]), .031, .11)
