"""Render one picture of a robot alone.

blender -b --factory-startup -P art/robots/shoot.py -- t10-front out.png [--draft]
"""
import importlib
import os
import sys

import bpy

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))

from kit.finish import enlarge, fade_shadow, finish, pad_cutout
from kit.materials import Palette
from kit.render import denoise, render_passes
from kit.studio import backdrop, camera, crop_to, dark_lights, orbit, product_lights, reset, settings, shadow_floor
from robots.props import PROPS
from robots.shots import SHOTS


def light_set(shot):
    if shot.look == 'dark':
        dark_lights(shot.azimuth, shot.target)
        backdrop(shot.azimuth, '#13232a', floor_rough=.34)
    else:
        product_lights(shot.azimuth, shot.target, top=40 if shot.target[2] > .3 else 22)
        shadow_floor() if shot.look == 'cutout' else backdrop(shot.azimuth, '#eaeeee', floor_rough=.6)


def main(name, path, draft):
    shot = SHOTS[name]
    reset()
    model = name.split('-')[0]
    importlib.import_module(f'robots.{model}').build(Palette(), **shot.options)
    for prop in shot.props:
        PROPS[prop]()
    camera(orbit(shot.azimuth, shot.elevation, shot.distance, shot.target), shot.target, shot.lens, shot.fstop)
    parts = [thing for thing in bpy.data.objects if thing.type == 'MESH' and not thing.hide_render]
    light_set(shot)
    size = tuple(round(side * (.25 if draft else shot.trace)) for side in shot.size)
    cutout = shot.look == 'cutout'
    settings(size, 8 if draft else shot.samples, cutout, bounces=9, threshold=.03, diffuse=2)
    corner = crop_to(parts, size, to_floor=shot.trim) if cutout else None
    passes, seconds = render_passes()
    linear, more = denoise(passes, cutout, fast=draft)
    if shot.trim:
        linear = fade_shadow(linear)
    elif cutout:
        linear = pad_cutout(linear, size, *corner)
    finish(linear, path, vignette=.2 if shot.look == 'dark' else 0.)
    if not draft and not shot.trim:
        enlarge(path, shot.size)
    # processor time, all threads: the one figure that does not depend on what else runs
    print(f'{name}: {seconds:.0f} s rendered, {more:.0f} s denoised, {sum(os.times()[:4]):.0f} s of processor time')


if __name__ == '__main__':
    given = sys.argv[sys.argv.index('--') + 1:]
    main(given[0], given[1], '--draft' in given)
