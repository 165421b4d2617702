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
from geometry import eased, grid, move, place, sheet, turn
from mathutils import Vector, noise
from shader import Material, colour

SIZE = (880, 1100)
POST = dict(exposure=0.3, saturation=0.97, split=0.03)
# The width of a strip, half the side of the patch, the y of the upstand, and the height of the water.
WIDE, PATCH, UPSTAND, WATER = 1.0, 0.245, 0.40, -0.0055
# How far the patch is turned, the radius of its corners, how thick felt is, and the height of the strips.
TURNED, ROUND, THICK, FLOOR = 0.07, 0.028, 0.0045, 0.003
# The strips of the roof, and the lengths along the upstand, of which the middle one lies over the others.
STRIPS, LENGTHS = (-2.24, -1.33, -0.42, 0.49), ((-1.6, -0.36), (-0.44, 0.52), (0.44, 1.8))
# The y where the felt of the upstand begins, and the height of the roof's edge.
FOOT, CREST = UPSTAND - 0.115, 0.1255


def high(x, y):
    """The height of the roof: it dips beside the drain at the origin, most on the near side, where water stays."""
    far, side = math.hypot(x, y), 0.75 + 0.45 * math.cos(math.atan2(y, x) + 1.2)
    dip = -0.016 * side * math.exp(-(((far - 0.15) / 0.08) ** 2))
    dents = 0.0024 * math.sin(29 * x + 2) * math.sin(33 * y + 1) + 0.0014 * math.sin(61 * x + 17 * y) * math.sin(53 * y - 13 * x + 2)
    # Away from the water the roof is flat: on dents, a straight seam would wave.
    calm = 1 - 0.75 * eased((far - 0.2) / 0.08)
    return dip + calm * (dents + 0.0016 * math.sin(9 * x + 1) * math.sin(7 * y) + 0.001 * math.sin(23 * x + 5 * y))


def lap(x):
    """How far a strip is lifted where it lies over the next one."""
    return THICK * sum(eased((x - left - 0.87) / 0.05) * (x < left + WIDE) for left in STRIPS)


def wobble(run, seed, size=0.0012):
    """How far an edge that was cut and pressed on by hand is off its line, `run` metres along it."""
    return size * (noise.noise(Vector((7 * run, seed, 0))) + 0.5 * noise.noise(Vector((31 * run, seed, 5))))


def felt(rows, skin, side):
    """Felt with a cut edge of bare bitumen."""
    part = sheet(rows, skin, THICK)
    part.data.materials.append(side)
    part.modifiers['solid'].material_offset_rim = 1
    part.data.use_auto_smooth, part.data.auto_smooth_angle = True, 0.6


def bead(line, tar, seed):
    """The bitumen that a weld pressed out along the edge of felt, by chance more and less. `line` is a list of the points of
    that edge on the felt below, each with the directions away from the edge and up."""
    rows, run, last = [], 0.0, line[0][0]
    chance = lambda scale, shift: noise.noise(Vector((scale * run, 3.7 * seed, shift)))
    for at, out, up in line:
        run, last = run + (at - last).length, at
        lobes = max(0, chance(34, 0) + 0.35) ** 1.5
        wide = 0.005 + 0.0085 * lobes + 0.0022 * chance(120, 2) + 0.001 * chance(330, 3)
        wide = min(0.015, max(0.003, wide))
        tall, row = min(0.0028, 0.0009 + 0.12 * wide + 0.0006 * chance(70, 4)), []
        for t in np.linspace(0, 1, 10):
            lump = 0.0004 * noise.noise(Vector((160 * run, 900 * wide * t, seed))) * (t < 1)
            rise = tall * (1 - t**2.2) ** 0.6 + lump - 0.0008 * (t == 1)
            row.append(at + out * ((wide + 0.002) * t - 0.002) + up * rise)
        rows.append(row)
    place(grid(rows, tar))


def squeezed(wet=False):
    """Bitumen that was pressed out of a weld: matt black, and here and there strewn with slate."""
    m = Material()
    grain = m.node('TexVoronoi', Vector=m.world_position(), Scale=520.0).outputs['Color']
    patches, fine = m.noise(m.world_position(), 38, 4, 0.65), m.noise(m.world_position(), 260, 4, 0.7)
    m.base = colour('#131314')
    m.layer(0.6, m.ramp(fine, (0.35, 0.7), (0.65, 1.3)))
    strewn = m.math('MULTIPLY', m.ramp(patches, (0.47, 0.0), (0.6, 1.0)), m.ramp(grain, (0.4, 0.0), (0.46, 1.0)))
    m.layer(strewn, m.ramp(grain, (0.3, colour('#25282b')), (0.9, colour('#4b5156'))), 'MIX')
    m.bump(fine, 0.5, 0.0012).bump(strewn, 0.5, 0.0012)
    return m.set_inputs(Roughness=0.42 if wet else 0.7, Specular=0.4 if wet else 0.25).finish()


