"""Render with Cycles, denoise with Intel's network, hand back linear RGBA as numpy."""
import json
import os
import subprocess
import time

import bpy
import numpy as np

from kit.paths import ART, scratch

PASSES = {'color': 'Image', 'albedo': 'Denoising Albedo', 'normal': 'Denoising Normal', 'alpha': 'Alpha'}


def _write_passes(folder):
    scene = bpy.context.scene
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new('CompositorNodeRLayers')
    files = tree.nodes.new('CompositorNodeOutputFile')
    files.base_path = folder
    files.format.file_format, files.format.color_depth = 'OPEN_EXR', '32'
    files.format.exr_codec, files.format.color_mode = 'NONE', 'RGBA'
    files.file_slots.clear()
    for name, output in PASSES.items():
        files.file_slots.new(f'{name}_')
        tree.links.new(layers.outputs[output], files.inputs[-1])
    tree.links.new(layers.outputs['Image'], tree.nodes.new('CompositorNodeComposite').inputs[0])


def read_exr(path):
    """A linear picture, top row first."""
    image = bpy.data.images.load(path)
    image.colorspace_settings.name = 'Linear'
    width, height = image.size
    pixels = np.empty(width * height * 4, np.float32)
    image.pixels.foreach_get(pixels)
    bpy.data.images.remove(image)
    return pixels.reshape(height, width, 4)[::-1]


def render_passes():
    """Returns ({pass: array}, seconds)."""
    folder = scratch()
    _write_passes(folder)
    started = time.time()
    bpy.ops.render.render(write_still=False)
    seconds = time.time() - started
    frame = bpy.context.scene.frame_current
    return {name: read_exr(f'{folder}/{name}_{frame:04d}.exr') for name in PASSES}, seconds


def denoise(passes, transparent, fast=False, clean_guides=False):
    """Returns (linear RGBA, seconds). fast takes a small network: good enough for film frames.

    clean_guides: albedo and normals need no cleaning of their own, as is so without depth of field.
    """
    folder = scratch()
    height, width = passes['color'].shape[:2]
    job = {'width': width, 'height': height, 'fast': fast, 'cleanGuides': clean_guides, 'out': f'{folder}/out.bin'}
    for name in ('color', 'albedo', 'normal'):
        job[name] = f'{folder}/{name}.bin'
        np.ascontiguousarray(passes[name][..., :3], np.float32).tofile(job[name])
    if transparent:
        job['alpha'], job['outAlpha'] = f'{folder}/alpha.bin', f'{folder}/out-alpha.bin'
        np.ascontiguousarray(passes['color'][..., 3], np.float32).tofile(job['alpha'])
    with open(f'{folder}/job.json', 'w') as file:
        json.dump(job, file)
    started = time.time()
    subprocess.run(['node', os.path.join(ART, 'kit', 'denoise.mjs'), f'{folder}/job.json'], check=True)
    colour = np.fromfile(job['out'], np.float32).reshape(height, width, 3)
    if transparent:
        alpha = np.fromfile(job['outAlpha'], np.float32).reshape(height, width, 1)
    else:
        alpha = np.ones((height, width, 1), np.float32)
    return np.concatenate([colour, alpha], 2), time.time() - started
