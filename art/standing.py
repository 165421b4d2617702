"""A zinc roof with standing seams for a close-up: the folds of `seam.py` from their end at the eaves to the wall, where each seam is
laid flat and turned up with its sheets."""

import math

import numpy as np
import roof
import seam
from geometry import from_faces, grid, place, sheet, shell_faces, smooth
from mathutils import Matrix, Vector
from shader import Material, colour

PITCH, PAN, LENGTH = 16, 0.43, 1.3
# At the wall: the radius of the bend, how far the zinc stands up, and the length along which a seam is laid flat before it.
BEND, UPSTAND, LAID = 0.02, 0.125, 0.13
# What is left of the height of a seam that is laid flat, and how far its end at the eaves is cut back for each metre of height.
PRESSED, SLANT = 0.55, 0.55
FRAME = roof.plane(PITCH)
TURN = math.radians(90 - PITCH)
# The y and z of the foot of the zinc that stands up.
FOOT = FRAME @ Vector((0, LENGTH + BEND * math.sin(TURN), BEND * (1 - math.cos(TURN))))


def eased(t):
    """From 0 to 1 without a kink, for arrays."""
    t = np.clip(t, 0, 1)
    return t * t * (3 - 2 * t)


def swell(index, x, along):
    """How far sheet `index` is off the boards at x, in metres from the seam on its left, and so far along the roof."""
    phase = np.random.RandomState(index + 70).rand(6) * 6
    free = eased((np.minimum(x, PAN - x) - 0.008) / 0.07) * np.clip(0.25 + along / 0.15, 0, 1) * np.clip((LENGTH - along) / 0.12, 0, 1)
    wave = 1.0 + 0.55 * np.sin(8.3 * along + phase[0] + 5 * x) + 0.5 * np.sin(15 * along + phase[1]) * np.sin(14 * x + phase[2])
    return 0.0036 * free * (wave + 0.25 * np.sin(31 * along + 23 * x + phase[3]))


def on_clip(x):
    """How far the foot of a clip lifts a sheet at x, in metres from the seam on its left."""
    return np.interp(x, (seam.FOOT / 1000 + 0.004, 0.058), ((seam.RIGHT - seam.LEFT) / 1000, 0))


def section():
    """The profile of a sheet in metres, from the outer edge of the seam on its left to that on its right, and for each point which
    seam it belongs to: 0, 1 or neither, -1."""
    left, _, right = seam.folds('closed')
    middle = PAN * 1000
    flat = [(x, seam.LEFT, 0) for x in np.linspace(middle - 70, 70, 44)]
    near_by = [(x, seam.RIGHT, 0) for x in np.linspace(seam.FOOT - 2, 8, 5)]
    first = seam.rounded(flat[22:] + right[:2] + near_by + right[2:])[::-1]
    second = seam.rounded([(x - middle, z, r) for x, z, r in flat[22::-1]] + left)[1:] + np.array((middle, 0))
    line = np.concatenate([first, second]) / 1000
    return line, np.where(line[:, 0] < 0.03, 0, np.where(line[:, 0] > PAN - 0.03, 1, -1))


def laid(line, owner, share):
    """The profile where both seams are laid over to the right by a `share` of the way, and pressed."""
    result = line.copy()
    for which in (0, 1):
        pivot = np.array((which * PAN + 0.0033, 0.0026))
        turn = np.radians(86) * share * eased((line[:, 1] - 0.0012) / 0.003)
        x, z = (line - pivot).T
        over = np.stack([x * np.cos(turn) + z * np.sin(turn), -x * np.sin(turn) + z * np.cos(turn)], 1) + pivot
        over[:, 1] *= 1 - (1 - PRESSED) * share
        result = np.where((owner == which)[:, None], over, result)
    return result


def on_path(x, along, high):
    """Points in the world over the roof and then up along the wall; `along` is measured along the zinc."""
    arc = np.clip((along - LENGTH) / BEND, 0, TURN)
    beyond = np.maximum(along - LENGTH - BEND * TURN, 0)
    up, over = np.minimum(along, LENGTH), BEND * np.sin(arc)
    y, z = up + over - high * np.sin(arc), BEND * (1 - np.cos(arc)) + high * np.cos(arc)
    y, z = y + beyond * math.cos(TURN), z + beyond * math.sin(TURN)
    slope = math.radians(PITCH)
    return np.stack([x, y * math.cos(slope) - z * math.sin(slope), y * math.sin(slope) + z * math.cos(slope)], -1)


