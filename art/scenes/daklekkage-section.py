"""A house sawn open on a rainy evening: water enters at the lead of the chimney, runs along a rafter to a purlin, drips on the
floor of the attic and comes through the ceiling metres further on."""

import math
import random

import bmesh
import bpy
import bucket
import house
import lead
import light
import materials
import near
import numpy as np
import roof
import weather
from geometry import BRICK, COURSE, JOINT, ball_mesh, box, box_mesh, brick_meshes, brickwork, from_bmesh, from_faces, grid, move, place, rod, sheet, turn
from mathutils import Matrix, Vector, noise
from shader import Material, colour

SIZE = (1800, 1125)
POST = dict(exposure=0.85, saturation=0.98, keep=0.15, split=0, bloom=0.08, vignette=0.12)
MIST = (8.5, 60)
# The saw cut is at x = 0, the eaves at the origin, the ridge at y = `RIDGE`; the house ends at x = `BACK`.
PITCH, RIDGE, BACK, ROWS, COLUMNS = 34, 6.6, 3.1, 24, 6
SLOPE, TAN = roof.plane(PITCH), math.tan(math.radians(PITCH))
COS, SIN = math.cos(math.radians(PITCH)), math.sin(math.radians(PITCH))
# The saw goes through the trough of a tile, where it lies on the batten.
CUT = 0.085
TILED = roof.plane(PITCH, (-CUT, 0, 0))
# Heights: the floor of the attic, the ceiling, the floor of the room and the street.
LOFT, CEILING, FLOOR, STREET = -0.10, -0.35, -2.45, -2.58
# From the tiles down: the upper and lower face of the boards, the lower edge of the rafters and of the purlin.
BOARDS, UNDER, RAFTER, PURLIN = -0.052, -0.070, -0.215, -0.40
FIRST, THICK, APART = 0.04, 0.07, 0.68
# The gutter: its radius, and the y and z of its axis. How much lower the first row of tiles lies, a third over it.
EAVES, LOWER = (0.083, -0.110, -0.062), 0.024
# The purlin's place up the slope, and the stack: its sides, its near face and its lower face.
LOW, STACK, NEAR, SOUTH = 1.436, 2.5 * (BRICK + JOINT) - JOINT, 0.175, 3.2
# The masonry below it, flush with the floor: the y where it starts and ends, and how far in it goes.
PLINTH = (3.048, 3.872, NEAR + STACK + 0.12)
# Where water stands above the ceiling, and the middle and half the size of the stain.
SOAK, STAIN, STAIN_SIZE = 1.17, (0.52, 1.13), (0.64, 0.42)
# The camera stands left of the middle of the picture, so that one sees along the purlin.
EYE, MIDDLE, LENS = (-5.0, 2.1, FLOOR + 0.85), 1.513, 16.6


def on(up, out):
    """The y and z of a place in the roof: `up` the slope, `out` from the plane of the tiles."""
    return up * COS - out * SIN, up * SIN + out * COS


def at_y(y, out):
    """As `on`, by y."""
    return y, y * TAN + out / COS


# The way of the water in the plane of the cut: corners, and half the width of the wet band at each stretch.
WAY = [(SOUTH, 2.30), (SOUTH - 0.02, 2.17), at_y(3.16, UNDER), at_y(2.92, -0.145), at_y(2.3, -0.185), on(LOW + 0.105, -0.205), on(LOW + 0.09, PURLIN + 0.01), on(LOW, PURLIN)]
BANDS = [0.05, 0.06, 0.055, 0.062, 0.058, 0.040, 0.030]
FALL, LANDS = WAY[-1], (WAY[-1][0], LOFT)
SOAKED = [((LANDS[0] + 0.04, LOFT), (SOAK, LOFT), 0.02), ((SOAK, LOFT), (SOAK, CEILING), 0.042)]


def wetness(m, rough=0.032):
    """How wet a place is, 0 to 1, by its distance from the way of the water."""
    def vector(operation, *values):
        node = m.node('VectorMath')
        node.operation = operation
        for socket, value in zip([s for s in node.inputs if s.type == 'VECTOR'], values):
            m.connect(value, socket)
        return node

    world = m.world_position()
    flat, nearest = vector('MULTIPLY', world, (0, 1, 1)).outputs[0], None
    for (ay, az), (by, bz), band in [*((a, b, w) for a, b, w in zip(WAY, WAY[1:], BANDS)), *SOAKED]:
        along = Vector((0, by - ay, bz - az))
        away = vector('SUBTRACT', flat, (0, ay, az)).outputs[0]
        share = m.math('DIVIDE', vector('DOT_PRODUCT', away, tuple(along)).outputs['Value'], along.length_squared)
        share = m.math('MINIMUM', m.math('MAXIMUM', share, 0.0), 1.0)
        foot = vector('SCALE', tuple(along))
        m.connect(share, foot.inputs['Scale'])
        gap = vector('LENGTH', vector('SUBTRACT', away, foot.outputs[0]).outputs[0]).outputs['Value']
        gap = m.math('SUBTRACT', gap, band)
        nearest = gap if nearest is None else m.math('MINIMUM', nearest, gap)
    ragged = m.math('SUBTRACT', m.noise(world, 14, 5, 0.65), 0.5)
    edge = m.math('MULTIPLY_ADD', ragged, rough * 2, nearest)
    # Water does not reach far into the house.
    depth = m.node('SeparateXYZ', Vector=world).outputs['X']
    edge = m.math('ADD', edge, m.map_range(depth, 0.0, 0.5, 0.25, 0.5))
    return m.map_range(edge, 1.0, 0.0, -0.006, 0.012), edge


