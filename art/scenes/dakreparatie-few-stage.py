"""The roof of a small house after a storm: ten of its tiles, in three places, are gone, have slipped or are broken."""

import importlib
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
import terrace
from geometry import box, brickwork, grid, move, place, tube_mesh, turn, upright
from mathutils import Matrix, Vector
from scenes.dakisolatie import hand

MIST, POST = terrace.MIST, dict(exposure=0.1, saturation=1.0, keep=0.2) | terrace.HAZE
PITCH, COLUMNS, ROWS, HEAD = 45, 23, 11, roof.LENGTH - 0.05
WIDTH, SLOPE = COLUMNS * roof.WIDTH, ROWS * roof.GAUGE + 0.06
# The x of the roof, and the y and z where it starts.
START = (-WIDTH / 2, -0.05, -0.048)
# Of the counter battens, which hold the foil: the x of the first and the distance between two.
FIRST, APART = 0.31, 0.6
# The y of the laps of the foil.
LAPS = (0.95, 2.12, 3.3)
# The z of the lower edge of the walls.
WALL = -2.4
# The x of the chimney, how far its middle is behind the ridge, and its width and depth.
CHIMNEY, BEHIND, WIDE, DEEP = 1.45, 0.5, 0.66, 0.5
# How much higher a tile lies than the one it lies on.
THIN = 0.0175
# Tiles of which most, or the upper half, is still there.
BROKEN = ('broken', 'halved')
# Windows in the walls behind: x, y, z, width and height, and whether a lamp is on.
GABLES = ((30.0, 40.2, 0.9, 1.1, 1.25, 1), (30.0, 38.45, 0.3, 0.75, 1.0, 1), (30.0, 41.95, 0.3, 0.75, 1.0, 2))


def settle(frame, mesh, x, y, spin, lean=0.12):
    """Let a tile or a piece of one fall on what is below it; `x` and `y` are where its head would be, `spin` turns it about its
    middle. It tips, at most by `lean`, until it lies lowest, and cuts into nothing."""
    rng, down = random.Random(7), (frame.to_3x3() @ Vector((0, 0, -1))).normalized()
    middle = sum((v.co for v in mesh.vertices), Vector()) / len(mesh.vertices)
    points = [v.co - middle for v in rng.sample(mesh.vertices[:], min(200, len(mesh.vertices)))]
    bpy.context.view_layer.update()
    graph, scene = bpy.context.evaluated_depsgraph_get(), bpy.context.scene

    def fallen(tip, roll):
        """How high the piece lies with these angles, and its matrix."""
        lies = move(x + middle.x, y + middle.y, 0.4) @ turn(tip, roll, spin)
        hits = ((frame @ lies @ p, scene.ray_cast(graph, frame @ lies @ p, down)) for p in points)
        deep = min((spot - hit[1]).length for spot, hit in hits if hit[0])
        return -deep, frame @ move(z=-deep) @ lies @ move(*-middle)

    best = (-roof.TILT, 0)
    for step in (lean / 2, lean / 8):
        ways = [(best[0] + i * step, best[1] + j * step) for i in range(-2, 3) for j in range(-2, 3)]
        best = min(ways, key=lambda way: fallen(*way)[0])
    place(mesh, fallen(*best)[1], 'tile')


class Column:
    """What lies along one column of the roof, and how high: what slides down it lies on that."""

    def __init__(self, column, kinds):
        self.ys = np.linspace(-0.1, SLOPE, 1500)
        self.high = np.full(1500, -0.04)
        for row in range(ROWS):
            # A batten, and the tile that hangs on it.
            self.cover(np.abs(self.ys - row * roof.GAUGE) < 0.0225, THIN - 0.014 + 0 * self.ys)
            if kinds.get((column, row), 'broken') in BROKEN:
                self.add(row * roof.GAUGE + HEAD, 0.02, roof.TILT)

    def cover(self, where, high):
        self.high = np.where(where, np.maximum(self.high, high), self.high)

    def add(self, head, z, tilt):
        """A tile with its head at y = `head`."""
        self.cover((self.ys < head) & (self.ys > head - roof.LENGTH), z + (head - self.ys) * math.tan(tilt) + THIN)

    def slide(self, head):
        """Let a tile rest with its head at y = `head`. Returns the height of its head and its tilt: it lies on two points, one
        on either side of its middle, and cuts into nothing."""
        on = (self.ys < head) & (self.ys > head - roof.LENGTH)
        ys, high = head - self.ys[on], self.high[on]
        tilts = np.linspace(-0.1, 0.25, 351)
        # The tilt at which its middle is lowest.
        middle = [max(high - np.tan(tilt) * (ys - roof.LENGTH / 2)) for tilt in tilts]
        tilt = float(tilts[np.argmin(middle)])
        z = min(middle) - math.tan(tilt) * roof.LENGTH / 2
        self.add(head, z, tilt)
        return z, tilt


