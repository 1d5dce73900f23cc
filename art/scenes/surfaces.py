"""Procedural surfaces of places: wood, tiles, stone, carpet. All in true metres, none needs a picture file."""
from functools import wraps

import bpy

from kit.materials import material, srgb
from scenes.node_graph import Graph

GRAIN = {'x': (1.2, 16, 16), 'y': (16, 1.2, 16), 'z': (16, 16, 1.2)}


def once(make):
    """A surface is made once per name; asking again gives the same one."""
    @wraps(make)
    def cached(name, *args, **options):
        return bpy.data.materials.get(name) or make(name, *args, **options)

    return cached


@once
def wood(name, dark, light, rough=.45, axis='x', planks=None, coat=0.):
    """Grain along `axis`; `planks=(length, width)` makes a floor of boards that run along y."""
    g = Graph(name)
    vector = g.position()
    boards = None
    if planks:
        boards = brick(g, g.position(rotate=(0, 0, 1.5708)), planks, .0022, offset=.37)
        # each board starts elsewhere in the grain, as sawn boards do
        vector = g.add('VectorMath', {
            0: boards.outputs['Color'],
            1: (7, 3, 5),
            2: vector
        }, operation='MULTIPLY_ADD').outputs[0]
    stretched = g.add('Mapping', {'Vector': vector, 'Scale': GRAIN[axis]}).outputs[0]
    grain = g.noise(stretched, 2.2, 6, .6)
    pores = g.noise(stretched, 14, 3)
    colour = g.ramp(grain.outputs['Fac'], [(.34, srgb(dark)), (.68, srgb(light))])
    colour = g.mix(.16, colour, pores.outputs['Color'], 'MULTIPLY')
    if boards:
        colour = g.mix(.30, colour, g.span(boards.outputs['Color'], .62, 1.1), 'MULTIPLY')
        colour = g.mix(boards.outputs['Fac'], colour, (.03, .018, .01, 1))
        g.bump(boards.outputs['Fac'], .5, .003, invert=True)
    return g.finish(colour, g.span(grain.outputs['Fac'], rough - .08, rough + .12), coat=coat)


def brick(g, vector, size, joint, offset=.5):
    return g.add('TexBrick', {
        'Vector': vector,
        'Scale': 1,
        'Mortar Size': joint,
        'Mortar Smooth': .2,
        'Bias': 0,
        'Brick Width': size[0],
        'Row Height': size[1],
        'Color1': (0, 0, 0, 1),
        'Color2': (1, 1, 1, 1),
        'Mortar': (.5, .5, .5, 1),
    },
                 offset=offset,
                 offset_frequency=2)


@once
def tiles(name, colour, joint_colour, size=(.6, .6), rough=.25, joint=.003, offset=0., axes='xy', variety=.10, coat=0.):
    """Tiles with joints and slightly different glazes; `axes` names the plane they lie in."""
    g = Graph(name)
    bricks = brick(g, g.plane(axes), size, joint, offset)
    clouds = g.noise(g.position(), 1.7, 4).outputs['Fac']
    base = g.mix(variety * 2, srgb(colour), g.span(bricks.outputs['Color'], .55, 1.15), 'MULTIPLY')
    base = g.mix(variety, base, g.span(clouds, .5, 1.3), 'MULTIPLY')
    base = g.mix(bricks.outputs['Fac'], base, srgb(joint_colour))
    g.bump(bricks.outputs['Fac'], .4, .002, invert=True)
    return g.finish(base, g.span(clouds, max(rough - .06, .02), rough + .08), coat=coat)


@once
def stone(name, colour, vein, slab_size=(1.2, 1.2), rough=.12, axes='xy', darkness=1.):
    """Polished stone slabs with soft veins. `darkness` below 1 is the same stone when wet."""
    g = Graph(name)
    bricks = brick(g, g.plane(axes), slab_size, .0018, 0.)
    shifted = g.add('VectorMath', {
        0: bricks.outputs['Color'],
        1: (9, 4, 2),
        2: g.position()
    }, operation='MULTIPLY_ADD').outputs[0]
    clouds = g.noise(shifted, .9, 7, 1.6).outputs['Fac']
    lines = g.noise(shifted, 1.6, 9, 2.6).outputs['Fac']
    base = g.ramp(clouds, [(.3, srgb(vein)), (.55, srgb(colour)), (.8, srgb(colour))])
    base = g.mix(.35, base, g.ramp(lines, [(.47, (1, 1, 1, 1)), (.5, srgb(vein)), (.53, (1, 1, 1, 1))]), 'MULTIPLY')
    base = g.mix(bricks.outputs['Fac'], base, srgb('#6f6a62'))
    base = g.mix(1., base, (darkness, ) * 3 + (1, ), 'MULTIPLY')
    return g.finish(base, g.span(clouds, max(rough - .04, .01), rough + .05))


