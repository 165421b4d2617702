"""The place of the dormer in the morning: its tiles are off and stacked, and the opening is sawn between doubled rafters and
trimmers. Around it battens, membrane and insulation end one after the other."""

import math
import random

import house
import light
import materials
import numpy as np
import roof
import street
from geometry import box, box_mesh, from_faces, grid, move, place, rod, sheet, turn
from mathutils import noise
from scenes import dakkapel, hero

POST = dict(exposure=0.27, saturation=0.92, keep=0.15, split=0.08, bloom=0.015)
# The opening, in the frame of the roof.
LEFT, RIGHT, LOW, HIGH = 3.27, 6.0, 1.65, 3.45
# Columns and rows whose tiles are off.
COLUMNS, ROWS = (13, 37), (4, 13)
# The open part of the roof, with some more below the tiles around it.
OPEN = (2.45, 7.8, 1.05, 4.45)
# How far from the opening the membrane starts, and the battens.
FOIL, BATTEN = 0.33, 0.37
BEAM, DEEP = 0.07, 0.19
# The heights of the floor of the attic and of its knee wall; the x of the wall of the next house.
FLOOR, KNEE, NEXT = 0.25, 1.62, 3.9


def bar(frame, across, up, high, material, bevel=0.003, upright=False):
    """A piece of wood between two values of x, y and z each; the grain of an `upright` one runs up the slope."""
    (x0, x1), (y0, y1), (z0, z1) = across, up, high
    size = (x1 - x0, y1 - y0, z1 - z0)
    matrix = frame @ move((x0 + x1) / 2, (y0 + y1) / 2, (z0 + z1) / 2)
    if upright:
        size, matrix = (size[1], size[0], size[2]), matrix @ turn(z=math.pi / 2)
    place(box_mesh(size, material, bevel), matrix)


def rafters():
    """The left side of each rafter: a whole one, or one that ends at the trimmers."""
    whole = [LEFT - BEAM, LEFT - 2 * BEAM - 0.002, RIGHT, RIGHT + BEAM + 0.002, LEFT - 0.5, RIGHT + 0.43, RIGHT + 1.05]
    return whole, [LEFT + 0.61 + 0.62 * k for k in range(4)]


def timber(frame):
    """Rafters, doubled beside the opening, and a doubled trimmer at its top and bottom."""
    old, new = materials.wood('#94693f', (0.8, 14, 14)), materials.wood('#b0814c', (0.8, 14, 14))
    whole, cut = rafters()
    z, twice = (-0.058 - DEEP, -0.058), 2 * BEAM + 0.002
    for x in whole:
        wood = new if LEFT - 0.2 < x < RIGHT + 0.2 else old
        bar(frame, (x, x + BEAM), OPEN[2:], z, wood, upright=True)
    for low, high in ((OPEN[2], LOW - twice), (HIGH + twice, OPEN[3])):
        for x in cut:
            bar(frame, (x, x + BEAM), (low, high), z, old, upright=True)
    for y in (LOW - BEAM, LOW - twice, HIGH, HIGH + BEAM + 0.002):
        bar(frame, (LEFT, RIGHT), (y, y + BEAM), z, new)


def wool(frame):
    """Glass wool in the bays beside the opening, and above and below it."""
    material, twice = materials.paint('#a8883c', 0.95, 0.3, 0.9), 2 * BEAM + 0.002
    edges = [LEFT, *[x for start in rafters()[1] for x in (start, start + BEAM)], RIGHT]
    ends = ((OPEN[2], LOW - twice), (HIGH + twice, 4.2))
    bays = [(*across, *up) for across in zip(edges[::2], edges[1::2]) for up in ends]
    bays += [(LEFT - 0.5 + BEAM, LEFT - twice, *OPEN[2:]), (RIGHT + twice, RIGHT + 0.43, *OPEN[2:])]
    for left, right, low, high in bays:
        soft = lambda x, y: 0.010 * noise.noise((x * 9, y * 9, 1)) + 0.006 * noise.noise((x * 40, y * 40, 2))
        round_edge = lambda x, y: 0.02 * min(1, min(x - left, right - x, y - low, high - y) / 0.03) ** 0.5
        ys = np.linspace(low, high, int((high - low) / 0.012))
        rows = [[(x, y, -0.09 + soft(x, y) + round_edge(x, y)) for x in np.linspace(left, right, 50)] for y in ys]
        place(grid(rows, material), frame)


