"""Insulation boards on a roof, partly covered with membrane, counter battens, battens and the first tiles."""

import random

import light
import materials
import numpy as np
import roof
from geometry import box, box_mesh, move, place, sheet, turn

SIZE = (640, 512)
POST = dict(exposure=-0.15, saturation=0.96)
PITCH, COLUMNS, ROWS, THICK = 40, 34, 16, 0.12
# Where the tiles start, and the edges of the membrane and of the boards, along x.
TILED, MEMBRANE, BOARDS = 18, 3.35, 2.52


def insulation(frame, rng):
    """Boards of wood fibre in courses on the deck; the course in front shows their thickness."""
    fibre = [materials.paint(code, 0.95, 0.25, 0.9) for code in ('#8d6b3c', '#836338', '#957344')]
    for row in range(-1, 9):
        shift = 0.55 if row % 2 else 0.0
        for column in range(-1, 7):
            left = max(BOARDS + (0.22 if row % 2 else 0.0), BOARDS + column * 1.1 - shift)
            right = BOARDS + (column + 1) * 1.1 - shift
            if right - left < 0.1:
                continue
            size = (right - left - 0.003, 0.597, THICK)
            at = ((left + right) / 2, row * 0.6 + 0.25, -0.075 - THICK / 2 + rng.gauss(0, 0.0008))
            box(size, at, fibre[rng.randrange(3)], 0.004, frame=frame)


def build():
    frame, rng, pine = roof.plane(PITCH), random.Random(4), materials.wood('#b98a57')
    tiles = roof.pantiles(materials.clay(roof.RED, 0.6, 0, 0, 0.05), fine=True)
    edge = lambda row: TILED + (row % 2) - (1 if row > 6 else 0)
    roof.lay(frame, COLUMNS, ROWS, lambda column, row: tiles if column >= edge(row) else None)
    insulation(frame, rng)
    ripple = lambda x, y: -0.068 + 0.0022 * np.sin(9 * x + 3 * y) + 0.0016 * np.sin(4 * x - 7 * y)
    lap = lambda y: MEMBRANE + 0.012 * np.sin(2.3 * y) + 0.02 * np.sin(0.7 * y)
    rows = [
        [(x, y, ripple(x, y) + 0.014 * np.exp(-(((x - lap(y)) / 0.03) ** 2)) * (1 + np.sin(5 * y))) for x in np.linspace(lap(y), COLUMNS * roof.WIDTH, 90)]
        for y in np.linspace(-0.4, ROWS * roof.GAUGE, 160)
    ]
    sheet(rows, materials.paint('#4f6d8c', 0.5, 0.2, 0.2), 0.0015, frame)
    for x in (3.46, 4.06, 4.66, 5.26):
        place(box_mesh((6, 0.045, 0.03), pine, 0.002), frame @ move(x, 2.6, -0.05) @ turn(z=np.pi / 2))
    for row in range(ROWS + 1):
        end = 3.40 + rng.uniform(-0.03, 0.02)
        y = row * roof.GAUGE + roof.LENGTH - roof.GAUGE - 0.075
        place(box_mesh((4, 0.045, 0.028), pine, 0.002), frame @ move(end + 2, y, -0.016))
    for k in range(60):
        y = -0.5 + k * 0.11
        place(box_mesh((5, 0.106, 0.02), pine, 0.002), frame @ move(2.4, y, -0.085 - THICK))
    light.sky(19, 248, 0.13, 1.8, 0.2)
    light.camera(
        frame @ roof.point(2.42, 0.72, 0.70),
        frame @ roof.point(3.34, 1.78, -0.06),
        40,
        5.6,
        frame @ roof.point(3.0, 1.5, 0.0),
    )
