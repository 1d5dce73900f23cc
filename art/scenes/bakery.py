"""What cafés serve: coffee, iced drinks, bread and cakes."""
from math import cos, pi, sin

from kit.materials import material
from kit.meshes import lathe, loft, make_object, rod, slab
from kit.tableware import ceramic, cup, food

from scenes.tableware import lumps


def coffee_mug(colour='#f2efe8', drink='#4a2a14'):
    cup((0, 0, .006), .04, .075, colour, drink)
    lathe('saucer', [(.04, 0), (.05, .001), (.075, .009), (.0745, .011), (.05, .004), (.00001, .003)], ceramic())


def iced_drink(drink='#5a3218', milk=False):
    glass_wall = material('cold_cup', '#ffffff', rough=.0, transmission=1., ior=1.2)
    lathe('cold_cup', [(.03, 0), (.032, .002), (.042, .13), (.041, .13), (.031, .004), (.00001, .004)], glass_wall)
    lathe('drink', [(.00001, .005), (.030, .006), (.0385, .105), (.00001, .106)],
          material('drink' + drink, drink, rough=.1))
    if milk:
        lathe('foam', [(.0385, .1055), (.0395, .118), (.00001, .120)], material('milk_foam', '#f3e9d8', rough=.5))
    rod('straw', (.005, 0, .06), (.022, .004, .19), .003, material('straw', '#2f2f33', rough=.5))


def loaf(length=.2, width=.09, colour='#b97a3b'):
    bread = food('bread' + colour, colour, .6)
    slab('loaf', length, width, .075, width * .45, bread, .034, .012)


def bun(colour='#c58a45', radius=.05):
    profile = [(radius * .8, 0), (radius, radius * .3), (radius * .92, radius * .7), (radius * .6, radius),
               (.00001, radius * 1.12)]
    lathe('bun', profile, food('bun' + colour, colour, .5), 32)


def croissant():
    """A crescent of seven rolls of dough, thickest in the middle."""
    crust = food('croissant', '#b5722c', .45)
    points = 43
    rings = []
    for i in range(points):
        t = -1 + 2 * i / (points - 1)
        roll = abs(sin(3.5 * pi * (t + 1)))
        girth = .026 * (1 - t * t)**.55 * (1 + .30 * roll) + .006
        x, y = .078 * t, .055 * t * t
        rings.append([(x, y + girth * cos(a), girth * .8 * (1 + sin(a))) for a in (2 * pi * k / 14 for k in range(14))])
    loft('croissant', rings, crust)


def cake_slice(cream='#f6eddc', filling='#c63d3f'):
    layers = ((0, .022, '#d9a860'), (.022, .030, filling), (.030, .052, '#d9a860'), (.052, .062, cream))
    for low, high, colour in layers:
        corners = [(-.05, -.03, z) for z in (low, high)] + [(-.05, .03, z)
                                                            for z in (low, high)] + [(.06, 0, z) for z in (low, high)]
        make_object('cake',
                    corners, [(0, 2, 4), (1, 5, 3), (0, 1, 3, 2), (2, 3, 5, 4), (4, 5, 1, 0)],
                    food('cake' + colour, colour),
                    smooth=False)
    lumps('berry', (-.02, 0, .066), .008, .002, '#c01f2c', 1, .014, 1)
