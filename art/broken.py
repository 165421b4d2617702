"""Tiles that broke."""

import math
import random

import bmesh
import mark
import numpy as np
import roof
from geometry import from_bmesh

# How thick the pieces are.
DEEP = 0.015


def crack(count):
    """The x of a crack at `count` places from the head to the tail of a tile: a slanting line, broken by chance."""
    down = np.linspace(0, 1, count)
    return 0.066 + 0.085 * down + 0.012 * np.sin(5.2 * down + 0.6) + mark.broken_line(count, 11)


def half_tile(material, first, last, broken):
    """The part of a tile between two sides: `first` and `last` are their x in each row, from head to tail. The side with the
    index `broken`, 0 or -1, is a crack: its edges stay sharp."""
    across, along = 26, len(first)

    def build(work):
        faces = {}
        for under in (0, 1):
            for j in range(along):
                for i, x in enumerate(np.linspace(first[j], last[j], across)):
                    z, slope = float(roof.PROFILE(x)), float(roof.PROFILE(x, 1))
                    away = under * roof.THICK / math.hypot(1, slope)
                    at = (x + away * slope, -roof.LENGTH * j / (along - 1), z - away)
                    faces[i, j, under] = work.verts.new(at)
        add = lambda *keys: work.faces.new([faces[key] for key in keys])
        for j in range(along - 1):
            for i in range(across - 1):
                for under in (0, 1):
                    add((i, j, under), (i, j + 1, under), (i + 1, j + 1, under), (i + 1, j, under))
            for i in (0, across - 1):
                add((i, j, 0), (i, j, 1), (i, j + 1, 1), (i, j + 1, 0))
        for i in range(across - 1):
            for j in (0, along - 1):
                add((i, j, 0), (i, j, 1), (i + 1, j, 1), (i + 1, j, 0))
        bmesh.ops.recalc_face_normals(work, faces=work.faces)
        sharp = {faces[range(across)[broken], j, under] for j in range(along) for under in (0, 1)}
        edges = [e for e in work.edges if len(e.link_faces) == 2 and e.calc_face_angle() > 0.9 and not sharp & set(e.verts)]
        bmesh.ops.bevel(work, geom=edges, offset=roof.ROUND, segments=3, affect='EDGES', clamp_overlap=True)

    return from_bmesh(build, material)


