"""Tiles that broke from head to tail."""

import math
import random

import bmesh
import mark
import numpy as np
import roof
from geometry import from_bmesh, move


def crack(count):
    """The x of a crack at `count` places from the head to the tail of a tile: a slanting line, broken by chance."""
    down = np.linspace(0, 1, count)
    return 0.066 + 0.085 * down + 0.012 * np.sin(5.2 * down + 0.6) + mark.broken_line(count, 11)


def half_tile(material, first, last, broken, span=(0, 1), seed=None):
    """The part of a tile between two sides: `first` and `last` are their x in each row, from head to tail. The side with the
    index `broken`, 0 or -1, is a crack: its edges stay sharp. `span` is where along the tile it begins and ends, as a share;
    with a `seed` it broke off there too."""
    across, along = 26, len(first)
    slants = np.random.RandomState(seed or 0).uniform(-0.03, 0.03, 2)
    starts, ends = (0.6 * mark.broken_line(across, (seed or 0) + k) + slants[k] * np.linspace(-1, 1, across) for k in (0, 1))
    line = lambda t, i: 0 if seed is None else (1 - t) * starts[i] + t * ends[i]

    def build(work):
        faces = {}
        for under in (0, 1):
            for j in range(along):
                for i, x in enumerate(np.linspace(first[j], last[j], across)):
                    z, slope = float(roof.PROFILE(x)), float(roof.PROFILE(x, 1))
                    away = under * roof.THICK / math.hypot(1, slope)
                    t = j / (along - 1)
                    at = (x + away * slope, line(t, i) - roof.LENGTH * (span[0] + (span[1] - span[0]) * t), z - away)
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


def shard(material, seed):
    """A piece from the hollow of a tile, broken off on all sides, with its middle near the origin."""
    rng = random.Random(seed)
    count, start = 24, rng.uniform(0.3, 0.5)
    left = rng.uniform(0.0, 0.02) + rng.uniform(-0.012, 0.012) * np.linspace(-1, 1, count) + 0.6 * mark.broken_line(count, seed + 7)
    right = rng.uniform(0.085, 0.125) + rng.uniform(-0.035, 0.035) * np.linspace(-1, 1, count) + 0.6 * mark.broken_line(count, seed + 9)
    end = start + rng.uniform(0.2, 0.45)
    mesh = half_tile(material, left, right, -1, (start, end), seed)
    mesh.transform(move(-0.06, roof.LENGTH * (start + end) / 2))
    return mesh
