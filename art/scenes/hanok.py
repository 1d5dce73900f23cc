"""A tofu house in an old hanok (한옥) by day: round pillars and rafters, red and blue lanterns, a yard with sauce jars."""
from random import Random

from kit.materials import material
from kit.meshes import lathe, make_object, place, rod, slab, words
from kit.tableware import bowl, food, lidded_pot, plate

from scenes.furniture import dining_chair, dining_table
from scenes.lighting import LAMP, bulb, sky, soft, sun, window_light, without_light_sampling
from scenes.outside import garden
from scenes.rooms import lay, room
from scenes.shapes import box, prototype, put
from scenes.surfaces import fabric, paint, wood
from scenes.tableware import celadon, chopsticks, rice_bowl
from scenes.traces import coat, handbag, steam

PILLARS_X, PILLARS_Y = (-2.35, 2.35), (-5.2, -2.4, .4, 3.2, 6.0)
EAVES, RIDGE = 2.72, 4.0
WALL = 3.1
BACK = 6.2
FOUR = ((-.33, -.56), (.33, -.56), (-.33, .56), (.33, .56))


def build(evening=False):
    plaster = paint('hanok_plaster', '#e2d8c4')
    boards = wood('hanok_floor', '#6a4a31', '#8f6a48', .26, axis='y', planks=(1.7, .21))
    room(boards, plaster, (-WALL, WALL), (-8, BACK), RIDGE + .3, back=plaster, front=plaster)
    frame()
    doors(-1, opened=(1, 2))
    doors(1, opened=())
    front_of_kitchen()
    lanterns()
    furnish()
    yard()
    lights()


def pine(axis='z'):
    return wood('hanok_pine_' + axis, '#5b3d28', '#7d5a3c', rough=.5, axis=axis)


def frame():
    """Pillars, beams across them, and the rafters that rise from the eaves to the ridge."""
    for y in PILLARS_Y:
        for x in PILLARS_X:
            rod('pillar', (x, y, 0), (x, y, EAVES), .125, pine('z'), count=40)
        rod('beam', (-WALL, y, EAVES + .02), (WALL, y, EAVES + .02), .15, pine('x'), count=36)
        rod('king_post', (0, y, EAVES + .1), (0, y, RIDGE - .1), .10, pine('z'), count=32)
    for x in PILLARS_X:
        rod('purlin', (x, -8, EAVES + .27), (x, BACK, EAVES + .27), .12, pine('y'), count=32)
    rod('ridge', (0, -8, RIDGE - .02), (0, BACK, RIDGE - .02), .12, pine('y'), count=32)
    for side in (-1, 1):
        for i in range(34):
            y = -7.8 + i * .42
            rod('rafter', (0, y, RIDGE + .08), (side * (WALL + .6), y, EAVES + .02), .062, pine('y'), count=20)
        corners = [(0, -8, RIDGE + .13), (0, BACK, RIDGE + .13), (side * (WALL + .6), BACK, EAVES + .07), (side * (WALL + .6), -8, EAVES + .07)]
        make_object('roof', corners, [(0, 1, 2, 3)], paint('hanok_lime', '#eee6d4'), smooth=False)


def door_leaf():
    """A paper door with its close lattice, as wide as a third of a bay."""
    upright, across = pine('z'), pine('y')
    box('paper', (-.004, .004), (-.44, .44), (.05, 2.1), material('door_paper', '#f3ead6', rough=.9, emit='#ffeccb', strength=.55), 0)
    for y in (-.44, .44):
        box('stile', (-.02, .02), (y - .03, y + .03), (0, 2.15), upright, .004)
    for z in (.03, .62, 2.12):
        box('rail', (-.019, .019), (-.44, .44), (z - .03, z + .03), across, .004)
    box('foot_panel', (-.012, .012), (-.42, .42), (.05, .6), upright, .002)
    for k in range(1, 10):
        y = -.44 + k * .088
        box('bar', (-.012, .012), (y - .006, y + .006), (.64, 2.1), upright, .001)
    for z in (.74, .80, .86, 1.32, 1.38, 1.44, 1.92, 1.98):
        box('bar', (-.011, .011), (-.43, .43), (z - .005, z + .005), across, .001)


