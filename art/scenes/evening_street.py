"""A lane of shops at dusk, painted with numpy as a lens sees it that is focused on the room: every lamp becomes a disc.

Light is reckoned linear and unbounded, and blurred by a disc: so bright points keep their shape, as they do in a photograph.
"""
import bpy
import numpy as np

from kit.materials import srgb
from scenes.node_graph import Graph
from scenes.outside import emission
from scenes.shapes import make_object
from scenes.surfaces import once

METRES = (18., 5.4)  # of the painting: width, height
DOT = 90             # dots for each metre
FOOT = -.9           # height of its lower edge above our floor
GROUND = -.15        # where the house opposite stands
SIZE = (round(METRES[1] * DOT), round(METRES[0] * DOT))
X, Z = np.meshgrid((np.arange(SIZE[1]) + .5) / DOT - METRES[0] / 2, FOOT + (np.arange(SIZE[0]) + .5) / DOT)


def light(colour, strength=1.):
    return np.array(srgb(colour)[:3], np.float32) * strength


def between(values, low, high, edge=.012):
    return np.clip((values - low) / edge + .5, 0, 1) * np.clip((high - values) / edge + .5, 0, 1)


def fill(picture, x, z, colour, strength=1., share=1.):
    """Paint a rectangle given by two ranges in metres."""
    mask = (between(X, *x) * between(Z, *z) * share)[..., None]
    picture[:] = picture * (1 - mask) + light(colour, strength) * mask


def shade(picture, mask, colour, strength=1.):
    picture[:] = picture * (1 - mask[..., None]) + light(colour, strength) * mask[..., None]


def halo(picture, x, z, reach, colour, strength):
    away = (X - x)**2 + (Z - z)**2
    picture += np.exp(-away / reach**2)[..., None] * light(colour, strength)


def point(picture, x, z, radius, colour, strength):
    shade(picture, np.clip((radius - np.hypot(X - x, Z - z)) * DOT / 2 + .5, 0, 1), colour, strength)


def grain(cells, seed):
    """Soft clouds from 0 to 1: random values, blurred."""
    rnd = np.random.default_rng(seed).random(SIZE).astype(np.float32)
    blurred = disc_blur(rnd[..., None], DOT / cells)[..., 0]
    return (blurred - blurred.min()) / (blurred.max() - blurred.min())


def disc_blur(picture, radius):
    """Out of focus by a disc of this many dots."""
    rows, columns = picture.shape[:2]
    pad = int(radius) + 2
    wide = np.pad(picture, ((pad, pad), (pad, pad), (0, 0)), 'edge')
    y, x = np.indices(wide.shape[:2])
    away = np.hypot(np.minimum(y, wide.shape[0] - y), np.minimum(x, wide.shape[1] - x))
    disc = np.clip(radius - away + .5, 0, 1)
    lens = np.fft.rfft2(disc / disc.sum())[..., None]
    blurred = np.fft.irfft2(np.fft.rfft2(wide, axes=(0, 1)) * lens, wide.shape[:2], axes=(0, 1))
    return np.maximum(blurred[pad:pad + rows, pad:pad + columns], 0).astype(np.float32)


def sky():
    """Blue above, what is left of the sun at the end of the lane."""
    up = np.clip((Z - .6) / 4.2, 0, 1)[..., None]
    picture = light('#c98a6a', .34) * (1 - up) + light('#33507f', .36) * up
    return picture + np.exp(-((X - .2) / 2.6)**2 - ((Z - .7) / 1.1)**2)[..., None] * light('#e9a06c', .30)


def far_houses(picture):
    """The lane goes on: houses that grow darker and higher towards us, some of their windows lit."""
    rnd = np.random.default_rng(12)
    for depth, tint in enumerate(('#5a5566', '#474454', '#353441')):
        for side in (-1, 1):
            inner = side * (.35 + .50 * depth)
            top = 1.5 + .55 * depth + .25 * (side > 0)
            span = tuple(sorted((inner, side * 4.5)))
            fill(picture, span, (GROUND, top), tint, .30)
            for _ in range(5 + 3 * depth):
                x, z = inner + side * rnd.uniform(.08, .5), rnd.uniform(.3, top - .25)
                fill(picture, (x, x + .13), (z, z + .18), '#ffc98a', rnd.uniform(.5, 1.4))
    for i in range(22):
        way = rnd.uniform(-1, 1)
        point(picture, .15 + way * .7, .05 + rnd.uniform(.0, 1.0), .022, ('#ffd39a', '#ff9a5c', '#ff6a52', '#9fd0ff')[i % 4], rnd.uniform(4, 12))


