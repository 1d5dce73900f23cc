"""A brunch café (브런치 카페) late in the morning: arched windows, a chequered floor, a striped awning over the open kitchen."""
from math import cos, pi, sin
from random import Random

from kit.materials import material, srgb
from kit.meshes import lathe, make_object, place, rod, slab, tube, words
from kit.tableware import bowl, food, glass, plate

from scenes.bakery import coffee_mug, croissant, iced_drink
from scenes.furniture import oak, round_table
from scenes.lamps import dome, hang, lit_bulb
from scenes.lighting import sky, soft, sun, window_light
from scenes.node_graph import Graph
from scenes.outside import garden
from scenes.shapes import block, box, cushion, curved_back, open_lathe, prototype, put, turned
from scenes.surfaces import fabric, metal, once, paint, stone, tiles
from scenes.tableware import plate_stack
from scenes.traces import handbag, leaves, potted_plant, small_vase

CEILING = 3.2
BACK = 6.0
LEFT = -3.3  # the wall with the arches
COUNTER = (.7, 4.5)
ARCH = .78  # half the width of an arch, and the radius of its head
SPRING = 1.72
TABLES = ((-1.95, -1.7, 20), (-2.0, .55, 70), (-1.9, 2.7, 15), (2.25, -.55, 90), (2.3, 1.6, 90), (2.25, -2.8, 90), (-1.95, -4.0, 40))
MENU = (('에그 베네딕트', '16,500'), ('아보카도 토스트', '15,500'), ('프렌치토스트', '14,000'), ('리코타 샐러드', '13,500'),
        ('오늘의 수프', '8,000'))


def build(evening=False):
    shell()
    arches()
    kitchen()
    awning()
    blackboard()
    furnish()
    greens()
    lights()
    garden((-9, 1, 0), 'x')


@once
def chequered(name, light, dark, size, rough):
    g = Graph(name)
    squares = g.add('TexChecker', {'Vector': g.plane('xy'), 'Color1': srgb(light), 'Color2': srgb(dark), 'Scale': 1 / size}).outputs[0]
    clouds = g.noise(g.position(), 1.7, 5, .6).outputs['Fac']
    base = g.mix(.24, squares, g.span(clouds, .55, 1.25), 'MULTIPLY')
    return g.finish(base, g.span(clouds, max(rough - .06, .02), rough + .08))


def shell():
    plaster, peach = paint('brunch_plaster', '#ded4c2'), paint('brunch_peach', '#c58a6c')
    box('floor', (-4, 4), (-8, BACK), (-.05, 0), chequered('brunch_floor', '#cfc6b4', '#8fa3a0', .42, .24), 0)
    box('ceiling', (-4, 4), (-8, BACK + .2), (CEILING, CEILING + .1), paint('brunch_ceiling', '#e6e0d4'), 0)
    box('wall_right', (3.3, 3.4), (-8, BACK), (0, CEILING), peach, 0)
    box('wall_front', (-4, 4), (-8.2, -8), (0, CEILING), plaster, 0)
    box('wall_back', (-4, 4), (BACK, BACK + .2), (0, CEILING), tiles('brunch_tiles', '#d8d6cc', '#a9a79e', (.10, .10), .16, .003, 0., 'xz', .05, .4), 0)
    box('skirting', (3.27, 3.3), (-8, BACK), (0, .12), paint('brunch_ceiling', '#e6e0d4'), .003)
    bench = fabric('brunch_bench', '#5f7467')
    box('bench_base', (2.86, 3.3), (-5.2, 3.0), (.0, .36), oak('y'), .006)
    for i in range(8):
        y = -5.2 + (i + .5) * 1.025
        cushion('bench_seat', (3.07, y, .36), (.50, 1.01, .10), bench, .04, .04)
        place(slab('bench_back', 1.01, .42, .07, .05, bench, .03, .03), (3.27, y, .72), (90, 0, -90))
    for i, (y, high, tint) in enumerate(((-1.7, .62, '#31524a'), (-.9, .48, '#c9924a'), (.35, .56, '#8b3f35'), (1.25, .70, '#d7c9ae'), (2.2, .50, '#44607a'))):
        box('print_frame', (3.27, 3.3), (y - .26, y + .26), (1.95 - high / 2, 1.95 + high / 2), oak('z'), .004)
        box('print', (3.262, 3.27), (y - .23, y + .23), (1.98 - high / 2, 1.92 + high / 2), material('print_paper', '#e9e2d2', rough=.8), 0)
        place(lathe('print_dot', [(.13, 0), (.00001, .001)], material('print' + tint, tint, rough=.8), 48), (3.26, y, 1.97), (0, -90, 0))


