"""Lamps that are seen in the picture."""
from math import cos, pi, sin

from kit.materials import material
from kit.meshes import lathe, place, rod

from scenes.furniture import black_metal
from scenes.lighting import LAMP, bulb, without_light_sampling
from scenes.shapes import block, box, open_lathe, prototype, put
from scenes.surfaces import glow, metal


def dome(radius, height, thickness=.004):
    """Profile of a shade: up along the outside, down along the inside."""
    steps = [pi * .46 * i / 15 for i in range(16)]
    outside = [(radius * cos(a), height * sin(a)) for a in steps]
    return outside + [(r - thickness, z) for r, z in reversed(outside)]


def paper_shade():
    """Translucent shade of a pendant, lit from inside."""
    shade = material('hanji', '#fff6e4', rough=.9, emit='#ffdca6', strength=2.6)
    open_lathe('shade', dome(.235, .185), shade)
    rod('cord', (0, 0, .18), (0, 0, 1.2), .004, black_metal(), count=8)
    lit_bulb()


def lit_bulb(z=.02):
    place(
        lathe('bulb', [(.00001, .02), (.03, .035), (.042, .07), (.03, .105), (.00001, .12)],
              glow('bulb', '#ffcf94', 22)), (0, 0, z))


def metal_dome(colour='#2b3a38'):
    """Painted dome, white inside."""
    open_lathe('dome', dome(.20, .19), material('dome' + colour, colour, rough=.35, coat=.3))
    rod('cord', (0, 0, .18), (0, 0, 1.4), .004, black_metal(), count=8)
    lit_bulb()


def glass_globe():
    steps = [pi * (i / 20 - .5) for i in range(21)]
    profile = [(max(.115 * cos(a), .00001), .115 * sin(a)) for a in steps]
    place(lathe('globe', profile, material('globe', '#fff6e8', rough=.6, emit='#ffe0b4', strength=3.2), 48))
    rod('cord', (0, 0, .1), (0, 0, 1.4), .005, metal('brass', '#b3a384', .28), count=8)


def hang(make, places, power=9., drop=.06, colour=LAMP):
    """Hang one kind of lamp at several places, each with its own light."""
    lamp = prototype(make.__name__, make)
    for at in places:
        put(lamp, at)
        bulb((at[0], at[1], at[2] - drop), power, colour)
    without_light_sampling('hanji', 'bulb', 'globe')


def downlights(places, z, radius=.045):
    """Small recessed lights; the scene's area lights do the real work."""
    def fitting():
        place(lathe('lens', [(radius, -.002), (.00001, -.002)], glow('downlight', '#fff0d8', 9)))
        place(
            lathe('trim', [(radius, -.003), (radius + .012, -.003), (radius + .012, 0), (radius, .002)],
                  material('trim', '#e8e6e1', rough=.5)))

    lamp = prototype('downlight', fitting)
    for x, y in places:
        put(lamp, (x, y, z))
    without_light_sampling('downlight')


def light_panel(x, y, z, name='panel_light', colour='#fff6ea', strength=3.2):
    """A flat ceiling panel given by ranges."""
    return box(name, x, y, (z - .01, z), glow(name, colour, strength), 0)


def wall_sconce():
    """Up-and-down light on a wall; stands out towards -y."""
    block('sconce', (0, -.05, -.12), (.09, .08, .24), metal('brass', '#b3a384', .28), .01)
    for z in (-.123, .1205):
        block('slot', (0, -.05, z), (.06, .05, .002), glow('sconce_glow', '#ffd9a0', 12), 0)
