"""The ridge of a roof: half-round ridge tiles, each held by a clip over its edge, and the strip that closes the gap under them."""

import math

import materials
import numpy as np
import roof
from geometry import bevelled, eased, from_faces, move, place, sheet, turn

PITCH, STEP, RADIUS, WALL = 42, 0.385, 0.128, 0.015
REST = 0.091


def ridge_tile(material, collar=0.0):
    """A tapering ridge tile along x. Both lower edges lie in planes parallel to the roofs, `REST` above their frames: on top
    of the rolls of the tiles, that they do not cut. `collar` is how much thicker its wide end is, over the lap."""
    slope, sides, rings = math.radians(PITCH), 40, 24 if collar else 8
    rows = []
    for inner in (0, 1):
        for t in np.linspace(0, 1, rings):
            outer, axis = RADIUS + (0.116 - RADIUS) * t, -0.013 - 0.44 * t * math.sin(0.022)
            low = math.pi / 2 - slope - math.acos((REST - axis * math.cos(slope)) / outer)
            r = outer - inner * WALL + (1 - inner) * collar * eased((0.068 - 0.44 * t) / 0.03)
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


def ridge_clip(tile, metal, collar=0.0):
    """A strip of metal, fixed to the ridge board under the lap, that comes out there and hooks over the front edge of the
    covering tile. `tile` is the frame of that tile: its front edge is at x = 0."""
    arc = np.linspace(-0.105, 0.105, 9)
    under = -WALL - 0.0022
    strip = [(0.05, under), (0.002, under), (-0.0025, under + 0.0006), (-0.0035, under + 0.003), (-0.0035, -0.003)]
    over = [(-0.0028, 0.001), (-0.0005, 0.0024), (0.004, 0.0022), (0.034, 0.0018), (0.038, 0.0035)]
    strip += [(x, h + collar) for x, h in over]
    rows = [[(x, (RADIUS + h) * math.sin(a), (RADIUS + h) * math.cos(a)) for a in arc] for x, h in strip]
    sheet(rows, metal, 0.0014, tile)


def closing_strip(frame, columns, rows_below, code):
    """The strip that closes the gap under the ridge tiles: level at the ridge, its lower edge dressed into the troughs."""
    end = rows_below * roof.GAUGE
    rows = []
    for x in np.linspace(0, columns * roof.WIDTH, int(columns * 208)):
        row, past = [], (x - 0.041) % roof.WIDTH
        for y in np.linspace(end - 0.092, end + 0.04, 22):
            up = min(1, max(0, (y - end + 0.086) / 0.062))
            low = min(y, end - 0.06)
            tile, level = roof.surface(x, low) + 0.0075, 0.08
            if past < 0.016:
                # Over the edge of a tile it slopes down to the next one.
                tile = max(tile, roof.surface(x - past - 0.0005, low) + 0.0075 - 1.6 * past)
            high = tile + max(0, level - tile) * up * up * (3 - 2 * up)
            pleat = 0.0003 * math.sin(math.tau * x / 0.0095) * min(1, up * 4)
            row.append((x, y, high + pleat + 0.0012 * math.sin(23 * x) * up))
        rows.append(row)
    sheet(rows, materials.paint(code, 0.7, 0.3, 0.2), 0.0016, frame)


def ridged_roof(clay, columns, rows, strip='#3a2019', gone=()):
    """Build a roof up to its ridge; `strip` is the colour of the strip under that. If tiles are `gone`, there is no deck below
    them. Returns its frame and the top of its deck at the left end."""
    frame = roof.plane(PITCH)
    tiles = roof.pantiles(clay, fine=True)
    roof.lay(frame, columns, rows, lambda *where: None if where in gone else tiles)
    if not gone:
        roof.deck(frame, columns, rows, materials.plain('#1c1a18', 0.9))
    top = frame @ roof.point(0, rows * roof.GAUGE + 0.06, 0)
    metal = materials.metal('#a3a8ab', (0.3, 0.45))
    shells = [ridge_tile(clay) for _ in range(2)]
    for k in range(int(columns * roof.WIDTH / STEP)):
        # The wide end covers the narrow one of the tile before it.
        tile = move(k * STEP, top.y, top.z + 0.115 - RADIUS) @ turn(0, 0.022, 0.006 * math.sin(5 * k))
        place(shells[k % 2], tile, 'tile')
        ridge_clip(tile, metal)
    closing_strip(frame, columns, rows, strip)
    return frame, top
