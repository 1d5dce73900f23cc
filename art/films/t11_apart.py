"""T11 taken apart: each of its parts as one cutout, for the page that draws them nearer or farther as one scrolls.

blender -b --factory-startup -P art/films/t11_apart.py -- trace [--draft] [part …]
python3 art/films/t11_apart.py

The first traces what work/apart/ lacks. The second puts the parts on one sheet (work/raw/t11-parts.png), all of them in
their places on another picture (t11-apart.png), and writes where each is and goes to: web/pictures/t11-parts.ts.

The camera has no perspective: a part looks the same wherever it floats, so one picture of each is true all the way.
Each is traced alone at its place in the robot, so that no shadow of another stays on it; the robot as it stands together
is one more picture, from which the page fades to the parts before they move.
"""
import json
import os
import sys
from dataclasses import dataclass
from math import cos, radians, sin

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))

from kit.paths import ART, RAW, WORK

AZIMUTH, ELEVATION = -31, 14
FOLDER = os.path.join(WORK, 'apart')
SHEET_WIDTH = 1600
GAP = 4  # pixels between two parts on the sheet: a browser that scales it must not mix them
SCALE = 1060  # pixels for a metre
SAMPLES, DRAFT_SAMPLES, DRAFT = 12, 5, .3
FRAME = (.92, 2.06)  # metres that the picture shows
MIDDLE = (.075, .907)  # what is in its middle: to the right of the robot's axis, and up


@dataclass(frozen=True)
class Part:
    """way: metres to the robot's left, to its back and up until it is apart; start: when it sets out, 0 to 1."""
    way: tuple
    start: float


RING_STEP = .029
DECK = .030 + 6 * RING_STEP + .035
TOWER = DECK + .065
HEAD = TOWER + .32

# painted one over the other, in this order: from above, what is higher hides what is lower
PARTS = {
    'base': Part((0, 0, 0), 0),
    **{f'ring-{ring}': Part((0, 0, .030 + ring * RING_STEP), .405 - .01 * ring) for ring in range(6)},
    'deck': Part((0, 0, DECK), .33),
    'eye-deck': Part((.06, -.20, DECK), .33),
    'eye-back': Part((0, .30, HEAD), .05),
    'tower': Part((-.06, .11, TOWER), .27),
    **{f'tray-{tray}': Part((.09, -.20, TOWER + .03 + tray * .03), .27 - .015 * tray) for tray in range(3)},
    'eye-right': Part((.16, 0, HEAD), .05),
    'head': Part((0, 0, HEAD), .05),
    'eye-left': Part((-.16, 0, HEAD), .05),
    'eye-top': Part((0, -.12, HEAD + .09), .05),
}
TOGETHER = 'together'


def on_screen(metres):
    """Pixels to the right and down for a way in metres."""
    x, y, z = metres
    a, e = radians(AZIMUTH), radians(ELEVATION)
    right = x * cos(a) + y * sin(a)
    up = (-x * sin(a) + y * cos(a)) * sin(e) + z * cos(e)
    return right * SCALE, -up * SCALE


def part_of(name, middle):
    """The part that an object belongs to, by its name and where it is; None for what nobody sees."""
    from robots.t11 import FLOAT_FROM, FLOAT_TO, HEAD_FROM, RING_HEIGHT, TRAYS
    stem = name.split('.')[0]
    if stem == 'absorber_core':
        return None
    if stem in ('absorber_ring', 'absorber_washer'):
        return f'ring-{int((middle.z - FLOAT_FROM) / RING_HEIGHT)}'
    if stem in ('sensor_window', 'sensor_housing', 'lens', 'lens_ring'):
        if middle.z < HEAD_FROM:
            return 'eye-deck'
        if abs(middle.x) > .15:
            return 'eye-left' if middle.x < 0 else 'eye-right'
        return 'eye-back' if middle.y > .15 else 'eye-top'
    if stem.startswith(('tower', 'stop', 'screen')) or (stem.startswith('words') and middle.z > FLOAT_TO):
        return 'tower'
    if stem.startswith(('deck', 'vent')):
        return 'deck'
    if middle.z < FLOAT_FROM:
        return 'base'
    if stem.startswith(('head', 'visor', 'face')) or middle.z > HEAD_FROM - .03:
        return 'head'
    return f'tray-{sum(middle.z > z - .03 for z in TRAYS) - 1}'


def stage(size, samples):
    """The robot before a camera without perspective; returns its objects by part."""
    from mathutils import Vector
    import bpy
    from kit.materials import Palette
    from kit.studio import camera, orbit, product_lights, reset, settings, shadow_floor
    from robots.t11 import build
    reset()
    root = build(Palette(), apart=True)
    bpy.context.view_layer.update()
    a = radians(AZIMUTH)
    target = (MIDDLE[0] * cos(a), MIDDLE[0] * sin(a), MIDDLE[1])
    eye = camera(orbit(AZIMUTH, ELEVATION, 12, target), target)
    eye.data.type, eye.data.ortho_scale = 'ORTHO', max(FRAME)
    product_lights(AZIMUTH, (0, 0, .75), top=40)
    floor = shadow_floor()
    settings(size, samples, True, bounces=9, threshold=.02, diffuse=2)
    parts = {name: [] for name in PARTS}
    for thing in root.children_recursive:
        if thing.type != 'MESH':
            continue
        corners = [thing.matrix_world @ Vector(corner) for corner in thing.bound_box]
        name = part_of(thing.name, sum(corners, Vector()) / 8)
        if name is None:
            thing.hide_render = True
        else:
            parts[name].append(thing)
    return parts, floor