def doors(side, opened):
    """Three leaves in each bay; in an opened bay they are folded against the pillar."""
    leaf = prototype('door_leaf_%d' % side, door_leaf)
    x = side * (WALL - .1)
    box('threshold', (x - .09, x + .09), (-8, BACK), (0, .12), pine('y'), .006)
    box('door_head', (x - .09, x + .09), (-8, BACK), (2.3, 2.42), pine('y'), .006)
    box('over_door', (x - .05, x + .05), (-8, BACK), (2.42, EAVES + .3), paint('hanok_plaster', '#e2d8c4'), 0)
    for bay, (y0, y1) in enumerate(zip(PILLARS_Y, PILLARS_Y[1:])):
        box('jamb', (x - .08, x + .08), (y0 - .08, y0 + .08), (.12, 2.3), pine('z'), .004)
        for k in range(3):
            if bay in opened:
                put(leaf, (x - side * .1, y0 + .14 + .06 * k, .13), 82 - 3 * k)
            else:
                put(leaf, (x, y0 + .47 + k * .9, .13))


def front_of_kitchen():
    """A long counter with brass and jars, and the house's name carved over it."""
    box('dado', (-WALL, WALL), (BACK - .05, BACK), (0, 1.0), pine('z'), .004)
    box('counter', (-1.5, 2.0), (BACK - .85, BACK - .25), (0, 1.0), pine('x'), .008)
    box('counter_top', (-1.58, 2.08), (BACK - .93, BACK - .2), (1.0, 1.06), wood('hanok_top', '#8a6543', '#a98259', .4), .008)
    box('name_board', (-1.05, 1.05), (BACK - .12, BACK - .04), (1.85, 2.42), material('name_board', '#241a14', rough=.45), .02)
    box('name_frame', (-1.12, 1.12), (BACK - .10, BACK - .03), (1.78, 2.49), pine('x'), .01)
    words('초롱재', .42, material('name_ink', '#eadfc4', rough=.6), (0, BACK - .126, 2.135), (90, 0, 0), 'Black', depth=.004, track=1.15)
    jar = prototype('counter_jar', lambda: onggi(.17, .26))
    for x in (-1.25, -.85, 1.45, 1.8):
        put(jar, (x, BACK - .5, 1.06), 0, .8 + (x > 0) * .25)
    brass = material('yugi', '#c9a44a', rough=.22, metal=1.)
    stack = prototype('yugi_stack', lambda: [bowl((0, 0, k * .022), .07, .05, brass) for k in range(6)])
    for x in (-.2, .05, .3):
        put(stack, (x, BACK - .5, 1.06))


def onggi(radius, height, lid=True):
    """An earthen sauce jar under its lid."""
    clay = material('onggi', '#4a2f22', rough=.25, coat=.5)
    r, h = radius, height
    place(lathe('onggi', [(.55 * r, 0), (.7 * r, .03 * h), (r, .5 * h), (.93 * r, .75 * h), (.66 * r, .94 * h), (.7 * r, h), (.6 * r, h)], clay, 48))
    if lid:
        place(lathe('onggi_lid', [(.78 * r, h), (.8 * r, h + .02 * h), (.55 * r, h * 1.1), (.18 * r, h * 1.14), (.16 * r, h * 1.2), (.00001, h * 1.2)], clay, 48))


def lantern():
    """A silk lantern (청사초롱): red above, blue below, its tassel in the middle."""
    red = material('lantern_red', '#c8242c', rough=.7, emit='#ff3a2a', strength=.45)
    blue = material('lantern_blue', '#1f4fa0', rough=.7, emit='#2f6fe0', strength=.32)
    rim = pine('z')
    place(lathe('lantern_top', [(.135, .19), (.14, .2), (.14, .42), (.135, .43)], red, 40))
    place(lathe('lantern_bottom', [(.135, 0), (.14, .01), (.14, .19), (.135, .2)], blue, 40))
    for z in (-.02, .425):
        place(lathe('lantern_rim', [(.00001, z), (.148, z), (.148, z + .022), (.00001, z + .022)], rim, 40))
    rod('cord', (0, 0, .44), (0, 0, .8), .004, material('lantern_cord', '#2a1d16', rough=.8), count=8)
    rod('tassel', (0, 0, -.16), (0, 0, -.02), .018, red, .006, 12)


def lanterns():
    lamp = prototype('lantern', lantern)
    for y in PILLARS_Y[1:]:
        for x in (-1.35, 1.35):
            put(lamp, (x, y, EAVES - .92))
            bulb((x, y, EAVES - 1.05), 4., LAMP, .1)
    without_light_sampling('lantern_red', 'lantern_blue', 'door_paper')


