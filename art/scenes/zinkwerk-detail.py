"""A valley between two tiled roofs, lined with zinc: its lengths are soldered, and lead covers the end of the ridge above it."""

import math

import bmesh
import bpy
import light
import materials
import near
import numpy as np
import roof
import saddle
from geometry import eased, grid, move, place, sheet, smooth, turn
from mathutils import Vector

SIZE = (880, 1100)
POST = dict(exposure=0.0, saturation=0.95, split=0.0, keep=0.15, sharpen=0.45)
# The ridge of the lower roof, along x, meets the main roof in the origin. The valley below it runs along x = y.
PITCH, SLOPE = 40, math.radians(40)
FALL = math.atan(math.tan(SLOPE) / math.sqrt(2))
# Of each roof: its columns and rows of tiles, and where in them the origin is.
LOWER, MAIN = (24, 9, (4.3, 2.97)), (46, 15, (5.625, 2.97))
# In the ground plan: from the middle of the valley to the cut tiles and to the edge of the zinc, whose last EDGE stands up.
# JOINTS are the lower ends of its lengths.
OPEN, WIDE, EDGE, JOINTS = saddle.OPEN, 0.165, 0.012, (0.58, 1.75, 2.9)
# The folded water check below the tiles: how far from the middle, and how high over the zinc. Between both is the FLOOR.
CHECK = (
    (0.1196, 0.0014),
    (0.1203, 0.0055),
    (0.1205, 0.0135),
    (0.1214, 0.0166),
    (0.1245, 0.0177),
    (0.1276, 0.0166),
    (0.1285, 0.0135),
    (0.1283, 0.0045),
    (0.1294, 0.0008),
)
FLOOR = 0.118
# Where the tails of the course above the lead lie over its upper edge, along the main roof.
UNDER = 10 * roof.GAUGE - 0.05


def frames():
    """The frames of the lower roof and of the main roof, which rises along the world's x."""
    _, _, (x, y) = LOWER
    lower = roof.plane(PITCH, (-x, -y * math.cos(SLOPE), -y * math.sin(SLOPE)))
    _, _, (x, y) = MAIN
    main = move(-y * math.cos(SLOPE), x, -y * math.sin(SLOPE)) @ turn(z=-math.pi / 2) @ turn(SLOPE)
    return lower, main


def cut(tile, normal, away):
    """Saw a tile along the vertical plane at a distance `away` from the origin; what is on the side of `normal` goes."""
    back = tile.matrix_world.inverted()
    far = [normal.dot(tile.matrix_world @ Vector(corner)) - away for corner in tile.bound_box]
    if max(far) < 0:
        return
    if min(far) > 0:
        bpy.data.objects.remove(tile)
        return
    work = bmesh.new()
    work.from_mesh(tile.data)
    plane = back @ (normal * away), (back.to_3x3() @ normal).normalized()
    done = bmesh.ops.bisect_plane(
        work, geom=work.verts[:] + work.edges[:] + work.faces[:], plane_co=plane[0], plane_no=plane[1], clear_outer=True
    )
    bmesh.ops.holes_fill(work, edges=[part for part in done['geom_cut'] if isinstance(part, bmesh.types.BMEdge)])
    mesh = tile.data.copy()
    work.to_mesh(mesh)
    work.free()
    tile.data = smooth(mesh, 35)


def tiled(frame, size, tiles, side):
    """Lay the tiles of one roof, sawn off along the valley. `side` is 1 for the lower roof and -1 for the main roof, which goes
    on beyond the ridge of the other, to a second valley."""
    columns, rows, _ = size
    before = set(bpy.data.objects)

    def laid(column, row):
        # The lead holds the tails of the course above it up a little; those below it must not come through.
        if side < 0 and row == 10:
            return tiles, turn(-0.019 * eased((5.2 - abs(column - 27)) / 1.6))
        return (tiles, move(z=-0.005)) if side < 0 and row == 9 and 23 <= column <= 30 else tiles

    roof.lay(frame, columns, rows, laid)
    bpy.context.view_layer.update()
    for tile in set(bpy.data.objects) - before:
        beyond = sum((tile.matrix_world @ Vector(corner)).y for corner in tile.bound_box) > 0
        cut(tile, Vector((side, -1 if side > 0 or beyond else 1, 0)).normalized(), -OPEN)
    roof.deck(frame, columns, rows, materials.wood('#5b4632'))


