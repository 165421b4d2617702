"""What lies about at work: a folding rule, a carpenter's pencil and its shavings, an enamel mug of coffee."""

import math
import random

import bmesh
import bpy
import materials
import near
import numpy as np
from geometry import bevelled, from_faces, grid, move, place, sheet, turn
from mathutils import Vector
from shader import Material, colour

# A leg of the rule: from hinge to hinge, what it reaches beyond them, its width and thickness.
LEG, BEYOND, WIDE, THICK = 0.2, 0.0175, 0.016, 0.003
MUG_TALL, MUG_FOOT, MUG_RIM = 0.08, 0.036, 0.043


def own_position(m):
    """The x, y and z of the object coordinates."""
    return m.node('SeparateXYZ', Vector=m.node('TexCoord').outputs['Object']).outputs


def rule_paint():
    """Yellow paint on beech, worn off along the edges, with the grey of many hands."""
    m = Material()
    world, across = m.world_position(), m.math('ABSOLUTE', own_position(m)['Y'])
    grime, fine = m.noise(world, 22, 6, 0.65), m.noise(world, 240, 4, 0.7)
    m.base = m.ramp(m.object_random(), (0.0, colour('#d39c12')), (1.0, colour('#dfab1c')))
    m.layer(0.7, m.ramp(grime, (0.32, (0.66, 0.6, 0.52)), (0.56, 1.0)))
    m.layer(0.45, m.ramp(fine, (0.34, 0.72), (0.5, 1.0)))
    edge = m.math('MULTIPLY_ADD', m.noise(world, 130, 5, 0.7), 0.0017, across)
    m.layer(m.ramp(m.map_range(edge, 0.0, 1.0, 0.0082, 0.0088), (0.2, 0.0), (0.8, 0.85)), colour('#8f6a3c'), 'MIX')
    # Dirt between the legs of a folded rule.
    up = m.node('SeparateXYZ', Vector=m.node('NewGeometry').outputs['Normal']).outputs['Z']
    seam = m.map_range(m.math('PINGPONG', own_position(m)['Z'], THICK / 2), 1.0, 0.0, 0.0003, 0.0009)
    m.layer(m.math('MULTIPLY', seam, m.map_range(m.math('ABSOLUTE', up), 1.0, 0.0, 0.5, 0.95)), (0.16, 0.12, 0.08))
    m.bump(fine, 0.12, 0.0004)
    return m.set_inputs(Roughness=m.map_range(grime, 0.3, 0.5), Specular=0.45).finish()


def outline(left, right, half, corner):
    """The points round a bar with rounded corners."""
    points = []
    for x, y, start in ((right, half, 0), (left, half, 1), (left, -half, 2), (right, -half, 3)):
        middle = (x - math.copysign(corner, x - (left + right) / 2), y - math.copysign(corner, y))
        for a in np.linspace(start * math.pi / 2, (start + 1) * math.pi / 2, 9):
            points.append((middle[0] + corner * math.cos(a), middle[1] + corner * math.sin(a)))
    return points


def bar(points, low, high, material, bevel):
    """A flat bar with this outline, from z = `low` to `high`."""
    count = len(points)
    vertices = [(*p, z) for z in (low, high) for p in points]
    faces = [tuple(reversed(range(count))), tuple(range(count, 2 * count))]
    faces += [(k, (k + 1) % count, (k + 1) % count + count, k + count) for k in range(count)]
    return bevelled(from_faces(vertices, faces, material), bevel, 2)


def number(text, size, ink, frame):
    """Print a number, centred on the origin of its frame."""
    letters = bpy.data.curves.new('number', 'FONT')
    letters.body, letters.size, letters.align_x, letters.align_y = text, size, 'CENTER', 'CENTER'
    letters.materials.append(ink)
    place(letters, frame)


