"""The lower corner of a dormer, from a person on the roof: sill, window, zinc cheek, and lead dressed over the tiles; beside it
a vent pipe comes through the roof."""

import math

import lead
import light
import materials
import near
import numpy as np
import roof
import vent
from geometry import box, grid, place, rod, sheet
from mathutils import Vector

SIZE = (880, 1100)
POST = dict(exposure=0.12, saturation=0.97, keep=0.12, sharpen=0.45)
PITCH = 47
# The corner of the wall, its far end, the y of its face in the frame; the z of the sill above the lead.
LEFT, RIGHT, FRONT = 1.9, 3.7, 1.6
SILL = 0.115
# The tiles come from several firings.
FIRED = ['#55261a', '#8a4630', '#6c3022', '#8d4c34', '#7a3522', '#4a2620', '#94553c', '#86402a', '#5f3428', '#8f4a32']
# The column and row of the tile with the pipe: beside the dormer, and not below its window, which its air would enter.
PIPE = (6, 2)


def matt(m):
    """Add what close by tells clay from plastic: sand on its skin, paler and darker flames of the kiln, dirt at the tail."""
    local = m.object_position()
    sand, flame = m.noise(local, 620, 3, 0.75), m.noise(m.object_position((1, 0.45, 1)), 5, 5, 0.62, 0.6)
    m.layer(0.8, m.ramp(sand, (0.34, (0.62, 0.6, 0.58)), (0.5, 1.0), (0.66, (1.3, 1.26, 1.2))))
    m.layer(0.8, m.ramp(flame, (0.34, (0.6, 0.56, 0.55)), (0.5, 1.0), (0.66, (1.16, 1.16, 1.14))))
    tail = m.math('ADD', m.node('SeparateXYZ', Vector=m.node('TexCoord').outputs['Object']).outputs['Y'], m.math('MULTIPLY', flame, 0.11))
    m.layer(0.7, m.ramp(m.math('ADD', tail, 0.4), (0.03, (0.5, 0.49, 0.46)), (0.11, 1.0)))
    m.bump(flame, 0.5, 0.01).bump(sand, 0.45, 0.0009)


def corner(wet=False):
    """Build everything but the light. Returns the world position of the corner of the sill."""
    frame = roof.plane(PITCH)
    tiles = roof.pantiles(near.damp(FIRED, 1.0, 0.12, 0.5 if wet else 0, 0.25, (0.8, 0.96), matt), fine=True)
    hidden = lambda column, row: LEFT + 0.02 < (column + 0.3) * roof.WIDTH < RIGHT and row > 5
    roof.lay(frame, 19, 10, lambda column, row: None if hidden(column, row) or (column, row) == PIPE else tiles)
    newer = near.damp(['#7f4330', '#8a4a33'], 0.6, 0.05, 0.5 if wet else 0, 0.1, (0.8, 0.96), matt)
    vent.through(frame, *PIPE, newer, materials.paint('#474d52' if wet else '#2f3336', 0.2 if wet else 0.42, 0.3, 0.04))
    # Not in the room.
    for columns, rows in ((9, 10), (19, 4)):
        roof.deck(frame, columns, rows, materials.plain('#1c1a18', 0.9))
    metal = near.lead(wet, 0.35, '#46505a')
    dressed = lead.Dressed(LEFT, RIGHT, FRONT, 3.1, 4)
    # Two pieces: a longer one would tear.
    lap = LEFT + 0.3
    dressed.strip(frame, metal, LEFT - 0.17, lap + 0.09, FRONT - 0.2, FRONT + 0.12)
    dressed.strip(frame, metal, lap, RIGHT, FRONT - 0.204, FRONT + 0.12, 0.0045)
    # Its inner edge lies under the bend of the lead that stands up.
    dressed.strip(frame, metal, LEFT - 0.165, LEFT - 0.036, FRONT + 0.01, 3.1, 0.0035)
    base = near.height_on(dressed, frame, PITCH)
    face = (frame @ roof.point(0, FRONT, 0.07)).y
    crest = max(base(x, face) for x in np.linspace(LEFT, RIGHT, 40))
    sill = crest + SILL
    round_it = [((LEFT, face), (math.cos(a), math.sin(a))) for a in np.linspace(math.pi, 1.5 * math.pi, 9)]
    path = [((LEFT, y), (-1, 0)) for y in np.linspace(face + 0.11, face + 0.004, 8)] + round_it
    straight = lambda start, end: [((x, face), (0, -1)) for x in np.linspace(start, end, 80)]
    lead.upstand(base, metal, path + straight(LEFT + 0.004, lap + 0.09), sill + 0.006)
    lead.upstand(base, metal, straight(lap, RIGHT), sill + 0.006, lead.OFF + 0.004, 0.0045)
    cheek(metal, base, face, sill, wet)
    window(face, sill, wet)
    return Vector((LEFT, face, sill))