def damaged(frame, tiles, clay, fresh, kinds, seed):
    """For each column and row in `kinds`: the tile is gone, has slipped (or slid by so many metres), or is broken, its breaks
    `fresh`. From below upwards: what slips lies on what is there."""
    rng, columns = random.Random(seed), {}
    for (column, row), kind in sorted(kinds.items(), key=lambda item: item[0][::-1]):
        x, y = column * roof.WIDTH, row * roof.GAUGE + HEAD
        if kind == 'slipped' or isinstance(kind, float):
            down = rng.uniform(0.22, 0.31) if kind == 'slipped' else kind
            z, tilt = columns.setdefault(column, Column(column, kinds)).slide(y - down)
            at = move(x + rng.uniform(0, 0.008), y - down, z)
            place(rng.choice(tiles), frame @ at @ turn(-tilt, rng.gauss(0, 0.008), rng.uniform(-0.015, 0.05)), 'tile')
        if kind in BROKEN:
            across = rng.random() < 0.7
            first, *others = (broken.crosswise if across else broken.lengthwise)(clay, fresh, seed + 37 * column + row)
            place(first, frame @ move(x, y, 0.02) @ turn(-roof.TILT), 'tile')
            # One of the others is still there, a crack away, and the rest down in the gutter or on the ground.
            left, away = rng.sample(others, 2) if across else others
            at = move(x, y - rng.uniform(0.035, 0.05), 0.02) if across else move(x + 0.014, y - 0.02, 0.019)
            if kind == 'broken':
                place(left, frame @ at @ turn(-roof.TILT, 0, rng.uniform(-0.05, 0.02)), 'tile')
            if rng.random() < 0.4:
                settle(move(), away, frame.translation.x + x + rng.uniform(-0.3, 0.3), house.GUTTER[1] + 0.28, rng.uniform(1.3, 1.85), 0.5)


def foil(frame, membrane):
    """The foil under the counter battens, in strips that lap: it sags between them, with folds that run from their nails."""
    rng = np.random.RandomState(3)
    folds = [(FIRST + APART * rng.randint(0, 9), rng.uniform(0, 4.2), rng.choice((0, math.pi)) + rng.normal(0, 0.5)) for _ in range(260)]
    for k, (low, high) in enumerate(zip((-0.02, *LAPS), (*(y + 0.12 for y in LAPS), SLOPE))):
        xs, ys = np.meshgrid(np.linspace(0, WIDTH, 500), np.linspace(low, high, 130))
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


def walls(frame, palette, top):
    """A brick wall, a bargeboard, a fascia, and the other side of the roof, of which only the edge shows."""
    right = START[0] + WIDTH
    behind = move(right, 2 * top.y) @ turn(z=math.pi) @ roof.plane(PITCH, (0, *START[1:]))
    roof.deck(behind, COLUMNS, ROWS, palette.dark_zinc)
    house.verge(frame, palette, SLOPE, PITCH, WIDTH + 0.045, -1)
    brickwork((0, top.y, WALL), (WIDTH - 0.05, 2 * top.y, -0.2 - WALL), palette.brick, palette.mortar, 9, (0, 1, 2))
    house.downpipe(palette, right - 0.3)
    # The fascia runs on to the bargeboard; blocks close its joint at the ridge.
    box((WIDTH + 0.075, 0.03, 0.19), (0.0225, 0, -0.12), palette.white, 0.004)
    box((0.031, 0.03, 0.3), (right + 0.075, top.y, top.z - 0.03), palette.white, 0)
    box((0.071, 0.03, 0.044), (right + 0.075, top.y, top.z + 0.142), palette.white, 0)


