"""A public library (도서관) after closing: long shelves of books, signs at their ends, reading lamps left on."""
from random import Random

from kit.materials import material
from kit.meshes import lathe, place, rod, slab, words

from scenes.furniture import black_metal, dining_chair, oak
from scenes.lighting import LAMP, bulb, sky, soft, without_light_sampling
from scenes.outside import night_street
from scenes.shapes import block, box, prototype, put
from scenes.surfaces import concrete, fabric, glow, metal, paint
from scenes.traces import book, potted_plant

CEILING = 3.0
BACK = 8.6
AISLE = 1.25  # half width of the way between the shelves
ROWS = (-4.6, -2.4, -.2, 2.0, 4.2)  # where a pair of shelves begins
SUBJECTS = ('800 문학', '810 한국문학', '600 예술', '400 자연과학', '900 역사')
SPINES = ('#7b3b30', '#35506a', '#c2a25a', '#4f6b4c', '#d8cfbd', '#5b4a6b', '#a8623a', '#2e3b44', '#8d9a90', '#b7a68a')


def build(evening=True):
    shell()
    shelves()
    reading_place()
    lights()
    night_street((0, BACK + 5, 0), 'y')


def shell():
    wall, frame = paint('library_wall', '#cfc6b4'), black_metal()
    box('floor', (-5, 5), (-9, BACK), (-.05, 0), concrete('library_floor', '#8d8a7c', .24, .14, .6), 0)
    box('ceiling', (-5, 5), (-9, BACK), (CEILING, CEILING + .1), paint('library_ceiling', '#d9d3c6'), 0)
    for x in ((-5.1, -5), (5, 5.1)):
        box('side', x, (-9, BACK), (0, CEILING), wall, 0)
    box('front', (-5, 5), (-9.1, -9), (0, CEILING), wall, 0)
    box('sill', (-5, 5), (BACK, BACK + .2), (0, .7), wall, 0)
    box('head', (-5, 5), (BACK, BACK + .2), (2.5, CEILING), wall, 0)
    for x in (-3.9, -2.6, -1.3, 0, 1.3, 2.6, 3.9):
        box('mullion', (x - .03, x + .03), (BACK, BACK + .08), (.7, 2.5), frame, .004)


def row_of_books(seed, length=.86):
    """Spines along y that look to -x, some of them leaning."""
    rnd = Random(seed)
    y = -length / 2
    while y < length / 2 - .05:
        thick, high, deep = rnd.uniform(.016, .042), rnd.uniform(.19, .27), rnd.uniform(.15, .19)
        tint = rnd.choice(SPINES)
        spine = block('book', (0, 0, 0), (deep, thick, high), material('spine' + tint, tint, rough=.6), .002)
        place(spine, (deep / 2, y + thick / 2, 0), (rnd.choice((0, 0, 0, 0, 5)), 0, 0))
        if rnd.random() < .4:
            band = block('band', (0, 0, 0), (.002, thick * .96, .02), material('band', '#e6dcc2', rough=.7), 0)
            place(band, (-.001, y + thick / 2, high * .78))
        y += thick + (.09 if rnd.random() < .04 else .001)


def bay(kinds, rnd):
    """Two metres high and .9 wide; its books look to -x."""
    white, board = material('shelf_white', '#ddd8cc', rough=.45), oak('y')
    for y in (-.455, .455):
        box('side', (0, .26), (y - .012, y + .012), (0, 2.0), oak('z'), .004)
    box('back', (.24, .26), (-.45, .45), (.05, 2.0), white, 0)
    box('top', (-.01, .27), (-.47, .47), (2.0, 2.03), board, .004)
    for level in range(6):
        z = .10 + level * .32
        box('board', (0, .24), (-.443, .443), (z - .018, z), board, .003)
        put(rnd.choice(kinds), (.025, 0, z))


