"""A crack in a soldered seam of an old zinc gutter, ringed with chalk by an inspector."""

import math

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
from mathutils import Matrix, noise
from shader import Material, colour

SIZE = (880, 704)
POST = dict(exposure=-0.25, saturation=0.9, keep=0.1, sharpen=0.45)
SEAM, LAP = 2.4, 0.03
# The y, z and radius of the gutter's bead.
BEAD = (GUTTER[1] - GUTTER[0] - 0.006, GUTTER[2] + 0.004, 0.0095)


def dent(x, a):
    """How far the zinc is dented, at x and at the angle a from the front edge."""
    return 0.0006 * noise.noise((x * 9, a * 3, 1)) + 0.00015 * noise.noise((x * 60, a * 20, 4))


def bowl(start, end, inside, zinc):
    """A length of half-round gutter, `inside` metres narrower than the usual, finely divided and slightly dented."""
    radius, edge, drop = GUTTER
    rows = []
    for x in np.linspace(start, end, int((end - start) * 250)):
        row = []
        for a in np.linspace(0, math.pi, 70):
            reach = radius - inside + dent(x, a)
            row.append((x, edge - reach * math.cos(a), drop - reach * math.sin(a)))
        rows.append(row)
    sheet(rows, zinc, 0.0008)


def solder(metal):
    """The bead of solder along the edge of the upper sheet, from the back of the gutter over the front bead: lumps where the
    iron stood still."""
    radius, edge, drop = GUTTER
    y, z, thick = BEAD
    rows = []
    for a in np.linspace(math.pi, -0.5, 300):
        row = []
        lump = 1 + 0.16 * noise.noise((a * 9, 3, 1)) + 0.06 * noise.noise((a * 45, 1, 7))
        for t in np.linspace(-1, 1, 15):
            high = 0.0011 * lump * (1 - t * t) - 0.0004
            x = SEAM + (0.0075 * lump) * t + 0.0015 * noise.noise((a * 6, 9, 2))
            if a > 0.045:
                reach = radius + dent(x, a) - 0.0009 - high
                row.append((x, edge - reach * math.cos(a), drop - reach * math.sin(a)))
            else:
                # Round the bead.
                turned, reach = -0.87 + 5.5 * (0.045 - a), thick + high
                row.append((x, y + reach * math.cos(turned), z + reach * math.sin(turned)))
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
    rod((1.2, *BEAD[:2]), (4.2, *BEAD[:2]), BEAD[2], zinc, 32)
    solder(materials.metal('#8d9296', (0.4, 0.55), 0.9))
    box((6, 0.03, 0.15), (2.6, 0.0, -0.125), palette.white, 0.004)
    plan = move(0, 0, 0)
    start, end = (SEAM + 0.0025, edge - 0.034), (SEAM - 0.001, edge + 0.014)
    mark.tear(plan, start, end, 0.0009, 7, materials.plain('#050505', 1), 0.16)
    mark.ring(plan, SEAM, edge - 0.009, 0.036, 0.032)
    shapes = leaves.shapes()
    for k, (x, across, angle) in enumerate(((2.27, 0.01, 0.5), (2.56, -0.012, 2.7), (2.60, 0.02, -0.4))):
        # Wet leaves: they lie flat on the zinc.
        at = move(x, edge + across, drop - math.sqrt(radius**2 - across**2) + 0.0022) @ turn(across / radius) @ turn(z=angle)
        place(shapes[k], at @ Matrix.Diagonal((0.05, 0.05, 0.018, 1)), 'leaf')
    box((9, 6, 0.1), (2.6, 0, -2.6), paving(), 0)
    light.ground(-2.7, '#a09a8c')
    at, target = (SEAM - 0.12, edge - 0.2, drop + 0.36), (SEAM + 0.005, edge + 0.034, drop - 0.05)
    light.camera(at, target, 46, 9, (SEAM, edge - 0.02, drop - 0.07))
    light.sky(58, 225, 0.125, 1.6, 0.1)
