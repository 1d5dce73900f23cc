"""Furniture that several places share. Each function builds one piece at the origin, facing -y, for `prototype`."""
from kit.materials import material
from kit.meshes import lathe, place, rod, slab, tube

from scenes.shapes import arc, block, box, curved_back, cushion
from scenes.surfaces import fabric, metal, wood


def oak(axis='x'):
    shades = {'x': ('#a98258', '#c6a277'), 'y': ('#a37c53', '#bf9a6f'), 'z': ('#a37c53', '#bf9a6f')}
    return wood('oak_' + axis, *shades[axis], rough=.43, axis=axis)


def walnut(axis='x'):
    return wood('walnut_' + axis, '#4b392b', '#6d5642', rough=.4, axis=axis)


def black_metal():
    return material('black_metal', '#16161a', rough=.4, metal=.6)


def dining_table(width=1.3, depth=.8, top=oak):
    place(slab('table_top', width, depth, .036, .06, top('x'), .006, .012), (0, 0, .712))
    box('apron', (-width / 2 + .09, width / 2 - .09), (-depth / 2 + .08, depth / 2 - .08), (.655, .712), top('x'), .004)
    for side in (-1, 1):
        for end in (-1, 1):
            rod('leg', (side * (width / 2 - .08), end * (depth / 2 - .07), 0),
                (side * (width / 2 - .12), end * (depth / 2 - .10), .70), .017, top('z'), .027)


def dining_chair(seat=None, frame=oak):
    """The sitter faces -y; the back rest is at +y."""
    seat = seat or fabric('linen', '#cfc4ae')
    cushion('seat', (0, 0, .43), (.44, .43, .045), seat, .018, .09)
    place(slab('seat_frame', .43, .42, .022, .09, frame('x'), .005, .005), (0, 0, .41))
    for side in (-1, 1):
        rod('leg', (side * .205, -.19, 0), (side * .18, -.165, .42), .012, frame('z'), .018)
        rod('leg', (side * .215, .205, 0), (side * .205, .215, .78), .012, frame('z'), .016)
    curved_back('back', .49, .15, .022, .70, .235, .10, frame('x'))


def round_table(radius=.36, height=.73, top=None, base=None):
    base = base or black_metal()
    rim = [(radius - .02, 0), (radius - .006, .003), (radius, .012), (radius - .004, .026), (radius - .02, .028),
           (.00001, .028)]
    place(lathe('round_top', rim, top or oak('x'), 72), (0, 0, height - .028))
    rod('post', (0, 0, .02), (0, 0, height - .02), .026, base)
    place(lathe('foot', [(.23, 0), (.23, .008), (.05, .02), (.03, .04)], base, 48))


def steel_chair(seat=None, frame=None):
    """A light café chair: bent steel frame, padded seat and back."""
    frame, seat = frame or black_metal(), seat or fabric('cafe_seat', '#8d6a50')
    cushion('seat', (0, -.01, .44), (.42, .41, .04), seat, .016, .10)
    curved_back('back', .42, .20, .024, .72, .225, .07, seat)
    for side in (-1, 1):
        tube('leg', [(side * .20, -.19, 0), (side * .175, -.165, .435), (side * .175, .17, .435)], .0095, frame)
        tube('leg', [(side * .205, .22, 0), (side * .18, .18, .435), (side * .17, .205, .76)], .0095, frame)


def bar_stool(seat=None):
    frame = black_metal()
    cushion('seat', (0, 0, .70), (.36, .36, .05), seat or fabric('stool_seat', '#7a5b3e'), .02, .17)
    for x, y in ((-1, -1), (1, -1), (1, 1), (-1, 1)):
        rod('leg', (x * .19, y * .19, 0), (x * .13, y * .13, .70), .011, frame)
    corners = [(-.172, -.172), (.172, -.172), (.172, .172), (-.172, .172)]
    for (x0, y0), (x1, y1) in zip(corners, corners[1:] + corners[:1]):
        rod('rest', (x0, y0, .22), (x1, y1, .22), .008, frame)


