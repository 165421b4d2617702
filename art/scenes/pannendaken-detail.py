"""Close-up of a ridge: half-round tiles, each held by a clip and a screw, above the top row of pantiles."""

import math

import light
import materials
import numpy as np
import roof
from geometry import move, place, rod, sheet, tube_mesh, turn
from mathutils import Vector

SIZE = (640, 512)
POST = dict(exposure=0.1, saturation=0.97)
PITCH, COLUMNS, ROWS, STEP, RADIUS = 42, 40, 12, 0.385, 0.128


def ridge_clip(x, y, z, metal, steel):
    """A strip of metal over the crown of a ridge tile at (x, y, z), hooked over its front edge, with a screw."""
    arc = np.linspace(-0.14, 0.14, 9)
    strip = [(x - 0.004, -0.020), (x - 0.006, 0.0015), (x + 0.004, 0.004), (x + 0.03, 0.003), (x + 0.085, 0.003)]
    rows = [
        [(px, y + (RADIUS + h) * math.sin(a), z - RADIUS + (RADIUS + h) * math.cos(a)) for a in arc] for px, h in strip
    ]
    sheet(rows, metal, 0.0015)
    rod((x + 0.045, y, z), (x + 0.045, y, z + 0.007), 0.014, materials.plain('#15171a', 0.6), 24)
    rod((x + 0.045, y, z), (x + 0.045, y, z + 0.006), 0.0085, steel, 6)


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
    metal, steel = materials.metal('#a3a8ab', (0.3, 0.45)), materials.metal('#c3c6c8', (0.2, 0.35), 0.9, 0.9)
    shells = [tube_mesh(RADIUS, 0.118, 0.44, 0.015, clay, math.pi, 32, 8, 0.004) for _ in range(2)]
    for k in range(int(COLUMNS * roof.WIDTH / STEP)):
        tile = place(shells[k % 2], move(k * STEP, top.y, crown - RADIUS + 0.05) @ turn(0, -0.03, 0), 'ridge')
        tile.rotation_euler.z += 0.006 * math.sin(5 * k)
        ridge_clip(k * STEP, top.y, crown + 0.05, metal, steel)
    pleated_strip(frame)
    light.sky(20, 248, 0.125, 0.8, 0.1)
    middle = Vector((9 * STEP + 0.03, top.y, crown + 0.03))
    # From below the ridge, so that it hides the horizon.
    light.camera(middle + Vector((-0.50, -0.62, -0.015)), middle + Vector((0.10, -0.02, -0.075)), 44, 5.6, middle + Vector((0, -0.06, 0)))
