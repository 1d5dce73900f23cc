"""Every picture of a robot alone: which camera, which size, which look. Plain data, no Blender.

`python3 art/robots/shots.py` prints the names in the order in which they should be rendered.
"""
from dataclasses import dataclass, field

TALL, SQUARE, REAR, CLOSE = (1600, 2000), (1600, 1600), (1200, 1500), (1440, 1080)


@dataclass(frozen=True)
class Shot:
    """azimuth 0 looks at the robot's face; the camera stands `distance` metres from `target`."""
    azimuth: float
    elevation: float
    target: tuple
    distance: float
    size: tuple = TALL
    samples: int = 24
    look: str = 'cutout'  # cutout (floor shadow, alpha), light or dark studio
    fstop: float = None
    options: dict = field(default_factory=dict)


SHOTS = {
    't5-front': Shot(-31, 12.5, (0, 0, .655), 3.9),
    't6-front': Shot(-31, 12.5, (0, 0, .625), 3.8),
    't8-front': Shot(-31, 12.5, (0, 0, .60), 3.6),
    't9-front': Shot(-31, 12.5, (0, 0, .655), 4.0),
    't11-front': Shot(-31, 12.5, (0, 0, .60), 3.7),
    's100-front': Shot(-36, 20, (0, 0, .26), 3.6, SQUARE),
    'c40-front': Shot(-36, 18, (0, .03, .31), 3.5, SQUARE),
    't10-front': Shot(-31, 12.5, (0, 0, .665), 3.9),
    'w3-front': Shot(-31, 13, (0, 0, .535), 3.5),
    'c30-front': Shot(-36, 25, (0, 0, .135), 2.35, SQUARE),
    't10-rear': Shot(150, 7, (0, 0, .672), 3.9, REAR, 16),
    'w3-rear': Shot(150, 12, (0, 0, .535), 3.5, REAR, 16),
    'c30-rear': Shot(150, 22, (0, 0, .14), 2.4, SQUARE, 16),
}

if __name__ == '__main__':
    print('\n'.join(SHOTS))
