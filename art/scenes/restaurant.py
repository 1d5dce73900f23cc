"""A modern Korean restaurant: paper-lattice windows, oak, one celadon wall, pendant lamps over the tables."""
from random import Random

from kit.materials import material
from kit.meshes import lathe, place

from scenes.evening_street import evening_street
from scenes.furniture import dining_chair, dining_table, oak, slatted_counter
from scenes.lamps import hang, paper_shade
from scenes.lighting import LAMP, sky, soft, sun, window_light
from scenes.shapes import box, prototype, put, turned
from scenes.surfaces import glow, paint, wood
from scenes.tableware import banchan, meals, plate_stack, stew_pot
from scenes.traces import coat, handbag, potted_plant, small_vase

WINDOW_X = -3.4
JAR = ((.5, 0), (.75, .12), (1, .5), (.86, .78), (.45, .92), (.5, 1), (.42, 1), (.38, .9))  # radius and height of 1
GLAZES = ('#9db8a5', '#e9e3d6', '#3b2a20', '#7d8f86', '#c8a27a')
FOUR_SEATS = ((-.33, -.56, 180), (.33, -.56, 180), (-.33, .56, 0), (.33, .56, 0))
TWO_SEATS = ((-.33, .56, 0), (.33, .56, 0))
OTHER_TWO = ((-.33, -.56, 180), (.33, -.56, 180))
PICKUP = (1.95, 1.45)


def build(evening=False, narrow=False, street=False, pickup=False):
    """`narrow` sets the tables so close that only half a metre is left between the chairs.

    In the evening paper hangs behind the lattice, or one looks on to the `street`. `pickup` puts a counter for finished
    dishes into the room and a table near it, with the way between them free: there is room for a robot to drive.
    """
    plaster = paint('plaster', '#e9e2d4')
    shell(plaster)
    windows(plaster)
    if evening and street:
        evening_street(-11)
    elif evening:
        paper_screens()
    pottery_wall()
    put(prototype('counter', lambda: slatted_counter(3.2)), (1.9, 5.4))
    dining_room(narrow, pickup)
    if pickup:
        pickup_counter()
    put(prototype('plant', potted_plant), (-2.95, 4.9))
    lights(evening, pickup)


def shell(plaster):
    boards = wood('restaurant_floor', '#957350', '#b8966d', .30, axis='y', planks=(1.5, .15))
    box('floor', (-4.2, 4.2), (-8, 7.2), (-.05, 0), boards, 0)
    box('ceiling', (-4.2, 4.2), (-8, 7.2), (2.95, 3.0), paint('ceiling', '#efe9dd'), 0)
    box('wall_back', (-4.2, 4.2), (6.6, 6.8), (0, 3), plaster, 0)
    box('wall_front', (-4.2, 4.2), (-8.2, -8), (0, 3), plaster, 0)
    box('wall_right', (3.6, 3.8), (-8, 7), (0, 3), paint('celadon_wall', '#6f8577'), 0)
    for y in (-4.8, -3.0, -1.2, .6, 2.4, 4.2, 6.0):
        box('beam', (-4, 4), (y - .07, y + .07), (2.74, 2.95), oak('x'), .006)


def windows(plaster):
    upright, across = oak('z'), oak('y')
    x = WINDOW_X
    box('sill', (x - .2, x + .04), (-8, 7), (0, .42), plaster, .004)
    box('lintel', (x - .2, x + .04), (-8, 7), (2.45, 3), plaster, .004)

    def lattice():
        for k in range(1, 6):
            y = -.83 + k * .277
            box('bar', (-.012, .012), (y - .009, y + .009), (0, 2.0), upright, .002)
        for z in (.18, .30, .42, .95, 1.07, 1.19, 1.62, 1.74, 1.86):
            box('bar', (-.011, .011), (-.84, .84), (z - .008, z + .008), across, .002)
        box('mullion', (-.06, .05), (-.96, -.84), (-.015, 2.015), upright, .004)

    leaf = prototype('lattice', lattice)
    for i in range(9):
        put(leaf, (x - .02, -8.2 + i * 1.8 + .9, .435))


def paper_screens():
    """Mulberry paper behind the lattice: at night it takes the colour of the lamps."""
    x = WINDOW_X
    box('paper', (x - .06, x - .05), (-8, 7), (.42, 2.45), paint('window_paper', '#e6dcc6'), 0)


