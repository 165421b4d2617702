"""The report on the kitchen table in the evening: somebody has just read it, put down pencil and glasses, and let the tea cool.
Outside, roofs before the afterglow."""

import importlib
import math
import random

import bedroom
import bpy
import light
import materials
import near
import numpy as np
import plume
import report
import skyline
import tools
from geometry import box, from_faces, move, moved, place, rod, turn
from mathutils import Vector

room = importlib.import_module('scenes.dakkapel-finished')
POST = dict(exposure=0.75, saturation=1.0, keep=0.08, split=0, bloom=0.06, vignette=0.12)
# The inner face of the wall with the window is y = 0, the floor z = 0. The walls and the ceiling; the top of the table.
LEFT, RIGHT, BACK, HIGH, TABLE = -0.9, 3.6, -3.6, 2.6, 0.75
EYE = Vector((1.15, -1.9, 1.035))
# The middle of the report, and how far it is turned.
REPORT, TURNED = (1.11, -1.297), math.radians(9)


def walls():
    """The room: plaster around the window, boards on the floor, a skirting."""
    wall, white = room.plaster(), materials.paint('#d5cfc2', 0.4, 0.08, 0.02)
    middle, wide = (LEFT + RIGHT) / 2, RIGHT - LEFT
    box((wide, 0.1, room.SILL), (middle, 0.05, room.SILL / 2), wall, 0)
    box((wide, 0.1, HIGH - room.HEAD), (middle, 0.05, (HIGH + room.HEAD) / 2), wall, 0)
    for left, right in ((LEFT, 0), (room.WIDE, RIGHT)):
        box((right - left, 0.1, HIGH), ((left + right) / 2, 0.0501, HIGH / 2), wall, 0)
    for x, side in ((LEFT, -1), (RIGHT, 1)):
        box((0.1, -BACK, HIGH), (x + side * 0.05, BACK / 2, HIGH / 2), wall, 0)
    box((wide, 0.1, HIGH), (middle, BACK - 0.05, HIGH / 2), wall, 0)
    box((wide, -BACK, 0.1), (middle, BACK / 2, HIGH + 0.05), wall, 0)
    boards = near.pine('#6f4c2f', 1)
    for x in np.arange(LEFT, RIGHT, 0.16):
        box((0.158, -BACK, 0.02), (x + 0.08, BACK / 2, -0.01), boards, 0.002)
    box((wide, 0.012, 0.09), (middle, -0.006, 0.045), white, 0.003)
    room.window(white)
    bedroom.radiator(0.3, 2.2, 0.0, 0.12, 0.7)
    for left, right, seed in ((-0.02, 0.27, 1), (room.WIDE - 0.27, room.WIDE + 0.02, 3)):
        bedroom.curtain(left, right, -0.06, room.SILL + 0.05, room.HEAD - 0.02, seed)


def oak(code, axis):
    """Oak, oiled: a soft gleam."""
    wood = near.pine(code, axis)
    wood.node_tree.nodes['Principled BSDF'].inputs['Roughness'].default_value = 0.42
    return wood


def table(left=0.3, right=2.0, near_by=-1.98, far=-0.78):
    """The table, with its boards along x."""
    wood = oak('#73513a', 0)
    step = (far - near_by) / 9
    for k in range(9):
        box((right - left, step - 0.0012, 0.03), ((left + right) / 2, near_by + (k + 0.5) * step, TABLE - 0.015), wood, 0.0022)
    for y in (near_by + 0.1, far - 0.07):
        box((right - left - 0.16, 0.022, 0.09), ((left + right) / 2, y, TABLE - 0.075), wood, 0.003)
    for x in (left + 0.07, right - 0.07):
        for y in (near_by + 0.07, far - 0.07):
            box((0.06, 0.06, TABLE - 0.03), (x, y, (TABLE - 0.03) / 2), wood, 0.005)


