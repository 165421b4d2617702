"""Insulating a roof from inside: glass wool between the rafters, and a vapour barrier over half of it, its lap taped."""

import math
import random

import bpy
import foils
import light
import materials
import near
import numpy as np
import roof
from geometry import box, eased, grid, place, rod
from mathutils import Matrix
from scenes.dakisolatie import hand
from shader import Material, colour

SIZE = (880, 1100)
POST = dict(exposure=0.2, saturation=1.0, keep=0.1, split=0.02, sharpen=0.45)
# Rafters: the distance between their middles, width and depth; z = 0 is the underside of the boards.
APART, WIDE, DEEP, FIRST = 0.52, 0.071, 0.17, -0.07
# The vapour barrier: its free edge, on the first rafter, and the y of its lap. Between its staples: their distance.
EDGE, LAP, STAPLES = -0.077, 0.06, 0.13
# Where the wool in the open bay is cut.
CUT = 0.02
# How far the camera is rolled: the rafters cross the picture slantwise.
ROLL = math.radians(-17)


def felt(code, hairy=0.0):
    """Glass wool: strands that nearly melt together, in soft clouds; on a cut edge the layers it was felted in. From further away
    one sees its coarser tufts, if it is `hairy`."""
    m = Material()
    soft = m.noise(m.object_position((16, 24, 10)), 1, 3, 0.5, 0.8)
    strands = m.noise(m.object_position((45, 110, 200)), 1, 5, 0.62, 2.2)
    layers = m.noise(m.object_position((3, 3, 95)), 1, 3, 0.5, 0.3)
    m.base = colour(code)
    m.layer(0.5, m.ramp(soft, (0.34, (0.86, 0.8, 0.7)), (0.64, (1.1, 1.1, 1.1))))
    m.layer(0.7, m.ramp(strands, (0.36, (0.7, 0.6, 0.46)), (0.5, 1.0), (0.64, (1.2, 1.2, 1.18))))
    # Only where the mat was cut one looks into its layers.
    aside = m.node('SeparateXYZ', Vector=m.node('TexCoord').outputs['Normal']).outputs['Y']
    cut = m.map_range(m.math('ABSOLUTE', aside), 0.0, 1.0, 0.45, 0.85)
    m.layer(cut, m.ramp(layers, (0.36, (0.62, 0.52, 0.38)), (0.47, 1.0), (0.64, (1.12, 1.1, 1.04))))
    m.bump(soft, 0.25, 0.006).bump(strands, 0.55, 0.004)
    if hairy:
        tufts = m.noise(m.object_position((34, 150, 150)), 1, 5, 0.75, 3.0)
        m.layer(hairy, m.ramp(tufts, (0.36, (0.62, 0.5, 0.34)), (0.5, 1.0), (0.62, (1.22, 1.2, 1.14))))
        m.bump(tufts, 0.5 * hairy, 0.006)
    return m.set_inputs(Roughness=0.95, Specular=0.05, Sheen=0.4, Sheen_Tint=0.6).finish()


def batt(frame, left, right, start, skin, seed, bulge):
    """A mat of glass wool, wider than its bay, so it bulges; it is cut at y = `start`, and rounded there."""
    xs = np.linspace(left + 0.001, right - 0.001, 150)
    ys = np.concatenate([np.linspace(start, start + 0.06, 40), np.linspace(start + 0.063, 2.6, 420)])
    zs = np.linspace(0, 1, 90)
    inner = np.sin(math.pi * (xs - left) / (right - left)) ** 0.45
    face = -DEEP + 0.010 - inner * (bulge + 0.0022 * hand((len(ys), len(xs)), (14, 22), seed) + 0.0013 * hand((len(ys), len(xs)), (3, 6), seed + 1))
    face += 0.014 * np.exp(-(ys - start) / 0.012)[:, None]
    # A few layers, of which the one stands out more than the other.
    at = 5.2 * zs[:, None] + 0.16 * hand((len(zs), len(xs)), (16, 30), seed + 2)
    jut = np.random.RandomState(seed + 3).uniform(-0.005, 0.005, 12)
    edge = jut[np.floor(at + 2).astype(int)] - 0.006 * np.sqrt(np.abs(np.sin(math.pi * at))) + 0.0008 * hand(at.shape, (2, 8), seed + 4)
    rows = [[(x, start + edge[k][i], -0.001 + (face[0][i] + 0.001) * t) for i, x in enumerate(xs)] for k, t in enumerate(zs)]
    rows += [[(x, y, face[j][i]) for i, x in enumerate(xs)] for j, y in enumerate(ys)]
    place(grid(rows, skin), frame)


def staples():
    """The x and y of the staples, which hold the foil on the rafters, but not where the tape comes."""
    rng = random.Random(2)
    for k in (0, -1, -2):
        for y in np.arange(LAP - 8.5 * STAPLES, 1.6, STAPLES):
            yield FIRST + k * APART - (0.018 if not k else 0) + rng.gauss(0, 0.003), y + rng.gauss(0, 0.005)


