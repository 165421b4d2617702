"""Old red tiles from close by: on the left moss has grown over them, on the right it is brushed off, and one tile is new."""

import math
import random

import bmesh
import bpy
import light
import materials
import near
import roof
from geometry import from_bmesh, move, place, turn
from mathutils import Euler, Matrix, Vector, noise
from shader import Material, colour

SIZE = (880, 1100)
POST = dict(exposure=0.03, saturation=0.97, keep=0.15, sharpen=0.4)
PITCH, COLUMNS, ROWS = 40, 12, 8
# Where the brush has come to: this x at the height MIDDLE on the roof, and how much that moves for each metre up the slope.
BORDER, LEAN, MIDDLE = 1.14, -0.1, 0.85
# The column and row of the new tile.
NEW = (6, 2)


def border(y):
    """The x up to which the moss still grows, at a height on the roof."""
    wander = 0.19 * noise.noise(Vector((3.1, 3.1 * y, 0))) + 0.1 * noise.noise(Vector((7.7, 10 * y, 0)))
    return BORDER + LEAN * (y - MIDDLE) + wander


def growth(m):
    """Add what grows flat on old clay to its material: a green film and round lichens left of the border, faint traces right."""
    world = m.world_position()
    split = m.node('SeparateXYZ', Vector=world)
    # The skin of the tiles is about 5 cm above the frame. A ramp holds the border, as a share of a metre around x = 1.
    low = 0.05 * math.sin(math.radians(PITCH))
    up = m.map_range(split.outputs['Y'], 0.0, 1.0, -low, 2 * math.cos(math.radians(PITCH)) - low)
    edge = m.ramp(up, *[(k / 31, border(2 * k / 31) - 0.5) for k in range(32)])
    away = m.math('SUBTRACT', split.outputs['X'], m.math('MULTIPLY_ADD', m.noise(world, 24, 4), 0.07, m.math('ADD', edge, 0.5)))
    left, right = m.map_range(away, 1.0, 0.0, -0.055, -0.02), m.map_range(away, 0.0, 1.0, -0.055, -0.02)
    share = lambda side, source, *stops: m.math('MULTIPLY', side, m.ramp(source, *stops))
    patches, fine = m.noise(world, 13, 6, 0.7), m.noise(world, 90, 4, 0.7)
    m.layer(right, (1.2, 1.17, 1.12))
    # Darkest where water stands longest.
    m.layer(left, m.ramp(m.height(), (0.0, (0.4, 0.42, 0.36)), (0.05, (0.8, 0.78, 0.72))))
    m.layer(share(left, patches, (0.4, 0.1), (0.62, 0.6)), m.ramp(fine, (0.35, colour('#24240f')), (0.65, colour('#45431f'))), 'MIX')
    m.layer(share(right, patches, (0.56, 0.0), (0.74, 0.4)), colour('#5f5a37'), 'MIX')
    # Each cell has one lichen, of its own size and ragged at its edge; there are two kinds.
    for scale, much, codes in ((24, 0.17, ('#6f7262', '#94967f')), (47, 0.15, ('#6b5a28', '#8f783c'))):
        cells = m.node('TexVoronoi', Vector=m.object_position(), Scale=scale)
        size = m.math('MULTIPLY_ADD', cells.outputs['Color'], 0.36, much - 0.1)
        inside = m.math('SUBTRACT', size, m.math('MULTIPLY_ADD', fine, 0.34, cells.outputs['Distance']))
        tint = m.ramp(fine, (0.4, colour(codes[0])), (0.6, colour(codes[1])))
        m.layer(m.math('MULTIPLY', left, m.map_range(inside, 0.0, 0.85, -0.06, -0.035)), tint, 'MIX')


