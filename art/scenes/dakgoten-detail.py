"""Autumn leaves in the gutter, seen from above: brackets, bead and the lowest row of tiles."""

import math
import random

import house
import light
import materials
import numpy as np
from geometry import grid, move, place, turn
from roof import matrix_scaled
from scenes import dakgoten

SIZE = (640, 512)
POST = dakgoten.POST


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


def leaves(count, seed=12):
    """Scatter leaves in the gutter, most of them in drifts on its bottom."""
    rng, (radius, edge, drop) = random.Random(seed), house.GUTTER
    colours = ('#9a5a1e', '#c48a2c', '#6e3f1c', '#b26a24', '#8f7a2c')
    shapes = [leaf(materials.paint(code, 0.6, 0.6, 0.4), k) for k, code in enumerate(colours)]
    for k in range(count):
        x = rng.choice((1.62, 1.95, 2.5)) + rng.gauss(0, 0.13)
        angle, away = rng.gauss(0, 0.4), radius - 0.014 - 0.012 * (k % 4)
        at = move(x, edge + away * math.sin(angle), drop - away * math.cos(angle)) @ turn(angle)
        tilt = turn(rng.gauss(0, 0.12), rng.gauss(0, 0.15), rng.uniform(0, 6.3))
        size = rng.uniform(0.045, 0.068)
        place(rng.choice(shapes), matrix_scaled(at @ tilt, size), 'leaf')


def build():
    dakgoten.build()
    leaves(75)
    light.camera((1.24, -0.58, 0.40), (1.70, -0.11, -0.06), 44, 4, (1.7, -0.13, -0.1))