def arches():
    """A wall of plaster with round-headed windows, seen from inside: piers, heads and the depth of the wall."""
    plaster, frame = paint('brunch_plaster', '#ded4c2'), material('arch_frame', '#f0ebe0', rough=.5)
    inner, outer, pitch = LEFT, LEFT - .22, 2 * ARCH + .5
    first = -7.1
    steps = 28
    for i in range(7):
        y = first + i * pitch
        box('sill_wall', (outer, inner), (y - pitch / 2, y + pitch / 2), (0, .45), plaster, 0)
        box('sill', (outer, inner + .05), (y - ARCH - .04, y + ARCH + .04), (.45, .49), oak('y'), .005)
        box('pier', (outer, inner), (y + ARCH, y + pitch - ARCH), (.45, CEILING), plaster, 0)
        lower = [(y + ARCH * cos(pi * k / steps), SPRING + ARCH * sin(pi * k / steps)) for k in range(steps + 1)]
        vertices = [(x, py, z) for py, pz in lower for x, z in ((inner, pz), (inner, CEILING), (outer, pz), (outer, CEILING))]
        faces = []
        for k in range(steps):
            a, b = 4 * k, 4 * k + 4
            faces += [(a, b, b + 1, a + 1), (a, a + 2, b + 2, b), (a + 2, a + 3, b + 3, b + 2)]
        make_object('arch_head', vertices, faces, plaster, angle=50, weighted=False)
        tube('arch_bar', [(outer + .07, y + (ARCH - .02) * cos(a), SPRING + (ARCH - .02) * sin(a)) for a in (pi * k / 40 for k in range(41))], .022, frame)
        for dy in (-ARCH + .02, -.26, .26, ARCH - .02):
            top = SPRING + (ARCH**2 - dy * dy)**.5 - .02 if abs(dy) < .5 else SPRING
            box('arch_post', (outer + .05, outer + .09), (y + dy - .018, y + dy + .018), (.49, top), frame, .003)
        box('arch_transom', (outer + .05, outer + .09), (y - ARCH, y + ARCH), (SPRING - .02, SPRING + .02), frame, .003)


def kitchen():
    """An open kitchen behind a panelled counter: shelves with plates and jars, a coffee machine, bread under a dome."""
    x, y = COUNTER
    sage, top = material('brunch_sage', '#6f8573', rough=.5), stone('brunch_marble', '#e4ddd0', '#b9ae9c', (3, 3), .12)
    box('counter', (x - 2.3, x + 2.2), (y - .32, y + .32), (0, .98), sage, .004)
    for i in range(46):
        px = x - 2.25 + i * .098
        box('bead', (px - .044, px + .044), (y - .345, y - .32), (.12, .94), sage, .006)
    box('counter_top', (x - 2.38, x + 2.28), (y - .42, y + .36), (.98, 1.025), top, .006)
    for z in (1.42, 1.86):
        box('shelf', (x - 2.1, x + 2.3), (BACK - .28, BACK), (z - .03, z), oak('x'), .004)
    rnd = Random(3)
    stacks = [prototype('stack_%d' % n, lambda n=n: plate_stack(n, .10)) for n in (5, 8, 11)]
    jars = [prototype('jar' + tint, lambda tint=tint: place(lathe('jar', [(.05, 0), (.06, .01), (.06, .14), (.045, .16), (.047, .18), (.00001, .182)],
            material('jar' + tint, tint, rough=.25, coat=.4), 40))) for tint in ('#c58a4a', '#8fa05a', '#a8493a', '#e3d8c0')]
    for z in (1.42, 1.86):
        px = x - 1.95
        while px < x + 2.2:
            put(rnd.choice(stacks if rnd.random() < .45 else jars), (px, BACK - .15, z), 0, rnd.uniform(.8, 1.05))
            px += rnd.uniform(.2, .32)
    steel = metal('brunch_steel', '#c3c3bf', .28)
    box('oven', (x + .9, x + 1.9), (BACK - .55, BACK), (0, 1.25), steel, .01)
    box('oven_glass', (x + 1.02, x + 1.78), (BACK - .565, BACK - .55), (.62, 1.08), material('oven_glass', '#1c1512', emit='#ff9a3d', strength=.8, rough=.2), .004)
    box('back_bench', (x - 2.2, x + .9), (BACK - .55, BACK), (0, .92), steel, .008)
    place(machine(), (x + 1.35, y + .02, 1.025))
    put(prototype('bread_board', bread_board), (x - 1.7, y - .05, 1.025))
    put(prototype('counter_flowers', lambda: small_vase('#b0674c', 20, 7)), (x - .75, y - .1, 1.025), 0, 1.7)
    ready = prototype('ready', benedict)
    for dx in (-.2, .16, .52):
        put(ready, (x + dx, y - .16, 1.025), 40 * dx)


