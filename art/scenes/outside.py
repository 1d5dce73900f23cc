"""What is seen through windows: always out of focus, so a few colours and lights are enough."""
from random import Random

from kit.materials import srgb
from kit.meshes import lathe

from scenes.shapes import box, prototype, put
from scenes.surfaces import glow, once
from scenes.node_graph import Graph


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


def backdrop(at, facing, surface, width=40, height=9):
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
    """Blue dusk with street and shop lights that blur into discs."""
    backdrop(at, facing, night_sky('night'))
    rnd = Random(seed)
    colours = ('#ffc27a', '#ffe3b0', '#ff8d5c', '#9fd8ff', '#ff5f57', '#c8f0d8')
    lamps = [
        prototype('far_lamp_%d' % i,
                  lambda c=c: lathe('far_lamp', [(.00001, -.05), (.05, 0), (.00001, .05)], glow('far' + c, c, 26), 10))
        for i, c in enumerate(colours)
    ]
    for _ in range(130):
        along, z = rnd.uniform(-16, 16), rnd.choice((rnd.uniform(.2, 1.2), rnd.uniform(.3, 4.5)))
        spot = (at[0] + rnd.uniform(.3, 3.5), at[1] + along, z) if facing == 'x' else (at[0] + along,
                                                                                       at[1] - rnd.uniform(.3, 3.5), z)
        put(rnd.choice(lamps), spot, 0, rnd.uniform(.5, 1.3))
    for c in colours:
        glow('far' + c, c, 26).cycles.sample_as_light = False