def veined(g, where, base, vein, layers):
    """Lay veins on a stone: each layer (size, width, share) is a soft line that comes and goes and mostly runs one way."""
    along = g.add('Mapping', {'Vector': where, 'Rotation': (0, 0, .62), 'Scale': (1, .42, 1)}).outputs[0]
    for size, width, share in layers:
        ridge = g.noise(along, size, 5, .55).outputs['Fac']
        line = g.ramp(ridge, [(.5 - width, (0, 0, 0, 1)), (.5, (1, 1, 1, 1)), (.5 + width, (0, 0, 0, 1))])
        there = g.ramp(g.noise(along, size * .6, 2).outputs['Fac'], [(.44, (0, 0, 0, 1)), (.68, (1, 1, 1, 1))])
        seen = g.add('Math', {0: g.add('Math', {0: line, 1: there}, operation='MULTIPLY').outputs[0], 1: share}, operation='MULTIPLY').outputs[0]
        base = g.mix(seen, base, srgb(vein))
    return base


@once
def marble(name, colour, vein, slab_size=(1.2, 1.2), rough=.12, axes='xy', darkness=1.):
    """Polished slabs, each cut from another place of the stone; clouds first, veins only here and there."""
    g = Graph(name)
    bricks = brick(g, g.plane(axes), slab_size, .0018, 0.)
    cut = g.add('VectorMath', {0: bricks.outputs['Color'], 1: (9, 4, 2), 2: g.plane(axes)}, operation='MULTIPLY_ADD').outputs[0]
    clouds = g.noise(cut, .7, 4, .7).outputs['Fac']
    half = tuple((a + b) / 2 for a, b in zip(srgb(colour), srgb(vein)))
    base = g.ramp(clouds, [(.28, half), (.58, srgb(colour)), (.85, srgb(colour))])
    base = veined(g, cut, base, vein, ((.9, .070, .48), (1.5, .014, .75), (3.4, .011, .38)))
    base = g.mix(bricks.outputs['Fac'], base, srgb('#7d776e'))
    base = g.mix(1., base, (darkness, ) * 3 + (1, ), 'MULTIPLY')
    return g.finish(base, g.span(clouds, max(rough - .04, .01), rough + .05))


@once
def marble_panels(name, colour, cloud, vein, panel, start, rough=.1):
    """Marble on a wall in tall panels, each cut from another place of the stone. `start` is the left edge of the first."""
    g = Graph(name)
    parts = g.add('SeparateXYZ', {0: g.add('TexCoord').outputs['Object']})
    aside = g.add('Math', {0: parts.outputs[0], 1: start}, operation='SUBTRACT').outputs[0]
    number = g.add('Math', {0: g.add('Math', {0: aside, 1: panel}, operation='DIVIDE').outputs[0]}, operation='FLOOR').outputs[0]
    other = g.add('Math', {0: number, 1: 5.3}, operation='MULTIPLY').outputs[0]
    flat = g.add('CombineXYZ', {0: g.add('Math', {0: aside, 1: other}).outputs[0], 1: parts.outputs[2], 2: other}).outputs[0]
    clouds = g.noise(flat, .8, 5, .6).outputs['Fac']
    base = g.ramp(clouds, [(.30, srgb(cloud)), (.70, srgb(colour))])
    base = veined(g, flat, base, vein, ((.8, .070, .16), (1.3, .012, .50), (3., .010, .26)))
    joint = g.add('Math', {0: g.add('Math', {0: aside, 1: panel}, operation='MODULO').outputs[0], 1: .006}, operation='LESS_THAN').outputs[0]
    return g.finish(g.mix(joint, base, srgb('#18211d')), rough)


@once
def terrazzo(name, colour, chips, scale=34, rough=.22):
    """Cement with stone chips of the given colours."""
    g = Graph(name)
    cells = g.add('TexVoronoi', {'Vector': g.position(), 'Scale': scale, 'Randomness': 1.})
    pick = g.add('SeparateXYZ', {0: cells.outputs['Color']}).outputs[0]
    step = 1 / len(chips)
    chip = g.ramp(pick, [(i * step, srgb(c)) for i, c in enumerate(chips)])
    chip_mask = g.ramp(cells.outputs['Distance'], [(.30, (1, 1, 1, 1)), (.36, (0, 0, 0, 1))])
    return g.finish(g.mix(chip_mask, srgb(colour), chip), rough)