def road(picture):
    """Wet stones that carry the lights of the shops."""
    below = np.clip((GROUND - Z) * DOT + .5, 0, 1)
    shade(picture, below, '#2b2a2f', .42)


def reflect(picture):
    """What stands over the road shows in it, smeared downwards."""
    foot = int((GROUND - FOOT) * DOT)
    mirrored = picture[foot:2 * foot][::-1]
    smeared = disc_blur(mirrored, 7)
    ripple = .5 + .5 * grain(9, 4)[:foot, :, None]
    picture[:foot] += smeared * .34 * ripple


def brick_house(picture, x):
    """Two storeys on the right; a shop below, an awning and a lit sign over it."""
    x0, x1 = x
    fill(picture, x, (GROUND, 6), '#6a4638', .30)
    fill(picture, (x0, x0 + .16), (GROUND, 6), '#8a6450', .42)
    for i in range(3):
        left = x0 + .75 + i * 1.85
        fill(picture, (left - .07, left + 1.07), (3.42, 4.6), '#3a2a22', .3)
        fill(picture, (left, left + 1.), (3.5, 4.6), ('#ffd9a0', '#2f3a4c', '#ffc98a')[i], (.9, .4, .7)[i])
        fill(picture, (left + .48, left + .52), (3.5, 4.6), '#3a2a22', .3)
    window, sill = (x0 + .5, x1 - 1.6), .45
    fill(picture, (x0 + .35, x1 - .2), (GROUND, 2.35), '#3d2a1f', .35)
    fill(picture, window, (sill, 2.05), '#f2b068', .75)
    warm = np.clip((Z - sill) / 1.6, 0, 1) * between(X, *window) * between(Z, sill, 2.05)
    picture += warm[..., None] * light('#ffb566', .5)
    shelves(picture, window)
    door = (x1 - 1.35, x1 - .45)
    fill(picture, door, (GROUND, 2.05), '#ffc582', 1.15)
    fill(picture, (door[0] + .43, door[0] + .47), (GROUND, 2.05), '#4a3022', .4)
    guest(picture, door[0] + .22, 1.62, '#33241f')
    for post in np.linspace(*window, 4)[1:-1]:
        fill(picture, (post - .025, post + .025), (sill, 2.05), '#4a3022', .4)
    awning(picture, (x0 + .3, x1 - .15), 2.62, 2.12)
    sign(picture, (x0 + .8, x1 - .9), (2.78, 3.22), '#f3e3c4', 1.0, '#8c4a2c', 14)
    halo(picture, (x0 + x1) / 2, 1.6, 2.4, '#ffb061', .11)


def shelves(picture, window):
    """Bread and bottles behind the pane, lamps over them, somebody at the counter."""
    rnd = np.random.default_rng(7)
    for z in (.62, 1.02):
        fill(picture, window, (z - .035, z), '#7a4a28', .7)
        x = window[0] + .1
        while x < window[1] - .15:
            w, h = rnd.uniform(.09, .20), rnd.uniform(.10, .26)
            fill(picture, (x, x + w), (z, z + h), ('#b56a30', '#8a3f24', '#d9a05a', '#5a6b3c', '#e9d3a8')[rnd.integers(5)], rnd.uniform(.5, 1.0))
            x += w + rnd.uniform(.03, .12)
    guest(picture, window[0] + 1.15, 1.72, '#2e2220')
    guest(picture, window[0] + 2.3, 1.66, '#4a3530')
    for x in np.linspace(window[0] + .4, window[1] - .4, 5):
        fill(picture, (x - .012, x + .012), (1.78, 2.05), '#3a2a20', .4)
        point(picture, x, 1.74, .062, '#fff0cf', 15)


def guest(picture, x, tall, tint):
    """Head and shoulders, a shape against the light."""
    over = np.clip(Z - (tall - .42), 0, None) / .17
    shoulders = np.clip((1 - np.hypot((X - x) / .27, over)) * .27 * DOT / 2 + .5, 0, 1) * between(Z, GROUND, tall)
    shade(picture, shoulders, tint, .5)
    point(picture, x, tall - .11, .115, tint, .45)


