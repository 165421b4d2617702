"""Other skies: overcast with rain drops, a rainy night, the afterglow and dusk."""

import math
import random

import bpy
import light
import materials
from geometry import ball_mesh, place
from mathutils import Euler, Matrix, Vector

# The colours of the sky after sunset and in the blue hour, from the horizon upwards; the first number is the sine of the height.
GLOW = (
    (0.0, (1.0, 0.40, 0.13)),
    (0.07, (1.04, 0.45, 0.15)),
    (0.15, (0.94, 0.51, 0.26)),
    (0.24, (0.64, 0.47, 0.39)),
    (0.36, (0.25, 0.33, 0.48)),
    (0.6, (0.12, 0.20, 0.38)),
    (1.0, (0.08, 0.14, 0.29)),
)
# Pictures of the blue hour show its lowest degrees only; the light comes from above.
BLUE = (
    (0.0, (0.072, 0.116, 0.215)),
    (0.03, (0.047, 0.085, 0.180)),
    (0.08, (0.030, 0.062, 0.152)),
    (0.3, (0.13, 0.205, 0.37)),
    (1.0, (0.24, 0.34, 0.53)),
)


def overcast(strength=1.0, elevation=45, rotation=250, sun=1.0, spread=14, tint=(1, 0.95, 0.88), gap=None):
    """A cloudy sky, brightest overhead, and a sun diffused by clouds. Elevation, rotation (as in `light.sky`) and spread
    (the sun's apparent diameter) are in degrees. With a `gap` the clouds are torn: its direction, and how many times as
    bright the sky is away from it and in it."""
    nodes, link, background = light.background_nodes(strength)
    where, height, ramp = (nodes.new(f'ShaderNode{kind}') for kind in ('TexCoord', 'SeparateXYZ', 'ValToRGB'))
    link(where.outputs['Generated'], height.inputs[0])
    link(height.outputs['Z'], ramp.inputs['Fac'])
    stops = ((0.0, (0.10, 0.09, 0.08)), (0.02, (0.50, 0.55, 0.61)), (0.35, (0.62, 0.68, 0.76)), (1.0, (0.92, 0.96, 1.0)))
    elements = ramp.color_ramp.elements
    while len(elements) < len(stops):
        elements.new(0.5)
    for element, (position, value) in zip(elements, stops):
        element.position, element.color = position, (*value, 1)
    scale, noise, cloud, mix = (nodes.new(f'ShaderNode{kind}') for kind in ('Mapping', 'TexNoise', 'MapRange', 'MixRGB'))
    scale.inputs['Scale'].default_value = (1, 1, 3.5)
    link(where.outputs['Generated'], scale.inputs['Vector'])
    link(scale.outputs[0], noise.inputs['Vector'])
    for key, value in (('Scale', 1.9), ('Detail', 8), ('Roughness', 0.55), ('Distortion', 0.35)):
        noise.inputs[key].default_value = value
    for key, value in (('From Min', 0.34), ('From Max', 0.68), ('To Min', 0.62), ('To Max', 1.35)):
        cloud.inputs[key].default_value = value
    link(noise.outputs['Fac'], cloud.inputs['Value'])
    mix.blend_type = 'MULTIPLY'
    mix.inputs['Fac'].default_value = 1
    link(ramp.outputs[0], mix.inputs['Color1'])
    link(cloud.outputs[0], mix.inputs['Color2'])
    link(mix.outputs[0], background.inputs['Color'])
    if gap:
        direction, dark, bright = gap
        torn = towards(nodes, link, where.outputs['Generated'], direction, 0.95)
        link(mapped(nodes, link, torn, 0.62, 1.0, strength * dark, strength * bright), background.inputs['Strength'])
    lamp = bpy.data.lights.new('sun', 'SUN')
    lamp.energy, lamp.angle, lamp.color = sun, math.radians(spread), tint
    obj = place(lamp, name='sun')
    # A sun lamp shines along its own -z; the sky of `light.sky` counts rotation clockwise from north (y).
    obj.rotation_euler = Euler((math.radians(90 - elevation), 0, math.radians(180 - rotation)))


