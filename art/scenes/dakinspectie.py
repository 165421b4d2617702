"""A drone flying along a roof towards the chimney, in the morning."""

import math

import house
import light
import materials
import numpy as np
import roof
from geometry import ball_mesh, box, grid, move, place, rod, tube_mesh, turn
from mathutils import Vector

POST = dict(exposure=0.25, saturation=0.96, keep=0.3)
SPAN, BLADE = 0.165, 0.118
PITCH, COLUMNS, ROWS = 44, 70, 20
TILES = ['#5b3527', '#6e4230', '#4c3128', '#7d4a34', '#643a2c', '#57403a']
CHIMNEY = (6.7, 5.7)


def propeller(material):
    """Two thin blades, wide near the hub and twisted towards their tips, as one mesh centred on the origin."""
    rows = []
    for r in np.linspace(-BLADE, BLADE, 41):
        share = abs(r) / BLADE
        chord = 0.009 + 0.013 * math.sin(math.pi * min(1, share * 0.9 + 0.1)) ** 0.8 - 0.005 * share**4
        twist = math.copysign(0.42 - 0.26 * share, r)
        rows.append([(r, chord * t * math.cos(twist), chord * t * math.sin(twist)) for t in (-0.45, -0.2, 0.1, 0.35, 0.55)])
    return grid(rows, material)


def drone(at):
    """A small camera drone. `at` is the matrix of its centre; y is forward."""
    shell, dark = materials.plain('#85898b', 0.38), materials.plain('#1d1f21', 0.5)
    steel, lens = materials.plain('#b7b9bb', 0.3, 0.9), materials.plain('#050608', 0.05, 0, 0.9)
    blades = propeller(dark)
    box((0.085, 0.19, 0.05), (0, 0, 0), shell, 0.02, frame=at)
    box((0.062, 0.15, 0.03), (0, -0.012, 0.03), shell, 0.013, frame=at)
    box((0.088, 0.10, 0.004), (0, 0.0, -0.002), dark, 0.001, frame=at)
    box((0.04, 0.05, 0.012), (0, -0.085, 0.01), dark, 0.004, frame=at)
    for side in (-1, 1):
        for end in (-1, 1):
            hub = Vector((side * SPAN * 0.95, end * SPAN * 0.82, 0.018))
            start = Vector((side * 0.035, end * 0.075, 0.004))
            rod(at @ start, at @ (hub + Vector((0, 0, -0.008))), 0.0085, shell, 20)
            place(
                tube_mesh(0.0155, 0.0145, 0.03, 0.006, dark, sides=28, bevel=0.001),
                at @ move(*hub) @ move(0, 0, -0.012) @ turn(0, -math.pi / 2, 0),
            )
            place(
                tube_mesh(0.012, 0.010, 0.012, 0.009, steel, sides=24, bevel=0.001),
                at @ move(*hub) @ move(0, 0, 0.017) @ turn(0, -math.pi / 2, 0),
            )
            rod(
                at @ (hub + Vector((0, 0, -0.012))),
                at @ (hub + Vector((side * 0.004, end * 0.01, -0.075))),
                0.005,
                dark,
            )
            angle = side * end * 0.5 + end
            place(blades, at @ move(hub.x, hub.y, hub.z + 0.029) @ turn(0.03, 0, angle)).modifiers.new(
                'solid', 'SOLIDIFY'
            ).thickness = 0.0012
    box((0.05, 0.012, 0.05), (0, 0.092, -0.022), dark, 0.005, frame=at)
    box((0.012, 0.05, 0.05), (0.03, 0.112, -0.03), dark, 0.005, frame=at)
    place(ball_mesh(0.026, dark, (1, 1, 0.95)), at @ move(0, 0.122, -0.034))
    place(
        tube_mesh(0.019, 0.018, 0.022, 0.004, steel, bevel=0.001),
        at @ move(0, 0.134, -0.036) @ turn(0, 0.35, 0) @ turn(0, 0, math.pi / 2),
    )
    place(ball_mesh(0.0155, lens, (1, 0.5, 1)), at @ move(0, 0.150, -0.037))


def build():
    roof_and_drone(house.Palette())
    light.sky(20, 118, 0.125, 1.4, 0.5)


def roof_and_drone(palette, wet=0.0):
    """Build the roof, the drone and the camera of both pictures. Returns the place of the drone."""
    frame, clay = roof.plane(PITCH), materials.clay(TILES, 1.0, 0.3, wet, 0.5)
    tiles = roof.pantiles(clay)
    slope = ROWS * roof.GAUGE + 0.06
    top = frame @ roof.point(0, slope, 0)

    def choose(column, row):
        x, y = (column + 0.5) * roof.WIDTH, (row + 0.5) * roof.GAUGE
        return None if abs(x - CHIMNEY[0]) < 0.46 and abs(y - CHIMNEY[1]) < 0.45 else tiles

    roof.lay(frame, COLUMNS, ROWS, choose)
    roof.deck(frame, COLUMNS, ROWS, palette.dark_zinc)
    roof.ridge((0, top.y, top.z + 0.02), COLUMNS * roof.WIDTH, clay, palette.bedding, PITCH)
    house.chimney(frame, palette, *CHIMNEY, top.z + 0.85, PITCH)
    eye, aim = Vector((3.0, -1.0, 4.55)), Vector((5.75, 4.5, 4.78))
    spot = eye + (aim - eye).normalized() * 2.6 + Vector((-0.14, 0.07, 0.195))
    drone(move(*spot) @ turn(0.10, -0.06, -0.75))
    light.camera(eye, aim, 36, 5.6, spot)
    return spot
