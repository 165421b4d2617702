"""The house of dakreparatie-few-stage while its roof is renewed: what the pictures of dakrenovatie-<state>-stage share."""

import copy
import importlib
import math
import random

import bpy
import house
import lead
import materials
import near
import numpy as np
import roof
from geometry import COURSE, JOINT, box, brick_meshes, grid, move, place

few = importlib.import_module('scenes.dakreparatie-few-stage')
MIST, POST, START, WIDTH, COLUMNS, ROWS = few.MIST, few.POST, few.START, few.WIDTH, few.COLUMNS, few.ROWS
CHIMNEY, BEHIND, WIDE, DEEP = few.CHIMNEY, few.BEHIND, few.WIDE, few.DEEP
# Where this house is: the next one has orange tiles, which differ from ours before and after the work.
PLACE = dict(
    tiles=['#9a5636', '#a8633f', '#8c4a2f', '#a86c4a', '#96593a'],
    stack=('#4a352e', '#5a4038', '#3f2d29', '#664a3e', '#54403a'),
    # The chimneys behind our roof are too low to be seen over it.
    blocks=((-14.0, 6, 0.25), (18.4, 3, 0.7)),
    near=[(19.0, 27.0, 5.4), (27.2, 29.5, 4.8), (9.5, 17, 6)],
    behind=[(-6, 88, 13.5), (1, 70, 13.5), (6, 62, 13.5), (30, 118, 14), (40, 120, 14.5), (25, 84, 15), (31, 88, 17), (37, 80, 14.5), (47, 95, 16), (58, 88, 14), (62, 104, 17), (75, 118, 16), (72, 96, 13)],
    tower=(139, 510),
    clouds=2.1,
)


# How far the foil turns up at the party wall, and from which x on it lies flat.
UPTURN, VERGE = 0.1, 0.17


def frame_and_top():
    """The frame of the roof, and the left end of its ridge."""
    frame = roof.plane(few.PITCH, START)
    return frame, frame @ roof.point(0, few.SLOPE, 0)


def new_palette():
    """The materials of the house after the work: clean zinc, lead that still gleams, fresh paint."""
    palette = house.Palette()
    palette.zinc, palette.dark_zinc = (materials.metal(code, (0.3, 0.42), 0.8, 0.4) for code in ('#83909b', '#6c7882'))
    palette.white, palette.lead = materials.paint('#f1efe8', 0.35, 0.05), near.lead(False, 0.75, '#3f484f')
    return palette


def stack(palette, codes, soot, joints, lead):
    """The palette of the chimney, whose bricks, joints and lead are its own."""
    own = copy.copy(palette)
    own.brick, own.mortar, own.lead = brick_meshes(materials.brick(codes, soot)), materials.stone(joints, 40, 0.3), lead
    return own


def new_stack(palette):
    """Clean bricks, pale new joints and new lead."""
    return stack(palette, ('#8d4d39', '#9b5842', '#824433', '#a5634b'), 0, '#d9d4c8', near.lead(False, 0.4, '#5a656e'))


def new_tiles():
    """Blue-black matt tiles, and their material."""
    clay = materials.clay(['#182437', '#1b283c', '#162133', '#1e2b40'], 0.1, lichen=0, rough=(0.6, 0.72))
    return roof.pantiles(clay), clay


def foil(frame, membrane, tape):
    """New foil in strips, their laps taped: between the counter battens it hangs down a little, and it turns up at the wall."""
    strips = [(low, high, membrane, 0.0012 * k) for k, (low, high) in enumerate(zip((-0.02, 0.95, 2.12, 3.3), (1.07, 2.24, 3.42, few.SLOPE)))]
    strips += [(low - 0.03, low + 0.03, tape, 0.0012 * k + 0.0018) for k, (low, *_) in enumerate(strips) if k]
    for low, high, material, lift in strips:
        xs, ys = np.meshgrid([*np.linspace(-0.005, VERGE, 24), *np.linspace(VERGE + 0.01, WIDTH, 440)], np.linspace(low, high, 40))
        hollow = np.sin(math.pi * ((xs - few.FIRST) / few.APART % 1)) ** 2 * ((xs - VERGE) / 0.1).clip(0, 1)
        upturn = UPTURN * (1 - (xs / (VERGE - 0.02)).clip(0, 1)) ** 1.4
        crease = 0.0022 * np.sin(9 * xs + 17 * ys + 3 * np.sin(4 * xs)) + 0.0014 * np.sin(29 * xs - 13 * ys + 2 * np.sin(7 * ys))
        place(grid(np.stack([xs, ys, -0.0575 + lift + upturn + hollow * (crease - 0.016)], 2).tolist(), material), frame)


