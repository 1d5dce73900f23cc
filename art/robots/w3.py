"""W3: the hotel robot. A closed cabinet of 90 litres behind four doors, each for a guest of its own."""
from math import hypot, radians

import bpy
from mathutils import Vector

from kit import brand
from kit.backs import rear_band, vents
from kit.base import drive_base
from kit.cargo import amenity_bottle, carton, cloche, coffee_pot, medicine, paper_bag, pharmacy_bag, rolled_towel, towels, water_bottle
from kit.curves import fillet, inset, round_in, round_out, rounded_rect, squircle
from kit.materials import material, screen_material
from kit.meshes import assembly, loft, place, rod, slab, stack, surface_band, words
from kit.parts import CLEAR, depth_camera, emergency_stop, screen
from kit.studio import area

WIDTH, DEPTH = .52, .52
LOWER, UPPER = (.262, .556), (.572, .866)
LEFT, RIGHT = (-.220, -.008), (.008, .220)
DOORS = {1: (UPPER, LEFT), 2: (UPPER, RIGHT), 3: (LOWER, LEFT), 4: (LOWER, RIGHT)}
THICK = .020  # of a door
HOLD_X, HOLD_BACK = (.011, .211), .130  # inside of a compartment on the right: as wide as its door, less a lip


def build(palette, face='visor-w3.png', interface='interface-w3.png', ajar=0., opened=(2, ), linen=False):
    """ajar: degrees by which these doors stand open; what is delivered shows then. linen: towels to be seen from near."""
    with assembly('W3') as root:
        plan = drive_base(palette, WIDTH, DEPTH, 3.3, 'W3')
        depth_camera(palette, (0, -DEPTH / 2 + .0046, .222))
        cabinet = _cabinet(palette, plan)

        def ring(z):
            return inset(plan, .004)

        for number, (z_range, arc_range) in DOORS.items():
            is_open = ajar and number in opened
            _door(palette, ring, z_range, arc_range, str(number), ajar if is_open else 0.)
            if is_open:
                _open_compartment(palette, ring, cabinet, number, linen)
        surface_band('visor', ring, (.890, .992), (-.208, .208), .042, palette.glass, lift=.0016, rows=10)
        surface_band('face', ring, (.894, .988), (-.180, .180), .002, screen_material(face, 2. * palette.light),
                     lift=.0016 + CLEAR, picture=True)
        _lid(palette, interface)
        emergency_stop(palette, (.12, DEPTH / 2 - .010, .30), (-90, 0, 0))
        _rear_panel(palette, ring)
    return root


def _cabinet(palette, plan):
    profile = ([(.03, .186), (.010, .186)] + round_out((.010, .186), (.004, .192), 5) + [(.004, .6), (.004, 1.000)]
               + round_in((.004, 1.010), (.064, 1.070), 14) + [(.07, 1.070)])
    return stack('cabinet', plan, profile, palette.white)


def _door(palette, ring, z_range, arc_range, number, ajar):
    (z0, z1), (s0, s1) = z_range, arc_range
    middle = (s0 + s1) / 2
    if not ajar:
        # as flat under its door as a browser can tell apart: a door that stands out hides the gap on the far side
        surface_band('door_gap', ring, (z0 - .0032, z1 + .0032), (s0 - .0032, s1 + .0032), .0252, palette.gap, lift=.0008, columns=144, rows=24)
    with assembly(f'door_{number}') as hinge:
        surface_band('door', ring, z_range, arc_range, .022, palette.white_soft, lift=.0018, columns=144, rows=24,
                     thickness=THICK if ajar else 0)
        surface_band('door_pull', ring, (z1 - .034, z1 - .018), (middle - .040, middle + .040), .0078, palette.dark, lift=.0028, columns=48)
        surface_band('door_light', ring, (z1 - .0285, z1 - .0235), (middle - .026, middle + .026), .0024, palette.led_soft, lift=.0036, columns=36)
        words(number, .034, palette.print, (middle * .985, -DEPTH / 2 + .0002 + abs(middle) * .03, z0 + .040), (90, 0, 7 if middle > 0 else -7))
        if ajar:
            side = 1 if middle > 0 else -1
            pivot = Vector((side * .206, -.212, 0))
            _inside_of_door(palette, ring, z_range, arc_range)
            for z in (z0 + .045, z1 - .045):
                rod('hinge', pivot + Vector((0, .002, z - .021)), pivot + Vector((0, .002, z + .021)), .0062, palette.dark)
            _swing(hinge, pivot, side * ajar)


def _inside_of_door(palette, ring, z_range, arc_range):
    """A rubber seal around a liner that stands out from the door, and a field pressed into it."""
    (z0, z1), (s0, s1) = z_range, arc_range
    for name, less, radius, surface, out in (('door_seal', .009, .017, palette.dark, .004), ('door_liner', .0165, .013, palette.white, .0085),
                                             ('door_field', .036, .010, palette.white_soft, .0092)):
        surface_band(name, ring, (z0 + less, z1 - less), (s0 + less, s1 - less), radius, surface, lift=.0018 - THICK, columns=96, rows=16, thickness=out)


def _swing(hinge, pivot, degrees):
    for part in hinge.children:
        part.location = part.location - pivot
    hinge.location = pivot
    hinge.rotation_euler = (0, 0, radians(degrees))