def pan(index, zinc, cut):
    """One sheet from the eaves, where it is folded down, to its upper edge against the wall. The ends of its seams have the
    material `cut`."""
    line, owner = section()
    end = LENGTH + BEND * TURN + UPSTAND
    stops = [0, *np.linspace(0.006, LENGTH - LAID, 110), *np.linspace(LENGTH - LAID, LENGTH, 22)[1:]]
    stops += [*np.linspace(LENGTH, LENGTH + BEND * TURN, 9)[1:], end - 0.06, end]
    sides = ([], [])
    for stop in stops:
        profile = laid(line, owner, eased((stop - LENGTH + LAID) / (LAID - 0.02)))
        ahead = np.gradient(profile, axis=0)
        aside = np.stack([-ahead[:, 1], ahead[:, 0]], 1) / np.hypot(*ahead.T)[:, None] * seam.ZINC / 2000
        # Made by hand, the seam is not quite straight; both sheets waver alike.
        for side, rows in zip((1, -1), sides):
            x, z = (profile + side * aside).T
            seamed = index + (owner == 1)
            waver = eased(z / 0.012) * (0.0005 * np.sin(9 * stop + seamed) + 0.00016 * np.sin(70 * stop + 2.1 * seamed)) * min(1, stop / 0.05)
            along = stop + SLANT * np.maximum(z - 0.002, 0) * max(0, 1 - stop / 0.06)
            rows.append(on_path(x + index * PAN + waver, along, z + swell(index, x, along)))
    mesh = from_faces(np.concatenate([np.concatenate(rows) for rows in sides]), shell_faces(len(stops), len(line)), zinc)
    mesh.materials.append(cut)
    row = 2 * len(line)
    for face in mesh.polygons:
        face.material_index = int(face.index >= row * (len(stops) - 1))
    place(smooth(mesh, 40))
    # The fold at the eaves, bent down and out to a drip.
    over = seam.ZINC / 1000
    fold = [(-0.007, -0.031), (-0.0035, -0.028), (-0.0028, -0.02), (-0.0028, -0.002)]
    fold += [(-0.0028 * math.cos(a), -0.002 + (0.002 + over) * math.sin(a)) for a in np.linspace(0.2, math.pi / 2, 7)]
    xs = np.linspace(0.0045, PAN - 0.0045, 40)
    sheet([on_path(xs + index * PAN, np.full(40, y), h + on_clip(xs) + swell(index, xs, 0.0)) for y, h in fold], zinc, over)


def above(x, along):
    """A point on the upper face of the zinc, away from its seams."""
    index = math.floor(x / PAN)
    beside = x - index * PAN
    return FRAME @ Vector((x, along, seam.ZINC / 1000 + float(on_clip(beside) + swell(index, beside, along))))


def preweathered(code, wet):
    """Pre-weathered zinc: a matt neutral grey with faint lines along the sheet, a cloudy bloom, smudges of hands and scratches."""
    m = Material()
    world = m.world_position()
    clouds, bloom, smudge = m.noise(world, 3.4, 6, 0.62), m.noise(world, 15, 6, 0.66, 0.5), m.noise(world, 38, 4, 0.6, 1.2)
    rolled, grain = m.noise(m.object_position((420, 2.6, 60)), 1, 4, 0.65), m.noise(world, 900, 2, 0.7)
    scratch, long = m.noise(m.object_position((26, 380, 60)), 1.4, 3, 0.7, 0.4), m.noise(m.object_position((520, 9, 60)), 1, 2, 0.7, 0.3)
    m.base = colour(code)
    m.layer(0.7, m.ramp(clouds, (0.32, 0.74), (0.64, 1.08)))
    m.layer(0.8, m.ramp(bloom, (0.36, 0.8), (0.54, 1.0), (0.7, 1.24)))
    m.layer(0.65, m.ramp(smudge, (0.46, 1.0), (0.56, 0.74), (0.61, 0.74), (0.66, 1.0)))
    m.layer(0.8, m.ramp(rolled, (0.34, 0.74), (0.62, 1.14)))
    m.layer(0.7, m.ramp(grain, (0.34, 0.72), (0.62, 1.18)))
    m.layer(0.6, m.ramp(scratch, (0.58, 1.0), (0.68, 1.6)))
    m.layer(0.6, m.ramp(long, (0.6, 1.0), (0.7, 1.45)))
    if wet:
        m.layer(1.0, (0.78, 0.78, 0.79))
    m.bump(clouds, 0.22, 0.006).bump(rolled, 0.1, 0.0003).bump(grain, 0.16, 0.0002)
    rough = (0.1, 0.24) if wet else (0.2, 0.37)
    return m.set_inputs(Metallic=0.55, Specular=0.4, Roughness=m.map_range(smudge, *rough)).finish()


def covering(first, last, wet):
    """Sheets `first` up to `last`, and the zinc under their seams and behind their fold at the eaves."""
    skins = [preweathered(code, wet) for code in ('#6d798a', '#667283', '#748090')]
    cut = seam.sawn('#8b8f93')
    for index in range(first, last):
        pan(index, skins[index * 7 % 3], cut)
    xs = np.array((first * PAN, last * PAN))
    place(grid([on_path(xs, np.full(2, y), np.full(2, h)) for y, h in ((-0.0005, -0.03), (-0.0005, 0.0), (LENGTH, 0.0))], skins[0]))


def resting(x, along, spots):
    """The frame of a stiff thing that lies on the zinc at x and `along`, held up by the highest of these spots, given from there."""
    high = max((FRAME.inverted() @ above(x + a, along + b)).z for a, b in ((0, 0), *spots))
    return FRAME @ Matrix.Translation((x, along, high))