def moss_material(wet):
    """Moss from close by: dark and brown inside, olive to yellow-green at its tips, drier in patches; earth below."""
    m = Material()
    world, height = m.world_position(), m.height()
    m.base = m.palette(('#2f3a17', '#4b5320', '#39431b', '#66662a', '#2c3618', '#565c22', '#7a6f36', '#41502b'))
    m.layer(0.8, m.ramp(m.noise(world, 14, 4), (0.4, 0.62), (0.62, 1.25)))
    m.layer(m.ramp(m.noise(world, 9, 5, 0.7), (0.56, 0.0), (0.72, 0.6)), colour('#8d7d3f'), 'MIX')
    m.layer(0.7, m.ramp(m.noise(m.object_position(), 9, 4, 0.7), (0.34, 0.45), (0.64, 1.3)))
    m.layer(1.0, m.ramp(height, (0.05, 0.45), (0.3, 0.85), (0.58, 1.35)))
    m.layer(m.map_range(height, 1.0, 0.0, -0.06, 0.06), m.ramp(m.noise(world, 160, 3), (0.35, colour('#2a1f12')), (0.65, colour('#5b4729'))), 'MIX')
    if wet:
        m.layer(0.6, (0.55, 0.58, 0.5))
    return m.set_inputs(Roughness=0.55 if wet else 0.95, Specular=0.35 if wet else 0.1, Sheen=0.0 if wet else 0.4).finish()


def cushion(material, seed, torn=False, blades=4200):
    """A cushion of moss with a radius of about 1: a lumpy dome, velvety with short blades, on flat earth, which is ragged if it
    is `torn` off."""
    rng, away = random.Random(seed), Vector((seed * 5.3, seed * 2.7, 0))

    def build(work):
        bmesh.ops.create_icosphere(work, subdivisions=4, radius=1)
        for vertex in work.verts:
            at = vertex.co.copy()
            lump = 0.36 * noise.noise(at * 1.3 + away) + 0.3 * abs(noise.noise(at * 2.9 + away)) + 0.1 * noise.noise(at * 8 + away)
            spread = at * (0.86 + (1.5 if torn else 1) * lump)
            vertex.co = Vector((spread.x, spread.y, spread.z * (0.6 if at.z > 0 else 0.3 if torn else 0.16)))
        work.normal_update()
        faces = [face for face in work.faces if torn or face.calc_center_median().z > 0.02]
        spots = [(face.calc_center_median(), face.normal.copy()) for face in rng.choices(faces, [face.calc_area() for face in faces], k=blades)]
        for at, normal in spots:
            lean = Euler((rng.gauss(0, 0.45), rng.gauss(0, 0.45), rng.uniform(0, 6.3))).to_matrix().to_4x4()
            jitter = Vector(rng.gauss(0, 0.02) for _ in range(3))
            matrix = Matrix.Translation(at + jitter - 0.02 * normal) @ normal.to_track_quat('Z', 'Y').to_matrix().to_4x4() @ lean
            tall = rng.uniform(0.06, 0.15) * (1.7 if torn else 1)
            corners = ((-0.014, 0), (0.014, 0), (0.004, tall), (-0.004, tall))
            work.faces.new([work.verts.new(matrix @ Vector((x, 0, z))) for x, z in corners])

    return from_bmesh(build, material, None)


def cover(x, y):
    """How densely moss covers the roof at a point, 0 to 1: thickest around the laps and in the troughs, in patches."""
    within, up = (x - 0.041) % roof.WIDTH + 0.041, (y + 0.05) % roof.GAUGE
    trough = math.exp(-(((within - 0.082) / 0.042) ** 2))
    lap = math.exp(-((up / 0.028) ** 2)) + 0.8 * math.exp(-(((roof.GAUGE - up) / 0.03) ** 2))
    patch = 0.6 + 0.9 * noise.fractal(Vector((4.5 * x, 4.5 * y, 1.5)), 1, 2, 3)
    return min(1, max(0, patch * (0.2 + 0.9 * trough) + lap * (0.4 + 0.6 * trough + 0.4 * patch)))


def landing(frame):
    """A function that returns the point and the normal of the tile below a point (x, y) of the frame."""
    bpy.context.view_layer.update()
    graph, down = bpy.context.evaluated_depsgraph_get(), (frame.to_3x3() @ Vector((0, 0, -1))).normalized()

    def below(x, y):
        _, at, normal, _, _, _ = bpy.context.scene.ray_cast(graph, frame @ Vector((x, y, 0.4)), down)
        return at, normal

    return below


