"""A soup house (국밥집) in the morning: iron cauldrons on a brick hearth, steam to the ceiling, stone pots on plain tables."""
from math import cos, pi, sin
from random import Random

from kit.materials import material
from kit.meshes import lathe, place, rod, slab, words
from kit.tableware import bowl, food

from scenes.furniture import black_metal, steel_chair
from scenes.lighting import LAMP, bulb, sky, soft, sun, window_light
from scenes.node_graph import Graph
from scenes.outside import garden
from scenes.rooms import lay, room
from scenes.shapes import block, box, prototype, put
from scenes.surfaces import concrete, glow, metal, once, paint, tiles, wood
from scenes.traces import coat, steam

CEILING = 2.95
LEFT, RIGHT, BACK = -3.3, 3.2, 5.6
FOUR = ((-.33, -.54), (.33, -.54), (-.33, .54), (.33, .54))
MOUTHS = (-1.4, 0, 1.4)
MENU = (('돼지국밥', '9,500'), ('순대국밥', '9,500'), ('소머리국밥', '12,000'), ('수육', '28,000'), ('콩나물국밥', '8,000'))


def build(evening=False):
    wall = paint('gukbap_wall', '#cdb48a')
    floor = tiles('gukbap_floor', '#7a6a5c', '#4a423a', (.3, .3), .42, .005, 0., 'xy', .2)
    room(floor, paint('gukbap_ceiling', '#b9ad98'), (LEFT, RIGHT), (-8, BACK + 1.6), CEILING, right=wall, back=tiles(
        'gukbap_back', '#cfc9bb', '#8f897c', (.2, .1), .16, .004, .5, 'xz', .1, .3), front=wall)
    shop_front()
    hearth()
    board()
    furnish()
    lights()
    garden((-9, 1, 0), 'x')


def ash(axis='x'):
    return wood('gukbap_' + axis, '#6f4c31', '#936a45', rough=.38, axis=axis)


def shop_front():
    """Sliding glass in wooden frames, lattice in the lower third."""
    for y0 in (-7.6, -5.2, -2.8, -.4, 2.0, 4.4):
        box('mullion', (LEFT - .1, LEFT), (y0 - .06, y0 + .06), (0, 2.4), ash('z'), .004)
        for k in range(1, 8):
            y = y0 + k * .3
            box('lath', (LEFT - .07, LEFT - .04), (y - .012, y + .012), (.5, 1.0), ash('z'), .002)
        box('mid', (LEFT - .09, LEFT - .01), (y0 + 1.17, y0 + 1.23), (0, 2.4), ash('z'), .004)
    box('kick', (LEFT - .1, LEFT), (-8, BACK + 1.6), (0, .5), ash('y'), .004)
    for z in (1.0, 2.4):
        box('rail', (LEFT - .1, LEFT), (-8, BACK + 1.6), (z - .04, z + .04), ash('y'), .004)
    box('head', (LEFT - .15, LEFT), (-8, BACK + 1.6), (2.44, CEILING), paint('gukbap_wall', '#cdb48a'), 0)


def cauldron():
    """An iron cauldron (가마솥) with its wings, its heavy lid pushed half aside."""
    iron = material('cauldron_iron', '#161514', rough=.34, metal=.5, coat=.2)
    place(lathe('cauldron', [(.44, 0), (.47, .06), (.56, .065), (.565, .085), (.48, .09), (.46, .20), (.44, .22), (.42, .20), (.43, .06), (.00001, .04)], iron, 96))
    place(lathe('soup', [(.425, .14), (.00001, .143)], material('white_broth', '#e6d9bd', rough=.12), 64))
    lid = place(lathe('lid', [(.45, 0), (.455, .012), (.34, .07), (.16, .105), (.00001, .112)], iron, 96), (.17, .14, .225), (0, 4, 0))
    rod('lid_knob', (.17, .14, .33), (.17, .14, .40), .035, iron, .045, 24).name = 'lid_knob'
    return lid