def chair(frame):
    """A chair whose seat is at -y of its back."""
    wood = oak('#6d4a2d', 1)
    on = lambda x, y, z: frame @ Vector((x, y, z))
    box((0.42, 0.42, 0.028), (0, -0.2, 0.45), wood, 0.01, frame=frame)
    lean = lambda z: 0.07 * max(0, z - 0.45) / 0.45
    for x in (-0.19, 0.19):
        rod(on(x, 0, 0), on(x, 0, 0.47), 0.016, wood)
        rod(on(x, 0, 0.46), on(x, lean(0.9), 0.9), 0.016, wood, 24)
        rod(on(x, -0.38, 0), on(x, -0.38, 0.44), 0.016, wood)
    for x in (-0.115, -0.04, 0.04, 0.115):
        rod(on(x, 0.0, 0.46), on(x, lean(0.84), 0.84), 0.009, wood)
    box((0.43, 0.02, 0.085), (0, lean(0.86), 0.86), wood, 0.008, (-0.15, 0, 0), frame)


def wire(points, radius, material, frame, closed=False):
    """Add a round wire through points."""
    data = bpy.data.curves.new('wire', 'CURVE')
    data.dimensions, data.bevel_depth, data.bevel_resolution = '3D', radius, 4
    line = data.splines.new('POLY')
    line.points.add(len(points) - 1)
    line.use_cyclic_u = closed
    for knot, point in zip(line.points, points):
        knot.co = (*point, 1)
    data.materials.append(material)
    place(data, frame)


def glasses(frame):
    """Reading glasses, open, on the lower edge of their rims and the tips of their temples, which are at +y."""
    horn, glass = materials.plain('#2c1710', 0.15), materials.thin_glass()
    around = np.linspace(0, math.tau, 65)[:-1]
    power = lambda v: math.copysign(abs(v) ** 0.8, v)
    for side in (-1, 1):
        rim = [(side * 0.0345 + 0.0265 * power(math.cos(a)), 0.0015 * math.cos(a) * side, 0.0215 + 0.0195 * power(math.sin(a))) for a in around]
        wire(rim, 0.0019, horn, frame, True)
        place(from_faces(rim, [tuple(range(64))], glass), frame)
        temple = [(0.062, 0.0, 0.030), (0.0665, 0.003, 0.031), (0.067, 0.02, 0.0305), (0.067, 0.09, 0.0225), (0.066, 0.115, 0.016), (0.065, 0.142, 0.0022)]
        wire([(side * x, y, z) for x, y, z in temple], 0.0017, horn, frame)
    wire([(0.0085 * t, -0.001 + 0.001 * t * t, 0.031 - 0.003 * t * t) for t in np.linspace(-1, 1, 15)], 0.0017, horn, frame)


def tea(at):
    """A mug of tea, with the label of its bag over the rim, and its steam."""
    frame = move(*at)
    tools.mug(frame @ turn(z=-0.45), 0.064, '#6a2a08')
    out, rim, tall = Vector((-0.5, -0.87, 0)), tools.MUG_RIM, tools.MUG_TALL
    thread = [out * (rim - 0.006) + Vector((0, 0, 0.066)), out * rim + Vector((0, 0, tall + 0.0018)), out * (rim + 0.003) + Vector((0, 0, tall - 0.006)), out * (rim + 0.001) + Vector((0, 0, 0.05))]
    wire(thread, 0.0006, materials.plain('#e4dfd2', 0.9), frame)
    label = frame @ move(out.x * rim, out.y * rim, 0.036) @ turn(z=math.atan2(out.y, out.x) + math.pi / 2)
    box((0.024, 0.0007, 0.03), (0, 0, 0), materials.plain('#e4dfd2', 0.8), 0.0001, (0.12, 0, 0.08), label)
    box((0.024, 0.0009, 0.013), (0, 0, -0.005), materials.plain('#a3372b', 0.8), 0.0001, (0.12, 0, 0.08), label)
    plume.plume((at[0], at[1], at[2] + 0.066), EYE, 0.2, 0.034, 0.03, (0.62, 0.55, 0.48), 0.45)


