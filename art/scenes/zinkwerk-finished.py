"""A dormer wholly in zinc at dusk: a curved roof with standing seams that run on down its cheeks, lead on the tiles around it, and
the afterglow in its curve."""

import importlib
import math

import barrel
import house
import light
import materials
import roof
import skyline
import weather
from geometry import box, turn

POST = dict(exposure=0.75, saturation=1.0, keep=0.15, split=0, bloom=0.06, vignette=0.1)
COLUMNS, ROWS = 60, 15
# Rows of houses beyond, in a frame turned towards them: for each row its y and seed; the left end, width, eaves and rise of each
# house, and whether its ridge is along x.
ROWS_BEYOND = ((30, 12), (50, 5), (74, 9))
HOUSES = (
    (0.0, 8.0, -0.8, 3.2, True), (8.0, 5.6, -1.0, 3.6, False), (13.6, 7.6, -0.5, 3.2, True), (21.2, 5.6, -0.9, 3.7, False), (26.8, 8.2, -1.1, 3.1, True),
    (35.0, 6.0, -0.6, 3.6, False), (41.0, 7.8, -0.9, 3.2, True), (48.8, 5.6, -0.7, 3.6, False), (54.4, 8.0, -1.0, 3.1, True),
)


def beyond(turned=62):
    """The rows of houses, and trees between them, in a frame turned by so many degrees."""
    row_of_houses, frame = importlib.import_module('scenes.bitumen-finished').row_of_houses, turn(z=math.radians(turned))
    for y, seed in ROWS_BEYOND:
        row_of_houses([(left - 40 - seed, y, wide, eaves + 0.012 * y, rise, along) for left, wide, eaves, rise, along in HOUSES], -7.0, frame, seed)
    spots = [frame @ roof.point(x, y, 0) for x, y in ((-17, 21), (-11, 19), (-7.5, 22), (-3, 20), (3, 21), (8, 19), (-22, 40), (-12, 41), (-6, 40), (2, 41), (9, 39))]
    skyline.trees([(at.x, at.y, -7.0, 0.62 + 0.06 * (k % 3)) for k, at in enumerate(spots)])
    box((900, 900, 0.1), (0, 0, -7.0), materials.paint('#34363a', 0.95), 0)


def build():
    palette, finished = house.Palette(), importlib.import_module('scenes.dakreparatie-finished')
    frame, clay = roof.plane(barrel.PITCH), materials.clay(roof.OLD, 0.9, 0.15, lichen=0.4)
    tiles = roof.pantiles(clay, fine=True)
    roof.lay(frame, COLUMNS, ROWS, lambda column, row: tiles)
    roof.deck(frame, COLUMNS, ROWS, palette.dark)
    top = frame @ roof.point(0, ROWS * roof.GAUGE + 0.06, 0)
    finished.bedded_ridge(frame, top, COLUMNS, ROWS, clay)
    house.verge(frame, palette, ROWS * roof.GAUGE - 0.04, barrel.PITCH)
    barrel.add(frame, palette)
    # A lit room.
    wall, at = materials.paint('#ffab62', 0.9, 0.6, 0, 0.6), (barrel.MIDDLE, barrel.FRONT + 0.24, barrel.FOOT + barrel.TALL / 2 + 0.1)
    box((barrel.WIDE - 0.1, 0.02, barrel.TALL), at, wall, 0)
    beyond()
    weather.afterglow((-0.75, 0.66))
    # The lamps of the street below.
    light.lamp((7.5, -4.0, 3.5), 420, (1.0, 0.94, 0.88), 0.6)
    # The pale sky in the east.
    light.window((10, 0.5, 5.0), (3.4, 1.5, 1.8), 220, 5, (0.72, 0.84, 1.0))
    # The glow higher up in the west, which the curve mirrors.
    light.lamp((-6.5, 6.6, 8.0), 4200, (1, 0.5, 0.22), 2.0).visible_camera = False
    light.camera((6.2, -1.3, 2.42), (2.2, 1.2, 1.98), 34)
