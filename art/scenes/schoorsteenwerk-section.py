"""A chimney taken apart, straight up: the stack that stands in its lead, its head, the slab, the pots and their cowls, with
equal gaps between them."""

import math
import random

import bpy
import house
import lead
import light
import materials
import near
import numpy as np
import roof
import terrace
from geometry import BRICK, COURSE, DEPTH, JOINT, ball_mesh, box, box_mesh, grid, move, place, rod, tube_mesh, turn, upright
from mathutils import Matrix, Vector

SIZE = (1800, 1125)
POST = dict(exposure=0.05, saturation=0.98, keep=0.15, bloom=0.03)
PITCH, COLUMNS, ROWS, LEFT = 42, 76, 8, -7.18
# The sides of the stack: whole bricks. Its axis meets the roof at x = 0 and `UP` from the eaves.
WIDE, DEEP, UP = 5 * (BRICK + JOINT) - JOINT, 3 * (BRICK + JOINT) - JOINT, 1.62
STEP, GAP, FLUE = COURSE + JOINT, 0.14, 0.25
# How many courses the stack goes down from where its parts are measured.
DOWN = 20


def saw(parts, size, matrix):
    """Cut a box out of parts."""
    cutter = place(box_mesh(size, None, 0), matrix, 'cutter')
    cutter.hide_render = True
    for part in parts:
        modifier = part.modifiers.new('saw', 'BOOLEAN')
        modifier.operation, modifier.solver, modifier.object = 'DIFFERENCE', 'EXACT', cutter


def tiled(frame, middle, clay, palette):
    """The roof, with an opening between rafters and trimmers; dark below it."""
    objects = bpy.context.scene.objects
    before = set(objects)
    tiles = roof.pantiles(clay, fine=True)
    roof.lay(frame, COLUMNS, ROWS, lambda column, row: tiles)
    roof.underlay(frame, COLUMNS, ROWS, materials.paint('#57636a', 0.6), materials.wood('#8d6a45'))
    near_by = lambda part: 'tile' not in part.name or (part.matrix_world.translation - middle).length < 1.5
    cut = [part for part in set(objects) - before if near_by(part)]
    for part in cut:
        if len(part.data.polygons) > 3000:
            part.modifiers.new('solid', 'SOLIDIFY').thickness = 0.001
    # Wider than the stack: the lead covers the edges.
    saw(cut, (WIDE + 0.03, DEEP + 0.09, 3), move(*middle))
    top = frame @ roof.point(0, ROWS * roof.GAUGE + 0.06, 0)
    roof.ridge((LEFT, top.y, top.z + 0.02), COLUMNS * roof.WIDTH, clay, palette.bedding, PITCH)
    beam, tan = materials.wood('#9a7048', (0.8, 14, 14)), math.tan(math.radians(PITCH))
    for side in (-1, 1):
        at = move(0, middle.y, middle.z - 0.14) @ turn(math.radians(PITCH))
        place(box_mesh((0.07, 1.6, 0.17), beam, 0.003), move(side * (WIDE / 2 + 0.035)) @ at)
        y = middle.y + side * (DEEP / 2 + 0.035)
        box((WIDE, 0.07, 0.18), (0, y, middle.z + (y - middle.y) * tan - 0.16), beam, 0.003)
    box((30, 8, 0.1), (0, 1, -1.2), materials.plain('#0c0b0a', 0.9), 0)
    box((30, 0.1, 4), (0, top.y + 0.9, -0.6), materials.plain('#0c0b0a', 0.9), 0)


