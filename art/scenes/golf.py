"""A screen-golf lounge: the lit course on the wall, a hitting mat, and sofas where friends wait for their turn."""
from math import radians

import bpy

from kit import brand
from kit.materials import material, screen_material
from kit.meshes import lathe, make_object, panel, place, rod, slab

from scenes.bakery import iced_drink
from scenes.furniture import low_table, oak, sofa
from scenes.golf_course import course_picture
from scenes.lamps import downlights
from scenes.lighting import sky, soft
from scenes.node_graph import Graph
from scenes.outside import emission
from scenes.shapes import block, box, cushion, prototype, put
from scenes.surfaces import concrete, fabric, glow, metal, once, paint, wood
from scenes.tableware import fried_chicken, water_glass
from scenes.traces import coat, folded_towels, potted_plant

SCREEN_Y = 6.0
SCREEN = (-2.3, 2.3, .35, 2.95)  # left, right, bottom, top


def build(evening=False):
    shell()
    screen()
    bay()
    lounge()
    clubs()
    lights()


def floor_wood(name, dark='#6f5d4c', light='#8b7560', rough=.28):
    return wood(name, dark, light, rough, axis='y', planks=(1.3, .18))


def wet_floor():
    return floor_wood('golf_wet', '#4c3f33', '#63523f', .22)


def shell():
    dark = paint('golf_wall', '#5a605e')
    box('floor', (-4, 4), (-8, 6.4), (-.05, 0), floor_wood('golf_floor'), 0)
    box('ceiling', (-4, 4), (-8, 6.4), (3.2, 3.25), paint('golf_ceiling', '#454a4b'), 0)
    box('wall_back', (-4, 4), (6.3, 6.4), (0, 3.25), dark, 0)
    box('wall_front', (-4, 4), (-8.1, -8), (0, 3.25), dark, 0)
    for x in (-4.0, 3.9):
        box('wall_side', (x, x + .1), (-8, 6.4), (0, 3.25), dark, 0)
    acoustic_panels()
    for x in (-3.7, 3.7):
        box('cove', (x - .02, x + .02), (-8, 6.2), (3.1, 3.12), glow('golf_cove', '#ffcf94', 9), 0)
    for x in (-2.42, 2.42):
        box('screen_glow', (x - .015, x + .015), (SCREEN_Y - .1, SCREEN_Y - .08), (.3, 3.0),
            glow('golf_teal', brand.token('accent'), 5), 0)


def acoustic_panels():
    felt = [fabric('felt_%d' % i, colour) for i, colour in enumerate(('#55605c', '#66706a', '#7d7461'))]
    for i in range(9):
        y = -7.4 + i * 1.35
        for side, x in ((1, -3.9), (-1, 3.9)):
            for k, (z0, z1) in enumerate(((.25, 1.5), (1.56, 2.9))):
                box('felt', sorted((x, x + side * .045)), (y, y + 1.29), (z0, z1), felt[(i * 2 + k + (x > 0)) % 3],
                    .012)


@once
def projected_course(name):
    g = Graph(name)
    picture = g.add('TexImage')
    picture.image = bpy.data.images.load(course_picture())
    return emission(g, picture.outputs['Color'], 1.25)


def screen():
    left, right, low, high = SCREEN
    corners = [(left, SCREEN_Y, low), (right, SCREEN_Y, low), (right, SCREEN_Y, high), (left, SCREEN_Y, high)]
    make_object('screen',
                corners, [(0, 1, 2, 3)],
                projected_course('course'),
                smooth=False,
                uv=lambda v: ((v.x - left) / (right - left), (v.z - low) / (high - low)))
    edge = material('screen_edge', '#2c3133', rough=.7)
    box('edge_low', (left - .15, right + .15), (SCREEN_Y - .1, SCREEN_Y + .1), (0, low), edge, .01)
    box('edge_top', (left - .15, right + .15), (SCREEN_Y - .1, SCREEN_Y + .1), (high, 3.2), edge, .01)
    for x in (left - .15, right):
        box('edge_side', (x, x + .15), (SCREEN_Y - .1, SCREEN_Y + .1), (low, high), edge, .01)


def bay():
    """The hitting place: turf, mat, tee, ball and the launch sensor."""
    turf = concrete('turf', '#56704a', .95, .5, 9)
    box('turf', (-2.3, 2.3), (2.2, SCREEN_Y - .1), (0, .02), turf, .006)
    box('platform', (-1.3, 1.3), (2.3, 3.8), (.02, .05), concrete('mat_green', '#667f57', .95, .4, 14), .008)
    box('mat_edge', (-1.34, 1.34), (2.26, 2.30), (.0, .055), material('mat_edge', '#202326', rough=.6), .006)
    place(lathe('tee', [(.012, 0), (.005, .01), (.005, .03), (.010, .036)], material('tee', '#e8e4da', rough=.4), 20),
          (-.25, 3.1, .05))
    ball = material('golf_ball', '#f6f6f2', rough=.25, coat=.4)
    for x, y in ((-.25, 3.1), (.72, 2.6), (.80, 2.55), (.76, 2.68)):
        z = .086 if (x, y) == (-.25, 3.1) else .05
        place(
            lathe('ball', [(.00001, 0), (.012, .0025), (.0205, .016), (.0205, .027), (.012, .0405), (.00001, .043)],
                  ball, 24), (x, y, z))
    block('kiosk_post', (1.75, 3.0, 0), (.16, .10, 1.05), material('kiosk', '#1c2023', rough=.35), .02)
    display = block('kiosk_screen', (0, 0, 0), (.44, .03, .27), material('kiosk', '#1c2023', rough=.35), .008)
    place(display, (1.75, 2.95, 1.03), (-20, 0, 0))
    lit = panel('kiosk_picture', .40, .23, .006, screen_material('interface-golf.png', 1.2))
    place(lit, (1.75, 2.979, 1.163), (70, 0, 0))


