"""A small pancake and rice-wine house (전집) in the evening: yellow tin kettles over the griddle, papers with prices on every wall."""
from math import cos, pi, sin
from random import Random

from kit.materials import material
from kit.meshes import lathe, place, rod, slab, tube, words
from kit.tableware import bowl, food, plate

from scenes.furniture import black_metal
from scenes.lamps import lit_bulb
from scenes.lighting import LAMP, bulb, sky, soft, without_light_sampling
from scenes.rooms import price_papers, room
from scenes.shapes import arc, box, open_lathe, prototype, put
from scenes.surfaces import concrete, glow, metal, paint, tiles, wood
from scenes.traces import handbag, steam

CEILING = 2.65
SIDE = 2.15
BACK = 4.6
TABLES = ((-1.28, -2.3), (-1.3, -.65), (-1.28, 1.0), (-1.3, 2.6), (1.3, -2.0), (1.28, -.35), (1.3, 1.3), (1.28, 2.8))
DISHES = (('해물파전', '15,000'), ('김치전', '12,000'), ('녹두전', '13,000'), ('감자전', '12,000'), ('부추전', '12,000'), ('모둠전', '22,000'),
          ('도토리묵', '13,000'), ('두부김치', '14,000'))
PAPERS = ('#f1e2b4', '#f3ece0', '#e9c7b0', '#d5e0bd')


def build(evening=True):
    upper = paint('jeon_wall', '#c79a55')
    room(concrete('jeon_floor', '#6b5c4f', .35, .4, .9), paint('jeon_ceiling', '#8a6b48'), (-SIDE, SIDE), (-8, BACK + 1.6), CEILING,
         left=upper, right=upper, back=tiles('jeon_back', '#d9d2c0', '#8f8778', (.15, .15), .2, .003, 0., 'xz', .1), front=upper)
    dado()
    papers()
    cake, pot = prototype('pancake', pancake), prototype('kettle', kettle)
    griddle(pot)
    furnish(cake, pot)
    lights()


def tin(name='tin', tint='#d9b04a'):
    """Anodised tin, as kettles and bowls of such houses are made of."""
    return metal(name, tint, .34)


def elm(axis='x'):
    return wood('jeon_elm_' + axis, '#5c3b22', '#7e5634', rough=.4, axis=axis)


def dado():
    for side in (-1, 1):
        x = side * SIDE
        box('dado', tuple(sorted((x, x - side * .03))), (-8, BACK + 1.6), (0, .98), elm('z'), .003)
        box('dado_rail', tuple(sorted((x, x - side * .06))), (-8, BACK + 1.6), (.98, 1.03), elm('y'), .008)
        for i in range(60):
            y = -7.9 + i * .24
            box('groove', tuple(sorted((x - side * .03, x - side * .034))), (y - .004, y + .004), (.02, .97), material('groove', '#2a1a10', rough=.9), 0)
    for y in (-4.2, -1.9, .4, 2.7, 5.0):
        box('ceiling_beam', (-SIDE, SIDE), (y - .06, y + .06), (CEILING - .14, CEILING), elm('x'), .006)


def papers():
    ink = material('brush_ink', '#2b1712', rough=.8)
    price_papers(DISHES, (-SIDE, 1), -1.7, .72, 1.72, PAPERS, ink)
    price_papers(DISHES[::-1], (SIDE, -1), -1.5, .72, 1.72, PAPERS[1:] + PAPERS[:1], ink)


def kettle():
    """A tin kettle for rice wine, dented and shining."""
    body = tin()
    place(lathe('kettle', [(.075, 0), (.10, .012), (.115, .06), (.105, .105), (.07, .135), (.06, .14)], body, 48))
    place(lathe('kettle_lid', [(.066, .138), (.064, .146), (.03, .158), (.012, .16), (.014, .176), (.00001, .18)], body, 40))
    tube('spout', [(.10, 0, .06), (.145, 0, .085), (.165, 0, .125), (.175, 0, .13)], .013, body)
    tube('bail', arc((0, 0, .12), .095, 8, 172, 18), .004, body)