def ridge(top, clay, bed):
    """The ridge, its last tile cut off at the verge. Returns its tiles, from left to right, and what they are bedded in."""
    before = set(bpy.context.scene.objects)
    roof.ridge((top.x - 0.05, top.y, top.z + 0.02), WIDTH, clay, bed, PITCH)
    added = [part for part in bpy.context.scene.objects if part not in before]
    tiles = sorted((part for part in added if part.name.startswith('ridge')), key=lambda part: part.matrix_world.translation.x)
    start = tiles[-1].matrix_world.translation.x
    tiles[-1].matrix_world = tiles[-1].matrix_world @ Matrix.Diagonal(((START[0] + WIDTH + 0.085 - start) / 0.44, 1, 1, 1))
    (bedding,) = (part for part in added if part not in tiles)
    # It runs on to the bargeboard.
    bedding.matrix_world = bedding.matrix_world @ Matrix.Diagonal(((WIDTH + 0.09) / WIDTH, 1, 1, 1))
    return tiles, bedding


def chimney(palette, x, y, low, high):
    """A chimney behind the ridge, with a slab and a pot."""
    brickwork((x, y, low), (WIDE, DEEP, high - low), palette.brick, palette.mortar, 2)
    brickwork((x, y, high - 0.005), (WIDE + 0.08, DEEP + 0.08, 0.126), palette.brick, palette.mortar, 6)
    box((WIDE + 0.16, DEEP + 0.16, 0.06), (x, y, high + 0.15), materials.stone('#a79d8d', 12, 0.5), 0.01)
    upright(tube_mesh(0.1, 0.085, 0.26, 0.018, materials.clay(['#7a3a25', '#8b4630'], 0.7, 0.2, 0, 0)), (x, y, high + 0.17))


def around(frame, palette, top, own=None, **other):
    """What is around the tiles, the light and the camera; the chimney may have a palette of its `own`, and `other` is as for
    `terrace.surroundings`."""
    roof.comb(frame, COLUMNS, palette.dark)
    walls(frame, palette, top)
    chimney(own or palette, CHIMNEY, top.y + BEHIND, top.z - 0.8, top.z + 0.36)
    light.camera((-3.6, -8.6, top.z - 0.3), (-0.1, 1.2, 1.34), 55, level=True)
    terrace.surroundings(frame, palette, ROWS, SLOPE, PITCH, top, **other)


def stage(kinds, seed, wet=0.0, fallen=()):
    """Build the house and the camera of both pictures; `kinds` is the damage of each column and row that has any. `wet`: late in
    the evening, after rain. `fallen`: the x, the y and the turn of each tile that lies in the gutter."""
    frame, palette, rng = roof.plane(PITCH, START), house.Palette(wet > 0), random.Random(7)
    clay = materials.clay(['#7d4433', '#8a4b36', '#6f3c2e', '#91533c', '#7a4838', '#84503f'], 0.9, 0.2, wet, lichen=0.8)
    tiles = roof.pantiles(clay)
    foil(frame, materials.paint('#4d6354', 0.25 if wet else 0.5, 0.35, 0.05))
    roof.underlay(frame, COLUMNS, ROWS, None, near.pine('#bd9462', 0))
    nail = near.head(0.005, 0.002, materials.metal('#8d8f8f', (0.3, 0.45)))
    for row in range(ROWS):
        for x in np.arange(FIRST, WIDTH, APART):
            place(nail, frame @ move(x + rng.gauss(0, 0.005), row * roof.GAUGE + HEAD - roof.GAUGE - 0.025 + rng.gauss(0, 0.005), -0.0012))

    def laid(column, row):
        """The tiles to choose from; where the one below is gone, they sink to the batten."""
        return None if (column, row) in kinds else (tiles, turn(0.055 * (kinds.get((column, row - 1), 'broken') not in BROKEN)))

    roof.lay(frame, COLUMNS, ROWS, laid)
    house.gutter(palette, START[0] - 2.5, START[0] + WIDTH + 0.1, laps=(-1.1, 1.3))
    damaged(frame, tiles, clay, materials.stone('#b9623f', 300, 0.8), kinds, seed)
    for x, y, turned in fallen:
        settle(frame, rng.choice(tiles), x, y, turned, 0.4)
    top = frame @ roof.point(0, SLOPE, 0)
    ridge(top, clay, palette.bedding)
    importlib.import_module('renewal').chimney_lead(palette, top)
    around(frame, palette, top, gables=GABLES, dusk=wet > 0)


def build(wet=0.0):
    gone, slid = [(8, 6), (9, 6), (7, 7), (8, 7), (9, 7)], {(14, 5): 0.28, (15, 5): 0.38, (16, 5): 0.33}
    stage({**dict.fromkeys(gone, 'gone'), **slid, (11, 3): 'broken', (11, 2): 'halved', (12, 2): 'broken'}, 4, wet)
