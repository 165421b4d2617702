"""A zinc bucket, upright on the origin of its frame."""

import math

import numpy as np
from geometry import box, grid, move, place, rod, tube_mesh, turn
from mathutils import Vector

TALL, FOOT, RIM = 0.27, 0.105, 0.145


def bucket(zinc, steel, wood, frame=move()):
    """A tapered bucket with rolled rim and two hoops, its handle folded down."""
    place(tube_mesh(FOOT, RIM, TALL, 0.0018, zinc, sides=72, rings=12, bevel=0), frame @ turn(0, -math.pi / 2, 0))
    for high, thick in ((0.012, 0.004), (TALL * 0.72, 0.0035), (TALL - 0.006, 0.0062)):
        reach = FOOT + (RIM - FOOT) * high / TALL + 0.001
        ring = [
            [((reach + thick * math.cos(b)) * math.cos(a), (reach + thick * math.cos(b)) * math.sin(a), high + thick * math.sin(b)) for b in np.linspace(0, math.tau, 13)]
            for a in np.linspace(0, math.tau, 97)
        ]
        place(grid(ring, zinc), frame)
    for side in (-1, 1):
        box((0.012, 0.045, 0.05), (side * (RIM + 0.002), 0, TALL - 0.035), zinc, 0.003, (0, side * 0.14, 0), frame)
    # It rests on the hoop below the rim.
    arc = [frame @ Vector((RIM * 1.07 * math.cos(a), -RIM * 0.985 * math.sin(a), TALL - 0.03 - 0.062 * math.sin(a))) for a in np.linspace(0, math.pi, 41)]
    for start, stop in zip(arc, arc[1:]):
        rod(start, stop + (stop - start) * 0.2, 0.0035, steel, 12)
    rod(arc[16], arc[24], 0.011, wood, 20)