def drops(frame, left, right, low, high, count, seed=9):
    """Add up to `count` drops of water to the tiles in a rectangle of a frame, placed by ray casts from above."""
    rng = random.Random(seed)
    meshes = [ball_mesh(1, materials.water(), (1, 1 + 0.12 * k, 0.42), 3) for k in range(3)]
    bpy.context.view_layer.update()
    graph, down = bpy.context.evaluated_depsgraph_get(), (frame.to_3x3() @ Vector((0, 0, -1))).normalized()
    spots = []
    for _ in range(count):
        start = frame @ Vector((rng.uniform(left, right), rng.uniform(low, high), 0.6))
        hit, at, normal, _, obj, _ = bpy.context.scene.ray_cast(graph, start, down)
        if hit and obj.name.startswith('tile'):
            spots.append((at, normal))
    for at, normal in spots:
        size = min(0.0034, rng.lognormvariate(-6.45, 0.5))
        matrix = Matrix.Translation(at) @ normal.to_track_quat('Z', 'Y').to_matrix().to_4x4()
        place(rng.choice(meshes), matrix @ Matrix.Diagonal((size, size, size, 1)), 'drop')


def night(strength=1.0, tint=(0.20, 0.33, 0.66), bright=-0.78):
    """The sky of a rainy evening: deep blue, brightest low in the west (-x; `bright` is the x of that direction), with torn clouds. No
    moon."""
    nodes, link, background = light.background_nodes(strength)
    where, scale, noise, cloud, side, mix = (
        nodes.new(f'ShaderNode{kind}') for kind in ('TexCoord', 'Mapping', 'TexNoise', 'MapRange', 'VectorMath', 'Math')
    )
    scale.inputs['Scale'].default_value = (1, 1, 2.5)
    link(where.outputs['Generated'], scale.inputs['Vector'])
    link(scale.outputs[0], noise.inputs['Vector'])
    for key, value in (('Scale', 2.4), ('Detail', 8), ('Roughness', 0.55), ('Distortion', 0.4)):
        noise.inputs[key].default_value = value
    for key, value in (('From Min', 0.22), ('From Max', 0.68), ('To Min', 0.2), ('To Max', 1.5)):
        cloud.inputs[key].default_value = value
    link(noise.outputs['Fac'], cloud.inputs['Value'])
    # Towards the west, and a little up.
    side.operation = 'DOT_PRODUCT'
    side.inputs[1].default_value = (bright, 0.35, 0.3)
    link(where.outputs['Generated'], side.inputs[0])
    west = nodes.new('ShaderNodeMapRange')
    for key, value in (('From Min', 0.0), ('From Max', 0.95), ('To Min', 0.3), ('To Max', 3.0)):
        west.inputs[key].default_value = value
    link(side.outputs['Value'], west.inputs['Value'])
    mix.operation = 'MULTIPLY'
    link(west.outputs[0], mix.inputs[0])
    link(cloud.outputs[0], mix.inputs[1])
    colour = nodes.new('ShaderNodeMixRGB')
    colour.blend_type, colour.inputs['Fac'].default_value = 'MULTIPLY', 1
    colour.inputs['Color1'].default_value = (*tint, 1)
    link(mix.outputs[0], colour.inputs['Color2'])
    link(colour.outputs[0], background.inputs['Color'])


def gradient(nodes, link, where, stops):
    """The colours of a sky: each of the `stops` is the sine of a height and the colour there. Returns their output."""
    height, ramp = (nodes.new(f'ShaderNode{kind}') for kind in ('SeparateXYZ', 'ValToRGB'))
    link(where, height.inputs[0])
    link(height.outputs['Z'], ramp.inputs['Fac'])
    elements = ramp.color_ramp.elements
    while len(elements) < len(stops):
        elements.new(0.5)
    for element, (position, value) in zip(elements, stops):
        element.position, element.color = position, (*value, 1)
    return ramp.outputs[0]


