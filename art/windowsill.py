"""A painted window and its sill from inside, rain drops on its panes, and what lies on the sill: a phone and keys."""

import math
import random

import bmesh
import materials
import numpy as np
import street
from geometry import ball_mesh, bevelled, box_mesh, from_bmesh, from_faces, grid, move, place, tube_mesh, turn, upright
from mathutils import Matrix, Vector
from shader import Material, colour

# The inner face of the frame is y = 0, the top of the sill z = 0. How deep the sill is, how high the frame stands above it and
# its beads above that; the middle and the width of the mullion; the ends and the head of the window.
DEEP, RAIL, BEAD, MULLION, WIDE, LEFT, RIGHT, HEAD = 0.36, 0.047, 0.015, -0.272, 0.072, -2.1, 1.3, 1.5
# The y of the panes.
PANE = 0.052
# A phone: its width, length, thickness and the radius of its corners.
PHONE = (0.074, 0.153, 0.0082, 0.0125)


def painted(code, along, rough=(0.26, 0.4)):
    """Wood with some coats of paint: faint marks of the brush `along` an axis, and a tone that is not quite even."""
    m = Material()
    stretch = [120, 120, 120]
    stretch[along] = 4
    clouds, brush = m.noise(m.world_position(), 3.5, 5, 0.6), m.noise(m.object_position(stretch), 1, 2, 0.5)
    m.base = colour(code)
    m.layer(0.35, m.ramp(clouds, (0.34, (0.86, 0.84, 0.80)), (0.62, (1.03, 1.02, 1.01))))
    m.layer(0.12, m.ramp(brush, (0.34, 0.86), (0.62, 1.0)))
    m.bump(m.noise(m.world_position(), 11, 3, 0.5), 0.05, 0.004).bump(brush, 0.04, 0.0006)
    return m.set_inputs(Roughness=m.map_range(clouds, *rough), Specular=0.45).finish()


def bar(low, high, material, round_=0.004):
    """A bar from one corner to the other, with rounded edges."""
    low, high = Vector(low), Vector(high)
    place(bevelled(box_mesh(high - low, material, 0), round_, 4), Matrix.Translation((low + high) / 2))


def frame(code, glass):
    """The sill with its round nosing, the frame around two panes, their beads, and the panes."""
    flat, tall = painted(code, 0), painted(code, 2)
    place(bevelled(box_mesh((RIGHT - LEFT, DEEP + 0.03, 0.036), flat, 0), 0.0085, 6), move((LEFT + RIGHT) / 2, 0.015 - DEEP / 2, -0.018))
    # The rail: outside it is lower and falls away, for the rain.
    bar((LEFT, 0, -0.03), (RIGHT, 0.05, RAIL), flat)
    place(bevelled(box_mesh((RIGHT - LEFT, 0.08, 0.06), flat, 0), 0.004, 4), move((LEFT + RIGHT) / 2, 0.088, 0.0) @ turn(-0.14))
    bar((LEFT, 0, HEAD), (RIGHT, 0.12, HEAD + 0.07), flat)
    # Where the mullion stands on the rail the paint has left a fine joint.
    bar((MULLION - WIDE / 2, -0.0008, RAIL - 0.001), (MULLION + WIDE / 2, 0.118, HEAD), tall, 0.0045)
    for x in (LEFT - 0.07, RIGHT):
        bar((x, 0, -0.03), (x + 0.07, 0.12, HEAD), tall)
    for left, right in ((LEFT, MULLION - WIDE / 2), (MULLION + WIDE / 2, RIGHT)):
        bead = [(0.014, RAIL - 0.004), (PANE - 0.002, RAIL - 0.004), (PANE - 0.002, RAIL + BEAD), (PANE - 0.008, RAIL + BEAD), (0.014, RAIL + 0.006)]
        mould(bead, move(left) @ turn(math.pi / 2, 0, math.pi / 2), right - left, flat)
        # Mitred in the corners: those at the sides stand a hair behind.
        side = [(y + 0.0004, z - RAIL) for y, z in bead]
        for x, hand in ((left, 1), (right, -1)):
            mould([(y, hand * z) for y, z in side][::hand], move(x, 0, RAIL) @ Matrix(((0, 1, 0, 0), (1, 0, 0, 0), (0, 0, 1, 0), (0, 0, 0, 1))), HEAD - RAIL, tall)
        place(street.pane(right - left, HEAD - RAIL, PANE, glass), move((left + right) / 2, 0, (HEAD + RAIL) / 2))


def mould(section, matrix, long, material):
    """A bar with a `section` in the x and y of a matrix, along its z."""
    count = len(section)
    points = [(x, y, z) for z in (0, long) for x, y in section]
    faces = [tuple(range(count))[::-1], tuple(range(count, 2 * count))] + [(k, (k + 1) % count, count + (k + 1) % count, count + k) for k in range(count)]

    def build(work):
        corners = [work.verts.new(p) for p in points]
        for face in faces:
            work.faces.new([corners[k] for k in face])

    place(bevelled(from_bmesh(build, material), 0.002, 3, 20), matrix)