def soaked(m, rough=0.7, dark=(0.20, 0.135, 0.10)):
    """Finish a material that water runs over: a dark gleaming band with a pale tide mark."""
    wet, edge = wetness(m)
    m.layer(0.6, m.ramp(m.math('MULTIPLY_ADD', edge, 4.0, 0.5), (0.5, 1.0), (0.56, (0.62, 0.5, 0.4)), (0.64, 1.0)))
    m.layer(wet, dark)
    runs = m.noise(m.world_position(), 40, 3, 0.5)
    gloss = m.map_range(runs, 0.10, 0.3, 0.35, 0.65)
    blend = m.node('MixRGB', Fac=wet, Color1=(rough, rough, rough), Color2=gloss)
    return m.set_inputs(Roughness=blend.outputs[0], Specular=m.map_range(wet, 0.3, 0.5, 0.0, 1.0), Clearcoat=m.math('MULTIPLY', wet, 0.6), Clearcoat_Roughness=0.1).finish()


def unsampled(material):
    """A glow to look at only: without it Cycles spends its rays on thousands of small lamps, and the rooms become noisy."""
    material.cycles.sample_as_light = False
    return material


def timber(code, along):
    return soaked(materials.sawn(code, along))


def end_grain(code):
    """The sawn end of a beam: year rings around a pith outside it, and checks."""
    m = Material()
    where = m.object_position((0, 1, 1))
    pith = m.node('VectorMath', Vector=where)
    pith.operation = 'LENGTH'
    bent = m.math('MULTIPLY_ADD', m.noise(where, 9, 3, 0.5), 0.06, pith.outputs['Value'])
    rings = m.math('FRACT', m.math('MULTIPLY', bent, 95.0))
    m.base = colour(code)
    m.layer(0.7, m.ramp(rings, (0.0, 1.0), (0.7, (0.86, 0.8, 0.72)), (0.93, (0.62, 0.5, 0.38)), (1.0, 1.0)))
    m.layer(0.5, m.ramp(m.noise(where, 160, 4, 0.7), (0.35, 0.7), (0.6, 1.05)))
    m.layer(0.6, m.ramp(m.noise(where, 14, 4, 0.6), (0.34, (0.7, 0.64, 0.58)), (0.6, 1.06)))
    return soaked(m, 0.75)


def plaster(code='#b9a98c'):
    """Old painted plaster: faint trowel marks and clouds; the stain on the ceiling, a brown ring around a pale field."""
    m = Material()
    world = m.world_position()
    broad, fine = m.noise(world, 1.6, 6, 0.6), m.noise(world, 26, 5, 0.6)
    m.base = colour(code)
    m.layer(0.55, m.ramp(broad, (0.32, (0.84, 0.81, 0.76)), (0.62, (1.03, 1.02, 1.0))))
    m.layer(0.3, m.ramp(fine, (0.34, 0.88), (0.6, 1.02)))
    parts = m.node('SeparateXYZ', Vector=world).outputs
    across, along = (m.math('DIVIDE', m.math('SUBTRACT', parts[k], c), r) for k, c, r in zip('XY', STAIN, STAIN_SIZE))
    away = m.math('SQRT', m.math('ADD', m.math('MULTIPLY', across, across), m.math('MULTIPLY', along, along)))
    ragged = m.math('MULTIPLY', m.math('SUBTRACT', m.noise(world, 5.5, 4, 0.55), 0.5), 0.9)
    away = m.math('ADD', away, ragged)
    # Only the ceiling has it.
    high = m.map_range(parts['Z'], 0.0, 1.0, CEILING - 0.05, CEILING - 0.03)
    ring = m.ramp(
        m.math('MULTIPLY', away, 0.6),
        (0.0, (0.34, 0.21, 0.12)), (0.10, (0.50, 0.34, 0.20)), (0.16, (0.72, 0.56, 0.38)), (0.30, (0.80, 0.66, 0.48)), (0.33, (0.60, 0.43, 0.27)), (0.36, (0.78, 0.64, 0.46)), (0.50, (0.66, 0.48, 0.30)),
        (0.56, (0.34, 0.19, 0.09)), (0.60, (0.40, 0.24, 0.12)), (0.625, (0.86, 0.78, 0.66)), (0.68, 1.0),
    )
    m.layer(high, ring)
    damp = m.math('MULTIPLY', high, m.map_range(away, 1.0, 0.0, 0.25, 0.5))
    m.bump(fine, 0.2, 0.003).bump(broad, 0.2, 0.01)
    return m.set_inputs(Roughness=m.map_range(damp, 0.75, 0.22, 0.0, 1.0), Specular=0.35).finish()


def masonry(codes, mortar, axes, long, high, joint=0.006, rough=0.85, bump=0.5):
    """Brickwork or paving far from the camera; `axes` are those of the world along and across its courses."""
    m = Material()
    parts = m.node('SeparateXYZ', Vector=m.world_position()).outputs
    where = m.node('CombineXYZ', X=parts[axes[0]], Y=parts[axes[1]]).outputs[0]
    tile = m.node('TexBrick', Vector=where, Color1=colour(codes[0]), Color2=colour(codes[1]), Mortar=colour(mortar), Scale=1.0, Mortar_Size=joint, Mortar_Smooth=0.3, Bias=0.0, Brick_Width=long, Row_Height=high)
    m.base = tile.outputs['Color']
    m.layer(0.8, m.ramp(m.noise(m.world_position(), 1.3, 6, 0.6), (0.34, (0.55, 0.52, 0.5)), (0.64, 1.1)))
    m.layer(0.6, m.ramp(m.noise(m.world_position(), 17, 5, 0.65), (0.34, 0.65), (0.6, 1.1)))
    m.bump(m.math('SUBTRACT', 1.0, tile.outputs['Fac']), bump, 0.008).bump(m.noise(m.world_position(), 45, 5), 0.3, 0.004)
    return m.set_inputs(Roughness=rough, Specular=0.3).finish(), m


