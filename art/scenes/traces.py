"""Traces of people and of care: coats, bags, plants, laptops, steam, a wet stripe behind a cleaning robot."""
from math import cos, pi, radians, sin
from random import Random

from mathutils import Vector

from kit.grains import heap
from kit.materials import material
from kit.curves import rounded_rect
from kit.meshes import lathe, loft, make_object, place, rod, tube

from scenes.node_graph import Graph
from scenes.shapes import arc, block, cushion, turned
from scenes.surfaces import fabric, metal, once


def coat(colour='#5b6470', width=.40, bar_height=.84, front=.26, back=.42):
    """A coat hung over a chair's back rest (which is at y = .22)."""
    columns, rows, thickness = 25, 24, .014
    vertices = []
    for i in range(columns):
        u = i / (columns - 1)
        for j in range(rows):
            t = j / (rows - 1)
            length = -front + (front + back) * t
            sway = .016 * sin(u * 17 + 1.3 * t) * min(abs(length) / .2, 1)
            drop = max(abs(length) - .03, 0)
            y = .225 + (.034 if length > 0 else -.034) * min(abs(length) / .03, 1) + sway
            x = (u - .5) * width * (1 + .12 * drop)
            z = bar_height + .012 - drop - .02 * abs(u - .5) * 2 - .02 * sin(u * 9) * (j in (0, rows - 1))
            vertices.append((x, y, z))
    faces = [(i * rows + j, (i + 1) * rows + j, (i + 1) * rows + j + 1, i * rows + j + 1) for i in range(columns - 1)
             for j in range(rows - 1)]
    cloth = make_object('coat', vertices, faces, fabric('coat' + colour, colour), angle=80, weighted=False)
    solid = cloth.modifiers.new('thickness', 'SOLIDIFY')
    solid.thickness = thickness
    return cloth


def handbag(colour='#8a4b2f'):
    leather = material('leather' + colour, colour, rough=.42, spec=.5, bump=(300, .2, .001))
    outline = [rounded_rect(.30 - .05 * t, .13 - .06 * t, .03, 6) for t in (0, .25, .5, .75, 1)]
    loft('bag', [[(x, y, .22 * k / 4) for x, y in ring] for k, ring in enumerate(outline)], leather)
    for side in (-1, 1):
        tube('handle', arc((0, side * .028, .20), .075, 0, 180), .006, leather)
    block('clasp', (0, -.045, .155), (.03, .008, .02), metal('brass', '#b3a384', .28), .002)


def laptop():
    body = metal('laptop_body', '#a9acb0', .35)
    block('base', (0, 0, 0), (.31, .215, .012), body, .004)
    lid = block('lid', (0, 0, 0), (.31, .008, .205), body, .003)
    place(lid, (0, .112, .010), (-18, 0, 0))
    screen = block('screen', (0, 0, 0), (.285, .002, .175),
                   material('laptop_screen', '#000000', emit='#cfe3f2', strength=.9), 0)
    screen.location, screen.rotation_euler = (0, .107, .024), (radians(-18), 0, 0)


def book(colour='#39536b'):
    block('cover', (0, 0, 0), (.15, .21, .018), material('book' + colour, colour, rough=.6), .002)
    block('pages', (.004, 0, .003), (.146, .204, .012), material('paper', '#f1ece0', rough=.9), .001)


def leaves(at, count, reach, width, seed, lift=(.5, 1.35), shade='#3d5f35', droop=.35):
    """Long arching leaves from one root."""
    rnd = Random(seed)
    vertices, faces = [], []
    for _ in range(count):
        turn, rise = rnd.uniform(0, 2 * pi), rnd.uniform(*lift)
        length, breadth = reach * rnd.uniform(.45, 1), width * rnd.uniform(.6, 1.1)
        direction = Vector((cos(turn) * cos(rise), sin(turn) * cos(rise), sin(rise)))
        side = direction.cross(Vector((0, 0, 1))).normalized()
        first = len(vertices)
        for i in range(7):
            t = i / 6
            point = Vector(at) + direction * length * t + Vector((0, 0, -droop * length * t * t))
            half = side * breadth * sin(pi * min(t * .95 + .03, 1))**.7
            vertices += [tuple(point + half), tuple(point - half)]
        faces += [(first + 2 * i, first + 2 * i + 1, first + 2 * i + 3, first + 2 * i + 2) for i in range(6)]
    make_object('leaves',
                vertices,
                faces,
                material('leaf' + shade, shade, rough=.45, spec=.4),
                angle=80,
                weighted=False)


def potted_plant(height=1.1, seed=1, pot='#d9d2c4'):
    profile = [(.14, 0), (.17, .02), (.21, .34), (.2, .36), (.19, .34), (.19, .3), (.00001, .3)]
    place(lathe('pot', profile, material('pot' + pot, pot, rough=.7)))
    leaves((0, 0, .3), 60, height, .05, seed)


def indoor_tree(height=2.4, seed=3, pot='#55585a'):
    """A slim tree with a leafy crown (lobby, hotel)."""
    rnd = Random(seed)
    place(
        lathe('planter', [(.24, 0), (.26, .02), (.29, .46), (.28, .48), (.26, .46), (.26, .42), (.00001, .42)],
              material('pot' + pot, pot, rough=.55), 48))
    bark = material('bark', '#6b5640', rough=.9, bump=(60, .5, .004))
    for k in range(3):
        lean = Vector((rnd.uniform(-.12, .12), rnd.uniform(-.12, .12), height * rnd.uniform(.62, .75)))
        rod('stem', (0, 0, .40), lean, .016, bark, .009)
        for step in (.55, .72, .86, 1.):
            crown = Vector((0, 0, .40)).lerp(lean, step)
            leaves(crown,
                   26,
                   height * .24,
                   .034,
                   seed * 31 + k * 7 + int(step * 100),
                   lift=(-.1, 1.2),
                   shade=rnd.choice(('#48703a', '#3d5f35', '#557d42')),
                   droop=.5)


