"""Sun, sky, camera and the render. The render writes the passes that post.py reads."""

import json
import math
import os
import time

import bpy
import materials
from bpy_extras.object_utils import world_to_camera_view
from geometry import box, place
from mathutils import Vector

WORK = os.path.join(os.path.dirname(os.path.abspath(__file__)), 'work')
PASSES = {'Image': 'colour', 'Normal': 'normal', 'DiffCol': 'albedo', 'Mist': 'mist'}


def start():
    """Start with an empty scene, rendered by Cycles."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    bpy.context.scene.render.engine = 'CYCLES'


def background_nodes(strength):
    """Create the scene's world. Returns its nodes, the function that links sockets, and the background node."""
    world = bpy.data.worlds.new('sky')
    bpy.context.scene.world = world
    world.use_nodes = True
    background = world.node_tree.nodes['Background']
    background.inputs['Strength'].default_value = strength
    return world.node_tree.nodes, world.node_tree.links.new, background


def sky(elevation=16, rotation=252, strength=0.125, dust=2.0, clouds=0.0, haze_top=0.2, ozone=1.2):
    """A physical sky, optionally with thin clouds (0 to 1); elevation and rotation of the sun are in degrees. Up to `haze_top`, the
    sine of a height, it is hazy. More `ozone` makes the sky bluer down to the horizon."""
    nodes, link, background = background_nodes(strength)
    air = nodes.new('ShaderNodeTexSky')
    air.sky_type = 'NISHITA'
    air.sun_elevation, air.sun_rotation = math.radians(elevation), math.radians(rotation)
    air.sun_size, air.dust_density, air.ozone_density = math.radians(0.9), dust, ozone
    colour, where = air.outputs[0], nodes.new('ShaderNodeTexCoord')
    # The lowest degrees of this sky are a brown band: lift them to a pale, warm haze.
    height, size, share, haze = (nodes.new(f'ShaderNode{kind}') for kind in ('SeparateXYZ', 'Math', 'MapRange', 'MixRGB'))
    size.operation, share.interpolation_type, haze.blend_type = 'ABSOLUTE', 'SMOOTHSTEP', 'LIGHTEN'
    share.inputs['From Min'].default_value, share.inputs['From Max'].default_value = haze_top, 0.0
    haze.inputs['Color2'].default_value = (3.9, 3.65, 3.2, 1)
    link(where.outputs['Generated'], height.inputs[0])
    link(height.outputs['Z'], size.inputs[0])
    link(size.outputs[0], share.inputs['Value'])
    link(share.outputs[0], haze.inputs['Fac'])
    link(colour, haze.inputs['Color1'])
    colour = haze.outputs[0]
    if clouds:
        scale = nodes.new('ShaderNodeMapping')
        scale.inputs['Scale'].default_value = (1.6, 1.6, 7.5)
        link(where.outputs['Generated'], scale.inputs['Vector'])
        noise = nodes.new('ShaderNodeTexNoise')
        for key, value in (('Scale', 2.1), ('Detail', 9), ('Roughness', 0.56), ('Distortion', 0.5)):
            noise.inputs[key].default_value = value
        link(scale.outputs[0], noise.inputs['Vector'])
        veil = nodes.new('ShaderNodeMapRange')
        for key, value in (('From Min', 0.47), ('From Max', 0.78), ('To Max', clouds)):
            veil.inputs[key].default_value = value
        link(noise.outputs['Fac'], veil.inputs['Value'])
        mix = nodes.new('ShaderNodeMixRGB')
        mix.blend_type = 'ADD'
        mix.inputs['Color2'].default_value = (2.2, 1.9, 1.65, 1)
        link(veil.outputs[0], mix.inputs['Fac'])
        link(colour, mix.inputs['Color1'])
        colour = mix.outputs[0]
    link(colour, background.inputs['Color'])


def ground(z, code):
    """Add the ground, which the camera does not see: windows and zinc mirror it, and it lights what hangs over."""
    box((5000, 5000, 0.1), (0, 0, z), materials.paint(code, 0.9, 0.5), 0).visible_camera = False


def camera(at, target, lens=50, aperture=None, focus=None, level=False):
    """Add a full-frame camera. `lens` is in mm; with an `aperture` (f-stop) it blurs what is away from the point `focus`.
    A `level` camera looks at the target with a shifted lens: upright lines stay upright."""
    data = bpy.data.cameras.new('camera')
    data.lens, data.clip_start, data.clip_end = lens, 0.02, 3000
    # The lens is that of the width, also of a picture that is taller than wide.
    data.sensor_fit = 'HORIZONTAL'
    obj = place(data, name='camera')
    obj.location = at
    direction = Vector(target) - Vector(at)
    if level:
        data.shift_y = direction.z / math.hypot(direction.x, direction.y) * lens / data.sensor_width
        direction.z = 0
    obj.rotation_euler = direction.to_track_quat('-Z', 'Y').to_euler()
    if aperture:
        data.dof.use_dof, data.dof.aperture_fstop, data.dof.aperture_blades = True, aperture, 7
        data.dof.focus_distance = (Vector(focus) - Vector(at)).length if focus is not None else direction.length
    bpy.context.scene.camera = obj


