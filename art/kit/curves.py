"""Plan curves and profiles: the lines that shells are drawn with. Metres, no Blender in here."""
import math
from math import cos, pi, radians, sin

_detail = 1.0


def set_detail(factor):
    """Scale the number of segments of every curve: 1 for pictures, less for models sent to browsers."""
    global _detail
    _detail = factor


def segments(count, least=3):
    return max(least, round(count * _detail))


def squircle(width, depth, exponent=3.2, count=96):
    """Superellipse plan curve, evenly spaced by arc length.

    Highlights run along it, where they break on a rounded rectangle.
    """
    count = max(16, 4 * round(count * _detail / 4))
    points = []
    for i in range(count):
        c, s = cos(2 * pi * i / count), sin(2 * pi * i / count)
        points.append((width / 2 * math.copysign(abs(c) ** (2 / exponent), c),
                       depth / 2 * math.copysign(abs(s) ** (2 / exponent), s)))
    return _evenly_spaced(points)


def _evenly_spaced(points):
    count = len(points)
    lengths = [0]
    for i in range(count):
        lengths.append(lengths[-1] + math.dist(points[i], points[(i + 1) % count]))
    spaced, j = [], 0
    for i in range(count):
        wanted = lengths[-1] * i / count
        while lengths[j + 1] < wanted:
            j += 1
        f = (wanted - lengths[j]) / max(lengths[j + 1] - lengths[j], 1e-9)
        a, b = points[j], points[(j + 1) % count]
        spaced.append((a[0] + (b[0] - a[0]) * f, a[1] + (b[1] - a[1]) * f))
    return spaced


def rounded_rect(width, depth, radius, count=10):
    """Rectangle with round corners, counter-clockwise from the right."""
    radius = min(radius, width / 2 - 1e-5, depth / 2 - 1e-5)
    x, y = width / 2 - radius, depth / 2 - radius
    count = segments(count, 2)
    return [(cx + radius * cos(radians(start + 90 * i / count)), cy + radius * sin(radians(start + 90 * i / count)))
            for cx, cy, start in ((x, y, 0), (-x, y, 90), (-x, -y, 180), (x, -y, 270))
            for i in range(count + 1)]


def inset(plan, by):
    """The plan moved inwards along its normals (outwards when negative)."""
    if abs(by) < 1e-9:
        return list(plan)
    moved = []
    for k, (x, y) in enumerate(plan):
        a, b = plan[k - 1], plan[(k + 1) % len(plan)]
        tx, ty = b[0] - a[0], b[1] - a[1]
        length = math.hypot(tx, ty) or 1
        moved.append((x - ty / length * by, y + tx / length * by))
    return moved


def round_out(start, end, count=8):
    """Quarter ellipse of a profile that leaves flat and arrives upright: a bottom edge."""
    (i0, z0), (i1, z1) = start, end
    count = segments(count, 2)
    angles = [pi / 2 * i / count for i in range(count + 1)]
    return [(i1 + (i0 - i1) * (1 - sin(a)), z0 + (z1 - z0) * (1 - cos(a))) for a in angles]


def round_in(start, end, count=8):
    """Quarter ellipse of a profile that leaves upright and arrives flat: a top edge."""
    (i0, z0), (i1, z1) = start, end
    count = segments(count, 2)
    angles = [pi / 2 * i / count for i in range(count + 1)]
    return [(i0 + (i1 - i0) * (1 - cos(a)), z0 + (z1 - z0) * sin(a)) for a in angles]


def fillet(height, top=.01, bottom=.01, count=8, base=0., taper=0.):
    """Profile [(inset, z)] of a slab with rounded edges; taper insets the top further."""
    # A narrow flat ring before the cap keeps its shading even; wider than the corner's radius it would fold over.
    return ([(bottom + min(.004, bottom / 2), base)]
            + round_out((bottom, base), (0, base + bottom), count)
            + round_in((taper, base + height - top), (taper + top, base + height), count)
            + [(taper + top + min(.004, top / 2), base + height)])


def smooth_step(value):
    value = min(max(value, 0), 1)
    return value * value * (3 - 2 * value)


def smooth_path(points, steps=14):
    """Catmull-Rom curve through 2D points."""
    steps = segments(steps, 4)
    first = tuple(2 * a - b for a, b in zip(points[0], points[1]))
    last = tuple(2 * a - b for a, b in zip(points[-1], points[-2]))
    knots = [first, *points, last]
    path = []
    for s in range(len(points) - 1):
        a, b, c, d = knots[s:s + 4]
        for i in range(steps):
            t = i / steps
            path.append(tuple(.5 * (2 * b[k] + (c[k] - a[k]) * t + (2 * a[k] - 5 * b[k] + 4 * c[k] - d[k]) * t * t
                                    + (3 * b[k] - a[k] - 3 * c[k] + d[k]) * t ** 3) for k in range(len(b))))
    path.append(tuple(points[-1]))
    return path


def portal_path(width, bottom, top, radius, steps=12):
    """The line [(x, z)] of a gate: up on the left, over, down on the right, with round corners."""
    half = width / 2
    left = [(-half, bottom + (top - radius - bottom) * i / 6) for i in range(6)]
    turn = [pi / 2 * i / steps for i in range(steps + 1)]
    left += [(-half + radius * (1 - cos(a)), top - radius * (1 - sin(a))) for a in turn]
    return left + [(-x, z) for x, z in reversed(left)]
