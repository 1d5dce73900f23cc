"""A passage seen from straight above: what stands on both sides leaves exactly as much room as the robot needs."""
from random import Random

from kit.materials import material
from kit.meshes import place, slab

from scenes.bakery import cake_slice, coffee_mug, croissant, iced_drink
from scenes.brunch import cutlery, salad
from scenes.family import cream_pasta, hamburg, steak
from scenes.furniture import black_metal, dining_chair, dining_table, oak, steel_chair, walnut
from scenes.lighting import sky, soft, sun
from scenes.noodles import noodle_bowl
from scenes.shapes import block, box, prototype, put
from scenes.surfaces import concrete, fabric, terrazzo, tiles, wood
from scenes.tableware import banchan, chopsticks, meals
from scenes.traces import book, laptop
from scenes.warehouse import loads


def build(evening=False, kind='hall', gap=.59):
    """gap: metres between the edges of what stands left and right."""
    {'hall': hall, 'cafe': cafe, 'noodles': noodles, 'family': family, 'racks': racks}[kind](gap / 2)
    if kind == 'racks':  # a hall: one wide light from above
        sun((.30, .22, -.93), 2.6, (1, .97, .93), softness=24.)
        sky(1., 1.)
        return
    sun((.50, .36, -.85), 4.2, softness=4.)
    soft('above', (0, 0, 3.4), (0, 0, 0), (5, 4), 190, (1, .97, .92))
    sky(.6, .6)


def floor(surface):
    box('floor', (-4, 4), (-4, 4), (-.05, 0), surface, 0)


def rows(edge, table, depth, length, chair, dish, seed, spare=.07):
    """Tables along the passage on both sides; people sit with their backs to the walls."""
    rnd = Random(seed)
    for side in (-1, 1):
        for step in (-1, 0, 1):
            y = step * (length + spare) + (.18 if side > 0 else -.12)
            x = side * (edge + depth / 2)
            put(table, (x, y), 90)
            for seat in (-.25, .25):
                at = y + seat * length
                put(chair, (side * (edge + depth + .15 + rnd.uniform(0, .07)), at + rnd.uniform(-.03, .03)), -90 * side + rnd.uniform(-8, 8))
                dish(rnd, (side * (edge + depth * .68), at), 90 * side)
            dish(rnd, (side * (edge + depth * .30), y), 90 * side, True)


def hall(edge):
    floor(wood('aisle_boards', '#8d6a48', '#ad8a62', .34, axis='y', planks=(1.5, .15)))
    settings = meals()
    sides = [prototype('sides', lambda: banchan(4, 3)), prototype('sides_b', lambda: banchan(3, 8))]

    def dish(rnd, at, turn, shared=False):
        put(rnd.choice(sides if shared else settings), (*at, .7485), turn + (90 if shared else 0) + rnd.uniform(-7, 7))

    rows(edge, prototype('table', dining_table), .8, 1.3, prototype('chair', dining_chair), dish, 4)


def cafe(edge):
    floor(terrazzo('aisle_terrazzo', '#b5aa9a', ('#b9aa97', '#efe9de', '#8f8478', '#c9a98b', '#a7aba6')))
    drinks = [prototype('mug', coffee_mug), prototype('iced', iced_drink), prototype('latte', lambda: iced_drink(milk=True))]
    sweets = [prototype('cake', cake_slice), prototype('croissant', croissant)]
    things = [prototype('laptop', laptop), prototype('book', book)]

    def dish(rnd, at, turn, shared=False):
        x, y = at
        if shared:
            put(rnd.choice(things), (x, y, .745), turn + rnd.uniform(-20, 20))
            return
        put(rnd.choice(drinks), (x + rnd.uniform(-.05, .05), y + .10, .745), rnd.uniform(0, 360))
        put(rnd.choice(sweets), (x, y - .08, .745), rnd.uniform(0, 360))

    def table():
        place(slab('cafe_top', .9, .62, .028, .05, oak('x'), .006, .006), (0, 0, .717))
        block('cafe_foot', (0, 0, 0), (.4, .4, .015), black_metal(), .005)

    rows(edge, prototype('cafe_table', table), .62, .9, prototype('cafe_chair', steel_chair), dish, 9, .16)


def noodles(edge):
    floor(terrazzo('aisle_dark', '#756d62', ('#57514a', '#a8a196', '#7a5f48', '#8f887d'), 46))
    bowls = prototype('noodle_meal', lambda: (noodle_bowl(), chopsticks()))
    sides = prototype('sides', lambda: banchan(3, 5))
    chair = prototype('dark_chair', lambda: dining_chair(fabric('olive_seat', '#6d705c'), walnut))

    def dish(rnd, at, turn, shared=False):
        put(sides if shared else bowls, (*at, .7485), turn + (90 if shared else 0) + rnd.uniform(-9, 9))

    rows(edge, prototype('long_table', lambda: dining_table(1.1, .66, walnut)), .66, 1.1, chair, dish, 6)


def family(edge):
    floor(tiles('aisle_tiles', '#5f6f6a', '#47534f', (.20, .20), .3, .004))
    fork, middle = prototype('cutlery', cutlery), prototype('salad', salad)
    plates = [prototype(kind.__name__ + '_meal', lambda kind=kind: (kind(), put(fork, (.19, 0)))) for kind in (steak, hamburg, cream_pasta)]
    chair = prototype('rust_chair', lambda: dining_chair(fabric('rust_seat', '#a07a66'), walnut))

    def dish(rnd, at, turn, shared=False):
        put(middle if shared else rnd.choice(plates), (*at, .7485), turn + (rnd.uniform(0, 360) if shared else rnd.uniform(-7, 7)))

    rows(edge, prototype('family_table', lambda: dining_table(1.2, .75)), .75, 1.2, chair, dish, 13)


def racks(edge):
    """Pallets in the lowest bays of racks, left and right of a marked lane, as deep as they are."""
    floor(concrete('aisle_concrete', '#b3b4b1', .30, .22, .5))
    yellow, blue, orange = (material(name, tint, rough=.45) for name, tint in (('floor_yellow', '#e0b021'), ('rack_blue', '#2d5573'), ('rack_orange', '#d9762b')))
    kinds = loads()
    chosen = {-1: (1, 5, 2), 1: (6, 8, 0)}
    for side in (-1, 1):
        x = side * (edge - .035)
        box('lane', (x - .03, x + .03), (-4, 4), (0, .0008), yellow, 0)
        for step in range(-1, 2):
            put(kinds[chosen[side][step + 1]], (side * (edge + .56), step * 1.42 + .22 * side, 0), 90 * side)
            y = step * 1.42 + .22 * side + .71
            for out in (.045, 1.06):
                block('upright', (side * (edge + out), y, 0), (.08, .09, 1.62), blue, .006)
            box('foot', tuple(sorted((side * (edge + .003), side * (edge + .10)))), (y - .07, y + .07), (0, .012), blue, .002)
            box('beam', tuple(sorted((side * (edge + .09), side * (edge + 1.02)))), (y - .02, y + .02), (.9, .96), orange, .006)
