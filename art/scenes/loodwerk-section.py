"""The foot of a chimney in evening sun: new lead, dressed down into the waves of old tiles and chased into the joints of old
brick. The roof on the left lies in the shadow of the house next door."""

import importlib
import math

import bpy
import lead
import light
import materials
import near
import roof
from geometry import box, brickwork, eased, move, turn
from mathutils import Matrix, Vector, noise
from shader import Material, colour

chimney = importlib.import_module('scenes.schoorsteenwerk-detail')
SIZE = (1800, 1125)
POST = dict(exposure=-0.3, saturation=0.92, keep=0.15, sharpen=0.45)
PITCH, WIDE, DEEP = 45, chimney.WIDE, chimney.DEEP
# The lead at the side ends where a tile begins to rise to its roll.
COLUMNS, ROWS, ACROSS, UP = 34, 16, 4.035, 2.4
SUN = (13, 247)


def wall(middle, bricks, mortar, tall=2.2, joints=1.8):
    """The stack, `tall` metres from its first course, with the mortar of both sides that show, up to `joints` metres from there."""
    base = middle.z - 0.7
    brickwork((middle.x, middle.y, base), (WIDE, DEEP, tall), bricks, mortar, 2)
    chimney.corners(middle, bricks)
    low, high = base + 0.25, base + joints
    chimney.joints(middle, low, high, middle.x - WIDE / 2, mortar)
    before = set(bpy.context.scene.objects)
    chimney.joints(Vector((0, 0, 0)), low, high, 0, mortar, WIDE - 0.018)
    for part in set(bpy.context.scene.objects) - before:
        part.matrix_world = move(middle.x, middle.y - DEEP / 2) @ turn(z=math.pi / 2)


def new_lead():
    """Lead of this year, rubbed with patination oil: a dull blue-grey that gleams broadly, with a faint bloom of oxide."""
    m = Material()
    world = m.world_position()
    clouds, fine = m.noise(world, 5, 4, 0.5), m.noise(world, 60, 4, 0.6)
    runs, rolled = m.noise(m.object_position((30, 30, 2.4)), 2, 4, 0.55), m.noise(m.object_position((150, 14, 40)), 2, 3, 0.6)
    m.base = colour('#4c545c')
    m.layer(m.ramp(clouds, (0.42, 0.0), (0.68, 0.45)), colour('#6f777d'), 'MIX')
    m.layer(0.5, m.ramp(runs, (0.34, 0.7), (0.56, 1.0), (0.72, 1.2)))
    m.layer(0.45, m.ramp(fine, (0.34, 0.74), (0.62, 1.14)))
    m.layer(0.45, m.ramp(rolled, (0.36, 0.78), (0.55, 1.0), (0.7, 1.2)))
    m.bump(m.noise(world, 34, 2, 0.5), 0.16, 0.004).bump(m.noise(world, 420, 3, 0.7), 0.16, 0.0005)
    return m.set_inputs(Metallic=0.4, Roughness=m.map_range(clouds, 0.5, 0.58), Specular=0.3).finish()


def tuck(vertices, middle):
    """Push the mortar of the front back into the wall where it goes round the corners, below the leads of the sides."""
    south = middle.y - DEEP / 2
    if min(vertex.co.y for vertex in vertices) < south - 0.003:
        for vertex in vertices:
            if vertex.co.y > south + 0.012:
                vertex.co.x += math.copysign(0.012, middle.x - vertex.co.x)


def leaded(frame, middle, metal, mortar):
    """New lead, with the marks of the dresser that beat it down: shallow dents, and soft creases down the slope."""
    before = set(bpy.context.scene.objects)
    lead.around_chimney(frame, metal, middle, WIDE, DEEP, PITCH, middle.z - 0.7, 2, mortar)
    for part in set(bpy.context.scene.objects) - before:
        if not part.modifiers:
            tuck(part.data.vertices, middle)
            continue
        matrix, into = part.matrix_world, frame.inverted()
        moved = []
        for vertex in part.data.vertices:
            at = into @ (matrix @ vertex.co)
            dent = noise.noise(at * 24) + 0.3 * noise.noise(at * 48 + Vector((5, 0, 0)))
            crease = eased(1 - 4 * abs(noise.noise(Vector((at.x * 17, at.y * 4, at.z * 6)))))
            away = matrix @ vertex.co - middle
            # Flat below the mortar of its joint.
            share = 0.15 + 0.85 * eased((max(abs(away.x) - WIDE / 2, abs(away.y) - DEEP / 2) - 0.008) / 0.03)
            moved.append(vertex.co + vertex.normal * share * (0.0008 * dent + 0.0007 * (crease - 0.25)))
        part.data.vertices.foreach_set('co', [c for point in moved for c in point])
        part.data.update()


def shade(at, frame):
    """What stands in the sun, out of sight: its shadow ends at `at`, along a line up the slope of the roof."""
    high, around = map(math.radians, SUN)
    sun = Vector((math.sin(around) * math.cos(high), math.cos(around) * math.cos(high), math.sin(high)))
    up = frame.to_3x3() @ Vector((0, 1, 0))
    up = (up - up.dot(sun) * sun).normalized()
    matrix = Matrix((up.cross(sun), up, sun)).transposed().to_4x4()
    side = -1 if matrix.col[0].x > 0 else 1
    box((12, 30, 0.1), (side * 6, 0, 0), materials.plain('#2a2622', 0.9), 0, frame=Matrix.Translation(at + 8 * sun) @ matrix)


def parts():
    """Build everything but the light, and the camera. Returns the frame of the roof and the corner of the stack."""
    frame = roof.plane(PITCH)
    tiles = roof.pantiles(near.damp(roof.OLD, 1.0, 0.3, 0, 0.3), fine=True)
    hidden = lambda x, y: abs(x - ACROSS) < 0.42 and abs(y - UP) < 0.42
    roof.lay(frame, COLUMNS, ROWS, lambda c, r: None if hidden((c + 0.5) * roof.WIDTH, (r + 0.5) * roof.GAUGE) else tiles)
    roof.deck(frame, COLUMNS, ROWS, materials.plain('#1c1a18', 0.9))
    middle = frame @ roof.point(ACROSS, UP, 0)
    wall(middle, near.bricks(False), materials.stone('#857b6c', 160, 0.5))
    leaded(frame, middle, new_lead(), materials.stone('#a59b8b', 160, 0.5))
    corner = Vector((middle.x - WIDE / 2, middle.y - DEEP / 2, middle.z - DEEP / 2))
    light.camera(corner + Vector((-1.28, -0.8, 0.34)), corner + Vector((-0.13, 0.22, 0.13)), 38, 11, corner)
    return frame, corner


def build():
    frame, corner = parts()
    shade(corner + Vector((-0.22, 0, 0)), frame)
    light.sky(*SUN, 0.12, 1.4, 0.2)
