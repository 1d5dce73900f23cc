"""Robots that come through their places to where the pictures show them: for the product film and for the cards of these pictures.

Plain data, no Blender. The camera is the picture's own and the last frame is the picture, so that a card film ends in its still.
"""
from dataclasses import replace
from math import ceil

from films.plan import RATE, Plan, Way, ahead, bezier, covered, pose
from scenes.shots import SHOTS

CANVAS = (1280, 720)
BRAKE, STAND = 1., .35  # seconds in which it stops, and for which it stands at the end


def crossing(name, shot, metres, speed, side, **changes):
    """It comes straight along its turn; `side`: metres from its middle to its front."""
    way = Way(bezier(ahead(shot.at, shot.turn, -metres), shot.turn, shot.at, shot.turn, metres / 3))
    driving = covered(0, way.length, speed, 0, BRAKE)[1]
    poses = []
    for frame in range(ceil((driving + STAND) * RATE)):
        x, y, bend = way.at(covered(frame / RATE, way.length, speed, 0, BRAKE)[0])
        poses.append(pose(x, y, way.first + bend))
    rates = {'drive_every': 12, 'shadow_every': 28, 'turn_limit': 1, **changes}
    return Plan(shot, CANVAS, tuple(poses), {name: (0, 0, *CANVAS)}, (-side, side), **rates)


# The aisle's side on which boxes stand behind it, and not the pale floor.
ALONG_RACKS = replace(SHOTS['warehouse-c'], at=(.8, -.2), turn=0, fstop=3.)

CROSSINGS = {
    'racks': crossing('racks', ALONG_RACKS, 2.9, 1., .3, drive_every=6),  # its load stands far behind its front: seldom traced, it doubles
    'family-b': crossing('family-b', SHOTS['family-b'], 2.4, .75, .2),
    'lobby-b': crossing('lobby-b', SHOTS['lobby-b'], 2.6, .85, .22, shadow_around=(.45, .10), shadow_every=14),  # a low sun from the side
}

# The crossings that are card films too, with the picture of the same name before and after it.
CARD_FILMS = ('family-b', 'lobby-b')
