"""Autumn leaves in the gutter, seen from above: brackets, bead and the lowest row of tiles."""

import leaves
import light
from scenes import dakgoten

SIZE = (880, 704)
POST = dakgoten.POST


def build():
    dakgoten.build()
    leaves.in_gutter(leaves.shapes(), 75, lambda rng: rng.choice((1.62, 1.95, 2.4)) + rng.gauss(0, 0.13))
    light.camera((1.16, -0.72, 0.22), (1.72, -0.13, -0.06), 42, 4.5, (1.7, -0.15, -0.08))
