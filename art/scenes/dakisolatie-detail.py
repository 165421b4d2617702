"""Insulating a roof from inside: glass wool between the rafters, and a vapour barrier, half fixed, with tape over its lap."""

import math
import random

import bpy
import light
import materials
import numpy as np
import roof
from geometry import box, eased, from_faces, grid, move, place, rod, sheet
from mathutils import Matrix, Vector
from scenes.dakisolatie import hand, wool
from shader import Material, colour

SIZE = (880, 1100)
POST = dict(exposure=0.3, saturation=0.95, keep=0.12)
# Rafters: the distance between their middles, width and depth; z = 0 is the underside of the boards.
APART, WIDE, DEEP, FIRST = 0.52, 0.071, 0.17, -0.07
# The vapour barrier: its free edge, the y of its lower edge and of its lap.
EDGE, LOWER, LAP, CUT = -0.085, -0.235, 0.10, -0.02


def film(code, clear, rough):
    """Foil or tape, through which one sees a little (`clear`, 0 to 1) of what is behind it."""
    m = Material()
    where = m.world_position()
    m.base = colour(code)
    m.layer(0.35, m.ramp(m.noise(where, 5, 5, 0.6), (0.35, 0.75), (0.65, 1.1)))
    m.bump(m.noise(where, 60, 4, 0.6), 0.15, 0.002)
    m.set_inputs(Roughness=rough, Specular=0.5)
    return m.mix_shaders(clear, m.shader.outputs[0], m.node('BsdfTransparent', Color=(0.9, 0.95, 1.0)).outputs[0]).finish()


def felt(code):
    """Glass wool: a mat of fine strands, in layers along its faces."""
    m = Material()
    along, across = (m.noise(m.object_position(stretch), 1, 5, 0.7, 1.2) for stretch in ((22, 150, 420), (130, 30, 420)))
    hair = m.noise(m.object_position((90, 420, 700)), 1, 4, 0.75, 2.0)
    m.base = colour(code)
    m.layer(0.7, m.ramp(m.noise(m.world_position(), 7, 4, 0.6), (0.35, 0.82), (0.65, 1.08)))
    for strands, share in ((along, 0.75), (across, 0.5), (hair, 0.7)):
        m.layer(share, m.ramp(strands, (0.36, (0.66, 0.6, 0.5)), (0.5, 1.0), (0.66, (1.2, 1.18, 1.12))))
    m.bump(along, 0.35, 0.004).bump(across, 0.25, 0.003).bump(hair, 0.4, 0.0012)
    return m.set_inputs(Roughness=0.95, Specular=0.1, Sheen=0.3).finish()


def foil_height(seed):
    """A function: the z of the foil at (x, y). It hangs a little between the rafters, with folds that run from its staples."""
    rng = np.random.RandomState(seed)
    folds = [(rng.uniform(-0.3, 1.2), rng.uniform(-0.5, 0.9), rng.uniform(-1.2, 1.2), rng.uniform(0.008, 0.02), rng.uniform(0.0012, 0.0035)) for _ in range(60)]

    def height(x, y):
        hollow = math.sin(math.pi * ((x - FIRST) / APART % 1)) ** 2
        z = -DEEP - 0.002 - 0.012 * hollow - 0.0015 * math.sin(5 * x + 9 * y)
        for cx, cy, angle, narrow, tall in folds:
            along = (x - cx) * math.cos(angle) + (y - cy) * math.sin(angle)
            across = -(x - cx) * math.sin(angle) + (y - cy) * math.cos(angle)
            # A soft fold, with a sharp crease on it.
            ridge = 0.7 * math.exp(-((across / narrow) ** 2)) + 0.55 * math.exp(-abs(across) / (0.3 * narrow))
            z -= hollow**0.5 * tall * ridge * math.exp(-((along / 0.2) ** 2))
        return z

    return height


def barrier(frame, tape):
    """Two sheets of foil with a lap, taped; the loose corner of the lower one hangs down."""
    material, height, wrinkle = film('#83a78f', 0.2, 0.32), foil_height(4), hand((220, 300), 3, 3)
    # The tape is pressed on: there the foil is smooth.
    smooth = lambda y: eased((abs(y - LAP) - 0.02) / 0.05)
    edge = lambda y: EDGE + 0.006 * math.sin(4 * y) + 0.003 * math.sin(13 * y)
    for low, high, lift in ((LOWER, LAP + 0.06, 0), (LAP, 1.9, 0.0016)):
        rows = []
        for j, t in enumerate(np.linspace(0, 1, 220)):
            row = []
            for i, u in enumerate(np.linspace(0, 1, 300) ** 1.4):
                y = low + (high - low) * t + 0.004 * math.sin(6 * u + low * 9)
                x = edge(y) + 1.5 * u
                z = height(x, y) - lift - 0.0005 * wrinkle[j][i] * smooth(y)
                if not lift:
                    # The corner is not stapled yet: it hangs loose.
                    far = max(0, 1 - math.hypot((x - EDGE) / 0.36, (y - LOWER) / 0.24))
                    z -= 0.055 * far**1.3
                row.append((x, y, z))
            rows.append(row)
        sheet(rows, material, 0.0004, frame)
    rows, start = [], EDGE - 0.012
    for u in np.linspace(0, 1, 700) ** 1.5:
        row = []
        for s in np.linspace(-1, 1, 61):
            # Torn off on a serrated blade, beside the edge of the foil, on the rafter.
            x = start + 1.5 * u + 0.0016 * abs(s * 11 % 2 - 1) * max(0, 1 - 150 * u)
            y = LAP + 0.003 * math.sin(2.4 * x) + s * 0.03
            on_foil = eased((x - edge(y) + 0.008) / 0.006)
            z = height(x, y) - 0.0016 * eased((y - LAP + 0.002) / 0.004) - 0.0005
            row.append((x, y, on_foil * z + (1 - on_foil) * (-DEEP - 0.0005)))
        rows.append(row)
    place(grid(rows, tape), frame)


