"""A moisture meter with its electrode, for close-ups. Both stand upright in x and z, with their front towards -y."""

import math

import bpy
import materials
import numpy as np
from geometry import bevelled, box, box_mesh, from_faces, move, place, rod, turn
from mathutils import Matrix, Vector
from shader import Material, colour

# The lit segments of the digits on the display: top, the two upper ones, middle, the two lower ones, bottom; below it the
# middle of each as a share of the width and height of a digit, and whether it is upright.
SEGMENTS = {'2': '1011101', '3': '1011011', '4': '0111010'}
BARS = ((0, 0.5, 0), (-0.5, 0.25, 1), (0.5, 0.25, 1), (0, 0, 0), (-0.5, -0.25, 1), (0.5, -0.25, 1), (0, -0.5, 0))


def worn(code, rough, specular=0.35, scuffs=0.5):
    """Rubber or plastic after years in a tool bag: a fine grain, dull scuffs, dust on what faces up."""
    m = Material()
    where = m.object_position()
    grain, hand, dents = m.noise(where, 1500, 2, 0.6), m.noise(where, 45, 5, 0.65), m.noise(where, 160, 4, 0.6)
    scratch = m.noise(m.object_position((900, 900, 60)), 1, 3, 0.6)
    up = m.node('SeparateXYZ', Vector=m.node('NewGeometry').outputs['Normal']).outputs['Z']
    m.base = colour(code)
    m.layer(0.6, m.ramp(hand, (0.34, (0.78, 0.76, 0.74)), (0.62, (1.06, 1.05, 1.04))))
    m.layer(m.math('MULTIPLY', m.ramp(scratch, (0.66, 0.0), (0.74, 1.0)), scuffs * 0.5), colour('#8f8a82'), 'MIX')
    m.layer(m.math('MULTIPLY', m.ramp(dents, (0.66, 0.0), (0.72, 1.0)), scuffs * 0.4), colour('#4a4540'), 'MIX')
    m.layer(m.math('MULTIPLY', m.map_range(up, 0.0, 0.5, 0.2, 1.0), hand), colour('#b5a890'), 'MIX')
    m.bump(grain, 0.25, 0.0002).bump(dents, 0.1, 0.0005)
    return m.set_inputs(Roughness=m.map_range(hand, rough - 0.07, rough + 0.1), Specular=specular).finish()


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


def printed(text, size, at, ink, frame):
    """Add printed text of the height `size` around the point `at`."""
    curve = bpy.data.curves.new('text', 'FONT')
    curve.body, curve.size, curve.align_x, curve.align_y = text, size, 'CENTER', 'CENTER'
    curve.materials.append(ink)
    place(curve, frame @ move(*at) @ turn(math.pi / 2), 'text')


def digits(reading, left, ink, ghost, frame):
    """Add the digits of a liquid crystal display from x = `left`; the segments that are off show faintly."""
    wide, tall, thick = 0.0088, 0.0190, 0.0024
    for sign in reading:
        if sign == ',':
            box((0.0025, 0.0001, 0.0042), (left - 0.0022, 0, -tall / 2 - 0.0010), ink, 0, (0, 0.3, 0), frame)
            left += 0.0022
            continue
        for lit, (across, above, upright) in zip(SEGMENTS[sign], BARS):
            half, edge = (tall / 2 if upright else wide) / 2 - 0.00025, thick / 2
            outline = ((-half, 0), (edge - half, edge), (half - edge, edge), (half, 0), (half - edge, -edge), (edge - half, -edge))
            points = [(across * wide + a, above * tall + b) for a, b in (pair[::-1] if upright else pair for pair in outline)]
            flat = [(left + wide / 2 + x + 0.09 * z, 0, z) for x, z in points]
            place(from_faces(flat, [range(6)], ink if lit == '1' else ghost), frame)
        left += wide + 0.0046


