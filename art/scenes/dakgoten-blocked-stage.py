"""A blocked gutter in the rain: wet leaves lie over its outlet, and the water runs over its front."""

import math
import random

import falling
import gutters
import leaves
import materials
import numpy as np
import roof
from geometry import eased, grid, move, place, turn

POST = gutters.POST
OUTLET = 0.10
BRIM = gutters.RIM + 0.0118
# From where to where the water runs over.
SPILL = (-0.44, 0.52)
CODES = ('#38210f', '#4a2e16', '#2a1a11', '#432813', '#35301a', '#4a3417', '#431e12', '#241a13', '#5a4420', '#2e2018')


def low(x):
    return 0.0


def spilt(x):
    """How much runs over the bead at x: most beside the heap, little in front of the pipe."""
    falls = ((-0.345, 0.055, 0.9), (-0.215, 0.03, 0.35), (-0.06, 0.075, 0.75), (0.29, 0.085, 1.1), (0.45, 0.03, 0.5))
    return 0.07 + sum(much * math.exp(-(((x - at) / wide) ** 2)) for at, wide, much in falls)


def heap(x):
    """How far the leaves rise out of the water at x."""
    return 0.050 * math.exp(-(((x - 0.06) / 0.19) ** 2)) - 0.012 + 0.007 * math.sin(19 * x) + 0.004 * math.sin(43 * x + 1)


def ripple(x, y):
    """The waves of the standing water, with the rings of rain drops."""
    return 0.0005 * gutters.noise(x.shape, 9, 6, 1) + gutters.rings(x, y, 90, 4, 0.0008)


def wet_leaves(codes=CODES, wet=lambda code: materials.paint(code, 0.2, 0.7, 0.4)):
    """Leaves heaped over the outlet and along the gutter, on a mass of rotten ones."""
    rng, shapes = random.Random(6), [leaves.leaf(wet(code), k) for k, code in enumerate(codes)]
    ts, xs = np.linspace(-1, 1, 19), np.linspace(-0.5, 0.6, 130)
    half = gutters.RADIUS - 0.002
    rows = [[(x, gutters.MIDDLE + half * t, BRIM - 0.012 + (heap(x) - 0.004) * (1 - t * t) * (1 - eased((t + 0.3) / 0.5)) + 0.003 * math.sin(70 * x + 8 * t)) for t in ts] for x in xs]
    place(grid(rows, materials.stone('#1b140e', 60, 0.8)))
    for k in range(680):
        x, t = rng.gauss(0.06, 0.2), rng.uniform(-0.9, 0.8)
        if k % 12 == 0:
            x = rng.uniform(-1, 1)
        if heap(x) < 0 and k % 12 and rng.random() < 0.6:
            continue
        # They pile up in front of the tiles, and lie flat below them.
        y, high = gutters.MIDDLE + 0.8 * gutters.RADIUS * t, max(0.001, heap(x)) * (1 - t * t)
        under = eased((y - gutters.TAIL[0] + 0.045) / 0.035)
        z = BRIM + high + under * min(0, gutters.TAIL[1] - 0.012 - BRIM - high) + rng.uniform(-0.008, 0.008 - 0.006 * under)
        slope = -0.5 * t * max(0, heap(x)) / 0.04
        at = move(x, y, z) @ turn(slope * (1 - under))
        steep = 0.34 - 0.28 * under if heap(x) > 0 else 0.06
        place(rng.choice(shapes), roof.matrix_scaled(at @ turn(rng.gauss(0, steep), rng.gauss(0, steep), rng.uniform(0, 6.3)), rng.uniform(0.036, 0.078)), 'leaf')


def build():
    look = gutters.Look()
    damp = gutters.streak(0.04, 0.40, 0.56, 0.4)
    green = gutters.patches(gutters.streak(0.06, 0.3, 0.6, 0.4, 5), 12, 0.5, 0.7)
    look.soak_wall((0.22, 0.21, 0.21), damp, (green, '#2f3624'))
    gutters.house_in_rain(look, low)
    gutters.outlet(look, OUTLET, 0.0)
    gutters.water(lambda x: BRIM, low, gutters.pool('#1f1f1b', 0.8), ripple)
    wet_leaves()
    falling.over(*SPILL, much=spilt)
    falling.rain()
