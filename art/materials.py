"""Layered materials: a colour with noise at several scales, a roughness and bumps."""

import bpy


def colour(code):
    """A linear colour from #rrggbb."""
    parts = [int(code[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    return tuple(((c + 0.055) / 1.055) ** 2.4 if c > 0.04045 else c / 12.92 for c in parts)


def grey(value):
    """The same value three times."""
    return (value, value, value)


class Material:
    """A small builder around a principled shader; sockets are passed from call to call."""

    def __init__(self):
        self.data = bpy.data.materials.new('material')
        self.data.use_nodes = True
        self.tree = self.data.node_tree
        self.shader = self.tree.nodes['Principled BSDF']
        self.output = self.tree.nodes['Material Output']
        self.base = self.bumps = None

    def node(self, kind, **values):
        node = self.tree.nodes.new(f'ShaderNode{kind}')
        for key, value in values.items():
            self.put(value, node.inputs[key.replace('_', ' ')])
        return node

    def put(self, value, socket):
        """Link a socket, or set a number, vector or colour."""
        if isinstance(value, bpy.types.NodeSocket):
            self.tree.links.new(value, socket)
        elif socket.type == 'RGBA' and len(value) == 3:
            socket.default_value = (*value, 1)
        else:
            socket.default_value = value

    def set(self, **values):
        for key, value in values.items():
            self.put(value, self.shader.inputs[key.replace('_', ' ')])
        return self

    def world(self):
        return self.node('NewGeometry').outputs['Position']

    def own(self, stretch=(1, 1, 1)):
        """Object coordinates with a random offset, so that no two objects look the same."""
        shift = self.math('MULTIPLY', self.chance(), 37.0)
        place = self.node('Mapping', Vector=self.node('TexCoord').outputs['Object'], Location=shift, Scale=stretch)
        return place.outputs[0]

    def height(self):
        """The object's own z."""
        return self.node('SeparateXYZ', Vector=self.node('TexCoord').outputs['Object']).outputs['Z']

    def chance(self):
        return self.node('ObjectInfo').outputs['Random']

    def noise(self, where, scale, detail=5, roughness=0.6, distortion=0.0):
        return self.node(
            'TexNoise', Vector=where, Scale=scale, Detail=detail, Roughness=roughness, Distortion=distortion
        ).outputs['Fac']

    def math(self, operation, *values):
        node = self.node('Math')
        node.operation = operation
        for socket, value in zip(node.inputs, values):
            self.put(value, socket)
        return node.outputs[0]

    def ramp(self, source, *stops):
        """Colours (or greys) along a value."""
        node = self.node('ValToRGB', Fac=source)
        elements = node.color_ramp.elements
        while len(elements) < len(stops):
            elements.new(0.5)
        for element, (position, value) in zip(elements, stops):
            element.position = position
            element.color = (*(grey(value) if isinstance(value, float) else value), 1)
        return node.outputs[0]

    def palette(self, codes):
        """One colour per object."""
        return self.ramp(self.chance(), *[(i / max(1, len(codes) - 1), colour(c)) for i, c in enumerate(codes)])

    def layer(self, share, value, blend='MULTIPLY'):
        """Lay a colour over the base colour."""
        node = self.node('MixRGB', Fac=share, Color1=self.base, Color2=value)
        node.blend_type = blend
        self.base = node.outputs[0]
        return self

    def bump(self, source, strength, distance):
        node = self.node('Bump', Height=source, Strength=strength, Distance=distance)
        if self.bumps:
            self.tree.links.new(self.bumps, node.inputs['Normal'])
        self.bumps = node.outputs[0]
        return self

    def span(self, source, low, high, start=0.3, end=0.7):
        return self.node('MapRange', Value=source, From_Min=start, From_Max=end, To_Min=low, To_Max=high).outputs[0]

    def done(self):
        if self.base is not None:
            self.put(self.base, self.shader.inputs['Base Color'])
        if self.bumps is not None:
            self.put(self.bumps, self.shader.inputs['Normal'])
        return self.data


def clay(codes, grime=0.8, film=0.0, wet=0.0, lichen=0.25, rough=(0.55, 0.8)):
    """Fired clay with stains and dark troughs; `film` adds the grey-black layer of age, `wet` makes it dark and shiny."""
    m = Material()
    own, world = m.own(), m.world()
    coarse, fine, slow, grain = (
        m.noise(own, 9, 6, 0.62),
        m.noise(own, 60, 6, 0.7),
        m.noise(own, 3.2, 3, 0.5),
        m.noise(own, 240, 4, 0.7),
    )
    m.base = m.palette(codes)
    m.layer(0.75, m.ramp(coarse, (0.30, (0.62, 0.60, 0.58)), (0.52, 1.0), (0.72, (1.22, 1.16, 1.1))))
    m.layer(0.6, m.ramp(fine, (0.35, (0.72, 0.7, 0.68)), (0.55, 1.0)))
    m.layer(grime, m.ramp(m.noise(world, 1.1, 6), (0.38, (0.55, 0.52, 0.5)), (0.62, (1.05, 1.03, 1.0))))
    depth = m.math('ADD', m.math('MULTIPLY_ADD', m.height(), 14.0, 0.25), m.math('MULTIPLY', slow, 0.5))
    m.layer(grime, m.ramp(depth, (0.30, (0.55, 0.53, 0.5)), (0.75, 1.0)))
    spots = m.math('MULTIPLY_ADD', m.ramp(slow, (0.5, 0.0), (0.72, 1.0)), 0.10, m.noise(own, 52, 5, 0.62))
    m.layer(m.math('MULTIPLY', m.ramp(spots, (0.68, 0.0), (0.72, 1.0)), lichen), colour('#8d8266'), 'MIX')
    m.layer(0.55, m.ramp(grain, (0.32, (0.6, 0.58, 0.56)), (0.5, 1.0), (0.68, (1.2, 1.18, 1.15))))
    if film:
        skin = m.math('ADD', m.noise(world, 7, 7, 0.7), m.math('MULTIPLY', fine, 0.25))
        m.layer(
            m.ramp(skin, (0.50 - film * 0.2, 0.0), (0.80 - film * 0.1, 0.85)),
            m.ramp(coarse, (0.35, colour('#211e1a')), (0.65, colour('#45403a'))),
            'MIX',
        )
    shine = m.span(coarse, *rough, 0.0, 1.0)
    # Water fills the pores.
    relief = 1 - 1.25 * wet
    m.bump(grain, 0.35 * relief, 0.0012).bump(fine, 0.45 * relief, 0.004).bump(coarse, 0.35 - 0.2 * wet, 0.012)
    m.set(Roughness=shine, Specular=0.38)
    if wet:
        m.layer(wet, (0.30, 0.29, 0.30))
        m.set(Roughness=m.span(m.noise(own, 26, 4, 0.6), 0.2, 0.42, 0.35, 0.65), Specular=0.6)
        m.set(Clearcoat=wet, Clearcoat_Roughness=0.1)
    return m.done()


def metal(code, rough=(0.34, 0.52), dark=0.55, metallic=0.8):
    """Zinc, lead or aluminium: cloudy, a little dented, streaked."""
    m = Material()
    own, clouds = m.own(), m.noise(m.world(), 2.2, 7, 0.65)
    fine = m.noise(own, 35, 4)
    m.base = colour(code)
    m.layer(0.8, m.ramp(clouds, (0.3, dark), (0.65, 1.08)))
    m.layer(0.8, m.ramp(fine, (0.35, 0.86), (0.6, 1.0)))
    m.layer(0.6, m.ramp(m.noise(m.own((5, 0.4, 1)), 6, 6), (0.36, 0.7), (0.58, 1.0)))
    m.bump(clouds, 0.25, 0.01).bump(fine, 0.08, 0.003)
    return m.set(Metallic=metallic, Roughness=m.span(clouds, *rough)).done()


def paint(code, rough=0.38, dirt=0.25, bump=0.1, glow=0.0):
    """Painted wood, plaster, cloth, rubber: one colour with a little dirt."""
    m = Material()
    noise = m.noise(m.world(), 3, 8, 0.7)
    m.base = colour(code)
    m.layer(dirt, m.ramp(noise, (0.32, (0.72, 0.69, 0.64)), (0.6, 1.0)))
    m.bump(noise, bump, 0.004)
    return m.set(Roughness=rough, Emission=colour(code), Emission_Strength=glow).done()


def brick(codes=('#5d2f22', '#7a4030', '#6b3628', '#8a4c38', '#4e2a22'), soot=0.5):
    """Brick: colour per brick, soot in large stains."""
    m = Material()
    own = m.own()
    coarse, fine = m.noise(own, 14, 7, 0.7), m.noise(own, 90, 5, 0.7)
    m.base = m.palette(codes)
    m.layer(0.8, m.ramp(coarse, (0.3, (0.6, 0.57, 0.55)), (0.6, (1.08, 1.05, 1.02))))
    m.layer(soot, m.ramp(m.noise(m.world(), 1.4, 6), (0.38, (0.5, 0.47, 0.45)), (0.62, 1.0)))
    m.bump(fine, 0.5, 0.003).bump(coarse, 0.5, 0.006)
    return m.set(Roughness=0.85, Specular=0.25).done()


def stone(code='#a59c8d', scale=40, bump=0.6):
    """Mortar, concrete, pebbles."""
    m = Material()
    noise = m.noise(m.world(), scale, 8)
    m.base = colour(code)
    m.layer(1.0, m.ramp(noise, (0.3, 0.6), (0.65, 1.0)))
    m.layer(0.6, m.ramp(m.noise(m.world(), 2.5, 6), (0.35, 0.62), (0.6, 1.05)))
    m.bump(noise, bump, 0.004)
    return m.set(Roughness=0.95).done()


def wood(code='#a9713f', along=(1.2, 16, 16), rough=0.7):
    """Sawn wood; the grain runs along the axis with the small stretch."""
    m = Material()
    grain, fibre = m.noise(m.own(along), 3, 7, 0.65, 0.4), m.noise(m.own(along), 16, 5, 0.7)
    m.base = colour(code)
    m.layer(0.9, m.ramp(m.chance(), (0.0, (0.8, 0.78, 0.76)), (1.0, (1.15, 1.12, 1.08))))
    m.layer(0.85, m.ramp(grain, (0.32, (0.55, 0.48, 0.42)), (0.5, (0.95, 0.93, 0.9)), (0.7, (1.15, 1.12, 1.08))))
    m.layer(0.5, m.ramp(fibre, (0.35, 0.7), (0.6, 1.05)))
    m.bump(fibre, 0.4, 0.002).bump(grain, 0.3, 0.003)
    return m.set(Roughness=rough, Specular=0.3).done()


def moss():
    """Moss: olive to yellow green, matt, slightly translucent."""
    m = Material()
    m.base = m.palette(('#343c1a', '#4a5022', '#3f451f', '#5c5a2a', '#33381c'))
    m.layer(0.9, m.ramp(m.noise(m.world(), 60, 4), (0.3, 0.55), (0.7, 1.25)))
    return m.set(Roughness=0.95, Specular=0.1, Sheen=0.5).done()


def bitumen(code='#3c3e40'):
    """Slated bitumen felt: mineral grains, large stains."""
    m = Material()
    grains = m.node('TexVoronoi', Vector=m.world(), Scale=420.0).outputs['Color']
    large, middle = m.noise(m.world(), 0.9, 7, 0.65), m.noise(m.world(), 6, 6, 0.7)
    base = colour(code)
    m.base = m.ramp(grains, (0.1, tuple(c * 0.45 for c in base)), (0.5, base), (0.93, tuple(c * 2.1 for c in base)))
    m.layer(1.0, m.ramp(large, (0.36, (0.62, 0.62, 0.63)), (0.62, (1.15, 1.13, 1.1))))
    m.layer(0.7, m.ramp(middle, (0.34, 0.75), (0.6, 1.0)))
    m.layer(1.0, m.ramp(m.chance(), (0.0, 0.82), (1.0, 1.12)))
    m.bump(grains, 0.7, 0.0025).bump(middle, 0.3, 0.01).bump(large, 0.4, 0.04)
    return m.set(Roughness=0.8).done()


def plain(code, rough=0.4, metallic=0.0, specular=0.5):
    """One even colour: plastic, tar, rubber."""
    return Material().set(Base_Color=colour(code), Roughness=rough, Metallic=metallic, Specular=specular).done()


def thin_glass(tint=(0.72, 0.78, 0.76), mirror=0.22):
    """Thin glass or a drop of water: partly transparent, and it reflects the sky."""
    m = Material()
    clear = m.node('BsdfTransparent', Color=tint).outputs[0]
    mirror = m.node('BsdfGlossy', Roughness=0.0).outputs[0]
    share = m.math('MULTIPLY_ADD', m.node('Fresnel', IOR=1.9).outputs[0], 0.75, mirror)
    m.put(m.node('MixShader', Fac=share).outputs[0], m.output.inputs['Surface'])
    mix = m.output.inputs['Surface'].links[0].from_node
    m.put(clear, mix.inputs[1])
    m.put(mirror, mix.inputs[2])
    return m.done()


def water():
    """Clear water on a surface: refracts what the camera sees, but lets light through to what lies under it."""
    m = Material()
    glass = m.node('BsdfGlass', IOR=1.33, Roughness=0.0).outputs[0]
    clear = m.node('BsdfTransparent').outputs[0]
    mix = m.node('MixShader', Fac=m.node('LightPath').outputs['Is Shadow Ray'])
    m.put(mix.outputs[0], m.output.inputs['Surface'])
    m.put(glass, mix.inputs[1])
    m.put(clear, mix.inputs[2])
    return m.data