def shelves():
    rnd = Random(5)
    kinds = [prototype('books_%d' % seed, lambda seed=seed: row_of_books(seed)) for seed in range(7)]
    bays = [prototype('bay_%d' % i, lambda: bay(kinds, rnd)) for i in range(4)]
    face, ink = material('sign_face', '#1f4a45', rough=.5), material('sign_ink', '#f4efe2', rough=.6)
    for side in (-1, 1):
        for row, y in enumerate(ROWS):
            for k in range(2):
                for x in (AISLE, AISLE + 1.6):
                    put(rnd.choice(bays), (side * x, y + .47 + k * .93), 0 if side > 0 else 180)
            box('end', sorted((side * AISLE, side * (AISLE + .28))), (y - .03, y), (0, 2.05), oak('z'), .006)
            x = side * (AISLE - .03)
            box('sign', sorted((x, x - side * .02)), (y + .05, y + .75), (2.1, 2.34), face, .006)
            words(SUBJECTS[row], .125, ink, (x - side * .0215, y + .4, 2.22), (90, 0, -90 * side), 'SemiBold')
            block('flag', (side * (AISLE - .2), y, 1.55), (.34, .016, .20), face, .006)
            words(SUBJECTS[row], .062, ink, (side * (AISLE - .2), y - .0095, 1.65), (90, 0, 0), 'Bold')
    cart()


def cart():
    """Books that came back, on a trolley at the side of the aisle."""
    steel = metal('cart_steel', '#9aa09e', .35)
    x, y = AISLE - .34, 3.75
    for z in (.25, .62):
        box('deck', (x - .2, x + .2), (y - .36, y + .36), (z - .02, z), steel, .006)
        put(prototype('returned_%g' % z, lambda z=z: row_of_books(int(z * 100), .66)), (x - .09, y, z))
    for dx in (-.19, .19):
        for dy in (-.35, .35):
            rod('post', (x + dx, y + dy, .06), (x + dx, y + dy, .95), .012, steel)
            place(lathe('wheel', [(.00001, -.012), (.04, -.01), (.04, .01), (.00001, .012)], black_metal(), 20), (x + dx, y + dy, .04), (0, 90, 0))


def reading_place():
    """A long table before the windows with lamps of green glass."""
    place(slab('table', 3.4, .9, .04, .05, oak('x'), .006, .01), (0, 7.3, .70))
    for x in (-1.5, 1.5):
        box('trestle', (x - .04, x + .04), (6.95, 7.65), (0, .70), oak('z'), .008)
    chair = prototype('chair', lambda: dining_chair(fabric('library_seat', '#6b7d76')))
    for i, x in enumerate((-1.1, -.35, .4, 1.15)):
        put(chair, (x, 6.6 - (.18 if i == 2 else 0)), 180 + (14 if i == 2 else 0))
    brass, shade = metal('library_brass', '#b79d6c', .3), material('green_glass', '#1f6a4c', rough=.2, emit='#2f9a6a', strength=.9)
    for x in (-.9, .9):
        rod('stem', (x, 7.3, .74), (x, 7.3, 1.10), .012, brass)
        place(slab('shade', .34, .16, .09, .05, shade, .04, .005), (x, 7.3, 1.08))
        bulb((x, 7.3, 1.04), 4, LAMP, .04)
    for x, turn in ((-.5, 20), (.2, -30), (1.3, 75)):
        put(prototype('open_%g' % x, book), (x, 7.15, .74), turn)
    for x in (-3.6, 3.6):
        put(prototype('plant_%g' % x, lambda: potted_plant(1.2, 3, '#8d8a7c')), (x, 8.0))


def lights():
    lamp = glow('library_lamp', '#ffeccc', 4)
    for y in (-4.5, -1.5, 1.5, 4.5):
        box('line_lamp', (-.06, .06), (y - .9, y + .9), (CEILING - .07, CEILING - .02), lamp, .01)
    soft('aisle', (0, .5, CEILING - .1), (0, .5, 0), (1.2, 12), 150, (1, .9, .74))
    soft('fill', (0, .5, CEILING - .06), (0, .5, 0), (8, 14), 70, (1, .9, .76))
    without_light_sampling('green_glass')
    sky(.04, .3, (.2, .28, .5))
