"""The roof at dusk, tight again: seen from beside the chimney, new lead around it and in the gutter behind it,
and tiles still wet from the rain, in which the afterglow gleams."""

import importlib
import math

import house
import light
import materials
import near
import roof
import weather
from geometry import turn

POST = dict(exposure=0.75, saturation=1.0, keep=0.2, split=0, bloom=0.06, vignette=0.1)
PITCH, COLUMNS, ROWS = 42, 60, 11
# Where the axis of the chimney meets the roof, and the first row of tiles above the gutter behind it.
CHIMNEY, ABOVE = (6.25, 2.45), 10
# By how many degrees the rows of houses are turned.
TURNED = 84


def beyond():
    """The houses beyond, and more of them to the right, up to where the ridge hides them."""
    rows, frame = importlib.import_module('scenes.zinkwerk-finished'), turn(z=math.radians(TURNED))
    rows.beyond(TURNED)
    for y, seed in rows.ROWS_BEYOND:
        more = [(left + 22.4 - seed, y, wide, eaves + 0.012 * y, rise, along) for left, wide, eaves, rise, along in rows.HOUSES]
        importlib.import_module('scenes.bitumen-finished').row_of_houses(more, -7.0, frame, seed + 1)


def build():
    finished, frame = importlib.import_module('scenes.dakreparatie-finished'), roof.plane(PITCH)
    palette, clay = house.Palette(wet=True), materials.clay(roof.OLD, 0.8, 0.1, 0.58, 0.2)
    palette.lead = near.lead(True, 0.3, '#4d5760')
    tiles, (across, up) = roof.pantiles(clay, fine=True), CHIMNEY

    def choose(column, row):
        x, y = (column + 0.5) * roof.WIDTH - across, (row + 0.5) * roof.GAUGE - up
        return None if abs(x) < 0.46 and abs(y) < 0.45 else tiles

    roof.lay(frame, COLUMNS, ROWS, choose)
    roof.deck(frame, COLUMNS, ROWS, materials.plain('#1c1a18', 0.9))
    top = frame @ roof.point(0, ROWS * roof.GAUGE + 0.06, 0)
    finished.bedded_ridge(frame, top, COLUMNS, ROWS, clay)
    house.chimney(frame, palette, across, up, top.z + 0.32, PITCH, close=True, tail=ABOVE * roof.GAUGE - 0.05)
    house.verge(frame, palette, ROWS * roof.GAUGE - 0.04, PITCH)
    weather.drops(frame, across + 0.4, across + 3.2, 0.4, 3.2, 7000)
    beyond()
    weather.afterglow((-0.9, 0.43))
    # The lamps of the street below, and the glow higher up in the west, which the wet tiles mirror.
    light.lamp((11.5, -3.5, 4.0), 420, (1.0, 0.94, 0.88), 0.6)
    light.lamp((-9, 0, 11), 6500, (1, 0.52, 0.24), 2.6).visible_camera = False
    # The pale sky in the east, on the lead behind the chimney.
    light.window((10.5, 3.2, 5.0), (6.7, 2.2, 2.1), 75, 3, (0.72, 0.84, 1.0))
    light.camera((10.2, 0.95, 2.95), (6.25, 1.53, 2.31), 33)
