"""Plain building blocks of places: boxes, rods, cushions, and prototypes that are placed many times."""
from math import cos, pi, radians, sin

import bpy
from kit.curves import rounded_rect
from kit.meshes import loft, make_object, place, slab

CUBE_FACES = [(0, 2, 3, 1), (4, 5, 7, 6), (0, 1, 5, 4), (2, 6, 7, 3), (0, 4, 6, 2), (1, 3, 7, 5)]


def box(name, x, y, z, material, bevel=.003):
    """A box from three (low, high) ranges. `bevel=0` gives exact flat walls and floors."""
    (x0, x1), (y0, y1), (z0, z1) = x, y, z
    if not bevel:
        corners = [(px, py, pz) for pz in (z0, z1) for py in (y0, y1) for px in (x0, x1)]
        return make_object(name, corners, CUBE_FACES, material, smooth=False)
    narrow = min(x1 - x0, y1 - y0) / 2
    corner = min(1.6 * bevel + .002, narrow * .98)  # rounder than the edge, or the faces would fold over at the corners
    bevel = min(bevel, corner / 1.6)
    shape = slab(name, x1 - x0, y1 - y0, z1 - z0, corner, material, bevel, bevel, count=2)
    return place(shape, ((x0 + x1) / 2, (y0 + y1) / 2, z0))


def block(name, centre, size, material, bevel=.003):
    """A box standing with its underside at `centre`'s height."""
    (cx, cy, z0), (w, d, h) = centre, size
    return box(name, (cx - w / 2, cx + w / 2), (cy - d / 2, cy + d / 2), (z0, z0 + h), material, bevel)


def cushion(name, centre, size, material, softness=.04, corner=.07):
    """An upholstered block: rounded everywhere, as foam is."""
    w, d, h = size
    softness = min(softness, h * .45)
    return place(slab(name, w, d, h, corner, material, softness, softness), centre)


def open_lathe(name, profile, material, count=48):
    """A turned shape without lids (lamp shades)."""
    rings = [[(r * cos(2 * pi * i / count), r * sin(2 * pi * i / count), z) for i in range(count)] for r, z in profile]
    return loft(name, rings, material, cap_start=False, cap_end=False)


def arc(centre, radius, start, end, count=14, plane='xz'):
    """Points of an arc in degrees, for `tube`."""
    axes = {'xz': (0, 2), 'yz': (1, 2), 'xy': (0, 1)}[plane]
    points = []
    for i in range(count):
        angle = radians(start + (end - start) * i / (count - 1))
        point = list(centre)
        point[axes[0]] += radius * cos(angle)
        point[axes[1]] += radius * sin(angle)
        points.append(tuple(point))
    return points


def curved_back(name, width, height, thickness, z, y, bend, material):
    """A chair back bent around the sitter."""
    rings = []
    for i in range(25):
        a = -1 + i / 12
        offset = y - bend * a * a
        rings.append([(width / 2 * a, offset + m, z + n * (1 - .18 * a * a))
                      for m, n in rounded_rect(thickness, height, thickness * .45, 5)])
    return loft(name, rings, material)


def prototype(name, build):
    """Build parts once, aside; `put` then places copies that share their geometry."""
    scene = bpy.context.scene.collection
    before = set(scene.objects)
    build()
    collection = bpy.data.collections.new(name)
    for part in set(scene.objects) - before:
        collection.objects.link(part)
        scene.objects.unlink(part)
    return collection


def put(collection, at, turn=0., scale=1.):
    """Place one copy of a prototype; `turn` in degrees around the vertical."""
    copy = bpy.data.objects.new(collection.name, None)
    copy.instance_type = 'COLLECTION'
    copy.instance_collection = collection
    copy.location = (at[0], at[1], at[2] if len(at) > 2 else 0)
    copy.rotation_euler = (0, 0, radians(turn))
    copy.scale = (scale, ) * 3
    bpy.context.scene.collection.objects.link(copy)
    return copy


def turned(origin, turn, offset):
    """A point given relative to something that stands at `origin`, turned by `turn` degrees."""
    c, s = cos(radians(turn)), sin(radians(turn))
    return (origin[0] + offset[0] * c - offset[1] * s, origin[1] + offset[0] * s + offset[1] * c)
