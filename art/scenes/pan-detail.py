"""Close-up of a cracked pantile, ringed with chalk by an inspector."""

import broken
import bpy
import light
import mark
import materials
import numpy as np
import roof
from geometry import move, place, turn

SIZE = (880, 704)
POST = dict(exposure=0.1, saturation=0.96)
PITCH, COLUMN, ROW = 42, 15, 5
# How far the right half of the cracked tile has moved, and sunk.
GAP, SUNK = 0.0011, 0.0016


def marked_tile(wet=0.0):
    """Build the roof with the marked tile, and the camera of both pictures. Returns the frame of the roof and the middle of
    the mark."""
    frame, clay = roof.plane(PITCH), materials.clay(roof.OLD, 1.0, 0.25, wet, 0.5)
    tiles = roof.pantiles(clay, fine=True)
    roof.lay(frame, 32, 16, lambda column, row: None if (column, row) == (COLUMN, ROW) else tiles)
    head = frame @ move(COLUMN * roof.WIDTH, ROW * roof.GAUGE + roof.LENGTH - 0.05, 0.02) @ turn(-roof.TILT)
    line = broken.crack(260)
    place(broken.half_tile(clay, np.full(260, roof.ACROSS[0]), line, -1), head, 'tile')
    sunk = head @ move(GAP, -0.0025, -SUNK) @ turn(0.002, 0.004, -0.003)
    place(broken.half_tile(clay, line, np.full(260, roof.ACROSS[-1]), 0), sunk, 'tile')
    # The open edge is dark; where the parts touch, dirt draws the line on.
    bpy.context.view_layer.update()
    down, rng = np.linspace(0.1, 0.998, 240), np.random.RandomState(3)
    xs = COLUMN * roof.WIDTH + np.interp(down, np.linspace(0, 1, 260), line) + GAP / 2
    path = list(zip(xs, ROW * roof.GAUGE + roof.LENGTH - 0.05 - roof.LENGTH * down))
    widths = 0.0013 * (0.8 + 0.5 * np.convolve(rng.rand(248), np.ones(9) / 9, 'valid'))
    mark.drape(frame, path, widths, 0.0003, materials.plain('#120b08', 1))
    roof.deck(frame, 32, 16, materials.plain('#1c1a18', 0.9))
    roof.moss(frame, 32, 16, materials.moss(), lambda column, row: 0.05)
    x, y = COLUMN * roof.WIDTH + 0.135, ROW * roof.GAUGE + 0.105
    mark.ring(frame, x, y, 0.062, 0.115)
    light.camera(
        frame @ roof.point(x - 0.25, y - 0.54, 0.44),
        frame @ roof.point(x + 0.01, y - 0.01, 0.04),
        52,
        5.6,
        frame @ roof.point(x, y - 0.04, 0.05),
    )
    return frame, (x, y)


def build():
    marked_tile()
    light.sky(19, 248, 0.125, 1.8)
