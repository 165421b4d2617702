"""A roof opened below its ridge: battens and counter battens on the foil, and hooks that hold the tiles beside the opening.
The half-round ridge tiles, each held by a clip over its edge, are on other roofs too."""

import math
import random

import bpy

import light
import materials
import near
import numpy as np
import roof
from geometry import bevelled, from_faces, grid, move, place, sheet, turn
from shader import Material, colour

SIZE = (880, 1100)
POST = dict(exposure=0.1, saturation=0.97, keep=0.15, sharpen=0.45)
PITCH, COLUMNS, ROWS, STEP, RADIUS, WALL = 42, 13, 8, 0.385, 0.128, 0.015
REST = 0.091
# The column and row of the tiles that are taken off.
GONE = {*((column, 4) for column in (4, 5)), *((column, 5) for column in (4, 5, 6)), *((column, 6) for column in (4, 5, 6, 7))}
# The x of the counter battens, 60 cm apart, and the height of the lower edge of the upper sheet of foil.
TENGEL, LAP = 1.08, 1.75


def ridge_tile(material):
    """A tapering ridge tile along x. Both lower edges lie in planes parallel to the roofs, `REST` above their frames: on top
    of the rolls of the tiles, that they do not cut."""
    slope, sides, rings = math.radians(PITCH), 40, 8
    rows = []
    for inner in (0, 1):
        for t in np.linspace(0, 1, rings):
            outer, axis = RADIUS + (0.116 - RADIUS) * t, -0.013 - 0.44 * t * math.sin(0.022)
            low = math.pi / 2 - slope - math.acos((REST - axis * math.cos(slope)) / outer)
            r = outer - inner * WALL
            rows.append([(0.44 * t, r * math.cos(a), r * math.sin(a)) for a in np.linspace(low, math.pi - low, sides + 1)])
    at = lambda j, i, inner: (inner * rings + j) * (sides + 1) + i
    faces = []
    for i in range(sides):
        for j in range(rings - 1):
            faces.append((at(j, i, 0), at(j, i + 1, 0), at(j + 1, i + 1, 0), at(j + 1, i, 0)))
            faces.append((at(j, i, 1), at(j + 1, i, 1), at(j + 1, i + 1, 1), at(j, i + 1, 1)))
        faces.append((at(0, i, 0), at(0, i, 1), at(0, i + 1, 1), at(0, i + 1, 0)))
        end = rings - 1
        faces.append((at(end, i, 0), at(end, i + 1, 0), at(end, i + 1, 1), at(end, i, 1)))
    for j in range(rings - 1):
        faces.append((at(j, 0, 0), at(j + 1, 0, 0), at(j + 1, 0, 1), at(j, 0, 1)))
        faces.append((at(j, sides, 0), at(j, sides, 1), at(j + 1, sides, 1), at(j + 1, sides, 0)))
    return bevelled(from_faces([p for row in rows for p in row], faces, material), 0.004, angle=45)


def ridge_clip(tile, metal):
    """A strip of metal, fixed to the ridge board under the lap, that comes out there and hooks over the front edge of the
    covering tile. `tile` is the frame of that tile: its front edge is at x = 0."""
    arc = np.linspace(-0.105, 0.105, 9)
    under = -WALL - 0.0022
    strip = [(0.05, under), (0.002, under), (-0.0025, under + 0.0006), (-0.0035, under + 0.003), (-0.0035, -0.003)]
    strip += [(-0.0028, 0.001), (-0.0005, 0.0024), (0.004, 0.0022), (0.034, 0.0018), (0.038, 0.0035)]
    rows = [[(x, (RADIUS + h) * math.sin(a), (RADIUS + h) * math.cos(a)) for a in arc] for x, h in strip]
    sheet(rows, metal, 0.0014, tile)


def closing_strip(frame, columns, rows_below, code):
    """The strip that closes the gap under the ridge tiles: level at the ridge, its lower edge dressed into the troughs."""
    end = rows_below * roof.GAUGE
    rows = []
    for x in np.linspace(0, columns * roof.WIDTH, columns * 208):
        row = []
        for y in np.linspace(end - 0.092, end + 0.04, 22):
            up = min(1, max(0, (y - end + 0.086) / 0.062))
            tile, level = roof.surface(x, min(y, end - 0.06)) + 0.0075, 0.08
            high = tile + max(0, level - tile) * up * up * (3 - 2 * up)
            pleat = 0.0003 * math.sin(math.tau * x / 0.0095) * min(1, up * 4)
            row.append((x, y, high + pleat + 0.0012 * math.sin(23 * x) * up))
        rows.append(row)
    sheet(rows, materials.paint(code, 0.7, 0.3, 0.2), 0.0016, frame)


