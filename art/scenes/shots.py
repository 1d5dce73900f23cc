"""Every scene picture: which place, which robot, where it stands and where the camera is.

Run by itself it lists the names, one a line.
"""
from dataclasses import dataclass, field, replace


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
    width: int = 1600    # pixels of the picture, 16:9; more for those that a page shows from edge to edge
    samples: int = 10
    clean: float = 0.    # width of the clean lane behind a cleaning robot
    littered: bool = False  # what a busy hour leaves on the floor, beside the way of a cleaning robot
    span: float = 0.     # from straight above, without perspective: metres from the upper edge to the lower
    options: dict = field(default_factory=dict)  # passed to the robot's builder
    others: tuple = ()   # more robots: (model, place, degrees turned, options for its builder)
    layout: dict = field(default_factory=dict)   # passed to the place's builder


GAP_SHARE = .38  # of a picture's height is the passage that it measures: the page draws its line to this


def passage(robot, kind, gap, eye=(0, 0, 2.6), look=(0, 0, 0), **options):
    """From above a robot in a passage of just its width: straight above, or from before it, which leaves all widths as they are."""
    return Shot('aisle', robot, (0, .04), 0, eye, look, exposure=1.0, key=0, rim=0, span=gap / GAP_SHARE,
                layout={'kind': kind, 'gap': gap}, options=options)


