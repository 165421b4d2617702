"""A rafter under a leak, from inside: a pin electrode at the edge of the wet wood, its moisture meter on a nail beside it."""

import math
import random

import light
import materials
import moisture
import near
from geometry import bevelled, box, box_mesh, move, place, rod, turn
from mathutils import Vector
from shader import Material, colour

SIZE = (880, 1100)
POST = dict(exposure=0.4, saturation=0.95, keep=0.22)
# The rafter runs up to the right; the face that the camera sees is at y = 0.
SLOPE, DEEP, HIGH = math.radians(42), 0.09, 0.235
NAIL, PINS = Vector((-0.073, 0, 0.057)), Vector((0.060, 0, 0.048))


def timber(code, axis, spread=1.0):
    """Sawn spruce, to add stains and a finish to: year rings around a heart beside the beam, which its faces cut slantwise,
    fibres, cracks along them and the marks of the saw. Its grain runs along the `axis` of the object, 0 or 1."""
    m = Material()
    order = ('X', 'Y', 'Z') if axis == 0 else ('Y', 'X', 'Z')
    split = m.node('SeparateXYZ', Vector=m.node('TexCoord').outputs['Object'])
    along, deep, high = (split.outputs[key] for key in order)
    pick = m.object_random()
    stretch = lambda length, across: m.object_position((length, across, across) if axis == 0 else (across, length, across))
    sway, wobble = m.noise(stretch(2.2, 7), 1, 3, 0.5), m.noise(stretch(9, 40), 1, 3, 0.55)
    # How far from the heart, which wanders along the beam.
    aside = m.math('ADD', deep, m.math('MULTIPLY_ADD', along, 0.11, -0.058))
    above = m.math('ADD', high, m.math('MULTIPLY_ADD', sway, 0.11, m.math('MULTIPLY_ADD', pick, 0.06, -0.095)))
    far = m.math('SQRT', m.math('ADD', m.math('MULTIPLY', aside, aside), m.math('MULTIPLY', above, above)))
    # The rings bulge around the knot.
    knot = m.node('VectorMath', Vector=m.node('Mapping', Vector=m.node('TexCoord').outputs['Object'], Location=(0.150 * 26, 0, 0.062 * 48), Scale=(26, 0, 48)).outputs[0])
    knot.operation = 'LENGTH'
    near_knot = knot.outputs['Value'] if axis == 0 else 9.0
    bulge = m.math('POWER', 2.718, m.math('MULTIPLY', m.math('MULTIPLY', near_knot, near_knot), -0.55))
    far = m.math('ADD', far, m.math('MULTIPLY_ADD', wobble, 0.0022, m.math('MULTIPLY', bulge, 0.02)))
    ring = m.math('FRACT', m.math('MULTIPLY', far, 330.0 / spread))
    fibre, pores = m.noise(stretch(9, 420), 1, 4, 0.7), m.noise(stretch(30, 1400), 1, 3, 0.7)
    saw, crack = m.noise(stretch(260, 3), 1, 3, 0.55), m.noise(stretch(3.2, 150), 1, 2, 0.5)
    age = m.noise(m.world_position(), 13, 5, 0.62)
    m.base = colour(code)
    m.layer(0.5, m.ramp(pick, (0.0, (0.84, 0.82, 0.8)), (1.0, (1.1, 1.08, 1.06))))
    m.layer(0.85, m.ramp(ring, (0.0, (1.10, 1.09, 1.06)), (0.55, (1.0, 0.96, 0.91)), (0.84, (0.66, 0.53, 0.42)), (0.95, (0.54, 0.40, 0.30)), (1.0, (1.06, 1.04, 1.0))))
    m.layer(0.6, m.ramp(fibre, (0.34, (0.72, 0.67, 0.61)), (0.52, 1.0), (0.68, (1.12, 1.1, 1.07))))
    m.layer(0.6, m.ramp(pores, (0.36, (0.64, 0.58, 0.52)), (0.46, 1.0)))
    m.layer(0.6, m.ramp(age, (0.34, (0.74, 0.71, 0.67)), (0.62, (1.05, 1.04, 1.02))))
    m.layer(0.35, m.ramp(saw, (0.38, 0.8), (0.56, 1.04)))
    m.layer(0.9, m.ramp(crack, (0.27, (0.25, 0.18, 0.13)), (0.285, 1.0)))
    if axis == 0:
        heart = m.math('MULTIPLY_ADD', wobble, 0.14, near_knot)
        m.layer(1.0, m.ramp(heart, (0.10, (0.30, 0.19, 0.12)), (0.30, (0.44, 0.29, 0.19)), (0.40, (0.26, 0.17, 0.11)), (0.46, 1.0)))
    m.bump(ring, 0.14, 0.0008).bump(saw, 0.2, 0.0006).bump(fibre, 0.4, 0.0006).bump(pores, 0.3, 0.0003).bump(m.ramp(crack, (0.26, 0.0), (0.29, 1.0)), 0.5, 0.0015)
    return m