def ridged_roof(clay, columns, rows, wet=0.0, strip='#3a2019', gone=()):
    """Build a roof up to its ridge; `strip` is the colour of the strip under that. If tiles are `gone`, there is no deck below
    them. Returns its frame and the top of its deck at the left end."""
    frame = roof.plane(PITCH)
    tiles = roof.pantiles(clay, fine=True)
    roof.lay(frame, columns, rows, lambda *where: None if where in gone else tiles)
    if not gone:
        roof.deck(frame, columns, rows, materials.plain('#1c1a18', 0.9))
    top = frame @ roof.point(0, rows * roof.GAUGE + 0.06, 0)
    metal = materials.metal('#a3a8ab', (0.16, 0.3) if wet else (0.3, 0.45))
    shells = [ridge_tile(clay) for _ in range(2)]
    for k in range(int(columns * roof.WIDTH / STEP)):
        # The wide end covers the narrow one of the tile before it.
        tile = move(k * STEP, top.y, top.z + 0.115 - RADIUS) @ turn(0, 0.022, 0.006 * math.sin(5 * k))
        place(shells[k % 2], tile, 'tile')
        ridge_clip(tile, metal)
    closing_strip(frame, columns, rows, strip)
    return frame, top


def foil_material(wet):
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
    return m.set_inputs(Roughness=m.map_range(dust, 0.2, 0.36) if wet else m.map_range(dust, 0.42, 0.62), Specular=0.4).finish()


def foil(frame, wet):
    """Two sheets of grey-green foil on the rafters, the upper one over the lower one, both a little slack between them."""
    skin = foil_material(wet)
    slack = lambda x: -0.013 * math.sin(math.pi * ((x - TENGEL) % 0.6) / 0.6) ** 2
    crease = lambda x, y: 0.0036 * math.sin(9 * x + 13 * y + 3 * math.sin(4 * x)) + 0.0024 * math.sin(31 * x - 17 * y + 2 * math.sin(8 * y))
    for low, high, lift in ((-0.3, LAP + 0.15, 0), (LAP, ROWS * roof.GAUGE + 0.05, 0.003)):
        rows = [
            # Under the counter battens it lies flat.
            [(x, y, -0.0565 + lift + slack(x) * (1 + crease(x, y) / 0.01)) for x in np.linspace(0, COLUMNS * roof.WIDTH, 460)]
            for y in np.linspace(low, high, 260)
        ]
        sheet(rows, skin, 0.0008, frame)
    # The line printed along its edge.
    ink = materials.paint('#a9b5a8', 0.6, 0.3)
    for k in range(44):
        xs = 0.06 * k, 0.06 * k + 0.035
        place(grid([[(x, y, -0.0525 + slack(x) * (1 + crease(x, y) / 0.01)) for x in np.linspace(*xs, 12)] for y in (LAP + 0.05, LAP + 0.054)], ink), frame)


def battens(frame, wet):
    """Counter battens on the foil and battens across them, nailed at each crossing."""
    wood, rng = materials.wood('#685a4a' if wet else '#9a7752', (1.0, 40, 40), 0.35 if wet else 0.75), random.Random(5)
    roof.underlay(frame @ move(TENGEL - 1.51), COLUMNS + 4, ROWS, None, wood)
    nail = near.head(0.0046, 0.0016, materials.metal('#8d8f8f', (0.3, 0.45)))
    for row in range(ROWS + 1):
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


def fixings(frame, wet, gone=GONE):
    """The screws in the heads of the tiles that one sees, and the hooks on those beside the opening where tiles are `gone`."""
    steel = materials.metal('#c9cdd0', (0.14, 0.26) if wet else (0.2, 0.34), 0.75, 0.95)
    screw, back_to = near.head(0.0048, 0.002, steel), frame.inverted()
    bpy.context.view_layer.update()
    for tile in [part for part in bpy.context.scene.objects if part.name.startswith('tile')]:
        at = back_to @ tile.matrix_world.translation
        column, row = round(at.x / roof.WIDTH), round((at.y - roof.LENGTH + 0.05) / roof.GAUGE)
        if (column - 1, row) in gone:
            tile_hook(tile.matrix_world, steel)
        if (column, row + 1) in gone:
            place(screw, tile.matrix_world @ move(0.086, -0.027, float(roof.PROFILE(0.086)) + 0.0008))


def opened_roof(wet=0.0):
    """Build the roof, opened, and the camera of both pictures. Returns the frame of the roof."""
    frame, _ = ridged_roof(near.damp(roof.RED, 0.9, 0.05, wet, 0.45), COLUMNS, ROWS, wet, gone=GONE)
    foil(frame, wet)
    battens(frame, wet)
    fixings(frame, wet)
    at = lambda x, y, z: frame @ roof.point(x, y, z)
    light.camera(at(0.87, 0.76, 1.1), at(1.21, 1.87, 0.0), 57, 16, at(1.2, 1.9, 0))
    return frame


def build():
    opened_roof()
    light.sky(22, 238, 0.13, 1.2, 0.3)