SHOTS = {
    'aisle-t10': passage('t10', 'hall', .59, (0, -3.4, 5.46), (0, 0, .42), dishes='full'),
    'aisle-t8': passage('t8', 'cafe', .55, (0, -3.4, 5.44), (0, 0, .40), dishes='cafe'),
    'aisle-t11': passage('t11', 'noodles', .49, (0, -3.0, 5.72), (0, 0, .52), dishes='full'),
    'aisle-t5': passage('t5', 'family', .70, (0, -3.3, 5.3), (0, 0, .44)),
    'aisle-s100': passage('s100', 'racks', .90, (0, -2.5, 6.0)),

    'restaurant-a': Shot('restaurant', 't10', (.80, -1.05), -26, (.28, -4.75, 1.14), (.18, .2, .76), 38, 1.7, options={'dishes': 'full'}),
    'restaurant-b': Shot('restaurant', 't10', (-.1, -.1), -118, (3.3, .25, 1.2), (-.9, .1, .72), 34, 2.2, exposure=.9, key=95),
    'restaurant-c': Shot('restaurant', 't8', (.35, -.1), -24, (-.45, -3.9, 1.12), (.0, .6, .72), 38, 2.0),
    'restaurant-d': Shot('restaurant', 't9', (-.1, .1), -12, (1.45, -3.3, 1.1), (-.55, 1.2, .76), 38, 2.4,
                         evening=True, exposure=1.8, width=1920, samples=12),
    'restaurant-e': Shot('restaurant', 't11', (-.07, -.35), -8, (.0, -4.1, 1.18), (-.7, 1.0, .80), 38, 1.8,
                         layout={'narrow': True}),

    'restaurant-g': Shot('restaurant', 't5', (-.15, .5), 14, (1.2, -3.3, 1.2), (-.6, 1.9, .82), 36, 1.8),

    'grill-a': Shot('grill', 't9', (.36, -.45), -14, (-.3, -4.3, 1.25), (.0, .5, .86), 35, 1.8, evening=True, exposure=2.0, key=80.),
    'grill-b': Shot('grill', 'c30', (.30, -.75), 24, (-.25, -3.6, .78), (.05, .5, .62), 34, 2.2, evening=True, exposure=2.0, key=60., littered=True),
    'grill-c': Shot('grill', 't9', (-.05, 1.6), 22, (1.05, -2.0, 1.35), (-.55, 2.7, .82), 34, 1.8, evening=True, exposure=2.0, key=80.),
    'noodles-a': Shot('noodles', 't8', (.12, -.55), -18, (-.55, -4.1, 1.25), (.25, .8, .84), 36, 1.8, exposure=1.05),
    'noodles-b': Shot('noodles', 't8', (.2, 3.55), 30, (1.45, .35, 1.30), (-.25, 4.6, .78), 34, 2.0, exposure=1.05),
    'sashimi-a': Shot('sashimi', 't10', (-.3, -.6), 16, (-.75, -4.3, 1.2), (.35, .9, .88), 36, 1.8, options={'dishes': 'full'}),
    'sashimi-b': Shot('sashimi', 't10', (.1, -.3), -60, (-3.0, -.85, 1.25), (1.2, .25, .66), 32, 2.0, exposure=1.3),
    'hanok-a': Shot('hanok', 't5', (.1, -.5), 12, (.75, -4.5, 1.30), (-.55, .9, 1.0), 32, 2.0, exposure=1.1, options={'dishes': 'cleared'}),
    'jeon-a': Shot('jeon', 't11', (.05, -.9), -8, (.0, -4.5, 1.28), (.0, .8, .80), 33, 2.0, evening=True, exposure=1.8, key=60., reach=.9),
    'jeon-b': Shot('jeon', 't11', (.0, 2.6), 22, (.6, -.75, 1.36), (-.15, 3.6, .78), 33, 2.0, evening=True, exposure=1.8, key=60., reach=.9),
    'bistro-a': Shot('bistro', 't10', (-.15, .0), 158, (-.35, -3.7, 1.20), (.2, 1.0, .92), 33, 2.0, evening=True, exposure=2.3, key=50., samples=12,
                     options={'advert': 'advert-wine.png'}),
    'sushi-a': Shot('sushi', 't6', (.15, -.6), -12, (-.2, -4.1, 1.15), (.0, .8, .90), 33, 2.0, evening=True, exposure=1.7, key=50., reach=.75),
    'gukbap-a': Shot('gukbap', 't9', (.2, -.75), -22, (-.35, -4.6, 1.30), (.0, .8, .79), 33, 2.8, exposure=1.1, width=1920, samples=16),
    'gukbap-b': Shot('gukbap', 'c30', (.15, -.45), 22, (-.30, -3.6, .98), (.02, .9, .68), 31, 2.2, exposure=1.1, littered=True),
    'shabu-b': Shot('shabu', 'c30', (-.10, -.8), -20, (.45, -3.5, .90), (-.08, .9, .58), 33, 2.2, exposure=1.1, littered=True),
    'noodles-c': Shot('noodles', 'c40', (.05, -.45), 18, (-.5, -4.1, 1.1), (.15, .9, .70), 35, 2.0, exposure=1.05, clean=.6),
    'shabu-a': Shot('shabu', 't8', (.1, -.6), 14, (.45, -4.3, 1.30), (-.1, .8, .86), 34, 2.0, exposure=1.1),
    'bansang-a': Shot('bansang', 't11', (-.4, -.8), 12, (-.7, -4.6, 1.36), (-.05, .8, .86), 33, 2.0, exposure=1.1),

    'brunch-a': Shot('brunch', 't10', (.22, -.65), -14, (-.2, -4.4, 1.25), (-.2, .8, .84), 33, 1.8, exposure=1.05, options={'dishes': 'full'}),
    'brunch-b': Shot('brunch', 'c30', (-.15, -.85), 22, (.75, -3.5, .80), (-.55, .9, .62), 34, 2.0, exposure=1.05),
    'brunch-c': Shot('brunch', 't10', (-.3, 1.7), 40, (1.75, -1.5, 1.25), (-1.1, 2.7, .80), 34, 2.0, exposure=1.05, options={'dishes': 'full'}),
    'family-a': Shot('family', 't10', (.2, -.65), -12, (-.3, -4.4, 1.55), (-.02, .9, .76), 34, 1.8, evening=True, exposure=2.1),
    'family-b': Shot('family', 'c30', (.15, -.6), 16, (-.35, -3.5, .95), (.05, .9, .56), 34, 2.0, evening=True, exposure=1.9, key=60.),
    'family-c': Shot('family', 't10', (.15, 1.7), 36, (.85, -2.2, 1.42), (-.65, 1.9, .86), 33, 2.0, evening=True, exposure=1.9),

    'buffet-a': Shot('buffet', 't9', (.75, -.6), -24, (.45, -4.2, 1.15), (.05, .3, .76), 37, 1.8),
    'buffet-b': Shot('buffet', 't5', (.13, .5), -34, (-1.55, -2.75, 1.30), (-.05, 1.6, .76), 36, 2.8, width=1920,
                     options={'dishes': 'cleared'}, others=(('t6', (-.28, 1.62), 4, {}),), layout={'busy': True}),
    'buffet-c': Shot('buffet', 't10', (.2, .6), -148, (1.9, -2.5, 1.2), (-.05, 1.5, .78), 36, 2.0,
                     evening=True, exposure=1.9),
    'buffet-d': Shot('buffet', 'c30', (.3, -.55), 22, (-.45, -3.5, .80), (.1, .9, .62), 35, 2.0),
    'buffet-e': Shot('buffet', 'c40', (-.2, .35), -34, (-2.6, -2.5, 1.1), (.45, 1.6, .72), 35, 2.0, evening=True, exposure=1.9,
                     clean=.6),
    'buffet-f': Shot('buffet', 't9', (-.7, .5), 14, (1.23, -2.51, 1.32), (-1.08, 1.4, .61), 38, 2.0,
                     options={'dishes': 'cleared'}),

    'cafe-a': Shot('cafe', 't6', (.55, -.8), -20, (.75, -4.3, 1.1), (.1, .3, .75), 38, 1.8),
    'cafe-b': Shot('cafe', 't8', (.98, 1.15), 20, (1.2, -2.6, 1.18), (1.05, 3., .78), 38, 2.4, width=1920, samples=12,
                   options={'dishes': 'brunch'}),
    'cafe-c': Shot('cafe', 't11', (-1.05, .5), 38, (.1, -3.0, 1.1), (-1.45, 1.9, .74), 38, 1.8),
    'cafe-d': Shot('cafe', 't6', (.35, -.3), 30, (3.7, -2.5, 1.15), (-.6, .4, .78), 38, 1.8, evening=True, exposure=1.9),
    'cafe-e': Shot('cafe', 'c30', (.75, 1.7), -20, (-.45, -1.1, .78), (1.15, 3.4, .66), 35, 2.0, evening=True, exposure=1.9),
    'cafe-f': Shot('cafe', 'c30', (.95, 2.9), 8, (1.25, .1, .80), (.35, 4.2, .58), 34, 2.0),

    'golf-a': Shot('golf', 't10', (.3, -.45), -8, (2.3, -4.0, 1.25), (-.5, 1.6, .96), 36, 1.8, exposure=1.5, key=90),
    'golf-b': Shot('golf', 't8', (-.3, -.5), -20, (-2.1, -3.1, .98), (.35, 1.2, .72), 36, 1.8, exposure=1.5, key=90),
    'golf-c': Shot('golf', 'c30', (.40, -.3), 30, (-.05, -2.3, .60), (.12, 1.5, .30), 35, 2.0, exposure=1.5, key=90, clean=.61),
    'golf-d': Shot('golf', 'c30', (.45, .1), 38, (2.2, -2.5, .90), (-.5, 1.6, .60), 35, 2.0, exposure=1.5, key=90),
    'golf-e': Shot('golf', 'c30', (-.6, -1.6), 38, (1.2, -3.7, .95), (-1.6, .2, .45), 35, 2.0, exposure=1.5, key=90),
    'golf-f': Shot('golf', 't8', (.2, .5), 34, (2.5, -2.2, 1.25), (-.75, 1.7, .80), 35, 1.8, exposure=1.5, key=90),

    'hospital-a': Shot('hospital', 'w3', (-.2, .9), 14, (.95, -2.3, 1.1), (-.65, 2.1, .80), 33, 2.8, exposure=1.35, reach=.9),
    'hospital-b': Shot('hospital', 's100', (-.42, -.6), 16, (-.2, -4.4, 1.0), (.15, 1.0, .84), 33, 3.2,
                       exposure=1.35, reach=.9, others=(('w3', (.52, .75), -14, {}),)),
    'hospital-c': Shot('hospital', 'c40', (.1, 1.0), 6, (1.1, -1.9, .95), (-.75, 2.6, .58), 32, 2.2,
                       exposure=1.35, reach=.9, clean=.6),
    'hospital-d': Shot('hospital', 'c30', (-.05, -.5), 14, (.5, -3.2, .80), (-.25, 1.2, .60), 33, 2.2, exposure=1.35, reach=.9),
    'hospital-e': Shot('hospital', 'c40', (.1, 1.6), 168, (-.75, -1.6, 1.15), (.2, 2.9, .72), 33, 2.2, exposure=1.35, reach=.9),
    'hospital-f': Shot('hospital', 'w3', (.1, -.5), -16, (-.7, -3.9, 1.25), (.2, 1.0, .86), 33, 2.2, exposure=1.35, reach=.9),

    'ward-a': Shot('ward', 't5', (.22, -.7), -16, (-.35, -4.4, 1.25), (.05, .8, .84), 34, 2.0, exposure=1.05, reach=1.0),
    'ward-b': Shot('ward', 'c30', (.05, -.8), -20, (-.6, -3.5, .82), (.1, .9, .56), 34, 2.2, exposure=1.05, reach=1.0),
    'ward-c': Shot('ward', 't5', (-.2, 1.2), 26, (.75, -2.0, 1.28), (-.55, 2.6, .70), 34, 2.0, exposure=1.05, reach=1.0),

    'hotel-a': Shot('hotel', 'w3', (.62, 1.0), -24, (-.1, -2.5, 1.02), (-.25, 2.4, .87), 33, 3.2, exposure=1.3, width=1920, samples=12),
    'hotel-b': Shot('hotel', 'w3', (1.4, 7.3), -16, (1.15, 3.9, 1.05), (1.1, 8.5, .86), 34, 2.0, exposure=1.4, reach=.55),
    'hotel-c': Shot('hotel', 'w3', (1.2, 2.3), 168, (.3, -1.3, 1.1), (.75, 3.4, .88), 34, 2.0, exposure=1.3),
    'hotel-d': Shot('hotel', 'c30', (.35, .5), 10, (-1.0, -1.7, .62), (.35, 1.6, .42), 35, 2.0,
                    exposure=1.3, clean=.61),

    'resort-a': Shot('resort', 'w3', (.12, -.75), -14, (-.5, -4.2, 1.2), (.2, .9, .90), 33, 2.0, evening=True, exposure=1.7, key=95.,
                     options={'ajar': 96., 'opened': (2, )}, layout={'arriving': True}),
    'resort-b': Shot('resort', 'c40', (-.1, -.5), 20, (.75, -4.0, 1.05), (-.15, 1.0, .80), 33, 2.0, evening=True, exposure=1.7, clean=.6),
    'resort-c': Shot('resort', 'w3', (-.2, 1.3), 34, (1.35, -1.9, 1.2), (-.85, 2.6, .84), 33, 2.0, evening=True, exposure=1.7),

    'lobby-a': Shot('lobby', 'c30', (.32, -1.35), -26, (.75, -3.95, 1.35), (.12, -.35, .12), 34, 5.6, rim=0, exposure=1.45, clean=.61, littered=True, width=1920, samples=14),
    'lobby-b': Shot('lobby', 'c40', (.8, .3), 18, (2.6, -2.6, .85), (-.15, 2.0, .64), 36, 2.8, clean=.6, width=1920, samples=12),
    'lobby-c': Shot('lobby', 'c40', (-.6, .2), -132, (1.7, -2.5, 1.1), (-1.6, 1.6, .52), 35, 2.2, clean=.6),
    'lobby-d': Shot('lobby', 'c30', (-1.15, -.55), 24, (.8, -2.3, .60), (-2.3, .6, .42), 36, 2.0,
                    evening=True, exposure=1.9, clean=.61),
    'lobby-e': Shot('lobby', 'c40', (.25, -.3), -24, (-1.45, -3.5, 1.0), (.6, 1.8, .78), 35, 2.0, evening=True, exposure=1.9, clean=.6),
    'lobby-f': Shot('lobby', 't10', (.45, .3), -22, (-.7, -3.5, 1.25), (.75, 2.6, .88), 34, 2.0),

    'lobby-g': Shot('lobby', 't10', (.62, 1.2), -12, (.25, -4.5, 1.55), (.05, 2.2, .93), 36, 2.8, layout={'meeting': True}),
    'lobby-h': Shot('lobby', 't6', (1.72, 4.25), 8, (2.1, .75, 1.15), (2.12, 4.4, .84), 38, 2.8, layout={'award': True}),
    'library-a': Shot('library', 'c30', (.12, -.8), 20, (-.4, -3.6, .85), (.05, .9, .56), 34, 2.2, evening=True, exposure=1.95, key=60.,
                      reach=.9),
    'foodcourt-a': Shot('foodcourt', 'c30', (.05, -.85), 22, (-.45, -3.5, 1.0), (.1, 1.2, .60), 30, 2.2, exposure=1.6, samples=12, littered=True),
    'bowling-a': Shot('bowling', 't11', (.35, -.95), -14, (-.3, -4.5, 1.3), (.15, 1.6, .78), 34, 2.0, evening=True, exposure=1.9),

    'warehouse-a': Shot('warehouse', 's100', (.55, -.2), -22, (-.1, -4.2, 1.0), (-.05, 1.5, 1.05), 32, 2.4),
    'warehouse-b': Shot('warehouse', 's100', (-.1, 1.2), 150, (-1.15, -1.9, 1.1), (.25, 3., .46), 35, 2.2),
    'warehouse-c': Shot('warehouse', 's100', (.1, -.6), -60, (-1.2, -2.6, .62), (.3, .6, .44), 36, 2.0),
    'warehouse-d': Shot('warehouse', 'c40', (.3, -.7), -18, (-.55, -4.2, 1.05), (.05, 1.2, .82), 32, 2.4, exposure=1.35, clean=.6),
    'warehouse-e': Shot('warehouse', 's100', (-.15, 16.6), 24, (.75, 13.3, 1.0), (-.3, 18.5, .80), 32, 2.4),
    'warehouse-f': Shot('warehouse', 's100', (-.22, .35), -28, (.48, -2.20, .98), (.0, .6, .36), 36, 3.2, exposure=1.7, width=1920,
                        layout={'dropped': (.68, .02)}),

    'factory-a': Shot('factory', 's100', (.35, -.7), -20, (-.35, -4.0, .95), (.0, 1.5, .60), 34, 2.2, exposure=1.45),

    'factory-c': Shot('factory', 't10', (.62, -.85), -10, (-.35, -4.4, 1.5), (.15, 1.2, .80), 33, 2.8, exposure=1.75,
                      options={'dishes': False}, others=tuple(('t10', (.62, -.85 + .95 * k), -10, {'dishes': False}) for k in (1, 2, 3, 4))
                      + tuple(('t8', (-.62, -.2 + .95 * k), 10, {'dishes': False}) for k in (0, 1, 2, 3, 4))),

    'lab-a': Shot('lab', 't10', (.35, -.75), -6, (-.8, -4.6, 1.5), (.0, .8, .80), 33, 2.2, exposure=1.5),
}

# By one camera, so that a line can be drawn between noon and evening.
SHOTS['restaurant-b-night'] = replace(SHOTS['restaurant-b'], evening=True, exposure=1.5, key=55., rim=30.,
                                      options={'advert': 'advert-evening.png'}, layout={'street': True})


if __name__ == '__main__':
    print('\n'.join(SHOTS))
