"""Old red tiles from close by: on the left moss has grown over them, on the right it is brushed off, and one tile is new."""

import math
import random

import bpy
import light
import materials
import mats
import roof
from geometry import place, turn
from mathutils import Matrix, Vector, noise
from shader import Material, colour

SIZE = (880, 1100)
POST = dict(exposure=0.0, saturation=0.95, keep=0.3, sharpen=0.7)
PITCH, COLUMNS, ROWS = 40, 12, 8
# Where the brush has come to: this x at the height MIDDLE on the roof, and how much that moves for each metre up the slope.
BORDER, LEAN, MIDDLE = 1.15, -0.03, 0.85
# The column and row of the new tile.
NEW = (6, 2)


def border(y):
    """The x up to which the moss still grows, at a height on the roof."""
    wander = 0.03 * noise.noise(Vector((3.1, 3.1 * y, 0))) + 0.02 * noise.noise(Vector((7.7, 14 * y, 0)))
    return BORDER + LEAN * (y - MIDDLE) + wander


def sides(m, world):
    """How far a place is left and how far it is right of the border, from 0 to 1."""
    split = m.node('SeparateXYZ', Vector=world)
    # The skin of the tiles is about 5 cm above the frame. A ramp holds the border, as a share of a metre around x = 1.
    low = 0.05 * math.sin(math.radians(PITCH))
    up = m.map_range(split.outputs['Y'], 0.0, 1.0, -low, 2 * math.cos(math.radians(PITCH)) - low)
    edge = m.ramp(up, *[(k / 31, border(2 * k / 31) - 0.5) for k in range(32)])
    ragged = m.math('MULTIPLY_ADD', m.noise(world, 40, 5, 0.65), 0.05, m.math('ADD', edge, 0.485))
    away = m.math('SUBTRACT', split.outputs['X'], ragged)
    return m.map_range(away, 1.0, 0.0, -0.008, 0.008), m.map_range(away, 0.0, 1.0, -0.008, 0.008)


def old_clay(wet):
    """Clay after some sixty years: coarse grain, pits and dark specks. Left of the border a green film and lichens grow on it;
    right of it the brush left scratches, the pale scars of lichens and black in the pores."""
    m = Material()
    local, world = m.object_position(), m.world_position()
    left, right = sides(m, world)
    share = lambda side, source, *stops: m.math('MULTIPLY', side, m.ramp(source, *stops))
    mottled, patches, fine = m.noise(local, 26, 8, 0.72), m.noise(world, 16, 7, 0.75), m.noise(world, 110, 5, 0.75)
    grain, specks = m.noise(local, 420, 3, 0.75), m.noise(local, 230, 2, 0.5)
    scratches = m.noise(m.object_position((420, 20, 420)), 1, 3, 0.6)
    m.base = m.palette(('#633022', '#733a29', '#7c412d', '#673527', '#542c23', '#80472f'))
    m.layer(0.8, m.ramp(mottled, (0.36, (0.56, 0.53, 0.53)), (0.5, 1.0), (0.62, (1.34, 1.24, 1.14))))
    m.layer(0.7, m.ramp(fine, (0.36, (0.68, 0.66, 0.65)), (0.52, 1.0), (0.66, (1.16, 1.13, 1.1))))
    m.layer(0.75, m.ramp(grain, (0.36, (0.52, 0.5, 0.49)), (0.5, 1.0), (0.64, (1.3, 1.27, 1.22))))
    m.layer(m.ramp(specks, (0.67, 0.0), (0.7, 0.75)), colour('#2a1c17'), 'MIX')
    # Darkest where water stands longest.
    m.layer(1.0, m.ramp(m.math('MULTIPLY_ADD', mottled, 0.03, m.height()), (0.012, (0.7, 0.68, 0.66)), (0.045, 1.0)))
    m.layer(right, (1.12, 1.1, 1.06))
    m.layer(share(right, scratches, (0.58, 0.0), (0.66, 0.45)), (1.4, 1.36, 1.3))
    m.layer(share(right, m.math('MULTIPLY_ADD', fine, 0.5, m.math('MULTIPLY', patches, 0.6)), (0.57, 0.0), (0.63, 0.6)), colour('#332620'), 'MIX')
    m.layer(left, (0.74, 0.73, 0.64))
    film = m.math('SUBTRACT', m.math('ADD', patches, 0.2), m.math('MULTIPLY', m.height(), 4.0))
    m.layer(share(left, film, (0.4, 0.3), (0.56, 0.8)), m.ramp(fine, (0.38, colour('#201f0e')), (0.62, colour('#4a4522'))), 'MIX')
    # Each cell has one lichen, of its own size and ragged at its edge, where many of them grow; brushed off they leave a scar.
    for scale, much, codes in ((26, 0.22, ('#4f5148', '#6d7066')), (44, 0.2, ('#5f4a20', '#80632a'))):
        cells = m.node('TexVoronoi', Vector=local, Scale=scale)
        size = m.math('MULTIPLY_ADD', cells.outputs['Color'], 0.36, much + 0.1)
        inside = m.math('SUBTRACT', size, m.math('MULTIPLY_ADD', fine, 0.9, cells.outputs['Distance']))
        many = m.ramp(m.noise(local, 0.3 * scale, 2), (0.44, 0.0), (0.54, 1.0))
        grown = m.math('MULTIPLY', many, m.map_range(inside, 0.0, 0.85, -0.07, -0.03))
        m.layer(m.math('MULTIPLY', left, grown), m.ramp(fine, (0.4, colour(codes[0])), (0.6, colour(codes[1]))), 'MIX')
        m.layer(m.math('MULTIPLY', m.math('MULTIPLY', right, grown), 0.28), colour('#8f7460'), 'MIX')
    relief = 1 - 1.1 * wet
    m.bump(grain, 0.5 * relief, 0.0011).bump(fine, 0.4 * relief, 0.003).bump(specks, -0.3 * relief, 0.0012)
    m.bump(m.math('MULTIPLY', scratches, right), 0.25 * relief, 0.0008)
    return damped(m, mottled, wet, 0.82)