def membrane(frame):
    """The membrane below the battens, cut back around the opening; its edges curl."""
    material = materials.paint('#445868', 0.6, 0.15, 0.1)
    x0, x1, y0, y1 = LEFT - FOIL, RIGHT + FOIL, LOW - 0.19, HIGH + FOIL

    def high(x, y):
        away = max(x0 - x, x - x1, y0 - y, y - y1)
        curl = (0.018 + 0.012 * noise.noise((x * 3, y * 3, 8))) * math.exp(-away / 0.03)
        return -0.0545 + 0.003 * noise.noise((x * 4, y * 5, 3)) + curl

    left, right, low, top = OPEN
    for xs, ys in (((left, right), (low, y0)), ((left, right), (y1, top)), ((left, x0), (y0, y1)), ((x1, right), (y0, y1))):
        across, up = (np.linspace(*ends, max(30, int((ends[1] - ends[0]) / 0.012))) for ends in (xs, ys))
        sheet([[(x, y, high(x, y)) for x in across] for y in up], material, 0.001, frame)


def battens(frame):
    """Battens sawn beside the opening, on counter battens."""
    wood, rng = materials.wood('#a88152'), random.Random(2)
    whole, cut = rafters()
    for x in (LEFT - 0.5, RIGHT + 0.43, RIGHT + 1.05):
        bar(frame, (x + 0.01, x + 0.055), OPEN[2:], (-0.052, -0.030), wood, 0.002, True)
    for x in cut:
        bar(frame, (x + 0.01, x + 0.055), (HIGH + FOIL + 0.03, OPEN[3]), (-0.052, -0.030), wood, 0.002, True)
    for k in range(4, 14):
        y, gap = k * roof.GAUGE, LOW - 0.2 < k * roof.GAUGE < HIGH + FOIL
        sawn = (LEFT - BATTEN + rng.gauss(0, 0.004), RIGHT + BATTEN + rng.gauss(0, 0.004))
        ends = ((OPEN[0], sawn[0]), (sawn[1], OPEN[1])) if gap else (OPEN[:2],)
        for across in ends:
            bar(frame, across, (y - 0.023, y + 0.023), (-0.030, -0.002), wood, 0.002)


def pile(frame, x, row, count, tiles, rng):
    """Tiles on top of each other, on the battens."""
    for k in range(count):
        at = move(x + rng.gauss(0, 0.003), row * roof.GAUGE + 0.35 + rng.gauss(0, 0.004), 0.0135 + 0.0215 * k)
        place(rng.choice(tiles), frame @ at @ turn(rng.gauss(0, 0.004), rng.gauss(0, 0.004), rng.gauss(0, 0.012)), 'tile')


def ladder(frame, x, low, high):
    """A roof ladder of aluminium on the tiles, hung on the ridge."""
    metal = materials.metal('#b9bdbf', (0.3, 0.45))
    for side in (0, 0.36):
        bar(frame, (x + side - 0.012, x + side + 0.012), (low, high), (0.108, 0.158), metal, 0.003, True)
    for y in np.arange(low + 0.1, high, 0.28):
        rod(frame @ roof.point(x, y, 0.138), frame @ roof.point(x + 0.36, y, 0.138), 0.014, metal)
    # Hooks over the ridge.
    path = [(high - 0.12, 0.138), (high + 0.3, 0.21), (high + 0.6, 0.2), (high + 0.68, 0.02)]
    for side in (0, 0.36):
        for (y0, z0), (y1, z1) in zip(path, path[1:]):
            rod(frame @ roof.point(x + side, y0, z0), frame @ roof.point(x + side, y1, z1), 0.013, metal)