def in_valley(s, u, up=0.0):
    """The point `up` metres over the zinc, `u` beside the middle of the valley; `s` is how far it is from the origin, both in
    the ground plan. It is in the frame of the valley, whose y runs up the zinc, as it was rolled."""
    z = math.tan(SLOPE) * (math.hypot(u, saddle.BEND) - saddle.BEND - s) / math.sqrt(2) + up
    return u, z * math.sin(FALL) - s * math.cos(FALL), z * math.cos(FALL) + s * math.sin(FALL)


def valley(sheets, solder):
    """The zinc in lengths: each laps over the one below it and is soldered to it. Their edges stand up below the tiles."""
    frame, rng = turn(z=-math.pi / 4) @ turn(FALL), np.random.RandomState(8)
    half = [(u, 0.0) for u in np.linspace(0, FLOOR, 46)] + list(CHECK)
    half += [(u, 0.016 * max(0, (u - WIDE + EDGE) / EDGE)) for u in np.linspace(0.133, WIDE, 12)]
    section = [(-u, h) for u, h in half[:0:-1]] + half
    top = 0.0
    for k, bottom in enumerate(JOINTS):
        phase = rng.rand(6) * 6

        def dent(s, u):
            """Thin sheet never lies quite flat."""
            slow, quick = math.sin(9 * s + phase[0] + 14 * u), math.sin(26 * s + phase[1]) * math.sin(36 * u + phase[2])
            return 0.0014 * slow + 0.0015 * quick

        rows = []
        for s in np.linspace(bottom, max(0, top - 0.06), 150):
            # Its lower end lies on the next length, whose upper end is under it.
            lap = 0.0028 * max(0, 1 - (bottom - s) / 0.10) - 0.006 * (k > 0) * eased((top - 0.005 - s) / 0.02)
            # Below the lead the check is laid flat.
            check = eased((s - 0.33) / 0.04)
            rows.append([in_valley(s, u, -0.004 + lap + dent(s, u) + h * (check if abs(u) < 0.132 else 1)) for u, h in section])
        sheet(rows, sheets[k % len(sheets)], 0.0008, frame)
        bead = []
        for u in np.linspace(-FLOOR, FLOOR, 340):
            # The strokes of the iron.
            stroke = 0.0006 * math.sin(300 * u + phase[3]) + 0.0008 * math.sin(97 * u + phase[4])
            flow = 0.00014 * math.sin(300 * u + phase[3]) + 0.0002 * math.sin(61 * u)
            span = ((t, bottom + 0.003 + t * (0.015 + stroke * abs(t))) for t in np.linspace(-1, 1, 17))
            bead.append([in_valley(s, u, -0.0043 + dent(bottom, u) + (0.0048 + flow) * (1 - t**4)) for t, s in span])
        place(grid(bead, solder), frame)
        top = bottom


def roofs(wet=0.0):
    """Build everything but the light, with the camera of both pictures. Returns the frames of both roofs."""
    lower, main = frames()
    clay = near.damp(roof.OLD, 0.9, 0.1, wet, 0.25)
    tiles = roof.pantiles(clay, fine=True)
    tiled(lower, LOWER, tiles, 1)
    tiled(main, MAIN, tiles, -1)
    roof.ridge((-4.3, 0, saddle.RIDGE - 0.036), 4.02, clay, materials.stone('#4e4841', 160, 0.5), PITCH)
    # In the warm light of a lamp the same grey would be brown.
    zinc = [near.preweathered(code, bool(wet)) for code in (('#7389a4', '#7a90aa') if wet else ('#6f7a87', '#78838f'))]
    valley(zinc, materials.metal('#d3dae2', (0.2, 0.28), 0.85, 0.85))
    saddle.saddle(MAIN[2], LOWER[2], UNDER - 0.002, saddle.oxidised(bool(wet)))
    light.camera((-1.32, -1.62, 0.92), (-0.345, -0.475, -0.255), 46, 64, (-0.5, -0.5, -0.4))
    return lower, main


def build():
    roofs()
    light.sky(24, 236, 0.12, 1.6, 0.3)
