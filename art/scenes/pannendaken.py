"""A look under the tiles, below the ridge: four tiles pushed up under the course above them, two taken out and laid aside."""

import math
import random

import bpy
import light
import materials
import near
import numpy as np
import ridge
import roof
from geometry import grid, move, place, sheet, turn
from shader import Material, colour

POST = dict(exposure=0.1, saturation=0.97, keep=0.15, sharpen=0.4)
COLUMNS, ROWS = 44, 10
# The column and row of the tiles that are taken out, of those that they lie on, and how far those above all these are pushed up.
OUT, UNDER = ((16, 7), (17, 7)), ((18, 7), (19, 7))
PUSHED = {(16, 8): 0.255, (17, 8): 0.243, (18, 8): 0.25, (19, 8): 0.237}
# Where the layers under the tiles begin: a counter batten shows in the opening.
START = 2.46, roof.GAUGE
# How many columns and rows the layers are wide and high, the x of a counter batten in them, and the height of the lower edge of
# the upper sheet of foil.
SHEET, TENGEL, LAP = (13, 8), 1.08, 1.75


def head(column, row):
    """Where the head of a tile lies."""
    return move(column * roof.WIDTH, row * roof.GAUGE + roof.LENGTH - 0.05, 0.02) @ turn(-roof.TILT)


def moved_tiles(frame, clay):
    """The tiles that are not where they were laid. All have the same shape, so that they nest."""
    tile, rng = roof.pantile(clay, 2, 44, 16), random.Random(3)
    for (column, row), up in PUSHED.items():
        # Without its nib behind a batten it lies a little lower than before.
        place(tile, frame @ head(column, row) @ move(rng.gauss(0, 0.001), up, -0.004) @ turn(0, 0, rng.gauss(0, 0.006)), 'pushed')
    for where in UNDER:
        place(tile, frame @ head(*where), 'tile')
    # Its trough lies on the roll of the tile below, its right edge on the next roll; its nib hangs behind their heads.
    loose = frame @ head(*UNDER[0]) @ move(0.135, 0.016, 0.083) @ turn(z=0.05) @ turn(0.01, 0.195)
    place(tile, loose, 'loose')
    place(tile, loose @ move(0.0017, 0.012, 0.0186), 'loose')


def foil_material():
    """Grey-green foil: embossed, creased where it was folded, with some dust."""
    m = Material()
    world = m.world_position()
    dust, embossed, folds = m.noise(world, 5, 6, 0.65), m.noise(world, 230, 3, 0.6), m.noise(world, 3.4, 3, 0.5, 0.8)
    crease = m.ramp(m.math('ABSOLUTE', m.math('SUBTRACT', folds, 0.5)), (0.0, 1.0), (0.018, 0.25), (0.06, 0.0))
    m.base = colour('#38453d')
    m.layer(0.7, m.ramp(dust, (0.34, 0.72), (0.64, 1.15)))
    m.layer(0.6, m.ramp(embossed, (0.36, 0.72), (0.62, 1.2)))
    m.layer(0.3, m.ramp(crease, (0.0, 1.0), (1.0, 1.6)))
    m.bump(m.noise(world, 17, 4, 0.6), 0.5, 0.012).bump(crease, 0.8, 0.005).bump(embossed, 0.5, 0.0012)
    return m.set_inputs(Roughness=m.map_range(dust, 0.42, 0.62), Specular=0.4).finish()


def foil(frame):
    """Two sheets of grey-green foil on the rafters, the upper one over the lower one, both a little slack between them."""
    skin = foil_material()
    slack = lambda x: -0.013 * math.sin(math.pi * ((x - TENGEL) % 0.6) / 0.6) ** 2
    crease = lambda x, y: 0.0036 * math.sin(9 * x + 13 * y + 3 * math.sin(4 * x)) + 0.0024 * math.sin(31 * x - 17 * y + 2 * math.sin(8 * y))
    for low, high, lift in ((-0.3, LAP + 0.15, 0), (LAP, SHEET[1] * roof.GAUGE + 0.05, 0.003)):
        rows = [
            # Under the counter battens it lies flat.
            [(x, y, -0.0565 + lift + slack(x) * (1 + crease(x, y) / 0.01)) for x in np.linspace(0, SHEET[0] * roof.WIDTH, 460)]
            for y in np.linspace(low, high, 260)
        ]
        sheet(rows, skin, 0.0008, frame)
    # The line printed along its edge.
    ink = materials.paint('#a9b5a8', 0.6, 0.3)
    for k in range(44):
        xs = 0.06 * k, 0.06 * k + 0.035
        place(grid([[(x, y, -0.0525 + slack(x) * (1 + crease(x, y) / 0.01)) for x in np.linspace(*xs, 12)] for y in (LAP + 0.05, LAP + 0.054)], ink), frame)


