"""A gutter half cleared: leaves and silt in it on one side, a bucket of leaves on the scaffold below."""

import math
import random

import leaves
import light
import materials
import roof
from bucket import RIM, TALL, bucket
from geometry import box, move, place, rod, turn
from scenes import dakgoten

POST = dict(exposure=0.1, saturation=0.95)
DECK, CLEARED = -0.72, 1.6


def scaffold():
    """The deck of a scaffold in front of the wall: boards on two tubes, and an upright. Returns the frame of the bucket's
    foot."""
    board, steel = materials.wood('#8b7350'), materials.metal('#8b9094', (0.3, 0.45))
    for k in range(4):
        box((3.9, 0.195, 0.04), (1.8, -0.39 - k * 0.2, DECK - 0.02 + 0.003 * (k % 2)), board, 0.004)
    for x in (0.3, 3.1):
        rod((x, -0.1, DECK - 0.066), (x, -1.3, DECK - 0.066), 0.0242, steel, 24)
        # Between the gutter and the boards, with a coupler on the tube that carries them.
        rod((x + 0.05, -0.245, DECK - 2), (x + 0.05, -0.245, DECK + (0.1 if x < 1 else 1.6)), 0.0242, steel, 24)
        box((0.11, 0.062, 0.06), (x + 0.025, -0.245, DECK - 0.066), steel, 0.006)
    return move(1.95, -0.6, DECK)


def full_bucket(frame, shapes, seed=4):
    """A zinc bucket with leaves heaped above its rim."""
    rng = random.Random(seed)
    metal, steel = materials.metal('#8f969b', (0.3, 0.48), 0.6), materials.metal('#5b6167', (0.3, 0.45))
    bucket(metal, steel, materials.wood('#7d5230'), frame @ turn(0, 0, -0.5))
    for _ in range(260):
        angle, reach = rng.uniform(0, math.tau), (RIM - 0.03) * math.sqrt(rng.random())
        high = TALL - 0.03 + 0.06 * (1 - (reach / RIM) ** 2) * rng.random() ** 0.3
        at = move(reach * math.cos(angle), reach * math.sin(angle), high)
        tilt = turn(rng.gauss(0, 0.4), rng.gauss(0, 0.4), rng.uniform(0, math.tau))
        place(rng.choice(shapes), frame @ roof.matrix_scaled(at @ tilt, rng.uniform(0.05, 0.075)), 'leaf')


def gutter_and_bucket():
    """Build the roof, the half-cleared gutter and the bucket. Returns the frame of the bucket's foot."""
    dakgoten.build()
    shapes = leaves.shapes()
    leaves.silt(materials.stone('#2e251b', 60, 0.8), -0.6, CLEARED)
    leaves.in_gutter(shapes, 620, lambda rng: CLEARED + 0.06 - abs(rng.gauss(0, 0.85)))
    foot = scaffold()
    full_bucket(foot, shapes)
    return foot


def build():
    gutter_and_bucket()
    light.camera((0.45, -2.05, 0.72), (1.75, -0.2, -0.2), 40, 4, (1.6, -0.15, -0.1))
