"""Water that runs over the front of a gutter, seen from near by: it lets go of the bead from below."""

import math
import random

import gutters
import numpy as np
from geometry import grid, place


def over(start, end, sheet, count=40, seed=8):
    """Add a thin sheet of water, of the material `sheet`, from `start` to `end` over the bead, and threads that fall from it."""
    rng, xs = random.Random(seed), np.linspace(start, end, 300)
    bead = (gutters.MIDDLE + gutters.BEAD[0], gutters.RIM + gutters.BEAD[1])
    round_it = gutters.arc(bead, gutters.ROLL + 0.0010, 60, 215, 18)
    drop = np.linspace(0.004, 1.0, 80)
    fold = gutters.noise((len(xs), len(drop)), 4, 14, seed)
    rows = []
    for k, x in enumerate(xs):
        fall = [(x, round_it[-1][0] - 0.020 * math.sqrt(d) + 0.003 * min(1, d / 0.06) * fold[k, j], round_it[-1][1] - d) for j, d in enumerate(drop)]
        rows.append([*((x, *p) for p in round_it), *fall])
    place(grid(rows, sheet))
    pour = gutters.falling(0.16)
    for k in range(count):
        # It starts within the bead.
        y, z = bead[0] - rng.uniform(0.003, 0.006), bead[1] - rng.uniform(0.003, 0.0055)
        gutters.thread(rng.uniform(start, end), y, z, z - rng.uniform(0.08, 0.5), rng.uniform(0.0009, 0.0022), pour, k)