def tofu_plate():
    """Warm tofu in slices, kimchi beside it."""
    plate((0, 0, 0), .13, celadon())
    white = food('tofu_slice', '#f4ecd9', .5, False)
    for i in range(6):
        piece = slab('tofu', .062, .045, .018, .006, white, .004, .003)
        place(piece, (-.055 + .022 * i, .03 - .004 * i, .016 + .002 * i), (0, -28, 6))
    for i in range(7):
        cut = slab('kimchi', .05, .03, .007, .012, food('kimchi_leaf', '#b5301c', .3, False), .003, .002)
        place(cut, (-.03 + .016 * i, -.055 + .008 * (i % 2), .012 + .006 * (i % 3)), (8 * (i % 3), 10, 40 * i))


def setting(kind):
    if kind == 0:
        lidded_pot((0, .02, 0), .08, .065)
        rice_bowl_at(.17)
    else:
        rice_bowl_at(0)
        bowl((.15, 0, 0), .062, .048, celadon(), filling=material('soybean_soup', '#b98a4a', rough=.15))
        bowl((-.13, .02, 0), .044, .028, filling=food('spinach', '#3f6d2b'))
    chopsticks(-.16)


def rice_bowl_at(x):
    made = prototype('rice_%g' % x, rice_bowl)
    put(made, (x, 0, 0))


def furnish():
    chestnut = lambda axis='x': wood('hanok_table_' + axis, '#5a3f2b', '#7a583c', rough=.36, axis=axis)
    table = prototype('table', lambda: dining_table(1.3, .8, chestnut))
    chair = prototype('chair', lambda: dining_chair(fabric('hanok_seat', '#a8905f'), chestnut))
    served = [prototype('setting_%d' % kind, lambda kind=kind: setting(kind)) for kind in (0, 1)]
    shared = prototype('tofu_plate', tofu_plate)
    places = ((-1.75, -1.0, 90, 2), (-1.75, 1.75, 90, None), (-1.75, 4.2, 90, 0), (1.85, -1.1, 90, None), (1.85, 1.65, 90, 1), (1.85, 4.1, 90, None),
              (-1.75, -3.6, 90, None), (1.85, -3.7, 90, None))
    for i, (x, y, turn, pulled) in enumerate(places):
        lay(table, chair, (x, y), turn, FOUR, served, .7485, shared, pulled, seed=20 + i)
        steam((x, y - .1, .84), .22, .34, .35, 3 + i)
    put(prototype('coat', lambda: coat('#6a5a4a')), (-1.19, 2.08), 270)
    put(prototype('bag', handbag), (1.29, -1.4, .476), 70)


def yard():
    """Behind the opened doors: a terrace of jars, a low wall with tiles, trees."""
    rnd = Random(4)
    box('yard', (-9, -WALL - .2), (-8, 9), (-.3, -.25), material('yard_sand', '#cbb894', rough=.95), 0)
    box('terrace', (-6.4, -4.4), (-3, 5.2), (-.25, .12), material('terrace_stone', '#9a9184', rough=.9), .02)
    jars = [prototype('yard_jar_%g' % r, lambda r=r: onggi(r, r * 2.1)) for r in (.24, .31, .38)]
    for row in range(3):
        for i in range(13):
            put(rnd.choice(jars), (-4.75 - row * .62, -2.6 + i * .62 + rnd.uniform(-.06, .06), .12))
    box('yard_wall', (-7.4, -7.1), (-8, 9), (-.25, 1.15), material('yard_wall', '#b7a07c', rough=.95), 0)
    box('yard_tiles', (-7.6, -6.9), (-8, 9), (1.15, 1.3), material('roof_tile', '#3f4347', rough=.7), .05)
    garden((-11, 1, 0), 'x')


def lights():
    window_light((-WALL - .1, .4, 1.2), (11, 2.0), 620, False)
    window_light((WALL - .25, .4, 1.2), (11, 2.0), 130, False)
    soft('roof_fill', (.2, .5, 3.2), (.2, .5, 0), (4, 10), 150, (1, .93, .82))
    soft('back_fill', (0, 4.2, 2.6), (0, BACK, 1.6), (3, .6), 55, LAMP)
    sun((1, .30, -.55), 12)
    sky(.16, 3.)
