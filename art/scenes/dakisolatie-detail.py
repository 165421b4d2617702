"""Insulating a roof from inside: glass wool between the rafters, and a vapour barrier, half fixed, with tape over its lap."""

import math
import random

import bpy
import light
import materials
import near
import numpy as np
import roof
from geometry import box, eased, from_faces, grid, place, rod, sheet
from mathutils import Matrix, Vector
from scenes.dakisolatie import hand
from scipy import ndimage
from shader import Material, colour

SIZE = (880, 1100)
POST = dict(exposure=0.25, saturation=0.97, keep=0.12, split=0.03, sharpen=0.5)
# Rafters: the distance between their middles, width and depth; z = 0 is the underside of the boards.
APART, WIDE, DEEP, FIRST = 0.52, 0.071, 0.17, -0.07
# The vapour barrier: its free edge, the y of its lower edge and of its lap. Between its staples: their distance.
EDGE, LOWER, LAP, STAPLES = -0.072, -0.30, 0.10, 0.115
# Where the wool in the open bay is cut.
CUT = 0.02
# The loose corner of the foil: how far from it along both edges it starts to bend, the radius of the bend and its angle.
CORNER, BEND, TURN = (0.36, 0.30), 0.058, 2.2


def film(code, clear, glow, rough):
    """Foil or tape: one sees a little (`clear`, 0 to 1) of what is behind it, and light shines through it (`glow`)."""
    m = Material()
    where = m.world_position()
    m.base = colour(code)
    m.layer(0.25, m.ramp(m.noise(where, 5, 5, 0.6), (0.35, 0.8), (0.65, 1.05)))
    m.bump(m.noise(where, 60, 4, 0.6), 0.12, 0.002)
    m.set_inputs(Roughness=rough, Specular=0.6)
    through = m.node('BsdfTranslucent', Color=colour(code)).outputs[0]
    m.mix_shaders(glow, m.shader.outputs[0], through)
    solid = m.output.inputs['Surface'].links[0].from_socket
    return m.mix_shaders(clear, solid, m.node('BsdfTransparent', Color=(0.86, 0.95, 0.93)).outputs[0]).finish()


def felt(code):
    """Glass wool: a mat of fine strands, in layers along its faces."""
    m = Material()
    along, across = (m.noise(m.object_position(stretch), 1, 5, 0.7, 1.2) for stretch in ((26, 120, 260), (90, 34, 260)))
    hair = m.noise(m.object_position((120, 420, 620)), 1, 4, 0.75, 2.0)
    m.base = colour(code)
    m.layer(0.6, m.ramp(m.noise(m.world_position(), 9, 4, 0.6), (0.35, (0.74, 0.66, 0.56)), (0.65, 1.08)))
    for strands, share in ((along, 0.85), (across, 0.7), (hair, 0.85)):
        m.layer(share, m.ramp(strands, (0.38, (0.56, 0.47, 0.36)), (0.5, 1.0), (0.62, (1.28, 1.25, 1.18))))
    m.bump(along, 0.6, 0.006).bump(across, 0.45, 0.005).bump(hair, 0.6, 0.002)
    return m.set_inputs(Roughness=0.95, Specular=0.08, Sheen=0.3).finish()


