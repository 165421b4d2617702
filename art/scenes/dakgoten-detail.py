"""The foot of a downpipe on a brick wall: clamp, socket and shoe, over the grating of a drain in the paving."""

import math
import random

import house
import leaves
import light
import materials
import numpy as np
import roof
from geometry import BRICK, ball_mesh, box, brick_meshes, brickwork, grid, move, place, rod, sheet, tube_mesh, turn, upright
from mathutils import Matrix
from scenes import dakgoten

SIZE = (880, 1100)
POST = dict(exposure=0.1, saturation=0.9, keep=0.1)
PIPE, AWAY, CLAMP = 0.04, -0.068, 0.52
# The middle of the grating, which replaces three rows of clinkers.
GRATING = -0.282


def sweep(path, radius, material, thickness=0.0016):
    """A pipe along points in the plane x = 0, open at its ends."""
    path = np.array(path)
    ahead = np.gradient(path, axis=0)
    ahead /= np.linalg.norm(ahead, axis=1)[:, None]
    rows = []
    for (y, z), (dy, dz) in zip(path, ahead):
        rows.append([(radius * math.cos(a), y - dz * radius * math.sin(a), z + dy * radius * math.sin(a)) for a in np.linspace(0, math.tau, 61)])
    sheet(rows, material, thickness)


def ring(high, radius, thick, zinc):
    """A bead around the upright pipe."""
    rows = [
        [((radius + thick * math.cos(b)) * math.cos(a), AWAY + (radius + thick * math.cos(b)) * math.sin(a), high + thick * math.sin(b)) for b in np.linspace(0, math.tau, 13)]
        for a in np.linspace(0, math.tau, 73)
    ]
    place(grid(rows, zinc))


def pipe(zinc, clamp, steel):
    """The downpipe with its seam, a socket, a clamp with two screws, and a shoe that throws the water off the wall."""
    sweep([(AWAY, z) for z in np.linspace(3, 0.33, 40)], PIPE, zinc)
    rod((PIPE * math.cos(-0.9), AWAY + PIPE * math.sin(-0.9), 3), (PIPE * math.cos(-0.9), AWAY + PIPE * math.sin(-0.9), 0.36), 0.0022, zinc)
    bend, middle = [], (AWAY - 0.13, 0.24)
    for a in np.linspace(0, math.radians(62), 30):
        bend.append((middle[0] + 0.13 * math.cos(a), middle[1] - 0.13 * math.sin(a)))
    (y, z), a = bend[-1], math.radians(62)
    out = [(y - math.sin(a) * t, z - math.cos(a) * t) for t in np.linspace(0.005, 0.055, 8)]
    sweep([(AWAY, z) for z in np.linspace(0.40, 0.245, 12)] + bend + out, PIPE + 0.0032, zinc)
    ring(0.40, PIPE + 0.0035, 0.004, zinc)
    # The bead that stiffens the mouth of the shoe.
    (y, z), reach = out[-1], PIPE + 0.0035
    rim = []
    for k in np.linspace(0, math.tau, 73):
        across, up = reach * math.cos(k), reach * math.sin(k)
        rim.append([(across * (1 + 0.1 * math.cos(b)), y + (math.cos(a) * up) * (1 + 0.1 * math.cos(b)) - math.sin(a) * 0.004 * math.sin(b), z - (math.sin(a) * up) * (1 + 0.1 * math.cos(b)) - math.cos(a) * 0.004 * math.sin(b)) for b in np.linspace(0, math.tau, 13)])
    place(grid(rim, zinc))
    # The nose on which the pipe rests on its clamp.
    ring(CLAMP + 0.024, PIPE + 0.001, 0.0045, zinc)
    upright(tube_mesh(PIPE + 0.0045, PIPE + 0.0045, 0.03, 0.004, clamp, sides=64, bevel=0.001), (0, AWAY, CLAMP - 0.015))
    for side in (-1, 1):
        x = side * (PIPE + 0.017)
        for y in (-0.0035, 0.0035):
            box((0.028, 0.0035, 0.03), (x, AWAY + y, CLAMP), clamp, 0.0012)
        rod((x, AWAY - 0.017, CLAMP), (x, AWAY + 0.014, CLAMP), 0.004, steel)
        rod((x, AWAY - 0.0115, CLAMP), (x, AWAY - 0.0055, CLAMP), 0.0078, steel, 6)
        rod((x, AWAY + 0.0055, CLAMP), (x, AWAY + 0.0115, CLAMP), 0.0078, steel, 6)
    rod((0, AWAY + PIPE, CLAMP), (0, 0.03, CLAMP), 0.0055, steel)
    rod((0, AWAY + PIPE + 0.003, CLAMP), (0, AWAY + PIPE + 0.012, CLAMP), 0.0095, steel, 6)


def grating(iron, stone):
    """A cast-iron grating in its frame, a little lower than the paving, under the shoe."""
    y, wide, deep, top = GRATING, 0.25, 0.287, -0.004
    for side in (-1, 1):
        box((wide + 0.022, 0.022, 0.06), (0, y + side * deep / 2, top - 0.03), iron, 0.003)
        box((0.022, deep - 0.022, 0.06), (side * wide / 2, y, top - 0.03), iron, 0.003)
    for k in range(-4, 5):
        box((0.013, deep - 0.02, 0.03), (k * 0.0255, y, top - 0.0185), iron, 0.003)
    for side in (-1, 1):
        box((wide - 0.02, 0.014, 0.026), (0, y + side * 0.055, top - 0.0205), iron, 0.003)
    box((wide, deep, 0.02), (0, y, -0.2), stone, 0)


