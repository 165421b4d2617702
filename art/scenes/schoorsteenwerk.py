"""A chimney from its foot to its pots, up along one of its corners: on the front the weather has emptied the joints, on the side
they are pointed anew, and lead lies around its foot."""

import importlib
import math
import random

import bmesh
import bpy
import lead
import light
import materials
import near
import numpy as np
import roof
from geometry import COURSE, DEPTH, JOINT, box, brickwork, eased, from_bmesh, grid, move, place, tube_mesh, turn, upright
from mathutils import Matrix, Vector, noise
from shader import Material, colour

# It has bricks that go round the corners.
detail = importlib.import_module('scenes.schoorsteenwerk-detail')
POST = dict(exposure=0.0, saturation=0.97, keep=0.15, sharpen=0.45)
PITCH, WIDE, DEEP = 42, detail.WIDE, detail.DEEP
COLUMNS, ROWS, LEFT = 80, 10, -11.2
# Where the axis of the stack meets the roof; the first row of tiles above the gutter behind it, and how much higher it lies.
ACROSS, UP, ABOVE, HIGHER = 10.2, 2.29, 9, 0.035
STEP = COURSE + JOINT
# How far below the axis on the roof the courses start, so that a joint lies where the lead needs one; how many there are.
DOWN, COURSES = 0.726, 23
# How tall the pots are.
POT = 0.54


def weathered(wet):
    """Old brick with soot, and salts that the rain drew out of it."""
    m = Material()
    local, world = m.object_position(), m.world_position()
    coarse, fine = m.noise(local, 14, 7, 0.7), m.noise(local, 90, 5, 0.7)
    m.base = m.palette(near.CLAY)
    m.layer(0.8, m.ramp(coarse, (0.3, (0.6, 0.57, 0.55)), (0.6, (1.08, 1.05, 1.02))))
    m.layer(0.75, m.ramp(m.noise(world, 2.2, 6), (0.4, (0.42, 0.4, 0.38)), (0.6, 1.0)))
    salt = m.math('MULTIPLY_ADD', m.noise(world, 3.1, 5, 0.6), 0.75, m.math('MULTIPLY', m.noise(world, 46, 5, 0.7), 0.3))
    m.layer(m.ramp(salt, (0.56, 0.0), (0.68, 0.25 if wet else 0.62)), colour('#c9c2b6'), 'MIX')
    if wet:
        m.layer(0.5, (0.45, 0.43, 0.42))
    m.bump(fine, 0.6, 0.003).bump(coarse, 0.6, 0.007)
    return m.set_inputs(Roughness=0.4 if wet else 0.9, Specular=0.4 if wet else 0.2).finish()


def front_joints(middle, low, high, mortar):
    """What is left of the mortar in the front wall: far behind the bricks, rough, here and there a piece of the old surface."""
    face, rows = middle.y - DEEP / 2, []
    for z in np.arange(low, high, 0.003):
        row = []
        for x in np.arange(-WIDE / 2 + 0.004, WIDE / 2 - 0.028, 0.003):
            crumbs = noise.fractal(Vector((x * 45, z * 45, 1)), 0.9, 2.1, 4)
            left = noise.noise(Vector((x * 5.5, z * 9, 7))) + 0.35 * crumbs
            deep = 0.019 + 0.005 * crumbs - 0.012 * max(0, min(1, (left - 0.34) / 0.1))
            row.append((middle.x + x, face + max(0.004, deep), z))
        rows.append(row)
    place(grid(rows, mortar))


def side_joints(middle, low, high, mortar):
    """New mortar, flush with the bricks of the right wall, and round its corner onto the front."""
    front, side, rows = middle.y - DEEP / 2, middle.x + WIDE / 2, []
    for z in np.arange(low, high, 0.0025):
        rough = lambda at: 0.0006 * noise.fractal(Vector((at * 60, z * 60, 3)), 0.9, 2.1, 3)
        end = 0.034 + 0.006 * noise.noise(Vector((z * 23, 2, 9)))
        row = [(side - end - 0.004, front + 0.03, z), (side - end, front + 0.0045, z)]
        row += [(side - x, front + 0.003 + rough(x), z) for x in (0.024, 0.016, 0.009, 0.005)]
        row += [(side - 0.0033 - rough(y), front + y, z) for y in (0.005, *np.arange(0.008, DEEP, 0.003))]
        rows.append(row)
    place(grid(rows, mortar))


