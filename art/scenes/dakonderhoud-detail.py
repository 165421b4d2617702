"""A zinc bucket full of moss on a wooden stand, on the border between mossy and clean tiles."""

import math
import random

import light
import materials
import roof
from bucket import RIM, TALL, bucket
from geometry import box, move, place, turn
from scenes import dakonderhoud
from scenes.dakonderhoud import CLEAN, PITCH

SIZE = (640, 512)
POST = dict(exposure=0.15, saturation=0.95)
SEAT = 0.32


def stand(frame, wood):
    """A level seat on two cheeks that lie on the tiles: returns the frame of the middle of its top."""
    slope = math.radians(PITCH)
    foot = frame @ move((CLEAN + 0.75) * roof.WIDTH, 1.62, 0.105) @ turn(-slope)
    high = SEAT * math.tan(slope)
    for side in (-0.13, 0.13):
        box((0.045, SEAT / math.cos(slope) + 0.10, 0.05), (side, SEAT / 2, high / 2 - 0.02), wood, 0.003, (slope, 0, 0), foot)
        box((0.04, 0.05, high - 0.02), (side, 0.03, high / 2 - 0.01), wood, 0.003, frame=foot)
    for k in range(3):
        box((0.36, 0.102, 0.024), (0, 0.06 + k * 0.108, high + 0.012), wood, 0.003, frame=foot)
    return foot @ move(0, SEAT / 2, high + 0.024)


def heap(frame, material, seed=4):
    """Tufts of moss piled in the bucket, a little above its rim."""
    rng = random.Random(seed)
    cushions = [roof.moss_cushion(material, 20 + k) for k in range(5)]
    for _ in range(170):
        angle, reach = rng.uniform(0, math.tau), (RIM - 0.022) * math.sqrt(rng.random())
        high = TALL - 0.012 + 0.05 * (1 - (reach / RIM) ** 2) + rng.gauss(0, 0.005)
        at = move(reach * math.cos(angle), reach * math.sin(angle), high)
        tilt = turn(rng.gauss(0, 0.3), rng.gauss(0, 0.3), rng.uniform(0, math.tau))
        place(rng.choice(cushions), frame @ roof.matrix_scaled(at @ tilt, rng.uniform(0.016, 0.034)), 'moss')


def build():
    frame = roof.plane(PITCH)
    dakonderhoud.tiles(frame, 3.5)
    seat = stand(frame, materials.wood('#6f5138'))
    bucket(materials.metal('#8f969b', (0.3, 0.48), 0.6), materials.metal('#5b6167', (0.3, 0.45)), materials.wood('#7d5230'), seat @ turn(0, 0, -0.5))
    heap(seat, materials.moss())
    light.sky(24, 236, 0.125, 1.6)
    middle = seat @ roof.point(-0.17, 0.0, 0.095)
    light.camera(middle + roof.point(-0.66, -0.70, 0.42), middle, 47, 5.6, seat @ roof.point(-0.05, -0.1, 0.15))
