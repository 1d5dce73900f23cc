"""A bowling club (볼링장): lanes that shine up to the lit pins, scores overhead, balls in every colour."""
from math import cos, pi, sin

from kit.materials import material
from kit.meshes import lathe, make_object, place, rod, slab, words

from scenes.furniture import low_table, sofa
from scenes.bakery import iced_drink
from scenes.lighting import bulb, sky, soft, without_light_sampling
from scenes.shapes import box, prototype, put
from scenes.surfaces import carpet, fabric, glow, metal, paint, wood

CEILING = 3.1
FOUL = 2.2  # where the lanes begin
PINS = 13.5
LANE = 1.06
PITCH = 1.62
LANES = (-2, -1, 0, 1, 2)
BALLS = ('#b3302a', '#2f6fae', '#e0a52c', '#3f8a5a', '#7a4a9a', '#22262b')
SCORES = (('1번 레인', '128'), ('2번 레인', '96'), ('3번 레인', '154'), ('4번 레인', '71'), ('5번 레인', '110'))


def build(evening=True):
    shell()
    lanes()
    far_end()
    scores()
    ball_returns()
    lounge()
    lights()


def shell():
    dark = paint('bowl_wall', '#343a4a')
    box('floor', (-5, 5), (-8, .0), (-.05, 0), carpet('bowl_carpet', '#2f3a4c', '#566a80', .5), 0)
    box('approach', (-5, 5), (0, FOUL), (-.05, .002), wood('bowl_approach', '#a67c4c', '#c79f6c', .16, axis='y', planks=(2., .06), coat=.4), 0)
    box('ceiling', (-5, 5), (-8, PINS + 2), (CEILING, CEILING + .1), paint('bowl_ceiling', '#23262f'), 0)
    for x in ((-5.1, -5), (5, 5.1)):
        box('side', x, (-8, PINS + 2), (0, CEILING), dark, 0)
    box('front', (-5, 5), (-8.1, -8), (0, CEILING), dark, 0)
    for side in (-1, 1):
        for k, z in enumerate((.55, 1.6)):
            box('side_line', sorted((side * 4.97, side * 5)), (-7.5, PINS), (z, z + .05), glow('line_%d' % k, ('#ff7a4a', '#4ac8ff')[k], 4), 0)


def lanes():
    boards, gutter = wood('bowl_lane', '#b98d58', '#d9b581', .07, axis='y', planks=(3., .045), coat=.8), material('gutter', '#1c1f24', rough=.35)
    box('under', (-5, 5), (FOUL, PINS + 1), (-.12, -.06), gutter, 0)
    ink = material('lane_arrow', '#3a2413', rough=.4)
    for lane in LANES:
        x = lane * PITCH
        box('lane', (x - LANE / 2, x + LANE / 2), (FOUL, PINS), (-.06, .002), boards, 0)
        box('divider', (x + PITCH / 2 - .07, x + PITCH / 2 + .07), (FOUL, PINS), (-.06, .012), material('divider', '#4a4f5c', rough=.4), .004)
        for k in range(-3, 4):
            px, py = x + k * .14, FOUL + 3.6 - abs(k) * .32
            make_object('arrow', [(px - .025, py, .0028), (px + .025, py, .0028), (px, py + .2, .0028)], [(0, 1, 2)], ink, smooth=False)
    box('foul', (-5, 5), (FOUL - .03, FOUL + .02), (.002, .0034), material('foul', '#1a1a1d', rough=.4), 0)


def pin():
    profile = [(.025, 0), (.032, .03), (.058, .11), (.052, .17), (.026, .24), (.022, .27), (.031, .32), (.028, .35), (.014, .375), (.00001, .381)]
    fine = []
    for (r0, z0), (r1, z1) in zip(profile, profile[1:]):
        fine += [(r0 + (r1 - r0) * (1 - cos(pi * k / 4)) / 2, z0 + (z1 - z0) * k / 4) for k in range(4)]
    place(lathe('pin', fine + profile[-1:], material('pin', '#f2efe8', rough=.2, coat=.6), 40, angle=80))
    for z in (.255, .275):
        place(lathe('stripe', [(.0265, 0), (.0265, .008)], material('pin_red', '#c02a24', rough=.3), 40), (0, 0, z))


