"""A roofer's tools at work: a ladder hooked over the ridge, a tool bag, rope, and new tiles stacked on bare battens."""

import math
import random

import bpy
import house
import light
import materials
import numpy as np
import roof
from geometry import box, box_mesh, brickwork, from_bmesh, move, place, rod, turn
from mathutils import Vector

POST = dict(exposure=0.2, saturation=0.95, keep=0.25)
PITCH, COLUMNS, ROWS = 45, 60, 14
# Columns and rows without tiles, and the number of tiles stacked there.
BARE_COLUMNS, BARE_ROWS, STACK = range(23, 30), range(8, 11), 6


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


def bag(frame, x, y, cloth, leather, tools):
    """A canvas tool bag lying on the battens, open towards the ridge, with tool handles sticking out."""
    at = frame @ move(x, y, 0.01) @ turn(0, 0, -0.08)
    wide, tall, deep = 0.40, 0.27, 0.17

    def build(work):
        rows, sides = 12, 48
        rings = []
        for j in range(rows):
            t = j / (rows - 1)
            ring = []
            for i in range(sides):
                angle = math.tau * i / sides
                square = lambda v: math.copysign(abs(v) ** 0.45, v)
                bulge = 1 + 0.07 * math.sin(math.pi * t) + 0.02 * math.sin(5 * angle + 6 * t)
                across = wide / 2 * (1.04 - 0.10 * t) * bulge * square(math.cos(angle))
                high = deep / 2 * (1.06 - 0.32 * t) * bulge * square(math.sin(angle))
                ring.append(work.verts.new((across, tall * t, deep / 2 + high)))
            rings.append(ring)
        for low, top in zip(rings, rings[1:]):
            for i in range(sides):
                face = work.faces.new((low[i], low[(i + 1) % sides], top[(i + 1) % sides], top[i]))
                face.material_index = int(low is rings[0] or low is rings[1] or low is rings[2])
        work.faces.new(rings[0]).material_index = 1

    mesh = from_bmesh(build, cloth, 40)
    mesh.materials.append(leather)
    obj = place(mesh, at)
    solid = obj.modifiers.new('solid', 'SOLIDIFY')
    solid.thickness, solid.offset = 0.005, -1
    for side in (-0.1, 0.1):
        box((0.034, tall * 0.98, 0.006), (side, tall * 0.52, deep * 0.98), leather, 0.002, (0.04, 0, 0), at)
    arc = [(0.1 * math.cos(a), tall + 0.13 * math.sin(a), deep * 0.94 + 0.03 * math.sin(a)) for a in np.linspace(math.pi, 0, 30)]
    cord([at @ Vector(p) for p in arc], 0.011, leather)
    for dx, dz, length, radius, lean, material in tools:
        rod(at @ Vector((dx, tall - 0.12, dz)), at @ Vector((dx + lean, tall + length, dz + 0.02)), radius, material, 20)


def build():
    palette, frame = house.Palette(), roof.plane(PITCH)
    red = materials.clay(roof.OLD, 1.0, 0.12, 0, 0.4)
    tiles, fresh = roof.pantiles(red, fine=True), roof.pantiles(materials.clay(['#93452a', '#a04c2c', '#8a4028'], 0.2, 0, 0, 0), 4, True)
    bare = lambda column, row: column in BARE_COLUMNS and row in BARE_ROWS
    roof.lay(frame, COLUMNS, ROWS, lambda column, row: None if bare(column, row) else tiles)
    pine, grip = materials.wood('#b98a57'), materials.paint('#b3451f', 0.5)
    roof.underlay(frame, COLUMNS, ROWS, materials.paint('#6b7a80', 0.6), pine)
    slope = ROWS * roof.GAUGE + 0.06
    top = frame @ roof.point(0, slope, 0)
    roof.ridge((0, top.y, top.z + 0.02), COLUMNS * roof.WIDTH, red, palette.bedding, PITCH)
    metal = materials.metal('#b4b7b8', (0.3, 0.45), 0.8)
    ladder(frame, 4.15, 0.6, slope - 0.05, metal, palette.dark)
    rng, left, low = random.Random(8), BARE_COLUMNS[3] * roof.WIDTH, BARE_ROWS[0] * roof.GAUGE
    for k in range(STACK):
        at = move(left + 0.12 + rng.gauss(0, 0.006), low + 0.52 + rng.gauss(0, 0.008), 0.03 + 0.031 * k)
        place(fresh[k % len(fresh)], frame @ at @ turn(0, 0, rng.gauss(0, 0.02)), 'tile')
    tools = [
        (-0.13, 0.12, 0.30, 0.016, 0.03, materials.wood('#a9713f')),
        (-0.04, 0.13, 0.22, 0.015, -0.02, grip),
        (0.05, 0.12, 0.34, 0.017, 0.05, materials.wood('#7d5230')),
        (0.13, 0.13, 0.19, 0.014, 0.02, materials.plain('#1d1f21', 0.5)),
    ]
    bag(frame, BARE_COLUMNS[0] * roof.WIDTH + 0.27, low + 0.22, materials.paint('#55573d', 0.95, 0.35, 0.4), materials.paint('#241a14', 0.7, 0.3), tools)
    rope(frame, 4.33, 3.55, materials.paint('#a88f60', 0.9, 0.3, 0.6))
    brickwork((8.6, top.y + 0.3, top.z - 1.0), (0.8, 0.6, 1.9), palette.brick, palette.mortar, 3)
    light.sky(17, 248, 0.13, 1.6, 0.25)
    light.camera(
        frame @ roof.point(3.75, 1.2, 1.2),
        frame @ roof.point(5.02, 3.40, 0.12),
        38,
        4,
        frame @ roof.point(4.95, 3.0, 0.15),
    )
