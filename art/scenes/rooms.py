"""What houses of one room share: four walls, tables that are laid, papers with what is served."""
from random import Random

from kit.materials import material
from kit.meshes import words

from scenes.shapes import box, put, turned


def room(floor, ceiling, x=(-3.2, 3.2), y=(-8., 6.6), height=2.9, **walls):
    """Floor and ceiling, and the walls that are named (`left`, `right`, `back`, `front`) each in its surface."""
    (x0, x1), (y0, y1) = x, y
    box('floor', (x0 - .2, x1 + .2), (y0 - .2, y1 + .2), (-.05, 0), floor, 0)
    box('ceiling', (x0 - .2, x1 + .2), (y0 - .2, y1 + .2), (height, height + .1), ceiling, 0)
    sides = {'left': ((x0 - .2, x0), (y0, y1)), 'right': ((x1, x1 + .2), (y0, y1)),
             'back': ((x0 - .2, x1 + .2), (y1, y1 + .2)), 'front': ((x0 - .2, x1 + .2), (y0 - .2, y0))}
    for side, surface in walls.items():
        box('wall_' + side, *sides[side], (0, height), surface, 0)


def lay(table, chair, at, turn, seats, served, top, shared=None, pulled=None, seed=1, missing=.12):
    """A table with its chairs and what stands on it. `seats`: (along, across) of each; `pulled`: whose sitter has got up."""
    rnd = Random(seed)
    put(table, at, turn)
    for i, (along, across) in enumerate(seats):
        side = 1 if across > 0 else -1
        away = across + side * (.26 if i == pulled else rnd.uniform(0, .04))
        put(chair, turned(at, turn, (along, away)), turn + (0 if side > 0 else 180) + (26 if i == pulled else rnd.uniform(-6, 6)))
        if rnd.random() > missing:
            place_at = turned(at, turn, (along + rnd.uniform(-.02, .02), across * .34))
            put(rnd.choice(served), (*place_at, top), turn + (180 if side > 0 else 0) + rnd.uniform(-6, 6))
    if shared:
        put(shared, (*turned(at, turn, (0, 0)), top), turn + rnd.uniform(-10, 10))


def price_papers(dishes, wall, start, step, z, papers, ink, size=(.30, .66), letters=.105):
    """Sheets on a side wall (`wall`: its x, and which way it looks), one dish each, written from top to bottom as old houses do."""
    x, looks = wall
    for i, (dish, price) in enumerate(dishes):
        y = start + i * step
        tint = papers[i % len(papers)]
        lean = ((i * 37) % 5 - 2) * .9
        box('paper', tuple(sorted((x, x + looks * .004))), (y - size[0] / 2, y + size[0] / 2), (z - size[1] / 2, z + size[1] / 2),
            material('sheet' + tint, tint, rough=.9), 0)
        column = '\n'.join(dish)
        words(column, letters, ink, (x + looks * .007, y, z + .07), (90, lean * .2, 90 * looks), 'Bold')
        words(price, letters * .62, ink, (x + looks * .007, y, z - size[1] / 2 + .07), (90, 0, 90 * looks), 'SemiBold')
