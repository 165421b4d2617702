"""Parts of roofs seen from some distance: tiles, ridges, chimneys with lead and pots, pipes and windows in a roof."""

import math
import random

import bmesh
import numpy as np
import roof
from geometry import box, from_bmesh, from_faces, move, place, rod, smooth, tube_mesh, turn, upright
from mathutils import Matrix
from street import boxes, pane
from tiles import KINDS


def pantiles(material, count=4):
    """Pantiles with few faces."""
    return [roof.pantile(material, k, 16, 4) for k in range(count)]


def concrete_tiles(material, count=3):
    """Double-waved concrete tiles with few faces. The head is at the origin, the tail at y = -length."""
    profile, width, length, thick, _, _ = KINDS['double']
    meshes = []
    for seed in range(count):
        rng = np.random.RandomState(seed)
        xs = np.concatenate([[0.0, 0.03], np.linspace(0.04, width, 25)])
        zs, bend = profile(xs), rng.normal(0, 0.0015, 2)
        rows = [[(x, -v * length, z + bend[0] * math.sin(3 * v) + bend[1] * x * v) for x, z in zip(xs, zs)] for v in (0, 0.5, 1)]
        rows.append([(x, -length, z - thick - 0.008) for x, z in zip(xs, zs)])
        count_x, points = len(xs), [p for row in rows for p in row]
        faces = [(j * count_x + i, (j + 1) * count_x + i, (j + 1) * count_x + i + 1, j * count_x + i + 1) for j in range(3) for i in range(count_x - 1)]
        meshes.append(smooth(from_faces(points, faces, material), 40))
    return meshes


def lay(frame, wide, slope, tiles, size, seed=1, skip=lambda x, y: False, other=lambda x, y: None):
    """Lay tiles on `wide` by `slope` metres of a frame; `size` is their width, gauge and length. `skip` leaves places out,
    `other` may return other tiles for a place."""
    rng = random.Random(seed)
    across, gauge, length = size
    columns, rows = round(wide / across), round(slope / gauge)
    step, rise = wide / columns, slope / rows
    tilt = -math.atan2(0.021, gauge)
    for row in range(rows):
        for column in range(columns):
            x, y = column * step, row * rise
            if skip(x + step / 2, y + rise / 2):
                continue
            at = move(x + rng.gauss(0, 0.002), y + length - 0.05 + rng.gauss(0, 0.004), 0.02 + rng.gauss(0, 0.001))
            mesh = rng.choice(other(x, y) or tiles)
            place(mesh, frame @ at @ turn(tilt + rng.gauss(0, 0.007), rng.gauss(0, 0.009), rng.gauss(0, 0.008)), 'tile')


PANTILE = (roof.WIDTH, roof.GAUGE, roof.LENGTH)
CONCRETE = (0.30, 0.335, 0.42)


def ridge(frame, length, material, mortar, seed=2, radius=0.125):
    """Add ridge tiles along the x of a frame, on a bed of mortar."""
    rng = random.Random(seed)
    tile = tube_mesh(radius, radius * 0.88, 0.44, 0.016, material, math.pi, 12, 3, 0)
    for k in range(int(length / 0.385)):
        place(tile, frame @ move(k * 0.385, rng.gauss(0, 0.003), 0.03 + rng.gauss(0, 0.003)) @ turn(rng.gauss(0, 0.02), 0.016, rng.gauss(0, 0.01)))
    for side in (-1, 1):
        box((length, 0.07, 0.07), (length / 2, side * radius * 0.93, 0.0), mortar, 0.01, (side * 0.7, 0, 0), frame)


def pot(at, clay, tall=0.42):
    """Add a chimney pot of clay."""
    upright(tube_mesh(0.12, 0.095, tall, 0.02, clay, sides=20, rings=3, bevel=0), at)
    upright(tube_mesh(0.118, 0.118, 0.05, 0.03, clay, sides=20, rings=3, bevel=0), (at[0], at[1], at[2] + tall - 0.04))


def cowl(at, zinc):
    """Add a flue of steel with a cap."""
    x, y, z = at
    rod((x, y, z), (x, y, z + 0.5), 0.065, zinc)
    rod((x, y, z + 0.54), (x, y, z + 0.62), 0.12, zinc)
    rod((x, y, z + 0.45), (x, y, z + 0.56), 0.03, zinc)


