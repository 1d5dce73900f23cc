"""Light of places: a low sun, daylight through windows, lamps, and a soft key and rim for the robot alone."""
from math import radians

import bpy
from mathutils import Vector

from kit.studio import area

WARM = (1, .87, .70)
LAMP = (1, .76, .50)
SKY = (.86, .93, 1)
NEUTRAL = (1, .975, .945)


def sun(direction, strength=11., colour=WARM, softness=1.):
    """`direction` is where the light travels to."""
    data = bpy.data.lights.new('sun', 'SUN')
    data.energy, data.angle, data.color = strength, radians(softness), colour
    light = bpy.data.objects.new('sun', data)
    light.rotation_euler = Vector(direction).to_track_quat('-Z', 'Y').to_euler()
    bpy.context.scene.collection.objects.link(light)
    return light


def soft(name, at, target, size, power, colour=NEUTRAL, reflected=False):
    """An area light the camera does not see; `reflected` lets it show in glossy floors."""
    light = area(name, at, target, size, power, colour)
    light.visible_camera = False
    light.visible_glossy = reflected
    return light


def window_light(at, size, power, evening):
    """Daylight through a wall of windows, or the blue of dusk at a tenth of it. Shows in glossy floors."""
    colour = (.36, .46, .82) if evening else SKY
    return soft('window', at, (0, at[1], 1), size, power * .1 if evening else power, colour, reflected=True)


def bulb(at, power=9., colour=LAMP, size=.06):
    data = bpy.data.lights.new('bulb', 'POINT')
    data.energy, data.color, data.shadow_soft_size = power, colour, size
    light = bpy.data.objects.new('bulb', data)
    light.location = at
    bpy.context.scene.collection.objects.link(light)
    return light


def sky(ambient=.15, seen=3.4, colour=(.93, .97, 1)):
    """Dim surroundings for light, bright ones for the camera: windows glow without flooding the room."""
    tree = bpy.context.scene.world.node_tree
    for_light = tree.nodes['Background']
    for_light.inputs[0].default_value = (*colour, 1)
    for_light.inputs[1].default_value = ambient
    for_camera = tree.nodes.new('ShaderNodeBackground')
    for_camera.inputs[0].default_value = (*colour, 1)
    for_camera.inputs[1].default_value = seen
    path = tree.nodes.new('ShaderNodeLightPath')
    mix = tree.nodes.new('ShaderNodeMixShader')
    tree.links.new(path.outputs['Is Camera Ray'], mix.inputs[0])
    tree.links.new(for_light.outputs[0], mix.inputs[1])
    tree.links.new(for_camera.outputs[0], mix.inputs[2])
    tree.links.new(mix.outputs[0], tree.nodes['World Output'].inputs[0])


def robot_lights(robot_at, eye, height, key=70., rim=45., reach=1.6):
    """A key beside the camera and a rim from behind, both aimed at the robot and unseen in reflections.

    reach: how far to the side they stand; less in a corridor, or they would shine from behind its walls.
    """
    target = Vector((robot_at[0], robot_at[1], height * .6))
    towards_eye = Vector((eye[0] - target.x, eye[1] - target.y, 0)).normalized()
    side = Vector((-towards_eye.y, towards_eye.x, 0))
    soft('robot_key', target + towards_eye * 2.4 - side * reach + Vector((0, 0, 1.5)), target, (reach * .94, 1.5), key)
    soft('robot_rim', target - towards_eye * 1.7 + side * reach * 1.06 + Vector((0, 0, 1.2)), target, (.5, 1.4), rim,
         (1, .9, .76))


def without_light_sampling(*names):
    """Small bright surfaces that only need to be seen: not sampling them as lights saves noise and time."""
    for name in names:
        found = bpy.data.materials.get(name)
        if found:
            found.cycles.sample_as_light = False
