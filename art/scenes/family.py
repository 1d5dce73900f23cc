"""A family restaurant (패밀리 레스토랑) in the evening: high booths, coloured glass lamps, a birthday at one of the tables."""
from math import cos, pi, sin
from random import Random

from kit.materials import material
from kit.meshes import lathe, make_object, place, rod, slab, tube, words
from kit.tableware import bowl, food, glass, plate

from scenes.bakery import cake_slice
from scenes.brunch import berry, cutlery, salad
from scenes.furniture import black_metal
from scenes.lamps import downlights
from scenes.lighting import LAMP, bulb, sky, soft, without_light_sampling
from scenes.outside import night_street
from scenes.shapes import block, box, cushion, open_lathe, prototype, put
from scenes.surfaces import carpet, glow, metal, paint, tiles, wood

CEILING = 2.9
BACK = 6.6
AISLE = 1.22  # half width of the way between the booths
DEPTH = 1.75  # how far a booth reaches from the aisle to the wall
BOOTHS = (-4.3, -2.0, .3, 2.6)  # the middle of each table
PARTY = (-1, .3)  # side and table of the birthday
GLASS = ('#e8962e', '#c4472f', '#e9c25a', '#4f8f6a')
MENU = (('찹스테이크', '24,900'), ('치즈 함박', '15,900'), ('새우 파스타', '16,500'), ('어린이 세트', '9,900'))


def build(evening=True):
    shell()
    windows()
    booths()
    kitchen()
    garland()
    balloons()
    lights()
    night_street((-9, 1, 0), 'x')


def cherry(axis='x'):
    return wood('cherry_' + axis, '#4a3022', '#6b4a36', rough=.36, axis=axis)


def shell():
    cream = paint('family_cream', '#c9b48c')
    box('floor', (-4, 4), (-8, BACK), (-.05, 0), wood('family_floor', '#6e4f38', '#8c6848', .28, axis='y', planks=(1.1, .13)), 0)
    for side in (-1, 1):
        box('booth_carpet', sorted((side * AISLE, side * (AISLE + DEPTH + .1))), (-8, 4.4), (0, .004),
            carpet('family_carpet', '#4a2a2c', '#7a4a3c', .4), 0)
    box('ceiling', (-4, 4), (-8, BACK), (CEILING, CEILING + .1), paint('family_ceiling', '#8f7c60'), 0)
    for y in (-5.4, -3.1, -.8, 1.5, 3.8):
        box('beam', (-4, 4), (y - .08, y + .08), (CEILING - .18, CEILING), cherry('x'), .008)
    right = AISLE + DEPTH
    box('wall_right', (right, right + .1), (-8, BACK), (1.1, CEILING), cream, 0)
    box('wainscot_right', (right - .03, right + .1), (-8, BACK), (0, 1.1), cherry('z'), .004)
    box('rail_right', (right - .07, right), (-8, BACK), (1.1, 1.15), cherry('y'), .008)
    box('wall_front', (-4, 4), (-8.2, -8), (0, CEILING), cream, 0)
    for i, y in enumerate(BOOTHS):
        picture(right - .005, y, ('#41624f', '#9c4a34', '#c9963f', '#3f5a72')[i])


def picture(x, y, tint):
    """A framed print of hills under a sun."""
    box('frame', (x - .03, x), (y - .38, y + .38), (1.5, 2.05), cherry('z'), .008)
    box('mount', (x - .035, x - .03), (y - .33, y + .33), (1.55, 2.0), material('mount', '#e7dcc2', rough=.8), 0)
    place(lathe('hung_sun', [(.10, 0), (.00001, .001)], material('hung' + tint, tint, rough=.8), 48), (x - .038, y + .08, 1.84), (0, -90, 0))
    hills = [(x - .04, y - .33 + .66 * k / 20, 1.66 + .05 * sin(k * .55 + y)) for k in range(21)]
    foot = [(px, py, 1.55) for px, py, _ in hills]
    make_object('hills', hills + foot, [(k, k + 1, 22 + k, 21 + k) for k in range(20)], material('hills' + tint, tint, rough=.8), smooth=False)


