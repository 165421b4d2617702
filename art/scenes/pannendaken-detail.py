"""A ridge being laid, seen from the ladder on the roof: hooked tiles, the ridge batten on its steel brackets, the ventilating roll
over it, pressed onto the tiles, and the ridge tiles that are screwed on so far."""

import importlib
import math

import bpy
import light
import materials
import near
import numpy as np
import ridge
import roof
from geometry import box, eased, move, place, sheet, turn
from mathutils import Vector

SIZE = (880, 1100)
POST = dict(exposure=0.1, saturation=0.97, keep=0.15, sharpen=0.45)
COLUMNS, ROWS, LAID, COLLAR = 15, 8, 4, 0.0035
# Where the first ridge tile begins and the last one ends, and how far from there the roll is pressed onto the tiles. Where the
# rest of it lies, rolled up, and how wide that is.
FIRST = -0.092
END = FIRST + (LAID - 1) * ridge.STEP + 0.44
PRESSED, ROLLED, COIL = END + 0.115, END + 0.265, 0.036
# From the top of the roof: half the width of the ridge batten and the heights of its sides.
HALF, LOW, HIGH = 0.022, 0.008, 0.070
# How wide the roll is beside the batten, and where on that its fleece ends and its aluminium begins.
WING, SEAM = 0.175, 0.60


def other_side(top):
    """The frame of the roof behind the ridge."""
    return move(COLUMNS * roof.WIDTH, 2 * top.y) @ turn(z=math.pi) @ roof.plane(ridge.PITCH)


def pressed(x, t):
    """The roll where it is pressed on the tiles, from its edge (`t` is 0) to the batten (1): as y and z of the roof."""
    slope = math.radians(ridge.PITCH)
    y1 = ROWS * roof.GAUGE + 0.06 - HALF * math.cos(slope) + HIGH * math.sin(slope)
    z1 = HALF * math.sin(slope) + HIGH * math.cos(slope) + 0.001
    y = y1 - WING * (1 - t)
    tile = roof.surface(x, min(y, ROWS * roof.GAUGE + 0.02), ROWS - 1) + 0.0055
    up = eased((t - 0.16) / 0.66)
    # Narrow folds, that let the aluminium stretch; its edge is glued down.
    fold = 0.0007 * math.sin(math.tau * x / 0.0085) * eased((t - 0.07) / 0.1) * eased((0.8 - t) / 0.3)
    return y, tile + max(0.0, z1 - tile) * up if t > 0.16 else tile, fold


def wing(frame, top, xs, ts, side, lift):
    """The rows of a part of the roll beside the batten, from `ts[0]` to `ts[-1]`, in the world; `side` is -1 before the ridge."""
    rows = []
    for x in xs:
        row = []
        free = eased((x - PRESSED) / (ROLLED - PRESSED - 0.02))
        own = x if side < 0 else COLUMNS * roof.WIDTH - x
        for t in ts:
            y, z, fold = pressed(own, t)
            at = frame @ Vector((own, y, z + fold + lift))
            # Not yet pressed, it lies level on the batten.
            level = Vector((x, top.y + side * (HALF + WING * (1 - t)), top.z + HIGH + 0.001 + lift + fold))
            row.append(at.lerp(level, free))
        rows.append(row)
    return rows


def coil_rows(top, ys):
    """The rows of a part of the roll that is still rolled up, `ys` from the ridge."""
    rows = []
    for a in np.linspace(0, 8.4 * math.tau, 1600):
        r = COIL - 0.0021 * a / math.tau + 0.0007 * math.sin(2.13 * a) + 0.0006 * math.sin(math.tau * COIL * a / 0.0085)
        x, z, shift = r * math.sin(a), COIL - r * math.cos(a), 0.0012 * math.sin(0.7 * a)
        rows.append([(ROLLED + x, top.y + y + shift, top.z + HIGH + 0.0015 + z) for y in ys])
    return rows


def ridge_roll(frame, back, top):
    """The ridge roll: fleece that lets air through over the batten, and pleated aluminium along it, glued to the tiles."""
    aluminium = materials.paint('#3f2a24', 0.45, 0.25, 0.1)
    fleece = materials.paint('#26282a', 0.9, 0.4, 0.6)
    xs = np.linspace(END - 1.05, ROLLED, 1150)
    for side, at in ((-1, frame), (1, back)):
        sheet(wing(at, top, xs, np.linspace(0, SEAM + 0.05, 30), side, 0.0), aluminium, 0.0011)
        sheet(wing(at, top, xs[::4], np.linspace(SEAM, 1, 14), side, 0.0012), fleece, 0.0012)
        wide = [side * (HALF + WING * (1 - t)) for t in (0, 0.15, 0.3, 0.45, SEAM + 0.05)]
        sheet(coil_rows(top, wide), aluminium, 0.0011)
    sheet([[(x, top.y + y, top.z + HIGH + 0.0025) for y in (-HALF, 0, HALF)] for x in xs[::4]], fleece, 0.0012)
    reach = HALF + WING * (1 - SEAM)
    sheet(coil_rows(top, np.linspace(-reach, reach, 5)), fleece, 0.0012)


