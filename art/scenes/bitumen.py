"""Laying a flat roof, seen from near: a roll at the end of a half-laid strip, the weld of that strip, a burner at rest, and behind
them its gas bottle, an extinguisher, a vent pipe and houses."""

import math

import bmesh
import flat
import house
import light
import materials
import numpy as np
import roof
import torch
from extinguisher import extinguisher
from flat import outline
from geometry import box, brickwork, eased, from_bmesh, move, place, rod, sheet, tube_mesh, upright
from mathutils import Vector
from shader import Material, colour

POST = dict(exposure=0.75, saturation=1.03, split=0.08)
WIDE, WALL = 1.0, 5.7
# Where the half-laid strip ends, the radius of its roll, how thick a turn is, and how many there are.
END, ROLL, TURN, TURNS = 2.0, 0.125, 0.0075, 11
# How wide a strip lies over the next one, the height of the lower layer, and the houses: left, y, eaves, columns, rows, seed.
LAP, LOW = 0.10, -0.005
BEHIND = ((5.0, 10.5, 0.1, 44, 8, 3), (-4.5, 15, 0.1, 40, 9, 5), (-3, 24, -0.6, 260, 8, 6))


def vent(metal, skin, tar, at, floor):
    """A vent pipe with its cap, made tight with felt: a square patch welded on the roof, whose height is `floor` there, and a
    sleeve around the pipe, held by a clamp."""
    at, foot, up = Vector((*at, 0)), floor + 0.006, Vector((0, 0, 1))
    upright(tube_mesh(0.06, 0.06, 0.42, 0.006, metal), at)
    upright(tube_mesh(0.095, 0.095, 0.07, 0.006, metal), at + 0.40 * up)

    def cap(work):
        bmesh.ops.create_cone(work, segments=40, radius1=0.10, radius2=0.02, depth=0.05, cap_ends=True)

    place(from_bmesh(cap, metal), move(at.x, at.y, 0.495))
    edge = outline((0.21, 0.21), 0.035, 0.06, 90)
    # From the edge of the patch to the pipe, up the sleeve in a narrow bend, and on to the pipe over its upper edge.
    rows = [[at + spot * t + up * (foot - 0.002 * (t == 1)) for spot, _ in edge] for t in (1, 0.96, 0.75, 0.55)]
    bend = [(0.085 - 0.017 * math.sin(a), 0.017 * (1 - math.cos(a))) for a in np.linspace(0, math.pi / 2, 8)]
    sleeve = [(0.094, 0), *bend, (0.068, 0.08), (0.067, 0.15), (0.0655, 0.153), (0.06, 0.153)]
    rows += [[at + spot.normalized() * r + up * (foot + high) for spot, _ in edge] for r, high in sleeve]
    sheet(rows, skin, 0.0045)
    welded(edge, at + up * floor, tar, 3, much=2.2, wide_of=(0.014, 0.03))
    ring = [spot.normalized() for spot, _ in edge]
    welded([(spot * 0.088, spot) for spot in ring], at + up * (foot + 0.0004), tar, 5, much=1.2, wide_of=(0.006, 0.016))
    upright(tube_mesh(0.0705, 0.0705, 0.014, 0.003, metal), at + up * (foot + 0.125))
    box((0.03, 0.016, 0.016), at + Vector((-0.03, -0.07, foot + 0.132)), metal, 0.003, (0, 0, -0.4))


def welded(edge, at, tar, seed, **weld):
    """The bitumen that a weld pressed out all along an `edge` around the point `at`."""
    flat.bead([(at + spot, out, Vector((0, 0, 1))) for spot, out in edge], tar, seed, **weld)


def strip(left, near, far, top, skin, cut, bare, seed):
    """A strip of felt of the height `top`(x, y), for a view from near; on its right, the next one is to lie on a `bare` selvedge."""
    across, rows = [0, 0.0005, 0.003, *np.linspace(0.02, 0.2, 24), *np.linspace(0.22, 0.98, 20), 0.997, 0.9995, 1], []
    for y in np.linspace(near, far, int((far - near) * 110)):
        xs = [left + u * WIDE + flat.wobble(y, seed + (u > 0.5), 0.002) for u in across]
        rows.append([(x, y, top(x, y)) for x in xs])
    flat.felt(rows, skin, cut)
    first = next(i for i, u in enumerate(across) if u > WIDE - LAP)
    sheet([[(x, y, z + 0.0006) for x, y, z in row[first:]] for row in rows], bare, 0.0006)


def weld(x, near, far, height, side, tar, seed, step=0.0008, **size):
    """The bead along an edge of a strip that faces `side` (-1 or 1), on what lies below it at a `height`(x, y)."""
    points = []
    for y in np.arange(near, far, step)[::side]:
        at = x + flat.wobble(y, seed, 0.002)
        points.append((Vector((at, y, height(at, y))), Vector((side, 0, 0)), Vector((0, 0, 1))))
    flat.bead(points, tar, seed, **size)