def small_vase(colour='#7d8f86', stems=9, seed=5):
    place(
        lathe('vase', [(.03, 0), (.045, .02), (.055, .07), (.03, .13), (.026, .15), (.022, .15), (.024, .12)],
              material('vase' + colour, colour, rough=.25, coat=.5), 40))
    leaves((0, 0, .14), stems, .26, .012, seed, lift=(.7, 1.4), shade='#6d8a55')


def folded_towels(colour='#eee9df', count=4):
    for i in range(count):
        cushion('towel', (0, 0, i * .052), (.34, .24, .05), fabric('towel' + colour, colour), .02, .03)


def clean_stripe(robot_at, turn, width, length, surface, lift=.0008):
    """The shining lane a cleaning robot leaves behind it (the robot faces -y before turning)."""
    ends = [(-width / 2, 0), (width / 2, 0), (width / 2, length), (-width / 2, length)]
    corners = [(*turned(robot_at, turn, end), lift) for end in ends]
    return make_object('clean_stripe', corners, [(0, 1, 2, 3)], surface, smooth=False)


def scraps(robot_at, turn, lane=.66, seed=3):
    """Crumbs, torn napkins and leaves of a busy hour beside a cleaning robot and before it; the lane behind it is clean."""
    rnd = Random(seed)
    grains = []
    while len(grains) < 700:
        x, y = rnd.gauss(0, .85), rnd.uniform(-.9, 2.4)
        if abs(x) > lane / 2 or y < -.36:
            grains.append((*turned(robot_at, turn, (x, y)), .0012 + .0042 * rnd.random() ** 2.2))
    heap('crumbs', grains)
    paper, leaf = material('napkin_scrap', '#f2efe8', rough=.95), material('leaf_scrap', '#7d9a4a', rough=.7)
    for index in range(26):
        x, y = rnd.choice((-1, 1)) * rnd.uniform(.42, 1.25), rnd.uniform(-.7, 2.0)
        size, surface = (rnd.uniform(.018, .034), paper) if index % 3 else (rnd.uniform(.010, .018), leaf)
        at, lean = turned(robot_at, turn, (x, y)), rnd.uniform(0, 2 * pi)
        corners = [(at[0] + size * rnd.uniform(.6, 1) * cos(lean + k * pi / 3), at[1] + size * rnd.uniform(.6, 1) * sin(lean + k * pi / 3),
                    .001 + size * .55 * rnd.random() * (k % 2)) for k in range(6)]
        middle = (at[0], at[1], .002 + size * .3)
        make_object('scrap', [*corners, middle], [(k, (k + 1) % 6, 6) for k in range(6)], surface, smooth=False)


@once
def vapour(name, width, height, density, seed):
    """Thick at its root, torn by a noise, gone towards its sides and its top."""
    g = Graph(name)
    parts = g.add('SeparateXYZ', {0: g.add('TexCoord').outputs['Object']})
    aside = g.add('Math', {0: parts.outputs[0], 1: width / 2}, operation='DIVIDE').outputs[0]
    aside = g.add('Math', {0: aside, 1: aside}, operation='MULTIPLY').outputs[0]
    across = g.add('MapRange', {0: aside, 1: 0., 2: 1., 3: 1., 4: 0.}, interpolation_type='SMOOTHSTEP').outputs[0]
    root = g.add('MapRange', {0: parts.outputs[2], 1: 0., 2: height * .12}, interpolation_type='SMOOTHSTEP').outputs[0]
    top = g.add('MapRange', {0: parts.outputs[2], 1: height * .15, 2: height, 3: 1., 4: 0.}, interpolation_type='SMOOTHSTEP').outputs[0]
    stretched = g.add('Mapping', {'Vector': g.position(), 'Location': (seed, seed, 0), 'Scale': (1.6, 1, .8)}).outputs[0]
    wisps = g.noise(stretched, 1.7 / width, 4, 1.2).outputs['Fac']
    shown = g.add('MapRange', {0: wisps, 1: .38, 2: .72, 3: 0., 4: density}).outputs[0]
    for mask in (across, root, top):
        shown = g.add('Math', {0: shown, 1: mask}, operation='MULTIPLY').outputs[0]
    white = g.add('Emission', {'Color': (1, .97, .93, 1), 'Strength': .8}).outputs[0]
    clear = g.add('BsdfTransparent').outputs[0]
    g.feed(g.tree.nodes['Material Output'].inputs['Surface'], g.add('MixShader', {0: shown, 1: clear, 2: white}).outputs[0])
    g.material.cycles.sample_as_light = False
    return g.material


def steam(at, width=.3, height=.5, density=.5, seed=1):
    """What rises from a pot: a veil that looks to -y, seen by the camera alone."""
    surface = vapour('steam_%d_%g_%g' % (seed, width, height), width, height, density, seed)
    corners = [(x, 0, z) for x, z in ((-width / 2, 0), (width / 2, 0), (width / 2, height), (-width / 2, height))]
    veil = place(make_object('steam', corners, [(0, 1, 2, 3)], surface, smooth=False), at)
    veil.visible_shadow = veil.visible_diffuse = veil.visible_glossy = False
    return veil