def new_clay(wet):
    """Clay fresh from the kiln: one bright colour with a fine grain."""
    m = Material()
    local = m.object_position()
    grain, even = m.noise(local, 480, 3, 0.7), m.noise(local, 30, 4, 0.6)
    m.base = colour('#97381c')
    m.layer(0.5, m.ramp(even, (0.34, 0.86), (0.64, 1.1)))
    m.layer(0.5, m.ramp(grain, (0.34, (0.58, 0.55, 0.53)), (0.5, 1.0), (0.66, 1.2)))
    m.bump(grain, 0.35 * (1 - 1.1 * wet), 0.0007)
    return damped(m, even, wet, 0.6)


def damped(m, clouds, wet, rough):
    """Finish clay, dry or after rain; it gleams unevenly in `clouds`."""
    m.set_inputs(Roughness=rough, Specular=0.3)
    if wet:
        m.layer(wet, (0.3, 0.29, 0.3))
        m.set_inputs(Roughness=m.map_range(clouds, 0.26, 0.5), Specular=0.45, Clearcoat=0.2, Clearcoat_Roughness=0.18)
    return m.finish()


def landing(frame):
    """A function that returns the point and the normal of the tile below a point (x, y) of the frame."""
    bpy.context.view_layer.update()
    graph, down = bpy.context.evaluated_depsgraph_get(), (frame.to_3x3() @ Vector((0, 0, -1))).normalized()

    def below(x, y):
        _, at, normal, _, _, _ = bpy.context.scene.ray_cast(graph, frame @ Vector((x, y, 0.4)), down)
        return at, normal

    return below


def loose(rng, below):
    """The matrices of what was brushed off: a few clumps that lie in the troughs beside the border, some upside down, and crumbs."""
    for k in range(300):
        torn = k < 24
        y = rng.uniform(0.1, 1.9)
        column = math.floor((border(y) - 0.041) / roof.WIDTH) + min(3, int(rng.expovariate(0.9)))
        # It rolled into the trough.
        x = column * roof.WIDTH + rng.gauss(0.083, 0.012 if torn else 0.017)
        if x < border(y) + 0.012 or (column == NEW[0] and 0 < (y + 0.05) / roof.GAUGE - NEW[1] < 1.02):
            # The moss lies there; the new tile was laid afterwards.
            continue
        size = rng.uniform(0.006, 0.012) if torn else min(0.004, rng.lognormvariate(-6.0, 0.4))
        at, normal = below(x, y)
        over = torn and rng.random() < 0.4
        lift = 0.3 * size if over else 0.1 * size
        yield Matrix.Translation(at + normal * lift) @ normal.to_track_quat('Z', 'Y').to_matrix().to_4x4() @ turn(
            rng.gauss(math.pi * over, 0.15), rng.gauss(0, 0.15), rng.uniform(0, 6.3)
        ) @ Matrix.Diagonal((size, size * rng.uniform(0.6, 1), 0.85 * size, 1))


def half_brushed(wet=0.0):
    """Build the roof and the camera of both pictures. Returns the frame of the roof."""
    frame, rng = roof.plane(PITCH), random.Random(3)
    old = roof.pantiles(old_clay(wet), fine=True)
    new = roof.pantiles(new_clay(wet), 2, True)
    roof.lay(frame, COLUMNS, ROWS, lambda *where: new if where == NEW else old)
    roof.deck(frame, COLUMNS, ROWS, materials.plain('#1c1a18', 0.9))
    below = landing(frame)
    moss = mats.material(wet)
    clumps, matrices = [mats.clump(moss, k) for k in range(8, 13)], list(loose(rng, below))
    mats.grown(frame, moss, border)
    for matrix in matrices:
        place(rng.choice(clumps), matrix, 'moss')
    at = lambda x, y, z: frame @ roof.point(x, y, z)
    light.camera(at(1.3, 0.3, 0.98), at(1.16, 0.86, 0.02), 42, 16, at(1.16, 0.8, 0.04))
    return frame


def build():
    half_brushed()
    light.sky(22, 126, 0.13, 1.2, 0.3)