def sofa(width=1.8, cover=None, seats=2):
    """A low lounge sofa; the back rest is at +y."""
    cover = cover or fabric('sofa_cover', '#8d8f8a')
    legs = black_metal()
    block('base', (0, 0, .12), (width, .82, .14), cover, .03)
    pitch = (width - .34) / seats
    for i in range(seats):
        x = -width / 2 + .17 + pitch * (i + .5)
        cushion('seat', (x, -.05, .24), (pitch - .012, .66, .17), cover, .055, .06)
        cushion('back', (x, .27, .36), (pitch - .02, .20, .40), cover, .07, .07)
    for side in (-1, 1):
        cushion('arm', (side * (width / 2 - .085), 0, .24), (.17, .82, .32), cover, .06, .07)
        for y in (-.34, .34):
            rod('leg', (side * (width / 2 - .1), y, 0), (side * (width / 2 - .1), y, .13), .016, legs)


def lounge_chair(cover=None):
    cover = cover or fabric('lounge_cover', '#b98a5e')
    cushion('seat', (0, -.02, .30), (.62, .58, .15), cover, .06, .12)
    curved_back('back', .70, .46, .12, .62, .30, .20, cover)
    for x in (-.24, .24):
        for y in (-.22, .22):
            rod('leg', (x * 1.12, y * 1.12, 0), (x, y, .31), .012, oak('z'), .018)


def low_table(width=1.1, depth=.6, top=None):
    place(slab('low_top', width, depth, .03, .08, top or walnut('x'), .006, .01), (0, 0, .40))
    for x in (-width / 2 + .1, width / 2 - .1):
        for y in (-depth / 2 + .1, depth / 2 - .1):
            rod('leg', (x, y, 0), (x, y, .40), .014, black_metal())


def slatted_counter(length, depth=.6, height=1.0, body=None, top=None):
    """A counter along x with slats on its -y front, as Korean cafés and restaurants like them."""
    body, top = body or oak('z'), top or material('counter_stone', '#d8d2c6', rough=.3)
    box('counter', (-length / 2, length / 2), (-depth / 2, depth / 2), (0, height), body, .006)
    box('counter_top', (-length / 2 - .06, length / 2 + .06), (-depth / 2 - .06, depth / 2 + .06),
        (height, height + .045), top, .004)
    count = int(length / .075)
    for i in range(count):
        x = -length / 2 + .06 + i * (length - .12) / (count - 1)
        box('slat', (x - .018, x + .018), (-depth / 2 - .03, -depth / 2), (.06, height - .02), body, .003)


def waiting_chairs(count=3, seat=None):
    """A row of joined seats on a steel beam (hospital, lobby)."""
    seat = seat or material('seat_teal', '#5f8f8b', rough=.55)
    steel = metal('seat_steel', '#b9bcbe', .35)
    pitch = .56
    span = pitch * (count - 1)
    box('beam', (-span / 2 - .15, span / 2 + .15), (.0, .06), (.33, .39), steel, .006)
    for x in (-span / 2, span / 2):
        rod('leg', (x, .03, .02), (x, .03, .34), .025, steel)
        box('foot', (x - .03, x + .03), (-.25, .30), (0, .03), steel, .006)
    for i in range(count):
        x = -span / 2 + pitch * i
        cushion('seat', (x, -.02, .40), (.50, .46, .06), seat, .025, .07)
        place(slab('back', .50, .36, .045, .06, seat, .02, .02), (x, .27, .66), (80, 0, 0))
        for side in (-.15, .15):
            rod('back_post', (x + side, .05, .36), (x + side, .285, .62), .014, steel)
        for side in (-.27, .27):
            tube('arm', arc((x + side, .02, .42), .19, 20, 160, plane='yz'), .012, steel)