def batt(frame, left, right, start, skin, threads, seed, bulge=0.027):
    """A mat of glass wool, wider than its bay, so it bulges; its cut edge at y = `start` shows the layers it was felted in."""
    xs = np.linspace(left + 0.001, right - 0.001, 210)
    ys = np.concatenate([np.linspace(start, start + 0.5, 230), np.linspace(start + 0.503, 3.9, 300)])
    zs, shape = np.linspace(-0.008, -DEEP + 0.004, 120), (len(ys), len(xs))
    inner = np.sin(math.pi * (xs - left) / (right - left)) ** 0.4
    # Torn flakes on the soft face.
    flakes = 0.0016 * np.tanh(3 * hand(shape, (5, 9), seed)) + 0.0012 * np.tanh(3 * hand(shape, (2.5, 4), seed + 1))
    face = -DEEP + 0.016 - bulge * inner - inner * (0.004 * hand(shape, 22, seed + 2) + flakes + 0.0007 * hand(shape, 0.8, seed + 3))
    # The edge is rounded over.
    face += 0.006 * np.exp(-(ys - start) / 0.007)[:, None]
    wavy = np.cumsum(np.full((len(zs), len(xs)), 0.17), 0) + 0.6 * hand((len(zs), len(xs)), (14, 26), seed + 4)
    layer = np.floor(wavy).astype(int)
    jut = np.random.RandomState(seed + 5).normal(0, 0.0045, layer.max() - layer.min() + 1)[layer - layer.min()]
    edge = jut - 0.006 * np.sqrt(np.sin(math.pi * (wavy % 1))) + 0.0015 * hand(wavy.shape, (1, 5), seed + 6)
    rows = [[(x, start + edge[k][i], z + (face[0][i] + DEEP) * k / len(zs)) for i, x in enumerate(xs)] for k, z in enumerate(zs)]
    rows += [[(x, y, face[j][i]) for i, x in enumerate(xs)] for j, y in enumerate(ys)]
    place(grid(rows, skin), frame)
    on_face = lambda x, y: ndimage.map_coordinates(face, [np.interp(y, ys, range(len(ys))), np.interp(x, xs, range(len(xs)))], order=1)
    for k, thread in enumerate(threads):
        strands(frame, (left, right, start), on_face, thread, seed + k)


def strands(frame, bay, on_face, material, seed):
    """Loose strands in tufts on the wool, and along the layers of its cut edge."""
    (left, right, start), rng = bay, np.random.RandomState(seed)
    tufts, each = 1900, 7
    count, edge = tufts * each, 2600
    spread = lambda low, high, wide: np.repeat(rng.uniform(low, high, tufts), each) + rng.normal(0, wide, count)
    x, y = spread(left + 0.01, right - 0.01, 0.004), start + 0.9 * spread(0.02, 1, 0.004) ** 1.5
    at = np.column_stack([x, y, on_face(x, y) - np.abs(rng.normal(0, 0.001, count))])
    cut = [rng.uniform(left, right, edge), start - np.abs(rng.normal(0.003, 0.003, edge)), np.round(rng.uniform(-DEEP, -0.01, edge) / 0.008) * 0.008 + rng.normal(0, 0.0015, edge)]
    at, count = np.vstack([at, np.column_stack(cut)]), count + edge
    angle = np.concatenate([np.repeat(rng.normal(0, 0.8, tufts), each) + rng.normal(0, 0.3, count - edge), rng.normal(0, 0.12, edge)])
    long, bend, wide = rng.uniform(0.006, 0.024, count), rng.normal(0, 0.5, count), rng.uniform(0.0001, 0.00028, count)
    ahead = np.column_stack([np.cos(angle), np.sin(angle), rng.normal(-0.05, 0.12, count)])
    aside = np.column_stack([-np.sin(angle), np.cos(angle), 0.5 * np.ones(count)])
    ts = np.linspace(-0.5, 0.5, 6)
    rails = [at + long[:, None] * (ahead * t + aside * (bend * (t * t - 0.25))[:, None]) + side * aside * wide[:, None] for t in ts for side in (-1, 1)]
    points, steps = np.stack(rails, 1).reshape(-1, 3), 2 * len(ts)
    faces = [(k + i, k + i + 1, k + i + 3, k + i + 2) for k in range(0, count * steps, steps) for i in range(0, steps - 2, 2)]
    place(from_faces(points, faces, material), frame)


def staples():
    """The x and y of the staples, which hold the foil on the rafters; not on its loose corner."""
    rng = random.Random(2)
    for k in (-2, -1, 0):
        for y in np.arange(LOWER + (0.04 if k else CORNER[1] + 0.02), 1.2, STAPLES):
            yield FIRST + k * APART - (0.012 if not k else 0) + rng.gauss(0, 0.005), y + rng.gauss(0, 0.008)


