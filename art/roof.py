"""A pantile roof: individual tiles, slightly out of place, with ridge, battens and moss."""

import math
import random

import bmesh
import numpy as np
from mathutils import Euler, Matrix, Vector
from scipy.interpolate import CubicSpline

from geometry import bevelled, box_mesh, from_bmesh, from_faces, grid, move, place, shell_faces, tube_mesh, turn

WIDTH, LENGTH, GAUGE, THICK = 0.205, 0.40, 0.325, 0.013
# How far the edges of a tile are rounded.
ROUND = 0.0018
TILT = math.atan2(0.021, GAUGE)
ACROSS = [-0.012, 0.012, 0.05, 0.088, 0.122, 0.150, 0.176, 0.203, 0.228, 0.246]
HEIGHT = [0.026, 0.012, 0.0015, 0.0, 0.010, 0.030, 0.0475, 0.0535, 0.0455, 0.027]
PROFILE = CubicSpline(ACROSS, HEIGHT)
RED = ['#6a2c1b', '#8a3a22', '#94432a', '#7c3521', '#5a2a1e', '#a04e30']
OLD = ['#55261a', '#7a3522', '#86402a', '#6c3022', '#482620', '#8f4a32', '#6a3a2e']


def plane(pitch, origin=(0, 0, 0)):
    """The frame of a roof: x along the eaves, y up the slope, z away from the roof; pitch in degrees."""
    return move(*origin) @ turn(math.radians(pitch))


def surface(x, y, last=None):
    """The height of the tiles above the frame at (x, y); those of row `last` run on below the next ones."""
    within = (x - 0.041) % WIDTH + 0.041
    row = math.floor((y + 0.05) / GAUGE)
    row = row if last is None else min(row, last)
    head = row * GAUGE + LENGTH - 0.05
    return 0.02 + (head - y) * math.tan(TILT) + float(PROFILE(within))


def pantile(material, seed=0, across=30, along=10):
    """One S-shaped tile, slightly warped. Its head is at the origin, its tail at y = -LENGTH."""
    rng = random.Random(seed)
    warp = [rng.uniform(-1, 1) for _ in range(3)]
    xs = np.linspace(ACROSS[0], ACROSS[-1], across)
    zs = PROFILE(xs)
    slope = np.gradient(zs, xs)
    length = np.sqrt(1 + slope**2)
    vertices = []
    for under in (0, 1):
        for j in range(along):
            v = j / (along - 1)
            for i in range(across):
                u = i / (across - 1)
                sag = (
                    0.0022 * warp[0] * math.sin(math.pi * v)
                    + 0.0018 * warp[1] * math.sin(2 * math.pi * u + warp[2] * 3) * v
                )
                y = -LENGTH * v + 0.0025 * warp[1] * math.sin(6 * u + warp[0] * 2) * v
                vertices.append(
                    (xs[i] + under * THICK * slope[i] / length[i], y, zs[i] + sag - under * THICK / length[i])
                )
    return bevelled(from_faces(vertices, shell_faces(along, across), material), ROUND, 3)


def pantiles(material, count=6, fine=False):
    """A few variants of a tile, to choose from at random."""
    return [pantile(material, k, *((44, 16) if fine else (26, 9))) for k in range(count)]


def lay(frame, columns, rows, choose, seed=4):
    """Lay tiles; choose(column, row) returns the tiles to pick from, None for a gap, or (tiles, extra matrix)."""
    rng = random.Random(seed)
    row_shift = [rng.gauss(0, 0.0025) for _ in range(rows)]
    column_shift = [rng.gauss(0, 0.0018) for _ in range(columns)]
    for row in range(rows):
        for column in range(columns):
            tiles = choose(column, row)
            at = move(
                column * WIDTH + column_shift[column] + rng.gauss(0, 0.0015),
                row * GAUGE + LENGTH - 0.05 + row_shift[row] + rng.gauss(0, 0.003),
                0.02 + rng.gauss(0, 0.0008),
            )
            tilt = turn(-TILT + rng.gauss(0, 0.006), rng.gauss(0, 0.008), rng.gauss(0, 0.007))
            if not tiles:
                continue
            tiles, extra = tiles if isinstance(tiles, tuple) else (tiles, turn())
            place(rng.choice(tiles), frame @ at @ extra @ tilt, 'tile')


