"""T8: the slim one. A single blade carries three floating trays and a 10.1 inch tablet with a grab handle."""
from mathutils import Vector

from kit.backs import back_window, status_screen
from kit.base import deck_shell, drive_base
from kit.curves import fillet, rounded_rect, smooth_path, smooth_step, squircle
from kit.meshes import assembly, place, slab, stack, sweep_yz, tube, turned
from kit.parts import depth_camera, emergency_stop, face_visor, sensor_window, tray
from kit.tableware import ade, bowl, cake, ceramic, cup, dumplings, food, glass, half_egg, iced, iced_latte, latte, leaf_heap, macarons, noodles, pancakes, plate, rings, tomatoes
from robots.underside import belly, wound_caster

WIDTH, DEPTH = .39, .45
BLADE = [(.112, .215), (.150, .36), (.166, .56), (.160, .80), (.128, .98), (.082, 1.075), (.040, 1.125)]
TRAYS = (.400, .615, .830)
HEAD = Vector((0, -.004, 1.122))
HEAD_TILT = (62, 0, 0)


def build(palette, face='face-t8.png', dishes=True, tray_out=0., wound=False):
    """dishes: a meal, or 'cafe' or 'brunch' for what a café serves, or none; tray_out: metres by which the middle tray is pulled off its arm; wound: its underside, with hair around a caster."""
    with assembly('T8') as root:
        plan = drive_base(palette, WIDTH, DEPTH, 2.6, 'T8')
        deck_shell(palette, plan)
        depth_camera(palette, (0, -DEPTH / 2 - .0002, .234))
        _blade(palette)
        for z, back in zip(TRAYS, (.150, .155, .140)):
            tray(palette, .345, .335, z, y=-.045 - (tray_out if z == TRAYS[1] else 0), exponent=3.0)
            arm = slab('tray_arm', .072, back + .10, .018, .02, palette.alu, .005, .007)
            place(arm, (0, (back - .10) / 2, z - .014))
        _head(palette, face)
        emergency_stop(palette, (0, .192, .62), (-90, 0, 0))
        status_screen(palette, 'status-tall.png', (.048, .072), Vector((0, .1785, .864)), 8.3)
        if dishes == 'cafe':
            _cafe()
        elif dishes == 'brunch':
            _brunch()
        elif dishes:
            _dishes()
        if wound:
            belly(palette, WIDTH, DEPTH, 2.6)
            wound_caster(palette, WIDTH * .20, -.25 * DEPTH)
    return root


