"""Laying a flat roof: felt with welded seams, a roll half laid, a burner at rest and an extinguisher. Houses behind."""

import math

import bmesh
import house
import light
import materials
import numpy as np
import roof
from extinguisher import extinguisher
from geometry import ball_mesh, box, brickwork, eased, from_bmesh, grid, move, place, rod, sheet, tube_mesh, turn, upright
from mathutils import Vector
from scipy.interpolate import CubicSpline

POST = dict(exposure=0.35, saturation=1.0, split=0.03)
WIDE, STEP, NEAR, FAR, WALL, SELVEDGE = 1.0, 0.91, -2.0, 9.0, 5.7, 0.085
LAID, ROLL, TURN = 2.1, 0.125, 0.009


def felt(left, seed, material, tar, near=NEAR, selvedge=None):
    """One strip of felt along y, overlapping its neighbour, with a bead of molten bitumen along its edge. The `selvedge`, on
    which the next strip is welded, has no slate."""
    rng = np.random.RandomState(seed)
    phase = rng.rand(6) * 6
    edge = lambda y: 0.004 * math.sin(1.3 * y + phase[0]) + 0.002 * math.sin(4.1 * y + phase[1])
    rise = lambda u, y: 0.007 * u + 0.0022 * math.sin(2.2 * y + phase[2] + 3 * u) + 0.0012 * math.sin(7 * y + phase[3]) * u
    rows = [
        [(left + u * WIDE + edge(y), y, rise(u, y)) for u in np.linspace(0, 1, 14)] for y in np.linspace(near, FAR, 120)
    ]
    sheet(rows, material, 0.0055)
    if selvedge:
        bare = [
            [(left + u * WIDE + edge(y), y, rise(u, y) + 0.0006) for u in np.linspace(-0.001, SELVEDGE, 5)]
            for y in np.linspace(near, FAR, 120)
        ]
        sheet(bare, selvedge, 0.0006)
    bead = []
    for y in np.linspace(near, FAR, 900):
        flow = 0.5 * math.sin(9 * y + phase[4]) * math.sin(23 * y) + 0.35 * math.sin(41 * y + phase[5]) * math.sin(3.3 * y)
        wide = 0.014 + 0.004 * flow + rng.rand() * 0.0004
        bead.append(
            [
                (left + WIDE + edge(y) - 0.004 + wide * t, y, 0.0085 * (1 - t) ** 0.6 - (0.004 if t == 1 else 0))
                for t in np.linspace(0, 1, 7)
            ]
        )
    place(grid(bead, tar))


def vent(material, collar):
    """A vent pipe with its cap and a dressed collar."""
    at = (0.75, 4.7)
    upright(tube_mesh(0.06, 0.06, 0.42, 0.006, material), (*at, 0))
    upright(tube_mesh(0.095, 0.095, 0.07, 0.006, material), (*at, 0.40))
    upright(tube_mesh(0.125, 0.064, 0.10, 0.006, collar), (*at, 0))

    def cap(work):
        bmesh.ops.create_cone(work, segments=40, radius1=0.10, radius2=0.02, depth=0.05, cap_ends=True)

    place(from_bmesh(cap, material), move(*at, 0.495))


def bead(edge, side, top, low, tar, stop):
    """A narrow bead of molten bitumen along the lap of two strips: below the edge at x = edge(y), that faces `side` (-1 or 1),
    from the `top`(y) of the upper strip down to the `low` one, until y = `stop`."""
    rows = []
    for y in np.linspace(NEAR, stop, 1100):
        wide = 0.0078 + 0.0011 * math.sin(5.1 * y + 1) + 0.0007 * math.sin(17 * y) + 0.0005 * math.sin(43 * y + 2)
        high = top(y) - low + 0.0008 + 0.0003 * math.sin(11 * y + 2)
        row = [(edge(y) - side * 0.003, y, top(y) - 0.001)]
        for t in np.linspace(0, 1, 10):
            row.append((edge(y) + side * (wide * t - 0.002), y, low - 0.0008 + high * (1 - t**2.4) ** 0.55))
        rows.append(row if side < 0 else row[::-1])
    place(grid(rows, tar))


