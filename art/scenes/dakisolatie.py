"""A roof under work, insulated from outside, open in a staircase from the boarding to the tiles: each layer ends further from
the eaves and further to the right than the one below it."""

import math
import random

import house
import light
import materials
import near
import numpy as np
import roof
from geometry import box_mesh, move, place, rod, sheet, turn
from scipy import ndimage
from shader import Material, colour

POST = dict(exposure=-0.02, saturation=0.95, keep=0.2)
PITCH, LEFT, RIGHT, LOWEST = 38, -6.2, 8.0, -1.4
# The distance between the middles of the rafters; of the boarding its thickness and the width of a plank.
APART, BOARDING, PLANK = 0.62, 0.02, 0.14
# Of the insulation: the z of its upper side, its thickness, and the length and depth of a board.
TOP, THICK, LONG, DEEP = -0.0595, 0.14, 1.2, 0.6
# The y where each layer starts, and of the joint between the first two rows of insulation.
BARRIER, BOARDS, JOINT, MEMBRANE, COUNTER, BATTENS, TILES = 1.01, 1.16, 1.42, 1.62, 1.74, 2.075, 2.40
# The x where each layer starts.
BARRIER_LEFT, BOARDS_LEFT, MEMBRANE_LEFT, COUNTER_LEFT, BATTENS_LEFT, TILES_LEFT = -0.31, -0.08, 0.38, 0.5, 0.597, 0.95
# Rows of tiles, and those that come when the roof is closed.
ROWS, MORE = 4, 12
TOP_END = TILES + ROWS * roof.GAUGE + 0.06


def hand(shape, size, seed):
    """Smooth random numbers, about -1 to 1, with features of `size` cells."""
    values = ndimage.gaussian_filter(np.random.RandomState(seed).normal(0, 1, shape), size)
    return values / values.std()


def rafters():
    """The x of the middle of each rafter."""
    return np.arange(LEFT, RIGHT, APART)


def foil(frame, material, left, start, end, z, seed, wrinkle, curl, folds=0.0):
    """A sheet of foil with wrinkles, and with `folds` of that height from its roll; its lower and left edges, at `start` and
    `left`, are cut by hand and curl up."""
    across, up = left + (RIGHT - left) * np.linspace(0, 1, 460) ** 1.3, np.linspace(0, 1, 240) ** 1.3
    bumps, rows = hand((len(up), len(across)), (7, 7), seed), []
    for j, t in enumerate(up):
        row = []
        for i, x in enumerate(across):
            edge = start + 0.014 * math.sin(2.1 * x + seed) + 0.006 * math.sin(7 * x)
            y = edge + (end - edge) * t
            aside = x - left
            x += (0.008 * math.sin(2.7 * y + seed) + 0.004 * math.sin(9 * y)) * math.exp(-aside / 0.2)
            lift = curl * (0.6 + 0.4 * math.sin(3.7 * x + seed)) * math.exp(-(((y - edge) / 0.035) ** 2))
            lift += curl * (0.6 + 0.4 * math.sin(2.9 * y + seed)) * math.exp(-((aside / 0.035) ** 2))
            bent = (x / 0.47 + 0.03 * math.sin(5 * y + seed)) % 1 - 0.5
            fold = folds * (math.exp(-abs(bent) / 0.03) + 0.6 * math.exp(-abs((y - start) / 0.12 - 1.1) / 0.1))
            row.append((x, y, z + wrinkle * bumps[j][i] + lift + fold))
        rows.append(row)
    sheet(rows, material, 0.0012, frame)


def boarding(frame, top):
    """Planks across the rafters, which meet on a rafter, with two nails on each."""
    rng, skins = random.Random(9), [materials.wood(code, (1.0, 18, 18), 0.9) for code in ('#4d3f33', '#473c32', '#544536')]
    nail = near.head(0.0055, 0.0014, materials.metal('#3d3a37', (0.4, 0.55)))
    # The tongues, deep in the joints.
    low, high, tongue = LOWEST, TOP_END, materials.paint('#2a221b', 0.9, 0.2)
    place(box_mesh((RIGHT - LEFT + 2, high - low, 0.01), tongue, 0), frame @ move((LEFT + RIGHT) / 2, (low + high) / 2, top - 0.016))
    for row, low in enumerate(np.arange(LOWEST, TOP_END - PLANK, PLANK)):
        meet = [LEFT + APART * k for k in range(2 + 3 * (row * 2 % 3), int((RIGHT - LEFT) / APART), 9)]
        for left, right in zip((LEFT - 1, *meet), (*meet, RIGHT + 1)):
            at = move((left + right) / 2, low + PLANK / 2, top - BOARDING / 2 + rng.gauss(0, 0.0004)) @ turn(rng.gauss(0, 0.002))
            place(box_mesh((right - left - 0.002, PLANK - 0.007, BOARDING), rng.choice(skins), 0.004), frame @ at)
        for x in rafters():
            for side in (-0.014, 0.014) if any(abs(x - at) < 0.01 for at in meet) else (0,):
                for up in (0.03, PLANK - 0.03):
                    place(nail, frame @ move(x + side + rng.gauss(0, 0.003), low + up + rng.gauss(0, 0.004), top + 0.0006))