def earth():
    """Soil as a spade leaves it: clods, stones, darker towards the top."""
    m = Material()
    world = m.world_position()
    clods, grit = m.noise(world, 7, 7, 0.7), m.noise(world, 60, 6, 0.7)
    m.base = colour('#5a4636')
    m.layer(0.9, m.ramp(clods, (0.34, (0.5, 0.46, 0.42)), (0.64, (1.2, 1.14, 1.06))))
    m.layer(0.8, m.ramp(grit, (0.36, 0.55), (0.55, 1.0), (0.72, 1.5)))
    m.bump(clods, 0.8, 0.03).bump(grit, 0.8, 0.006)
    return m.set_inputs(Roughness=0.95, Specular=0.1).finish()


def running():
    """Running water: it mirrors the evening sky, more than it shows of the wood under it."""
    m = Material()
    mirror = m.node('BsdfGlossy', Color=(0.68, 0.86, 1.0), Roughness=0.09).outputs[0]
    clear = m.node('BsdfTransparent', Color=(0.8, 0.88, 0.95)).outputs[0]
    glow = m.node('Emission', Color=(0.55, 0.78, 1.0), Strength=0.22).outputs[0]
    both = m.node('AddShader')
    m.connect(mirror, both.inputs[0])
    m.connect(glow, both.inputs[1])
    return unsampled(m.mix_shaders(0.66, clear, both.outputs[0]).finish())


def rivulet(path, wide, material, seed=1, wander=0.006, swell=6):
    """A thread of water along corners (x, y, z) on a face towards -x: half round, wider and narrower, wandering. It has
    its width after `swell` steps of 8 mm."""
    corners = [Vector(p) for p in path]
    stations = []
    for a, b in zip(corners, corners[1:]):
        count = max(2, int((b - a).length / 0.008))
        stations += [a.lerp(b, k / count) for k in range(count)]
    stations.append(corners[-1])
    rows = []
    for k, middle in enumerate(stations):
        ahead = stations[min(k + 3, len(stations) - 1)] - stations[max(k - 3, 0)]
        aside = Vector((0, -ahead.z, ahead.y)).normalized()
        ends = min(1, k / swell + 0.25, (len(stations) - 1 - k) / 6 + 0.5)
        shift = wander * ends * (noise.noise((k * 0.045, seed, 0)) + 0.4 * noise.noise((k * 0.16, seed, 5)))
        half = wide / 2 * ends * max(0.16, 1 + 0.95 * noise.noise((k * 0.075, seed, 9)) + 0.55 * noise.noise((k * 0.31, seed, 3)))
        centre = middle + aside * shift
        rows.append([centre + aside * half * math.sin(f) - Vector((half * 0.42 * math.cos(f), 0, 0)) for f in np.linspace(-math.pi / 2, math.pi / 2, 13)])
    place(grid(rows, material)).visible_diffuse = False


def drop(at, wide, tall, material):
    """A drop: round below, drawn out above."""
    rows = []
    for t in np.linspace(0, 1, 15):
        reach = wide / 2 * math.sin(math.pi * t ** 0.72) ** 0.9 if 0 < t < 1 else 0.0002
        rows.append([(at[0] + reach * math.cos(a), at[1] + reach * math.sin(a), at[2] - tall / 2 + tall * t ** 1.15) for a in np.linspace(0, math.tau, 17)])
    place(grid(rows, material))


def cut_tiles(clay, fresh):
    """Tiles without what lies before the saw; the cut is fresh clay."""
    result = []
    for k in range(4):
        mesh = roof.pantile(clay, k, 44, 16)
        mesh.materials.append(fresh)
        work = bmesh.new()
        work.from_mesh(mesh)
        cut = bmesh.ops.bisect_plane(work, geom=[*work.verts, *work.edges, *work.faces], plane_co=(CUT, 0, 0), plane_no=(1, 0, 0), clear_inner=True)
        edges = [e for e in cut['geom_cut'] if isinstance(e, bmesh.types.BMEdge)]
        for face in bmesh.ops.triangle_fill(work, edges=edges, use_beauty=True)['geom']:
            if isinstance(face, bmesh.types.BMFace):
                face.material_index, face.smooth = 1, False
        work.to_mesh(mesh)
        work.free()
        result.append(mesh)
    return result