def lamp(at, energy, tint=(1, 0.5, 0.17), size=0.05, towards=None, cone=60):
    """Add a bulb of `energy` watts and return it; one that shines `towards` a point has a cone of so many degrees."""
    data = bpy.data.lights.new('lamp', 'POINT' if towards is None else 'SPOT')
    data.energy, data.color, data.shadow_soft_size = energy, tint, size
    obj = place(data)
    obj.location = at
    if towards is not None:
        data.spot_size, data.spot_blend = math.radians(cone), 0.7
        obj.rotation_euler = (Vector(towards) - Vector(at)).to_track_quat('-Z', 'Y').to_euler()
    return obj


def window(at, towards, energy, size, tint):
    """Add the soft light of a window of `size` metres, `energy` watts, shining `towards` a point, and return it."""
    data = bpy.data.lights.new('window', 'AREA')
    data.energy, data.size, data.color = energy, size, tint
    obj = place(data, name='window')
    obj.location = at
    obj.rotation_euler = (Vector(towards) - Vector(at)).to_track_quat('-Z', 'Y').to_euler()
    return obj


def prepare(width, height, percent, samples, mist=(5, 120), cut_out=False):
    """Render settings: few bounces, no caustics, adaptive sampling, all passes. `cut_out`: a transparent background.
    `mist` is the start and depth of the haze in metres."""
    scene = bpy.context.scene
    render, cycles, layer = scene.render, scene.cycles, scene.view_layers[0]
    render.resolution_x, render.resolution_y, render.resolution_percentage = width, height, percent
    render.use_persistent_data, render.film_transparent = True, cut_out
    cycles.samples, cycles.use_adaptive_sampling = samples, True
    cycles.adaptive_threshold, cycles.adaptive_min_samples = 0.012, 16
    cycles.use_denoising = False
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 4, 2, 2
    cycles.sample_clamp_indirect, cycles.blur_glossy = 4, 0.7
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.pixel_filter_type, cycles.filter_width = 'BLACKMAN_HARRIS', 1.4
    layer.use_pass_mist = layer.use_pass_normal = layer.use_pass_diffuse_color = True
    scene.world.mist_settings.start, scene.world.mist_settings.depth = mist
    scene.world.mist_settings.falloff = 'LINEAR'


def export_places(name, parts):
    """Write the positions of labelled points in the picture to places/<name>.json, as fractions of its width and height
    from the top left. Includes the points in space and the camera matrix: a test projects them again."""
    scene = bpy.context.scene
    bpy.context.view_layer.update()
    width, height = scene.render.resolution_x, scene.render.resolution_y
    projection = scene.camera.calc_matrix_camera(bpy.context.evaluated_depsgraph_get(), x=width, y=height)
    matrix = projection @ scene.camera.matrix_world.inverted()

    def projected(point):
        x, y, _ = world_to_camera_view(scene, scene.camera, Vector(point))
        return [round(x, 4), round(1 - y, 4)]

    places = dict(
        size=[width, height],
        camera=[[round(cell, 6) for cell in row] for row in matrix],
        space={key: [round(cell, 4) for cell in point] for key, point in parts['points'].items()},
        points={key: projected(point) for key, point in parts['points'].items()},
    )
    with open(os.path.join(os.path.dirname(WORK), 'places', f'{name}.json'), 'w') as file:
        json.dump(places, file, indent=2)
        file.write('\n')


def render(name, seed):
    """Render one seed; writes every pass to work/<name>-<pass>-<seed>-0001.exr."""
    scene = bpy.context.scene
    scene.cycles.seed = seed
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers, composite = tree.nodes.new('CompositorNodeRLayers'), tree.nodes.new('CompositorNodeComposite')
    tree.links.new(layers.outputs['Image'], composite.inputs['Image'])
    files = tree.nodes.new('CompositorNodeOutputFile')
    files.base_path = WORK
    files.format.file_format, files.format.color_depth, files.format.exr_codec = 'OPEN_EXR', '32', 'ZIP'
    files.file_slots.clear()
    for output, key in PASSES.items():
        files.file_slots.new(f'{name}-{key}-{seed}-')
        tree.links.new(layers.outputs[output], files.inputs[-1])
    started = time.time()
    bpy.ops.render.render()
    print(f'rendered {name} seed {seed}: {time.time() - started:.0f} s', flush=True)
