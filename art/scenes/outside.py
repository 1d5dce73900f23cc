"""What is seen through windows: always out of focus, so a few colours and lights are enough."""
from math import cos, pi, sin
from random import Random

from kit.materials import srgb
from kit.meshes import lathe

from scenes.shapes import box, prototype, put
from scenes.surfaces import glow, once
from scenes.node_graph import Graph

WINDOWS = ('#ffcf8f', '#ffe2b8', '#d8e6f2')
STREET_LAMPS = ('#ffc27a', '#ffe3b0', '#ff8d5c', '#9fd8ff', '#ff5f57', '#c8f0d8')


@once
def sunny_green(name, strength=2.4):
    """Sky above, sunlit leaves below, as a soft photograph of a park would show it."""
    g = Graph(name)
    position = g.position()
    height = g.add('SeparateXYZ', {0: position}).outputs[2]
    ragged = g.noise(position, .35, 2, .5).outputs['Fac']
    line = g.add('Math', {0: height, 1: g.span(ragged, -3.2, 3.2)}, operation='ADD').outputs[0]
    sky_part = g.add('MapRange', {0: line, 1: 1.4, 2: 3.2}).outputs[0]
    leaves = g.noise(position, 1.5, 3).outputs['Fac']
    green = g.ramp(leaves, [(.36, srgb('#46573c')), (.52, srgb('#7f9468')), (.66, srgb('#c3cda6'))])
    colour = g.mix(sky_part, green, srgb('#e6f0f5'))
    return emission(g, colour, strength)


@once
def night_sky(name, strength=.5):
    g = Graph(name)
    height = g.add('SeparateXYZ', {0: g.position()}).outputs[2]
    colour = g.ramp(
        g.add('MapRange', {
            0: height,
            1: 0.,
            2: 6.
        }).outputs[0], [(0, srgb('#4b4752')), (.5, srgb('#333a48')), (1, srgb('#1d242f'))])
    return emission(g, colour, strength)


def emission(g, colour, strength):
    glow_node = g.add('Emission', {'Color': colour, 'Strength': strength}).outputs[0]
    g.feed(g.tree.nodes['Material Output'].inputs['Surface'], glow_node)
    g.material.cycles.sample_as_light = False
    return g.material


def backdrop(at, facing, surface, width=90, height=9):
    """A big wall outside, across the x or y axis; it must not hold back the sun."""
    x, y, z = at
    span = ((x, x + .05), (y - width / 2, y + width / 2)) if facing == 'x' else ((x - width / 2, x + width / 2),
                                                                                 (y, y + .05))
    wall = box('backdrop', *span, (z - 1, z + height), surface, 0)
    wall.visible_shadow = False
    wall.visible_diffuse = False


def garden(at, facing):
    backdrop(at, facing, sunny_green('garden'))


def night_street(at, facing, seed=3):
    """Dusk: lit windows of the house opposite, and street lamps that blur into discs."""
    backdrop(at, facing, night_sky('night'))
    rnd = Random(seed)

    def spot(along, away, z):
        return (at[0] + away, at[1] + along, z) if facing == 'x' else (at[0] + along, at[1] - away, z)

    windows = [prototype('far_window_%d' % i, lambda c=c: far_window(facing, glow('far_window' + c, c, .5)))
               for i, c in enumerate(WINDOWS)]
    for column in range(-14, 15):
        for storey in range(5):
            if rnd.random() < .36:
                put(rnd.choice(windows), spot(column * 1.15, .12, .9 + storey * 1.5))
    lamps = [prototype('far_lamp_%d' % i, lambda c=c: far_lamp(glow('far_lamp' + c, c, 5)))
             for i, c in enumerate(STREET_LAMPS)]
    for _ in range(46):
        put(rnd.choice(lamps), spot(rnd.uniform(-16, 16), rnd.uniform(.5, 3.5), rnd.uniform(.2, 1.3)), 0, rnd.uniform(.5, 1.3))
    for colour in WINDOWS:
        glow('far_window' + colour, colour, .5).cycles.sample_as_light = False
    for colour in STREET_LAMPS:
        glow('far_lamp' + colour, colour, 5).cycles.sample_as_light = False


def far_window(facing, lit):
    span = ((-.02, .02), (-.27, .27)) if facing == 'x' else ((-.27, .27), (-.02, .02))
    box('far_window', *span, (0, .85), lit, 0)


def far_lamp(lit):
    steps = [pi * (i / 12 - .5) for i in range(13)]
    lathe('far_lamp', [(max(.09 * cos(a), .00001), .09 * sin(a)) for a in steps], lit, 24)
