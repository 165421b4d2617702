"""Autumn leaves in the gutter, seen from above: brackets, bead and the lowest row of tiles."""

import leaves
import light
from scenes import dakgoten

SIZE = (640, 512)
POST = dakgoten.POST


def build():
    dakgoten.build()
    leaves.in_gutter(leaves.shapes(), 75, lambda rng: rng.choice((1.62, 1.95, 2.4)) + rng.gauss(0, 0.13))
    light.camera((1.24, -0.58, 0.40), (1.70, -0.11, -0.06), 44, 4, (1.7, -0.13, -0.1))
