"""T5: the open one. Four wide trays in a hoop of white tube, seen through from every side."""
from mathutils import Vector

from kit.backs import back_window, status_screen
from kit.base import deck_shell, drive_base
from kit.curves import fillet, smooth_path, squircle
from kit.meshes import assembly, place, rod, slab, stack, tube, turned
from kit.parts import depth_camera, emergency_stop, face_visor, sensor_window, tray
from kit.tableware import bowl, ceramic, cubes, cup, discs, food, glass, lidded_pot, noodles, plate, rings, slices, used_bowls, used_plates

WIDTH, DEPTH = .53, .53
TRAYS = (.385, .575, .765, .955)
POST_X, POST_Y = .207, .172
HEAD = Vector((0, .062, 1.205))
HEAD_TILT = (74, 0, 0)
ORANGE, BERRY, GREEN_TEA = '#f0b45a', '#c94a3c', '#a9b95c'


def build(palette, face='face-t5.png', dishes=True):
    """dishes: served, or 'cleared' from the tables, or none."""
    with assembly('T5') as root:
        plan = drive_base(palette, WIDTH, DEPTH, 3.5, 'T5')
        deck_shell(palette, plan)
        depth_camera(palette, (0, -DEPTH / 2 + .0006, .234))
        _hoop(palette)
        for z in TRAYS:
            tray(palette, .462, .430, z, y=-.035)
            _clamps(palette, z)
        _head(palette, face)
        emergency_stop(palette, (.16, .244, .262), (-69, 0, 0))
        if dishes == 'cleared':
            _cleared()
        elif dishes:
            _dishes()
    return root


def _hoop(palette):
    half = [(-POST_X, POST_Y, .24), (-POST_X, POST_Y + .002, .50), (-POST_X, POST_Y + .004, .80), (-POST_X + .003, POST_Y + .002, 1.05),
            (-POST_X + .022, POST_Y - .006, 1.185), (-.128, POST_Y - .016, 1.282), (-.05, POST_Y - .020, 1.308)]
    mirrored = [(-x, y, z) for x, y, z in reversed(half)]
    tube('hoop', smooth_path(half + mirrored, 9), .0205, palette.white, 28)
    for side in (-1, 1):
        foot = slab('hoop_foot', .066, .066, .016, .03, palette.dark, .006, .002)
        place(foot, (side * POST_X * .985, POST_Y - .004, .270))


def _clamps(palette, z):
    """Charcoal collars that grip the posts and reach under the tray."""
    for side in (-1, 1):
        place(slab('clamp', .056, .058, .030, .026, palette.dark, .005, .005), (side * POST_X, POST_Y + .001, z - .006))
        arm = slab('clamp_arm', .040, .13, .016, .010, palette.dark, .004, .004)
        place(arm, (side * (POST_X - .020), POST_Y - .055, z - .007), (0, 0, side * 16))


def _head(palette, face):
    """A wide, low pod that hangs inside the hoop."""
    width, height = .372, .168

    def on_head(x, y, z):
        return HEAD + turned((x, y, z), HEAD_TILT)

    place(stack('head', squircle(width, height, 3.6, 128), fillet(.062, .012, .030, 12), palette.white), on_head(0, 0, -.062), HEAD_TILT)
    face_visor(palette, width - .016, height - .016, 3.7, face, HEAD, HEAD_TILT)
    sensor_window(palette, .046, .010, on_head(0, .062, .0032), HEAD_TILT, [(-.013, .003), (.013, .003)], depth=.0014)
    back_window(palette, squircle(.19, .066, 3.2, 96), on_head(0, 0, -.062), HEAD_TILT)
    status_screen(palette, 'status-wide.png', (.128, .040), on_head(0, 0, -.062), HEAD_TILT[0] - 90)
    for side in (-1, 1):
        rod('head_arm', on_head(side * .13, .01, -.045), (side * (POST_X - .016), POST_Y - .006, 1.20), .012, palette.dark)


def _dishes():
    mats = [z + .0155 for z in TRAYS]
    lidded_pot((-.09, -.06, mats[3]))
    bowl((.10, -.11, mats[3]), .055, .045, filling=food('rice', '#f3ead6', .6), heap=.020)
    bowl((.10, .03, mats[3]), .046, .032, filling=food('kimchi', '#b5301c'), heap=.012)
    slices((.10, .03, mats[3] + .030), .032, ('#c23a22', '#e8c9a4', '#a82a18'), 9, .011)
    plate((-.08, -.07, mats[2]), .11)
    discs((-.08, -.07, mats[2] + .010), .062, ('#c99a3e', '#a89a45'), 8, .031)
    cup((.13, -.10, mats[2]), tint='#5f7f78')
    cup((.09, .02, mats[2]), tint='#5f7f78')
    bowl((-.10, -.10, mats[1]), .07, .05, ceramic('#cfd8d4'), food('soup-clear', '#d9b36a', .1, chunky=False))
    cubes((-.10, -.10, mats[1] + .042), .040, '#f6efdf', 6, .017)
    rings((-.10, -.10, mats[1] + .045), .052, ('#6ea348', '#8fbb5a', '#cc2b1d'), 14, .007)
    bowl((.08, -.02, mats[1]), .07, .05, ceramic('#cfd8d4'), food('namul', '#3f6d2b', .5))
    noodles((.08, -.02, mats[1] + .038), .055, '#4f7d35', 20, .0024)
    for x, y, drink in ((-.14, -.14, ORANGE), (-.05, -.15, BERRY), (.04, -.15, ORANGE), (.13, -.12, GREEN_TEA), (-.07, -.04, GREEN_TEA), (.04, -.03, BERRY)):
        glass((x, y, mats[0]), .030, .105, drink)


def _cleared():
    """What guests have left, put together as it comes."""
    mats = [z + .0155 for z in TRAYS]
    pale, dark, green = ceramic('#e4e0d6'), ceramic('#3a3632'), ceramic('#b9c9c0')
    red, brown, light = ('#b4421f', '#e8d9b8', '#8a4a26', '#6ea348'), ('#8a5a2a', '#6b3a20', '#d9a94e', '#4f7d35'), ('#d8b878', '#efe2c4', '#c23a22', '#5d8f3a')
    used_plates((-.085, -.09, mats[3]), 6, .118, (pale, green, pale), brown, 1, 24)
    used_bowls((.125, -.12, mats[3]), 3, .068, .052, dark, red, 2, -28)
    used_bowls((.10, .04, mats[3]), 2, .060, .046, pale, light, 3)
    used_bowls((-.12, -.12, mats[2]), 4, .070, .054, pale, red, 4, 205)
    used_bowls((.03, -.15, mats[2]), 2, .060, .046, green, light, 5)
    used_plates((.10, -.02, mats[2]), 5, .100, (green, pale), brown, 6, 160)
    used_plates((.07, -.10, mats[1]), 7, .118, (pale, pale, green), light, 7, -15)
    used_bowls((-.135, -.10, mats[1]), 3, .062, .048, dark, brown, 8, 220)
    for x, y, tint in ((-.15, -.15, '#5f7f78'), (-.06, -.17, '#e4e0d6'), (.03, -.16, '#5f7f78'), (.12, -.15, '#8a6a52'), (-.10, -.05, '#e4e0d6'), (.0, -.05, '#5f7f78')):
        cup((x, y, mats[0]), .034, .085, tint, '#5a3418')
