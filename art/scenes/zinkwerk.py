"""A dormer wholly in zinc in the evening sun, near by: its curved roof and its cheek both have standing seams, and lead joins it to
old red tiles."""

import importlib

import barrel
import house
import light
import materials
import roof
from geometry import box, move

POST = dict(exposure=-0.13, saturation=1.0, keep=0.15, panes=True)
# The roof goes on beyond the picture: so many columns and rows to the left of the dormer's frame and below it.
COLUMNS, ROWS, ASIDE, BELOW = 150, 20, 14, 8


def decks(frame, palette):
    """Dark boards below the tiles, with an opening for the room of the dormer."""
    left, right, low = (ASIDE + barrel.LEFT / roof.WIDTH, ASIDE + barrel.RIGHT / roof.WIDTH, BELOW + barrel.LOW / roof.GAUGE)
    high = BELOW + barrel.EAVES / barrel.STEEP / roof.GAUGE
    for x, wide, y, tall in ((0, left, 0, ROWS), (right, COLUMNS - right, 0, ROWS), (left, right - left, 0, low), (left, right - left, high, ROWS - high)):
        roof.deck(frame @ move(x * roof.WIDTH, y * roof.GAUGE), wide, tall, palette.dark)


def room(wall):
    """The walls, the floor and the ceiling of the room behind the window."""
    deep, tall, wide = 1.5, barrel.TALL + 0.1, barrel.WIDE - 0.06
    y, z = barrel.FRONT + 0.06 + deep / 2, barrel.FOOT + barrel.TALL / 2
    box((wide, 0.02, tall), (barrel.MIDDLE, y + deep / 2, z), wall, 0)
    for side in (-1, 1):
        box((0.02, deep, tall), (barrel.MIDDLE + side * wide / 2, y, z), wall, 0)
        box((wide, deep, 0.02), (barrel.MIDDLE, y, z + side * (barrel.TALL / 2 - 0.02)), wall, 0)


def house_and_view(wet=0.0):
    """Build the roof with its dormer, and the camera of both pictures."""
    palette, finished = house.Palette(bool(wet)), importlib.import_module('scenes.dakreparatie-finished')
    whole = roof.plane(barrel.PITCH) @ move(-ASIDE * roof.WIDTH, -BELOW * roof.GAUGE)
    clay = materials.clay(roof.OLD, 0.9, 0.12, wet, 0.3)
    tiles = roof.pantiles(clay, fine=True)
    roof.lay(whole, COLUMNS, ROWS, lambda column, row: tiles)
    decks(whole, palette)
    finished.bedded_ridge(whole, whole @ roof.point(0, ROWS * roof.GAUGE + 0.06, 0), COLUMNS, ROWS, clay)
    barrel.add(roof.plane(barrel.PITCH), palette, bool(wet))
    light.camera((-1.8, -1.6, 2.2), (1.67, 1.32, 1.85), 37.5)


def build():
    house_and_view()
    room(materials.paint('#77746c', 0.9, 0.3))
    light.sky(15, 243, 0.12, 0.2, haze_top=0.05)
    light.ground(-6, '#474c4a')
