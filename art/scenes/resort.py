"""A resort's lobby in the evening: green marble behind a fluted desk, rings of light, luggage that has just come."""
from math import cos, pi, sin

from kit.materials import material
from kit.meshes import lathe, place, rod, slab, tube, words

from scenes.furniture import lounge_chair, low_table, sofa, walnut
from scenes.lamps import downlights
from scenes.lighting import LAMP, bulb, sky, soft, without_light_sampling
from scenes.outside import night_street
from scenes.shapes import arc, block, box, prototype, put
from scenes.surfaces import fabric, glow, marble, marble_panels, metal, paint, stone
from scenes.traces import handbag, indoor_tree, small_vase

HEIGHT = 4.0
BACK = 6.4
DESK = (.9, 4.3)  # the middle of the reception desk
PALE = (1, .88, .72)  # a lamp's colour, less yellow than at home: or stone, walls and shells all turn brown


def build(evening=True, arriving=False):
    """arriving: a guest's suitcase stands beside the robot."""
    shell()
    reception()
    chandelier((-.75, 4.0, 2.95))
    lounge()
    put(prototype('luggage_cart', luggage_cart), (-1.55, 1.25), 24)
    if arriving:
        guests_case()
    lights()
    night_street((-12, 1, 0), 'x')


def brass():
    return metal('resort_brass', '#b79d6c', .26)


def floor_stone(name, rough=.10, darkness=1.):
    return marble(name, '#c8c2b6', '#a29a8c', (1.0, 1.0), rough, darkness=darkness)


def wet_floor():
    return floor_stone('resort_wet', .03, .74)


def shell():
    box('floor', (-6, 6), (-9, BACK), (-.05, 0), floor_stone('resort_floor'), 0)
    box('floor_border', (-6, 6), (BACK - 1.1, BACK), (0, .001), stone('resort_border', '#4a5a50', '#36443c', (1.0, 1.0), .1), 0)
    box('ceiling', (-6, 6), (-9, BACK), (HEIGHT, HEIGHT + .1), paint('resort_ceiling', '#d3cec5'), 0)
    box('wall_right', (4.4, 4.5), (-9, BACK), (0, HEIGHT), walnut('z'), 0)
    box('wall_front', (-6, 6), (-9.1, -9), (0, HEIGHT), paint('resort_wall', '#a9a093'), 0)
    box('wall_back', (-6, 6), (BACK, BACK + .2), (0, HEIGHT), paint('resort_wall', '#a9a093'), 0)
    for i in range(34):
        y = -4.2 + i * .3
        box('rib', (4.32, 4.4), (y, y + .16), (0, HEIGHT), walnut('z'), .006)
    for i in range(10):
        y = -7.6 + i * 1.6
        box('mullion', (-4.7, -4.6), (y - .04, y + .04), (0, HEIGHT), metal('resort_frame', '#4c4335', .4), .004)
    box('cove', (-4.5, 4.3), (BACK - .06, BACK - .03), (HEIGHT - .16, HEIGHT - .13), glow('resort_cove', '#ffe6c4', 7), 0)


