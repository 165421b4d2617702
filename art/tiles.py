"""Pieces of roof with one kind of tiles each, close enough to tell one kind from another: hollow pantiles of red clay, improved
pantiles with a black glaze, double-waved concrete tiles and flat tiles with a slate-black slip."""

import math
import random

import light
import materials
import numpy as np
import roof
from geometry import bevelled, from_faces, move, place, shell_faces, turn
from scipy.interpolate import CubicSpline
from shader import Material, colour

POST = dict(exposure=0.35, saturation=0.97, split=0.04, keep=0.15)
PITCH, EDGE = 40, 0.032
COLUMNS, ROWS = 11, 8
# The height of the fillet at the eaves, on which the lowest tiles rest.
REST = 0.030


def rib(far, tall=0.006):
    """The height of a rib at a distance `far` from its middle."""
    return tall * np.exp(-((far / 0.0036) ** 2))


def improved(x):
    """The profile of an improved pantile: a wide trough and a round wave beside it; a low side lock on the left."""
    across = [0.03, 0.055, 0.085, 0.115, 0.145, 0.175, 0.2, 0.22, 0.24, 0.262]
    wave = CubicSpline(across, [0.016, 0.006, 0.0015, 0.003, 0.013, 0.031, 0.043, 0.047, 0.043, 0.029])
    return np.where(x < EDGE, 0.005 + 0.006 * np.clip((x - EDGE + 0.006) / 0.006, 0, 1), wave(x))


def double(x):
    """The profile of a concrete tile: two waves, each beside a flat trough."""
    wave = lambda middle: 0.031 * np.cos(np.clip((x - middle) / 0.046, -1, 1) * math.pi / 2) ** 1.6
    return wave(0.137) + wave(0.287) - 0.004 * np.clip((EDGE - x) / 0.004, 0, 1)


def flat(x):
    """The profile of a flat tile: its side lock on the left lies lower than the rest."""
    step = np.clip((x - EDGE) / 0.005, 0, 1)
    return 0.002 + 0.011 * step * step * (3 - 2 * step) + 0.0006 * np.sin(9 * x)


# Of each kind: profile, width, length, thickness, the x where its head lock ends and the distance between its battens.
KINDS = {
    'improved': (improved, 0.262, 0.40, 0.012, 0.185, 0.34),
    'double': (double, 0.332, 0.42, 0.012, 0.325, 0.345),
    'flat': (flat, 0.262, 0.40, 0.013, 0.257, 0.34),
}


def tile_mesh(kind, material, seed):
    """One tile with ribs in its side and head locks, slightly warped. Its head is at the origin, its tail at y = -length."""
    profile, width, length, thick, lock, _ = KINDS[kind]
    rng = np.random.RandomState(seed)
    warp, phase = rng.uniform(-1, 1, 2), rng.rand() * 6
    xs = np.concatenate([np.linspace(0, EDGE, 26), np.linspace(EDGE + 0.002, width, int(width / 0.002))])
    ends = (0, 0.06, 40), (0.063, length - 0.03, 30), (length - 0.026, length, 12)
    away = np.concatenate([np.linspace(*end) for end in ends])
    x, s = np.meshgrid(xs, away)
    body = profile(x)
    sag = 0.0012 * warp[0] * np.sin(math.pi * s / length) + 0.0011 * warp[1] * np.sin(math.tau * x / width + phase) * s / length
    # The side lock is a thin flange with channels that are open at the tail: water runs out of them on the tile below.
    side = rib(x - 0.003) + rib(x - 0.016)
    flange = 0.0055 * np.clip((EDGE - x) / 0.006, 0, 1)
    within = np.clip((lock - x) / 0.006, 0, 1) * np.clip((x - EDGE - 0.004) / 0.006, 0, 1)
    head = (rib(s - 0.012, 0.0045) + rib(s - 0.030, 0.0045)) * within
    # Towards the tail the tile thickens, to close on the one below.
    nose = 0.006 * np.clip((s - length + 0.024) / 0.010, 0, 1) * np.clip((x - EDGE) / 0.004, 0, 1)
    round_off = -0.003 * np.clip((s - length + 0.006) / 0.006, 0, 1) ** 2
    top, under = body + side + head + sag + round_off, body + sag - thick - nose + flange
    along, across = x.shape
    vertices = [(x[j, i], -s[j, i], z[j, i]) for z in (top, under) for j in range(along) for i in range(across)]
    return bevelled(from_faces(vertices, shell_faces(along, across), material), 0.0022, 3, 60)


