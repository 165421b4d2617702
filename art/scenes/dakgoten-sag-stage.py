"""A sagging gutter in the rain: a bracket came off, water stands in the low part and drips over its rim, and the seam leaks."""

import math
import random

import falling
import gutters
import materials
import numpy as np
from geometry import rod

POST = gutters.POST
TORN, SEAM, DEEP = 2, 0.0, 0.056
# The lowest place, and how far from it the gutter still hangs right.
LOWEST, REACH = -0.05, 1.0


def low(x):
    """How far the gutter hangs down at x: it bends over two metres, and the brackets beside the loose one bend along."""
    return DEEP * math.cos(math.pi / 2 * min(1, abs(x - LOWEST) / REACH)) ** 2


def build():
    look, torn, rng = gutters.Look(), gutters.BRACKETS[TORN], random.Random(3)
    run = gutters.streak(SEAM, 0.085, 0.15, 0.16)
    edge = gutters.patches(gutters.streak(SEAM, 0.11, 0.2, 0.18, 3), 24, 0.6, 0.8)
    algae = gutters.patches(gutters.streak(SEAM, 0.04, 0.12, 0.14, 5), 30, 0.48, 0.68)
    look.soak_wall((0.20, 0.19, 0.19), run, (edge, '#8b8d82'), (algae, '#2d3523'))
    # Its seam has leaked for years: white rust on the zinc, brown rust on the fascia.
    gutters.soaked(look.zinc, (0.8, 0.8, 0.8), gutters.streak(SEAM, 0.0, 0.06, 0.04), (gutters.patches(gutters.streak(SEAM, 0.02, 0.085, 0.06), 45, 0.38, 0.56), '#cfd4cc'))
    gutters.soaked(look.white, (0.62, 0.46, 0.33), gutters.patches(gutters.streak(torn, 0.004, 0.05, 0.04), 30, 0.3, 0.6))
    gutters.house_in_rain(look, low, TORN)
    gutters.lap(SEAM, low, look.zinc, look.solder, 0.004)
    for z in (-0.030, -0.045):
        # The holes of its screws.
        rod((torn, gutters.FASCIA - 0.0006, z), (torn, gutters.FASCIA + 0.01, z), 0.0048, materials.plain('#0d0a08', 0.9))
    brim = gutters.RIM - DEEP + 0.0112
    gutters.water(lambda x: brim, low, gutters.pool('#1f2122', 0.6), lambda x, y: 0.0004 * gutters.noise(x.shape, 9, 6, 1) + gutters.rings(x, y, 120, 4, 0.0008))
    falling.runoff(lambda x: brim)
    water, drop = falling.clear(0.05), falling.streak(0.5)
    under, front = gutters.RIM - DEEP - gutters.RADIUS - 0.004, falling.BEAD[1] - DEEP - gutters.ROLL
    # Over the lowest rim: drops, and one thin string.
    falling.hanging([rng.gauss(LOWEST, 0.07) for _ in range(22)], water, low=low)
    for x, long, wide in ((LOWEST + 0.004, 0.075, 0.0019), (LOWEST - 0.031, 0.03, 0.0013), (LOWEST + 0.052, 0.022, 0.0012)):
        falling.thread(x, falling.BEAD[0] - 0.002, front + 0.002, front - long, wide, water, 1)
        falling.string(drop, (x, falling.BEAD[0] - 0.002, front - 0.8 * long), long, 0.8 * wide, 0.0009 / wide**0.5, -0.8, rng, 0.006)
    # Through the seam, from its underside.
    falling.thread(SEAM + 0.004, gutters.MIDDLE - 0.012, under + 0.003, under - 0.09, 0.0024, water, 2)
    falling.string(drop, (SEAM + 0.004, gutters.MIDDLE - 0.012, under - 0.07), 0.08, 0.0017, 0.026, -0.8, rng, 0.008)
    falling.hanging(np.random.RandomState(3).uniform(-0.75, 0.75, 26), water, low=low)
    falling.rain()
