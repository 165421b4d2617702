"""The drain of a flat roof after the rain: a wire leaf guard in felt dressed into the outlet, and the roof's edge behind.
Wet leaves lie against it all around and hold the water back."""

import math
import random

import bpy
import flat
import leaves
import light
import materials
import near
import numpy as np
import roof
from flat import FLOOR, THICK
from geometry import eased, grid, move, place, sheet, turn
from mathutils import Matrix, Vector
from shader import Material, colour

SIZE = (880, 1100)
POST = dict(exposure=0.3, saturation=0.97, split=0.03)
# Half the side of the patch, the radius of its corners, how far it is turned, and the height of the water: above the rim.
PATCH, ROUND, TURNED, WATER = 0.245, 0.028, 0.07, 0.0015
# The strips of the roof, and the lengths along the upstand, of which the middle one lies over the others.
STRIPS, LENGTHS = (-2.24, -1.33, -0.42, 0.49), ((-1.6, -0.36), (-0.44, 0.52), (0.44, 1.8))


def high(x, y):
    """The height of the roof: it dips beside the drain at the origin, most on the near side, where water stays."""
    far, side = math.hypot(x, y), 0.75 + 0.45 * math.cos(math.atan2(y, x) + 1.2)
    dip = -0.016 * side * math.exp(-(((far - 0.15) / 0.08) ** 2))
    dents = 0.0024 * math.sin(29 * x + 2) * math.sin(33 * y + 1) + 0.0014 * math.sin(61 * x + 17 * y) * math.sin(53 * y - 13 * x + 2)
    # Away from the water the roof is flat: on dents, a straight seam would wave.
    calm = 1 - 0.75 * eased((far - 0.2) / 0.08)
    return dip + calm * (dents + 0.0016 * math.sin(9 * x + 1) * math.sin(7 * y) + 0.001 * math.sin(23 * x + 5 * y))


def patch(skin, side, tar, lead):
    """A square of felt around the drain, welded on the flange of a lead outlet."""
    rows, edge = [], flat.outline((PATCH, PATCH), ROUND, TURNED, 160)
    angles = [math.atan2(at.y, at.x) for at, _ in edge]
    for r, z in ((0.047, -0.16), (0.047, -0.045), (0.049, -0.018), (0.055, -0.003), (0.063, 0.0035)):
        rows.append([(r * math.cos(a), r * math.sin(a), z) for a in angles])
    sheet(rows[::-1], lead, 0.003)
    rows = rows[-1:]
    for t in np.linspace(0, 1, 100):
        row = []
        for (at, _), a in zip(edge, angles):
            x, y = (0.073 * f * (1 - t) + v * t for f, v in ((math.cos(a), at.x), (math.sin(a), at.y)))
            row.append((x, y, high(x, y) + FLOOR + THICK - 0.0009 * eased((t - 0.96) / 0.04)))
        rows.append(row)
    flat.felt(rows[::-1], skin, side)
    up = Vector((0, 0, 1))
    flat.bead([(Vector((at.x, at.y, high(at.x, at.y) + FLOOR)), out, up) for at, out in flat.outline((PATCH, PATCH), ROUND, TURNED, 560)], tar, 2)


def wire(points, radius, material):
    """A bent wire."""
    data = bpy.data.curves.new('wire', 'CURVE')
    data.dimensions, data.bevel_depth, data.bevel_resolution = '3D', radius, 3
    line = data.splines.new('POLY')
    line.points.add(len(points) - 1)
    for point, at in zip(line.points, points):
        point.co = (*at, 1)
    data.materials.append(material)
    place(data)


def guard(steel):
    """A leaf guard: wires that stand in the outlet, bulge out over its rim and meet in a ring at the top."""
    heights = (-0.10, -0.02, 0.004, 0.02, 0.042, 0.064, 0.083, 0.099, 0.107)
    reaches = (0.040, 0.043, 0.050, 0.064, 0.0735, 0.071, 0.057, 0.033, 0.011)
    ts = np.linspace(0, len(heights) - 1, 60)
    zs, rs = (np.interp(ts, range(len(heights)), v) for v in (heights, reaches))
    soft = np.ones(7) / 7
    zs[3:-3], rs[3:-3] = (np.convolve(v, soft, 'valid') for v in (zs, rs))
    for k in range(18):
        a = math.tau * k / 18
        wire([(r * math.cos(a), r * math.sin(a), z) for r, z in zip(rs, zs)], 0.00135, steel)
    for r, z in ((0.011, 0.1065), (0.0715, 0.0535)):
        wire([(r * math.cos(a), r * math.sin(a), z) for a in np.linspace(0, math.tau, 73)], 0.0017, steel)


