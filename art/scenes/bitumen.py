"""A flat roof against a brick wall: bitumen felt with welded seams, a roll half laid, a roof light."""

import math

import bmesh
import house
import light
import materials
import numpy as np
from geometry import box, brickwork, from_bmesh, grid, move, place, sheet, tube_mesh, upright

POST = dict(exposure=0.2, saturation=0.95)
WIDE, LAP, NEAR, FAR, WALL = 1.0, 0.09, -2.0, 9.0, 5.7


def felt(left, seed, material, tar):
    """One strip of felt along y, lapped over its neighbour, with the bead of molten bitumen along its edge."""
    rng = np.random.RandomState(seed)
    phase = rng.rand(6) * 6
    edge = lambda y: 0.004 * math.sin(1.3 * y + phase[0]) + 0.002 * math.sin(4.1 * y + phase[1])
    rise = (
        lambda u, y: 0.007 * u + 0.0022 * math.sin(2.2 * y + phase[2] + 3 * u) + 0.0012 * math.sin(7 * y + phase[3]) * u
    )
    rows = [
        [(left + u * WIDE + edge(y), y, rise(u, y)) for u in np.linspace(0, 1, 14)] for y in np.linspace(NEAR, FAR, 120)
    ]
    sheet(rows, material, 0.0055)
    bead = []
    for y in np.linspace(NEAR, FAR, 900):
        flow = 0.006 * math.sin(9 * y + phase[4]) * math.sin(23 * y) + 0.006 * abs(
            math.sin(41 * y + phase[5]) * math.sin(3.3 * y)
        )
        wide = 0.014 + flow + rng.rand() * 0.001
        bead.append(
            [
                (left + WIDE + edge(y) - 0.004 + wide * t, y, 0.0065 * (1 - t) ** 0.6 - (0.004 if t == 1 else 0))
                for t in np.linspace(0, 1, 7)
            ]
        )
    place(grid(bead, tar))


def vent(material, collar):
    """A vent pipe with its cap and a dressed collar."""
    at = (-1.0, 4.6)
    upright(tube_mesh(0.06, 0.06, 0.42, 0.006, material), (*at, 0))
    upright(tube_mesh(0.095, 0.095, 0.07, 0.006, material), (*at, 0.40))
    upright(tube_mesh(0.125, 0.064, 0.10, 0.006, collar), (*at, 0))

    def cap(work):
        bmesh.ops.create_cone(work, segments=40, radius1=0.10, radius2=0.02, depth=0.05, cap_ends=True)

    place(from_bmesh(cap, material), move(*at, 0.495))


def roll(skin, inside, left, y):
    """A roll of felt at the end of the strip it is being laid as."""
    for k in range(8):
        radius = 0.125 - k * 0.0125
        place(
            tube_mesh(radius, radius, 1.0 - 0.004 * (k % 3), 0.0085, skin if k == 0 else inside, bevel=0.001),
            move(left + 0.003 * (k % 4), y, 0.135),
        )
    slope = [[(left + x, y - 0.16 + t * 0.16, 0.012 + 0.006 * t * t) for x in (0, 1.0)] for t in np.linspace(0, 1, 6)]
    ahead = [
        [(left + x, v, 0.013 + 0.003 * math.sin(3 * v)) for x in np.linspace(0, 1.0, 8)]
        for v in np.linspace(NEAR, y - 0.15, 60)
    ]
    sheet(ahead + [[(left + x, row[0][1], row[0][2]) for x in np.linspace(0, 1.0, 8)] for row in slope], skin, 0.0055)


def build():
    palette, skin, tar = house.Palette(), materials.bitumen('#33373b'), materials.plain('#161617', 0.28)
    frame, dark_glass = materials.paint('#23282a', 0.35, 0.2), materials.plain('#181f21', 0.02, 0, 0.8)
    for index in range(-5, 6):
        felt(index * (WIDE - LAP), index + 20, skin, tar)
    brickwork((2, WALL + 0.5, -0.1), (16, 0.8, 3.6), palette.brick, palette.mortar, 4)
    box((16, 0.02, 0.22), (2, WALL + 0.09, 0.10), skin, 0.004)
    box((16, 0.13, 0.13), (2, WALL + 0.09, 0), skin, 0, (math.pi / 4, 0, 0))
    for k in range(8):
        box((1.995, 0.008, 0.11), (-6 + k * 2, WALL + 0.072, 0.235), palette.lead, 0.002, (-0.06, 0, 0))
    roll(skin, materials.plain('#1c1c1d', 0.6), -0.91 + 0.03, 2.1)
    x, y = 1.5, 3.9
    box((1.75, 1.45, 0.26), (x, y, 0.13), skin, 0.02)
    box((1.95, 1.65, 0.05), (x, y, 0.005), skin, 0.02)
    for size, dx, dy in (
        ((1.85, 0.10, 0.085), 0, -0.725),
        ((1.85, 0.10, 0.085), 0, 0.725),
        ((0.10, 1.35, 0.085), -0.875, 0),
        ((0.10, 1.35, 0.085), 0.875, 0),
    ):
        box(size, (x + dx, y + dy, 0.30), frame, 0.008)
    box((1.68, 1.38, 0.02), (x, y, 0.318), dark_glass, 0.002)
    vent(palette.zinc, skin)
    light.sky(14, 252, 0.13, 1.6, 0.2)
    light.camera((-1.9, -0.4, 0.95), (0.1, 3.0, 0.18), 42, 2.0, (-0.6, 2.0, 0.12))