def half_laid(skin, under, bare):
    """Two strips on the lower layer: one laid, and on its selvedge one half laid, with its roll."""
    tar, black = materials.plain('#151516', 0.13, specular=0.9), materials.plain('#0a0909', 0.36, specular=0.35)
    cut = materials.plain('#17181a', 0.75, 0.0, 0.2)
    for k in range(15):
        left = 0.45 - WIDE + k * (WIDE - LAP)
        low = lambda x, y: LOW + 0.003 * eased((x - left - 0.88) / 0.05) + 0.0008 * math.sin(1.9 * y + 2.3 * x + k)
        rows = [[(left + u, y, low(left + u, y)) for u in (*np.linspace(0, 0.99, 30), 1)] for y in np.linspace(0, WALL, 160)]
        sheet(rows, under, 0.003)
        weld(left + WIDE, 0.4 if k else END, WALL, lambda x, y: LOW, 1, black, 40 + k, 0.004, much=1.3)
    waves = lambda x, y: 0.0011 * math.sin(2.2 * y + 3 * x) + 0.0006 * math.sin(7 * y + 5 * x)
    first = lambda x, y: LOW + flat.THICK + waves(x, y)
    strip(LAP - WIDE, 0.3, WALL, first, skin, cut, bare, 7)
    weld(LAP, END, WALL, lambda x, y: LOW, 1, tar, 8, 0.003, much=1.3)
    second = lambda x, y: first(x, y) + (flat.THICK + 0.0004) * (1 - eased((x - LAP) / 0.1))
    strip(0, 0.3, END + 0.01, second, skin, cut, bare, 11)
    weld(0, 0.3, END - 0.015, first, -1, tar, 11, much=2.1, wide_of=(0.009, 0.027))
    roll(skin, cut)


def spiral(y, high, radius, material, thickness, cut):
    """The turns of a roll at the height `high`(x): a sheet wound outwards from its core, ending on the ground. Its edges are `cut`."""
    rows, across = [], [0, 0.0003, 0.003, *np.linspace(0.05, WIDE - 0.05, 12), WIDE - 0.003, WIDE - 0.0003, WIDE]
    for k in range(TURNS * 48 + 1):
        angle, r = math.tau * k / 48 - math.pi / 2, radius - (TURNS - k / 48) * TURN
        shift = 0.0012 * math.sin(k / 29) + 0.0006 * math.sin(k / 11)
        rows.append([(shift + x, y - r * math.cos(angle), high(x) + r * math.sin(angle)) for x in across])
    turns = sheet(rows, material, thickness)
    turns.data.materials.append(cut)
    turns.modifiers['solid'].material_offset_rim = 1


def roll(skin, cut):
    """The roll at the end of a half-laid strip, wound on cardboard; its outer side has a film, that the burner melts away."""
    m = Material()
    creases, large = m.noise(m.world_position(), 60, 4, 0.6, 0.8), m.noise(m.world_position(), 7, 5, 0.6)
    m.base = colour('#17181b')
    m.layer(0.8, m.ramp(large, (0.35, 0.6), (0.65, 1.4)))
    m.bump(creases, 0.3, 0.003).bump(large, 0.3, 0.012)
    film = m.set_inputs(Roughness=m.map_range(large, 0.2, 0.42)).finish()
    # It lies with its left end on the lap, and so tilts.
    high = lambda x: 0.0045 + ROLL - TURN + 0.001 - 0.005 * x
    spiral(END, high, ROLL + 0.0012, film, 0.0012, cut)
    spiral(END, high, ROLL, skin, 0.0058, cut)
    card = tube_mesh(0.041, 0.041, WIDE + 0.006, 0.004, materials.paint('#8a6743', 0.9, 0.3), bevel=0.001)
    place(card, move(-0.003, END, high(0.5)))


def parapet(palette, skin):
    """The edge of the roof: felt turned up against it, under a zinc cap."""
    box((24, 0.3, 0.3), (4, WALL + 0.15, 0.14), skin, 0.01)
    box((24, 0.13, 0.13), (4, WALL, 0), skin, 0, (math.pi / 4, 0, 0))
    for k in range(12):
        box((1.996, 0.38, 0.03), (-7 + k * 2, WALL + 0.15, 0.305), palette.zinc, 0.006)


def neighbours(palette, houses):
    """Tiled houses behind the parapet, and the land below the horizon."""
    red = roof.pantiles(materials.clay(roof.RED, 0.8, 0.05), 3)
    for left, y, eaves, columns, rows, seed in houses:
        frame = roof.plane(48, (left, y, eaves))
        roof.lay(frame, columns, rows, lambda column, row: red, seed)
        roof.deck(frame, columns, rows, palette.dark)
        top, width = frame @ roof.point(0, rows * roof.GAUGE + 0.06, 0), columns * roof.WIDTH
        roof.ridge((left - 0.05, top.y, top.z + 0.02), width, red[0].materials[0], palette.bedding, 48)
        house.verge(frame, palette, rows * roof.GAUGE + 0.06, 48)
        brickwork((left + width / 2, top.y, eaves - 3), (width, 2 * (top.y - y) - 0.1, 3), palette.brick, palette.mortar, seed)
        house.chimney(frame, palette, 2.6, rows * roof.GAUGE - 0.2, top.z + 0.75, 48)
    box((5000, 5000, 0.1), (0, 0, -9), materials.paint('#5a5f55', 0.95), 0)


def build():
    flat_roof()
    light.sky(11, 267, 0.125, 0.7, 0.3)


def flat_roof():
    """Build the roof, half laid, the houses behind, and the camera of its pictures."""
    palette, skin = house.Palette(), materials.bitumen('#3d434a')
    bare, under = materials.paint('#1c1d1f', 0.55, 0.5, 0.4), materials.paint('#2a2b2d', 0.62, 0.6, 0.5)
    half_laid(materials.bitumen('#5b6064'), under, bare)
    parapet(palette, skin)
    torch.at_rest()
    extinguisher((2.625, 3.85, 0))
    vent(palette.zinc, materials.bitumen('#2a2e33'), materials.plain('#0c0c0d', 0.7, specular=0.2), (2.5, 4.4), -0.003)
    neighbours(palette, BEHIND)
    light.camera((-0.75, 0.58, 0.54), (0.09, 1.82, 0.28), 32, 5.6, (0.0, 1.85, 0.1))