def pottery_wall():
    """Oak slats on the left, lit shelves with pottery on the right of the back wall."""
    for i in range(35):
        x = -3.3 + i * .09
        box('slat', (x - .022, x + .022), (6.5, 6.6), (0, 2.74), oak('z'), .004)
    box('niche', (.1, 3.4), (6.52, 6.6), (.9, 2.3), material('niche', '#b9a98c', rough=.9), 0)
    uprights = (.05, 1.18, 2.32, 3.45)
    for z in (.9, 1.38, 1.86, 2.3):
        box('shelf', (.05, 3.45), (6.2, 6.6), (z - .03, z), oak('x'), .004)
    for x in uprights:
        box('upright', (x - .02, x + .02), (6.2, 6.6), (.87, 2.3), oak('z'), .004)
    for z in (1.35, 1.83, 2.27):
        box('shelf_light', (.1, 3.4), (6.52, 6.54), (z - .012, z - .004), glow('warm_led', '#ffb968', 14), 0)
    rnd = Random(7)
    glazes = [material('glaze' + tint, tint, rough=.22, coat=.6) for tint in GLAZES]
    for z in (.9, 1.38, 1.86):
        x = .2
        while x < 3.3:
            height, radius = rnd.uniform(.16, .3) * rnd.uniform(.6, 1) + .04, rnd.uniform(.055, .09)
            if min(abs(x - u) for u in uprights) > .12:
                profile = [(radius * r, height * h) for r, h in JAR]
                place(lathe('jar', profile, rnd.choice(glazes), 40), (x, 6.36, z))
            x += rnd.uniform(.17, .3)


def dining_room(narrow, pickup):
    rnd = Random(11)
    table, chair, settings = prototype('table', dining_table), prototype('chair', dining_chair), meals()
    shared = [
        prototype('stew', stew_pot),
        prototype('sides', lambda: banchan(4, 3)),
        prototype('sides_b', lambda: banchan(3, 8))
    ]

    def dine(x, y, turn=0, chairs=FOUR_SEATS, pulled=None):
        put(table, (x, y), turn)
        for i, (a, b, facing) in enumerate(chairs):
            out = .24 if i == pulled else 0
            seat = turned((x, y), turn, (a, b + out * (1 if b > 0 else -1)))
            put(chair, seat, turn + facing + (24 if out else rnd.uniform(-7, 7)))
        for i, (a, b, facing) in enumerate(((-.32, -.17, 0), (.32, -.18, 0), (.31, .19, 180), (-.33, .18, 180))):
            if rnd.random() < .78:
                put(settings[rnd.randrange(4)], (*turned((x, y), turn, (a, b)), .7485),
                    turn + facing + rnd.uniform(-6, 6))
        put(rnd.choice(shared), (*turned((x, y), turn, (0, 0)), .7485), turn + 90 + rnd.uniform(-9, 9))

    if narrow:
        for y in (-1.75, .15, 2.05):
            dine(-1.2, y, 90)
            dine(1.06, y + .1, 90)
        return
    dine(-1.75, .55, 90, pulled=0)
    dine(-1.75, 3.1, 90)
    if not pickup:
        dine(1.95, 2.35, 90, pulled=1)
    dine(.15, 4.05)
    dine(-1.55, -1.9, 90, TWO_SEATS)
    if pickup:
        dine(1.72, -1.45, 90, OTHER_TWO)
    else:
        dine(2.35, -1.7, 90)
    dine(-1.75, -4.6, 90)
    dine(2.35, -4.4, 90, pulled=2)
    put(prototype('coat', coat), turned((-1.75, .55), 90, (.33, -.56)), 270)
    if not pickup:
        put(prototype('coat_b', lambda: coat('#a68a6a')), turned((1.95, 2.35), 90, (.33, .56)), 90)
    put(prototype('bag', handbag), (*turned((-1.75, .55), 90, (-.33, .56)), .476), 70)


def pickup_counter():
    """Where the kitchen puts what is done and robots fetch it."""
    x, y = PICKUP
    put(prototype('pickup_counter', lambda: slatted_counter(2.2)), PICKUP)
    sets = meals()
    for kind, away, turn in ((1, -.72, 8), (0, .12, -12), (2, .55, 5)):
        put(sets[kind], (x + away, y - .05, 1.0455), turn)
    put(prototype('plates', plate_stack), (x - .32, y + .12, 1.0455))
    put(prototype('vase', small_vase), (x + .92, y + .08, 1.0455))


def lights(evening, pickup):
    x, y = PICKUP
    right = [(x - .7, y, 1.78), (x, y, 1.78), (x + .7, y, 1.78)] if pickup else [
        (1.95, 2.1, 1.72), (1.95, 2.75, 1.72), (2.35, -1.9, 1.72), (2.35, -1.4, 1.72)]
    hang(paper_shade, [(-1.75, .25, 1.72), (-1.75, .9, 1.72), (-1.75, 2.8, 1.72), (-1.75, 3.4, 1.72), (0, 4.05, 1.72),
                       (.75, 5.4, 1.9), (1.7, 5.4, 1.9), (2.65, 5.4, 1.9), (-1.6, -2.1, 1.72), *right],
         power=16 if evening else 9, colour=(1, .84, .64) if evening else LAMP)
    window_light((-3.62, 0, 1.45), (15, 2.0), 950, evening)
    soft('ceiling_fill', (.3, .5, 2.6), (.3, .5, 0), (5, 10), 70 if evening else 120, (1, .95, .88))
    if evening:
        sky(.04, .35, (.18, .26, .5))
    else:
        sun((1, .30, -.60))
        sky()