def pool(rings):
    """The water beside the drain, with the rings of rain drops: (x, y, reach) of each."""

    def wave(x, y):
        total = 0
        for cx, cy, reach in rings:
            far = math.hypot(x - cx, y - cy)
            total += 0.0008 * math.cos((far - reach) * 420) * math.exp(-(((far - reach) / 0.012) ** 2)) * min(1, 0.02 / reach)
        return total

    rows, depths = [], []
    for r in np.linspace(0.074, 0.3, 230):
        row = []
        for a in np.linspace(0, math.tau, 600):
            x, y = r * math.cos(a), r * math.sin(a)
            bottom = high(x, y) + FLOOR + THICK
            depths.append(WATER - bottom)
            # Where it runs dry, the water is a film on the felt.
            row.append((x, y, max(WATER + wave(x, y) * min(1, max(0, depths[-1] / 0.002)), bottom + 0.0004)))
        rows.append(row)
    mesh = grid(rows, shallow())
    mesh.attributes.new('depth', 'FLOAT', 'POINT').data.foreach_set('value', depths)
    place(mesh)


def shallow():
    """Water that thins to a wet rim; the attribute `depth` is in metres, below 0 where the felt is higher than the water."""
    m = Material()
    depth = m.node('Attribute')
    depth.attribute_name = 'depth'
    grains = m.math('ADD', m.noise(m.world_position(), 340, 3, 0.7), m.noise(m.world_position(), 70, 4, 0.6))
    uneven = m.math('MULTIPLY_ADD', grains, 0.0022, m.math('SUBTRACT', depth.outputs['Fac'], 0.0022))
    covered = m.map_range(uneven, 0.0, 1.0, 0.0, 0.0011)
    wet = m.map_range(uneven, 0.0, 1.0, -0.0045, -0.0004)
    clear = m.node('BsdfTransparent').outputs[0]
    glass = m.node('BsdfGlass', IOR=1.33, Roughness=0.0).outputs[0]
    dark, gloss = m.node('BsdfTransparent', Color=(0.6, 0.6, 0.6)).outputs[0], m.node('BsdfGlossy', Roughness=0.16).outputs[0]

    def mixed(share, first, second):
        mix = m.node('MixShader', Fac=share)
        m.connect(first, mix.inputs[1])
        m.connect(second, mix.inputs[2])
        return mix.outputs[0]

    rim = mixed(wet, clear, mixed(m.node('Fresnel', IOR=1.1).outputs[0], dark, gloss))
    # Less reflection than clean water has: the felt under it stays visible.
    water = mixed(0.6, m.node('BsdfTransparent', Color=(0.42, 0.42, 0.42)).outputs[0], glass)
    camera = mixed(covered, rim, water)
    return m.mix_shaders(m.node('LightPath').outputs['Is Shadow Ray'], camera, clear).finish()


def wet_leaf(code):
    """A leaf that has been in the rain for weeks: dark, smooth, with its veins."""
    m = Material()
    parts = m.node('SeparateXYZ', Vector=m.node('TexCoord').outputs['Object']).outputs
    side = m.math('ABSOLUTE', parts['Y'])
    ribs = m.math('SINE', m.math('MULTIPLY', m.math('SUBTRACT', parts['X'], side), 52.0))
    veins = m.math('MAXIMUM', m.map_range(ribs, 0.0, 0.6, 0.8, 1.0), m.map_range(side, 1.0, 0.0, 0.008, 0.02))
    m.base = colour(code)
    m.layer(0.8, m.ramp(m.object_random(), (0.0, (0.42, 0.4, 0.4)), (1.0, (1.05, 1.0, 0.92))))
    m.layer(0.8, m.ramp(m.noise(m.object_position(), 4, 5, 0.65), (0.36, (0.45, 0.38, 0.34)), (0.56, 1.0)))
    m.layer(0.45, m.ramp(veins, (0.0, 1.0), (1.0, (0.5, 0.42, 0.34))))
    m.bump(veins, 0.5, 0.0012).bump(m.noise(m.object_position(), 9, 3, 0.5), 0.4, 0.002)
    return m.set_inputs(Roughness=0.34, Specular=0.5).finish()


