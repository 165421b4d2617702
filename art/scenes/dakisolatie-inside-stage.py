"""A tiled roof insulated from inside, sawn through across its rafters: wool between the rafters, a vapour barrier, battens
and plasterboard below them."""

import math

import materials
import near
import numpy as np
import roof
import sawn
from geometry import box, box_mesh, from_faces, grid, move, place
from scenes.dakisolatie import hand
from shader import Material, colour

POST = sawn.POST
# How deep the rafters are, with the wool between them, and how thick the battens below them.
DEEP, BATTEN = 0.18, 0.022


def felt(code):
    """Glass wool: a mat of fine strands, in layers along its faces."""
    m = Material()
    along, across = (m.noise(m.object_position(stretch), 1, 5, 0.7, 1.2) for stretch in ((26, 120, 260), (90, 34, 260)))
    hair = m.noise(m.object_position((120, 420, 620)), 1, 4, 0.75, 2.0)
    m.base = colour(code)
    m.layer(0.6, m.ramp(m.noise(m.world_position(), 9, 4, 0.6), (0.35, (0.8, 0.73, 0.62)), (0.65, 1.08)))
    for strands, share in ((along, 0.5), (across, 0.45), (hair, 0.55)):
        m.layer(share, m.ramp(strands, (0.38, (0.6, 0.52, 0.4)), (0.5, 1.0), (0.62, (1.26, 1.24, 1.18))))
    m.bump(along, 0.4, 0.004).bump(across, 0.35, 0.003).bump(hair, 0.6, 0.002)
    return m.set_inputs(Roughness=0.95, Specular=0.08, Sheen=0.3).finish()


def batt(frame, left, right, start, skin, threads, seed):
    """A mat of glass wool, a little too wide for its bay: it fills the bay, and its cut edge shows its layers."""
    high, low = sawn.FOIL - 0.010, sawn.FOIL - DEEP - 0.001
    xs, zs, ys = np.linspace(left, right, 320), np.linspace(low, high, 192), np.linspace(0.003, 0.5, 170)
    press = np.exp(-np.minimum(xs - left, right - xs) / 0.008)
    wavy = np.cumsum(np.full((len(zs), len(xs)), 0.16), 0) + 0.7 * hand((len(zs), len(xs)), (14, 30), seed)
    layer = np.floor(wavy).astype(int)
    jut = np.random.RandomState(seed + 1).normal(0, 0.0015, layer.max() - layer.min() + 1)[layer - layer.min()]
    edge = jut - 0.0018 * np.sqrt(np.sin(math.pi * (wavy % 1))) + 0.0011 * hand(wavy.shape, (1, 5), seed + 2)
    edge += 0.004 * hand(wavy.shape, 24, seed + 3) + 0.005 * press
    # Its upper edge is rounded over.
    edge += 0.008 * np.exp(-(high - zs) / 0.006)[:, None]
    shape = (len(ys), len(xs))
    soft = 0.0028 * hand(shape, 14, seed + 4) + 0.0016 * np.tanh(3 * hand(shape, (3, 5), seed + 5)) + 0.0007 * hand(shape, 0.8, seed + 6)
    face = high - 0.003 + soft - 0.004 * press
    # Below the foil it is pressed flat.
    under = 1 / (1 + np.exp(-(ys + start - sawn.MEMBRANE + 0.03) / 0.008))[:, None]
    face = (1 - under) * face + under * np.minimum(face, high - 0.005)
    rows = [[(x, start + edge[k][i], z) for i, x in enumerate(xs)] for k, z in enumerate(zs)]
    rows += [[(x, start + edge[-1][i] + y, face[j][i]) for i, x in enumerate(xs)] for j, y in enumerate(ys)]
    place(grid(rows, skin), frame)
    for k, thread in enumerate(threads):
        strands(frame, (left, right, low, high - 0.003), start, thread, seed + k)


