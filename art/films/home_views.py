"""The two framings of the home film: one for wide screens, one for phones held upright. Plain data, no Blender."""
from dataclasses import dataclass

from scenes.shots import Shot


@dataclass(frozen=True)
class View:
    shot: Shot
    traced: tuple  # size of the layers; larger than the film, which moves about in them
    film: tuple


ROBOT = (.80, -1.05)

VIEWS = {
    'home': View(Shot('restaurant', 't10', ROBOT, -26, (.28, -4.75, 1.14), (.18, .2, .76), 38, 1.7), (1600, 900), (1440, 810)),
    # higher in the picture, because the words stand over its lower half
    'home-tall': View(Shot('restaurant', 't10', ROBOT, -26, (.28, -4.75, 1.14), (.78, -1.05, .42), 54, 1.9), (900, 1600),
                      (720, 1280)),
}