def windows():
    left = -(AISLE + DEPTH)
    box('sill', (left - .15, left), (-8, BACK), (0, 1.0), cherry('z'), .004)
    box('sill_board', (left - .15, left + .06), (-8, BACK), (1.0, 1.04), cherry('y'), .006)
    box('head', (left - .15, left), (-8, BACK), (2.3, CEILING), paint('family_cream', '#c9b48c'), 0)
    for i in range(11):
        y = -7.7 + i * 1.15 * 1.2
        box('mullion', (left - .1, left - .04), (y - .03, y + .03), (1.04, 2.3), cherry('z'), .004)
    box('transom', (left - .09, left - .05), (-8, BACK), (1.92, 1.95), cherry('y'), .003)


def bench():
    """One side of a booth, from the aisle (x = 0) to the wall; the sitter looks to -y."""
    hide, trim = material('booth_hide', '#2f5d4e', rough=.38, coat=.15, bump=(220, .15, .001)), cherry('z')
    box('plinth', (.05, DEPTH), (-.24, .34), (0, .12), black_metal(), .004)
    box('seat_box', (.03, DEPTH), (-.27, .34), (.12, .34), hide, .02)
    cushion('seat', (DEPTH / 2, -.02, .34), (DEPTH - .02, .56, .13), hide, .05, .05)
    for i in range(9):
        x = .12 + i * (DEPTH - .14) / 9 + .03
        place(slab('channel', (DEPTH - .14) / 9 - .004, .60, .11, .05, hide, .045, .02), (x, .32, .80), (83, 0, 0))
    box('back', (.04, DEPTH), (.34, .43), (.12, 1.14), cherry('x'), .01)
    box('end', (-.01, .04), (-.26, .47), (0, .62), trim, .02)
    box('end_high', (-.01, .04), (.2, .47), (.6, 1.2), trim, .02)
    box('cap', (-.02, DEPTH), (.30, .48), (1.14, 1.19), trim, .012)


def table():
    place(slab('top', DEPTH - .3, .74, .035, .05, cherry('x'), .006, .012), (DEPTH / 2 + .02, 0, .71))
    tube('edge', [(.20, -.34, .727), (.185, 0, .727), (.20, .34, .727)], .006, metal('family_brass', '#b79d6c', .3))
    rod('post', (DEPTH / 2 + .1, 0, .03), (DEPTH / 2 + .1, 0, .71), .045, black_metal())
    place(lathe('foot', [(.26, 0), (.26, .01), (.06, .035)], black_metal(), 48), (DEPTH / 2 + .1, 0, 0))


def steak():
    plate((0, 0, 0), .135, material('steak_plate', '#2b2a29', rough=.4))
    place(slab('steak', .12, .075, .022, .03, food('steak', '#5a2e1c', .35), .009, .006), (-.03, 0, .012), (0, 0, 15))
    for i in range(4):
        mark = block('grill_mark', (0, 0, 0), (.055, .006, .001), material('grill_mark', '#1c100b', rough=.6), 0)
        place(mark, (-.065 + i * .024, .006 * i - .01, .0345), (0, 0, 60))
    for i in range(9):
        chip = block('fry', (0, 0, 0), (.07, .011, .011), food('fry', '#d9a441', .5, False), .002)
        place(chip, (.065 + .006 * (i % 3), -.035 + i * .009, .016 + .008 * (i % 3)), (6 * (i % 2), 0, 60 + 17 * i))
    for i in range(3):
        place(berry('#b8382a', .014), (.0 + i * .028, .075, .026))


def hamburg():
    """A minced steak under cheese, an egg on it."""
    plate((0, 0, 0), .13)
    place(lathe('patty', [(.05, 0), (.06, .008), (.058, .022), (.045, .03), (.00001, .032)], food('patty', '#5f331f', .45), 48), (-.02, 0, .008))
    place(lathe('sauce', [(.085, 0), (.08, .003), (.00001, .004)], material('brown_sauce', '#4a2412', rough=.12, coat=.7), 48), (-.01, 0, .006))
    place(lathe('white', [(.040, 0), (.038, .003), (.00001, .006)], material('egg_white', '#fbf8ef', rough=.25, coat=.5), 40), (-.02, 0, .039))
    place(lathe('yolk', [(.016, 0), (.015, .006), (.008, .011), (.00001, .012)], material('egg_yolk', '#f7a511', rough=.16, coat=.8), 40), (-.02, 0, .043))
    for i in range(5):
        place(berry('#4f8a35', .013), (.075 * cos(.4 + i * .35), .075 * sin(.4 + i * .35), .022))


