"""A robot that turns before the camera, as cutouts for the product film: every frame is traced, none is made up.

blender -b --factory-startup -P art/films/turntable.py -- t10
Writes work/turntable/t10-00.png and so on; frames that exist are skipped, so it can be stopped and started again.
`python3 art/films/turntable.py` prints how the frames were taken, for the film's stage.
"""
import importlib
import json
import os
import sys
from dataclasses import asdict, dataclass

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))

SAMPLES = 10


@dataclass(frozen=True)
class Turn:
    frames: int
    first: float  # azimuth of the first frame in degrees: 0 looks at the robot's face, 180 at its back
    degrees: float  # how far it turns in all
    target: float  # height the camera looks at
    distance: float
    elevation: float = 10.
    size: tuple = (460, 700)


TURNS = {
    't10': Turn(56, -31, 211, .665, 3.9),
}


def azimuth(turn, frame):
    """Even speed, with a soft start and stop."""
    share = frame / (turn.frames - 1)
    return turn.first + turn.degrees * (share + (share * share * (3 - 2 * share))) / 2


def stage(model, turn):
    from kit.materials import Palette
    from kit.studio import camera, orbit, product_lights, reset, settings, shadow_floor
    reset()
    root = importlib.import_module(f'robots.{model}').build(Palette())
    target = (0, 0, turn.target)
    camera(orbit(0, turn.elevation, turn.distance, target), target, 90)
    product_lights(0, target, top=40 if turn.target > .3 else 22)
    shadow_floor()
    settings(turn.size, SAMPLES, True, bounces=9, threshold=.03, diffuse=2)
    return root


def shoot(model):
    from math import radians
    from kit.finish import finish, pad_cutout
    from kit.paths import WORK
    from kit.render import denoise, render_passes
    turn = TURNS[model]
    folder = os.path.join(WORK, 'turntable')
    os.makedirs(folder, exist_ok=True)
    root = stage(model, turn)
    for frame in range(turn.frames):
        path = os.path.join(folder, f'{model}-{frame:02d}.png')
        if os.path.exists(path):
            continue
        root.rotation_euler[2] = -radians(azimuth(turn, frame))
        passes, seconds = render_passes()
        linear, more = denoise(passes, True)
        finish(pad_cutout(linear, turn.size, 0, 0), path)
        print(f'{model}-{frame:02d}: {seconds:.1f} s rendered, {more:.1f} s denoised', flush=True)


if __name__ == '__main__':
    if '--' in sys.argv:
        shoot(sys.argv[sys.argv.index('--') + 1])
    else:
        print(json.dumps({model: asdict(turn) for model, turn in TURNS.items()}))
