"""Old hollow pantiles in the rain, seen from near by: matt clay, soaked unevenly, with runs of water, lichen and dirt."""

import math
import random

import bpy
import materials
import roof
from geometry import move, place, turn
from mathutils import Matrix, Vector, noise
from shader import Material, colour

# Hand-made tiles are shorter than later ones: their length and the distance between their battens.
LENGTH, GAUGE = 0.33, 0.23
# A tail lies 3 mm off the tile below it, on average.
TILT = math.atan2(roof.THICK + 0.003, GAUGE)
CODES = ('#6b3122', '#8a412a', '#9c4c2f', '#7b3a28', '#5b3026', '#a45a3b', '#74443a', '#8f4a30')


def grown(m):
    """Lichen in crusts, its rims paler, some of it yellow; algae and dirt at the tails and beside the rolls."""
    local, at = m.object_position(), m.node('SeparateXYZ', Vector=m.node('TexCoord').outputs['Object']).outputs
    patchy, fine = m.noise(local, 7, 4, 0.6), m.noise(local, 150, 4, 0.7)
    tail = m.math('MULTIPLY', m.map_range(at['Y'], 1.0, 0.0, -0.400, -0.335), m.map_range(m.noise(local, 22, 5, 0.65), 0.0, 0.8, 0.38, 0.62))
    m.layer(tail, colour('#1d1a15'), 'MIX')
    m.layer(m.map_range(patchy, 0.0, 0.45, 0.50, 0.72), colour('#3a3529'), 'MIX')
    for scale, least, code, share in ((26, 0.735, '#7f7f6e', 0.6), (62, 0.745, '#8f8d7a', 0.6), (44, 0.755, '#80652c', 0.6)):
        crust = m.math('MULTIPLY', m.map_range(m.math('MULTIPLY_ADD', fine, 0.10, m.noise(local, scale, 3, 0.5, 0.4)), 0.0, share, least, least + 0.03), m.map_range(fine, 0.55, 1.0, 0.4, 0.55))
        m.layer(crust, colour(code), 'MIX')


def clay(codes=CODES):
    """The clay: darker where it is soaked, with a broken sheen, and a film of water only where it runs."""
    dry = materials.clay(codes, 0.8, 0.22, 0.0, 0.12, (0.62, 0.85), grown)
    m = Material.__new__(Material)
    m.data, m.tree = dry, dry.node_tree
    m.shader = m.tree.nodes['Principled BSDF']
    m.base, m.bumps = (m.shader.inputs[key].links[0].from_socket for key in ('Base Color', 'Normal'))
    local, at = m.object_position(), m.node('SeparateXYZ', Vector=m.node('TexCoord').outputs['Object']).outputs
    patchy = m.noise(m.object_position((1, 0.45, 1)), 11, 5, 0.62)
    low = m.map_range(m.height(), 1.0, 0.0, 0.006, 0.040)
    soaked = m.math('MULTIPLY_ADD', low, 0.30, m.map_range(patchy, 0.30, 0.95, 0.36, 0.60))
    m.layer(soaked, (0.37, 0.35, 0.35))
    # Rills: one in the trough, which wanders, and here and there one down the side of the roll.
    wander = m.math('MULTIPLY_ADD', m.noise(m.object_position((0.3, 1, 0.3)), 9, 3, 0.6), 0.07, -0.035)
    trough = m.math('ABSOLUTE', m.math('SUBTRACT', m.math('ADD', at['X'], wander), 0.078))
    rill = m.map_range(trough, 1.0, 0.0, 0.005, 0.011)
    thin = m.map_range(m.noise(m.object_position((34, 2.2, 34)), 1, 3, 0.5, 0.5), 0.0, 1.0, 0.55, 0.60)
    runs = m.math('MAXIMUM', rill, m.math('MULTIPLY', thin, m.map_range(patchy, 0.0, 1.0, 0.40, 0.50)))
    m.layer(m.math('MULTIPLY', runs, 0.7), (0.55, 0.54, 0.54))
    # Between them the film of water lies in specks, in the pores.
    specks = m.map_range(m.math('MULTIPLY_ADD', m.noise(m.object_position((1, 0.22, 1)), 95, 4, 0.6), 0.55, m.math('MULTIPLY', patchy, 0.45)), 0.0, 1.0, 0.47, 0.60)
    bare = m.map_range(specks, 0.68, 0.28, 0.0, 1.0)
    m.bump(runs, 0.5, 0.0016).bump(m.noise(local, 320, 3, 0.6), 0.3, 0.0007)
    flow = m.node('Bump', Height=m.noise(m.object_position((70, 16, 70)), 1, 3, 0.55), Strength=0.55, Distance=0.004, Normal=m.bumps).outputs[0]
    m.set_inputs(Roughness=bare, Specular=m.map_range(specks, 0.18, 0.42, 0.0, 1.0), Clearcoat=runs, Clearcoat_Roughness=0.05, Clearcoat_Normal=flow)
    return m.finish()