def battens(frame, membrane, wood):
    """Counter battens on the foil, and battens nailed to these, up to where the foil turns up; along both verges it lies flat
    under a counter batten."""
    rng, start = random.Random(7), VERGE - 0.02
    box((0.16, few.SLOPE, 0.004), (WIDTH - 0.02, few.SLOPE / 2, -0.053), membrane, 0, frame=frame)
    for x in (VERGE + 0.02, WIDTH - 0.02):
        box((0.045, ROWS * roof.GAUGE, 0.022), (x, ROWS * roof.GAUGE / 2, -0.041), wood, 0.002, frame=frame)
    roof.counter_battens(frame, COLUMNS, ROWS, None, wood)
    for row in range(ROWS + 1):
        box((WIDTH - start, 0.045, 0.028), ((start + WIDTH) / 2, row * roof.GAUGE + few.HEAD - roof.GAUGE - 0.025, -0.016), wood, 0.002, frame=frame)
    nail = near.head(0.005, 0.002, materials.metal('#8d8f8f', (0.3, 0.45)))
    for row in range(ROWS + 1):
        for x in np.arange(few.FIRST, WIDTH, few.APART):
            place(nail, frame @ move(x + rng.gauss(0, 0.005), row * roof.GAUGE + rng.gauss(0, 0.005), -0.0012))


def ridge_board(top, wood):
    """The board on edge that the ridge tiles are fixed to."""
    box((WIDTH - 0.1, 0.034, 0.1), (0, top.y, top.z + 0.03), wood, 0.003)


def chimney_lead(palette, top):
    """Lead against the chimney. Between it and the ridge lies a board with a lead sole, whose front edge goes under the ridge
    tiles; at the sides it steps down with the other slope of the roof."""
    south, north = top.y + BEHIND - DEEP / 2, top.y + BEHIND + DEEP / 2
    west, east = CHIMNEY - WIDE / 2, CHIMNEY + WIDE / 2
    base = lambda x, y, pressed=0.0: top.z + 0.06 - max(0, y - south - 0.02)
    upper = top.z - 0.8 + 17 * (COURSE + JOINT) - JOINT / 2
    corner = lambda x, start: [((x, south), (math.cos(a), math.sin(a))) for a in np.linspace(start, start + math.pi / 2, 9)]
    sides = {-1: west, 1: east}
    for side, x in sides.items():
        back = [((x, y), (side, 0)) for y in np.linspace(south + 0.05, north, 24)[::side]]
        lead.upstand(base, palette.lead, back, upper - 2 * (COURSE + JOINT), mortar=palette.mortar)
    path = [((west, y), (-1, 0)) for y in np.linspace(south + 0.12, south + 0.006, 9)] + corner(west, math.pi)
    path += [((x, south), (0, -1)) for x in np.linspace(west + 0.006, east - 0.006, 60)] + corner(east, 1.5 * math.pi)
    path += [((east, y), (1, 0)) for y in np.linspace(south + 0.006, south + 0.12, 9)]
    lead.upstand(base, palette.lead, path, upper, 0.012, 0.006, (0.1, 0.13), mortar=palette.mortar)
    box((WIDE + 0.2, 0.2, 0.02), (CHIMNEY, south - 0.1, top.z + 0.044), materials.wood('#8d6f4a'), 0.002)


def around(frame, palette, top, chimney):
    """What is around the tiles; `chimney` is the palette of the chimney. The next house stays as it is, with its own gutter; a cover closes the joint to ours."""
    before = set(bpy.context.scene.objects)
    beside, end, (radius, edge, drop) = house.Palette(), START[0] - 0.13, house.GUTTER
    house.gutter(beside, START[0] - 2.5, end)
    box((0.08, 2 * radius + 0.02, 0.004), (end + 0.015, edge - 0.006, drop + 0.018), beside.zinc, 0.001)
    few.around(frame, palette, top, chimney, beside=beside, **PLACE)
    # Random colours follow from names: with these they are the same in each picture.
    for n, part in enumerate([part for part in bpy.context.scene.objects if part not in before]):
        part.name = f'around {n}'
