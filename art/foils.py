"""Foil in a roof: the vapour barrier, the underlay, and the folds in them."""

import math

import numpy as np
from shader import Material, colour


def film(code, clear):
    """Vapour barrier or tape: milky, with a sheen; one sees a little (`clear`, 0 to 1) of what is behind it."""
    m = Material()
    milk, glow = (m.node(kind, Color=colour(code)).outputs[0] for kind in ('BsdfDiffuse', 'BsdfTranslucent'))
    m.mix_shaders(0.25, milk, glow)
    solid = m.output.inputs['Surface'].links[0].from_socket
    m.mix_shaders(clear, solid, m.node('BsdfTransparent', Color=(0.88, 1.0, 0.96)).outputs[0])
    body = m.output.inputs['Surface'].links[0].from_socket
    return m.mix_shaders(0.1, body, m.node('BsdfGlossy', Roughness=0.45).outputs[0]).finish()


def fleece(code='#454e58'):
    """Underlay: a grey fleece, matt, with the faint pattern in which it was bonded."""
    m = Material()
    where = m.world_position()
    fibres = m.noise(m.object_position((90, 340, 90)), 1, 4, 0.7, 1.2)
    dots = m.node('TexVoronoi', Vector=m.object_position(), Scale=260.0).outputs['Distance']
    m.base = colour(code)
    m.layer(0.5, m.ramp(m.noise(where, 6, 5, 0.6), (0.34, 0.8), (0.64, 1.08)))
    m.layer(0.5, m.ramp(fibres, (0.36, 0.78), (0.5, 1.0), (0.64, 1.15)))
    m.layer(0.3, m.ramp(dots, (0.1, 0.8), (0.5, 1.05)))
    m.bump(fibres, 0.25, 0.001).bump(dots, 0.12, 0.0008)
    return m.set_inputs(Roughness=0.62, Specular=0.3).finish()


def folds(rng, xs, ys, points, far, high, spread=0.4):
    """How high taut foil stands up in folds, three from each of the `points` that hold it: they run along x, but for their
    `spread`. `far` and `high` are ranges: how far they run and how high they are."""
    z = np.zeros_like(xs)
    for x, y in points:
        for _ in range(3):
            angle = rng.choice((0, math.pi)) + rng.normal(0, spread)
            along = (xs - x) * math.cos(angle) + (ys - y) * math.sin(angle)
            across = -(xs - x) * math.sin(angle) + (ys - y) * math.cos(angle)
            # A fold is sharp where it begins, then wider and lower.
            wide, long = 0.004 + 0.1 * along.clip(0), rng.uniform(*far)
            z += rng.uniform(*high) * np.exp(-((across / wide) ** 2) - (along / long) ** 2) * np.clip(along / 0.012, 0, 1)
    return z
