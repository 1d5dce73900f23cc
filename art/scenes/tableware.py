"""Dishes, cups and food: small things that repeat with differences."""
from math import cos, pi, sin
from random import Random

from kit.materials import material
from kit.meshes import lathe, loft, place, rod
from kit.tableware import bibimbap, bowl, cup, food, glass, plate

from scenes.shapes import block, prototype
from scenes.surfaces import metal


def celadon():
    return material('celadon', '#a9c4b2', rough=.2, coat=.7)


def dark_glaze():
    return material('dark_glaze', '#33302e', rough=.35, coat=.4)


def chopsticks(y=-.17):
    steel = metal('cutlery', '#d0d2d4', .2)
    rod('chopstick', (-.1, y, .006), (.1, y + .005, .006), .003, steel, .002, 8)
    rod('chopstick', (-.1, y - .015, .006), (.1, y - .012, .006), .003, steel, .002, 8)


def lumps(name, centre, radius, height, colour, count, size, seed=1):
    """A heap of irregular pieces: stew, fried chicken, fruit, rolls."""
    rnd = Random(seed)
    surface = food(name, colour, .45)
    for _ in range(count):
        angle, reach = rnd.uniform(0, 2 * pi), radius * rnd.random()**.5
        s = size * rnd.uniform(.75, 1.2)
        z = centre[2] + height * (1 - (reach / radius)**2) * rnd.uniform(.4, 1)
        profile = [(max(s * cos(a), .00001), s * .68 * sin(a)) for a in (pi * (k / 8 - .5) for k in range(9))]
        piece = lathe('piece', profile, surface, 18, angle=80)
        place(piece, (centre[0] + reach * cos(angle), centre[1] + reach * sin(angle), z),
              (rnd.uniform(-40, 40), rnd.uniform(-40, 40), rnd.uniform(0, 360)))


def banchan(count=4, seed=1, glaze=None):
    """Small side dishes in a loose row."""
    rnd = Random(seed)
    kinds = [('kimchi', '#b5301c'), ('spinach', '#3f6d2b'), ('radish', '#f0c53a'), ('sprouts', '#e8dcc2'),
             ('beans', '#3a2417'), ('egg', '#f2cf63')]
    rnd.shuffle(kinds)
    for i, (name, colour) in enumerate(kinds[:count]):
        x = (i - (count - 1) / 2) * .105 + rnd.uniform(-.008, .008)
        bowl((x, rnd.uniform(-.012, .012), 0), .042 + rnd.uniform(-.004, .004), .028, glaze, filling=food(name, colour))


def stew_pot():
    """A shared stew on a portable burner."""
    steel, black = metal('pot_steel', '#b8b4ac', .3), material('burner', '#26282a', rough=.5)
    block('burner', (0, 0, 0), (.30, .25, .07), black, .012)
    pot = [(.10, 0), (.125, .004), (.14, .03), (.142, .085), (.15, .088), (.138, .09), (.134, .03), (.00001, .01)]
    place(lathe('pot', pot, steel, 48), (0, 0, .075))
    place(lathe('broth', [(.136, 0), (.00001, .002)], material('broth', '#b5431b', rough=.12)), (0, 0, .142))
    lumps('tofu', (0, 0, .142), .10, .012, '#f0e6cf', 9, .019, 3)
    lumps('leek', (0, 0, .144), .11, .010, '#6f9a3f', 12, .011, 5)
    for side in (-1, 1):
        block('ear', (side * .165, 0, .125), (.04, .07, .012), steel, .004)


def grilled_fish():
    plate((0, 0, 0), .12, dark_glaze())
    body = []
    rings = 11
    for i in range(rings):
        t = i / (rings - 1)
        girth = .026 * sin(pi * min(t * .9 + .06, 1))**.6 * (1 - .45 * t) + .003
        body.append([(-.095 + .19 * t, girth * 1.5 * cos(a), .02 + girth * .8 * sin(a))
                     for a in (2 * pi * k / 12 for k in range(12))])
    loft('fish', body, food('fish', '#9a6a3a'))
    lumps('lemon', (.05, .07, .02), .012, .004, '#f3dc6b', 3, .014, 2)


def fried_chicken():
    plate((0, 0, 0), .13)
    lumps('chicken', (0, 0, .025), .085, .055, '#b06a24', 17, .027, 8)


def pasta():
    plate((0, 0, 0), .125)
    lumps('pasta', (0, 0, .018), .062, .03, '#e8c879', 26, .013, 4)
    lumps('basil', (0, 0, .045), .03, .008, '#3f7a34', 5, .010, 6)


def rice_bowl():
    bowl((0, 0, 0), .058, .05, filling=food('rice', '#f6f1e4', .6), level=.95)


def meal(kind=0):
    """One person's setting; four kinds so that no two neighbours eat the same."""
    if kind == 0:
        bibimbap((0, 0, 0), .085)
        for x, y, seed in ((.17, .0, 1), (-.17, .0, 2)):
            bowl((x, y + .06, 0), .042, .028, filling=food('kimchi', '#b5301c'))
            bowl((x, y - .06, 0), .040, .026, celadon(), filling=food('spinach', '#3f6d2b'))
    elif kind == 1:
        rice_bowl()
        bowl((.15, 0, 0), .066, .05, dark_glaze(), filling=material('soup', '#c9792b', rough=.1))
        bowl((-.13, .03, 0), .042, .028, celadon(), filling=food('egg', '#f2cf63'))
    elif kind == 2:
        bowl((0, .01, 0), .092, .07, celadon(), filling=material('noodle_soup', '#d9b06a', rough=.12))
        lumps('dumpling', (0, .01, .058), .055, .006, '#efe2c4', 6, .018, 7)
        bowl((.16, -.02, 0), .042, .028, filling=food('radish', '#f0c53a'))
    else:
        grilled_fish()
        bowl((.17, .03, 0), .042, .028, celadon(), filling=food('kimchi', '#b5301c'))
    chopsticks()
    cup((.04, .17, 0), .033, .075)


def meals():
    """The four settings as prototypes."""
    return [prototype('meal_%d' % kind, lambda kind=kind: meal(kind)) for kind in range(4)]


def water_glass():
    glass((0, 0, 0))


def plate_stack(count=8, radius=.11):
    for i in range(count):
        plate((0, 0, i * .0075), radius)