def machine():
    """A two-group coffee machine in cream."""
    cream, steel = material('machine_cream', '#e8dcc4', rough=.3, coat=.4), metal('brunch_steel', '#c3c3bf', .28)
    body = block('machine', (0, 0, 0), (.7, .4, .42), cream, .03)
    for dx in (-.17, .17):
        part = place(lathe('group', [(.04, 0), (.042, .06), (.03, .07)], steel, 32), (dx, -.22, .2))
        part.parent = body
    tray = block('drip', (0, -.24, .0), (.62, .12, .04), steel, .006)
    tray.parent = body
    return body


def bread_board():
    """Loaves and croissants on a board."""
    block('board', (0, 0, 0), (.62, .34, .025), oak('x'), .008)
    roll = prototype('counter_croissant', croissant)
    for i, (dx, dy) in enumerate(((-.2, -.08), (-.05, -.09), (.1, -.07), (-.13, .05), (.03, .06), (.2, .04))):
        put(roll, (dx, dy, .026), 20 * i)


def awning():
    """Cloth in broad stripes over the counter, with a scalloped edge."""
    x, y = COUNTER
    tints = [material('awning' + tint, tint, rough=.9, sheen=.2) for tint in ('#ece2cd', '#b8863b')]
    width, back, front = .30, (y + .75, 2.86), (y - .62, 2.36)
    for i in range(16):
        left = x - 2.4 + i * width
        make_object('awning', [(left, back[0], back[1]), (left + width, back[0], back[1]), (left + width, *front), (left, *front)],
                    [(0, 1, 2, 3)], tints[i % 2], smooth=False)
        steps = 12
        edge = [(left + width * k / steps, front[0], front[1] - .09 - .075 * sin(pi * k / steps)) for k in range(steps + 1)]
        upper = [(px, front[0], front[1]) for px, _, _ in edge]
        make_object('valance', edge + upper, [(k, k + 1, steps + 2 + k, steps + 1 + k) for k in range(steps)], tints[i % 2], smooth=False)
    rod('awning_bar', (x - 2.4, front[0] + .01, front[1]), (x + 2.4, front[0] + .01, front[1]), .016, metal('brunch_brass', '#b79d6c', .3))
    for px in (x - 2.35, x + 2.35):
        rod('awning_arm', (px, back[0], 2.45), (px, *front), .012, metal('brunch_brass', '#b79d6c', .3))


def blackboard():
    """The day's menu in chalk, left of the counter."""
    slate, chalk, accent = (material(name, tint, rough=.85) for name, tint in
                            (('slate', '#26302d'), ('chalk', '#efeade'), ('chalk_yellow', '#e6bb5c')))
    left, right = -3.15, -1.72
    box('board_frame', (left - .05, right + .05), (BACK - .06, BACK - .01), (.95, 2.55), oak('z'), .006)
    box('slate', (left, right), (BACK - .07, BACK - .06), (1.0, 2.5), slate, 0)
    middle = (left + right) / 2
    words('오늘의 브런치', .19, accent, (middle, BACK - .074, 2.3), (90, 0, 0), 'Bold')
    box('chalk_line', (left + .15, right - .15), (BACK - .074, BACK - .07), (2.13, 2.14), chalk, 0)
    for i, (dish, price) in enumerate(MENU):
        z = 1.97 - i * .2
        words(dish, .125, chalk, (left + .53, BACK - .074, z), (90, 0, 0), 'SemiBold')
        words(price, .12, accent, (right - .24, BACK - .074, z), (90, 0, 0), 'Medium')


def rattan():
    return material('rattan', '#b07c46', rough=.5, coat=.2)


