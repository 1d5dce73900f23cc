"""Things that logistics and delivery robots carry."""
from math import cos, pi, sin

import bpy
from mathutils import Vector

from kit import brand
from kit.materials import material
from kit.meshes import lathe, make_object, place, slab, tube, turned, words


def carton(location, size, turn=0., tint='#b98d5c'):
    """A cardboard box with packing tape and a label on its front."""
    width, depth, height = size
    board = material(f'cardboard_{tint}', tint, rough=.85, spec=.15, bump=(90, .12, .002))
    tape = material('packing_tape', '#d9c39a', rough=.25, coat=.4)
    label = material('label', '#f2f1ec', rough=.5)
    ink = material('label_ink', '#2b2f33', rough=.6)
    degrees = (0, 0, turn)

    def part(name, dimensions, at, surface, tilt=(0, 0, 0)):
        corner = min(.0015, min(dimensions[:2]) * .45)
        thing = slab(name, *dimensions, corner, surface, .0002, .0002, count=1)
        return place(thing, Vector(location) + turned(at, degrees), (tilt[0], tilt[1], tilt[2] + turn))

    place(slab('carton', width, depth, height, .005, board, .003, .003, count=3), location, degrees)
    part('tape', (.048, depth + .0008, .0012), (0, 0, height - .0006), tape)
    part('tape_front', (.048, .06, .0008), (0, -depth / 2, height - .03), tape, (90, 0, 0))
    if height > .12:
        x, z = width * .25, height * .36
        part('label', (.085, .06, .0008), (x, -depth / 2, z), label, (90, 0, 0))
        for i, bar in enumerate((.003, .006, .002, .005, .002, .003, .006)):
            part('bar_code', (bar, .022, .0006), (x - .027 + i * .009, -depth / 2 - .0006, z + .010), ink, (90, 0, 0))


def strap(path, y, width=.042, tint='#e07b2a'):
    """A tight band over a load, along a path [(x, z)], with its buckle on the last stretch."""
    web, steel = material('strap', tint, rough=.75, spec=.2, bump=(700, .3, .001)), material('buckle', '#c9ccce', rough=.25, metal=1.)
    edges = [point for x, z in path for point in ((x, y - width / 2, z), (x, y + width / 2, z))]
    faces = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(path) - 1)]
    made = make_object('strap', edges, faces, web, smooth=False)
    made.modifiers.new('thickness', 'SOLIDIFY').thickness = .004
    for x, z in (path[0], path[-1]):
        place(slab('hook', .022, width + .006, .030, .004, steel, .002, .002), (x, y, z - .014))
    (x, z), (low_x, low_z) = path[-2], path[-1]
    place(slab('buckle', .020, width + .014, .075, .005, steel, .003, .003), ((x + low_x) / 2 + .006, y, (z + low_z) / 2 - .05))


def paper_bag(location, size=(.13, .08, .17), tint='#c9a77a'):
    """A take-away bag with a folded top."""
    width, depth, height = size
    paper = material(f'paper_{tint}', tint, rough=.9, spec=.1, bump=(60, .2, .003))
    place(slab('bag', width, depth, height, .006, paper, .004, .002), location)
    fold = slab('bag_fold', width * .98, .016, .05, .004, paper, .002, .002)
    place(fold, Vector(location) + Vector((0, 0, height - .004)))
    place(slab('bag_seal', .04, .04, .001, .019, material('seal', '#f4f1ea', rough=.5), .0004, .0002),
          Vector(location) + Vector((0, -depth / 2, height * .55)), (90, 0, 0))


