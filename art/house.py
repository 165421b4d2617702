"""Parts of a Dutch house: chimney with lead and pots, zinc gutter, gable edge."""

import math

import numpy as np

import lead
import materials
import roof
from geometry import (
    BRICK,
    COURSE,
    JOINT,
    ball_mesh,
    bevelled,
    box,
    box_mesh,
    brick_meshes,
    brickwork,
    from_faces,
    move,
    place,
    rod,
    sheet,
    tube_mesh,
    turn,
    upright,
)
from mathutils import Matrix, Vector

# Radius of the gutter, and the y and z of its centre relative to the eaves.
GUTTER = (0.078, -0.115, -0.055)


class Palette:
    """The materials that the parts of a house share."""

    def __init__(self, wet=False):
        rough = (lambda *dry: (0.1, 0.24)) if wet else (lambda *dry: dry)
        self.zinc, self.dark_zinc = materials.metal('#8f969b', rough(0.34, 0.52)), materials.metal('#5b6167', rough(0.4, 0.6))
        self.lead, self.felt = materials.lead(rough(0.62, 0.8)), materials.paint('#34383b', rough(0.85, 0.85)[1], 0.4)
        self.white, self.dark = materials.paint('#e9e6dd', 0.35, 0.12), materials.paint('#1f2a2c', 0.3, 0.2)
        self.flush, self.flush_mortar = materials.flush_brick(wet), materials.stone('#4a3328' if wet else '#80553f', 40, 0.3)
        self.brick, self.mortar = brick_meshes(materials.brick(wet=wet)), materials.stone('#5d584f' if wet else '#9a9184', 40, 0.3)
        self.glass, self.cloth = materials.thin_glass(), materials.paint('#f1e9da', 0.95, 0.15, 0, 0.22)
        self.bedding = materials.stone('#6f655a')


def chimney(frame, palette, across, up, height, pitch, width=0.92, depth=0.68, seed=2, close=False, tail=None):
    """Add a brick chimney at (across, up) in the frame, with lead, a capping slab and two pots; `height` is the z of its
    top. `close` lead is beaten down on the tiles, which must have been laid; with `tail`, as `lead.around_chimney` takes
    it, a gutter lies behind. Returns points on its front and on the lead below it, for labels."""
    middle = frame @ roof.point(across, up, 0)
    x, y = middle.x, middle.y
    brickwork((x, y, middle.z - 0.7), (width, depth, height - middle.z + 0.7), palette.brick, palette.mortar, seed)
    brickwork((x, y, height - 0.005), (width + 0.1, depth + 0.1, 0.19), palette.brick, palette.mortar, seed + 4)
    box((width + 0.2, depth + 0.2, 0.075), (x, y, height + 0.225), materials.stone('#a79d8d', 12, 0.5), 0.012)
    clay = materials.clay(['#7a3a25', '#8b4630'], 0.7, 0.2, 0, 0)
    pot, collar = tube_mesh(0.125, 0.10, 0.46, 0.02, clay), tube_mesh(0.125, 0.12, 0.05, 0.03, clay, rings=4)
    for dx in (-0.22, 0.22):
        upright(pot, (x + dx, y, height + 0.25))
        upright(collar, (x + dx, y, height + 0.66))
    pointing = palette.mortar if close else None
    apron = lead.around_chimney(frame, palette.lead, middle, width, depth, pitch, middle.z - 0.7, seed, pointing, tail)
    return dict(front=(x, y - depth / 2, (middle.z + height) / 2 + 0.2), lead=apron)


