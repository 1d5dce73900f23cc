"""What lies beside a robot that is being looked after: a cloth, a screwdriver."""
from math import sin

from kit.materials import material
from kit.meshes import lathe, make_object, place


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


PROPS = {'cloth': cloth, 'screwdriver': screwdriver}
