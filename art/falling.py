"""Water that falls: rain, what runs off the tiles, and what runs over the front of a gutter. A drop that falls is a streak
as long as its way during the exposure, and as faint."""

import math
import random

import bpy
import gutters
import numpy as np
import roof
from geometry import ball_mesh, eased, grid, move, place, turn
from mathutils import Matrix, Vector
from shader import Material

# How long the shutter is open, in seconds.
SHUTTER = 1 / 80
BEAD = (gutters.MIDDLE + gutters.BEAD[0], gutters.RIM + gutters.BEAD[1])


def streak(share):
    """Something small that moved during the exposure: most opaque in its middle, gone at its ends."""
    # They lie in many layers.
    bpy.context.scene.cycles.transparent_max_bounces = 48
    m = Material()
    along = m.node('SeparateXYZ', Vector=m.node('TexCoord').outputs['Object']).outputs['Z']
    ends = m.map_range(m.math('ABSOLUTE', along), 1.0, 0.0, 0.2, 1.0)
    middle = m.math('POWER', m.map_range(m.node('LayerWeight').outputs['Facing'], 1.0, 0.0, 0.0, 1.0), 1.6)
    vary = m.map_range(m.object_random(), 0.35 * share, 1.3 * share, 0.0, 1.0)
    body = m.node('MixShader', Fac=0.45)
    m.connect(m.node('BsdfDiffuse', Color=(0.86, 0.90, 0.94)).outputs[0], body.inputs[1])
    m.connect(m.node('BsdfTranslucent', Color=(0.86, 0.90, 0.94)).outputs[0], body.inputs[2])
    m.mix_shaders(m.math('MULTIPLY', m.math('MULTIPLY', ends, middle), vary), m.node('BsdfTransparent').outputs[0], body.outputs[0])
    return ball_mesh(1, m.finish(), detail=3)


def clear(white=0.03, share=1.0):
    """Falling water while it is whole: it refracts; a little of it is air. What moves fast is seen for a `share`."""
    m = Material()
    both = m.node('MixShader', Fac=white)
    m.connect(m.node('BsdfGlass', IOR=1.33, Roughness=0.02).outputs[0], both.inputs[1])
    m.connect(m.node('BsdfDiffuse', Color=(0.9, 0.94, 0.97)).outputs[0], both.inputs[2])
    seen = m.math('MULTIPLY_ADD', m.node('LightPath').outputs['Is Shadow Ray'], -share, share)
    return m.mix_shaders(seen, m.node('BsdfTransparent').outputs[0], both.outputs[0]).finish()


def film():
    """A thin sheet of water: it bends what is behind it a little and mirrors the sky in its folds. Its vertices hold how
    much of it there is: towards its edge it tears."""
    m = Material()
    # Along its folds it is full of air.
    folds = m.noise(m.node('Mapping', Vector=m.world_position(), Scale=(120, 1, 4)).outputs[0], 1, 2, 0.5, 0.3)
    share, body = m.node('Attribute'), m.node('BsdfRefraction', IOR=1.10, Color=(0.95, 0.97, 0.98))
    share.attribute_name = 'share'
    white, gleam = m.node('MixShader', Fac=m.map_range(folds, 0.02, 0.17, 0.46, 0.76)), m.node('MixShader', Fac=m.node('Fresnel', IOR=1.36).outputs[0])
    m.connect(body.outputs[0], white.inputs[1])
    m.connect(m.node('BsdfDiffuse', Color=(0.9, 0.94, 0.97)).outputs[0], white.inputs[2])
    m.connect(white.outputs[0], gleam.inputs[1])
    m.connect(m.node('BsdfGlossy', Roughness=0.02).outputs[0], gleam.inputs[2])
    seen = m.math('MULTIPLY', share.outputs['Fac'], m.math('SUBTRACT', 1.0, m.node('LightPath').outputs['Is Shadow Ray']))
    return m.mix_shaders(seen, m.node('BsdfTransparent').outputs[0], gleam.outputs[0]).finish()


def smear(mesh, at, radius, long):
    """Add a streak of a radius and a length, upright around a point."""
    place(mesh, move(*at) @ turn(0.03, 0.012) @ Matrix.Diagonal((radius, radius, long / 2, 1)), 'streak').visible_shadow = False


