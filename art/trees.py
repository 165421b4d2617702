"""Trees and shrubs in the sun, from afar."""

import elm
import materials
import numpy as np
from geometry import from_faces, move, place, rod, turn
from mathutils import Matrix
from shader import Material


def foliage(*codes):
    """Leaves in the sun: each plant its own green."""
    m = Material()
    m.base = m.palette(codes)
    m.layer(0.7, m.ramp(m.noise(m.world_position(), 1.6, 4), (0.32, (0.62, 0.66, 0.6)), (0.66, (1.25, 1.2, 1.1))))
    return elm.thin(m.set_inputs(Roughness=0.6, Specular=0.25), 0.35)


def leafy(rng, lobes, count, size, leaves):
    """Leaves of `size` metres in `lobes`, each (x, y, z, radius), most of them near its surface."""
    lobes = np.array(lobes)
    share = lobes[:, 3] ** 2
    chosen = lobes[rng.choice(len(lobes), count, p=share / share.sum())]
    away = rng.normal(0, 1, (count, 3))
    away /= np.linalg.norm(away, axis=1)[:, None]
    at = chosen[:, :3] + away * (chosen[:, 3] * rng.uniform(0, 1, count) ** 0.3)[:, None]
    facing = away + rng.normal(0, 0.6, (count, 3))
    along = np.cross(facing, rng.normal(0, 1, (count, 3)))
    along /= np.linalg.norm(along, axis=1)[:, None] + 1e-9
    across = np.cross(facing, along)
    across /= np.linalg.norm(across, axis=1)[:, None] + 1e-9
    long = (size * rng.uniform(0.6, 1.2, count))[:, None]
    corners = np.stack([at - along * long, at - 0.6 * across * long, at + along * long, at + 0.6 * across * long], 1)
    return from_faces(corners.reshape(-1, 3).tolist(), np.arange(4 * count).reshape(-1, 4).tolist(), leaves)


def add(spots, ground, kinds=4, seed=3, count=44000):
    """Add trees that stand on the z `ground`, at (x, y, height)."""
    rng = np.random.RandomState(seed)
    leaves, bark = foliage('#4d5f2c', '#5f6c33', '#42562b', '#6c6f38', '#54632f'), materials.plain('#3a3029', 0.9)
    crowns = []
    for _ in range(kinds):
        lobes = [(*rng.normal(0, 0.17, 2), rng.uniform(0.36, 0.88), rng.uniform(0.06, 0.15)) for _ in range(26)]
        crowns.append(leafy(rng, lobes, count, 0.009, leaves))
    for x, y, tall in spots:
        rod((x, y, ground), (x, y, ground + 0.6 * tall), 0.02 * tall, bark)
        matrix = move(x, y, ground) @ turn(z=rng.uniform(0, 6.3)) @ Matrix.Diagonal((tall, tall, tall * rng.uniform(0.95, 1.05), 1))
        place(crowns[rng.randint(kinds)], matrix)