def raked(size, pitch, material, bevel=0.0, level=0.0):
    """A board up the slope, from y = 0, whose ends are cut plumb; its middle is at z = 0. The lowest `level` metres of its
    foot are cut level."""
    width, slope, tall = size
    up, half = Vector((math.sin(math.radians(pitch)), math.cos(math.radians(pitch)))), tall / 2
    foot, top = (Vector((-half * up.x / up.y + y, -half)) for y in (0, slope))
    side = [foot + tall / up.y * up, top + tall / up.y * up, top]
    side += [foot + Vector((level / up.x, 0)), foot + level * up] if level else [foot]
    count = len(side)
    faces = [tuple(range(count)), tuple(range(2 * count - 1, count - 1, -1))]
    faces += [(k, k + count, (k + 1) % count + count, (k + 1) % count) for k in range(count)]
    mesh = from_faces([(x, *at) for x in (-width / 2, width / 2) for at in side], faces, material)
    return bevelled(mesh, bevel, 2) if bevel else mesh


def verge(frame, palette, slope, pitch, x=0, side=1):
    """Add the white bargeboard with its zinc cover at the left (side 1) or right (side -1) end of the roof. Its foot is cut
    plumb against the back of the gutter, its top on the middle of the ridge; the zinc drips into the gutter."""
    for width, tall, at, foot, material, bevel in (
        (0.035, 0.24, (-0.03, -0.02), 0.026, palette.white, 0.004),
        (0.075, 0.035, (-0.03, 0.098), 0.024, palette.white, 0.005),
        (0.10, 0.014, (-0.02, 0.122), 0.006, palette.zinc, 0.003),
        (0.02, 0.20, (0.02, 0.03), 0.026, palette.zinc, 0),
        # The soffit between the board and the wall.
        (0.14, 0.02, (0.03, -0.075), 0.026, palette.white, 0),
    ):
        low = foot + at[1] * math.tan(math.radians(pitch))
        place(raked((width, slope - foot, tall), pitch, material, bevel, 0.022 if tall > 0.2 else 0), frame @ move(x + side * at[0], low, at[1]))


def gable(palette, x, half, top, base, hole=None):
    """Add the brick wall at the left end of the house, from z = `base` to the ridge at `top`. Its courses and bond follow
    those of `brickwork`. Seen along the wall, a brick that stands out would hide the joints beside it: it is pointed flush,
    and in a mortar close to the bricks, because its fine lines would turn into moiré in smaller sizes. A `hole` for a window,
    above z = 0, is (left, right, low, high) in y and z."""
    pitch, step = COURSE + JOINT, 2 * half / round(2 * half / (BRICK + JOINT))
    brick = box_mesh((BRICK, 0.0008, COURSE), palette.flush, 0)
    for course in range(int((top - base) / pitch)):
        z = base + (course + 0.5) * pitch
        near = max(0, half * z / top)
        for k in range(round(2 * half / step) + 1):
            middle = k * step + (0 if course % 2 else step / 2)
            start = max(near, middle - step / 2 + JOINT / 2)
            end = min(2 * half - near, middle + step / 2 - JOINT / 2)
            beside = hole and hole[2] < z < hole[3]
            for start, end in ((start, min(end, hole[0])), (max(start, hole[1]), end)) if beside else ((start, end),):
                if end - start > 0.03:
                    at = move(x, (start + end) / 2, z) @ turn(z=math.pi / 2)
                    place(brick, at @ Matrix.Diagonal(((end - start) / BRICK, 1, 1, 1)))
    edge = lambda y: (y, top * min(y, 2 * half - y) / half)
    near, far = 0.004, 2 * half - 0.004
    walls = [[(near, base), (far, base), (far, 0), (half, top), (near, 0)]]
    if hole:
        left, right, low, high = hole
        walls = [[(near, base), (far, base), (far, 0), (near, 0)], [(near, 0), (left, 0), edge(left)], [(right, 0), (far, 0), edge(right)]]
        walls += [[(left, 0), (right, 0), (right, low), (left, low)], [(left, high), (right, high), edge(right), (half, top), edge(left)]]
    for wall in walls:
        place(from_faces([(0, *at) for at in wall], [tuple(range(len(wall)))], palette.flush_mortar), move(x))


