"""Puts films together from what films/frames.py has traced, and encodes them.

python3 art/films/film.py home [--draft]        (Debian's own python3, which has numpy and Pillow)
The home film: web/pictures/films/<film>.{h264,av1}.mp4 and the posters into work/raw/. A crossing: work/films/<name>.mkv and,
where a card shows it, web/pictures/films/cards/<name>.{h264,av1}.mp4. A draft: work/draft/<film>.mp4.
`cards` only writes the list of card films anew, after their pictures have been encoded.
"""
import os
import subprocess
import sys
from glob import glob

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))

import numpy as np
from PIL import Image

from films.crossings import CARD_FILMS
from films.footage import Footage
from films.plan import RATE
from films.plans import PLANS
from kit.paths import ART, RAW, WORK

OUT = os.path.join(ART, '..', 'web', 'pictures', 'films')
PICTURES = os.path.join(ART, '..', 'web', 'public', 'pictures')
MASTERS = os.path.join(WORK, 'films')
GRAIN = .004


def to_bytes(picture):
    return (np.clip(picture, 0, 1) * 255 + .5).astype(np.uint8)


class Reel:
    """One film: a part of the picture, with darker corners of its own."""

    def __init__(self, name, footage, path, quality):
        unit = footage.unit
        self.left, self.top, self.width, self.height = (round(side * unit) for side in footage.plan.films[name])
        self.width, self.height = self.width // 2 * 2, self.height // 2 * 2
        y, x = np.mgrid[0:self.height, 0:self.width].astype(np.float32)
        away = ((x / self.width - .5) ** 2 + (y / self.height - .5) ** 2) / .5
        self.edges = 1 - footage.plan.vignette * away[..., None] ** 1.4
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
    """All films of one plan at once, because their frames are the same."""
    reels = {name: Reel(name, footage, os.path.join(folder, name + ending), quality) for name in footage.plan.films}
    for number, picture in enumerate(footage.pictures()):
        for name, reel in reels.items():
            shown = reel.show(*picture)
            if number == 0 and name in footage.plan.posters:  # small and without grain: it is what the page waits for
                width = round(footage.plan.posters[name] * footage.unit)
                poster = Image.fromarray(shown).resize((width, width * reel.height // reel.width), Image.LANCZOS)
                poster.save(os.path.join(posters, f'{name}-poster.png'))
    for reel in reels.values():
        reel.end()


# BT.709 by name, or browsers guess; one key frame, because nobody winds through them
COMMON = '-an -colorspace bt709 -color_primaries bt709 -color_trc bt709 -movflags +faststart -g 500'
COLOURS = 'scale=out_color_matrix=bt709:out_range=tv,format=yuv420p'
# both are offered to browsers (web/pictures/films.ts, web/post/card-film.tsx)
KINDS = {
    'h264': '-c:v libx264 -preset slow -crf 20',
    'av1': '-c:v libsvtav1 -preset 7 -crf 27',
}
CARD_KINDS = {
    'h264': '-c:v libx264 -preset veryslow -crf 24',
    'av1': '-c:v libsvtav1 -preset 5 -crf 37',
}
CARD = 'scale=960:540:flags=lanczos,crop=720:540'  # what a card shows of a picture: its middle


def encode(master, target, kinds, look):
    for kind, options in kinds.items():
        path = os.path.join(OUT, f'{target}.{kind}.mp4')
        os.makedirs(os.path.dirname(path), exist_ok=True)
        subprocess.run(['ffmpeg', '-v', 'error', '-y', '-i', os.path.join(MASTERS, f'{master}.mkv'), '-vf', look, *COMMON.split(),
                        *options.split(), path], check=True)
        print(f'{target}.{kind}.mp4: {os.path.getsize(path) / 1e3:.0f} kB')


def bytes_of(picture):
    """Of its widest file, which the sample content stores: by it the site tells the picture from others of its name."""
    return os.path.getsize(max(glob(os.path.join(PICTURES, f'{picture}-????????-*.webp')), key=lambda path: int(path[:-5].split('-')[-1])))


def write_card_films():
    """The pictures that have a card film, for the site: by the files that are there."""
    names = sorted(file.removesuffix('.av1.mp4') for file in os.listdir(os.path.join(OUT, 'cards')) if file.endswith('.av1.mp4'))
    sizes = ', '.join(f"'{name}': {bytes_of(name):_}" for name in names)
    with open(os.path.join(ART, '..', 'web', 'pictures', 'card-films.ts'), 'w') as file:
        file.write('// Written by `python3 art/films/film.py cards`: the pictures that have a film of the robot that comes to where they show it, '
                   'and the bytes of their widest file.\n'
                   f'export const cardFilms: Readonly<Record<string, number>> = {{ {sizes} }};\n')


def main(name, draft):
    footage = Footage(PLANS[name], os.path.join(WORK, 'frames-draft' if draft else 'frames', name))
    if draft:
        folder = os.path.join(WORK, 'draft')
        os.makedirs(folder, exist_ok=True)
        record(footage, folder, '.mp4', '-c:v libx264 -crf 16 -pix_fmt yuv420p', folder)
        return
    for folder in (RAW, MASTERS):
        os.makedirs(folder, exist_ok=True)
    record(footage, MASTERS, '.mkv', '-c:v libx264rgb -crf 4 -preset veryfast', RAW)
    if name == 'home':
        for film in PLANS[name].films:
            encode(film, film, KINDS, COLOURS)
    if name in CARD_FILMS:
        encode(name, f'cards/{name}', CARD_KINDS, f'{CARD},{COLOURS}')
        write_card_films()


if __name__ == '__main__':
    if sys.argv[1] == 'cards':
        write_card_films()
    else:
        main(sys.argv[1], '--draft' in sys.argv)