def damp(m, dry=0.72):
    """Stain the wood: dark where it is wet, with the brown tide line to which the water came, and an older one outside it.
    The water comes from the boards, up right, and follows the fibres down."""
    along_rafter = m.node('Mapping', Vector=m.world_position(), Rotation=(0, SLOPE, 0)).outputs[0]
    lobes = []
    for middle, (long, high) in (((0.185, 0.105), (0.185, 0.137)), ((0.075, 0.09), (0.13, 0.062))):
        scaled = m.node('Mapping', Vector=along_rafter, Location=(-middle[0] / long, 0, -middle[1] / high), Scale=(1 / long, 0.6, 1 / high))
        far = m.node('VectorMath', Vector=scaled.outputs[0])
        far.operation = 'LENGTH'
        lobes.append(far.outputs['Value'])
    reach = m.math('SMOOTH_MIN', *lobes, 0.3)
    fingers = m.noise(m.node('Mapping', Vector=along_rafter, Scale=(9, 40, 90)).outputs[0], 1, 4, 0.6)
    uneven = m.math('MULTIPLY_ADD', m.noise(m.world_position(), 17, 4, 0.55), 0.34, m.math('MULTIPLY', fingers, 0.15))
    edge = m.math('MULTIPLY', m.math('ADD', reach, m.math('ADD', uneven, -0.262)), 0.5)
    wet = ((0.16, (0.28, 0.23, 0.20)), (0.38, (0.37, 0.30, 0.25)), (0.462, (0.50, 0.40, 0.31)))
    line = ((0.476, (0.30, 0.20, 0.13)), (0.497, (0.16, 0.09, 0.05)))
    m.layer(1.0, m.ramp(edge, *wet, *line, (0.505, (0.80, 0.70, 0.56)), (0.55, (0.95, 0.91, 0.84)), (0.60, 1.0)))
    m.layer(0.8, m.ramp(edge, (0.575, 1.0), (0.588, (0.70, 0.56, 0.43)), (0.594, 1.0)))
    return m.set_inputs(Roughness=m.map_range(edge, 0.5, dry, 0.44, 0.50), Specular=0.25).finish()


def attic():
    """Build the rafters, boards, meter and electrode, and the camera of both pictures."""
    rng = random.Random(4)
    boards, roof = damp(timber('#94744a', 1, 1.6)), turn(0, -SLOPE, 0)
    far = timber('#8a6c48', 0).set_inputs(Roughness=0.8, Specular=0.2).finish()
    place(bevelled(box_mesh((3.2, DEEP, HIGH), damp(timber('#94744c', 0)), 0), 0.0025, 3), roof @ move(0.2, DEEP / 2, -0.01))
    for k in (1, 2, 3):
        box((3.2, DEEP, HIGH), (0.2, DEEP / 2 + 0.62 * k, -0.01), far, 0.004, frame=roof)
    for k in range(-9, 14):
        box((0.1385, 4.2, 0.019), (k * 0.14 + 0.03, 1.1, HIGH / 2 - 0.01 + 0.0095 + rng.gauss(0, 0.0008)), boards, 0.0025, frame=roof)
    nail, hole = materials.metal('#5b544c', (0.4, 0.6)), materials.plain('#0d0906', 0.95, specular=0.05)
    tip = Vector((NAIL.x, -0.029, NAIL.z + 0.004))
    rod((NAIL.x, 0.02, NAIL.z - 0.002), tip, 0.0017, nail, 20)
    place(near.head(0.0040, 0.0016, nail), move(*tip) @ turn(math.pi / 2 - 0.12))
    socket = moisture.meter(NAIL + Vector((0, 0.0, -0.026)), NAIL)
    # The pins stand across the grain; around them, and where it was measured before, the wood is pressed in.
    across = turn(0, -SLOPE - math.pi / 2, 0)
    for where, radius in ((PINS, 0.0027), (PINS + Vector((-0.036, 0, -0.033)), 0.0018)):
        for side in (-0.0125, 0.0125):
            at = where + across.to_3x3() @ Vector((side, 0, 0))
            rod((at.x, 0.002, at.z), (at.x, -0.0001, at.z), radius, hole, 20)
    start, away = moisture.electrode(move(*PINS) @ across @ turn(0.03, 0, 0.04))
    low = Vector((0.028, -0.075, -0.196))
    rise = start.lerp(low, 0.5) + Vector((0.018, -0.040, 0.01))
    under = socket.lerp(low, 0.5) + Vector((-0.012, 0.004, -0.016))
    cable = [start, start + 0.012 * away, rise, low, under, socket + Vector((0, 0, -0.006)), socket]
    moisture.cord(cable, 0.0024, materials.plain('#161718', 0.6))
    box((6, 0.02, 6), (0, 2.6, 0), materials.paint('#8a7458', 0.9, 0.4), 0)
    light.camera((-0.215, -0.535, -0.150), (0.0, -0.02, -0.030), 64, 11, (-0.02, -0.03, -0.02))


def build():
    attic()
    _, _, background = light.background_nodes(0.1)
    background.inputs['Color'].default_value = (0.5, 0.62, 0.8, 1)
    light.window((-0.62, -0.58, -0.48), (0, 0, 0.0), 20, 0.22, (1.0, 0.94, 0.86))
    light.window((0.95, -0.75, -0.55), (0, 0, 0.02), 11, 0.5, (0.78, 0.88, 1.0))
    light.window((1.5, 1.2, -1.3), (0.6, 1.8, -0.4), 20, 0.5, (0.9, 0.92, 1.0))
