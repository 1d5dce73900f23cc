"""The product film's close-ups: the cameras of the pages' pictures in the film's shape, with more ground where the words stand.

blender -b --factory-startup -P art/films/details.py -- w3-compartments [--draft]
Writes work/films/<picture>.png, of a draft work/draft/film-<picture>.png.
"""
import os
import sys
from dataclasses import dataclass

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))

import bpy

from kit.finish import finish
from kit.paths import WORK
from kit.studio import camera, orbit, reset, settings
from robots.shoot import light_set, stand, trace
from robots.shots import SHOTS

SIZE = (1408, 792)  # the film slowly comes closer: a tenth more than its own size


@dataclass(frozen=True)
class Framing:
    """Where the middle of the page's picture lies in the film's, in shares of its width; and how much larger it is there."""
    middle: float
    closer: float = 1.


DETAILS = {
    't10-display': Framing(.68),
    't11-suspension': Framing(.72, .78),
    'w3-compartments': Framing(.73, 1.06),
    's100-battery': Framing(.73),
}


def frame(eye, size, framing):
    """From the same place: only what of its view is on film changes."""
    width, height = size
    wide = height * SIZE[0] / SIZE[1]
    eye.sensor_fit = 'HORIZONTAL'
    eye.sensor_width = 36 * wide / max(width, height) / framing.closer
    eye.shift_x = .5 - framing.middle


def main(name, draft):
    shot = SHOTS[name]
    reset()
    stand(shot, name.split('-')[0])
    camera(orbit(shot.azimuth, shot.elevation, shot.distance, shot.target), shot.target, shot.lens, shot.fstop)
    frame(bpy.context.scene.camera.data, shot.size, DETAILS[name])
    light_set(shot)
    settings([side // (4 if draft else 1) for side in SIZE], 6 if draft else 8, False, bounces=9, threshold=.03, diffuse=2)
    linear, *_ = trace(False, draft)
    folder, prefix = ('draft', 'film-') if draft else ('films', '')
    finish(linear, os.path.join(WORK, folder, f'{prefix}{name}.png'), vignette=.2 if shot.look == 'dark' else 0., shadow=False)
    print(f'{name}: {sum(os.times()[:4]):.0f} s of processor time')


if __name__ == '__main__':
    given = sys.argv[sys.argv.index('--') + 1:]
    main(given[0], '--draft' in given)
