"""A food court (푸드코트): four stalls under lit signs with their numbers called, rows of white tables, bright tiles."""
from random import Random

from kit.materials import material
from kit.meshes import lathe, place, rod, slab, words
from kit.tableware import bibimbap, bowl, cup, food

from scenes.furniture import black_metal, oak
from scenes.lighting import sky, soft, without_light_sampling
from scenes.shapes import box, curved_back, cushion, prototype, put, turned
from scenes.surfaces import glow, metal, paint, tiles
from scenes.tableware import chopsticks
from scenes.traces import handbag, potted_plant

CEILING = 3.4
BACK = 6.0
STALL = 2.25
STALLS = (('분식', '#c9452f', (('떡볶이', '5,500'), ('김밥', '4,500'))), ('돈가스', '#d59a2c', (('등심돈가스', '9,900'), ('치즈돈가스', '11,900'))),
          ('비빔밥', '#3f7f56', (('돌솥비빔밥', '9,500'), ('육회비빔밥', '12,000'))), ('우동', '#35618f', (('유부우동', '7,500'), ('튀김우동', '8,500'))))
CALLED = ('112', '037', '205', '064')
TABLES = ((-2.3, -2.6), (-2.3, -.5), (-2.3, 1.6), (2.2, -2.5), (2.2, -.4), (2.2, 1.7), (-2.3, -4.7), (2.2, -4.6))


def build(evening=False):
    shell()
    for i, stall in enumerate(STALLS):
        front((i - 1.5) * STALL, *stall, CALLED[i])
    furnish()
    lights()


def shell():
    white = paint('court_white', '#d5cdbf')
    box('floor', (-6, 6), (-9, BACK + 2), (-.05, 0), tiles('court_floor', '#b3ab9c', '#857e72', (.6, .6), .2, .003), 0)
    box('ceiling', (-6, 6), (-9, BACK + 2), (CEILING, CEILING + .1), paint('court_ceiling', '#6f6a62'), 0)
    box('wall_left', (-5.1, -5), (-9, BACK + 2), (0, CEILING), oak('z'), 0)
    box('wall_right', (5, 5.1), (-9, BACK + 2), (0, CEILING), paint('court_green', '#7d9284'), 0)
    box('wall_front', (-6, 6), (-9.1, -9), (0, CEILING), white, 0)
    box('over', (-6, 6), (BACK, BACK + .1), (2.95, CEILING), white, 0)
    box('kitchen_wall', (-6, 6), (BACK + 1.9, BACK + 2), (0, CEILING), tiles('court_kitchen', '#d8d8d2', '#a5a59e', (.15, .15), .16, .003, 0., 'xz'), 0)


def front(x, name, tint, dishes, number):
    """One stall: a coloured counter, its sign and menu over it, the number that is ready."""
    low, high = x - STALL / 2 + .06, x + STALL / 2 - .06
    colour, steel = material('stall' + tint, tint, rough=.45), metal('court_steel', '#bcbcb6', .3)
    box('counter', (low, high), (BACK - .35, BACK + .35), (0, 1.02), tiles('stall_tiles' + tint, tint, '#d8d0c0', (.08, .08), .2, .004, 0., 'xz', .12), 0)
    box('counter_top', (low - .03, high + .03), (BACK - .45, BACK + .38), (1.02, 1.07), steel, .006)
    box('pier', (low - .06, low), (BACK - .3, BACK + .1), (0, CEILING), oak('z'), .006)
    box('sign_box', (low, high), (BACK - .34, BACK + .06), (2.36, 2.95), colour, .02)
    words(name, .40, glow('court_letters', '#fff3da', 3.), (x, BACK - .345, 2.65), (90, 0, 0), 'ExtraBold', depth=.01)
    for k, (dish, price) in enumerate(dishes):
        px = x - .5 + k
        box('menu', (px - .46, px + .46), (BACK + .02, BACK + .05), (1.86, 2.32), glow('menu_light', '#f4ead6', .9), .004)
        words(dish, .125, material('menu_ink', '#2a221c', rough=.8), (px, BACK + .015, 2.16), (90, 0, 0), 'Bold')
        words(price, .12, material('menu_red', '#a52a1e', rough=.8), (px, BACK + .015, 1.98), (90, 0, 0), 'SemiBold')
    box('call', (high - .52, high - .08), (BACK - .3, BACK - .26), (1.28, 1.50), material('call', '#141414', rough=.3), .01)
    rod('call_post', (high - .3, BACK - .28, 1.07), (high - .3, BACK - .28, 1.3), .014, black_metal())
    words(number, .17, glow('call_light', '#ff5a38', 4.), (high - .3, BACK - .304, 1.39), (90, 0, 0), 'Bold')
    box('range', (low + .2, high - .2), (BACK + 1.1, BACK + 1.8), (0, .95), steel, .01)
    box('hood', (low + .2, high - .2), (BACK + 1.0, BACK + 1.85), (1.95, 2.3), steel, .01)
    tray = prototype('tray' + name, lambda: served(name))
    put(tray, (x - .55, BACK - .16, 1.07), 4)
    put(tray, (x - .02, BACK - .18, 1.07), -6)


