"""A break on the scaffold: a sketch of a roof under a piece of tile, a folding rule, a pencil and a mug of coffee."""

import math
import random

import house
import light
import materials
import near
import numpy as np
import pad
import roof
import tools
from geometry import bevelled, box, from_faces, move, place, shell_faces, turn
from mathutils import Vector
from shader import Material, colour

SIZE = (880, 704)
POST = dict(exposure=0.15, saturation=0.95, keep=0.15, sharpen=0.45)
# The view: x to the right and y away from the camera, turned from the boards, which lie along the eaves.
VIEW = move(0, -0.48, -0.058) @ turn(z=math.radians(22))
KNOTS = ((-0.235, 0.085, 0.017), (0.19, -0.155, 0.012), (-0.05, -0.215, 0.010), (0.31, 0.11, 0.014))
# The rings that the mug left: x and y in the view, and how dark.
RINGS = ((-0.165, 0.02, 1.0), (-0.143, 0.045, 0.5))


def weathered():
    """Boards grey of weather: raised grain that runs round the knots, cracks, spilt mortar and the rings of a mug."""
    m = Material()
    world = m.world_position()
    x, y, _ = m.node('SeparateXYZ', Vector=world).outputs
    knots, bent = 9.0, y
    for kx, ky, size in KNOTS:
        kx, ky, _ = VIEW @ Vector((kx, ky, 0))
        around = m.node('Mapping', Vector=world, Location=(-kx / (2.2 * size), -ky / size, 0), Scale=(1 / (2.2 * size), 1 / size, 0))
        far = m.node('VectorMath', Vector=around.outputs[0])
        far.operation = 'LENGTH'
        reach = far.outputs['Value']
        fall = m.math('POWER', 2.718, m.math('MULTIPLY', m.math('MULTIPLY', reach, reach), -0.45))
        bent = m.math('SUBTRACT', bent, m.math('MULTIPLY', m.math('SUBTRACT', y, ky), m.math('MULTIPLY', fall, 0.85)))
        knots = m.math('MINIMUM', knots, reach)
    own = m.math('MULTIPLY', m.object_random(), 17.0)
    along = m.node('CombineXYZ', X=m.math('ADD', x, own), Y=bent, Z=own).outputs[0]
    stretched = lambda *scale: m.node('Mapping', Vector=along, Scale=scale).outputs[0]
    slow = m.noise(stretched(0.9, 9, 1), 2.2, 3, 0.5, 0.3)
    rings = m.math('MULTIPLY_ADD', m.math('SINE', m.math('MULTIPLY', slow, 130.0)), 0.5, 0.5)
    fibre, hair = m.noise(stretched(5, 150, 1), 3, 5, 0.7), m.noise(stretched(14, 620, 1), 3, 3, 0.7)
    cracks = m.noise(stretched(1.6, 62, 1), 2.4, 2, 0.5)
    weather, blots, grit = m.noise(world, 7, 6, 0.65), m.noise(world, 46, 5, 0.6), m.noise(world, 520, 3, 0.7)
    m.base = m.ramp(m.object_random(), (0.0, colour('#78706a')), (0.5, colour('#8b847a')), (1.0, colour('#7f766c')))
    m.layer(m.ramp(weather, (0.40, 0.0), (0.66, 0.5)), colour('#75604b'), 'MIX')
    m.layer(0.55, m.ramp(rings, (0.1, (0.62, 0.57, 0.52)), (0.7, 1.05)))
    m.layer(0.75, m.ramp(fibre, (0.32, (0.55, 0.52, 0.48)), (0.56, 1.0), (0.7, 1.18)))
    m.layer(0.65, m.ramp(hair, (0.34, 0.62), (0.56, 1.08)))
    m.layer(0.5, m.ramp(blots, (0.3, 0.66), (0.5, 1.0)))
    split = m.ramp(cracks, (0.295, 1.0), (0.312, 0.0))
    m.layer(m.math('MULTIPLY', split, 0.85), colour('#221c16'), 'MIX')
    heart = m.math('MULTIPLY_ADD', blots, 0.35, knots)
    m.layer(m.ramp(heart, (0.75, 0.85), (0.98, 0.0)), colour('#4b3421'), 'MIX')
    m.layer(m.ramp(m.math('PINGPONG', heart, 0.11), (0.0, 0.4), (0.08, 0.0)), m.ramp(heart, (0.8, (0.45, 0.4, 0.35)), (1.0, 1.0)))
    splash = m.noise(world, 33, 3, 0.55)
    m.layer(m.ramp(splash, (0.735, 0.0), (0.75, 0.7)), colour('#a9a294'), 'MIX')
    for rx, ry, dark in RINGS:
        at = VIEW @ Vector((rx, ry, 0))
        away = m.node('VectorMath', Vector=m.node('Mapping', Vector=world, Location=(-at.x, -at.y, 0), Scale=(1, 1, 0)).outputs[0])
        away.operation = 'LENGTH'
        edge = m.math('MULTIPLY_ADD', m.noise(world, 90, 4, 0.6), 0.0022, away.outputs['Value'])
        ring = m.ramp(m.map_range(edge, 0.0, 1.0, 0.030, 0.040), (0.0, 0.10), (0.5, 0.18), (0.58, 1.0), (0.74, 0.8), (0.84, 0.0))
        broken = m.ramp(m.noise(world, 24, 3, 0.5), (0.36, 0.25), (0.55, 1.0))
        m.layer(m.math('MULTIPLY', m.math('MULTIPLY', ring, broken), dark), (0.34, 0.21, 0.12))
    m.bump(rings, 0.28, 0.0012).bump(fibre, 0.5, 0.0012).bump(hair, 0.4, 0.0004).bump(m.ramp(cracks, (0.28, 0.0), (0.318, 1.0)), 0.9, 0.003).bump(grit, 0.15, 0.0003)
    return m.set_inputs(Roughness=0.82, Specular=0.25).finish()


