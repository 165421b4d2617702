"""The same zinc on a rainy evening: drops stand on it, and it mirrors the lit window in the wall above."""

import math
import random

import light
import numpy as np
import seam
import standing
import weather
from geometry import ball_mesh, box, grid, place
from mathutils import Matrix, Vector, noise
from scenes import zinkwerk
from shader import Material, colour

POST = dict(exposure=1.25, saturation=0.78, keep=0.2, split=0, bloom=0.07, panes=True)


def glowing(code, strength, folds=0.0):
    """A wall or a curtain in the light of a lamp; `folds` is how much its folds differ."""
    m = Material()
    across = m.node('SeparateXYZ', Vector=m.world_position()).outputs['X']
    share = m.math('MULTIPLY_ADD', m.math('SINE', m.math('MULTIPLY', across, 96.0)), folds * strength, strength)
    return m.set_inputs(Base_Color=colour('#2a2420'), Roughness=0.9, Emission=colour(code), Emission_Strength=share).finish()


def lit_room(palette, panes, low, high):
    """What one sees of a lit room: its wall, and curtains at both sides that the lamp shines through."""
    wall, curtain = glowing('#ffb066', 0.95), glowing('#ff9d52', 0.5, 0.35)
    middle, back = sum(x for x, _ in panes) / 2, zinkwerk.WALL
    box((1.7, 0.02, 2.4), (middle, back + 0.8, (low + high) / 2), wall, 0)
    for (x, wide), side in zip(panes, (-1, 1)):
        xs = np.linspace(x + side * wide / 2, x + side * wide * 0.02, 80)
        fold = back + 0.2 + 0.02 * np.sin(96 * xs)
        place(grid([[(x, y, z) for x, y in zip(xs, fold)] for z in (low - 0.1, high + 0.1)], curtain))


def drops(count=4200):
    """Drops of rain on the sheets on both sides of the near seam, fewer further away, and a row of them on its fold."""
    rng, water = random.Random(7), seam.rain()
    balls, spots, high = [], [], 0.0252
    for k in range(6):
        ball = ball_mesh(1, water, (1, 1, 1), 4)
        for vertex in ball.vertices:
            edge = 1 + 0.16 * noise.noise(vertex.co * 1.1 + Vector((k, 0, 0)))
            # It sags down the slope.
            vertex.co.x, vertex.co.y = vertex.co.x * edge, vertex.co.y * edge * 1.1 - 0.1 * vertex.co.z
        balls.append(ball)
    for nth in range(count):
        fold = nth < 110
        along, radius = 0.02 + rng.random() ** 1.7 * 1.1, min(0.0016 if fold else 0.0046, rng.lognormvariate(-6.5, 0.55))
        x = rng.uniform(-0.0065, -0.002) if fold else rng.uniform(-0.42, 0.42)
        if not fold and abs(x) < 0.013 + radius or any(math.hypot(x - a, along - b) < radius + c + 0.0005 for a, b, c in spots):
            continue
        spots.append((x, along, radius))
        at = standing.FRAME @ Vector((x, along, high)) if fold else standing.above(x, along)
        turned = Matrix.Translation(at) @ standing.FRAME.to_quaternion().to_matrix().to_4x4()
        place(rng.choice(balls), turned @ Matrix.Diagonal((radius, radius, 0.55 * radius, 1)))


def build():
    zinkwerk.roof_and_wall(True, lit_room)
    drops()
    weather.night(0.6, (0.27, 0.35, 0.52))
    # A lamp in the street, low beyond the roof: it rakes over the seams.
    light.lamp((-5.5, -1.6, 2.1), 620, (1, 0.74, 0.48), 0.12)
