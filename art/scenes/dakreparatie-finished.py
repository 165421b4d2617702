"""The roof at dusk, closed again: old red tiles up to the ridge, and among them four new ones, cleaner and brighter, before the
afterglow."""

import importlib
import math

import bpy
import house
import light
import materials
import ridge
import roof
import weather
from geometry import move, place, turn
from scenes import dakreparatie

POST = dict(exposure=0.75, saturation=1.0, keep=0.15, split=0, bloom=0.06, vignette=0.1)
PITCH, COLUMNS, ROWS = 42, 76, 11
# The column and row of each new tile; the other ones of the gap were whole and lie in it again.
NEW = {(53, 8), (54, 8), (55, 8), (54, 9)}
# On the roof, along the eaves and up the slope: the middle of the chimney and of the window.
CHIMNEY, WINDOW, SIZE_OF_WINDOW = (7.6, 2.92), (9.63, 2.3), (0.62, 0.98)


def bedded_ridge(frame, top, columns, rows, clay):
    """Ridge tiles on the `top` of a roof, and the mortar below them, dressed into the troughs."""
    shells = [ridge.ridge_tile(clay) for _ in range(2)]
    for k in range(int(columns * roof.WIDTH / ridge.STEP)):
        at = move(k * ridge.STEP, top.y, top.z + 0.115 - ridge.RADIUS)
        place(shells[k % 2], at @ turn(0.006 * math.sin(3 * k), 0.022, 0.006 * math.sin(5 * k)), 'ridge')
    ridge.closing_strip(frame, columns, rows, '#7d7467')
    bpy.context.scene.collection.objects[-1].data.materials[0] = materials.stone('#776d60')


def old_roof():
    """The tiles up to a ridge that is bedded in mortar, as it was when they were laid. Returns the frame and the top of the roof."""
    # Its eaves are below the picture.
    frame = roof.plane(PITCH) @ move(0, -3 * roof.GAUGE)
    clay = materials.clay(dakreparatie.OLD, 0.9, 0.2, lichen=1.0)
    old = roof.pantiles(clay, fine=True)
    new = roof.pantiles(materials.clay(['#a0523a', '#a9593f'], 0.1, lichen=0, rough=(0.6, 0.75)), 3, True)
    roof.lay(frame, COLUMNS, ROWS, lambda *where: new if where in NEW else old)
    roof.deck(frame, COLUMNS, ROWS, materials.plain('#1c1a18', 0.9))
    top = frame @ roof.point(0, ROWS * roof.GAUGE + 0.06, 0)
    bedded_ridge(frame, top, COLUMNS, ROWS, clay)
    return frame, top


def build():
    finished = importlib.import_module('scenes.dakrenovatie-finished')
    frame, top = old_roof()
    palette = house.Palette()
    house.verge(frame, palette, ROWS * roof.GAUGE - 0.04, PITCH)
    finished.leave_out(frame, WINDOW, SIZE_OF_WINDOW[0] + 0.1, SIZE_OF_WINDOW[1] + 0.2)
    finished.leave_out(frame, CHIMNEY, 0.92, 0.9)
    finished.window(frame, palette.lead, WINDOW, SIZE_OF_WINDOW)
    house.chimney(frame, palette, *CHIMNEY, top.z + 0.75, PITCH)
    weather.afterglow((-0.62, 0.78))
    # The lamps of the street below.
    light.lamp((13.6, -3.5, 4.5), 560, (1.0, 0.94, 0.88), 0.6)
    light.camera((13.1, -0.9, 1.75), (10.65, 0.85, 1.84), 31)
