"""Close-ups cut out of the finished cutouts, on a studio gradient: for those that have not been rendered on their own.

python3 art/robots/cut_details.py: makes those that are missing in work/raw/; a render of the same name replaces one.
"""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))

import numpy as np
from PIL import Image

from kit.paths import RAW
from robots.shots import CLOSE

LIGHT = ((240, 243, 243), (205, 212, 213))
DARK = ((24, 52, 60), (6, 14, 20))

# name: source, centre as shares of the canvas, width as a share of its width, ground
DETAILS = {
    't10-trays': ('t10-front', (.52, .42), .52, LIGHT),
    't10-display': ('t10-rear', (.56, .48), .74, DARK),
    't8-trays': ('t8-front', (.52, .365), .50, LIGHT),
    't9-trays': ('t9-front', (.52, .47), .58, LIGHT),
    't5-trays': ('t5-front', (.49, .36), .58, LIGHT),
    't5-sensor': ('t5-front', (.50, .845), .52, DARK),
    't6-trays': ('t6-front', (.52, .40), .50, LIGHT),
    't11-suspension': ('t11-front', (.50, .775), .46, LIGHT),
    't11-vision': ('t11-front', (.50, .16), .50, LIGHT),
    't11-detect': ('t11-front', (.52, .335), .48, DARK),
    'w3-inside': ('w3-compartments', (.67, .33), .52, LIGHT),
    'w3-panel': ('w3-front', (.49, .155), .46, LIGHT),
    's100-load': ('s100-front', (.43, .40), .74, LIGHT),
    's100-sensor': ('s100-front', (.66, .60), .62, DARK),
    'c30-brush': ('c30-front', (.47, .68), .46, LIGHT),
    'c30-suction': ('c30-front', (.55, .55), .62, DARK),
    'c40-sensors': ('c40-front', (.55, .52), .60, DARK),
}


def studio_ground(colours):
    """Lighter behind the subject, darker towards the corners."""
    width, height = CLOSE
    y, x = np.mgrid[0:height, 0:width]
    away = np.clip(np.hypot((x / width - .5) * 1.3, y / height - .42) / .75, 0, 1)[..., None] ** 1.3
    middle, corner = (np.array(colour) for colour in colours)
    return Image.fromarray((middle * (1 - away) + corner * away).astype(np.uint8)).convert('RGBA')


def cut(source, centre, share, colours):
    cutout = Image.open(os.path.join(RAW, f'{source}.png')).convert('RGBA')
    width = share * cutout.width
    height = width * CLOSE[1] / CLOSE[0]
    left, top = centre[0] * cutout.width - width / 2, centre[1] * cutout.height - height / 2
    piece = cutout.crop(tuple(round(edge) for edge in (left, top, left + width, top + height))).resize(CLOSE, Image.LANCZOS)
    picture = studio_ground(colours)
    picture.alpha_composite(piece)
    return picture.convert('RGB')


if __name__ == '__main__':
    for name, (source, centre, share, colours) in DETAILS.items():
        target = os.path.join(RAW, f'{name}.png')
        if not os.path.exists(target) and os.path.exists(os.path.join(RAW, f'{source}.png')):
            cut(source, centre, share, colours).save(target)
            print(name)
