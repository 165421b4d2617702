"""Snow on tiles, ice in a gutter, icicles."""

import math
import random

import bpy
import gutters
import numpy as np
import roof
from geometry import grid, place, turn
from mathutils import Matrix, Vector, noise
from scipy.ndimage import gaussian_filter
from shader import Material, colour


def snow():
    """Snow: white, with fine grains."""
    m = Material()
    where = m.world_position()
    m.base = colour('#e9eef5')
    m.layer(0.5, m.ramp(m.noise(where, 22, 5, 0.6), (0.34, (0.86, 0.9, 0.96)), (0.6, 1.0)))
    m.bump(m.noise(where, 45, 4, 0.6), 0.4, 0.006).bump(m.noise(where, 150, 4, 0.7), 0.5, 0.003).bump(m.noise(where, 420, 3, 0.7), 0.8, 0.0015)
    return m.set_inputs(Roughness=0.55, Specular=0.3, Subsurface=0.12, Subsurface_Color=(0.75, 0.86, 1.0), Subsurface_Radius=(0.004, 0.006, 0.009)).finish()


def ice(white=0.3, rough=0.06, scale=26):
    """Ice: clear, clouded in places by air and cracks; `white` is the clouded share."""
    m = Material()
    where = m.world_position()
    bumps = m.node('Bump', Height=m.noise(where, 60, 4, 0.6), Strength=0.5, Distance=0.002).outputs[0]
    glass = m.node('BsdfGlass', Color=(0.86, 0.95, 1.0), IOR=1.31, Roughness=rough, Normal=bumps).outputs[0]
    body = m.node('BsdfPrincipled', Base_Color=colour('#c3d8e8'), Roughness=0.22, Specular=0.5, Normal=bumps).outputs[0]
    clouds = m.math('MULTIPLY_ADD', m.noise(where, scale, 6, 0.65, 0.8), 0.7, m.math('MULTIPLY', m.noise(where, 4 * scale, 4, 0.7), 0.3))
    # Cracks, where the ice is white.
    bent = m.node('MixRGB', Fac=0.06, Color1=where, Color2=m.node('TexNoise', Vector=where, Scale=18.0).outputs['Color']).outputs[0]
    cells = m.node('TexVoronoi', Vector=bent, Scale=8.0)
    cells.feature = 'DISTANCE_TO_EDGE'
    lines = m.math('MULTIPLY', m.map_range(cells.outputs['Distance'], 0.8, 0.0, 0.0, 0.03), m.map_range(m.noise(where, 24, 3), 0.0, 1.0, 0.42, 0.6))
    both = m.node('MixShader', Fac=m.math('MAXIMUM', m.map_range(clouds, max(0, white - 0.05), min(1, white + 0.4), 0.4, 0.62), lines))
    m.connect(glass, both.inputs[1])
    m.connect(body, both.inputs[2])
    return m.mix_shaders(m.node('LightPath').outputs['Is Shadow Ray'], both.outputs[0], m.node('BsdfTransparent', Color=(0.8, 0.86, 0.9)).outputs[0]).finish()


def frost(m):
    """Add hoarfrost to clay: a bloom of fine grains in patches, and more on its edges, which are the coldest."""
    at = m.node('SeparateXYZ', Vector=m.node('TexCoord').outputs['Object']).outputs
    patchy, fine = m.noise(m.object_position(), 12, 5, 0.65), m.noise(m.object_position(), 300, 3, 0.7)
    edge = m.math('MAXIMUM', m.map_range(at['Y'], 1.0, 0.0, 0.003 - roof.LENGTH, 0.028 - roof.LENGTH), m.map_range(at['X'], 0.0, 1.0, 0.226, 0.246))
    grains = m.math('ADD', m.math('MULTIPLY_ADD', fine, 0.5, m.math('MULTIPLY', patchy, 0.5)), m.math('MULTIPLY', edge, 0.10))
    m.layer(m.map_range(grains, 0.04, 0.56, 0.47, 0.70), colour('#b0b6bd'), 'MIX')


def rime(frame, columns, material, seed=4):
    """Needles of frost, a few millimetres long, on the edges of the lowest tiles."""
    rng, crystals = random.Random(seed), [roof.moss_cushion(material, k, 420) for k in range(4)]
    bpy.context.view_layer.update()
    graph, back, down = bpy.context.evaluated_depsgraph_get(), frame.inverted(), (frame.to_3x3() @ Vector((0, 0, -1))).normalized()

    def top(x, y):
        """The point of a tile below (x, y), and its normal; None beside the tiles."""
        hit, at, normal, _, obj, _ = bpy.context.scene.ray_cast(graph, frame @ Vector((x, y, 0.5)), down)
        return (at, normal) if hit and obj.name.startswith('tile') and (back @ at).z > 0.004 else None

    spots = []
    for _ in range(2200):
        x = rng.uniform(0.4, columns * roof.WIDTH - 0.2)
        # It grows in tufts.
        if noise.noise((x * 26, 3, 1)) + 0.5 * noise.noise((x * 90, 1, 4)) < rng.uniform(-0.45, 0.6):
            continue
        # The first point from below that is on a tile.
        edge = next((y for y in np.arange(-0.075, -0.02, 0.001) if top(x, y)), None)
        if edge is not None:
            spots.append(top(x, edge + abs(rng.gauss(0, 0.0016))))
    for _ in range(700):
        spots.append(top(rng.randrange(2, columns) * roof.WIDTH + rng.gauss(0.2445, 0.0016), rng.uniform(-0.05, 0.09)))
    for at, normal in filter(None, spots):
        size = min(0.0036, rng.lognormvariate(-6.65, 0.5))
        turned = normal.to_track_quat('Z', 'Y').to_matrix().to_4x4() @ turn(z=rng.uniform(0, 6.3))
        place(rng.choice(crystals), roof.matrix_scaled(Matrix.Translation(at) @ turned, size), 'rime')


