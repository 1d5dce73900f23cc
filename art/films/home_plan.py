"""What T10 does in the home film, frame by frame, and which parts of the picture the films show. Plain data, no Blender.

The film begins where its poster does: T10 stands at a table. It blinks, turns, drives back to the counter, turns there,
comes to the table again and stops as it stood, so that the end is the beginning.
"""
from math import ceil

from films.plan import RATE, Plan, Pose, Way, bezier, covered, pose
from scenes.shots import Shot

TABLE, COUNTER = (.78, -1.05), (1.45, .75)  # where it stands

SHOT = Shot('restaurant', 't10', TABLE, -24, (.28, -4.75, 1.14), (.18, .2, .595), 38, 2.2, exposure=1.05, options={'dishes': 'full'}, layout={'pickup': True})

SPEED, SET_OFF, BRAKE = .66, .8, 1.2  # metres a second; seconds until it has this speed, and until it stands
TURNING, TURN_RAMP = 140, .6  # degrees a second
OVERLAP = .35  # seconds before the end of a turn at which it sets off


def leg(turn, path):
    """Turn on the spot towards the path, counter-clockwise, and follow it to its end."""
    way = Way(path)
    angle = (way.first - turn) % 360
    turning = covered(0, angle, TURNING, TURN_RAMP, TURN_RAMP)[1]
    driving = covered(0, way.length, SPEED, SET_OFF, BRAKE)[1]
    poses = []
    for frame in range(1, ceil((turning - OVERLAP + driving) * RATE) + 1):
        t = frame / RATE
        x, y, bend = way.at(covered(t - turning + OVERLAP, way.length, SPEED, SET_OFF, BRAKE)[0])
        done = covered(t, angle, TURNING, TURN_RAMP, TURN_RAMP)[0]
        poses.append(pose(x, y, turn + done + bend))
    return poses


BLINK = ['lid-1', 'lid-2', 'shut', 'shut', 'lid-2', 'lid-1']
SMILE = ['lid-1', 'lid-2', 'shut', 'beam', *['smile'] * 26, 'beam', 'shut', 'lid-2', 'lid-1']


def stand(at, seconds, looks=()):
    """Stand for a while; looks are (second, faces from there on)."""
    faces = ['open'] * round(seconds * RATE)
    for second, row in looks:
        faces[round(second * RATE):round(second * RATE) + len(row)] = row
    return [Pose(at.x, at.y, at.turn, face) for face in faces]


def poses():
    """One pose for each frame."""
    at_table = Pose(*TABLE, SHOT.turn)
    away = leg(SHOT.turn, bezier(TABLE, 156, COUNTER, 164, .7))
    at_counter = away[-1]
    back = leg(at_counter.turn, bezier(COUNTER, -17, TABLE, SHOT.turn, .7))
    return tuple(stand(at_table, 2.6, [(.5, BLINK), (.95, SMILE)]) + away + stand(at_counter, .5)
                 + back + stand(back[-1], .7, [(.25, BLINK)]))


# the second film: as tall for its width as phones show it
HOME = Plan(SHOT, (1920, 1080), poses(), {'home': (0, 0, 1920, 1080), 'home-tall': (890, 0, 864, 1080)}, (-.12, .215),
            {'home': 1440, 'home-tall': 720}, vignette=.25, plate=(16, 1))
