"""Old red tiles from close by: on the left moss has grown over them, on the right it is brushed off, and one tile is new."""

import math
import random

import bmesh
import bpy
import lead
import light
import materials
import near
import numpy as np
import roof
from geometry import from_bmesh, from_faces, place, smooth, turn
from mathutils import Euler, Matrix, Vector, noise
from scipy import ndimage
from scipy.spatial import cKDTree
from shader import Material, colour

SIZE = (880, 1100)
POST = dict(exposure=0.08, saturation=1.0, keep=0.2, sharpen=0.7)
PITCH, COLUMNS, ROWS = 40, 12, 8
# Where the brush has come to: this x at the height MIDDLE on the roof, and how much that moves for each metre up the slope.
BORDER, LEAN, MIDDLE = 1.14, -0.1, 0.85
# The moss is as fine as this, in metres.
CELL = 0.0016
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
    # Each cell has one lichen, of its own size and ragged at its edge, where many of them grow; there are two kinds.
    for scale, much, codes in ((26, 0.25, ('#5b5e54', '#83867c')), (44, 0.21, ('#5f4a20', '#80632a'))):
        cells = m.node('TexVoronoi', Vector=m.object_position(), Scale=scale)
        size = m.math('MULTIPLY_ADD', cells.outputs['Color'], 0.36, much - 0.1)
        inside = m.math('SUBTRACT', size, m.math('MULTIPLY_ADD', fine, 0.5, cells.outputs['Distance']))
        many = m.ramp(m.noise(m.object_position(), 0.3 * scale, 2), (0.44, 0.0), (0.54, 1.0))
        tint = m.ramp(fine, (0.4, colour(codes[0])), (0.6, colour(codes[1])))
        m.layer(m.math('MULTIPLY', m.math('MULTIPLY', left, many), m.map_range(inside, 0.0, 0.8, -0.07, -0.02)), tint, 'MIX')


def moss_material(wet):
    """Moss from close by: dark inside, dull olive at its tips, browner in dry patches."""
    m = Material()
    world, tip = m.world_position(), m.node('Attribute')
    tip.attribute_name = 'tip'
    m.base = m.ramp(m.noise(world, 8, 4, 0.6), (0.34, colour('#2c361b')), (0.46, colour('#3d4a20')), (0.56, colour('#525928')), (0.68, colour('#615a33')))
    m.layer(0.8, m.ramp(m.noise(world, 45, 3, 0.6), (0.36, 0.62), (0.64, 1.2)))
    m.layer(1.0, m.ramp(tip.outputs['Fac'], (0.0, (0.3, 0.29, 0.24)), (0.5, 0.85), (1.0, (1.45, 1.42, 1.12))))
    if wet:
        m.layer(0.6, (0.6, 0.63, 0.55))
    return m.set_inputs(Roughness=0.6 if wet else 0.95, Specular=0.3 if wet else 0.08, Sheen=0.0 if wet else 0.25).finish()


def clump(material, seed, blades=2600):
    """A flat piece of a mat that was torn off, with a radius of about 1: felt of short blades on earth."""
    rng, away = random.Random(seed), Vector((seed * 5.3, seed * 2.7, 0))

    def build(work):
        bmesh.ops.create_icosphere(work, subdivisions=4, radius=1)
        for vertex in work.verts:
            at = vertex.co.copy()
            lump = 0.34 * noise.noise(at * 1.1 + away) + 0.12 * abs(noise.noise(at * 2.9 + away)) + 0.05 * noise.noise(at * 8 + away)
            spread = at * (0.86 + 1.5 * lump)
            vertex.co = Vector((spread.x, spread.y, spread.z * (0.34 if at.z > 0 else 0.16)))
        work.normal_update()
        faces = [face for face in work.faces if face.calc_center_median().z > -0.1]
        spots = [(face.calc_center_median(), face.normal.copy()) for face in rng.choices(faces, [face.calc_area() for face in faces], k=blades)]
        for at, normal in spots:
            lean = Euler((rng.gauss(0, 0.45), rng.gauss(0, 0.45), rng.uniform(0, 6.3))).to_matrix().to_4x4()
            matrix = Matrix.Translation(at - 0.02 * normal) @ normal.to_track_quat('Z', 'Y').to_matrix().to_4x4() @ lean
            tall = rng.uniform(0.05, 0.12)
            work.faces.new([work.verts.new(matrix @ Vector((x, 0, z))) for x, z in ((-0.02, 0), (0.02, 0), (0.005, tall), (-0.005, tall))])

    mesh = from_bmesh(build, material, None)
    tips = [max(0, min(1, 0.3 + 0.9 * vertex.co.z)) for vertex in mesh.vertices]
    mesh.attributes.new('tip', 'FLOAT', 'POINT').data.foreach_set('value', tips)
    return mesh


