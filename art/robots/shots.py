"""Every picture of a robot alone: which camera, which size, which look. Plain data, no Blender.

`python3 art/robots/shots.py` prints the names in the order in which they should be rendered.
"""
from dataclasses import dataclass, field, replace

TALL, LOW = (1600, 2000), (1600, 1600)
TALL_REAR, LOW_REAR = (1200, 1500), (1200, 1200)
CLOSE, UPRIGHT = (1440, 1080), (1152, 1440)
STAGE_BELOW, FLOOR_BELOW = .1, .22  # of a front's height, what these show more of the floor before it


@dataclass(frozen=True)
class Shot:
    """azimuth 0 looks at the robot's face; the camera stands `distance` metres from `target`."""
    azimuth: float
    elevation: float
    target: tuple
    distance: float
    size: tuple = TALL
    samples: int = 10
    look: str = 'cutout'  # cutout (alpha and floor shadow), light or dark studio, day or night on a floor that fades out, that floor alone
    fstop: float = None
    lens: int = 90  # millimetres: wide lenses make toys of products
    trim: bool = False  # cut the canvas to the robot; its lower edge stays, so that all stand on one line
    key: float = None  # degrees to the camera's right at which the key of a dark shot stands; else to its left, as in all of the shoot
    lean: float = 0.  # degrees by which it is laid on its left side
    below: float = 0.  # of a front's height, what it shows more at its lower edge
    share: float = 1.  # of its height, from below, that is rendered
    props: tuple = ()  # what lies beside it, by name (props.py)
    options: dict = field(default_factory=dict)
    cast: tuple = ()  # (model, metres to the right of the middle, degrees turned); else the one its name begins with


def close_up(azimuth, elevation, target, distance, look='light', fstop=None, props=(), **options):
    return Shot(azimuth, elevation, target, distance, CLOSE, look=look, fstop=fstop, props=props, options=options)


def in_line(options):
    """One camera, far away, for all of them: 5 px a centimetre, and every canvas ends 13 cm below the middle of the floor."""
    return Shot(0, 6, (0, 0, .674), 17.778, (800, 800), 64, lens=400, trim=True, options=options)


def stage(front, look, wider=1.5, **changes):
    """A front on the floor that it works on (stages.py): so much wider and a tenth taller, which is all floor."""
    width, height = front.size
    size = (1600, round(1600 * (1 + STAGE_BELOW) * height / (wider * width)))
    return replace(front, size=size, look=look, below=STAGE_BELOW, **changes)


def bare_floor(stage, reach):
    """A stage's floor without its robots, by the same camera, twice as wide and further down: the page lays it from edge to edge under them.

    reach: how high it reaches, in heights of the front.
    """
    width, height = stage.size
    size = (1920, round(1920 / (2 * width) * height * (1 + FLOOR_BELOW) / (1 + STAGE_BELOW)))
    return replace(stage, size=size, look='floor', samples=24, below=FLOOR_BELOW, share=reach / (1 + FLOOR_BELOW))


# three-quarter fronts: one shoot, so that all can stand side by side
FRONTS = {
    't5-front': Shot(-31, 12.5, (0, 0, .655), 3.9),
    't6-front': Shot(-31, 12.5, (0, 0, .625), 3.8),
    't8-front': Shot(-31, 12.5, (0, 0, .60), 3.6, options={'dishes': 'brunch'}),
    't9-front': Shot(-31, 12.5, (0, 0, .655), 4.0),
    't10-front': Shot(-31, 12.5, (0, 0, .665), 3.9, options={'dishes': 'full'}),
    't11-front': Shot(-31, 12.5, (0, 0, .60), 3.7),
    'w3-front': Shot(-13, 13, (0, 0, .535), 3.5),
    's100-front': Shot(-36, 18, (0, .02, .28), 3.2, LOW, samples=12),
    'c40-front': Shot(-34, 16, (0, .02, .315), 3.05, LOW),
    'c30-front': Shot(-36, 25, (0, 0, .135), 2.2, LOW),
}
MODELS = tuple(name.removesuffix('-front') for name in FRONTS)

# what the banner of a product page shows, under the name of the page
STAGES = {
    't10-stage': stage(FRONTS['t10-front'], 'night', 1.65, elevation=10, cast=(('t10', -.35, 171), ('t10', .35, 0))),
    't8-stage': stage(FRONTS['t8-front'], 'day'),
    't9-stage': stage(FRONTS['t9-front'], 'night', key=26),
    't11-stage': stage(FRONTS['t11-front'], 'day'),
    't6-t5-stage': stage(FRONTS['t5-front'], 'day', 1.65, cast=(('t6', -.32, 0), ('t5', .32, 0))),
    'w3-stage': stage(FRONTS['w3-front'], 'night', azimuth=-13, key=36),
    's100-stage': stage(FRONTS['s100-front'], 'day'),
    'c30-stage': stage(FRONTS['c30-front'], 'day', distance=1.85),
    'c40-stage': stage(FRONTS['c40-front'], 'night'),
}

# up to where the page draws the foot of its wall
FLOORS = {f'{page}-floor': bare_floor(STAGES[f'{page}-stage'], reach)
          for page, reach in (('t8', .52), ('t11', .52), ('t6-t5', .52), ('s100', .73), ('c30', .73))}