def trace(wanted, draft):
    from PIL import Image
    from kit.finish import fade_shadow, finish
    from kit.render import denoise, render_passes
    from kit.studio import crop_to
    os.makedirs(FOLDER, exist_ok=True)
    scale = DRAFT if draft else 1
    size = tuple(round(side * SCALE * scale) for side in FRAME)
    parts, floor = stage(size, DRAFT_SAMPLES if draft else SAMPLES)
    things = [thing for part in parts.values() for thing in part]

    def shoot(name, shown):
        path = os.path.join(FOLDER, f'{name}.png')
        if (wanted and name not in wanted) or (not wanted and os.path.exists(path)):
            return
        stands = name in ('base', TOGETHER)
        for thing in things:
            thing.hide_render = thing not in shown
        floor.hide_render = not stands
        left, top = crop_to(shown, size, (.10, .04) if stands else (.006, .004))
        passes, seconds = render_passes()
        linear, more = denoise(passes, True, fast=draft)
        finish(fade_shadow(linear) if stands else linear, path)
        picture = Image.open(path)
        place = [left, top]
        if not stands:
            box = picture.getchannel('A').point(lambda alpha: 255 if alpha > 2 else 0).getbbox()
            picture.crop(box).save(path)
            place = [left + box[0], top + box[1]]
        with open(path.replace('.png', '.json'), 'w') as file:
            json.dump({'at': [at / scale for at in place], 'scale': scale}, file)
        print(f'{name}: {seconds:.1f} s rendered, {more:.1f} s denoised, {picture.size}', flush=True)

    for name, shown in {TOGETHER: things, **parts}.items():
        shoot(name, shown)
    print(f'{sum(os.times()[:4]):.0f} s of processor time')


def pack(sizes):
    """A place on the sheet for each, the tallest first, each as high up as it fits; returns the places and the height."""
    skyline = [0] * SHEET_WIDTH
    places = {}
    for name, (width, height) in sorted(sizes.items(), key=lambda item: -item[1][1]):
        taken = width + GAP
        left = min(range(0, SHEET_WIDTH - width + 1, 2), key=lambda x: (max(skyline[x:x + taken]), x))
        top = max(skyline[left:left + taken])
        places[name] = (left, top)
        for x in range(left, min(left + taken, SHEET_WIDTH)):
            skyline[x] = top + height + GAP
    return places, max(skyline) - GAP


def put_together():
    from PIL import Image
    names = [TOGETHER, *PARTS]
    pictures, homes = {}, {}
    for name in names:
        with open(os.path.join(FOLDER, f'{name}.json')) as file:
            traced = json.load(file)
        picture = Image.open(os.path.join(FOLDER, f'{name}.png'))
        if traced['scale'] != 1:  # a draft: as large as it will be
            picture = picture.resize(tuple(round(side / traced['scale']) for side in picture.size))
        pictures[name] = picture
        homes[name] = traced['at']
    places, height = pack({name: picture.size for name, picture in pictures.items()})
    sheet = Image.new('RGBA', (SHEET_WIDTH, height))
    for name, picture in pictures.items():
        sheet.paste(picture, places[name])
    frame = tuple(round(side * SCALE) for side in FRAME)
    apart = Image.new('RGBA', frame)
    for name, part in PARTS.items():
        dx, dy = on_screen(part.way)
        layer = Image.new('RGBA', frame)
        layer.paste(pictures[name], (round(homes[name][0] + dx), round(homes[name][1] + dy)))
        apart = Image.alpha_composite(apart, layer)
    os.makedirs(RAW, exist_ok=True)
    sheet.save(os.path.join(RAW, 't11-parts.png'))
    apart.save(os.path.join(RAW, 't11-apart.png'))
    write_places(names, pictures, places, homes, frame)
    print(f'{len(names)} parts on {SHEET_WIDTH} x {height}, apart on {frame[0]} x {frame[1]}')


def write_places(names, pictures, places, homes, frame):
    rows = []
    for name in names:
        way, start = (on_screen(PARTS[name].way), PARTS[name].start) if name in PARTS else ((0, 0), 0)
        numbers = [*places[name], *pictures[name].size, *homes[name], *way]
        rows.append(f"  [{', '.join(str(round(number)) for number in numbers)}, {start:.3g}], // {name}\n")
    text = f"""// Written by `python3 art/films/t11_apart.py`.

/** On the sheet; in the frame while the robot stands together; how far to the right and down it goes; when it sets out, 0 to 1. */
type Place = readonly [
  left: number,
  top: number,
  wide: number,
  high: number,
  x: number,
  y: number,
  right: number,
  down: number,
  start: number,
];

/** Pixels of the picture in which they come apart. */
export const frameSize = {{ width: {frame[0]}, height: {frame[1]} }};

/** The robot as it stands together, then its parts in the order in which they are painted. */
export const places: readonly Place[] = [
{''.join(rows)}];
"""
    with open(os.path.join(os.path.dirname(ART), 'web', 'pictures', 't11-parts.ts'), 'w') as file:
        file.write(text)


if __name__ == '__main__':
    if '--' in sys.argv:
        given = sys.argv[sys.argv.index('--') + 2:]
        trace([word for word in given if not word.startswith('--')], '--draft' in given)
    else:
        put_together()