def _blade(palette):
    """White blade, charcoal on its front edge and with one thin line of light."""
    path = smooth_path(BLADE, 14)

    def section(t):
        width = .104 + .02 * (1 - smooth_step(t / .10)) - .026 * smooth_step((t - .55) / .4)
        return rounded_rect(width, .052, .022, 8)

    def inlay(t):
        width = .056 - .012 * smooth_step((t - .55) / .4)
        return [(width / 2, -.025), (width / 2, -.0268), (-width / 2, -.0268), (-width / 2, -.025)]

    sweep_yz('blade', path, section, palette.white)
    sweep_yz('blade_inlay', path, inlay, palette.dark, smooth=False)
    back = [(.006, .0255), (.006, .0268), (-.006, .0268), (-.006, .0255)]
    sweep_yz('blade_back', path, lambda t: back, palette.dark, smooth=False, first=len(path) * 3 // 10, last=len(path) * 8 // 10)
    sweep_yz('blade_light', path, lambda t: [(.0014, -.026), (.0014, -.0274), (-.0014, -.0274), (-.0014, -.026)],
             palette.led_soft, smooth=False, first=len(path) * 6 // 10, last=len(path) * 8 // 10)


def _head(palette, face):
    """10.1 inch is 0.217 x 0.136 m of picture."""
    width, height = .246, .166

    def on_head(x, y, z):
        return HEAD + turned((x, y, z), HEAD_TILT)

    place(stack('tablet', squircle(width, height, 4.6, 128), fillet(.024, .008, .013, 10), palette.white), on_head(0, 0, -.024), HEAD_TILT)
    face_visor(palette, width - .012, height - .012, 4.8, face, HEAD, HEAD_TILT, strength=1.7)
    sensor_window(palette, .036, .008, on_head(0, .067, .0032), HEAD_TILT, [(-.010, .0024), (.010, .0024)], depth=.0014)
    back_window(palette, squircle(.176, .104, 3.6, 96), on_head(0, 0, -.024), HEAD_TILT)
    handle = smooth_path([(-.095, .030, -.020), (-.105, .065, -.030), (-.085, .108, -.040), (-.04, .128, -.044),
                          (.04, .128, -.044), (.085, .108, -.040), (.105, .065, -.030), (.095, .030, -.020)], 8)
    tube('grab_handle', [on_head(*point) for point in handle], .0085, palette.accent)


def _dishes():
    mats = [z + .0155 for z in TRAYS]
    bowl((-.06, -.07, mats[2]), .07, .055, ceramic('#e9e4d8'), food('ramen', '#d98a3a', .15))
    noodles((-.06, -.07, mats[2] + .042), .058)
    half_egg((-.032, -.088, mats[2] + .062), (18, 22, 30))
    rings((-.075, -.085, mats[2] + .060), .024, ('#6ea348', '#8fbb5a'), 8, .006)
    place(slab('nori', .034, .040, .0012, .002, food('nori', '#1d2a1c', .5, False), .0004, .0004), (-.085, -.045, mats[2] + .048), (68, 0, 35))
    bowl((.085, -.10, mats[2]), .042, .03, filling=food('danmuji', '#f0c53a', .3, chunky=False))
    cup((.085, .02, mats[2]), tint='#e8e4da')
    plate((-.02, -.06, mats[1]), .105)
    dumplings((-.02, -.06, mats[1] + .008), .062, 7, .023)
    bowl((.115, -.11, mats[1]), .034, .022, filling=food('sauce', '#3a1d10', .05, chunky=False))
    glass((-.07, -.08, mats[0]), .029, .115)
    glass((.0, -.13, mats[0]), .029, .115, drink='#e9a54a')
    glass((.07, -.08, mats[0]), .029, .115)


def _cafe():
    """Desserts and coffee, plates, cold drinks: a kind on each tray."""
    low, middle, top = (z + .0155 for z in TRAYS)
    sponge, cream, cocoa = '#e9c987', '#fbf6ec', '#4b2816'
    for x, turn, berry, layers in (
            (-.066, 200, '#cf2418', ((sponge, .013), (cream, .005), (sponge, .013), (cream, .005), (sponge, .010), (cream, .007))),
            (.080, 215, '#a3121f', ((cocoa, .013), ('#c98f62', .005), (cocoa, .013), ('#c98f62', .005), (cocoa, .010), ('#2a130a', .007)))):
        plate((x, -.105, top), .070)
        cake((x + .004, -.105, top + .005), turn, layers, berry)
    plate((-.104, .028, top), .046, ceramic('#cfd8d4'))
    macarons((-.104, .028, top + .009), ('#e79aa6', '#a9c48a', '#e8c77a'), .017)
    plate((.075, .040, top), .056)
    cup((.075, .040, top + .005), .040, .052, drink='#b98352')
    plate((-.040, -.060, middle), .112, ceramic('#e4e0d6'))
    noodles((-.040, -.060, middle + .008), .074, '#eec06a', 34, .0030)
    tomatoes((-.040, -.060, middle + .022), .045, 5, .011)
    leaf_heap((-.040, -.060, middle + .034), .012, ('#4a7d34', '#6fa045'), 4, .022)
    bowl((.112, -.115, middle), .046, .036, ceramic('#cfd8d4'), food('salad', '#557f35'), .78)
    leaf_heap((.112, -.115, middle + .030), .016, ('#6fa045', '#8fbb5a', '#4a7d34'), 12, .032)
    tomatoes((.112, -.115, middle + .036), .024, 3, .010)
    iced((-.100, -.050, low), '#3a1d0e', '#f4f1ea')
    iced((-.045, -.140, low), '#f0992c', '#2f8f7f')
    iced((.027, -.140, low), '#9fb86a', '#f4f1ea')
    iced((.122, -.055, low), '#d9503f', '#2f8f7f')


def _brunch():
    """A dish and a drink on each tray, tall enough to be told from the banner's low camera."""
    low, middle, top = (z + .0155 for z in TRAYS)
    sponge, cream, jam = '#e9c987', '#fbf6ec', '#cf3040'
    layers = ((sponge, .015), (cream, .006), (jam, .003), (sponge, .015), (cream, .006), (jam, .003), (sponge, .012), (cream, .009))
    plate((-.072, -.085, top), .080)
    cake((-.066, -.085, top + .005), 205, layers, '#cf2418', .104)
    latte((.088, -.085, top))
    plate((-.035, -.070, middle), .100, ceramic('#cfd8d4'))
    pancakes((-.035, -.070, middle + .008))
    iced_latte((.112, -.085, middle))
    plate((-.052, -.060, low), .105, ceramic('#e4e0d6'))
    noodles((-.052, -.060, low + .010), .078, '#e39a3c', 40, .0031)
    noodles((-.052, -.060, low + .022), .050, '#eec06a', 26, .0031, 8)
    tomatoes((-.052, -.060, low + .030), .045, 6, .0125)
    leaf_heap((-.052, -.060, low + .046), .012, ('#4a7d34', '#6fa045'), 5, .028)
    ade((.122, -.090, low), '#d9403f', '#f4f1ea')
    ade((.092, .040, low), '#f0992c', '#2f8f7f', '#8fb23a')
