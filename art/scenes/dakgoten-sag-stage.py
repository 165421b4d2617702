"""A sagging gutter in the rain: a bracket came off, water stands in the low part and runs over its rim, and the seam leaks."""

import math

import falling
import gutters
import materials
import numpy as np
from geometry import rod

POST = gutters.POST
TORN, SEAM, DEEP = 2, 0.11, 0.082
# The lowest place, and how far from it the gutter still hangs right.
LOWEST, REACH = -0.06, 0.66
# How high the water stands over the lowest place of the bead.
HEAD = 0.0054


def low(x):
    """How far the gutter hangs down at x: it bends over two spans, and the brackets beside the loose one bend along."""
    return DEEP * math.cos(math.pi / 2 * min(1, abs(x - LOWEST) / REACH)) ** 1.7


def build():
    look, torn = gutters.Look(), gutters.BRACKETS[TORN]
    run = gutters.streak(LOWEST, 0.20, 0.29, 0.2)
    faint = lambda share, most: lambda m: m.math('MULTIPLY', share(m), most)
    salt = faint(gutters.patches(gutters.streak(LOWEST - 0.02, 0.235, 0.30, 0.14, 3), 46, 0.52, 0.78, 0.09), 0.5)
    trail = faint(gutters.patches(gutters.streak(SEAM + 0.004, 0.004, 0.042, 0.05, 7), 60, 0.38, 0.66, 0.10), 0.66)
    algae = gutters.patches(gutters.streak(LOWEST, 0.08, 0.20, 0.16, 5), 14, 0.46, 0.64)
    look.soak_wall((0.15, 0.145, 0.145), run, (algae, '#34401f'), (salt, '#a5a596'), (trail, '#b4b6a8'))
    # Its seam has leaked for years: white rust on the zinc, brown rust on the fascia.
    gutters.soaked(look.zinc, (0.8, 0.8, 0.8), gutters.streak(SEAM, 0.0, 0.06, 0.04), (gutters.patches(gutters.streak(SEAM, 0.02, 0.085, 0.06), 45, 0.38, 0.56), '#cfd4cc'))
    gutters.soaked(look.white, (0.62, 0.46, 0.33), gutters.patches(gutters.streak(torn, 0.008, 0.05, 0.04), 30, 0.3, 0.6))
    gutters.house_in_rain(look, low, TORN)
    gutters.lap(SEAM, low, look.zinc, look.solder, 0.004)
    # The hole of one of its screws.
    rod((torn + 0.003, gutters.FASCIA - 0.0006, -0.087), (torn + 0.003, gutters.FASCIA + 0.01, -0.087), 0.0046, materials.plain('#0d0a08', 0.9))
    brim = gutters.RIM - DEEP + 0.012 + HEAD
    gutters.water(lambda x: brim, low, gutters.pool('#3b403f', 0.6), lambda x, y: 0.0007 * gutters.noise(x.shape, 9, 6, 1) + gutters.rings(x, y, 120, 4, 0.0011))
    falling.runoff(lambda x: brim)
    # It runs over where the bead is below the water.
    head = lambda x: max(0, HEAD - DEEP + low(x)) / HEAD
    spill = [x for x in np.linspace(-0.5, 0.5, 2001) if head(x) > 0]
    falling.over(spill[0], spill[-1], 21, low, lambda x: 1.7 * head(x) ** 0.6)
    # Through the seam, from its underside.
    under = gutters.RIM - low(SEAM) - gutters.RADIUS - 0.004
    falling.thread(SEAM + 0.004, gutters.MIDDLE - 0.012, under + 0.003, under - 0.12, 0.0022, falling.clear(0.05), 2)
    falling.hanging(np.random.RandomState(3).uniform(-0.75, 0.75, 26), falling.clear(0.05), low=low)
    falling.rain()