def clouds(rng, shape, size):
    """Smooth random values around 0, whose spots are about `size` metres wide."""
    field = ndimage.gaussian_filter(rng.normal(0, 1, shape), size / CELL / 2.5)
    return field / field.std()


def cover(rng, xs, ys):
    """How well moss grows on the roof, around 0 to 2: best in the corner below each lap and in the valleys, up their shady side."""
    within, up = ((xs - 0.041) % roof.WIDTH + 0.041)[None, :], ((ys + 0.05) % roof.GAUGE)[:, None]
    aside, shape = within - 0.09, (len(ys), len(xs))
    valley = np.exp(-((aside / np.where(aside < 0, 0.038, 0.056)) ** 2))
    lap = np.exp(-(((roof.GAUGE - up) / 0.046) ** 2)) + 0.6 * np.exp(-((up / 0.02) ** 2))
    patch = 0.26 * clouds(rng, shape, 0.15) + 0.13 * clouds(rng, shape, 0.05) + 0.06 * clouds(rng, shape, 0.016) + 0.02 * clouds(rng, shape, 0.006)
    return 0.12 + 0.62 * valley + lap * (0.32 + 0.36 * valley) + patch


def cushions(rng, xs, ys, apart, shape):
    """Low domes that touch each other, about so far `apart`: their height, 0 to 1."""
    spots = np.stack([rng.uniform(xs[0], xs[-1], 10**5), rng.uniform(ys[0], ys[-1], 10**5)], 1)[: int(1.6 * np.ptp(xs) * np.ptp(ys) / apart**2)]
    bent = [axis + 0.16 * apart * clouds(rng, shape, 0.7 * apart) for axis in np.meshgrid(xs, ys)]
    away, _ = cKDTree(spots).query(np.stack(bent, -1).reshape(-1, 2))
    return np.sqrt(np.clip(1 - (away.reshape(shape) / (0.95 * apart)) ** 2, 0, 1))


def thickness(xs, ys):
    """How thick the moss is: mats that thin out to their edges, of cushions that have grown together, and a few round ones alone."""
    rng, shape = np.random.RandomState(5), (len(ys), len(xs))
    good = cover(rng, xs, ys)
    edges = np.array([border(y) for y in ys])[:, None]
    good -= np.clip((xs[None, :] - edges + 0.05 + 0.008 * clouds(rng, shape, 0.015)) / 0.09, 0, 3)
    share = np.clip((good - 0.42) / 0.7, 0, 1)
    share = share**1.2 * (2 - share)
    mat = 0.012 * share * (0.3 + 0.6 * cushions(rng, xs, ys, 0.023, shape) + 0.3 * cushions(rng, xs, ys, 0.01, shape))
    alone = np.zeros(shape)
    for _ in range(900):
        j, i = rng.randint(shape[0]), rng.randint(shape[1])
        if not 0.22 < good[j, i] < 0.6 or rng.rand() > 0.4:
            continue
        wide = min(0.013, 0.0065 * math.exp(rng.normal(0, 0.4)))
        reach = int(1.2 * wide / CELL) + 1
        rows, columns = slice(max(0, j - reach), j + reach + 1), slice(max(0, i - reach), i + reach + 1)
        y, x = np.ogrid[rows.start - j : min(shape[0], rows.stop) - j, columns.start - i : min(shape[1], columns.stop) - i]
        dome = 0.5 * wide * np.clip(1 - (np.hypot(x, y) * CELL / wide) ** 2, 0, 1) ** 0.7
        alone[rows, columns] = np.maximum(alone[rows, columns], dome)
    # Around the mats it settles in tufts.
    tufts = 0.002 * np.clip(clouds(rng, shape, 0.0045) - 0.4 - 5 * np.maximum(0, 0.44 - good), 0, 1)
    return np.maximum(np.maximum(ndimage.gaussian_filter(mat, 1.3), tufts), alone) * (1 + 0.05 * clouds(rng, shape, 0.004))


