"""The pictures that films/frames.py has traced, and every frame of a film made of them: the place, the shadow on it, the robot."""
import os
from bisect import bisect_left
from functools import lru_cache
from math import cos, radians, sin

import numpy as np
from PIL import Image

from kit.finish import CURVES, gauss, to_srgb

BLOOM, BRIGHT = .22, 1.2
BLOOM_WIDTHS = ((6 / 1600, .5), (24 / 1600, .35), (80 / 1600, .15))  # of the picture's width, and how much of each
AROUND = 130 / 1920  # of the picture's width: so far from the robot it changes the place by shadow, reflection and light
LANE_EDGE = .12  # metres in which a dry floor becomes a wet one


def bloom(bright, width):
    """What spills from bright light, in three widths; `bright` is black at its edges or is the whole picture."""
    return BLOOM * sum(gauss(bright, share * width) * much for share, much in BLOOM_WIDTHS)


def over(colour):
    return np.clip(colour - BRIGHT, 0, 8)


def toned(colour):
    return to_srgb(CURVES['agx-punch'](colour)).astype(np.float32)


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

    def __init__(self, plan, folder):
        self.plan, self.folder = plan, folder
        self.place = self._plate('place')[0]
        self.half = self._load('place-half')['colour']
        self.unit = self.place.shape[1] / plan.canvas[0]
        height, width = self.place.shape[:2]
        self.pad = round(AROUND * width)
        across, up = plan.shadow_around
        self.reach = max(self.pad, round(across * width)), max(self.pad, round(up * height))
        self.spilt = bloom(over(self.place), self.place.shape[1])
        self.shown = toned(self.place + self.spilt)
        self.feet = [plan.seen((pose.x, pose.y, 0)) for pose in plan.poses]  # where it stands in each frame, and how far away
        self.keys = [number for number in plan.shadows() if self.has(f'shadow-{number:04d}')]
        self.dry = self._dry() if self.has('dry') else None

    def _load(self, name):
        kept = dict(np.load(os.path.join(self.folder, f'{name}.npz')))
        return {**kept, 'colour': np.maximum(kept['colour'].astype(np.float32), 0) * self.plan.shot.exposure}

    def _plate(self, name):
        """The empty place or a part of it at the film's size, and its corner."""
        kept = self._load(name)
        colour, share = kept['colour'], float(kept['share'])
        sides = [int(side) for side in (*kept['corner'], colour.shape[1], colour.shape[0])]
        if share == 1:
            return colour, *sides[:2]
        left, top, width, height = (round(side / share) for side in sides)
        way = (share, 0, left * share - sides[0], 0, share, top * share - sides[1])
        planes = [Image.fromarray(np.ascontiguousarray(colour[..., i])) for i in range(3)]
        large = np.stack([plane.transform((width, height), Image.AFFINE, way, Image.BICUBIC) for plane in planes], 2)
        return np.maximum(large, 0), left, top

    def has(self, name):
        return os.path.exists(os.path.join(self.folder, f'{name}.npz'))

    def _dry(self):
        """(how the lane of a cleaning robot differs before it has come, how far along its way each point is, left, top)."""
        (colour, left, top), last = self._plate('dry'), self.plan.poses[-1]
        height, width = colour.shape[:2]
        down, across = np.mgrid[top:top + height, left:left + width] / self.unit
        x, y = self.plan.on_floor(across, down)
        ahead, aside = self._from((x, y), last)
        lane = np.clip((self.plan.shot.clean / 2 - np.abs(aside)) / .02 + 1, 0, 1)[..., None]
        return (colour - self.place[top:top + height, left:left + width]) * lane, ahead, left, top

    @staticmethod
    def _from(point, pose):
        """How far before the robot a point of the floor lies, and how far aside."""
        x, y, s, c = point[0] - pose.x, point[1] - pose.y, sin(radians(pose.turn)), cos(radians(pose.turn))
        return x * s - y * c, x * c + y * s

    def _place_at(self, number):
        """The place as it is in a frame: where a cleaning robot has not come yet, the floor is still dry."""
        if self.dry is None:
            return self.place
        change, ahead, left, top = self.dry
        pose = self.plan.poses[number]
        still_dry = np.clip((ahead - self._from((pose.x, pose.y), self.plan.poses[-1])[0]) / LANE_EDGE + .5, 0, 1)
        place = self.place.copy()
        place[top:top + change.shape[0], left:left + change.shape[1]] += change * still_dry[..., None]
        return place

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

    @lru_cache(maxsize=4)
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
        here, there = (np.array(self.plan.upright(one)) * self.unit for one in (number, near))
        corners = np.array([(left + x, top + y) for x in (0, width) for y in (0, height)], float)
        moved = bend(corners, plane_to_plane(there, here))
        x0, y0 = np.floor(moved.min(0)).astype(int)
        x1, y1 = np.ceil(moved.max(0)).astype(int)
        way = plane_to_plane(here - (x0, y0), there - (left, top))
        planes = [Image.fromarray(np.ascontiguousarray(part[..., i])) for part in (colour, alpha) for i in range(part.shape[2])]
        bent = np.stack([plane.transform((x1 - x0, y1 - y0), Image.PERSPECTIVE, way, Image.BICUBIC) for plane in planes], 2)
        return np.maximum(bent[..., :3], 0), np.clip(bent[..., 3:], 0, 1), int(x0), int(y0)

    def _changed(self, robot):
        """The part of the picture that differs from the empty place: (left, top, right, bottom)."""
        _, alpha, left, top = robot
        across, up = self.reach
        boxes = [(left - across, top - up, left + alpha.shape[1] + across, top + alpha.shape[0] + up)]
        if self.dry is not None:
            change, _, left, top = self.dry
            boxes.append((left, top, left + change.shape[1], top + change.shape[0]))
        height, width = self.place.shape[:2]
        firsts, lasts = [min(side) for side in zip(*boxes)][:2], [max(side) for side in zip(*boxes)][2:]
        return max(0, firsts[0]), max(0, firsts[1]), min(width, lasts[0]), min(height, lasts[1])

    def frame(self, number, robot):
        """The part of the picture that the robot changes, for the screen: (left, top, pixels)."""
        x0, y0, x1, y1 = self._changed(robot)
        around = self._place_at(number)[y0:y1, x0:x1] * (1 + self.shadow(number, (x0, y0, x1 - x0, y1 - y0)))
        colour, alpha, left, top = robot
        # what of the robot is in the picture
        part = np.s_[max(0, y0 - top):y1 - top, max(0, x0 - left):x1 - left]
        colour, alpha = colour[part], alpha[part]
        left, top = max(left, x0) - x0, max(top, y0) - y0
        here = np.s_[top:top + alpha.shape[0], left:left + alpha.shape[1]]
        around[here] = around[here] * (1 - alpha) + colour
        more = over(around) - over(self.place[y0:y1, x0:x1])
        more = bloom(more, self.place.shape[1]) * soft_frame(around.shape[:2], self.pad * .6)
        return x0, y0, toned(around + np.maximum(self.spilt[y0:y1, x0:x1] + more, 0))

    def pictures(self):
        """Every frame of the film."""
        traced = self.plan.traced()
        first = {(pose.x, pose.y, pose.turn % 360): number for number, pose in traced.items()}
        there = [number for number in sorted(traced) if self.has(f'{number:04d}')]
        shown = made = None
        for pose in self.plan.poses:
            number = first[pose.x, pose.y, pose.turn % 360]
            later = bisect_left(there, number)
            face = pose.face if self.has(f'{number:04d}-{pose.face}') else None
            if shown != (number, face):
                is_there = later < len(there) and there[later] == number
                robot = self.robot(number, face) if is_there else self.between(number, there[later - 1], there[later])
                shown, made = (number, face), self.frame(number, robot)
            yield made