def fleece():
    """The facing of an insulation board: a fleece in the colour of the foam, with a faint line every 0.1 m to cut by."""
    m = Material()
    where = m.world_position()
    fibres, clouds = m.noise(m.object_position((60, 160, 60)), 2, 6, 0.7, 1.2), m.noise(where, 3, 6, 0.65)
    m.base = colour('#a87631')
    m.layer(0.8, m.ramp(clouds, (0.36, (0.8, 0.76, 0.7)), (0.62, 1.06)))
    m.layer(0.8, m.ramp(fibres, (0.36, (0.72, 0.68, 0.62)), (0.5, 1.0), (0.64, 1.12)))
    along = m.node('SeparateXYZ', Vector=m.node('TexCoord').outputs['Object']).outputs['X']
    line = m.math('LESS_THAN', m.math('FRACT', m.math('MULTIPLY', along, 10.0)), 0.05)
    m.layer(m.math('MULTIPLY', line, 0.8), colour('#8a6a34'), 'MIX')
    m.bump(fibres, 0.6, 0.002)
    return m.set_inputs(Roughness=0.85, Specular=0.15).finish()


def foam():
    """The core of an insulation board, where it was sawn: fine cells, a few larger, drawn out as it rose."""
    m = Material()
    where = m.world_position()
    cells, pores = m.noise(where, 300, 3, 0.75), m.node('TexVoronoi', Vector=where, Scale=80.0).outputs['Distance']
    rise = m.noise(m.object_position((7, 7, 30)), 2, 6, 0.65)
    m.base = colour('#b78e48')
    m.layer(1.0, m.ramp(rise, (0.34, (0.78, 0.72, 0.62)), (0.5, 1.0), (0.66, 1.06)))
    m.layer(0.7, m.ramp(cells, (0.36, 0.74), (0.5, 1.0), (0.64, 1.12)))
    m.layer(0.8, m.ramp(pores, (0.06, (0.6, 0.5, 0.36)), (0.16, 1.0)))
    m.bump(cells, 0.5, 0.0014).bump(pores, 0.3, 0.0012)
    return m.set_inputs(Roughness=0.92, Specular=0.1).finish()


def insulation(frame, start):
    """Rigid boards from x = `start`, laid in bond, tongue in groove, with tape on their seams; along their lowest edge the
    tongue is bare."""
    rng, core, skin = random.Random(6), foam(), fleece()
    tape = materials.metal('#cfccc4', (0.3, 0.42), 0.92, 0.35)
    stuck = lambda long, at, turned=0.0: place(
        box_mesh((long, 0.06, 0.0009), tape, 0), frame @ at @ turn(z=turned + rng.gauss(0, 0.0015))
    )
    lows = [BOARDS, *np.arange(JOINT, TOP_END, DEEP)]
    for row, (low, high) in enumerate(zip(lows, [*lows[1:], TOP_END])):
        seams = np.arange(start + LONG / (1 + row % 2), RIGHT + LONG, LONG)
        for left, right in zip((start, *seams), seams):
            wide, tall = right - left - 0.002, high - low - 0.002
            at = move((left + right) / 2, (low + high) / 2, TOP - THICK / 2 + rng.gauss(0, 0.0004)) @ turn(z=rng.gauss(0, 0.0005))
            place(box_mesh((wide, tall, THICK - 0.003), core, 0.0012), frame @ at)
            for side in (-1, 1):
                place(box_mesh((wide, tall, 0.0016), skin, 0), frame @ at @ move(z=side * (THICK / 2 - 0.0008)))
            if not row:
                place(box_mesh((wide, 0.014, 0.018), core, 0.002), frame @ at @ move(y=-tall / 2 - 0.006))
            if left > start:
                foot = low + 0.02 if row else BOARDS + 0.004 + abs(rng.gauss(0, 0.004))
                stuck(high - 0.02 - foot, move(left, (foot + high - 0.02) / 2, TOP + 0.0009), math.pi / 2)
        for k, left in enumerate(np.arange(start + 0.004, RIGHT, 3.1) if row else ()):
            stuck(3.14, move(left + 1.57, low + rng.gauss(0, 0.002), TOP + 0.0018 + 0.001 * (k % 2)))


