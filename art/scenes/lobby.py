"""An office lobby in the low morning sun: polished stone, glass front, reception desk, entrance gates."""
from kit import brand
from kit.materials import material
from kit.meshes import place, rod, slab, words

from scenes.furniture import black_metal, lounge_chair, low_table, oak, round_table, steel_chair, walnut
from scenes.lamps import downlights
from scenes.lighting import sky, soft, sun, window_light
from scenes.outside import garden, night_street
from scenes.shapes import block, box, prototype, put
from scenes.surfaces import clear_glass, fabric, glow, metal, paint, stone
from scenes.traces import book, handbag, indoor_tree, small_vase

HEIGHT = 4.6
FRONT = -6.4


def build(evening=False, meeting=False, award=False):
    shell()
    glass_front()
    reception(not award)
    gates()
    lounge()
    if meeting:
        partner_meeting()
    if award:
        award_on_table()
    lights(evening)
    (night_street if evening else garden)((-15, 2, 0), 'x')


def floor_stone(name, darkness=1., rough=.17):
    return stone(name, '#b3aca1', '#8d867b', (1.2, 1.2), rough, darkness=darkness)


def wet_floor():
    return floor_stone('lobby_wet', .70, .12)


def shell():
    white = paint('lobby_white', '#e4e0d8')
    box('floor', (-9, 8), (-12, 16), (-.05, 0), floor_stone('lobby_floor'), 0)
    box('ceiling', (-7, 8), (-12, 16), (HEIGHT, HEIGHT + .1), white, 0)
    box('wall_back', (-7, 8), (14, 14.2), (0, HEIGHT),
        stone('lobby_wall', '#b9b1a4', '#978e80', (1.6, .8), .3, axes='xz'), 0)
    box('wall_right', (7, 7.2), (-12, 16), (0, HEIGHT), white, 0)
    box('wall_front', (-7, 8), (-12.2, -12), (0, HEIGHT), white, 0)
    for i in range(60):
        y = -5.5 + i * .16
        box('slat', (6.88, 7.0), (y, y + .09), (0, HEIGHT), oak('z'), .004)
    for y in (-5, 1, 7, 13):
        block('column', (-4.2, y, 0), (.62, .62, HEIGHT), white, .02)
        block('column', (4.6, y + 2, 0), (.62, .62, HEIGHT), white, .02)
    for x in (-2.4, 0, 2.4):
        box('light_line', (x - .04, x + .04), (-11, 14), (HEIGHT - .01, HEIGHT), glow('light_line', '#fff3e0', 6), 0)


def glass_front():
    frame = black_metal()
    for i in range(15):
        y = -11.5 + i * 1.9
        box('mullion', (FRONT - .10, FRONT + .04), (y - .035, y + .035), (0, HEIGHT), frame, .004)
    for z in (.0, 2.6, HEIGHT - .12):
        box('transom', (FRONT - .08, FRONT + .02), (-12, 16), (z, z + .08), frame, .004)


def reception(has_vase):
    body, top = walnut('z'), stone('desk_top', '#ece7de', '#c9c0b2', (3, 3), .12)
    x, y = 3.4, 6.2
    box('desk', (x - 2.1, x + 2.1), (y - .4, y + .4), (0, 1.02), body, .01)
    box('desk_top', (x - 2.16, x + 2.16), (y - .46, y + .46), (1.02, 1.07), top, .006)
    box('desk_light', (x - 2.0, x + 2.0), (y - .43, y - .40), (.06, .08), glow('desk_light', '#ffd7a3', 8), 0)
    box('desk_wall', (x - 3.0, x + 3.2), (y + 2.2, y + 2.3), (0, 3.1), body, .006)
    words('안내', .26, metal('sign_metal', '#d8c7a4', .3), (x - 1.2, y + 2.18, 2.2), (90, 0, 0), depth=.012)
    if has_vase:
        put(prototype('desk_vase', lambda: small_vase('#c9d2cc', 16, 7)), (x - 1.7, y - .05, 1.07), 0, 1.8)
    for dx in (-.4, .9):
        block('monitor', (x + dx, y + .1, 1.16), (.52, .03, .32), material('monitor', '#16181b', rough=.3), .006)
        rod('stand', (x + dx, y + .1, 1.06), (x + dx, y + .1, 1.2), .02, material('monitor', '#16181b', rough=.3))


def gates():
    """Speed gates in front of the lifts."""
    steel, pane = metal('gate_steel', '#bfc2c4', .25), clear_glass()
    for i in range(5):
        x = -3.2 + i * .95
        place(slab('gate', .20, 1.3, .96, .09, steel, .03, .01), (x, 9.6, 0))
        block('gate_light', (x, 8.96, .78), (.10, .01, .02), glow('gate_light', brand.token('accent'), 5), 0)
        if i < 4:
            block('wing', (x + .29, 9.6, .22), (.36, .012, .66), pane, 0)
            block('wing', (x + .66, 9.6, .22), (.36, .012, .66), pane, 0)


