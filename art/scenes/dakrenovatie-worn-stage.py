"""The same house before the work: an old roof, dark and mossy, with tiles that slipped, mortar that fell out and a gutter that sags."""

import math
import random

import bmesh
import house
import leaves
import materials
import numpy as np
import renewal
import roof
from geometry import brick_meshes, grid, move, moved, place, turn
from mathutils import Vector

few, MIST, POST = renewal.few, renewal.MIST, renewal.POST
# The damage of each column and row that has any, as for `few.damaged`; the tiles that were replaced first, and later ones.
KINDS = {(7, 6): (0.24, 0.1), (17, 4): (0.27, 0.11), (9, 3): 'broken', (19, 7): 'broken'}
FIRST = {(13, 6), (13, 5), (14, 5)}
LATER = {(13, 7), (12, 6), (14, 6), (15, 5), (14, 4), (4, 4), (10, 8), (16, 2), (18, 9)}
# The ridge tile whose mortar fell out and how far it turned, up and forward; where the gutter sags, and how far.
LOOSE, TURNED, SEAM, SAG = 4, (0.07, 0.12), 0.35, 0.085


def share(column, row):
    """How much moss there is: most along the verge on the left, the eaves and the ridge, little on what was replaced, none on
    what moved since."""
    if (column, row) in KINDS:
        return 0
    if (column, row) in FIRST | LATER:
        return random.Random(row * 50 + column).uniform(0.08, 0.25)
    far = min(column / 4, row / 2 + 0.2, (renewal.ROWS - 1 - row) / 2)
    return random.Random(row * 50 + column).uniform(0.1, 0.7) + 1.1 * math.exp(-far)


def cushions(frame, material):
    """Larger cushions of moss, in the troughs."""
    rng, shapes = random.Random(3), [roof.moss_cushion(material, 20 + k) for k in range(4)]
    for _ in range(1600):
        column, row = rng.randrange(renewal.COLUMNS), rng.randrange(renewal.ROWS)
        if rng.random() > share(column, row):
            continue
        x, y = column * roof.WIDTH + rng.gauss(0.085, 0.022), row * roof.GAUGE + rng.uniform(-0.04, 0.26)
        size = rng.lognormvariate(-3.25, 0.32)
        at = frame @ move(x, min(y, few.SLOPE - 0.16), roof.surface(x, y) - 0.1 * size) @ turn(z=rng.uniform(0, 6.3))
        place(rng.choice(shapes), roof.matrix_scaled(at, size), 'moss')


def ridge(top, clay, palette):
    """The ridge, with one tile that came loose because its mortar fell out: its wide end stands up, and forward."""
    tiles, mortar = few.ridge(top, clay, palette.bedding)
    tiles[LOOSE].matrix_world = tiles[LOOSE].matrix_world @ move(0.41) @ turn(0.1, *TURNED) @ move(-0.41)
    start = LOOSE * 0.385
    work = bmesh.new()
    work.from_mesh(mortar.data)
    ragged = lambda at: 0.02 * math.sin(90 * at.y) + 0.012 * math.sin(210 * at.y + 1)
    out = [face for face in work.faces if start + 0.03 < face.calc_center_median().x + ragged(face.calc_center_median()) < start + 0.36]
    bmesh.ops.delete(work, geom=out, context='FACES')
    work.to_mesh(mortar.data)
    work.free()


def grass(x, count, material, seed):
    """A tuft of grass in the gutter."""
    rng, (radius, edge, drop) = random.Random(seed), house.GUTTER
    for _ in range(count):
        tall, lean, way = rng.uniform(0.08, 0.27), rng.uniform(0.05, 0.75), rng.uniform(0, 6.3)
        foot = Vector((x + rng.gauss(0, 0.05), edge + rng.uniform(-0.03, 0.03), drop - 0.03))
        rows = []
        for t in np.linspace(0, 1, 9).tolist():
            out, up, wide = tall * lean * t**2, tall * (t - 0.35 * lean * t**3), 0.0045 * (1 - t) + 0.0006
            middle, across = foot + Vector((out * math.cos(way), out * math.sin(way), up)), Vector((-math.sin(way), math.cos(way), 0))
            rows.append([tuple(middle - wide * across), tuple(middle + wide * across)])
        place(grid(rows, material))


