"""C40: the big cleaner. Three rollers in a cassette before the body, ten sensors, a battery that lifts out in seconds."""
import random
from math import cos, pi, radians, sin

import bpy
from mathutils import Vector

from kit.brand import token
from kit.curves import round_in, round_out, segments, smooth_path, squircle
from kit.materials import material, screen_material, srgb
from kit.meshes import assembly, lathe, loft, make_object, place, rod, slab, stack, surface_band, tube, words
from kit.parts import CLEAR, emergency_stop, lens, screen, sensor_window, wheel

WIDTH, DEPTH = .58, .66
BODY_Y = .075
TOP = .640
ROLLERS = (-.335, -.245, -.155)
ROLLER_RADIUS = .044


def _lean(z):
    """The front slopes back as it rises; the rear stays upright."""
    rise = max(0, z - .16)
    shrink = 1 - rise * .46
    return 0, BODY_Y + DEPTH / 2 * (1 - shrink), 1 - rise * .10, shrink


def build(palette, face='visor-c40.png', interface='interface-c40.png', battery_out=0., roller_out=0., cassette_out=0., watching=False):
    """battery_out, roller_out, cassette_out: metres by which the battery is pulled to the back, the first roller to the side and all three, uncovered, to the front; watching: what its sensors see lies on the floor as light."""
    with assembly('C40') as root:
        plan = squircle(WIDTH, DEPTH, 3.4, 160)
        _body(palette, plan)
        _windows(palette, plan, face)
        _roller_cassette(palette, roller_out, cassette_out)
        _top(palette, interface)
        _battery(palette, battery_out)
        for side in (-1, 1):
            wheel(palette, .085, .04, (side * .235, .20, .085))
        place(slab('squeegee', .34, .016, .045, .006, palette.rubber, .004, .004), (0, BODY_Y + DEPTH / 2 - .03, .002))
        if watching:
            _fields()
        words('C40', .026, palette.print, (0, -DEPTH / 2 + BODY_Y - .0012, .186), (90, 0, 0), track=1.1)
    return root


def _body(palette, plan):
    chassis = [(.050, .020), (.030, .020), (.016, .028), (.010, .040), (.010, .108), (.016, .114)]
    stack('chassis', plan, chassis, palette.dark, shift=_lean)
    light = [(.020, .1085), (.0125, .109), (.0116, .1105), (.0116, .1135), (.0125, .115), (.020, .1155)]
    stack('base_light', plan, light, palette.led, shift=_lean)
    lower = ([(.03, .117), (.010, .117)] + round_out((.010, .117), (0, .127), 6) + [(0, .160), (0, .300)]
             + round_in((0, .300), (.003, .303), 4) + [(.03, .303)])
    stack('shell_lower', plan, lower, palette.white, shift=_lean)
    stack('parting_gap', plan, [(.03, .301), (.007, .301), (.007, .308), (.03, .308)], palette.gap, shift=_lean, smooth=False)
    upper = ([(.03, .306), (.004, .306)] + round_out((.003, .306), (0, .309), 4) + [(0, .40), (0, .50)]
             + round_in((0, TOP - .095), (.085, TOP), 16) + [(.095, TOP)])
    stack('shell_upper', plan, upper, palette.white, shift=_lean)


def _ring(plan):
    def ring(z):
        dx, dy, sx, sy = _lean(z)
        return [(x * sx + dx, y * sy + dy) for x, y in plan]
    return ring


def _windows(palette, plan, face):
    ring = _ring(plan)
    surface_band('visor', ring, (.385, .495), (-.225, .225), .050, palette.glass, lift=.0018, rows=12)
    surface_band('face', ring, (.390, .490), (-.170, .170), .002, screen_material(face, 2. * palette.light), lift=.0018 + CLEAR, rows=12, picture=True)
    surface_band('lidar_window', ring, (.222, .262), (-.30, .30), .019, palette.glass, lift=.0014, rows=8)
    surface_band('lidar_light', ring, (.2155, .2185), (-.10, .10), .0014, palette.led_soft, lift=.0014, rows=2)
    for x in (-.17, -.085, 0, .085, .17):  # cameras behind the lidar window, seen as lenses
        y = _front_at(ring(.242), x)
        lens(palette, (x, y - .002, .242), (80, 0, 0), .009)
    for side in (-1, 1):
        for y in (.04, .16):
            sensor_window(palette, .070, .020, (side * (_half_width_at(ring(.235), y) - .0035), y, .235), (90, 0, side * 90), [(-.020, .0055), (.020, .0055)])


FIELDS = (16, 48, 80, 112, 148)  # degrees from straight ahead, on both sides