def string(mesh, at, fallen, radius, gap, low, rng, spread=0.010):
    """Add the drops into which a thread breaks at a point, `fallen` metres below where it let go, down to z = `low`: about
    `gap` metres from each other, and ever further to the sides."""
    x, y, z = at
    top = z + fallen
    while z > low:
        z -= rng.expovariate(1 / gap)
        stray = 0.0008 + spread * (at[2] - z)
        smear(mesh, (x + rng.gauss(0, stray), y + rng.gauss(0, stray), z), radius * rng.uniform(0.5, 1.1), 2 * radius + SHUTTER * math.sqrt(19.6 * (top - z) + 0.1))


def thrown(d):
    """How far water that runs over the bead lands in front of it after a fall of d metres."""
    return 0.020 * math.sqrt(d)


def thread(x, y, top, bottom, radius, material, seed, curve=lambda d: 0.0, foot=0.0):
    """Add a thin thread of water, wider at its `foot`, thinner as it falls, and beaded where it is about to break; it is
    curve(d) in front of y after a fall of d."""
    rng, rows = random.Random(seed), []
    phase = rng.uniform(0, 6)
    for z in np.linspace(top, bottom, 60):
        t = (top - z) / (top - bottom)
        wide = radius * (1 - 0.6 * t**0.5) * (1 + 0.5 * t * t * math.sin(260 * z + phase) + 0.15 * math.sin(60 * z)) * (1 + foot * math.exp(-14 * t)) * (1 - eased((t - 0.9) / 0.1)) + 0.0001
        sway = 0.003 * t * math.sin(17 * z + phase)
        rows.append([(x + sway + wide * math.cos(a), y - curve(top - z) + wide * math.sin(a), z) for a in np.linspace(0, math.tau, 13)])
    place(grid(rows, material)).visible_shadow = False


def hanging(xs, material, seed=4, low=lambda x: 0.0):
    """Add drops that hang from the bead at each x, of a gutter that hangs low(x) metres down."""
    rng = random.Random(seed)
    shapes = [ball_mesh(1, material, (1, 1, 1.25 + 0.2 * k), 3) for k in range(3)]
    for x in xs:
        place(rng.choice(shapes), roof.matrix_scaled(move(x, BEAD[0] - rng.uniform(0.0, 0.004), BEAD[1] - low(x) - gutters.ROLL - 0.0014), rng.uniform(0.0017, 0.0031)), 'drop')


