"""Bricks, metal, wood, cloth and clay for close-ups: with a skin that low light shows."""

import math

import bmesh
import materials
from geometry import BRICK, COURSE, DEPTH, from_bmesh
from mathutils import Vector, noise
from shader import Material, colour

CLAY = ('#5a3226', '#7b4735', '#6a3b2d', '#8d5540', '#4a2e28', '#84503a', '#744434')


def bricks(wet):
    """Hand-moulded bricks: an uneven skin, folds of clay, worn edges."""
    material = materials.brick(CLAY, 0.35, wet)
    return [brick(material, k) for k in range(7)]


def brick(material, seed, radius=0.006):
    """One brick, finely divided and pushed in and out along its rounded surface."""
    half, away = Vector((BRICK / 2, DEPTH / 2, COURSE / 2)), Vector((seed * 7.3, seed * 3.1, 0))

    def build(work):
        bmesh.ops.create_cube(work, size=1)
        for axis, cuts in ((0, 95), (1, 8), (2, 25)):
            edges = [e for e in work.edges if abs((e.verts[0].co - e.verts[1].co)[axis]) > 0.5]
            bmesh.ops.subdivide_edges(work, edges=edges, cuts=cuts, use_grid_fill=True)
        for vertex in work.verts:
            at = Vector(2 * c * h for c, h in zip(vertex.co, half))
            core = Vector(max(radius - h, min(h - radius, c)) for c, h in zip(at, half))
            out = (at - core).normalized()
            edge = min(1, (at - core).length / radius - 1) if (at - core).length > radius else 0
            fold = noise.fractal(Vector(p * s for p, s in zip(at + away, (26, 26, 75))), 1, 2.1, 4)
            grit = noise.fractal((at + away) * 330, 0.8, 2, 3)
            worn = max(0, noise.noise((at + away) * 55) - 0.15) * edge
            vertex.co = core + out * (radius + 0.0011 * fold + 0.00035 * grit - 0.008 * worn)

    return from_bmesh(build, material, 60)


def head(radius, high, material):
    """The head of a nail or screw."""

    def build(work):
        bmesh.ops.create_cone(work, segments=24, radius1=radius, radius2=radius * 0.72, depth=high, cap_ends=True)

    return from_bmesh(build, material, 40)


def lead(wet=False, worn=1.0, code='#39414a'):
    """Lead after some years: dark, with a pale bloom, runs of water, and marks of the dressing tool. `worn` is how much of
    all that; new lead is smoother and gleams."""
    m = Material()
    world = m.world_position()
    clouds, fine, grit = m.noise(world, 8, 7, 0.68), m.noise(world, 70, 6, 0.65), m.noise(world, 420, 3, 0.7)
    runs, scratch = m.noise(m.object_position((34, 34, 3)), 2, 5, 0.6), m.noise(m.object_position((260, 18, 60)), 3, 4, 0.7)
    m.base = colour(code)
    m.layer(m.ramp(clouds, (0.42, 0.0), (0.64, 0.55 * worn)), colour('#6a7278'), 'MIX')
    m.layer(0.7 * worn, m.ramp(runs, (0.36, 0.66), (0.56, 1.0), (0.7, 1.2)))
    m.layer(0.6 * worn, m.ramp(fine, (0.34, 0.7), (0.58, 1.05)))
    m.layer(0.5 * worn, m.ramp(scratch, (0.36, 0.7), (0.55, 1.0), (0.7, 1.25)))
    m.layer(0.5 * worn, m.ramp(grit, (0.34, 0.72), (0.52, 1.0)))
    m.bump(m.noise(world, 24, 3, 0.5), 0.55 * worn, 0.006).bump(fine, 0.22 * worn, 0.002).bump(grit, 0.2 * worn, 0.0006)
    rough = (0.16, 0.34) if wet else (0.4 - 0.08 * (1 - worn), 0.62 - 0.14 * (1 - worn))
    if wet:
        m.layer(0.6, (0.6, 0.6, 0.62))
    return m.set_inputs(Metallic=0.45, Roughness=m.map_range(clouds, *rough), Specular=0.4).finish()


