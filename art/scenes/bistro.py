"""A steak and wine house in the evening: a wall of bottles, white cloths, copper over an open kitchen, green leather."""
from math import cos, pi, sin
from random import Random

from kit.materials import material
from kit.meshes import lathe, loft, place, rod, slab, words
from kit.tableware import plate

from scenes.brunch import cutlery
from scenes.family import steak
from scenes.furniture import black_metal, dining_chair, walnut
from scenes.lamps import glass_globe, hang
from scenes.lighting import LAMP, bulb, sky, soft, without_light_sampling
from scenes.outside import night_street
from scenes.rooms import lay, room
from scenes.shapes import box, cushion, prototype, put
from scenes.surfaces import fabric, glow, metal, paint, tiles, wood
from scenes.traces import coat, steam

CEILING = 3.0
LEFT, RIGHT, BACK = -3.0, 2.9, 5.6
WINE = ('#3a1218', '#1d3a2a', '#2a2418', '#4a2a16')
TWO = ((0, -.52), (0, .52))


def build(evening=True):
    board = wood('bistro_floor', '#3f2c20', '#5a4230', .28, axis='y', planks=(.9, .10))
    green = paint('bistro_green', '#2c4038')
    room(board, paint('bistro_ceiling', '#4a443b'), (LEFT, RIGHT), (-8, BACK + 2.4), CEILING, right=green, back=green, front=green)
    windows()
    wine_wall()
    kitchen()
    bench()
    furnish()
    lights()
    night_street((-9, 1, 0), 'x')


def brass():
    return metal('bistro_brass', '#b79d6c', .28)


def windows():
    """A shop front of steel frames above a green wainscot."""
    steel, panel = black_metal(), material('bistro_wainscot', '#22342d', rough=.5)
    box('sill', (LEFT - .15, LEFT), (-8, BACK + 2.4), (0, .85), panel, .004)
    box('sill_board', (LEFT - .15, LEFT + .05), (-8, BACK + 2.4), (.85, .89), walnut('y'), .006)
    box('head', (LEFT - .15, LEFT), (-8, BACK + 2.4), (2.55, CEILING), panel, .004)
    for i in range(17):
        y = -7.8 + i * .95
        box('mullion', (LEFT - .1, LEFT - .05), (y - .02, y + .02), (.89, 2.55), steel, .002)
    for z in (1.5, 2.1):
        box('glazing_bar', (LEFT - .095, LEFT - .055), (-8, BACK + 2.4), (z - .012, z + .012), steel, .002)


def wine_bottle(tint):
    """Lying with its neck to the room: the foil is what one sees."""
    dark = material('wine' + tint, tint, rough=.08, coat=.7)
    foil = material('foil' + tint, {'#3a1218': '#7a1f26', '#1d3a2a': '#b79d6c', '#2a2418': '#23201d', '#4a2a16': '#c9c2b2'}[tint], rough=.35, metal=.5)
    parts = (lathe('bottle', [(.00001, .01), (.036, 0), (.038, .01), (.038, .18), (.030, .21), (.0145, .235)], dark, 28),
             lathe('foil', [(.0145, .232), (.0155, .236), (.0155, .292), (.013, .296), (.00001, .297)], foil, 24))
    for part in parts:
        place(part, (0, 0, 0), (0, -90, 0))


def standing_bottle(tint):
    dark = material('wine' + tint, tint, rough=.08, coat=.7)
    place(lathe('bottle', [(.036, 0), (.038, .01), (.038, .18), (.030, .21), (.0145, .235), (.0145, .297), (.00001, .298)], dark, 32))
    place(lathe('label', [(.0384, .06), (.0384, .135)], material('wine_label', '#efe6d2', rough=.7), 32))


def wine_wall():
    """Shelves from knee to ceiling along the right wall, lit from behind, bottles with their necks to the room."""
    rnd = Random(12)
    box('wine_glow', (RIGHT - .02, RIGHT - .01), (-1.6, BACK - .1), (.55, 2.8), glow('wine_glow', '#ffae5c', 1.5), 0)
    lying = [prototype('lying' + tint, lambda tint=tint: wine_bottle(tint)) for tint in WINE]
    standing = [prototype('standing' + tint, lambda tint=tint: standing_bottle(tint)) for tint in WINE]
    box('wine_base', (RIGHT - .42, RIGHT), (-1.6, BACK - .1), (0, .55), walnut('y'), .006)
    shelves = [.55 + .25 * k for k in range(10)]
    for z in shelves:
        box('wine_shelf', (RIGHT - .34, RIGHT - .03), (-1.6, BACK - .1), (z - .012, z + .012), walnut('y'), .003)
    for i in range(8):
        y = -1.6 + i * (BACK + 1.5) / 7
        box('wine_post', (RIGHT - .36, RIGHT - .03), (y - .02, y + .02), (.55, 2.8), walnut('z'), .003)
    for k, z in enumerate(shelves[:-1]):
        upright = k in (2, 5) and z + .32 < 2.8
        y = -1.48
        while y < BACK - .2:
            bay = (y + 1.6) % ((BACK + 1.5) / 7)
            if .07 < bay < (BACK + 1.5) / 7 - .07 and rnd.random() < .9:
                if upright:
                    put(rnd.choice(standing), (RIGHT - .2, y, z + .012), 0, .74)
                else:
                    put(rnd.choice(lying), (RIGHT - .08, y, z + .012 + .039))
            y += .098
    without_light_sampling('wine_glow')


