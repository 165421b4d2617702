"""A repaired flat roof: a patch of new felt welded over the open seam of old strips, and the roller that pressed it on."""

import math

import flat
import light
import materials
import numpy as np
import roof
from flat import FLOOR, THICK
from geometry import ball_mesh, eased, move, place, rod, turn
from mathutils import Vector
from tools import lathe

SIZE = (880, 1100)
POST = dict(exposure=0.25, saturation=0.97, split=0.02, keep=0.1, sharpen=0.4)
# The middle of the patch, on a seam; half its width and length, the radius of its corners, and how far it is turned.
AT, HALF, ROUND, TURNED = (1.225, -0.36), (0.155, 0.205), 0.05, -0.06
# The radius and half the width of the roller's wheel.
ROLLER, HALF_WHEEL = 0.022, 0.020
# The strips of the roof, and the lengths along the upstand.
STRIPS, LENGTHS = (-0.71, 0.2, 1.11, 2.02), ((-1.6, 0.72), (0.64, 1.62), (1.54, 3.4))
# Old welds pressed out little bitumen, that of the patch a thick line.
OLD, NEW = dict(wide_of=(0.0015, 0.006), much=0.45), dict(wide_of=(0.005, 0.015), much=1.1)


def high(x, y):
    """The height of the roof, which is almost flat."""
    dents = 0.0005 * math.sin(29 * x + 2) * math.sin(33 * y + 1) + 0.0003 * math.sin(61 * x + 17 * y) * math.sin(53 * y - 13 * x + 2)
    return dents + 0.0012 * math.sin(5 * x + 1) * math.sin(4 * y)


def below(x, y):
    """The height of the old felt, as the patch follows it."""
    return high(x, y) + FLOOR + flat.draped(x, STRIPS)


def patch(skin, side, tar):
    """A piece of felt with round corners, welded over the seam, and the bitumen that ran out all around."""
    on = lambda at: Vector((AT[0] + at.x, AT[1] + at.y, below(AT[0] + at.x, AT[1] + at.y)))
    edge, rows = flat.outline(HALF, ROUND, TURNED, 160), []
    for t in np.linspace(0.002, 1, 160):
        points = [on(at * t) for at, _ in edge]
        # The roller pressed its edge into the bitumen.
        rows.append([(p.x, p.y, p.z + THICK - 0.002 * eased((t - 0.94) / 0.06)) for p in points])
    flat.felt(rows[::-1], skin, side)
    # More came out than of a strip: it stands higher.
    flat.bead([(on(at), out, Vector((0, 0, 1.5))) for at, out in flat.outline(HALF, ROUND, TURNED, 640)], tar, 2, **NEW)


def roller(frame, steel, wheel, wood):
    """A seam roller that lies on its wheel and the end of its handle; `frame` has its wheel in the origin, on the roof."""
    # The handle is thinner than the wheel, so its end is lower.
    axle = frame @ move(0, 0, ROLLER) @ turn(y=0.0245)
    up = lambda x, y: axle @ roof.point(x, y, 0)
    side, arm, cross = [(0.0195, 0), (0.0208, 0.0004), (0.0218, 0.0014), (ROLLER, 0.0028)], HALF_WHEEL + 0.006, 0.036
    rim = [(0.003, -HALF_WHEEL), *((r, z - HALF_WHEEL) for r, z in side)]
    lathe(rim + [(r, -z) for r, z in reversed(rim)], wheel, axle @ turn(x=math.radians(90)))
    rod(up(0, -HALF_WHEEL - 0.0015), up(0, HALF_WHEEL + 0.0015), 0.009, steel, 48)
    rod(up(0, -arm - 0.007), up(0, arm + 0.007), 0.004, steel, 6)
    path = [(0, -arm), (cross, -arm), (cross, arm), (0, arm)]
    for start, end in zip(path, path[1:]):
        rod(up(*start), up(*end), 0.0034, steel, 20)
    for at in path:
        place(ball_mesh(0.0034, steel), axle @ move(*at))
    rod(up(cross, 0), up(0.085, 0), 0.0042, steel, 24)
    rod(up(0.074, 0), up(0.088, 0), 0.0112, steel, 40)
    profile = [(0, 0), (0.009, 0.0005), (0.0105, 0.004), (0.0105, 0.014), (0.0125, 0.02), (0.0165, 0.05), (0.0175, 0.075), (0.016, 0.1), (0.0172, 0.118), (0.0145, 0.128), (0.006, 0.132), (0, 0.132)]
    lathe(profile, wood, axle @ move(0.078) @ turn(y=math.radians(90)))


def offcut(at, angle, skin, side):
    """A strip that was cut off the felt of the patch, slanting at one end, on the roof; it is not quite flat yet."""
    rows = []
    for t in np.linspace(0, 1, 81):
        row = []
        for across in np.linspace(-0.026, 0.026, 25):
            along = -0.11 + t * (0.2 + 0.6 * across)
            x, y = at[0] + along * math.cos(angle) - across * math.sin(angle), at[1] + along * math.sin(angle) + across * math.cos(angle)
            row.append((x, y, below(x, y) + THICK + 0.0006 + 0.45 * max(0, along - 0.02) ** 2 + 0.15 * max(0, -0.06 - along) ** 2))
        rows.append(row)
    flat.felt(rows[::-1], skin, side)


def repair(wet=0.0):
    """Build the roof with its patch, and the camera of both pictures."""
    # Smaller grains than on a whole roof, for a close-up. In the rain the new felt stays matt: glossy, it would look like a puddle.
    old, new = materials.bitumen('#70767b', wet, grains=640), materials.bitumen('#40474e', grains=640)
    tar, side = flat.squeezed(wet > 0, 0.1), materials.plain('#17181a', 0.75, 0.0, 0.2)
    # Wet, it would mirror the sky.
    fresh = materials.plain('#121213', 0.24, 0.0, 0.3 if wet else 0.9)
    for k, left in enumerate(STRIPS):
        flat.strip(left, 30 + k, old, side, tar, high, **OLD)
    patch(new, side, fresh)
    flat.edge_of_roof(old, side, tar, materials.metal('#a9adb0', (0.25, 0.4), 0.75), high, STRIPS, LENGTHS, 1.4, **OLD)
    tool = move(1.425, -0.585, below(1.425, -0.585)) @ turn(z=-0.15)
    roller(tool, materials.metal('#9a9fa3', (0.3, 0.45)), materials.paint('#1c1c1e', 0.6, 0.5), materials.wood('#76563a', (30, 30, 1.6), 0.65))
    offcut((1.385, -0.79), 3.42, new, side)
    frame = roof.plane(45, (-4, 3.0, -2.2))
    red = roof.pantiles(materials.clay(roof.RED, 0.8, 0.05, 0.6 * wet), 3)
    roof.lay(frame, 50, 11, lambda column, row: red)
    light.camera((1.72, -1.18, 0.53), (1.23, -0.27, 0.04), 50, 11, (1.3, -0.5, 0.02))


def build():
    repair()
    light.sky(18, 250, 0.125, 0.9, 0.15)
