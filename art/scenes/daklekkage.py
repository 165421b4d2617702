"""Wet tiles under a grey sky, covered in drops; one has slid off its batten, and a bucket stands under the hole."""

import math

import bpy
import light
import materials
import numpy as np
import roof
import weather
from bucket import TALL, bucket
from geometry import box, from_faces, move, place, sheet, turn
from mathutils import Vector

POST = dict(exposure=1.32, saturation=1.12, keep=0.35, sharpen=0.6, split=0.02)
PITCH, COLUMN, ROW = 32, 15, 5
COLUMNS, ROWS = 32, 17
# The camera on the roof, and how far the attic's floor is below the hole.
EYE, FLOOR = (2.70, 1.0, 1.22), 0.85
# The tear in the felt: its middle and half of its width and height, which leave the bucket in view.
TEAR = (3.2, 1.80, 0.11, 0.13)


def build():
    foot = attic_and_roof(0.6)
    weather.overcast(0.8, 40, 150, 0.9, 40)
    # A lamp in the attic.
    lamp = bpy.data.lights.new('lamp', 'AREA')
    lamp.energy, lamp.size, lamp.color = 150, 0.3, (1, 0.87, 0.7)
    place(lamp, move(*foot) @ move(-0.9, 0.5, 0.5) @ turn(0, -1.3, 0))


def attic_and_roof(wet):
    """Build the roof, the attic under it and the camera of both pictures. `wet`: passed to `materials.clay`. Returns
    the place of the bucket's foot."""
    frame = roof.plane(PITCH)
    tiles = roof.pantiles(materials.clay(roof.RED, 0.9, 0.15, wet, 0.2), fine=True)
    wood, old = materials.wood('#6b4a2c'), materials.wood('#7a5837', (16, 1.2, 16))

    def choose(column, row):
        if (column, row) == (COLUMN, ROW):
            return tiles, move(0.055, -0.39, 0.066) @ turn(0, 0.06, 0.2)
        return tiles

    roof.lay(frame, COLUMNS, ROWS, choose)
    width, slope = COLUMNS * roof.WIDTH, ROWS * roof.GAUGE
    for row in range(ROWS + 1):
        at = (width / 2, row * roof.GAUGE + roof.LENGTH - roof.GAUGE - 0.105, -0.008)
        box((width, 0.045, 0.028), at, wood, 0.002, frame=frame)
    felt(frame, materials.paint('#34393b', 0.3, 0.35, 0.3))
    # Through the tear in the felt one sees past a rafter into the attic.
    for k in range(-5, 6):
        box((0.07, slope, 0.15), ((COLUMN + 1.40) * roof.WIDTH + k * 0.6, slope / 2, -0.097), old, 0.004, frame=frame)
    hole = frame @ roof.point((COLUMN + 0.65) * roof.WIDTH, (ROW + 0.45) * roof.GAUGE, 0)
    # Deep under the hole, where the camera sees it.
    eye = frame @ roof.point(*EYE)
    foot = hole + (hole - eye) * (FLOOR / (eye.z - hole.z)) + Vector((-0.17, -0.14, 0))
    floor = [materials.wood(code, (14, 1.2, 14)) for code in ('#8a6238', '#7d5832', '#94693c')]
    for k in range(-14, 15):
        box((0.134, 4, 0.022), (foot.x + k * 0.137, foot.y + 0.9, foot.z - 0.011), floor[k % 3], 0.002)
    box((6, 0.03, 2.5), (hole.x, foot.y + 2.6, foot.z + 1.2), floor[1], 0)
    metal, steel = materials.metal('#8f969b', (0.3, 0.48), 0.6), materials.metal('#5b6167', (0.3, 0.45))
    bucket(metal, steel, materials.wood('#7d5230'), move(*foot) @ turn(0, 0, 0.5))
    place(disc(0.135), move(*foot) @ move(0, 0, TALL * 0.8))
    weather.drops(frame, 2.3, 4.3, 0.8, 2.9, 9000)
    light.camera(
        eye,
        frame @ roof.point(3.21, 1.70, 0.0),
        66,
        16,
        frame @ roof.point(3.2, 1.7, 0.03),
    )
    return foot


def felt(frame, material):
    """Wet felt between the rafters and the battens, torn above the bucket: the flaps hang down into the attic."""
    angles, rows = np.linspace(0, math.tau, 241), []
    jags = np.interp(angles, np.linspace(0, math.tau, 28)[:-1], np.random.RandomState(5).uniform(-1, 1, 27), period=math.tau)
    for t in np.linspace(0, 1, 60) ** 1.6:
        row = []
        for a, jag in zip(angles, jags):
            torn = (1 + 0.14 * jag) / math.hypot(math.cos(a) / TEAR[2], math.sin(a) / TEAR[3])
            r = torn + (0.6 - torn) * t
            x, y = TEAR[0] + r * math.cos(a), TEAR[1] + r * math.sin(a)
            hang = (0.022 + 0.012 * jag) * math.exp(-(r - torn) / 0.018)
            crease = 0.0016 * math.sin(31 * x + 9 * y) * math.sin(17 * y - 5 * x)
            row.append((x, y, -0.026 - hang + crease))
        rows.append(row)
    sheet(rows, material, 0.0014, frame)


def disc(radius):
    """The water in the bucket."""
    ring = [(radius * math.cos(a * math.tau / 48), radius * math.sin(a * math.tau / 48), 0) for a in range(48)]
    return from_faces(ring, [tuple(range(48))], materials.plain('#1b2328', 0.03))
