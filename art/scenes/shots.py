"""Every scene picture: which place, which robot, where it stands and where the camera is."""
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
    exposure: float = 1.2
    clean: float = 0.    # width of the clean lane behind a cleaning robot
    options: dict = field(default_factory=dict)  # passed to the robot's builder


SHOTS = {
    'restaurant-a': Shot('restaurant', 't10', (.80, -1.05), -26, (.28, -4.75, 1.14), (.18, .2, .76), 38, 1.7),
    'cafe-a': Shot('cafe', 't10', (.75, -.9), -24, (.1, -4.7, 1.16), (.05, .3, .80), 36, 1.8),
    'buffet-a': Shot('buffet', 't10', (.85, -.9), -24, (.1, -4.7, 1.16), (.1, .3, .84), 36, 1.8),
    'golf-a': Shot('golf', 't10', (.95, -1.0), -26, (.15, -4.9, 1.16), (.05, .3, .90), 35, 1.8),
    'hospital-a': Shot('hospital', 'w3', (.42, -.9), -18, (-.1, -4.5, 1.12), (-.35, .5, .86), 33, 2.0),
    'hotel-a': Shot('hotel', 'w3', (.35, .9), -28, (.1, -2.9, 1.05), (-.1, 2., .88), 33, 2.0),
    'lobby-a': Shot('lobby', 'c30', (.75, -.6), -38, (-.2, -3.6, .62), (-.1, .6, .62), 35, 2.0, clean=.61),
    'warehouse-a': Shot('warehouse', 's100', (.55, -.2), -22, (-.1, -4.2, 1.0), (-.05, 1.5, 1.05), 32, 2.4),
    'factory-a': Shot('factory', 's100', (.6, -.6), -24, (-.1, -4.6, 1.05), (-.05, 1.5, .95), 32, 2.4),
}