def hearth():
    """Three cauldrons bricked in side by side; fire shows in the openings beneath them."""
    brick = tiles('hearth_brick', '#94583f', '#bfae98', (.21, .065), .75, .008, .5, 'xz', .25)
    front, behind = BACK - .75, BACK + .45
    low, high, half = .20, .50, .21  # of the fire holes
    for x0, x1 in ((-2.15, -1.4 - half), (-1.4 + half, -half), (half, 1.4 - half), (1.4 + half, 2.15)):
        box('hearth', (x0, x1), (front, behind), (0, .86), brick, 0)
    for x in MOUTHS:
        box('hearth', (x - half, x + half), (front, behind), (0, low), brick, 0)
        box('hearth', (x - half, x + half), (front, behind), (high, .86), brick, 0)
        box('hearth', (x - half, x + half), (front + .46, behind), (low, high), brick, 0)
        fire_hole(x, front, (low, high), half)
    box('hearth_top', (-2.2, 2.2), (BACK - .8, BACK + .5), (.86, .90), concrete('hearth_top', '#8f8678', .6), .006)
    pot = prototype('cauldron', cauldron)
    for i, x in enumerate(MOUTHS):
        put(pot, (x, BACK - .12, .90), 30 * i)
        steam((x - .1, BACK - .35, 1.1), 1.2, 1.6, .75, 3 + i)
        steam((x + .15, BACK + .1, 1.1), .9, 1.4, .6, 8 + i)
    box('hood', (-2.3, 2.3), (BACK - .5, BACK + 1.6), (2.5, CEILING), material('hood_red', '#7c241c', rough=.5), .01)
    words('가마솥에 끓인 국밥', .27, material('hood_ink', '#f4e8cc', rough=.7), (0, BACK - .504, 2.72), (90, 0, 0), 'ExtraBold', track=1.08)
    shelf = prototype('pots', lambda: [bowl((0, 0, k * .045), .09, .07, stoneware()) for k in range(5)])
    box('shelf', (-2.3, 2.3), (BACK + 1.3, BACK + 1.58), (1.62, 1.66), ash('x'), .006)
    for i in range(18):
        put(shelf, (-2.1 + i * .245, BACK + 1.42, 1.66))
    ladle = metal('cutlery', '#d0d2d4', .2)
    rod('ladle', (-.35, BACK - .3, 1.05), (-.75, BACK - .5, 1.45), .01, ladle, count=10)


def fire_hole(x, front, span, half):
    """An iron frame around a sooty hole, logs on a bed of embers in it, small flames above them."""
    iron, soot, log = material('mouth_iron', '#141312', rough=.5), material('soot', '#1d1512', rough=.95), material('log', '#1a120d', rough=.9)
    low, high = span
    for name, xs, zs in (('left', (-half - .05, -half + .006), (low - .05, high + .05)), ('right', (half - .006, half + .05), (low - .05, high + .05)),
                         ('lower', (-half, half), (low - .05, low + .004)), ('upper', (-half, half), (high - .004, high + .05))):
        box('frame_' + name, (x + xs[0], x + xs[1]), (front - .03, front + .012), zs, iron, .004)
    for name, xs, ys, zs in (('left', (-half, -half + .004), (.012, .458), span), ('right', (half - .004, half), (.012, .458), span),
                             ('back', (-half, half), (.452, .458), span), ('roof', (-half, half), (.012, .458), (high - .004, high)),
                             ('sole', (-half, half), (.012, .458), (low, low + .004))):
        box('soot_' + name, (x + xs[0], x + xs[1]), (front + ys[0], front + ys[1]), zs, soot, 0)
    rnd = Random(round(x * 10) + 40)
    hot = embers('embers')
    for _ in range(70):
        dx, dy, r = rnd.uniform(-.18, .18), rnd.uniform(.06, .42), rnd.uniform(.016, .034)
        coal = lathe('coal', [(max(r * cos(a), .00001), r * .8 * sin(a)) for a in (pi * (k / 6 - .5) for k in range(7))], hot, 9)
        place(coal, (x + dx, front + dy, low + .012 + .10 * dy * rnd.random()), (rnd.uniform(-60, 60), rnd.uniform(-60, 60), rnd.uniform(0, 360)))
    for dx, dy, lean, r in ((-.09, .12, 14, .030), (.07, .16, -20, .034), (-.02, .25, 6, .030), (.12, .30, 34, .026)):
        reach = .13
        along = (reach * cos(lean * pi / 180), reach * sin(lean * pi / 180) * .5)
        rod('log', (x + dx - along[0], front + dy - along[1], low + .05 + dy * .12), (x + dx + along[0], front + dy + along[1], low + .075 + dy * .16), r, log, r * .85, 14)
    for _ in range(11):
        flame(x + rnd.uniform(-.14, .14), front + rnd.uniform(.12, .38), low + .05, rnd.uniform(.09, .19), rnd.uniform(.020, .036), rnd.uniform(-14, 14))
    bulb((x, front + .22, low + .17), 2.6, (1, .40, .12), .07)
    bulb((x, front - .12, low + .10), .5, (1, .42, .14), .12)


