"""T10: the one that advertises. Swan neck, three trays, a 23.8 inch portrait display on its back."""
from mathutils import Vector

from kit.backs import back_window
from kit.base import deck_shell, drive_base
from kit.curves import fillet, inset, rounded_rect, smooth_path, smooth_step, squircle
from kit.meshes import assembly, place, slab, stack, sweep_yz, turned
from kit.parts import (bracket, depth_camera, emergency_stop, face_visor, screen,
                       sensor_window, tray)
from kit.tableware import (bibimbap, bowl, ceramic, cubes, cup, discs, food, glass, half_egg, iced, leaf_heap, lidded_pot, noodles,
                           plate, rings, slices, tomatoes)

WIDTH, DEPTH = .49, .56
NECK = [(.165, .215), (.182, .45), (.184, .70), (.170, .93), (.135, 1.075), (.082, 1.170), (.040, 1.212)]
TRAYS = (.478, .700, .922)
HEAD = Vector((0, .010, 1.228))
HEAD_TILT = (71, 0, 0)


def build(palette, face='face-t10.png', advert='advert-bibimbap.png', dishes=True):
    """dishes: a meal, or 'full' for those of several tables, or none."""
    with assembly('T10') as root:
        plan = drive_base(palette, WIDTH, DEPTH, 2.9, 'T10')
        deck_shell(palette, plan)
        depth_camera(palette, (0, -DEPTH / 2 + .0006, .234))
        _spine(palette)
        for z, back in zip(TRAYS, (.158, .158, .146)):
            tray(palette, .432, .405, z, y=-.048)
            for side in (-1, 1):
                bracket(palette, side * .082, back, -.10, z + .002)
        _head(palette, face)
        # 23.8 inch in portrait is 0.296 x 0.527 m
        screen(palette, .296, .527, .006, advert, (0, .208, .655), (89.4, 0, 180), strength=1.05, bezel=.017, thickness=.010)
        emergency_stop(palette, (.105, .2065, .345), (-88, 0, 0))
        if dishes == 'full':
            _full()
        elif dishes:
            _dishes()
    return root


def _spine_width(t):
    return .372 - .050 * (1 - smooth_step(t / .13)) - .21 * smooth_step((t - .57) / .26)


def _spine_thickness(t):
    return .056 + .030 * (1 - smooth_step(t / .20)) - .014 * smooth_step((t - .6) / .3)


def _spine(palette):
    """White swan neck with a charcoal inlay that follows its outline, and two rails that carry the trays."""
    path = smooth_path(NECK, 14)

    def body(t):
        thickness = _spine_thickness(t)
        return rounded_rect(_spine_width(t), thickness, min(thickness, .056) * .46, 8)

    def inlay(t):
        w, n = _spine_width(t) - .058, -_spine_thickness(t) / 2
        return [(w / 2 - .004, n + .002), (w / 2, n - .0002), (w / 2 - .0008, n - .0012),
                (-w / 2 + .0008, n - .0012), (-w / 2, n - .0002), (-w / 2 + .004, n + .002)]

    sweep_yz('spine', path, body, palette.white)
    sweep_yz('inlay', path, inlay, palette.dark, smooth=False)
    per_knot = (len(path) - 1) // (len(NECK) - 1)
    for side in (-1, 1):
        def rail(t, x=side * .082):
            n = -_spine_thickness(t) / 2 - .001
            return [(x - .006, n + .001), (x + .006, n + .001), (x + .006, n - .0035), (x - .006, n - .0035)]
        sweep_yz('rail', path, rail, palette.alu, smooth=False, first=0, last=3 * per_knot)


def _head(palette, face):
    width, height = .352, .232

    def on_head(x, y, z):
        return HEAD + turned((x, y, z), HEAD_TILT)

    place(stack('head', squircle(width, height, 3.9, 128), fillet(.058, .011, .030, 12), palette.white),
          on_head(0, 0, -.058), HEAD_TILT)
    face_visor(palette, width - .016, height - .016, 4.0, face, HEAD, HEAD_TILT)
    sensor_window(palette, .046, .010, on_head(0, .092, .0032), HEAD_TILT, [(-.013, .003), (.013, .003)], depth=.0014)
    back_window(palette, squircle(.20, .10, 3.4, 96), on_head(0, .030, -.058), HEAD_TILT)


def _dishes():
    low, middle, top = (z + .016 for z in TRAYS)
    bibimbap((-.075, -.085, top))
    cup((.105, -.140, top))
    bowl((.100, -.01, top), .05, .036, filling=food('kimchi', '#b5301c'), heap=.008)
    slices((.100, -.01, top + .030), .028, ('#b5301c', '#cf5a35', '#d98f5f'), 8, .014)
    bowl((.075, -.10, middle), .072, .055, filling=food('soup', '#c9792b', .1, chunky=False))
    cubes((.075, -.10, middle + .046), .044, '#f3ead6', 6, .016)
    rings((.075, -.10, middle + .048), .050, ('#6ea348', '#8fbb5a', '#cc2b1d'), 11, .007)
    bowl((-.10, -.02, middle), .055, .04, filling=food('namul', '#3f6d2b', .5))
    noodles((-.10, -.02, middle + .028), .044, '#4f7d35', 20, .0022)
    bowl((-.085, -.15, middle), .05, .036, filling=food('danmuji', '#f0c53a', .3, chunky=False))
    slices((-.085, -.15, middle + .028), .028, ('#f3cf4b', '#eec03a'), 7, .016)
    glass((.11, -.13, low))
    glass((.04, -.170, low))
    plate((-.085, -.06, low), .105)
    discs((-.085, -.06, low + .010), .058, ('#c99a3e', '#a89a45'), 7, .030)


def _full():
    """What several tables have ordered: as much as the trays hold."""
    low, middle, top = (z + .016 for z in TRAYS)
    bibimbap((-.095, -.130, top))
    bibimbap((.095, -.075, top))
    bowl((-.115, .035, top), .050, .038, ceramic('#cfd8d4'), food('namul', '#3f6d2b', .5))
    noodles((-.115, .035, top + .027), .040, '#4f7d35', 20, .0022)
    lidded_pot((-.088, -.080, middle))
    bowl((.110, -.005, middle), .056, .046, filling=food('rice', '#f3ead6', .6), heap=.020)
    bowl((.100, -.150, middle), .060, .046, filling=food('broth', '#d9b06a', .1, chunky=False))
    noodles((.100, -.150, middle + .032), .046, '#f0dca8', 24, .0026)
    half_egg((.088, -.168, middle + .045), (14, -8, 30), .015)
    rings((.112, -.142, middle + .044), .022, ('#6ea348', '#8fbb5a'), 8, .006)
    plate((-.080, -.060, low), .110, ceramic('#e4e0d6'))
    noodles((-.080, -.060, low + .008), .074, '#eec06a', 34, .0030)
    tomatoes((-.080, -.060, low + .022), .045, 5, .011)
    leaf_heap((-.080, -.060, low + .034), .012, ('#4a7d34', '#6fa045'), 4, .022)
    bowl((.065, .060, low), .046, .036, ceramic('#cfd8d4'), food('salad', '#557f35'), .78)
    leaf_heap((.065, .060, low + .030), .016, ('#6fa045', '#8fbb5a', '#4a7d34'), 12, .032)
    tomatoes((.065, .060, low + .036), .024, 3, .010)
    iced((.002, -.195, low), '#f0992c', '#2f8f7f')
    iced((.083, -.172, low), '#3a1d0e', '#f4f1ea')
    iced((.155, -.112, low), '#d9503f', '#2f8f7f')
