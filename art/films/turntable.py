"""One robot turning once before the camera, as cutouts for the product film.

blender -b --factory-startup -P art/films/turntable.py -- t10 72
Writes work/turntable/t10-00.png and so on; frames that exist are skipped, so it can be stopped and started again.
"""
import importlib
import os
import sys
from math import pi

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))

from kit.finish import finish
from kit.materials import Palette
from kit.paths import WORK
from kit.render import denoise, render_passes
from kit.studio import camera, orbit, product_lights, reset, settings, shadow_floor

SIZE = (480, 600)
SAMPLES = 6
TARGET = (0, 0, .665)
AZIMUTH, ELEVATION, DISTANCE = -31, 10, 3.9  # frame 0 is the view of the still front


def stage(model):
    reset()
    root = importlib.import_module(f'robots.{model}').build(Palette())
    camera(orbit(AZIMUTH, ELEVATION, DISTANCE, TARGET), TARGET, 90)
    product_lights(AZIMUTH, TARGET)
    shadow_floor()
    settings(SIZE, SAMPLES, True, bounces=9, threshold=.04, diffuse=2)
    return root


def main(model, count):
    folder = os.path.join(WORK, 'turntable')
    os.makedirs(folder, exist_ok=True)
    root = stage(model)
    for frame in range(count):
        path = os.path.join(folder, f'{model}-{frame:02d}.png')
        if os.path.exists(path):
            continue
        root.rotation_euler[2] = -2 * pi * frame / count
        passes, seconds = render_passes()
        linear, more = denoise(passes, True, clean_guides=True)
        finish(linear, path)
        print(f'{model}-{frame:02d}: {seconds:.0f} s rendered, {more:.0f} s denoised', flush=True)


if __name__ == '__main__':
    given = sys.argv[sys.argv.index('--') + 1:]
    main(given[0], int(given[1]))
