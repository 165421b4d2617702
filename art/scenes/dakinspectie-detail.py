"""A rafter under a leak, from inside: a pin electrode in the wet wood, its moisture meter on a nail beside it."""

import math
import random

import bpy
import light
import materials
import near
import numpy as np
from geometry import bevelled, box, box_mesh, move, place, rod, turn
from mathutils import Vector
from shader import Material, colour

SIZE = (880, 1100)
POST = dict(exposure=0.4, saturation=0.95, keep=0.2)
# The rafter runs up to the right; the face that the camera sees is at y = 0.
SLOPE, DEEP, HIGH = math.radians(42), 0.09, 0.235
NAIL, PINS = Vector((-0.052, 0, 0.056)), Vector((0.085, 0, 0.086))
# The lit segments of the digits on the display: top, the two upper ones, middle, the two lower ones, bottom.
SEGMENTS = {'2': '1011101', '3': '1011011', '4': '0111010'}


def damp_wood(code, along):
    """Old pine, wet around the electrode: dark, with the pale rim that water leaves, drawn out down the rafter."""
    m = materials.sawn(code, along)
    centre = m.node('Mapping', Vector=m.world_position(), Location=(-PINS.x + 0.05, 0, -PINS.z + 0.03))
    along_rafter = m.node('Mapping', Vector=centre.outputs[0], Rotation=(0, SLOPE, 0))
    drawn = m.node('Mapping', Vector=along_rafter.outputs[0], Scale=(0.42, 0.35, 1))
    far = m.node('VectorMath', Vector=drawn.outputs[0])
    far.operation = 'LENGTH'
    edge = m.math('MULTIPLY_ADD', m.noise(m.world_position(), 11, 5, 0.6), 0.09, far.outputs['Value'])
    m.layer(0.5, m.ramp(edge, (0.118, (0.9, 0.88, 0.85)), (0.128, (1.5, 1.45, 1.35)), (0.14, 1.0)))
    wet = m.ramp(edge, (0.09, 1.0), (0.122, 0.0))
    m.layer(wet, (0.34, 0.29, 0.26))
    return m.set_inputs(Roughness=m.map_range(wet, 0.75, 0.42, 0.0, 1.0), Specular=0.35).finish()


def cord(points, radius, material):
    """Add a round cord through points, curved smoothly."""
    curve = bpy.data.curves.new('cord', 'CURVE')
    curve.dimensions, curve.bevel_depth, curve.bevel_resolution, curve.resolution_u = '3D', radius, 4, 24
    line = curve.splines.new('BEZIER')
    line.bezier_points.add(len(points) - 1)
    for knot, at in zip(line.bezier_points, points):
        knot.co, knot.handle_left_type, knot.handle_right_type = at, 'AUTO', 'AUTO'
    curve.materials.append(material)
    place(curve, name='cord')


def display(frame, reading, ink):
    """Add the digits of a liquid crystal display, upright in the x and z of the frame, and the sign for per cent."""
    wide, tall, thick = 0.0068, 0.0145, 0.0015
    after = reading.index(',')
    for index, digit in enumerate(reading.replace(',', '')):
        left = -0.0178 + index * 0.0104 + (index >= after) * 0.0036
        upright = (thick, 0.0003, tall / 2 - thick * 0.7)
        level = (wide - thick * 0.9, 0.0003, thick)
        bars = (
            (level, (0, tall / 2)),
            (upright, (-wide / 2, tall / 4)),
            (upright, (wide / 2, tall / 4)),
            (level, (0, 0)),
            (upright, (-wide / 2, -tall / 4)),
            (upright, (wide / 2, -tall / 4)),
            (level, (0, -tall / 2)),
        )
        for lit, (size, (x, z)) in zip(SEGMENTS[digit], bars):
            if lit == '1':
                box(size, (left + x + z * 0.08, 0, z), ink, 0, frame=frame)
    comma = -0.0178 + (after - 0.5) * 0.0104 + 0.0018
    box((0.0019, 0.0003, 0.0034), (comma, 0, -tall / 2 - 0.0006), ink, 0, (0, 0.25, 0), frame)
    for x, z in ((0.0150, 0.0036), (0.0204, -0.0036)):
        box((0.0022, 0.0003, 0.0022), (x, 0, z), ink, 0, frame=frame)
    box((0.0011, 0.0003, 0.0125), (0.0177, 0, 0), ink, 0, (0, 0.5, 0), frame)