def drops(left, right, count, high, seed=5):
    """Rain drops on the outside of the panes, more and larger ones lower."""
    rng, water = random.Random(seed), materials.water()
    meshes = [ball_mesh(1, water, (1 - 0.06 * k, 0.5, 1 + 0.1 * k), 3) for k in range(3)]
    for _ in range(count):
        x, z = rng.uniform(left, right), RAIL + BEAD + 0.006 + high * rng.random() ** 1.7
        if abs(x - MULLION) < WIDE / 2 + 0.012:
            continue
        size = min(0.0042, rng.lognormvariate(-6.15, 0.42))
        place(rng.choice(meshes), move(x, PANE + 0.0004, z) @ Matrix.Diagonal((size, size, size, 1)), 'drop')


def rounded(wide, long, radius, z=0.0):
    """The outline of a rectangle with round corners, counterclockwise."""
    points = []
    for k, (i, j) in enumerate(((1, 1), (-1, 1), (-1, -1), (1, -1))):
        for a in np.linspace(k * math.pi / 2, (k + 1) * math.pi / 2, 16):
            points.append((i * (wide / 2 - radius) + radius * math.cos(a), j * (long / 2 - radius) + radius * math.sin(a), z))
    return points


def slab(outline, thick, material, bevel):
    """A flat thing with an outline, its lower side at z = 0."""

    def build(work):
        face = work.faces.new([work.verts.new(p) for p in outline])
        lifted = bmesh.ops.extrude_face_region(work, geom=[face])
        bmesh.ops.translate(work, vec=(0, 0, thick), verts=[v for v in lifted['geom'] if isinstance(v, bmesh.types.BMVert)])

    return bevelled(from_bmesh(build, material), bevel, 4)


def glowing(high, low, power):
    """The screen: under glass, from the colour `high` at its top to `low`."""
    m = Material()
    tone = m.ramp(m.map_range(m.node('SeparateXYZ', Vector=m.node('TexCoord').outputs['Object']).outputs['Y'], 0.0, 1.0, -0.07, 0.07), (0.0, colour(low)), (1.0, colour(high)))
    return m.set_inputs(Base_Color=(0.004, 0.005, 0.006), Roughness=0.05, Specular=0.5, Emission=tone, Emission_Strength=power).finish()


def phone(matrix, power):
    """A phone on its back, its screen lit with so much `power`: on it the round keys to dial with, and a green one."""
    wide, long, thick, radius = PHONE
    place(slab(rounded(wide, long, radius), thick, materials.plain('#1b1d20', 0.3, 0.6), 0.0024), matrix)
    top = thick + 0.00005
    place(from_faces(rounded(wide - 0.0042, long - 0.0042, radius - 0.002, top), [tuple(range(64))], materials.plain('#030304', 0.05)), matrix)
    place(from_faces(rounded(wide - 0.0068, long - 0.0068, radius - 0.0034, top + 0.00006), [tuple(range(64))], glowing('#3f86b8', '#17456e', power)), matrix)
    pale, green = glowing('#a9cbe0', '#8bb7d3', 1.25 * power), glowing('#4fbf6a', '#3fae5c', 1.5 * power)
    disc = lambda radius, material: from_faces([(radius * math.cos(a), radius * math.sin(a), 0) for a in np.linspace(0, math.tau, 41)[:-1]], [tuple(range(40))], material)
    key, call = disc(0.0066, pale), disc(0.0082, green)
    for row in range(4):
        for column in (-1, 0, 1):
            place(key, matrix @ move(0.0195 * column, 0.030 - 0.0185 * row, top + 0.00012))
    place(call, matrix @ move(0, -0.050, top + 0.00012))


def keys(matrix):
    """Two keys and a tag of leather on a ring."""
    steel, brass, leather = materials.metal('#c8c6c0', (0.2, 0.3), 0.8, 0.95), materials.metal('#b08d4a', (0.22, 0.34), 0.75, 0.95), materials.paint('#7a3626', 0.55, 0.3, 0.2)
    ring = [[(0.013 * math.cos(a) + 0.0010 * math.cos(b) * math.cos(a), 0.013 * math.sin(a) + 0.0010 * math.cos(b) * math.sin(a), 0.0010 * math.sin(b)) for b in np.linspace(0, math.tau, 13)] for a in np.linspace(0, math.tau, 73)]
    for z in (0.0016, 0.0034):
        place(grid(ring, steel), matrix @ move(0, 0, z) @ turn(0.03))
    teeth = [(0.010, -0.0042), (0.039, -0.0042), (0.042, -0.001), (0.040, 0.002), (0.036, 0.0042), (0.034, 0.002), (0.031, 0.0042), (0.028, 0.0016), (0.025, 0.0042), (0.022, 0.0022), (0.019, 0.0044), (0.010, 0.0044)]
    for angle, metal, z in ((-0.35, brass, 0.0002), (-1.15, steel, 0.0012)):
        at = matrix @ turn(z=angle) @ move(0.021, 0, z) @ turn(0, 0.01 + 0.6 * z)
        place(slab([(x, y, 0) for x, y in teeth], 0.0021, metal, 0.0004), at)
        upright(tube_mesh(0.0122, 0.0122, 0.0022, 0.0088, metal, sides=40, rings=2, bevel=0.0005), (0, 0, 0)).matrix_world = at @ turn(0, -math.pi / 2, 0)
    tag = matrix @ turn(z=2.2) @ move(0.034, 0, 0.0002)
    place(slab(rounded(0.044, 0.017, 0.006), 0.0032, leather, 0.001), tag)