def far_end():
    one = prototype('pin', pin)
    for lane in LANES:
        x = lane * PITCH
        for row in range(4):
            for k in range(row + 1):
                if (lane, row, k) not in ((1, 3, 0), (1, 2, 0), (-2, 3, 3), (-2, 2, 2), (-2, 3, 2)):
                    put(one, (x + (k - row / 2) * .26, PINS - .9 + row * .225, .002))
        box('deck_light', (x - LANE / 2, x + LANE / 2), (PINS - 1.3, PINS - 1.25), (.62, .66), glow('deck_light', '#fff4e0', 12), 0)
    box('pit', (-5, 5), (PINS + .1, PINS + .2), (-.1, .75), material('pit', '#15171b', rough=.8), 0)
    box('mask', (-5, 5), (PINS - 1.45, PINS - 1.4), (.72, 2.0), material('mask', '#24304a', emit='#35559a', strength=.5, rough=.6), 0)
    for i, (x, z, r, tint) in enumerate(((-3.4, 1.3, .32, '#ff7a4a'), (-1.7, 1.5, .2, '#4ac8ff'), (2.0, 1.22, .26, '#ffc24a'), (3.5, 1.5, .38, '#4ac8ff'))):
        place(lathe('mask_ring', [(r, 0), (r - .05, .002)], glow('ring' + tint, tint, 1.8), 48), (x, PINS - 1.46, z), (90, 0, 0))
    words('굴림온', .62, glow('bowl_sign', '#fff0d2', 3.), (0, PINS - 1.46, 1.36), (90, 0, 0), 'ExtraBold', depth=.01)
    box('mask_top', (-5, 5), (PINS - 1.5, PINS - 1.4), (2.0, CEILING), paint('bowl_ceiling', '#23262f'), 0)


def scores():
    face, ink, bright = material('score_face', '#0d1420', emit='#12233c', strength=.8, rough=.2), glow('score_ink', '#dfeaff', 1.6), glow('score_big', '#ffd24a', 2.4)
    for lane, (name, score) in zip(LANES, SCORES):
        x = lane * PITCH
        box('score', (x - .62, x + .62), (FOUL + .35, FOUL + .42), (2.32, 2.98), face, .01)
        words(name, .15, ink, (x - .2, FOUL + .345, 2.80), (90, 0, 0), 'SemiBold')
        words(score, .34, bright, (x + .26, FOUL + .345, 2.54), (90, 0, 0), 'Bold')


def ball(tint):
    steps = [pi * (k / 20 - .5) for k in range(21)]
    place(lathe('ball', [(max(.108 * cos(a), .00001), .108 + .108 * sin(a)) for a in steps], material('ball' + tint, tint, rough=.08, coat=.8), 40, angle=80))


def ball_returns():
    body, steel = material('return_body', '#2a2f3a', rough=.3, coat=.4), metal('return_steel', '#b9bcc2', .25)
    balls = [prototype('ball' + tint, lambda tint=tint: ball(tint)) for tint in BALLS]
    for i, x in enumerate((-PITCH * 1.5, PITCH * .5)):
        place(slab('return', .62, 1.5, .5, .25, body, .1, .02), (x, .9, 0))
        for dx in (-.15, .15):
            rod('rack', (x + dx - .06, .3, .53), (x + dx - .06, 1.5, .53), .012, steel)
            rod('rack', (x + dx + .06, .3, .53), (x + dx + .06, 1.5, .53), .012, steel)
            for k in range(5):
                if (i, dx, k) != (1, .15, 2):
                    put(balls[(i * 2 + k + (dx > 0) * 3) % 6], (x + dx, .42 + k * .235, .52), 0, 1.)


def lounge():
    put(prototype('sofa', lambda: sofa(1.9, fabric('bowl_sofa', '#b8643a'), 2)), (-2.7, -1.5), 90)
    put(prototype('sofa_b', lambda: sofa(1.9, fabric('bowl_sofa', '#b8643a'), 2)), (2.9, -1.3), -90)
    table = prototype('low_table', lambda: low_table(.9, .55))
    drinks = [prototype('cola', iced_drink), prototype('ade', lambda: iced_drink('#e0a52c'))]
    for x, y in ((-1.85, -1.5), (2.05, -1.3)):
        put(table, (x, y), 90)
        for k in range(3):
            put(drinks[k % 2], (x - .12 + .12 * k, y - .2 + .22 * k, .43))
    shoe = material('shoe', '#c8bfae', rough=.5)
    for x in (-2.1, -1.95):
        place(slab('shoe', .1, .27, .09, .045, shoe, .04, .01), (x, -2.45, 0), (0, 0, 12))


def lights():
    soft('approach', (0, 1.0, 2.95), (0, 1.0, 0), (8, 2.4), 150, (1, .88, .72))
    soft('lounge', (0, -2.6, 2.9), (0, -2.6, 0), (8, 3), 90, (1, .84, .66))
    soft('lanes', (0, 8, 2.9), (0, 8, 0), (8, 8), 130, (.7, .82, 1))
    soft('pins', (0, PINS - 1.2, .75), (0, PINS - .4, .1), (8, .2), 60, (1, .97, .9))
    bulb((-4.6, 3, 1.2), 12, (1, .45, .25), .3)
    bulb((4.6, 3, 1.2), 12, (.3, .75, 1), .3)
    without_light_sampling('deck_light', 'bowl_sign', 'score_ink', 'score_big', 'line_0', 'line_1')
    sky(.03, .2, (.2, .24, .4))
