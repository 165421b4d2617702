"""A zinc roof with standing seams, cut by sun and shadow."""

import math

import house
import light
import materials
import numpy as np
import roof
from geometry import brickwork, grid, place, sheet

POST = dict(exposure=-0.3, saturation=0.95, split=-0.12)
PAN, LENGTH = 0.53, 7
LEG = [(0, 0.0255), (0.0015, 0.012), (0.004, 0.004), (0.010, 0.0008)]
SEAM = [
    (-0.0045, 0.012),
    (-0.0062, 0.018),
    (-0.0060, 0.0265),
    (-0.0035, 0.0295),
    (0, 0.0302),
    (0.0035, 0.0295),
    (0.0058, 0.0265),
    (0.0055, 0.0235),
    (0.0036, 0.0215),
]


def pan(frame, index, zinc):
    """One zinc pan between two seams, slightly wavy as sheet metal is, and the seam at its left."""
    rng = np.random.RandomState(index + 50)
    wave, phase = rng.uniform(0.6, 1.3), rng.rand(5) * 6
    flat = [(x, 0) for x in np.linspace(0.010, PAN - 0.010, 28)]
    section = LEG + flat[1:-1] + [(PAN - x, z) for x, z in reversed(LEG)]
    rows, seams = [], []
    for y in np.linspace(-1, LENGTH - 1, 180):
        row = []
        for x, z in section:
            u = x / PAN
            dent = 0.0026 * math.sin(1.9 * y + phase[0] + 1.3 * u) + 0.0011 * math.sin(7.1 * y + phase[3])
            dent += 0.0017 * math.sin(4.3 * y + phase[1]) * math.sin(2 * math.pi * u + phase[2])
            row.append((index * PAN + x, y, z + wave * dent * math.sin(math.pi * u)))
        rows.append(row)
        waver = 0.0010 * math.sin(2.7 * y + phase[4]) + 0.0005 * math.sin(9 * y)
        seams.append([(index * PAN + x + waver, y, z + 0.0006 * math.sin(5 * y + phase[1])) for x, z in SEAM])
    place(grid(rows, zinc), frame)
    sheet(seams, zinc, 0.0012, frame)


def build():
    palette, frame = house.Palette(), roof.plane(32)
    zinc = materials.metal('#84919c', (0.55, 0.42), 0.78, 0.45)
    for index in range(-6, 12):
        pan(frame, index, zinc)
    brickwork((4.05, 2.2, 0), (1.4, 1.2, 4.4), palette.brick, palette.mortar, 4)
    light.sky(17, 262, 0.14, 2.0, 0.3)
    light.camera(
        frame @ roof.point(-0.55, -0.1, 0.62),
        frame @ roof.point(1.0, 2.0, 0.02),
        42,
        7,
        frame @ roof.point(0.55, 1.35, 0.02),
    )