def mapped(nodes, link, value, low, high, least, most):
    """An output between `least` and `most`, for a `value` from `low` to `high`."""
    node = nodes.new('ShaderNodeMapRange')
    for key, number in (('From Min', low), ('From Max', high), ('To Min', least), ('To Max', most)):
        node.inputs[key].default_value = number
    link(value, node.inputs['Value'])
    return node.outputs[0]


def towards(nodes, link, where, direction, most):
    """From 0 to 1, the nearer the view is to a `direction`; 1 where their product is `most`."""
    side = nodes.new('ShaderNodeVectorMath')
    side.operation, side.inputs[1].default_value = 'DOT_PRODUCT', direction
    link(where, side.inputs[0])
    return mapped(nodes, link, side.outputs['Value'], 0.1, most, 0.0, 1.0)


def mixed(nodes, link, share, first, second, blend='MIX'):
    """Two colours, each a value or an output, mixed by a `share`, an output."""
    node = nodes.new('ShaderNodeMixRGB')
    node.blend_type = blend
    link(share, node.inputs['Fac'])
    for key, colour in (('Color1', first), ('Color2', second)):
        if isinstance(colour, tuple):
            node.inputs[key].default_value = (*colour, 1)
        else:
            link(colour, node.inputs[key])
    return node.outputs[0]


def streaks(nodes, link, where, flat, noise, cover):
    """Thin clouds, so many times `flat`: the values of the `noise`, and of the range in which they `cover` the sky."""
    stretch, clouds = nodes.new('ShaderNodeMapping'), nodes.new('ShaderNodeTexNoise')
    stretch.inputs['Scale'].default_value = (1, 1, flat)
    link(where, stretch.inputs['Vector'])
    link(stretch.outputs[0], clouds.inputs['Vector'])
    for key, value in zip(('Scale', 'Detail', 'Roughness', 'Distortion'), noise):
        clouds.inputs[key].default_value = value
    low, high, most = cover
    return mapped(nodes, link, clouds.outputs['Fac'], low, high, 0.0, most)


def afterglow(west=(0.62, 0.78), reach=1.0):
    """A clear sky after sunset, warm low in the `west`, with thin streaks of cloud that the sun still reaches. `reach`: how many
    times as high the glow is."""
    nodes, link, background = light.background_nodes(1.0)
    where = nodes.new('ShaderNodeTexCoord').outputs['Generated']
    # Away from the sun it is blue down to the horizon.
    near = towards(nodes, link, where, (*west, 0.0), 0.85)
    sky = mixed(nodes, link, near, (0.15, 0.20, 0.31), gradient(nodes, link, where, [(at * reach, tone) for at, tone in GLOW]))
    veil = streaks(nodes, link, where, 11, (2.6, 8, 0.55, 0.5), (0.5, 0.74, 0.5))
    link(mixed(nodes, link, veil, sky, (0.62, 0.30, 0.26)), background.inputs['Color'])


def dusk(strength=1.0):
    """The blue hour: a deep blue sky, paler and a little warm low in the west (-x), and the last glow from there."""
    nodes, link, background = light.background_nodes(strength)
    where = nodes.new('ShaderNodeTexCoord').outputs['Generated']
    west = towards(nodes, link, where, (-0.94, 0.3, -0.12), 1.0)
    sky = mixed(nodes, link, west, gradient(nodes, link, where, BLUE), (0.12, 0.062, 0.030), 'ADD')
    veil = streaks(nodes, link, where, 9, (5.0, 7, 0.6, 0.4), (0.42, 0.68, 0.6))
    link(mixed(nodes, link, veil, sky, (0.062, 0.088, 0.155)), background.inputs['Color'])
    data = bpy.data.lights.new('west', 'SUN')
    data.energy, data.angle, data.color = 0.36 * strength, math.radians(40), (1, 0.78, 0.62)
    place(data).rotation_euler = Vector((1, 0.28, -0.42)).to_track_quat('-Z', 'Y').to_euler()
