"""Autumn leaves, and a gutter full of them."""

import math
import random

import materials
import numpy as np
from geometry import grid, move, place, turn
from house import GUTTER
from roof import matrix_scaled

COLOURS = ('#74451f', '#96682b', '#52331d', '#8a5424', '#6b5c2e', '#a37a30')


def leaf(material, seed):
    """A leaf of length 1 along x, with a stalk: pointed, its edge a little wavy, folded along its vein and curled."""
    rng = np.random.RandomState(seed)
    fold, curl, twist = rng.uniform(0.15, 0.5), rng.uniform(-0.5, 0.5), rng.uniform(-0.3, 0.3)
    rows = []
    for t in np.linspace(-0.15, 1, 90):
        wide = 0.012
        if t > 0:
            wide += 0.31 * math.sin(math.pi * t**0.72) ** 0.9 * (1 + 0.022 * math.sin(34 * t + seed) + 0.012 * math.sin(61 * t))
        rows.append(
            [
                (t - 0.5, wide * s, fold * wide * abs(s) + curl * (t - 0.5) ** 2 + twist * (t - 0.5) * s * wide)
                for s in np.linspace(-1, 1, 11)
            ]
        )
    return grid(rows, material)


def shapes():
    """One leaf of each colour."""
    return [leaf(materials.paint(code, 0.6, 0.6, 0.4), k) for k, code in enumerate(COLOURS)]


def in_gutter(leaves, count, where, full=0.026, seed=12):
    """Fill the gutter with leaves up to `full` below its rim; where(rng) returns the x of one."""
    rng, (radius, edge, drop) = random.Random(seed), GUTTER
    for _ in range(count):
        size, deep = rng.uniform(0.042, 0.064), rng.uniform(full, radius - 0.016)
        # None of them reaches through the zinc.
        across = rng.uniform(-1, 1) * max(0, math.sqrt(radius**2 - deep**2) - 0.75 * size)
        at = move(where(rng), edge + across, drop - deep) @ turn(0.7 * across / radius)
        tilt = turn(rng.gauss(0, 0.1), rng.gauss(0, 0.1), rng.uniform(0, 6.3))
        place(rng.choice(leaves), matrix_scaled(at @ tilt, size), 'leaf')


def silt(material, start, end, seed=3):
    """The wet earth under the leaves, from x = `start` to a ragged `end`."""
    rng, (radius, edge, drop) = np.random.RandomState(seed), GUTTER
    phase, rows = rng.rand(4) * 6, []
    for x in np.linspace(start, end, int((end - start) * 90)):
        full = min(1, (end - x) / 0.12)
        deep = radius * (1 - 0.52 * full) + 0.003 * math.sin(17 * x + phase[0]) + 0.002 * math.sin(43 * x + phase[1])
        half = math.sqrt(max(1e-5, (radius - 0.002) ** 2 - min(deep, radius - 0.002) ** 2))
        rows.append(
            [
                (x, edge + half * t, drop - deep + 0.003 * math.sin(60 * x + 9 * t + phase[2]) * (1 - t * t))
                for t in np.linspace(-1, 1, 15)
            ]
        )
    place(grid(rows, material))