def bistro_chair():
    """Bent cane with a woven seat and back, as on a terrace; the sitter faces -y."""
    cane = rattan()
    weave = material('weave', '#dfd5bf', rough=.6, bump=(140, .8, .003))
    place(slab('seat', .42, .41, .025, .17, weave, .01, .01), (0, 0, .44))
    tube('seat_rim', [(.21 * cos(a), .205 * sin(a), .445) for a in (2 * pi * k / 40 for k in range(41))], .013, cane)
    curved_back('back', .38, .30, .012, .68, .20, .06, weave)
    tube('back_frame', [(-.19, .16, .45), (-.2, .17, .62), (-.185, .165, .78), (-.12, .195, .86), (0, .208, .885), (.12, .195, .86),
                        (.185, .165, .78), (.2, .17, .62), (.19, .16, .45)], .013, cane)
    for side in (-1, 1):
        rod('leg', (side * .19, -.18, 0), (side * .165, -.15, .44), .012, cane)
        rod('leg', (side * .20, .2, 0), (side * .185, .165, .46), .012, cane)
        rod('stretcher', (side * .18, -.165, .2), (side * .19, .185, .2), .007, cane)


def marble_table():
    round_table(.38, .74, stone('table_marble', '#e9e4da', '#bdb4a6', (3, 3), .1), metal('brunch_brass', '#b79d6c', .3))


def poached_egg(at):
    x, y, z = at
    place(lathe('egg', [(.030, 0), (.033, .006), (.030, .016), (.02, .024), (.00001, .027)], material('poached', '#f6f1e6', rough=.25, coat=.5), 40), at)
    place(lathe('sauce', [(.026, .0), (.024, .008), (.014, .013), (.00001, .015)], material('hollandaise', '#efc04a', rough=.2, coat=.6), 40), (x, y, z + .016))


def benedict():
    """Two eggs on muffins with hollandaise, and a heap of leaves."""
    plate((0, 0, 0), .125)
    muffin = food('muffin', '#c98f4e', .6)
    for x in (-.045, .035):
        place(lathe('muffin', [(.04, 0), (.043, .006), (.042, .018), (.036, .023), (.00001, .024)], muffin, 40), (x, -.03, .008))
        place(lathe('ham', [(.044, 0), (.045, .002), (.00001, .004)], food('ham', '#c9766a', .35, False), 40), (x, -.03, .032))
        poached_egg((x, -.03, .035))
    leaves((0, .055, .008), 26, .07, .013, 3, lift=(.1, 1.1), shade='#66893f', droop=.6)


def pancakes():
    plate((0, 0, 0), .12)
    cake, syrup = food('pancake', '#cf9a52', .5), material('syrup', '#8f4a14', rough=.08, coat=.8)
    for i in range(4):
        place(lathe('pancake', [(.06, 0), (.066, .004), (.066, .011), (.06, .015), (.00001, .016)], cake, 48), (.003 * (i % 2), -.002 * i, .008 + i * .0145))
    place(lathe('syrup', [(.05, 0), (.046, .002), (.00001, .003)], syrup, 40), (0, 0, .067))
    place(slab('butter', .026, .026, .012, .005, material('butter', '#f2dc8e', rough=.35), .003, .003), (.006, 0, .069), (0, 0, 25))
    for i, tint in enumerate(('#2f3560', '#b02a34', '#2f3560', '#b02a34', '#2f3560')):
        a = .9 + i * .8
        place(berry(tint), (.088 * cos(a), .088 * sin(a), .018))


def berry(tint, size=.010):
    steps = [pi * (k / 12 - .5) for k in range(13)]
    return lathe('berry', [(max(size * cos(a), .00001), size * sin(a)) for a in steps], material('berry' + tint, tint, rough=.35, coat=.3), 24)


def salad():
    bowl((0, 0, 0), .11, .06, material('salad_glaze', '#c9d3c4', rough=.2, coat=.6))
    leaves((0, 0, .03), 46, .10, .022, 5, lift=(.15, 1.3), shade='#5f8a3a', droop=.7)
    for i in range(6):
        place(berry('#c5402f', .013), (.05 * cos(i * 1.1), .05 * sin(i * 1.1), .068))
    for i in range(5):
        cheese = place(slab('ricotta', .024, .02, .014, .006, material('ricotta', '#f5efe2', rough=.6), .006, .006), (.035 * cos(i * 1.3 + .5), .035 * sin(i * 1.3 + .5), .07))
        cheese.rotation_euler = (.2, .1, i)