def sag(x):
    """How far the foil hangs below the rafters: the wool pushes it out between them."""
    return 0.009 * np.sin(math.pi * ((x - FIRST) / APART % 1)) ** 2


def barrier(frame, skin, tape):
    """Two sheets of foil, taut, with folds that run from their staples, and a strip of tape over their lap."""
    rng, points = np.random.RandomState(4), list(staples())
    for low, high, lift in ((-1.3, LAP + 0.1, 0), (LAP, 2.6, 0.0012)):
        us, vs = np.linspace(0, 1, 420) ** 1.4, np.linspace(0, 1, 620)
        xs, ys = np.meshgrid(EDGE - 1.7 * us, low + (high - low) * vs)
        xs = xs + 0.0015 * np.sin(7 * ys)
        calm = np.clip((np.abs(ys - LAP) - 0.03) / 0.06, 0, 1)
        z = -DEEP - 0.0012 - sag(xs) - calm * 0.16 * sag(xs) * hand(xs.shape, (26, 40), 7)
        z -= calm * foils.folds(rng, xs, ys, points, (0.06, 0.2), (0.003, 0.007))
        # Between its staples the free edge stands a little off the rafter.
        z -= calm * 0.0022 * np.exp(-(((xs - EDGE) / 0.02) ** 2)) * np.sin(math.pi * (ys - points[0][1]) / STAPLES) ** 2
        rows = np.dstack([xs, ys, z - lift])
        place(grid(rows.tolist(), skin), frame)
    us, vs = np.linspace(0, 1, 300), np.linspace(-0.03, 0.03, 13)
    # Its end is torn off on a serrated blade, on the rafter.
    strip = [[(EDGE + 0.02 - 0.0018 * (j % 2) * (i == 0) - 1.6 * u, LAP + v) for j, v in enumerate(vs)] for i, u in enumerate(us)]
    over = lambda x, y: eased((EDGE - x + 0.004) / 0.006) * (0.0016 + sag(x) + 0.0012 * eased((y - LAP + 0.003) / 0.006))
    place(grid([[(x, y, -DEEP - 0.0009 - over(x, y)) for x, y in row[::-1]] for row in strip], tape), frame)
    steel, aside = materials.metal('#dfe2e4', (0.25, 0.4), 0.9), frame.to_3x3() @ roof.point(0.35, 1, 0).normalized() * 0.007
    for x, y in points:
        at = frame @ roof.point(x, y, -DEEP - 0.0042)
        rod(at - aside, at + aside, 0.0012, steel, 8)


def look_up(frame, at, target):
    """Add the camera: it looks up, so the slope, not the world, says what is upright."""
    light.camera(frame @ at, frame @ target, 45, 16)
    back = (at - target).normalized()
    across = roof.point(0, 1, 0).cross(back).normalized()
    axes = Matrix((across, back.cross(across), back)).transposed() @ Matrix.Rotation(ROLL, 3, 'Z').inverted()
    bpy.context.scene.camera.rotation_euler = (frame.to_3x3() @ axes).to_euler()


def attic():
    """Build the slope from inside and the camera of both pictures. Returns the frame of the slope."""
    frame, rng = roof.plane(42), random.Random(2)
    pine, board = near.pine('#cfa26a', 1), near.pine('#d8b487', 0)
    for k in range(-13, 16):
        box((4, 0.137, 0.02), (rng.uniform(-0.1, 0.1), k * 0.1395, 0.011 + rng.uniform(-0.0008, 0.0008)), board, 0.003, frame=frame)
    glass = felt('#dca256')
    for k in range(-5, 3):
        x = FIRST + k * APART
        box((WIDE, 6, DEEP), (x, 1.5, -DEEP / 2), pine, 0.003, frame=frame)
        # Behind the foil it is pressed in.
        batt(frame, x + WIDE / 2, x + APART - WIDE / 2, CUT if k == 0 else -1.4, glass, 10 * k + 60, 0.024 if k >= 0 else 0.012)
    barrier(frame, foils.film('#86cdb4', 0.62), foils.film('#12457a', 0.0))
    look_up(frame, roof.point(0.12, -0.86, -1.24), roof.point(-0.045, -0.02, -0.165))
    return frame


def build():
    frame = attic()
    # The low sun through a window in the gable.
    ray = (frame.to_3x3() @ roof.point(-0.43, 0.38, 0.75)).normalized()
    lamp = bpy.data.lights.new('sun', 'SUN')
    lamp.energy, lamp.angle, lamp.color = 5, math.radians(0.9), (1.0, 0.82, 0.6)
    place(lamp).rotation_euler = ray.to_track_quat('-Z', 'Y').to_euler()
    _, _, background = light.background_nodes(0.3)
    background.inputs['Color'].default_value = (0.66, 0.74, 0.85, 1)
    # A window up the slope, which the foil and its tape mirror.
    light.window(frame @ roof.point(-0.85, 1.0, -1.35), frame @ roof.point(-0.3, 0.1, -0.17), 9, 0.55, (0.88, 0.94, 1.0))
