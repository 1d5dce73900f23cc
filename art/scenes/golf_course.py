"""The picture on the screen-golf screen: a fairway between trees, painted with numpy (no photograph)."""
import os

import numpy as np
from PIL import Image, ImageFilter

from kit.paths import WORK

WIDTH, HEIGHT = 1600, 960
HORIZON = .46


def smooth_noise(rows, columns, cells, seed):
    """Soft clouds: random cells enlarged."""
    grid = np.random.default_rng(seed).random((cells, int(cells * columns / rows) + 1)).astype(np.float32)
    image = Image.fromarray((grid * 255).astype(np.uint8)).resize((columns, rows), Image.BICUBIC)
    return np.asarray(image, np.float32) / 255


def clouds(rows, columns, seed=1):
    return sum(
        smooth_noise(rows, columns, cells, seed + i) * share
        for i, (cells, share) in enumerate(((4, .5), (9, .28), (22, .15), (60, .07))))


def mix(a, b, mask):
    return a * (1 - mask[..., None]) + np.asarray(b, np.float32) * mask[..., None]


def paint():
    y, x = np.mgrid[0:HEIGHT, 0:WIDTH].astype(np.float32)
    u, v = x / WIDTH, y / HEIGHT
    picture = mix(np.full((HEIGHT, WIDTH, 3), (.36, .60, .86), np.float32), (.86, .93, .97),
                  np.clip(v / HORIZON, 0, 1)**1.3)
    puffs = np.clip((clouds(HEIGHT, WIDTH, 3) - .52) * 5, 0, 1) * np.clip(1.25 - v / HORIZON, 0, 1)
    picture = mix(picture, (.99, .99, 1.), puffs * .85)
    for depth, (colour, base, rough) in enumerate(
        (((.55, .66, .72), .40, .07), ((.40, .53, .50), .43, .05), ((.22, .37, .24), .455, .035))):
        ridge = base - rough * (clouds(60, WIDTH, 20 + depth)[30] - .35) * 2.2
        ragged = smooth_noise(HEIGHT, WIDTH, 160, 30 + depth) * .012 * depth
        picture = mix(picture, colour, ((v > ridge[None] + ragged) & (v < HORIZON + .05)).astype(np.float32))
    return np.clip(paint_ground(picture, u, v), 0, 1)


def paint_ground(picture, u, v):
    near = np.clip((v - HORIZON) / (1 - HORIZON), 1e-3, 1)
    ground = (v > HORIZON).astype(np.float32)
    rough = np.stack([.20 + .10 * clouds(HEIGHT, WIDTH, 50), .38 + .12 * clouds(HEIGHT, WIDTH, 51), .16 + 0 * u], 2)
    picture = picture * (1 - ground[..., None]) + rough * ground[..., None]
    centre = .5 + .10 * np.sin(near * 3.0 + .4)
    half = .05 + .40 * near
    fairway = np.clip((half - np.abs(u - centre)) / (.012 + .02 * near), 0, 1) * ground
    stripes = (np.sin(9 / (near + .12)) > 0).astype(np.float32) * .05
    grass = np.stack([.40 + stripes, .62 + stripes, .26 + stripes * .5], 2)
    picture = picture * (1 - fairway[..., None]) + grass * fairway[..., None]
    for cx, cy, rx, ry, colour in ((.565, .515, .085, .018, (.56, .76, .36)), (.44, .545, .05, .012, (.93, .88, .72)),
                                   (.69, .60, .075, .020, (.93, .88, .72)), (.22, .60, .13, .022, (.45, .66, .82))):
        inside = np.clip((1 - ((u - cx) / rx)**2 - ((v - cy) / ry)**2) * 6, 0, 1)
        picture = mix(picture, colour, inside)
    flag = ((np.abs(u - .575) < .0012) & (v > .425) & (v < .515)).astype(np.float32)
    cloth = ((u > .575) & (u < .598) & (v > .425) & (v < .425 + (.598 - u) * 1.1)).astype(np.float32)
    return mix(mix(picture, (.97, .97, .97), flag), (.86, .18, .14), cloth)


def plant_trees(picture):
    """Round crowns on both sides, larger towards the viewer."""
    rnd = np.random.default_rng(9)
    image = picture
    y, x = np.mgrid[0:HEIGHT, 0:WIDTH].astype(np.float32)
    for near in np.sort(rnd.random(46))**1.6 * .5:
        side = rnd.choice((-1, 1))
        base = HORIZON + .01 + near * .5
        centre = .5 + side * (.16 + near * .55 + rnd.random() * .30)
        size = .020 + near * .16
        edge = smooth_noise(HEIGHT, WIDTH, 70, rnd.integers(1000)) * .8
        crown = 1 - ((x / WIDTH - centre) / size)**2 - ((y / HEIGHT - base + size * 1.1) / (size * 1.35))**2
        mask = np.clip((crown - .2 + edge * .5 - .2) * 6, 0, 1)
        lit = np.clip(
            .5 - (x / WIDTH - centre) / size * .35 - (y / HEIGHT - base + size) / size * .3 + (edge - .4) * .6, 0, 1)
        colour = np.stack([.09 + .24 * lit, .20 + .32 * lit, .08 + .12 * lit], 2)
        image = image * (1 - mask[..., None]) + colour * mask[..., None]
    return image


def muted(picture, saturation=.72):
    """A projector is never as bright and colourful as paint."""
    grey = picture.mean(2, keepdims=True)
    return np.clip(grey + (picture - grey) * saturation, 0, 1)


def course_picture():
    """Path of the painted course; painted when it is not there yet."""
    path = os.path.join(WORK, 'golf-course.png')
    if not os.path.exists(path):
        pixels = muted(np.clip(plant_trees(paint()), 0, 1))
        Image.fromarray((pixels * 255).astype(np.uint8)).filter(ImageFilter.GaussianBlur(.8)).save(path)
    return path
