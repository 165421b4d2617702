"""A valley between two tiled roofs, lined with zinc: its lengths are soldered, and lead covers the end of the ridge above it."""

import math

import bmesh
import bpy
import light
import materials
import near
import numpy as np
import roof
from geometry import eased, grid, move, place, sheet, smooth, turn
from mathutils import Vector
from scipy import ndimage
from scipy.interpolate import PchipInterpolator

SIZE = (880, 1100)
POST = dict(exposure=0.0, saturation=0.95, split=0.0, keep=0.15, sharpen=0.45)
# The ridge of the lower roof, along x, meets the main roof in the origin. The valley below it runs along x = y.
PITCH, SLOPE = 40, math.radians(40)
# Of each roof: its columns and rows of tiles, and where in them the origin is.
LOWER, MAIN = (24, 9, (4.3, 2.97)), (46, 15, (5.6, 2.97))
# In the ground plan: from the middle of the valley to the cut tiles, to the edge of the zinc, and between two soldered seams.
OPEN, WIDE, EDGE, LENGTH = 0.095, 0.165, 0.012, 0.5
# The z of the axis of the ridge tiles and their radius, and the height of the tiles beside them.
RIDGE, RADIUS, BESIDE = 0.055, 0.132, 0.105
# How far the lead reaches from the origin: to either side at its lower and upper edge, and up the main roof.
LEAD = (0.41, 0.40, 0.27)
# Its lower edge in the ground plan: at so many metres beside the ridge, how far it reaches along it. It lies on the ridge and the
# tiles beside it, and ends in both valleys.
REACH = ((0, 0.11, 0.17, 0.22, 0.28, 0.34, 0.41), (0.26, 0.27, 0.325, 0.355, 0.34, 0.29, 0.225))
# Where the tails of the course above it lie over its upper edge, along the main roof.
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
    roof.lay(frame, columns, rows, lambda column, row: tiles)
    bpy.context.view_layer.update()
    for tile in set(bpy.data.objects) - before:
        beyond = sum((tile.matrix_world @ Vector(corner)).y for corner in tile.bound_box) > 0
        cut(tile, Vector((side, -1 if side > 0 or beyond else 1, 0)).normalized(), -OPEN)
    roof.deck(frame, columns, rows, materials.wood('#5b4632'))


def in_valley(s, u, up=0.0):
    """The point `up` metres over the zinc, `u` beside the middle of the valley; `s` is how far it is from the origin, both in
    the ground plan."""
    beside = math.sqrt(u * u + 0.018**2) - 0.018
    x, y = (-s + u) / math.sqrt(2), (-s - u) / math.sqrt(2)
    return x, y, math.tan(SLOPE) * (beside - s) / math.sqrt(2) + up


def valley(sheets, solder):
    """The zinc in lengths: each laps over the one below it and is soldered to it; its edges stand up below the tiles."""
    rng = np.random.RandomState(8)
    for k in range(5):
        top, bottom, phase = max(0, k * LENGTH - 0.06), (k + 1) * LENGTH, rng.rand(6) * 6
        rows = []
        for s in np.linspace(bottom, top, 90):
            # Its lower end lies on the next length, whose upper end is under it.
            lap = 0.0028 * max(0, 1 - (bottom - s) / 0.10) - 0.006 * (k > 0) * eased((k * LENGTH - 0.005 - s) / 0.02)
            row = []
            for u in np.linspace(-WIDE, WIDE, 81):
                dent = 0.0016 * math.sin(9 * s + phase[0] + 14 * u) + 0.0009 * math.sin(23 * s + phase[1]) * math.sin(31 * u + phase[2])
                edge = 0.016 * max(0, (abs(u) - WIDE + EDGE) / EDGE)
                row.append(in_valley(s, u, -0.004 + lap + dent + edge))
            rows.append(row)
        sheet(rows, sheets[k % len(sheets)], 0.0008)
        bead = []
        for u in np.linspace(-WIDE + EDGE, WIDE - EDGE, 220):
            flow = 0.0008 * math.sin(40 * u + phase[3]) + 0.0005 * math.sin(97 * u + phase[4])
            row = []
            for t in np.linspace(-1, 1, 11):
                dent = 0.0016 * math.sin(9 * bottom + phase[0] + 14 * u)
                row.append(in_valley(bottom + 0.002 + t * (0.013 + flow * (t > 0)), u, -0.0042 + dent + 0.0042 * (1 - t * t) ** 0.7))
            bead.append(row)
        place(grid(bead, solder))


