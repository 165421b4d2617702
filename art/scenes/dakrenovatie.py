"""One roof, half of it old and mossy, half newly tiled; battens and a stack of new tiles between the halves."""

import random

import light
import materials
import roof

POST = dict(exposure=0.05, saturation=0.96)
COLUMNS, ROWS = 34, 18


def border(row):
    """The first new column in a row: tiles are laid from the right."""
    return 16 - (row // 2) % 2 + (2 if row > 6 else 0)


def build():
    frame = roof.plane(40)
    old = roof.pantiles(materials.clay(['#4a2c22', '#5e3527', '#50352a', '#6a3d2c', '#40302a'], 1.0, 0.6, 0, 0.5))
    new = roof.pantiles(materials.clay(['#93452a', '#a04c2c', '#8a4028', '#9c4f31'], 0.3, 0, 0, 0))
    roof.underlay(frame, COLUMNS, ROWS, materials.paint('#57636a', 0.6), materials.wood('#b98a57'))

    def choose(column, row):
        if column < border(row) - 2:
            return old
        return new if column >= border(row) else None

    roof.lay(frame, COLUMNS, ROWS, choose)

    def share(column, row):
        if column >= border(row) - 2:
            return 0
        return random.Random(row * 50 + column).uniform(0.15, 1.1)

    roof.moss(frame, COLUMNS, ROWS, materials.moss(), share)
    light.sky(17, 252, 0.125, 1.8)
    light.camera(
        frame @ roof.point(2.3, -0.1, 1.5),
        frame @ roof.point(3.3, 2.1, 0.0),
        40,
        2.8,
        frame @ roof.point(3.2, 1.6, 0.05),
    )