def strip(left, seed, skin, side, tar):
    """One strip of felt along y; its right edge is welded on the next one. It ends under the felt that is turned up."""
    edge = lambda y: wobble(y, seed)
    # Under the patch the hole for the outlet.
    hole = lambda x, y: -0.15 if math.hypot(x, y) < 0.12 else 0
    rows, across = [], [*np.linspace(0, 0.86, 90), *np.linspace(0.865, 1, 28)]
    for y in np.linspace(-1.2, UPSTAND - 0.06, 300):
        row = []
        for u in across:
            x = left + u * WIDE + edge(y) * (u > 0.5)
            # The roller pressed its edge flatter.
            pressed = 0.0009 * eased((u - 0.985) / 0.015)
            row.append((x, y, high(x, y) + FLOOR + THICK * eased((u - 0.87) / 0.05) - pressed + hole(x, y)))
        rows.append(row)
    felt(rows, skin, side)
    line = []
    for y in np.arange(-1.2, UPSTAND - 0.06, 0.0008):
        x = left + WIDE + edge(y)
        line.append((Vector((x, y, high(x, y) + FLOOR)), Vector((1, 0, 0)), Vector((0, 0, 1))))
    bead(line, tar, seed)


def outline(count):
    """Points on the edge of the patch, a square with round corners, with the direction away from it."""
    points, inner = [], PATCH - ROUND
    for corner in range(4):
        start = (corner - 0.5) * math.pi / 2
        for t in np.linspace(-inner, inner, count, endpoint=False):
            points.append(((PATCH, t), 0, corner))
        for a in np.linspace(0, math.pi / 2, count // 4, endpoint=False):
            points.append(((inner + ROUND * math.cos(a), inner + ROUND * math.sin(a)), a, corner))
    result = []
    for (x, y), angle, corner in points:
        turned = corner * math.pi / 2 + TURNED
        c, s = math.cos(turned), math.sin(turned)
        out = Vector((math.cos(angle + turned), math.sin(angle + turned), 0))
        result.append((Vector((x * c - y * s, x * s + y * c, 0)), out))
    result.append(result[0])
    run, last = 0.0, result[0][0]
    line = []
    for at, out in result:
        run, last = run + (at - last).length, at
        # It ends as it began.
        line.append((at + out * wobble(run, 3) * math.sin(math.pi * len(line) / len(result)), out))
    return line


def patch(skin, side, tar, lead):
    """A square of felt around the drain, welded on the flange of a lead outlet."""
    rows, edge = [], outline(160)
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
    felt(rows[::-1], skin, side)
    up = Vector((0, 0, 1))
    bead([(Vector((at.x, at.y, high(at.x, at.y) + FLOOR)), out, up) for at, out in outline(560)], tar, 2)


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


def rounded(points, radii, step=0.008):
    """The points of a bent line whose corners have these radii, each with the direction to its left."""
    ends, line = [Vector(points[0])], []
    for before, corner, after, radius in zip(points, points[1:], points[2:], radii):
        before, corner, after = Vector(before), Vector(corner), Vector(after)
        back, on = (before - corner).normalized(), (after - corner).normalized()
        half = back.angle(on) / 2
        middle = corner + (back + on).normalized() * radius / math.sin(half)
        start, end = (corner + d * radius / math.tan(half) - middle for d in (back, on))
        line += [ends[-1].lerp(middle + start, t) for t in np.arange(0, 1, step / max(step, (middle + start - ends[-1]).length))]
        line += [middle + start.slerp(end, t) * radius for t in np.linspace(0, 1, 9)[:-1]]
        ends.append(middle + end)
    last = Vector(points[-1])
    line += [ends[-1].lerp(last, t) for t in np.linspace(0, 1, max(2, int((last - ends[-1]).length / step)))]
    ways = [(b - a).normalized() for a, b in zip([line[0], *line], [*line[1:], line[-1]])]
    return [(at, Vector((-way.y, way.x))) for at, way in zip(line, ways)]


def edge_of_roof(skin, side, tar, trim):
    """Felt turned up straight over a fillet at the roof's edge, in lengths that overlap, and against an aluminium trim."""
    flat = FLOOR + THICK
    path = [(FOOT, flat), (UPSTAND - 0.004, flat), (UPSTAND + 0.052, flat + 0.056), (UPSTAND + 0.052, CREST), (UPSTAND + 0.11, CREST)]
    path = rounded(path, (0.012, 0.012, 0.008))

    def spot(x, at, up, lift):
        """A point of the felt, `lift` above that of the lowest length. Its foot follows the roof, its fillet is straight."""
        y, z = at + up * lift
        follows = 1 - eased((y - FOOT - 0.02) / 0.07)
        # It comes down beside the edge of a strip.
        beside = lap(x) or THICK * sum(1 - eased((x - left - WIDE) / 0.02) for left in STRIPS if 0 <= x - left - WIDE < 0.02)
        uneven = 0.0004 * noise.noise(Vector((5 * x, 9 * (y + z), 1)))
        return Vector((x, y + uneven * up.x, z + uneven * up.y + follows * (high(x, y) + beside)))

    for k, (left, right) in enumerate(LENGTHS):
        over, rows, shift = k == 1, [], lambda run: wobble(run, k + 20)
        across = [*np.linspace(0, 0.05, 30), *np.linspace(0.055, 0.945, 100), *np.linspace(0.95, 1, 30)] if over else np.linspace(0, 1, 150)
        # The middle one lies over both others.
        lifted = lambda x: THICK * (1 - eased((x - left - 0.085) / 0.2) + eased((x - right + 0.285) / 0.2)) if over else 0
        pressed = lambda x: 0.0009 * (2 - eased((x - left) / 0.012) - eased((right - x) / 0.012)) if over else 0
        for j, (at, up) in enumerate(path):
            run = 0.006 * j
            row = []
            for u in across:
                x = left + (right - left) * u + shift(run)
                here = at + Vector((wobble(x, k + 30), 0)) * (j == 0)
                row.append(spot(x, here, up, lifted(x) - pressed(x) - 0.0009 * (j == 0)))
            rows.append(row)
        felt(rows, skin, side)
        line = []
        for x in np.arange(left, right, 0.0008):
            foot = spot(x, path[0][0] + Vector((wobble(x, k + 30), 0)), path[0][1], lifted(x) - THICK)
            line.append((foot, Vector((0, -1, 0)), Vector((0, 0, 1))))
        bead(line, tar, k + 4)
        for edge, out in ((left, -1), (right, 1)) if over else ():
            line = []
            for (a, up), (b, after), j in zip(path, path[1:], range(len(path))):
                for t in np.linspace(0, 1, 10, endpoint=False):
                    normal = up.lerp(after, t)
                    at = spot(edge + shift(0.006 * (j + t)), a.lerp(b, t), normal, 0)
                    line.append((at, Vector((out, 0, 0)), Vector((0, normal.x, normal.y))))
            bead(line, tar, k + 8 + out)
    section = [(0.078, CREST - 0.002), (0.084, 0.161), (0.093, 0.171), (0.122, 0.171), (0.130, 0.162), (0.132, 0.09)]
    section = rounded([(UPSTAND + y, z) for y, z in section], (0.008, 0.005, 0.005, 0.006), 0.02)
    # A joint piece over the gap has the same section, a little larger.
    for left, right, larger in ((-2, 0.149, 0), (0.151, 2.5, 0), (0.108, 0.192, 0.0012)):
        rows = [[(x, *(at + up * larger)) for x in (left, right)] for at, up in section]
        obj = sheet(rows, trim, 0.0016 - 0.4 * larger)
        obj.data.use_auto_smooth, obj.data.auto_smooth_angle = True, 0.5


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


def drain(wet=0.0, rings=()):
    """Build the roof around its drain, and the camera of both pictures."""
    skin = materials.bitumen('#5d646b', wet or 0.9, None if wet else 0.42)
    tar, side = squeezed(wet > 0), materials.plain('#17181a', 0.75, 0.0, 0.2)
    for k, left in enumerate(STRIPS):
        strip(left, 20 + k, skin, side, tar)
    patch(skin, side, tar, near.lead(wet > 0))
    edge_of_roof(skin, side, tar, materials.metal('#a9adb0', (0.25, 0.4), 0.75))
    guard(materials.metal('#b4b8ba', (0.18, 0.3), 0.8))
    pool(rings)
    rng, shapes = random.Random(8), leaves.shapes()
    for angle, far, size in ((3.75, 0.088, 0.055), (4.5, 0.09, 0.06), (4.85, 0.094, 0.05), (3.3, 0.10, 0.045), (3.5, 0.092, 0.06), (4.1, 0.10, 0.052), (3.0, 0.105, 0.055), (5.6, 0.15, 0.05), (0.9, 0.24, 0.055), (4.6, 0.33, 0.05), (2.4, 0.35, 0.045)):
        x, y = far * math.cos(angle), far * math.sin(angle)
        below = high(x, y) + FLOOR + THICK * (far < PATCH)
        at = move(x, y, max(below + 0.0015, WATER) + 0.003) @ turn(rng.gauss(0, 0.12), rng.gauss(0, 0.12), rng.uniform(0, 6.3))
        place(rng.choice(shapes), roof.matrix_scaled(at, size), 'leaf')
    frame = roof.plane(45, (-5, 3.4, -2.4))
    red = roof.pantiles(materials.clay(roof.RED, 0.8, 0.05, 0.6 * wet), 3)
    roof.lay(frame, 50, 11, lambda column, row: red)
    light.camera((-0.40, -0.78, 0.52), (0.02, 0.03, 0.035), 74, 16, (0, -0.06, 0.05))


def build():
    drain()
    light.sky(20, 254, 0.125, 0.6, 0.15)
