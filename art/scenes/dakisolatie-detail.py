"""Insulation boards on a roof, partly covered with membrane, counter battens, battens and the first tiles."""

import random

import light
import materials
import numpy as np
import roof
from geometry import box, box_mesh, move, place, rod, sheet, turn
from shader import Material, colour

SIZE = (880, 704)
POST = dict(exposure=-0.05, saturation=0.96)
PITCH, COLUMNS, ROWS, THICK = 40, 34, 16, 0.12
# Where the tiles start, and the edges of the membrane and of the boards, along x.
TILED, MEMBRANE, BOARDS = 17, 3.02, 2.42
COUNTER = (3.16, 3.76, 4.36, 4.96)


def wood_fibre():
    """Pressed wood fibres: brown, matt, with paler strands and darker clouds; each board a little different."""
    m = Material()
    where = m.object_position()
    strands, fine = m.noise(m.object_position((3, 1, 1)), 110, 5, 0.75, 0.6), m.noise(where, 420, 3, 0.8)
    m.base = m.palette(('#6e5331', '#7a5d38', '#66492b'))
    m.layer(0.9, m.ramp(strands, (0.32, (0.55, 0.5, 0.45)), (0.5, 1.0), (0.68, (1.45, 1.4, 1.3))))
    m.layer(0.8, m.ramp(fine, (0.3, (0.6, 0.57, 0.54)), (0.6, (1.12, 1.1, 1.08))))
    m.layer(0.6, m.ramp(m.noise(where, 5, 5, 0.7), (0.36, 0.72), (0.62, 1.05)))
    m.bump(strands, 0.5, 0.0016).bump(fine, 0.4, 0.001)
    return m.set_inputs(Roughness=0.95, Specular=0.1).finish()


def insulation(frame, rng):
    """Boards in courses on the deck, their joints staggered; their ends show how thick they are."""
    fibre = wood_fibre()
    for row in range(-1, 9):
        shift = 0.55 if row % 2 else 0.0
        for column in range(-1, 7):
            left = max(BOARDS + (0.2 if row % 2 else 0.0), BOARDS + column * 1.1 - shift)
            right = BOARDS + (column + 1) * 1.1 - shift
            if right - left < 0.1:
                continue
            size = (right - left - 0.003, 0.597, THICK)
            at = ((left + right) / 2, row * 0.6 + 0.25, -0.075 - THICK / 2 + rng.gauss(0, 0.0008))
            box(size, at, fibre, 0.003, frame=frame)


def timber(frame, rng):
    """Counter battens, screwed through the boards, and battens, nailed to those."""
    pine, steel = materials.wood('#b08a5c', (1.2, 24, 24)), materials.metal('#8d8f90', (0.3, 0.45))
    up = frame.to_3x3() @ roof.point(0, 0, 1)

    def head(x, y, z, wide):
        at = frame @ roof.point(x, y, z)
        rod(at - up * 0.002, at + up * 0.0007, wide, steel, 12)

    for x in COUNTER:
        place(box_mesh((6, 0.048, 0.036), pine, 0.002), frame @ move(x, 2.6, -0.053) @ turn(z=np.pi / 2))
        for k in range(12):
            head(x + rng.gauss(0, 0.004), 0.25 + 0.4 * k, -0.035, 0.0055)
    for row in range(ROWS + 1):
        end, y = COUNTER[0] - 0.045 + rng.uniform(-0.02, 0.015), row * roof.GAUGE + roof.LENGTH - roof.GAUGE - 0.075
        place(box_mesh((4, 0.048, 0.028), pine, 0.002), frame @ move(end + 2, y, -0.02))
        for x in COUNTER:
            head(x + rng.gauss(0, 0.004), y + rng.gauss(0, 0.004), -0.006, 0.004)


def build():
    frame, rng = roof.plane(PITCH), random.Random(4)
    tiles = roof.pantiles(materials.clay(roof.RED, 0.6, 0, 0, 0.05), fine=True)
    edge = lambda row: TILED + (row % 2) - (1 if row > 6 else 0)
    roof.lay(frame, COLUMNS, ROWS, lambda column, row: tiles if column >= edge(row) else None)
    insulation(frame, rng)
    timber(frame, rng)
    # The membrane lies on the boards; its cut edge is a little wavy, and lifts here and there.
    ripple = lambda x, y: -0.0695 + 0.0014 * np.sin(9 * x + 3 * y) + 0.0012 * np.sin(4 * x - 7 * y)
    lap = lambda y: MEMBRANE + 0.012 * np.sin(2.3 * y) + 0.02 * np.sin(0.7 * y)
    lift = lambda x, y: 0.012 * np.exp(-(((x - lap(y)) / 0.03) ** 2)) * (1 + np.sin(5 * y))
    rows = [
        [(x, y, ripple(x, y) + lift(x, y)) for x in np.linspace(lap(y), COLUMNS * roof.WIDTH, 160)]
        for y in np.linspace(-0.4, ROWS * roof.GAUGE, 160)
    ]
    sheet(rows, materials.paint('#566574', 0.6, 0.3, 0.2), 0.0012, frame)
    deck = materials.wood('#a87f50', (1.2, 20, 20))
    for k in range(60):
        place(box_mesh((5, 0.106, 0.02), deck, 0.002), frame @ move(2.4, -0.5 + k * 0.11, -0.085 - THICK))
    light.sky(19, 248, 0.13, 1.8, 0.2)
    light.camera(
        frame @ roof.point(2.36, 0.66, 0.62),
        frame @ roof.point(3.16, 1.62, -0.07),
        38,
        5.6,
        frame @ roof.point(2.98, 1.4, -0.03),
    )
