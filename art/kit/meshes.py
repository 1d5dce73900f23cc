"""Turn curves into Blender objects: lofts, stacked shells, lathes, sweeps, flat panels, printed words."""
import math
import os
from contextlib import contextmanager
from math import cos, pi, radians, sin

import bmesh
import bpy
from mathutils import Euler, Vector

from kit.curves import fillet, inset, rounded_rect, segments, squircle
from kit.paths import FONTS

_parents = []


@contextmanager
def assembly(name):
    """Everything made inside belongs to one empty, which is handed back: move it and all parts follow."""
    root = bpy.data.objects.new(name, None)
    bpy.context.scene.collection.objects.link(root)
    if _parents:
        root.parent = _parents[-1]
    _parents.append(root)
    try:
        yield root
    finally:
        _parents.pop()


def place(thing, location=(0, 0, 0), degrees=(0, 0, 0)):
    thing.location = location
    thing.rotation_euler = Euler([radians(a) for a in degrees])
    return thing


def turned(offset, degrees):
    """An offset in the local axes of something that is turned by these angles."""
    return Euler([radians(a) for a in degrees]).to_matrix() @ Vector(offset)


def _link(thing):
    bpy.context.scene.collection.objects.link(thing)
    if _parents:
        thing.parent = _parents[-1]
    return thing


def make_object(name, vertices, faces, material, smooth=True, angle=38, uv=None, weighted=True):
    """A mesh object. uv: function of a vertex' position; angle: edges sharper than this stay sharp."""
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(vertices, [], faces)
    mesh.validate()
    mesh.update()
    edit = bmesh.new()
    edit.from_mesh(mesh)
    bmesh.ops.recalc_face_normals(edit, faces=edit.faces)
    edit.to_mesh(mesh)
    edit.free()
    if uv:
        layer = mesh.uv_layers.new(name='UVMap')
        for loop in mesh.loops:
            layer.data[loop.index].uv = uv(mesh.vertices[loop.vertex_index].co)
    made = _link(bpy.data.objects.new(name, mesh))
    if material:
        mesh.materials.append(material)
    if smooth:
        mesh.polygons.foreach_set('use_smooth', [True] * len(mesh.polygons))
        mesh.use_auto_smooth = True
        mesh.auto_smooth_angle = radians(angle)
        if weighted:
            made.modifiers.new('weighted', 'WEIGHTED_NORMAL').keep_sharp = True
    return made


def loft(name, rings, material, cap_start=True, cap_end=True, **options):
    """Skin over rings of equally many points."""
    count = len(rings[0])
    vertices = [point for ring in rings for point in ring]
    faces = []
    for j in range(len(rings) - 1):
        for i in range(count):
            a, b = j * count + i, j * count + (i + 1) % count
            faces.append((a, b, b + count, a + count))
    if cap_start:
        faces += _cap(vertices, range(count))
    if cap_end:
        faces += _cap(vertices, range((len(rings) - 1) * count, len(rings) * count))
    return make_object(name, vertices, faces, material, **options)


def _cap(vertices, ring):
    """A fan: one many-sided face falls into slivers, whose depth is so uncertain in a browser that they pierce what lies before them."""
    count = len(ring)
    if count <= 4:
        return [tuple(ring)]
    vertices.append(tuple(sum(vertices[i][axis] for i in ring) / count for axis in range(3)))
    return [(ring[i], ring[(i + 1) % count], len(vertices) - 1) for i in range(count)]


def stack(name, plan, profile, material, shift=None, **options):
    """Plan curves stacked by a profile [(inset, z)]; shift(z) -> (dx, dy, sx, sy) leans or narrows the body."""
    rings = []
    for by, z in profile:
        ring = inset(plan, by)
        if shift:
            dx, dy, sx, sy = shift(z)
            ring = [(x * sx + dx, y * sy + dy) for x, y in ring]
        rings.append([(x, y, z) for x, y in ring])
    return loft(name, rings, material, **options)


