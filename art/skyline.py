"""What lies behind a street at dusk: houses as far as the horizon, trees in the gardens and a church tower."""

import math
import random

import bmesh
import materials
import numpy as np
from geometry import from_bmesh, from_faces, move, place, turn
from mathutils import Matrix, Vector
from shader import Material


def far_wall():
    """Brick from afar: each house in its own red or brown."""
    m = Material()
    m.base = m.palette(('#33261f', '#4a3329', '#5c4536', '#3d2f29', '#6b5848', '#463126'))
    m.layer(0.7, m.ramp(m.noise(m.world_position(), 0.9, 5), (0.35, 0.6), (0.62, 1.08)))
    return m.set_inputs(Roughness=0.9, Specular=0.15).finish()


def far_tiles():
    """Tiles from afar: rows as fine dark lines, which end where they would be moiré."""
    m = Material()
    m.base = m.palette(('#49291e', '#2f3033', '#57352a', '#3c2721', '#2b2e32', '#5a3d2e', '#343538'))
    m.layer(0.8, m.ramp(m.noise(m.world_position(), 1.3, 6, 0.7), (0.34, 0.55), (0.62, 1.15)))
    rows = m.math('FRACT', m.math('MULTIPLY', m.height(), 4.4))
    near = m.map_range(m.node('CameraData').outputs['View Distance'], 0.75, 0.0, 60.0, 130.0)
    m.layer(near, m.ramp(rows, (0.0, 0.45), (0.35, 1.0), (0.9, 1.1)))
    return m.bump(m.noise(m.world_position(), 6, 4), 0.5, 0.05).set_inputs(Roughness=0.58, Specular=0.45).finish()


def far_light(power):
    """A lit window from afar."""
    m = Material()
    m.base = m.palette(('#ffa24c', '#ffbd74', '#ff9440', '#ffcf98'))
    m.layer(0.8, m.ramp(m.noise(m.world_position(), 1.6, 3), (0.36, 0.35), (0.6, 1.1)))
    m.set_inputs(Emission=m.base, Emission_Strength=power)
    m.data.cycles.sample_as_light = False
    return m.finish()


