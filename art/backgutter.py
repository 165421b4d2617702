"""The lead gutter behind a chimney: a sole that drains past both of its sides, and a slope below the tiles above it."""

import math

import bpy
from geometry import box_mesh, move, place
from mathutils import Vector
from roof import LENGTH

# How far it lies past the sides of the chimney, and below the tiles; the sole ends as far past the sides as `OPEN`.
PAST, BELOW, OPEN = 0.164, 0.13, 0.14
# How far its slope is above the frame, and how much the sole is higher in the middle.
CLEAR, FALL = 0.004, 0.012


def channel(frame, base, sides, tail):
    """The z of the gutter, as a function of x, y and how far it is beaten down, where `base` is the lead dressed over the
    tiles; `sides` are the west, east and north of the chimney and `tail` is the y in the frame of the tiles above. Tiles that
    stand in its way are cut."""
    west, east, north = sides
    up, out = (frame.to_3x3() @ Vector(axis) for axis in ((0, 1, 0), (0, 0, 1)))
    start = frame.translation
    level = min(base(x, north) for x in (west - 0.03, west - 0.05, east + 0.03, east + 0.05)) - 0.008

    def soft(a, b, reach):
        """The lower of both, without a kink; the higher one if `reach` is negative."""
        return (a + b - math.copysign(math.hypot(a - b, reach), reach)) / 2

    def height(x, y, pressed=0.0):
        past = max(west - x, x - east)
        cheek = 0.25 * (max(0, past - 0.5 * OPEN) / (0.5 * OPEN)) ** 2
        sole = level + FALL * min(1, max(0, -past / 0.3)) + cheek
        slope = start.z + (y - start.y) * up.z / up.y + CLEAR / out.z
        return soft(soft(base(x, y, pressed), sole, 0.010), slope, -0.012)

    trim(frame, (west - OPEN, east + OPEN), north, level - 0.006, tail)
    return height


def trim(frame, across, north, level, tail):
    """Cut off what stands above `level` of the tiles below the gutter, between two x."""
    cutter = place(box_mesh((across[1] - across[0], 0.8, 0.6), None, 0), move(sum(across) / 2, north + 0.1, level + 0.3), 'cutter')
    cutter.hide_render = True
    bpy.context.view_layer.update()
    back_to = frame.inverted()
    for tile in [part for part in bpy.context.scene.objects if part.name.startswith('tile')]:
        at = back_to @ tile.matrix_world.translation
        x = tile.matrix_world.translation.x
        if across[0] - 0.25 < x < across[1] and abs(at.y - tail - LENGTH + 0.325) < 0.1:
            cut = tile.modifiers.new('cut', 'BOOLEAN')
            cut.operation, cut.solver, cut.object = 'DIFFERENCE', 'EXACT', cutter
