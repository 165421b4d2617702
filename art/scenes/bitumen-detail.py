"""The drain of a flat roof after the rain: a wire leaf guard in felt dressed into the outlet, and the roof's edge behind."""

import math
import random

import bpy
import leaves
import light
import materials
import near
import numpy as np
import roof
from geometry import box, grid, place, sheet, turn, move
from shader import Material

SIZE = (880, 1100)
POST = dict(exposure=0.3, saturation=0.97, split=0.03)
WIDE, PATCH, UPSTAND, WATER = 1.0, 0.27, 0.40, -0.0055
TURNED = 0.07


def high(x, y):
    """The height of the roof: it dips beside the drain at the origin, most on the near side, where water stays."""
    far, side = math.hypot(x, y), 0.75 + 0.45 * math.cos(math.atan2(y, x) + 1.2)
    dip = -0.016 * side * math.exp(-(((far - 0.15) / 0.08) ** 2))
    dents = 0.0024 * math.sin(29 * x + 2) * math.sin(33 * y + 1) + 0.0014 * math.sin(61 * x + 17 * y) * math.sin(53 * y - 13 * x + 2)
    return dip + dents + 0.0016 * math.sin(9 * x + 1) * math.sin(7 * y) + 0.001 * math.sin(23 * x + 5 * y)


def strip(left, seed, skin, tar):
    """One strip of felt along y, with the bead of bitumen that its weld pressed out."""
    rng = np.random.RandomState(seed)
    phase = rng.rand(4) * 6
    edge = lambda y: 0.003 * math.sin(2.3 * y + phase[0]) + 0.0015 * math.sin(9.1 * y + phase[1])
    # Under the patch the hole for the outlet.
    hole = lambda x, y: -0.15 if math.hypot(x, y) < 0.12 else 0
    rows = []
    # It ends under the strip that is turned up.
    for y in np.linspace(-1.2, UPSTAND - 0.09, 160):
        xs = [left + u * WIDE + edge(y) for u in np.linspace(0, 1, 100)]
        rows.append([(x, y, high(x, y) + 0.006 * (x - left) / WIDE + hole(x, y)) for x in xs])
    sheet(rows, skin, 0.005)
    place(grid([bead((left + WIDE + edge(y), y), (1, 0), y, phase, 0.006) for y in np.linspace(-1.2, UPSTAND - 0.15, 1400)], tar))


def bead(at, out, run, phase, lift):
    """A cross-section of the bead along an edge at `at`, `run` metres along it; `out` points away from the felt."""
    flow = 0.5 * math.sin(31 * run + phase[0]) * math.sin(67 * run) + 0.4 * math.sin(113 * run + phase[1]) * math.sin(11 * run)
    wide, row = 0.010 + 0.0035 * flow, []
    for t in np.linspace(0, 1, 7):
        x, y = at[0] + out[0] * (wide * t - 0.004), at[1] + out[1] * (wide * t - 0.004)
        row.append((x, y, high(x, y) + (lift + 0.0015) * (1 - t) ** 0.5 - (0.003 if t == 1 else 0)))
    return row


def patch(skin, tar, lead):
    """A square of felt with round corners around the drain, welded on the flange of a lead outlet."""
    side = lambda a: PATCH / (abs(math.cos(a)) ** 9 + abs(math.sin(a)) ** 9) ** (1 / 9) + 0.002 * math.sin(3 * a)
    spot = lambda a, r: (r * math.cos(a + TURNED), r * math.sin(a + TURNED))
    angles, rows = np.linspace(0, math.tau, 361), []
    for r, z in ((0.047, -0.16), (0.047, -0.045), (0.049, -0.018), (0.055, -0.003), (0.063, 0.0035)):
        rows.append([(*spot(a, r), z) for a in angles])
    sheet(rows[::-1], lead, 0.003)
    rows = rows[-1:]
    for t in np.linspace(0, 1, 60):
        row = []
        for a in angles:
            x, y = spot(a, 0.073 + (side(a) - 0.073) * t)
            row.append((x, y, high(x, y) + 0.0075))
        rows.append(row)
    sheet(rows[::-1], skin, 0.0045)
    place(grid([bead(spot(a, side(a)), (math.cos(a + TURNED), math.sin(a + TURNED)), 0.3 * a, (1, 2), 0.0085) for a in np.linspace(0, math.tau, 1800)], tar))


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