def timber(frame, start, battens):
    """Counter battens on the membrane from x = `start`, screwed to the rafters through the insulation, and battens nailed on
    those, from x = `battens`."""
    rng, steel, zinc = random.Random(3), materials.metal('#9a9c9c', (0.3, 0.45)), materials.metal('#b3a06a', (0.25, 0.4))
    batten, screw, out = materials.wood('#c49a68'), near.head(0.0085, 0.0024, zinc), frame.to_3x3() @ roof.point(0, 0, 1)
    carried = [x for x in rafters() if x > start]
    for x in carried:
        low = COUNTER + rng.uniform(-0.05, 0.05)
        at = move(x, (low + TOP_END) / 2, -0.0415) @ turn(z=math.pi / 2 + rng.gauss(0, 0.001))
        place(box_mesh((TOP_END - low, 0.05, 0.023), batten, 0.0015), frame @ at)
        for y in np.arange(low + 0.06, TILES, 0.27):
            place(screw, frame @ move(x + rng.gauss(0, 0.004), y + rng.gauss(0, 0.006), -0.0292))
    for y in np.arange(BATTENS, TOP_END, roof.GAUGE):
        left = battens + rng.uniform(-0.012, 0.012)
        place(box_mesh((RIGHT - left, 0.048, 0.028), batten, 0.0015), frame @ move((left + RIGHT) / 2, y, -0.016))
        for x in (x for x in carried if x > battens - 0.02):
            head = frame @ roof.point(x + rng.gauss(0, 0.004), y + rng.gauss(0, 0.004), -0.0025)
            rod(head, head + out * 0.0016, 0.0042, steel, 12)


def open_roof(finished=False):
    """Build the roof with its layers, or closed when `finished`, and the camera; returns the frame of its plane."""
    frame, palette = roof.plane(PITCH), house.Palette()
    edge = (lambda left: LEFT) if finished else (lambda left: left)
    below = TOP - THICK - 0.002
    boarding(frame, below - 0.0048)
    # On the warm side, between the boarding and the insulation, under which it runs on.
    foil(frame, materials.paint('#2b473b', 0.28, 0.3, 0), edge(BARRIER_LEFT), BARRIER, TOP_END, below, 4, 0.001, 0.007, 0.0035)
    insulation(frame, edge(BOARDS_LEFT))
    membrane = materials.paint('#485c6b', 0.6, 0.15, 0.1)
    foil(frame, membrane, edge(MEMBRANE_LEFT), MEMBRANE, 2.05, -0.0545, 7, 0.0007, 0.014)
    foil(frame, membrane, edge(MEMBRANE_LEFT - 0.01), 1.96, TOP_END, -0.0525, 8, 0.0007, 0.002)
    timber(frame, edge(COUNTER_LEFT), edge(BATTENS_LEFT))
    clay = materials.clay(roof.RED, 0.6, 0, 0, 0.08)
    left, more = edge(TILES_LEFT), MORE if finished else 0
    tiles, columns = roof.pantiles(clay, fine=True), int((RIGHT - left) / roof.WIDTH)
    roof.lay(frame @ move(left, TILES - more * roof.GAUGE), columns, ROWS + more, lambda column, row: tiles)
    top = frame @ roof.point(left, TOP_END, 0)
    roof.ridge((top.x, top.y, top.z + 0.02), RIGHT - left, clay, palette.bedding, PITCH)
    light.ground(-3, '#a89a84')
    if finished:
        light.camera(frame @ roof.point(1.75, -1.2, 2.55), frame @ roof.point(0.2, 1.36, 0.0), 31)
    else:
        light.camera(frame @ roof.point(-0.74, 0.05, 0.7), frame @ roof.point(0.12, 1.72, 0.0), 31.5)
    return frame


def build():
    open_roof()
    light.sky(19, 239, 0.13, 2.2, 0.3)