def saddle(frame, lead):
    """Lead over the end of the ridge: dressed on the ridge tile, on the tiles of both roofs and into the valleys. Its heights are
    those above the main roof's frame, at u along the eaves and v up the slope from the origin."""
    _, _, (across, up) = MAIN
    cell, tan, sin, cos = 0.004, math.tan(SLOPE), math.sin(SLOPE), math.cos(SLOPE)
    us, vs = np.arange(-0.5, 0.5, cell), np.arange(-0.6, 0.55, cell)
    u, v = np.meshgrid(us, vs)
    main = np.array([[roof.surface(across + x, min(up + y, UNDER - 0.002)) for x in us] for y in vs])
    above = lambda z: (z - v * sin) / cos
    beside = (np.abs(u) + v * cos) / math.sqrt(2)
    # The zinc of the valley, as in in_valley.
    below = above(tan * (np.hypot(beside, 0.018) - 0.018 - (np.abs(u) - v * cos) / math.sqrt(2)) / math.sqrt(2) - 0.004)
    below = np.where(beside > OPEN, main, below)
    below = np.where(beside < -OPEN, np.maximum(below, above(BESIDE - np.abs(u) * tan)), below)
    below = np.where(np.abs(u) < RADIUS, np.maximum(below, above(RIDGE + np.sqrt(np.maximum(0, RADIUS**2 - u**2)))), below)
    hand = ndimage.gaussian_filter(np.random.RandomState(4).normal(0, 1, below.shape), 5)
    loose = ndimage.gaussian_filter(ndimage.maximum_filter(below, (7, 7)), 3.6) + 0.007 + 0.0004 * hand / hand.std()
    close = ndimage.gaussian_filter(ndimage.maximum_filter(below, (5, 5)), 1.2) + 0.0055
    high_at = lambda heights, x, y: float(ndimage.map_coordinates(heights, [[(y - vs[0]) / cell], [(x - us[0]) / cell]], order=1, mode='nearest')[0])
    low_side, high_side, high = LEAD
    reach, rows = PchipInterpolator(REACH[0], [-far for far in REACH[1]]), []
    for t in np.linspace(0, 1, 210):
        row = []
        for share in np.linspace(-1, 1, 230):
            # The upper edge is under the next course; below, the edge goes square across the ridge and down into both valleys.
            x = (low_side + (high_side - low_side) * t) * share
            flat = low_side * abs(share)
            # Its height there: on the ridge, beside it and in the valley.
            onto = RIDGE + math.sqrt(max(0, RADIUS**2 - flat**2)) if flat < RADIUS else 0
            far, off = float(reach(flat)), eased((flat - 0.09) / 0.07)
            beside_ridge = max(BESIDE * eased((0.22 - flat) / 0.05) - flat * tan, far * tan)
            first = far * cos + ((1 - off) * onto + off * beside_ridge) * sin
            y = first + (high - first) * t
            rim = eased((max(abs(share), 1 - t, t) - 0.7) / 0.18)
            sunk = 0.025 * eased((up + y - UNDER + 0.035) / 0.04)
            row.append((across + x, up + y, high_at(loose, x, y) * (1 - rim) + high_at(close, x, y) * rim - sunk))
        rows.append(row)
    sheet(rows, lead, 0.0042, frame)


def roofs(wet=0.0):
    """Build everything but the light, with the camera of both pictures. Returns the frames of both roofs."""
    lower, main = frames()
    clay = near.damp(roof.OLD, 0.9, 0.1, wet, 0.25)
    tiles = roof.pantiles(clay, fine=True)
    tiled(lower, LOWER, tiles, 1)
    tiled(main, MAIN, tiles, -1)
    roof.ridge((-4.3, 0, RIDGE - 0.036), 4.02, clay, materials.stone('#8f8678', 160, 0.5), PITCH)
    zinc = [near.zinc(code, bool(wet), (0.42, 0.56), 0.25) for code in ('#98a4ae', '#8f9ba6', '#9faab3')]
    valley(zinc, materials.metal('#c6c9cb', (0.22, 0.36), 0.85, 0.9))
    saddle(main, near.lead(bool(wet), 0.7, '#535a60'))
    light.camera((-1.08, -1.46, 0.40), (-0.30, -0.35, -0.20), 40, 14, (-0.5, -0.5, -0.4))
    return lower, main


def build():
    roofs()
    light.sky(24, 236, 0.12, 1.6, 0.3)