def paving(bricks, sand):
    """Clinkers in stretcher bond along the wall, slightly out of place, around the grating."""
    rng = random.Random(6)
    wide, deep = BRICK + 0.005, 0.1 + 0.005
    # Sand on all sides of the grating.
    for left, right, low, high in ((-3.5, -0.13, -2.34, -0.14), (0.13, 3.5, -2.34, -0.14), (-0.13, 0.13, -2.34, GRATING - 0.15), (-0.13, 0.13, GRATING + 0.15, -0.14)):
        box((right - left, high - low, 0.02), ((left + right) / 2, (low + high) / 2, -0.0145), sand, 0)
    for row in range(20):
        y = -0.072 - row * deep
        for k in range(-14, 15):
            x = k * wide + (wide / 2 if row % 2 else 0) + rng.gauss(0, 0.001)
            left, right = x - BRICK / 2, x + BRICK / 2
            if abs(y - GRATING) < 0.12:
                # Cut at the frame of the grating.
                left, right = (left, min(right, -0.142)) if x < 0 else (max(left, 0.142), right)
            if right - left < 0.03:
                continue
            at = move((left + right) / 2, y, -0.0255 + rng.gauss(0, 0.0011)) @ turn(rng.gauss(0, 0.006), rng.gauss(0, 0.004), rng.gauss(0, 0.006))
            place(rng.choice(bricks), at @ Matrix.Diagonal(((right - left) / BRICK, 1, 1, 1)))


def moss(material):
    """Moss in some joints near the wall."""
    rng = random.Random(3)
    cushions = [roof.moss_cushion(material, k, 2500) for k in range(4)]
    for _ in range(150):
        x, row = rng.gauss(0.05, 0.3), rng.choice((0, 0, 0, 1, 1, 2, 3, 4))
        y = -0.0195 - row * 0.105 if row else -0.012 + rng.gauss(0, 0.004)
        if row and abs(x) < 0.14:
            continue
        at = move(x, y + rng.gauss(0, 0.002), -0.004) @ turn(0, 0, rng.uniform(0, 6.3))
        place(rng.choice(cushions), roof.matrix_scaled(at, min(0.02, rng.lognormvariate(-4.7, 0.4))), 'moss')


def foot(palette, wet=False):
    """Build the wall, the pipe and the paving, and the camera of both pictures."""
    wall = brick_meshes(materials.brick(soot=0.9, wet=wet), 6)
    brickwork((0, 0.5, -0.146), (5, 1.0, 2.6), wall, palette.mortar, 12)
    pipe(materials.metal('#7f868b', (0.12, 0.26) if wet else (0.36, 0.54)), palette.dark_zinc, materials.metal('#8f9499', (0.25, 0.4)))
    clinkers = brick_meshes(materials.brick(('#4a3f3a', '#54453d', '#3f3835', '#5d4a40', '#4b423f'), 0.4, wet))
    paving(clinkers, materials.stone('#3a352d' if wet else '#6f675a', 60, 0.5))
    grating(materials.metal('#34383a', (0.2, 0.4) if wet else (0.5, 0.7), 0.6, 0.5), materials.plain('#050505', 0.9))
    moss(materials.moss())
    shapes, rng = leaves.shapes(), random.Random(5)
    for x, y, z in ((-0.03, -0.32, -0.004), (0.07, -0.22, -0.004), (0.21, -0.12, 0.003), (-0.24, -0.30, 0.003), (0.17, -0.43, 0.003)):
        at = move(x, y, z) @ turn(rng.gauss(0, 0.1), rng.gauss(0, 0.1), rng.uniform(0, 6.3))
        place(rng.choice(shapes), roof.matrix_scaled(at, rng.uniform(0.045, 0.06)), 'leaf')
    light.camera((0.50, -1.22, 0.60), (0.005, -0.09, 0.285), 48, 7.1, (0, -0.12, 0.3))


def stream():
    """Rain water from the shoe, which splashes on the grating."""
    rng, water = random.Random(4), materials.water()
    rows = []
    for t in np.linspace(0, 1, 60):
        y, z = -0.178 - 0.075 * t, 0.085 - 0.092 * t * (0.45 + 0.55 * t)
        wide, thick = 0.017 - 0.006 * t, 0.008 + 0.002 * t
        ripple = lambda a: 1 + 0.10 * math.sin(3 * a + 9 * t) + 0.07 * math.sin(5 * a - 22 * t)
        rows.append([(wide * ripple(a) * math.cos(a), y + thick * ripple(a) * math.sin(a), z + 0.6 * thick * math.sin(a)) for a in np.linspace(0, math.tau, 41)])
    place(grid(rows, water))
    drops = [ball_mesh(1, water, (1, 1, 1 + 0.3 * k), 3) for k in range(3)]
    for _ in range(90):
        far, angle = abs(rng.gauss(0, 0.05)), rng.uniform(0, math.tau)
        at = move(far * math.cos(angle), -0.253 + far * math.sin(angle), rng.uniform(0.001, 0.06) * math.exp(-far / 0.05) + 0.002)
        place(rng.choice(drops), roof.matrix_scaled(at, min(0.004, rng.lognormvariate(-6.3, 0.5))))


def build():
    foot(house.Palette())
    dakgoten.sky()
