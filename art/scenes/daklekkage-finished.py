"""The roof at dusk, tight again: new lead around the chimney, and tiles still wet from the rain, in which the afterglow gleams."""

import importlib

import house
import light
import materials
import near
import roof
import weather

POST = dict(exposure=0.75, saturation=1.0, keep=0.2, split=0, bloom=0.06, vignette=0.1)
PITCH, COLUMNS, ROWS = 42, 60, 11
# Where the axis of the chimney meets the roof, and the first row of tiles above the gutter behind it.
CHIMNEY, ABOVE = (6.25, 2.52), 10


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
    house.chimney(frame, palette, across, up, top.z + 0.5, PITCH, close=True, tail=ABOVE * roof.GAUGE - 0.05)
    house.verge(frame, palette, ROWS * roof.GAUGE - 0.04, PITCH)
    weather.drops(frame, across + 0.4, across + 3.2, 0.4, 3.2, 7000)
    importlib.import_module('scenes.zinkwerk-finished').beyond(84)
    weather.afterglow((-0.9, 0.43))
    # The lamps of the street below, and the glow higher up in the west, which the wet tiles mirror.
    light.lamp((11.5, -3.5, 4.0), 420, (1.0, 0.94, 0.88), 0.6)
    light.lamp((-9, 0, 11), 6500, (1, 0.52, 0.24), 2.6).visible_camera = False
    light.camera((10.4, -0.4, 2.05), (6.25, 1.2, 2.13), 30)