def roofing():
    """Tiles, battens, boards and rafters, both purlins, and the far slope as seen from inside."""
    rng = random.Random(4)
    clay = materials.clay(roof.OLD, 0.8, 0.12, 0.55, 0.2)
    fresh = materials.clay(['#b5613d', '#a85736', '#c06d46'], 0.1, 0, 0, 0)
    tiles, sawn = roof.pantiles(clay, fine=True), cut_tiles(clay, fresh)
    roof.lay(TILED, COLUMNS, ROWS, lambda column, row: (tiles if column else sawn, move(0, 0 if row else -LOWER)))
    length = RIDGE / COS
    batten, pale = timber('#94693e', (1.2, 16, 16)), end_grain('#c99a63')
    for row in range(ROWS):
        up = row * roof.GAUGE - 0.012
        box((1.3, 0.045, 0.033), (0.65, up, -0.0115), batten, 0.002, frame=SLOPE)
        box((0.002, 0.044, 0.032), (-0.0005, up, -0.0115), pale, 0, frame=SLOPE)
        # The nib that hooks the tile behind the batten.
        box((0.03, 0.013, 0.022), (0.017, up + 0.0295, 0.001), fresh, 0.002, frame=SLOPE)
    box((0.045, length, 0.022), (FIRST + 0.035, length / 2, -0.040), timber('#94693e', (16, 1.2, 16)), 0.002, frame=SLOPE)
    box((BACK, length - 0.03, 0.003), (BACK / 2 + 0.001, length / 2, BOARDS + 0.0015), materials.paint('#2b2e30', 0.6), 0, frame=SLOPE)
    board, end = timber('#9a6f43', (1.2, 16, 16)), end_grain('#cfa26a')
    wide = 0.142
    for k in range(int(length / wide)):
        up, lower = (k + 0.5) * wide, (UNDER + BOARDS) / 2
        y = on(up, lower)[0]
        inside = SOUTH - 0.06 < y < SOUTH + STACK + 0.06
        for start, stop in ((0, NEAR - 0.015), (NEAR + STACK + 0.015, BACK)) if inside else ((0, BACK),):
            box((stop - start, wide - 0.003, UNDER - BOARDS), ((start + stop) / 2, up + rng.gauss(0, 0.0006), lower), board, 0.002, frame=SLOPE)
        box((0.002, wide - 0.005, 0.0165), (-0.0005, up, lower), end, 0, frame=SLOPE)
    rafter = timber('#a0703f', (16, 1.2, 16))
    tall = UNDER - RAFTER
    for k in range(5):
        x = FIRST + THICK / 2 + k * APART
        place(house.raked((THICK, length - 0.02, tall), PITCH, rafter, 0.004), SLOPE @ move(x, 0.02, (UNDER + RAFTER) / 2))
    # The far slope.
    far = move(0, 2 * RIDGE) @ Matrix.Diagonal((1, -1, 1, 1)) @ SLOPE
    for k in range(int(length / wide)):
        box((BACK, wide - 0.003, 0.018), (BACK / 2, (k + 0.5) * wide, (UNDER + BOARDS) / 2), board, 0.002, frame=far)
    for k in range(5):
        box((THICK, length, tall), (FIRST + THICK / 2 + k * APART, length / 2 - 0.05, (UNDER + RAFTER) / 2), rafter, 0.004, frame=far)
    beam, ends = timber('#8a5f36', (1.2, 16, 16)), end_grain('#c8965c')
    for low in (LOW, 5.85):
        middle = (low + 0.05, (RAFTER + PURLIN) / 2)
        box((BACK, 0.1, RAFTER - PURLIN), (BACK / 2, *middle), beam, 0.005, frame=SLOPE)
        box((0.003, 0.094, 0.194), (-0.001, *middle), ends, 0, frame=SLOPE)


def stack(palette):
    """The chimney, its lead, and the same stack below the roof, through the floor of the room to its footing."""
    x, y = NEAR + STACK / 2, SOUTH + STACK / 2
    middle = Vector((x, y, y * TAN))
    step, seed = COURSE + JOINT, 2
    start, top = middle.z - 7 * step, 3.0
    brickwork((x, y, start), (STACK, STACK, top - start), palette.brick, palette.mortar, seed)
    brickwork((x, y, top - 0.005), (STACK + 0.1, STACK + 0.1, 0.19), palette.brick, palette.mortar, 6)
    box((STACK + 0.2, STACK + 0.2, 0.07), (x, y, top + 0.22), materials.stone('#6d675e', 12, 0.5), 0.01)
    before = list(bpy.context.scene.collection.objects)
    lead.around_chimney(TILED, near.lead(code='#56616b'), middle, STACK, STACK, PITCH, start, 2, tail=15 * roof.GAUGE - 0.05)
    sheets = [part for part in bpy.context.scene.collection.objects if part not in before]
    dog_ear(sheets[2].data)
    for part in sheets:
        if part.matrix_world == Matrix():
            for vertex in part.data.vertices:
                # The saw cut ends the lead.
                vertex.co.x = max(vertex.co.x, 0.008)
    dry = brick_meshes(materials.brick(('#7a4231', '#8f5540', '#85492f', '#9c6249', '#6b3a2b'), 0.25))
    courses = math.ceil((start - FLOOR) / step)
    brickwork((x, y, start - courses * step), (STACK, STACK, courses * step + 0.003), dry, materials.stone('#a2988a', 40, 0.3), 8)
    south, north, far = PLINTH
    sawn = brick_meshes(materials.brick(('#9a5238', '#ad6446', '#8f4a33', '#b87152', '#a25a3e'), 0.15))
    brickwork((far / 2 - 0.004, (south + north) / 2, FLOOR - 0.02 - 14 * step), (far, north - south, 14 * step), sawn, materials.stone('#b3a997', 60, 0.3), 3, (0, 1, 3))
    box((far + 0.003, north - south, 0.021), (far / 2 - 0.004, (south + north) / 2, FLOOR - 0.0105), materials.stone('#85807a', 18, 0.5), 0.002)


def dog_ear(mesh):
    """Fold the upper corner of a side lead out of its joint: here the water gets behind it."""
    high = max(v.co.z for v in mesh.vertices)
    corner = Vector((SOUTH, high))
    # A line that cuts the corner off.
    through, normal = corner + Vector((0.085, 0)), Vector((-0.62, 0.78)).normalized()
    for vertex in mesh.vertices:
        flat = Vector((vertex.co.y, vertex.co.z))
        past = (flat - through).dot(normal)
        if past > 0 and vertex.co.x < NEAR + 0.03:
            flat -= 1.8 * past * normal
            vertex.co = (NEAR - 0.016 - 0.25 * past, *flat)