def display(reading, frame):
    """Add the display of the meter around the origin of `frame`: a black rim, the glass, the digits and small signs."""
    rim = materials.plain('#0e0f10', 0.3)
    glass = Material().set_inputs(Base_Color=colour('#a3ad98'), Roughness=0.25, Specular=0.5, Emission=colour('#aab59f'), Emission_Strength=0.10).finish()
    ink, ghost = materials.plain('#0c0f0d', 0.5), materials.plain('#98a28d', 0.3)
    place(bevelled(box_mesh((0.064, 0.0024, 0.041), rim, 0), 0.0010, 3), frame @ move(y=0.0006))
    box((0.0585, 0.0004, 0.0355), (0, -0.0007, 0), glass, 0, frame=frame)
    front = frame @ move(y=-0.0011)
    digits(reading, -0.0262, ink, ghost, front @ move(z=-0.0020))
    printed('%', 0.0185, (0.0215, 0, -0.0045), ink, front)
    printed('HOUT', 0.0042, (-0.0205, 0, 0.0142), ink, front)
    box((0.0052, 0.0001, 0.0030), (0.0225, 0, 0.0144), ink, 0, frame=front)
    box((0.0012, 0.0001, 0.0016), (0.0258, 0, 0.0144), ink, 0, frame=front)


def meter(at, rest):
    """Add a moisture meter that hangs with its eye at `at`, and the loop by which it hangs on `rest`. Returns where its
    cable begins, below its plug."""
    rubber, shell, key = worn('#ad6420', 0.72, 0.25, 0.7), worn('#2b2d2f', 0.55, 0.35), worn('#8e908d', 0.7, 0.25, 0.3)
    gap, white, steel = materials.plain('#0b0b0b', 0.9, specular=0.1), materials.plain('#c9c8c2', 0.6), materials.metal('#8c9092', (0.3, 0.42))
    frame = move(*at) @ turn(0.012, 0.02, 0)
    shape = lambda size, where, material, edge: place(bevelled(box_mesh(size, material, 0), edge, 4), frame @ move(*where))
    shape((0.084, 0.033, 0.160), (0, -0.0175, -0.092), rubber, 0.0060)
    # The seam between its halves.
    place(bevelled(box_mesh((0.0842, 0.033, 0.1602), gap, 0), 0.0060, 4), frame @ move(0, -0.0160, -0.092) @ Matrix.Diagonal((1, 0.025, 1, 1)))
    shape((0.0716, 0.004, 0.1476), (0, -0.0326, -0.092), gap, 0.0010)
    shape((0.0702, 0.006, 0.1462), (0, -0.0332, -0.092), shell, 0.0016)
    for side in (-1, 1):
        for z in np.arange(-0.075, -0.135, -0.0055):
            shape((0.0030, 0.022, 0.0028), (side * 0.0418, -0.0195, z), rubber, 0.0009)
    printed('VOCHTMETER', 0.0056, (0, -0.0364, -0.0275), white, frame)
    display('23,4', frame @ move(0, -0.0364, -0.0555))
    for x, code, glow, name in ((-0.022, '#2c5a2e', 0, 'DROOG'), (0, '#6b5a1c', 0, ''), (0.022, '#e02a16', 2.2, 'NAT')):
        light = Material().set_inputs(Base_Color=colour(code), Roughness=0.3, Emission=colour(code), Emission_Strength=glow).finish()
        rod(frame @ Vector((x, -0.0350, -0.0835)), frame @ Vector((x, -0.0370, -0.0835)), 0.0021, light, 24)
        printed(name, 0.0036, (x, -0.0364, -0.0895), white, frame)
    for x, z, name in ((-0.020, -0.1045, 'AAN'), (0.020, -0.1045, 'SOORT'), (-0.020, -0.1225, 'TEMP'), (0.020, -0.1225, 'HOLD')):
        shape((0.0262, 0.003, 0.0132), (x, -0.0351, z), gap, 0.0012)
        shape((0.0250, 0.005, 0.0120), (x, -0.0355, z), key, 0.0011)
        printed(name, 0.0048, (x, -0.0382, z), gap, frame)
    box((0.040, 0.0003, 0.0115), (0, -0.0363, -0.1475), materials.metal('#a9abaa', (0.4, 0.55)), 0, (0, 0.008, 0), frame)
    printed('HV-2   0-60 %', 0.0044, (0, -0.0366, -0.1456), gap, frame)
    printed('9 V   nr. 04417', 0.0036, (0, -0.0366, -0.1505), gap, frame)
    for x in (-0.029, 0.029):
        rod(frame @ Vector((x, -0.0355, -0.1585)), frame @ Vector((x, -0.0366, -0.1585)), 0.0024, steel, 24)
        for lean in (0.5, 0.5 + math.pi / 2):
            box((0.0034, 0.0003, 0.0006), (x, -0.0366, -0.1585), gap, 0, (0, lean + x, 0), frame)
    hang(frame, Vector(rest))
    down = lambda z: frame @ Vector((0, -0.0195, z))
    rod(down(-0.171), down(-0.185), 0.0068, steel, 6)
    rod(down(-0.185), down(-0.188), 0.0060, steel, 32)
    relief(down(-0.188), Vector((0, 0, -0.018)), worn('#1b1c1d', 0.7))
    return down(-0.206)