def strands(frame, bay, start, material, seed):
    """Loose strands along the layers of the cut edge, and on top of the wool."""
    (left, right, low, high), rng, edge, top = bay, np.random.RandomState(seed), 4600, 3800
    layers = np.round(rng.uniform(low + 0.004, high - 0.003, edge) / 0.008) * 0.008
    cut = [rng.uniform(left, right, edge), start - np.abs(rng.normal(0.002, 0.003, edge)), layers + rng.normal(0, 0.0018, edge)]
    lying = [rng.uniform(left, right, top), start + rng.uniform(0.0, 0.085, top), high - 0.001 + rng.normal(0, 0.0015, top)]
    at = np.vstack([np.column_stack(cut), np.column_stack(lying)])
    count = edge + top
    angle = np.concatenate([rng.normal(0, 0.14, edge), rng.normal(0, 0.8, top)])
    long, bend, wide = rng.uniform(0.006, 0.022, count), rng.normal(0, 0.6, count), rng.uniform(0.0001, 0.00026, count)
    rise = rng.normal(0, 0.16, count)
    ahead = np.column_stack([np.cos(angle), np.sin(angle), rise])
    aside = np.column_stack([-np.sin(angle), np.cos(angle) - 0.5, 0.8 * np.ones(count)])
    ts = np.linspace(-0.5, 0.5, 5)
    rails = [at + long[:, None] * (ahead * t + aside * (bend * (t * t - 0.25))[:, None]) + side * aside * wide[:, None] for t in ts for side in (-1, 1)]
    points, steps = np.stack(rails, 1).reshape(-1, 3), 2 * len(ts)
    faces = [(k + i, k + i + 1, k + i + 3, k + i + 2) for k in range(0, count * steps, steps) for i in range(0, steps - 2, 2)]
    place(from_faces(points, faces, material), frame)


def ceiling(frame, top, low):
    """Plasterboard on battens: a core of plaster between two sheets of paper. Its boards meet below a rafter."""
    pine, wide = near.pine('#9a784f', 0), sawn.RIGHT - sawn.LEFT
    for y in (low + 0.0525, low + 0.40):
        place(box_mesh((wide, 0.045, BATTEN), pine, 0.0015), frame @ move((sawn.LEFT + sawn.RIGHT) / 2, y, top - BATTEN / 2))
    core, back, face = materials.stone('#f0eee9', 260, 0.3), materials.paint('#857d70', 0.9, 0.25, 0.1), materials.paint('#ded8cc', 0.85, 0.1, 0.05)
    seams = (sawn.LEFT, sawn.FIRST, sawn.FIRST + 2 * sawn.APART, sawn.RIGHT)
    for left, right in zip(seams, seams[1:]):
        for high, thick, skin in ((0, 0.0007, back), (-0.0007, 0.0111, core), (-0.0118, 0.0007, face)):
            shift = 0.0006 * (skin is core)
            at = ((left + right) / 2, (low + shift + 2) / 2, top - BATTEN + high - thick / 2)
            box((right - left - 0.002, 2 - low - shift, thick), at, skin, 0, frame=frame)


def parts(glow):
    """Build the roof and the room, of which the window glows so much. Returns the frame of the slope."""
    frame = roof.plane(sawn.PITCH)
    sawn.covering(frame, 0.008, 0.003, 0.0036)
    sawn.timber(frame, sawn.FOIL - 0.001, -0.345, DEEP, '#51382a', '#59432f')
    glass, threads = felt('#c8a85e'), [materials.paint(code, 0.9, 0.2, 0) for code in ('#d0b26a', '#b39250')]
    for k, x in enumerate(sawn.rafters()):
        side, start = sawn.WIDE / 2, -0.328 + (0.004, -0.003, 0.002, -0.002)[k % 4]
        batt(frame, x + side, x + sawn.APART - side, start, glass, threads if k in (1, 2, 3) else [], 20 * k)
    under = sawn.FOIL - 0.001 - DEEP
    sawn.foil(frame, sawn.film('#3a6650', 0.12), -0.440, under - 0.002, 4, 0, 0.004, 0.0018)
    sawn.crumbs(frame, threads[0], -0.435, -0.335, under - 0.0012, 3)
    ceiling(frame, under - 0.004, -0.515)
    face = under - 0.004 - BATTEN - 0.0125
    box((14, 6, 0.02), (0, 0.5, face + 0.01), materials.paint('#e9e5dd', 0.85, 0.08, 0.03), 0, frame=sawn.opposite())
    sawn.room(frame, 0.1, face, '#d8d2c6', glow)
    sawn.view(frame)
    return frame


def build():
    sawn.daylight(parts(0.55), 0.75)