def leaded(frame, middle, metal):
    """The lead around the stack, in the joints of its courses; returns the z of the course that the stack is built from."""
    slope, origin = math.radians(PITCH), middle.z - 0.7
    local = frame.inverted() @ middle
    half, rise = DEEP / 2 / math.cos(slope), 0.09 * math.tan(slope)
    dressed = lead.Dressed(local.x - WIDE / 2, local.x + WIDE / 2, local.y - half + rise, local.y + half + rise, 2)
    base = near.height_on(dressed, frame, PITCH)
    joint = lambda z: origin + math.ceil((z - origin) / STEP) * STEP - JOINT / 2
    south = middle.y - DEEP / 2
    first = joint(max(base(x, south) for x in np.linspace(-WIDE / 2, WIDE / 2, 20)) + 0.10) + JOINT / 2 + GAP
    lead.around_chimney(frame, metal, middle, WIDE, DEEP, PITCH, first - DOWN * STEP, 2, tail=(ROWS - 1) * roof.GAUGE - 0.05)
    return first


def course(y, z, wide, deep, odd, bricks, rng):
    """One course of whole bricks in stretcher bond around the axis at `y`."""
    for side in range(4):
        long, across = (wide, deep) if side % 2 == 0 else (deep, wide)
        span = long if (side % 2 == 0) != odd else long - 2 * (DEPTH + JOINT)
        step = (span + JOINT) / max(1, round((span + JOINT) / (BRICK + JOINT)))
        for k in range(round((span + JOINT) / step)):
            low, high = -span / 2 + k * step, -span / 2 + (k + 1) * step - JOINT
            at = move((low + high) / 2, DEPTH / 2 - across / 2 + rng.gauss(0, 0.0008), z + STEP / 2 + rng.gauss(0, 0.0006))
            tilt = turn(rng.gauss(0, 0.004), rng.gauss(0, 0.003), rng.gauss(0, 0.003))
            stretch = Matrix.Diagonal(((high - low) / BRICK, 1, 1, 1))
            place(rng.choice(bricks), move(0, y) @ turn(z=side * math.pi / 2) @ at @ tilt @ stretch)


def bed(y, z, wide, deep, mortar, seed):
    """Mortar spread on a course, with an uneven edge."""
    hand, rows = np.random.RandomState(seed), []
    count = (int(wide / 0.02), int(deep / 0.02))
    edge = ((0, 0.004, 0.001), (0.007, 0.003, 0.003), (0.012, 0.009, 0.003), (0.012, 0.05, 0), (0.012, 0.2, 0))
    for high, inset, rough in edge:
        w, d, row = wide / 2 - inset, deep / 2 - inset, []
        for turned, (long, away) in enumerate(((w, d), (d, w), (w, d), (d, w))):
            for t in np.linspace(-1, 1, count[turned % 2], endpoint=False):
                point = turn(z=turned * math.pi / 2) @ Vector((long * t, -away - hand.normal(0, 1) * rough, 0))
                row.append((point.x, y + point.y, z + high + hand.normal(0, 0.0008)))
        rows.append([*row, row[0]])
    place(grid(rows, mortar))


def flues(y, z, clay):
    """The mouths of two flues in the lower side of a part."""
    for x in (-FLUE, FLUE):
        upright(tube_mesh(0.125, 0.125, 0.04, 0.022, clay), (x, y, z - 0.006))
        rod((x, y, z - 0.001), (x, y, z + 0.03), 0.11, materials.plain('#0b0a09', 0.9), 48)


def stack(y, z, bricks, mortar, clay):
    """The stack, from below the roof, and above it its wider head. Returns the z of the top."""
    rng, number = random.Random(5), 13
    for k in range(-DOWN, number):
        course(y, z + k * STEP, WIDE, DEEP, k % 2 == 1, bricks, rng)
        box((WIDE - 0.010, DEEP - 0.010, STEP), (0, y, z + (k + 0.5) * STEP), mortar, 0)
    top = z + number * STEP
    bed(y, top - 0.004, WIDE, DEEP, mortar, 1)
    z = top + 0.008 + GAP
    flues(y, z, clay)
    for k in range(7):
        more = 0.05 if k == 4 else 0.10 if k > 4 else 0
        course(y, z + k * STEP, WIDE + more, DEEP + more, k % 2 == 1, bricks, rng)
        box((WIDE + more - 0.010, DEEP + more - 0.010, STEP), (0, y, z + (k + 0.5) * STEP + 0.001), mortar, 0)
    bed(y, z + 7 * STEP - 0.004, WIDE + 0.1, DEEP + 0.1, mortar, 2)
    return z + 7 * STEP + 0.008


