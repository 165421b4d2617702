"""Close-up of a cracked pantile, ringed with chalk by an inspector."""

import math

import bmesh
import bpy
import light
import mark
import materials
import numpy as np
import roof
from geometry import from_bmesh, move, place, turn

SIZE = (880, 704)
POST = dict(exposure=0.1, saturation=0.96)
PITCH, COLUMN, ROW = 42, 15, 5
# How far the right half of the cracked tile has moved, and sunk.
GAP, SUNK = 0.0011, 0.0016


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


def marked_tile(wet=0.0):
    """Build the roof with the marked tile, and the camera of both pictures. Returns the frame of the roof and the middle of
    the mark."""
    frame, clay = roof.plane(PITCH), materials.clay(roof.OLD, 1.0, 0.25, wet, 0.5)
    tiles = roof.pantiles(clay, fine=True)
    roof.lay(frame, 32, 16, lambda column, row: None if (column, row) == (COLUMN, ROW) else tiles)
    head = frame @ move(COLUMN * roof.WIDTH, ROW * roof.GAUGE + roof.LENGTH - 0.05, 0.02) @ turn(-roof.TILT)
    line = crack(260)
    place(half_tile(clay, np.full(260, roof.ACROSS[0]), line, -1), head, 'tile')
    sunk = head @ move(GAP, -0.0025, -SUNK) @ turn(0.002, 0.004, -0.003)
    place(half_tile(clay, line, np.full(260, roof.ACROSS[-1]), 0), sunk, 'tile')
    # The open edge is dark; where the parts touch, dirt draws the line on.
    bpy.context.view_layer.update()
    down, rng = np.linspace(0.1, 0.998, 240), np.random.RandomState(3)
    xs = COLUMN * roof.WIDTH + np.interp(down, np.linspace(0, 1, 260), line) + GAP / 2
    path = list(zip(xs, ROW * roof.GAUGE + roof.LENGTH - 0.05 - roof.LENGTH * down))
    widths = 0.0013 * (0.8 + 0.5 * np.convolve(rng.rand(248), np.ones(9) / 9, 'valid'))
    mark.drape(frame, path, widths, 0.0003, materials.plain('#120b08', 1))
    roof.deck(frame, 32, 16, materials.plain('#1c1a18', 0.9))
    roof.moss(frame, 32, 16, materials.moss(), lambda column, row: 0.05)
    x, y = COLUMN * roof.WIDTH + 0.135, ROW * roof.GAUGE + 0.105
    mark.ring(frame, x, y, 0.062, 0.115)
    light.camera(
        frame @ roof.point(x - 0.25, y - 0.54, 0.44),
        frame @ roof.point(x + 0.01, y - 0.01, 0.04),
        52,
        5.6,
        frame @ roof.point(x, y - 0.04, 0.05),
    )
    return frame, (x, y)


def build():
    marked_tile()
    light.sky(19, 248, 0.125, 1.8)