def heaped(r, a):
    """The height of the heap of rotten leaves around the guard, at `r` from its middle in the direction `a`."""
    reach = 0.115 + 0.010 * math.sin(2 * a + 1) + 0.006 * math.sin(5 * a)
    top = 0.024 + 0.004 * math.sin(3 * a + 2) + 0.002 * math.sin(11 * a)
    fall = eased((reach - r) / (reach - 0.076)) * eased((r - 0.054) / 0.014)
    return -0.004 + (top + 0.004) * fall


def caught(rng):
    """Wet leaves in a heap around the guard, so that no water gets past, a few against its wires and a few elsewhere."""
    codes = ('#4d2c16', '#6b3f1b', '#83501f', '#9c6526', '#c08a2c', '#5c4a20', '#a8521f')
    shapes = [leaves.leaf(wet_leaf(code), k) for k, code in enumerate(codes)]
    angles = np.linspace(0, math.tau, 241)
    rot = materials.paint('#1c130c', 0.4, 0.5, 0.6)
    place(grid([[(r * math.cos(a), r * math.sin(a), heaped(r, a)) for a in angles] for r in np.linspace(0.056, 0.135, 40)], rot))

    def put(a, r, z, slope, size, flat=0.35, loose=0.16):
        at = move(r * math.cos(a), r * math.sin(a), z) @ turn(0, 0, a) @ turn(0, slope, 0)
        at = at @ turn(rng.gauss(0, loose), rng.gauss(0, loose), rng.uniform(0, math.tau))
        place(rng.choice(shapes), at @ Matrix.Diagonal((size, size, flat * size, 1)), 'leaf')

    for k in range(190):
        a, r = k * 2.39996, rng.uniform(0.082, 0.128)
        slope = math.atan2(heaped(r - 0.008, a) - heaped(r + 0.008, a), 0.016)
        low = max(heaped(r, a), WATER, high(r * math.cos(a), r * math.sin(a)) + FLOOR + THICK)
        put(a, r, low + 0.0025 + rng.uniform(0, 0.005), 0.8 * slope, rng.uniform(0.036, 0.058))
    # The wind pressed these against the wires.
    for a, z in ((3.5, 0.036), (4.2, 0.040), (4.75, 0.034), (5.3, 0.038), (0.3, 0.036), (2.6, 0.036), (5.9, 0.033), (1.5, 0.035)):
        put(a, 0.079, z, 1.15, rng.uniform(0.04, 0.05), 0.35, 0.1)
    for a, r, size in ((5.35, 0.175, 0.05), (4.4, 0.185, 0.055), (0.2, 0.19, 0.045), (0.9, 0.25, 0.055), (4.6, 0.34, 0.05), (2.5, 0.35, 0.045), (3.5, 0.26, 0.05)):
        below = high(r * math.cos(a), r * math.sin(a)) + FLOOR + THICK * (r < PATCH)
        put(a, r, max(below + 0.0035, WATER + 0.001), 0, size, 0.5 if r < 0.24 else 1, 0.06)


def drain(wet=0.0, rings=()):
    """Build the roof around its drain, and the camera of both pictures."""
    skin = materials.bitumen('#5d646b', wet or 0.9, None if wet else 0.42)
    tar, side = flat.squeezed(wet > 0), materials.plain('#17181a', 0.75, 0.0, 0.2)
    for k, left in enumerate(STRIPS):
        # Under the patch is the hole for the outlet.
        flat.strip(left, 20 + k, skin, side, tar, high, lambda x, y: 0.15 if math.hypot(x, y) < 0.12 else 0)
    patch(skin, side, tar, near.lead(wet > 0))
    flat.edge_of_roof(skin, side, tar, materials.metal('#a9adb0', (0.25, 0.4), 0.75), high, STRIPS, LENGTHS)
    guard(materials.metal('#b4b8ba', (0.18, 0.3), 0.8))
    pool(rings)
    caught(random.Random(8))
    frame = roof.plane(45, (-5, 3.4, -2.4))
    red = roof.pantiles(materials.clay(roof.RED, 0.8, 0.05, 0.6 * wet), 3)
    roof.lay(frame, 50, 11, lambda column, row: red)
    light.camera((-0.40, -0.78, 0.52), (0.02, 0.03, 0.035), 74, 16, (0, -0.06, 0.05))


def build():
    drain()
    light.sky(20, 254, 0.125, 0.6, 0.15)
