"""Materials of the family: warm-white shells, charcoal, dark glass, light in the brand's accent."""
import os

import bpy

from kit import brand
from kit.paths import SCREENS


def srgb(hex_colour):
    """'#rrggbb' as the linear RGBA that Blender computes with."""
    digits = hex_colour.lstrip('#')
    channels = [int(digits[i:i + 2], 16) / 255 for i in (0, 2, 4)]
    return tuple(c / 12.92 if c <= .04045 else ((c + .055) / 1.055) ** 2.4 for c in channels) + (1,)


def material(name, colour='#ffffff', rough=.5, metal=0., spec=.5, coat=0., coat_rough=.05, emit=None, strength=0.,
             image=None, transmission=0., ior=1.45, bump=None, sheen=0., alpha=1.):
    """A Principled material, made once per name. bump = (scale, strength, distance) of a fine noise."""
    known = bpy.data.materials.get(name)
    if known:
        return known
    made = bpy.data.materials.new(name)
    made.use_nodes = True
    inputs = made.node_tree.nodes['Principled BSDF'].inputs
    values = {'Base Color': srgb(colour), 'Roughness': rough, 'Metallic': metal, 'Specular': spec,
              'Clearcoat': coat, 'Clearcoat Roughness': coat_rough, 'Transmission': transmission,
              'IOR': ior, 'Sheen': sheen, 'Alpha': alpha}
    for key, value in values.items():
        inputs[key].default_value = value
    if emit:
        inputs['Emission'].default_value = srgb(emit)
        inputs['Emission Strength'].default_value = strength
    if image:
        _add_image(made, image, strength)
    if bump:
        _add_bump(made, *bump)
    return made


def _add_image(target, image, strength):
    nodes, links = target.node_tree.nodes, target.node_tree.links
    inputs = nodes['Principled BSDF'].inputs
    texture = nodes.new('ShaderNodeTexImage')
    texture.image = bpy.data.images.load(os.path.join(SCREENS, image), check_existing=True)
    texture.extension = 'EXTEND'
    links.new(texture.outputs[0], inputs['Emission' if strength else 'Base Color'])
    if strength:
        inputs['Emission Strength'].default_value = strength


def _add_bump(target, scale, strength, distance):
    nodes, links = target.node_tree.nodes, target.node_tree.links
    noise, place, bump = (nodes.new(kind) for kind in ('ShaderNodeTexNoise', 'ShaderNodeTexCoord', 'ShaderNodeBump'))
    noise.inputs['Scale'].default_value = scale
    noise.inputs['Detail'].default_value = 2
    bump.inputs['Strength'].default_value = strength
    bump.inputs['Distance'].default_value = distance
    links.new(place.outputs['Object'], noise.inputs['Vector'])
    links.new(noise.outputs['Fac'], bump.inputs['Height'])
    links.new(bump.outputs['Normal'], nodes['Principled BSDF'].inputs['Normal'])


def clear(name, tint=(.96, .98, .98), shine=.10):
    """Glass or water that lets light straight through and mirrors at flat angles: bent light is speckled after few samples."""
    known = bpy.data.materials.get(name)
    if known:
        return known
    made = bpy.data.materials.new(name)
    made.use_nodes = True
    nodes, links = made.node_tree.nodes, made.node_tree.links
    kinds = ('LayerWeight', 'Math', 'BsdfTransparent', 'BsdfGlossy', 'MixShader')
    facing, share, through, mirror, mixed = (nodes.new('ShaderNode' + kind) for kind in kinds)
    facing.inputs['Blend'].default_value = shine
    through.inputs['Color'].default_value = (*tint, 1)
    mirror.inputs['Roughness'].default_value = .04
    share.operation, share.inputs[1].default_value = 'MULTIPLY', .35  # of what a thick wall mirrors, or its outline is black
    links.new(facing.outputs['Fresnel'], share.inputs[0])
    links.new(share.outputs[0], mixed.inputs[0])
    links.new(through.outputs[0], mixed.inputs[1])
    links.new(mirror.outputs[0], mixed.inputs[2])
    links.new(mixed.outputs[0], nodes['Material Output'].inputs['Surface'])
    return made


