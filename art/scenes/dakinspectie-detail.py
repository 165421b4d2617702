"""Close-up of a cracked pantile, ringed with chalk by an inspector."""

import math
import random

import bpy
import light
import materials
import numpy as np
import roof
from geometry import grid, place
from mathutils import Vector

SIZE = (640, 512)
POST = dict(exposure=0.1, saturation=0.96)
PITCH = 42
CRACK = [(0.0, 0.115), (0.012, 0.095), (0.006, 0.072), (0.024, 0.05), (0.02, 0.028), (0.038, 0.006), (0.034, -0.02), (0.05, -0.045), (0.046, -0.07), (0.062, -0.098), (0.058, -0.125)]
BRANCH = [(0.024, 0.05), (0.048, 0.058), (0.066, 0.045), (0.086, 0.056)]


def drape(frame, path, widths, lift, material):
    """Add a ribbon along a path on the tiles, found by ray casts from above. `widths` is its width at each point; `lift` is
    its height above the tiles. Points and widths are in metres of the frame."""
    graph, scene = bpy.context.evaluated_depsgraph_get(), bpy.context.scene
    down = (frame.to_3x3() @ Vector((0, 0, -1))).normalized()
    rows = []
    for k, (x, y) in enumerate(path):
        before, after = Vector(path[max(0, k - 1)]), Vector(path[min(len(path) - 1, k + 1)])
        along = (after - before).normalized()
        row = []
        for t in (-0.5, -0.25, 0, 0.25, 0.5):
            at = frame @ Vector((x - along.y * t * widths[k], y + along.x * t * widths[k], 0.5))
            hit, spot, *_ = scene.ray_cast(graph, at, down)
            row.append(spot - down * lift)
        rows.append(row)
    place(grid(rows, material), name='mark')


def dense(points, steps):
    """The points of a broken line, `steps` to each part."""
    return [
        tuple(np.array(a) + (np.array(b) - np.array(a)) * t)
        for a, b in zip(points, points[1:])
        for t in np.linspace(0, 1, steps, endpoint=False)
    ]


def build():
    frame = roof.plane(PITCH)
    tiles = roof.pantiles(materials.clay(roof.OLD, 1.0, 0.25, 0, 0.5), fine=True)
    roof.lay(frame, 32, 16, lambda column, row: tiles)
    roof.deck(frame, 32, 16, materials.plain('#1c1a18', 0.9))
    roof.moss(frame, 32, 16, materials.moss(), lambda column, row: 0.05)
    bpy.context.view_layer.update()
    x, y = 15 * roof.WIDTH + 0.085, 5 * roof.GAUGE + 0.10
    rng = random.Random(2)
    for line, wide in ((CRACK, 0.0028), (BRANCH, 0.0018)):
        path = [(x + 0.015 + dx + rng.gauss(0, 0.0009), y + dy + rng.gauss(0, 0.0006)) for dx, dy in dense(line, 7)]
        widths = [wide * (0.35 + 0.4 * math.sin(math.pi * k / len(path)) + 0.35 * rng.random()) for k in range(len(path))]
        drape(frame, path, widths, 0.0008, materials.plain('#0b0706', 0.9, 0, 0.1))
    chalk = materials.paint('#e6dcc4', 0.95, 0.9, 0.6)
    ring = []
    for k in range(150):
        a = 0.4 + math.tau * k / 143
        reach = 1 + 0.02 * math.sin(3 * a) + 0.0006 * k
        ring.append((x + 0.05 + 0.09 * reach * math.cos(a), y + 0.13 * reach * math.sin(a)))
    drape(frame, ring, [0.009 + 0.003 * math.sin(k * 0.31) * math.sin(k * 0.113) for k in range(150)], 0.0012, chalk)
    light.sky(19, 248, 0.125, 1.8)
    light.camera(
        frame @ roof.point(x - 0.27, y - 0.56, 0.44),
        frame @ roof.point(x + 0.055, y + 0.01, 0.03),
        50,
        5.6,
        frame @ roof.point(x + 0.03, y - 0.02, 0.04),
    )