def _plush(thing):
    """Loops of terry as true bumps, for what is seen from near."""
    even = thing.modifiers.new('even', 'REMESH')
    even.mode, even.voxel_size = 'VOXEL', .0019
    loops = bpy.data.textures.get('terry') or bpy.data.textures.new('terry', 'CLOUDS')
    loops.noise_scale, loops.noise_depth = .0034, 1
    rough = thing.modifiers.new('loops', 'DISPLACE')
    rough.texture, rough.strength, rough.mid_level = loops, .0034, .5
    waves = bpy.data.textures.get('slack') or bpy.data.textures.new('slack', 'CLOUDS')
    waves.noise_scale, waves.noise_depth = .07, 0
    slack = thing.modifiers.new('slack', 'DISPLACE')
    slack.texture, slack.strength, slack.mid_level, slack.texture_coords = waves, .006, .5, 'GLOBAL'
    return thing


def towels(location, width=.15, depth=.2, count=3, plush=False):
    """A stack of folded white towels; plush: for who looks from near."""
    cloth = material('towel', '#efede6', rough=.95, spec=.05, sheen=.5, bump=(220, .6, .003))
    high = .040 if plush else .033
    for level in range(count):
        thing = slab('towel', width, depth, high - .001, .012, cloth, .016 if plush else .013, .016 if plush else .013)
        place(thing, Vector(location) + Vector((.002 * (level % 2), .004 * (level % 2), level * high)))
        if plush:
            _plush(thing)


def rolled_towel(location, radius=.03, length=.17, tint='#efede6'):
    """It lies along y and shows its spiral."""
    cloth = material(f'towel_{tint}', tint, rough=.95, spec=.05, sheen=.5, bump=(220, .6, .003))
    turns, steps = 2.6, 90
    rise = radius / turns
    walls = [[], []]
    for k in range(steps + 1):
        angle = 2 * pi * turns * (.10 + .90 * k / steps)
        for wall, less in zip(walls, (0, rise * .60)):
            away = max(radius * angle / (2 * pi * turns) - less, .0006)
            wall.append((away * sin(angle + 2.2), away * cos(angle + 2.2)))
    vertices = [(x, y, z + radius) for y in (-length / 2, length / 2) for wall in walls for x, z in wall]
    row = steps + 1
    faces = []
    for k in range(steps):
        a, b, c, d = (k + part * row for part in range(4))  # outside and inside in front, then behind
        faces += [(a, a + 1, b + 1, b), (c, d, d + 1, c + 1), (a, c, c + 1, a + 1), (b, b + 1, d + 1, d)]
    for k in (0, steps):
        faces.append((k, k + row, k + 3 * row, k + 2 * row))
    _plush(place(make_object('roll', vertices, faces, cloth, weighted=False), location))


def water_bottle(location):
    clear = material('bottle', '#bfe0e6', rough=.08, coat=1.)  # opaque: real glass turns black in the dark hold
    body = [(.028, 0), (.031, .004), (.031, .12), (.026, .145), (.013, .168), (.013, .182), (.00001, .182)]
    place(lathe('bottle', body, clear, 32), location)
    place(lathe('bottle_cap', [(.0145, .178), (.0145, .196), (.00001, .197)], material('bottle_cap', brand.token('accent-logo'), rough=.4), 24), location)
    place(lathe('bottle_label', [(.0313, .05), (.0313, .10)], material('bottle_paper', '#f3f7f6', rough=.5), 32), location)


def amenity_bottle(location, height=.10, tint='#e9e2d3'):
    """What stands by the basin of a hotel room: a small bottle with a pump."""
    body, top = material(f'amenity_{tint}', tint, rough=.35, coat=.3), material('amenity_pump', '#2f3436', rough=.4)
    h = height
    place(lathe('amenity', [(.016, 0), (.0185, .003), (.0185, h - .012), (.015, h - .003), (.009, h), (.00001, h)], body, 40), location)
    place(lathe('amenity_label', [(.0187, h * .28), (.0187, h * .58)], material('amenity_label', '#fbfaf6', rough=.6), 40), location)
    place(lathe('amenity_collar', [(.0095, h - .001), (.0095, h + .010), (.0035, h + .011), (.0035, h + .022), (.00001, h + .022)], top, 32), location)
    place(slab('amenity_spout', .009, .030, .006, .0028, top, .002, .002), Vector(location) + Vector((0, -.009, h + .021)))


