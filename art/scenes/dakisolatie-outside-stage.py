"""A roof insulated from outside, sawn through: boards of insulation and a vapour barrier on the boarding, the rafters bare."""

import random

import foils
import light
import materials
import near
import numpy as np
import roof
import sawn
from geometry import box, box_mesh, move, place, turn
from shader import Material, colour

POST = sawn.POST
# Of the insulation its thickness, the y of its cut and how far its lower layer comes out; of the vapour barrier the y of its edge; of
# the boards their thickness, width and the y where they end.
THICK, CUT, STEP, EDGE, BOARD, BROAD, END = 0.14, -0.34, 0.06, -0.49, 0.02, 0.14, -0.57
# The x of a joint in the upper and one in the lower layer of the insulation.
JOINTS = -0.14, 0.33
# How deep the rafters are, and the colours of the foam, the boards, the rafters and their sawn ends.
DEEP, FOAM, WARM, WOOD, ENDS = 0.125, '#e8dcb2', '#875a32', '#412b1b', '#4a3220'


def foam():
    """The core of an insulation board, hard foam: fine cells, drawn out as it rose, and the marks of the saw."""
    m = Material()
    where = m.world_position()
    cells, pores = m.noise(where, 430, 3, 0.75), m.node('TexVoronoi', Vector=where, Scale=120.0).outputs['Distance']
    blade, rise = m.noise(m.object_position((16, 16, 190)), 1, 4, 0.65), m.noise(m.object_position((7, 7, 30)), 2, 6, 0.65)
    m.base = colour(FOAM)
    m.layer(0.7, m.ramp(rise, (0.34, (0.92, 0.9, 0.85)), (0.5, 1.0), (0.66, 1.03)))
    m.layer(0.5, m.ramp(cells, (0.36, 0.74), (0.5, 1.0), (0.64, 1.1)))
    m.layer(0.5, m.ramp(blade, (0.36, 0.8), (0.54, 1.03)))
    m.layer(0.6, m.ramp(pores, (0.05, (0.6, 0.54, 0.42)), (0.14, 1.0)))
    m.bump(cells, 0.4, 0.001).bump(blade, 0.4, 0.0012).bump(pores, 0.3, 0.001)
    return m.set_inputs(Roughness=0.92, Specular=0.1).finish()


def aluminium(code, rough, crease, metallic=0.85):
    """Thin foil of aluminium, on a board or as tape: wavy and creased (`crease`), so that it mirrors softly."""
    m = Material()
    where = m.world_position()
    waves, creases = m.noise(where, 11, 4, 0.55), m.noise(m.object_position((30, 44, 30)), 2, 5, 0.6, 0.8)
    m.base = colour(code)
    m.layer(0.6, m.ramp(m.noise(where, 4, 5, 0.6), (0.34, 0.8), (0.64, 1.06)))
    m.bump(waves, 0.6, 0.008).bump(creases, crease, 0.002)
    return m.set_inputs(Metallic=metallic, Roughness=m.map_range(creases, rough, rough + 0.14)).finish()


def insulation(frame, top):
    """Two layers of boards, faced on both sides, with their joints staggered and the upper ones taped; of the lowest row each is sawn
    through, the lower layer further down."""
    rng, core, high = random.Random(6), foam(), THICK / 2
    edge = materials.plain('#d4d5d4', 0.45, 0.3)
    tape = aluminium('#e2e4e6', 0.2, 0.5)
    # The lower layer would mirror the foam of the upper one.
    skins = aluminium('#9fb4be', 0.26, 0.4), aluminium('#788d9b', 0.5, 0.4, 0.35)
    for layer in (0, 1):
        for row, (low, end) in enumerate(((CUT - STEP * layer, 0.11), (0.11, 0.71), (0.71, 1.31))):
            xs = np.arange(JOINTS[(row + layer) % 2] - 2.4, sawn.RIGHT + 1.2, 1.2)
            for left, right in zip(xs, xs[1:]):
                wide, tall = right - left - 0.0015, end - low - 0.0015
                at = move((left + right) / 2, (low + end) / 2, top - (layer + 0.5) * high + rng.gauss(0, 0.0003)) @ turn(z=rng.gauss(0, 0.0004))
                place(box_mesh((wide, tall, high - 0.0008), core, 0.001), frame @ at)
                for side in (-1, 1):
                    thick, z = 0.0018, side * (high / 2 - 0.0009)
                    place(box_mesh((wide, tall, thick), skins[layer], 0), frame @ at @ move(y=-0.0006, z=z))
                    # Its cut edge, bright from the saw.
                    place(box_mesh((wide, 0.001, thick), edge, 0), frame @ at @ move(y=-0.0012 - tall / 2, z=z))
                if not layer:
                    place(box_mesh((0.075, tall, 0.0003), tape, 0), frame @ move(left + rng.gauss(0, 0.003), (low + end) / 2, top + 0.0004) @ turn(z=rng.gauss(0, 0.003)))


def boarding(frame, top):
    """Boards across the rafters, which meet on a rafter, with two nails each; the lowest is sawn lengthwise."""
    rng, plank = random.Random(9), near.pine(WARM, 0)
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


def across(frame, top):
    """The opposite slope from inside: its boards and its rafters."""
    plank, pine = near.pine(WARM, 0), near.pine(WOOD, 1)
    for row in range(24):
        box((14, BROAD - 0.0015, BOARD), (0.1 * (row % 3), row * BROAD, top - BOARD / 2), plank, 0.0012, frame=frame)
    for k in range(-7, 4):
        box((sawn.WIDE, 5, DEEP), (sawn.FIRST + k * sawn.APART, 1, top - BOARD - DEEP / 2), pine, 0.003, frame=frame)


def parts():
    """Build the roof and the room. Returns the frame of the slope."""
    frame = roof.plane(sawn.PITCH)
    sawn.covering(frame)
    top = sawn.FOIL - 0.0018
    insulation(frame, top)
    below = top - THICK - 0.0004
    sawn.foil(frame, foils.film('#82a19a', 0.6), EDGE, below, 4, 0.0025, 0.0022, CUT - STEP)
    dust = materials.paint(FOAM, 0.95, 0.1, 0)
    sawn.crumbs(frame, dust, EDGE + 0.005, CUT - STEP - 0.002, below + 0.0006, 5)
    sawn.crumbs(frame, dust, CUT - STEP, CUT - 0.002, top - THICK / 2, 6)
    boarding(frame, below - 0.001)
    sawn.timber(frame, below - 0.001 - BOARD, END - 0.012, DEEP, WOOD, ENDS)
    across(sawn.opposite(), below - 0.001)
    sawn.room(frame, 0.5, below - 0.001 - BOARD)
    sawn.view(frame)
    return frame


def shine(frame, power, tint):
    """The bright sky beyond the ridge, which the aluminium mirrors."""
    sky = light.window(frame @ roof.point(0.7, 2.4, 1.35), frame @ roof.point(0, CUT, 0), power, 1.6, tint)
    sky.visible_diffuse = False


def build():
    frame = parts()
    sawn.daylight(frame)
    shine(frame, 13, (0.94, 0.97, 1.0))
