"""S100: the carrier. A long flat deck behind a low cab, for 100 kg and more; its battery slides out at the back."""
from kit.cargo import carton, strap, tote
from kit.curves import fillet, inset, round_in, round_out, squircle
from kit.materials import material, screen_material
from kit.meshes import assembly, lathe, place, rod, slab, stack, surface_band, words
from kit.parts import CLEAR, depth_camera, emergency_stop, screen, sensor_window, wheel

WIDTH, DEPTH = .62, .88
DECK = .228
CAB_Y, CAB_DEPTH, CAB_TOP = -.345, .165, .400


def build(palette, face='visor-s100.png', interface='interface-s100.png', load='boxes', battery_out=0., spare=False):
    """load: a name in LOADS or None; battery_out: metres by which the battery is pulled out; spare: another lies ready on its deck."""
    with assembly('S100') as root:
        plan = squircle(WIDTH, DEPTH, 4.6, 160)
        _chassis(palette, plan)
        _deck(palette, plan)
        _cab(palette, face, interface)
        _battery(palette, battery_out)
        if spare:
            _pack(palette, -.06, .35, DECK + .009)
        for side in (-1, 1):
            emergency_stop(palette, (side * (WIDTH / 2 - .002), .30, .185), (90, 0, side * 90))
            sensor_window(palette, .074, .020, (side * (WIDTH / 2 - .0035), -.12, .185), (90, 0, side * 90), [(-.022, .0055), (.022, .0055)])
        if load:
            LOADS[load]()
    return root


def _chassis(palette, plan):
    stack('skirt', plan, [(.062, .024), (.050, .024), (.040, .030), (.036, .040), (.034, .060)], palette.rubber)
    lower = ([(.060, .048), (.050, .048)] + round_out((.040, .048), (0, .084), 10) + [(0, .112)] + round_in((0, .112), (.006, .118), 5) + [(.03, .118)])
    stack('shell_lower', plan, lower, palette.white)
    stack('lidar_slit', plan, [(.034, .116), (.024, .117), (.024, .146), (.034, .147)], palette.glass)
    low = .1408 if palette.bloom else .1380
    ring = [(.012, low), (.0075, low), (.0065, low + .0007), (.0065, .1435), (.0075, .1444)]
    stack('base_light', plan, ring, palette.led, cap_start=False, cap_end=False)
    upper = ([(.03, .1435), (.006, .1435)] + round_out((.005, .1435), (0, .1485), 5) + [(0, DECK - .024)]
             + round_in((.001, DECK - .022), (.020, DECK), 8) + [(.034, DECK + .0003), (.040, DECK)])
    stack('shell_upper', plan, upper, palette.white)
    for side in (-1, 1):
        wheel(palette, .085, .045, (side * .215, 0, .085))
        for y in (-.30, .30):
            wheel(palette, .034, .028, (side * .20, y, .034), hub=False)
    words('S100', .026, palette.print, (0, -DEPTH / 2 - .0006, .086), (90, 0, 0), track=1.1)


def _deck(palette, plan):
    """Charcoal load deck with grip strips between two low metal rails."""
    bed = squircle(WIDTH - .055, .655, 7, 96)
    place(stack('bed', bed, fillet(.008, .004, .001, 5), palette.dark), (0, .085, DECK - .002))
    for i in range(9):
        strip = slab('grip', .455, .012, .0025, .005, palette.rubber, .001, .0003)
        place(strip, (0, -.165 + i * .062, DECK + .0055))
    for side in (-1, 1):
        rod('rail', (side * .272, -.215, DECK + .034), (side * .272, .385, DECK + .034), .0085, palette.alu)
        for y in (-.205, .085, .375):
            rod('rail_post', (side * .272, y, DECK - .002), (side * .272, y, DECK + .034), .0075, palette.alu)


def _cab_lean(z):
    """The cab leans back, so that its visor mirrors the dark of the room and not the floor."""
    return 0, CAB_Y + .32 * (z - .205), 1, 1


