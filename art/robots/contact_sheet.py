"""All robots side by side at their true relative size, and all close-ups, for a harsh look.

python3 art/robots/contact_sheet.py: writes work/sheets/robots.png and work/sheets/close-ups.png
"""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))

from PIL import Image

from kit.paths import RAW, WORK
from robots.shots import CLOSE, SHOTS

SENSOR, LENS = 36, 90  # millimetres, as in the studio
SCALE = 420  # pixels for a metre
GROUND = (232, 236, 237)
ORDER = ('t5', 't6', 't8', 't9', 't10', 't11', 'w3', 's100', 'c40', 'c30')


def cutout(name):
    """The picture scaled so that a metre at the robot's place is SCALE pixels, cut to what can be seen."""
    shot = SHOTS[name]
    picture = Image.open(os.path.join(RAW, f'{name}.png')).convert('RGBA')
    pixels_per_metre = max(picture.size) / (SENSOR / LENS * shot.distance)
    factor = SCALE / pixels_per_metre
    picture = picture.resize((round(picture.width * factor), round(picture.height * factor)), Image.LANCZOS)
    solid = picture.getchannel('A').point(lambda alpha: 255 if alpha > 200 else 0)
    left, top, right, bottom = solid.getbbox()
    return picture.crop((max(0, left - 30), max(0, top - 10), min(picture.width, right + 30), min(picture.height, bottom + 24)))


def robots_sheet(view):
    found = [cutout(f'{model}-{view}') for model in ORDER if os.path.exists(os.path.join(RAW, f'{model}-{view}.png'))]
    sheet = Image.new('RGB', (sum(picture.width for picture in found), max(picture.height for picture in found) + 30), GROUND)
    x = 0
    for picture in found:
        sheet.paste(picture, (x, sheet.height - picture.height), picture)
        x += picture.width
    return sheet


def features_sheet(columns=5, width=480):
    height = width * CLOSE[1] // CLOSE[0]
    names = [name for name, shot in SHOTS.items() if shot.size == CLOSE and os.path.exists(os.path.join(RAW, f'{name}.png'))]
    sheet = Image.new('RGB', (columns * width, -(-len(names) // columns) * height), GROUND)
    for index, name in enumerate(names):
        picture = Image.open(os.path.join(RAW, f'{name}.png')).convert('RGB').resize((width, height), Image.LANCZOS)
        sheet.paste(picture, (index % columns * width, index // columns * height))
    return sheet


if __name__ == '__main__':
    folder = os.path.join(WORK, 'sheets')
    os.makedirs(folder, exist_ok=True)
    robots_sheet('front').save(os.path.join(folder, 'robots.png'))
    robots_sheet('rear').save(os.path.join(folder, 'robots-rear.png'))
    features_sheet().save(os.path.join(folder, 'close-ups.png'))