def laps(under, tar):
    """The strip in front of the roll, that the roll has come from, and the one on the far left: each over its neighbour."""
    low = -0.005
    edge = lambda y: 0.003 * math.sin(1.3 * y + 0.4) + 0.001 * math.sin(4.1 * y + 2)
    top = lambda y: -0.001 + 0.0004 * math.sin(2.2 * y + 1)
    rows = [
        [(-0.26 + edge(y) - 1 + u, y, top(y) - 0.0045 * (1 - u)) for u in (*np.linspace(0, 0.994, 14), 0.998, 0.9996, 1)]
        for y in np.linspace(NEAR, FAR, 160)
    ]
    sheet(rows, under, 0.0055)
    bead(lambda y: edge(y) - 0.26, 1, top, low, tar, FAR)

    # On its right the strip is level with its selvedge.
    phase = np.random.RandomState(21).rand(6) * 6
    selvedge = lambda y: STEP + 0.004 * math.sin(1.3 * y + phase[0]) + 0.002 * math.sin(4.1 * y + phase[1]) - 0.0008
    left = lambda y: 0.003 * math.sin(1.1 * y - 1.1 * LAID) + 0.001 * math.sin(3.7 * y - 3.7 * LAID)

    def level(x, y):
        right = low + (0.0053 + 0.0022 * math.sin(2.2 * y + phase[2])) * eased((x - 0.45) / 0.46)
        lapped = right + 0.004 * (1 - eased((x - 0.06) / 0.3))
        under_roll = eased((y - LAID + 0.14) / 0.14) * eased((0.9 - x) / 0.1)
        return lapped * (1 - under_roll) + 0.0035 * under_roll

    rows = []
    for y in np.linspace(NEAR, LAID, 200):
        start, end = left(y), selvedge(y)
        inner = np.linspace(start + 0.006, end - 0.006, 40)
        xs = (start, start + 0.0004, start + 0.002, *inner, end - 0.002, end - 0.0004, end)
        rows.append([(x, y, level(x, y)) for x in xs])
    sheet(rows, under, 0.0055)
    bead(left, -1, lambda y: level(0, y), low, tar, LAID - 0.03)


def spiral(left, y, high, radius, material, thickness, cut):
    """The turns of a roll: a sheet wound outwards from its core, ending on the ground. Its edges are `cut`."""
    rows, across = [], [0, 0.0003, 0.003, *np.linspace(0.05, WIDE - 0.05, 12), WIDE - 0.003, WIDE - 0.0003, WIDE]
    for k in range(10 * 40 + 1):
        angle, r = math.tau * k / 40 - math.pi / 2, radius - (10 - k / 40) * TURN
        shift = 0.0007 * math.sin(k / 17)
        rows.append([(left + shift + x, y - r * math.cos(angle), high + r * math.sin(angle)) for x in across])
    turns = sheet(rows, material, thickness)
    turns.data.materials.append(cut)
    turns.modifiers['solid'].material_offset_rim = 1


def roll(skin, film, left, y):
    """The roll at the end of a half-laid strip, tightly wound; its outer side is melted."""
    high, cut = ROLL + 0.004, materials.plain('#0c0908', 0.8, specular=0.1)
    spiral(left, y, high, ROLL + 0.0015, film, 0.0015, materials.plain('#050404', 0.7, specular=0.1))
    spiral(left, y, high, ROLL, skin, 0.0074, cut)
    rod((left + 0.008, y, high), (left + WIDE - 0.008, y, high), 0.035, cut, 40)


