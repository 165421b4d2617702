"""The same roof insulated from outside: boards of insulation and a vapour barrier on the boarding, the rafters bare."""

import random

import materials
import near
import numpy as np
import roof
import sawn
from geometry import box_mesh, move, place, turn
from shader import Material, colour

POST = sawn.POST
# Of the insulation its thickness and the y of its cut, of the boards their thickness, width and the y where they end.
THICK, CUT, BOARD, BROAD, END = 0.22, -0.335, 0.018, 0.14, -0.475


def foam():
    """The core of an insulation board: cells drawn out as it rose, a few larger, and the marks of the saw."""
    m = Material()
    where = m.world_position()
    cells, pores = m.noise(where, 430, 3, 0.75), m.node('TexVoronoi', Vector=where, Scale=95.0).outputs['Distance']
    blade, rise = m.noise(m.object_position((16, 16, 190)), 1, 4, 0.65), m.noise(m.object_position((7, 7, 30)), 2, 6, 0.65)
    middle = m.noise(where, 75, 5, 0.7)
    m.base = colour('#b99c58')
    m.layer(0.8, m.ramp(rise, (0.34, (0.9, 0.87, 0.81)), (0.5, 1.0), (0.66, 1.05)))
    m.layer(0.5, m.ramp(middle, (0.36, (0.84, 0.8, 0.74)), (0.54, 1.0), (0.68, 1.12)))
    m.layer(0.7, m.ramp(cells, (0.36, 0.66), (0.5, 1.0), (0.64, 1.16)))
    m.layer(0.6, m.ramp(blade, (0.36, 0.72), (0.54, 1.06)))
    m.layer(0.8, m.ramp(pores, (0.06, (0.5, 0.42, 0.3)), (0.16, 1.0)))
    m.bump(middle, 0.25, 0.002).bump(cells, 0.5, 0.0012).bump(blade, 0.5, 0.0014).bump(pores, 0.3, 0.001)
    return m.set_inputs(Roughness=0.92, Specular=0.1).finish()


def facing():
    """The facing of an insulation board: a tissue of glass, finely creased, coloured by the foam below it."""
    m = Material()
    where = m.world_position()
    creases, clouds = m.noise(m.object_position((16, 24, 16)), 2, 6, 0.66, 0.8), m.noise(where, 5, 5, 0.6)
    weave = m.noise(m.object_position((240, 90, 90)), 1, 4, 0.7, 1.5)
    m.base = colour('#bfa86c')
    m.layer(0.5, m.ramp(clouds, (0.34, 0.84), (0.64, 1.04)))
    m.layer(0.4, m.ramp(creases, (0.36, 0.76), (0.5, 1.0), (0.62, 1.08)))
    m.layer(0.5, m.ramp(weave, (0.36, 0.76), (0.5, 1.0), (0.64, 1.14)))
    m.bump(creases, 0.4, 0.004).bump(weave, 0.3, 0.0008)
    return m.set_inputs(Roughness=0.75, Specular=0.2).finish()


def insulation(frame, top):
    """Two layers of boards, faced on both sides, with their joints staggered; the lowest row is sawn through."""
    rng, core, skin, high = random.Random(6), foam(), facing(), THICK / 2
    for layer in (0, 1):
        for row, (low, end) in enumerate(((CUT, 0.11), (0.11, 0.71), (0.71, 1.31))):
            xs = np.arange(sawn.LEFT - 0.6 * ((row + layer) % 2) - 0.75, sawn.RIGHT + 1.2, 1.2)
            for left, right in zip(xs, xs[1:]):
                wide, tall = right - left - 0.0015, end - low - 0.0015
                at = move((left + right) / 2, (low + end) / 2, top - (layer + 0.5) * high + rng.gauss(0, 0.0003)) @ turn(z=rng.gauss(0, 0.0004))
                place(box_mesh((wide, tall, high - 0.002), core, 0.001), frame @ at)
                for side in (-1, 1):
                    place(box_mesh((wide, tall, 0.0014), skin, 0), frame @ at @ move(y=-0.0006, z=side * (high / 2 - 0.0007)))


def boarding(frame, top):
    """Boards across the rafters, which meet on a rafter, with two nails each; the lowest is sawn lengthwise."""
    rng, plank = random.Random(9), near.pine('#7e5f42', 0)
    nail = near.head(0.0036, 0.0014, materials.metal('#6e6a66', (0.35, 0.5)))
    for row in range(12):
        low, high = END + row * BROAD - 0.02 * (row > 0), END + (row + 1) * BROAD - 0.02
        meet = sawn.FIRST + sawn.APART * (1 + row % 2)
        for left, right in ((sawn.LEFT, meet), (meet, sawn.RIGHT)):
            at = move((left + right) / 2, (low + high) / 2, top - BOARD / 2 + rng.gauss(0, 0.0003))
            place(box_mesh((right - left - 0.0015, high - low - 0.0015, BOARD), plank, 0.0012), frame @ at)
        if row < 2:
            for x in sawn.rafters():
                sides = (-0.012, 0.012) if abs(x - meet) < 0.01 else (0,)
                for side in sides:
                    place(nail, frame @ move(x + side + rng.gauss(0, 0.002), low + 0.028 + rng.gauss(0, 0.003), top + 0.0004))


def build():
    frame = roof.plane(sawn.PITCH)
    sawn.covering(frame, 0, 0.003, 0.0034)
    top = sawn.FOIL - 0.0012
    insulation(frame, top)
    below = top - THICK - 0.002
    sawn.foil(frame, sawn.film('#3a6650', 0.12), -0.425, below, 4, 0, 0.005, 0.0012)
    sawn.crumbs(frame, materials.paint('#b99c58', 0.95, 0.1, 0), -0.42, -0.337, below + 0.0006, 5)
    boarding(frame, below - 0.001)
    sawn.timber(frame, below - 0.001 - BOARD, END - 0.012, 0.15)
    sawn.room(frame, 0.5, below - 0.001 - BOARD)
    sawn.view(frame)