def meter(at, rest):
    """Add a moisture meter that hangs with its eye at `at`, its back towards +y, and the loop by which it hangs on `rest`."""
    rubber, shell = materials.plain('#c8871c', 0.55, specular=0.35), materials.plain('#26282a', 0.45, specular=0.4)
    panel, key = materials.plain('#3a3d40', 0.5), materials.plain('#b9bab6', 0.55)
    screen = Material().set_inputs(Base_Color=colour('#8f9a86'), Roughness=0.22, Specular=0.6, Emission=colour('#9aa68e'), Emission_Strength=0.12).finish()
    frame = move(*at) @ turn(0, 0.03, 0)
    shape = lambda size, where, material, edge: place(bevelled(box_mesh(size, material, 0), edge, 5), frame @ move(*where))
    shape((0.080, 0.036, 0.150), (0, -0.020, -0.088), rubber, 0.011)
    shape((0.068, 0.030, 0.138), (0, -0.0265, -0.088), shell, 0.008)
    shape((0.058, 0.004, 0.122), (0, -0.0405, -0.088), panel, 0.0015)
    shape((0.054, 0.004, 0.036), (0, -0.042, -0.052), shell, 0.0015)
    box((0.048, 0.001, 0.029), (0, -0.0441, -0.052), screen, 0, frame=frame)
    display(frame @ move(0, -0.0448, -0.052), '23,4', materials.plain('#161a18', 0.4))
    for x, z in ((-0.017, -0.086), (0.017, -0.086), (0, -0.108)):
        place(bevelled(box_mesh((0.020, 0.006, 0.011), key, 0), 0.0025, 4), frame @ move(x, -0.0425, z))
    for z in (-0.128, -0.134, -0.140):
        box((0.030, 0.001, 0.0018), (0, -0.0424, z), shell, 0, frame=frame)
    eye = [frame @ Vector((side * 0.020, -0.020, -0.012)) for side in (-1, 1)]
    top = Vector((rest.x, -0.022, rest.z + 0.004))
    loop = [eye[0], eye[0].lerp(top, 0.6) + Vector((-0.004, 0, 0)), top, eye[1].lerp(top, 0.6) + Vector((0.004, 0, 0)), eye[1]]
    cord(loop, 0.0016, materials.plain('#1b1b1c', 0.8))
    return frame @ Vector((0, -0.022, -0.163))


def electrode(at):
    """Add a two-pin electrode driven into the face of the rafter at `at`; returns the end of its grip."""
    steel, grip, ring = materials.metal('#9aa0a4', (0.22, 0.32)), materials.plain('#232527', 0.5), materials.metal('#7c8287', (0.3, 0.4))
    for x in (-0.0125, 0.0125):
        rod((at.x + x, 0.012, at.z), (at.x + x, -0.05, at.z), 0.0016, steel, 20)
    turned = [(-0.046, -0.058, 0.0185, ring), (-0.056, -0.160, 0.0150, grip), (-0.158, -0.166, 0.0165, ring), (-0.164, -0.176, 0.0060, grip)]
    turned += [(y, y - 0.004, 0.0158, grip) for y in np.arange(-0.072, -0.145, -0.009)]
    for start, stop, radius, material in turned:
        rod((at.x, start, at.z), (at.x, stop, at.z), radius, material, 48)
    return Vector((at.x, -0.174, at.z))


def attic():
    """Build the rafters, boards, meter and electrode, and the camera of both pictures."""
    rng = random.Random(4)
    along = (1.2, 16, 16)
    wet, dry = damp_wood('#8f7350', along), materials.wood('#8a6c48', along)
    boards = damp_wood('#a08055', (16, 1.2, 16))
    roof = turn(0, -SLOPE, 0)
    box((3.2, DEEP, HIGH), (0.2, DEEP / 2, -0.01), wet, 0.004, frame=roof)
    for k in (1, 2, 3):
        box((3.2, DEEP, HIGH), (0.2, DEEP / 2 + 0.62 * k, -0.01), dry, 0.004, frame=roof)
    for k in range(-9, 14):
        box((0.1385, 4.2, 0.019), (k * 0.14, 1.1, HIGH / 2 - 0.01 + 0.0095 + rng.gauss(0, 0.0008)), boards, 0.0025, frame=roof)
    nails = materials.metal('#4b4743', (0.4, 0.6))
    rod((NAIL.x, 0.02, NAIL.z), (NAIL.x, -0.032, NAIL.z + 0.006), 0.0019, nails, 16)
    place(near.head(0.0042, 0.0018, nails), move(NAIL.x, -0.032, NAIL.z + 0.006) @ turn(math.pi / 2))
    socket = meter(NAIL + Vector((0, -0.001, -0.034)), NAIL)
    end = electrode(PINS)
    black = materials.plain('#151617', 0.6)
    low = Vector((0.02, -0.085, -0.165))
    cord([end, end + Vector((0.004, -0.035, -0.035)), low + Vector((0.04, -0.01, 0.05)), low, socket + Vector((0.01, -0.004, -0.03)), socket], 0.0026, black)
    box((6, 0.02, 6), (0, 2.6, 0), materials.paint('#8a7458', 0.9, 0.4), 0)
    light.camera((0.26, -0.68, -0.12), (0.0, -0.02, 0.002), 50, 6.3, (-0.04, -0.04, 0.02))


def build():
    attic()
    _, _, background = light.background_nodes(0.1)
    background.inputs['Color'].default_value = (0.5, 0.62, 0.8, 1)
    light.window((0.98, -0.46, 0.5), (0, 0, 0.03), 30, 0.22, (1.0, 0.94, 0.86))
    light.window((-0.5, -0.95, -0.62), (0, 0, 0.02), 13, 0.5, (0.74, 0.86, 1.0))
    light.window((1.5, 1.2, -1.3), (0.6, 1.8, -0.4), 20, 0.5, (0.9, 0.92, 1.0))