@once
def concrete(name, colour, rough=.6, contrast=.35, scale=.8):
    """Poured or trowelled concrete, also epoxy and rolled paint when smoother."""
    g = Graph(name)
    clouds = g.noise(g.position(), scale, 8, .4).outputs['Fac']
    speckle = g.noise(g.position(), 60, 3).outputs['Fac']
    base = g.mix(contrast, srgb(colour), g.span(clouds, .35, 1.5), 'MULTIPLY')
    base = g.mix(contrast * .4, base, g.span(speckle, .6, 1.3), 'MULTIPLY')
    g.bump(speckle, .06, .002)
    return g.finish(base, g.span(clouds, max(rough - .1, .05), rough + .12))


@once
def carpet(name, colour, figure, size=.55):
    """Hotel carpet: tufted, with a soft large figure."""
    g = Graph(name)
    figure_noise = g.add('TexVoronoi', {
        'Vector': g.position(),
        'Scale': 1 / size,
        'Randomness': .35
    },
                         feature='SMOOTH_F1')
    tufts = g.noise(g.position(), 420, 2).outputs['Fac']
    drawn = g.ramp(figure_noise.outputs['Distance'], [(.28, srgb(figure)), (.31, srgb(colour)), (.50, srgb(colour)),
                                                      (.53, srgb(figure)), (.56, srgb(colour))])
    base = g.mix(.5, drawn, g.span(tufts, .4, 1.5), 'MULTIPLY')
    g.bump(tufts, .6, .004)
    return g.finish(base, .95, spec=.1)


@once
def lattice(name, colour, figure, size=.09):
    """Woven carpet: a fine net of rhombs, a knot in each, hardly paler than its ground."""
    g = Graph(name)

    def math(operation, a, b=0.):
        return g.add('Math', {0: a, 1: b}, operation=operation).outputs[0]

    across, along, _ = g.add('SeparateXYZ', {0: g.position((1 / size, .62 / size, 1))}).outputs
    away = [math('ABSOLUTE', math('SUBTRACT', math('FRACT', math('ADD', axis, 100.)), .5)) for axis in (across, along)]
    rhomb = math('ADD', *away)  # .5 on the net's lines, 0 and 1 in the middle of its rhombs
    line = math('LESS_THAN', math('ABSOLUTE', math('SUBTRACT', rhomb, .5)), .045)
    knot = math('LESS_THAN', math('SUBTRACT', .5, math('ABSOLUTE', math('SUBTRACT', rhomb, .5))), .10)
    tufts = g.noise(g.position(), 420, 2).outputs['Fac']
    drawn = g.mix(math('MAXIMUM', line, knot), srgb(colour), srgb(figure))
    g.bump(tufts, .6, .004)
    return g.finish(g.mix(.5, drawn, g.span(tufts, .4, 1.5), 'MULTIPLY'), .95, spec=.1)


def glow(name, colour, strength):
    """A lit surface (lamp, strip, panel)."""
    return material(name, '#000000', emit=colour, strength=strength)


def fabric(name, colour):
    return material(name, colour, rough=.95, spec=.1, sheen=.4, bump=(900, .25, .001))


def paint(name, colour):
    """Painted plaster."""
    return material(name, colour, rough=.88, spec=.2, bump=(16, .2, .008))


def metal(name, colour='#c9ccce', rough=.28):
    return material(name, colour, rough=rough, metal=1.)


def clear_glass():
    """Thin glass that lets light through without caustics: mostly transparent with a reflection."""
    existing = bpy.data.materials.get('thin_glass')
    if existing:
        return existing
    g = Graph('thin_glass')
    facing = g.add('LayerWeight', {'Blend': .12}).outputs['Fresnel']
    clear = g.add('BsdfTransparent', {'Color': (.95, .98, .97, 1)}).outputs[0]
    shine = g.add('BsdfGlossy', {'Roughness': .01}).outputs[0]
    mixed = g.add('MixShader', {0: facing, 1: clear, 2: shine}).outputs[0]
    g.feed(g.tree.nodes['Material Output'].inputs['Surface'], mixed)
    return g.material
