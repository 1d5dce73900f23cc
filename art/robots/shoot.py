"""Render one picture of a robot alone, or on the stage of its page's banner.

blender -b --factory-startup -P art/robots/shoot.py -- t10-front out.png [--draft]
"""
import importlib
import os
import sys
from math import cos, radians, sin

import bpy
import numpy as np
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Vector

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))

from kit.finish import fade_shadow, finish, lay_on_floor, pad_cutout
from kit.materials import Palette
from kit.render import denoise, render_passes
from kit.studio import backdrop, camera, crop_to, dark_lights, orbit, product_lights, reset, settings, shadow_floor, world
from robots.props import PROPS
from robots.shots import SHOTS
from robots.stages import lay_floor


def light_set(shot):
    if shot.look == 'floor':
        world((.97, .98, 1), 1.)
    elif shot.look in ('dark', 'night'):
        dark_lights(shot.azimuth, shot.target, glow=shot.look == 'dark', key=shot.key)
    else:
        product_lights(shot.azimuth, shot.target, top=40 if shot.target[2] > .3 else 22)
    if shot.look == 'cutout':
        shadow_floor()
    elif shot.look == 'dark':
        backdrop(shot.azimuth, '#13232a', floor_rough=.34)
    elif shot.look == 'light':
        backdrop(shot.azimuth, '#eaeeee', floor_rough=.6)


def stand(shot, model):
    """Build the robots of a picture where they stand; returns all that is seen of them."""
    for name, aside, turn in shot.cast or ((model, 0, 0), ):
        root = importlib.import_module(f'robots.{name}').build(Palette(), **shot.options)
        if shot.cast:
            root.location = (aside * cos(radians(shot.azimuth)), aside * sin(radians(shot.azimuth)), 0)
            root.rotation_euler = (0, 0, radians(turn))
        if shot.lean:
            _lay_down(root, shot.lean)
    for prop in shot.props:
        PROPS[prop]()
    return [thing for thing in bpy.data.objects if thing.type == 'MESH' and not thing.hide_render]


def _lay_down(root, degrees):
    """On its left side, as low as the floor lets it."""
    root.rotation_euler = (0, radians(degrees), 0)
    bpy.context.view_layer.update()
    parts = [part for part in root.children_recursive if part.type == 'MESH']
    root.location.z -= min((part.matrix_world @ vertex.co).z for part in parts for vertex in part.data.vertices)


def trace(cutout, draft):
    passes, seconds = render_passes()
    linear, more = denoise(passes, cutout, fast=draft)
    return linear, seconds, more


def trace_alone(shot, parts, size, draft):
    cutout = shot.look == 'cutout'
    corner = crop_to(parts, size, to_floor=shot.trim) if cutout else None
    linear, *times = trace(cutout, draft)
    if shot.trim:
        linear = fade_shadow(linear, .3)
    elif cutout:
        linear = pad_cutout(linear, size, *corner)
    return linear, times


def look_lower(more):
    """So much taller than the front, all of it below."""
    eye = bpy.context.scene.camera.data
    eye.sensor_fit, eye.sensor_height, eye.shift_y = 'VERTICAL', 36 * (1 + more), -more / 2 / (1 + more)


def trace_floor(shot, page, draft):
    look_lower(shot.below)
    lay_floor(page)
    render = bpy.context.scene.render
    render.use_border = render.use_crop_to_border = True
    render.border_max_y = shot.share
    linear, *times = trace(False, draft)
    return linear, times


def trace_on_stage(shot, page, parts, size, draft):
    """Twice: the robot alone in the light of its floor, and the lower rows with the floor."""
    scene, eye = bpy.context.scene, bpy.context.scene.camera
    look_lower(shot.below)
    floor = lay_floor(page)
    for thing in floor:
        thing.visible_camera = False
    left, top = crop_to(parts, size, margin=(.01, .01))
    robot, *times = trace(True, draft)
    canvas = np.zeros((size[1], size[0], 4), np.float32)
    canvas[top:top + robot.shape[0], left:left + robot.shape[1]] = robot
    for thing in floor:
        thing.visible_camera = True
    feet = world_to_camera_view(scene, eye, Vector((*shot.target[:2], 0)))
    render = scene.render
    render.border_min_x, render.border_max_x, render.border_min_y = 0, 1, 0
    # how far the oval reaches up: from higher up one sees more of a floor
    behind = min(.6 + shot.elevation / 20, .95 * (1 - feet.y) / feet.y)
    render.border_max_y = round((1 + behind) * feet.y * size[1]) / size[1]
    whole, *more = trace(False, draft)
    # and its oval would show: it begins to fade at the feet, and from higher still ends so softly that it has no edge
    start, tail = .25 if shot.elevation < 17 else 0, 1.8 if shot.elevation > 20 else 1
    laid = lay_on_floor(canvas, whole, (feet.x * size[0], (1 - feet.y) * size[1]), behind, start, tail)
    return laid, [sum(pair) for pair in zip(times, more)]


def main(name, path, draft):
    shot = SHOTS[name]
    reset()
    page, _, _ = name.rpartition('-')
    staged = shot.look in ('day', 'night')
    parts = [] if shot.look == 'floor' else stand(shot, name.split('-')[0])
    camera(orbit(shot.azimuth, shot.elevation, shot.distance, shot.target), shot.target, shot.lens, shot.fstop)
    light_set(shot)
    size = tuple(round(side / 4) for side in shot.size) if draft else shot.size
    settings(size, 8 if draft else shot.samples, staged or shot.look == 'cutout', bounces=9, threshold=.03, diffuse=2)
    if staged:
        linear, (seconds, more) = trace_on_stage(shot, page, parts, size, draft)
    elif shot.look == 'floor':
        linear, (seconds, more) = trace_floor(shot, page, draft)
    else:
        linear, (seconds, more) = trace_alone(shot, parts, size, draft)
    finish(linear, path, vignette=.2 if shot.look == 'dark' else 0., shadow=not staged)
    # processor time, all threads: the one figure that does not depend on what else runs
    print(f'{name}: {seconds:.0f} s rendered, {more:.0f} s denoised, {sum(os.times()[:4]):.0f} s of processor time')


if __name__ == '__main__':
    given = sys.argv[sys.argv.index('--') + 1:]
    main(given[0], given[1], '--draft' in given)