def pancake():
    """Scallions side by side in a crisp round of batter, shrimps and chilli between them."""
    plate((0, 0, 0), .155, material('pancake_plate', '#e8ddc8', rough=.3, coat=.3))
    place(lathe('batter', [(.118, .010), (.128, .013), (.126, .019), (.11, .0215), (.05, .0205), (.00001, .021)],
                food('batter', '#d59a3d', .38), 56, angle=80))
    rnd = Random(8)
    for i in range(15):
        x = -.098 + i * .014
        reach = (.118**2 - x * x)**.5
        shade = rnd.choice(('#5f8a34', '#7ba24a', '#4a7030', '#a9bd6a'))
        strip = slab('scallion', .0085, reach * rnd.uniform(1.5, 1.9), .0045, .004, food('scallion' + shade, shade, .35, False), .002, .001)
        place(strip, (x + rnd.uniform(-.003, .003), rnd.uniform(-.012, .012), .0195), (0, 0, rnd.uniform(-5, 5)))
    for i in range(9):
        turn, away = rnd.uniform(0, 2 * pi), rnd.uniform(.02, .10)
        tint = ('#e58a63', '#c2331f', '#f0e2c8')[i % 3]
        bit = slab('bit', .022, .011, .006, .005, food('bit' + tint, tint, .35, False), .002, .002)
        place(bit, (away * cos(turn), away * sin(turn), .022), (0, 0, rnd.uniform(0, 180)))


def table():
    """A round tin tray table on a drum foot."""
    place(lathe('top', [(.36, 0), (.375, .006), (.378, .024), (.37, .03), (.362, .018), (.00001, .016)], tin('tin_top', '#c9a04a'), 80), (0, 0, .70))
    place(lathe('foot', [(.20, 0), (.21, .015), (.10, .05), (.075, .4), (.10, .69), (.16, .70)], black_metal(), 48))


def stool():
    place(lathe('stool_seat', [(.15, .42), (.163, .432), (.16, .458), (.14, .466), (.00001, .466)], material('stool_red', '#8f2a20', rough=.42), 48))
    for k in range(4):
        angle = pi / 4 + k * pi / 2
        rod('stool_leg', (.165 * cos(angle), .165 * sin(angle), 0), (.115 * cos(angle), .115 * sin(angle), .43), .011, black_metal(), count=12)
    place(open_lathe('stool_ring', [(.142, .16), (.148, .165), (.142, .17), (.136, .165), (.142, .16)], black_metal(), 40))


def spread(seed, cake, pot):
    """A pancake in the middle; kettle, drinking bowls, soy dip and kimchi around it."""
    rnd = Random(seed)
    put(cake, (0, -.02, 0), rnd.uniform(0, 180))
    put(pot, (-.22, .17, 0), rnd.uniform(20, 80))
    bowl((.22, .15, 0), .055, .036, tin(), filling=material('rice_wine', '#ece4d0', rough=.12), level=.75)
    bowl((.21, -.18, 0), .055, .036, tin(), filling=material('rice_wine', '#ece4d0', rough=.12), level=.5)
    bowl((-.23, -.1, 0), .036, .02, filling=material('soy_dip', '#3a1d10', rough=.08))
    bowl((.05, .24, 0), .044, .026, filling=food('kimchi', '#b5301c'))
    for x in (.0, .014):
        rod('chopstick', (-.1 + x, -.27, .006), (.1 + x, -.255 - x, .006), .003, metal('cutlery', '#d0d2d4', .2), .002, 8)

