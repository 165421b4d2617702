"""A blocked gutter in the rain: wet leaves lie over its outlet, and the water runs over its front."""

import math
import random

import gutters
import leaves
import materials
import numpy as np
import roof
from geometry import eased, grid, move, place, turn
from shader import Material

POST = gutters.POST
OUTLET = 0.10
BRIM = gutters.RIM + 0.0118
# From where to where the water runs over.
SPILL = (-0.44, 0.52)


def low(x):
    return 0.0


def heap(x):
    """How far the leaves rise out of the water at x."""
    return 0.056 * math.exp(-(((x - 0.06) / 0.17) ** 2)) - 0.012 + 0.006 * math.sin(19 * x)


def ripple(x, y):
    """The waves of the standing water, with the rings of rain drops."""
    return 0.0009 * gutters.noise(x.shape, 7, 5, 1) + gutters.rings(x, y, 90, 4, 0.0006)


def wet_leaves():
    """Leaves heaped over the outlet and along the gutter, on a mass of rotten ones."""
    rng = random.Random(6)
    shapes = [leaves.leaf(materials.paint(code, 0.24, 0.6, 0.4), k) for k, code in enumerate(('#5c3517', '#7a4f1e', '#43281a', '#6e4019', '#57491f', '#8f6a24', '#6b2f16', '#3a2a1c'))]
    ts, xs = np.linspace(-1, 1, 19), np.linspace(-0.5, 0.6, 130)
    half = gutters.RADIUS - 0.002
    rows = [[(x, gutters.MIDDLE + half * t, BRIM - 0.012 + (heap(x) - 0.004) * (1 - t * t) * (1 - eased((t + 0.3) / 0.5)) + 0.003 * math.sin(70 * x + 8 * t)) for t in ts] for x in xs]
    place(grid(rows, materials.stone('#241c14', 60, 0.8)))
    for k in range(620):
        x, t = rng.gauss(0.06, 0.19), rng.uniform(-0.9, 0.8)
        if k % 12 == 0:
            x = rng.uniform(-1, 1)
        if heap(x) < 0 and k % 12 and rng.random() < 0.6:
            continue
        # They pile up in front of the tiles, and lie flat below them.
        y, high = gutters.MIDDLE + 0.8 * gutters.RADIUS * t, max(0.001, heap(x)) * (1 - t * t)
        under = eased((y - gutters.TAIL[0] + 0.045) / 0.035)
        z = BRIM + high + under * min(0, gutters.TAIL[1] - 0.012 - BRIM - high) + rng.uniform(-0.006, 0.008 - 0.006 * under)
        slope = -0.5 * t * max(0, heap(x)) / 0.04
        at = move(x, y, z) @ turn(slope * (1 - under))
        steep = 0.28 - 0.22 * under if heap(x) > 0 else 0.06
        place(rng.choice(shapes), roof.matrix_scaled(at @ turn(rng.gauss(0, steep), rng.gauss(0, steep), rng.uniform(0, 6.3)), rng.uniform(0.05, 0.078)), 'leaf')


def sheet_of_water():
    """The thin, torn sheet of water over the bead."""
    m = Material()
    where = m.node('TexCoord').outputs['Object']
    stretched = lambda scale: m.node('Mapping', Vector=where, Scale=scale).outputs[0]
    strands, broad = m.noise(stretched((95, 1, 2.6)), 1, 4, 0.6, 0.4), m.noise(stretched((9, 1, 0.4)), 1, 3, 0.5)
    high = m.node('SeparateXYZ', Vector=where).outputs['Z']
    # It ends raggedly at both sides, and tears as it falls.
    off = m.math('ABSOLUTE', m.math('SUBTRACT', m.node('SeparateXYZ', Vector=where).outputs['X'], sum(SPILL) / 2))
    full = m.math('ADD', m.math('MULTIPLY_ADD', broad, 2.6, strands), m.map_range(high, -0.3, 0.15, -0.85, gutters.RIM))
    share = m.map_range(m.math('ADD', full, m.map_range(off, 0.0, -1.8, 0.26, 0.48)), 0.0, 0.72, 1.74, 2.38)
    body = m.node('MixShader', Fac=m.map_range(strands, 0.2, 0.6, 0.4, 0.7))
    m.connect(m.node('BsdfGlossy', Roughness=0.08).outputs[0], body.inputs[1])
    m.connect(m.node('BsdfDiffuse', Color=(0.88, 0.93, 0.96)).outputs[0], body.inputs[2])
    return m.mix_shaders(share, m.node('BsdfTransparent').outputs[0], body.outputs[0]).finish()


def spill():
    """The water that runs over the bead: a torn sheet, threads and drops."""
    rng, xs = random.Random(8), np.linspace(*SPILL, 260)
    bead = (gutters.MIDDLE + gutters.BEAD[0], gutters.RIM + gutters.BEAD[1])
    over = gutters.arc(bead, gutters.ROLL + 0.0012, 80, 190, 14)
    drop = np.linspace(0.006, 1.0, 80)
    fold = gutters.noise((len(xs), len(drop)), 4, 14, 2)
    rows = []
    for k, x in enumerate(xs):
        fall = [(x, over[-1][0] - 0.024 * math.sqrt(d) + 0.0035 * min(1, d / 0.06) * fold[k, j], over[-1][1] - d) for j, d in enumerate(drop)]
        rows.append([*((x, *p) for p in over), *fall])
    place(grid(rows, sheet_of_water()))
    pour = gutters.falling(0.2)
    for k in range(46):
        x = rng.uniform(*SPILL)
        gutters.thread(x, over[-1][0] - rng.uniform(0.002, 0.012), bead[1] + rng.uniform(-0.006, 0.002), bead[1] - rng.uniform(0.08, 0.5), rng.uniform(0.0008, 0.0021), pour, k)


def build():
    look = gutters.Look()
    damp = gutters.streak(0.04, 0.40, 0.56, 0.4)
    green = gutters.patches(gutters.streak(0.06, 0.3, 0.6, 0.4, 5), 12, 0.5, 0.7)
    look.soak_wall((0.22, 0.21, 0.21), damp, (green, '#434c31'))
    gutters.house_in_rain(look, low)
    gutters.outlet(look, OUTLET, 0.0)
    gutters.water(lambda x: BRIM, low, gutters.stream((0.72, 0.75, 0.67), silt=0.2), ripple, True)
    wet_leaves()
    spill()
    gutters.rain()
