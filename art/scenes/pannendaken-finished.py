"""The new roof at dusk, after rain: wet red pantiles up to ridge tiles on their clips, and verge tiles down both sides of the gable.
Beyond it, across the street, lamps are on in old houses with gables."""

import importlib
import math

import bmesh
import house
import light
import materials
import near
import numpy as np
import ridge
import roof
import skyline
import street
import weather
from geometry import bevelled, box, box_mesh, move, moved, place, turn
from mathutils import Vector

chimney, gutter, garden = (importlib.import_module(f'scenes.{name}-finished') for name in ('schoorsteenwerk', 'dakgoten', 'dakonderhoud'))
city = importlib.import_module('scenes.over-ons-city-stage')
POST = dict(exposure=0.75, saturation=1.0, keep=0.15, split=0, bloom=0.08, vignette=0.1)
COLUMNS, ROWS = 66, 10
# The lip of a verge tile: how far down it hangs, how thick it is, and the x of its outer face at the gable.
DOWN, LIP, OUTER = 0.1, 0.014, -0.026
# From the top of the gable: the camera. Which way it looks, from y to x, and its height above the street.
EYE, AHEAD, HIGH = Vector((-1.35, 2.05, 0.5)), math.radians(131), 12.2


def verge_tile(clay, seed, right):
    """A pantile with a lip that hangs down along the gable at its right or left. The lip leaves the lap free: there the lip of the
    next tile begins."""
    long, high = roof.GAUGE - 0.004, float(roof.PROFILE(roof.ACROSS[-1 if right else 0])) + 0.002
    x = roof.ACROSS[-1] - LIP / 2 + 0.004 if right else roof.ACROSS[0] + LIP / 2 - 0.004
    lip = box_mesh((LIP, long, DOWN + high), clay, 0.0035)
    lip.transform(move(x, long / 2 - roof.LENGTH, (high - DOWN) / 2))
    work, mesh = bmesh.new(), roof.pantile(clay, seed, 44, 16)
    for part in (mesh, lip):
        work.from_mesh(part)
    work.to_mesh(mesh)
    work.free()
    return mesh


def end_piece(top, clay):
    """What closes the first ridge tile: a disc of clay within it, with a wing down each side, from which the lips go on."""
    axis, inner = 0.115 - ridge.RADIUS - 0.013, ridge.RADIUS - ridge.WALL - 0.004
    half = [(0.045, -0.175), (0.12, -0.108)]
    arc = [(inner * math.cos(a), axis + inner * math.sin(a)) for a in np.linspace(0.1, math.pi - 0.1, 33)]
    piece = street.prism([*half, *arc, *[(-y, z) for y, z in half[::-1]]], OUTER + 0.004, 0.016 - OUTER, clay)
    piece.data, piece.matrix_world = bevelled(piece.data, 0.003), move(0, top.y, top.z) @ turn(z=-math.pi / 2)


def build():
    clay = near.damp(roof.RED, 0.35, 0.0, 0.4, 0.0)
    frame, top = ridge.ridged_roof(clay, COLUMNS, ROWS, gone={(0, row) for row in range(ROWS)})
    back = move((COLUMNS - 1) * roof.WIDTH + roof.ACROSS[-1] + 0.004 + OUTER, 2 * top.y) @ turn(z=math.pi) @ frame
    tiles, (left, right) = roof.pantiles(clay, fine=True), ([verge_tile(clay, k, side) for k in range(3)] for side in (False, True))
    roof.lay(frame, 1, ROWS, lambda column, row: left)
    roof.lay(back, COLUMNS, ROWS, lambda column, row: right if column == COLUMNS - 1 else tiles)
    for side in (frame, back):
        roof.deck(side, COLUMNS - 1, ROWS, materials.plain('#1c1a18', 0.9))
    ridge.closing_strip(back, COLUMNS + 0.18, ROWS, '#3a2019')
    end_piece(top, clay)
    palette = house.Palette()
    palette.flush, palette.flush_mortar = garden.old_brick(), materials.stone('#857b6e', 40, 0.3)
    house.gable(palette, 0.0, top.y, top.z, -1.2)
    eye = top + EYE - Vector((top.x, 0, 0))
    ground = eye.z - HIGH
    with moved(move(28, top.y - 31, ground + 11.0) @ turn(z=math.pi)):
        look = street.Look(6)
        look.chances, look.room, look.glow = (0.5, 0.35, 0.15), street.lamplight(3.2), street.lit_cloth(1.1)
        city.houses(look)
    box((400, 400, 0.1), (0, 0, ground), gutter.wet_street(), 0)
    skyline.trees([(x, top.y - 24, ground, 0.45) for x in (8.2, 14.5, 20.8)])
    chimney.distance(eye, AHEAD - math.radians(12), ground)
    weather.afterglow((0.92, -0.39), 0.28)
    # A lamp of the street behind the camera, and the glow higher up in the west, which rakes the tiles.
    light.lamp((-3.5, top.y + 4.5, top.z + 0.8), 400, (1.0, 0.92, 0.84), 0.6)
    light.lamp((14.5, top.y + 1.0, top.z + 2.2), 2400, (1, 0.55, 0.26), 1.6).visible_camera = False
    ahead = Vector((math.sin(AHEAD), math.cos(AHEAD), -0.135))
    light.camera(eye, eye + 4 * ahead, 30, level=True)
