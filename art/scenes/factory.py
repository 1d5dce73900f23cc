"""A light assembly plant: work benches, machining cells, a roller conveyor, a green floor with a marked way."""
from random import Random

from kit.materials import material
from kit.meshes import lathe, place, rod, slab

from scenes.furniture import oak
from scenes.lighting import sky, soft, sun, window_light
from scenes.shapes import block, box, prototype, put
from scenes.surfaces import clear_glass, concrete, glow, metal, paint
from scenes.warehouse import carton, tote

ROOF = 6.0


def build(evening=False):
    shell()
    machines()
    benches()
    conveyor()
    lights(evening)


def shell():
    floor, way = concrete('factory_floor', '#5d7a6c', .24, .22, .5), concrete('factory_way', '#8b908c', .28, .18, .5)
    line = material('floor_yellow', '#e0b021', rough=.45)
    box('floor', (-9, 9), (-12, 20), (-.05, 0), floor, 0)
    box('way', (-1.3, 1.5), (-12, 20), (0, .0006), way, 0)
    for x in (-1.38, 1.5):
        box('line', (x, x + .08), (-12, 20), (0, .001), line, 0)
    box('roof', (-9, 9), (-12, 20), (ROOF, ROOF + .1), paint('factory_roof', '#cfd2d0'), 0)
    for x in (8.9, -9):
        box('wall_low', (x, x + .1), (-12, 20), (0, 2.6), paint('factory_wall', '#d5d7d1'), 0)
        box('wall_high', (x, x + .1), (-12, 20), (5.2, ROOF), paint('factory_wall', '#d5d7d1'), 0)
        for i in range(17):
            box('window_bar', (x, x + .1), (-12 + i * 2, -11.9 + i * 2), (2.6, 5.2),
                metal('window_frame', '#c5c7c7', .4), 0)
    box('wall_end', (-9, 9), (20, 20.1), (0, ROOF), paint('factory_wall', '#d5d7d1'), 0)
    box('wall_front', (-9, 9), (-12.1, -12), (0, ROOF), paint('factory_wall', '#d5d7d1'), 0)
    steel = material('factory_steel', '#8fa0a3', rough=.5, metal=.4)
    for y in range(-10, 20, 5):
        for x in (-3.9, 4.6):
            block('column', (x, y, 0), (.28, .28, ROOF), steel, .01)
            block('column_guard', (x, y, 0), (.34, .34, .9), material('hazard', '#e0b021', rough=.5), .01)
        box('girder', (-9, 9), (y - .1, y + .1), (ROOF - .55, ROOF - .15), steel, .01)
    for x in (-2.2, 2.4):
        box('pipe_tray', (x - .15, x + .15), (-12, 20), (4.6, 4.66), metal('tray_metal', '#b4b8ba', .5), .006)


def machine(tint):
    """A closed machining cell: window, control panel, signal lamp."""
    body, dark = material('machine' + tint, tint, rough=.4, coat=.2), material('machine_dark', '#23272a', rough=.4)
    block('cell', (0, 0, .1), (1.9, 1.5, 1.95), body, .03)
    block('foot', (0, 0, 0), (1.8, 1.4, .12), dark, .01)
    block('door', (-.25, -.76, .75), (1.05, .03, 1.05), dark, .02)
    block('pane', (-.25, -.778, .95), (.8, .006, .7),
          material('machine_pane', '#20343a', rough=.08, coat=1., emit='#9fd8d0', strength=.22), .01)
    rod('grip', (.2, -.80, .95), (.2, -.80, 1.45), .014, metal('grip', '#c9cccf', .25))
    place(slab('panel', .42, .08, .52, .02, dark, .01, .01), (.68, -.80, 1.1))
    block('panel_lit', (.68, -.843, 1.38), (.32, .004, .20), glow('panel_lit', '#8fd6e6', 1.3), 0)
    for i, colour in enumerate(('#2fae6a', '#e8b32a', '#c8362b')):
        lamp = glow('signal_green', '#37e08a', 4) if i == 0 else material('signal' + colour, colour, rough=.3)
        place(lathe('signal', [(.03, 0), (.03, .06), (.00001, .06)], lamp, 20), (.7, 0, 2.10 + i * .065))


def machines():
    kinds = [prototype('machine_a', lambda: machine('#e6e8e4')), prototype('machine_b', lambda: machine('#c3d0d2'))]
    for i in range(6):
        put(kinds[i % 2], (-3.0, -5 + i * 3.4), 90)
    for i in range(4):
        put(kinds[(i + 1) % 2], (6.4, -4 + i * 4.2), -90)
    fence = material('fence', '#d8a920', rough=.5)
    for i in range(14):
        y = -6.6 + i * 1.5
        rod('fence_post', (-1.72, y, 0), (-1.72, y, 1.0), .022, fence)
        if i % 3 != 2:
            for z in (.5, .97):
                rod('fence_rail', (-1.72, y, z), (-1.72, y + 1.5, z), .018, fence)