def beam(name, tint, waves=(), veil=1.):
    """Colours what lies behind it, most at the start and in the middle (u .5, v 0): no mirror, and no speckles, whatever few samples there are.

    waves: (v, how dense) of thin arcs across it; veil: how dense it is between them.
    """
    known = bpy.data.materials.get(name)
    if known:
        return known
    made = bpy.data.materials.new(name)
    made.use_nodes = True
    nodes, links = made.node_tree.nodes, made.node_tree.links

    def add(kind, values, **settings):
        node = nodes.new('ShaderNode' + kind)
        for key, value in settings.items():
            setattr(node, key, value)
        for index, value in values.items():
            if isinstance(value, bpy.types.NodeSocket):
                links.new(value, node.inputs[index])
            else:
                node.inputs[index].default_value = value
        return node.outputs

    across, along, _ = add('SeparateXYZ', {0: nodes.new('ShaderNodeTexCoord').outputs['UV']})
    aside = add('Math', {0: across, 1: add('Math', {0: 1., 1: across}, operation='SUBTRACT')[0]}, operation='MULTIPLY')[0]
    middle = add('MapRange', {0: aside, 1: 0., 2: .16}, interpolation_type='SMOOTHSTEP')[0]
    near = add('Math', {0: add('Math', {0: 1., 1: along}, operation='SUBTRACT')[0], 1: 1.1}, operation='POWER')[0]
    dense = add('Math', {0: add('Math', {0: middle, 1: near}, operation='MULTIPLY')[0], 1: veil}, operation='MULTIPLY')[0]
    for out, share in waves:
        off = add('Math', {0: add('Math', {0: along, 1: out}, operation='SUBTRACT')[0]}, operation='ABSOLUTE')[0]
        arc = add('MapRange', {0: off, 1: .011, 2: .004, 3: 0., 4: share})[0]
        dense = add('Math', {0: dense, 1: add('Math', {0: arc, 1: middle}, operation='MULTIPLY')[0]}, operation='MAXIMUM')[0]
    colour = add('MixRGB', {0: dense, 1: (1, 1, 1, 1), 2: (*tint, 1)})[0]
    links.new(add('BsdfTransparent', {0: colour})[0], nodes['Material Output'].inputs['Surface'])
    return made


def screen_material(image, strength):
    """A lit picture behind polished dark glass; one material per picture, so robots can differ."""
    return material(f'screen_{image}_{strength:.2f}', '#050608', rough=.06, spec=.55, coat=1., coat_rough=.02,
                    image=image, strength=strength)


class Palette:
    """The materials every robot is made of. Off-white and charcoal, never pure, so that shapes keep their shading."""

    def __init__(self, light=1., bloom=True):
        accent = brand.token('accent')
        self.light = light  # brightness of screens and LEDs; raise it in bright scenes
        self.bloom = bloom  # whether light spills from LEDs: where it does not, thin ones are drawn wider
        self.white = material('white_plastic', '#ecebe7', rough=.33, coat=.15, coat_rough=.18)
        self.white_soft = material('white_plastic_soft', '#e3e4e2', rough=.5, spec=.4)
        self.dark = material('charcoal_plastic', '#3c3b3b', rough=.42, spec=.45)
        self.gap = material('panel_gap', '#050607', rough=.8, spec=.1)
        self.glass = material('dark_glass', '#050608', rough=.06, spec=.55, coat=1., coat_rough=.02)
        self.alu = material('aluminium', '#c9cccf', rough=.27, metal=1.)
        self.rubber = material('rubber', '#1d1e20', rough=.78, spec=.25, bump=(900, .2, .0006))
        self.mat = material('silicone_mat', '#4a4d52', rough=.66, spec=.25, bump=(700, .15, .0005))
        self.led = material('led_accent', '#000000', rough=.4, emit=accent, strength=3.2 * light)
        self.led_soft = material('led_accent_soft', '#000000', rough=.4, emit=accent, strength=2. * light)
        self.accent = material('accent_plastic', accent, rough=.34)
        self.red = material('estop_red', '#d8202a', rough=.3)
        self.yellow = material('estop_yellow', '#f2c200', rough=.4)
        self.lens = material('lens', '#020205', rough=.02, spec=1., coat=1.)
        self.print = material('print_grey', '#6d7378', rough=.5)
