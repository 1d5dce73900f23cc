"""Puts the home films together from what films/home_frames.py has traced, and encodes them.

python3 art/films/home_film.py [--draft]        (Debian's own python3, which has numpy and Pillow)
Writes web/public/films/<film>.{h264,av1}.mp4 and the posters into work/raw/; a draft: work/draft/<film>.mp4.
"""
import os
import subprocess
import sys
from bisect import bisect_left
from functools import lru_cache

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))

import numpy as np
from PIL import Image

from films.home_plan import CANVAS, FILMS, POSES, POSTER_WIDTHS, RATE, SHOT, shadows, traced, upright
from kit.finish import CURVES, gauss, to_srgb
from kit.paths import ART, RAW, WORK

OUT = os.path.join(ART, '..', 'web', 'public', 'films')
BLOOM, BRIGHT = .22, 1.2
BLOOM_WIDTHS = ((6 / 1600, .5), (24 / 1600, .35), (80 / 1600, .15))  # of the picture's width, and how much of each
VIGNETTE, GRAIN = .25, .004


def bloom(bright, width):
    """What spills from bright light, in three widths; `bright` is black at its edges or is the whole picture."""
    return BLOOM * sum(gauss(bright, share * width) * much for share, much in BLOOM_WIDTHS)


def over(colour):
    return np.clip(colour - BRIGHT, 0, 8)


def toned(colour):
    return to_srgb(CURVES['agx-punch'](colour)).astype(np.float32)


def to_bytes(picture):
    return (np.clip(picture, 0, 1) * 255 + .5).astype(np.uint8)


def soft_frame(shape, width):
    """1 inside, falling to 0 towards all four edges."""
    height, across = shape
    x = np.minimum(np.arange(across) + .5, across - np.arange(across) - .5)
    y = np.minimum(np.arange(height) + .5, height - np.arange(height) - .5)
    share = np.clip(np.minimum(x[None], y[:, None]) / width, 0, 1)
    return (share * share * (3 - 2 * share))[..., None].astype(np.float32)


def plane_to_plane(points, others):
    """The eight numbers that take four points of one picture to four of another, as Pillow wants them."""
    rows = []
    for (x, y), (u, v) in zip(points, others):
        rows += [(x, y, 1, 0, 0, 0, -u * x, -u * y), (0, 0, 0, x, y, 1, -v * x, -v * y)]
    return np.linalg.solve(np.array(rows), np.array(others).ravel())


def bend(points, way):
    a, b, c, d, e, f, g, h = way
    x, y = points.T
    return np.stack([a * x + b * y + c, d * x + e * y + f], 1) / (g * x + h * y + 1)[:, None]


