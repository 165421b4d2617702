"""Moss that grows over tiles, from close by: round cushions of short shoots that have grown together, and what breaks off."""

import math
import random

import bmesh
import lead
import numpy as np
import roof
from geometry import from_bmesh, from_faces, place, smooth
from mathutils import Euler, Matrix, Vector, noise
from scipy import ndimage
from shader import Material, colour

# The moss is as fine as this, in metres.
CELL = 0.0013
# A cushion is at least this thick, in metres; below that there is none.
THIN = 0.0005


def material(wet):
    """Moss: black between its shoots, olive at their tips, browner in dry patches. `wet` makes it darker and deeper green."""
    m = Material()
    world, tip = m.world_position(), m.node('Attribute')
    tip.attribute_name = 'tip'
    m.base = m.ramp(m.noise(world, 9, 4, 0.6), (0.34, colour('#2f3a1a')), (0.46, colour('#414a20')), (0.56, colour('#575a2a')), (0.68, colour('#655a34')))
    m.layer(0.7, m.ramp(m.noise(world, 60, 3, 0.6), (0.36, 0.62), (0.64, 1.2)))
    m.layer(1.0, m.ramp(tip.outputs['Fac'], (0.0, (0.14, 0.13, 0.1)), (0.4, (0.62, 0.6, 0.52)), (1.0, (1.5, 1.46, 1.2))))
    shoots = m.node('TexVoronoi', Vector=world, Scale=430).outputs['Distance']
    m.layer(0.85, m.ramp(shoots, (0.15, 1.25), (0.5, 0.8), (0.75, 0.3)))
    m.bump(m.math('SUBTRACT', 1.0, shoots), 0.6, 0.0012)
    if wet:
        m.layer(0.6, (0.6, 0.63, 0.55))
    return m.set_inputs(Roughness=0.6 if wet else 0.95, Specular=0.3 if wet else 0.06, Sheen=0.0 if wet else 0.15).finish()


def clump(moss, seed, blades=1500):
    """A flat piece of a cushion that was torn off, with a radius of about 1: felt of short blades on earth."""
    rng, away = random.Random(seed), Vector((seed * 5.3, seed * 2.7, 0))

    def build(work):
        bmesh.ops.create_icosphere(work, subdivisions=4, radius=1)
        for vertex in work.verts:
            at = vertex.co.copy()
            lump = 0.34 * noise.noise(at * 1.1 + away) + 0.16 * abs(noise.noise(at * 2.9 + away)) + 0.09 * noise.noise(at * 8 + away)
            spread = at * (0.86 + 1.5 * lump)
            vertex.co = Vector((spread.x, spread.y, spread.z * (0.4 if at.z > 0 else 0.16)))
        work.normal_update()
        faces = [face for face in work.faces if face.calc_center_median().z > -0.1]
        spots = [(face.calc_center_median(), face.normal.copy()) for face in rng.choices(faces, [face.calc_area() for face in faces], k=blades)]
        for at, normal in spots:
            lean = Euler((rng.gauss(0, 0.5), rng.gauss(0, 0.5), rng.uniform(0, 6.3))).to_matrix().to_4x4()
            matrix = Matrix.Translation(at - 0.02 * normal) @ normal.to_track_quat('Z', 'Y').to_matrix().to_4x4() @ lean
            tall = rng.uniform(0.1, 0.24)
            work.faces.new([work.verts.new(matrix @ Vector((x, 0, z))) for x, z in ((-0.035, 0), (0.035, 0), (0.008, tall), (-0.008, tall))])

    mesh = from_bmesh(build, moss, None)
    tips = [max(0, min(1, 0.25 + 0.9 * vertex.co.z)) for vertex in mesh.vertices]
    mesh.attributes.new('tip', 'FLOAT', 'POINT').data.foreach_set('value', tips)
    return mesh


def clouds(rng, shape, size):
    """Smooth random values around 0, whose spots are about `size` metres wide."""
    field = ndimage.gaussian_filter(rng.normal(0, 1, shape), size / CELL / 2.5)
    return field / field.std()


def cover(rng, xs, ys, border):
    """How well moss grows on the roof, around 0 to 1: best in the corner below each lap and in the valleys, up their shady side,
    and nowhere right of `border`, the x for each of the ys."""
    within, up = ((xs - 0.041) % roof.WIDTH + 0.041)[None, :], ((ys + 0.05) % roof.GAUGE)[:, None]
    aside, shape = within - 0.09, (len(ys), len(xs))
    valley = np.exp(-((aside / np.where(aside < 0, 0.036, 0.05)) ** 2))
    lap = np.exp(-(((roof.GAUGE - up) / 0.05) ** 2)) + 0.5 * np.exp(-((up / 0.014) ** 2))
    patch = 0.2 * clouds(rng, shape, 0.13) + 0.12 * clouds(rng, shape, 0.045) + 0.07 * clouds(rng, shape, 0.014)
    good = 0.66 * valley + lap * (0.22 + 0.4 * valley) + patch - 0.16
    return good - np.clip((xs[None, :] - border[:, None] + 0.006 * clouds(rng, shape, 0.02)) / 0.02, 0, 3)


