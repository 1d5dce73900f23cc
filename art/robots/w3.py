"""W3: the hotel robot. A closed cabinet of 90 litres behind four doors."""
from math import radians

from kit.base import drive_base
from kit.curves import fillet, inset, round_in, round_out, squircle
from kit.materials import screen_material
from kit.meshes import assembly, place, slab, stack, surface_band, words
from kit.parts import charging_contacts, depth_camera, emergency_stop, grille, screen

WIDTH, DEPTH = .52, .52
LOWER, UPPER = (.262, .556), (.572, .866)
LEFT, RIGHT = (-.224, -.008), (.008, .224)


def build(palette, face='visor-w3.png', interface='interface-w3.png', ajar=False):
    """ajar opens the upper right door, seen from the robot's front, and shows what is delivered."""
    with assembly('W3') as root:
        plan = drive_base(palette, WIDTH, DEPTH, 3.3, 'W3')
        depth_camera(palette, (0, -DEPTH / 2 + .0046, .222))
        _cabinet(palette, plan)
        ring = lambda z: inset(plan, .004)
        number = 1
        for z_range in (UPPER, LOWER):
            for arc_range in (LEFT, RIGHT):
                _door(palette, ring, z_range, arc_range, str(number))
                number += 1
        surface_band('visor', ring, (.890, .992), (-.222, .222), .042, palette.glass, lift=.0016, rows=10)
        surface_band('face', ring, (.894, .988), (-.186, .186), .002, screen_material(face, 2. * palette.light),
                     lift=.0022, picture=True)
        _lid(palette, interface)
        emergency_stop(palette, (.12, DEPTH / 2 - .006, .30), (-90, 0, 0))
        charging_contacts(palette, DEPTH / 2)
        grille(palette, .10, .012, (0, DEPTH / 2 - .0036, .80), (90, 0, 180), 15, 3)
    return root


def _cabinet(palette, plan):
    profile = ([(.03, .186), (.010, .186)] + round_out((.010, .186), (.004, .192), 5) + [(.004, .6), (.004, 1.000)]
               + round_in((.004, 1.010), (.064, 1.070), 14) + [(.07, 1.070)])
    stack('cabinet', plan, profile, palette.white)


def _door(palette, ring, z_range, arc_range, number):
    (z0, z1), (s0, s1) = z_range, arc_range
    middle = (s0 + s1) / 2
    surface_band('door_gap', ring, (z0 - .004, z1 + .004), (s0 - .004, s1 + .004), .026, palette.gap, lift=.0006)
    surface_band('door', ring, z_range, arc_range, .022, palette.white_soft, lift=.0032)
    surface_band('door_pull', ring, (z1 - .034, z1 - .018), (middle - .040, middle + .040), .0078, palette.dark, lift=.0042, columns=32)
    surface_band('door_light', ring, (z1 - .0285, z1 - .0235), (middle - .026, middle + .026), .0024, palette.led_soft, lift=.0047, columns=24)
    words(number, .034, palette.print, (middle * .985, -DEPTH / 2 - .0012 + abs(middle) * .03, z0 + .040), (90, 0, 7 if middle > 0 else -7))


def _lid(palette, interface):
    top = squircle(WIDTH - .16, DEPTH - .16, 3., 112)
    place(stack('lid_gap', top, [(-.003, -.002), (-.003, .0006), (.003, .0006)], palette.gap), (0, .01, 1.070))
    place(stack('lid', top, fillet(.005, .003, .0005, 5), palette.dark), (0, .01, 1.0695))
    screen(palette, .222, .125, .006, interface, (0, 0, 1.076), (12, 0, 0), strength=1.1, bezel=.010, thickness=.010)
