"""A look under the tiles, below the ridge: four tiles pushed up under the course above them, two taken out and laid aside."""

import importlib
import random

import light
import materials
import near
import roof
from geometry import move, place, turn

POST = dict(exposure=0.1, saturation=0.97, keep=0.15, sharpen=0.4)
COLUMNS, ROWS = 44, 10
# The column and row of the tiles that are taken out, of those that they lie on, and how far those above all these are pushed up.
OUT, UNDER = ((16, 7), (17, 7)), ((18, 7), (19, 7))
PUSHED = {(16, 8): 0.255, (17, 8): 0.243, (18, 8): 0.25, (19, 8): 0.237}
# Where the layers under the tiles begin: a counter batten shows in the opening.
START = 2.46, roof.GAUGE


def head(column, row):
    """Where the head of a tile lies."""
    return move(column * roof.WIDTH, row * roof.GAUGE + roof.LENGTH - 0.05, 0.02) @ turn(-roof.TILT)


def moved_tiles(frame, clay):
    """The tiles that are not where they were laid. All have the same shape, so that they nest."""
    tile, rng = roof.pantile(clay, 2, 44, 16), random.Random(3)
    for (column, row), up in PUSHED.items():
        # Without its nib behind a batten it lies a little lower than before.
        place(tile, frame @ head(column, row) @ move(rng.gauss(0, 0.001), up, -0.004) @ turn(0, 0, rng.gauss(0, 0.006)), 'pushed')
    for where in UNDER:
        place(tile, frame @ head(*where), 'tile')
    # Its trough lies on the roll of the tile below, its right edge on the next roll; its nib hangs behind their heads.
    loose = frame @ head(*UNDER[0]) @ move(0.135, 0.016, 0.083) @ turn(z=0.05) @ turn(0.01, 0.195)
    place(tile, loose, 'loose')
    place(tile, loose @ move(0.0017, 0.012, 0.0186), 'loose')


def tiled_roof():
    """Build the roof and the camera of both pictures. Returns the frame of the roof."""
    detail = importlib.import_module('scenes.pannendaken-detail')
    clay = near.damp(roof.RED, 0.9, 0.05, 0, 0.45)
    gone = {*OUT, *UNDER, *PUSHED}
    frame, _ = detail.ridged_roof(clay, COLUMNS, ROWS, gone=gone)
    moved_tiles(frame, clay)
    roof.deck(frame @ move(0, 0, -0.06), COLUMNS, ROWS, materials.plain('#1c1a18', 0.9))
    under = frame @ move(*START)
    detail.foil(under, False)
    detail.battens(under, False)
    detail.fixings(frame, False, OUT)
    # The hook of a tile that is taken out.
    detail.tile_hook(frame @ head(*OUT[1]), materials.metal('#c9cdd0', (0.2, 0.34), 0.75, 0.95))
    at = lambda x, y, z: frame @ roof.point(x, y, z)
    light.camera(at(2.6, 1.25, 1.15), at(3.35, 2.67, 0.1), 40, 9, at(3.6, 2.5, 0.0))
    return frame


def build():
    tiled_roof()
    light.sky(16, 235, 0.145, 2.2, 0.1)
