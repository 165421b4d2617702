"""A roofer at work: a ladder hooked over the ridge, a coil of rope, and new tiles on battens that are still half bare."""

import math
import random

import bpy
import house
import light
import materials
import numpy as np
import roof
from geometry import ball_mesh, box, box_mesh, move, place, rod
from mathutils import Vector

POST = dict(exposure=0.2, saturation=0.95, keep=0.25)
PITCH, COLUMNS, ROWS = 45, 60, 14
# Where the old tiles are off, and how many new ones lie in each of those rows already, from the lowest: they are laid from the right.
OPEN_COLUMNS, OPEN_ROWS, NEW = range(23, 31), range(8, 11), (5, 3, 1)
# The height of the rungs above the frame, and the y of the one that the rope hangs on.
RUNGS, HOOK = 0.137, 3.58


def ladder(frame, x, low, high, metal, rubber):
    """Two rails with rungs, lying on the tiles, with hooks over the ridge."""
    for side in (0, 0.36):
        place(box_mesh((0.028, high - low, 0.062), metal, 0.004), frame @ move(x + side, (low + high) / 2, 0.132))
        box((0.034, 0.05, 0.07), (x + side, low, 0.132), rubber, 0.006, frame=frame)
        # Round the ridge tiles, to the far side, clamped on the rail.
        bend = [(high - 0.45, 0.178), (high - 0.03, 0.195), (high + 0.10, 0.195), (high + 0.25, 0.11), (high + 0.28, -0.06)]
        for a, b in zip(bend, bend[1:]):
            rod(frame @ Vector((x + side, *a)), frame @ Vector((x + side, *b)), 0.016, metal)
            place(ball_mesh(0.016, metal), frame @ move(x + side, *b))
        for y in (high - 0.4, high - 0.17):
            box((0.044, 0.05, 0.05), (x + side, y, 0.172), rubber, 0.004, frame=frame)
    for y in np.arange(low + 0.18, high - 0.1, 0.28):
        rod(frame @ Vector((x + 0.01, y, RUNGS)), frame @ Vector((x + 0.35, y, RUNGS)), 0.0145, metal, 24)


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


def rope(frame, x, material):
    """A coil of rope that hangs on a rung, tied to it."""
    rng, points, turns = random.Random(4), [], 8
    high = RUNGS + 0.0145 + 0.006
    for k in range(turns * 60):
        angle, turn = math.tau * k / 60, k // 60
        wide, long = 0.085 + 0.006 * math.sin(turn * 2.1), 0.21 + 0.012 * math.sin(turn * 1.7)
        y = HOOK + 0.012 + long * (math.sin(angle) - 1)
        # On two rungs; below those it sags towards the tiles.
        z = high + 0.011 * (turn % 3) + 0.001 * rng.random() - 0.03 * (max(0, HOOK - 0.31 - y) / 0.1) ** 1.5
        points.append(frame @ Vector((x + wide * math.cos(angle) + 0.009 * (turn % 2), y, z)))
    cord(points, 0.006, material)
    # Four turns around coil and rung.
    tie = []
    for k in range(4 * 40):
        angle = math.tau * k / 40
        tie.append(frame @ Vector((x - 0.022 + 0.011 * k / 40, HOOK + 0.004 + 0.031 * math.cos(angle), RUNGS + 0.014 + 0.037 * math.sin(angle))))
    cord(tie, 0.0055, material)


def ladder_on_roof(wet=0.0):
    """Build the roof with its ladder, and the camera. Returns the frame of the roof's plane."""
    palette, frame = house.Palette(), roof.plane(PITCH)
    red = materials.clay(roof.OLD, 1.0, 0.12, wet, 0.4)
    tiles, fresh = roof.pantiles(red, fine=True), roof.pantiles(materials.clay(['#93452a', '#a04c2c', '#8a4028'], 0.2, 0, 0, 0), 4, True)

    def choice(column, row):
        if column not in OPEN_COLUMNS or row not in OPEN_ROWS:
            return tiles
        return fresh if OPEN_COLUMNS[-1] - column < NEW[row - OPEN_ROWS[0]] else None

    roof.lay(frame, COLUMNS, ROWS, choice)
    roof.underlay(frame, COLUMNS, ROWS, materials.paint('#6b7a80', 0.6), materials.wood('#b98a57'))
    slope = ROWS * roof.GAUGE + 0.06
    top = frame @ roof.point(0, slope, 0)
    roof.ridge((0, top.y, top.z + 0.02), COLUMNS * roof.WIDTH, red, palette.bedding, PITCH)
    metal = materials.metal('#b4b7b8', (0.3, 0.45), 0.8)
    ladder(frame, 4.15, 0.6, slope - 0.05, metal, palette.dark)
    rope(frame, 4.33, materials.paint('#a88f60', 0.9, 0.3, 0.6))
    light.camera(
        frame @ roof.point(3.6, 1.2, 1.2),
        frame @ roof.point(4.72, 3.40, 0.12),
        38,
        4,
        frame @ roof.point(4.95, 3.0, 0.15),
    )
    return frame


def build():
    ladder_on_roof()
    light.sky(17, 248, 0.13, 1.6, 0.25)