def tote(location, size, tint='#2f7f78', turn=0.):
    """A reusable plastic crate with a lid lip and hand holds."""
    width, depth, height = size
    shell = material(f'tote_{tint}', tint, rough=.5)
    shade = material('tote_shade', '#1d2426', rough=.7)
    degrees = (0, 0, turn)
    place(slab('tote', width - .02, depth - .02, height - .004, .015, shell, .004, .006), location, degrees)
    place(slab('tote_lip', width, depth, .035, .018, shell, .005, .005), Vector(location) + Vector((0, 0, height - .035)), degrees)
    for side in (-1, 1):
        hold = slab('hand_hold', .10, .024, .002, .011, shade, .0006, .0002)
        place(hold, Vector(location) + turned((0, side * (depth / 2 - .0092), height * .55), degrees), (90, 0, turn + (0 if side < 0 else 180)))


def cloche(location, radius=.082):
    """A dish of room service under its steel cover."""
    steel = material('cloche', '#d3d6d6', rough=.16, metal=1.)
    r = radius
    place(lathe('cloche_plate', [(r * .7, 0), (r * .8, .002), (r * 1.08, .012), (r * 1.09, .0135), (r * 1.0, .013), (.00001, .010)],
                material('cloche_plate', '#f4f1ea', rough=.18, coat=.6)), location)
    dome = [(r, .0125), (r * 1.01, .0150), (r * .985, .0170)] + [(max(r * .97 * cos(a), .00001), .018 + r * .86 * sin(a)) for a in (pi / 2 * i / 20 for i in range(21))]
    place(lathe('cloche', dome, steel, 72), location)
    top = .018 + r * .86
    knob = [(.004, top - .002), (.004, top + .006), (.0105, top + .012), (.0115, top + .017), (.008, top + .022), (.00001, top + .0235)]
    place(lathe('cloche_knob', knob, steel, 32), location)


def coffee_pot(location):
    """A small steel pot of room service, with its cup beside it."""
    steel, handle = material('cloche', '#d3d6d6', rough=.16, metal=1.), material('pot_handle', '#23272a', rough=.4)
    place(lathe('pot', [(.030, 0), (.036, .003), (.037, .05), (.028, .115), (.025, .135), (.027, .139), (.022, .143), (.010, .150), (.006, .158), (.008, .164), (.00001, .167)],
                steel, 56), location)
    grip = [Vector(location) + Vector(at) for at in ((-.012, -.031, .030), (-.022, -.056, .040), (-.024, -.060, .085), (-.018, -.046, .118), (-.008, -.023, .122))]
    tube('pot_grip', grip, .0042, handle)


def pharmacy_bag(location, size=(.11, .08, .17)):
    """A white paper bag that says 약 (medicine), folded over, a band of colour around its foot."""
    width, depth, height = size
    paper, ink = material('pharmacy_paper', '#f1f2ee', rough=.85, spec=.15, bump=(60, .2, .003)), material('pharmacy_ink', '#2f6f8f', rough=.6)
    place(slab('bag', width, depth, height, .006, paper, .004, .002), location)
    place(slab('bag_fold', width * .99, .012, .040, .004, paper, .002, .002), Vector(location) + Vector((0, -depth / 2 - .004, height - .041)))
    place(slab('bag_band', width * 1.004, depth * 1.006, height * .10, .006, ink, .001, .001), Vector(location) + Vector((0, 0, height * .07)))
    words('약', .056, ink, Vector(location) + Vector((0, -depth / 2 - .0012, height * .46)), (90, 0, 0), 'Bold')


def medicine(location, turn=0.):
    """A carton of tablets."""
    white, green = material('medicine_white', '#f6f6f3', rough=.5), material('medicine_green', '#38a3a5', rough=.5)
    place(slab('tablets', .062, .026, .040, .002, white, .001, .001), location, (0, 0, turn))
    place(slab('tablets_band', .0624, .0264, .012, .002, green, .0005, .0005), Vector(location) + Vector((0, 0, .008)), (0, 0, turn))
