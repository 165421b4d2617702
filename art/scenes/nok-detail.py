"""Close-up of a ridge: half-round tiles, each held by a clip over its edge, above the top row of pantiles."""

import light
import materials
import near
import ridge
import roof
from geometry import box
from mathutils import Vector

SIZE = (880, 1100)
POST = dict(exposure=0.1, saturation=0.97, keep=0.15, sharpen=0.45)
COLUMNS, ROWS = 24, 8


def neighbour(left=2):
    """The grey roof across the street, out of focus, from x = `left`."""
    frame = roof.plane(ridge.PITCH, (left, 4.4, -2.2))
    clay = materials.clay(['#343b43', '#3d444b', '#2f353c', '#46494c'], 0.9, 0.1, 0, 0.5)
    tiles = roof.pantiles(clay, 3)
    roof.lay(frame, 90, 20, lambda column, row: tiles, 9)
    roof.deck(frame, 90, 20, materials.plain('#1c1a18', 0.9))
    top = frame @ roof.point(0, 20 * roof.GAUGE + 0.06, 0)
    roof.ridge((top.x, top.y, top.z + 0.02), 90 * roof.WIDTH, clay, materials.stone('#5d564d'), ridge.PITCH)
    # A roof window.
    box((0.94, 1.18, 0.09), (6.2, 4.1, 0.09), materials.plain('#33373a', 0.5), 0.01, frame=frame)
    box((0.76, 0.98, 0.02), (6.2, 4.1, 0.13), materials.plain('#26313a', 0.08), 0, frame=frame)


def build():
    _, top = ridge.ridged_roof(near.damp(roof.RED, 0.9, 0.05, 0, 0.45), COLUMNS, ROWS)
    neighbour()
    middle = Vector((6 * ridge.STEP + 0.03, top.y, top.z + 0.095))
    light.camera(middle + Vector((-0.47, -0.66, 0.26)), middle + Vector((0.05, -0.02, -0.18)), 46, 4.5, middle + Vector((0, -0.06, 0)))
    light.sky(18, 260, 0.125, 0.9, 0.3)
