"""Water that falls: rain, what runs off the tiles, and what runs over the front of a gutter. A drop that falls is a streak
as long as its way during the exposure, and as faint."""

import math
import random

import bpy
import curtain
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


def smear(mesh, at, radius, long):
    """Add a streak of a radius and a length, upright around a point."""
    place(mesh, move(*at) @ turn(0.03, 0.012) @ Matrix.Diagonal((radius, radius, long / 2, 1)), 'streak').visible_shadow = False


def thrown(d):
    """How far water that runs over the bead lands in front of it after a fall of d metres."""
    return 0.020 * math.sqrt(d)


def thread(x, y, top, bottom, radius, material, seed):
    """Add a thin thread of water, thinner as it falls, and beaded where it is about to break."""
    rng, rows = random.Random(seed), []
    phase = rng.uniform(0, 6)
    for z in np.linspace(top, bottom, 60):
        t = (top - z) / (top - bottom)
        wide = radius * (1 - 0.6 * t**0.5) * (1 + 0.5 * t * t * math.sin(260 * z + phase) + 0.15 * math.sin(60 * z)) * (1 - eased((t - 0.9) / 0.1)) + 0.0001
        sway = 0.003 * t * math.sin(17 * z + phase)
        rows.append([(x + sway + wide * math.cos(a), y + wide * math.sin(a), z) for a in np.linspace(0, math.tau, 13)])
    place(grid(rows, material)).visible_shadow = False


def hanging(xs, material, seed=4, low=lambda x: 0.0):
    """Add drops that hang from the bead at each x, of a gutter that hangs low(x) metres down."""
    rng = random.Random(seed)
    shapes = [ball_mesh(1, material, (1, 1, 1.25 + 0.2 * k), 3) for k in range(3)]
    for x in xs:
        place(rng.choice(shapes), roof.matrix_scaled(move(x, BEAD[0] - rng.uniform(0.0, 0.004), BEAD[1] - low(x) - gutters.ROLL - 0.0014), rng.uniform(0.0017, 0.0031)), 'drop')


def over(start, end, seed=8, low=lambda x: 0.0, much=lambda x: 1.0, deep=0.62, film=1.0):
    """Add the water that runs over the bead from `start` to `end`, of a gutter that hangs low(x) metres down: much(x) of it,
    up to 1, as white as `film` on the bead. It is a sheet, whose ropes break into drops; some of these stray."""
    rng, xs = random.Random(seed), curtain.across(start, end)
    lumps = gutters.noise((len(xs), 1), 55, 0, seed)[:, 0] + 0.5 * gutters.noise((len(xs), 1), 17, 0, seed + 1)[:, 0]
    flow = np.clip(0.62 + 0.34 * lumps, 0.06, 1.15) * np.array([much(x) for x in xs]) * np.sqrt(np.minimum(1, np.minimum(xs - start, end - xs) / 0.08))
    run = lambda at: float(np.interp(at, xs, flow))
    way, water, whole = curtain.over_bead(low), curtain.falling_water(), lambda at: 0.006 + 0.11 * np.interp(at, xs, flow) ** 1.5
    for layer, (back, thin) in enumerate(((0.0, 1.0), (0.007, 0.6))):
        at, ropes = start, []
        while (at := at + 0.006 + rng.expovariate(1 / 0.017)) < end:
            ropes.append((at, min(1, run(at) * rng.choice((0.15, 0.3, 0.6, 1.2)))))
        # The second is the far side of the same fall.
        lip = way if layer == 0 else lambda x: [(y + back, z) for y, z in way(x)[-2:]]
        curtain.fall(xs, lip, deep, ropes, whole if layer == 0 else lambda at: 0.5 * whole(at), water, seed + 100 * layer, thrown, thin, 0.09, film)
    drop, veil = streak(0.24), streak(0.035)
    for _ in range(int(70 + 200 * (end - start))):
        at, fallen = rng.choices(xs, weights=flow)[0], 0.5 * math.sqrt(rng.uniform(0.004, 1))
        z = BEAD[1] - low(at) - gutters.ROLL - fallen
        smear(drop, (at + rng.gauss(0, 0.008 + 0.05 * fallen), BEAD[0] - thrown(fallen) + rng.gauss(0, 0.02 * fallen), z), rng.uniform(0.0006, 0.0013), 0.004 + SHUTTER * math.sqrt(19.6 * fallen))
    for _ in range(int(20 * (end - start))):
        at, fallen = rng.choices(xs, weights=flow**2)[0], rng.uniform(0.12, 0.6)
        smear(veil, (at, BEAD[0] - thrown(fallen) - 0.004, BEAD[1] - low(at) - fallen), rng.uniform(0.006, 0.016), rng.uniform(0.10, 0.26))
    hanging([x for x in np.linspace(start - 0.25, end + 0.25, 60) if not start < x < end], clear(), low=low)


def runoff(level, seed=2):
    """Add the rain that runs off the tiles into the water in the gutter, at z = `level`(x): a rope from the trough of each."""
    rng, water, drop = random.Random(seed), curtain.falling_water(), clear(0.06)
    for column in range(12):
        x = -gutters.HALF + column * roof.WIDTH + 0.076 + rng.gauss(0, 0.006)
        lip = lambda at: [(gutters.TAIL[0] + 0.004, gutters.TAIL[1] + 0.010), (gutters.TAIL[0] - 0.002, gutters.TAIL[1] + 0.008)]
        ropes = [(x, rng.uniform(0.6, 0.95)), *((x + rng.gauss(0, 0.018), rng.uniform(0.12, 0.4)) for _ in range(rng.choice((1, 2))))]
        curtain.fall(curtain.across(x - 0.06, x + 0.06), lip, lip(x)[-1][1] - level(x) + 0.002, ropes, lambda at: 0 * at, water, 10 * column, lambda d: 0.010 * math.sqrt(d), 0.9, 0.12)
        for at, much in ropes:
            splash((at, gutters.TAIL[0] - 0.006, level(at)), drop, rng, int(3 + 8 * much))


def splash(at, water, rng, count=6):
    """Add the droplets that a drop throws up where it falls."""
    mesh = ball_mesh(1, water, detail=2)
    for _ in range(count):
        a, far, high = rng.uniform(0, math.tau), rng.uniform(0.003, 0.016), rng.uniform(0.003, 0.018)
        place(mesh, roof.matrix_scaled(move(*at) @ move(far * math.cos(a), far * math.sin(a), high), rng.uniform(0.0005, 0.0012)), 'drop').visible_shadow = False


def rain(count=90, seed=5, y=-0.24):
    """Add falling rain, in front of the house from `y` on: fine, long and faint, and out of focus."""
    rng, meshes = random.Random(seed), (streak(0.05), streak(0.11))
    for _ in range(count):
        away = rng.random()
        at = Vector((rng.uniform(-0.95, 0.95), y - 0.4 * away, rng.uniform(-0.75, 0.6)))
        tilt = turn(0.02, 0.075 + rng.gauss(0, 0.006))
        radius = rng.uniform(0.0005, 0.0009)
        place(meshes[away < 0.3], move(*at) @ tilt @ Matrix.Diagonal((radius, radius, rng.uniform(0.045, 0.085), 1)), 'streak').visible_shadow = False
