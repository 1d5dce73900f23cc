"""Render scene pictures: blender -b --factory-startup -P art/scenes/render.py -- cafe-a [cafe-b …] [--draft] [--samples 16]"""
import argparse
import importlib
import os
import sys
import time

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))

from math import radians  # noqa: E402  (the path above comes first)

import bpy  # noqa: E402

from kit.finish import finish  # noqa: E402
from kit.materials import Palette  # noqa: E402
from kit.paths import RAW  # noqa: E402
from kit.render import denoise, render_passes  # noqa: E402
from kit.studio import camera, reset, settings  # noqa: E402
from scenes.lighting import robot_lights  # noqa: E402
from scenes.shots import SHOTS  # noqa: E402
from scenes.traces import clean_stripe  # noqa: E402

FULL, DRAFT = (1600, 900), (480, 270)


def compose(shot):
    """Build the place, stand the robot in it and aim the camera."""
    reset()
    place = importlib.import_module('scenes.' + shot.place)
    place.build(shot.evening)
    robot = importlib.import_module('robots.' + shot.robot).build(Palette(light=1.3), **shot.options)
    robot.location = (*shot.at, 0)
    robot.rotation_euler = (0, 0, radians(shot.turn))
    bpy.context.view_layer.update()
    height = max((part.matrix_world @ corner_of(part)).z for part in robot.children_recursive if part.type == 'MESH')
    robot_lights(shot.at, shot.eye, height, shot.key, shot.rim)
    if shot.clean:
        clean_stripe(shot.at, shot.turn, shot.clean, 9, place.wet_floor())
    camera(shot.eye, shot.look, shot.lens, shot.fstop, (shot.at[0], shot.at[1] - .2, min(shot.eye[2], height * .8)))


def corner_of(part):
    """The highest corner of a part's bounding box, in its own axes."""
    from mathutils import Vector
    return max((Vector(corner) for corner in part.bound_box), key=lambda corner: (part.matrix_world @ corner).z)


def render(name, size, samples, folder):
    shot = SHOTS[name]
    started = time.time()
    compose(shot)
    settings(size, samples, transparent=False, bounces=6, threshold=.03)
    bpy.context.scene.cycles.sample_clamp_indirect = 4
    built = time.time() - started
    passes, traced = render_passes()
    picture, cleaned = denoise(passes, transparent=False)
    path = os.path.join(folder, name + '.png')
    finish(picture, path, 'agx-punch', shot.exposure, bloom=.22, bloom_threshold=1.2, vignette=.28, grain=.006)
    print(f'{name}: build {built:.0f} s, render {traced:.0f} s, denoise {cleaned:.0f} s -> {path}', flush=True)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument('names', nargs='+', choices=[*SHOTS, 'all'])
    parser.add_argument('--draft', action='store_true', help='480x270 with 8 samples, to look at first')
    parser.add_argument('--samples', type=int)
    parser.add_argument('--folder', default=RAW)
    options = parser.parse_args(sys.argv[sys.argv.index('--') + 1:])
    os.makedirs(options.folder, exist_ok=True)
    for name in SHOTS if 'all' in options.names else options.names:
        render(name, DRAFT if options.draft else FULL, options.samples or (8 if options.draft else 16), options.folder)


if __name__ == '__main__':
    main()
