"""W3: the hotel robot. A closed cabinet of 90 litres behind four doors, each for a guest of its own."""
from math import radians

import bpy
from mathutils import Vector

from kit import brand
from kit.backs import rear_band, vents
from kit.base import drive_base
from kit.cargo import paper_bag, towels, water_bottle
from kit.curves import fillet, inset, round_in, round_out, squircle
from kit.materials import material, screen_material
from kit.meshes import assembly, make_object, place, slab, stack, surface_band, words
from kit.parts import CLEAR, depth_camera, emergency_stop, screen
from kit.studio import area

WIDTH, DEPTH = .52, .52
LOWER, UPPER = (.262, .556), (.572, .866)
LEFT, RIGHT = (-.220, -.008), (.008, .220)
HOLD_X, HOLD_Y = (.016, .200), (-.242, .130)  # inside of the compartment that can be shown open


def build(palette, face='visor-w3.png', interface='interface-w3.png', ajar=0.):
    """ajar: degrees by which the upper door on the +x side stands open; what is delivered shows then."""
    with assembly('W3') as root:
        plan = drive_base(palette, WIDTH, DEPTH, 3.3, 'W3')
        depth_camera(palette, (0, -DEPTH / 2 + .0046, .222))
        cabinet = _cabinet(palette, plan)
        doors = [(UPPER, LEFT), (UPPER, RIGHT), (LOWER, LEFT), (LOWER, RIGHT)]

        def ring(z):
            return inset(plan, .004)

        for number, (z_range, arc_range) in enumerate(doors, 1):
            opened = ajar if number == 2 else 0.
            _door(palette, ring, z_range, arc_range, str(number), opened)
        if ajar:
            _open_compartment(palette, cabinet)
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
        surface_band('door_gap', ring, (z0 - .004, z1 + .004), (s0 - .004, s1 + .004), .026, palette.gap, lift=.0006)
    with assembly(f'door_{number}') as hinge:
        surface_band('door', ring, z_range, arc_range, .022, palette.white_soft, lift=.0032, thickness=.014 if ajar else 0)
        surface_band('door_pull', ring, (z1 - .034, z1 - .018), (middle - .040, middle + .040), .0078, palette.dark, lift=.0042, columns=32)
        surface_band('door_light', ring, (z1 - .0285, z1 - .0235), (middle - .026, middle + .026), .0024, palette.led_soft, lift=.0047, columns=24)
        words(number, .034, palette.print, (middle * .985, -DEPTH / 2 - .0012 + abs(middle) * .03, z0 + .040), (90, 0, 7 if middle > 0 else -7))
        if ajar:
            _swing(hinge, Vector((.206, -.212, 0)), ajar)


def _swing(hinge, pivot, degrees):
    for part in hinge.children:
        part.location = part.location - pivot
    hinge.location = pivot
    hinge.rotation_euler = (0, 0, radians(degrees))


def _open_compartment(palette, cabinet):
    """Cut the opening into the ring, line it, light it and put a delivery in."""
    (x0, x1), (y0, y1), (z0, z1) = HOLD_X, HOLD_Y, (UPPER[0] + .008, UPPER[1] - .008)
    cutter = _box('cutter', (x0 - .001, x1 + .001), (y0 - .10, y1 + .001), (z0 - .001, z1 + .001), None, open_front=False)
    cutter.hide_render = True
    cut = cabinet.modifiers.new('opening', 'BOOLEAN')
    cut.operation, cut.object, cut.solver = 'DIFFERENCE', cutter, 'EXACT'
    bpy.context.view_layer.update()
    _box('liner', (x0, x1), (y0, y1), (z0, z1), material('liner', '#55595c', rough=.6), open_front=True)
    area('compartment', ((x0 + x1) / 2, y0 + .07, z1 - .008), ((x0 + x1) / 2, y0 + .22, z0), (.12, .02), .5, (1, .93, .84))
    lamp = material('compartment_lamp', '#000000', emit='#fff0dc', strength=9.)
    place(slab('compartment_light', x1 - x0 - .05, .012, .003, .005, lamp, .001, .001), ((x0 + x1) / 2, y0 + .05, z1 - .004))
    middle = (x0 + x1) / 2
    place(slab('compartment_mat', x1 - x0 - .01, y1 - y0 - .02, .003, .01, palette.mat, .001, .0005), (middle, (y0 + y1) / 2, z0))
    paper_bag((middle - .026, y0 + .105, z0 + .003), (.112, .085, .165))
    water_bottle((middle + .062, y0 + .085, z0 + .003))
    towels((middle, y0 + .26, z0 + .003), .15, .16, 4)


def _box(name, x_range, y_range, z_range, surface, open_front):
    corners = [(x, y, z) for z in z_range for y in y_range for x in x_range]
    faces = [(0, 2, 3, 1), (4, 5, 7, 6), (2, 6, 7, 3), (0, 4, 6, 2), (1, 3, 7, 5)]
    return make_object(name, corners, faces if open_front else faces + [(0, 1, 5, 4)], surface, smooth=False)


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
