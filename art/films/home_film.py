"""The home film from its layers: a slow move of the camera, true to each point's distance, that ends where it began.

python3 art/films/home_film.py home        (after films/home_layers.py; Debian's own python3, which has numpy and Pillow)
Writes web/public/films/<view>.{h264,av1}.mp4 and the poster into work/raw/.
"""
import json
import os
import subprocess
import sys

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))

import numpy as np
from PIL import Image, ImageFilter

from films.home_views import VIEWS
from kit.finish import CURVES, add_bloom, gauss, to_srgb
from kit.paths import ART, RAW, WORK

FILMS = os.path.join(ART, '..', 'web', 'public', 'films')
FRAMES, RATE = 192, 24
ASIDE, FORWARD = .075, .15  # metres the camera moves
SMILE = (60, 132)  # frames between which the robot smiles
FADE = 4


def toned(linear, exposure):
    colour = add_bloom(np.maximum(linear.astype(np.float32), 0) * exposure, .22, 1.2)
    return to_srgb(CURVES['agx-punch'](colour)).astype(np.float32)


def sample(picture, u, v):
    """Colours at points counted from the picture's middle, between its pixels."""
    height, width = picture.shape[:2]
    x = np.clip(u + width / 2 - .5, 0, width - 1.001)
    y = np.clip(v + height / 2 - .5, 0, height - 1.001)
    left, top = x.astype(np.int32), y.astype(np.int32)
    right, down = x - left, y - top
    if picture.ndim == 3:
        right, down = right[..., None], down[..., None]
    upper = picture[top, left] * (1 - right) + picture[top, left + 1] * right
    lower = picture[top + 1, left] * (1 - right) + picture[top + 1, left + 1] * right
    return upper * (1 - down) + lower * down


class Layers:
    def __init__(self, name):
        folder = os.path.join(WORK, 'layers', name)

        def load(layer):
            return np.load(os.path.join(folder, f'{layer}.npy'))

        with open(os.path.join(folder, 'view.json')) as file:
            view = json.load(file)
        self.focal, self.away = view['focal'], view['robot']
        exposure = VIEWS[name].shot.exposure
        whole = load('whole')
        self.robot = toned(whole, exposure)
        left, top = view['head']
        head = load('smile')
        whole[top:top + head.shape[0], left:left + head.shape[1]] = head
        self.smiling = toned(whole, exposure)
        self.outline = np.clip(load('robot').astype(np.float32), 0, 1)
        self.place = self._without_robot(toned(load('place'), exposure))
        # smoothed in its inverse, or chair legs tear
        self.depth = 1 / gauss((1 / np.clip(load('depth'), 1.5, 30))[..., None], 14 * whole.shape[1] / 1600)[..., 0]

    def _without_robot(self, place):
        """The place behind the robot and a little around it; elsewhere the whole picture, which has its true shadows."""
        mask = Image.fromarray((self.outline * 255).astype(np.uint8))
        wider = mask.filter(ImageFilter.MaxFilter(7)).filter(ImageFilter.GaussianBlur(1.6))
        share = np.clip(np.asarray(wider, np.float32) / 255 * 1.6, 0, 1)[..., None]
        return self.robot * (1 - share) + place * share

    def face(self, frame):
        share = np.clip(min((frame - SMILE[0]) / FADE, (SMILE[1] - frame) / FADE), 0, 1)
        return self.robot if share == 0 else self.smiling if share == 1 else self.robot * (1 - share) + self.smiling * share


def frames(layers, size):
    width, height = size
    y, x = np.mgrid[0:height, 0:width].astype(np.float32)
    fit = .94 * min(layers.robot.shape[1] / width, layers.robot.shape[0] / height)  # the rest is room to move in
    across, down = (x - width / 2 + .5) * fit, (y - height / 2 + .5) * fit
    edges = 1 - .25 * (((x / width - .5) ** 2 + (y / height - .5) ** 2) / .5)[..., None] ** 1.4
    for frame in range(FRAMES):
        turn = 2 * np.pi * frame / FRAMES
        aside, forward = ASIDE * np.sin(turn), FORWARD * (1 - np.cos(turn)) / 2
        # the camera turns to keep the robot where it is, so only the place around it moves
        still = layers.focal * aside / (layers.away - forward)
        depth = np.full_like(across, 6.)
        for _ in range(4):
            u = ((across - still) * (depth - forward) + layers.focal * aside) / depth
            v = down * (depth - forward) / depth
            depth = sample(layers.depth, u, v)
        nearer = (layers.away - forward) / layers.away
        covered = sample(layers.outline, across * nearer, down * nearer)[..., None]
        shown = sample(layers.place, u, v) * (1 - covered)
        shown += sample(layers.face(frame), across * nearer, down * nearer) * covered
        yield (np.clip(shown * edges, 0, 1) * 255 + .5).astype(np.uint8)


def encode(master, name, kind, options):
    target = os.path.join(FILMS, f'{name}.{kind}.mp4')
    subprocess.run(['ffmpeg', '-v', 'error', '-y', '-i', master, '-an', '-pix_fmt', 'yuv420p', *options.split(),
                    '-movflags', '+faststart', target], check=True)
    print(f'{name}.{kind}.mp4: {os.path.getsize(target) / 1e6:.2f} MB')


def main(name):
    size = VIEWS[name].film
    master = os.path.join(WORK, f'{name}.mkv')
    recorder = subprocess.Popen(['ffmpeg', '-v', 'error', '-y', '-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', f'{size[0]}x{size[1]}',
                                 '-r', str(RATE), '-i', '-', '-c:v', 'libx264', '-crf', '6', '-preset', 'veryfast', '-pix_fmt',
                                 'yuv444p', master], stdin=subprocess.PIPE)
    for number, picture in enumerate(frames(Layers(name), size)):
        if number == 0:
            Image.fromarray(picture).save(os.path.join(RAW, f'{name}-poster.png'))
        recorder.stdin.write(picture.tobytes())
    recorder.stdin.close()
    if recorder.wait() != 0:
        raise SystemExit('ffmpeg failed')
    # the names that web/home/film-sources.tsx offers to browsers
    encode(master, name, 'h264', '-c:v libx264 -preset slow -crf 21')
    encode(master, name, 'av1', '-c:v libsvtav1 -preset 6 -crf 27 -g 192')


if __name__ == '__main__':
    main(sys.argv[1])