def gutter(palette):
    """A gutter of two pieces that hangs down at the seam between them, with leaves, silt and grass where its water stands."""
    left, right = renewal.START[0] - 0.1, renewal.START[0] + renewal.WIDTH + 0.1
    green, earth = materials.paint('#69713c', 0.6, 0.5), materials.stone('#41382b', 40, 0.8)
    for end, spread, seed in ((left, -0.5, 1), (right, 0.4, 2)):
        # Turned about the end that still holds.
        angle = math.copysign(math.atan2(SAG, abs(end - SEAM)), SEAM - end)
        pivot = move(end, 0, house.GUTTER[2])
        with moved(pivot @ turn(y=angle) @ pivot.inverted()):
            house.gutter(palette, min(end, SEAM), max(end, SEAM))
            leaves.in_gutter(leaves.shapes(), 110, lambda rng, way=spread: SEAM + way * rng.uniform(0.1, 2.4), 0.02, seed)
            leaves.silt(earth, min(SEAM, SEAM + 2 * spread), max(SEAM, SEAM + 2 * spread), seed)
            grass(SEAM + 0.35 * spread, 44, green, seed)
            grass(SEAM + 1.6 * spread, 24, green, seed + 4)


def build():
    (frame, top), palette, rng = renewal.frame_and_top(), house.Palette(), random.Random(2)
    palette.white = materials.paint('#968e7c', 0.6, 0.9, 0.4)
    palette.zinc, palette.dark_zinc = materials.metal('#757a78', (0.5, 0.7), 0.4, 0.5), materials.metal('#4d4f4c', (0.5, 0.7), 0.4, 0.5)
    palette.brick, palette.mortar = brick_meshes(materials.brick(soot=0.95)), materials.stone('#857c70', 40, 0.3)
    clay = materials.clay(['#66392a', '#7a4731', '#553026', '#855139', '#472a22', '#5e3a2e'], 1.0, 0.75, lichen=1.0)
    first = materials.clay(['#75402e', '#6c3a2b', '#7f4833'], 0.9, 0.48, lichen=0.7)
    later = materials.clay(['#7c3f2d', '#6f3829', '#874833', '#763b2b'], 0.85, 0.42, lichen=0.4)
    old, grey = roof.pantiles(clay), materials.wood('#5f5548')
    replaced = dict.fromkeys(FIRST, roof.pantiles(first, 3)) | dict.fromkeys(LATER, roof.pantiles(later, 3))
    roof.deck(frame, renewal.COLUMNS, renewal.ROWS, materials.wood('#3d352c', (1.2, 16, 16)))
    roof.underlay(frame, renewal.COLUMNS, renewal.ROWS, None, grey)

    def laid(column, row):
        """The tiles to choose from, each a little askew."""
        return None if (column, row) in KINDS else (replaced.get((column, row), old), turn(z=rng.gauss(0, 0.011)))

    roof.lay(frame, renewal.COLUMNS, renewal.ROWS, laid)
    renewal.ridge_board(top, materials.wood('#2f2922'))
    ridge(top, clay, palette)
    moss = materials.moss()
    roof.moss(frame, renewal.COLUMNS, renewal.ROWS, moss, share)
    cushions(frame, moss)
    gutter(palette)
    few.damaged(frame, old, clay, materials.stone('#7d4a35', 300, 0.8), KINDS, 4)
    stack = renewal.stack(palette, ('#4f3128', '#5d3b2f', '#432923', '#67452f'), 1, '#665f55', palette.lead)
    renewal.chimney_lead(stack, top)
    renewal.around(frame, palette, top, stack)
