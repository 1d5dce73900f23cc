"""Render one picture of a robot at work.

blender -b --factory-startup -P art/scenes/shoot.py -- cafe-a out.png [--draft]
"""
import importlib
import os
import sys
from math import radians

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))

import bpy
from mathutils import Vector

from kit.finish import finish
from kit.materials import Palette
from kit.render import denoise, render_passes
from kit.studio import camera, reset, settings
from scenes.lighting import robot_lights
from scenes.shots import SHOTS
from scenes.traces import clean_stripe, scraps

SHAPE, DRAFT = 16 / 9, (480, 270)
DRAFT_SAMPLES = 8  # the denoiser does the rest


def stand(model, at, turn, options):
    root = importlib.import_module('robots.' + model).build(Palette(light=1.3), **options)
    root.location = (*at, 0)
    root.rotation_euler = (0, 0, radians(turn))
    return root


def stand_robot(shot):
    """Build the robot at its place; returns its height."""
    root = stand(shot.robot, shot.at, shot.turn, shot.options)
    bpy.context.view_layer.update()
    parts = [part for part in root.children_recursive if part.type == 'MESH']
    return max((part.matrix_world @ Vector(corner)).z for part in parts for corner in part.bound_box)


def compose(shot):
    """Build the place, stand the robot in it and aim the camera."""
    reset()
    place = importlib.import_module('scenes.' + shot.place)
    place.build(shot.evening, **shot.layout)
    height = stand_robot(shot)
    for other in shot.others:
        stand(*other)
    if shot.clean:
        clean_stripe(shot.at, shot.turn, shot.clean, 9, place.wet_floor())
    if shot.littered:
        scraps(shot.at, shot.turn)
    if shot.span:
        eye = camera(shot.eye, shot.look)
        eye.data.type, eye.data.ortho_scale = 'ORTHO', shot.span * SHAPE
        return
    robot_lights(shot.at, shot.eye, height, shot.key, shot.rim, shot.reach)
    focus = Vector((*shot.at, min(shot.eye[2], height * .8)))
    focus += (Vector(shot.eye) - focus).normalized() * .2  # the robot's near side, where its face is
    camera(shot.eye, shot.look, shot.lens, shot.fstop, focus)


def main(name, path, draft):
    shot = SHOTS[name]
    compose(shot)
    size = DRAFT if draft else (shot.width, round(shot.width / SHAPE))
    settings(size, DRAFT_SAMPLES if draft else shot.samples, transparent=False, bounces=8, threshold=.03)
    cycles = bpy.context.scene.cycles
    cycles.sample_clamp_indirect, cycles.diffuse_bounces = 4, 3
    passes, seconds = render_passes()
    linear, more = denoise(passes, transparent=False, fast=draft)
    finish(linear, path, 'agx-punch', shot.exposure, bloom=.22, bloom_threshold=1.2, vignette=.28, grain=.005)
    # processor time, all threads: the one figure that does not depend on what else runs
    print(f'{name}: {seconds:.0f} s rendered, {more:.0f} s denoised, {sum(os.times()[:4]):.0f} s of processor time')


if __name__ == '__main__':
    given = sys.argv[sys.argv.index('--') + 1:]
    main(given[0], given[1], '--draft' in given)