def flame(x, y, z, height, width, lean):
    """A tongue, yellow at its root, red where it ends, clear at its outline."""
    profile = [(max(width * sin(pi * t ** .62) ** .9 * (1 - .35 * t), .0004), height * t) for t in (k / 12 for k in range(13))]
    tongue = place(lathe('flame', profile, tongue_of_fire('flame'), 20), (x, y, z), (0, lean, 0))
    tongue.visible_shadow = tongue.visible_diffuse = False


@once
def embers(name):
    """Coal that glows where the air reaches it."""
    g = Graph(name)
    heat = g.noise(g.add('NewGeometry').outputs['Position'], 30, 3, .5).outputs['Fac']
    colour = g.ramp(heat, [(.36, (.010, .003, .002, 1)), (.47, (.30, .022, .004, 1)), (.58, (1., .17, .02, 1)), (.70, (1., .52, .14, 1))])
    white = g.add('Emission', {'Color': colour, 'Strength': 2.6}).outputs[0]
    g.feed(g.tree.nodes['Material Output'].inputs['Surface'], white)
    g.material.cycles.sample_as_light = False
    return g.material


@once
def tongue_of_fire(name):
    g = Graph(name)
    height = g.add('MapRange', {0: g.add('SeparateXYZ', {0: g.add('TexCoord').outputs['Generated']}).outputs[2]}).outputs[0]
    colour = g.ramp(height, [(0., (1., .60, .20, 1)), (.35, (1., .34, .05, 1)), (1., (.8, .07, .008, 1))])
    facing = g.add('LayerWeight', {'Blend': .5}).outputs['Facing']
    body = g.add('MapRange', {0: facing, 1: .1, 2: .75, 3: .75, 4: 0.}).outputs[0]
    shown = g.add('Math', {0: body, 1: g.add('MapRange', {0: height, 1: .3, 2: 1., 3: 1., 4: 0.}).outputs[0]}, operation='MULTIPLY').outputs[0]
    burning = g.add('Emission', {'Color': colour, 'Strength': 3.2}).outputs[0]
    g.feed(g.tree.nodes['Material Output'].inputs['Surface'], g.add('MixShader', {0: shown, 1: g.add('BsdfTransparent').outputs[0], 2: burning}).outputs[0])
    g.material.cycles.sample_as_light = False
    return g.material


def stoneware():
    return material('ttukbaegi', '#221c19', rough=.42, coat=.2, bump=(200, .3, .001))


def soup():
    """A stone pot of white soup, scallions and slices of meat in it, on its wooden saucer."""
    place(lathe('saucer', [(.10, 0), (.115, .004), (.115, .014), (.10, .014), (.00001, .012)], ash('x'), 48))
    bowl((0, 0, .012), .098, .082, stoneware(), material('white_broth', '#e6d9bd', rough=.12), .86)
    rnd = Random(4)
    for i in range(5):
        piece = slab('meat', .042, .026, .006, .009, food('soup_meat', '#a9866c', .4, False), .002, .002)
        place(piece, (rnd.uniform(-.04, .04), rnd.uniform(-.04, .04), .082), (rnd.uniform(-12, 12), rnd.uniform(-12, 12), rnd.uniform(0, 180)))
    for i in range(26):
        turn, away = rnd.uniform(0, 2 * pi), .06 * rnd.random()**.5
        ring = lathe('scallion', [(.0055, 0), (.0065, .003), (.0055, .006), (.003, .006), (.003, 0), (.0055, 0)], food('scallion' + str(i % 2), ('#6d9a3c', '#b9cf83')[i % 2], .4, False), 12)
        place(ring, (away * cos(turn), away * sin(turn), .086), (rnd.uniform(-30, 30), rnd.uniform(-30, 30), 0))