WAVES = ((.10, .90), (.34, .60), (.60, .34), (.88, .15))  # how far out a fan has its arcs, and how bright they are


def _fields(half=11, reach=.66, columns=18, rows=26):
    """For each of ten sensors a breath of light on the floor, and arcs that run out in it, each fainter than the one before."""
    light = _field_light(token('accent'), 1.5)
    for degrees in (side * turn for turn in FIELDS for side in (-1, 1)):
        middle, wide = radians(degrees - 90), radians(half)
        first = .36 if abs(degrees) in (80, 112) else .47
        floor, across = [], []
        for j in range(rows + 1):
            v = j / rows
            for i in range(columns + 1):
                u = i / columns
                angle = middle + wide * (2 * u - 1)
                way = first + reach * v
                floor.append((way * cos(angle), BODY_Y * .5 + way * sin(angle), .0012))
                across.append((u, v))
        step = columns + 1
        faces = [(j * step + i, j * step + i + 1, (j + 1) * step + i + 1, (j + 1) * step + i) for j in range(rows) for i in range(columns)]
        made = make_object('field', floor, faces, light, smooth=False)
        layer = made.data.uv_layers.new(name='UVMap')
        for loop in made.data.loops:
            layer.data[loop.index].uv = across[loop.vertex_index]
        made.visible_shadow = False


def _field_light(tint, strength):
    """Light that is added to the floor, without an alpha: that would be drawn by chance, and be speckles."""
    light = bpy.data.materials.new('field')
    light.use_nodes = True
    nodes, links = light.node_tree.nodes, light.node_tree.links
    nodes.clear()

    def math(operation, a, b=None):
        node = nodes.new('ShaderNodeMath')
        node.operation = operation
        for index, value in enumerate((a, b)):
            if isinstance(value, (int, float)):
                node.inputs[index].default_value = value
            elif value is not None:
                links.new(value, node.inputs[index])
        return node.outputs[0]

    parts = nodes.new('ShaderNodeSeparateXYZ')
    links.new(nodes.new('ShaderNodeUVMap').outputs[0], parts.inputs[0])
    u, v = parts.outputs[0], parts.outputs[1]
    side = math('SINE', math('MULTIPLY', u, pi))
    far = math('POWER', math('SUBTRACT', 1., v), 1.6)
    near = math('MINIMUM', math('MULTIPLY', v, 12.), 1.)
    seen = math('MULTIPLY', math('MULTIPLY', math('POWER', side, 1.2), math('MULTIPLY', far, near)), .13)
    for out, bright in WAVES:
        thin = math('MAXIMUM', math('SUBTRACT', 1., math('MULTIPLY', math('ABSOLUTE', math('SUBTRACT', v, out)), 46.)), 0.)
        seen = math('ADD', seen, math('MULTIPLY', math('MULTIPLY', thin, math('POWER', side, .7)), bright))
    glow = nodes.new('ShaderNodeEmission')
    glow.inputs['Color'].default_value = srgb(tint)
    links.new(math('MULTIPLY', seen, strength), glow.inputs['Strength'])
    both = nodes.new('ShaderNodeAddShader')
    links.new(nodes.new('ShaderNodeBsdfTransparent').outputs[0], both.inputs[0])
    links.new(glow.outputs[0], both.inputs[1])
    links.new(both.outputs[0], nodes.new('ShaderNodeOutputMaterial').inputs[0])
    return light


def _front_at(ring, x):
    """y of the body's front where it is cut at this x."""
    return min((point for point in ring if abs(point[0] - x) < .02), key=lambda point: point[1])[1]


def _half_width_at(ring, y):
    return max(point[0] for point in ring if abs(point[1] - y) < .02)


def _roller_cassette(palette, aside, forth):
    """Three brushes side by side, open to the front; three hubs on each side count them for you."""
    for side in (-1, 1):
        cheek = slab('cheek', .300, .118, .030, .052, palette.white, .010, .006)
        place(cheek, (side * .262, -.245 - forth, .072), (90, 0, side * 90))
        for y in ROLLERS:
            hub = [(.026, 0), (.026, .003), (.022, .006), (.010, .0065), (.00001, .0065)]
            place(lathe('roller_hub', hub, palette.dark, 40), (side * .2915, y - forth, .052), (0, side * 90, 0))
            ring = [(.0285, 0), (.0285, .0022), (.0262, .0022), (.0262, 0)]
            place(lathe('roller_ring', ring, palette.accent, 40), (side * .2915, y - forth, .052), (0, side * 90, 0))
    if forth:
        _rails(palette, forth)
    else:
        _hood(palette)
    for index, y in enumerate(ROLLERS):
        _roller(palette, y - forth, index, aside if index == 0 else 0)