def cutlery():
    steel = metal('cutlery', '#d0d2d4', .2)
    block('napkin', (0, 0, 0), (.09, .18, .004), fabric('brunch_napkin', '#d9cdb8'), .001)
    for x in (-.014, .014):
        rod('handle', (x, -.075, .007), (x, .04, .007), .003, steel, .0025, 10)
        place(slab('blade', .016, .06, .002, .007, steel, .0008, .0008), (x, .065, .006))


def furnish():
    rnd = Random(8)
    table, chair = prototype('marble_table', marble_table), prototype('bistro_chair', bistro_chair)
    dishes = [prototype(make.__name__, make) for make in (benedict, pancakes, salad)]
    drinks = [prototype('orange', lambda: glass((0, 0, 0), drink='#f2a03a')), prototype('cappuccino', lambda: coffee_mug('#f0ebe0', '#b98a5a')),
              prototype('iced_latte', lambda: iced_drink('#b98a5a', True)), prototype('water', lambda: glass((0, 0, 0)))]
    fork, vase = prototype('cutlery', cutlery), prototype('table_vase', lambda: small_vase('#e3dccb', 7, 9))
    for i, (x, y, turn) in enumerate(TABLES):
        put(table, (x, y))
        on_bench = x > 2
        for k, facing in enumerate((90, ) if on_bench else (0, 180)):
            away = .86 if (i + k) % 4 == 1 else .60  # somebody has just got up
            put(chair, turned((x, y), turn + facing if not on_bench else facing, (0, away)), (turn if not on_bench else 0) + facing + rnd.uniform(-12, 12))
        for k in (0, 1):
            side = (turn if not on_bench else 90) + 180 * k
            put(dishes[(i + k) % 3], (*turned((x, y), side, (0, .17)), .74), side + rnd.uniform(-20, 20))
            put(fork, (*turned((x, y), side, (.17, .14)), .74), side + 180 + rnd.uniform(-8, 8))
            put(drinks[(i * 2 + k) % 4], (*turned((x, y), side, (-.15, .06)), .74))
        put(vase, (x, y, .74), 40 * i, .9)
    put(prototype('bag', lambda: handbag('#6d4a33')), (3.05, -1.25, .46), 80)


def greens():
    """Pots in the sills and baskets that hang before the arches."""
    for i, (y, z) in enumerate(((-2.8, 2.42), (1.35, 2.5), (3.4, 2.38))):
        place(lathe('hung_pot', [(.08, 0), (.13, .06), (.14, .16), (.13, .17), (.12, .14), (.00001, .14)], rattan(), 40), (LEFT + .45, y, z - .1))
        leaves((LEFT + .45, y, z + .05), 60, .75, .035, 11 + i, lift=(-.2, .9), shade='#4f7a3f', droop=1.1)
        for k in range(3):
            a = 2 * pi * k / 3
            rod('pot_cord', (LEFT + .45 + .13 * cos(a), y + .13 * sin(a), z + .06), (LEFT + .45, y, CEILING), .003, rattan(), count=6)
    for x, y, seed in ((-2.85, 4.9, 2), (2.95, 3.6, 4)):
        put(prototype('plant_%d' % seed, lambda seed=seed: potted_plant(1.3, seed, '#b0674c')), (x, y))


def woven_shade():
    open_lathe('shade', dome(.27, .21, .006), material('shade_weave', '#c79a5f', rough=.8, emit='#ffb868', strength=.35, bump=(90, .9, .004)))
    rod('cord', (0, 0, .2), (0, 0, 1.4), .004, material('cord', '#3a2f27', rough=.7), count=8)
    lit_bulb()


def lights():
    hang(woven_shade, [(-1.95, -1.7, 2.05), (-2.0, .55, 2.05), (-1.9, 2.7, 2.05), (2.25, -.55, 2.0), (2.3, 1.6, 2.0), (2.25, -2.8, 2.0)], power=8)
    window_light((LEFT - .35, 0, 1.5), (14, 2.0), 620, False)
    soft('ceiling_fill', (.3, .4, 3.0), (.3, .4, 0), (5, 10), 75, (1, .95, .88))
    soft('kitchen_fill', (.8, 5.2, 2.3), (.8, 5.9, 1), (4, .5), 60, (1, .92, .8))
    sun((1, .40, -.58), 13)
    sky(.15, 3.2)
