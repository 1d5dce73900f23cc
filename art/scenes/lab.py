"""The research floor on the seventh storey, late in the day: a course of tape with mock tables, benches with monitors, the city."""
from math import cos, pi, sin
from random import Random

from kit.base import drive_base
from kit.curves import smooth_path
from kit.materials import Palette, material, srgb
from kit.meshes import lathe, make_object, panel, place, rod, slab, tube, words
from kit.tableware import cup, plate

from scenes.furniture import black_metal, dining_table, oak, steel_chair
from scenes.lighting import sky, soft, sun
from scenes.node_graph import Graph
from scenes.outside import backdrop, emission
from scenes.shapes import block, box, curved_back, cushion, prototype, put, turned
from scenes.surfaces import brick, concrete, fabric, glow, metal, once, paint
from scenes.traces import coat, laptop, potted_plant

CEILING = 3.1
LEFT, RIGHT, BACK = -4.6, 4.2, 6.0
SILL, HEAD = .45, 2.75
COURSE = .35  # the middle of the aisle in which the robot drives
DESK = .73


def build(evening=False):
    shell()
    city()
    course()
    bench()
    big_screen((-1.75, 3.3), 9)
    whiteboard((2.8, 3.45), -18)
    parts_shelf()
    open_base((.6, 3.6), 14)
    lights()


def shell():
    wall, frame = paint('lab_wall', '#a9a59d'), material('lab_frame', '#2c2e31', rough=.45, metal=.4)
    box('floor', (LEFT, RIGHT), (-8, BACK), (-.05, 0), concrete('lab_floor', '#767573', .26, .16, .5), 0)
    box('ceiling', (LEFT, RIGHT), (1.0, BACK), (CEILING, CEILING + .1), paint('lab_ceiling', '#8e8b86'), 0)
    box('right', (RIGHT, RIGHT + .1), (1.4, BACK), (0, CEILING), wall, 0)
    unseen = paint('lab_unseen', '#35373a')  # over and behind the camera: anything pale would stand in the robot's visor
    box('ceiling_near', (LEFT, RIGHT), (-8, 1.0), (CEILING, CEILING + .1), unseen, 0)
    box('right_near', (RIGHT, RIGHT + .1), (-8, 1.4), (0, CEILING), unseen, 0)
    box('front', (LEFT, RIGHT), (-8.1, -8), (0, CEILING), unseen, 0)
    box('back_sill', (LEFT, RIGHT), (BACK, BACK + .2), (0, SILL), wall, 0)
    box('back_head', (LEFT, RIGHT), (BACK, BACK + .2), (HEAD, CEILING), wall, 0)
    box('left_sill', (LEFT - .2, LEFT), (-8, BACK + .2), (0, SILL), wall, 0)
    box('left_head', (LEFT - .2, LEFT), (-8, BACK + .2), (HEAD, CEILING), wall, 0)
    for i in range(8):
        x = LEFT + (RIGHT - LEFT) * i / 7
        box('mullion', (x - .035, x + .035), (BACK, BACK + .12), (SILL, HEAD), frame, .004)
    for i in range(9):
        y = -7.9 + i * 1.72
        box('mullion', (LEFT - .12, LEFT), (y - .035, y + .035), (SILL, HEAD), frame, .004)
    box('rail', (LEFT, RIGHT), (BACK, BACK + .1), (HEAD - .07, HEAD), frame, 0)
    box('rail', (LEFT, RIGHT), (BACK, BACK + .1), (SILL, SILL + .06), frame, 0)
    duct = metal('lab_duct', '#a7a9aa', .4)
    rod('duct', (2.6, -8, CEILING - .28), (2.6, BACK, CEILING - .28), .17, duct)
    box('cable_tray', (-2.2, -1.9), (-8, BACK), (CEILING - .3, CEILING - .26), black_metal(), .006)


@once
def evening_sky(name):
    """Pale gold over the roofs, blue above."""
    g = Graph(name)
    height = g.add('SeparateXYZ', {0: g.position()}).outputs[2]
    up = g.add('MapRange', {0: height, 1: -8., 2: 46.}).outputs[0]
    return emission(g, g.ramp(up, [(0, srgb('#f2b98a')), (.22, srgb('#f4cfa6')), (.5, srgb('#c9cbd0')), (1, srgb('#7f9cc2'))]), 1.5)


