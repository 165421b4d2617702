"""A roofer at work: a ladder hooked over the ridge, a coil of rope, and new tiles on battens that are still half bare."""

import math
import random

import bpy
import house
import light
import materials
import numpy as np
import roof
from geometry import box, box_mesh, move, place, rod
from mathutils import Vector

POST = dict(exposure=0.2, saturation=0.95, keep=0.25)
PITCH, COLUMNS, ROWS = 45, 60, 14
# Where the old tiles are off, and how many new ones lie in each of those rows already, from the lowest.
OPEN_COLUMNS, OPEN_ROWS, NEW = range(23, 31), range(8, 11), (5, 3, 1)


def ladder(frame, x, low, high, metal, rubber):
    """Two rails with rungs, lying on the tiles, with hooks over the ridge."""
    for side in (0, 0.36):
        place(box_mesh((0.028, high - low, 0.062), metal, 0.004), frame @ move(x + side, (low + high) / 2, 0.155))
        box((0.034, 0.05, 0.07), (x + side, low, 0.155), rubber, 0.006, frame=frame)
        start = Vector((x + side, high - 0.25, 0.19))
        bend = [
            start,
            Vector((x + side, high - 0.05, 0.24)),
            Vector((x + side, high + 0.12, 0.20)),
            Vector((x + side, high + 0.17, 0.02)),
        ]
        for a, b in zip(bend, bend[1:]):
            rod(frame @ a, frame @ b, 0.011, metal)
    for y in np.arange(low + 0.18, high - 0.1, 0.28):
        rod(frame @ Vector((x + 0.01, y, 0.160)), frame @ Vector((x + 0.35, y, 0.160)), 0.0145, metal, 24)


def cord(points, radius, material):
    """A round cord along points in space."""
    data = bpy.data.curves.new('cord', 'CURVE')
    data.dimensions, data.bevel_depth, data.bevel_resolution = '3D', radius, 4
    spline = data.splines.new('POLY')
    spline.points.add(len(points) - 1)
    for knot, point in zip(spline.points, points):
        knot.co = (*point, 1)
    data.materials.append(material)
    obj = bpy.data.objects.new('cord', data)
    bpy.context.scene.collection.objects.link(obj)


def rope(frame, x, y, material):
    """A coil of rope over the ladder, its end hanging down."""
    rng, points = random.Random(4), []
    for k in range(9 * 48):
        angle = math.tau * k / 48
        turns = k // 48
        reach = 0.125 + 0.012 * math.sin(turns * 2.1) + 0.004 * rng.random()
        at = (reach * math.cos(angle), 1.25 * reach * math.sin(angle), 0.014 * (turns % 3) + 0.006 * math.sin(3 * angle + turns))
        points.append(frame @ Vector((x + at[0], y + at[1], 0.205 + at[2])))
    end = points[-1]
    points += [end + (frame.to_3x3() @ Vector((0.02 * math.sin(5 * t), -0.5 * t, -0.10 * min(1, 3 * t)))) for t in np.linspace(0.03, 1, 24)]
    cord(points, 0.0065, material)


def build():
    palette, frame = house.Palette(), roof.plane(PITCH)
    red = materials.clay(roof.OLD, 1.0, 0.12, 0, 0.4)
    tiles, fresh = roof.pantiles(red, fine=True), roof.pantiles(materials.clay(['#93452a', '#a04c2c', '#8a4028'], 0.2, 0, 0, 0), 4, True)

    def choice(column, row):
        if column not in OPEN_COLUMNS or row not in OPEN_ROWS:
            return tiles
        return fresh if column - OPEN_COLUMNS[0] < NEW[row - OPEN_ROWS[0]] else None

    roof.lay(frame, COLUMNS, ROWS, choice)
    roof.underlay(frame, COLUMNS, ROWS, materials.paint('#6b7a80', 0.6), materials.wood('#b98a57'))
    slope = ROWS * roof.GAUGE + 0.06
    top = frame @ roof.point(0, slope, 0)
    roof.ridge((0, top.y, top.z + 0.02), COLUMNS * roof.WIDTH, red, palette.bedding, PITCH)
    metal = materials.metal('#b4b7b8', (0.3, 0.45), 0.8)
    ladder(frame, 4.15, 0.6, slope - 0.05, metal, palette.dark)
    rope(frame, 4.33, 3.55, materials.paint('#a88f60', 0.9, 0.3, 0.6))
    light.sky(17, 248, 0.13, 1.6, 0.25)
    light.camera(
        frame @ roof.point(3.6, 1.2, 1.2),
        frame @ roof.point(4.72, 3.40, 0.12),
        38,
        4,
        frame @ roof.point(4.95, 3.0, 0.15),
    )