def edge_of_roof(skin, tar, trim):
    """Felt turned up over a fillet at the roof's edge, in lengths that overlap, under an aluminium trim."""
    path = [(UPSTAND - 0.16, 0.0115), (UPSTAND - 0.10, 0.0112), (UPSTAND - 0.02, 0.006), (UPSTAND, 0.008), (UPSTAND + 0.045, 0.052), (UPSTAND + 0.052, 0.07)]
    path += [(UPSTAND + 0.056, 0.128), (UPSTAND + 0.064, 0.138), (UPSTAND + 0.12, 0.139)]
    ts = np.linspace(0, len(path) - 1, 90)
    ys, zs = (np.interp(ts, range(len(path)), v) for v in zip(*path))
    soft = np.ones(5) / 5
    ys[2:-2], zs[2:-2] = (np.convolve(v, soft, 'valid') for v in (ys, zs))
    for k, (left, right) in enumerate(((-1.6, -0.36), (-0.44, 0.52), (0.44, 1.8))):
        up = 0.0045 * (k % 2)
        rows = []
        for y, z in zip(ys, zs):
            xs = np.linspace(left, right, 90) + 0.002 * math.sin(20 * z + k)
            rows.append([(x, y - up * (z > 0.02) + 0.002 * math.sin(4 * x + k) * (y < UPSTAND - 0.1), z + up + high(x, min(y, 0.3)) + 0.0012 * math.sin(13 * x + 8 * y)) for x in xs])
        sheet(rows, skin, 0.004)
        foot = lambda x: UPSTAND - 0.16 + 0.002 * math.sin(4 * x + k)
        place(grid([bead((x, foot(x)), (0, -1), x, (k, 2 * k), 0.0135 + up) for x in np.linspace(left, right, 1400)], tar))
    rim = [(0.085, 0.141), (0.098, 0.142), (0.102, 0.150), (0.104, 0.166), (0.110, 0.171), (0.128, 0.171), (0.134, 0.166), (0.134, 0.09)]
    for left, right in ((-2, 0.149), (0.151, 2.5)):
        obj = sheet([[(left, UPSTAND + y, z), (right, UPSTAND + y, z)] for y, z in rim], trim, 0.0016)
        obj.data.use_auto_smooth = True
        obj.data.auto_smooth_angle = 0.5
    box((0.07, 0.034, 0.002), (0.15, UPSTAND + 0.119, 0.1725), trim, 0.0005)


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
            felt = high(x, y) + 0.0075
            depths.append(WATER - felt)
            # Where it runs dry, the water is a film on the felt.
            row.append((x, y, max(WATER + wave(x, y) * min(1, max(0, depths[-1] / 0.002)), felt + 0.0004)))
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


def drain(wet=0.0, rings=()):
    """Build the roof around its drain, and the camera of both pictures."""
    skin = materials.bitumen('#5d646b', wet or 0.9, None if wet else 0.42)
    tar = materials.plain('#121214', 0.16)
    for k, left in enumerate((-2.24, -1.33, -0.42, 0.49)):
        strip(left, 20 + k, skin, tar)
    patch(skin, tar, near.lead(wet > 0))
    edge_of_roof(skin, tar, materials.metal('#a9adb0', (0.25, 0.4), 0.75))
    guard(materials.metal('#b4b8ba', (0.18, 0.3), 0.8))
    pool(rings)
    rng, shapes = random.Random(8), leaves.shapes()
    for angle, far, size in ((3.75, 0.088, 0.055), (4.5, 0.09, 0.06), (4.85, 0.094, 0.05), (3.3, 0.10, 0.045), (3.5, 0.092, 0.06), (4.1, 0.10, 0.052), (3.0, 0.105, 0.055), (5.6, 0.15, 0.05), (0.9, 0.24, 0.055), (4.6, 0.33, 0.05), (2.4, 0.35, 0.045)):
        x, y = far * math.cos(angle), far * math.sin(angle)
        at = move(x, y, max(high(x, y) + 0.009, WATER) + 0.003) @ turn(rng.gauss(0, 0.12), rng.gauss(0, 0.12), rng.uniform(0, 6.3))
        place(rng.choice(shapes), roof.matrix_scaled(at, size), 'leaf')
    frame = roof.plane(45, (-5, 3.4, -2.4))
    red = roof.pantiles(materials.clay(roof.RED, 0.8, 0.05, 0.6 * wet), 3)
    roof.lay(frame, 50, 11, lambda column, row: red)
    light.camera((-0.40, -0.78, 0.52), (0.02, 0.03, 0.035), 74, 16, (0, -0.06, 0.05))


def build():
    drain()
    light.sky(20, 254, 0.125, 0.6, 0.15)