def deck(frame, columns, rows, material):
    """Add dark boards below the tiles, to hide the sky behind the gaps."""
    width, slope = columns * WIDTH, rows * GAUGE + 0.06
    place(box_mesh((width, slope, 0.03), material, 0), frame @ move(width / 2, slope / 2, -0.045))


def comb(frame, columns, material):
    """Close the hollows under the lowest tiles, so that no bird gets in."""
    y, xs = -0.02, np.linspace(0.03, columns * WIDTH, columns * 24)
    low, high = [(x, y, -0.03) for x in xs], []
    for x in xs:
        within = (x - 0.041) % WIDTH + 0.041
        # Where two tiles lap, it ends below the lower one.
        lap = float(PROFILE(within) - PROFILE(within - WIDTH)) if within - WIDTH > ACROSS[0] - 0.009 else 0.0
        high.append((x, y, surface(x, y) - max(0.0, lap) - THICK - 0.002))
    place(grid([low, high], material), frame)


def underlay(frame, columns, rows, membrane, wood):
    """Add the layers below the tiles: membrane, counter battens and battens."""
    counter_battens(frame, columns, rows, membrane, wood)
    width = columns * WIDTH
    for row in range(rows + 1):
        place(
            box_mesh((width, 0.045, 0.028), wood, 0.002),
            frame @ move(width / 2, row * GAUGE + LENGTH - GAUGE - 0.075, -0.016),
        )


def counter_battens(frame, columns, rows, membrane, wood):
    """Add a membrane, unless it is None, and the counter battens on it."""
    width, height = columns * WIDTH, rows * GAUGE
    ripple = lambda x, y: -0.055 + 0.0025 * math.sin(9 * x + 3 * y) + 0.002 * math.sin(4 * x - 7 * y)
    if membrane:
        ys = np.linspace(-0.2, height + 0.2, 60)
        place(grid([[(x, y, ripple(x, y)) for x in np.linspace(0, width, 80)] for y in ys], membrane), frame)
    for k in range(int(width / 0.6) + 1):
        place(
            box_mesh((height, 0.045, 0.022), wood, 0.002),
            frame @ move(0.31 + k * 0.6, height / 2, -0.041) @ turn(z=math.pi / 2),
        )


def ridge(start, length, material, mortar, pitch, seed=5, leftwards=False):
    """Add half-round ridge tiles along x from `start`, each over the narrow end of the one before it, bedded in mortar that
    follows the tiles below. `leftwards`: the first one lies at the right end."""
    rng = random.Random(seed)
    tiles = [tube_mesh(0.128 + 0.002 * k, 0.112, 0.44, 0.016, material, math.pi, 20, 6, 0.004) for k in range(3)]
    x = 0.0
    while x < length:
        matrix = move(start[0] + (length - x if leftwards else x), start[1], start[2] + 0.036 + rng.gauss(0, 0.0012))
        matrix = matrix @ turn(z=math.pi) if leftwards else matrix
        place(
            rng.choice(tiles),
            matrix @ turn(rng.gauss(0, 0.01), 0.016 + rng.gauss(0, 0.004), rng.gauss(0, 0.006)),
            'ridge',
        )
        x += 0.385
    slope = plane(pitch, start)
    edge = [0.035 * rng.random() for _ in range(int(length / 0.03) + 3)]
    rows = []
    for j in range(7):
        row = []
        for i in range(int(length / 0.015)):
            x = i * 0.015
            k, part = int(x / 0.03), x / 0.03 % 1
            reach = 0.135 + edge[k] * (1 - part) + edge[k + 1] * part
            wave = float(PROFILE((x - 0.041) % WIDTH + 0.041)) - 0.03
            row.append((x, -reach * j / 6, 0.05 * (1 - j / 6) + wave * j / 6 + 0.012 + 0.003 * math.sin(31 * x + j)))
        rows.append(row)
    place(grid(rows, mortar), slope)