@once
def tower_face(name, wall, lit, share):
    """A front of windows, some with their lamps on."""
    g = Graph(name)
    panes = brick(g, g.plane('xz'), (1.7, 3.0), .42, 0.)
    pick = g.add('SeparateXYZ', {0: panes.outputs['Color']}).outputs[0]
    shining = g.ramp(pick, [(share, (1, 1, 1, 1)), (share + .01, (0, 0, 0, 1))])
    glass = g.mix(shining, g.mix(.86, srgb('#2c3747'), srgb(wall)), srgb(lit))
    return emission(g, g.mix(panes.outputs['Fac'], glass, srgb(wall)), .9)


def city():
    """Roofs and towers, paler the further away they are."""
    backdrop((0, 190, -30), 'y', evening_sky('evening_sky'), 420, 130)
    rnd = Random(11)
    rows = ((48, '#6a6470', '#e8c08c', .13, (-9, 2)), (80, '#978a8c', '#ecc9a0', .08, (-4, 9)), (130, '#c3aa9c', '#f0d2b0', .04, (2, 19)))
    for away, wall, lit, share, tops in rows:
        face = tower_face('tower_%d' % away, wall, lit, share)
        x = -away * .9
        while x < away * .9:
            width = rnd.uniform(7, 15)
            tower = box('tower', (x, x + width), (away, away + 6), (-40, rnd.uniform(*tops)), face, 0)
            tower.visible_shadow = tower.visible_diffuse = False
            x += width + rnd.choice((.5, 3, 9))


def tape(points, surface, width=.05, dash=0.):
    """Tape along a way on the floor; `dash`: in pieces of this length with as much left free."""
    for (x0, y0), (x1, y1) in zip(points, points[1:]):
        length = ((x1 - x0)**2 + (y1 - y0)**2)**.5
        dx, dy = (x1 - x0) / length, (y1 - y0) / length
        step = dash * 2 or length
        start = 0.
        while start < length - .02:
            end = min(start + (dash or length), length)
            sides = [(start, -1), (end, -1), (end, 1), (start, 1)]
            corners = [(x0 + dx * a - dy * s * width / 2, y0 + dy * a + dx * s * width / 2, .0012) for a, s in sides]
            make_object('tape', corners, [(0, 1, 2, 3)], surface, smooth=False)
            start += step


def course():
    white, teal = material('tape_white', '#e9e6de', rough=.6), material('tape_teal', '#1fa596', rough=.55)
    orange = material('tape_orange', '#e0702a', rough=.55)
    half = .62
    tape([(COURSE - half, -6), (COURSE - half, 1.75), (-3.4, 1.75)], white)
    tape([(COURSE + half, -6), (COURSE + half, 3.0), (-3.4, 3.0)], white)
    tape([(COURSE, -6), (COURSE, 2.1), (.05, 2.4), (-3.4, 2.4)], teal, .045, .16)
    stop = (COURSE, 1.15)
    for turn in (45, -45):
        tape([turned(stop, turn, (-.2, 0)), turned(stop, turn, (.2, 0))], orange, .05)
    words('2', .26, white, (COURSE - .4, 1.15, .0014), (0, 0, 0), 'Bold')
    chair = prototype('mock_chair', lambda: steel_chair(fabric('mock_seat', '#4f6d74')))
    for number, at, seats in (('6', (1.86, .45), ((-.28, .62, 0), (.3, .6, 8), (-.3, -.60, 176), (.32, -.66, 190))),
                              ('5', (-1.25, .75), ((-.3, .62, 4), (.3, .6, -6), (.28, -.60, 184), (-.42, -.82, 152)))):
        put(prototype('mock_table_' + number, lambda: mock_table(number)), at)
        for along, across, turn in seats:
            put(chair, (at[0] + along, at[1] + across), turn)
    cone = prototype('cone', traffic_cone)
    for at in ((-.50, -.45), (1.22, -.85), (-.42, 1.60), (1.2, 2.75)):
        put(cone, at)


def mock_table(number):
    """Stands for a restaurant's table: number, plates and cups without food."""
    dining_table(1.2, .72)
    for x, y in ((-.3, .2), (.3, .2), (-.3, -.2), (.3, -.2)):
        plate((x, y, .748), .105)
        cup((x + .15, y + .06, .748), drink='#d9d4c8')
    card = material('card_white', '#f0eee8', rough=.7)
    block('card', (0, 0, .748), (.12, .006, .15), card, 0)
    words(number, .12, material('card_ink', '#24343a', rough=.7), (0, -.0035, .823), (90, 0, 0), 'Bold')