def herb(at, seed=3):
    """Basil in a clay pot."""
    rng, leaf = random.Random(seed), materials.paint('#4d7430', 0.5, 0.4, 0)
    tools.lathe([(0, 0), (0.042, 0), (0.056, 0.085), (0.062, 0.085), (0.063, 0.108), (0.055, 0.108), (0.052, 0.095), (0, 0.095)], near.damp(['#8a4a30'], 0.4, 0.05, 0, 0.1), move(*at))
    points, faces = [], []
    for _ in range(170):
        away = Vector((rng.gauss(0, 1), rng.gauss(0, 1), rng.uniform(-0.2, 1.4))).normalized()
        frame = move(*(Vector(at) + Vector((0, 0, 0.125)) + away * rng.uniform(0.03, 0.085))) @ away.to_track_quat('Z', 'Y').to_matrix().to_4x4() @ turn(rng.gauss(0, 0.6), rng.gauss(0, 0.6), rng.uniform(0, 6.3))
        size = rng.uniform(0.012, 0.021)
        ring = [(0, 0, 0), (0.45, 0.35, 0.12), (0.42, 0.9, 0.1), (0, 1.5, -0.12), (-0.42, 0.9, 0.1), (-0.45, 0.35, 0.12)]
        faces += [tuple(len(points) + k for k in (0, 1, 2, 3)), tuple(len(points) + k for k in (0, 3, 4, 5))]
        points += [frame @ (Vector(p) * size) for p in ring]
    place(from_faces(points, faces, leaf))


def outside():
    """The roofs that the dormer looks out on, and a lit window in the gable of one."""
    room.outside()
    left, y, wide, *_ = room.ROW[1]
    white = materials.paint('#b9b4a8', 0.5, 0.3)
    for size, far, material in (((0.9, 0.06, 1.15), 0.02, white), ((0.74, 0.02, 0.98), 0.05, skyline.far_light(0.6))):
        box(size, (left + wide / 2, y - far, 1.3), material, 0)
    for size in ((0.05, 0.02, 1.0), (0.75, 0.02, 0.05)):
        box(size, (left + wide / 2, y - 0.07, 1.3), white, 0)


def build():
    walls()
    table()
    chair(move(0.78, -0.46) @ turn(z=math.radians(-14)))
    on_table = move(*REPORT, TABLE) @ turn(z=TURNED)
    report.photos(on_table @ move(-0.148, 0.058, 0.0) @ turn(z=math.radians(13)))
    top = report.pile(on_table @ move(z=0.0007))
    report.front(top)
    tools.pencil(move(1.268, -1.30, TABLE) @ turn(z=math.radians(-66)))
    glasses(move(1.425, -1.285, TABLE) @ turn(z=math.radians(-32)))
    tea((1.50, -1.08, TABLE))
    bedroom.book((0.66, -1.02, TABLE), (0.16, 0.22, 0.022), '#34505c', 0.5)
    lamp = bedroom.lamp(1.93, -0.08, room.SILL + 0.032)
    herb((0.52, -0.09, room.SILL + 0.032))
    # From somewhat lower than the dormer.
    with moved(move(z=1.0)):
        outside()
    light.lamp(lamp, 14, (1, 0.66, 0.36), 0.045)
    # The lamp over the table, above the picture, and one in the room.
    light.lamp((1.32, -1.02, 1.6), 52, (1, 0.74, 0.48), 0.06, (1.2, -1.2, TABLE), 112).visible_glossy = False
    light.lamp((1.4, -3.1, 2.1), 34, (1, 0.76, 0.52), 0.5).visible_glossy = False
    light.lamp((-3, 4, -2), 2600, (1, 0.86, 0.7), 0.5, (0, 20, 0), 110)
    room.portal()
    light.camera(EYE, EYE + Vector((0, 1, -0.237)), 27, 8, Vector((*REPORT, TABLE)), level=True)