def reception():
    """A desk of half columns under a brass-framed slab of green marble that carries the house's name."""
    x, y = DESK
    marble = marble_panels('green_marble', '#34493f', '#22332b', '#a9bcae', 1.25, x - 2.5, .12)
    box('slab', (x - 2.5, x + 2.5), (BACK - .1, BACK), (.0, 3.1), marble, 0)
    for px in (x - 2.53, x + 2.53):
        box('slab_frame', (px - .03, px + .03), (BACK - .14, BACK), (0, 3.13), brass(), .004)
    box('slab_frame', (x - 2.56, x + 2.56), (BACK - .14, BACK), (3.1, 3.16), brass(), .004)
    words('솔여울채', .60, glow('resort_letters', '#f3e6c8', 1.5), (x, BACK - .13, 2.12), (90, 0, 0), 'SemiBold', depth=.02, track=1.06)
    box('desk', (x - 1.75, x + 1.75), (y - .3, y + .3), (0, 1.02), walnut('z'), .01)
    for i in range(44):
        px = x - 1.70 + i * .079
        rod('flute', (px, y - .30, .08), (px, y - .30, 1.0), .036, walnut('z'), count=16)
    box('desk_top', (x - 1.85, x + 1.85), (y - .42, y + .38), (1.02, 1.065), stone('desk_marble', '#e5ddcd', '#c2b59e', (3, 3), .1), .006)
    box('desk_line', (x - 1.76, x + 1.76), (y - .345, y - .335), (.03, .06), glow('desk_line', '#ffcf8f', 8), 0)
    put(prototype('desk_flowers', lambda: small_vase('#e8e2d4', 22, 6)), (x + 1.35, y, 1.065), 0, 2.1)
    for dx in (-.9, .3):
        monitor((x + dx, y + .14, 1.065))
    place(lathe('bell', [(.045, 0), (.045, .008), (.04, .012), (.036, .03), (.015, .042), (.00001, .046)], brass(), 40), (x - .35, y - .28, 1.065))
    for dx in (-1.35, 1.05):
        rod('lamp_stem', (x + dx, y - .1, 1.065), (x + dx, y - .1, 1.42), .012, brass())
        place(lathe('lamp_shade', [(.13, 0), (.085, .2), (.00001, .2)], glow('desk_shade', '#ffdcae', 2.4), 40), (x + dx, y - .1, 1.38))
        bulb((x + dx, y - .1, 1.34), 3, LAMP, .05)


def monitor(at):
    """Its back, which the guests see: a pale shell with the bulge of its works, on a foot."""
    x, y, z = at
    shell, dark = material('monitor', '#c9cac8', rough=.35), material('monitor_edge', '#2a2c2e', rough=.4)
    block('foot', (x, y, z), (.20, .16, .008), shell, .003)
    rod('neck', (x, y, z), (x, y, z + .16), .018, shell)
    block('panel', (x, y + .012, z + .09), (.50, .012, .30), dark, .004)
    block('back', (x, y, z + .094), (.492, .014, .292), shell, .005)
    block('works', (x, y - .014, z + .15), (.24, .022, .15), shell, .008)


def chandelier(at):
    """Three rings of light, one within the other, hung askew."""
    x, y, z = at
    for k, (radius, drop, lean) in enumerate(((.95, 0, 5), (.68, .32, -7), (.42, .62, 6))):
        ring = tube('ring', arc((0, 0, 0), radius, 0, 360, 65, 'xy'), .022, brass(), 12)
        lit = tube('ring_light', arc((0, 0, -.022), radius, 0, 360, 65, 'xy'), .015, glow('ring_light', '#fff0da', 8), 10)
        for part in (ring, lit):
            place(part, (x, y, z - drop), (lean, lean * .6, 0))
        for a in (0, 2.1, 4.2):
            rod('wire', (x + radius * cos(a), y + radius * sin(a), z - drop + .05), (x, y, HEIGHT), .003, brass(), count=6)
    bulb((x, y, z - .35), 55, PALE, .5)
    without_light_sampling('ring_light', 'resort_letters')


def suitcase(width, depth, height, tint):
    """A hard case on castors, ribbed, its handle drawn out."""
    hard, dark = material('case' + tint, tint, rough=.3, coat=.4), material('case_dark', '#24211f', rough=.5)
    place(slab('case', width, depth, height, .05, hard, .03, .03), (0, 0, .05))
    for i in range(5):
        z = .05 + height * (.18 + i * .16)
        block('rib', (0, 0, z), (width + .008, depth + .008, .012), hard, .004)
    for x in (-width * .36, width * .36):
        for y in (-depth * .3, depth * .3):
            place(lathe('wheel', [(.00001, -.012), (.025, -.01), (.025, .01), (.00001, .012)], dark, 16), (x, y, .025), (0, 90, 0))
    for x in (-.07, .07):
        rod('handle', (x, depth * .3, .05 + height), (x, depth * .3, .05 + height + .12), .006, metal('case_steel', '#b9b7b2', .3), count=8)
    block('grip', (0, depth * .3, .05 + height + .115), (.17, .025, .022), dark, .006)