def attic(top):
    """The room below: the boards, rafters and purlin of the other side of the roof, a knee wall there, the brick wall of the next
    house, and a floor."""
    boards, beam = materials.wood('#a58a68', (1.2, 16, 16)), materials.wood('#b08a5c', (0.8, 14, 14))
    behind = move(0, 2 * top.y) @ turn(z=math.pi) @ roof.plane(hero.PITCH, (0, *hero.EAVES))
    for k in range(35):
        bar(behind, (-14, 6), (0.185 * k, 0.185 * k + 0.182), (-0.08, -0.05), boards, 0.003)
    for k in range(16):
        bar(behind, (-5 + 0.62 * k, -5 + 0.62 * k + BEAM), (0, hero.ROWS * roof.GAUGE), (-0.24, -0.08), beam, upright=True)
    bar(behind, (-14, 6), (3.0, 3.09), (-0.46, -0.24), beam)
    panels = materials.wood('#b9a27c', (16, 16, 1.2))
    for k in range(80):
        box((0.118, 0.02, KNEE - FLOOR), (-5 + 0.12 * k, 2 * top.y - 1.95, (FLOOR + KNEE) / 2), panels, 0.004)
    box((10, 0.05, 0.07), (0, 2 * top.y - 1.96, KNEE + 0.02), panels, 0.004)
    corners = [(NEXT, y, z) for y, z in ((0.1, FLOOR), (2 * top.y - 0.1, FLOOR), (top.y, top.z - 0.1))]
    place(from_faces(corners, [(0, 1, 2)], street.brick(('#8d5a44', '#a87258'), '#a39a8a', 0.35)))
    floor = materials.wood('#c2a37a', (1.2, 16, 16))
    for k in range(46):
        box((20, 0.188, 0.03), (4, 0.1 + 0.19 * k, FLOOR - 0.015), floor, 0.002)


def opened():
    """Build the roof with its opening; returns its frame, the palette and tiles for piles."""
    palette, frame = house.Palette(), roof.plane(hero.PITCH, (-4.7, *hero.EAVES))
    red = materials.clay(roof.OLD, 1.0, 0.12)
    tiles = roof.pantiles(red)
    off = lambda column, row: COLUMNS[0] <= column < COLUMNS[1] and ROWS[0] <= row < ROWS[1]
    chimney = lambda x, y: abs(x - dakkapel.CHIMNEY[0]) < 0.46 and abs(y - dakkapel.CHIMNEY[1]) < 0.45
    gone = lambda c, r: off(c, r) or chimney((c + 0.5) * roof.WIDTH, (r + 0.5) * roof.GAUGE)
    roof.lay(frame, hero.BEYOND, hero.ROWS, lambda column, row: None if gone(column, row) else tiles)
    width, slope = hero.BEYOND * roof.WIDTH, hero.ROWS * roof.GAUGE + 0.06
    left, right, low, high = OPEN
    sides = (((0, width), (0, low)), ((0, width), (high, slope)), ((0, left), (low, high)), ((right, width), (low, high)))
    for across, up in sides:
        bar(frame, across, up, (-0.06, -0.033), palette.dark_zinc, 0)
    top = frame @ roof.point(0, slope, 0)
    roof.ridge((top.x - 0.05, top.y, top.z + 0.02), width, red, palette.bedding, hero.PITCH)
    house.chimney(frame, palette, *dakkapel.CHIMNEY, top.z + 0.95, hero.PITCH)
    for part in (timber, wool, membrane, battens):
        part(frame)
    attic(top)
    return frame, palette, tiles


def piles(frame, tiles):
    """A few of the tiles that are off, hung on the battens beside the opening in piles that are too low to slide; a lift has
    taken the others down."""
    rng = random.Random(6)
    for row in (4, 6, 8, 10):
        for k, x in enumerate((6.55, 6.88, 7.21)):
            pile(frame, x, row, 3 - (row == 10 and k == 0), tiles, rng)


def daylight(frame, power=150):
    """More of the light of the sky in the attic than its few bounces bring there."""
    at, inside = frame @ roof.point((LEFT + RIGHT) / 2, (LOW + HIGH) / 2, -0.9), frame @ roof.point(RIGHT, 3.2, -4)
    light.window(at, inside, power, 1.4, (0.93, 0.97, 1.0)).visible_camera = False


def build():
    frame, _, tiles = opened()
    piles(frame, tiles)
    ladder(frame, 1.75, 0.2, 6.2)
    daylight(frame)
    light.ground(-6, '#8a7a66')
    light.sky(25, 128, 0.125, 0.4, 0.1)
    dakkapel.view()
