"""Other skies: overcast with rain drops, a rainy night, and dusk."""

import math
import random

import bpy
import light
import materials
from geometry import ball_mesh, place
from mathutils import Euler, Matrix, Vector


def overcast(strength=1.0, elevation=45, rotation=250, sun=1.0, spread=14, tint=(1, 0.95, 0.88)):
    """A cloudy sky, brightest overhead, and a sun diffused by clouds. Elevation, rotation (as in `light.sky`) and spread
    (the sun's apparent diameter) are in degrees."""
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


def night(strength=1.0, tint=(0.20, 0.33, 0.66)):
    """The sky of a rainy evening: deep blue, brightest low in the west (-x), with torn clouds. No moon."""
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
    side.inputs[1].default_value = (-0.78, 0.35, 0.3)
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


def dusk(strength=1.0):
    """The blue hour: a deep blue sky, paler and a little warm low in the west (-x), and the last glow from there."""
    nodes, link, background = light.background_nodes(strength)
    where, height, ramp = (nodes.new(f'ShaderNode{kind}') for kind in ('TexCoord', 'SeparateXYZ', 'ValToRGB'))
    link(where.outputs['Generated'], height.inputs[0])
    link(height.outputs['Z'], ramp.inputs['Fac'])
    # The picture shows the lowest degrees only; the light comes from above.
    stops = ((0.0, (0.072, 0.116, 0.215)), (0.03, (0.047, 0.085, 0.180)), (0.08, (0.030, 0.062, 0.152)), (0.3, (0.13, 0.205, 0.37)), (1.0, (0.24, 0.34, 0.53)))
    elements = ramp.color_ramp.elements
    while len(elements) < len(stops):
        elements.new(0.5)
    for element, (position, value) in zip(elements, stops):
        element.position, element.color = position, (*value, 1)
    side, west, glow = (nodes.new(f'ShaderNode{kind}') for kind in ('VectorMath', 'MapRange', 'MixRGB'))
    side.operation, side.inputs[1].default_value = 'DOT_PRODUCT', (-0.94, 0.3, -0.12)
    link(where.outputs['Generated'], side.inputs[0])
    for key, value in (('From Min', 0.1), ('From Max', 1.0), ('To Min', 0.0), ('To Max', 1.0)):
        west.inputs[key].default_value = value
    link(side.outputs['Value'], west.inputs['Value'])
    glow.blend_type, glow.inputs['Color2'].default_value = 'ADD', (0.12, 0.062, 0.030, 1)
    link(west.outputs[0], glow.inputs['Fac'])
    link(ramp.outputs[0], glow.inputs['Color1'])
    stretch, noise, cloud, veil = (nodes.new(f'ShaderNode{kind}') for kind in ('Mapping', 'TexNoise', 'MapRange', 'MixRGB'))
    stretch.inputs['Scale'].default_value = (1, 1, 9)
    link(where.outputs['Generated'], stretch.inputs['Vector'])
    link(stretch.outputs[0], noise.inputs['Vector'])
    for key, value in (('Scale', 5.0), ('Detail', 7), ('Roughness', 0.6), ('Distortion', 0.4)):
        noise.inputs[key].default_value = value
    for key, value in (('From Min', 0.42), ('From Max', 0.68), ('To Min', 0.0), ('To Max', 0.6)):
        cloud.inputs[key].default_value = value
    link(noise.outputs['Fac'], cloud.inputs['Value'])
    veil.inputs['Color2'].default_value = (0.062, 0.088, 0.155, 1)
    link(cloud.outputs[0], veil.inputs['Fac'])
    link(glow.outputs[0], veil.inputs['Color1'])
    link(veil.outputs[0], background.inputs['Color'])
    data = bpy.data.lights.new('west', 'SUN')
    data.energy, data.angle, data.color = 0.36 * strength, math.radians(40), (1, 0.78, 0.62)
    place(data).rotation_euler = Vector((1, 0.28, -0.42)).to_track_quat('-Z', 'Y').to_euler()