def copper_pan():
    copper = metal('copper', '#b87850', .25)
    place(lathe('pan', [(.10, 0), (.125, .01), (.13, .07), (.125, .07), (.12, .015), (.00001, .012)], copper, 48), (0, 0, -.19), (90, 0, 0))
    rod('handle', (0, -.03, -.06), (0, -.02, .12), .008, black_metal(), count=10)


def kitchen():
    """Open to the room above a counter of white tiles, its name in brass over it."""
    white = ('#d9d6cc', '#a9a498', (.20, .065), .12, .004, .5)
    box('pass', (-2.2, 2.2), (BACK, BACK + .5), (0, 1.02), tiles('bistro_tiles', *white, 'xz', .14, .5), 0)
    box('pass_top', (-2.28, 2.28), (BACK - .1, BACK + .56), (1.02, 1.07), material('pass_stone', '#2f312f', rough=.2), .006)
    box('fascia', (LEFT, RIGHT), (BACK, BACK + .12), (2.25, CEILING), material('bistro_fascia', '#1c2a24', rough=.5), .004)
    for x in ((LEFT, -2.35), (2.35, RIGHT)):
        box('pier', x, (BACK, BACK + .4), (0, 2.25), material('bistro_fascia', '#1c2a24', rough=.5), .004)
    words('토래 그릴', .34, material('bistro_letters', '#d9bd84', rough=.4, emit='#ffcf8a', strength=.8), (-.2, BACK - .012, 2.62), (90, 0, 0), 'Bold', depth=.012, track=1.12)
    box('kitchen_wall', (-3, 3), (BACK + 2.2, BACK + 2.3), (0, CEILING), tiles('bistro_far', *white, 'xz', .10, .3), 0)
    box('range', (-2, 2), (BACK + 1.5, BACK + 2.2), (0, .9), metal('range_steel', '#a9a9a6', .35), .008)
    box('hood', (-2, 2), (BACK + 1.3, BACK + 2.2), (1.95, 2.35), metal('range_steel', '#a9a9a6', .35), .01)
    box('rail', (-1.9, 1.9), (BACK + .2, BACK + .215), (2.14, 2.155), brass(), 0)
    pan = prototype('copper_pan', copper_pan)
    for i in range(10):
        put(pan, (-1.7 + i * .37, BACK + .2, 2.0), 0, .8 + .25 * (i * 7 % 3) / 2)
    steam((-.8, BACK + 1.4, 1.0), .7, .9, .32, 4)
    steam((.7, BACK + 1.4, 1.0), .6, .8, .3, 7)
    flame = glow('hearth', '#ff7a2a', 5)
    box('hearth', (.9, 1.7), (BACK + 1.49, BACK + 1.5), (.55, .8), flame, 0)
    plates = prototype('plates', lambda: [plate((0, 0, k * .0085), .14) for k in range(9)])
    for x in (-1.8, -1.45, 1.75):
        put(plates, (x, BACK + .25, 1.07))
    dish = prototype('pass_steak', steak)
    for x in (-.55, .05):
        put(dish, (x, BACK + .2, 1.07), 20)
    for x in (-.6, .1, .8):
        rod('heat_cord', (x, BACK + .22, 1.72), (x, BACK + .22, 2.14), .006, brass(), count=10)
        place(lathe('heat_lamp', [(.10, 0), (.102, .004), (.06, .1), (.02, .13), (.00001, .132)], metal('copper', '#b87850', .25), 40), (x, BACK + .22, 1.62))
        bulb((x, BACK + .22, 1.58), 6, LAMP, .05)


def bench():
    """Green leather along the windows, in upright channels."""
    hide = material('bistro_hide', '#2c5545', rough=.36, coat=.2, bump=(220, .15, .001))
    box('bench_base', (LEFT + .02, LEFT + .55), (-7.5, 4.4), (0, .32), walnut('y'), .006)
    cushion('bench_seat', (LEFT + .30, -1.55, .32), (.56, 11.9, .14), hide, .05, .06)
    for i in range(72):
        y = -7.4 + i * .165
        place(slab('channel', .16, .48, .10, .045, hide, .04, .02), (LEFT + .10, y, .70), (0, 80, 0))