def walls(palette):
    """The cavity wall and its foundation, sawn; the plaster inside, the wall plate, and the gable at the back."""
    rng = random.Random(7)
    fresh = materials.brick(('#9a5238', '#ad6446', '#8f4a33', '#b87152', '#a25a3e'), 0.15)
    mortar = materials.stone('#b3a997', 60, 0.3)
    step, bricks = COURSE + JOINT, [box_mesh((0.2, 0.1, COURSE), fresh, 0.003) for _ in range(3)]
    for side, top in ((0.10, -0.165), (0.27, -0.10)):
        count = int((top - (FLOOR - 0.95)) / step)
        start = top - count * step
        for k in range(count):
            z = start + (k + 0.5) * step
            below = max(0, math.ceil((FLOOR - 0.32 - z) / (2 * step)))
            grow = min(below, 4) * 0.035
            y = side + 0.05 + (grow / 2 if side > 0.2 else -grow / 2)
            at = move(0.1 + rng.gauss(0, 0.0007), y, z) @ turn(rng.gauss(0, 0.004))
            place(rng.choice(bricks), at @ Matrix.Diagonal((1, (0.1 + grow) / 0.1, 1, 1)))
        box((BACK - 0.004, 0.096, top - start), (BACK / 2 + 0.006, side + 0.05, (top + start) / 2), mortar, 0)
        for k in range(count):
            box((0.02, 0.094, JOINT), (0.0135, side + 0.05, start + k * step), mortar, 0)
    # Footing between the leaves, and ties across the cavity.
    box((BACK, 0.08, 0.55), (BACK / 2 + 0.004, 0.235, FLOOR - 0.65), mortar, 0)
    for z in (-2.0, -1.37, -0.74):
        rod((0.05, 0.16, z - 0.004), (0.05, 0.31, z + 0.004), 0.004, palette.zinc)
    skin = plaster()
    box((BACK, 0.012, CEILING - FLOOR), (BACK / 2, 0.376, (CEILING + FLOOR) / 2), skin, 0)
    box((0.003, 0.0115, CEILING - FLOOR), (-0.001, 0.376, (CEILING + FLOOR) / 2), materials.stone('#e8e0d0', 60, 0.2), 0)
    box((BACK, 0.1, 0.07), (BACK / 2, 0.315, -0.065), timber('#9a6f43', (1.2, 16, 16)), 0.003)
    box((0.003, 0.097, 0.067), (-0.001, 0.315, -0.065), end_grain('#cfa26a'), 0)
    gable, _ = masonry(('#7d5140', '#937060'), '#948a7c', 'YZ', BRICK + JOINT, COURSE + JOINT)
    edge = lambda y: min(y, 2 * RIDGE - y) * TAN + BOARDS / COS
    place(from_faces([(BACK, 0.1, LOFT - 0.3), *((BACK, y, edge(y)) for y in (0.1, RIDGE, 2 * RIDGE - 0.1)), (BACK, 2 * RIDGE - 0.1, LOFT - 0.3)], [(0, 1, 2, 3, 4)], gable))
    box((0.05, 14, CEILING - FLOOR), (BACK + 0.02, 7.08, (CEILING + FLOOR) / 2), skin, 0)
    box((0.018, 13.4, 0.11), (BACK - 0.014, 7.08, FLOOR + 0.055), materials.paint('#e4dccb', 0.4, 0.2), 0.004)
    box((BACK, 0.018, 0.11), (BACK / 2, 0.391, FLOOR + 0.055), materials.paint('#e4dccb', 0.4, 0.2), 0.004)


def door():
    """A panelled door in the far wall, left of the chimney."""
    y, wide, high = 6.1, 0.83, 1.98
    white, panel = materials.paint('#cfc5b0', 0.4, 0.2), materials.paint('#c4b99f', 0.4, 0.2)
    for side in (-1, 1):
        box((0.03, 0.09, high + 0.05), (BACK - 0.02, y + side * (wide / 2 + 0.045), FLOOR + (high + 0.05) / 2), white, 0.005)
    box((0.034, wide + 0.22, 0.1), (BACK - 0.02, y, FLOOR + high + 0.06), white, 0.005)
    box((0.02, wide, high), (BACK - 0.008, y, FLOOR + high / 2 + 0.004), white, 0.003)
    for low, tall in ((0.16, 0.62), (0.96, 0.86)):
        for side in (-1, 1):
            box((0.012, 0.28, tall), (BACK - 0.021, y + side * 0.19, FLOOR + low + tall / 2), panel, 0.005)
    rod((BACK - 0.06, y - 0.34, FLOOR + 0.98), (BACK - 0.06, y - 0.23, FLOOR + 0.98), 0.009, materials.metal('#7c7468', (0.25, 0.4)))


