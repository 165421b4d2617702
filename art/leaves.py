"""Autumn leaves, and a gutter full of them."""

import math
import random

import materials
import numpy as np
from geometry import grid, move, place, turn
from house import GUTTER
from roof import matrix_scaled

COLOURS = ('#9a5a1e', '#c48a2c', '#6e3f1c', '#b26a24', '#8f7a2c')


def leaf(material, seed):
    """A leaf of length 1 along x: lobed, folded along its vein and curled."""
    rng = np.random.RandomState(seed)
    fold, curl, twist = rng.uniform(0.15, 0.5), rng.uniform(-0.5, 0.5), rng.uniform(-0.3, 0.3)
    rows = []
    for t in np.linspace(0, 1, 40):
        wide = 0.36 * math.sin(math.pi * t**0.8) ** 0.8 * (1 + 0.15 * math.sin(26 * t)) + 0.012
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


def in_gutter(leaves, count, where, seed=12):
    """Scatter leaves on the bottom of the gutter, in layers; where(rng) returns the x of one."""
    rng, (radius, edge, drop) = random.Random(seed), GUTTER
    for k in range(count):
        angle, away = rng.gauss(0, 0.4), radius - 0.02 - 0.011 * (k % 4)
        at = move(where(rng), edge + away * math.sin(angle), drop - away * math.cos(angle)) @ turn(angle)
        tilt = turn(rng.gauss(0, 0.06), rng.gauss(0, 0.06), rng.uniform(0, 6.3))
        place(rng.choice(leaves), matrix_scaled(at @ tilt, rng.uniform(0.045, 0.068)), 'leaf')


def silt(material, start, end, seed=3):
    """The wet earth under the leaves, from x = `start` to a ragged `end`."""
    rng, (radius, edge, drop) = np.random.RandomState(seed), GUTTER
    phase, rows = rng.rand(4) * 6, []
    for x in np.linspace(start, end, int((end - start) * 90)):
        full = min(1, (end - x) / 0.12)
        deep = radius * (1 - 0.42 * full) + 0.003 * math.sin(17 * x + phase[0]) + 0.002 * math.sin(43 * x + phase[1])
        half = math.sqrt(max(1e-5, (radius - 0.002) ** 2 - min(deep, radius - 0.002) ** 2))
        rows.append(
            [
                (x, edge + half * t, drop - deep + 0.003 * math.sin(60 * x + 9 * t + phase[2]) * (1 - t * t))
                for t in np.linspace(-1, 1, 15)
            ]
        )
    place(grid(rows, material))
