"""The side of a chimney in low sun: leads that climb in steps, each chased into a joint of the brickwork."""

import math

import bpy
import lead
import light
import materials
import near
import numpy as np
import roof
from geometry import BRICK, JOINT, brickwork, grid, move, place
from mathutils import Matrix, Vector, noise

SIZE = (880, 1100)
POST = dict(exposure=-0.2, saturation=0.95, keep=0.15, sharpen=0.45)
PITCH, WIDE, DEEP = 47, 0.92, 0.68
# The first row of tiles above the gutter, and how much higher it lies.
ABOVE, HIGHER = 9, 0.035


def joints(middle, low, high, face, mortar, deep=DEEP):
    """The mortar in the side wall at x = `face`, a little hollow and grainy, over the flat core behind it. It ends before the
    rounded corner of the bricks, beside which it would stick out."""
    rows = []
    for z in np.arange(low, high, 0.0021):
        row = []
        for y in np.arange(middle.y - deep / 2 + 0.009, middle.y + deep / 2, 0.0025):
            rough = 0.0009 * noise.fractal(Vector((y * 60, z * 60, 3)), 0.9, 2.1, 4) + 0.0005 * noise.noise(Vector((y * 400, z * 400, 1)))
            row.append((face + 0.0042 - rough, y, z))
        rows.append(row)
    place(grid(rows, mortar))


def corners(middle, bricks):
    """Make bricks go round the corners: the end of one is the half brick of the other side."""
    for part in [part for part in bpy.context.scene.objects if part.data in bricks]:
        axis = part.matrix_world.to_3x3() @ Vector((1, 0, 0))
        length, k = axis.length * BRICK, 0 if abs(axis.x) > abs(axis.y) else 1
        along = part.matrix_world.translation[k] - middle[k]
        if length < 0.125:
            bpy.data.objects.remove(part)
        elif abs(along) + length / 2 > (WIDE, DEEP)[k] / 2 - JOINT:
            shift = Vector((0, 0, 0))
            shift[k] = math.copysign(JOINT / 4, along)
            longer = Matrix.Diagonal((1 + JOINT / 2 / length, 1, 1, 1))
            part.matrix_world = Matrix.Translation(shift) @ part.matrix_world @ longer


def foot(wet=False):
    """Build everything but the light. Returns the point on the wall that the camera looks at."""
    frame = roof.plane(PITCH)
    tiles = roof.pantiles(near.damp(roof.OLD, 1.0, 0.12, 0.5 if wet else 0, 0.25), fine=True)
    across, up = 2.0, 2.2
    hidden = lambda x, y: abs(x - across) < 0.42 and abs(y - up) < 0.42
    # The tiles above the gutter lie a little higher, so that it is wide enough.
    placed = lambda r: (tiles, move(0, HIGHER)) if r >= ABOVE else tiles
    roof.lay(frame, 20, 14, lambda c, r: None if hidden((c + 0.5) * roof.WIDTH, (r + 0.5) * roof.GAUGE) else placed(r))
    roof.deck(frame, 20, 14, materials.plain('#1c1a18', 0.9))
    middle = frame @ roof.point(across, up, 0)
    bricks = near.bricks(wet)
    mortar = materials.stone('#6a655c' if wet else '#8f8678', 160, 0.5)
    base = middle.z - 0.7
    brickwork((middle.x, middle.y, base), (WIDE, DEEP, 1.9), bricks, mortar, 2)
    corners(middle, bricks)
    joints(middle, middle.z - 0.45, middle.z + 0.9, middle.x - WIDE / 2, mortar)
    metal = near.lead(wet)
    lead.around_chimney(frame, metal, middle, WIDE, DEEP, PITCH, base, 2, tail=ABOVE * roof.GAUGE - 0.05 + HIGHER)
    return Vector((middle.x - WIDE / 2, middle.y - 0.08, middle.z + 0.24))


def view(at):
    """The camera of both pictures."""
    light.camera(at + Vector((-1.3, -0.88, 0.34)), at + Vector((-0.03, 0.0, -0.02)), 50, 16, at + Vector((0, -0.03, 0)))


def build():
    view(foot())
    light.sky(20, 199, 0.12, 1.4, 0.2)