def cream_pasta():
    bowl((0, 0, 0), .11, .045, filling=material('cream_sauce', '#efe2c4', rough=.2), level=.7)
    strand = food('pasta_strand', '#ecd28e', .35, False)
    rnd = Random(2)
    for i in range(18):
        reach, z = rnd.uniform(.02, .055), .036 + rnd.uniform(0, .014)
        tube('strand', [(reach * cos(a), reach * sin(a), z + .004 * sin(2 * a)) for a in (i + k * .42 for k in range(12))], .0028, strand, 8)
    for i in range(4):
        prawn = tube('prawn', [(.016 * cos(a), .016 * sin(a), 0) for a in (k * .45 for k in range(9))], .0075, food('prawn', '#e58a5c', .3, False), 12)
        place(prawn, (.035 * cos(i * 1.6), .035 * sin(i * 1.6), .056), (12, 8, 70 * i))


def birthday_cake():
    """A whole cake on its stand, cream and strawberries, five candles burning."""
    white = material('cake_cream', '#f4ead8', rough=.5)
    place(lathe('stand', [(.06, 0), (.065, .006), (.02, .015), (.02, .06), (.15, .07), (.155, .078), (.00001, .078)], material('stand', '#f0ece2', rough=.2, coat=.6), 56))
    place(lathe('cake', [(.115, 0), (.12, .005), (.12, .085), (.112, .095), (.00001, .096)], white, 64), (0, 0, .078))
    for i in range(12):
        a = 2 * pi * i / 12
        place(berry('#c02a30', .016), (.095 * cos(a), .095 * sin(a), .186))
    for i, tint in enumerate(('#e8962e', '#4f8f9a', '#d8547a', '#e9c25a', '#6a9a4f')):
        a = 2 * pi * i / 5
        x, y = .045 * cos(a), .045 * sin(a)
        rod('candle', (x, y, .172), (x, y, .245), .004, material('candle' + tint, tint, rough=.5), count=12)
        place(lathe('flame', [(.0035, 0), (.0055, .007), (.003, .017), (.00001, .024)], glow('flame', '#ffb347', 30), 16), (x, y, .25))


def high_chair():
    """A child's chair at the aisle, a bib over its bar; it looks to +x."""
    for x, y in ((-.2, -.2), (.2, -.2), (.2, .2), (-.2, .2)):
        rod('leg', (x * 1.15, y * 1.15, 0), (x * .85, y * .85, .56), .016, cherry('z'), .014)
    place(slab('seat', .34, .34, .03, .05, cherry('x'), .008, .008), (0, 0, .54))
    for y in (-.17, .17):
        rod('rail', (-.16, y, .73), (.17, y, .73), .012, cherry('x'))
        rod('post', (.16, y, .55), (.17, y, .74), .012, cherry('z'))
        rod('post', (-.16, y, .55), (-.18, y, .92), .012, cherry('z'))
    for z in (.70, .80, .90):
        rod('slat', (-.17, -.17, z), (-.17, .17, z), .011, cherry('y'))
    rod('bar', (.17, -.17, .73), (.17, .17, .73), .011, cherry('y'))
    place(slab('bib', .18, .2, .006, .06, material('bib', '#d9c27a', rough=.95, sheen=.4), .002, .002), (.185, .0, .64), (84, 0, 90))


def stained_lamp():
    """A shade of coloured panes with dark seams, lit from within."""
    count, rows = 16, 5
    profile = [(.24 * cos(a), .19 * sin(a)) for a in (pi * .44 * k / rows for k in range(rows + 1))]
    lead = black_metal()
    for tint_index, tint in enumerate(GLASS):
        vertices, faces = [], []
        for row in range(rows):
            for i in range(count):
                if (0 if row == 0 else 2 if row in (1, 4) else (1 if (i + row) % 4 == 0 else (3 if i % 2 else 2))) != tint_index:
                    continue
                first = len(vertices)
                for k, j in ((row, i), (row, i + 1), (row + 1, i + 1), (row + 1, i)):
                    r, z = profile[k]
                    a = 2 * pi * j / count
                    vertices.append((r * cos(a), r * sin(a), z))
                faces.append(tuple(range(first, first + 4)))
        if faces:
            make_object('pane', vertices, faces, material('pane' + tint, tint, rough=.3, emit=tint, strength=1.5), smooth=False)
    for i in range(count):
        a = 2 * pi * i / count
        tube('seam', [(r * cos(a) * 1.004, r * sin(a) * 1.004, z) for r, z in profile], .0025, lead, 6)
    for r, z in profile[:-1]:
        tube('ring', [(r * 1.004 * cos(a), r * 1.004 * sin(a), z) for a in (2 * pi * k / 48 for k in range(49))], .0028, lead, 6)
    open_lathe('crown', [(.055, .178), (.05, .215), (.012, .235)], metal('family_brass', '#b79d6c', .3))
    rod('cord', (0, 0, .22), (0, 0, 1.3), .006, metal('family_brass', '#b79d6c', .3), count=10)


