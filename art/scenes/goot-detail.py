"""A crack in a soldered seam of an old zinc gutter, ringed with chalk by an inspector."""

import math
import random

import house
import leaves
import light
import mark
import materials
import near
import numpy as np
import roof
from geometry import box, grid, move, place, rod, sheet, turn
from house import GUTTER
from mathutils import noise
from shader import Material, colour

SIZE = (880, 704)
POST = dict(exposure=-0.25, saturation=0.9, keep=0.1, sharpen=0.45)
SEAM, LAP = 2.4, 0.03


def bowl(start, end, inside, zinc):
    """A length of half-round gutter, `inside` metres narrower than the usual, finely divided and slightly dented."""
    radius, edge, drop = GUTTER
    rows = []
    for x in np.linspace(start, end, int((end - start) * 250)):
        row = []
        for a in np.linspace(0, math.pi, 70):
            reach = radius - inside + 0.0006 * noise.noise((x * 9, a * 3, 1)) + 0.00015 * noise.noise((x * 60, a * 20, 4))
            row.append((x, edge - reach * math.cos(a), drop - reach * math.sin(a)))
        rows.append(row)
    sheet(rows, zinc, 0.0008)


def solder(metal):
    """The bead of solder along the edge of the upper sheet: lumps where the iron stood still."""
    radius, edge, drop = GUTTER
    rows = []
    for a in np.linspace(0.02, math.pi - 0.02, 240):
        row = []
        lump = 1 + 0.16 * noise.noise((a * 9, 3, 1)) + 0.06 * noise.noise((a * 45, 1, 7))
        for t in np.linspace(-1, 1, 15):
            high = 0.0009 * lump * (1 - t * t) - 0.0004
            x = SEAM + (0.0075 * lump) * t + 0.0015 * noise.noise((a * 6, 9, 2))
            reach = radius - 0.0011 - high
            row.append((x, edge - reach * math.cos(a), drop - reach * math.sin(a)))
        rows.append(row)
    place(grid(rows, metal))


def paving():
    """Clinkers far below, out of focus."""
    m = Material()
    codes = dict(Color1=colour('#5f4f46'), Color2=colour('#43393a'), Mortar=colour('#5d544b'))
    m.base = m.node('TexBrick', Vector=m.world_position(), Scale=2.4, **codes).outputs[0]
    return m.set_inputs(Roughness=0.9).finish()


def build():
    palette, (radius, edge, drop) = house.Palette(), GUTTER
    frame = roof.plane(44, (0, 0.005, -0.02))
    tiles = roof.pantiles(near.damp(roof.OLD, 1.0, 0.12, 0, 0.25), fine=True)
    roof.lay(frame, 22, 4, lambda column, row: tiles)
    roof.deck(frame, 22, 4, palette.dark)
    roof.comb(frame, 22, palette.dark)
    zinc = near.zinc('#7d868c')
    bowl(1.2, SEAM, 0, zinc)
    bowl(SEAM - LAP, 4.2, -0.001, zinc)
    bead = (edge - radius - 0.006, drop + 0.004)
    rod((1.2, *bead), (4.2, *bead), 0.0095, zinc, 32)
    solder(materials.metal('#8d9296', (0.4, 0.55), 0.9))
    box((6, 0.03, 0.15), (2.6, 0.0, -0.125), palette.white, 0.004)
    plan = move(0, 0, 0)
    start, end = (SEAM + 0.0005, edge - 0.03), (SEAM - 0.0005, edge + 0.012)
    mark.tear(plan, start, end, 0.0014, 7, materials.plain('#050505', 1), 0.35)
    mark.ring(plan, SEAM, edge - 0.009, 0.036, 0.032)
    shapes, rng = leaves.shapes(), random.Random(8)
    for x, across in ((2.27, 0.01), (2.56, -0.012), (2.60, 0.02)):
        deep = math.sqrt(radius**2 - across**2) - 0.004
        at = move(x, edge + across, drop - deep) @ turn(0.9 * across / radius)
        tilt = turn(rng.gauss(0, 0.1), rng.gauss(0, 0.1), rng.uniform(0, 6.3))
        place(rng.choice(shapes), roof.matrix_scaled(at @ tilt, 0.05), 'leaf')
    box((9, 6, 0.1), (2.6, 0, -2.6), paving(), 0)
    light.ground(-2.7, '#a09a8c')
    at, target = (SEAM - 0.12, edge - 0.2, drop + 0.36), (SEAM + 0.005, edge + 0.034, drop - 0.05)
    light.camera(at, target, 46, 9, (SEAM, edge - 0.02, drop - 0.07))
    light.sky(58, 225, 0.125, 1.6, 0.1)