def lounge():
    cover = fabric('golf_sofa', '#a9825c')
    put(prototype('sofa', lambda: sofa(2.0, cover, 2)), (-2.75, -.6), 90)
    put(prototype('sofa_b', lambda: sofa(1.9, fabric('golf_sofa_b', '#6f7a72'), 2)), (-1.6, -3.0), 180)
    put(prototype('sofa_c', lambda: sofa(2.0, cover, 2)), (3.05, -2.6), -90)
    place(cushion('pillow', (0, 0, 0), (.40, .40, .14), fabric('pillow', '#3f6f69'), .06, .08), (-2.72, -.05, .41),
          (0, 0, 25))
    table, drink = prototype('low_table', low_table), prototype('iced', iced_drink)
    latte, water = prototype('latte', lambda: iced_drink('#b98a5a', True)), prototype('water', water_glass)
    chicken = prototype('chicken', fried_chicken)
    served = ((drink, -.16, .33, 20), (latte, .14, -.35, 70), (water, -.18, -.22, 0), (chicken, .04, .05, 40),
              (drink, .18, .30, 10))
    for x, y, turn in ((-1.55, -.7, 90), (1.95, -2.6, 90)):
        put(table, (x, y), turn)
        for what, dx, dy, spin in served:
            put(what, (x + dx, y + dy, .43), spin)
    put(prototype('plant', lambda: potted_plant(1.2, 3, '#3f4446')), (-3.5, 1.2))
    put(prototype('plant_b', lambda: potted_plant(1.1, 6, '#3f4446')), (3.5, 1.5))
    put(prototype('jacket', lambda: coat('#d9d3c7', .44, .70, .22, .34)), (-3.35, -1.05, 0), 90)


def golf_bag(colour='#27424a'):
    leather, trim = material('bag' + colour, colour, rough=.5), material('bag_trim', '#e6e1d6', rough=.5)
    place(
        lathe('bag', [(.11, 0), (.125, .02), (.125, .80), (.135, .82), (.135, .88), (.12, .88), (.115, .80),
                      (.00001, .78)], leather, 40))
    place(lathe('trim', [(.1275, .70), (.1285, .705), (.1285, .745), (.1275, .75)], trim, 40))
    place(slab('pocket', .18, .10, .40, .05, leather, .03, .03), (0, -.13, .14))
    clubs_in_bag = ((0, .05, .26, '#1d2022'), (.05, -.03, .20, '#c9cccf'), (-.05, -.02, .18, '#c9cccf'),
                    (.02, -.06, .16, '#c9cccf'), (-.04, .05, .24, '#7a1f1f'))
    for x, y, rise, tint in clubs_in_bag:
        rod('shaft', (x * .6, y * .6, .6), (x, y, .9 + rise), .006, metal('shaft', '#c9cccf', .2))
        place(slab('head', .075, .10, .045, .03, material('head' + tint, tint, rough=.25, coat=.5), .015, .015),
              (x + .02, y, .89 + rise), (0, 25, 30))


def clubs():
    for i, (x, y, colour) in enumerate(((2.75, 1.6, '#27424a'), (3.15, 1.15, '#7a3b2c'), (-2.9, 2.0, '#e0d8c8'))):
        bag = put(prototype('golf_bag_%d' % i, lambda colour=colour: golf_bag(colour)), (x, y), 40 + i * 80)
        bag.rotation_euler[1] = radians(-6)
    block('bench', (3.45, .2, 0), (.45, 1.2, .42), oak('z'), .01)
    put(prototype('towels', lambda: folded_towels('#d8e4de', 3)), (3.45, .5, .42), 15)


def lights():
    downlights([(x, y) for x in (-2.6, 0, 2.6) for y in (-6, -3.6, -1.2, 1.2)], 3.2, .05)
    soft('screen_light', (0, SCREEN_Y - .2, 1.7), (0, 0, .8), (4.4, 2.4), 150, (.86, .96, .92))
    soft('lounge', (0, -2.2, 3.1), (0, -2.2, 0), (5, 6), 360, (1, .86, .66))
    for x in (-3.2, 3.2):
        soft('back_wash', (x, 5.2, 3.05), (x, 6.3, 1.2), (1.2, .2), 26, (1, .82, .58))
    soft('bay', (0, 3.2, 3.1), (0, 3.2, 0), (3, 1.5), 45, (1, .95, .88))
    soft('left_wash', (-3.5, 0, 3.05), (-3.9, 0, 1), (.2, 10), 40, (1, .80, .55))
    soft('right_wash', (3.5, 0, 3.05), (3.9, 0, 1), (.2, 10), 40, (1, .80, .55))
    sky(.02, .1)