def booths():
    rnd = Random(6)
    seat, top = prototype('bench', bench), prototype('booth_table', table)
    dishes = [prototype(make.__name__, make) for make in (steak, hamburg, cream_pasta, salad)]
    drinks = [prototype('cola', lambda: glass((0, 0, 0), .034, .14, '#3a1c10')), prototype('ade', lambda: glass((0, 0, 0), .034, .14, '#f0c04a')),
              prototype('water', lambda: glass((0, 0, 0), .034, .13))]
    fork, cake, slice_ = prototype('cutlery', cutlery), prototype('birthday_cake', birthday_cake), prototype('slice', cake_slice)
    lamp = prototype('stained_lamp', stained_lamp)
    menu = prototype('menu_card', menu_card)
    for side in (-1, 1):
        for i, y in enumerate(BOOTHS):
            # a booth on the left is one on the right, turned about: its benches change places
            at, turn = ((AISLE, y), 0) if side > 0 else ((-AISLE, y), 180)
            put(seat, (at[0], y + .66 * side), turn)
            put(seat, (at[0], y - .66 * side), turn).scale = (1, -1, 1)
            put(top, at, turn)
            put(lamp, (side * (AISLE + DEPTH * .52), y, 1.62))
            bulb((side * (AISLE + DEPTH * .52), y, 1.66), 11, LAMP, .06)
            for k, (dx, dy) in enumerate(((.52, -.2), (1.18, -.2), (1.18, .2), (.52, .2))):
                if rnd.random() < .86:
                    spot = (side * (AISLE + dx), y + dy, .746)
                    facing = (0 if dy < 0 else 180) + rnd.uniform(-12, 12)
                    put(dishes[(i + k + (side > 0)) % 4] if (side, y) != PARTY or k % 2 else slice_, spot, facing)
                    put(fork, (spot[0] + .19 * (1 if dy < 0 else -1), spot[1] - .02, .746), facing)
                put(drinks[(i + k) % 3], (side * (AISLE + dx + .16), y + dy * .55, .746))
            put(menu, (side * (AISLE + DEPTH - .32), y, .746), -90 * side)
    put(cake, (PARTY[0] * (AISLE + .82), PARTY[1], .746))
    bulb((PARTY[0] * (AISLE + .82), PARTY[1], 1.05), 1.2, (1, .6, .25), .04)
    put(prototype('high_chair', high_chair), (AISLE - .12, 2.6), 0)


def menu_card():
    """Stands at the wall's end of each table."""
    card = block('card', (0, 0, 0), (.15, .012, .22), material('menu_card', '#7d2f26', rough=.6), .003)
    place(card, (0, 0, 0), (-8, 0, 0))
    words('메뉴', .06, material('card_ink', '#f1e3c0', rough=.7), (0, -.026, .13), (82, 0, 0), 'Bold')