def moss_cushion(material, seed, blades=5200):
    """A low, uneven cushion of radius 1, velvety with very short blades."""
    rng = random.Random(seed)
    dome = lambda x, y: 0.34 * (1 - (x * x + y * y) / 0.6)
    lobes = []
    for _ in range(22):
        angle, reach, r = rng.uniform(0, 6.3), 0.78 * math.sqrt(rng.random()), rng.uniform(0.13, 0.3)
        x, y = reach * math.cos(angle), reach * math.sin(angle)
        lobes.append((x, y, 0.85 * max(0, dome(x, y)), r))

    def high(x, y):
        """The height of the cushion; below 0 outside it."""
        bumps = (low + 0.45 * r * (1 - ((x - cx) ** 2 + (y - cy) ** 2) / r**2) for cx, cy, low, r in lobes)
        return max(dome(x, y), *bumps)

    def build(work):
        for cx, cy, low, r in ((0, 0, 0, 0.77), *lobes):
            lobe = bmesh.ops.create_icosphere(work, subdivisions=2, radius=r)['verts']
            for vertex in lobe:
                vertex.co = Vector((vertex.co.x + cx, vertex.co.y + cy, vertex.co.z * 0.42 + low))
        for _ in range(blades):
            cx, cy, _, r = rng.choice(lobes)
            angle, reach = rng.uniform(0, 6.3), r * math.sqrt(rng.random())
            x, y = cx + reach * math.cos(angle), cy + reach * math.sin(angle)
            turned = Euler((rng.gauss(0, 0.5), rng.gauss(0, 0.5), rng.uniform(0, 6.3)))
            matrix = move(x, y, high(x, y) - 0.03) @ turned.to_matrix().to_4x4()
            tall = rng.uniform(0.06, 0.13)
            corners = ((-0.013, 0), (0.013, 0), (0.003, tall), (-0.003, tall))
            work.faces.new([work.verts.new(matrix @ Vector((x, 0, z))) for x, z in corners])

    return from_bmesh(build, material, None)


def moss(frame, columns, rows, material, share, seed=7):
    """Add moss in the troughs and on the lower ends of the tiles; share(column, row) returns its density, 0 to about 1."""
    rng = random.Random(seed)
    cushions = [moss_cushion(material, k) for k in range(5)]
    for row in range(rows):
        for column in range(columns):
            # Along the lower edge it grows together; on the tile only the trough stays wet enough.
            middle = rng.uniform(0.041, 0.246)
            for _ in range(int(rng.random() + 34 * share(column, row))):
                on_tail = rng.random() < 0.85
                u = min(0.25, max(0.035, rng.gauss(middle, 0.05))) if on_tail else rng.gauss(0.075, 0.014)
                v = abs(rng.gauss(0, 0.013)) - 0.006 if on_tail else rng.uniform(0, GAUGE)
                x, y = column * WIDTH + u, row * GAUGE - 0.05 + v
                size = min(0.026, rng.lognormvariate(-4.6, 0.4))
                matrix = move(x, y, surface(x, y) - size * 0.1) @ turn(
                    rng.gauss(0, 0.2), rng.gauss(0, 0.2), rng.uniform(0, 6.3)
                )
                place(rng.choice(cushions), frame @ matrix @ Matrix.Diagonal((size, size, 0.6 * size, 1)), 'moss')


def matrix_scaled(matrix, size):
    """The matrix, scaled uniformly by `size`."""
    return matrix @ Matrix.Diagonal((size, size, size, 1))


def point(x, y, z):
    """A vector, to multiply by a frame."""
    return Vector((x, y, z))
