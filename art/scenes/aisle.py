"""A passage seen from above: what stands on both sides leaves exactly as much room as the robot needs."""
from random import Random

import bpy

from kit.materials import material
from kit.meshes import lathe, place, rod, slab
from kit.tableware import bowl, food

from scenes.brunch import cutlery
from scenes.family import cream_pasta, hamburg, steak
from scenes.furniture import black_metal, dining_chair, dining_table, oak, steel_chair, walnut
from scenes.laid import (cake_plate, card_case, coffee_iced, berry_iced, cold_noodles, croissant_plate, eyeglasses, grilled_meat, hot_pot, kimchi_plate, knife_noodles,
                         latte, macaron_plate, mixed_rice, napkin, notebook, open_laptop, orange_iced, pancakes_and_sauce, place_all, phone, salad_bowl, seasonings,
                         shared_sides, steamer, steel_cup, stew_and_rice, water, water_jug)
from scenes.lighting import sky, soft, sun
from scenes.shapes import block, box, prototype, put
from scenes.surfaces import concrete, fabric, metal, terrazzo, tiles, wood
from scenes.traces import coat, handbag
from scenes.warehouse import loads


def build(evening=False, kind='hall', gap=.59):
    """gap: metres between the edges of what stands left and right."""
    {'hall': hall, 'cafe': cafe, 'noodles': noodles, 'family': family, 'racks': racks}[kind](gap / 2)
    if kind == 'racks':  # a hall: the sun through its roof lights, along the lane, so that no rack's shadow fills it
        sun((.20, .52, -.83), 6.9, (1, .97, .92), softness=4.)
        sky(1.1, 1.1)
        return
    window()
    soft('above', (.3, -.8, 3.4), (0, 0, 0), (4, 3), 165, (1, .96, .90))
    sky(.45, .45)


def window(x=-2.3):
    """A morning sun through a lattice that the camera does not see: it draws the tables and the floor."""
    sun((.80, .34, -.56), 10.5, softness=1.4)
    bar = material('window_bar', '#6b5a48', rough=.6)
    for i in range(9):
        y = -3.6 + i * .80
        box('mullion', (x - .03, x + .03), (y - .035, y + .035), (.6, 4.2), bar, 0)
    for z in (1.15, 1.95, 2.75, 3.55):
        box('transom', (x - .03, x + .03), (-4, 4), (z - .03, z + .03), bar, 0)


def floor(surface):
    box('floor', (-4, 4), (-4, 4), (-.05, 0), surface, 0)


def tables(edge, table, size, chair, laid, top, pitch, shift=(0, 0), pulled=(), coats=(), bags=()):
    """Tables of this size (depth, length) along the passage, with what guests have on them.

    laid: for each (side, step) what lies on that table: (what, metres along it, metres from the passage, degrees from a sitter's view).
    pulled, coats, bags: chairs (side, step, seat) whose sitter has got up, has hung a coat over the back, or has left a bag on the seat.
    """
    depth, length = size
    rnd = Random(5)
    hung = [prototype('hung' + tint, lambda tint=tint: coat(tint)) for tint in ('#4c5a6b', '#9a6f4e', '#6d3d38')]
    for side in (-1, 1):
        for step in (-1, 0, 1):
            y = step * pitch + shift[side > 0]
            put(table, (side * (edge + depth / 2), y), 90)
            for seat in (-1, 1):
                away, lean = (.34, 22 * side) if (side, step, seat) in pulled else (.16 + rnd.uniform(0, .05), rnd.uniform(-7, 7))
                at = (side * (edge + depth + away), y + seat * .25 * length)
                put(chair, at, -90 * side + lean)
                if (side, step, seat) in coats:
                    put(hung[(step + seat) % 3], at, -90 * side + lean)
                if (side, step, seat) in bags:
                    put(prototype_of(handbag), (*at, .476), 90 * side + 20)
            for what, along, across, turn in laid.get((side, step), ()):
                put(prototype_of(what), (side * (edge + across), y + along, top), 90 * side + turn)


def prototype_of(make):
    """Everything that is laid is built once."""
    known = bpy.data.collections.get(make.__name__)
    return known or prototype(make.__name__, make)