def luggage_cart():
    """A brass bird cage on four wheels, with a red carpet and three cases."""
    gold = brass()
    place(slab('deck', 1.05, .62, .04, .06, gold, .01, .01), (0, 0, .16))
    block('carpet', (0, 0, .20), (.98, .55, .012), fabric('cart_carpet', '#7a2430'), .004)
    for x in (-.42, .42):
        for y in (-.22, .22):
            place(lathe('tyre', [(.00001, -.018), (.075, -.016), (.075, .016), (.00001, .018)], material('tyre', '#26282a', rough=.6), 32), (x, y, .075), (90, 0, 0))
    for y in (-.27, .27):
        tube('hoop', [(-.48, y, .2)] + [(-.48 + .04 * sin(k), y, .2 + .2 * k) for k in range(1, 7)] + arc((0, y * .5, 1.42), .46, 180, 0, 15)
             + [(.48 - .04 * sin(k), y, .2 + .2 * k) for k in range(6, 0, -1)] + [(.48, y, .2)], .016, gold)
    rod('ridge', (0, -.135, 1.88), (0, .135, 1.88), .016, gold)
    put(prototype('case_a', lambda: suitcase(.46, .27, .66, '#3d5a66')), (-.22, .02, .21), 6)
    put(prototype('case_b', lambda: suitcase(.38, .23, .50, '#c9b48f')), (.25, -.06, .21), -8)
    put(prototype('case_bag', lambda: handbag('#6d3d28')), (.25, -.06, .79), 10, 1.25)


def guests_case():
    """A guest's, left beside the robot."""
    put(prototype('case_c', lambda: suitcase(.42, .25, .58, '#8d3f34')), (-.46, -.42), 22)
    put(prototype('case_c_bag', lambda: handbag('#c7a981')), (-.46, -.42, .64), 30, .9)


def lounge():
    chair = prototype('lounge_chair', lambda: lounge_chair(fabric('resort_chair', '#8a6a4c')))
    put(prototype('sofa', lambda: sofa(2.1, fabric('resort_sofa', '#5d6f66'), 3)), (3.6, 1.6), -90)
    put(chair, (2.5, .15), 160)
    put(chair, (2.3, 2.9), 20)
    put(prototype('low_table', lambda: low_table(1.0, .6)), (2.55, 1.55), 90)
    block('rug', (2.75, 1.55, 0), (2.6, 3.2, .012), material('resort_rug', '#8c7f6a', rough=1., bump=(600, .5, .003)), .004)
    put(prototype('table_vase', lambda: small_vase('#7d8f86', 12, 3)), (2.55, 1.75, .43))
    put(prototype('bag', lambda: handbag('#8a4b2f')), (2.95, .62, .012), 70)
    tree = prototype('tree', indoor_tree)
    for x, y, scale in ((-2.6, 5.5, 1.15), (4.0, 5.3, 1.1), (-4.0, 3.4, 1.2), (-3.9, -.4, 1.1)):
        put(tree, (x, y), x * 40, scale)
    put(chair, (-3.2, 4.3), 60)


def lights():
    downlights([(x, y) for x in (-3, -1, 1, 3) for y in (-5, -2.5, 0, 2.5, 5)], HEIGHT, .06)
    soft('ceiling_fill', (0, 1, HEIGHT - .15), (0, 1, 0), (8, 13), 400, (1, .95, .89))
    soft('marble_wash', (DESK[0], BACK - .9, HEIGHT - .2), (DESK[0], BACK, 1.4), (4.6, .3), 170, PALE)
    soft('dusk', (-4.9, 1, 2.), (0, 1, .8), (12, 3.4), 120, (.36, .46, .82), reflected=True)
    sky(.04, .3, (.2, .28, .5))