SHOTS = {
    **FRONTS,
    **STAGES,
    **FLOORS,

    # close-ups, one for each claim on a product page
    't10-display': close_up(157, 5, (0, .20, .665), 2.35, 'dark'),
    't10-touch': close_up(-18, 15, (0, 0, 1.215), 1.14, face='interface-t10.png'),
    't10-trays': close_up(-30, 20, (0, -.02, .735), 2.34, dishes='full'),
    't8-trays': replace(close_up(36, 17, (0, -.03, .605), 2.16, dishes='cafe'), size=(1200, 1500)),
    't8-touch': close_up(-18, 22, (0, 0, 1.122), .86, face='interface-t8.png'),
    't9-trays': replace(close_up(16, 11, (.155, 0, .675), 2.38), size=(1200, 1500)),
    't9-touch': close_up(-16, 17, (.005, -.10, 1.135), 1.72, face='interface-t9.png'),
    't11-suspension': close_up(-34, 8, (0, 0, .24), 1.45),
    't11-vision': replace(close_up(-24, 22, (-.11, -.06, .53), 5.45, dishes='full', watching=True), props=('in_the_way',)),
    't11-detect': close_up(-26, 11, (0, -.04, .774), 1.70, 'dark', scan=True),
    't5-trays': replace(close_up(33, 24, (0, 0, .64), 3.95), size=UPRIGHT),
    't6-trays': replace(close_up(-33, 22, (0, 0, .615), 3.72, dishes='full'), size=UPRIGHT),
    'w3-compartments': replace(close_up(-11, 8, (.02, -.05, .55), 3.45, ajar=122., opened=(1, 2, 3, 4)), size=UPRIGHT),
    'w3-inside': replace(close_up(-4, 17, (-.045, -.22, .628), 1.72, ajar=128., opened=(1, ), linen=True), samples=16),
    'w3-panel': close_up(-14, 28, (.0, .015, 1.100), .755, fstop=11),
    's100-load': replace(close_up(-113, 22, (-.02, .20, .22), 3.85, look='dark', load='half'), samples=12),
    's100-battery': replace(close_up(-155, 15, (-.075, .05, .160), 3.1, 'dark', load=None, battery_out=.17, spare=True), samples=12),
    'c30-brush': replace(close_up(14, 13, (-.168, -.262, .016), .84, fstop=13), props=('wall',)),
    'c30-suction': replace(close_up(-38, 12, (-.015, -.295, -.012), 1.02, 'dark', fstop=16), props=('litter', 'nozzle')),
    'c30-panel': close_up(-18, 52, (.0, .131, .275), .52, interface='interface-c30-start.png', props=('glint',)),
    'c40-rollers': replace(close_up(-44, 17, (-.06, -.47, .055), 1.95, fstop=3.2, cassette_out=.16), props=('wet_tiles',)),
    'c40-sensors': replace(close_up(-4, 27, (.13, .03, .15), 5.4, 'dark', watching=True)),
    'c40-battery': close_up(150, 14, (0, .40, .42), 1.85, battery_out=.12),
    'c40-swap': replace(close_up(157, 17, (.01, .09, .335), 3.05, battery_out=.15, interface='interface-c40-swap.png'), size=UPRIGHT),

    # looked after, one for each video that tells how
    't5-care-sensor': replace(close_up(-27, 11, (0, -.14, .21), 1.5), props=('cloth',)),
    't8-care-tray': close_up(30, 19, (0, -.10, .66), 1.9, tray_out=.17, dishes=False),
    't8-care-wheel': replace(close_up(-70, 14, (-.01, -.128, .068), .80, dishes=False, wound=True), lean=84, props=('tweezers',)),
    't8-care-sound': close_up(-16, 24, (0, -.02, 1.128), .78, face='interface-sound.png'),
    't10-care-map': close_up(-14, 15, (0, -.02, 1.232), 1.05, face='interface-map.png'),
    't9-care-place': close_up(12, 18, (.012, -.10, 1.215), 1.5, face='interface-relocate.png', dishes=False),
    's100-care-load': close_up(56, 17, (.01, .02, .315), 3.25, load='strapped'),
    'c30-care-bin': close_up(148, 27, (.02, .30, .15), 1.45, bin_out=.17),
    'c30-care-brush': replace(close_up(-40, 24, (-.19, -.27, .06), 1.35, brush_off=True), props=('screwdriver',)),
    'c40-care-roller': close_up(-36, 13, (-.15, -.30, .12), 2.0, roller_out=.30),

    # all at one scale, to stand side by side
    **{f'{model}-line': in_line(FRONTS[f'{model}-front'].options) for model in MODELS},

    # rears
    't10-rear': Shot(158, 7, (0, 0, .672), 3.9, (1600, 2000)),
    'w3-rear': Shot(150, 12, (0, 0, .535), 3.5, TALL_REAR),
    't9-rear': Shot(150, 10, (0, 0, .655), 4.0, TALL_REAR),
    't11-rear': Shot(150, 10, (0, 0, .60), 3.7, TALL_REAR),
    't5-rear': Shot(150, 10, (0, 0, .655), 3.9, TALL_REAR),
    't8-rear': Shot(150, 10, (0, 0, .60), 3.6, TALL_REAR, options={'dishes': 'brunch'}),
    't6-rear': Shot(150, 10, (0, 0, .625), 3.8, TALL_REAR),
    's100-rear': Shot(146, 18, (0, .02, .28), 3.2, LOW_REAR),
    'c40-rear': Shot(146, 14, (0, .04, .33), 3.05, LOW_REAR),
    'c30-rear': Shot(146, 22, (0, 0, .14), 2.2, LOW_REAR),
}

if __name__ == '__main__':
    print('\n'.join(SHOTS))