def _open_compartment(palette, ring, cabinet, number, linen):
    """Cut the opening into the cabinet in the shape of its door, line it, light it and put a delivery in."""
    (low, high), arc = DOORS[number]
    x0, x1 = HOLD_X if arc == RIGHT else (-HOLD_X[1], -HOLD_X[0])
    z0, z1 = low + .003, high - .003
    middle, height = (x0 + x1) / 2, (z0 + z1) / 2
    skin = [(x, y) for x, y in ring(height) if y < 0]

    def front(x):
        """How far out the shell stands there."""
        (xa, ya), (xb, yb) = sorted(skin, key=lambda point: abs(point[0] - x))[:2]
        return ya + (yb - ya) * (x - xa) / (xb - xa)

    def outline(more, y):
        flat = rounded_rect(x1 - x0 + 2 * more, z1 - z0 + 2 * more, .019 + more, 10)
        points = []
        for (xa, za), (xb, zb) in zip(flat, flat[1:] + flat[:1]):
            steps = max(1, round(hypot(xb - xa, zb - za) / .01))  # the shell is bent: straight edges must follow it
            points += [(middle + xa + (xb - xa) * k / steps, height + za + (zb - za) * k / steps) for k in range(steps)]
        return [(x, y(x), z) for x, z in points]

    cutter = loft('cutter', [outline(.0004, lambda x: front(x) - .05), outline(.0004, lambda x: HOLD_BACK + .001)], None)
    cutter.hide_render = True
    cut = cabinet.modifiers.new('opening', 'BOOLEAN')
    cut.operation, cut.object, cut.solver = 'DIFFERENCE', cutter, 'EXACT'
    bpy.context.view_layer.update()
    loft('liner', [outline(0, lambda x: front(x) - .0004), outline(0, lambda x: HOLD_BACK)], material('liner', '#7d8284', rough=.55), cap_start=False)
    loft('seal', [outline(0, lambda x: front(x) - .0012), outline(.0050, lambda x: front(x) - .0012)], palette.dark, cap_start=False, cap_end=False)
    y0 = front(middle)
    area('compartment', (middle, y0 + .07, z1 - .008), (middle, y0 + .22, z0), (.12, .02), .45, (1, .95, .88))
    lamp = material('compartment_lamp', '#000000', emit='#fff0dc', strength=5.)
    place(slab('compartment_light', x1 - x0 - .06, .012, .003, .005, lamp, .001, .001), (middle, y0 + .06, z1 - .004))
    place(slab('compartment_mat', x1 - x0 - .03, HOLD_BACK - y0 - .08, .003, .01, palette.mat, .001, .0005), (middle, (y0 + HOLD_BACK) / 2 + .02, z0))
    if linen:
        _linen(middle, y0, z0 + .003)
    else:
        _deliver(number, middle, y0, z0 + .003)


def _deliver(number, x, y, z):
    """What stands in a compartment: for each room something else."""
    if number == 1:
        towels((x - .019, y + .155, z), .128, .19, 6)
        for back, height, tint in ((.065, .088, '#e9e2d3'), (.112, .112, '#b9c8bd'), (.160, .128, '#d9b99a')):
            amenity_bottle((x + .068, y + back, z), height, tint)
    elif number == 2:
        cloche((x - .024, y + .098, z), .066)
        coffee_pot((x + .056, y + .200, z))
    elif number == 3:
        carton((x - .008, y + .15, z), (.165, .15, .125), 4)
        carton((x + .004, y + .155, z + .126), (.12, .11, .075), -7, '#c9a06c')
    else:
        pharmacy_bag((x - .030, y + .130, z), (.108, .075, .175))
        water_bottle((x + .060, y + .120, z))
        medicine((x + .050, y + .052, z), -16)


def _linen(x, y, z):
    """Towels from near: bath towels, two rolled ones on them, and what belongs to a basin."""
    towels((x - .018, y + .150, z), .122, .20, 4, plush=True)
    for aside, tint in ((-.049, '#e9dfcc'), (.014, '#b7c4ba')):
        rolled_towel((x + aside, y + .140, z + .163), .031, .17, tint)
    for back, height, tint in ((.062, .086, '#e9e2d3'), (.112, .112, '#b9c8bd'), (.164, .134, '#d9b99a')):
        amenity_bottle((x + .070, y + back, z), height, tint)


def _lid(palette, interface):
    top = squircle(WIDTH - .16, DEPTH - .16, 3., 112)
    place(stack('lid_gap', top, [(-.003, -.002), (-.003, .0006), (.003, .0006)], palette.gap), (0, .01, 1.070))
    place(stack('lid', top, fillet(.005, .003, .0005, 5), palette.dark), (0, .01, 1.0695))
    screen(palette, .222, .125, .006, interface, (0, 0, 1.090), (14, 0, 0), strength=1.1, bezel=.010, thickness=.010)
    place(slab('screen_foot', .16, .10, .018, .02, palette.dark, .004, .002), (0, .012, 1.073))


def _rear_panel(palette, ring):
    """Service panel with cooling slots."""
    rear_band('service_gap', ring, (.376, .724), .154, .034, palette.gap, .0006)
    rear_band('service_panel', ring, (.380, .720), .150, .030, palette.white_soft, .0018)
    vents(palette, ring, .445, 7, .075, lift=.0024)
    words(brand.NAME.split()[0], .046, palette.print, (0, DEPTH / 2 - .0014, .655), (90, 0, 180), track=1.15)