def battens(frame):
    """Counter battens on the foil and battens across them, nailed at each crossing."""
    wood, rng = materials.wood('#9a7752', (1.0, 40, 40), 0.75), random.Random(5)
    roof.underlay(frame @ move(TENGEL - 1.51), SHEET[0] + 4, SHEET[1], None, wood)
    nail = near.head(0.0046, 0.0016, materials.metal('#8d8f8f', (0.3, 0.45)))
    for row in range(SHEET[1] + 1):
        for k in range(-1, 3):
            for side in (-0.009, 0.009):
                at = (TENGEL + 0.6 * k + side + rng.gauss(0, 0.002), row * roof.GAUGE + side + rng.gauss(0, 0.003), -0.0014)
                place(nail, frame @ move(*at))


def tile_hook(tile, steel):
    """A stainless strip that is screwed on the batten beside a `tile`, the frame of its head, and grips the left edge of that."""
    over = [(x, float(roof.PROFILE(x)) + 0.0024) for x in (-0.0105, -0.006, -0.001, 0.004)]
    strip = [(-0.068, -0.0215), (-0.03, -0.0215), (-0.0262, -0.0205), (-0.0245, -0.017), (-0.0238, 0.012), (-0.0225, 0.018)]
    strip += [(-0.0165, 0.0275), (-0.0145, 0.0293), *over, (0.008, float(roof.PROFILE(0.008)) + 0.0042)]
    sheet([[(x, y, z) for y in (-0.034, -0.025, -0.016)] for x, z in strip], steel, 0.0014, tile)
    place(near.head(0.0044, 0.0018, steel), tile @ move(-0.055, -0.025, -0.0198))


def fixings(frame, gone):
    """The screws in the heads of the tiles that one sees, and the hooks on those beside the opening where tiles are `gone`."""
    steel = materials.metal('#c9cdd0', (0.2, 0.34), 0.75, 0.95)
    screw, back_to = near.head(0.0048, 0.002, steel), frame.inverted()
    bpy.context.view_layer.update()
    for tile in [part for part in bpy.context.scene.objects if part.name.startswith('tile')]:
        at = back_to @ tile.matrix_world.translation
        column, row = round(at.x / roof.WIDTH), round((at.y - roof.LENGTH + 0.05) / roof.GAUGE)
        if (column - 1, row) in gone:
            tile_hook(tile.matrix_world, steel)
        if (column, row + 1) in gone:
            place(screw, tile.matrix_world @ move(0.086, -0.027, float(roof.PROFILE(0.086)) + 0.0008))


def tiled_roof():
    """Build the roof and the camera of both pictures. Returns the frame of the roof."""
    clay = near.damp(roof.RED, 0.9, 0.05, 0, 0.45)
    gone = {*OUT, *UNDER, *PUSHED}
    frame, _ = ridge.ridged_roof(clay, COLUMNS, ROWS, gone=gone)
    moved_tiles(frame, clay)
    roof.deck(frame @ move(0, 0, -0.06), COLUMNS, ROWS, materials.plain('#1c1a18', 0.9))
    under = frame @ move(*START)
    foil(under)
    battens(under)
    fixings(frame, OUT)
    # The hook of a tile that is taken out.
    tile_hook(frame @ head(*OUT[1]), materials.metal('#c9cdd0', (0.2, 0.34), 0.75, 0.95))
    at = lambda x, y, z: frame @ roof.point(x, y, z)
    light.camera(at(2.6, 1.25, 1.15), at(3.35, 2.67, 0.1), 40, 9, at(3.6, 2.5, 0.0))
    return frame


def build():
    tiled_roof()
    light.sky(16, 235, 0.145, 2.2, 0.1)
