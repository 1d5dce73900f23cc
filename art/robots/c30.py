"""C30: the compact, low cleaner. A turret, a carry handle and a rotating corner brush."""
import random
from math import cos, pi, sin

from mathutils import Vector

from kit.backs import charging_port, rear_band
from kit.curves import fillet, inset, round_in, round_out, rounded_rect, segments, smooth_path, squircle
from kit.materials import material, screen_material
from kit.meshes import assembly, lathe, loft, make_object, place, slab, stack, surface_band, turned, words
from kit.parts import CLEAR, screen, wheel

WIDTH, DEPTH = .47, .54
TOP = .262


def _lean(z):
    """Above the bumper the body leans back and gets shorter."""
    rise = max(0, z - .10)
    return 0, rise * .22, 1, 1 - rise * .22


def _draft(z):
    return .022 * max(0, min(1, (z - .090) / .19))


def build(palette, face='visor-c30.png', interface='interface-c30.png', bin_out=0., brush_off=False):
    """bin_out pulls the dust box out by so many metres; brush_off lays a brush beside it."""
    with assembly('C30') as root:
        plan = squircle(WIDTH, DEPTH, 2.7, 160)
        _body(palette, plan)
        ring = _shell_ring(plan)
        _windows(palette, ring, face)
        _rear(palette, ring, bin_out)
        _deck(palette, interface)
        _handle(palette)
        for side in (-1, 1):
            loose = brush_off and side < 0
            side_brush(palette, side * (.33 if loose else .165), -.36 if loose else -.195)
            wheel(palette, .05, .03, (side * .155, .06, .05))
        place(slab('squeegee', .24, .012, .030, .004, palette.rubber, .003, .003), (0, DEPTH / 2 - .040, .002))
        surface_band('suction_mouth', lambda z: inset(plan, .008), (.016, .033), (-.15, .15), .008, palette.gap, lift=.002)
        words('C30', .019, palette.print, (0, -DEPTH / 2 - .0004, .1005), (90, 0, 0), track=1.1)
    return root


def _body(palette, plan):
    chassis = [(.030, .014), (.020, .014), (.010, .020), (.007, .030), (.007, .078), (.012, .084)]
    stack('chassis', plan, chassis, palette.dark)
    bumper = [(.004, .036), (-.003, .038), (-.006, .044), (-.006, .060), (-.003, .066), (.004, .068)]
    stack('bumper', plan, bumper, palette.rubber, cap_start=False, cap_end=False)
    light = [(.014, .0805), (.0095, .081), (.0088, .0825), (.0088, .0850), (.0095, .0865), (.014, .087)]
    stack('base_light', plan, light, palette.led)
    lower = ([(.03, .088), (.010, .088)] + round_out((_draft(.095) + .007, .088), (_draft(.095), .095), 6)
             + [(_draft(.12), .12), (_draft(.147), .147)]
             + round_in((_draft(.15), .147), (_draft(.15) + .003, .150), 4) + [(.03, .150)])
    stack('shell_lower', plan, lower, palette.white, shift=_lean)
    gap = _draft(.15) + .006
    stack('parting_gap', plan, [(.03, .148), (gap, .148), (gap, .156), (.03, .156)], palette.gap, shift=_lean, smooth=False)
    edge = _draft(.26)
    upper = ([(.03, .1525), (_draft(.153) + .004, .1525)]
             + round_out((_draft(.1555) + .003, .1525), (_draft(.1555), .1555), 4) + [(_draft(.18), .18), (_draft(.218), .218)]
             + round_in((edge, .220), (edge + .050, TOP), 14) + [(edge + .058, TOP)])
    stack('shell_upper', plan, upper, palette.white, shift=_lean)


def _shell_ring(plan):
    def ring(z):
        dx, dy, sx, sy = _lean(z)
        return [(x * sx + dx, y * sy + dy) for x, y in inset(plan, _draft(z))]
    return ring


def _rear(palette, ring, out):
    """Dust box behind a cover with a pull, `out` metres out; under it the charging port."""
    rear_band('bin_gap', ring, (.1595, .2145), .126, .021, palette.gap, .0010)
    cover = rear_band('bin_cover', ring, (.1625, .2115), .123, .018, palette.white_soft, .0022)
    pull = rear_band('bin_pull', ring, (.1790, .1920), .034, .0063, palette.dark, .0032)
    if out:
        for moved in (cover, pull):
            moved.location.y += out
        back = max(y for _, y in ring(.187))
        place(slab('dust_bin', .226, out + .02, .038, .014, palette.dark, .006, .006), (0, back + (out - .06) / 2, .168))
        dust = material('dust', '#a39a8c', rough=1., bump=(90, 1., .012))
        place(slab('dust', .206, out - .035, .006, .012, dust, .005, .001), (0, back + (out - .06) / 2, .2045))
    charging_port(palette, ring, z=.120)