def slab(y, z, clay):
    """A concrete slab that sheds water to all sides, with a drip groove below its edge. Returns the z of its top."""
    concrete, wide, deep = materials.stone('#b3aa9b', 26, 0.5), WIDE + 0.24, DEEP + 0.24
    box((wide - 0.124, deep - 0.124, 0.022), (0, y, z + 0.012), concrete, 0.002)
    for side in (-1, 1):
        box((wide, 0.03, 0.022), (0, y + side * (deep / 2 - 0.015), z + 0.011), concrete, 0)
        box((0.03, deep - 0.06, 0.022), (side * (wide / 2 - 0.015), y, z + 0.011), concrete, 0)
    mesh = box_mesh((wide, deep, 0.1), concrete, 0.001)
    for vertex in mesh.vertices:
        if vertex.co.z > 0:
            # Its edge is thinner than its middle.
            vertex.co.z -= 0.026 * max(abs(vertex.co.x) / (wide / 2), abs(vertex.co.y) / (deep / 2))
    place(mesh, move(0, y, z + 0.07))
    flues(y, z, clay)
    return z + 0.116


def pots(y, z, clay, metal):
    """Two pots, and a cowl above each: a collar, legs around a guard against birds, and a lid."""
    for x in (-FLUE, FLUE):
        upright(tube_mesh(0.145, 0.14, 0.05, 0.035, clay, rings=4), (x, y, z))
        upright(tube_mesh(0.13, 0.105, 0.36, 0.02, clay), (x, y, z))
        upright(tube_mesh(0.128, 0.124, 0.05, 0.03, clay, rings=4), (x, y, z + 0.33))
        low = z + 0.38 + GAP
        upright(tube_mesh(0.112, 0.112, 0.09, 0.003, metal, bevel=0.001), (x, y, low))
        upright(tube_mesh(0.118, 0.118, 0.014, 0.006, metal, bevel=0.002), (x, y, low + 0.083))
        for angle in np.arange(0, math.tau, math.tau / 24):
            foot = Vector((x + 0.104 * math.cos(angle), y + 0.104 * math.sin(angle), low + 0.09))
            rod(foot, foot + Vector((0, 0, 0.12)), 0.0028, metal, 8)
        for angle in np.arange(0.5, math.tau, math.tau / 4):
            at = move(x, y, low + 0.135) @ turn(z=angle) @ move(0.116)
            place(box_mesh((0.004, 0.026, 0.17), metal, 0.001), at)
        upright(tube_mesh(0.19, 0.012, 0.085, 0.003, metal, rings=8, bevel=0.001, sides=64), (x, y, low + 0.2))
        upright(tube_mesh(0.193, 0.193, 0.012, 0.006, metal, bevel=0.003, sides=64), (x, y, low + 0.194))
        place(ball_mesh(0.016, metal), move(x, y, low + 0.287))


def parts():
    """Build everything but the light."""
    frame, palette = roof.plane(PITCH, (LEFT, 0, 0)), house.Palette()
    clay = materials.clay(roof.OLD, 1.0, 0.12)
    middle = frame @ roof.point(-LEFT, UP, 0)
    tiled(frame, middle, clay, palette)
    pot = materials.clay(['#7a3a25', '#8b4630'], 0.7, 0.2, 0, 0)
    first = leaded(frame, middle, near.lead())
    bricks, mortar = near.bricks(False), materials.stone('#a1978a', 120, 0.5)
    head = stack(middle.y, first, bricks, mortar, pot)
    pots(middle.y, slab(middle.y, head + GAP, pot) + GAP, pot, materials.metal('#b4babd', (0.22, 0.36)))
    light.ground(-6, '#8a7a66')
    light.camera((-6.63, middle.y - 7.8, 1.74), (0.07, middle.y - 0.28, 2.325), 53, level=True)


def build():
    parts()
    terrace.sky(1.8)