def growing(rng, below):
    """The matrices of the cushions that grow left of the border, and a few small ones that the brush left in the laps."""
    found, taken = [], []
    for _ in range(30000):
        x, y = rng.uniform(0.35, 1.9), rng.uniform(0.0, 2.2)
        dense, inside = cover(x, y), (border(y) - x) / 0.045
        left_over = inside < 0
        if left_over:
            lap = (y + 0.07) % roof.GAUGE < 0.03
            dense = 0.07 * dense if lap else 0.002 * dense
        if rng.random() > dense:
            continue
        size = rng.uniform(0.0022, 0.0044) if left_over else min(0.036, rng.lognormvariate(-4.45, 0.5) * (0.45 + 0.85 * dense) * min(1, 0.5 + inside))
        found.append((size, x, y))
    for size, x, y in sorted(found, reverse=True):
        # They grow together, but not through one another.
        if any(math.hypot(x - u, y - v) < 0.72 * other + 0.2 * size for other, u, v in taken):
            continue
        taken.append((size, x, y))
        at, normal = below(x, y)
        upright = normal.lerp(Vector((0, 0, 1)), 0.3)
        tall = size * rng.uniform(0.75, 1.2) * min(1, 0.28 + size / 0.024)
        yield Matrix.Translation(at) @ upright.to_track_quat('Z', 'Y').to_matrix().to_4x4() @ turn(
            rng.gauss(0, 0.1), rng.gauss(0, 0.1), rng.uniform(0, 6.3)
        ) @ Matrix.Diagonal((size, size, tall, 1))


def loose(rng, below):
    """The matrices of what was brushed off: clumps that lie in the troughs beside the border, some upside down, and crumbs."""
    for k in range(650):
        clump = k < 110
        y = rng.uniform(0.1, 1.9)
        x = border(y) + (rng.uniform(0.0, 0.13) if clump else min(0.5, rng.expovariate(7)))
        within = (x - 0.041) % roof.WIDTH + 0.041
        if clump or rng.random() < 0.75:
            # It rolled into the trough.
            x += max(0.058, rng.gauss(0.085, 0.021)) - within
            x += roof.WIDTH if x < border(y) + 0.015 else 0
        if math.floor((x - 0.041) / roof.WIDTH) == NEW[0] and 0 < (y + 0.05) / roof.GAUGE - NEW[1] < 1.02:
            # The new tile was laid afterwards.
            continue
        size = rng.uniform(0.008, 0.021) if clump else min(0.0035, rng.lognormvariate(-6.1, 0.4))
        at, normal = below(x, y)
        over = clump and rng.random() < 0.4
        lift = 0.4 * size if over else 0.18 * size
        yield Matrix.Translation(at + normal * lift) @ normal.to_track_quat('Z', 'Y').to_matrix().to_4x4() @ turn(
            rng.gauss(math.pi * over, 0.22), rng.gauss(0, 0.22), rng.uniform(0, 6.3)
        ) @ Matrix.Diagonal((size, size * rng.uniform(0.6, 1), 0.85 * size, 1))


def half_brushed(wet=0.0):
    """Build the roof and the camera of both pictures. Returns the frame of the roof."""
    frame, rng = roof.plane(PITCH), random.Random(3)
    old = roof.pantiles(near.damp(roof.RED, 0.8, 0.05, wet, 0.3, over=growth), fine=True)
    new = roof.pantiles(near.damp(['#92452d', '#974a31'], 0.05, 0.0, wet, 0.0, (0.6, 0.75)), 2, True)
    roof.lay(frame, COLUMNS, ROWS, lambda *where: new if where == NEW else old)
    roof.deck(frame, COLUMNS, ROWS, materials.plain('#1c1a18', 0.9))
    below = landing(frame)
    moss = moss_material(wet)
    grown, torn = [cushion(moss, k) for k in range(8)], [cushion(moss, k, True) for k in range(8, 13)]
    # All are placed before the first is added: the next ones would land on it.
    found = [(grown, list(growing(rng, below))), (torn, list(loose(rng, below)))]
    for meshes, matrices in found:
        for matrix in matrices:
            place(rng.choice(meshes), matrix, 'moss')
    at = lambda x, y, z: frame @ roof.point(x, y, z)
    light.camera(at(1.3, 0.3, 0.98), at(1.16, 0.86, 0.02), 42, 16, at(1.16, 0.8, 0.04))
    return frame


def build():
    half_brushed()
    light.sky(22, 126, 0.13, 1.2, 0.3)
