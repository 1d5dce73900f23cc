"""Export one robot as a plain .glb: few curve segments, one mesh per material, no dishes.

blender -b --factory-startup --addons io_scene_gltf2 -P art/robots/export.py -- t10 out.glb
"""
import importlib
import inspect
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))

import bpy

from kit.curves import set_detail
from kit.materials import Palette
from kit.studio import reset

DETAIL = .5  # thin at the source: simplifying a finished mesh streaks its highlights
EMPTY = {'dishes': False, 'load': None}


def bake_modifiers():
    graph = bpy.context.evaluated_depsgraph_get()
    for thing in [thing for thing in bpy.data.objects if thing.type == 'MESH']:
        mesh = bpy.data.meshes.new_from_object(thing.evaluated_get(graph), preserve_all_data_layers=True, depsgraph=graph)
        thing.modifiers.clear()
        thing.data = mesh


def join_by_material():
    """Few draw calls for the browser; screens keep a mesh of their own because each has its own material."""
    groups = {}
    for thing in [thing for thing in bpy.data.objects if thing.type == 'MESH']:
        groups.setdefault(thing.data.materials[0].name, []).append(thing)
    for name, group in groups.items():
        bpy.ops.object.select_all(action='DESELECT')
        for thing in group:
            thing.select_set(True)
        bpy.context.view_layer.objects.active = group[0]
        if len(group) > 1:
            bpy.ops.object.join()
        group[0].name = name


def main(model, path):
    reset()
    set_detail(DETAIL)
    build = importlib.import_module(f'robots.{model}').build
    accepted = inspect.signature(build).parameters
    build(Palette(bloom=False), **{key: value for key, value in EMPTY.items() if key in accepted})
    bake_modifiers()
    join_by_material()
    bpy.ops.export_scene.gltf(filepath=path, export_format='GLB', export_apply=True, export_yup=True,
                              export_image_format='JPEG', export_cameras=False, export_lights=False)


if __name__ == '__main__':
    main(*sys.argv[sys.argv.index('--') + 1:])