def lounge():
    chair, table, tree = prototype('chair', lounge_chair), prototype('table', low_table), prototype('tree', indoor_tree)
    for x, y, turn in ((-4.6, 2.9, 115), (-4.6, 4.3, 70), (-2.7, 3.0, -110), (-2.7, 4.3, -75), (-4.7, -2.6, 100),
                       (-4.7, -4.0, 80)):
        put(chair, (x, y), turn)
    put(table, (-3.65, 3.65), 90)
    block('rug', (-3.65, 3.65, 0), (3.2, 2.6, .012), material('rug', '#9a9384', rough=1., bump=(600, .5, .003)), .004)
    put(prototype('book', book), (-3.6, 3.4, .43), 25)
    put(prototype('vase', lambda: small_vase('#7d8f86', 10, 3)), (-3.7, 3.95, .43))
    put(prototype('bag', handbag), (-4.25, 4.75, 0), 60)
    for x, y, scale in ((-5.5, 5.6, 1.15), (-5.5, .9, 1.25), (5.9, 3.2, 1.2), (-5.5, -5.6, 1.1), (.9, 12.9, 1.3),
                        (-4.8, 12.9, 1.2), (6.0, -3, 1.1)):
        put(tree, (x, y), x * 40 + y * 17, scale)


def partner_meeting():
    """Rows of chairs with a booklet on each, before a large screen with the day's name."""
    chair = prototype('meeting_chair', lambda: steel_chair(fabric('meeting_seat', '#3f5f63')))
    booklet = prototype('booklet', lambda: book('#1f7a6f'))
    for row, y in enumerate((-1.9, -.9, .1)):
        for seat, x in enumerate((-2.3, -1.7, -1.1, 1.0, 1.6, 2.2)):
            off = ((row * 5 + seat * 3) % 7 - 3) * .012
            put(chair, (x + off, y + off), 180 + off * 160)
            put(booklet, (x + off, y - .02, .46), off * 500)
    dark, white = material('screen_dark', '#14181b', rough=.4), material('screen_white', '#ffffff', emit='#f4fffc', strength=1.5)
    x, y, width, height, foot = -.95, 3.3, 2.7, 1.5, .75
    for side in (-.8, .8):
        block('post', (x + side, y + .12, 0), (.06, .06, foot + .4), dark, .006)
        block('foot', (x + side, y + .12, 0), (.08, .7, .04), dark, .01)
    box('screen_case', (x - width / 2 - .03, x + width / 2 + .03), (y, y + .06), (foot - .03, foot + height + .03), dark, .01)
    box('screen_lit', (x - width / 2, x + width / 2), (y - .004, y), (foot, foot + height),
        material('screen_lit', '#00110e', emit='#0a5c53', strength=1.0), 0)
    words('2026', .30, material('screen_mint', '#000000', emit=brand.token('accent'), strength=1.5), (x, y - .008, foot + 1.12), (90, 0, 0), 'Bold')
    words('지점 파트너 간담회', .29, white, (x, y - .008, foot + .72), (90, 0, 0), 'Bold')
    words('함께 쓰는 부품, 고르는 점검', .13, white, (x, y - .008, foot + .34), (90, 0, 0), 'SemiBold')


def award_on_table():
    """A plaque and flowers on a high table before the reception desk."""
    black, gold = material('plaque', '#17191c', rough=.15, coat=.5), material('plaque_gold', '#e6c37c', rough=.3, emit='#e6c37c', strength=.55)
    x, y, top = 2.5, 4.15, .94
    put(prototype('award_table', lambda: round_table(.34, top, walnut())), (x, y))
    block('plaque_foot', (x - .04, y, top), (.44, .13, .03), walnut('x'), .006)
    box('plaque', (x - .25, x + .17), (y - .012, y + .012), (top + .03, top + .57), black, .006)
    for low, high in ((.060, .065), (.535, .540)):
        box('plaque_line', (x - .21, x + .13), (y - .0135, y - .012), (top + low, top + high), gold, 0)
    for text, size, z in (('고객 만족', .078, .44), ('우수 기업', .078, .34), ('외식 서비스', .050, .245), ('로봇 부문', .050, .185), ('2024', .046, .105)):
        words(text, size, gold, (x - .04, y - .013, top + z), (90, 0, 0), 'Bold', depth=.0012)
    put(prototype('bouquet', lambda: small_vase('#e8e2d6', 26, 11)), (x + .23, y + .08, top), 0, 1.5)


def lights(evening):
    downlights([(x, y) for x in (-5, 1.2, 3.6, 5.6) for y in range(-9, 14, 3)], HEIGHT, .07)
    window_light((FRONT - .5, 1, 2.4), (24, 4), 1250, evening)
    if evening:
        soft('ceiling_fill', (0, 2, HEIGHT - .2), (0, 2, 0), (10, 18), 900, (1, .90, .76))
        sky(.04, .3, (.2, .28, .5))
        return
    soft('ceiling_fill', (0, 2, HEIGHT - .2), (0, 2, 0), (10, 18), 170, (1, .96, .9))
    sun((1, .34, -.40), 15)
    sky(.18, 3.)