def _rails(palette, forth):
    """What the cassette slides out on, and the bar at its back that the rails end in."""
    behind = -.098 - forth
    place(slab('cassette_back', .50, .020, .060, .006, palette.dark, .004, .004), (0, behind, .040))
    for side in (-1, 1):
        rod('rail', (side * .175, behind, .070), (side * .175, 0, .070), .010, palette.alu)


def _hood(palette):
    hood = smooth_path([(-.392, .098), (-.380, .116), (-.345, .130), (-.245, .136), (-.12, .137)], 8)
    rings = []
    for y, z in hood:
        rings.append([(-.262, y, z), (.262, y, z), (.262, y + .006, z - .014), (-.262, y + .006, z - .014)])
    loft('hood', rings, palette.dark)
    place(slab('bumper', .50, .016, .018, .007, palette.rubber, .005, .005), (0, -.394, .088))


def _roller(palette, y, index, aside):
    """A core with bristles set in a spiral; neighbours turn against each other."""
    z = ROLLER_RADIUS + .004
    rod('roller_core', (-.245 - aside, y, z), (.245 - aside, y, z), ROLLER_RADIUS * .62, palette.dark)
    tints = (palette.accent, material('roller_grey', '#c4cacc', rough=.7), palette.accent)
    picker = random.Random(index)
    vertices, faces = [], []
    direction = -1 if index == 1 else 1
    steps, tuft = segments(90, 24), segments(4, 1)
    for strand in range(6):
        for step in range(steps):
            x = -.240 - aside + .480 * step / (steps - 1)
            for _ in range(tuft):
                angle = 2 * pi * strand / 6 + direction * x * 14 + picker.gauss(0, .09)
                out = Vector((0, cos(angle), sin(angle)))
                root = Vector((x, y, z)) + out * ROLLER_RADIUS * .55
                tip = Vector((x + picker.gauss(0, .002), y, z)) + out * ROLLER_RADIUS * picker.uniform(.94, 1.02)
                across = Vector((.0013, 0, 0))
                side = out.cross(Vector((1, 0, 0))) * .0011
                start = len(vertices)
                for point in (root, tip):
                    vertices += [tuple(point + across), tuple(point - across), tuple(point + side)]
                for i in range(3):
                    a, b = start + i, start + (i + 1) % 3
                    faces.append((a, b, b + 3, a + 3))
    make_object('roller_bristles', vertices, faces, tints[index], smooth=False)


def _top(palette, interface):
    """Console that looks to the rear, with a push bar for moving the robot by hand."""
    screen(palette, .222, .125, .006, interface, (0, .285, TOP - .004), (24, 0, 180), strength=1.1, bezel=.011, thickness=.012)
    bar = smooth_path([(-.205, .335, .520), (-.205, .425, .590), (-.185, .468, .640), (-.10, .478, .650),
                       (.10, .478, .650), (.185, .468, .640), (.205, .425, .590), (.205, .335, .520)], 8)
    tube('push_bar', bar, .014, palette.dark, 24)
    emergency_stop(palette, (.175, .30, TOP - .012), (0, 12, 0))


def _battery(palette, out):
    back = BODY_Y + DEPTH / 2
    place(slab('bay_frame', .256, .204, .003, .020, palette.dark, .001, .0003), (0, back - .0008, .42), (90, 0, 180))
    place(slab('bay', .244, .192, .003, .016, palette.gap, .001, .0003), (0, back, .42), (90, 0, 180))
    depth = .20
    front = back + .012 + out
    place(slab('battery', .232, depth, .180, .012, palette.dark, .008, .008), (0, front - depth / 2, .330))
    place(slab('battery_plate', .232, .180, .006, .014, palette.white_soft, .003, .001), (0, front, .420), (90, 0, 180))
    _grip(palette, front, .050 if out else .030)
    for i in range(5):
        place(slab('charge_light', .018, .006, .0015, .0025, palette.led_soft, .0004, .0002), (-.044 + i * .022, front + .0062, .395), (90, 0, 180))


def _grip(palette, front, reach):
    """A bar that comes out far enough for a hand, and then shows the rubber that the hand takes hold of."""
    for side in (-1, 1):
        rod('handle_post', (side * .062, front, .455), (side * .062, front + reach, .455), .008, palette.accent)
    rod('handle', (-.072, front + reach, .455), (.072, front + reach, .455), .010, palette.accent)
    if reach > .03:
        sleeve = [(.00001, -.054), (.012, -.054), (.0145, -.051), (.0145, .051), (.012, .054), (.00001, .054)]
        place(lathe('handle_sleeve', sleeve, palette.rubber, 32), (0, front + reach, .455), (0, 90, 0))