def hall(edge):
    floor(wood('aisle_boards', '#7d5d3f', '#9c7a56', .34, axis='y', planks=(1.5, .15)))
    laid = {
        (-1, 0): ((mixed_rice, -.33, .55, 4), (grilled_meat, .33, .56, -3), (shared_sides, .0, .25, 92), (water, -.12, .40, 0), (water, .52, .36, 0), (phone, -.50, .30, 25)),
        (1, 0): ((pancakes_and_sauce, .33, .56, 5), (stew_and_rice, -.33, .55, -4), (hot_pot, .02, .26, 80), (water, .50, .34, 0), (water, -.24, .30, 0), (card_case, -.50, .22, 70)),
        (-1, 1): ((stew_and_rice, -.33, .56, 0), (shared_sides, -.02, .25, 86), (water_jug, -.32, .20, 40)),
        (1, 1): ((mixed_rice, -.33, .56, -5), (shared_sides, .0, .25, 90), (water, -.50, .30, 0)),
        (-1, -1): ((pancakes_and_sauce, .33, .56, 4), (hot_pot, .0, .26, 100), (water, .50, .36, 0)),
        (1, -1): ((mixed_rice, .33, .56, -3), (grilled_meat, -.33, .56, 3), (shared_sides, .0, .25, 90), (water, .16, .40, 0)),
    }
    tables(edge, prototype('table', dining_table), (.8, 1.3), prototype('chair', dining_chair), laid, .7485, 1.37, (-.12, .18), {(1, 0, 1)}, {(-1, 0, -1)}, {(1, 0, 1), (-1, 0, 1)})


def cafe(edge):
    floor(terrazzo('aisle_terrazzo', '#a79c8c', ('#ab9c89', '#e0d8cb', '#857a6e', '#bd9c84', '#9a9e99')))
    laid = {
        (-1, 0): ((latte, -.20, .36, 10), (cake_plate, .22, .38, 30), (coffee_iced, .06, .22, 0), (notebook, -.02, .50, -4), (phone, -.36, .20, 60)),
        (1, 0): ((open_laptop, -.20, .40, -6), (latte, .13, .17, 60), (begun_cake, .33, .30, -20), (orange_iced, .16, .46, 0), (eyeglasses, -.29, .17, 24)),
        (-1, 1): ((croissant_plate, -.24, .36, 0), (berry_iced, -.02, .30, 0), (salad_bowl, .2, .36, 0)),
        (1, 1): ((salad_bowl, -.22, .36, 0), (latte, -.02, .40, -30), (macaron_plate, .16, .24, 0), (napkin, -.36, .14, 0)),
        (-1, -1): ((open_laptop, .20, .40, 4), (coffee_iced, -.04, .26, 0), (macaron_plate, -.30, .16, 0)),
        (1, -1): ((croissant_plate, .24, .34, 40), (latte, .02, .40, 0), (chocolate_cake, -.2, .36, 0)),
    }

    def table():
        place(slab('cafe_top', .9, .62, .028, .05, oak('x'), .006, .006), (0, 0, .717))
        place(lathe('cafe_foot', [(.15, 0), (.15, .006), (.04, .018), (.00001, .02)], metal('cafe_steel', '#8f9092', .35), 56))
        rod('cafe_post', (0, 0, .01), (0, 0, .72), .03, metal('cafe_steel', '#8f9092', .35))

    tables(edge, prototype('cafe_table', table), (.62, .9), prototype('cafe_chair', steel_chair), laid, .7455, 1.06, (-.12, .18), {(-1, 0, 1)}, {(1, 0, -1), (-1, 1, -1)}, {(-1, 0, 1), (1, -1, 1)})