def griddle(pot):
    """The counter at the end: a wide black griddle with pancakes on it, a steel hood, kettles in a row beneath the hood's rim."""
    steel, iron = metal('hood_steel', '#b2b0aa', .34), material('griddle_iron', '#1b1918', rough=.38)
    box('counter', (-1.45, 1.45), (BACK - .1, BACK + .7), (0, .98), elm('z'), .006)
    box('counter_top', (-1.52, 1.52), (BACK - .18, BACK + .75), (.98, 1.02), metal('counter_steel', '#a9a7a2', .3), .006)
    for i in range(26):
        x = -1.4 + i * .112
        box('counter_slat', (x - .03, x + .03), (BACK - .125, BACK - .1), (.05, .96), elm('z'), .006)
    batter = prototype('frying', frying)
    for x in (-.85, 0, .85):
        place(lathe('pan', [(.30, 0), (.34, .01), (.36, .05), (.35, .05), (.33, .016), (.00001, .012)], iron, 72), (x, BACK + .28, 1.03))
        put(batter, (x, BACK + .28, 1.044), x * 60)
        steam((x, BACK + .1, 1.1), .7, .9, .6, int(5 + x * 4))
    box('hood', (-1.6, 1.6), (BACK - .15, BACK + 1.1), (2.2, CEILING), steel, .01)
    box('hood_lamp', (-1.3, 1.3), (BACK + .1, BACK + .5), (2.19, 2.2), glow('hood_lamp', '#ffdcae', 6), 0)
    box('hang_rail', (-1.6, 1.6), (BACK - .2, BACK - .185), (2.14, 2.155), black_metal(), 0)
    for i in range(11):
        x = -1.45 + i * .29
        rod('hook', (x, BACK - .19, 1.985), (x, BACK - .19, 2.15), .004, black_metal(), count=8)
        put(pot, (x, BACK - .19, 1.77), 78 + (i * 53) % 30)
    words('평상네 파전', .30, glow('jeon_sign', '#ffb347', 3.6), (0, BACK - .16, 2.42), (90, 0, 0), 'ExtraBold', depth=.01, track=1.05)
    bulb((0, BACK - .6, 2.35), 7, (1, .62, .25), .3)
    crate = prototype('bottle', bottle)
    for i in range(9):
        put(crate, (-1.3 + i * .09, BACK - .02, 1.02))
    for i in range(5):
        put(crate, (1.0 + i * .09, BACK - .02, 1.02))


def frying():
    place(lathe('frying_batter', [(.25, 0), (.265, .006), (.255, .012), (.00001, .014)], food('batter', '#d59a3d', .38), 64, angle=80))
    rnd = Random(3)
    for i in range(20):
        x = -.20 + i * .021
        reach = (.24**2 - x * x)**.5
        strip = slab('scallion', .013, reach * rnd.uniform(1.5, 1.9), .006, .005, food('scallion_pan', '#5f8a34', .35, False), .002, .001)
        place(strip, (x, rnd.uniform(-.02, .02), .011), (0, 0, rnd.uniform(-4, 4)))


def bottle():
    """Rice wine in its pale plastic bottle with a green cap."""
    place(lathe('bottle', [(.034, 0), (.037, .01), (.037, .13), (.03, .17), (.014, .20), (.014, .215)], material('wine_bottle', '#e9e4d4', rough=.25), 32))
    place(lathe('cap', [(.016, .212), (.016, .235), (.00001, .236)], material('wine_cap', '#3f8a4f', rough=.4), 24))
    place(lathe('label', [(.0375, .04), (.0375, .11)], material('wine_label', '#3f8a4f', rough=.6), 32))


def furnish(cake, pot):
    rnd = Random(2)
    board, seat = prototype('tin_table', table), prototype('tin_stool', stool)
    spreads = [prototype('spread_%d' % seed, lambda seed=seed: spread(seed, cake, pot)) for seed in (1, 2, 3)]
    for i, (x, y) in enumerate(TABLES):
        put(board, (x, y))
        put(spreads[i % 3], (x, y, .716), rnd.uniform(-40, 40) + (180 if x > 0 else 0))
        steam((x, y - .1, .78), .24, .34, .3, 3 + i)
        for k in range(3):
            angle = (pi if x < 0 else 0) + (k - 1) * 1.35 + rnd.uniform(-.1, .1)
            put(seat, (x + .5 * cos(angle), y + .5 * sin(angle)))
    put(seat, (-.78, .15))
    put(prototype('bag', handbag), (-1.8, -.68, .466), 80)


def bare_bulb():
    rod('cord', (0, 0, .14), (0, 0, 1.), .004, black_metal(), count=8)
    rod('socket', (0, 0, .12), (0, 0, .18), .018, black_metal(), count=16)
    lit_bulb()


def lights():
    lamp = prototype('bare_bulb', bare_bulb)
    for x in (-1.2, 1.2):
        for y in (-3.6, -1.6, .4, 2.4):
            put(lamp, (x, y, 1.86))
            bulb((x, y, 1.8), 15, LAMP, .05)
    soft('ceiling_fill', (0, .2, 2.5), (0, .2, 0), (3, 9), 95, (1, .84, .62))
    soft('counter_fill', (0, 2.8, 2.5), (0, BACK, 1.3), (2.6, .4), 45, LAMP)
    without_light_sampling('bulb', 'jeon_sign', 'hood_lamp')
    sky(.03, .2, (.2, .22, .3))
