"""A piece of an insulated roof, without a background, cut away in steps from plasterboard to tiles."""

import math
import random

import light
import materials
import numpy as np
import roof
from geometry import box_mesh, grid, move, place, rod, sheet, turn
from scipy import ndimage

CUT_OUT = True
POST = dict(exposure=-0.1, saturation=0.96, bloom=0, vignette=0)
PITCH, SLOPE, END = 30, 1.98, 3.32
# Rafters: their left sides, width, and the z of their upper and lower sides.
RAFTERS, WIDE, TOP, LOW = (0.12, 0.74, 1.36, 1.98, 2.60, 3.22), 0.075, -0.058, -0.238
# Where each layer starts, along x. Tiles: their first column and its x.
BOARD, BARRIER, MEMBRANE, BATTENS, TILES = -0.44, 0.0, 1.66, 1.84, 2.44
COLUMNS, ROWS = 4, 6


def hand(shape, size, seed):
    """Smooth random numbers, about -1 to 1, with features of `size` cells."""
    values = ndimage.gaussian_filter(np.random.RandomState(seed).normal(0, 1, shape), size)
    return values / values.std()


def wool(frame, left, right, material, seed):
    """Glass wool between two rafters: cut straight in front, slightly bulging above."""
    up, deep = np.linspace(0, SLOPE, 380), np.linspace(LOW + 0.004, TOP - 0.014, 34)
    path = [(0.0, z) for z in deep] + [(y + 0.006, TOP - 0.010) for y in up]
    xs = np.linspace(left + 0.001, right - 0.001, 110)
    shape = (len(path), len(xs))
    soft = 0.0022 * hand(shape, 9, seed) + 0.0014 * hand(shape, 2.5, seed + 1) + 0.0009 * hand(shape, 0.8, seed + 2)
    layers = 0.0035 * hand((len(deep), 1), 1.2, seed + 3) + 0.002 * hand((len(deep), len(xs)), (0.6, 9), seed + 4)
    rows = []
    for k, (y, z) in enumerate(path):
        row = []
        for i, x in enumerate(xs):
            inner = math.sin(math.pi * (x - left) / (right - left)) ** 0.35
            if k < len(deep):
                row.append((x, y - 0.004 + 0.7 * soft[k][i] + layers[k][i], z))
            else:
                row.append((x, y, z - 0.012 * (1 - inner) + inner * soft[k][i] - 0.002))
        rows.append(row)
    place(grid(rows, material), frame)


def foil(frame, material, left, right, z, seed, wrinkle, curl, front=-0.012):
    """A sheet of foil with wrinkles; its left edge is cut by hand and curls up."""
    rows, bumps = [], hand((150, 120), (9, 7), seed)
    for j, y in enumerate(np.linspace(front, SLOPE + 0.012, 150)):
        edge = left + 0.012 * math.sin(2.1 * y + seed) + 0.006 * math.sin(7 * y)
        lift = curl * (0.6 + 0.4 * math.sin(2.7 * y + seed))
        rows.append(
            [
                (x, y, z + wrinkle * bumps[j][i] + lift * math.exp(-(((x - edge) / 0.035) ** 2)))
                for i, x in enumerate(np.linspace(edge, right, 120))
            ]
        )
    sheet(rows, material, 0.0012, frame)


def plasterboard(frame):
    """Boards of plaster with paper on both sides, and a joint half-way up the slope."""
    paper, core = materials.paint('#d6cfc0', 0.85, 0.12, 0.05), materials.stone('#c2bcb0', 90, 0.2)
    for low, high in ((0, 1.2), (1.203, SLOPE)):
        at = move((BOARD + END) / 2, (low + high) / 2, LOW - 0.0115)
        place(box_mesh((END - BOARD, high - low, 0.0185), core, 0.001), frame @ at)
        for z in (0.0095, -0.0095):
            place(box_mesh((END - BOARD - 0.002, high - low - 0.004, 0.001), paper, 0), frame @ at @ move(z=z))


def timber(frame):
    """Rafters, counter battens on the membrane, and battens on those, each with its nails."""
    rng, steel = random.Random(3), materials.metal('#9a9c9c', (0.3, 0.45))
    beam, batten = materials.wood('#b98350', (0.8, 14, 14)), materials.wood('#c49a68')
    for x in RAFTERS:
        at = move(x + WIDE / 2, SLOPE / 2 + rng.uniform(-0.003, 0.003), (TOP + LOW) / 2)
        place(box_mesh((SLOPE, WIDE, TOP - LOW), beam, 0.003), frame @ at @ turn(z=math.pi / 2))
    for x in RAFTERS[3:]:
        at = move(x + WIDE / 2, SLOPE / 2, -0.0415)
        place(box_mesh((SLOPE + 0.01, 0.05, 0.023), batten, 0.0015), frame @ at @ turn(z=math.pi / 2 + rng.gauss(0, 0.001)))
    for row in range(ROWS + 1):
        left, y = BATTENS + rng.uniform(-0.02, 0.02), row * roof.GAUGE + rng.gauss(0, 0.002)
        at = move((left + END) / 2, y, -0.016)
        place(box_mesh((END - left, 0.048, 0.028), batten, 0.0015), frame @ at @ turn(z=rng.gauss(0, 0.001)))
        for x in RAFTERS[3:]:
            head = frame @ roof.point(x + WIDE / 2 + rng.gauss(0, 0.004), y + rng.gauss(0, 0.004), -0.0025)
            rod(head, head + frame.to_3x3() @ roof.point(0, 0, 0.0016), 0.0042, steel, 12)


def build():
    frame = roof.plane(PITCH)
    plasterboard(frame)
    foil(frame, materials.paint('#7f9f86', 0.28, 0.15, 0), BARRIER, END, LOW + 0.005, 4, 0.0011, 0.012, 0.006)
    timber(frame)
    glass = materials.paint('#b08a3a', 0.95, 0.3, 0.9)
    for k, (left, right) in enumerate(zip(RAFTERS[1:], RAFTERS[2:])):
        wool(frame, left + WIDE, right, glass, 10 * k)
    foil(frame, materials.paint('#5f7a8c', 0.55, 0.15, 0.1), MEMBRANE, END, -0.0545, 7, 0.0012, 0.03, -0.03)
    tiles = roof.pantiles(materials.clay(roof.RED, 0.6, 0, 0, 0.08), fine=True)
    roof.lay(frame @ move(TILES), COLUMNS, ROWS, lambda column, row: tiles)
    light.sky(19, 224, 0.13, 1.8, 0.1)
    light.ground(-3, '#a89a84')
    middle = frame @ roof.point(1.46, 0.94, -0.12)
    light.camera(middle + roof.point(2.9, -7.3, 1.75), middle, 67)
    names = dict(
        gipsplaat=(-0.22, 0.35, LOW),
        damprem=(0.45, 0.45, LOW + 0.005),
        isolatie=(1.10, 0.34, -0.068),
        onderdakfolie=(1.80, 1.48, -0.053),
        tengel=(2.02, 1.80, -0.03),
        panlat=(2.25, 1.625, -0.002),
        dakpan=(2.95, 0.55, 0.09),
    )
    return dict(points={name: frame @ roof.point(*at) for name, at in names.items()})