def over(start, end, seed=8, low=-0.8):
    """Add the water that runs over the bead from `start` to `end`: a sheet that clings to it, folds, and tears a hand below;
    jets under its tips, which break into strings of drops, and a mist of fine ones."""
    rng, count = random.Random(seed), int((end - start) / 0.0011)
    xs = np.linspace(start, end, count)
    wide = gutters.noise((count, 1), 34, 0, seed)[:, 0] + 0.6 * gutters.noise((count, 1), 11, 0, seed + 1)[:, 0]
    edge = np.minimum(1, np.minimum(xs - start, end - xs) / 0.1)
    # How much water runs over in each place, and how far down it stays a sheet.
    much = np.clip(0.55 + 0.40 * wide, 0.03, 1.15) * np.sqrt(edge)
    reach = 0.006 + 0.105 * much**1.6 + 0.008 * much * gutters.noise((count, 1), 3, 0, seed + 2)[:, 0]
    reach = np.maximum(0.004, reach)
    round_it = gutters.arc((0, 0), gutters.ROLL + 0.0009, 78, 208, 20)
    falls = np.linspace(0.02, 1, 44)
    folds = gutters.noise((count, 64), 2.6, 16, seed + 3) + 0.9 * gutters.noise((count, 64), 7, 24, seed + 4)
    holes = gutters.noise((count, 64), 3, 5, seed + 5)
    rows, shares = [], []
    for k, x in enumerate(xs):
        row = [(x, BEAD[0] + y * (1 + 0.07 * folds[k, j]), BEAD[1] + z * (1 + 0.07 * folds[k, j])) for j, (y, z) in enumerate(round_it)]
        shares += [min(1, 2.2 * much[k])] * len(round_it)
        last = row[-1]
        for j, t in enumerate(falls):
            d = reach[k] * t
            row.append((x, last[1] - thrown(d) + 0.0024 * min(1, d / 0.012) * folds[k, 20 + j], last[2] - d))
            shares.append(min(1, max(0, 1.7 * (1 - t) + 0.5 * holes[k, 20 + j])) * min(1, 2.2 * much[k]))
        rows.append(row)
    mesh = grid(rows, film())
    mesh.attributes.new('share', 'FLOAT', 'POINT').data.foreach_set('value', np.array(shares, np.float32))
    place(mesh)
    drop, mist, veil, water = streak(0.42), streak(0.28), streak(0.05), clear(0.02, 0.34)
    for j in range(int(105 * (end - start))):
        k = rng.choices(range(count), weights=much**2)[0]
        # It starts at one of the tips of the sheet, as a fold that runs down it.
        k = max(range(max(0, k - 9), min(count, k + 10)), key=lambda i: reach[i])
        x, y, top, radius = xs[k], rows[k][19][1], rows[k][19][2], rng.lognormvariate(-6.95, 0.3)
        long = reach[k] + rng.uniform(0.01, 0.07) * (0.4 + much[k])
        thread(x, y, top, top - long, radius * 1.1, water, j, thrown, 0.8)
        tip = (x, y - thrown(long), top - 0.86 * long)
        string(drop, tip, 0.86 * long, radius, 0.021, low, rng)
        string(mist, tip, 0.86 * long, 0.0005, 0.011, low, rng, 0.035)
        if much[k] > 0.6:
            deep = rng.uniform(0.05, 0.5)
            smear(veil, (x + rng.gauss(0, 0.01), tip[1] - 0.004, tip[2] - deep), rng.uniform(0.004, 0.012), rng.uniform(0.08, 0.22))
    hanging([x for x in np.linspace(start - 0.25, end + 0.25, 60) if not start < x < end], clear())


def runoff(level):
    """Add the rain that runs off the tiles into the water in the gutter, at z = `level`(x): from the trough of each."""
    rng, water, drop = random.Random(2), clear(0.06), streak(0.5)
    for column in range(12):
        x = -gutters.HALF + column * roof.WIDTH + 0.068
        for k in range(rng.choice((1, 2, 2, 3))):
            at, y, top = x + rng.gauss(0, 0.014), gutters.TAIL[0] - rng.uniform(0, 0.004), gutters.TAIL[1] + 0.006
            if k == 0:
                thread(at, y, top, level(at) - 0.01, rng.uniform(0.0016, 0.0026), water, column)
            else:
                string(drop, (at, y, top), 0.0, 0.0014, 0.014, level(at) + 0.012, rng, 0.02)
        splash((x, gutters.TAIL[0] - 0.01, level(x)), water, rng)


def splash(at, water, rng, count=6):
    """Add the droplets that a drop throws up where it falls."""
    mesh = ball_mesh(1, water, detail=2)
    for _ in range(count):
        a, far, high = rng.uniform(0, math.tau), rng.uniform(0.003, 0.016), rng.uniform(0.003, 0.018)
        place(mesh, roof.matrix_scaled(move(*at) @ move(far * math.cos(a), far * math.sin(a), high), rng.uniform(0.0005, 0.0012)), 'drop').visible_shadow = False


def rain(count=420, seed=5):
    """Add falling rain, in front of the house; the nearest of it is out of focus."""
    rng, meshes = random.Random(seed), (streak(0.10), streak(0.22))
    for _ in range(count):
        away = rng.random() ** 1.5
        at = Vector((rng.uniform(-0.95, 0.95), -0.24 - 0.5 * away, rng.uniform(-0.75, 0.6)))
        tilt = turn(0.02, 0.075 + rng.gauss(0, 0.012))
        radius = rng.uniform(0.0005, 0.0009)
        place(meshes[away < 0.3], move(*at) @ tilt @ Matrix.Diagonal((radius, radius, rng.uniform(0.018, 0.034), 1)), 'streak').visible_shadow = False
