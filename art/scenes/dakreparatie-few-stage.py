"""A roof of red tiles of which a few are damaged: one is gone, one has slipped, one is broken."""

import math
import random

import bpy
import broken
import house
import light
import materials
import near
import numpy as np
import roof
from geometry import grid, move, place, turn
from mathutils import Vector
from scenes.dakisolatie import hand

POST = dict(exposure=0.1, saturation=1.0, keep=0.2)
COLUMNS, ROWS, HEAD = 26, 13, roof.LENGTH - 0.05
# Of the counter battens, which hold the foil: the x of the first and the distance between two.
FIRST, APART = 0.31, 0.6
# The y of the laps of the foil.
LAPS = (0.95, 2.12, 3.3)


def damaged(frame, tiles, clay, fresh, places, seed, kinds, rest):
    """At each place one of `kinds`: the tile is gone, has slipped, or is broken, of which pieces have slipped, each with
    its breaks `fresh`. All damage is found on a roof after a storm. `rest` is how some of the slipped tiles lie: x, height and
    angles."""
    rng, gone = random.Random(seed), {place for place, kind in zip(places, kinds) if kind == 'gone'}
    bare, loose = gone | {place for place, kind in zip(places, kinds) if kind == 'slipped'}, []
    for k, ((column, row), kind) in enumerate(zip(places, kinds)):
        at = frame @ move(column * roof.WIDTH, row * roof.GAUGE + HEAD, 0.02)
        lies = turn(-roof.TILT)
        if kind == 'slipped':
            # On what is left of the tiles below it.
            x, y, turned = rng.uniform(-0.01, 0.01), -rng.uniform(0.2, 0.26), rng.choice((-1, 1)) * rng.uniform(0.1, 0.2)
            x, z, angles = rest.get((column, row), (x, 0.018, (0.01, 0, turned)))
            slip = move(x, y, z) @ turn(*angles)
            place(rng.choice(tiles), at @ slip @ lies, 'tile')
        if kind == 'broken':
            # Without a tile below, the left part sinks to the batten and the lower piece falls.
            turned, falls = rng.uniform(-0.02, 0.02), (column, row - 1) in bare
            slid, askew = rng.uniform(0.10, 0.16) * 0.35, rng.uniform(0.08, 0.2) * 0.3
            cross = column % 2 == 0 and not falls
            first, second, third = (broken.crosswise if cross else broken.lengthwise)(clay, fresh, seed + k)
            down = slid * (0.75 if cross else 0.4)
            place(first, at @ turn(0.05 * falls) @ lies @ turn(0, 0, 0 if cross else turned / 2), 'tile')
            place(second, at @ move(0.006, -down, 0.001) @ lies @ askew_about(second, -askew / 4), 'tile')
            if not falls:
                place(third, at @ move(0.006, -1.3 * slid, 0.002) @ lies @ askew_about(third, askew), 'tile')
            elif (column, row - 1) in gone:
                loose.append((third, column, row - 1))
        if kind == 'gone' and (column, row - 1) in gone and rng.random() < 0.5:
            *_, third = (broken.crosswise if k % 2 else broken.lengthwise)(clay, fresh, seed + 31 * k)
            loose.append((third, column, row - 1))
    for mesh, column, row in loose:
        fallen(frame, mesh, column, row)


def askew_about(mesh, angle):
    """The matrix that turns a piece about its middle."""
    middle = sum((v.co for v in mesh.vertices), Vector()) / len(mesh.vertices)
    return move(*middle) @ turn(z=angle) @ move(*-middle)


