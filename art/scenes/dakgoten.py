"""A zinc gutter at the eaves, with brackets, an outlet and a downpipe on a brick wall."""

import math

import house
import light
import materials
import numpy as np
import roof
from geometry import ball_mesh, box, brickwork, move, place, rod, sheet, tube_mesh, upright
from mathutils import Vector

POST = dict(exposure=0.1, saturation=0.95)
OUTLET = 2.35
RADIUS, EDGE, DROP = house.GUTTER


def outlet(zinc):
    """The collar of the outlet: soldered around the gutter, narrowing to the pipe below."""
    rows = []
    for radius, under in ((0.067, 0), (0.0635, 0.0005), (0.060, 0.004), (0.055, 0.03), (0.046, 0.06), (0.0435, 0.075), (0.0435, 0.11)):
        ring = []
        for angle in np.linspace(0, math.tau, 97):
            across = radius * math.sin(angle)
            saddle = math.sqrt((RADIUS + 0.003) ** 2 - across**2)
            # The lower the ring, the flatter it is.
            low = RADIUS + (saddle - RADIUS) * max(0, 1 - under / 0.06)
            ring.append((OUTLET + radius * math.cos(angle), EDGE + across, DROP - low - under))
        rows.append(ring)
    sheet(rows, zinc, 0.002)


def downpipe(zinc):
    """Outlet, two bends and the pipe with its clamps."""
    top, wall = Vector((OUTLET, EDGE, DROP - RADIUS + 0.01)), 0.015
    outlet(zinc)
    path = [
        (EDGE, top.z - 0.07),
        (EDGE, top.z - 0.14),
        (EDGE + 0.02, top.z - 0.185),
        (wall - 0.03, top.z - 0.29),
        (wall - 0.01, top.z - 0.335),
        (wall - 0.01, top.z - 2.4),
    ]
    for (y0, z0), (y1, z1) in zip(path, path[1:]):
        rod((OUTLET, y0, z0), (OUTLET, y1, z1), 0.041, zinc, 36)
        # A ball fills the wedge that the bend leaves open.
        place(ball_mesh(0.041, zinc, detail=4), move(OUTLET, y1, z1))
    for z in (-0.42, -0.55, -1.1):
        upright(
            tube_mesh(0.045, 0.045, 0.028 if z > -1 and z < -0.5 else 0.045, 0.004, zinc, bevel=0.001),
            (OUTLET, wall - 0.01, top.z + z),
        )


def build():
    palette, frame = house.Palette(), roof.plane(44)
    tiles = roof.pantiles(materials.clay(roof.OLD, 1.0, 0.1, 0, 0.3), fine=True)
    roof.lay(frame, 30, 9, lambda column, row: tiles)
    roof.deck(frame, 30, 9, palette.dark)
    house.gutter(palette, -0.6, 6, laps=(1.15, 3.4))
    # Darker than the gutter, which mirrors the ground: the upright pipe mirrors the bright horizon.
    downpipe(materials.metal('#62696e', (0.42, 0.6)))
    box((8, 0.03, 0.17), (2.6, 0.0, -0.10), palette.white, 0.004)
    box((8, 0.10, 0.022), (2.6, 0.055, -0.19), palette.white, 0.003)
    brickwork((2.6, 0.60, -2.9), (8, 1.08, 2.7), palette.brick, palette.mortar, 9)
    light.sky(16, 248, 0.125, 1.8, 0.1)
    light.camera((0.75, -1.35, -0.35), (2.25, 0.0, -0.14), 44, 2.8, (2.2, -0.12, -0.12))