class Footage:
    """The traced pictures, in linear light and exposed."""

    def __init__(self, folder):
        self.folder = folder
        self.place = self._load('place')['colour']
        self.half = self._load('place-half')['colour']
        self.unit = self.place.shape[1] / CANVAS[0]
        self.pad = round(130 * self.unit)
        self.spilt = bloom(over(self.place), self.place.shape[1])
        self.shown = toned(self.place + self.spilt)
        self.feet = np.load(os.path.join(folder, 'feet.npz'))['feet']  # where it stands in each frame, and how far away
        self.keys = [number for number in shadows() if self.has(f'shadow-{number:04d}')]

    def _load(self, name):
        kept = dict(np.load(os.path.join(self.folder, f'{name}.npz')))
        return {**kept, 'colour': np.maximum(kept['colour'].astype(np.float32), 0) * SHOT.exposure}

    def has(self, name):
        return os.path.exists(os.path.join(self.folder, f'{name}.npz'))

    @lru_cache(maxsize=4)
    def _shadow(self, number):
        """By what share the robot lightens or darkens the place around it, and the corner of that; half the film's size."""
        kept = self._load(f'shadow-{number:04d}')
        colour, (left, top) = kept['colour'], kept['corner']
        height, width = colour.shape[:2]
        free = self.half[top:top + height, left:left + width]
        near = gauss(np.concatenate([colour, free], 2), 1.6 * self.unit) + 1e-4
        change = near[..., :3] / near[..., 3:] - 1
        # what is too little to be a shadow is noise
        much = np.clip((np.abs(change).mean(2, keepdims=True) - .008) / .03, 0, 1)
        return np.clip(change * much, -.95, 1.5) * soft_frame((height, width), 24 * self.unit), (left, top)

    def shadow(self, number, box):
        """The same for a part of the picture: between two traced shadows it goes along with the robot."""
        later = bisect_left(self.keys, number)
        pair = self.keys[max(0, later - 1)], self.keys[min(later, len(self.keys) - 1)]
        share = (number - pair[0]) / (pair[1] - pair[0]) if pair[1] > pair[0] else 0
        left, top, width, height = box
        mixed = np.zeros((height, width, 3), np.float32)
        for key, much in zip(pair, (1 - share, share)):
            if much == 0:
                continue
            change, corner = self._shadow(key)
            mixed += much * self._moved(change, corner, key, number, box, .5)
        return mixed

    def _moved(self, picture, corner, was, now, box, share=1., how=Image.BILINEAR):
        """What was traced around the robot in frame `was`, as part `box` of frame `now`: at its place, larger where it is nearer.

        share: the size at which it was traced.
        """
        scale = self.feet[now][2] / self.feet[was][2] * share
        x, y = ((edge - at * self.unit) * scale + stood * self.unit * share - side
                for edge, at, stood, side in zip(box, self.feet[now], self.feet[was], corner))
        planes = [Image.fromarray(np.ascontiguousarray(picture[..., i])) for i in range(picture.shape[2])]
        return np.stack([plane.transform(box[2:], Image.AFFINE, (scale, 0, x, 0, scale, y), how) for plane in planes], 2)

    def robot(self, number, face=None):
        """The robot as it was traced, and where: (premultiplied colour, how much of each point it covers, left, top)."""
        kept = self._load(f'{number:04d}')
        colour, alpha = kept['colour'], kept['alpha'].astype(np.float32)[..., None] / 255
        left, top = (int(side) for side in kept['corner'])
        share = float(kept['share'])
        if share < 1:
            box = tuple(round(side / share) for side in (left, top, alpha.shape[1], alpha.shape[0]))
            moved = self._moved(np.concatenate([colour, alpha], 2), (left, top), number, number, box, share, Image.BICUBIC)
            colour, alpha, left, top = np.maximum(moved[..., :3], 0), np.clip(moved[..., 3:], 0, 1), box[0], box[1]
        if face:
            head = self._load(f'{number:04d}-{face}')
            x, y = head['corner'] - (left, top)
            height, width = head['colour'].shape[:2]
            part = colour[y:y + height, x:x + width]
            share = soft_frame((height, width), 4 * self.unit)
            part[:] = part * (1 - share) + head['colour'] * share
        return colour, alpha, left, top

    def between(self, number, before, after):
        """The robot of a frame that was not traced: its neighbours at its place, mixed. As it drives, they differ in little else."""
        first, second = self._borrowed(number, before), self._borrowed(number, after)
        left, top = min(first[2], second[2]), min(first[3], second[3])
        size = [max(part[0].shape[1 - axis] + part[2 + axis] for part in (first, second)) - (left, top)[axis] for axis in (0, 1)]
        mixed = np.zeros((size[1], size[0], 4), np.float32)
        share = (number - before) / (after - before)
        for (colour, alpha, x, y), much in ((first, 1 - share), (second, share)):
            height, width = alpha.shape[:2]
            mixed[y - top:y - top + height, x - left:x - left + width] += much * np.concatenate([colour, alpha], 2)
        return mixed[..., :3], mixed[..., 3:], left, top

    def _borrowed(self, number, near):
        """The robot of a frame close by, turned and moved to how it stands in this one."""
        colour, alpha, left, top = self.robot(near)
        height, width = alpha.shape[:2]
        here, there = (np.array(upright(one)) * self.unit for one in (number, near))
        corners = np.array([(left + x, top + y) for x in (0, width) for y in (0, height)], float)
        moved = bend(corners, plane_to_plane(there, here))
        x0, y0 = np.floor(moved.min(0)).astype(int)
        x1, y1 = np.ceil(moved.max(0)).astype(int)
        way = plane_to_plane(here - (x0, y0), there - (left, top))
        planes = [Image.fromarray(np.ascontiguousarray(part[..., i])) for part in (colour, alpha) for i in range(part.shape[2])]
        bent = np.stack([plane.transform((x1 - x0, y1 - y0), Image.PERSPECTIVE, way, Image.BICUBIC) for plane in planes], 2)
        return np.maximum(bent[..., :3], 0), np.clip(bent[..., 3:], 0, 1), int(x0), int(y0)

    def frame(self, number, robot):
        """The part of the picture that the robot changes, for the screen: (left, top, pixels)."""
        colour, alpha, left, top = robot
        height, width = alpha.shape[:2]
        full_height, full_width = self.place.shape[:2]
        pad = self.pad
        x0, x1 = max(0, left - pad), min(full_width, left + width + pad)
        y0, y1 = max(0, top - pad), min(full_height, top + height + pad)
        place = self.place[y0:y1, x0:x1]
        around = place * (1 + self.shadow(number, (x0, y0, x1 - x0, y1 - y0)))
        here = np.s_[top - y0:top - y0 + height, left - x0:left - x0 + width]
        around[here] = around[here] * (1 - alpha) + colour
        more = bloom(over(around) - over(place), full_width) * soft_frame(around.shape[:2], pad * .6)
        return x0, y0, toned(around + np.maximum(self.spilt[y0:y1, x0:x1] + more, 0))