def halves(material, seed):
    """The two parts of a broken tile, left and right."""
    count = 60
    line = crack(260)[:: 260 // count][:count] + random.Random(seed).uniform(-0.02, 0.03)
    left = half_tile(material, np.full(count, roof.ACROSS[0]), line, -1)
    return left, half_tile(material, line, np.full(count, roof.ACROSS[-1]), 0)


def line(at, slope, bow, seed, lean):
    """Where a break runs: a function of the place along it, from 0 to 1, and the depth in metres. It is nearly straight, bows
    like a shell, and leans as it goes down."""
    stray = 0.35 * mark.broken_line(200, seed)
    along = lambda s: at + slope * (s - 0.5) + bow * math.sin(math.pi * s) + float(np.interp(s, np.linspace(0, 1, 200), stray))
    return lambda s, deep: along(s) + lean * deep + 0.12 * DEEP * math.sin(math.pi * deep / DEEP) * math.sin(9 * s + seed)


def whole(at):
    """A side that did not break."""
    side = lambda s, deep: at
    side.whole = True
    return side


def share(across):
    """A break across the tile, as a share of its length; `across` is a `line` in metres, from the left to the right side."""
    wide = roof.ACROSS[-1] - roof.ACROSS[0]
    return lambda x, deep: across((x - roof.ACROSS[0]) / wide, deep) / roof.LENGTH


def piece(clay, fresh, left, right, head, tail, seed):
    """A piece of a tile: `left` and `right` are its x along the tile, `head` and `tail` the share of its length at each x. The
    faces of breaks are `fresh`, rough and sharp; sides of the tile are rounded."""
    rng, across, along, layers = np.random.RandomState(seed), 34, 46, 6
    breaks = [not hasattr(side, 'whole') for side in (left, right, head, tail)]

    def at(u, v, deep):
        """A point of the piece, at these shares of its width and length."""
        x, t = 0.12, 0.5
        for _ in range(4):
            t = head(x, deep) * (1 - v) + tail(x, deep) * v
            x = left(t, deep) * (1 - u) + right(t, deep) * u
        slope = float(roof.PROFILE(x, 1))
        long = math.hypot(1, slope)
        return np.array((x + deep * slope / long, -roof.LENGTH * t, float(roof.PROFILE(x)) - deep / long))

    def build(work):
        grain = lambda k: rng.normal(0, 0.0005, 3) if 0 < k < layers - 1 else 0
        edge = lambda i, j: i in (0, across - 1) or j in (0, along - 1)
        corners = {}
        for k, deep in enumerate(np.linspace(0, DEEP, layers)):
            for j in range(along):
                for i in range(across):
                    if edge(i, j) or k in (0, layers - 1):
                        spot = at(i / (across - 1), j / (along - 1), deep)
                        on = (i == 0, i == across - 1, j == 0, j == along - 1)
                        rough = any(broke and here for broke, here in zip(breaks, on))
                        corners[i, j, k] = work.verts.new(spot + (grain(k) if rough else 0))
        add = lambda *keys: work.faces.new([corners[key] for key in keys])
        for j in range(along - 1):
            for i in range(across - 1):
                for k in (0, layers - 1):
                    add((i, j, k), (i, j + 1, k), (i + 1, j + 1, k), (i + 1, j, k))
        for k in range(layers - 1):
            for n, i in enumerate((0, across - 1)):
                for j in range(along - 1):
                    add((i, j, k), (i, j, k + 1), (i, j + 1, k + 1), (i, j + 1, k)).material_index = int(breaks[n])
            for n, j in enumerate((0, along - 1)):
                for i in range(across - 1):
                    add((i, j, k), (i, j, k + 1), (i + 1, j, k + 1), (i + 1, j, k)).material_index = int(breaks[2 + n])
        bmesh.ops.recalc_face_normals(work, faces=work.faces)
        torn = {vertex for face in work.faces if face.material_index for vertex in face.verts}
        round_off = [e for e in work.edges if len(e.link_faces) == 2 and e.calc_face_angle() > 0.9 and not torn & set(e.verts)]
        bmesh.ops.bevel(work, geom=round_off, offset=roof.ROUND, segments=3, affect='EDGES', clamp_overlap=True)

    mesh = from_bmesh(build, clay)
    mesh.materials.append(fresh)
    return mesh


def lengthwise(clay, fresh, seed):
    """A tile that broke from head to tail: its left part, and the upper and lower piece of its right part."""
    rng = random.Random(seed)
    crack = line(rng.uniform(0.075, 0.09), rng.uniform(0.02, 0.05), rng.uniform(0.008, 0.014), seed, -0.45)
    cut = share(line(rng.uniform(0.22, 0.26), rng.choice((-0.09, 0.07)), rng.uniform(0.008, 0.014), seed + 1, 0.5))
    left, right, head, tail = whole(roof.ACROSS[0]), whole(roof.ACROSS[-1]), whole(0), whole(1)
    yield piece(clay, fresh, left, crack, head, tail, seed)
    yield piece(clay, fresh, crack, right, head, cut, seed + 1)
    yield piece(clay, fresh, crack, right, cut, tail, seed + 2)


def crosswise(clay, fresh, seed):
    """A tile that broke from side to side: its upper part, and the left and right piece of its lower part. The left piece is
    without the edge that lies under the next tile."""
    rng = random.Random(seed)
    crack = line(rng.uniform(0.105, 0.13), rng.uniform(-0.05, 0.05), rng.uniform(0.006, 0.012), seed, -0.45)
    cut = share(line(rng.uniform(0.17, 0.2), rng.choice((-0.08, 0.08)), rng.uniform(0.012, 0.018), seed + 1, 0.5))
    left, right, head, tail = whole(roof.ACROSS[0]), whole(roof.ACROSS[-1]), whole(0), whole(1)
    yield piece(clay, fresh, left, right, head, cut, seed)
    yield piece(clay, fresh, line(0.044, 0.006, 0.003, seed + 2, -0.2), crack, cut, tail, seed + 1)
    yield piece(clay, fresh, crack, right, cut, tail, seed + 2)