def bench(seed):
    """A work bench with bins, tools, a lamp and a part being assembled."""
    rnd = Random(seed)
    steel, top = metal('bench_steel', '#9aa1a4', .45), material('bench_top', '#4c6b63', rough=.6)
    block('top', (0, 0, .86), (1.7, .75, .04), oak('x'), .006)
    block('mat', (0, -.1, .90), (1.2, .45, .006), top, .002)
    for x in (-.8, .8):
        for y in (-.32, .32):
            block('leg', (x, y, 0), (.05, .05, .86), steel, .006)
        block('upright', (x, .34, .9), (.04, .04, 1.15), steel, .004)
    block('board', (0, .36, 1.25), (1.6, .02, .55), material('pegboard', '#c3c8c4', rough=.6), .004)
    block('lamp', (0, .05, 2.02), (1.3, .12, .04), steel, .006)
    block('lamp_lit', (0, .05, 2.015), (1.2, .08, .004), glow('bench_lamp', '#fff4e0', 8), 0)
    for x in (-.75, .75):
        block('lamp_arm', (x, .2, 2.02), (.03, .32, .03), steel, .003)
    for i in range(6):
        tint = rnd.choice(('#2f6f73', '#c8632f', '#3a5f8a', '#c9a227'))
        block('bin', (-.66 + i * .265, .24, .905), (.22, .24, .13), material('bin' + tint, tint, rough=.45), .012)
    for i in range(7):
        tint = ('#b5301c', '#2b2f33', '#c9cccf')[i % 3]
        size = (.03, .02, rnd.uniform(.14, .26))
        block('tool', (-.6 + i * .2, .345, 1.35 + rnd.uniform(0, .1)), size, material('tool' + tint, tint, rough=.4),
              .006)
    place(slab('part', .26, .20, .09, .04, material('part_white', '#e6e6e2', rough=.35), .02, .01), (-.1, -.12, .906),
          (0, 0, 12))
    wheel = [(.00001, 0), (.06, 0), (.06, .04), (.03, .05), (.00001, .05)]
    place(lathe('part_wheel', wheel, material('part_dark', '#2b2f33', rough=.5), 32), (.3, -.15, .906))


def benches():
    kinds = [prototype('bench_%d' % i, lambda i=i: bench(i)) for i in range(3)]
    stool = prototype('work_stool', work_stool)
    for i in range(6):
        y = -5.2 + i * 2.5
        put(kinds[i % 3], (2.75, y), -90)
        put(stool, (2.05, y + .15 * (-1)**i), 20 * i)


def work_stool():
    dark = material('stool_dark', '#2f3438', rough=.5)
    place(lathe('seat', [(.00001, .60), (.15, .60), (.18, .62), (.17, .66), (.00001, .67)], dark, 36))
    rod('post', (0, 0, .06), (0, 0, .6), .022, metal('grip', '#c9cccf', .25))
    for k, (x, y) in enumerate(((.26, 0), (.08, .25), (-.21, .15), (-.21, -.15), (.08, -.25))):
        rod('foot', (0, 0, .09), (x, y, .04), .016, dark)
        place(lathe('castor', [(.00001, 0), (.022, .004), (.022, .036), (.00001, .04)], dark, 16), (x, y, 0))


def conveyor():
    """A roller conveyor across the far end with totes and cartons on it."""
    steel, roller = metal('bench_steel', '#9aa1a4', .45), metal('roller_metal', '#c9cccf', .25)
    y = 13.5
    for side in (-.38, .38):
        box('side', (-6, 6), (y + side - .02, y + side + .02), (.70, .82), steel, .006)
    for i in range(60):
        rod('roller', (-5.9 + i * .2, y - .36, .79), (-5.9 + i * .2, y + .36, .79), .028, roller, count=12)
    for x in range(-6, 7, 2):
        block('leg', (x, y, 0), (.06, .7, .70), steel, .006)
    totes = [
        prototype('line_tote_%d' % i, lambda t=t: tote(t)) for i, t in enumerate(('#2f6f73', '#c8632f', '#3a5f8a'))
    ]
    box_kind = prototype('line_carton', lambda: carton(.5, .4, .34, '#b78a58', 1))
    rnd = Random(6)
    for i in range(11):
        put(rnd.choice(totes + [box_kind]), (-5.2 + i * .98 + rnd.uniform(-.1, .1), y, .818), rnd.uniform(-4, 4))
    block('guard_glass', (0, y + .6, .0), (10, .01, 1.9), clear_glass(), 0)


def lights(evening):
    lamp = glow('factory_lamp', '#fff6e8', 8)
    for y in range(-9, 20, 5):
        for x in (-5.4, .1, 5.6):
            block('lamp', (x, y + 2, ROOF - .8), (.3, 1.5, .06), lamp, .01)
    soft('roof', (.1, 4, ROOF - .9), (.1, 4, 0), (3, 28), 430, (1, .96, .88))
    soft('roof_left', (-5.4, 4, ROOF - .9), (-5.4, 4, 0), (2, 26), 170, (1, .96, .88))
    soft('roof_right', (5.6, 4, ROOF - .9), (5.6, 4, 0), (2, 26), 170, (1, .96, .88))
    window_light((-9.4, 4, 3.9), (26, 2.4), 900, evening)
    if evening:
        sky(.06, .35, (.25, .32, .55))
        return
    sun((1, .30, -.62), 22)
    sky(.14, 3.2)
