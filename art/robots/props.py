"""What lies or stands beside a robot: a cloth, a screwdriver, tweezers; a wall; a lamp of one picture alone."""
import random
from math import cos, pi, radians, sin

from kit.brand import token
from kit.grains import heap
from kit.materials import material
from kit.meshes import lathe, loft, make_object, place, tube
from kit.studio import area
from robots.litter import litter, nozzle
from robots.underside import hair
from robots.wet_tiles import wet_tiles
from scenes.furniture import steel_chair
from scenes.shapes import prototype, put


def cloth(x=.055, width=.17, edge=(-.272, .284), lies=.13, hangs=.125):
    """A soft cloth over the edge of a deck: it lies on it and hangs down before it, over half of the sensor's window."""
    columns, rows = 28, 30
    y0, z0 = edge
    vertices = []
    for i in range(columns):
        u = i / (columns - 1)
        for j in range(rows):
            way = -lies + (lies + hangs) * j / (rows - 1)
            fold = .004 * sin(u * 11 + .8) * min(abs(way) / .08, 1)
            bend = .016
            if way < -bend:
                y, z = y0 - way - bend * .4, z0 + .003 + abs(fold)
            elif way < bend:
                t = (way + bend) / (2 * bend)
                y, z = y0 + bend * .6 * (1 - t) ** 2 - .004 * t, z0 + .003 - .016 * t * t
            else:
                y, z = y0 - .008 - abs(fold) * 1.6, z0 - .013 - (way - bend)
            vertices.append((x + (u - .5) * width * (1 + .05 * sin(j * .2)), y, z))
    faces = [(i * rows + j, (i + 1) * rows + j, (i + 1) * rows + j + 1, i * rows + j + 1) for i in range(columns - 1) for j in range(rows - 1)]
    made = make_object('cloth', vertices, faces, material('microfibre', '#6fb3c4', rough=.95, sheen=.6, bump=(900, .6, .002)), angle=80, weighted=False)
    made.modifiers.new('thickness', 'SOLIDIFY').thickness = .005


def screwdriver(at=(-.27, -.47), turn=24):
    handle = [(.00001, 0), (.010, .002), (.0135, .012), (.012, .045), (.0135, .080), (.008, .094), (.006, .10)]
    place(lathe('driver_handle', handle, material('driver_grip', '#d9382b', rough=.35, coat=.4), 32), (*at, .0136), (90, 0, turn))
    place(lathe('driver_shaft', [(.0032, .10), (.0032, .205), (.002, .212)], material('driver_steel', '#c9ccce', rough=.2, metal=1.), 24),
          (*at, .0136), (90, 0, turn))


def tweezers(at=(-.082, -.125), turn=62, length=.105):
    """They lie on the floor, with what they have pulled out so far."""
    steel = material('driver_steel', '#c9ccce', rough=.2, metal=1.)
    x, y = at
    c, s = cos(radians(turn)), sin(radians(turn))
    for side in (-1, 1):
        rings = []
        for k in range(21):
            t = k / 20
            apart, high = side * (.0005 + .0065 * sin(pi * t) ** .9), .0016 + .0062 * min(t * 1.6, 1)
            way, thick = length * t, .0007
            corners = [(apart - thick, .0005), (apart + thick, .0005), (apart + thick, high), (apart - thick, high)]
            rings.append([(x + way * c - across * s, y + way * s + across * c, z) for across, z in corners])
        loft('tweezers', rings, steel, smooth=False)
    picker = random.Random(8)
    for index in range(34):
        first, size = picker.uniform(0, 2 * pi), picker.uniform(.006, .022)
        wave, off = picker.uniform(0, 6), picker.gauss(0, .004)
        path = [(x - .012 * c + off + size * 1.4 * cos(first + .3 * k), y - .012 * s + off + size * sin(first + .3 * k + .6 * sin(.4 * k + wave)),
                 .0008 + .006 * abs(sin(.45 * k + wave))) for k in range(picker.randrange(8, 19))]
        tube('hair', path, .00019, hair(index), 5)


def wall(x=-.268, skirting=.075):
    """On the robot's right hand, with dust along its foot as far as the brush has not come."""
    plain, board = material('wall_paint', '#d5dbda', rough=.8, spec=.2), material('wall_board', '#4a5256', rough=.45)
    for name, surface, out, top in (('wall', plain, 0, 3), ('skirting', board, .012, skirting)):
        corners = [(x + out, y, z) for y, z in ((-6, 0), (6, 0), (6, top), (-6, top))]
        make_object(name, corners, [(3, 2, 1, 0)], surface, smooth=False).visible_shadow = False  # the lamps shine through it
    make_object('skirting_top', [(x, -6, skirting), (x + .012, -6, skirting), (x + .012, 6, skirting), (x, 6, skirting)], [(0, 1, 2, 3)], board, smooth=False)
    picker = random.Random(4)
    heap('dust', [(x + .013 + abs(picker.gauss(0, .026)), -.235 - picker.uniform(0, 1) ** 1.2 * .75, .0003 + .0013 * picker.random() ** 2.6)
                  for _ in range(5200)])
    lint = [material(f'lint_{tint}', tint, rough=.9) for tint in ('#6f6a66', '#9b8a72', '#4d5560')]
    for index in range(26):
        at, turn = (x + .02 + abs(picker.gauss(0, .022)), -.27 - picker.uniform(0, .62)), picker.uniform(0, 6.28)
        bend = picker.uniform(-.5, .5)
        curl = [(at[0] + .0016 * k * cos(turn + bend * k / 4), at[1] + .0016 * k * sin(turn + bend * k / 4), .0006 + .0008 * abs(sin(k * .7 + index)))
                for k in range(14)]
        tube('lint', curl, .00016, lint[index % 3], 5)


def in_the_way():
    """What a robot at the origin meets on its way: a chair left in the aisle and a ball; a ring of light on the floor marks each."""
    seen = material('seen', '#000000', emit=token('accent'), strength=1.1)
    chair = prototype('left_chair', lambda: steel_chair(material('left_seat', '#c9a27c', rough=.7), material('left_frame', '#5b6064', rough=.4, metal=.6)))
    put(chair, (-.64, .60), 122)
    ball = material('ball', '#e4572e', rough=.35, coat=.4)
    place(lathe('ball', [(.00001, 0)] + [(.085 * sin(pi * k / 24), .085 - .085 * cos(pi * k / 24)) for k in range(1, 24)] + [(.00001, .17)], ball, 48), (.10, -.66, 0))
    for x, y, radius in ((-.64, .58, .33), (.10, -.66, .15)):
        ring = [(x + radius * cos(2 * pi * k / 72), y + radius * sin(2 * pi * k / 72), .003) for k in range(73)]
        tube('seen_ring', ring, .004, seen, 8)


def glint():
    """A strip light whose edge lies across the glass of C30's screen."""
    area('glint', (.62, 1.9, 2.1), (0, .112, .27), (.16, 2.4), 26, (.9, .97, 1), fade=.3)


PROPS = {'cloth': cloth, 'screwdriver': screwdriver, 'tweezers': tweezers, 'wall': wall, 'wet_tiles': wet_tiles, 'litter': litter, 'nozzle': nozzle,
         'glint': glint, 'in_the_way': in_the_way}