def handmade(material, count=9):
    """Tiles as a mould and a thumb left them: uneven, their tails worn."""
    tiles = roof.pantiles(material, count, fine=True)
    for k, mesh in enumerate(tiles):
        away = Vector((7.1 * k, 3.3 * k, 0))
        for vertex in mesh.vertices:
            at = vertex.co + away
            vertex.co.z += 0.0022 * noise.noise(at * 7) + 0.0007 * noise.noise(at * 31)
            worn = max(0, 1 - (vertex.co.y + roof.LENGTH) / 0.02)
            vertex.co.y += worn * (0.0035 * noise.noise(at * 17) + 0.004 * max(0, noise.noise(at * 58) - 0.18))
    return tiles


def cover(frame, columns, rows=6, seed=11):
    """Lay the tiles, some a little higher or askew, and moss along their laps."""
    rng, tiles = random.Random(seed), handmade(clay())
    shorter = Matrix.Diagonal((1, LENGTH / roof.LENGTH, 1, 1))
    shift, last = [rng.gauss(0, 0.003) for _ in range(columns)], None
    for row in range(rows):
        for column in range(columns):
            # Never two alike beside each other.
            last = rng.choice([tile for tile in tiles if tile is not last])
            at = move(column * roof.WIDTH + shift[column] + rng.gauss(0, 0.0022), row * GAUGE + LENGTH - 0.05 + rng.gauss(0, 0.0032), 0.02 + abs(rng.gauss(0, 0.0014)))
            place(last, frame @ at @ turn(-TILT + rng.gauss(0, 0.005), rng.gauss(0, 0.010), rng.gauss(0, 0.009)) @ shorter, 'tile')
    mossy(frame, rng)


def mossy(frame, rng):
    """Cushions of moss below the tails of the second row, where dirt gathers."""
    bpy.context.view_layer.update()
    graph, down = bpy.context.evaluated_depsgraph_get(), (frame.to_3x3() @ Vector((0, 0, -1))).normalized()
    cushions = [roof.moss_cushion(materials.moss(), k, 2600) for k in range(3)]
    spots = []
    for _ in range(9):
        x, y = rng.uniform(0.5, 2.0), GAUGE - 0.05 - rng.uniform(0.002, 0.012)
        spots += [(x + rng.gauss(0, 0.016), y - abs(rng.gauss(0, 0.005))) for _ in range(rng.randint(2, 6))]
    hits = [bpy.context.scene.ray_cast(graph, frame @ Vector((x, y, 0.6)), down) for x, y in spots]
    for hit, at, normal, _, obj, _ in hits:
        if hit and obj.name.startswith('tile'):
            size = min(0.011, rng.lognormvariate(-5.2, 0.4))
            turned = normal.to_track_quat('Z', 'Y').to_matrix().to_4x4() @ turn(z=rng.uniform(0, 6.3))
            place(rng.choice(cushions), Matrix.Translation(at) @ turned @ Matrix.Diagonal((size, size, 0.7 * size, 1)), 'moss')