def height_on(dressed, frame, pitch):
    """The world z of lead dressed over the tiles of `frame`, at a world x and y; the frame's x is the world's."""
    slope, origin = math.radians(pitch), frame.translation

    def base(x, y):
        along = (y - origin.y) / math.cos(slope)
        for _ in range(12):
            height = dressed(x - origin.x, along)
            along = (y - origin.y) / math.cos(slope) + height * math.tan(slope)
        return origin.z + along * math.sin(slope) + height * math.cos(slope)

    return base


def zinc(code='#8793a0', wet=False, dry=(0.3, 0.42), streaks=0.0):
    """Rolled zinc: faint lines along the sheet (its y), scratches, a cloudy bloom. `dry` is its roughness without rain;
    `streaks`, 0 to 1, is how much rain left pale and dark runs across it."""
    m = Material()
    world = m.world_position()
    clouds, fine = m.noise(world, 3, 6, 0.62), m.noise(world, 60, 5, 0.65)
    rolled = m.noise(m.object_position((170, 2.2, 40)), 2, 4, 0.6)
    scratch = m.noise(m.object_position((30, 210, 60)), 2.5, 3, 0.7)
    m.base = colour(code)
    m.layer(0.7, m.ramp(clouds, (0.32, 0.72), (0.64, 1.06)))
    m.layer(0.5, m.ramp(fine, (0.36, 0.8), (0.6, 1.04)))
    m.layer(0.8 - 0.6 * streaks, m.ramp(rolled, (0.34, 0.74), (0.6, 1.08)))
    m.layer(0.6, m.ramp(scratch, (0.58, 1.0), (0.7, 1.4)))
    if streaks:
        runs = m.noise(m.object_position((3, 34, 3)), 1.6, 4, 0.55)
        m.layer(streaks, m.ramp(runs, (0.34, (0.66, 0.68, 0.7)), (0.5, 1.0), (0.66, (1.36, 1.34, 1.3))))
    m.bump(clouds, 0.3, 0.012).bump(rolled, 0.1, 0.0005).bump(fine, 0.08, 0.001)
    rough = (0.18, 0.3) if wet else dry
    return m.set_inputs(Metallic=0.8, Roughness=m.map_range(clouds, *rough)).finish()


def preweathered(code, wet):
    """Pre-weathered zinc: a matt neutral grey with faint lines along the sheet, a cloudy bloom, smudges of hands and scratches."""
    m = Material()
    world = m.world_position()
    clouds, bloom, smudge = m.noise(world, 3.4, 6, 0.62), m.noise(world, 15, 6, 0.66, 0.5), m.noise(world, 38, 4, 0.6, 1.2)
    rolled, grain = m.noise(m.object_position((420, 2.6, 60)), 1, 4, 0.65), m.noise(world, 900, 2, 0.7)
    scratch, long = m.noise(m.object_position((26, 380, 60)), 1.4, 3, 0.7, 0.4), m.noise(m.object_position((520, 9, 60)), 1, 2, 0.7, 0.3)
    m.base = colour(code)
    m.layer(0.7, m.ramp(clouds, (0.32, 0.74), (0.64, 1.08)))
    m.layer(0.8, m.ramp(bloom, (0.36, 0.8), (0.54, 1.0), (0.7, 1.24)))
    m.layer(0.65, m.ramp(smudge, (0.46, 1.0), (0.56, 0.74), (0.61, 0.74), (0.66, 1.0)))
    m.layer(0.8, m.ramp(rolled, (0.34, 0.74), (0.62, 1.14)))
    m.layer(0.7, m.ramp(grain, (0.34, 0.72), (0.62, 1.18)))
    m.layer(0.6, m.ramp(scratch, (0.58, 1.0), (0.68, 1.6)))
    m.layer(0.6, m.ramp(long, (0.6, 1.0), (0.7, 1.45)))
    if wet:
        m.layer(1.0, (0.78, 0.78, 0.79))
    m.bump(clouds, 0.22, 0.006).bump(rolled, 0.1, 0.0003).bump(grain, 0.16, 0.0002)
    rough = (0.1, 0.24) if wet else (0.2, 0.37)
    return m.set_inputs(Metallic=0.55, Specular=0.4, Roughness=m.map_range(smudge, *rough)).finish()