def gutter(palette, start, end, laps=()):
    """Add a half-round zinc gutter along x in front of the eaves, with a bead, ends, brackets that clip over the bead and
    soldered laps."""
    radius, edge, drop = GUTTER
    arc = [math.pi * k / 26 for k in range(27)]

    def half_round(stations, swell, sag=0.0):
        reach = radius + swell
        return [
            [(x, edge - reach * math.cos(a), drop - reach * math.sin(a) + sag * math.sin(2.1 * x)) for a in arc]
            for x in stations
        ]

    sheet(half_round(np.linspace(start, end, int((end - start) * 14)), 0, 0.0012), palette.zinc, 0.0014)
    bead = (edge - radius - 0.006, drop + 0.004)
    rod((start, *bead), (end, *bead), 0.0095, palette.zinc, 24)
    for x in laps:
        sheet(half_round((x, x + 0.03), 0.002), palette.zinc, 0.002)
    for x in (start, end):
        cap = [[(x, edge - r * math.cos(a), drop - r * math.sin(a)) for a in arc] for r in (0.001, radius + 0.003)]
        sheet(cap, palette.zinc, 0.0014)
    for x in np.arange(start + 0.4, end, 0.6):
        sheet(half_round((x, x + 0.028), 0.005), palette.dark_zinc, 0.004)
        box((0.028, 0.1, 0.005), (x + 0.014, edge + radius + 0.04, drop + 0.012), palette.dark_zinc, 0.001)
        box((0.028, 0.03, 0.004), (x + 0.014, bead[0] + 0.002, bead[1] + 0.011), palette.dark_zinc, 0.001)


def downpipe(palette, x, wall=0.0, length=2.6, zinc=None, spout=True):
    """Add an outlet under the gutter at x, unless without its `spout`, two bends, and a pipe with clips along the wall at
    y = `wall`."""
    radius, edge, drop = GUTTER
    zinc, wide, y = zinc or palette.zinc, 0.04, wall - 0.065
    top = drop - radius
    # The spout starts inside the gutter, so that its edge follows the gutter's bottom, and ends in the pipe.
    if spout:
        rod((x, edge, top + 0.03), (x, edge, top - 0.12), wide - 0.004, zinc, 40)
    path = [(edge, top - 0.09), (edge, top - 0.15), (y, top - 0.33), (y, top - length)]
    if edge == y:
        path = [path[0], path[-1]]
    for (y0, z0), (y1, z1) in zip(path, path[1:]):
        rod((x, y0, z0), (x, y1, z1), wide, zinc, 40)
        place(ball_mesh(wide, zinc, detail=4), move(x, y1, z1))
    # Sockets: each piece of pipe ends in a slightly wider one.
    for z in (top - 0.09, top - 0.375):
        at_y = edge if z > top - 0.2 else y
        upright(tube_mesh(wide + 0.003, wide + 0.003, 0.05, 0.003, zinc, bevel=0.001), (x, at_y, z - 0.05))
    for z in np.arange(top - 0.56, top - length, -1.0):
        clip(palette, (x, y, z), wall)


def clip(palette, at, wall, wide=0.04):
    """Add a clip around a downpipe, in two halves on a pin in the wall at y = `wall`."""
    x, y, z = at
    upright(tube_mesh(wide + 0.005, wide + 0.005, 0.032, 0.005, palette.dark_zinc, bevel=0.001), (x, y, z))
    for side in (-1, 1):
        box((0.03, 0.012, 0.032), (x + side * (wide + 0.015), y, z + 0.016), palette.dark_zinc, 0.002)
        rod((x + side * (wide + 0.017), y - 0.012, z + 0.016), (x + side * (wide + 0.017), y + 0.012, z + 0.016), 0.006, palette.dark_zinc)
    rod((x, y + wide, z + 0.016), (x, wall + 0.02, z + 0.016), 0.006, palette.dark_zinc)
