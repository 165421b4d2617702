"""Laying a flat roof: felt with welded seams, a half-unrolled roll, a burner in front of it, a wall."""

import math

import bmesh
import bpy
import house
import light
import materials
import numpy as np
from geometry import ball_mesh, box, from_bmesh, grid, move, place, rod, sheet, tube_mesh, upright
from mathutils import Vector

POST = dict(exposure=0.55, saturation=0.95)
WIDE, STEP, NEAR, FAR, WALL = 1.0, 0.91, -2.0, 9.0, 5.7
LAID, ROLL, TURN = 2.1, 0.125, 0.009


def felt(left, seed, material, tar, near=NEAR):
    """One strip of felt along y, overlapping its neighbour, with a bead of molten bitumen along its edge."""
    rng = np.random.RandomState(seed)
    phase = rng.rand(6) * 6
    edge = lambda y: 0.004 * math.sin(1.3 * y + phase[0]) + 0.002 * math.sin(4.1 * y + phase[1])
    rise = (
        lambda u, y: 0.007 * u + 0.0022 * math.sin(2.2 * y + phase[2] + 3 * u) + 0.0012 * math.sin(7 * y + phase[3]) * u
    )
    rows = [
        [(left + u * WIDE + edge(y), y, rise(u, y)) for u in np.linspace(0, 1, 14)] for y in np.linspace(near, FAR, 120)
    ]
    sheet(rows, material, 0.0055)
    bead = []
    for y in np.linspace(near, FAR, 900):
        flow = 0.006 * math.sin(9 * y + phase[4]) * math.sin(23 * y) + 0.006 * abs(
            math.sin(41 * y + phase[5]) * math.sin(3.3 * y)
        )
        wide = 0.024 + 1.4 * flow + rng.rand() * 0.001
        bead.append(
            [
                (left + WIDE + edge(y) - 0.004 + wide * t, y, 0.0085 * (1 - t) ** 0.6 - (0.004 if t == 1 else 0))
                for t in np.linspace(0, 1, 7)
            ]
        )
    place(grid(bead, tar))


def vent(material, collar):
    """A vent pipe with its cap and a dressed collar."""
    at = (2.2, 4.7)
    upright(tube_mesh(0.06, 0.06, 0.42, 0.006, material), (*at, 0))
    upright(tube_mesh(0.095, 0.095, 0.07, 0.006, material), (*at, 0.40))
    upright(tube_mesh(0.125, 0.064, 0.10, 0.006, collar), (*at, 0))

    def cap(work):
        bmesh.ops.create_cone(work, segments=40, radius1=0.10, radius2=0.02, depth=0.05, cap_ends=True)

    place(from_bmesh(cap, material), move(*at, 0.495))


def spiral(left, y, high, radius, material, thickness):
    """The turns of a roll: a sheet wound outwards from its core, ending on the ground."""
    rows, across = [], [0, 0.003, *np.linspace(0.05, WIDE - 0.05, 12), WIDE - 0.003, WIDE]
    for k in range(10 * 40 + 1):
        angle, r = math.tau * k / 40 - math.pi / 2, radius - (10 - k / 40) * TURN
        shift = 0.004 * math.sin(k / 17)
        rows.append([(left + shift + x, y + r * math.cos(angle), high + r * math.sin(angle)) for x in across])
    sheet(rows, material, thickness)


def roll(skin, film, left, y):
    """The roll at the end of a half-laid strip; its outer side is melted."""
    high = ROLL + 0.004
    spiral(left, y, high, ROLL, film, 0.0015)
    spiral(left, y, high, ROLL - 0.008, skin, 0.005)
    bead = []
    for x in np.linspace(left - 0.01, left + WIDE + 0.02, 400):
        flow = 0.011 * math.sin(7 * x) + 0.006 * math.sin(31 * x + 1) * math.sin(5 * x)
        bead.append([(x, y - 0.02 - (0.045 + flow) * t, 0.008 * (1 - t) ** 0.6 - 0.005) for t in np.linspace(0, 1, 7)])
    place(grid(bead, film))


