"""A new tile on its way into a grey roof: half under two old ones that small wedges hold up."""

import math

import light
import materials
import near
import roof
from geometry import bevelled, from_faces, move, place, turn
from scenes.dakreparatie import FRESH, GREY

SIZE = (880, 1100)
POST = dict(exposure=0.1, saturation=0.9, keep=0.15, split=0.0, sharpen=0.45)
COLUMNS, ROWS, PITCH = 14, 9, 42
# The place of the new tile; how far it still has to go up, and how far the tiles above it are raised at their lower end.
NEW, SHORT, RAISED = (6, 4), 0.13, 0.03


def wedge(wood):
    """A small wedge on its flat side, its thin end at the origin, its thick one at y = -0.2."""
    corners = [(x, y, z) for x in (-0.02, 0.02) for y, z in ((0, 0), (-0.2, 0), (-0.2, 0.045), (0, 0.003))]
    faces = [(0, 1, 2, 3), (7, 6, 5, 4), (0, 3, 7, 4), (1, 5, 6, 2), (3, 2, 6, 7), (0, 4, 5, 1)]
    return bevelled(from_faces(corners, faces, wood), 0.0012)


def tile_going_in(wet=0.0):
    """Build the roof and the camera of both pictures. Returns the frame of the roof."""
    frame = roof.plane(PITCH)
    old = roof.pantiles(near.damp(GREY, 0.9, 0.2, wet, 1.0), fine=True)
    new = roof.pantiles(near.damp(FRESH, 0.1, 0, wet, 0), 1, True)
    wood = materials.wood('#7a5a38' if wet else '#b08c5f', (16, 1.2, 16), 0.4 if wet else 0.7)
    roof.underlay(frame, COLUMNS, ROWS, materials.paint('#3d4346', 0.8, 0.2), wood)
    column, row = NEW
    lift = math.atan2(RAISED, roof.LENGTH)
    raised = {column - 2: 0.4, column - 1: 0.8, column: 1, column + 1: 1}

    def choose(c, r):
        if (c, r) == NEW:
            return new, move(0, -SHORT, 0.004) @ turn(-0.012)
        # Each tile lies over the edge of the one on its right, so those on the left rise too.
        if r == row + 1 and c in raised:
            return old, turn(-lift * raised[c])
        return old

    roof.lay(frame, COLUMNS, ROWS, choose, 11)
    piece = wedge(wood)
    tail = (row + 1) * roof.GAUGE - 0.05
    for c, side, askew in ((column, 0.198, 0.1), (column + 1, 0.2, -0.16)):
        x, inside = c * roof.WIDTH + side, 0.118
        # On the tile below, as far in as the raised one allows.
        z = roof.surface(x, tail - 0.001) - inside * math.tan(roof.TILT) - (0.003 if c == column else 0)
        place(piece, frame @ move(x, tail + inside, z) @ turn(-roof.TILT, 0, askew))
    at = lambda x, y, z: frame @ roof.point((column + x) * roof.WIDTH, (row + y) * roof.GAUGE, z)
    light.camera(at(-1.2, -1.55, 0.47), at(0.68, 0.6, 0.03), 50, 11, at(0.5, 0.5, 0.06))
    return frame


def build():
    tile_going_in()
    light.sky(17, 250, 0.13, 1.6, 0.3)
