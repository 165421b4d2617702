"""A roof ladder hooked over the ridge of a tiled roof."""

import house
import light
import materials
import numpy as np
import roof
from geometry import box, box_mesh, brickwork, move, place, rod
from mathutils import Vector

POST = dict(exposure=0.08, saturation=0.95)
PITCH, COLUMNS, ROWS = 45, 60, 14


def ladder(frame, x, low, high, metal, rubber):
    """Two rails with rungs, lying on the tiles, with hooks over the ridge."""
    for side in (0, 0.36):
        place(box_mesh((0.028, high - low, 0.062), metal, 0.004), frame @ move(x + side, (low + high) / 2, 0.155))
        box((0.034, 0.05, 0.07), (x + side, low, 0.155), rubber, 0.006, frame=frame)
        start = Vector((x + side, high - 0.25, 0.19))
        bend = [
            start,
            Vector((x + side, high - 0.05, 0.24)),
            Vector((x + side, high + 0.12, 0.20)),
            Vector((x + side, high + 0.17, 0.02)),
        ]
        for a, b in zip(bend, bend[1:]):
            rod(frame @ a, frame @ b, 0.011, metal)
    for y in np.arange(low + 0.18, high - 0.1, 0.28):
        rod(frame @ Vector((x + 0.01, y, 0.160)), frame @ Vector((x + 0.35, y, 0.160)), 0.0145, metal, 24)


def build():
    palette, frame = house.Palette(), roof.plane(PITCH)
    red = materials.clay(roof.OLD, 1.0, 0.12, 0, 0.4)
    tiles = roof.pantiles(red, fine=True)
    roof.lay(frame, COLUMNS, ROWS, lambda column, row: tiles)
    slope = ROWS * roof.GAUGE + 0.06
    top = frame @ roof.point(0, slope, 0)
    roof.deck(frame, COLUMNS, ROWS, palette.dark_zinc)
    roof.ridge((0, top.y, top.z + 0.02), COLUMNS * roof.WIDTH, red, palette.bedding, PITCH)
    ladder(frame, 4.0, 0.6, slope - 0.05, materials.metal('#b4b7b8', (0.3, 0.45), 0.8), palette.dark)
    brickwork((8.6, top.y + 0.3, top.z - 1.0), (0.8, 0.6, 1.9), palette.brick, palette.mortar, 3)
    light.sky(15, 250, 0.128, 1.6, 0.25)
    light.camera(
        frame @ roof.point(2.9, 1.55, 0.85),
        frame @ roof.point(4.7, 4.1, 0.32),
        40,
        2.8,
        frame @ roof.point(4.15, 3.1, 0.15),
    )
