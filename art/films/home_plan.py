"""What T10 does in the home film, frame by frame, and which parts of the picture the films show. Plain data, no Blender.

The film begins where its poster does: T10 stands at a table. It blinks, turns, drives back to the counter, turns there,
comes to the table again and stops as it stood, so that the end is the beginning.
"""
from bisect import bisect_left
from dataclasses import dataclass
from math import atan2, ceil, cos, degrees, hypot, radians, sin

from scenes.shots import Shot

RATE = 24
CANVAS = (1920, 1080)
TABLE, COUNTER = (.78, -1.05), (1.45, .75)  # where it stands

SHOT = Shot('restaurant', 't10', TABLE, -24, (.28, -4.75, 1.14), (.18, .2, .595), 38, 2.2, exposure=1.05, layout={'pickup': True})

# left, top, width, height in the canvas; the second, as tall for its width as phones show it
FILMS = {'home': (0, 0, 1920, 1080), 'home-tall': (890, 0, 864, 1080)}
POSTER_WIDTHS = {'home': 1440, 'home-tall': 720}

SPEED, SET_OFF, BRAKE = .66, .8, 1.2  # metres a second; seconds until it has this speed, and until it stands
TURNING, TURN_RAMP = 140, .6  # degrees a second
OVERLAP = .35  # seconds before the end of a turn at which it sets off


@dataclass(frozen=True)
class Pose:
    x: float
    y: float
    turn: float
    face: str = 'open'


def bezier(start, start_turn, end, end_turn, reach):
    """Points (x, y, turn) of a curve that leaves and arrives along these turns; 0 looks to -y."""
    def ahead(point, turn, metres):
        return point[0] + sin(radians(turn)) * metres, point[1] - cos(radians(turn)) * metres
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


def covered(t, length, speed, up, down):
    """How far something has come after t seconds that starts and stops softly; the second value is how long it takes."""
    whole = length / speed + (up + down) / 2

    def ramp(u):
        u = max(0, min(1, u))
        return u ** 3 - u ** 4 / 2
    t = max(0, min(whole, t))
    far = speed * (up * ramp(t / up) + max(0, min(t, whole - down) - up))
    if t > whole - down:
        far += speed * down * (.5 - ramp((whole - t) / down))
    return far, whole


def leg(turn, path):
    """Turn on the spot towards the path, counter-clockwise, and follow it to its end."""
    miles = [0]
    for (x0, y0, _), (x1, y1, _) in zip(path, path[1:]):
        miles.append(miles[-1] + hypot(x1 - x0, y1 - y0))
    first = path[0][2]
    angle = (first - turn) % 360

    def along(metres):
        """Place, and how far the path has bent since its beginning: so the turn never jumps by a whole circle."""
        i = min(max(bisect_left(miles, metres), 1), len(path) - 1)
        share = (metres - miles[i - 1]) / (miles[i] - miles[i - 1])
        (x0, y0, a0), (x1, y1, a1) = path[i - 1], path[i]
        a0, a1 = ((a - first + 180) % 360 - 180 for a in (a0, a1))
        return x0 + (x1 - x0) * share, y0 + (y1 - y0) * share, a0 + (a1 - a0) * share

    turning = covered(0, angle, TURNING, TURN_RAMP, TURN_RAMP)[1]
    driving = covered(0, miles[-1], SPEED, SET_OFF, BRAKE)[1]
    poses = []
    for frame in range(1, ceil((turning - OVERLAP + driving) * RATE) + 1):
        t = frame / RATE
        x, y, bend = along(covered(t - turning + OVERLAP, miles[-1], SPEED, SET_OFF, BRAKE)[0])
        done = covered(t, angle, TURNING, TURN_RAMP, TURN_RAMP)[0]
        # to half a millimetre: what differs by less is one picture
        poses.append(Pose(round(x * 2000) / 2000, round(y * 2000) / 2000, round((turn + done + bend) * 20) / 20))
    return poses


BLINK = ['lid-1', 'lid-2', 'shut', 'shut', 'lid-2', 'lid-1']
SMILE = ['lid-1', 'lid-2', 'shut', 'beam', *['smile'] * 26, 'beam', 'shut', 'lid-2', 'lid-1']


def stand(pose, seconds, looks=()):
    """Stand for a while; looks are (second, faces from there on)."""
    faces = ['open'] * round(seconds * RATE)
    for second, row in looks:
        faces[round(second * RATE):round(second * RATE) + len(row)] = row
    return [Pose(pose.x, pose.y, pose.turn, face) for face in faces]


def film():
    """One pose for each frame."""
    at_table = Pose(*TABLE, SHOT.turn)
    away = leg(SHOT.turn, bezier(TABLE, 156, COUNTER, 164, .7))
    at_counter = away[-1]
    back = leg(at_counter.turn, bezier(COUNTER, -17, TABLE, SHOT.turn, .7))
    return (stand(at_table, 2.6, [(.5, BLINK), (.95, SMILE)]) + away + stand(at_counter, .5)
            + back + stand(back[-1], .7, [(.25, BLINK)]))


POSES = film()
FACE_SIDE, BACK_SIDE = -.12, .215  # metres before and behind its middle


def upright(number):
    """Four points of the robot in a frame, in the canvas: of an upright plane through the side that one sees."""
    pose = POSES[number]
    c, s = cos(radians(pose.turn)), sin(radians(pose.turn))
    depth = BACK_SIDE if 90 < pose.turn % 360 < 270 else FACE_SIDE
    return [seen((pose.x + x * c - depth * s, pose.y + x * s + depth * c, z)) for x in (-.2, .2) for z in (.1, 1.25)]


def seen(point):
    """Where in the canvas the camera sees a point of the place."""
    ahead = [to - at for to, at in zip(SHOT.look, SHOT.eye)]
    length, level = hypot(*ahead), hypot(*ahead[:2])
    ahead = [part / length for part in ahead]
    aside = (ahead[1] * length / level, -ahead[0] * length / level, 0)
    up = (ahead[2] * aside[1], -ahead[2] * aside[0], level / length)
    way = [to - at for to, at in zip(point, SHOT.eye)]
    x, y, z = (sum(a * b for a, b in zip(way, axis)) for axis in (aside, up, ahead))
    focal = SHOT.lens / 36 * CANVAS[0]
    return CANVAS[0] / 2 + focal * x / z, CANVAS[1] / 2 - focal * y / z


DRIVE_EVERY, SHADOW_EVERY = 8, 20  # of so many frames one is traced; what lies between goes along with the robot


def traced():
    """{number of the frame in which it is seen first: pose} of all places in which the whole robot has to be traced."""
    places = {}
    for number, pose in enumerate(POSES):
        places.setdefault((pose.x, pose.y, pose.turn % 360), number)
    return {number: POSES[number] for number in places.values()}


def turned(number):
    """By how many degrees it turns from the frame before to this one."""
    return abs(POSES[number].turn - POSES[number - 1].turn) if number else 0


def needed():
    """The frames without which there is no film: all in which it turns, and some of those in which it only drives."""
    frames = sorted(traced())
    ends = {number for number, later in zip(frames, frames[1:]) if later > number + 4}
    return [number for number in frames if number % DRIVE_EVERY == 0 or turned(number) > .25 or number in ends or number == frames[-1]]


def shadows():
    """Frames whose shadows are traced: some of each leg, its beginning and its end."""
    frames = sorted(traced())
    keys = [number for number in frames if number % SHADOW_EVERY == 0]
    breaks = [number for number, later in zip(frames, frames[1:]) if later > number + 4]
    return sorted({*keys, frames[0], *breaks, frames[-1]})