def hang(frame, rest):
    """Add the eye on top of the meter, and a loop of cord through it, taut over the nail at `rest`."""
    eye = worn('#2b2d2f', 0.55, 0.35)
    for x in (-0.010, 0.010):
        place(bevelled(box_mesh((0.0055, 0.010, 0.014), eye, 0), 0.0014, 3), frame @ move(x, -0.0195, -0.008))
    rod(frame @ Vector((-0.010, -0.0195, -0.0045)), frame @ Vector((0.010, -0.0195, -0.0045)), 0.0017, materials.metal('#83878a', (0.3, 0.45)), 20)
    low = [frame @ Vector((side * 0.0036, -0.0195, -0.0062)) for side in (-1, 1)]
    high = [Vector((rest.x + side * 0.0022, -0.0195, rest.z + 0.0006)) for side in (-1, 1)]
    over = Vector((rest.x, -0.0195, rest.z + 0.0026))
    loop = [low[0], low[0].lerp(high[0], 0.5), high[0], over, high[1], high[1].lerp(low[1], 0.5), low[1], frame @ Vector((0, -0.0195, -0.0078)), low[0]]
    cord(loop, 0.0012, materials.paint('#26221d', 0.95, 0.4))


def relief(start, along, material):
    """Add the ribbed sleeve that keeps a cable from breaking where it leaves a grip or plug."""
    rod(start, start + along, 0.0036, material, 32)
    for k in range(5):
        rod(start + along * (0.2 * k), start + along * (0.2 * k + 0.11), 0.0054 - 0.0003 * k, material, 32)


def electrode(frame):
    """Add a two-pin electrode, its pins driven in at the origin of `frame`, side by side along its x. Returns where its
    cable begins and in what direction."""
    steel, nut = materials.metal('#c4c7c8', (0.3, 0.4), 0.85, 0.5), materials.metal('#a39d8c', (0.28, 0.4))
    grip, ring = worn('#35383a', 0.66, 0.3), worn('#ad6420', 0.72, 0.25)
    frame = frame @ move(y=-0.008)
    bar = lambda x, start, stop, radius, material, sides: rod(frame @ Vector((x, start, 0)), frame @ Vector((x, stop, 0)), radius, material, sides)
    for x in (-0.0125, 0.0125):
        bar(x, 0.018, -0.034, 0.0016, steel, 24)
        bar(x, -0.029, -0.0315, 0.0034, nut, 32)
        bar(x, -0.0315, -0.041, 0.0050, nut, 6)
    place(bevelled(box_mesh((0.043, 0.018, 0.021), ring, 0), 0.0040, 4), frame @ move(0, -0.0495, 0))
    bar(0, -0.058, -0.062, 0.0095, nut, 48)
    bar(0, -0.062, -0.112, 0.0118, grip, 48)
    for y in np.arange(-0.066, -0.104, -0.0046):
        bar(0, y, y - 0.0026, 0.0128, grip, 48)
    bar(0, -0.108, -0.114, 0.0124, grip, 48)
    away = frame.to_3x3() @ Vector((0, -1, 0))
    end = frame @ Vector((0, -0.113, 0))
    relief(end, 0.017 * away, grip)
    return end + 0.016 * away, away