def floors():
    """The floor between attic and room, and the one on the ground."""
    rng = random.Random(3)
    start, end = 0.38, 11.0
    board, pale = timber('#9b6d40', (16, 1.2, 16)), end_grain('#cfa26a')
    joints = [0.38, SOAK, 3.35, 5.6, 8.1, end]
    for a, b in zip(joints, joints[1:]):
        box((0.137, b - a - 0.004, 0.022), (0.0685, (a + b) / 2, LOFT - 0.011), timber('#c2935a', (16, 1.2, 16)), 0.001)
    for k in range(1, int(BACK / 0.14)):
        box((0.137, end - start, 0.022), (0.0685 + k * 0.14, (start + end) / 2, LOFT - 0.011), board, 0.001)
    joist = timber('#7d5632', (1.2, 16, 16))
    for k in range(-1, 17):
        y, z = SOAK + 0.066 + 0.6 * k, LOFT - 0.022 - 0.09
        # One is trimmed for the stack.
        long = NEAR - 0.02 if SOUTH - 0.05 < y < SOUTH + STACK + 0.05 else BACK
        box((long, 0.07, 0.18), (long / 2, y, z), joist, 0.003)
        box((0.003, 0.068, 0.178), (-0.001, y, z), pale, 0)
    box((BACK, end - start, 0.018), (BACK / 2, (start + end) / 2, CEILING + 0.039), timber('#a97e4d', (16, 1.2, 16)), 0)
    box((BACK, end - start, 0.030), (BACK / 2, (start + end) / 2, CEILING + 0.015), plaster('#d6cab3'), 0)
    lower = [materials.wood(code, (1.2, 14, 14), 0.45) for code in ('#8a5f38', '#7d5631', '#96693f')]
    for k in range(int((end - start) / 0.14)):
        y = start + (k + 0.5) * 0.14
        # They end around the masonry of the chimney.
        first = PLINTH[2] + 0.008 if PLINTH[0] < y < PLINTH[1] else 0
        box((BACK - first, 0.137, 0.022), ((BACK + first) / 2, y, FLOOR - 0.011), rng.choice(lower), 0.002)
        if not first:
            box((0.003, 0.135, 0.020), (-0.0005, y, FLOOR - 0.011), pale, 0)
    box((BACK, end - start, 0.13), (BACK / 2, (start + end) / 2, FLOOR - 0.087), materials.stone('#a8a196', 30, 0.5), 0)
    box((BACK, end - start, 0.09), (BACK / 2 + 0.004, (start + end) / 2, FLOOR - 0.197), materials.stone('#a58e68', 90, 0.6), 0)
    box((BACK, end - start, 1.2), (BACK / 2 + 0.008, (start + end) / 2, FLOOR - 0.842), earth(), 0)


def outside(palette):
    """The gutter and its pipe, the street, and the houses across it."""
    radius, edge, down = EAVES
    arc = [math.pi * k / 40 for k in range(41)]

    def half(xs, more):
        """A half-round whose back stands higher, against the fascia."""
        reach = radius + more
        side = [(edge - reach * math.cos(a), down - reach * math.sin(a)) for a in arc]
        return [[(x, *at) for at in (*side, (edge + reach, down + 0.011), (edge + reach, down + 0.022))] for x in xs]

    sheet(half(np.linspace(0, BACK, 30), 0), palette.zinc, 0.002)
    fresh = materials.metal('#c3c9cd', (0.3, 0.42))
    sheet(half((-0.002, 0.004), 0.001), fresh, 0.006)
    bead = (edge - radius - 0.007, down - 0.004)
    rod((0.004, *bead), (BACK, *bead), 0.0105, palette.zinc, 24)
    rod((-0.002, *bead), (0.004, *bead), 0.0105, fresh, 24)
    for x in (0.045, 0.645, 1.245):
        sheet(half((x, x + 0.03), 0.006), palette.dark_zinc, 0.006)
        # Screwed on the fascia, and a lip over the bead.
        box((0.03, 0.006, 0.09), (x + 0.015, edge + radius + 0.004, down - 0.04), palette.dark_zinc, 0.001)
        over = [(bead[0] - 0.0125 * math.cos(a), bead[1] + 0.0125 * math.sin(a)) for a in np.linspace(-0.9, 2.6, 20)]
        sheet([[(at, *point) for point in over] for at in (x, x + 0.03)], palette.dark_zinc, 0.003)
    rod((0.1, edge, down - radius + 0.004), (0.1, edge, down - radius - 0.12), 0.036, palette.zinc, 40)
    house.downpipe(palette, 0.1, 0.1, 2.5, spout=False)
    # Water in the gutter.
    pool = [(x, edge + side * radius * 0.8, down - radius * 0.58) for x, side in ((0.001, -1), (0.001, 1), (BACK, 1), (BACK, -1))]
    place(from_faces(pool, [(0, 1, 2, 3)], materials.plain('#1a2228', 0.04)))
    white = materials.paint('#cfcabd', 0.35, 0.2)
    box((BACK, 0.02, 0.17), (BACK / 2, -0.015, -0.125), white, 0.003)
    box((BACK, 0.115, 0.015), (BACK / 2, 0.045, -0.205), white, 0.002)
    paving, m = masonry(('#4a2c24', '#5c382c'), '#2c2825', 'YX', 0.21, 0.105, 0.006, 0.3, 0.35)
    pools = m.noise(m.world_position(), 0.9, 4, 0.5)
    m.set_inputs(Roughness=m.map_range(pools, 0.05, 0.32, 0.42, 0.58), Specular=0.6)
    box((60, 40, 0.08), (30, -19.9, STREET - 0.04), paving, 0)
    brick = [box_mesh((0.05, 0.205, 0.078), materials.brick(('#8a4a38', '#9a5a44', '#7a4030'), 0.2), 0.004)]
    for k in range(36):
        place(brick[0], move(0.024, 0.0 - k * 0.21, STREET - 0.041))
    box((3, 9, 0.07), (1.506, -4.4, STREET - 0.117), materials.stone('#8f7a58', 90, 0.6), 0)
    box((3, 9, 1.2), (1.512, -4.4, STREET - 0.75), earth(), 0)
    across()


def curtain(code):
    """Lamp light through a curtain: folds, dimmer towards the window sill."""
    m = Material()
    folds, height = m.noise(m.object_position((1, 16, 0.4)), 1, 3, 0.5), m.height()
    m.base = colour(code)
    m.layer(1.0, m.ramp(folds, (0.36, (0.5, 0.42, 0.34)), (0.62, (1.05, 1.05, 1.05))))
    strength = m.map_range(height, 0.55, 1.5, -0.7, 0.6)
    m.set_inputs(Base_Color=(0, 0, 0), Emission=m.base, Emission_Strength=strength)
    m.base = None
    return unsampled(m.finish())


