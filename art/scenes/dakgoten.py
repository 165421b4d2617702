"""A zinc gutter at the eaves, with brackets, an outlet and a downpipe on a brick wall."""

import house
import light
import materials
import roof
from geometry import box, brickwork, move

POST = dict(exposure=0.1, saturation=0.95, keep=0.08)
# Halfway between two brackets.
OUTLET = 2.5


def build():
    wall_and_gutter(house.Palette())
    sky()


def sky():
    """The evening sun along the wall."""
    light.sky(16, 248, 0.125, 1.8, 0.1)


def wall_and_gutter(palette, wet=0.0, back=0.0, end=6.6):
    """Build the wall, up to x = `end`, its gutter and the roof over it, and the camera of both pictures. The tiles are laid `back`
    so far up the slope, which leaves the gutter more open. Returns the frame of the roof."""
    long, middle = end + 1.4, (end - 1.4) / 2
    # The tiles end over the gutter.
    frame = roof.plane(44, (0, -0.05, -0.048)) @ move(0, back)
    tiles = roof.pantiles(materials.clay(roof.OLD, 1.0, 0.1, wet, 0.3), fine=True)
    roof.lay(frame, 30, 9, lambda column, row: tiles)
    roof.deck(frame, 30, 9, palette.dark)
    roof.comb(frame, 30, palette.dark)
    house.gutter(palette, -0.6, 6, laps=(1.3, 3.7))
    # Darker than the gutter, which mirrors the ground: the upright pipe mirrors the bright horizon.
    house.downpipe(palette, OUTLET, 0.06, 2.6, materials.metal('#62696e', (0.42, 0.6)))
    box((long, 0.03, 0.15), (middle, 0.0, -0.125), palette.white, 0.004)
    box((long, 0.10, 0.022), (middle, 0.055, -0.19), palette.white, 0.003)
    brickwork((middle, 0.60, -2.9), (long, 1.08, 2.7), palette.brick, palette.mortar, 9)
    light.camera((0.85, -1.4, 0.24), (2.27, 0.0, -0.18), 43, 4, (2.2, -0.12, -0.1))
    return frame
