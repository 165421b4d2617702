"""Laying a flat roof: felt with welded seams, a roll half laid, a burner at rest and an extinguisher. Houses behind."""

import math

import bmesh
import house
import light
import materials
import numpy as np
import roof
import torch
from extinguisher import extinguisher
from geometry import box, brickwork, eased, from_bmesh, grid, move, place, rod, sheet, tube_mesh, upright

POST = dict(exposure=0.35, saturation=1.0, split=0.03)
WIDE, STEP, NEAR, FAR, WALL, SELVEDGE = 1.0, 0.91, -2.0, 9.0, 5.7, 0.085
LAID, ROLL, TURN = 2.1, 0.125, 0.009


def felt(left, seed, material, tar, near=NEAR, selvedge=None):
    """One strip of felt along y, overlapping its neighbour, with a bead of molten bitumen along its edge. The `selvedge`, on
    which the next strip is welded, has no slate."""
    rng = np.random.RandomState(seed)
    phase = rng.rand(6) * 6
    edge = lambda y: 0.004 * math.sin(1.3 * y + phase[0]) + 0.002 * math.sin(4.1 * y + phase[1])
    rise = lambda u, y: 0.007 * u + 0.0022 * math.sin(2.2 * y + phase[2] + 3 * u) + 0.0012 * math.sin(7 * y + phase[3]) * u
    rows = [
        [(left + u * WIDE + edge(y), y, rise(u, y)) for u in np.linspace(0, 1, 14)] for y in np.linspace(near, FAR, 120)
    ]
    sheet(rows, material, 0.0055)
    if selvedge:
        bare = [
            [(left + u * WIDE + edge(y), y, rise(u, y) + 0.0006) for u in np.linspace(-0.001, SELVEDGE, 5)]
            for y in np.linspace(near, FAR, 120)
        ]
        sheet(bare, selvedge, 0.0006)
    bead = []
    for y in np.linspace(near, FAR, 900):
        flow = 0.5 * math.sin(9 * y + phase[4]) * math.sin(23 * y) + 0.35 * math.sin(41 * y + phase[5]) * math.sin(3.3 * y)
        wide = 0.014 + 0.004 * flow + rng.rand() * 0.0004
        bead.append(
            [
                (left + WIDE + edge(y) - 0.004 + wide * t, y, 0.0085 * (1 - t) ** 0.6 - (0.004 if t == 1 else 0))
                for t in np.linspace(0, 1, 7)
            ]
        )
    place(grid(bead, tar))


def vent(material, collar):
    """A vent pipe with its cap and a dressed collar."""
    at = (0.75, 4.7)
    upright(tube_mesh(0.06, 0.06, 0.42, 0.006, material), (*at, 0))
    upright(tube_mesh(0.095, 0.095, 0.07, 0.006, material), (*at, 0.40))
    upright(tube_mesh(0.125, 0.064, 0.10, 0.006, collar), (*at, 0))

    def cap(work):
        bmesh.ops.create_cone(work, segments=40, radius1=0.10, radius2=0.02, depth=0.05, cap_ends=True)

    place(from_bmesh(cap, material), move(*at, 0.495))


def bead(edge, side, top, low, tar, stop):
    """A narrow bead of molten bitumen along the lap of two strips: below the edge at x = edge(y), that faces `side` (-1 or 1),
    from the `top`(y) of the upper strip down to the `low` one, until y = `stop`."""
    rows = []
    for y in np.linspace(NEAR, stop, 1100):
        wide = 0.0078 + 0.0011 * math.sin(5.1 * y + 1) + 0.0007 * math.sin(17 * y) + 0.0005 * math.sin(43 * y + 2)
        high = top(y) - low + 0.0008 + 0.0003 * math.sin(11 * y + 2)
        row = [(edge(y) - side * 0.003, y, top(y) - 0.001)]
        for t in np.linspace(0, 1, 10):
            row.append((edge(y) + side * (wide * t - 0.002), y, low - 0.0008 + high * (1 - t**2.4) ** 0.55))
        rows.append(row if side < 0 else row[::-1])
    place(grid(rows, tar))


def laps(under, tar):
    """The strip in front of the roll, that the roll has come from, and the one on the far left: each over its neighbour."""
    low = -0.005
    edge = lambda y: 0.003 * math.sin(1.3 * y + 0.4) + 0.001 * math.sin(4.1 * y + 2)
    top = lambda y: -0.001 + 0.0004 * math.sin(2.2 * y + 1)
    rows = [
        [(-0.26 + edge(y) - 1 + u, y, top(y) - 0.0045 * (1 - u)) for u in (*np.linspace(0, 0.994, 14), 0.998, 0.9996, 1)]
        for y in np.linspace(NEAR, FAR, 160)
    ]
    sheet(rows, under, 0.0055)
    bead(lambda y: edge(y) - 0.26, 1, top, low, tar, FAR)

    # On its right the strip is level with its selvedge.
    phase = np.random.RandomState(21).rand(6) * 6
    selvedge = lambda y: STEP + 0.004 * math.sin(1.3 * y + phase[0]) + 0.002 * math.sin(4.1 * y + phase[1]) - 0.0008
    left = lambda y: 0.003 * math.sin(1.1 * y - 1.1 * LAID) + 0.001 * math.sin(3.7 * y - 3.7 * LAID)

    def level(x, y):
        right = low + (0.0053 + 0.0022 * math.sin(2.2 * y + phase[2])) * eased((x - 0.45) / 0.46)
        lapped = right + 0.004 * (1 - eased((x - 0.06) / 0.3))
        under_roll = eased((y - LAID + 0.14) / 0.14) * eased((0.9 - x) / 0.1)
        return lapped * (1 - under_roll) + 0.0035 * under_roll

    rows = []
    for y in np.linspace(NEAR, LAID, 200):
        start, end = left(y), selvedge(y)
        inner = np.linspace(start + 0.006, end - 0.006, 40)
        xs = (start, start + 0.0004, start + 0.002, *inner, end - 0.002, end - 0.0004, end)
        rows.append([(x, y, level(x, y)) for x in xs])
    sheet(rows, under, 0.0055)
    bead(left, -1, lambda y: level(0, y), low, tar, LAID - 0.03)