def burner(steel, grip, brass, knob):
    """A hand burner at rest, its fire out: the bell on its stand, the grip on the roof. Returns where its hose begins."""
    heel, bend = Vector((1.00, 0.98, 0.021)), Vector((0.50, 1.34, 0.082))
    along, flat = (bend - heel).normalized(), Vector((bend.x - heel.x, bend.y - heel.y, 0)).normalized()
    across, up = Vector((-flat.y, flat.x, 0)), Vector((0, 0, 1))
    axis = move(*bend) @ flat.to_track_quat('X', 'Z').to_matrix().to_4x4()
    rod(heel + along * 0.16, bend, 0.0065, steel)
    place(ball_mesh(0.0065, steel), move(*bend))
    rod(bend, bend + flat * 0.05, 0.0065, steel)
    place(tube_mesh(0.011, 0.011, 0.03, 0.004, brass, bevel=0.001), axis @ move(0.03))
    place(tube_mesh(0.011, 0.027, 0.022, 0.002, steel, bevel=0.001), axis @ move(0.058))
    place(tube_mesh(0.027, 0.030, 0.085, 0.0018, steel, bevel=0.0006), axis @ move(0.079))
    for side in (-1, 1):
        foot = bend + across * side * 0.06 - flat * 0.015
        rod(bend - up * 0.004, (foot.x, foot.y, -0.001), 0.004, steel)
        rod((foot.x, foot.y, -0.001), Vector((foot.x, foot.y, -0.001)) - flat * 0.05, 0.004, steel)
    for k in range(7):
        place(tube_mesh(0.0175, 0.0165, 0.02, 0.012, grip, bevel=0.003), move(*heel) @ along.to_track_quat('X', 'Z').to_matrix().to_4x4() @ move(0.018 * k))
    rod(heel + along * 0.125, heel + along * 0.175, 0.0105, brass, 24)
    valve = heel + along * 0.15
    rod(valve, valve + up * 0.03, 0.005, brass)
    rod(valve + up * 0.026, valve + up * 0.044, 0.013, knob, 10)
    rod(heel - along * 0.035, heel + along * 0.004, 0.0125, brass, 6)
    return heel - along * 0.03, along


def gas(paint, steel, brass, rubber, start, along):
    """A gas bottle near the parapet with valve and regulator, and the hose from it to the `start` of the burner, which lies
    `along`."""
    at = Vector((2.75, 3.9, 0))
    upright(tube_mesh(0.15, 0.15, 0.40, 0.02, paint), at + Vector((0, 0, 0.06)))
    for z in (0.06, 0.46):
        place(ball_mesh(0.15, paint, (1, 1, 0.55), 4), move(at.x, at.y, z))
    upright(tube_mesh(0.11, 0.11, 0.05, 0.004, paint), at)
    # The collar around the valve, open towards the regulator.
    collar = tube_mesh(0.095, 0.095, 0.14, 0.004, paint, 3.9, sides=48)
    place(collar, move(at.x, at.y, 0.52) @ turn(z=math.radians(168)) @ turn(0, -math.pi / 2, 0))
    valve = at + Vector((0, 0, 0.59))
    rod(at + Vector((0, 0, 0.53)), valve + Vector((0, 0, 0.02)), 0.016, brass, 24)
    rod(valve + Vector((0, 0, 0.02)), valve + Vector((0, 0, 0.05)), 0.006, steel)
    rod(valve + Vector((0, 0, 0.045)), valve + Vector((0, 0, 0.062)), 0.032, materials.plain('#2c2f31', 0.5), 12)
    # The regulator: nut, body with its round diaphragm, and the nipple that the hose is clamped to.
    side = Vector((-0.98, 0.21, 0)).normalized()
    rod(valve, valve + side * 0.055, 0.011, brass, 24)
    rod(valve + side * 0.045, valve + side * 0.07, 0.021, brass, 6)
    body = valve + side * 0.115
    for low, high, wide in ((-0.022, 0.008, 0.045), (0.008, 0.014, 0.05), (0.014, 0.03, 0.036), (0.03, 0.052, 0.014)):
        rod(body + Vector((0, 0, low)), body + Vector((0, 0, high)), wide, steel, 40)
    end = body + side * 0.09
    rod(body, end, 0.009, brass, 20)
    for far in (0.062, 0.078):
        rod(body + side * far, body + side * (far + 0.007), 0.0145, steel, 20)
    hose(rubber, start, along, end - side * 0.035, side)