def upright(metal, base, face, top):
    """The lead that stands up at the side, to z = `top(y)`: over the end of the lead in front, with an ear folded round the
    corner, whose lower edge runs up along the bend of that lead."""
    off, bend, ear = 0.0105, lead.BEND, 0.046
    # The edge of the ear is dressed down.
    tight = lambda x: face + 0.0022 * (x / ear) ** 2
    # Where it stands, its normal there, how far round the bend it begins, how far it lies above the lead on the tiles.
    path = [((LEFT + x, tight(x)), (0, -1), 0.95, 0.0035 - 0.002 * x / ear) for x in np.linspace(ear, 0.004, 9)]
    for a in np.linspace(math.pi / 2, 0, 17):
        ease = np.clip((a - 0.5) / 0.45, 0, 1)
        ease = ease * ease * (3 - 2 * ease)
        path.append(((LEFT, face), (-math.cos(a), -math.sin(a)), 0.95 * ease, 0.0085 - 0.005 * ease))
    path += [((LEFT, y), (-1, 0), 0, 0.0085) for y in np.linspace(face + 0.004, face + 1.0, 70)]
    rows = []
    for (x, y), (nx, ny), start, lift in path:
        row = []
        for a in np.linspace(start, math.pi / 2, 10):
            out = off + bend * (1 - math.sin(a))
            at = (x + nx * out, y + ny * out)
            row.append((*at, base(*at) + bend * (1 - math.cos(a)) - 0.002 + lift))
        *foot, z = row[-1]
        rows.append(row + [(*foot, z + (top(*foot) - z) * share) for share in np.linspace(0.15, 1, 7)])
    sheet(rows, metal, 0.003)


def cheek(metal, base, face, sill, wet):
    """The side: lead bent up, behind zinc sheets that end in a fold above it; standing seams between the sheets."""
    zinc = materials.metal('#8b959d', (0.12, 0.26) if wet else (0.36, 0.5), 0.76, 0.6)
    rise = math.tan(math.radians(PITCH))
    low = lambda y: sill + 0.03 + (y - face) * rise
    # At the side to above the edge of the zinc, round the corner to above the underside of the sill.
    upright(metal, base, face, lambda x, y: low(max(y, face)) + 0.05 if x < LEFT else sill + (0.03 if x < LEFT + 0.022 else 0.006))
    top, out = sill + 1.6, LEFT - 0.016
    wave = lambda y, z: 0.0016 * math.sin(5 * z + 9 * y) + 0.0011 * math.sin(13 * z - 4 * y)
    rows = []
    for y in np.linspace(face - 0.02, face + 1.1, 70):
        line = [(out + 0.008, y, low(y) + 0.01), (out - 0.002, y, low(y) - 0.002), (out - 0.007, y, low(y) + 0.004), (out - 0.005, y, low(y) + 0.016)]
        rows.append(line + [(out - wave(y, z), y, z) for z in np.linspace(low(y) + 0.03, max(top, low(y) + 0.04), 30)])
    sheet(rows, zinc, 0.001)
    for y in (face + 0.3, face + 0.62, face + 0.94):
        seam = [(0, -0.004), (0.006, -0.0035), (0.018, -0.0035), (0.025, -0.0028), (0.0262, 0), (0.025, 0.0035), (0.016, 0.0045), (0.0155, 0.002)]
        rows = [[(out - x, y + dy + 0.0008 * math.sin(6 * z), z) for x, dy in seam] for z in np.linspace(low(y) + 0.004, top, 24)]
        sheet(rows, zinc, 0.001)
    # The zinc is folded round the stile.
    rod((out + 0.001, face - 0.022, low(face - 0.02)), (out + 0.001, face - 0.022, top), 0.004, zinc)
    sheet([[(x, face - 0.0235, z) for x in np.linspace(out, LEFT + 0.028, 4)] for z in np.linspace(sill + 0.02, top, 12)], zinc, 0.001)


