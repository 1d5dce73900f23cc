"""All pictures at a glance, for a harsh look: robots at their true relative size, close-ups, scenes.

python3 art/contact_sheet.py: writes docs/pictures/robots.webp, robots-rear.webp, close-ups.webp and scenes.webp
"""
import os

from PIL import Image

from kit.paths import ART, RAW
from robots.shots import MODELS, SHOTS as ROBOTS
from scenes.shots import SHOTS as SCENES

DOCS = os.path.join(os.path.dirname(ART), 'docs', 'pictures')
SENSOR, LENS = 36, 90  # millimetres, as in the studio
SCALE = 420  # pixels for a metre
GROUND = (232, 236, 237)


def open_raw(name):
    return Image.open(os.path.join(RAW, f'{name}.png'))


def cutout(name, shot):
    """The picture scaled so that a metre at the robot's place is SCALE pixels, cut to what can be seen."""
    picture = open_raw(name).convert('RGBA')
    pixels_per_metre = max(picture.size) / (SENSOR / LENS * shot.distance)
    factor = SCALE / pixels_per_metre
    picture = picture.resize((round(picture.width * factor), round(picture.height * factor)), Image.LANCZOS)
    solid = picture.getchannel('A').point(lambda alpha: 255 if alpha > 200 else 0)
    left, top, right, bottom = solid.getbbox()
    return picture.crop((max(0, left - 30), max(0, top - 10), min(picture.width, right + 30), min(picture.height, bottom + 24)))


def in_a_row(pictures):
    sheet = Image.new('RGB', (sum(picture.width for picture in pictures), max(picture.height for picture in pictures) + 30), GROUND)
    x = 0
    for picture in pictures:
        sheet.paste(picture, (x, sheet.height - picture.height), picture)
        x += picture.width
    return sheet


def in_a_grid(names, columns, width, height):
    sheet = Image.new('RGB', (columns * width, -(-len(names) // columns) * height), GROUND)
    for index, name in enumerate(names):
        picture = open_raw(name).convert('RGB').resize((width, height), Image.LANCZOS)
        sheet.paste(picture, (index % columns * width, index // columns * height))
    return sheet


def save(sheet, name):
    sheet.save(os.path.join(DOCS, f'{name}.webp'), quality=82, method=6)


if __name__ == '__main__':
    for view, name in (('front', 'robots'), ('rear', 'robots-rear')):
        save(in_a_row([cutout(f'{model}-{view}', ROBOTS[f'{model}-{view}']) for model in MODELS]), name)
    close_ups = [name for name in ROBOTS if not name.endswith(('-front', '-rear'))]
    save(in_a_grid(close_ups, 5, 480, 360), 'close-ups')
    save(in_a_grid(list(SCENES), 6, 400, 225), 'scenes')
