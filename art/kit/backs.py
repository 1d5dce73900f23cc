"""What a robot shows from behind: charging port, vents, the dark window on the back of a head."""
from kit.curves import fillet
from kit.meshes import place, stack, surface_band, turned
from kit.parts import screen


def rear_band(name, ring, z_range, half_width, radius, material, lift=.0012, middle=0.):
    """A patch that hugs the back of a shell, `middle` metres to the side of its centre line; ring(z) is the shell's plan."""
    made = surface_band(name, lambda z: [(-x, -y) for x, y in ring(z)], z_range, (middle - half_width, middle + half_width),
                        radius, material, lift, 32)
    return place(made, (0, 0, 0), (0, 0, 180))


def charging_port(palette, ring, z=.123):
    """A dark plate with two metal contacts: the robot backs on to its charger."""
    rear_band('charging_port', ring, (z - .020, z + .020), .086, .016, palette.dark)
    for side in (-1, 1):
        rear_band('contact', ring, (z - .006, z + .006), .024, .003, palette.alu, .0022, side * .040)


def vents(palette, ring, z, count=3, half_width=.045, lift=.0006):
    """Slots one above the other, for sound and for warm air."""
    for i in range(count):
        middle = z + (i - (count - 1) / 2) * .010
        rear_band('vent', ring, (middle - .0022, middle + .0022), half_width, .0021, palette.gap, lift)


def back_window(palette, outline, centre, degrees):
    """Dark glass with a thin ring of light on the back of a head; centre lies on the back, degrees are the head's."""
    back = (degrees[0] + 180, 0, 0)
    outwards = turned((0, 0, 1), back)
    place(stack('back_window', outline, fillet(.003, .002, .0005, 5), palette.dark), centre - outwards * .0025, back)
    glow = [(-.0032, 0), (-.0032, .0012), (-.001, .0012), (-.001, 0)]
    place(stack('back_ring', outline, glow, palette.led_soft, cap_start=False, cap_end=False), centre - outwards * .0005, back)


def status_screen(palette, image, size, location, lean=0.):
    """A small lit picture for those behind the robot; lean turns it up from straight backwards, in degrees."""
    degrees = (90 - lean, 0, 180)
    screen(palette, *size, .004, image, location - turned((0, 0, .002), degrees), degrees, strength=1.2, bezel=.005, thickness=.0045)