def burner(steel, grip, hose):
    """A hand burner with its hose, on the ground in front of the roll."""
    bell, neck, end = Vector((0.42, 1.82, 0.045)), Vector((0.24, 1.72, 0.06)), Vector((-0.24, 1.60, 0.03))
    along = (bell - neck).normalized().to_track_quat('X', 'Z').to_matrix().to_4x4()
    place(tube_mesh(0.030, 0.038, 0.13, 0.003, steel), move(*bell) @ along @ move(-0.03))
    place(tube_mesh(0.014, 0.030, 0.03, 0.003, steel), move(*bell) @ along @ move(-0.058))
    rod(bell, neck, 0.008, steel)
    rod(neck, end, 0.008, steel)
    rod(end, end + (end - neck) * 0.28, 0.019, grip, 24)
    flame(bell, (bell - neck).normalized(), along)
    tail, points = end + (end - neck) * 0.27, []
    for k in range(40):
        t = k / 39
        points.append(tail + Vector((-0.5 * t - 0.2 * t * t, -0.75 * t + 0.35 * math.sin(3.4 * t) * t, -0.02)))
    for start, stop in zip(points, points[1:]):
        rod(start, stop + (stop - start) * 0.25, 0.009, hose)


def flame(bell, direction, along):
    """The burner's flame: a blue cone in a wider one that turns orange, and the light that they give."""
    for code, strength, size, reach in (('#3f7dff', 9, 0.021, 0.11), ('#ff8a35', 2.2, 0.03, 0.2)):
        shape = ball_mesh(size, materials.flame(code, strength), (reach / size / 2, 1, 1), 4)
        for vertex in shape.vertices:
            narrow = 0.55 + 0.45 * (0.5 - vertex.co.x / reach)
            vertex.co.y, vertex.co.z = vertex.co.y * narrow, vertex.co.z * narrow
        place(shape, move(*(bell + direction * (0.06 + reach / 2))) @ along, 'flame')
    lamp = bpy.data.lights.new('flame', 'POINT')
    lamp.energy, lamp.color, lamp.shadow_soft_size = 5, (1, 0.5, 0.18), 0.05
    place(lamp).location = bell + direction * 0.16 + Vector((0, -0.02, 0.06))


def build():
    palette, skin, tar = house.Palette(), materials.bitumen('#3a3e42'), materials.plain('#161617', 0.2)
    film, under = materials.paint('#17181a', 0.2, 0.3, 0.5), materials.paint('#151618', 0.55, 0.5, 0.4)
    for index in range(1, 7):
        felt(index * STEP, index + 20, skin, tar)
    felt(0, 20, skin, tar, LAID)
    place(grid([[(x, y, -0.005) for x in np.linspace(-9, 9, 40)] for y in np.linspace(NEAR, FAR, 40)], under))
    for index in range(-6, 0):
        felt(index * STEP - 0.35, index + 40, under, tar)
    box((16, 0.4, 3.6), (2, WALL + 0.3, 1.7), materials.paint('#e6dcc8', 0.9, 0.35, 0.5), 0.01)
    box((16, 0.02, 0.22), (2, WALL + 0.09, 0.10), skin, 0.004)
    box((16, 0.13, 0.13), (2, WALL + 0.09, 0), skin, 0, (math.pi / 4, 0, 0))
    for k in range(8):
        box((1.995, 0.008, 0.11), (-6 + k * 2, WALL + 0.072, 0.235), palette.lead, 0.002, (-0.06, 0, 0))
    roll(skin, film, 0, LAID)
    burner(palette.zinc, materials.plain('#20262b', 0.45), materials.plain('#b3451f', 0.4))
    vent(palette.zinc, skin)
    light.sky(16, 252, 0.13, 2.4, 0.2)
    light.camera((-1.2, 0.1, 1.0), (0.33, 2.3, 0.09), 43, 4.5, (0.2, 2.0, 0.12))