def grown(frame, material, blades=560000):
    """Add the moss that grows left of the border: a skin over the tiles, velvety with short blades."""
    rng, xs, ys = np.random.RandomState(2), np.arange(0.3, 1.5, CELL), np.arange(0.0, 2.2, CELL)
    tree, down = lead.tiles_at(frame, xs, ys), Vector((0, 0, -1))
    thick = thickness(xs, ys)
    near = ndimage.maximum_filter(thick, 15) > 0
    laid = np.zeros(thick.shape)
    for j, i in zip(*np.nonzero(near)):
        at = tree.ray_cast(Vector((xs[i], ys[j], 0.2)), down)[0]
        laid[j, i] = at.z if at else roof.surface(xs[i], ys[j])
    # It fills the corner below the end of a tile.
    full = ndimage.gaussian_filter(ndimage.maximum_filter(laid, 7), 3)
    high = laid + np.clip(thick / 0.006, 0, 1) * np.maximum(0, full - laid) + thick - 0.0006
    kept = thick > 0.0006
    index = np.cumsum(kept).reshape(kept.shape) - 1
    whole = kept[:-1, :-1] & kept[1:, :-1] & kept[:-1, 1:] & kept[1:, 1:]
    faces = [np.stack([index[:-1, :-1], index[:-1, 1:], index[1:, 1:], index[1:, :-1]], -1)[whole]]
    grid = np.stack([*np.meshgrid(xs, ys), high], -1)
    tips = [np.clip(0.2 + (thick - ndimage.gaussian_filter(thick, 6)) / 0.005 + thick / 0.035, 0, 0.6)[kept]]
    slope_y, slope_x = np.gradient(high, CELL)
    normals = np.stack([-slope_x, -slope_y, np.ones_like(high)], -1)
    normals /= np.linalg.norm(normals, axis=-1, keepdims=True)
    spots = np.flatnonzero(kept)[rng.randint(0, kept.sum(), blades)]
    feet = grid.reshape(-1, 3)[spots] + rng.uniform(-CELL / 2, CELL / 2, (blades, 3)) * (1, 1, 0)
    upward = normals.reshape(-1, 3)[spots] + rng.normal(0, 0.3, (blades, 3))
    upward *= (rng.uniform(0.0008, 0.0021, blades) * np.clip(thick.ravel()[spots] / 0.004, 0.4, 1.0))[:, None]
    side = np.cross(upward, rng.normal(0, 1, (blades, 3)))
    side *= (0.00026 / np.maximum(1e-9, np.linalg.norm(side, axis=1)))[:, None]
    quads = np.stack([feet - side, feet + side, feet + upward + side / 3, feet + upward - side / 3], 1)
    base = tips[0][index.ravel()[spots]]
    tips.append(np.stack([base, base, *[base + rng.uniform(0.15, 0.5, blades)] * 2], 1).ravel())
    faces.append(kept.sum() + np.arange(4 * blades).reshape(-1, 4))
    mesh = from_faces(np.concatenate([grid[kept], quads.reshape(-1, 3)]).tolist(), np.concatenate(faces).tolist(), material)
    mesh.attributes.new('tip', 'FLOAT', 'POINT').data.foreach_set('value', np.clip(np.concatenate(tips), 0, 1))
    place(smooth(mesh), frame, 'moss')


def landing(frame):
    """A function that returns the point and the normal of the tile below a point (x, y) of the frame."""
    bpy.context.view_layer.update()
    graph, down = bpy.context.evaluated_depsgraph_get(), (frame.to_3x3() @ Vector((0, 0, -1))).normalized()

    def below(x, y):
        _, at, normal, _, _, _ = bpy.context.scene.ray_cast(graph, frame @ Vector((x, y, 0.4)), down)
        return at, normal

    return below


def loose(rng, below):
    """The matrices of what was brushed off: clumps that lie in the troughs beside the border, some upside down, and crumbs."""
    for k in range(520):
        clump = k < 34
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
        size = rng.uniform(0.006, 0.014) if clump else min(0.0035, rng.lognormvariate(-6.1, 0.4))
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
    new = roof.pantiles(near.damp(['#9e4727', '#a24c2a'], 0.4, 0.01, wet, 0.0, (0.65, 0.85)), 2, True)
    roof.lay(frame, COLUMNS, ROWS, lambda *where: new if where == NEW else old)
    roof.deck(frame, COLUMNS, ROWS, materials.plain('#1c1a18', 0.9))
    below = landing(frame)
    moss = moss_material(wet)
    clumps, matrices = [clump(moss, k) for k in range(8, 13)], list(loose(rng, below))
    grown(frame, moss)
    for matrix in matrices:
        place(rng.choice(clumps), matrix, 'moss')
    at = lambda x, y, z: frame @ roof.point(x, y, z)
    light.camera(at(1.3, 0.3, 0.98), at(1.16, 0.86, 0.02), 42, 16, at(1.16, 0.8, 0.04))
    return frame


def build():
    half_brushed()
    light.sky(22, 126, 0.13, 1.2, 0.3)
