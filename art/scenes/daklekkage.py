"""Rain-dark tiles in the first sun; one has slipped and leaves a gap."""

import random

import light
import materials
import roof
from geometry import ball_mesh, move, place, turn

POST = dict(exposure=0.3, saturation=0.92)
SLIPPED = (15, 5)


def build():
    frame = roof.plane(40)
    tiles = roof.pantiles(materials.clay(roof.OLD, 1.0, 0.12, 0.72, 0.2), fine=True)
    roof.underlay(frame, 32, 17, materials.plain('#101112', 0.6), materials.wood('#4d3a28'))

    def choose(column, row):
        if (column, row) == SLIPPED:
            return tiles, move(0.03, -0.27, 0.03) @ turn(0, 0, 0.2)
        return tiles

    roof.lay(frame, 32, 17, choose)
    drops(frame, random.Random(3))
    light.sky(15, 250, 0.12, 2.4, 0.5)
    light.camera(
        frame @ roof.point(2.55, 0.35, 0.75),
        frame @ roof.point(3.25, 1.75, 0.0),
        48,
        2.8,
        frame @ roof.point(3.15, 1.6, 0.05),
    )


def drops(frame, rng):
    """Beads of water on the tiles."""
    water = materials.thin_glass((0.8, 0.8, 0.8), 0.02)
    bead = ball_mesh(1, water, (1, 1, 0.55), 2)
    for _ in range(3800):
        x, y = rng.uniform(2.2, 4.6), rng.uniform(0.6, 3.2)
        size = min(0.0075, rng.lognormvariate(-6.1, 0.5))
        matrix = frame @ move(x, y, roof.surface(x, y)) @ turn(0, 0, rng.uniform(0, 6))
        place(bead, roof.matrix_scaled(matrix, size), 'drop')