def thickness(xs, ys, border):
    """How thick the moss is: cushions that have grown together where it grows well, smaller ones alone, and crumbs around them."""
    rng, shape = np.random.RandomState(5), (len(ys), len(xs))
    good = cover(rng, xs, ys, border)
    bent = [clouds(rng, shape, 0.007), clouds(rng, shape, 0.007)]
    thick = 0.004 * np.clip((good - 0.2) / 0.5, 0, 1)
    for _ in range(26000):
        j, i = rng.randint(shape[0]), rng.randint(shape[1])
        share = float(np.clip((good[j, i] - 0.02) / 0.7, 0, 1))
        if rng.rand() > 0.04 * (good[j, i] > -0.1) + 2.2 * share:
            continue
        wide = min(0.017, (0.0022 + 0.0068 * share**0.6) * math.exp(rng.normal(0, 0.36)))
        reach = int(1.4 * wide / CELL) + 1
        rows, columns = (slice(max(0, k - reach), k + reach + 1) for k in (j, i))
        y, x = np.ogrid[rows.start - j : min(shape[0], rows.stop) - j, columns.start - i : min(shape[1], columns.stop) - i]
        away = [axis * CELL + 0.16 * wide * field[rows, columns] for axis, field in zip((x, y), bent)]
        dome = np.sqrt(np.clip(1 - (away[0] ** 2 + away[1] ** 2) / wide**2, 0, 1))
        thick[rows, columns] = np.maximum(thick[rows, columns], (0.5 * wide + 0.0035 * share) * dome)
    return thick * (1 + 0.07 * clouds(rng, shape, 0.004))


def blades_on(rng, feet, normals, tall):
    """The corners of thin blades of a length `tall`, standing up from `feet`."""
    upward = normals + rng.normal(0, 0.42, feet.shape)
    upward *= (tall / np.linalg.norm(upward, axis=1))[:, None]
    side = np.cross(upward, rng.normal(0, 1, feet.shape))
    side *= (0.0004 / np.maximum(1e-9, np.linalg.norm(side, axis=1)))[:, None]
    return np.stack([feet - side, feet + side, feet + upward + side / 4, feet + upward - side / 4], 1)


def grown(frame, moss, border, blades=520000):
    """Add the moss that grows left of `border`, a function of the height on the roof: a skin over the tiles, of short blades."""
    rng, xs, ys = np.random.RandomState(2), np.arange(0.35, 1.3, CELL), np.arange(0.15, 2.0, CELL)
    tree, down = lead.tiles_at(frame, xs, ys), Vector((0, 0, -1))
    thick = thickness(xs, ys, np.array([border(y) for y in ys]))
    near = ndimage.maximum_filter(thick, 11) > THIN
    laid = np.zeros(thick.shape)
    for j, i in zip(*np.nonzero(near)):
        at = tree.ray_cast(Vector((xs[i], ys[j], 0.2)), down)[0]
        laid[j, i] = at.z if at else roof.surface(xs[i], ys[j])
    # It fills the corner below the end of a tile.
    full = ndimage.gaussian_filter(ndimage.maximum_filter(laid, 7), 3)
    high = laid + np.clip(thick / 0.008, 0, 1) * np.maximum(0, full - laid) + thick - THIN
    kept = thick > THIN
    index = np.cumsum(kept).reshape(kept.shape) - 1
    whole = kept[:-1, :-1] & kept[1:, :-1] & kept[:-1, 1:] & kept[1:, 1:]
    faces = [np.stack([index[:-1, :-1], index[:-1, 1:], index[1:, 1:], index[1:, :-1]], -1)[whole]]
    grid = np.stack([*np.meshgrid(xs, ys), high], -1)
    # Dark in the gaps between the cushions.
    tips = [np.clip(0.36 + (thick - ndimage.gaussian_filter(thick, 4)) / 0.0045, 0, 0.75)[kept]]
    slope_y, slope_x = np.gradient(high, CELL)
    normals = np.stack([-slope_x, -slope_y, np.ones_like(high)], -1)
    normals /= np.linalg.norm(normals, axis=-1, keepdims=True)
    spots = np.flatnonzero(kept)[rng.randint(0, kept.sum(), blades)]
    feet = grid.reshape(-1, 3)[spots] + rng.uniform(-CELL / 2, CELL / 2, (blades, 3)) * (1, 1, 0)
    tall = rng.uniform(0.001, 0.0028, blades) * np.clip(thick.ravel()[spots] / 0.004, 0.4, 1.0)
    quads = blades_on(rng, feet, normals.reshape(-1, 3)[spots], tall)
    base = tips[0][index.ravel()[spots]]
    tips.append(np.stack([base, base, *[base + rng.uniform(0.05, 0.45, blades)] * 2], 1).ravel())
    faces.append(kept.sum() + np.arange(4 * blades).reshape(-1, 4))
    mesh = from_faces(np.concatenate([grid[kept], quads.reshape(-1, 3)]).tolist(), np.concatenate(faces).tolist(), moss)
    mesh.attributes.new('tip', 'FLOAT', 'POINT').data.foreach_set('value', np.clip(np.concatenate(tips), 0, 1))
    place(smooth(mesh), frame, 'moss')
