"""Builds Blender materials as shader nodes: layers of colour, noise and bumps."""

import bpy


def colour(code):
    """#rrggbb as linear RGB."""
    parts = [int(code[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    return tuple(((c + 0.055) / 1.055) ** 2.4 if c > 0.04045 else c / 12.92 for c in parts)


class Material:
    """Builds one material around a Principled BSDF. Methods return output sockets to pass on, or `self` for chaining."""

    def __init__(self):
        self.data = bpy.data.materials.new('material')
        self.data.use_nodes = True
        self.tree = self.data.node_tree
        self.shader = self.tree.nodes['Principled BSDF']
        self.output = self.tree.nodes['Material Output']
        self.base = self.bumps = None

    def node(self, kind, **values):
        """A new node; keywords set its inputs by name, with _ for a space."""
        node = self.tree.nodes.new(f'ShaderNode{kind}')
        for key, value in values.items():
            self.connect(value, node.inputs[key.replace('_', ' ')])
        return node

    def connect(self, value, socket):
        """Link `value` to the socket if it is a socket, otherwise set it as the default."""
        if isinstance(value, bpy.types.NodeSocket):
            self.tree.links.new(value, socket)
        elif socket.type == 'RGBA' and len(value) == 3:
            socket.default_value = (*value, 1)
        else:
            socket.default_value = value

    def set_inputs(self, **values):
        """Set inputs of the Principled BSDF."""
        for key, value in values.items():
            self.connect(value, self.shader.inputs[key.replace('_', ' ')])
        return self

    def world_position(self):
        """World coordinates."""
        return self.node('NewGeometry').outputs['Position']

    def object_position(self, stretch=(1, 1, 1)):
        """Object coordinates with a random offset per object, to vary the noise."""
        shift = self.math('MULTIPLY', self.object_random(), 37.0)
        place = self.node('Mapping', Vector=self.node('TexCoord').outputs['Object'], Location=shift, Scale=stretch)
        return place.outputs[0]

    def height(self):
        """The z of the object coordinates."""
        return self.node('SeparateXYZ', Vector=self.node('TexCoord').outputs['Object']).outputs['Z']

    def object_random(self):
        """A random number per object, 0 to 1."""
        return self.node('ObjectInfo').outputs['Random']

    def noise(self, where, scale, detail=5, roughness=0.6, distortion=0.0):
        """Fractal noise, 0 to 1."""
        return self.node(
            'TexNoise', Vector=where, Scale=scale, Detail=detail, Roughness=roughness, Distortion=distortion
        ).outputs['Fac']

    def math(self, operation, *values):
        """A math node; `operation` is Blender's name for it."""
        node = self.node('Math')
        node.operation = operation
        for socket, value in zip(node.inputs, values):
            self.connect(value, socket)
        return node.outputs[0]

    def ramp(self, source, *stops):
        """A colour ramp. Each stop is (position, RGB or grey)."""
        node = self.node('ValToRGB', Fac=source)
        elements = node.color_ramp.elements
        while len(elements) < len(stops):
            elements.new(0.5)
        for element, (position, value) in zip(elements, stops):
            element.position = position
            element.color = (*((value, value, value) if isinstance(value, float) else value), 1)
        return node.outputs[0]

    def palette(self, codes):
        """A random colour per object, between the given #rrggbb."""
        return self.ramp(self.object_random(), *[(i / max(1, len(codes) - 1), colour(c)) for i, c in enumerate(codes)])

    def layer(self, share, value, blend='MULTIPLY'):
        """Blend a colour over the base colour; `share` is how much, 0 to 1."""
        node = self.node('MixRGB', Fac=share, Color1=self.base, Color2=value)
        node.blend_type = blend
        self.base = node.outputs[0]
        return self

    def bump(self, source, strength, distance):
        """Add bumps on top of the earlier ones; `distance` is in metres."""
        node = self.node('Bump', Height=source, Strength=strength, Distance=distance)
        if self.bumps:
            self.tree.links.new(self.bumps, node.inputs['Normal'])
        self.bumps = node.outputs[0]
        return self

    def map_range(self, source, low, high, start=0.3, end=0.7):
        """Map start..end to low..high."""
        return self.node('MapRange', Value=source, From_Min=start, From_Max=end, To_Min=low, To_Max=high).outputs[0]

    def mix_shaders(self, share, first, second):
        """Replace the Principled BSDF by a mix of two shaders; `share` is that of the second."""
        mix = self.node('MixShader', Fac=share)
        self.connect(first, mix.inputs[1])
        self.connect(second, mix.inputs[2])
        self.connect(mix.outputs[0], self.output.inputs['Surface'])
        return self

    def finish(self):
        """Connect the colour and bumps, and return Blender's material."""
        if self.base is not None:
            self.connect(self.base, self.shader.inputs['Base Color'])
        if self.bumps is not None:
            self.connect(self.bumps, self.shader.inputs['Normal'])
        return self.data