def hose(rubber, start, along, end, side):
    """The hose on the roof, from the burner to the regulator, from which it hangs down to one `side`."""
    low, up = 0.011, Vector((0, 0, 1))
    knots = [start, start - along * 0.10, (1.32, 0.90, low), (1.50, 1.14, low), (1.52, 1.7, low), (1.9, 2.3, low)]
    foot = Vector((end.x, end.y, low)) + side * 0.16
    knots += [(2.12, 2.8, low), foot + Vector((-0.08, -0.4, 0)), foot + up * 0.02]
    knots += [foot + up * 0.24 - side * 0.02, end + side * 0.07 - up * 0.03, end]
    curve = CubicSpline(range(len(knots)), knots)
    points = [Vector(curve(t)) for t in np.linspace(0, len(knots) - 1, 220)]
    for point in points:
        point.z = max(point.z, 0.0105)
    for near, far in zip(points, points[1:]):
        rod(near, far + (far - near) * 0.25, 0.0105, rubber)


def parapet(palette, skin):
    """The edge of the roof: felt turned up against it, under a zinc cap."""
    box((24, 0.3, 0.3), (4, WALL + 0.15, 0.14), skin, 0.01)
    box((24, 0.13, 0.13), (4, WALL, 0), skin, 0, (math.pi / 4, 0, 0))
    for k in range(12):
        box((1.996, 0.38, 0.03), (-7 + k * 2, WALL + 0.15, 0.305), palette.zinc, 0.006)


def neighbours(palette, wet=0.0):
    """Tiled houses behind the parapet, and the land below the horizon."""
    red = roof.pantiles(materials.clay(roof.RED, 0.8, 0.05, wet), 3)
    for left, y, eaves, columns, rows, seed in ((4.2, 14, -0.35, 44, 8, 3), (-9, 20, -0.2, 46, 10, 5), (-3, 28, -1.1, 210, 7, 6)):
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
    light.sky(20, 252, 0.125, 0.3, 0.1)


def work(skin, film):
    """The roll that is half laid, the burner and its gas bottle, and an extinguisher."""
    roll(skin, film, 0, LAID)
    steel, brass = materials.metal('#8f9499', (0.25, 0.42)), materials.metal('#b08d4a', (0.3, 0.45))
    heel = burner(steel, materials.plain('#20262b', 0.5), brass, materials.plain('#a3201b', 0.4))
    gas(materials.paint('#2b5f8a', 0.35, 0.3), steel, brass, materials.plain('#c9501b', 0.45), *heel)
    extinguisher((2.62, 2.62, 0))


def flat_roof(wet=0.0, finished=False):
    """Build the roof with its roll, burner and gas bottle, or `finished` without these, the houses behind, and the camera of all pictures."""
    palette, skin, tar = house.Palette(), materials.bitumen('#3d434a', wet), materials.plain('#121214', 0.12)
    bare = materials.paint('#1c1d1f', 0.55 - 0.3 * wet, 0.5, 0.4)
    film, under = materials.paint('#121315', 0.2, 0.3, 0.5), materials.paint('#2a2b2d', 0.62 - 0.42 * wet, 0.6, 0.5)
    for index in range(1, 9):
        felt(index * STEP, index + 20, skin, tar, selvedge=bare)
    if finished:
        for index in range(-8, 1):
            felt(index * STEP, index + 20, skin, tar, selvedge=bare)
    else:
        felt(0, 20, skin, tar, LAID, bare)
        work(skin, film)
    # The lower layer, on which the strips lie.
    low = lambda x: -0.005 if -0.4 < x < 0.05 else -0.012
    place(grid([[(x, y, low(x)) for x in np.linspace(-9, 9, 181)] for y in np.linspace(NEAR, FAR, 40)], under))
    laps(under, materials.plain('#0a0909', 0.36, specular=0.35))
    parapet(palette, skin)
    vent(palette.zinc, skin)
    neighbours(palette, wet)
    light.camera((-0.50, -0.18, 0.88), (0.62, 1.80, 0.16), 29, 4, (0.55, 1.6, 0.1))
