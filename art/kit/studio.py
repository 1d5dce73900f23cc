"""The photo studio: scene, lights, camera and render settings."""
import math

import bpy
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Vector

from kit.materials import material
from kit.meshes import make_object

FADE = .45  # of a studio lamp, at each edge


def reset():
    """An empty scene for Cycles on the CPU."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    scene.cycles.device = 'CPU'
    scene.render.threads_mode = 'AUTO'
    scene.world = bpy.data.worlds.new('world')
    scene.world.use_nodes = True
    return scene


def world(colour=(1, 1, 1), strength=.3):
    background = bpy.context.scene.world.node_tree.nodes['Background']
    background.inputs[0].default_value = (*colour, 1)
    background.inputs[1].default_value = strength


def _aim(thing, location, target):
    thing.location = location
    thing.rotation_euler = (Vector(target) - Vector(location)).to_track_quat('-Z', 'Y').to_euler()


def area(name, location, target, size, watts, colour=(1, 1, 1), spread=180, fade=0.):
    """A soft box of width x height metres that looks at target; fade: share of it at each edge in which its light runs out."""
    light = bpy.data.lights.new(name, 'AREA')
    light.shape = 'RECTANGLE'
    light.size, light.size_y = size
    light.energy, light.color, light.spread = watts, colour, math.radians(spread)
    if fade:
        _fade_edges(light, fade)
    lamp = bpy.data.objects.new(name, light)
    bpy.context.scene.collection.objects.link(lamp)
    _aim(lamp, location, target)
    return lamp


def _fade_edges(light, share):
    """Glass mirrors a lamp: one with hard edges stands in a visor as a pale field. As many watts as before."""
    light.use_nodes = True
    nodes, links = light.node_tree.nodes, light.node_tree.links

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

    across = add('SeparateXYZ', {0: nodes.new('ShaderNodeNewGeometry').outputs['Parametric']})
    strength = 1 / (1 - share) ** 2
    for place in (across[0], across[1]):
        other = add('Math', {0: 1., 1: place}, operation='SUBTRACT')[0]
        nearest = add('Math', {0: place, 1: other}, operation='MINIMUM')[0]
        shown = add('MapRange', {0: nearest, 1: 0., 2: share, 3: 0., 4: 1.}, interpolation_type='SMOOTHSTEP')[0]
        strength = add('Math', {0: strength, 1: shown}, operation='MULTIPLY')[0]
    links.new(strength, nodes['Emission'].inputs['Strength'])


def spot(name, location, target, watts, degrees, colour):
    light = bpy.data.lights.new(name, 'SPOT')
    light.energy, light.spot_size, light.spot_blend, light.color = watts, math.radians(degrees), 1, colour
    lamp = bpy.data.objects.new(name, light)
    bpy.context.scene.collection.objects.link(lamp)
    _aim(lamp, location, target)
    return lamp


def camera(location, target, millimetres=85, fstop=None, focus=None, shift=(0, 0)):
    lens = bpy.data.cameras.new('camera')
    lens.lens, lens.sensor_width, lens.sensor_fit = millimetres, 36, 'AUTO'
    lens.shift_x, lens.shift_y = shift
    made = bpy.data.objects.new('camera', lens)
    bpy.context.scene.collection.objects.link(made)
    bpy.context.scene.camera = made
    _aim(made, location, target)
    if fstop:
        lens.dof.use_dof = True
        lens.dof.aperture_fstop = fstop
        lens.dof.focus_distance = (Vector(focus or target) - Vector(location)).length
    return made


def orbit(azimuth, elevation, distance, target):
    """A point around target; azimuth 0 is in front of the robot (-y), positive towards +x."""
    a, e = math.radians(azimuth), math.radians(elevation)
    return Vector(target) + Vector((math.sin(a) * math.cos(e), -math.cos(a) * math.cos(e), math.sin(e))) * distance


def settings(size, samples, transparent=True, bounces=8, threshold=.02, diffuse=4):
    scene = bpy.context.scene
    render, cycles = scene.render, scene.cycles
    render.resolution_x, render.resolution_y = size
    render.resolution_percentage = 100
    render.film_transparent = transparent
    render.use_persistent_data = True
    cycles.samples = samples
    cycles.use_adaptive_sampling = True
    cycles.adaptive_threshold = threshold
    cycles.adaptive_min_samples = max(4, samples // 3)  # plain shells are clean early; edges and glass go on
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = bounces, diffuse, 4
    cycles.transmission_bounces, cycles.transparent_max_bounces = 8, 20  # a row of glasses has many walls
    cycles.transparent_min_bounces = 20  # a way that ends by chance behind a veil is a speckle in it
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.blur_glossy, cycles.sample_clamp_indirect = .5, 6
    cycles.use_denoising = False  # Debian's Blender has no denoiser: ours runs afterwards
    scene.view_settings.view_transform = 'Standard'
    scene.view_layers[0].cycles.denoising_store_passes = True


def crop_to(things, size, margin=(.10, .055), to_floor=False):
    """Render only the part of the picture where these objects and their shadow are.

    to_floor: down to the picture's lower edge in any case. Returns (left, top) of the crop in pixels, counted from the upper left corner.
    """
    scene = bpy.context.scene
    bpy.context.view_layer.update()
    seen = [world_to_camera_view(scene, scene.camera, thing.matrix_world @ Vector(corner))
            for thing in things for corner in thing.bound_box]
    x0, x1 = min(p.x for p in seen) - margin[0], max(p.x for p in seen) + margin[0]
    y0, y1 = 0 if to_floor else min(p.y for p in seen) - margin[1], max(p.y for p in seen) + margin[1]
    pixels = [round(max(0, min(1, share)) * side) for share, side in ((x0, size[0]), (x1, size[0]), (y0, size[1]), (y1, size[1]))]
    render = scene.render
    render.use_border = render.use_crop_to_border = True
    render.border_min_x, render.border_max_x = pixels[0] / size[0], pixels[1] / size[0]
    render.border_min_y, render.border_max_y = pixels[2] / size[1], pixels[3] / size[1]
    return pixels[0], size[1] - pixels[3]


def product_lights(azimuth, target, top=40, scale=1.):
    """One shoot for the whole family: the lights turn with the camera, so every view is lit alike."""
    def lamp(name, turn, elevation, distance, size, watts, colour=(1, 1, 1)):
        area(name, orbit(azimuth + turn, elevation, distance * scale, target), target,
             (size[0] * scale, size[1] * scale), watts * scale ** 2, colour, fade=FADE)
    lamp('key', -52, 38, 3.0, (2.0, 2.2), 92, (1, .975, .945))
    lamp('fill', 62, 12, 3.4, (1.2, 2.2), 14, (.9, .95, 1))
    lamp('rim_left', -128, 14, 2.6, (.30, 1.9), 26)
    lamp('rim_right', 126, 16, 2.6, (.30, 1.9), 44, (.9, .96, 1))
    lamp('top', 0, 82, 2.5, (1.6, 1.6), top)
    world((.95, .97, 1), .26)


def dark_lights(azimuth, target, glow=True, key=None):
    """The launch look: strong rims, a quiet key and a teal halo on the wall. key: where it stands instead, softer, before a front that looks there."""
    def lamp(name, turn, elevation, distance, size, watts, colour=(1, 1, 1)):
        area(name, orbit(azimuth + turn, elevation, distance, target), target, size, watts, colour, fade=FADE)
    if key is None:
        lamp('key', -42, 42, 3.4, (1.4, 1.6), 105, (1, .97, .93))
        lamp('fill', 48, 16, 3.8, (1.6, 2.), 22, (.8, .9, 1))
    else:
        lamp('key', key, 30, 3.4, (1.8, 2.0), 155, (1, .97, .93))
        lamp('fill', -60, 12, 3.8, (1.6, 2.), 8, (.8, .9, 1))
    lamp('rim_left', -128, 18, 3.0, (.4, 2.2), 95 if key is None else 48, (.85, .95, 1))
    lamp('rim_right', 128, 20, 3.0, (.4, 2.2), 115, (.8, .93, 1))
    lamp('top', 0, 84, 2.8, (2.4, 1.2), 24)
    world((.25, .4, .5), .03)
    if glow:
        wall = orbit(azimuth + 180, 4, 3.6, target)
        spot('halo', orbit(azimuth + 180, 42, 2.6, target), wall, 330, 75, (.45, .85, .9))


def shadow_floor():
    """A floor of which the cutout keeps only the shadow."""
    floor = plane('shadow_floor', 14, material('floor', '#d9dad8', rough=.6, spec=.2))
    floor.is_shadow_catcher = True
    return floor


def backdrop(azimuth, colour, floor_rough=.5, radius=1.2, distance=2.6):
    """A seamless paper roll behind the robot, turned with the camera."""
    profile = [(-9, 0), (distance, 0)]
    profile += [(distance + radius * math.sin(a), radius - radius * math.cos(a))
                for a in (math.pi / 2 * i / 14 for i in range(1, 15))]
    profile += [(distance + radius, 9)]
    vertices = [(x, y, z) for y, z in profile for x in (-16, 16)]
    faces = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(profile) - 1)]
    paper = make_object('backdrop', vertices, faces, material(f'backdrop_{colour}', colour, rough=floor_rough, spec=.3),
                        weighted=False)
    paper.rotation_euler = (0, 0, math.radians(azimuth))
    return paper


def plane(name, size, surface):
    half = size / 2
    return make_object(name, [(-half, -half, 0), (half, -half, 0), (half, half, 0), (-half, half, 0)], [(0, 1, 2, 3)],
                       surface, smooth=False)