def served(name):
    """A tray with one person's meal."""
    place(slab('tray', .42, .31, .014, .03, material('court_tray', '#4a3a30', rough=.45), .005, .005))
    if name == '비빔밥':
        bibimbap((-.06, 0, .014), .085)
    elif name == '우동':
        bowl((-.06, 0, .014), .095, .075, material('udon_bowl', '#26303a', rough=.3, coat=.4), material('udon_broth', '#b98a4a', rough=.1))
    elif name == '돈가스':
        place(slab('cutlet', .17, .10, .02, .035, food('cutlet', '#b9762e', .6), .008, .006), (-.05, 0, .03))
        place(slab('dish', .24, .17, .012, .05, material('court_dish', '#efe9dc', rough=.2, coat=.5), .004, .004), (-.05, 0, .015))
    else:
        bowl((-.06, 0, .014), .09, .05, filling=material('tteok', '#b8311c', rough=.12, coat=.6))
    bowl((.12, .07, .014), .042, .028, filling=food('kimchi', '#b5301c'))
    cup((.13, -.05, .014), .034, .07, '#c9cdd0')
    chopsticks(-.13)


def table():
    place(slab('top', 1.2, .7, .026, .05, material('court_top', '#e0d9cb', rough=.3), .005, .006), (0, 0, .71))
    rod('post', (0, 0, .02), (0, 0, .71), .035, black_metal())
    place(lathe('foot', [(.28, 0), (.28, .01), (.05, .03)], black_metal(), 48))


def chair(tint):
    """A moulded shell on four steel legs; the sitter faces -y."""
    shell_ = material('court_chair' + tint, tint, rough=.4)
    cushion('seat', (0, 0, .43), (.43, .42, .03), shell_, .012, .12)
    curved_back('back', .42, .30, .016, .68, .21, .07, shell_)
    for side in (-1, 1):
        rod('leg', (side * .2, -.19, 0), (side * .15, -.14, .44), .011, oak('z'))
        rod('leg', (side * .2, .21, 0), (side * .15, .15, .44), .011, oak('z'))
        rod('stay', (side * .13, .18, .44), (side * .13, .215, .6), .012, shell_)


def furnish():
    rnd = Random(4)
    top, trays = prototype('court_table', table), [prototype('on_table_' + name, lambda name=name: served(name)) for name, _, _ in STALLS]
    seats = [prototype('seat' + tint, lambda tint=tint: chair(tint)) for tint in ('#d0a04a', '#6f8f80', '#c8bfae')]
    for i, (x, y) in enumerate(TABLES):
        put(top, (x, y), 90)
        for k, (a, b, facing) in enumerate(((-.3, -.52, 180), (.3, -.52, 180), (.3, .52, 0), (-.3, .52, 0))):
            out = .26 if (i + k) % 5 == 1 else 0
            put(seats[(i + k) % 3], turned((x, y), 90, (a, b + out * (1 if b > 0 else -1))), 90 + facing + rnd.uniform(-8, 8))
            if rnd.random() < .55:
                put(trays[(i + k) % 4], (*turned((x, y), 90, (a, b * .36)), .736), 90 + facing + 180 + rnd.uniform(-8, 8))
    put(prototype('bag', handbag), (2.72, -.1, .46), 40)
    for x, y, seed in ((-4.4, 4.2, 2), (4.4, 4.3, 5), (-4.4, -.6, 7)):
        put(prototype('plant_%d' % seed, lambda seed=seed: potted_plant(1.4, seed, '#6f6a62')), (x, y))


def lights():
    lamp = glow('court_lamp', '#fff2dc', 5)
    for x in (-2.3, 0, 2.2):
        for y in (-4.5, -1.5, 1.5, 4.2):
            place(lathe('court_lamp', [(.3, 0), (.3, .05), (.00001, .05)], black_metal(), 48), (x, y, 2.92))
            place(lathe('court_disc', [(.28, -.003), (.00001, -.003)], lamp, 48), (x, y, 2.92))
            rod('court_cord', (x, y, 2.97), (x, y, CEILING), .006, black_metal(), count=6)
    soft('hall', (0, 0, 3.25), (0, 0, 0), (8, 12), 330, (1, .94, .84))
    soft('stalls', (0, BACK - 1.0, 3.1), (0, BACK, 1.2), (8, .5), 150, (1, .92, .8))
    soft('kitchens', (0, BACK + .9, 2.9), (0, BACK + 1.5, .8), (8, .8), 170, (1, .95, .86))
    without_light_sampling('court_letters', 'menu_light', 'call_light', 'court_lamp')
    sky(.10, .6)