def window(face, sill, wet):
    """Sill, corner post, and a dark sash with clean glass and a drawn net curtain behind it."""
    white = materials.paint('#c2beb3', 0.16 if wet else 0.34, 0.22, 0.12)
    dark = materials.paint('#13211f', 0.14 if wet else 0.3, 0.15, 0.1)
    wide, middle = RIGHT - LEFT + 0.2, (LEFT + RIGHT) / 2 + 0.1
    # A sill with a sloping top and a nose that drips clear of the lead.
    section = [(0.09, -0.002), (-0.045, -0.002), (-0.047, 0.006), (-0.058, 0.006), (-0.062, 0.010), (-0.062, 0.033), (-0.058, 0.038), (-0.02, 0.047), (0.09, 0.068)]
    start = LEFT - 0.026
    # Its end stays in front of the zinc, and has no groove for the drip: it is cut square.
    stations = [start, LEFT, LEFT + 0.027, *np.linspace(LEFT + 0.029, RIGHT, 30)]

    def across(x):
        if x > LEFT + 0.028:
            return [(x, face + y, sill + z) for y, z in [*section, section[0]]]
        end = [(min(y, -0.027), max(z, 0.006) - (0.02 if z > 0.05 else 0)) for y, z in section]
        return [(x, face + y, sill + z) for y, z in [*end, end[0]]]

    rows = [across(x) for x in stations]
    nearly = lambda z, y: (start - 0.001, y * 0.95 + (face - 0.044) * 0.05, z * 0.95 + (sill + 0.027) * 0.05)
    rows = [[(start - 0.001, face - 0.044, sill + 0.027)] * len(rows[0]), [nearly(z, y) for _, y, z in rows[0]]] + rows
    obj = place(grid(rows, white))
    obj.data.use_auto_smooth, obj.data.auto_smooth_angle = True, math.radians(28)
    tall = 1.5
    base = sill + 0.05
    box((0.097, 0.1, tall), (LEFT + 0.0445, face + 0.03, base + tall / 2), white, 0.006)
    # Frame behind the sash.
    box((wide, 0.07, 0.05), (middle, face + 0.055, base + 0.012), dark, 0.005)
    bottom, left = base + 0.04, LEFT + 0.094
    box((wide, 0.05, 0.075), (middle + 0.094, face + 0.026, bottom + 0.0375), dark, 0.005)
    box((0.07, 0.0496, tall), (left + 0.036, face + 0.026, bottom + tall / 2), dark, 0.005)
    # Glazing bead, bevelled.
    for size, at, tilt in (
        ((wide, 0.016, 0.014), (middle + 0.15, face + 0.012, bottom + 0.08), (0.5, 0, 0)),
        ((0.014, 0.016, tall), (left + 0.076, face + 0.012, bottom + 0.07 + tall / 2), (0, 0, -0.5)),
    ):
        box(size, at, dark, 0.003, tilt)
    box((wide, 0.004, tall), (left + 0.07 + wide / 2, face + 0.024, bottom + 0.07 + tall / 2), materials.thin_glass(), 0, (math.radians(-1.2), 0, 0))
    # The sash bar on the right.
    box((0.06, 0.0496, tall), (RIGHT - 0.75, face + 0.026, bottom + tall / 2), dark, 0.005)
    # Close to the glass, where the low sun reaches it.
    fold = lambda x: face + 0.085 + 0.0055 * math.sin(x * 62) + 0.001 * math.sin(x * 139 + 1) + 0.007 * math.sin(x * 23)
    hem = bottom + 0.02
    across = np.linspace(left, RIGHT - 0.6, 420)
    place(grid([[(x, fold(x), z) for x in across] for z in np.linspace(hem, hem + tall, 6)], near.curtain()))
    room = materials.paint('#9a8862' if wet else '#4a4036', 0.9, 0, 0, 0.12 if wet else 0.5)
    box((wide, 0.02, 2.4), (middle, face + 1.6, base + 0.6), room, 0)
    box((wide, 1.7, 0.02), (middle, face + 0.8, base + tall + 0.02), room, 0)
    box((wide, 1.7, 0.02), (middle, face + 0.8, base - 0.5), room, 0)
    box((0.02, 1.7, 2.4), (RIGHT + 0.1, face + 0.85, base + 0.6), room, 0)
    box((wide, 0.3, 0.03), (middle, face + 0.25, bottom - 0.01), materials.paint('#cfc8ba', 0.6, 0.1, 0, 0.03), 0.004)


def view(at):
    """The camera of both pictures."""
    light.camera(at + Vector((-0.97, -1.70, 0.64)), at + Vector((0.10, 0, -0.415)), 52, 20, at + Vector((0.06, -0.3, -0.1)))


def build():
    at = corner()
    light.sky(26, 238, 0.12, 1.1, 0.3)
    light.ground(-8, '#33332f')
    # The houses across the street in the glass, and the sky above them.
    box((60, 0.2, 14), (0, -14, -4), materials.paint('#d3d8dc', 0.9, 0.3), 0)
    view(at)
