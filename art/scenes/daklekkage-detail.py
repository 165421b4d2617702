"""The inside of a roof under a leak, in the beam of a torch: water runs from a joint down the boards to a noggin, where it
drips. A ring of chalk marks where it enters, strokes mark how far the boards are wet."""

import math
import random

import bpy
import light
import mark
import materials
import numpy as np
from geometry import ball_mesh, box, place, rod
from mathutils import Matrix, Vector

SIZE = (880, 1100)
POST = dict(exposure=0.65, saturation=0.95, keep=0.25)
# x is along the boards, y up the slope, z towards the camera. Water enters at a joint between boards, and hangs from the
# noggin in the direction `DOWN`.
BOARD, ENTRY, NOGGIN, DEEP = 0.14, (0.0, 0.42), (-0.43, 0.07), 0.14
DOWN = Vector((0, -0.64, 0.77))


def way(y):
    """The x of the middle of the trail."""
    return ENTRY[0] - 0.05 * math.sin(4.2 * (y - ENTRY[1])) + 0.006 * math.sin(17 * y)


def damp_boards():
    """Old pine with the trail: narrow at the joint, wider further down, with the brown rim of earlier showers."""
    m = materials.sawn('#8f6b43', (1.2, 16, 16))
    world = m.world_position()
    parts = m.node('SeparateXYZ', Vector=world).outputs
    low = m.math('SUBTRACT', parts['Y'], ENTRY[1])
    middle = m.math('MULTIPLY_ADD', m.math('SINE', m.math('MULTIPLY', low, 4.2)), -0.05, ENTRY[0])
    wide = m.map_range(parts['Y'], 0.010, 0.125, ENTRY[1], -0.36)
    beside = m.math('DIVIDE', m.math('ABSOLUTE', m.math('SUBTRACT', parts['X'], middle)), wide)
    # Water soaks into the grain, which is along x.
    ragged = m.noise(m.node('Mapping', Vector=world, Scale=(9, 60, 9)).outputs[0], 1, 5, 0.65)
    broad = m.noise(world, 7.5, 3, 0.5)
    edge = m.math('MULTIPLY_ADD', ragged, 0.8, m.math('MULTIPLY_ADD', broad, 2.2, m.math('SUBTRACT', beside, 1.5)))
    above = m.map_range(m.math('MULTIPLY_ADD', ragged, 0.02, parts['Y']), 0.0, 3.0, ENTRY[1] + 0.012, ENTRY[1] + 0.03)
    # The noggin sends it inwards.
    below = m.map_range(parts['Y'], 3.0, 0.0, NOGGIN[0] - 0.02, NOGGIN[0])
    edge = m.math('ADD', edge, m.math('ADD', above, below))
    m.layer(0.6, m.ramp(m.math('MULTIPLY', edge, 0.5), (0.50, (0.62, 0.5, 0.4)), (0.56, (0.74, 0.62, 0.5)), (0.62, (1.06, 1.04, 1.0)), (0.75, 1.0)))
    wet = m.ramp(m.math('MULTIPLY', edge, 0.5), (0.40, 1.0), (0.50, 0.0))
    m.layer(wet, (0.33, 0.26, 0.21))
    # Wet wood shines where the water still runs.
    runs = m.noise(m.node('Mapping', Vector=world, Scale=(30, 9, 9)).outputs[0], 1, 3, 0.5)
    film = m.math('MULTIPLY', m.ramp(edge, (0.2, 1.0), (0.6, 0.0)), m.map_range(runs, 0.0, 1.0, 0.45, 0.6))
    rough = m.math('SUBTRACT', m.map_range(wet, 0.75, 0.46, 0.0, 1.0), m.math('MULTIPLY', film, 0.26))
    return m.set_inputs(Roughness=rough, Specular=0.5).finish()


def damp_noggin():
    """The wood that stops the water, soaked where the trail reaches it."""
    m = materials.sawn('#6e4e2d', (1.2, 16, 16))
    world = m.world_position()
    across = m.node('SeparateXYZ', Vector=world).outputs['X']
    streaks = m.noise(m.node('Mapping', Vector=world, Scale=(26, 5, 5)).outputs[0], 1, 4, 0.6)
    beside = m.math('ABSOLUTE', m.math('SUBTRACT', across, 0.03))
    wet = m.ramp(m.math('MULTIPLY_ADD', streaks, 0.3, beside), (0.2, 1.0), (0.26, 0.0))
    m.layer(wet, (0.4, 0.35, 0.31))
    return m.set_inputs(Roughness=m.map_range(wet, 0.7, 0.16, 0.0, 1.0), Specular=0.45).finish()