def traffic_cone():
    orange, white = material('cone_orange', '#e8641f', rough=.45), material('cone_white', '#efede8', rough=.5)
    block('foot', (0, 0, 0), (.22, .22, .018), orange, .008)

    def ring(z):
        return .085 - .235 * (z - .018)

    for low, high, surface in ((.018, .12, orange), (.12, .20, white), (.20, .32, orange)):
        place(lathe('cone', [(ring(low), low), (ring(high), high), (.00001, high)], surface, 36))


def desk_chair(colour):
    dark, cover = material('chair_dark', '#26282b', rough=.5), fabric('desk_chair' + colour, colour)
    cushion('seat', (0, 0, .44), (.48, .46, .07), cover, .03, .10)
    curved_back('back', .44, .46, .028, .78, .233, .02, cover)
    rod('spine', (0, .20, .44), (0, .255, .72), .022, dark)
    rod('post', (0, 0, .08), (0, 0, .45), .028, metal('grip', '#c9cccf', .25))
    for side in (-1, 1):
        tube('arm', [(side * .25, .10, .45), (side * .29, .08, .62), (side * .29, -.14, .64)], .016, dark)
    for k in range(5):
        x, y = .30 * cos(2 * pi * k / 5 + .3), .30 * sin(2 * pi * k / 5 + .3)
        rod('foot', (0, 0, .10), (x, y, .065), .018, dark)
        place(lathe('castor', [(.00001, 0), (.026, .004), (.026, .05), (.00001, .054)], dark, 16), (x, y, 0))


def matt_screen(image):
    return material('matt_' + image, '#050608', rough=.6, spec=.15, image=image, strength=1.5)


def monitor(image, width=.72, height=.405):
    """Looks to -y from its own foot."""
    dark = material('monitor_dark', '#1b1d20', rough=.4)
    block('foot', (0, .04, 0), (.24, .18, .012), dark, .006)
    block('neck', (0, .09, .01), (.05, .025, .34), dark, .005)
    block('case', (0, .05, .16), (width + .02, .03, height + .02), dark, .006)
    place(panel('lit', width, height, .003, matt_screen(image)), (0, .0335, .17 + height / 2), (90, 0, 0))


def bench():
    """Along the window: five places, one of them just left."""
    steel, white = black_metal(), material('keys', '#d7d5cf', rough=.5)
    y = 4.75
    for x in (-3.0, -1.0, 1.0):
        place(slab('top', 1.98, .8, .03, .02, oak('x'), .005, .005), (x, y, DESK - .03))
        for side in (-.9, .9):
            for dy in (-.34, .34):
                block('leg', (x + side, y + dy, 0), (.05, .05, DESK - .03), steel, .004)
    shown = (('lab-map.png', -3.35, 6), ('interface-t10.png', -2.55, -8), ('lab-drive.png', -.98, 6), ('face-t10-smile.png', -.18, -5),
             ('lab-map.png', .75, 6), ('interface-t10.png', 1.55, -9))
    kinds = {}
    for image, x, turn in shown:
        kinds[image] = kinds.get(image) or prototype('monitor_' + image, lambda image=image: monitor(image))
        put(kinds[image], (x, y + .12, DESK), turn)
    for x in (-3.0, -.65, 1.1):
        block('keyboard', (x, y - .22, DESK), (.40, .13, .018), white, .006)
    for x, tint in ((-2.3, '#c9563c'), (-.05, '#e8e2d4'), (1.75, '#2f6f73')):
        put(prototype('mug' + tint, lambda tint=tint: cup((0, 0, 0), .042, .095, tint, '#3b2415')), (x, y - .2, DESK))
    put(prototype('laptop', laptop), (-1.75, y - .12, DESK), 12)
    chairs = [prototype('desk_chair' + c, lambda c=c: desk_chair(c)) for c in ('#3a4148', '#55636a')]
    for i, (x, dy, turn) in enumerate(((-3.0, -.75, 190), (-.52, -1.0, 156), (1.75, -.8, 172))):
        put(chairs[i % 2], (x, y + dy), turn)
    put(prototype('hoodie', lambda: coat('#b5573d', .46, 1.0, .30, .46)), (-.52, y - 1.0), 156)
    for x in (-4.1, 3.2):
        put(prototype('lab_plant_%g' % x, lambda x=x: potted_plant(1.15, int(x * 10) % 7, '#c9c3b6')), (x, 5.45))


