"""Every scene picture: which place, which robot, where it stands and where the camera is.

Run by itself it lists the names, one a line.
"""
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Shot:
    place: str
    robot: str
    at: tuple            # robot's position on the floor
    turn: float          # degrees; 0 looks towards -y
    eye: tuple           # camera position
    look: tuple          # point in the middle of the picture
    lens: float = 38.
    fstop: float = 1.8
    evening: bool = False
    key: float = 70.     # watts of the robot's own key light
    rim: float = 45.
    reach: float = 1.6   # how far to the side these two stand
    exposure: float = 1.2
    clean: float = 0.    # width of the clean lane behind a cleaning robot
    options: dict = field(default_factory=dict)  # passed to the robot's builder
    layout: dict = field(default_factory=dict)   # passed to the place's builder


SHOTS = {
    'restaurant-a': Shot('restaurant', 't10', (.80, -1.05), -26, (.28, -4.75, 1.14), (.18, .2, .76), 38, 1.7),
    'restaurant-b': Shot('restaurant', 't10', (.55, -.9), 150, (.35, -4.4, 1.3), (.1, .2, .73), 36, 3.2),
    'restaurant-c': Shot('restaurant', 't8', (-.45, -.7), 22, (.15, -4.4, 1.05), (.35, .2, .72), 38, 1.8),
    'restaurant-d': Shot('restaurant', 't9', (.75, -.7), -30, (-.1, -4.6, 1.2), (.05, .2, .80), 38, 1.8,
                         evening=True, exposure=2.0),
    'restaurant-e': Shot('restaurant', 't11', (-.07, -.35), -8, (.0, -4.1, 1.18), (-.7, 1.0, .80), 38, 1.8,
                         layout={'narrow': True}),
    'restaurant-f': Shot('restaurant', 't5', (-.6, -.9), 160, (-.1, -4.6, 1.25), (.2, .4, .76), 36, 2.2,
                         evening=True, exposure=2.0),

    'buffet-a': Shot('buffet', 't9', (.85, -.9), -24, (.1, -4.7, 1.22), (.1, .3, .84), 36, 1.8),
    'buffet-b': Shot('buffet', 't5', (-.55, .7), 30, (.6, -2.9, 1.35), (.35, 2.4, .84), 36, 1.8),
    'buffet-c': Shot('buffet', 't10', (.9, .3), 152, (.2, -3.4, 1.2), (.05, 1.5, .82), 35, 2.2,
                     evening=True, exposure=2.0),

    'cafe-a': Shot('cafe', 't6', (.75, -.9), -24, (.1, -4.7, 1.16), (.05, .3, .80), 36, 1.8),
    'cafe-b': Shot('cafe', 't8', (.55, 1.3), 24, (1.2, -2.6, 1.18), (1.05, 3., .80), 38, 1.8),
    'cafe-c': Shot('cafe', 't11', (-1.15, .6), -34, (-.2, -3.3, 1.2), (-1.5, 2., .70), 38, 1.8),
    'cafe-d': Shot('cafe', 't6', (.8, .1), -20, (.1, -3.8, 1.15), (.1, 1.2, .82), 37, 1.8, evening=True, exposure=2.0),

    'golf-a': Shot('golf', 't10', (.95, -1.0), -26, (.15, -4.9, 1.16), (.05, .3, .90), 35, 1.8, exposure=1.4),
    'golf-b': Shot('golf', 't8', (-.55, -.75), 40, (.9, -3.9, 1.1), (-.3, .3, .80), 37, 1.8, exposure=1.4),
    'golf-c': Shot('golf', 'c30', (.75, -.1), 34, (.1, -2.8, .66), (.05, 1.5, .58), 35, 2.0, exposure=1.5, clean=.61),

    'hospital-a': Shot('hospital', 'w3', (.15, .1), -14, (.75, -3.6, 1.1), (-.35, 1.5, .86), 33, 4.0, exposure=1.35),
    'hospital-b': Shot('hospital', 's100', (-.35, -.6), 16, (-.2, -4.4, 1.0), (.15, 1.0, .84), 33, 2.2,
                       exposure=1.35, reach=.9),
    'hospital-c': Shot('hospital', 'c40', (.35, .1), 22, (-.35, -3.7, .95), (-.3, 1.2, .72), 33, 2.2,
                       exposure=1.35, reach=.9, clean=.6),

    'hotel-a': Shot('hotel', 'w3', (.62, 1.0), -24, (-.1, -2.5, 1.02), (-.25, 2.4, .90), 33, 2.0, exposure=1.3),
    'hotel-b': Shot('hotel', 'w3', (1.4, 7.3), -16, (1.15, 3.9, 1.05), (1.1, 8.5, .86), 34, 2.0, exposure=1.4, reach=.55),
    'hotel-c': Shot('hotel', 'w3', (1.2, 2.3), 168, (.3, -1.3, 1.1), (.75, 3.4, .88), 34, 2.0, exposure=1.3),
    'hotel-d': Shot('hotel', 'c30', (.55, .3), 36, (-.3, -2.5, .66), (-.25, 1.4, .62), 34, 2.0,
                    exposure=1.3, clean=.61),

    'lobby-a': Shot('lobby', 'c30', (.55, -1.1), 34, (-.15, -3.6, .62), (-.1, .6, .42), 35, 2.0, clean=.61),
    'lobby-b': Shot('lobby', 'c40', (.8, -.3), 30, (-.3, -3.9, .95), (-.05, .8, .72), 35, 2.0, clean=.6),
    'lobby-c': Shot('lobby', 'c40', (-.75, .4), 152, (.3, -3.2, 1.05), (.2, 1.6, .74), 35, 2.2, clean=.6),
    'lobby-d': Shot('lobby', 'c30', (-.25, -.9), -34, (.2, -3.6, .64), (.25, .6, .46), 36, 2.0,
                    evening=True, exposure=1.9, clean=.61),

    'warehouse-a': Shot('warehouse', 's100', (.55, -.2), -22, (-.1, -4.2, 1.0), (-.05, 1.5, 1.05), 32, 2.4),
    'warehouse-b': Shot('warehouse', 's100', (-.45, 1.2), 158, (.35, -2.6, 1.15), (.15, 3., .95), 34, 2.4),
    'warehouse-c': Shot('warehouse', 's100', (.35, -.6), -48, (-.75, -3.0, .66), (-.05, .6, .54), 36, 2.0),

    'factory-a': Shot('factory', 's100', (.6, -.6), -24, (-.1, -4.6, 1.05), (-.05, 1.5, .95), 32, 2.4),
    'factory-b': Shot('factory', 's100', (-.25, 1.2), 30, (.75, -2.6, 1.0), (.6, 2.4, .86), 35, 2.2),
}


if __name__ == '__main__':
    print('\n'.join(SHOTS))
