"""A zinc gutter at the eaves, with brackets, an outlet and a downpipe on a brick wall."""

import house
import light
import materials
import roof
from geometry import box, brickwork, rod, tube_mesh, upright
from mathutils import Vector

POST = dict(exposure=0.1, saturation=0.95)
OUTLET = 2.35
RADIUS, EDGE, DROP = house.GUTTER


def downpipe(palette):
    """Outlet, two bends and the pipe with its clamps."""
    top, wall = Vector((OUTLET, EDGE, DROP - RADIUS + 0.01)), 0.015
    upright(tube_mesh(0.042, 0.060, 0.09, 0.002, palette.zinc, bevel=0), (OUTLET, EDGE, top.z - 0.09))
    path = [
        (EDGE, top.z - 0.07),
        (EDGE, top.z - 0.14),
        (EDGE + 0.02, top.z - 0.185),
        (wall - 0.03, top.z - 0.29),
        (wall - 0.01, top.z - 0.335),
        (wall - 0.01, top.z - 2.4),
    ]
    for (y0, z0), (y1, z1) in zip(path, path[1:]):
        rod((OUTLET, y0, z0), (OUTLET, y1, z1), 0.041, palette.zinc, 36)
    for z in (-0.42, -0.55, -1.1):
        upright(
            tube_mesh(0.045, 0.045, 0.028 if z > -1 and z < -0.5 else 0.045, 0.004, palette.zinc, bevel=0.001),
            (OUTLET, wall - 0.01, top.z + z),
        )


def build():
    palette, frame = house.Palette(), roof.plane(44)
    tiles = roof.pantiles(materials.clay(roof.OLD, 1.0, 0.1, 0, 0.3), fine=True)
    roof.lay(frame, 30, 9, lambda column, row: tiles)
    roof.deck(frame, 30, 9, palette.dark)
    house.gutter(palette, -0.6, 6, laps=(1.15, 3.4))
    downpipe(palette)
    box((8, 0.03, 0.17), (2.6, 0.0, -0.10), palette.white, 0.004)
    box((8, 0.10, 0.022), (2.6, 0.055, -0.19), palette.white, 0.003)
    brickwork((2.6, 0.60, -2.9), (8, 1.08, 2.7), palette.brick, palette.mortar, 9)
    light.sky(16, 248, 0.125, 1.8, 0.1)
    light.camera((0.75, -1.35, -0.35), (2.25, 0.0, -0.14), 44, 2.8, (2.2, -0.12, -0.12))
