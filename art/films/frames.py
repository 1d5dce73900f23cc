"""Traces a film: the place without the robot once, then the robot alone in its poses, and its shadow in some.

blender -b --factory-startup -P art/films/frames.py -- home [--draft] [--seconds 500]
Writes work/frames/<film>/; what is there is skipped, so it can be stopped and started again. What the film
needs comes first, then (with --all) the frames that it can do without. films/film.py puts it together.
"""
import os
import sys
import time
from math import radians

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))

import bpy
import numpy as np

from films.plans import PLANS
from kit.paths import SCREENS, WORK
from kit.render import denoise, render_passes
from kit.studio import crop_to, settings
from scenes.shoot import compose

SHADOW_SAMPLES, STILL_SAMPLES, SAMPLES = 6, 12, 5
TIGHT = (.006, .010)  # what is traced around the robot: shares of the picture
BEYOND = .08  # so much around the picture the robot is traced as well: from there its frames are moved


class Stage:
    def __init__(self, name, draft):
        self.plan, self.draft = PLANS[name], draft
        self.folder = os.path.join(WORK, 'frames-draft' if draft else 'frames', name)
        os.makedirs(self.folder, exist_ok=True)
        compose(self.plan.shot)
        self.root = bpy.data.objects[self.plan.shot.robot.upper()]
        self.parts = [part for part in self.root.children_recursive if part.type == 'MESH']
        self.others = [thing for thing in bpy.data.objects if thing not in self.parts and thing != self.root]
        self.lane = bpy.data.objects.get('clean_stripe')
        bpy.context.preferences.edit.keyframe_new_interpolation_type = 'LINEAR'
        for number, pose in enumerate(self.plan.poses):  # as an animation, so that Cycles knows its motion
            self.root.location = (pose.x, pose.y, 0)
            self.root.rotation_euler = (0, 0, radians(pose.turn))
            self.root.keyframe_insert('location', frame=number)
            self.root.keyframe_insert('rotation_euler', frame=number)

    def path(self, name):
        return os.path.join(self.folder, f'{name}.npz')

    def _go_to(self, number, face='open'):
        bpy.context.scene.frame_set(number)
        if any(pose.face != 'open' for pose in self.plan.poses):
            shown = next(part for part in self.parts if part.name.startswith('face'))
            picture = next(node for node in shown.active_material.node_tree.nodes if node.type == 'TEX_IMAGE')
            name = f'face-{self.plan.shot.robot}' + ('' if face == 'open' else f'-{face}')
            picture.image = bpy.data.images.load(os.path.join(SCREENS, f'{name}.png'), check_existing=True)

    def _trace(self, name, samples, share=1., alone=False, parts=None, around=None):
        """Trace the whole picture or what is around these parts, and keep it. share: of the film's size."""
        size = [round(side * share) // (4 if self.draft else 1) for side in self.plan.canvas]
        edge = [round(side * BEYOND) if alone else 0 for side in size]
        wide = [side + 2 * more for side, more in zip(size, edge)]
        settings(wide, min(samples, 4) if self.draft else samples, transparent=alone, bounces=8, threshold=.05 if alone else .03,
                 diffuse=2 if alone else 3)
        scene = bpy.context.scene
        scene.camera.data.sensor_width = 36 * wide[0] / size[0]
        scene.cycles.sample_clamp_indirect = 4
        scene.cycles.adaptive_min_samples = 3 if alone else 4
        scene.render.use_motion_blur, scene.render.motion_blur_shutter = alone, .3
        scene.render.use_border = scene.render.use_crop_to_border = False
        for thing in self.others:
            thing.is_holdout = alone  # it lights the robot and hides it, but is not in the picture itself
        corner = np.subtract(crop_to(parts, wide, around), edge) if parts else (0, 0)
        passes, seconds = render_passes()
        linear, more = denoise(passes, transparent=alone, fast=self.draft or samples == SAMPLES)
        np.savez(self.path(name), colour=linear[..., :3].astype(np.float16), corner=corner, share=share,
                 alpha=(np.clip(linear[..., 3], 0, 1) * 255 + .5).astype(np.uint8))
        print(f'{name}: {linear.shape[1]} x {linear.shape[0]}, {seconds:.1f} s rendered, {more:.1f} s denoised, '
              f'{sum(os.times()[:4]):.0f} s of processor time so far', flush=True)

    def place(self, name, samples, share):
        for part in self.parts:
            part.hide_render = True
        self._trace(name, samples, share)
        for part in self.parts:
            part.hide_render = False

    def dry(self, name):
        """The floor before a cleaning robot has come: where its lane will be."""
        for part in (*self.parts, self.lane):
            part.hide_render = True
        self._trace(name, *self.plan.plate, parts=[self.lane], around=(.02, .02))
        for part in (*self.parts, self.lane):
            part.hide_render = False

    def shadow(self, name, number):
        """The place with the robot's shadow and reflection, but without itself; it is soft, so half the size is enough."""
        self._go_to(number)
        for part in self.parts:
            part.visible_camera = False
        self._trace(name, SHADOW_SAMPLES, .5, parts=self.parts, around=self.plan.shadow_around)
        for part in self.parts:
            part.visible_camera = True

    def robot(self, name, number, face, samples):
        self._go_to(number, face)
        share = .7 if self.plan.turned(number) > 2.5 else 1  # blurred by its motion
        self._trace(name, samples, share, alone=True, parts=self.parts, around=TIGHT)

    def head(self, name, number, face):
        """Another face of the standing robot: nothing but its head is traced."""
        self._go_to(number, face)
        head = [part for part in self.parts if part.name.startswith(('face', 'visor', 'head'))]
        self._trace(name, STILL_SAMPLES, alone=True, parts=head, around=(.004, .007))

    def wanted(self, everything):
        """What has to be traced, in the order in which it is: name, method, arguments."""
        plan, frames = self.plan, self.plan.traced()
        standing = {(pose.x, pose.y, pose.turn % 360): number for number, pose in frames.items()}
        places = [standing[pose.x, pose.y, pose.turn % 360] for pose in plan.poses]
        held = {number for number in frames if places.count(number) > 6}
        yield 'place', self.place, plan.plate
        yield 'place-half', self.place, (SHADOW_SAMPLES, .5)
        if self.lane:
            yield 'dry', self.dry, ()

        def robots(numbers):
            for number in numbers:
                yield f'{number:04d}', self.robot, (number, frames[number].face, STILL_SAMPLES if number in held else SAMPLES)
        yield from robots(sorted(held))
        for number, pose in zip(places, plan.poses):
            if pose.face != frames[number].face:
                yield f'{number:04d}-{pose.face}', self.head, (number, pose.face)
        for number in plan.shadows():
            yield f'shadow-{number:04d}', self.shadow, (number,)
        yield from robots(reversed(plan.needed()))
        if everything:
            yield from robots(sorted(frames))


def main(name, draft, everything, seconds):
    ends = time.time() + seconds
    stage = Stage(name, draft)
    for name, trace, arguments in stage.wanted(everything):
        if time.time() > ends:
            return
        if not os.path.exists(stage.path(name)):
            trace(name, *arguments)
    print('all traced', flush=True)


if __name__ == '__main__':
    given = sys.argv[sys.argv.index('--') + 1:]
    main(given[0], '--draft' in given, '--all' in given, int(given[given.index('--seconds') + 1]) if '--seconds' in given else 10 ** 6)