def stack(look, at, size, base, top, material, pots=2, along='x', slope=None, cap=None):
    """Add a chimney of brick from z = `base` to `top`: a plinth of lead, a projecting head, a slab and pots. `slope` is its
    height where the lead lies on a pitched roof, as (frame, up): the lead then follows the tiles."""
    (x, y), (wide, deep) = at, size
    box((wide, deep, top - base), (x, y, (base + top) / 2), material, 0.004)
    box((wide + 0.09, deep + 0.09, 0.14), (x, y, top - 0.2), material, 0.004)
    box((wide + 0.16, deep + 0.16, 0.08), (x, y, top), cap or look.concrete, 0.012)
    for k in range(pots):
        off = (k - (pots - 1) / 2) * 0.36
        pot((x + off * (along == 'x'), y + off * (along == 'y'), top + 0.03), look.clay, 0.34 + 0.1 * look.rng.random())
    if slope:
        frame, up, width, length = slope
        # Lead on the tiles around it, and stepped up against its sides.
        box((width + 0.34, length + 0.30, 0.02), (*up, 0.088), look.lead, 0.006, frame=frame)
        box((width + 0.02, length + 0.02, 0.34), (*up, 0.06), look.lead, 0.004, frame=frame)
    else:
        box((wide + 0.03, deep + 0.03, 0.18), (x, y, base + 0.09), look.lead, 0.004)


def skylight(look, frame, x, y, wide=0.78, tall=1.18, lit=False):
    """Add a window in a pitched roof: a dark frame with its gutters of lead, and a pane."""
    metal = look.tar
    parts = [((side * (wide + 0.09) / 2, 0, 0), (0.09, tall + 0.18, 0.09)) for side in (-1, 1)]
    parts += [((0, side * (tall + 0.09) / 2, 0), (wide, 0.09, 0.09)) for side in (-1, 1)]
    at = frame @ move(x, y, 0.12)
    place(look.cached('skylight frame', lambda: boxes(parts, metal)), at)
    box((wide + 0.46, tall + 0.5, 0.02), (x, y, 0.085), look.lead, 0.005, frame=frame)
    glass = pane(wide, tall, 0, look.glass)
    place(glass, at @ turn(-math.pi / 2) @ move(0, -0.02, 0))
    inside = from_faces([(-wide / 2, -tall / 2, -0.015), (wide / 2, -tall / 2, -0.015), (wide / 2, tall / 2, -0.015), (-wide / 2, tall / 2, -0.015)], [(0, 1, 2, 3)], look.glow if lit else look.dark)
    place(inside, at)


def vent(look, at, tall=0.45, radius=0.06):
    """Add a vent pipe with a collar and a cap on a flat roof."""
    x, y, z = at
    rod((x, y, z), (x, y, z + tall), radius, look.zinc)
    rod((x, y, z), (x, y, z + 0.10), radius + 0.05, look.lead)
    rod((x, y, z + tall + 0.02), (x, y, z + tall + 0.07), radius + 0.045, look.zinc)


def downpipe(look, x, y, top, bottom, radius=0.045):
    """Add a pipe down the front, with brackets."""
    rod((x, y, top), (x, y, bottom), radius, look.zinc)
    for z in np.arange(top - 0.5, bottom, -1.6):
        rod((x, y, z), (x, y, z - 0.04), radius + 0.012, look.lead)


def hopper(look, x, y, top):
    """Add the zinc box that a valley gutter pours into, through the front: wide at the top, narrow at the pipe."""

    def build(work):
        bmesh.ops.create_cone(work, segments=4, radius1=0.11, radius2=0.29, depth=0.34, cap_ends=False, matrix=Matrix.Rotation(math.pi / 4, 4, 'Z'))

    place(from_bmesh(build, look.zinc, 20), move(x, y, top - 0.31) @ Matrix.Diagonal((1.2, 0.8, 1, 1)))
    parts = [((0, side * 0.16, 0), (0.50, 0.012, 0.16)) for side in (-1, 1)] + [((side * 0.25, 0, 0), (0.012, 0.33, 0.16)) for side in (-1, 1)]
    place(boxes(parts, look.zinc), move(x, y, top - 0.07))
    box((0.48, 0.30, 0.01), (x, y, top - 0.14), look.dark, 0)
    box((0.54, 0.36, 0.03), (x, y, top - 0.15), look.zinc, 0.004)