def foil_height(xs, ys, seed):
    """The z of the foil at each (x, y): it hangs between the rafters, with folds that run from its staples."""
    rng = np.random.RandomState(seed)
    hollow = np.sin(math.pi * ((xs - FIRST) / APART % 1)) ** 2
    z, held = -DEEP - 0.001 - 0.018 * hollow, np.ones(xs.shape)
    for sx, sy in staples():
        away = np.hypot(xs - sx, ys - sy)
        held *= 1 - np.exp(-((away / 0.022) ** 2))
        for _ in range(5):
            angle = rng.choice((0, math.pi)) + rng.normal(0, 0.65)
            along = (xs - sx) * math.cos(angle) + (ys - sy) * math.sin(angle)
            across = -(xs - sx) * math.sin(angle) + (ys - sy) * math.cos(angle) + 0.12 * along**2 * rng.normal(0, 1)
            # Sharp at the staple, then wider and lower.
            narrow, far = 0.006 + 0.045 * along.clip(0), rng.uniform(0.08, 0.3)
            ridge = np.exp(-np.abs(across) / narrow) * np.exp(-(((along - 0.4 * far) / far) ** 2)) * (1 - np.exp(-((away / 0.02) ** 2)))
            z -= rng.uniform(0.004, 0.011) * ridge * (along > 0)
    # Creases left from the roll.
    crease = sum(np.abs(hand(xs.shape, size, seed + size)) * tall for size, tall in ((30, 0.0030), (13, 0.0013), (6, 0.0005)))
    return z + held * (0.25 + 0.75 * hollow) * (crease - 0.002)


def peeled(x, y, z):
    """Where a point of the lower sheet is: its corner is not stapled yet and curls back."""
    ahead = Vector((CORNER[1], -CORNER[0])).normalized()
    past = ahead.x * (x - EDGE) + ahead.y * (y - LOWER) + CORNER[0] * ahead.x
    if past <= 0:
        return x, y, z
    # The bend is wider towards the middle of the sheet.
    side = ahead.y * (x - EDGE) - ahead.x * (y - LOWER)
    radius = BEND * (1 + 0.5 * math.sin(4 * side + 0.4))
    angle = min(past / radius, TURN)
    rest = past - angle * radius
    run, lift = radius * math.sin(angle) + rest * math.cos(angle), radius * (1 - math.cos(angle)) + rest * math.sin(angle)
    return x + ahead.x * (run - past), y + ahead.y * (run - past), z - lift


def barrier(frame, skin, tape):
    """Two sheets of foil with a lap, taped."""
    edge = lambda y: EDGE + 0.004 * math.sin(4 * y) + 0.002 * math.sin(13 * y)
    smooth = lambda y: eased((abs(y - LAP) - 0.034) / 0.05)
    for low, high, lift in ((LOWER, LAP + 0.06, 0), (LAP, 3.9, 0.0012)):
        ts, us = np.linspace(0, 1, 560) ** (1.8 if lift else 1), np.linspace(0, 1, 680) ** 1.6
        flat = [[(edge(low + (high - low) * t) - 2.4 * u, low + (high - low) * t + 0.003 * math.sin(6 * u + low * 9)) for u in us] for t in ts]
        xs, ys = np.moveaxis(np.array(flat), 2, 0)
        heights = foil_height(xs, ys, 4)
        # The tape is pressed on: there the foil is smooth.
        calm = -DEEP - 0.002 - 0.018 * np.sin(math.pi * ((xs - FIRST) / APART % 1)) ** 2
        share = np.vectorize(smooth)(ys)
        heights = share * heights + (1 - share) * calm - lift
        rows = [[(x, y, z) if lift else peeled(x, y, z) for x, y, z in zip(*row)] for row in zip(xs, ys, heights)]
        sheet([row[::-1] for row in rows], skin, 0.0003, frame)
    rows, start = [], EDGE + 0.016
    wrinkle = hand((700, 41), (3, 12), 5)
    for i, u in enumerate(np.linspace(0, 1, 700) ** 1.4):
        row = []
        for j, s in enumerate(np.linspace(-1, 1, 41)):
            # Torn off on a serrated blade, beside the edge of the foil, on the rafter.
            x = start - 2.4 * u - 0.0016 * abs(s * 11 % 2 - 1) * max(0, 1 - 150 * u)
            y = LAP + 0.003 * math.sin(2.4 * x) + s * 0.03
            on_foil = eased((edge(y) - x + 0.004) / 0.006)
            calm = -DEEP - 0.002 - 0.018 * math.sin(math.pi * ((x - FIRST) / APART % 1)) ** 2
            z = calm - 0.0014 * eased((y - LAP + 0.002) / 0.004) - 0.0013 - 0.0003 * wrinkle[i][j]
            row.append((x, y, on_foil * z + (1 - on_foil) * (-DEEP - 0.0005)))
        rows.append(row)
    place(grid([row[::-1] for row in rows], tape), frame)
    steel, aside = materials.metal('#dfe2e4', (0.25, 0.4), 0.9), frame.to_3x3() @ roof.point(0.5, 1, 0).normalized() * 0.0075
    for x, y in staples():
        if abs(y - LAP) > 0.035:
            at = frame @ roof.point(x, y, -DEEP - 0.0042)
            rod(at - aside, at + aside, 0.0012, steel, 8)