def fibres(frame, left, right, start, end, material, seed):
    """Loose strands on the wool and on its cut edge: fine, curved, lying along the layers."""
    rng = np.random.RandomState(seed)
    on_face, on_edge = int(26000 * (end - start)), 2600
    count = on_face + on_edge
    at = np.column_stack([rng.uniform(left + 0.008, right - 0.008, count), rng.uniform(start, end, count), -0.1668 - np.abs(rng.normal(0, 0.0016, count))])
    at[on_face:, 1] = start - 0.005 - np.abs(rng.normal(0, 0.0015, on_edge))
    # Clumped in layers.
    at[on_face:, 2] = np.round(rng.uniform(-0.165, -0.02, on_edge) / 0.009) * 0.009 + rng.normal(0, 0.0018, on_edge)
    angle, long = rng.normal(0, 0.75, count), rng.uniform(0.006, 0.026, count)
    angle[on_face:] *= 0.12
    ahead = np.column_stack([np.cos(angle), np.sin(angle), rng.normal(0, 0.06, count)])
    aside = np.column_stack([-np.sin(angle), np.cos(angle), 0.4 * np.ones(count)])
    bend, wide = rng.normal(0, 0.25, count), rng.uniform(0.00007, 0.00013, count)
    ts = np.linspace(-0.5, 0.5, 6)
    rails = [at + long[:, None] * (ahead * t + aside * (bend * (t * t - 0.25))[:, None]) + side * aside * wide[:, None] for t in ts for side in (-1, 1)]
    points, steps = np.stack(rails, 1).reshape(-1, 3), 2 * len(ts)
    faces = [(k + i, k + i + 1, k + i + 3, k + i + 2) for k in range(0, count * steps, steps) for i in range(0, steps - 2, 2)]
    place(from_faces(points, faces, material), frame)


def attic():
    """Build the slope from inside and the camera of both pictures. Returns the frame of the slope."""
    frame, rng = roof.plane(42), random.Random(2)
    pine, board = materials.wood('#b98c58', (14, 0.8, 14)), materials.wood('#b9a27c', (1.0, 16, 16))
    for k in range(-14, 16):
        box((4, 0.137, 0.02), (rng.uniform(-0.1, 0.1), k * 0.1395, 0.011), board, 0.002, frame=frame)
    glass, thread = felt('#c2a458'), materials.paint('#d2bb78', 0.9, 0.2, 0)
    steel = materials.metal('#a5a8aa', (0.25, 0.4))
    for k in range(-3, 3):
        x = FIRST + k * APART
        box((WIDE, 4, DEEP), (x, 0, -DEEP / 2), pine, 0.003, frame=frame)
        left, right, start = x + WIDE / 2, x + APART - WIDE / 2, (CUT if k == -1 else -0.75)
        back = frame @ move(0, start, -0.233) @ Matrix.Diagonal((1, 1, -1, 1))
        wool(back, left - 0.03, right + 0.03, 0, glass, 10 * k + 50, 0.3)
        if k <= 0:
            fibres(frame, left, right, start + 0.004, 0.9 if k else LAP, thread, k + 9)
    barrier(frame, film('#2b5673', 0.12, 0.6))
    for y in np.arange(LOWER + 0.19, 1.1, 0.085):
        at = frame @ roof.point(EDGE + 0.014 + rng.gauss(0, 0.003), y + rng.gauss(0, 0.006), -DEEP - 0.0045)
        aside = frame.to_3x3() @ roof.point(0.3, 1, 0).normalized() * 0.006
        rod(at - aside, at + aside, 0.0006, steel, 8)
    light.camera(
        frame @ roof.point(-0.07, -0.75, -1.55),
        frame @ roof.point(-0.07, 0.06, -0.165),
        43,
        6.3,
        frame @ roof.point(-0.07, 0.05, -0.17),
    )
    return frame


def build():
    frame = attic()
    middle = frame @ roof.point(-0.02, 0.03, -0.17)
    # The low sun through a window in the gable.
    ray = Vector((0.76, -0.62, -0.20)).normalized()
    lamp = bpy.data.lights.new('sun', 'SUN')
    lamp.energy, lamp.angle, lamp.color = 9, math.radians(0.9), (1.0, 0.70, 0.42)
    place(lamp).rotation_euler = ray.to_track_quat('-Z', 'Y').to_euler()
    hole, wall = middle - ray * 2.2, materials.paint('#c8bda8', 0.9)
    for size, shift in (((4, 3), (0, 1.92)), ((4, 3), (0, -1.92)), ((3, 4), (-2.02, 0)), ((3, 4), (2.02, 0)), ((0.05, 1), (0, 0)), ((1.2, 0.04), (0, 0.1))):
        box((0.06, *size), (hole.x, hole.y + shift[0], hole.z + shift[1]), wall, 0)
    _, _, background = light.background_nodes(0.10)
    background.inputs['Color'].default_value = (0.5, 0.62, 0.8, 1)
    light.window(middle + Vector((1.2, 1.6, 0.3)), middle, 34, 1.0, (0.8, 0.9, 1.0))
    light.window(middle - ray * 2.0 + Vector((0, 0, 0.1)), middle, 22, 0.9, (1.0, 0.9, 0.78))
