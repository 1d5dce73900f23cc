"""Layers of the home film: the whole picture, the same without the robot, its smile, its outline, and depth.

blender -b --factory-startup -P art/films/home_layers.py -- home [--draft]
Writes work/layers/<view>/; films/home_film.py makes the film of them.
"""
import json
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))

import bpy
import numpy as np
from mathutils import Vector

from films.home_views import VIEWS
from kit.paths import SCREENS, WORK, scratch
from kit.render import denoise, read_exr, render_passes
from kit.studio import crop_to, settings
from scenes.shoot import compose

SAMPLES, DRAFT_SAMPLES = 8, 4


def traced(draft):
    """One finished layer in linear light."""
    passes, seconds = render_passes()
    linear, more = denoise(passes, transparent=False, fast=draft)
    print(f'{seconds:.0f} s rendered, {more:.0f} s denoised', flush=True)
    return linear[..., :3].astype(np.float16)


def smiling_head(robot, size, draft):
    """The head alone with its other face, and where in the picture it belongs."""
    face = next(part for part in robot if part.name.startswith('face'))
    picture = next(node for node in face.active_material.node_tree.nodes if node.type == 'TEX_IMAGE')
    picture.image = bpy.data.images.load(os.path.join(SCREENS, 'face-t10-smile.png'))
    corner = crop_to([part for part in robot if part.name.startswith(('face', 'visor', 'head'))], size, (.02, .02))
    head = traced(draft)
    bpy.context.scene.render.use_border = bpy.context.scene.render.use_crop_to_border = False
    return head, corner


def depth_of_place():
    """Metres from the camera for each point, as a sharp lens sees it."""
    scene = bpy.context.scene
    scene.camera.data.dof.use_dof = False
    scene.cycles.samples = 4
    scene.view_layers[0].use_pass_z = True
    render_passes()
    tree = scene.node_tree
    files = next(node for node in tree.nodes if node.type == 'OUTPUT_FILE')
    layers = next(node for node in tree.nodes if node.type == 'R_LAYERS')
    files.file_slots.new('depth_')
    tree.links.new(layers.outputs['Depth'], files.inputs[-1])
    bpy.ops.render.render(write_still=False)
    return read_exr(f'{scratch()}/depth_{scene.frame_current:04d}.exr')[..., 0].astype(np.float32)


def outline(robot):
    """How much of each point the robot covers, with the lens' own blur at its edge."""
    scene = bpy.context.scene
    scene.camera.data.dof.use_dof = True
    for thing in bpy.data.objects:
        if thing.type == 'MESH':
            thing.hide_render = thing not in robot
    scene.render.film_transparent = True
    scene.cycles.samples = 16
    return render_passes()[0]['color'][..., 3].astype(np.float16)


def main(name, draft):
    view = VIEWS[name]
    size = tuple(side // 4 for side in view.traced) if draft else view.traced
    compose(view.shot)
    settings(size, DRAFT_SAMPLES if draft else SAMPLES, transparent=False, bounces=8, threshold=.03)
    bpy.context.scene.cycles.sample_clamp_indirect = 4
    robot = [part for part in bpy.data.objects['T10'].children_recursive if part.type == 'MESH']
    folder = os.path.join(WORK, 'layers', name)
    os.makedirs(folder, exist_ok=True)

    def keep(layer, pixels):
        np.save(os.path.join(folder, f'{layer}.npy'), pixels)

    keep('whole', traced(draft))
    head, corner = smiling_head(robot, size, draft)
    keep('smile', head)
    for part in robot:
        part.visible_camera = False  # its shadow and reflection stay in the place
    keep('place', traced(draft))
    for part in robot:
        part.visible_camera, part.hide_render = True, True
    keep('depth', depth_of_place())
    keep('robot', outline(robot))
    eye = bpy.context.scene.camera.matrix_world
    away = -(eye.inverted() @ Vector((*view.shot.at, .7))).z
    with open(os.path.join(folder, 'view.json'), 'w') as file:
        json.dump({'head': corner, 'focal': view.shot.lens / 36 * max(size), 'robot': away}, file)
    print(f'{name}: layers done', flush=True)


if __name__ == '__main__':
    given = sys.argv[sys.argv.index('--') + 1:]
    main(given[0], '--draft' in given)