def setting():
    soup()
    steel = metal('rice_steel', '#c6c7c6', .24)
    bowl((.19, .01, 0), .055, .045, steel, food('rice', '#f6f1e4', .6), .95)
    bowl((-.18, .05, 0), .045, .028, filling=food('radish_kimchi', '#c44a28'))
    bowl((-.17, -.06, 0), .036, .022, filling=food('shrimp_sauce', '#d9b39a'))
    for x in (0, .016):
        rod('chopstick', (.27 + x, -.09, .006), (.27 + x, .11, .006), .003, metal('cutlery', '#d0d2d4', .2), .002, 8)


def table():
    place(slab('top', 1.3, .76, .035, .03, ash('x'), .006, .006), (0, 0, .71))
    for x in (-.56, .56):
        for y in (-.28, .28):
            box('leg', (x - .025, x + .025), (y - .025, y + .025), (.03, .71), black_metal(), .004)
        for z in (0, .66):
            box('beam', (x - .028, x + .028), (-.33, .33), (z, z + .04), black_metal(), .004)


def chair():
    """Bent steel with red vinyl, as in every such house."""
    steel_chair(material('gukbap_vinyl', '#7e2a22', rough=.4), metal('gukbap_steel', '#a9abad', .3))


def caddy():
    """Spoon box, salt and pepper in the middle of the table."""
    block('caddy', (0, .1, 0), (.28, .10, .07), ash('x'), .006)
    for x, tint in ((-.09, '#e9e2d2'), (0, '#3a2c22'), (.09, '#b5301c')):
        place(lathe('shaker', [(.024, 0), (.026, .004), (.026, .06), (.02, .075), (.00001, .078)], material('shaker' + tint, tint, rough=.3), 28), (x, -.04, 0))


def furnish():
    made_table, made_chair = prototype('table', table), prototype('chair', chair)
    served, middle = [prototype('setting', setting)], prototype('caddy', caddy)
    places = ((-1.75, -2.1, 90, None), (-1.8, .35, 90, 1), (-1.75, 2.75, 90, None), (1.9, -2.0, 90, None), (1.85, .5, 90, None), (1.9, 2.9, 90, 0), (-1.75, -4.6, 90, None))
    for i, (x, y, turn, pulled) in enumerate(places):
        lay(made_table, made_chair, (x, y), turn, FOUR, served, .745, middle, pulled, seed=31 + i)
        for k, (dx, dy) in enumerate(((-.18, -.3), (.18, .3))):
            steam((x + dx, y + dy - .02, .84), .24, .4, .6, 5 + i + k)
    put(prototype('coat', lambda: coat('#39424f')), (1.36, 3.23), 270)


def board():
    """The menu as one white board on the right wall."""
    ink, red = material('menu_black', '#211d1a', rough=.6), material('menu_red', '#a52a1e', rough=.6)
    box('menu', (RIGHT - .03, RIGHT), (.2, 4.6), (1.35, 2.35), material('menu_white', '#efe8d8', rough=.6), .006)
    for i, (dish, price) in enumerate(MENU):
        y = 4.1 - i * .86
        words(dish, .215 if len(dish) < 5 else .175, ink, (RIGHT - .034, y, 2.02), (90, 0, -90), 'Bold')
        words(price, .20, red, (RIGHT - .034, y, 1.66), (90, 0, -90), 'SemiBold')


def lights():
    for x in (-1.75, 1.85):
        for y in (-2.0, .4, 2.8):
            box('tube_lamp', (x - .05, x + .05), (y - .6, y + .6), (CEILING - .08, CEILING - .03), glow('tube_lamp', '#ffeed2', 4), .01)
    window_light((LEFT - .12, 0, 1.5), (12, 1.7), 420, False)
    soft('ceiling_fill', (.2, .5, 2.75), (.2, .5, 0), (5, 10), 60, (1, .93, .82))
    soft('hearth_fill', (0, BACK - 1.6, 2.5), (0, BACK, 1.0), (3.4, .4), 90, LAMP)
    sun((1, .50, -.48), 13)
    sky(.13, 3.)
