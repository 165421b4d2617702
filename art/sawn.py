"""A tiled roof sawn through across its rafters, without its insulation, by day and in the evening. The layers are cut back in
steps, from the room up."""

import math
import random

import bmesh
import bpy
import foils
import light
import materials
import near
import numpy as np
import roof
import weather
from geometry import box, box_mesh, from_bmesh, move, place, sheet, smooth, turn
from mathutils import Vector
from scenes.dakisolatie import hand
from shader import Material, colour

POST = dict(exposure=-0.1, saturation=0.96, split=0.03, keep=0.28)
NIGHT = dict(exposure=1.0, saturation=0.92, split=0, keep=0.2)
PITCH, LEFT, RIGHT, TOP_END = 38, -1.6, 2.4, 3.4
# The saw went through the tiles at y = 0, through the overlap of two rows: the batten is right below it.
BATTEN, COUNTER, MEMBRANE = 0.012, -0.11, -0.205
# Rafters: the x of one, the distance between their middles and their width; FOIL is the z of the foil over the roof.
FIRST, APART, WIDE, FOIL = -0.245, 0.5, 0.062, -0.053
# The ridge is at this y of the world.
RIDGE = 2.8
# How much higher each row of tiles lies than the one it covers, and how far its side leans on its neighbour.
RISE, LEAN = 0.0178, 0.028


def rafters():
    """The x of the middle of each rafter."""
    return np.arange(FIRST - 2 * APART, RIGHT, APART)


def end_grain(code):
    """The sawn end of a beam: year rings around its heart, fine cracks from it, marks of the saw."""
    m = Material()
    where, pick = m.node('TexCoord').outputs['Object'], m.object_random()
    split = m.node('SeparateXYZ', Vector=where)
    warp = m.noise(m.object_position(), 14, 3, 0.5)
    # The heart lies beside or below the beam, somewhere else in each.
    aside = m.math('ADD', split.outputs['X'], m.math('MULTIPLY_ADD', pick, 0.07, -0.035))
    above = m.math('ADD', split.outputs['Z'], m.math('MULTIPLY_ADD', m.math('FRACT', m.math('MULTIPLY', pick, 7.3)), 0.09, 0.02))
    far = m.math('SQRT', m.math('ADD', m.math('MULTIPLY', aside, aside), m.math('MULTIPLY', above, above)))
    ring = m.math('FRACT', m.math('ADD', m.math('MULTIPLY', far, 210.0), m.math('MULTIPLY', warp, 3.2)))
    angle = m.math('ARCTAN2', aside, above)
    rays = m.node('CombineXYZ', X=m.math('MULTIPLY', angle, 9.0), Y=m.math('MULTIPLY', far, 5.0), Z=m.math('MULTIPLY', pick, 30.0)).outputs[0]
    crack, grit = m.noise(rays, 3.2, 4, 0.6), m.noise(m.object_position((1, 1, 1)), 420, 3, 0.7)
    blade = m.noise(m.object_position((6, 6, 300)), 1, 3, 0.6)
    m.base = colour(code)
    m.layer(0.8, m.ramp(pick, (0.0, (0.86, 0.84, 0.82)), (1.0, (1.1, 1.08, 1.06))))
    m.layer(0.8, m.ramp(ring, (0.0, (1.08, 1.06, 1.02)), (0.6, (0.96, 0.92, 0.88)), (0.88, (0.6, 0.47, 0.36)), (1.0, (1.05, 1.03, 1.0))))
    m.layer(0.6, m.ramp(m.noise(m.world_position(), 26, 4, 0.6), (0.35, (0.78, 0.74, 0.7)), (0.6, 1.04)))
    m.layer(0.5, m.ramp(blade, (0.36, 0.78), (0.56, 1.06)))
    m.layer(0.6, m.ramp(grit, (0.34, 0.66), (0.52, 1.04)))
    m.layer(0.8, m.ramp(crack, (0.66, 1.0), (0.72, (0.34, 0.25, 0.18))))
    m.bump(blade, 0.3, 0.0008).bump(grit, 0.3, 0.0006).bump(ring, 0.1, 0.0008)
    return m.set_inputs(Roughness=0.8, Specular=0.15).finish()


def beam(size, skin, end):
    """A beam along y whose lower end shows its rings."""
    mesh = box_mesh(size, skin, 0.0015)
    mesh.materials.append(end)
    for face in mesh.polygons:
        face.material_index = int(face.normal.y < -0.9)
    return mesh


