"""The mobile base that serving and delivery robots stand on."""
from kit.backs import charging_port, vents
from kit.curves import fillet, inset, round_in, round_out, squircle
from kit.meshes import lathe, place, stack, words
from kit.parts import wheel


def drive_base(palette, width, depth, exponent, name):
    """Skirt, lower shell, lidar slit with its light ring, wheels, charging port and printed model name; 0.189 m high.

    Returns the plan curve, on which the robot's own upper shell continues.
    """
    front = -depth / 2
    plan = squircle(width, depth, exponent, 128)
    skirt = [(.062, .026), (.050, .026), (.040, .032), (.036, .042), (.034, .062)]
    stack('skirt', plan, skirt, palette.rubber)
    lower = ([(.060, .056), (.050, .056)] + round_out((.044, .056), (0, .096), 10) + [(0, .150)]
             + round_in((0, .156), (.006, .162), 5) + [(.03, .162)])
    stack('shell_lower', plan, lower, palette.white)
    stack('lidar_slit', plan, [(.034, .160), (.024, .161), (.024, .188), (.034, .189)], palette.glass)
    low = .1838 if palette.bloom else .1806
    ring = [(.012, low), (.0075, low), (.0065, low + .0007), (.0065, .1862), (.0075, .187)]
    stack('base_light', plan, ring, palette.led, cap_start=False, cap_end=False)
    place(lathe('lidar', [(.034, 0), (.034, .03), (.03, .032)], palette.dark), (0, front + .075, .160))
    for side in (-1, 1):
        wheel(palette, .075, .036, (side * width * .316, .03, .075))
        for y in (-.25 * depth, .28 * depth):
            wheel(palette, .03, .022, (side * width * .20, y, .03), hub=False)
    charging_port(palette, lambda z: plan)
    words(name, .026, palette.print, (0, front - .0006, .134), (90, 0, 0), track=1.1)
    return plan


def deck_shell(palette, plan, top=.280, mat=None):
    """Upper shell of the base with a recessed deck, for robots that carry trays above it."""
    rise = top - .280
    shell = ([(.03, .186), (.006, .186)] + round_out((.005, .186), (0, .191), 5) + [(0, .235 + rise)]
             + round_in((.003, .252 + rise), (.031, .280 + rise), 10)
             + [(.034, .2803 + rise), (.040, .2803 + rise)]
             + round_in((.0415, .2795 + rise), (.045, .2753 + rise), 4) + [(.0455, .270 + rise), (.05, .2693 + rise)])
    stack('shell_upper', plan, shell, palette.white)
    vents(palette, lambda z: plan, .214 + rise)
    stack('deck_mat', inset(plan, .050), fillet(.004, .0015, .0005, 3, base=.2692 + rise), mat or palette.mat)