def _cab(palette, face, interface):
    outline = squircle(WIDTH - .020, CAB_DEPTH, 4.2, 128)
    profile = ([(.012, DECK - .03), (.004, DECK - .03)] + round_out((.004, DECK - .03), (0, DECK - .02), 4)
               + round_in((.002, CAB_TOP - .050), (.034, CAB_TOP), 14) + [(.040, CAB_TOP)])
    stack('cab', outline, profile, palette.white, shift=_cab_lean)

    def ring(z):
        dx, dy, sx, sy = _cab_lean(z)
        return [(x * sx + dx, y * sy + dy) for x, y in inset(outline, .001)]

    surface_band('visor', ring, (.262, .340), (-.262, .262), .036, palette.glass, lift=.0016, rows=10)
    surface_band('face', ring, (.266, .336), (-.187, .187), .002, screen_material(face, 2. * palette.light), lift=.0016 + CLEAR, picture=True)
    depth_camera(palette, (0, -DEPTH / 2 - .0006, .186))
    for side in (-1, 1):
        sensor_window(palette, .052, .018, (side * .20, -DEPTH / 2 + .0125, .186), (90, 0, side * 12), [(-.013, .0048), (.013, .0048)])
    screen(palette, .154, .087, .006, interface, (0, CAB_Y + .075, CAB_TOP - .002), (14, 0, 180), strength=1.1, bezel=.009, thickness=.010)


def _battery(palette, out):
    """The dark frame around the pack reads as the bay it slides out of."""
    back = DEPTH / 2
    place(slab('bay', .352, .092, .003, .014, palette.gap, .001, .0003), (0, back + .0005, .180), (90, 0, 180))
    place(slab('bay_frame', .364, .104, .0025, .018, palette.dark, .001, .0003), (0, back, .180), (90, 0, 180))
    _pack(palette, 0, back + .010 + out, .140, charge=1 if out else 4)


def _pack(palette, x, front, low, charge=4):
    """A pack with a teal handle and four lights, of which `charge` are lit."""
    depth, middle = .30, low + .040
    pack = slab('battery', .338, depth, .080, .010, palette.dark, .006, .006)
    place(pack, (x, front - depth / 2, low))
    place(slab('battery_plate', .338, .080, .006, .012, palette.white_soft, .003, .001), (x, front + .0005, middle), (90, 0, 180))
    for side in (-1, 1):
        rod('handle_post', (x + side * .070, front, middle + .008), (x + side * .070, front + .026, middle + .008), .007, palette.accent)
    rod('handle', (x - .079, front + .026, middle + .008), (x + .079, front + .026, middle + .008), .009, palette.accent)
    for i in range(4):
        place(slab('charge_light', .016, .005, .0015, .002, palette.led_soft if i >= 4 - charge else palette.dark, .0004, .0002), (x - .115 + i * .022 - .02, front + .0066, middle - .020), (90, 0, 180))


def _boxes():
    z = DECK + .008
    carton((-.128, -.045, z), (.245, .28, .20), 2)
    carton((.128, -.050, z), (.245, .27, .225), -1, '#c49a68')
    carton((-.120, .245, z), (.25, .27, .24), -2, '#c49a68')
    carton((.130, .240, z), (.24, .26, .24), 1)
    carton((-.118, -.038, z + .20), (.205, .22, .16), -7, '#c49a68')
    carton((.02, .242, z + .24), (.36, .24, .155), 3, '#ad8150')


def _totes():
    z = DECK + .008
    for level in range(2):
        for side, tint in ((-1, '#2f7f78'), (1, '#5c6b73')):
            tote((side * .128, .085, z + level * .205), (.25, .56, .20), tint if level == 0 else '#2f7f78')


def _half():
    """Boxes and parts on the front of the deck; its rear still free, and the next box beside it on the floor."""
    z = DECK + .008
    tote((-.128, -.075, z), (.25, .24, .20))
    tote((-.128, -.075, z + .205), (.25, .24, .20), '#5c6b73')
    carton((.128, -.070, z), (.245, .25, .24), 182, '#c49a68')
    carton((.118, -.066, z + .24), (.205, .21, .16), 174)
    carton((-.20, .80, 0), (.25, .30, .22), -150)


def _strapped():
    """The heavy boxes below, the light ones above, and two straps from rail to rail."""
    z = DECK + .008
    for x, y, tint in ((-.126, -.055, '#b98d5c'), (.126, -.055, '#c49a68'), (-.126, .235, '#c49a68'), (.126, .235, '#b98d5c')):
        carton((x, y, z), (.248, .284, .235), 0, tint)
    for y, tint in ((-.05, '#c49a68'), (.23, '#ad8150')):
        carton((0, y, z + .235), (.34, .25, .15), 0, tint)
        strap([(-.272, DECK + .036), (-.2515, z + .236), (-.1715, z + .386), (.1715, z + .386), (.2515, z + .236), (.272, DECK + .036)], y + .045)


LOADS = {'boxes': _boxes, 'totes': _totes, 'half': _half, 'strapped': _strapped}