def drop(at, size, water, long=1.0, hang=DOWN):
    """A drop that hangs in the direction `hang`."""
    place(ball_mesh(1, water, (1, 1, long), 3), Matrix.Translation(at) @ hang.to_track_quat('Z', 'Y').to_matrix().to_4x4() @ Matrix.Diagonal((size, size, size, 1)))


def attic(day):
    """Build the boards, rafters and noggin with the trail, and the camera of both pictures. `day` is how bright the joint is."""
    rng = random.Random(8)
    boards, along = damp_boards(), materials.wood('#74532f', (16, 1.2, 16))
    box((3, 3, 0.01), (0, 0, -0.035), materials.plain('#060505', 1), 0)
    for k in range(-9, 12):
        box((3.2, BOARD - 0.0025, 0.022), (rng.uniform(-0.1, 0.1), (k + 0.5) * BOARD, -0.011 + rng.gauss(0, 0.0007)), boards, 0.0025)
    # Daylight in the joint where the water comes from.
    gap = box((0.05, 0.0016, 0.002), (ENTRY[0] + 0.004, ENTRY[1], -0.008), materials.paint('#dbe8ff', 0.5, 0, 0, day), 0)
    gap.visible_shadow = False
    for x in (-1.02, -0.37, 0.34, 0.99):
        box((0.072, 3, DEEP), (x, 0, DEEP / 2), along, 0.004, (0, 0, rng.gauss(0, 0.004)))
    box((0.64, NOGGIN[1], DEEP - 0.01), (-0.015, NOGGIN[0], DEEP / 2 - 0.005), damp_noggin(), 0.004)
    # The points of the nails that hold the battens outside.
    steel = materials.metal('#5d4a3c', (0.5, 0.7))
    for y in (-0.21, 0.105, 0.53):
        for x in (-0.24, 0.2):
            at = Vector((x + rng.gauss(0, 0.02), y + rng.gauss(0, 0.015), -0.002))
            rod(at, at + Vector((rng.gauss(0, 0.001), -0.001, rng.uniform(0.008, 0.013))), 0.0014, steel, 12)
    trail(rng)
    mark.ring(Matrix.Identity(4), ENTRY[0], ENTRY[1] - 0.006, 0.082, 0.066)
    strokes()
    light.camera((0.12, -0.66, 1.14), (0.005, 0.005, 0.02), 50, 7, (0, 0.05, 0))


def trail(rng):
    """The drops on the boards, and those along the edge of the noggin."""
    water = materials.water()
    for _ in range(110):
        y = rng.uniform(-0.38, ENTRY[1] - 0.01)
        spread = 0.006 + 0.05 * (ENTRY[1] - y)
        size = min(0.0065, rng.lognormvariate(-5.75, 0.45))
        drop(Vector((way(y) + rng.gauss(0, spread), y, 0.0003)), size, water, 0.55, Vector((0, -0.2, 1)).normalized())
    low, edge = NOGGIN[0] - NOGGIN[1] / 2, DEEP - 0.01
    for x in (-0.055, -0.012, 0.034, 0.083, 0.121):
        drop(Vector((x, low + 0.001, edge - 0.001)), rng.uniform(0.004, 0.006), water, 1.5)
    drop(Vector((0.034, low, edge)) + DOWN * 0.05, 0.005, water, 1.2)


def strokes():
    """Chalk along both sides of the wet boards, as far as the meter finds water."""
    bpy.context.view_layer.update()
    for side, top, low in ((-1, 0.16, 0.03), (1, 0.16, 0.03), (-1, -0.1, -0.26), (1, -0.1, -0.26)):
        path = []
        for y in np.linspace(top, low, 40):
            reach = 0.05 + 0.118 * (ENTRY[1] - y) / 0.78
            path.append((way(y) + side * (reach + 0.003 * math.sin(31 * y)), y))
        mark.drape(Matrix.Identity(4), path, [0.009 + 0.002 * math.sin(k * 0.7) for k in range(40)], 0.0007, mark.chalk())


def build():
    attic(6)
    _, _, background = light.background_nodes(0.07)
    background.inputs['Color'].default_value = (0.5, 0.62, 0.8, 1)
    light.lamp((0.42, -0.75, 1.05), 75, (1.0, 0.9, 0.74), 0.03, (0.0, 0.02, 0), 50)
    # Mirrored in the wet boards.
    light.window((-0.16, 0.80, 1.2), (0, 0, 0), 3, 0.16, (1.0, 0.95, 0.88))
    light.window((-1.3, 0.4, 1.2), (0, 0, 0), 9, 0.6, (0.72, 0.86, 1.0))