def surroundings():
    """The boards of the scaffold along the eaves, the gutter and the roof above it."""
    rng, boards, top = random.Random(12), weathered(), VIEW.translation.z
    steel = materials.metal('#b3b6b6', (0.3, 0.46), 0.5, 0.9)
    for k in range(6):
        # Two boards meet in the picture; a steel band keeps their ends from splitting.
        ends = (-2.1, -0.262, -0.253, 2.1) if k == 0 else (-2.1, 2.1)
        middle, high = -0.325 - k * 0.201, top - 0.016 - (0, 0.0012, 0, 0.001, 0, 0)[k]
        for start, end in zip(ends[::2], ends[1::2]):
            box((end - start, 0.192, 0.032), ((start + end) / 2, middle, high), boards, 0.004, (rng.gauss(0, 0.003), 0, 0))
        for at in (-0.289, -0.226) if k == 0 else ():
            box((0.025, 0.1936, 0.0334), (at, middle, high), steel, 0.0006)
            for side in (-0.055, 0.055):
                place(near.head(0.0042, 0.0014, steel), move(at + 0.002, middle + side, high + 0.0174))
    palette = house.Palette()
    box((5, 3, 0.02), (0, 0, -0.4), palette.dark, 0)
    frame = roof.plane(43, (-2.2, -0.05, -0.048))
    tiles = roof.pantiles(materials.clay(['#7d3520', '#94432a', '#a65030', '#8a3c24'], 0.8, 0.06, 0, 0.3), fine=True)
    roof.lay(frame, 20, 5, lambda column, row: tiles)
    roof.deck(frame, 20, 5, palette.dark)
    roof.comb(frame, 20, palette.dark)
    house.gutter(palette, -2.2, 1.9)


def shard(frame, material, fresh):
    """A piece broken off the roll of a pantile, lying on its two long edges; `fresh` is the clay inside."""
    noise, across, along = np.random.RandomState(8), 46, 40
    rough = lambda count: np.convolve(noise.normal(0, 1, count + 8), np.ones(5) / 5, 'same')[4:-4]
    left, right, low, high = (0.0022 * rough(n) for n in (along, along, across, across))
    slope = roof.PROFILE.derivative()
    vertices = []
    for under in (0, 1):
        for j, v in enumerate(np.linspace(0, 1, along)):
            for i, u in enumerate(np.linspace(0, 1, across)):
                x = (0.146 + left[j] + 0.010 * v) * (1 - u) + (0.236 + 0.3 * right[j]) * u
                y = (-0.034 + low[i] + 0.016 * u) * (1 - v) + (0.036 + high[i] - 0.02 * u) * v
                tilt = float(slope(x))
                long = math.hypot(1, tilt)
                deep = under * roof.THICK + noise.normal(0, 0.00012)
                vertices.append((x + deep * tilt / long - 0.19, y, float(roof.PROFILE(x)) - deep / long))
    lowest = [min((Vector(p) for p in vertices[across * along + end :: across]), key=lambda p: p.z) for end in (0, across - 1)]
    mesh = from_faces(vertices, shell_faces(along, across), material)
    mesh.materials.append(fresh)
    for face in mesh.polygons:
        face.material_index = 0 < sum(v < along * across for v in face.vertices) < 4
    flat = turn(0, math.atan2(lowest[1].z - lowest[0].z, lowest[1].x - lowest[0].x)) @ move(*-lowest[0])
    place(bevelled(mesh, 0.0008, 2), frame @ flat)


def still_life():
    """Build everything on the boards, and the camera of both pictures."""
    surroundings()
    on_pad = VIEW @ move(-0.07, 0.035, 0) @ turn(z=math.radians(11))
    pad.pad(on_pad)
    clay, broken = materials.clay(['#94432a', '#a65030'], 0.5, 0.1, 0, 0.5), materials.stone('#b0623c', 300, 0.8)
    shard(on_pad @ move(-0.004, 0.046, pad.TALL + 0.0008) @ turn(z=0.35), clay, broken)
    tools.pencil(on_pad @ move(-0.054, -0.090, pad.TALL + 0.001) @ turn(z=0.24))
    tools.shavings(VIEW @ move(-0.135, -0.072, 0))
    tools.mug(VIEW @ move(0.14, 0.15, 0) @ turn(z=-0.7))
    tools.rule(VIEW @ move(-0.172, -0.087, 0), [math.radians(a) for a in (-12, 74, -72, 70)], 6)
    target = Vector((0.008, 0.05, 0.02))
    high, away = math.radians(36), 0.87
    light.camera(VIEW @ (target + away * Vector((0, -math.cos(high), math.sin(high)))), VIEW @ target, 60, 5.6, VIEW @ Vector((0, 0.03, 0.01)))


def build():
    still_life()
    light.sky(20, 245, 0.125, 1.8, 0.1)