def big_screen(at, turn):
    """A large display on castors: the course as the robot sees it."""
    def stand():
        dark = material('monitor_dark', '#1b1d20', rough=.4)
        for x in (-.4, .4):
            block('post', (x, .1, .06), (.06, .05, 1.5), dark, .006)
            block('foot', (x, .05, .05), (.07, .7, .05), dark, .01)
            for y in (-.26, .36):
                place(lathe('castor', [(.00001, -.015), (.03, -.012), (.03, .012), (.00001, .015)], dark, 20), (x, y, .03), (0, 90, 0))
        block('case', (0, .05, .92), (1.50, .05, .86), dark, .01)
        place(panel('lit', 1.46, .82, .004, matt_screen('lab-map.png')), (0, .0235, 1.35), (90, 0, 0))

    put(prototype('big_screen', stand), at, turn)
    x, y = at
    tube('lead', smooth_path([(x + .4, y + .2, .02), (x + .75, y + .1, .008), (x + 1.0, y + .5, .008), (x + .9, y + 1.2, .008)], 8), .007, black_metal())


def whiteboard(at, turn):
    """On castors, with a way around two tables and a curve of someone's afternoon."""
    def board():
        white, frame = material('board_white', '#e2e1db', rough=.25, coat=.3), metal('board_frame', '#b9bcbe', .35)
        block('face', (0, 0, .75), (1.7, .03, 1.1), white, .004)
        for x in (-.86, .86):
            block('post', (x, 0, .05), (.035, .04, 1.85), frame, .005)
            block('foot', (x, 0, .03), (.05, .6, .04), frame, .008)
        block('ledge', (0, -.05, .72), (1.2, .08, .02), frame, .004)
        ink, red, blue = (material('ink' + c, c, rough=.6) for c in ('#24282c', '#c23b2a', '#2563a8'))

        def draw(points, surface, thick=.008):
            tube('stroke', [(x, -.0165, z) for x, z in points], thick, surface, 6)

        for x, z in ((-.62, 1.45), (-.22, 1.12)):
            draw([(x, z), (x + .26, z + .01), (x + .26, z + .18), (x, z + .17), (x, z)], ink)
        draw([(-.75, 1.05), (-.5, 1.2), (-.38, 1.38), (-.2, 1.42), (.02, 1.45), (.12, 1.62)], red, .012)
        draw([(.05, 1.57), (.12, 1.62), (.14, 1.54)], red, .012)
        draw([(.30, 1.68), (.30, 1.2), (.76, 1.2)], ink)
        draw([(.32, 1.24), (.40, 1.28), (.48, 1.45), (.56, 1.50), (.64, 1.46), (.74, 1.58)], blue, .012)
        for i in range(4):
            draw([(.32, 1.05 - i * .065), (.50 + .06 * (i * 7 % 4), 1.05 - i * .065)], ink, .006)

    put(prototype('whiteboard', board), at, turn)


def parts_shelf():
    """Wheels, sensors and boxes of parts along the right wall."""
    steel, board = metal('rack_steel', '#8e9295', .4), oak('y')
    rubber, dark = material('rack_rubber', '#222326', rough=.7), material('rack_dark', '#2a2d31', rough=.35, coat=.4)
    rnd = Random(4)

    def spare_wheel():
        place(lathe('tyre', [(.02, -.02), (.065, -.02), (.075, -.012), (.075, .012), (.065, .02), (.02, .02)], rubber, 36), (0, 0, .075), (0, 90, 0))
        place(lathe('hub', [(.01, -.022), (.04, -.021), (.04, .021), (.01, .022)], metal('hub', '#c9cccf', .27), 28), (0, 0, .075), (0, 90, 0))

    def lidar():
        place(lathe('lidar', [(.05, 0), (.05, .03), (.044, .032), (.044, .065), (.05, .068), (.046, .085), (.00001, .087)], dark, 36))

    def bin(tint):
        block('bin', (0, 0, 0), (.30, .22, .15), material('bin' + tint, tint, rough=.45), .012)
        block('label', (-.1515, 0, .05), (.002, .1, .05), material('label', '#f1efe8', rough=.7), 0)

    things = [prototype('spare_wheel', spare_wheel), prototype('lidar_spare', lidar)] + [
        prototype('lab_bin' + tint, lambda tint=tint: bin(tint)) for tint in ('#2f6f73', '#c8733f', '#d8d4c8')]
    for low in (2.4, 3.75):
        for y in (low, low + 1.3):
            for x in (RIGHT - .46, RIGHT - .04):
                block('post', (x, y, 0), (.035, .035, 2.1), steel, .004)
        for level in range(5):
            z = .18 + level * .45
            box('board', (RIGHT - .46, RIGHT - .04), (low + .02, low + 1.28), (z - .02, z), board, .003)
            y = low + .18
            while y < low + 1.2:
                thing = rnd.choice(things)
                put(thing, (RIGHT - .24, y, z), 0 if 'bin' in thing.name else rnd.uniform(-25, 25))
                y += .26 if 'bin' in thing.name else .16