def look_up(frame, at, target):
    """Add the camera: it looks almost straight up, so the slope, not the world, says what is upright."""
    light.camera(frame @ at, frame @ target, 45, 16)
    back = (at - target).normalized()
    across = roof.point(0, 1, 0).cross(back).normalized()
    axes = Matrix((across, back.cross(across), back)).transposed()
    bpy.context.scene.camera.rotation_euler = (frame.to_3x3() @ axes).to_euler()


def attic():
    """Build the slope from inside and the camera of both pictures. Returns the frame of the slope."""
    frame, rng = roof.plane(42), random.Random(2)
    pine, board = near.pine('#b98c58', 1), near.pine('#80603f', 0)
    rust = materials.metal('#5a4034', (0.5, 0.7))
    for k in range(-8, 20):
        box((4, 0.137, 0.02), (rng.uniform(-0.1, 0.1), k * 0.1395, 0.011 + rng.uniform(-0.001, 0.001)), board, 0.003, frame=frame)
    # Points of the nails of the battens above the boards.
    for x, y in ((0.10, -0.20), (0.115, -0.53), (0.31, -0.365), (0.29, -0.05), (0.11, -0.67)):
        at = frame @ roof.point(x, y, 0.002)
        rod(at, at + frame.to_3x3() @ roof.point(rng.gauss(0, 0.002), 0, -0.009), 0.0016, rust, 10)
    glass, threads = felt('#cda458'), [materials.paint(code, 0.9, 0.2, 0) for code in ('#e3bd6a', '#b98a3a')]
    for k in range(-5, 3):
        x = FIRST + k * APART
        box((WIDE, 6, DEEP), (x, 1.5, -DEEP / 2), pine, 0.003, frame=frame)
        # Behind the foil it is pressed in.
        batt(frame, x + WIDE / 2, x + APART - WIDE / 2, CUT if k == 0 else -0.9, glass, threads if k <= 0 else threads[:1], 10 * k + 50, 0.027 if k >= 0 else 0.009)
    barrier(frame, film('#93c2a8', 0.6, 0.35, 0.3), film('#1f5c86', 0.04, 0.1, 0.3))
    look_up(frame, roof.point(0.22, -1.04, -1.03), roof.point(-0.02, -0.05, -0.165))
    return frame


def build():
    frame = attic()
    middle = frame @ roof.point(-0.02, 0.03, -0.17)
    # The low sun through a window in the gable.
    ray = (frame.to_3x3() @ roof.point(0.74, 0.40, 0.46)).normalized()
    lamp = bpy.data.lights.new('sun', 'SUN')
    lamp.energy, lamp.angle, lamp.color = 8, math.radians(0.9), (1.0, 0.76, 0.5)
    place(lamp).rotation_euler = ray.to_track_quat('-Z', 'Y').to_euler()
    _, _, background = light.background_nodes(0.12)
    background.inputs['Color'].default_value = (0.6, 0.68, 0.8, 1)
    # A window up the slope, which the foil and its tape mirror.
    light.window(frame @ roof.point(-0.5, 1.5, -1.15), middle, 16, 1.3, (0.88, 0.94, 1.0))