def spiral(left, y, high, radius, material, thickness, cut):
    """The turns of a roll: a sheet wound outwards from its core, ending on the ground. Its edges are `cut`."""
    rows, across = [], [0, 0.0003, 0.003, *np.linspace(0.05, WIDE - 0.05, 12), WIDE - 0.003, WIDE - 0.0003, WIDE]
    for k in range(10 * 40 + 1):
        angle, r = math.tau * k / 40 - math.pi / 2, radius - (10 - k / 40) * TURN
        shift = 0.0007 * math.sin(k / 17)
        rows.append([(left + shift + x, y - r * math.cos(angle), high + r * math.sin(angle)) for x in across])
    turns = sheet(rows, material, thickness)
    turns.data.materials.append(cut)
    turns.modifiers['solid'].material_offset_rim = 1


def roll(skin, film, left, y):
    """The roll at the end of a half-laid strip, tightly wound; its outer side is melted."""
    high, cut = ROLL + 0.004, materials.plain('#0c0908', 0.8, specular=0.1)
    spiral(left, y, high, ROLL + 0.0015, film, 0.0015, materials.plain('#050404', 0.7, specular=0.1))
    spiral(left, y, high, ROLL, skin, 0.0074, cut)
    rod((left + 0.008, y, high), (left + WIDE - 0.008, y, high), 0.035, cut, 40)


def parapet(palette, skin):
    """The edge of the roof: felt turned up against it, under a zinc cap."""
    box((24, 0.3, 0.3), (4, WALL + 0.15, 0.14), skin, 0.01)
    box((24, 0.13, 0.13), (4, WALL, 0), skin, 0, (math.pi / 4, 0, 0))
    for k in range(12):
        box((1.996, 0.38, 0.03), (-7 + k * 2, WALL + 0.15, 0.305), palette.zinc, 0.006)


def neighbours(palette, wet=0.0):
    """Tiled houses behind the parapet, and the land below the horizon."""
    red = roof.pantiles(materials.clay(roof.RED, 0.8, 0.05, wet), 3)
    for left, y, eaves, columns, rows, seed in ((4.2, 14, -0.35, 44, 8, 3), (-9, 20, -0.2, 46, 10, 5), (-3, 28, -1.1, 210, 7, 6)):
        frame = roof.plane(48, (left, y, eaves))
        roof.lay(frame, columns, rows, lambda column, row: red, seed)
        roof.deck(frame, columns, rows, palette.dark)
        top, width = frame @ roof.point(0, rows * roof.GAUGE + 0.06, 0), columns * roof.WIDTH
        roof.ridge((left - 0.05, top.y, top.z + 0.02), width, red[0].materials[0], palette.bedding, 48)
        house.verge(frame, palette, rows * roof.GAUGE + 0.06, 48)
        brickwork((left + width / 2, top.y, eaves - 3), (width, 2 * (top.y - y) - 0.1, 3), palette.brick, palette.mortar, seed)
        house.chimney(frame, palette, 2.6, rows * roof.GAUGE - 0.2, top.z + 0.75, 48)
    box((5000, 5000, 0.1), (0, 0, -9), materials.paint('#5a5f55', 0.95), 0)


def build():
    flat_roof()
    light.sky(20, 252, 0.125, 0.3, 0.1)


def half_laid(skin, tar, bare):
    """The strip that is half laid, its roll, the burner and its gas bottle, and an extinguisher."""
    felt(0, 20, skin, tar, LAID, bare)
    roll(skin, materials.paint('#121315', 0.2, 0.3, 0.5), 0, LAID)
    torch.at_rest()
    extinguisher((2.62, 2.62, 0))


def flat_roof(wet=0.0, finished=False):
    """Build the roof, half laid or `finished`, the houses behind, and the camera of all pictures."""
    palette, skin, tar = house.Palette(), materials.bitumen('#3d434a', wet), materials.plain('#121214', 0.12)
    bare = materials.paint('#1c1d1f', 0.55 - 0.3 * wet, 0.5, 0.4)
    under = materials.paint('#2a2b2d', 0.62 - 0.42 * wet, 0.6, 0.5)
    for index in range(-8 if finished else 1, 9):
        felt(index * STEP, index + 20, skin, tar, selvedge=bare)
    if not finished:
        half_laid(skin, tar, bare)
    # The lower layer, on which the strips lie.
    low = lambda x: -0.005 if -0.4 < x < 0.05 else -0.012
    place(grid([[(x, y, low(x)) for x in np.linspace(-9, 9, 181)] for y in np.linspace(NEAR, FAR, 40)], under))
    laps(under, materials.plain('#0a0909', 0.36, specular=0.35))
    parapet(palette, skin)
    vent(palette.zinc, skin)
    neighbours(palette, wet)
    light.camera((-0.50, -0.18, 0.88), (0.62, 1.80, 0.16), 29, 4, (0.55, 1.6, 0.1))
