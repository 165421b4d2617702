"""An attic floor under a leak: a zinc bucket with a drop falling into it, wet boards around."""

import math
import random

import light
import materials
import numpy as np
from bucket import FOOT, RIM, TALL, bucket
from geometry import ball_mesh, box, grid, move, place, turn
from shader import Material, colour

SIZE = (880, 1100)
POST = dict(exposure=1.1, saturation=0.95, keep=0.3)
LEVEL = 0.19


def floorboards(rng):
    """Old pine boards along y, with a wet stain around the bucket."""
    m = Material()
    where = m.object_position((14, 1.2, 14))
    grain, fibre = m.noise(where, 3, 7, 0.65, 0.4), m.noise(where, 16, 5, 0.7)
    m.base = colour('#8a6238')
    m.layer(0.9, m.ramp(m.object_random(), (0.0, (0.75, 0.74, 0.72)), (1.0, (1.15, 1.12, 1.08))))
    m.layer(0.85, m.ramp(grain, (0.32, (0.5, 0.44, 0.38)), (0.5, (0.95, 0.93, 0.9)), (0.7, (1.15, 1.12, 1.08))))
    far = m.node('VectorMath', Vector=m.world_position())
    far.operation = 'LENGTH'
    wet = m.ramp(
        m.math('ADD', far.outputs['Value'], m.math('MULTIPLY', m.noise(m.world_position(), 5, 5), 0.28)),
        (0.40, 1.0),
        (0.47, 0.0),
    )
    m.layer(wet, (0.36, 0.33, 0.31))
    # Nothing shines through the joints.
    box((3.4, 3.4, 0.01), (0, 0, -0.03), materials.plain('#0d0a08', 0.9), 0)
    m.bump(fibre, 0.35, 0.002).bump(grain, 0.25, 0.003)
    material = m.set_inputs(Roughness=m.map_range(wet, 0.7, 0.16, 0.0, 1.0), Specular=0.4).finish()
    for k in range(-12, 13):
        box((0.134, 3.4, 0.022), (k * 0.137 + 0.03, rng.uniform(-0.1, 0.1), -0.011 + rng.gauss(0, 0.0006)), material, 0.002)


def ripples():
    """Water in the bucket, with rings around the place where a drop fell."""
    m = Material()
    water = m.set_inputs(Base_Color=colour('#1b2328'), Roughness=0.02, Specular=0.9).finish()
    reach = FOOT + (RIM - FOOT) * LEVEL / TALL
    rows = []
    for r in np.linspace(0, reach, 160):
        high = 0.0045 * math.cos(r * 330) * math.exp(-r / 0.035)
        rows.append([(r * math.cos(a), r * math.sin(a), LEVEL + high) for a in np.linspace(0, math.tau, 97)])
    place(grid(rows, water))


def attic():
    """Build the floor under the leak, and the camera of both pictures."""
    rng = random.Random(5)
    floorboards(rng)
    bucket(materials.metal('#8f969b', (0.3, 0.48), 0.6), materials.metal('#5b6167', (0.3, 0.45)), materials.wood('#7d5230'))
    ripples()
    wet = materials.water()
    for high, size, long in ((TALL + 0.075, 0.0085, 1.5), (LEVEL + 0.030, 0.006, 1.0)):
        place(ball_mesh(size, wet, (1, 1, long), 4), move(0, 0, high))
    for _ in range(90):
        angle, reach = rng.uniform(0, math.tau), rng.uniform(0.14, 0.36)
        size = min(0.006, rng.lognormvariate(-6.0, 0.5))
        place(ball_mesh(size, wet, (1, 1, 0.4), 3), move(reach * math.cos(angle), reach * math.sin(angle), 0.0005))
    box((3.4, 0.10, 0.07), (0, 0.98, 0.035), materials.wood('#6b4a2c'), 0.006)
    # The roof rises from the plate towards the camera.
    roof = move(0, 0.98, 0.07) @ turn(0.75)
    rafter, board = materials.wood('#6b4a2c', (16, 16, 1.2)), materials.wood('#9c7746')
    for x in (-0.75, 0.05, 0.85):
        box((0.07, 0.15, 2.6), (x, 0, 1.3), rafter, 0.004, frame=roof)
    for k in range(-3, 18):
        box((4, 0.02, 0.1385), (0, 0.086, 0.07 + 0.14 * k), board, 0.0025, frame=roof)
    light.camera((0.20, -0.80, 0.66), (0.0, 0.03, 0.17), 55, 8, (0, -0.08, 0.24))


def build():
    attic()
    _, _, background = light.background_nodes(0.12)
    background.inputs['Color'].default_value = (0.45, 0.6, 0.8, 1)
    light.window((-1.3, -0.3, 1.25), (0, 0, 0.15), 34, 0.7, (0.72, 0.86, 1.0))
    light.window((1.3, -0.6, 1.1), (0, 0, 0.15), 9, 0.25, (1.0, 0.72, 0.42))