def print_scale(frame, nth, black, red):
    """Print the marks of the nth leg on its upper face: millimetres along both edges, a number per centimetre."""
    faces, points, top = [], [], THICK + 0.00004
    for mm in range(nth * 200 + 1, nth * 200 + 235):
        x = mm / 1000 - BEYOND - nth * LEG
        long = 0.0046 if mm % 10 == 0 else 0.0034 if mm % 5 == 0 else 0.0022
        thin = 0.00021 if mm % 5 == 0 else 0.00016
        for side in (-1, 1):
            start = side * (WIDE / 2 - 0.0006)
            corners = [(x - thin, start), (x + thin, start), (x + thin, start - side * long), (x - thin, start - side * long)]
            faces.append(tuple(len(points) + k for k in range(4))[::side])
            points += [(*corner, top) for corner in corners]
        if mm % 10 == 0 and 0.008 < x < LEG - 0.008:
            ten = mm % 100 == 0
            number(str(mm // 10), 0.0062 if ten else 0.0052, red if ten else black, frame @ move(x - 0.0002, 0, top))
    place(from_faces(points, faces, black), frame, 'marks')


def rule(frame, angles, folded, seed=3):
    """Add a folding rule on z = 0 from the origin of a frame, its legs at these angles: each starts on the one before it, and
    rests with its other end on the ground. The last `folded` legs lie on each other."""
    rng, yellow = random.Random(seed), rule_paint()
    black, red = materials.plain('#17140f', 0.6), materials.plain('#9a1c12', 0.6)
    steel = materials.metal('#c4c2ba', (0.34, 0.5), 0.75, 0.7)
    leg = bar(outline(-BEYOND, LEG + BEYOND, WIDE / 2, 0.0058), 0, THICK, yellow, 0.0007)
    disc, rivet = near.head(0.0062, 0.0008, steel), near.head(0.0022, 0.0013, steel)

    def hinge(frame):
        place(disc, frame @ move(0, 0, THICK + 0.0003))
        place(rivet, frame @ move(0, 0, THICK + 0.0011))

    start, ground = Vector(), frame
    for nth, angle in enumerate(angles):
        drop = THICK if nth else 0
        frame = ground @ move(start.x, start.y, drop) @ turn(0, math.asin(drop / LEG), angle)
        start += LEG * Vector((math.cos(angle), math.sin(angle), 0))
        place(leg, frame)
        if nth == 0:
            place(bar(outline(-BEYOND - 0.0004, -BEYOND + 0.0075, WIDE / 2 + 0.0004, 0.003), -0.0001, THICK + 0.0005, steel, 0.0004), frame)
        last = nth == len(angles) - 1
        for k in range(1, folded if last else 1):
            # Each on the one below, and turned about one of its hinges.
            frame = frame @ move(LEG, 0, THICK + 0.0001) @ turn(z=math.pi + rng.gauss(0, 0.011))
            place(leg, frame)
        print_scale(frame, nth + (folded - 1 if last else 0), black, red)
        hinge(frame)
        if last:
            hinge(frame @ move(LEG))


def pencil_paint():
    """Red paint, dulled by hands, chipped down to the wood."""
    m = Material()
    world = m.world_position()
    spots, fine = m.noise(world, 170, 5, 0.62), m.noise(world, 500, 3, 0.7)
    m.base = colour('#94180f')
    m.layer(0.8, m.ramp(m.noise(world, 45, 6, 0.65), (0.34, (0.6, 0.55, 0.52)), (0.58, 1.0)))
    m.layer(0.4, m.ramp(fine, (0.34, 0.7), (0.52, 1.0)))
    bare = m.ramp(spots, (0.685, 0.0), (0.70, 0.9))
    m.layer(bare, colour('#a87a4c'), 'MIX')
    m.bump(bare, 0.4, -0.0002).bump(spots, 0.1, 0.0008)
    return m.set_inputs(Roughness=m.map_range(fine, 0.34, 0.5), Specular=0.45).finish()


def pencil(frame):
    """A flat carpenter's pencil along x, its point at the origin, sharpened with a knife; it lies on z = 0."""
    wide, high, long = 0.0142, 0.0072, 0.168
    red, lead = pencil_paint(), materials.plain('#26272a', 0.35, 0.35, 0.6)
    cedar = materials.wood('#c08a5a', (30, 160, 160), 0.75)
    section = outline(-wide / 2, wide / 2, high / 2, 0.0026)

    def cut(mesh, planes, fresh):
        """Cut slices off a mesh, each at a point and with an outward normal."""
        mesh.materials.append(fresh)
        work = bmesh.new()
        work.from_mesh(mesh)
        for at, normal in planes:
            done = bmesh.ops.bisect_plane(work, geom=work.verts[:] + work.edges[:] + work.faces[:], plane_co=at, plane_no=normal, clear_outer=True)
            edges = [e for e in done['geom_cut'] if isinstance(e, bmesh.types.BMEdge)]
            for face in bmesh.ops.contextual_create(work, geom=edges)['faces']:
                face.material_index = 1
                face.smooth = False
        work.to_mesh(mesh)
        work.free()
        return mesh

    def blank(points, start, material):
        mesh = bar(points, start, long, material, 0.0002)
        mesh.transform(turn(0, math.pi / 2, 0) @ turn(z=math.pi / 2))
        return mesh

    rng = random.Random(6)
    around = [(a + rng.gauss(0, 0.09), rng.uniform(-0.03, 0.03)) for a in np.linspace(0, math.tau, 9)[:-1]]
    planes = []
    for a, more in around:
        # Steeper where the pencil is wide, so that all slices end at the same distance from the point.
        reach = 1 / math.hypot(math.cos(a) / wide, math.sin(a) / high) / 2
        slope = math.atan2(reach, 0.029) * (1 + 3 * more)
        planes.append(((0.0, 0, 0), (-math.sin(slope), math.cos(slope) * math.cos(a), math.cos(slope) * math.sin(a))))
    body = cut(blank(section, 0.0, red), planes + [((long - 0.0003, 0, 0), (1, 0, 0))], cedar)
    core = blank(outline(-0.0027, 0.0027, 0.0012, 0.0006), 0.0025, lead)
    tip = [((0.0025, 0.0, 0.0), (-0.8, 0.6, 0)), ((0.0025, 0.0, 0.0), (-0.62, -0.78, 0)), ((0.0025, 0, 0.0002), (-0.3, 0, 0.95)), ((0.0025, 0, -0.0003), (-0.3, 0, -0.95))]
    frame = frame @ move(0, 0, high / 2)
    place(body, frame)
    place(cut(core, tip, lead), frame)


def shavings(frame, seed=11):
    """Slivers that a knife took off the pencil: thin, curled, red on the outside."""
    rng, fresh, red = random.Random(seed), materials.wood('#c9986a', (30, 160, 160), 0.8), materials.paint('#9c1a12', 0.4, 0.3)
    for k in range(17):
        long, wide, bend, painted = rng.uniform(0.007, 0.016), rng.uniform(0.0013, 0.0027), rng.uniform(8, 45), k % 3 == 0
        rows = []
        for t in np.linspace(-0.5, 0.5, 14):
            half = wide * (1 - (2 * t) ** 4) * (0.75 + 0.25 * math.sin(9 * t + k))
            rows.append([(long * t, half * s, 0.0002 + bend * (long * t) ** 2 + 0.0004 * math.sin(7 * t + k) * s + 0.0003) for s in (-1, -0.5, 0, 0.5, 1)])
        at = move(rng.gauss(0, 0.021), rng.gauss(0, 0.012)) @ turn(rng.gauss(0, 0.08), rng.gauss(0, 0.08), rng.uniform(0, math.tau))
        sheet(rows, red if painted else fresh, 0.0003, frame @ at)


def enamel():
    """White enamel on iron: glassy, slightly wavy, knocked off in places, where the iron is black and rusty."""
    m = Material()
    world, z = m.world_position(), own_position(m)['Z']
    spots, fine, waves = m.noise(world, 75, 4, 0.6), m.noise(world, 330, 3, 0.6), m.noise(world, 26, 2, 0.4)
    m.base = colour('#dedbd0')
    m.layer(0.6, m.ramp(m.noise(world, 30, 6, 0.65), (0.34, (0.86, 0.83, 0.77)), (0.58, 1.0)))
    # Most chips are where it gets knocked: at the rim and at the foot.
    knocks = m.math('MAXIMUM', m.map_range(z, 0.0, 0.13, 0.066, MUG_TALL), m.map_range(z, 0.13, 0.0, 0.0, 0.012))
    bare = m.math('ADD', m.math('MULTIPLY_ADD', fine, 0.07, spots), knocks)
    m.layer(m.ramp(bare, (0.70, 0.0), (0.715, 0.8)), colour('#6b4630'), 'MIX')
    chip = m.ramp(bare, (0.725, 0.0), (0.732, 1.0))
    m.layer(chip, colour('#1b1714'), 'MIX')
    m.bump(waves, 0.1, 0.004).bump(m.ramp(bare, (0.70, 1.0), (0.73, 0.0)), 0.6, 0.0006)
    return m.set_inputs(Roughness=m.math('MULTIPLY_ADD', chip, 0.6, 0.13), Specular=0.55).finish()


def lathe(profile, material, frame):
    """Add a surface of revolution about z through points (radius, z)."""
    angles = np.linspace(0, math.tau, 129)
    return place(grid([[(r * math.cos(a), r * math.sin(a), z) for r, z in profile] for a in angles], material), frame)


def mug(frame, full=0.06, drink='#170a04'):
    """An enamel mug with a dark rim, its handle towards x, with coffee or another `drink` up to z = `full`."""
    white, blue = enamel(), materials.plain('#131c33', 0.16, specular=0.55)
    side = lambda t, wall: (MUG_FOOT + (MUG_RIM - MUG_FOOT) * t**0.8 - wall, MUG_TALL * t)
    foot = [(MUG_FOOT - 0.006 + 0.006 * math.sin(a), 0.006 - 0.006 * math.cos(a)) for a in np.linspace(0, math.pi / 2, 10)]
    outer = [(MUG_FOOT - 0.010, 0.0014), (MUG_FOOT - 0.008, 0.0002), *foot, *(side(t, 0) for t in np.linspace(0.09, 0.99, 40))]
    lathe(outer, white, frame)
    lathe([*(side(t, 0.0012) for t in np.linspace(0.99, 0.04, 40)), (0.02, 0.002), (0.0, 0.002)], white, frame)
    rim = [(MUG_RIM + 0.0003 + 0.0021 * math.cos(a), MUG_TALL - 0.0008 + 0.0019 * math.sin(a)) for a in np.linspace(0, math.tau, 25)]
    lathe(rim, blue, frame)
    within = side(full / MUG_TALL, 0.0012)[0]
    m = Material()
    m.base = colour(drink)
    m.bump(m.noise(m.world_position(), 40, 2, 0.4), 0.05, 0.004)
    coffee = m.set_inputs(Roughness=0.04, Specular=0.5).finish()
    lathe([(0, full), (within - 0.003, full), (within - 0.001, full + 0.0004), (within + 0.0005, full + 0.0014)], coffee, frame)
    # The brown line where the coffee stood before somebody drank from it.
    tide = materials.plain('#5f3d22', 0.3)
    lathe([(side((full + h) / MUG_TALL, 0.0013)[0], full + h) for h in (0.0012, 0.0022, 0.003)], tide, frame)
    start, end = Vector((MUG_RIM - 0.001, 0, 0.066)), Vector((MUG_FOOT + 0.003, 0, 0.022))
    bends = [start, start + Vector((0.034, 0, 0.005)), end + Vector((0.040, 0, 0.006)), end]
    path = []
    for t in np.linspace(0, 1, 49):
        parts = ((1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3)
        path.append(sum((p * share for p, share in zip(bends, parts)), Vector()))
    rows = []
    for k, at in enumerate(path):
        ahead = (path[min(k + 1, 48)] - path[max(k - 1, 0)]).normalized()
        out = Vector((ahead.z, 0, -ahead.x))
        broad = 0.0056 + 0.003 * (2 * k / 48 - 1) ** 4
        rows.append([at + Vector((0, broad * math.cos(a), 0)) + out * 0.0021 * math.sin(a) for a in np.linspace(0, math.tau, 33)])
    place(grid(rows, white), frame)
