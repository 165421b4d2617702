"""A roof under work, open in steps from the plasterboard to the tiles: from the eaves up one layer more lies on it each time."""

import math
import random

import house
import light
import materials
import numpy as np
import roof
from geometry import box_mesh, grid, move, place, rod, sheet, turn
from scipy import ndimage

POST = dict(exposure=0.15, saturation=0.95, keep=0.25)
PITCH, LEFT, RIGHT, LOWEST = 38, -6.2, 4.2, -1.4
# Rafters: the distance between their middles, width, and the z of their upper and lower sides.
APART, WIDE, TOP, LOW = 0.62, 0.075, -0.058, -0.238
# The y where each layer starts, and how much that of the wool differs per bay.
BARRIER, WOOL, MEMBRANE, COUNTER, BATTENS, TILES = 0.34, 0.72, 1.22, 1.42, 1.75, 2.40
BAYS = (0.0, 0.11, -0.04, 0.05, -0.09, 0.03, 0.08)
# Rows of tiles, and those that come when the roof is closed.
ROWS, MORE = 4, 12
TOP_END = TILES + ROWS * roof.GAUGE + 0.06


def hand(shape, size, seed):
    """Smooth random numbers, about -1 to 1, with features of `size` cells."""
    values = ndimage.gaussian_filter(np.random.RandomState(seed).normal(0, 1, shape), size)
    return values / values.std()


def rafters():
    """The x of the middle of each rafter."""
    return np.arange(LEFT, RIGHT, APART)


def wool(frame, left, right, start, material, seed, uneven=1.0):
    """Glass wool between two rafters: cut straight at y = `start`, slightly bulging above; `uneven` is the share of its
    smaller dents."""
    up, deep = np.linspace(start, MEMBRANE + 0.3, 220), np.linspace(LOW + 0.008, TOP - 0.014, 34)
    path = [(start, z) for z in deep] + [(y + 0.006, TOP - 0.010) for y in up]
    xs = np.linspace(left + 0.001, right - 0.001, 110)
    shape = (len(path), len(xs))
    dents = 0.0014 * hand(shape, 2.5, seed + 1) + 0.0009 * hand(shape, 0.8, seed + 2)
    soft = 0.0022 * hand(shape, 9, seed) + uneven * dents
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


def foil(frame, material, start, end, z, seed, wrinkle, curl, sag=0.0):
    """A sheet of foil with wrinkles, which sags between the rafters; its lower edge is cut by hand and curls up."""
    across, up = np.linspace(LEFT, RIGHT, 420), np.linspace(0, 1, 130) ** 1.3
    bumps, rows = hand((len(up), len(across)), (7, 7), seed), []
    for j, t in enumerate(up):
        row = []
        for i, x in enumerate(across):
            edge = start + 0.014 * math.sin(2.1 * x + seed) + 0.006 * math.sin(7 * x)
            y = edge + (end - edge) * t
            lift = curl * (0.6 + 0.4 * math.sin(3.7 * x + seed)) * math.exp(-(((y - edge) / 0.035) ** 2))
            hollow = sag * math.sin(math.pi * ((x - LEFT) / APART % 1)) ** 2
            row.append((x, y, z + wrinkle * bumps[j][i] + lift - hollow))
        rows.append(row)
    sheet(rows, material, 0.0012, frame)


def plasterboard(frame):
    """Boards of plaster with paper on both sides, with joints along and across the slope."""
    paper, core = materials.paint('#b3a792', 0.85, 0.12, 0.05), materials.stone('#c2bcb0', 90, 0.2)
    for low, high in ((LOWEST, 0.13), (0.133, 2.0)):
        for left in np.arange(LEFT, RIGHT, 2 * APART):
            at = move(left + APART, (low + high) / 2, LOW - 0.0175)
            place(box_mesh((2 * APART - 0.003, high - low, 0.0185), core, 0.001), frame @ at)
            place(box_mesh((2 * APART - 0.005, high - low - 0.004, 0.001), paper, 0), frame @ at @ move(z=0.0095))


def timber(frame):
    """Rafters, counter battens on the membrane, and battens on those, each with its nails."""
    rng, steel = random.Random(3), materials.metal('#9a9c9c', (0.3, 0.45))
    beam, batten = materials.wood('#b98350', (0.8, 14, 14)), materials.wood('#c49a68')
    along = lambda x, low, high, z: frame @ move(x, (low + high) / 2, z) @ turn(z=math.pi / 2 + rng.gauss(0, 0.001))
    for x in rafters():
        place(box_mesh((TOP_END - LOWEST, WIDE, TOP - LOW), beam, 0.003), along(x, LOWEST, TOP_END, (TOP + LOW) / 2))
        low = COUNTER + rng.uniform(-0.05, 0.05)
        place(box_mesh((TOP_END - low, 0.05, 0.023), batten, 0.0015), along(x, low, TOP_END, -0.0415))
    for y in np.arange(BATTENS, TOP_END, roof.GAUGE):
        at = move((LEFT + RIGHT) / 2, y, -0.016)
        place(box_mesh((RIGHT - LEFT, 0.048, 0.028), batten, 0.0015), frame @ at)
        for x in rafters():
            head = frame @ roof.point(x + rng.gauss(0, 0.004), y + rng.gauss(0, 0.004), -0.0025)
            rod(head, head + frame.to_3x3() @ roof.point(0, 0, 0.0016), 0.0042, steel, 12)


def open_roof(finished=False):
    """Build the roof with its layers, or closed when `finished`, and the camera; returns the frame of its plane."""
    frame, palette = roof.plane(PITCH), house.Palette()
    plasterboard(frame)
    # On the warm side, between the boards and the rafters, under which it runs on.
    foil(frame, materials.paint('#5c8069', 0.3, 0.2, 0), BARRIER, MEMBRANE, LOW - 0.003, 4, 0.0011, 0.0015)
    timber(frame)
    glass = materials.paint('#a2833f', 0.95, 0.3, 0.9)
    for k, x in enumerate(rafters()):
        wool(frame, x + WIDE / 2, x + APART - WIDE / 2, WOOL + BAYS[k % len(BAYS)], glass, 10 * k)
    membrane = materials.paint('#485c6b', 0.6, 0.15, 0.1)
    foil(frame, membrane, MEMBRANE, 2.05, -0.0525, 7, 0.0012, 0.03, 0.006)
    foil(frame, membrane, 1.96, TOP_END, -0.0505, 8, 0.001, 0.002, 0.006)
    clay = materials.clay(roof.RED, 0.6, 0, 0, 0.08)
    tiles, columns = roof.pantiles(clay, fine=True), int((RIGHT - LEFT) / roof.WIDTH)
    more = MORE if finished else 0
    roof.lay(frame @ move(LEFT, TILES - more * roof.GAUGE), columns, ROWS + more, lambda column, row: tiles)
    top = frame @ roof.point(LEFT, TOP_END, 0)
    roof.ridge((top.x, top.y, top.z + 0.02), RIGHT - LEFT, clay, palette.bedding, PITCH)
    light.ground(-3, '#a89a84')
    light.camera(frame @ roof.point(1.75, -1.2, 2.55), frame @ roof.point(0.2, 1.36, 0.0), 31)
    return frame


def build():
    open_roof()
    light.sky(17, 250, 0.13, 1.8, 0.3)
