"""New battens over a new membrane, with the first rows of blue-black tiles hooked over the lowest of them."""

import math
import random

import light
import materials
import near
import numpy as np
import roof
from geometry import box, box_mesh, from_faces, grid, move, place, turn

SIZE = (880, 1100)
POST = dict(exposure=0.05, saturation=0.97, keep=0.15, sharpen=0.45)
PITCH, COLUMNS, ROWS, REACH = 40, 18, 9, 4.2
# How far up the roof its ridge is: the membrane and the counter battens end there, under the ridge batten.
RIDGE = 3.1
# Where the battens of each row meet, as the number of a counter batten: nowhere the same as in the next rows.
JOINTS = (7, 5, 8, 7, 4, 6, 8, 5, 7, 3)
# The column and row of a stack of tiles that lies ready on the battens, and how many.
STACKS = ((5.6, 3, 4),)


def laid(column):
    """How many rows of tiles lie in a column: they are laid from the right, as the roll of each covers the next one's edge."""
    return 3 if column >= 10 else 2 if column >= 8 else 1


def carcass(frame, wood, wet):
    """Membrane with a taped lap, counter battens over the rafters and battens across them, screwed at each crossing."""
    membrane = materials.paint('#2c3841', 0.4 if wet else 0.7, 0.45, 0.5)
    tape = materials.paint('#727f86', 0.35 if wet else 0.5, 0.15, 0.1)
    sag = lambda x: -0.006 * math.sin(math.pi * ((x - 0.31) % 0.6) / 0.6) ** 2
    crease = lambda x, y: 0.0026 * math.sin(9 * x + 17 * y + 3 * math.sin(4 * x)) + 0.0016 * math.sin(29 * x - 13 * y + 2 * math.sin(7 * y))

    def film(low, high, lift, material):
        rows = [
            [(x, y, -0.055 + lift + sag(x) + crease(x, y)) for x in np.linspace(-2.5, REACH, 420)]
            for y in np.linspace(low, high, 60)
        ]
        place(grid(rows, material), frame)

    film(-0.3, 1.62, 0, membrane)
    film(1.5, RIDGE, 0.0016, membrane)
    film(1.475, 1.535, 0.0026, tape)
    # The line printed on it for the lap.
    for k in range(60):
        film_at = [(-1.2 + 0.07 * k + dx, 1.39 + dy) for dx, dy in ((0, 0), (0.04, 0), (0.04, 0.005), (0, 0.005))]
        place(from_faces([(x, y, -0.0535 + sag(x) + crease(x, y)) for x, y in film_at], [(0, 1, 2, 3)], tape), frame)
    steel = materials.metal('#b9a04a', (0.25, 0.4), 0.7, 0.9)
    head, rng = near.head(0.0042, 0.0012, steel), random.Random(5)
    lines = [0.31 + 0.6 * k for k in range(-5, 7)]
    for x in lines:
        counter = box_mesh((0.045, RIDGE + 0.5, 0.024), wood[0], 0.0018)
        counter.transform(move(0, (RIDGE - 3.7) / 2))
        place(counter, frame @ move(x + rng.gauss(0, 0.002), 1.6, -0.043) @ turn(0, 0, rng.gauss(0, 0.002)))
    for row in range(ROWS + 1):
        y = row * roof.GAUGE + roof.LENGTH - roof.GAUGE - 0.075
        joint = lines[JOINTS[row]]
        for start, end in ((-2.5, joint), (joint + 0.003, REACH)):
            box((end - start, 0.045, 0.030), ((start + end) / 2, y + rng.gauss(0, 0.001), -0.016), wood[1], 0.0018, (0, 0, rng.gauss(0, 0.0008)), frame)
        for x in lines:
            at = (x + rng.gauss(0, 0.005), y + rng.gauss(0, 0.004), -0.0008)
            # Where two battens meet, each has its own.
            for away in (-0.013, 0.014) if x == joint else (0,):
                place(head, frame @ move(*at) @ move(away), 'screw' if away > 0 else 'part')
    # The ridge batten, on edge over the ends of the counter battens.
    at = frame @ move(0, RIDGE, -0.031) @ turn(-math.radians(PITCH)) @ move((REACH - 2.5) / 2, 0, 0.01)
    place(box_mesh((REACH + 2.5, 0.038, 0.052), wood[1], 0.0018), at, 'ridge')


def eaves(wet=0.0):
    """Build the roof and the camera of both pictures. Returns the frame of the roof."""
    frame = roof.plane(PITCH)
    new = roof.pantiles(near.damp(['#343d47', '#3e4853', '#303841', '#444f5a'], 0.12, 0, wet, 0, (0.28, 0.45)), fine=True)
    woods = [materials.wood('#685a4a' if wet else '#a8957c', along, 0.35 if wet else 0.75) for along in ((40, 1.0, 40), (1.0, 40, 40))]
    carcass(frame, woods, wet)
    roof.lay(frame, COLUMNS, ROWS, lambda column, row: new if row < laid(column) else None, 8)
    rng = random.Random(2)
    for across, row, count in STACKS:
        for k in range(count):
            at = move(across * roof.WIDTH + rng.gauss(0, 0.004), row * roof.GAUGE + roof.LENGTH - 0.05 + rng.gauss(0, 0.005), 0.02 + k * (roof.THICK + 0.0035))
            place(new[k % len(new)], frame @ at @ turn(-roof.TILT, 0, rng.gauss(0, 0.012)), 'tile')
    at = lambda x, y, z: frame @ roof.point(x, y, z)
    light.camera(at(2.02, -0.12, 0.62), at(1.5, 0.78, 0.0), 40, 8, at(1.5, 0.7, 0.03))
    return frame


def build():
    eaves()
    light.sky(15, 113, 0.13, 1.5, 0.3)