def slab(name, width, depth, height, radius, material, top=.006, bottom=.006, exponent=None, count=8, **options):
    """A plate with rounded plan and edges, lying on z = 0."""
    plan = squircle(width, depth, exponent) if exponent else rounded_rect(width, depth, radius, 12)
    return stack(name, plan, fillet(height, top, bottom, count), material, **options)


def lathe(name, profile, material, count=64, capped=True, **options):
    """Turn a profile [(radius, z)] about the z axis; ends off the axis are closed unless it is not capped."""
    count = segments(count, 12)
    rings = [[(r * cos(2 * pi * i / count), r * sin(2 * pi * i / count), z) for i in range(count)] for r, z in profile]
    return loft(name, rings, material, cap_start=capped and profile[0][0] > 1e-4, cap_end=capped and profile[-1][0] > 1e-4, **options)


def rod(name, start, end, radius, material, end_radius=None, count=24):
    """A straight round bar between two points."""
    start, end = Vector(start), Vector(end)
    along = end - start
    made = lathe(name, [(radius, 0), (radius if end_radius is None else end_radius, along.length)], material, count)
    made.location = start
    made.rotation_euler = along.to_track_quat('Z', 'Y').to_euler()
    return made


def tube(name, path, radius, material, count=20):
    """A round bar bent along a 3D path. Frames are carried along, so that the bar never twists."""
    count = segments(count, 8)
    points = [Vector(p) for p in path]
    rings, side = [], None
    for i, point in enumerate(points):
        along = (points[min(i + 1, len(points) - 1)] - points[max(i - 1, 0)]).normalized()
        if side is None:
            side = along.orthogonal().normalized()
        side = (side - along * side.dot(along)).normalized()
        other = along.cross(side)
        rings.append([tuple(point + side * radius * cos(2 * pi * k / count) + other * radius * sin(2 * pi * k / count))
                      for k in range(count)])
    return loft(name, rings, material)


def sweep_yz(name, path, section, material, first=0, last=None, **options):
    """Sweep section(t) -> [(x, n)] along a path [(y, z)]; n points to the back of an upward path.

    first and last cut a piece out of the path while t still counts along the whole of it.
    """
    rings = []
    end = len(path) - 1
    for i, (y, z) in enumerate(path):
        if i < first or (last is not None and i > last):
            continue
        before, after = path[max(i - 1, 0)], path[min(i + 1, end)]
        ty, tz = after[0] - before[0], after[1] - before[1]
        length = math.hypot(ty, tz)
        ny, nz = tz / length, -ty / length
        rings.append([(x, y + ny * n, z + nz * n) for x, n in section(i / end)])
    return loft(name, rings, material, **options)


def sweep_xz(name, path, section, material, **options):
    """Sweep section(t) -> [(n, y)] along a path [(x, z)]; n points to the left of the way. For portals and handles."""
    rings = []
    end = len(path) - 1
    for i, (x, z) in enumerate(path):
        before, after = path[max(i - 1, 0)], path[min(i + 1, end)]
        tx, tz = after[0] - before[0], after[1] - before[1]
        length = math.hypot(tx, tz)
        rings.append([(x - tz / length * n, y, z + tx / length * n) for n, y in section(i / end)])
    return loft(name, rings, material, **options)


def panel(name, width, height, radius, material):
    """A flat rounded rectangle with picture coordinates from 0 to 1: the lit part of a screen."""
    outline = rounded_rect(width, height, radius)
    vertices = [(x, y, 0) for x, y in outline] + [(0, 0, 0)]
    count = len(outline)
    faces = [(i, (i + 1) % count, count) for i in range(count)]
    return make_object(name, vertices, faces, material, smooth=False,
                       uv=lambda v: (v.x / width + .5, v.y / height + .5))