def across():
    """The houses on the other side of the street."""
    front, eaves, right = 9.5, 0.15, -19
    wall, _ = masonry(('#4c2a20', '#5d382b'), '#56504a', 'YZ', 0.22, 0.063, 0.006, 0.7)
    box((0.3, 22, eaves - STREET), (front + 0.15, right + 11, (eaves + STREET) / 2), wall, 0)
    frame = move(front - 0.1, 1.5, eaves) @ turn(z=-math.pi / 2) @ turn(math.radians(44))
    tiles = roof.pantiles(materials.clay(roof.OLD, 0.9, 0.15, 0.55, 0.1))
    roof.lay(frame, 96, 10, lambda column, row: tiles, 9)
    roof.deck(frame, 96, 10, materials.plain('#17130f', 0.9))
    rod((front - 0.16, 1.5, eaves - 0.03), (front - 0.16, right, eaves - 0.03), 0.07, materials.metal('#565c62', (0.2, 0.35)))
    white, dark = materials.paint('#b9b6ab', 0.35, 0.2), materials.plain('#0b1016', 0.05)
    for number, (y, lit) in enumerate(((-3.6, False), (-5.5, True), (-8.7, False), (-10.6, False), (-13.4, True))):
        wide, low, high = 1.05, STREET + 0.85, STREET + 2.35
        box((0.12, wide + 0.14, high - low + 0.14), (front - 0.02, y, (low + high) / 2), white, 0.01)
        pane = curtain('#ffb765' if number < 3 else '#ffa653') if lit else dark
        for part in (-1, 1):
            box((0.02, wide / 2 - 0.05, high - low - 0.06), (front - 0.075, y + part * wide / 4, (low + high) / 2), pane, 0)
        box((0.05, wide, 0.05), (front - 0.085, y, high - 0.42), white, 0.004)
        box((0.18, wide + 0.3, 0.07), (front - 0.06, y, low - 0.1), materials.stone('#7d766b'), 0.01)
    for y in (-7.1,):
        box((0.1, 1.0, 2.2), (front - 0.02, y, STREET + 1.1), materials.paint('#1d3a34', 0.3, 0.2), 0.01)
        box((0.14, 0.06, 2.3), (front - 0.03, y - 0.53, STREET + 1.15), white, 0.01)
        box((0.14, 0.06, 2.3), (front - 0.03, y + 0.53, STREET + 1.15), white, 0.01)
    brickwork((front + 2.2, -9.6, eaves + 1.5), (0.7, 0.9, 2.1), brick_meshes(materials.brick(wet=True)), materials.stone('#4a453e'), 5)


def rain(count=3800, seed=6):
    """Streaks of rain outside the house, each as long as a drop falls in a sixtieth of a second."""
    m = Material()
    glow = m.node('Emission', Color=(0.42, 0.58, 0.85), Strength=0.55).outputs[0]
    streak = unsampled(m.mix_shaders(0.19, m.node('BsdfTransparent').outputs[0], glow).finish())
    rng, points, faces = random.Random(seed), [], []
    while len(faces) < count:
        x = 0.12 + 9 * rng.random() ** 1.3
        y, z = rng.uniform(-9, 8), rng.uniform(STREET, 6)
        # What lies below the roof, seen from the camera, is inside.
        scale = 5 / (5 + x)
        sy, sz = EYE[1] + (y - EYE[1]) * scale, EYE[2] + (z - EYE[2]) * scale
        if sy > -0.26 and sz < sy * TAN + 0.14:
            continue
        wide, long = 0.0048 / scale**0.6 * rng.uniform(0.5, 1.0), rng.uniform(0.16, 0.42)
        lean = 0.13 + rng.gauss(0, 0.02)
        base = len(points)
        points += [(x, y - wide / 2, z), (x, y + wide / 2, z), (x, y + wide / 2 + lean * long, z + long), (x, y - wide / 2 + lean * long, z + long)]
        faces.append((base, base + 1, base + 2, base + 3))
    part = place(from_faces(points, faces, streak))
    part.visible_shadow = part.visible_diffuse = part.visible_glossy = False
    bpy.context.scene.cycles.transparent_max_bounces = 24