def masonry(middle, wet):
    """The stack. Returns the mortar of its new joints and the z of its top."""
    base = middle.z - DOWN
    old = materials.stone('#38332b' if wet else '#6a5f50', 90, 0.8)
    new = materials.stone('#a59d8d' if wet else '#d8cfbd', 160, 0.35)
    worn, skin = weathered(wet), materials.brick(near.CLAY, 0.2, wet)
    front, others = [near.brick(worn, k, 0.0085) for k in range(7)], [near.brick(skin, k) for k in range(7)]
    # As deep as half a brick is long: their ends stand between those of the side.
    for vertex in (vertex for mesh in front for vertex in mesh.vertices):
        vertex.co.y += 0.075 * (vertex.co.y + DEPTH / 2)
    base_of, size = (middle.x, middle.y, base), (WIDE, DEEP, COURSES * STEP + 0.001)
    brickwork(base_of, size, front, old, 2, (0,))
    brickwork(base_of, size, others, new, 3, (1, 2, 3))
    # Its core fills the joints almost: put a smaller one behind them.
    for part in [part for part in bpy.context.scene.objects if part.data.materials and part.data.materials[0] in (old, new)]:
        bpy.data.objects.remove(part)
    top = base + size[2]
    box((WIDE - 0.07, DEEP - 0.07, size[2]), (middle.x, middle.y, base + size[2] / 2), materials.plain('#15120f', 0.9), 0)
    detail.corners(middle, front + others)
    front_joints(middle, middle.z - 0.35, top, old)
    side_joints(middle, middle.z - 0.45, top, new)
    return new, top


def growth(middle, low, high):
    """Moss in the empty joints, most of it where the wall is damp: low, and at its left edge."""
    rng, green = random.Random(8), materials.moss()
    cushions = [roof.moss_cushion(green, k, 1500) for k in range(4)]
    for course in range(COURSES):
        z = middle.z - DOWN + (course + 1) * STEP - JOINT / 2
        for _ in range(60):
            x = rng.uniform(-WIDE / 2 + 0.02, WIDE / 2 - 0.06)
            damp = 0.62 * max(0, 1 - (z - low) / 0.5) + 0.3 * max(0, -x / WIDE) + 0.5 * noise.noise(Vector((x * 5, z * 5, 4)))
            if low + 0.03 < z < high and damp > rng.uniform(0.18, 0.85):
                at = move(middle.x + x, middle.y - DEEP / 2 + 0.011, z) @ turn(math.pi / 2)
                cushion, size = rng.choice(cushions), [rng.uniform(*reach) for reach in ((0.014, 0.05), (0.007, 0.012), (0.02, 0.034))]
                place(cushion, at @ Matrix.Diagonal((*size, 1)))


def slab(wide, deep, stone):
    """A slab with its foot at z = 0, whose margins shed the water."""

    def build(work):
        bmesh.ops.create_cube(work, size=1)
        bmesh.ops.scale(work, vec=(wide, deep, 0.062), verts=work.verts)
        bmesh.ops.translate(work, vec=(0, 0, 0.031), verts=work.verts)
        top = max(work.faces, key=lambda face: face.calc_center_median().z)
        bmesh.ops.inset_individual(work, faces=[top], thickness=0.16)
        for vertex in top.verts:
            vertex.co.z += 0.022
        # Its sides stay flush with the strips below it.
        upper = [edge for edge in work.edges if all(vertex.co.z > 0.06 for vertex in edge.verts)]
        bmesh.ops.bevel(work, geom=upper, offset=0.005, segments=2, affect='EDGES', profile=0.6)

    return from_bmesh(build, stone)


def flaunching(spots, foot, mortar):
    """A bed of mortar around the feet of the pots at `spots`, on the slab at z = `foot`: smoothed up against each pot, falling
    outward, and struck off by hand at its edge."""
    xs, ys = [x for x, _ in spots], [y for _, y in spots]
    rows = []
    for y in np.arange(min(ys) - 0.3, max(ys) + 0.3, 0.005):
        row = []
        for x in np.arange(min(xs) - 0.3, max(xs) + 0.3, 0.005):
            # The distance from the nearest pot; where two are as near, their beds are one.
            near_to, next_to = sorted(math.hypot(x - a, y - b) - 0.121 for a, b in spots)[:2]
            away = near_to - 0.03 * max(0, 1 - (next_to - near_to) / 0.12) ** 2
            edge = 0.104 + 0.009 * noise.noise(Vector((x * 9, y * 9, 5))) + 0.002 * noise.noise(Vector((x * 45, y * 45, 2)))
            fall = 0.058 - 0.36 * max(0, away) + 0.016 * (1 - eased(away / 0.018))
            trowel = 0.0016 * noise.noise(Vector((x * 16, y * 16, 1))) + 0.0006 * noise.noise(Vector((x * 90, y * 90, 4)))
            row.append((x, y, foot + fall + trowel - 0.05 * eased((away - edge + 0.012) / 0.02)))
        rows.append(row)
    place(grid(rows, mortar))


