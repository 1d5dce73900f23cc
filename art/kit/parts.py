"""Parts that robots share: trays, wheels, sensors, screens, buttons."""
from math import cos, pi, sin

from mathutils import Vector

from kit.curves import fillet, inset, round_in, round_out, squircle
from kit.materials import screen_material
from kit.meshes import lathe, make_object, panel, place, slab, stack, turned


CLEAR = .0008  # metres from a lit picture to its glass: nearer, the two flicker in a browser


def tray(palette, width, depth, z, y=0., rim=.02, floor=.012, exponent=3.6, led=True, mat=None):
    """A serving tray with a rolled rim and a silicone mat; its mat lies at z + floor + 3.5 mm."""
    plan = squircle(width, depth, exponent, 96)
    top = floor + rim
    profile = ([(.03, 0), (.022, 0)] + round_out((.022, 0), (0, .014))
               + round_in((0, top - .0035), (.0035, top), 5)
               + round_out((.0042, top), (.0075, top - .0035), 5)
               + [(.0085 + .006 * (1 - cos(pi / 2 * i / 6)), floor + .006 * (1 - sin(pi / 2 * i / 6))) for i in range(7)]
               + [(.022, floor)])
    place(stack('tray', plan, profile, palette.white), (0, y, z))
    place(stack('tray_mat', inset(plan, .019), fillet(.0035, .0012, .0005, 3), mat or palette.mat), (0, y, z + floor))
    if led:  # a short pick-up light on the front lip; a whole ring would look like a toy
        light = slab('tray_led', .062, .0036, .0014, .0017, palette.led_soft, .0006, .0002)
        place(light, (0, y - depth / 2 + .0003, z + floor + rim * .45), (90, 0, 0))
    return z + floor + .0035


def bracket(palette, x, y_from, y_to, z, width=.028, height=.016):
    """An aluminium arm under a tray, from the spine to under the tray's floor."""
    arm = slab('bracket', width, abs(y_to - y_from), height, .004, palette.alu, .003, .003)
    return place(arm, (x, (y_from + y_to) / 2, z - height))


def wheel(palette, radius, width, location, hub=True):
    half = width / 2
    edge = .006
    tyre = ([(radius * .55, -half), (radius * .9, -half)]
            + [(radius - edge + edge * sin(pi / 2 * i / 5), -half + edge - edge * cos(pi / 2 * i / 5)) for i in range(6)]
            + [(radius - edge + edge * cos(pi / 2 * i / 5), half - edge + edge * sin(pi / 2 * i / 5)) for i in range(6)]
            + [(radius * .9, half), (radius * .55, half)])
    place(lathe('tyre', tyre, palette.rubber, 48), location, (0, 90, 0))
    if hub:
        rim = [(radius * .2, -half - .001), (radius * .5, -half + .002), (radius * .56, -half + .004),
               (radius * .56, half - .004), (radius * .5, half - .002), (radius * .2, half + .001)]
        place(lathe('hub', rim, palette.alu, 48), location, (0, 90, 0))


def lens(palette, location, degrees, radius):
    """One camera eye: dark glass dome in a thin metal ring; local +z looks out."""
    glass = [(radius, 0), (radius, .001), (radius * .86, .0016), (radius * .8, .0006), (.00001, .0002)]
    place(lathe('lens', glass, palette.lens, 32), Vector(location), degrees)
    ring = [(radius * 1.18, -.0002), (radius * 1.18, .0007), (radius, .001)]
    place(lathe('lens_ring', ring, palette.alu, 32), Vector(location), degrees)


def sensor_window(palette, width, height, location, degrees, lenses=(), depth=.004, material=None):
    """A dark pill-shaped window with camera lenses [(x, radius)]; local +z looks out."""
    window = slab('sensor_window', width, height, depth, height / 2 - .0005, material or palette.glass, .0012, .0004)
    place(window, location, degrees)
    for x, radius in lenses:
        lens(palette, Vector(location) + turned((x, 0, depth - .0004), degrees), degrees, radius)


DEPTH_CAMERA = [(-.033, .0066), (.033, .0066), (-.008, .0032), (.010, .0022)]


def depth_camera(palette, location, degrees=(90, 0, 0)):
    sensor_window(palette, .100, .022, location, degrees, DEPTH_CAMERA)


def stereo_camera(palette, location, degrees=(90, 0, 0), width=.084, housing=False):
    """Two equal eyes side by side: sees depth as people do. housing: what is behind the shell, for who takes it out."""
    if housing:
        body = slab('sensor_housing', width + .006, .030, .024, .013, palette.white, .003, .006)
        place(body, Vector(location) - turned((0, 0, .0235), degrees), degrees)
    sensor_window(palette, width, .024, location, degrees, [(-width * .29, .0078), (width * .29, .0078), (0, .0024)])


def screen(palette, width, height, radius, image, location, degrees, strength=2.4, bezel=.012, thickness=.008):
    """A dark glass slab with a lit picture; local +z looks out, +y is up."""
    glass = slab('screen_glass', width + 2 * bezel, height + 2 * bezel, thickness, radius + bezel * .6, palette.glass,
                 .0022, .0005)
    place(glass, location, degrees)
    lit = panel('screen_picture', width, height, radius, screen_material(image, strength * palette.light))
    place(lit, Vector(location) + turned((0, 0, thickness + CLEAR), degrees), degrees)


def emergency_stop(palette, location, degrees):
    place(lathe('stop_base', [(.017, 0), (.017, .004), (.015, .006)], palette.yellow, 32), location, degrees)
    button = [(.008, 0), (.008, .008), (.0125, .009), (.0132, .012), (.012, .0155), (.008, .017), (.00001, .0175)]
    place(lathe('stop_button', button, palette.red, 32), Vector(location) + turned((0, 0, .005), degrees), degrees)


def face_visor(palette, width, height, exponent, image, location, degrees, strength=1.9):
    """Dark glass that is a face: the picture covers all of the glass, so that no edge of it shows."""
    outline = squircle(width, height, exponent, 128)
    place(stack('visor_gap', inset(outline, -.0015), [(0, -.002), (0, .0004), (.002, .0004)], palette.gap), location, degrees)
    glass = stack('visor', outline, fillet(.0048, .003, .0005, 6), palette.glass)
    place(glass, Vector(location) + turned((0, 0, -.0010 - CLEAR), degrees), degrees)
    lit = inset(outline, .0031)
    count = len(lit)
    picture = make_object('face', [(x, y, 0) for x, y in lit] + [(0, 0, 0)],
                          [(i, (i + 1) % count, count) for i in range(count)],
                          screen_material(image, strength * palette.light), smooth=False,
                          uv=lambda v: (v.x / width + .5, v.y / height + .5))
    place(picture, Vector(location) + turned((0, 0, .0038), degrees), degrees)