def house_mesh(wide, deep, tall, rise, along, slots, rng, lit=0.3, stack='block'):
    """A house: walls, a pitched roof (or a flat one, if `rise` is 0) with its ridge along x or y, a chimney, windows. The
    ground is z = -`tall`, the eaves are z = 0. A share of the windows is `lit`. `stack` is the kind of its chimney: a plain
    `block`, a `party` stack on the wall between two houses, one on the `ridge`, a steel `flue`, or none."""
    x, y = wide / 2, deep / 2
    v = [(i * x, j * y, k) for k in (-tall, 0) for i, j in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
    faces, kinds = [(0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)], [0, 0, 0, 0]
    over = 0.25
    if rise:
        ends = [(-x, 0, rise), (x, 0, rise)] if along else [(0, -y, rise), (0, y, rise)]
        v += ends
        if along:
            v += [(-x, -y - over, -0.2), (x, -y - over, -0.2), (x, y + over, -0.2), (-x, y + over, -0.2)]
            faces += [(10, 11, 9, 8), (12, 13, 8, 9), (4, 8, 7), (5, 6, 9)]
        else:
            faces += [(4, 5, 8), (5, 6, 9, 8), (6, 7, 9), (7, 4, 8, 9)]
        kinds += [1, 1, 0, 0] if along else [0, 1, 0, 1]
    else:
        faces.append((4, 5, 6, 7))
        kinds.append(4)

    def block(cx, cy, z, w, d, h, kind):
        first = len(v)
        v.extend((cx + i * w / 2, cy + j * d / 2, z + k * h) for k in (0, 1) for i, j in ((-1, -1), (1, -1), (1, 1), (-1, 1)))
        for face in ((0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7), (4, 5, 6, 7)):
            faces.append(tuple(first + k for k in face))
            kinds.append(kind)

    def quad(cx, cy, z, w, h, kind):
        first = len(v)
        v.extend((cx + i * w, cy, z + j * h) for i, j in ((-1, -1), (1, -1), (1, 1), (-1, 1)))
        faces.append(tuple(first + n for n in range(4)))
        kinds.append(kind)

    def pipe(cx, cy, z, radius, h, kind):
        first, ring = len(v), [(cx + radius * math.cos(a), cy + radius * math.sin(a)) for a in np.arange(8) * math.tau / 8]
        v.extend((*at, z + up) for up in (0, h) for at in ring)
        faces.extend((first + n, first + (n + 1) % 8, first + 8 + (n + 1) % 8, first + 8 + n) for n in range(8))
        faces.append(tuple(range(first + 8, first + 16)))
        kinds.extend([kind] * 9)

    share, back = rng.uniform(-0.3, 0.3), rng.uniform(0, 0.25)
    if stack == 'block':
        block(share * wide, back * deep, 0.3 * rise, 0.8, 0.6, rise * 0.7 + 1.3, 0)
    elif stack == 'flue':
        cx, cy = (share * wide, 0.9) if along else (0.9, back * deep)
        pipe(cx, cy, rise - 1.2, 0.11, 1.75, 4)
        pipe(cx, cy, rise + 0.62, 0.2, 0.1, 4)
    elif stack:
        # Across the ridge, so that it stands on it; on the wall between two houses wide and low, with a pot for each stove.
        w, d, out, pots = (0.5, 1.25, 0.5, 3) if stack == 'party' else (0.62, 0.62, 0.85, 1 + (share > 0))
        cx, cy = ((0.5 * wide - 0.25 if stack == 'party' else share * wide), 0) if along else (0, back * deep)
        block(cx, cy, 0.5 * rise, w, d, 0.5 * rise + out, 0)
        block(cx, cy, rise + out - 0.22, w + 0.12, d + 0.12, 0.14, 0)
        block(cx, cy, rise + out, w + 0.16, d + 0.16, 0.09, 4)
        for k in range(pots):
            pipe(cx, cy + 0.34 * (k - (pots - 1) / 2), rise + out + 0.09, 0.12, 0.42 + 0.12 * (k % 2), 0)
    block(0, -y - 0.1, -0.25, wide, 0.22, 0.2, 5)
    count = max(2, round(wide / 1.9))
    for floor in range(int(tall / 3.1)):
        for k in range(count):
            cx, z = -x + (k + 0.5) * wide / count, -2.3 - 3.1 * floor
            w, h = rng.uniform(0.45, 0.6), rng.uniform(0.75, 0.95)
            quad(cx, -y - 0.02, z, w + 0.1, h + 0.1, 5)
            kind = rng.choices((2, 3, 6), (1 - lit, lit / 2, lit / 2))[0]
            for side in (-1, 1):
                quad(cx + side * (w / 2 + 0.02), -y - 0.04, z - 0.2, w / 2 - 0.02, h - 0.2, kind)
            quad(cx, -y - 0.04, z + h - 0.2, w, 0.16, kind)
    if rise > 1.5 and along and rng.random() < 0.6:
        # A dormer, with its window.
        cx, at, z = rng.uniform(-0.2, 0.2) * wide, -y * 0.62, 0.42 * rise
        block(cx, at + 0.9, z - 0.75, 2.0, 1.8, 1.5, 5)
        block(cx, at + 0.85, z + 0.75, 2.3, 2.0, 0.14, 4)
        quad(cx, at - 0.03, z, 0.82, 0.5, rng.choice((2, 2, 3, 6)))
    mesh = from_faces(v, faces)
    for slot in slots:
        mesh.materials.append(slot)
    mesh.polygons.foreach_set('material_index', kinds)
    return mesh


def tree_mesh(rng, leaves, bark, tall=9.0, count=5200):
    """A tree in leaf: a trunk, and a crown of loose leaves in lobes. Its foot is the origin."""
    lobes = [(Vector((rng.gauss(0, 1.5), rng.gauss(0, 1.5), tall * rng.uniform(0.52, 0.92))), rng.uniform(1.0, 2.1)) for _ in range(13)]

    def build(work):
        bmesh.ops.create_cone(
            work, segments=8, radius1=0.2, radius2=0.08, depth=tall * 0.7, cap_ends=False, matrix=Matrix.Translation((0, 0, tall * 0.35))
        )
        for face in work.faces:
            face.material_index = 1
        for _ in range(count):
            middle, radius = rng.choice(lobes)
            away = Vector((rng.gauss(0, 1), rng.gauss(0, 1), rng.gauss(0, 1))).normalized()
            at = middle + away * radius * rng.random() ** 0.35
            matrix = Matrix.Translation(at) @ turn(rng.uniform(0, 6), rng.uniform(0, 6), rng.uniform(0, 6))
            s = rng.uniform(0.06, 0.14)
            work.faces.new([work.verts.new(matrix @ Vector(p)) for p in ((-s, 0, 0), (0, -0.6 * s, 0), (s, 0, 0), (0, 0.6 * s, 0))])

    mesh = from_bmesh(build, leaves, None)
    mesh.materials.append(bark)
    return mesh


def foliage():
    """Leaves at dusk: each tree its own green."""
    m = Material()
    m.base = m.palette(('#20301a', '#2c3a1e', '#3a4022', '#26351f'))
    m.layer(0.8, m.ramp(m.noise(m.world_position(), 1.4, 4), (0.3, 0.55), (0.65, 1.3)))
    return m.set_inputs(Roughness=0.7, Specular=0.25).finish()


def trees(spots, seed=3):
    """Add trees at (x, y, z of the foot, scale)."""
    rng, leaves, bark = random.Random(seed), foliage(), materials.plain('#1b1714', 0.9)
    meshes = [tree_mesh(rng, leaves, bark) for _ in range(4)]
    for x, y, z, size in spots:
        matrix = move(x, y, z) @ turn(z=rng.uniform(0, 6.3)) @ Matrix.Diagonal((size, size, size * rng.uniform(0.9, 1.1), 1))
        place(rng.choice(meshes), matrix)


def tower(x, y, foot, wide=9.0):
    """Add a church tower with an open lantern and a spire."""
    stone, copper = materials.plain('#4a3f38', 0.9), materials.plain('#3c5a55', 0.6)

    def cone(z, low, high, tall, sides, material):
        mesh = from_bmesh(
            lambda work: bmesh.ops.create_cone(work, segments=sides, radius1=low, radius2=high, depth=tall, cap_ends=True), material
        )
        place(mesh, move(x, y, foot + z + tall / 2) @ turn(z=math.pi / sides))

    half = wide / 2 * math.sqrt(2)
    cone(0, half, half, 36, 4, stone)
    cone(36, half * 1.12, half * 1.12, 1.2, 4, stone)
    cone(37, half * 0.72, half * 0.66, 8, 8, stone)
    cone(45, half * 0.76, half * 0.45, 3, 8, copper)
    cone(48, half * 0.40, half * 0.36, 5, 8, stone)
    cone(53, half * 0.46, 0.05, 11, 8, copper)


def city(start, ground, eaves, seed=1, flat=0.15, pitched=(2.2, 4.2), step=21.0, end=680.0):
    """Add rows of houses from y = `start` to the horizon. `eaves` is the range of the z of their eaves, `flat` the share of
    flat roofs."""
    rng = random.Random(seed)
    slots = [far_wall(), far_tiles(), materials.plain('#10151c', 0.15), far_light(0.95), materials.bitumen('#3a3d41'), materials.plain('#a9a69e', 0.6), far_light(0.35)]
    variants = []
    for k in range(16):
        rise = 0 if k / 16 < flat else rng.uniform(*pitched)
        wide = rng.uniform(5.2, 7.4)
        variants.append((wide, house_mesh(wide, rng.uniform(8.5, 11), eaves[1] - ground + 2, rise, rng.random() < 0.6, slots, rng)))
    y = start
    while y < end:
        left, right = -5.5 - 0.42 * (y + 30) - 12, -5.5 + 1.08 * (y + 30) + 12
        x, level = left, rng.uniform(*eaves)
        while x < right:
            wide, mesh = rng.choice(variants)
            if rng.random() < 0.3:
                level = rng.uniform(*eaves)
            if rng.random() > 0.06:
                place(mesh, move(x + wide / 2, y + rng.uniform(-0.6, 0.6), level + rng.uniform(-0.3, 0.3)), 'far')
            x += wide
        y += step * rng.uniform(0.8, 1.25) * (1 + y / 500)
    place(from_faces([(x, y, ground - 0.3) for x, y in ((-1500, -300), (1500, -300), (1500, 730), (-1500, 730))], [(0, 1, 2, 3)], materials.paint('#2b2f2c', 0.95)))


def town(streets, ground, frame, reach=0.8, seed=1, skip=()):
    """Add streets of houses in a frame whose y is away from the camera, in short terraces that are turned a little and of one height,
    and trees between them. Each street is its distance and the range of the height of its ridges above the `ground`; `reach` is the
    tangent of half the angle of view, `skip` the (x, y) that stay free."""
    rng = random.Random(seed)
    slots = [far_wall(), far_tiles(), materials.plain('#10151c', 0.15), far_light(0.5), materials.bitumen('#3a3d41'), materials.plain('#8d8a83', 0.6), far_light(0.22)]
    tall, kinds = 24, ('ridge', None, 'party', None, None, 'flue', None, 'ridge', None, 'party', None, None)
    variants = {True: [], False: []}
    for k in range(36):
        along, wide, rise = k % 3 > 0, rng.uniform(5.4, 8.2), rng.uniform(3.0, 5.6)
        stack = kinds[k // 3]
        variants[along].append((wide, rise, house_mesh(wide, rng.uniform(8.5, 10.5), tall, rise, along, slots, rng, 0.12, stack)))
    woods = []
    for y, low, high in streets:
        x = -reach * y - 20
        while x < reach * y + 20:
            top, along, angle = low + (high - low) * rng.random() ** 2, rng.random() < 0.4, rng.choice((-1, 1)) * rng.uniform(0.1, 0.8)
            at = move(x, y + rng.uniform(-0.12, 0.12) * y, ground) @ turn(z=angle)
            left, alike = 0.0, rng.choice(variants[along])
            for _ in range(rng.randint(2, 6)):
                # A terrace of one kind of house, or gables of all kinds.
                wide, rise, mesh = alike if along and rng.random() < 0.6 else rng.choice(variants[along])
                spot = at @ move(left + wide / 2, rng.uniform(-0.3, 0.3), top - rise + rng.uniform(-1.4, 1.4) * (mesh != alike[2]))
                if all(math.dist(spot.translation.xy, free) > 30 for free in skip):
                    place(mesh, frame @ spot, 'far')
                left += wide
            x += left * math.cos(angle) + rng.uniform(1, 9)
            if y < 330 and rng.random() < 0.5:
                woods.append((*(frame @ move(x, y - 8, ground)).translation, rng.uniform(1.05, 1.4)))
    trees(woods, seed)
    place(from_faces([(-1500, -300, ground - 0.3), (1500, -300, ground - 0.3), (1500, 1500, ground - 0.3), (-1500, 1500, ground - 0.3)], [(0, 1, 2, 3)], materials.paint('#2b2f2c', 0.95)))


def church(x, y, ground, frame):
    """Add a church in a frame: its nave with a steep roof of slates, and at its end the tower."""
    slots = [materials.plain('#4a3f38', 0.9)] * 7
    slots[1] = materials.plain('#2b2f35', 0.5)
    place(house_mesh(13, 42, 12, 11, False, slots, random.Random(2), 0, None), frame @ move(x, y, ground + 12) @ turn(z=math.radians(68)))
    at = frame @ move(x, y, ground) @ turn(z=math.radians(68)) @ move(0, -25, 0)
    tower(*at.translation)


def haze(parts, tone, depth):
    """Veil what is far away: the haze has a `tone`, and at `depth` metres hides 63 % of what it can hide. Not a grading by the mist
    pass, which would also darken the edges of what is near, where they are mixed with the sky."""
    for data in {slot for part in parts if part.type == 'MESH' for slot in part.data.materials}:
        tree, output = data.node_tree, data.node_tree.nodes['Material Output']
        m = Material.__new__(Material)
        m.data, m.tree, m.output = data, tree, output
        lost = m.math('POWER', math.e, m.math('MULTIPLY', m.node('CameraData').outputs['View Distance'], -1 / depth))
        veil = m.node('Emission', Color=tone).outputs[0]
        m.mix_shaders(m.math('MULTIPLY_ADD', lost, -0.9, 0.9), output.inputs['Surface'].links[0].from_socket, veil)
        data.cycles.sample_as_light = False