def cloth_table():
    """A small table under a white cloth that falls in soft folds."""
    linen = material('bistro_linen', '#ded7c8', rough=.9, sheen=.2)
    place(slab('cloth_top', .74, .74, .012, .03, linen, .005, .002), (0, 0, .735))
    rings = []
    for k in range(7):
        t = k / 6
        ring = []
        for i in range(96):
            a = 2 * pi * i / 96
            c, s = cos(a), sin(a)
            square = .37 / max(abs(c), abs(s))
            r = square * (1 + .02 * t) + t * .016 * sin(14 * a) - .03 * t * (abs(c * s) > .46)
            ring.append((r * c, r * s, .742 - .34 * t))
        rings.append(ring)
    loft('cloth_fall', rings, linen, cap_start=False, cap_end=False)
    rod('post', (0, 0, .02), (0, 0, .73), .03, black_metal())
    place(lathe('foot', [(.25, 0), (.25, .01), (.06, .03)], black_metal(), 48))


def wine_glass():
    clear = material('clear_glass', '#ffffff', rough=0, transmission=1., ior=1.45)
    shape = [(.034, 0), (.034, .002), (.006, .006), (.004, .02), (.004, .085), (.02, .10), (.036, .13), (.037, .155), (.03, .195), (.0285, .195),
             (.0355, .155), (.034, .13), (.018, .103), (.00001, .098)]
    wine = [(.00001, .0985), (.0175, .1035), (.0335, .1305), (.0345, .14), (.00001, .14)]
    for part in (lathe('wine_glass', shape, clear, 40), lathe('red_wine', wine, material('red_wine', '#5a0d18', rough=.05), 36)):
        part.visible_shadow = False


def setting():
    steak()
    put(prototype('cutlery', cutlery), (.19, 0, 0))


def candle():
    place(lathe('candle_cup', [(.03, 0), (.034, .004), (.034, .06), (.03, .06)], material('candle_cup', '#c99a5a', rough=.3, emit='#ff9a3a', strength=1.4), 32))
    place(lathe('flame', [(.00001, .045), (.006, .055), (.00001, .08)], glow('candle_flame', '#ffd08a', 12), 16))


def furnish():
    table, chair = prototype('cloth_table', cloth_table), prototype('chair', lambda: dining_chair(fabric('bistro_seat', '#6b2d2a'), walnut))
    served = [prototype('setting', setting)]
    goblet, light = prototype('wine_glass', wine_glass), prototype('candle', candle)
    red = prototype('table_wine', lambda: standing_bottle('#1d3a2a'))
    for i, y in enumerate((-3.9, -2.1, -.3, 1.5, 3.3)):
        at = (LEFT + .95, y)
        lay(table, chair, at, 90, ((0, -.56), ), served, .748, None, 0 if i == 2 else None, seed=i)
        put(served[0], (at[0] - .2, y, .748), 270)
    for i, (x, y, turn) in enumerate(((1.35, -2.4, 0), (1.4, .3, 0), (1.35, 2.6, 0), (-.45, 4.1, 90))):
        lay(table, chair, (x, y), turn, TWO, served, .748, None, 1 if i == 1 else None, seed=9 + i)
    for i, (x, y) in enumerate(((LEFT + .95, -2.1), (LEFT + .95, -.3), (LEFT + .95, 1.5), (LEFT + .95, 3.3), (1.35, -2.4), (1.4, .3), (1.35, 2.6), (-.45, 4.1))):
        put(goblet, (x + .13, y + .24, .748))
        put(goblet, (x - .2, y - .25, .748))
        put(light, (x + .02, y + .03, .748))
        bulb((x + .02, y + .03, .86), .8, (1, .55, .22), .03)
        if i % 2 == 0:
            put(red, (x + .24, y - .12, .748), 40 * i)
    put(prototype('coat', lambda: coat('#3d3a44')), (1.4, .3 + .52), 0)
    without_light_sampling('candle_flame', 'candle_cup', 'hearth')


def lights():
    hang(glass_globe, [(LEFT + .95, y, 2.0) for y in (-2.1, -.3, 1.5, 3.3)] + [(1.38, -2.4, 2.0), (1.4, .3, 2.0), (1.35, 2.6, 2.0), (-.45, 4.1, 2.05)], power=11)
    soft('ceiling_fill', (0, .5, 2.8), (0, .5, 0), (4.5, 10), 190, (1, .86, .70))
    soft('kitchen_fill', (0, BACK + 1.2, 2.9), (0, BACK + 1.6, 0), (3.4, .8), 260, (1, .92, .8))
    soft('name_fill', (-.2, BACK - 1.1, 2.85), (-.2, BACK, 2.55), (2.4, .2), 45, LAMP)
    soft('wine_fill', (.6, 2, 2.7), (RIGHT, 2, 1.4), (.5, 6), 55, LAMP)
    bulb((1.3, BACK + 1.2, .9), 8, (1, .4, .15), .2)
    sky(.03, .3, (.2, .22, .3))
