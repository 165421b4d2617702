"""A sagging gutter in the rain: a bracket came off, water stands in the dip, and the seam there leaks."""

import random

import gutters
import materials
from geometry import eased, rod

POST = gutters.POST
TORN, SEAM, DEEP = 2, 0.0, 0.088


def low(x):
    """How far the gutter hangs down at x, between the two brackets that hold."""
    left, right = gutters.BRACKETS[TORN - 1], gutters.BRACKETS[TORN + 1]
    t = min(1, max(0, (x - left) / (SEAM - left) if x < SEAM else (right - x) / (right - SEAM)))
    return DEEP * (0.55 * eased(t) + 0.45 * t)


def build():
    look, torn = gutters.Look(), gutters.BRACKETS[TORN]
    run = gutters.streak(SEAM, 0.085, 0.15, 0.16)
    edge = gutters.patches(gutters.streak(SEAM, 0.11, 0.2, 0.18, 3), 24, 0.57, 0.76)
    algae = gutters.patches(gutters.streak(SEAM, 0.04, 0.12, 0.14, 5), 30, 0.48, 0.68)
    look.soak_wall((0.20, 0.19, 0.19), run, (edge, '#b4b8aa'), (algae, '#363f29'))
    # Its seam has leaked for years: white rust on the zinc, brown rust on the fascia.
    gutters.soaked(look.zinc, (0.8, 0.8, 0.8), gutters.streak(SEAM, 0.0, 0.06, 0.04), (gutters.patches(gutters.streak(SEAM, 0.02, 0.085, 0.06), 45, 0.38, 0.56), '#cfd4cc'))
    gutters.soaked(look.white, (0.62, 0.46, 0.33), gutters.patches(gutters.streak(torn, 0.004, 0.05, 0.04), 30, 0.3, 0.6))
    gutters.house_in_rain(look, low, TORN)
    gutters.lap(SEAM, low, look.zinc, look.solder, 0.004)
    for z in (-0.064, -0.078):
        # The holes of its screws.
        rod((torn, gutters.FASCIA - 0.0006, z), (torn, gutters.FASCIA + 0.01, z), 0.0048, materials.plain('#0d0a08', 0.9))
    brim = gutters.RIM - DEEP + 0.009
    gutters.water(lambda x: brim, low, gutters.stream((0.66, 0.79, 0.75), silt=0.22), lambda x, y: 0.0006 * gutters.noise(x.shape, 6, 4, 1) + gutters.rings(x, y, 110, 4, 0.0008))
    gutters.runoff(lambda x: brim if low(x) > 0.2 * DEEP else gutters.RIM - low(x) - 0.06)
    pour, bottom, rng = gutters.falling(), gutters.RIM - DEEP - gutters.RADIUS - 0.004, random.Random(3)
    gutters.thread(SEAM + 0.004, gutters.MIDDLE - 0.012, bottom + 0.003, bottom - 0.36, 0.0072, pour, 1)
    gutters.thread(SEAM - 0.006, gutters.MIDDLE - 0.034, bottom + 0.010, bottom - 0.10, 0.0036, pour, 2)
    for _ in range(9):
        gutters.tear((SEAM + rng.gauss(0, 0.05), gutters.MIDDLE - rng.uniform(0, 0.03), bottom - rng.uniform(0.02, 0.6)), rng.uniform(0.002, 0.0036), pour, rng.uniform(1.6, 3.2))
    gutters.rain()