def kitchen():
    """The far end: the pass, menu boards beside it, the house's name on the counter."""
    box('wall_back', (-4, 4), (BACK, BACK + .1), (0, CEILING), tiles('family_tiles', '#7f3a2c', '#4a2018', (.2, .066), .22, .004, .5, 'xz', .16, .3), 0)
    box('pass_light', (-1.5, 1.5), (BACK - .012, BACK), (1.08, 1.75), glow('pass_light', '#e8b878', .45), 0)
    box('pass_frame', (-1.6, 1.6), (BACK - .2, BACK), (1.75, 1.84), cherry('x'), .01)
    box('counter', (-1.8, 1.8), (BACK - .75, BACK - .2), (0, 1.0), cherry('z'), .01)
    box('counter_top', (-1.88, 1.88), (BACK - .85, BACK - .15), (1.0, 1.05), material('family_stone', '#2c2926', rough=.25), .008)
    for i in range(9):
        place(lathe('bottle', [(.035, 0), (.038, .01), (.038, .16), (.014, .22), (.014, .28), (.00001, .282)],
                    material('bottle_%d' % (i % 3), ('#7a3b1e', '#3f6d4a', '#c9963f')[i % 3], rough=.15, coat=.5), 32), (-1.3 + i * .14, BACK - .3, 1.05))
    stack = prototype('plates', lambda: [plate((0, 0, k * .012), .13) for k in range(8)])
    for x in (.3, .65, 1.0):
        put(stack, (x, BACK - .4, 1.05))
    words('도란마당', .34, glow('family_sign', '#ffe0a6', 1.6), (-.85, BACK - .765, .55), (90, 0, 0), 'ExtraBold', depth=.01)
    without_light_sampling('family_sign', 'pass_light')
    board, ink = material('family_board', '#1f1a17', rough=.7), material('family_ink', '#f2e6cc', rough=.7)
    for i, (dish, price) in enumerate(MENU):
        x = (-3.35, -2.35, 2.35, 3.35)[i] * .86
        box('board', (x - .38, x + .38), (BACK - .04, BACK - .005), (1.35, 2.05), board, .008)
        words(dish, .13, ink, (x, BACK - .046, 1.82), (90, 0, 0), 'Bold')
        words(price, .12, ink, (x, BACK - .046, 1.56), (90, 0, 0))


def garland():
    """Pennants over the aisle: the family's wish, one letter on each."""
    wish, y = '생일축하해', 3.75
    points = []
    for k in range(41):
        x = -1.9 + 3.8 * k / 40
        points.append((x, y, 2.30 + .11 * (x / 1.9)**2))
    tube('cord', points, .004, material('garland_cord', '#d9c9a8', rough=.8), 6)
    tints = ('#c4472f', '#e9b23c', '#3f8a78', '#d8748a', '#4a7fae')
    for i, letter in enumerate(wish):
        x = -1.24 + i * .62
        z = 2.30 + .11 * (x / 1.9)**2
        corners = [(x - .23, y, z), (x + .23, y, z), (x + .23, y, z - .33), (x, y, z - .44), (x - .23, y, z - .33)]
        make_object('pennant', corners, [(0, 1, 2, 3, 4)], material('pennant' + tints[i], tints[i], rough=.9), smooth=False)
        words(letter, .26, material('pennant_ink', '#fff6e2', rough=.8), (x, y - .004, z - .185), (90, 0, 0), 'ExtraBold')


def balloon(tint):
    rubber = material('balloon' + tint, tint, rough=.22, coat=.5, spec=.6)
    profile = [(.012, -.175), (.018, -.165), (.006, -.155), (.06, -.11), (.115, -.03), (.13, .05), (.112, .12), (.066, .162), (.00001, .178)]
    smooth = []
    for (r0, z0), (r1, z1) in zip(profile[3:], profile[4:]):
        smooth += [(r0 + (r1 - r0) * k / 4, z0 + (z1 - z0) * k / 4) for k in range(4)]
    place(lathe('balloon', profile[:3] + smooth + profile[-1:], rubber, 48, angle=80))


def balloons():
    """A bunch tied to the birthday table."""
    side, y = PARTY
    root = (side * (AISLE + .2), y - .3, .75)
    for i, (dx, dy, z, tint) in enumerate(((-.12, .0, 1.72, '#c4472f'), (.13, .08, 1.85, '#e9b23c'), (-.02, .26, 1.62, '#3f8a78'), (-.28, .2, 1.9, '#d8748a'))):
        at = (root[0] + dx, root[1] + dy, z)
        put(prototype('balloon_%d' % i, lambda tint=tint: balloon(tint)), at)
        rod('string', root, (at[0], at[1], at[2] - .17), .0015, material('string', '#e9e2d2', rough=.8), count=5)


def lights():
    downlights([(0, y) for y in (-3.2, -1.2, .8, 2.8, 4.8)], CEILING)
    soft('aisle', (0, .5, 2.75), (0, .5, 0), (1.6, 10), 130, (1, .86, .66))
    soft('booth_fill', (0, .5, 2.6), (0, .5, 0), (5.6, 10), 60, (1, .84, .64))
    soft('sign', (0, 5.2, 2.75), (0, 6.6, 1.7), (3.6, .4), 60, LAMP)
    without_light_sampling('flame', *('pane' + tint for tint in GLASS))
    sky(.03, .3, (.2, .26, .45))