def lay(frame, left, kind, material, seed, shift):
    """
    Lay one column of a kind from x = `left` on the battens, the lowest tile on the fillet at the eaves. Every other row is
    moved aside by `shift`.
    """
    profile, width, length, thick, _, gauge = KINDS[kind]
    rng = random.Random(seed)
    slope = math.atan((thick + 0.0085) / gauge)
    lowest = float(np.min(profile(np.linspace(EDGE + 0.01, width, 200))))
    for row in range(ROWS):
        head = (row + 1) * gauge + 0.028
        high = REST - (gauge + 0.028) * math.tan(slope) + thick - lowest
        at = move(left + row % 2 * shift + rng.gauss(0, 0.0018), head + rng.gauss(0, 0.002), high + rng.gauss(0, 0.0004))
        mesh = tile_mesh(kind, material, seed + row)
        place(mesh, frame @ at @ turn(-slope + rng.gauss(0, 0.002), rng.gauss(0, 0.003), rng.gauss(0, 0.005)), 'tile')


def glaze():
    """A black glaze: a clear gloss that is slightly uneven, thin on the edges of the profile."""
    m = Material()
    slow, fine = m.noise(m.object_position(), 9, 4), m.noise(m.object_position(), 130, 4, 0.6)
    m.base = colour('#0e0f11')
    m.layer(0.5, m.ramp(slow, (0.35, 0.7), (0.65, 1.6)))
    m.bump(m.noise(m.object_position(), 26, 3), 0.16, 0.004).bump(fine, 0.12, 0.0008)
    return m.set_inputs(Roughness=m.map_range(fine, 0.12, 0.26), Specular=0.6, Clearcoat=0.4, Clearcoat_Roughness=0.06).finish()


def concrete():
    """Grey concrete after some years: grains of sand, paler and darker tiles, runs of dirt down the slope."""
    m = Material()
    local, runs = m.object_position(), m.noise(m.object_position((26, 2.2, 9)), 2, 5, 0.6)
    sand, clouds = m.noise(local, 330, 4, 0.8), m.noise(local, 11, 6, 0.65)
    m.base = m.palette(('#4b4e51', '#585a5c', '#44474a'))
    m.layer(1.0, m.ramp(sand, (0.36, 0.45), (0.5, 1.0), (0.64, 1.6)))
    m.layer(0.8, m.ramp(clouds, (0.32, 0.7), (0.62, 1.06)))
    m.layer(0.6, m.ramp(runs, (0.36, 0.66), (0.58, 1.05)))
    return m.bump(sand, 0.6, 0.0016).bump(clouds, 0.3, 0.006).set_inputs(Roughness=0.92, Specular=0.25).finish()


def slip():
    """A slate-black slip on clay, with the sheen of an eggshell; from the kiln some tiles come paler or bluer than others."""
    m = Material()
    clouds, grain = m.noise(m.object_position(), 8, 6, 0.65), m.noise(m.object_position(), 210, 5, 0.75)
    m.base = m.palette(('#1a1e23', '#343b43', '#22272d', '#2b2f33', '#1d232a', '#3a4047', '#272d34'))
    m.layer(0.6, m.ramp(clouds, (0.34, 0.75), (0.64, 1.12)))
    m.layer(0.5, m.ramp(grain, (0.34, 0.7), (0.6, 1.1)))
    return m.bump(grain, 0.4, 0.001).bump(clouds, 0.15, 0.008).set_inputs(Roughness=m.map_range(clouds, 0.34, 0.42), Specular=0.5).finish()


def roof_of(kind, sun=(20, 243)):
    """Build a roof of one kind, its light and the camera, the same for each kind. `sun` is its elevation and rotation."""
    frame = roof.plane(PITCH)
    if kind == 'hollow':
        red = roof.pantiles(materials.clay(roof.RED, 0.8, 0.05, 0.0, 0.25), fine=True)
        roof.lay(frame, COLUMNS, ROWS, lambda column, row: red, 6)
        wide, gauge = roof.WIDTH, roof.GAUGE
    else:
        material = {'improved': glaze, 'double': concrete, 'flat': slip}[kind]()
        wide, gauge = KINDS[kind][1] - EDGE + 0.003, KINDS[kind][5]
        # Flat tiles are laid in half bond.
        shift = wide / 2 if kind == 'flat' else 0
        for column in range(COLUMNS):
            lay(frame, column * wide, kind, material, 10 * column, shift)
    light.ground(-3, '#a89a84')
    middle, far = (COLUMNS * wide / 2, ROWS * gauge / 2), 2.3
    at = roof.point(middle[0] + 0.12, middle[1] - far * math.sin(math.radians(36)), far * math.cos(math.radians(36)))
    light.camera(frame @ at, frame @ roof.point(*middle, 0.02), 49, 11, frame @ roof.point(*middle, 0.04))
    light.sky(*sun, 0.125, 1.2, 0.2)
