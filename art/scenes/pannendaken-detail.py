"""Close-up of a ridge: half-round tiles, each held by a clip over its edge, above the top row of pantiles."""

import math

import light
import materials
import numpy as np
import roof
from geometry import box, move, place, sheet, tube_mesh, turn
from mathutils import Vector

SIZE = (880, 704)
POST = dict(exposure=0.1, saturation=0.97)
PITCH, COLUMNS, ROWS, STEP, RADIUS, WALL = 42, 40, 12, 0.385, 0.128, 0.015


def ridge_clip(tile, metal):
    """A strip of metal, fixed to the ridge board under the lap, that comes out there and hooks over the front edge of the
    covering tile. `tile` is the frame of that tile: its front edge is at x = 0."""
    arc = np.linspace(-0.105, 0.105, 9)
    under = -WALL - 0.0022
    strip = [(0.05, under), (0.002, under), (-0.0025, under + 0.0006), (-0.0035, under + 0.003), (-0.0035, -0.003)]
    strip += [(-0.0028, 0.001), (-0.0005, 0.0024), (0.004, 0.0022), (0.034, 0.0018), (0.038, 0.0035)]
    rows = [[(x, (RADIUS + h) * math.sin(a), (RADIUS + h) * math.cos(a)) for a in arc] for x, h in strip]
    sheet(rows, metal, 0.0014, tile)


def pleated_strip(frame):
    """The strip that closes the gap under the ridge tiles: level at the ridge, its lower edge dressed into the troughs."""
    end = ROWS * roof.GAUGE
    rows = []
    for x in np.linspace(0, COLUMNS * roof.WIDTH, 6000):
        row = []
        for y in np.linspace(end - 0.135, end + 0.04, 20):
            up = min(1, max(0, (y - end + 0.14) / 0.10))
            tile, level = roof.surface(x, min(y, end - 0.06)) + 0.006, 0.076
            high = tile + max(0, level - tile) * up * up * (3 - 2 * up)
            row.append((x, y, high + 0.0022 * math.sin(math.tau * x / 0.013)))
        rows.append(row)
    sheet(rows, materials.paint('#4c2218', 0.75, 0.2, 0.3), 0.002, frame)


def build():
    frame = roof.plane(PITCH)
    clay = materials.clay(roof.RED, 0.9, 0.05, 0, 0.2)
    tiles = roof.pantiles(clay, fine=True)
    roof.lay(frame, COLUMNS, ROWS, lambda column, row: tiles)
    roof.deck(frame, COLUMNS, ROWS, materials.plain('#1c1a18', 0.9))
    top = frame @ roof.point(0, ROWS * roof.GAUGE + 0.06, 0)
    crown = top.z + 0.065
    metal = materials.metal('#a3a8ab', (0.3, 0.45))
    shells = [tube_mesh(RADIUS, 0.116, 0.44, WALL, clay, math.pi, 40, 8, 0.004) for _ in range(2)]
    for k in range(int(COLUMNS * roof.WIDTH / STEP)):
        # The wide end covers the narrow one of the tile before it.
        tile = move(k * STEP, top.y, crown - RADIUS + 0.05) @ turn(0, 0.022, 0.006 * math.sin(5 * k))
        place(shells[k % 2], tile, 'ridge')
        ridge_clip(tile, metal)
    pleated_strip(frame)
    light.sky(20, 248, 0.125, 0.8, 0.1)
    # The land, out of focus.
    box((5000, 5000, 0.1), (0, 0, -9), materials.paint('#5a5f55', 0.95), 0)
    middle = Vector((9 * STEP + 0.03, top.y, crown + 0.03))
    light.camera(middle + Vector((-0.52, -0.56, 0.13)), middle + Vector((0.09, 0.0, -0.03)), 44, 5.6, middle + Vector((0, -0.05, 0.01)))
