"""A roof of red tiles of which a few are damaged: one is gone, one has slipped, one is broken."""

import math
import random

import broken
import house
import light
import materials
import near
import numpy as np
import roof
from geometry import grid, move, place, turn
from scenes.dakisolatie import hand

POST = dict(exposure=0.1, saturation=1.0, keep=0.2)
COLUMNS, ROWS, HEAD = 26, 13, roof.LENGTH - 0.05
# Of the counter battens, which hold the foil: the x of the first and the distance between two.
FIRST, APART = 0.31, 0.6
# The y of the laps of the foil.
LAPS = (0.95, 2.12, 3.3)


def damaged(frame, tiles, clay, places, seed, kinds, rest):
    """At each place one of `kinds`: the tile is gone, has slipped, or is broken, of which a part has slipped. All damage is
    found on a roof after a storm. `rest` is how some of the slipped tiles lie: x, height and angles."""
    rng, gone = random.Random(seed), {place for place, kind in zip(places, kinds) if kind == 'gone'}
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
            left, right = broken.halves(clay, seed + k)
            place(left, at @ lies @ turn(0, 0, rng.uniform(-0.02, 0.02)), 'tile')
            y, turned = -rng.uniform(0.10, 0.16), -rng.uniform(0.08, 0.2)
            x, z, angles = rest.get((column, row), (0.02, 0.008, (0, 0, turned)))
            slip = move(x, y, z) @ turn(*angles)
            place(right, at @ slip @ lies, 'tile')
        if kind == 'broken' or kind == 'gone' and (column, row - 1) in gone and rng.random() < 0.5:
            shards(frame, clay, (column, row - 1), (column, row - 1) in gone, seed + 31 * k)


def shards(frame, clay, at, bare, seed):
    """Pieces that slid down to the tile in column and row `at`, or where it is gone, on the foil to the batten below."""
    rng, (column, row) = random.Random(seed), at
    for k in range(rng.choice((2, 3))):
        x, y = column * roof.WIDTH + rng.uniform(0.04, 0.11), row * roof.GAUGE + rng.uniform(0.02, 0.2)
        # In the hollow of the tile, or on the foil.
        z = -0.046 if bare else roof.surface(column * roof.WIDTH + 0.06, y) + 0.014 + 0.012 * k
        lies = turn(-roof.TILT + rng.gauss(0, 0.08), rng.gauss(0, 0.1), rng.uniform(-1.2, 1.2))
        place(broken.shard(clay, seed + k), frame @ move(x, y, z) @ lies, 'tile')


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
    damaged(frame, tiles, clay, places, seed, kinds, rest)
    top = frame @ roof.point(0, ROWS * roof.GAUGE + 0.06, 0)
    roof.ridge((0, top.y, top.z + 0.02), COLUMNS * roof.WIDTH, clay, palette.bedding, 42)
    light.ground(-4, '#8a7a66')
    middle = COLUMNS * roof.WIDTH / 2
    light.camera(frame @ roof.point(middle - 0.95, 0.45, 2.45), frame @ roof.point(middle, 2.1, 0), 50)
    light.sky(27, 246, 0.13, 1.2, 0.2)


def build():
    stage([(13, 6), (11, 7), (15, 5)], 4, ('gone', 'slipped', 'broken'))
