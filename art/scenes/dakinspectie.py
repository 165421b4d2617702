"""A drone flying along a roof towards the chimney, in the morning."""

import math

import house
import light
import materials
import numpy as np
import roof
from geometry import ball_mesh, box, grid, move, place, rod, turn
from mathutils import Vector
from shader import Material, colour

POST = dict(exposure=0.25, saturation=0.96, keep=0.3)
SPAN, BLADE = 0.165, 0.118
PITCH, COLUMNS, ROWS = 44, 70, 20
TILES = ['#5b3527', '#6e4230', '#4c3128', '#7d4a34', '#643a2c', '#57403a']
CHIMNEY = (6.7, 5.7)


def loft(stations, material):
    """A rounded body along y. Each station is its y, half its width, and the z of its lower and upper side."""
    rows = []
    for y, half, low, high in stations:
        row = []
        for angle in np.linspace(0, math.tau, 41):
            c, s = math.cos(angle), math.sin(angle)
            x, z = (math.copysign(abs(v) ** 0.55, v) for v in (c, s))
            row.append((half * x, y, (low + high) / 2 + (high - low) / 2 * z))
        rows.append(row)
    return grid(rows, material)


def propeller():
    """A spinning propeller: the two sectors that its blades pass while the shutter is open, on a faint disc."""
    m = Material()
    angle = m.node('TexGradient', Vector=m.node('TexCoord').outputs['Object'])
    angle.gradient_type = 'RADIAL'
    turned = m.math('FRACT', m.math('MULTIPLY', angle.outputs['Fac'], 2.0))
    cover = m.ramp(turned, (0.0, 0.1), (0.16, 0.62), (0.26, 0.62), (0.42, 0.1))
    m.set_inputs(Base_Color=colour('#1d1f21'), Roughness=0.5)
    m.mix_shaders(cover, m.node('BsdfTransparent').outputs[0], m.shader.outputs[0])
    rows = [[(r * math.cos(a), r * math.sin(a), 0) for a in np.linspace(0, math.tau, 73)] for r in (0.012, BLADE)]
    return grid(rows, m.finish())


def drone(at):
    """A small camera drone in flight. `at` is the matrix of its centre; y is forward."""
    shell, dark = materials.plain('#7d8184', 0.42), materials.plain('#1d1f21', 0.5)
    steel, lens = materials.plain('#55585b', 0.35, 0.7), materials.plain('#050608', 0.05, 0, 0.9)
    blades = propeller()
    # The nose is low and narrow, the battery lies on the back.
    hull = ((-0.106, 0.001, 0.005, 0.007), (-0.104, 0.026, -0.014, 0.026), (-0.092, 0.038, -0.024, 0.034), (-0.03, 0.046, -0.031, 0.036))
    hull += ((0.04, 0.045, -0.03, 0.027), (0.085, 0.037, -0.02, 0.017), (0.108, 0.028, -0.01, 0.009), (0.113, 0.01, -0.004, 0.003))
    place(loft(hull, shell), at)
    battery = ((-0.101, 0.006, 0.01, 0.03), (-0.096, 0.027, 0.006, 0.041), (-0.03, 0.031, 0.006, 0.045), (0.035, 0.028, 0.006, 0.036), (0.05, 0.012, 0.006, 0.026))
    place(loft(battery, dark), at)
    for side in (-1, 1):
        # Sensors in the flanks.
        box((0.004, 0.034, 0.013), (side * 0.0455, 0.012, -0.004), dark, 0.0015, frame=at)
        for end in (-1, 1):
            root, hub = Vector((side * 0.036, end * 0.06, 0.004 * end)), Vector((side * SPAN, end * SPAN * 0.8, 0.012 if end > 0 else 0.002))
            reach = hub - root
            arm = at @ move(*root) @ reach.to_track_quat('Y', 'Z').to_matrix().to_4x4()
            far = reach.length
            place(loft(((0, 0.014, -0.011, 0.009), (0.5 * far, 0.0105, -0.008, 0.007), (far, 0.012, -0.008, 0.006), (far + 0.012, 0.008, -0.006, 0.004)), shell), arm)
            tip = at @ move(*hub)
            for radius, low, high, material in ((0.0155, -0.012, 0.004, dark), (0.0145, 0.005, 0.02, steel), (0.006, 0.02, 0.027, dark)):
                rod(tip @ Vector((0, 0, low)), tip @ Vector((0, 0, high)), radius, material, 28)
            place(blades, tip @ move(0, 0, 0.024) @ turn(0.03, 0, 1.1 * side + 0.8 * end)).visible_shadow = False
            # It stands on the feet of its front arms, and on lower rear arms.
            foot = 0.055 if end > 0 else 0.022
            place(loft(((0, 0.006, -0.009, 0.009), (foot, 0.004, -0.006, 0.006)), dark), tip @ move(0, 0, -0.01) @ turn(-math.pi / 2 + 0.1 * end))
    # The camera hangs in a frame under the nose.
    box((0.03, 0.03, 0.01), (0, 0.092, -0.021), dark, 0.003, frame=at)
    box((0.007, 0.014, 0.04), (0.027, 0.1, -0.036), dark, 0.003, frame=at)
    box((0.04, 0.032, 0.03), (0, 0.104, -0.046), shell, 0.008, frame=at)
    rod(at @ Vector((0, 0.118, -0.046)), at @ Vector((0, 0.128, -0.046)), 0.0125, dark, 28)
    place(ball_mesh(0.011, lens, (1, 0.4, 1)), at @ move(0, 0.128, -0.046))


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
    house.chimney(frame, palette, *CHIMNEY, top.z + 0.85, PITCH, close=True)
    eye, aim = Vector((3.0, -1.0, 4.55)), Vector((5.75, 4.5, 4.78))
    spot = eye + (aim - eye).normalized() * 2.6 + Vector((-0.14, 0.07, 0.195))
    drone(move(*spot) @ turn(-0.10, 0.05, -1.15))
    light.camera(eye, aim, 36, 5.6, spot)
    return spot