def _windows(palette, ring, face):
    surface_band('visor', ring, (.1600, .2180), (-.185, .185), .026, palette.glass, lift=.0016, rows=10)
    surface_band('face', ring, (.1625, .2155), (-.106, .106), .002, screen_material(face, 2. * palette.light),
                 lift=.0016 + CLEAR, picture=True)
    surface_band('cliff_sensor', ring, (.112, .128), (-.045, .045), .0075, palette.glass, lift=.0010, columns=40)


def _deck(palette, interface):
    outline, y = squircle(.265, .285, 2.9, 120), .040
    place(stack('deck_gap', outline, [(-.0015, -.002), (-.0015, .0005), (.004, .0005)], palette.gap), (0, y, TOP))
    place(stack('deck', outline, fillet(.007, .005, .0005, 8), palette.dark), (0, y, TOP - .001))
    turret = (0, -.028)
    place(lathe('turret_base', [(.060, 0), (.060, .003), (.056, .006), (.05, .006)], palette.white), (*turret, TOP + .005))
    place(lathe('turret_glass', [(.046, 0), (.046, .024), (.044, .025)], palette.glass), (*turret, TOP + .010))
    cap = [(.046, 0), (.054, .0004), (.0565, .0025), (.0565, .009), (.054, .0135), (.047, .0165), (.030, .0180), (.00001, .0185)]
    place(lathe('turret_cap', cap, palette.white), (*turret, TOP + .034))
    place(lathe('turret_light', [(.010, 0), (.010, .0008), (.008, .0012), (.00001, .0013)], palette.led_soft, 32), (*turret, TOP + .0524))
    place(slab('console', .130, .084, .016, .009, palette.dark, .003, .003), Vector((0, .112, TOP + .0095)) + turned((0, 0, -.015), (9, 0, 0)), (9, 0, 0))
    screen(palette, .122, .076, .006, interface, (0, .112, TOP + .0095), (9, 0, 0), strength=1., bezel=.008, thickness=.006)


def _handle(palette):
    """Arched carry handle behind the deck."""
    path = smooth_path([(-.088, TOP - .006), (-.086, TOP + .020), (-.060, TOP + .036), (0, TOP + .040),
                        (.060, TOP + .036), (.086, TOP + .020), (.088, TOP - .006)], 8)
    rings = []
    for i, (x, z) in enumerate(path):
        before, after = Vector(path[max(i - 1, 0)]), Vector(path[min(i + 1, len(path) - 1)])
        along = (after - before).normalized()
        rings.append([(x - along[1] * n, .175 + m, z + along[0] * n) for m, n in rounded_rect(.026, .012, .0055, 6)])
    loft('handle', rings, palette.white)


def side_brush(palette, x, y, reach=.052, tufts=16, seed=2):
    """A corner brush: a teal hub and dense tufts that sweep the floor beside the body."""
    place(lathe('brush_hub', [(.026, 0), (.028, .004), (.024, .012), (.012, .016), (.00001, .016)], palette.accent, 32), (x, y, .012))
    picker = random.Random(seed)
    vertices, faces = [], []
    width = .0007
    for tuft in range(tufts):
        for _ in range(segments(34, 6)):
            angle = 2 * pi * tuft / tufts + picker.gauss(0, .10)
            out, side = Vector((cos(angle), sin(angle), 0)), Vector((-sin(angle), cos(angle), 0))
            root = Vector((x, y, .017)) + out * .020
            bend = root + out * reach * .45 + side * .004
            tip = Vector((x, y, .0015)) + out * (.020 + reach * picker.uniform(.92, 1.05)) + side * .012
            start = len(vertices)
            for point in (root, bend, tip):
                vertices += [tuple(point + side * width), tuple(point - side * width), tuple(point + Vector((0, 0, width)))]
            for ring in (0, 3):
                for i in range(3):
                    a, b = start + ring + i, start + ring + (i + 1) % 3
                    faces.append((a, b, b + 3, a + 3))
    make_object('bristles', vertices, faces, material('bristle', '#303337', rough=.6), smooth=False)
