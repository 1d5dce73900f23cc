"""A small builder for shader graphs, so that a surface reads as a list of named steps."""
import bpy


class Graph:
    """`add` makes a node: a value sets an input, another node's output links to it."""
    def __init__(self, name):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.tree = self.material.node_tree
        self.surface = self.tree.nodes['Principled BSDF']

    def add(self, kind, inputs=None, **settings):
        node = self.tree.nodes.new('ShaderNode' + kind)
        for key, value in settings.items():
            setattr(node, key, value)
        for key, value in (inputs or {}).items():
            self.feed(node.inputs[key], value)
        return node

    def feed(self, socket, value):
        if isinstance(value, bpy.types.NodeSocket):
            self.tree.links.new(value, socket)
        else:
            socket.default_value = value

    def position(self, scale=(1, 1, 1), rotate=(0, 0, 0)):
        """Object coordinates: places are built in world metres, so textures keep true size."""
        coordinates = self.add('TexCoord').outputs['Object']
        return self.add('Mapping', {'Vector': coordinates, 'Scale': scale, 'Rotation': rotate}).outputs[0]

    def plane(self, axes):
        """Coordinates of a floor ('xy') or a wall ('xz', 'yz') as a flat (u, v, 0)."""
        parts = self.add('SeparateXYZ', {0: self.add('TexCoord').outputs['Object']})
        pick = {'x': parts.outputs[0], 'y': parts.outputs[1], 'z': parts.outputs[2]}
        return self.add('CombineXYZ', {0: pick[axes[0]], 1: pick[axes[1]]}).outputs[0]

    def noise(self, vector, scale, detail=2., distortion=0.):
        return self.add('TexNoise', {'Vector': vector, 'Scale': scale, 'Detail': detail, 'Distortion': distortion})

    def ramp(self, factor, stops):
        """Colour ramp from (position, colour) pairs."""
        node = self.add('ValToRGB', {'Fac': factor})
        elements = node.color_ramp.elements
        while len(elements) < len(stops):
            elements.new(.5)
        for element, (position, colour) in zip(elements, stops):
            element.position, element.color = position, colour
        return node.outputs[0]

    def mix(self, factor, a, b, blend='MIX'):
        return self.add('MixRGB', {0: factor, 1: a, 2: b}, blend_type=blend).outputs[0]

    def span(self, value, low, high):
        """Map 0..1 to low..high."""
        return self.add('MapRange', {0: value, 3: low, 4: high}).outputs[0]

    def bump(self, height, strength, distance, invert=False):
        node = self.add('Bump', {'Height': height, 'Strength': strength, 'Distance': distance}, invert=invert)
        self.feed(self.surface.inputs['Normal'], node.outputs[0])

    def finish(self, colour, rough, spec=.5, coat=0.):
        inputs = self.surface.inputs
        self.feed(inputs['Base Color'], colour)
        self.feed(inputs['Roughness'], rough)
        self.feed(inputs['Specular'], spec)
        self.feed(inputs['Clearcoat'], coat)
        self.feed(inputs['Clearcoat Roughness'], .2)
        return self.material