def awning(picture, x, high, low):
    lean = np.clip((Z - low) / (high - low), 0, 1)
    inside = between(X, *x) * between(Z, low, high)
    striped = (np.floor((X - x[0]) / .30) % 2)
    cloth = striped[..., None] * light('#e9d9bd', .62) + (1 - striped)[..., None] * light('#9c3b2c', .55)
    lit = (.55 + .75 * (1 - lean))[..., None]
    picture[:] = picture * (1 - inside[..., None]) + cloth * lit * inside[..., None]


def sign(picture, x, z, board, strength, ink, strokes):
    """A lit board; what would be letters are strokes that nobody reads."""
    fill(picture, (x[0] - .04, x[1] + .04), (z[0] - .04, z[1] + .04), '#2a1c16', .3)
    fill(picture, x, z, board, strength)
    rnd = np.random.default_rng(strokes)
    high = z[1] - z[0]
    for left in np.linspace(x[0] + .35, x[1] - .35 - high * .6, strokes // 2):
        for _ in range(3):
            a, b = left + rnd.uniform(0, high * .45), z[0] + high * rnd.uniform(.2, .62)
            fill(picture, (a, a + high * rnd.uniform(.10, .4)), (b, b + high * .13), ink, .5)
        a = left + rnd.uniform(.1, .4) * high
        fill(picture, (a, a + high * .11), (z[0] + high * .18, z[1] - high * .2), ink, .5)


def tiled_house(picture, x):
    """A low old house on the left: plaster between posts, paper windows that glow, a roof of tiles with its raised corner."""
    x0, x1 = x
    fill(picture, x, (GROUND, 2.5), '#a08c70', .34)
    fill(picture, x, (GROUND, .35), '#5a5048', .34)
    for i in range(6):
        post = x1 - .1 - i * 1.35
        fill(picture, (post - .09, post + .09), (GROUND, 2.5), '#4a2f20', .34)
        if i in (0, 1, 3, 4):
            pane = (post - 1.15, post - .2)
            fill(picture, (pane[0] - .05, pane[1] + .05), (.55, 2.12), '#4a2f20', .34)
            fill(picture, pane, (.60, 2.07), '#ffca87', (1.25, 1.0, .0, .75, 1.05)[i])
            halo(picture, sum(pane) / 2, 1.45, .42, '#ffdca8', .8)
            for k in range(1, 4):
                fill(picture, (pane[0] + k * .2375 - .012, pane[0] + k * .2375 + .012), (.60, 2.07), '#4a2f20', .34)
            for z in (.9, 1.2, 1.5, 1.8):
                fill(picture, pane, (z - .012, z + .012), '#4a2f20', .34)
        if i == 2:
            fill(picture, (post - 1.15, post - .2), (GROUND, 2.12), '#ffbe78', 1.5)
            guest(picture, post - .78, 1.66, '#33241f')
            fill(picture, (post - 1.2, post - .15), (1.62, 2.12), '#2c4a63', .55)
            fill(picture, (post - .69, post - .66), (1.62, 2.12), '#ffbe78', .9)
    eave = 2.52 + .30 * np.clip((X - x1 + 2.0) / 2.4, 0, 1)**2
    ridge = 3.35 - .05 * np.cos((X - x0) * .5)
    slope = np.clip((Z - eave) * DOT / 2 + .5, 0, 1) * np.clip((ridge - Z) * DOT / 2 + .5, 0, 1) * np.clip((x1 + .45 - X - (Z - 2.6) * .55) * DOT / 2 + .5, 0, 1)
    shade(picture, slope, '#3a3d45', .34)
    rows = slope * (.5 + .5 * np.sin(X * 2 * np.pi / .22))**2
    picture += rows[..., None] * light('#7a8496', .05)
    under = np.clip((Z - eave + .14) * DOT / 2 + .5, 0, 1) * np.clip((eave - Z) * DOT / 2 + .5, 0, 1) * (X < x1 + .3)
    shade(picture, under, '#6b4a30', .5)
    for i in range(7):
        bulb_x = x1 - .45 - i * 1.02
        point(picture, bulb_x, 2.34 + .04 * (i % 2), .050, '#ffe0aa', 13)
    hung_sign(picture, x1 + .22, 1.95)


def hung_sign(picture, x, z):
    fill(picture, (x - .30, x + .12), (z + .40, z + .43), '#22201f', .3)
    fill(picture, (x - .19, x + .19), (z - .42, z + .38), '#2f5d4e', .3)
    fill(picture, (x - .16, x + .16), (z - .39, z + .35), '#cfe6d2', 1.5)
    for k in range(4):
        fill(picture, (x - .08, x + .07), (z - .28 + k * .16, z - .21 + k * .16), '#2f5d4e', .5)


def street_lamp(picture, x):
    fill(picture, (x - .035, x + .035), (GROUND, 3.05), '#1d1e22', .3)
    fill(picture, (x - .07, x + .07), (GROUND, .35), '#1d1e22', .3)
    fill(picture, (x - .035, x + .42), (3.02, 3.08), '#1d1e22', .3)
    point(picture, x + .40, 2.93, .10, '#ffe2b0', 16)
    halo(picture, x + .40, 2.93, .42, '#ffcf92', .40)
    halo(picture, x + .40, 2.6, 1.3, '#ffcf92', .06)


def tree(picture, x, foot, reach, seed):
    """A crown before the house, a string of small lamps in it."""
    leaf = grain(13, seed)
    away = np.hypot((X - x) / reach, (Z - foot - reach * 1.9) / (reach * 1.15))
    crown = np.clip((1.05 - away - (leaf - .5) * 1.5) * 5, 0, 1)
    fill(picture, (x - .06, x + .06), (GROUND, foot + reach), '#241d19', .3)
    shade(picture, crown * .92, '#26352c', .34)
    rnd = np.random.default_rng(seed)
    for _ in range(16):
        a, r = rnd.uniform(0, 2 * np.pi), reach * rnd.random()**.5
        point(picture, x + r * np.cos(a), foot + reach * 1.9 + r * np.sin(a) * 1.1, .020, '#ffd9a0', rnd.uniform(6, 14))


def walker(picture, x, tall, tint, bag):
    """Somebody on the way home."""
    guest(picture, x, tall + GROUND, tint)
    for side in (-1, 1):
        fill(picture, (x + side * .11 - .07, x + side * .11 + .07), (GROUND - .12, GROUND + .8), tint, .42)
    if bag:
        fill(picture, (x + .22, x + .42), (GROUND + .45, GROUND + .78), '#e3d3b4', .7)


def street_picture():
    """Linear light, the lowest row first."""
    picture = sky().astype(np.float32)
    far_houses(picture)
    road(picture)
    tiled_house(picture, (-9.2, -2.0))
    brick_house(picture, (2.2, 9.2))
    tree(picture, 1.75, 1.15, .62, 5)
    picture = disc_blur(picture, 4)
    walker(picture, -.55, 1.72, '#2a2a33', True)
    walker(picture, 5.0, 1.64, '#3a2c2a', False)
    street_lamp(picture, -1.05)
    reflect(picture)
    return disc_blur(picture, 6)


@once
def painted(name, strength):
    """The painting as light that stands in the picture alone."""
    image = bpy.data.images.new(name, SIZE[1], SIZE[0], float_buffer=True, is_data=True)
    pixels = np.ones((*SIZE, 4), np.float32)
    pixels[..., :3] = street_picture()
    image.pixels.foreach_set(pixels.ravel())
    image.pack()
    g = Graph(name)
    texture = g.add('TexImage', {'Vector': g.add('TexCoord').outputs['UV']}, image=image, extension='EXTEND')
    return emission(g, texture.outputs[0], strength)


def evening_street(x, y=0., strength=1., scale=1.):
    """Stands across the x axis, seen from the +x side."""
    half, low, high = METRES[0] / 2 * scale, FOOT * scale, (FOOT + METRES[1]) * scale
    corners = [(x, y - half, low), (x, y + half, low), (x, y + half, high), (x, y - half, high)]
    sheet = make_object('evening_street', corners, [(0, 1, 2, 3)], painted('evening_street', strength), smooth=False,
                        uv=lambda p: ((p[1] - y) / (2 * half) + .5, (p[2] - low) / (high - low)))
    sheet.visible_diffuse = sheet.visible_shadow = False
    return sheet
