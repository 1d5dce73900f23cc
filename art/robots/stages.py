"""What a robot stands on in its banner: the floor that it works on."""
from kit.materials import material
from kit.meshes import make_object
from kit.studio import plane

from scenes.surfaces import concrete, lattice, stone, terrazzo, wood
from scenes.traces import clean_stripe


def _lobby(name, darkness=1., rough=.10):
    return stone(name, '#c6beb2', '#a79f93', (.6, .6), rough, darkness=darkness)


def _hall(name, darkness=1., rough=.12):
    return stone(name, '#808a8f', '#5f686d', (.9, .9), rough, darkness=darkness)


FLOORS = {
    't10': lambda: stone('stage_evening', '#7a7064', '#574f45', (1.1, 1.1), .09),
    't8': lambda: terrazzo('stage_cafe', '#cfc5b6', ('#b9aa97', '#efe9de', '#a89c8e', '#c9a98b', '#a7aba6'), 34, .14),
    't9': lambda: wood('stage_buffet', '#4b3524', '#6f5137', .22, axis='y', planks=(1.2, .14)),
    't11': lambda: terrazzo('stage_noodles', '#a8a196', ('#8b847a', '#c9c3b9', '#a08a76', '#b8b1a6'), 46, .14),
    't6-t5': lambda: wood('stage_restaurant', '#b08d66', '#cfae86', .24, axis='y', planks=(1.3, .15)),
    'w3': lambda: stone('stage_corridor', '#4a443c', '#332e28', (.8, .8), .10),
    's100': lambda: concrete('stage_warehouse', '#b9b9b5', .16, .30, .9),
    'c30': lambda: _lobby('stage_lobby'),
    'c40': lambda: _hall('stage_hall'),
}


def _strip(name, low, high, z, surface):
    corners = [(low, -7, z), (high, -7, z), (high, 7, z), (low, 7, z)]
    return make_object(name, corners, [(0, 1, 2, 3)], surface, smooth=False)


def _runner():
    """The carpet of a hotel corridor, with a border on both sides."""
    edge, gold = material('runner_edge', '#16252b', rough=.95, spec=.1), material('runner_gold', '#9a8051', rough=.9, spec=.1)
    pile = lattice('runner', '#24424a', '#36575e', .092)
    strips = [_strip('runner', -.46, .46, .0060, pile)]
    for side in (-1, 1):
        for name, low, high, surface in (('edge', .46, .56, edge), ('gold', .47, .485, gold)):
            strips.append(_strip(f'runner_{name}', *sorted((side * low, side * high)), .0060 if name == 'edge' else .0064, surface))
    return strips


def _lane():
    """The way that is kept clear in a warehouse: a yellow line on both sides."""
    yellow = material('lane_paint', '#e0ae2e', rough=.55, spec=.3, bump=(90, .25, .0006))
    return [_strip('lane', side * .74 - .045, side * .74 + .045, .0012, yellow) for side in (-1, 1)]


# what lies on some of them: a carpet, a lane, the one that has been wiped
MARKS = {
    'w3': _runner,
    's100': _lane,
    'c30': lambda: [clean_stripe((0, 0), 0, .50, 9, _lobby('stage_lobby_wet', .62, .02))],
    'c40': lambda: [clean_stripe((0, 0), 0, .56, 9, _hall('stage_hall_wet', .55, .02))],
}


def lay_floor(page):
    """The floor of a product page and what lies on it, as a list."""
    return [plane('stage', 14, FLOORS[page]()), *MARKS.get(page, list)()]