def bracket(top, x, steel):
    """A steel bracket: a cradle that holds the batten, and legs nailed on the highest battens of both roofs."""
    slope, half = math.radians(ridge.PITCH), HALF + 0.0012
    nail = near.head(0.0048, 0.0018, steel)
    for side in (-1, 1):
        foot = -half * math.tan(slope)
        leg = [(y, -y * math.tan(slope)) for y in (0.068, half + 0.004)]
        path = [*leg, (half + 0.001, foot + 0.001), (half, foot + 0.005), (half, HIGH - 0.013)]
        ends = (-0.016, 0.016) if side < 0 else (0.016, -0.016)
        sheet([[(x + end, top.y + side * y, top.z + z + 0.0008) for end in ends] for y, z in path], steel, 0.0025)
        for high, along in ((0.047, -0.006), (0.025, 0.007)):
            place(nail, move(x + along, top.y + side * (half + 0.0012), top.z + high) @ turn(-side * math.pi / 2))
    box((0.032, 2 * half, 0.0025), (x, top.y, top.z + LOW - 0.0014), steel, 0.0004)


def hook(tile, steel):
    """A stainless hook, driven into the batten between two tiles, that grips the free edge of a `tile` from above."""
    over = [(x, float(roof.PROFILE(x)) + 0.0022) for x in (0.2455, 0.24, 0.233, 0.225)]
    strip = [(0.228, 0.0095), (0.246, 0.0062), (0.2515, 0.0072), (0.2532, 0.0105), (0.2532, 0.021), (0.251, 0.0268), *over]
    strip.append((0.2205, float(roof.PROFILE(0.2205)) + 0.0042))
    sheet([[(x, y, z) for y in (-0.353, -0.347, -0.341)] for x, z in strip[::-1]], steel, 0.0015, tile)


def ridge_tiles(top, clay, metal):
    """The ridge tiles so far, each held by a clip on the one before it. On the last one the clip waits for the next."""
    shells = [ridge.ridge_tile(clay, COLLAR) for _ in range(2)]
    for k in range(LAID + 1):
        at = move(FIRST + k * ridge.STEP, top.y, top.z + 0.115 - ridge.RADIUS) @ turn(0, 0.022, 0.006 * math.sin(5 * k))
        if k < LAID:
            place(shells[k % 2], at, 'ridge')
        ridge.ridge_clip(at, metal, COLLAR)
    under = ridge.RADIUS - ridge.WALL - 0.0022
    place(near.head(0.0062, 0.0035, metal), at @ move(0.026, 0, under + 0.0017))
    place(near.head(0.009, 0.0012, metal), at @ move(0.026, 0, under + 0.0006))


def ridge_job():
    """Build the roof with its ridge half laid, and the camera of both pictures. Returns the top of the roof."""
    clay = near.damp(roof.RED, 0.6, 0.05, 0, 0.12)
    frame, tiles = roof.plane(ridge.PITCH), roof.pantiles(clay, fine=True)
    top = frame @ roof.point(0, ROWS * roof.GAUGE + 0.06, 0)
    back = other_side(top)
    roof.lay(frame, COLUMNS, ROWS, lambda column, row: tiles if row > 3 else None)
    roof.lay(back, COLUMNS, ROWS, lambda column, row: tiles if row > 5 else None, 9)
    steel = materials.metal('#d3d6d8', (0.16, 0.3), 0.8, 0.95)
    bpy.context.view_layer.update()
    back_to = frame.inverted()
    for tile in [part for part in bpy.context.scene.objects if part.name.startswith('tile')]:
        at = back_to @ tile.matrix_world.translation
        if abs(at.z) < 0.1 and round((at.y - roof.LENGTH + 0.05) / roof.GAUGE) == ROWS - 1:
            hook(tile.matrix_world, steel)
    wide, batten = COLUMNS * roof.WIDTH, materials.wood('#9a7752', (1.0, 40, 40), 0.75)
    for side in (frame, back):
        roof.deck(side, COLUMNS, ROWS, materials.paint('#3c4a42', 0.55, 0.4))
        box((wide, 0.045, 0.028), (wide / 2, ROWS * roof.GAUGE, -0.016), batten, 0.002, frame=side)
    box((wide, 2 * HALF, HIGH - LOW), (wide / 2, top.y, top.z + (HIGH + LOW) / 2), near.pine('#a9835a', 0), 0.002)
    for x in (END - 0.2, END + 0.43):
        bracket(top, x, materials.metal('#a9aeb2', (0.3, 0.45), 0.65, 0.85))
    ridge_roll(frame, back, top)
    ridge_tiles(top, clay, materials.metal('#a3a8ab', (0.3, 0.45)))
    importlib.import_module('scenes.nok-detail').neighbour(-13)
    end = Vector((END, top.y, top.z))
    light.camera(end + Vector((0.93, -0.9, 0.28)), end + Vector((0.095, -0.07, -0.005)), 53, 5.6, end + Vector((0.1, -0.1, 0.03)))
    return top


def build():
    ridge_job()
    light.sky(24, 216, 0.125, 0.4, 0.12, 0.04, 6)