def leak():
    """The water itself, from the gap in the lead down to the bucket, and the lamp of the room."""
    water, rng = running(), random.Random(2)
    face, skin = FIRST - 0.0005, -0.0025
    # Out of the gap, through the layers of the roof and along the rafter.
    rivulet([(NEAR - 0.022, SOUTH + 0.055, 2.40), (NEAR - 0.022, SOUTH + 0.03, 2.34), (NEAR - 0.022, SOUTH + 0.012, 2.27)], 0.009, water, 1, 0.006)
    through = [(skin, SOUTH + 0.005, 2.265), (skin, *at_y(SOUTH - 0.03, UNDER)), (face, *at_y(SOUTH - 0.04, UNDER - 0.015))]
    rivulet([*through, *((face, *p) for p in WAY[3:5]), (face, *on(LOW + 0.108, -0.203))], 0.021, water, 3, 0.011, 60)
    # Threads that join it.
    for k, (y, long) in enumerate(((3.06, 0.5), (2.78, 0.34), (2.6, 0.5), (2.24, 0.36), (1.98, 0.3), (1.82, 0.26))):
        rivulet([(face, *at_y(y, -0.125 - 0.006 * (k % 3))), (face, *at_y(y - 0.4 * long, -0.165)), (face, *at_y(y - long, -0.196))], 0.006, water, 20 + k, 0.01, 12)
    rivulet([(skin - 0.001, *on(LOW + 0.095, RAFTER + 0.004)), (skin - 0.001, *on(LOW + 0.092, PURLIN + 0.008)), (skin - 0.001, *on(LOW + 0.006, PURLIN + 0.006))], 0.013, water, 5, 0.006)
    for _ in range(60):
        share = rng.random()
        y = 3.1 - 1.75 * share
        place(ball_mesh(1, water, (0.45, 1, 1.15), 3), move(FIRST, *at_y(y, rng.uniform(-0.205, -0.14))) @ Matrix.Scale(rng.uniform(0.0025, 0.005), 4))
    y, z = FALL
    drop((0.012, y, z - 0.022), 0.017, 0.044, water)
    for share, long in ((0.20, 0.05), (0.40, 0.06), (0.62, 0.065), (0.86, 0.07)):
        drop((0.012, y, z + (LOFT - z) * share), 0.020, long, water)
    # It lands, runs along the boards to a joint and sinks through.
    rivulet([(skin + 0.002, y + 0.09, LOFT + 0.002), (skin + 0.002, SOAK - 0.02, LOFT + 0.001)], 0.0045, water, 6, 0.001)
    for lean in (-0.9, -0.35, 0.3, 0.85):
        place(ball_mesh(0.0045, water), move(0.01, y + 0.05 * lean, LOFT + 0.035 - 0.012 * abs(lean)))
    rivulet([(skin, SOAK, LOFT - 0.004), (skin, SOAK + 0.004, LOFT - 0.024), (skin + 0.002, SOAK + 0.002, LOFT - 0.085)], 0.005, water, 7, 0.008)
    rivulet([(skin, SOAK + 0.003, CEILING + 0.028), (skin, SOAK - 0.004, CEILING)], 0.007, water, 8, 0.003)
    # From the ceiling into the bucket.
    x, y = 0.30, STAIN[1]
    drop((x, y, CEILING - 0.020), 0.020, 0.044, water)
    for more in ((0.07, 0.16), (-0.11, 0.2), (0.16, -0.05)):
        drop((x + more[0], y + more[1], CEILING - 0.008), 0.011, 0.02, water)
    top = FLOOR + bucket.TALL * 1.28
    for share, long in ((0.20, 0.05), (0.42, 0.06), (0.66, 0.07), (0.90, 0.075)):
        drop((x, y, CEILING + (top - CEILING) * share), 0.018, long, water)
    zinc = materials.metal('#a3abb1', (0.26, 0.42), 0.6)
    frame = move(x, y, FLOOR) @ turn(0, 0, 1.1) @ Matrix.Scale(1.3, 4)
    bucket.bucket(zinc, materials.metal('#6a7076', (0.3, 0.45)), materials.wood('#7d5230'), frame)
    ring = [(0.132 * math.cos(a * math.tau / 48), 0.132 * math.sin(a * math.tau / 48), bucket.TALL * 0.75) for a in range(48)]
    place(from_faces(ring, [tuple(range(48))], materials.plain('#1b2328', 0.03)), frame)
    # Drops beside the bucket.
    for _ in range(14):
        a, r = rng.uniform(0, math.tau), rng.uniform(0.16, 0.3)
        place(ball_mesh(1, water, (1, 1, 0.3), 3), move(x + r * math.cos(a), y + r * math.sin(a), FLOOR) @ Matrix.Scale(rng.uniform(0.004, 0.010), 4))


def lamps():
    """A globe in the room, a bare bulb in the attic, and the evening sky before the cut."""
    black = materials.plain('#17181a', 0.4)
    glass = unsampled(materials.paint('#ffd9a0', 0.4, 0, 0, 5.5))
    warm = (1, 0.78, 0.52)
    x, y, z = 1.25, 2.75, CEILING - 0.62
    rod((x, y, z + 0.11), (x, y, CEILING), 0.005, black)
    rod((x, y, z + 0.10), (x, y, z + 0.145), 0.035, black, 24)
    rod((x, y, CEILING - 0.03), (x, y, CEILING), 0.045, black, 24)
    globe = place(ball_mesh(0.115, glass, detail=4), move(x, y, z))
    globe.visible_shadow = globe.visible_diffuse = False
    light.lamp((x, y, z), 58, warm, 0.11)
    x, y, z = 1.35, 5.35, 1.75
    rod((x, y, z + 0.05), (x, y, 3.3), 0.004, black)
    rod((x, y, z + 0.03), (x, y, z + 0.10), 0.021, black, 20)
    bulb = place(ball_mesh(0.034, unsampled(materials.paint('#ffb377', 0.4, 0, 0, 18)), (1, 1, 1.25)), move(x, y, z))
    bulb.visible_shadow = bulb.visible_diffuse = False
    light.lamp((x, y, z), 60, warm, 0.04)
    light.lamp((1.9, 2.35, 0.75), 20, warm, 0.15)
    # Before the cut, for the faces the saw left.
    light.lamp((-1.6, 2.5, 0.7), 62, (1, 0.82, 0.6), 0.5)
    light.window((-3.2, 1.4, -1.3), (0, 1.6, -1.4), 26, 2.2, (1, 0.8, 0.58))
    light.window((-4.5, -1.5, 5.0), (0, 1.2, 0.6), 300, 3.0, (0.52, 0.72, 1.0))


def build():
    palette = house.Palette(wet=True)
    roofing()
    stack(palette)
    walls(palette)
    door()
    floors()
    outside(palette)
    rain()
    leak()
    lamps()
    weather.night(0.26, (0.12, 0.24, 0.62))
    # Brightest behind the houses across the street.
    for node in bpy.context.scene.world.node_tree.nodes:
        if node.bl_idname == 'ShaderNodeVectorMath':
            node.inputs[1].default_value = (0.62, -0.66, 0.12)
    light.camera(EYE, (0, EYE[1], FLOOR + 2.575), LENS, 1.2, (0, EYE[1], 0), level=True)
    bpy.context.scene.camera.data.shift_x = (EYE[1] - MIDDLE) / -EYE[0] * LENS / 36