def cap(t):
    """The rounded edge of a layer, from 0 to 1."""
    return np.sqrt(1 - (1 - np.clip(t, 0, 1)) ** 2)


def blanket(frame, left, right, high, edge, thick, material):
    """Snow on the tiles between `left` and `right`, from edge(xs) up the slope to `high`, all in the frame."""
    xs, reach = np.linspace(left, right, 380), np.concatenate([np.linspace(0, 0.09, 34), np.linspace(0.096, high, 110)])
    low = edge(xs)
    ys = low[:, None] + reach[None, :]
    under = np.array([[roof.surface(x, y) for y in row] for x, row in zip(xs, ys)])
    # It lies thicker in the troughs.
    smooth = gaussian_filter(under, (7, 6))
    fine = 0.1 * gutters.noise(under.shape, 9, 5, 3) + 0.05 * gutters.noise(under.shape, 3, 2, 4)
    top = 0.35 * under + 0.65 * smooth + thick * (1 + fine)
    full = cap(reach / 0.055)[None, :]
    # Its edge hangs over a little.
    hang = 0.009 * np.sin(np.pi * np.clip(reach / 0.05, 0, 1)) * (reach < 0.05)
    zs = under - 0.006 + np.maximum(top - under, 0.008) * full
    points = np.stack([np.repeat(xs[:, None], len(reach), 1), ys - hang[None, :], zs], 2)
    place(grid(points.tolist(), material), frame)


def drift(level, inner, thick, material, seed=5):
    """Snow on the ice in the gutter, against its back; inner(xs) is how far it reaches, from -1 at the front to 1."""
    xs, parts = np.linspace(-0.7, 1.1, 420), np.linspace(0, 1, 40)
    start, half = inner(xs), gutters.RADIUS - 0.002
    ts = start[:, None] + (1.02 - start[:, None]) * parts[None, :]
    swell = 1 + 0.13 * gutters.noise(ts.shape, 7, 6, seed) + 0.06 * gutters.noise(ts.shape, 2.5, 2, seed + 1)
    zs = level - 0.005 + thick * swell * cap((ts - start[:, None]) / 0.3)
    points = np.stack([np.repeat(xs[:, None], len(parts), 1), gutters.MIDDLE + half * ts, zs], 2)
    place(grid(points.tolist(), material))


def icicle(x, y, top, long, radius, material, seed):
    """An icicle: a tapering rod in rings, its foot wide where the water ran to it."""
    rng, rows = random.Random(seed), []
    phase, lean = rng.uniform(0, 6), rng.gauss(0, 0.02)
    for t in np.linspace(0, 1, 120):
        wide = radius * ((1 - t) ** 0.8 * (1 + 0.035 * math.sin(long * t * 420 + phase) + 0.1 * math.sin(long * t * 90 + seed)) + 0.5 * math.exp(-t * long / 0.012)) + 0.0006
        z = top - long * t
        rows.append([(x + lean * long * t + wide * (1 + 0.1 * math.sin(2 * a + phase)) * math.cos(a), y + wide * math.sin(a), z) for a in np.linspace(0, math.tau, 21)])
    place(grid(rows, material))


def glaze(start, end, material, seed=2):
    """A crust of ice over the bead and down the front of the gutter, from `start` to `end`."""
    rng = np.random.RandomState(seed)
    xs = np.linspace(start, end, int((end - start) * 900))
    bead = (gutters.MIDDLE + gutters.BEAD[0], gutters.RIM + gutters.BEAD[1])
    path = np.array(gutters.arc(bead, 1, 20, 268, 24))
    lump = gaussian_filter(rng.randn(len(xs)), 7)
    lump = 0.0016 * lump / lump.std() + 0.0042
    rows = []
    for k, x in enumerate(xs):
        fade = min(1, (x - start) / 0.12, (end - x) / 0.12)
        out = gutters.ROLL + max(0.0004, lump[k]) * fade - 0.0008 * (1 - fade)
        rows.append([(x, bead[0] + (y - bead[0]) * out, bead[1] + (z - bead[1]) * out * (1.25 if z < bead[1] else 1)) for y, z in path])
    place(grid(rows, material))