def noodles(edge):
    floor(terrazzo('aisle_dark', '#756d62', ('#57514a', '#a8a196', '#7a5f48', '#8f887d'), 46))
    chair = prototype('dark_chair', lambda: dining_chair(fabric('olive_seat', '#6d705c'), walnut))
    laid = {
        (-1, 0): ((knife_noodles, -.28, .44, 5), (cold_noodles, .28, .44, -6), (kimchi_plate, -.02, .24, 0), (seasonings, .30, .14, 88), (steel_cup, -.13, .34, 0), (steel_cup, .12, .40, 0), (phone, -.44, .20, 20)),
        (1, 0): ((knife_noodles, .28, .44, -4), (steamer, -.06, .24, 0), (eaten_noodles, -.30, .46, 8), (kimchi_plate, .26, .16, 30), (steel_cup, .10, .42, 0), (steel_cup, -.44, .30, 0), (seasonings, -.34, .13, 90)),
        (-1, 1): ((knife_noodles, -.28, .44, 0), (steamer, .0, .22, 0), (steel_cup, -.12, .44, 0)),
        (1, 1): ((cold_noodles, -.28, .44, 4), (kimchi_plate, -.02, .22, 0), (steel_cup, -.14, .36, 0)),
        (-1, -1): ((knife_noodles, .28, .44, 0), (cold_noodles, -.28, .44, 0), (kimchi_plate, .04, .22, 0), (steel_cup, .13, .36, 0)),
        (1, -1): ((cold_noodles, .28, .44, 6), (kimchi_plate, .0, .22, 0), (steel_cup, .12, .34, 0)),
    }
    tables(edge, prototype('long_table', lambda: dining_table(1.1, .66, walnut)), (.66, 1.1), chair, laid, .7485, 1.17, (-.12, .18), {(-1, 0, 1)}, {(1, 0, -1)}, {(-1, 0, 1), (1, 0, -1)})


def begun_cake():
    cake_plate(begun=True)


def chocolate_cake():
    cake_plate(cocoa=True)


def eaten_noodles():
    knife_noodles(eaten=True)


def family(edge):
    floor(tiles('aisle_tiles', '#5f6f6a', '#47534f', (.20, .20), .3, .004))
    laid = {
        (-1, 0): ((hamburg_set, -.30, .50, 4), (pasta_set, .31, .48, -4), (salad_bowl, .02, .27, 0), (orange_iced, -.10, .46, 0), (berry_iced, .53, .33, 0), (phone, -.50, .20, 30)),
        (1, 0): ((steak_set, .30, .50, -4), (hamburg_set, -.31, .48, 5), (steak_fries, .02, .22, 60), (coffee_iced, .04, .46, 0), (orange_iced, -.53, .32, 0), (card_case, .50, .16, 80)),
        (-1, 1): ((steak_set, -.30, .50, 0), (pasta_set, .30, .50, 6), (salad_bowl, -.02, .26, 0), (coffee_iced, -.10, .46, 0)),
        (1, 1): ((pasta_set, -.30, .50, -5), (salad_bowl, -.02, .28, 0), (berry_iced, -.10, .47, 0), (napkin, -.50, .18, 0)),
        (-1, -1): ((hamburg_set, .30, .50, 5), (steak_set, -.30, .50, 0), (salad_bowl, .0, .26, 0), (orange_iced, .10, .46, 0)),
        (1, -1): ((steak_set, .30, .50, -4), (salad_bowl, .02, .26, 0), (coffee_iced, .12, .46, 0), (pasta_set, -.3, .5, 0)),
    }
    chair = prototype('rust_chair', lambda: dining_chair(fabric('rust_seat', '#a07a66'), walnut))
    tables(edge, prototype('family_table', lambda: dining_table(1.25, .75)), (.75, 1.25), chair, laid, .7485, 1.33, (-.12, .18), {(-1, 0, 1)}, {(1, 0, 1)}, {(1, 0, -1)})


def meal(kind):
    kind()
    place_all(cutlery, (.19, 0, 0))


def steak_set():
    meal(steak)


def hamburg_set():
    meal(hamburg)


def pasta_set():
    meal(cream_pasta)


def steak_fries():
    """A basket of fries that all share."""
    bowl((0, 0, 0), .085, .045, metal('fry_basket', '#8f9092', .4), food('fry_bed', '#c99338', .5), .7)
    rnd = Random(4)
    for i in range(26):
        chip = block('fry', (0, 0, 0), (.062, .0105, .0105), food('fry', '#d9a441', .5, False), .002)
        place(chip, (rnd.uniform(-.045, .045), rnd.uniform(-.045, .045), .036 + .0011 * i), (rnd.uniform(-16, 16), rnd.uniform(-16, 16), rnd.uniform(0, 180)))


def racks(edge):
    """Pallets in the lowest bays of racks, left and right of a marked lane, as deep as they are."""
    floor(concrete('aisle_concrete', '#b3b4b1', .30, .22, .5))
    yellow, blue, orange = (material(name, tint, rough=.45) for name, tint in (('floor_yellow', '#e0b021'), ('rack_blue', '#2d5573'), ('rack_orange', '#d9762b')))
    kinds = loads()
    chosen = {-1: (1, 5, 2), 1: (6, 3, 0)}
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