def words(text, size, material, location, degrees, weight='SemiBold', depth=.0002, track=1.):
    """Printed words as a thin mesh, facing local +z."""
    curve = bpy.data.curves.new(f'words_{text}', 'FONT')
    curve.body, curve.size, curve.extrude = text, size, depth
    curve.align_x, curve.align_y, curve.space_character, curve.resolution_u = 'CENTER', 'CENTER', track, segments(4, 1)
    curve.font = bpy.data.fonts.load(os.path.join(FONTS, f'Pretendard-{weight}.otf'), check_existing=True)
    drawn = bpy.data.objects.new(curve.name, curve)
    bpy.context.scene.collection.objects.link(drawn)
    graph = bpy.context.evaluated_depsgraph_get()
    mesh = bpy.data.meshes.new_from_object(drawn.evaluated_get(graph))
    bpy.data.objects.remove(drawn)
    mesh.materials.clear()
    mesh.materials.append(material)
    return place(_link(bpy.data.objects.new(curve.name, mesh)), location, degrees)


def surface_band(name, ring, z_range, arc_range, radius, material, lift=.0012, columns=72, rows=6, picture=False,
                 thickness=0.):
    """A patch with round corners that hugs a stacked body: visors, doors, windows.

    ring(z) is the body's plan at that height; arc_range is the way along it in metres, 0 at the
    front centre, positive to the robot's +x side. picture=True gives it screen coordinates;
    a thickness makes it solid inwards, for a door that stands open.
    """
    (z0, z1), (s0, s1) = z_range, arc_range
    columns = segments(columns, 12)
    vertices, backs, coordinates, faces = [], [], [], []
    for c in range(columns + 1):
        u = .5 - .5 * cos(pi * c / columns)  # cosine spacing keeps the rounded ends smooth
        s = s0 + (s1 - s0) * u
        edge = min(s - s0, s1 - s)
        cut = 0 if edge >= radius else radius - math.sqrt(max(radius ** 2 - (radius - edge) ** 2, 0))
        for j in range(rows + 1):
            z = z0 + cut + (z1 - z0 - 2 * cut) * j / rows
            vertices.append((*_point_on_ring(ring(z), s, lift), z))
            coordinates.append((u, (z - z0) / (z1 - z0)))
            if thickness:
                backs.append((*_point_on_ring(ring(z), s, lift - thickness), z))
    for c in range(columns):
        for j in range(rows):
            a = c * (rows + 1) + j
            faces.append((a, a + rows + 1, a + rows + 2, a + 1))
    if backs:
        faces += _close_back(len(vertices), columns, rows, faces)
    made = make_object(name, vertices + backs, faces, material, weighted=False)
    if picture:
        layer = made.data.uv_layers.new(name='UVMap')
        for loop in made.data.loops:
            layer.data[loop.index].uv = coordinates[loop.vertex_index]
    return made


def _close_back(count, columns, rows, front_faces):
    """The faces of the back, and the rim that joins it to the front."""
    back = [tuple(i + count for i in reversed(face)) for face in front_faces]
    step = rows + 1
    border = ([c * step for c in range(columns)] + [columns * step + j for j in range(rows)]
              + [c * step + rows for c in range(columns, 0, -1)] + [j for j in range(rows, 0, -1)])
    rim = [(a, a + count, b + count, b) for a, b in zip(border, border[1:] + border[:1])]
    return back + rim


def _point_on_ring(ring, arc, lift):
    count = len(ring)
    index = min(range(count), key=lambda i: (round(ring[i][1], 6), abs(ring[i][0])))
    step = 1 if arc >= 0 else -1
    walked = 0
    while True:
        a, b = ring[index % count], ring[(index + step) % count]
        length = math.dist(a, b)
        if walked + length >= abs(arc):
            break
        walked += length
        index += step
    f = (abs(arc) - walked) / length
    tx, ty = (b[0] - a[0]) * step / length, (b[1] - a[1]) * step / length
    return a[0] + (b[0] - a[0]) * f + ty * lift, a[1] + (b[1] - a[1]) * f - tx * lift