def pictures(footage):
    """Every frame of the film."""
    first = {(pose.x, pose.y, pose.turn % 360): number for number, pose in traced().items()}
    there = [number for number in sorted(traced()) if footage.has(f'{number:04d}')]
    shown = made = None
    for pose in POSES:
        number = first[pose.x, pose.y, pose.turn % 360]
        later = bisect_left(there, number)
        face = pose.face if footage.has(f'{number:04d}-{pose.face}') else None
        if shown != (number, face):
            is_there = later < len(there) and there[later] == number
            robot = footage.robot(number, face) if is_there else footage.between(number, there[later - 1], there[later])
            shown, made = (number, face), footage.frame(number, robot)
        yield made


class Reel:
    """One film: a part of the picture, with darker corners of its own."""

    def __init__(self, name, footage, path, quality):
        unit = footage.unit
        self.left, self.top, self.width, self.height = (round(side * unit) for side in FILMS[name])
        self.width, self.height = self.width // 2 * 2, self.height // 2 * 2
        y, x = np.mgrid[0:self.height, 0:self.width].astype(np.float32)
        away = ((x / self.width - .5) ** 2 + (y / self.height - .5) ** 2) / .5
        self.edges = 1 - VIGNETTE * away[..., None] ** 1.4
        # always the same grain: it keeps walls free of bands and costs nothing but the first frame
        self.grain = np.random.default_rng(1).normal(0, GRAIN, (self.height, self.width, 1)).astype(np.float32)
        place = footage.shown[self.top:self.top + self.height, self.left:self.left + self.width] * self.edges
        self.plain, self.still = to_bytes(place), to_bytes(place + self.grain)
        command = ['ffmpeg', '-v', 'error', '-y', '-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', f'{self.width}x{self.height}',
                   '-r', str(RATE), '-i', '-', *quality.split(), path]
        self.recorder = subprocess.Popen(command, stdin=subprocess.PIPE)

    def show(self, left, top, part):
        """Record the picture with this part changed; returns it without grain."""
        x0, y0 = max(left, self.left), max(top, self.top)
        x1, y1 = min(left + part.shape[1], self.left + self.width), min(top + part.shape[0], self.top + self.height)
        here = np.s_[y0 - self.top:y1 - self.top, x0 - self.left:x1 - self.left]
        seen = part[y0 - top:y1 - top, x0 - left:x1 - left] * self.edges[here]
        pixels = self.still.copy()
        pixels[here] = to_bytes(seen + self.grain[here])
        self.recorder.stdin.write(pixels.tobytes())
        plain = self.plain.copy()
        plain[here] = to_bytes(seen)
        return plain

    def end(self):
        self.recorder.stdin.close()
        if self.recorder.wait() != 0:
            raise SystemExit('ffmpeg failed')


def record(footage, folder, ending, quality, posters):
    """All films at once, because their frames are the same."""
    reels = {name: Reel(name, footage, os.path.join(folder, name + ending), quality) for name in FILMS}
    for number, picture in enumerate(pictures(footage)):
        for name, reel in reels.items():
            shown = reel.show(*picture)
            if number == 0:  # small and without grain: it is what the page waits for
                width = round(POSTER_WIDTHS[name] * footage.unit)
                poster = Image.fromarray(shown).resize((width, width * reel.height // reel.width), Image.LANCZOS)
                poster.save(os.path.join(posters, f'{name}-poster.png'))
    for reel in reels.values():
        reel.end()


# BT.709 by name, or browsers guess; one key frame, because nobody winds through a loop
COMMON = '-an -vf scale=out_color_matrix=bt709:out_range=tv,format=yuv420p -colorspace bt709 -color_primaries bt709 -color_trc bt709 -movflags +faststart -g 500'
# the names that web/home/film-sources.tsx offers to browsers
KINDS = {
    'h264': '-c:v libx264 -preset slow -crf 20',
    'av1': '-c:v libsvtav1 -preset 7 -crf 27',
}


def encode(name):
    for kind, options in KINDS.items():
        target = os.path.join(OUT, f'{name}.{kind}.mp4')
        subprocess.run(['ffmpeg', '-v', 'error', '-y', '-i', os.path.join(WORK, f'{name}.mkv'), *COMMON.split(), *options.split(),
                        target], check=True)
        print(f'{name}.{kind}.mp4: {os.path.getsize(target) / 1e6:.2f} MB')


def main(draft):
    if draft:
        folder = os.path.join(WORK, 'draft')
        os.makedirs(folder, exist_ok=True)
        record(Footage(os.path.join(WORK, 'film-draft')), folder, '.mp4', '-c:v libx264 -crf 16 -pix_fmt yuv420p', folder)
        return
    os.makedirs(RAW, exist_ok=True)
    record(Footage(os.path.join(WORK, 'film')), WORK, '.mkv', '-c:v libx264rgb -crf 4 -preset veryfast', RAW)
    for name in FILMS:
        encode(name)


if __name__ == '__main__':
    main('--draft' in sys.argv)
