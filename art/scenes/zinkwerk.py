"""A zinc roof with standing seams from its eaves up to a brick wall, with lead flashing over the junction."""

import math

import house
import light
import materials
import numpy as np
import roof
from geometry import COURSE, JOINT, box, brick_meshes, brickwork, grid, place, sheet

POST = dict(exposure=0.2, saturation=1.08, split=-0.06, keep=0.35)
PITCH, PAN, LENGTH = 24, 0.53, 2.1
# The zinc ends over the gutter.
EAVES = (0, -0.08, -0.02)
SHEETS = ('#74879a', '#6c7e90', '#7b8d9e')
BRICKS = ('#4b2a22', '#62382c', '#57352b', '#6f4233', '#3f2722', '#7a5142')
LEG = [(0, 0.0325), (0.0015, 0.014), (0.004, 0.004), (0.010, 0.0008)]
SEAM = [
    (-0.0045, 0.012),
    (-0.0062, 0.022),
    (-0.0060, 0.0325),
    (-0.0035, 0.0362),
    (0, 0.0372),
    (0.0035, 0.0362),
    (0.0058, 0.0325),
    (0.0055, 0.0285),
    (0.0036, 0.0262),
]
# Lead: its width on the zinc, the course of bricks above which it ends, the length of a piece, and the overlap of two pieces.
APRON, COURSES, PIECE, OVERLAP = 0.17, 12, 1.06, 0.1


def pan(frame, index, zinc):
    """One slightly wavy zinc pan, folded over at the eaves, with the seam on its left."""
    rng = np.random.RandomState(index + 50)
    wave, phase = rng.uniform(0.6, 1.3), rng.rand(5) * 6
    flat = [(x, 0) for x in np.linspace(0.010, PAN - 0.010, 28)]
    section = LEG + flat[1:-1] + [(PAN - x, z) for x, z in reversed(LEG)]
    rows, seams = [], []
    for y in np.linspace(0, LENGTH, 110):
        ends = min(1, 0.25 + y / 0.045)
        row = []
        for x, z in section:
            u = x / PAN
            dent = 0.0026 * math.sin(1.9 * y + phase[0] + 1.3 * u) + 0.0011 * math.sin(7.1 * y + phase[3])
            dent += 0.0017 * math.sin(4.3 * y + phase[1]) * math.sin(2 * math.pi * u + phase[2])
            row.append((index * PAN + x, y, z * ends + wave * dent * math.sin(math.pi * u)))
        rows.append(row)
        waver = 0.0010 * math.sin(2.7 * y + phase[4]) + 0.0005 * math.sin(9 * y)
        seams.append([(index * PAN + x + waver, y, z * ends) for x, z in SEAM])
    # The fold over the edge and back underneath, which hides the raw edge.
    edge = [(x, rows[0][k][2]) for k, (x, _) in enumerate(section)]
    fold = [(0.012, -0.026), (0.004, -0.030), (-0.004, -0.030), (-0.012, -0.026), (-0.0135, -0.016), (-0.012, -0.006)]
    lip = [[(index * PAN + x, y, h + min(z, 0.004)) for x, z in edge] for y, h in fold]
    place(grid(lip + rows, zinc), frame)
    sheet(seams, zinc, 0.0012, frame)


def flashing(frame, lead, wall, joint):
    """Pieces of lead, each set into the joint of the wall at z = `joint`, bent over the junction and dressed over the seams."""
    for k in range(-3, 6):
        left, rng = k * (PIECE - OVERLAP) - 0.2, np.random.RandomState(k + 9)
        phase, lift = rng.rand(5) * 6, 0.004 if k % 2 else 0.0
        rows = []
        for x in np.linspace(left, left + PIECE, 150):
            beside = (x + PAN / 2) % PAN - PAN / 2
            over_seam = 0.037 * math.exp(-((beside / 0.021) ** 2))
            row = []
            for t in np.linspace(0, 1, 16):
                y = LENGTH - APRON * (1 - t) - 0.004 * math.sin(7 * x + phase[0]) * (1 - t)
                dent = 0.0022 * math.sin(19 * x + phase[1]) * math.sin(9 * t + phase[2]) + 0.0012 * math.sin(47 * x + 5 * t)
                hollow = 0.03 * max(0, (t - 0.72) / 0.28) ** 2
                row.append(frame @ roof.point(x, y, 0.006 + lift + over_seam * (1 - 0.4 * t) + dent + hollow))
            foot = row[-1].z
            for t in np.linspace(0.12, 1, 14):
                bow = 0.002 * math.sin(13 * x + phase[3]) * math.sin(math.pi * t) + 0.001 * math.sin(31 * x + 9 * t)
                row.append((x, wall - 0.007 - lift - bow, foot + (joint - foot) * t))
            row.extend(((x, wall - 0.002, joint), (x, wall + 0.03, joint)))
            rows.append(row)
        sheet(rows, lead, 0.003)


def build():
    zinc_and_wall(house.Palette(), (0.32, 0.18), materials.plain('#1d242b', 0.06))
    light.sky(24, 253, 0.145, 1.8, 0.2)


def window(palette, x, z, glass, wide=1.3, tall=1.4):
    """A window in the wall: two panes, their frame and a sill; `z` is that of the sill."""
    box((wide, 0.02, tall), (x, 1.83, z + tall / 2), glass, 0)
    for side in (-1, 0, 1):
        box((0.08, 0.09, tall), (x + side * (wide / 2 - 0.035), 1.82, z + tall / 2), palette.white, 0.006)
    box((wide - 0.01, 0.096, 0.07), (x, 1.82, z + 0.035), palette.white, 0.006)
    box((wide + 0.12, 0.2, 0.055), (x, 1.79, z - 0.027), materials.stone('#8d8577', 12, 0.5), 0.008)


def zinc_and_wall(palette, rough, glass):
    """Build the zinc, the wall with a window above it and the camera of both pictures; `rough` is how matt the zinc is."""
    window(palette, 1.45, 1.36, glass)
    frame = roof.plane(PITCH, EAVES)
    sheets = [materials.metal(code, rough, 0.72, 0.5) for code in SHEETS]
    for index in range(-5, 9):
        pan(frame, index, sheets[index * 7 % 3])
    top = frame @ roof.point(0, LENGTH, 0)
    bricks = brick_meshes(materials.brick(BRICKS, 0.7))
    base = top.z - 0.6
    brickwork((1, top.y + 0.25, base), (9, 0.5, 3.6), bricks, palette.mortar, 4)
    lead = materials.metal('#414a54', (0.6, 0.8), 0.7, 0.55)
    # Low in the joint, so that the pointing above it shows.
    flashing(frame, lead, top.y, base + COURSES * (COURSE + JOINT) - 0.7 * JOINT)
    house.gutter(palette, -3, 5, laps=(1.3,))
    box((8, 0.03, 0.3), (1, 0.03, -0.18), palette.white, 0.004)
    light.camera((-0.75, -1.2, 0.62), (0.72, 1.05, 0.66), 32, 9, (0.5, 0.5, 0.3))
