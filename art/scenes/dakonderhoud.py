"""A gutter half cleared: leaves and silt in it on one side, a bucket of leaves and a scoop on the scaffold below."""

import math
import random

import house
import leaves
import light
import materials
import numpy as np
import roof
from bucket import FOOT, RIM, TALL, bucket
from geometry import box, eased, grid, move, place, rod, sheet, turn
from scenes import dakgoten

POST = dict(exposure=0.1, saturation=0.95)
DECK, CLEARED = -0.55, 1.62


def scaffold(board):
    """The deck of a scaffold in front of the wall. Returns the frame of the foot of the bucket."""
    for k in range(4):
        box((5, 0.194, 0.04), (-0.1, -0.39 - k * 0.2, DECK - 0.02 + 0.003 * (k % 2)), board, 0.005)
    end_of_scaffold(board)
    return move(CLEARED, -0.52, DECK)


def end_of_scaffold(board):
    """Standards, rails and a toe board across the end of the deck."""
    x, tube = 2.42, materials.metal('#8b9195', (0.35, 0.5), 0.7)
    for y in (-0.27, -1.15):
        rod((x, y, DECK - 2), (x, y, DECK + 1.12), 0.024, tube, 24)
    # A picture shows the deck no higher than the second rail.
    for z in (-0.09, 0.3, 0.5, 1.0):
        # They end before the bead of the gutter.
        rod((x - 0.05, -0.232, DECK + z), (x - 0.05, -1.3, DECK + z), 0.024, tube, 24)
        for y in (-0.27, -1.15):
            box((0.11, 0.07, 0.07), (x - 0.025, y, DECK + z), tube, 0.012)
    box((0.03, 0.86, 0.16), (x - 0.09, -0.72, DECK + 0.09), board, 0.004)


def full_bucket(frame, shapes, seed=4):
    """A zinc bucket with wet leaves heaped above its rim."""
    rng = random.Random(seed)
    metal, steel = materials.metal('#8f969b', (0.3, 0.48), 0.6), materials.metal('#5b6167', (0.3, 0.45))
    bucket(metal, steel, materials.wood('#7d5230'), frame @ turn(0, 0, -0.5))
    heap = lambda reach: TALL - 0.022 + 0.055 * (1 - (reach / RIM) ** 2)
    earth = [
        [(r * math.cos(a), r * math.sin(a), heap(r) - 0.012) for a in np.linspace(0, math.tau, 49)]
        for r in np.linspace(0, RIM - 0.006, 12)
    ]
    place(grid(earth, materials.stone('#2e251b', 60, 0.8)), frame)
    for _ in range(300):
        # Within the rim.
        angle, reach, size = rng.uniform(0, math.tau), (RIM - 0.042) * math.sqrt(rng.random()), rng.uniform(0.048, 0.07)
        at = move(reach * math.cos(angle), reach * math.sin(angle), heap(reach) + rng.uniform(-0.008, 0.012))
        tilt = turn(rng.gauss(0, 0.2), rng.gauss(0, 0.2), rng.uniform(0, math.tau))
        place(rng.choice(shapes), frame @ roof.matrix_scaled(at @ tilt, size), 'leaf')
    for _ in range(90):
        # The last ones lie against the rim.
        angle, reach = rng.uniform(0, math.tau), RIM - rng.uniform(0.034, 0.052)
        at = move(reach * math.cos(angle), reach * math.sin(angle), TALL - rng.uniform(0.002, 0.016)) @ turn(0, 0, angle)
        tilt = turn(rng.gauss(0, 0.25), -0.35, rng.gauss(1.6, 0.4))
        place(rng.choice(shapes), frame @ roof.matrix_scaled(at @ tilt, rng.uniform(0.045, 0.058)), 'leaf')


def scoop(frame):
    """A gutter scoop of polypropylene on its back, along x: a trough as round as the gutter, with a straight lip at the tip of
    its floor, a back wall, and a hollow grip."""
    plastic, rows = materials.paint('#2b463b', 0.42, 0.3, 0.03), []
    for t in np.linspace(0, 1, 40):
        # Its sides slope down to the lip.
        half, wall = 0.037 - 0.004 * t, 0.042 * (1 - 0.86 * eased((t - 0.25) / 0.75))
        low = 0.002 + 0.006 * (1 - t) ** 2
        rows.append([(0.165 * t, half * math.sin(1.5 * s), low + wall * (1 - math.cos(1.5 * s))) for s in np.linspace(-1, 1, 33)])
    back = [[(-0.012 * u * (1 - u), y * u, 0.026 + (z - 0.026) * u) for _, y, z in rows[0]] for u in np.linspace(0.02, 1, 10)]
    sheet(back + rows[1:], plastic, 0.0028, frame)
    turned = ((0, 0.020), (0.012, 0.0165), (0.03, 0.0145), (0.06, 0.0155), (0.09, 0.0165), (0.112, 0.0155), (0.122, 0.012), (0.125, 0.001))
    grip = [[(-x, r * math.cos(a), 0.82 * r * math.sin(a)) for a in np.linspace(0, math.tau, 33)] for x, r in turned]
    place(grid(grip, plastic), frame @ move(0.002, 0, 0.024) @ turn(0, -0.05))


def gutter_and_bucket(palette):
    """Build the roof, the gutter, half cleared, and the bucket."""
    dakgoten.wall_and_gutter(palette)
    shapes = leaves.shapes()
    leaves.silt(materials.stone('#2e251b', 60, 0.8), -0.6, CLEARED)
    leaves.in_gutter(shapes, 1500, lambda rng: CLEARED - 0.02 - 2.1 * rng.random() ** 1.15, 0.012)
    foot = scaffold(materials.wood('#857967', (0.9, 22, 22), 0.85))
    full_bucket(foot, shapes)
    scoop(foot @ move(0.2, -0.12, 0) @ turn(z=0.9))
    rng = random.Random(9)
    for _ in range(9):
        # Some fell beside it.
        at = move(rng.gauss(0, 0.2), rng.uniform(-0.2, -0.05) - FOOT, 0.006) @ turn(0, 0, rng.uniform(0, 6.3))
        place(rng.choice(shapes), foot @ roof.matrix_scaled(at, rng.uniform(0.045, 0.065)), 'leaf')


def build():
    gutter_and_bucket(house.Palette())
    dakgoten.sky()
    view()


def view():
    """The camera of both pictures."""
    light.camera((0.78, -1.4, 0.88), (1.66, -0.22, -0.17), 35, 5.6, (1.62, -0.16, -0.08))