def head(middle, top, mortar, wet):
    """The stone cap on a bed of mortar, with a drip groove below its edge, and two pots in theirs. Returns the z of their rims."""
    stone, wide, deep = materials.stone('#7d766b' if wet else '#b9b0a0', 22, 0.6), WIDE + 0.16, DEEP + 0.16
    box((WIDE - 0.012, DEEP - 0.012, 0.014), (middle.x, middle.y, top + 0.006), mortar, 0.002)
    low = top + 0.012
    box((wide - 0.1, deep - 0.1, 0.02), (middle.x, middle.y, low + 0.011), stone, 0.001)
    for side in (-1, 1):
        box((wide, 0.03, 0.02), (middle.x, middle.y + side * (deep / 2 - 0.015), low + 0.01), stone, 0)
        box((0.03, deep - 0.06, 0.02), (middle.x + side * (wide / 2 - 0.015), middle.y, low + 0.01), stone, 0)
    place(slab(wide, deep, stone), move(middle.x, middle.y, low + 0.02))
    clay, foot = near.damp(['#7a3a25', '#8b4630'], 0.7, 0.15, 0.5 if wet else 0, 0.1), low + 0.103
    spots = [(middle.x + x, middle.y) for x in (-0.22, 0.22)]
    for at in spots:
        upright(tube_mesh(0.125, 0.10, POT - 0.03, 0.02, clay, sides=72), (*at, foot))
        upright(tube_mesh(0.125, 0.12, 0.05, 0.03, clay, sides=72), (*at, foot + POT - 0.05))
    flaunching(spots, foot, materials.stone('#6b675f' if wet else '#a39c8f', 120, 0.45))
    return foot + POT


def stack(wet=False):
    """Build everything but the light. Returns the corner that the camera looks up along, at the height of the roof's axis."""
    frame = roof.plane(PITCH, (LEFT, 0, 0))
    clay = near.damp(roof.OLD, 1.0, 0.12, 0.5 if wet else 0, 0.3)
    tiles = roof.pantiles(clay, fine=True)
    hidden = lambda x, y: abs(x - ACROSS) < 0.42 and abs(y - UP) < 0.42
    # The tiles above the gutter lie a little higher, so that it is wide enough.
    placed = lambda row: (tiles, move(0, HIGHER)) if row >= ABOVE else tiles
    roof.lay(frame, COLUMNS, ROWS, lambda c, r: None if hidden((c + 0.5) * roof.WIDTH, (r + 0.5) * roof.GAUGE) else placed(r))
    roof.deck(frame, COLUMNS, ROWS, materials.plain('#1c1a18', 0.9))
    top = frame @ roof.point(0, ROWS * roof.GAUGE + 0.09, 0)
    roof.ridge((LEFT, top.y, top.z + 0.02), COLUMNS * roof.WIDTH, clay, materials.stone('#6f655a'), PITCH)
    middle = frame @ roof.point(ACROSS, UP, 0)
    mortar, high = masonry(middle, wet)
    growth(middle, middle.z - 0.1, high)
    head(middle, high, mortar, wet)
    tail = ABOVE * roof.GAUGE - 0.05 + HIGHER
    lead.around_chimney(frame, near.lead(wet), middle, WIDE, DEEP, PITCH, middle.z - DOWN, 2, mortar, tail)
    light.ground(-6, '#8a7a66')
    return middle + Vector((WIDE / 2, -DEEP / 2, 0))


def view(corner):
    """The camera of both pictures."""
    light.camera(corner + Vector((1.5, -2.25, -0.5)), corner + Vector((-0.62, 0, 0.44)), 35, 11, corner + Vector((-0.1, 0, 0.2)))


def build():
    view(stack())
    light.sky(14, 109, 0.14, 3.2, 0.3)
