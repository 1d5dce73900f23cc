"""Things that logistics and delivery robots carry."""
from mathutils import Vector

from kit.materials import material
from kit.meshes import place, slab, turned


def carton(location, size, turn=0., tint='#b98d5c'):
    """A cardboard box with packing tape and a label on its front."""
    width, depth, height = size
    board = material(f'cardboard_{tint}', tint, rough=.85, spec=.15, bump=(90, .12, .002))
    tape = material('packing_tape', '#d9c39a', rough=.25, coat=.4)
    label = material('label', '#f2f1ec', rough=.5)
    ink = material('label_ink', '#2b2f33', rough=.6)
    degrees = (0, 0, turn)

    def part(name, dimensions, at, surface, tilt=(0, 0, 0)):
        thing = slab(name, *dimensions, .0015, surface, .0006, .0006, count=2)
        return place(thing, Vector(location) + turned(at, degrees), (tilt[0], tilt[1], tilt[2] + turn))

    place(slab('carton', width, depth, height, .005, board, .003, .003, count=3), location, degrees)
    part('tape', (.048, depth + .0008, .0012), (0, 0, height - .0006), tape)
    part('tape_front', (.048, .06, .0008), (0, -depth / 2, height - .03), tape, (90, 0, 0))
    if height > .12:
        x, z = width * .25, height * .36
        part('label', (.085, .06, .0008), (x, -depth / 2, z), label, (90, 0, 0))
        for i, bar in enumerate((.003, .006, .002, .005, .002, .003, .006)):
            part('bar_code', (bar, .022, .0006), (x - .027 + i * .009, -depth / 2 - .0006, z + .010), ink, (90, 0, 0))


def tote(location, size, tint='#2f7f78', turn=0.):
    """A reusable plastic crate with a lid lip and hand holds."""
    width, depth, height = size
    shell = material(f'tote_{tint}', tint, rough=.5)
    shade = material('tote_shade', '#1d2426', rough=.7)
    degrees = (0, 0, turn)
    place(slab('tote', width - .02, depth - .02, height, .015, shell, .004, .006), location, degrees)
    place(slab('tote_lip', width, depth, .035, .018, shell, .005, .005), Vector(location) + Vector((0, 0, height - .035)), degrees)
    for side in (-1, 1):
        hold = slab('hand_hold', .10, .024, .002, .011, shade, .0006, .0002)
        place(hold, Vector(location) + turned((0, side * (depth / 2 - .0092), height * .55), degrees), (90, 0, turn + (0 if side < 0 else 180)))