def curtain():
    """A white net curtain that lets light through."""
    m = Material()
    weave = m.noise(m.object_position((1, 1, 0.15)), 160, 3, 0.6)
    tint = m.ramp(weave, (0.3, colour('#d9d5cb')), (0.7, colour('#f2efe8')))
    front, back = m.node('BsdfDiffuse', Color=tint).outputs[0], m.node('BsdfTranslucent', Color=tint).outputs[0]
    # Where its folds gather it is thicker.
    gathered = m.noise(m.object_position((1, 0.2, 0.02)), 24, 2, 0.5)
    m.mix_shaders(m.map_range(gathered, 0.2, 0.55), front, back)
    return m.finish()


def damp(codes, grime, film, wet, lichen, rough=(0.55, 0.8), over=None):
    """Clay for a close-up, dry or after rain: near by, wet clay gleams less than from afar."""
    clay = materials.clay(codes, grime, film, wet, lichen, rough, over)
    if wet:
        shader = clay.node_tree.nodes['Principled BSDF']
        rough = shader.inputs['Roughness'].links[0].from_node
        rough.inputs['To Min'].default_value, rough.inputs['To Max'].default_value = 0.24, 0.5
        shader.inputs['Clearcoat'].default_value, shader.inputs['Clearcoat Roughness'].default_value = 0.22, 0.18
        shader.inputs['Specular'].default_value = 0.45
    return clay


def pine(code, axis):
    """Sawn pine for a close-up: sharp year rings, pores and knots. Its grain runs along the `axis` of the object, 0 or 1."""
    m = Material()
    stretch = lambda along, across: (along, across, across) if axis == 0 else (across, along, across)
    knot = m.node('TexVoronoi', Vector=m.object_position(stretch(1.6, 7)), Scale=1.0).outputs['Distance']
    # The rings bend around the knots.
    rings = m.noise(m.object_position(stretch(0.5, 9)), 1, 3, 0.5, 0.3)
    bent = m.math('ADD', m.math('MULTIPLY', rings, 13.0), m.map_range(knot, 1.6, 0.0, 0.05, 0.34))
    late = m.math('FRACT', bent)
    fibre, pores = m.noise(m.object_position(stretch(5, 260)), 1, 4, 0.7), m.noise(m.object_position(stretch(24, 700)), 1, 3, 0.7)
    m.base = colour(code)
    m.layer(0.8, m.ramp(m.object_random(), (0.0, (0.78, 0.76, 0.74)), (1.0, (1.14, 1.12, 1.08))))
    m.layer(0.9, m.ramp(late, (0.0, (1.1, 1.09, 1.06)), (0.72, (0.92, 0.86, 0.8)), (0.9, (0.56, 0.44, 0.34)), (1.0, (1.05, 1.03, 1.0))))
    m.layer(0.6, m.ramp(fibre, (0.34, (0.66, 0.6, 0.54)), (0.55, 1.0), (0.7, (1.14, 1.12, 1.1))))
    m.layer(0.5, m.ramp(pores, (0.34, 0.62), (0.46, 1.0)))
    m.layer(1.0, m.ramp(knot, (0.04, (0.28, 0.19, 0.13)), (0.09, (0.5, 0.37, 0.27)), (0.13, 1.0)))
    m.bump(late, 0.12, 0.0015).bump(fibre, 0.4, 0.0015).bump(pores, 0.3, 0.0006)
    return m.set_inputs(Roughness=0.62, Specular=0.3).finish()