def open_base(at, turn):
    """A drive base without its shell on a trolley: battery, boards, cables and a mast of profiles with sensors."""
    def rig():
        steel, top = metal('bench_steel', '#9aa1a4', .45), material('trolley_top', '#4a5458', rough=.6)
        block('top', (0, 0, .58), (.95, .70, .03), top, .006)
        block('shelf', (0, 0, .20), (.90, .64, .02), top, .006)
        for x in (-.43, .43):
            for y in (-.30, .30):
                block('leg', (x, y, .08), (.04, .04, .5), steel, .004)
                place(lathe('castor', [(.00001, -.015), (.04, -.012), (.04, .012), (.00001, .015)], black_metal(), 20), (x, y, .04), (0, 90, 0))
        profile, green = metal('profile', '#c2c5c7', .3), material('board_green', '#2c7a56', rough=.4)
        z = .61 + .189
        block('plate', (0, 0, z), (.40, .44, .006), profile, .002)
        block('battery', (-.08, .05, z + .006), (.17, .26, .10), material('battery', '#30343a', rough=.5), .01)
        block('mark', (-.08, .05, z + .106), (.12, .12, .001), material('battery_mark', '#e0b021', rough=.5), 0)
        block('circuit', (.11, .08, z + .03), (.13, .19, .004), green, 0)
        for k in range(6):
            block('chip', (.07 + .04 * (k % 3), .03 + .08 * (k // 3), z + .034), (.024, .03, .008), black_metal(), .001)
        for x in (-.17, .17):
            block('mast', (x, .19, z), (.03, .03, .62), profile, .002)
        block('beam', (0, .19, z + .62), (.40, .03, .03), profile, .002)
        block('camera', (0, .16, z + .56), (.14, .03, .035), black_metal(), .008)
        place(lathe('lidar', [(.05, 0), (.05, .03), (.044, .032), (.044, .065), (.05, .068), (.00001, .08)], black_metal(), 36), (0, .19, z + .65))
        for k, tint in enumerate(('#c23b2a', '#24282c', '#e0a021')):
            x = .05 + .03 * k
            tube('cable', [(x, .08, z + .04), (x - .02, -.02, z + .16), (-.03, .0, z + .15), (-.06, .02, z + .10)], .005, material('cable' + tint, tint, rough=.5))
        tube('cable', [(.17, .17, z + .55), (.24, .12, z + .30), (.20, .05, z + .05)], .006, black_metal())

    put(prototype('rig', rig), at, turn)
    base = prototype('bare_base', lambda: drive_base(Palette(light=.6), .44, .48, 2.9, ''))
    put(base, (*at, .61), turn)


def lights():
    lamp = glow('lab_lamp', '#ffe9cc', 5)
    for x in (-1.4, 1.3):
        for y in (-3.4, .2, 3.8):
            box('line_lamp', (x - .035, x + .035), (y - 1.1, y + 1.1), (CEILING - .42, CEILING - .37), lamp, .01)
            for dy in (-.9, .9):
                rod('wire', (x, y + dy, CEILING - .37), (x, y + dy, CEILING), .003, black_metal(), count=6)
    soft('lamps', (0, .5, CEILING - .45), (0, .5, 0), (4, 11), 85, (1, .90, .76))
    soft('window_back', (0, BACK + .4, 1.7), (0, 0, .6), (8.4, 2.2), 120, (1, .86, .72), reflected=True)
    soft('window_left', (LEFT - .4, 0, 1.7), (0, 0, .6), (12, 2.2), 75, (.95, .88, .86), reflected=True)
    sun((.80, -.46, -.36), 28, (1, .66, .40))
    sky(.10, 1.0, (.9, .85, .85))