def sawn_clay():
    """Clay where the saw went through: paler, with grit and the scratches of the disc."""
    m = Material()
    where = m.world_position()
    grit, fine, disc = m.noise(where, 480, 3, 0.7), m.noise(where, 130, 5, 0.7), m.noise(m.object_position((35, 35, 700)), 1, 3, 0.6)
    m.base = colour('#c9805c')
    m.layer(0.7, m.ramp(m.object_random(), (0.0, (0.84, 0.8, 0.78)), (1.0, (1.1, 1.08, 1.06))))
    m.layer(0.6, m.ramp(fine, (0.34, 0.76), (0.6, 1.08)))
    m.layer(0.6, m.ramp(grit, (0.34, 0.62), (0.5, 1.0), (0.66, 1.2)))
    m.layer(0.35, m.ramp(disc, (0.36, 0.76), (0.56, 1.1)))
    m.bump(grit, 0.4, 0.0008).bump(disc, 0.3, 0.0006)
    return m.set_inputs(Roughness=0.9, Specular=0.1).finish()


def sawn_tile(mesh, matrix, frame, cut):
    """A tile without what lies below y = 0 in `frame`; its sawn side has the material `cut`."""
    to_local = matrix.inverted() @ frame
    at, ahead = to_local @ roof.point(0, 0, 0), to_local.to_3x3() @ roof.point(0, 1, 0)
    work = bmesh.new()
    work.from_mesh(mesh)
    parts = work.verts[:] + work.edges[:] + work.faces[:]
    found = bmesh.ops.bisect_plane(work, geom=parts, plane_co=at, plane_no=ahead, clear_inner=True)['geom_cut']
    filled = bmesh.ops.edgenet_fill(work, edges=[e for e in found if isinstance(e, bmesh.types.BMEdge)])['faces']
    for face in filled:
        face.material_index, face.smooth = 1, False
    result = bpy.data.meshes.new('sawn')
    work.to_mesh(result)
    work.free()
    for material in (*mesh.materials, cut):
        result.materials.append(material)
    return smooth(result, 50)


def tiles(frame):
    """Pantiles that hook on the battens and lean on each other; the lowest two rows are sawn through."""
    rng, clay = random.Random(8), materials.clay(['#783a2a', '#87442f', '#6c3328', '#8f4d37', '#733f31', '#834733'], 0.6, 0.12, lichen=0.8)
    cut, kinds, lies = sawn_clay(), roof.pantiles(clay, 7, fine=True), -math.atan2(RISE, roof.GAUGE)
    for row in range(-1, 10):
        for column in range(int((RIGHT - LEFT) / roof.WIDTH)):
            head = BATTEN + 0.025 + (row + 1) * roof.GAUGE + rng.gauss(0, 0.002 * (row >= 0))
            at = move(LEFT + 0.03 + column * roof.WIDTH + rng.gauss(0, 0.0015), head, 0.0135)
            matrix = frame @ at @ turn(lies + rng.gauss(0, 0.002), LEAN + rng.gauss(0, 0.004), rng.gauss(0, 0.005))
            kind = rng.choice(kinds)
            place(kind if row > 0 else sawn_tile(kind, matrix, frame, cut), matrix, 'tile')


def battens(frame, screw):
    """Counter battens over the rafters and battens across them; `screw` is the head of what holds a counter batten."""
    rng, pine, end = random.Random(5), near.pine('#86633f', 0), end_grain('#7a5a3a')
    nail = near.head(0.0042, 0.0018, materials.metal('#8d8f8f', (0.3, 0.45)))
    along = near.pine('#866340', 1)
    for k in range(4):
        at = move((LEFT + RIGHT) / 2, BATTEN + k * roof.GAUGE, -0.016)
        place(box_mesh((RIGHT - LEFT, 0.045, 0.028), pine, 0.0015), frame @ at)
    for x in rafters():
        low = COUNTER + rng.uniform(-0.012, 0.012)
        middle = move(x + rng.gauss(0, 0.002), (low + 2) / 2, -0.041) @ turn(z=rng.gauss(0, 0.001))
        place(beam((0.05, 2 - low, 0.022), along, end), frame @ middle)
        for side in (-0.009, 0.010):
            place(nail, frame @ move(x + side + rng.gauss(0, 0.002), BATTEN - 0.012 + rng.gauss(0, 0.003), -0.0014))
        place(screw, frame @ move(x + rng.gauss(0, 0.004), -0.065 + rng.gauss(0, 0.006), -0.0292))


def foil(frame, skin, start, z, seed, lift, folds, pressed=9.0):
    """A sheet of foil from y = `start` up, cut by hand, with folds from where the rafters hold it; its free edge curls up by
    `lift`. From y = `pressed` up something lies on it."""
    rng = np.random.RandomState(seed)
    xs, ts = np.meshgrid(np.linspace(LEFT, RIGHT, 900), np.linspace(0, 1, 170) ** 1.25)
    edge = start + 0.0035 * np.sin(3.1 * xs + seed) + 0.0018 * np.sin(11 * xs + 2 * seed)
    ys = edge + (0.6 - edge) * ts
    bay = (xs - FIRST) / APART % 1
    loose = 1 - np.exp(-((np.minimum(bay, 1 - bay) * APART / 0.05) ** 4))
    loose *= np.clip((pressed - ys) / 0.03, 0, 1)
    held = [(FIRST + APART * rng.randint(-2, 5), rng.uniform(start - 0.05, start + 0.3)) for _ in range(30)]
    zs = loose * foils.folds(rng, xs, ys, held, (0.08, 0.24), (0.8 * folds, 2.6 * folds), 0.6)
    zs = zs + folds * loose * (0.5 * np.abs(hand(xs.shape, 14, seed)) + 0.22 * np.abs(hand(xs.shape, 5, seed + 1)))
    curl = lift * loose * (0.7 + 0.5 * np.sin(4.3 * xs + seed)) * np.exp(-(((ys - edge) / 0.03) ** 2))
    place_at = np.stack([xs, ys, z + zs + curl], 2)
    sheet(place_at.tolist(), skin, 0.0005, frame)


