"""A tiled floor before C40's rollers: dried coffee that they have begun to take away, and the lane of before, still wet."""
import bpy
import numpy as np

from kit.materials import material
from kit.meshes import make_object
from robots.litter import CELLS, clouds

from scenes.surfaces import tiles

LANE = -.262  # to the left of it, as the robot sees it, the floor has been wiped
ROLLERS = -.500  # up to here they have come
LEFT, NEAR, SIDE = -.72, -1.42, 1.2  # the square on which coffee has dried


def wet_tiles():
    _plane('dry_tiles', (-5, 5), (-5, 5), .0002, tiles('dry_tiles', '#b4babb', '#7f8789', (.30, .30), .42, .003))
    wet = tiles('wet_tiles', '#8b9496', '#5d6567', (.30, .30), .06, .003)
    _plane('wet_lane', (LANE - .56, LANE), (-5, 5), .0005, wet)
    _plane('wet_behind', (LANE, .262), (ROLLERS + .004, 5), .0005, wet)
    _coffee()


def _plane(name, x, y, z, surface):
    (x0, x1), (y0, y1) = x, y
    return make_object(name, [(x0, y0, z), (x1, y0, z), (x1, y1, z), (x0, y1, z)], [(0, 1, 2, 3)], surface, smooth=False)


def _coffee():
    """Thin within, with the dark edge that coffee leaves as it dries; gone where the robot has been."""
    middles = (np.arange(CELLS) + .5) / CELLS * SIDE
    x, y = np.meshgrid(LEFT + middles, NEAR + middles)
    rough = .010 * clouds(12, 1.6) + .004 * clouds(13, 1.1)
    away = np.full_like(x, 9.)
    picker = np.random.default_rng(6)
    drops = [(picker.uniform(-.25, .22), picker.uniform(-.95, -.56), picker.uniform(.002, .007)) for _ in range(20)]
    for left, near, size in [(-.12, -.60, .135), (.06, -.66, .085), (-.20, -.70, .06), (.175, -.59, .040), *drops]:
        away = np.minimum(away, np.hypot(x - left, (y - near) * 1.15) - size + rough * min(size / .05, 1))
    inside = np.clip(-away / .0018, 0, 1)
    rim = np.exp(-(np.maximum(-away, 0) / .0050)) * inside
    alpha = inside * (.34 + .07 * clouds(14, 1.2)) + .36 * rim
    # Right before the rollers the bristles have drawn it out in streaks.
    streaks = np.interp(np.arange(CELLS), np.arange(0, CELLS, 9), np.random.default_rng(3).uniform(0, 1, len(range(0, CELLS, 9))))
    reached = np.clip((ROLLERS - y) / .075, 0, 1)
    alpha *= reached + (1 - reached) * streaks[None, :] ** 1.6
    alpha *= np.clip((ROLLERS - y + .004 * clouds(15, 1.)) / .006, 0, 1) * np.clip((x - LANE + .002 * clouds(16, 1.)) / .003, 0, 1)
    picture = bpy.data.images.new('coffee', CELLS, CELLS, float_buffer=True)
    picture.colorspace_settings.name = 'Non-Color'
    picture.pixels.foreach_set(np.repeat(np.clip(alpha, 0, 1)[..., None], 4, 2).astype(np.float32).ravel())
    dried = material('coffee', '#4b2a14', rough=.30, spec=.4)
    nodes, links = dried.node_tree.nodes, dried.node_tree.links
    texture = nodes.new('ShaderNodeTexImage')
    texture.image = picture
    links.new(texture.outputs['Color'], nodes['Principled BSDF'].inputs['Alpha'])
    corners = [(LEFT, NEAR, .0008), (LEFT + SIDE, NEAR, .0008), (LEFT + SIDE, NEAR + SIDE, .0008), (LEFT, NEAR + SIDE, .0008)]
    make_object('coffee', corners, [(0, 1, 2, 3)], dried, smooth=False, uv=lambda at: ((at.x - LEFT) / SIDE, (at.y - NEAR) / SIDE))