def fallen(frame, mesh, column, row):
    """Lay a piece of a roll on the foil where a tile is gone, on its two long edges, against the batten below, if it fits."""
    points = sorted((v.co for v in mesh.vertices), key=lambda p: p.x)
    ends = [min(part, key=lambda p: p.z) for part in (points[: len(points) // 5], points[-len(points) // 5 :])]
    turned = turn(z=random.Random(100 * column + row).uniform(-0.3, 0.3))
    lies = turned @ turn(0, math.atan2(ends[1].z - ends[0].z, ends[1].x - ends[0].x)) @ move(*-ends[0])
    spots = [lies @ v.co for v in mesh.vertices]
    left, right, low, under = min(p.x for p in spots), max(p.x for p in spots), min(p.y for p in spots), min(p.z for p in spots)
    # From above, down to the first thing that it meets: where it falls farthest.
    bpy.context.view_layer.update()
    graph, down = bpy.context.evaluated_depsgraph_get(), (frame.to_3x3() @ Vector((0, 0, -1))).normalized()

    def fall(x):
        """How far it falls from 0.12 m above the battens with its middle at x, and where it then is."""
        above = move(x - (left + right) / 2, row * roof.GAUGE + 0.026 - low, 0.12 - under) @ lies
        hits = ((frame @ above @ p, bpy.context.scene.ray_cast(graph, frame @ above @ p, down)) for p in points[::7])
        return min((spot - hit[1]).length for spot, hit in hits), x, above

    deep, _, above = max(fall((column + 0.3 + 0.05 * k) * roof.WIDTH) for k in range(11))
    if deep > 0.165:
        place(mesh, frame @ move(z=-deep) @ above, 'tile')


def foil(frame, membrane):
    """The foil under the counter battens, in strips that lap: it sags between them, with folds that run from their nails."""
    rng, wide = np.random.RandomState(3), COLUMNS * roof.WIDTH
    folds = [(FIRST + APART * rng.randint(0, 9), rng.uniform(0, 4.2), rng.choice((0, math.pi)) + rng.normal(0, 0.5)) for _ in range(260)]
    for k, (low, high) in enumerate(zip((-0.2, *LAPS), (*(y + 0.12 for y in LAPS), 4.4))):
        xs, ys = np.meshgrid(np.linspace(0, wide, 760), np.linspace(low, high, 230))
        hollow = np.sin(math.pi * ((xs - FIRST) / APART % 1)) ** 2
        # Each strip lies over the one below it; its lower edge is not quite straight, and open here and there.
        ys = ys + (ys < low + 0.2) * 0.006 * np.sin(5 * xs + k)
        open_edge = 0.012 * hollow * np.exp(-(((ys - low) / 0.03) ** 2)) * (k > 0)
        zs = -0.056 + 0.0015 * (k % 2) - 0.026 * hollow + open_edge
        for x, y, angle in folds:
            along = (xs - x) * math.cos(angle) + (ys - y) * math.sin(angle)
            across = -(xs - x) * math.sin(angle) + (ys - y) * math.cos(angle)
            ridge = np.exp(-np.abs(across) / (0.005 + 0.05 * along.clip(0))) * np.exp(-(((along - 0.12) / 0.16) ** 2))
            zs = zs + rng.uniform(0.004, 0.012) * ridge * (along > 0)
        zs += hollow * (0.0022 * np.abs(hand(xs.shape, 16, k)) + 0.001 * np.abs(hand(xs.shape, 6, k + 9)))
        place(grid(np.stack([xs, ys, np.minimum(zs, -0.0525)], 2).tolist(), membrane), frame)


def stage(places, seed, kinds, rest={}):
    """Build the roof and the camera of both pictures; `places`, each a column and a row, have the damage of `kinds`. `rest` is
    as for `damaged`."""
    frame, palette = roof.plane(42), house.Palette()
    clay = materials.clay(['#7d4433', '#8a4b36', '#6f3c2e', '#91533c', '#7a4838', '#84503f'], 0.9, 0.2, lichen=0.8)
    tiles, batten = roof.pantiles(clay, fine=True), near.pine('#bd9462', 0)
    foil(frame, materials.paint('#56685b', 0.5, 0.35, 0.05))
    roof.underlay(frame, COLUMNS, ROWS, None, batten)
    nail, rng = near.head(0.005, 0.002, materials.metal('#8d8f8f', (0.3, 0.45))), random.Random(7)
    for row in range(ROWS):
        for x in np.arange(FIRST, COLUMNS * roof.WIDTH, APART):
            place(nail, frame @ move(x + rng.gauss(0, 0.005), row * roof.GAUGE + roof.LENGTH - roof.GAUGE - 0.075 + rng.gauss(0, 0.005), -0.0012))
    roof.lay(frame, COLUMNS, ROWS, lambda column, row: None if (column, row) in places else tiles)
    damaged(frame, tiles, clay, materials.stone('#b9623f', 300, 0.8), places, seed, kinds, rest)
    top = frame @ roof.point(0, ROWS * roof.GAUGE + 0.06, 0)
    roof.ridge((0, top.y, top.z + 0.02), COLUMNS * roof.WIDTH, clay, palette.bedding, 42)
    light.ground(-4, '#8a7a66')
    middle = COLUMNS * roof.WIDTH / 2
    light.camera(frame @ roof.point(middle - 0.95, 0.45, 2.45), frame @ roof.point(middle, 2.1, 0), 50)
    light.sky(27, 246, 0.13, 1.2, 0.2)


def build():
    # It lies on the tile below and on the roll beside it, and cuts into neither.
    stage([(13, 6), (11, 7), (15, 5)], 4, ('gone', 'slipped', 'broken'), {(11, 7): (0.05, 0.0445, (0.0127, 0.0392, -0.06))})