def crumbs(frame, material, low, high, z, seed):
    """What the saw left on the sheet at the height `z`, most of it close to the cut at y = `high`."""
    rng = random.Random(seed)

    def build(work):
        for _ in range(420):
            size = min(0.0022, rng.lognormvariate(-7.2, 0.45))
            at = move(rng.uniform(LEFT, RIGHT), high - (high - low) * rng.random() ** 1.8, z + 0.3 * size)
            turned = turn(rng.uniform(0, 3), rng.uniform(0, 3), rng.uniform(0, 3))
            made = bmesh.ops.create_icosphere(work, subdivisions=1, radius=size, matrix=at @ turned)['verts']
            for vertex in made:
                vertex.co += size * Vector([rng.uniform(-0.4, 0.4) for _ in range(3)])

    place(from_bmesh(build, material, None), frame)


def timber(frame, top, low, deep, code, end_code):
    """Rafters `deep` metres deep with their upper side on the height `top`, sawn through at y = `low`, with the colours of their
    sides and their ends."""
    rng, pine, end = random.Random(3), near.pine(code, 1), end_grain(end_code)
    for x in rafters():
        at = move(x, (low + TOP_END) / 2, top - deep / 2) @ turn(z=rng.gauss(0, 0.0008))
        place(beam((WIDE, TOP_END - low, deep), pine, end), frame @ at)


def opposite():
    """The frame of the slope across the ridge, in which x runs the other way. One sees it through the room."""
    return move(y=2 * RIDGE) @ turn(z=math.pi) @ roof.plane(PITCH)


def room(frame, shade, top):
    """The rest of the roof and of the house, which the picture does not show: the boarding is at z = `top`. What was sawn off
    shades the room, from y = `shade` down."""
    dark, ridge = materials.plain('#4a4038', 0.9), RIDGE / math.cos(math.radians(PITCH)) + 0.2
    hidden = ((40, 0.02, 5), (0, shade, top - 2.501)), ((20, 2, 0.02), (LEFT - 10, shade - 1, top - 0.01)), ((40, ridge - shade, 0.02), (0, (ridge + shade) / 2, top + 0.012))
    for size, middle in hidden:
        box(size, middle, dark, 0, frame=frame).visible_camera = False


def view(frame):
    """The camera."""
    target, far, aside, above = roof.point(0.02, -0.25, -0.158), 3.0, math.radians(13), math.radians(18)
    back = roof.point(-math.sin(aside) * math.cos(above), -math.cos(aside) * math.cos(above), math.sin(above))
    light.camera(frame @ (target + far * back), frame @ target, 100, 7, frame @ roof.point(0, -0.25, -0.1))
    light.ground(-4, '#8a7a66')


def fill(frame, far, close, tint):
    """The light in the room, so many watts on the opposite slope and on the near sides of the rafters."""
    at = frame @ roof.point(0, 0, 0)
    light.window(at + Vector((0.7, 2.1, -1.6)), at + Vector((1.2, 4.4, 0.8)), far, 2.6, tint)
    light.window(frame @ roof.point(-1.3, -0.3, -1.0), frame @ roof.point(0.3, -0.35, -0.3), close, 0.6, tint)


def daylight(frame):
    """The low sun, and what of it comes into the room."""
    light.sky(13, 234, 0.13, 1.2, 0.2)
    fill(frame, 190, 9, (1.0, 0.9, 0.78))


def evening(frame):
    """Dusk, a lamp on the scaffold, and the lamps of the room."""
    weather.night(0.5, (0.25, 0.32, 0.48))
    light.lamp(frame @ roof.point(-1.2, -1.8, 0.75), 85, (1, 0.76, 0.5), 0.06)
    fill(frame, 99, 6.6, (1.0, 0.77, 0.54))


def covering(frame):
    """Tiles, battens and underlay foil."""
    tiles(frame)
    battens(frame, near.head(0.0055, 0.0022, materials.metal('#a3a5a4', (0.28, 0.42))))
    foil(frame, foils.fleece(), MEMBRANE, FOIL, 7, 0.003, 0.0034)
