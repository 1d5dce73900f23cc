"""What a film of a robot that drives consists of: a pose for each frame, and which of them have to be traced. Plain data, no Blender."""
from bisect import bisect_left
from dataclasses import dataclass, field
from math import atan2, cos, degrees, hypot, radians, sin

from scenes.shots import Shot

RATE = 24


@dataclass(frozen=True)
class Pose:
    x: float
    y: float
    turn: float
    face: str = 'open'


@dataclass(frozen=True)
class Plan:
    """One place, one camera, one robot on its way. Of so many frames of a drive one is traced; what lies between goes along with the robot."""
    shot: Shot
    canvas: tuple
    poses: tuple         # one for each frame
    films: dict          # {name: left, top, width and height in the canvas}
    sides: tuple         # metres from its middle to the side that one sees: from before, from behind
    posters: dict = field(default_factory=dict)  # {name of a film: how wide the picture of its first frame is}
    vignette: float = .28
    plate: tuple = (8, .75)  # samples of the empty place, and the share of the canvas at which it is traced: it lies out of focus
    drive_every: int = 8
    shadow_every: int = 20
    shadow_around: tuple = (.06, .07)  # shares of the picture in which its shadow falls beside it: more in a low sun
    turn_limit: float = .25  # degrees from frame to frame above which every frame is traced

    def traced(self):
        """{number of the frame in which it is seen first: pose} of all places in which the whole robot has to be traced."""
        places = {}
        for number, pose in enumerate(self.poses):
            places.setdefault((pose.x, pose.y, pose.turn % 360), number)
        return {number: self.poses[number] for number in places.values()}

    def turned(self, number):
        """By how many degrees it turns from the frame before to this one."""
        return abs(self.poses[number].turn - self.poses[number - 1].turn) if number else 0

    def needed(self):
        """The frames without which there is no film: all in which it turns, and some of those in which it only drives."""
        frames = sorted(self.traced())
        ends = {number for number, later in zip(frames, frames[1:]) if later > number + 4}
        return [number for number in frames if number % self.drive_every == 0 or self.turned(number) > self.turn_limit
                or number in ends or number == frames[-1]]

    def shadows(self):
        """Frames whose shadows are traced: some of each leg, its beginning and its end."""
        frames = sorted(self.traced())
        keys = [number for number in frames if number % self.shadow_every == 0]
        breaks = [number for number, later in zip(frames, frames[1:]) if later > number + 4]
        return sorted({*keys, frames[0], *breaks, frames[-1]})

    def upright(self, number):
        """Four points of the robot in a frame, in the canvas: of an upright plane through the side that one sees."""
        pose = self.poses[number]
        c, s = cos(radians(pose.turn)), sin(radians(pose.turn))
        depth = self.sides[90 < pose.turn % 360 < 270]
        return [self.seen((pose.x + x * c - depth * s, pose.y + x * s + depth * c, z))[:2] for x in (-.2, .2) for z in (.1, 1.25)]

    def seen(self, point):
        """Where in the canvas the camera sees a point of the place, and how far before it."""
        way = [to - at for to, at in zip(point, self.shot.eye)]
        x, y, z = (sum(a * b for a, b in zip(way, axis)) for axis in self._axes())
        return self.canvas[0] / 2 + self._focal() * x / z, self.canvas[1] / 2 - self._focal() * y / z, z

    def on_floor(self, across, down):
        """What point of the floor is seen at these points of the canvas (numbers or arrays); only below the horizon."""
        aside, up, ahead = self._axes()
        x, y = (across - self.canvas[0] / 2) / self._focal(), (self.canvas[1] / 2 - down) / self._focal()
        ray = [ahead[i] + aside[i] * x + up[i] * y for i in range(3)]
        far = self.shot.eye[2] / -ray[2]
        return self.shot.eye[0] + ray[0] * far, self.shot.eye[1] + ray[1] * far

    def _focal(self):
        return self.shot.lens / 36 * self.canvas[0]

    def _axes(self):
        ahead = [to - at for to, at in zip(self.shot.look, self.shot.eye)]
        length, level = hypot(*ahead), hypot(*ahead[:2])
        ahead = [part / length for part in ahead]
        aside = (ahead[1] * length / level, -ahead[0] * length / level, 0)
        return aside, (ahead[2] * aside[1], -ahead[2] * aside[0], level / length), ahead


def bezier(start, start_turn, end, end_turn, reach):
    """Points (x, y, turn) of a curve that leaves and arrives along these turns; 0 looks to -y."""
    corners = (start, ahead(start, start_turn, reach), ahead(end, end_turn, -reach), end)
    sides = [(q[0] - p[0], q[1] - p[1]) for p, q in zip(corners, corners[1:])]

    def mixed(points, shares):
        return [sum(share * point[axis] for share, point in zip(shares, points)) for axis in (0, 1)]
    points = []
    for i in range(401):
        t = i / 400
        x, y = mixed(corners, ((1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t ** 3))
        aside, up = mixed(sides, ((1 - t) ** 2, 2 * t * (1 - t), t * t))
        points.append((x, y, degrees(atan2(aside, -up))))
    return points


def ahead(point, turn, metres):
    return point[0] + sin(radians(turn)) * metres, point[1] - cos(radians(turn)) * metres


class Way:
    """A path, by the metres one has gone along it."""

    def __init__(self, path):
        self.path, self.miles = path, [0]
        for (x0, y0, _), (x1, y1, _) in zip(path, path[1:]):
            self.miles.append(self.miles[-1] + hypot(x1 - x0, y1 - y0))
        self.length, self.first = self.miles[-1], path[0][2]

    def at(self, metres):
        """Place, and how far the path has bent since its beginning: so the turn never jumps by a whole circle."""
        i = min(max(bisect_left(self.miles, metres), 1), len(self.path) - 1)
        share = (metres - self.miles[i - 1]) / (self.miles[i] - self.miles[i - 1])
        (x0, y0, a0), (x1, y1, a1) = self.path[i - 1], self.path[i]
        a0, a1 = ((a - self.first + 180) % 360 - 180 for a in (a0, a1))
        return x0 + (x1 - x0) * share, y0 + (y1 - y0) * share, a0 + (a1 - a0) * share


def covered(t, length, speed, up, down):
    """How far something has come after t seconds that starts and stops softly; the second value is how long it takes."""
    whole = length / speed + (up + down) / 2

    def ramp(u):
        u = max(0, min(1, u))
        return u ** 3 - u ** 4 / 2
    t = max(0, min(whole, t))
    far = speed * ((up * ramp(t / up) if up else 0) + max(0, min(t, whole - down) - up))
    if t > whole - down:
        far += speed * down * (.5 - ramp((whole - t) / down))
    return far, whole


def pose(x, y, turn):
    """To half a millimetre: what differs by less is one picture."""
    return Pose(round(x * 2000) / 2000, round(y * 2000) / 2000, round(turn * 20) / 20)
