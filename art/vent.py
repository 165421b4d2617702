"""A vent pipe through a roof: a pantile with a moulded collar, and the pipe with a ring over that collar and a rain cap."""

import math

import numpy as np
import roof
from geometry import box, from_bmesh, grid, move, place, turn
from mathutils import Vector
from mathutils.bvhtree import BVHTree
from tools import lathe

PIPE, CAP = 0.0625, 0.088
# The axis of the pipe in the tile; the radii of its collar at the tile, above its bend and at the rim.
AXIS = (0.143, -0.235, 0)
FOOT, NECK, RIM = 0.092, 0.078, 0.0755


def tile(clay, up):
    """The tile with its collar, for a pipe along `up` in the coordinates of the tile; and how high the rim is above AXIS."""
    plain, east = roof.pantile(clay, 2, 44, 16), Vector((1, 0, 0))
    north, axis = up.cross(east), Vector(AXIS)
    tree = BVHTree.FromPolygons([v.co for v in plain.vertices], [p.vertices for p in plain.polygons])
    around = [east * math.cos(a) + north * math.sin(a) for a in np.linspace(0, math.tau, 121)]

    def ring(r, lift):
        """How far along the pipe the tile is, at this distance from its axis."""
        return [(axis + r * out, 0.4 - tree.ray_cast(axis + r * out + 0.4 * up, -up)[3] + lift) for out in around]

    bend, rows = FOOT - NECK, []
    for a in np.linspace(0, math.pi / 2, 9).tolist():
        rows.append(ring(FOOT - bend * math.sin(a), bend * (1 - math.cos(a)) - 0.0004))
    neck = [high for _, high in rows[-1]]
    top = max(neck) + 0.012
    for share in np.linspace(0.1, 1, 9).tolist():
        wide = NECK + (RIM - NECK) * share
        rows.append([(axis + wide * out, high + (top - high) * share) for out, high in zip(around, neck)])
    for wide, down in ((RIM - 0.002, -0.002), (0.0675, -0.002), (0.0655, 0), (0.0655, 0.05)):
        rows.append([(axis + wide * out, top - down) for out in around])
    collar = grid([[at + high * up for at, high in row] for row in rows])

    def build(work):
        work.from_mesh(plain)
        work.from_mesh(collar)

    return from_bmesh(build, clay, 40), top


def through(frame, column, row, clay, plastic):
    """Lay that tile in its place in the roof, with an upright pipe. Returns the middle of its rim."""
    at = frame @ move(column * roof.WIDTH, row * roof.GAUGE + roof.LENGTH - 0.05, 0.02) @ turn(-roof.TILT)
    mesh, top = tile(clay, at.to_3x3().inverted() @ Vector((0, 0, 1)))
    place(mesh, at, 'tile')
    rim = at @ Vector(AXIS) + Vector((0, 0, top))
    pipe(move(*rim), plastic)
    return rim


def pipe(at, plastic):
    """The pipe above the rim of the collar, at the origin of its frame."""
    skirt = [(PIPE, 0.034), (0.0655, 0.0335), (0.069, 0.029), (0.0805, 0.010), (0.0825, 0.006), (0.083, -0.014), (0.0815, -0.0155), (0.0795, -0.014), (0.0795, 0.002)]
    low = 0.118
    parts = [skirt, [(PIPE, -0.02), (PIPE, low + 0.1)]]
    # From below the rain cannot get in between its rings.
    parts.append([(PIPE, low - 0.004), (CAP - 0.006, low), (CAP, low + 0.003), (CAP, low + 0.016), (CAP - 0.004, low + 0.018), (PIPE, low + 0.022)])
    for k in range(1, 4):
        z = low + 0.0215 * k
        parts.append([(CAP - 0.014, z + 0.014), (CAP - 0.002, z), (CAP, z), (CAP, z + 0.012), (CAP - 0.003, z + 0.0145), (CAP - 0.014, z + 0.0165)])
    for k in range(10):
        a = math.tau * (k + 0.3) / 10
        box((0.012, 0.004, 0.088), ((CAP - 0.008) * math.cos(a), (CAP - 0.008) * math.sin(a), low + 0.05), plastic, 0.001, (0, 0, a), at)
    lid = [*((CAP * math.sin(a), 0.083 + 0.046 * math.cos(a)) for a in np.linspace(0, 1.15, 12)), (CAP + 0.001, 0.0985), (CAP + 0.0025, 0.0955), (CAP + 0.0025, 0.0895), (CAP, 0.0875), (PIPE, 0.0885)]
    for profile in (*parts, [(r, low + z) for r, z in lid]):
        mesh = lathe(profile, plastic, at).data
        mesh.use_auto_smooth, mesh.auto_smooth_angle = True, math.radians(32)
