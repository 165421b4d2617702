"""Elm: its papery seeds, which the wind blows about in May, and its seedlings."""

import math
import random

import numpy as np
from geometry import grid, move, place, turn
from leaves import leaf
from roof import matrix_scaled
from shader import Material, colour

# The colours of its leaves in November.
FALLEN = ('#5f3414', '#7c4a1b', '#45230f', '#835320', '#57451f', '#743f17', '#5a2412', '#3a210f', '#8c6426', '#4a2d15')


def thin(m, share):
    """Finish a material through which some light shines."""
    m.mix_shaders(share, m.shader.outputs[0], m.node('BsdfTranslucent', Color=m.base).outputs[0])
    return m.finish()


def paper():
    """The dry wing around the seed, with fine veins, paler or greener per seed."""
    m = Material()
    far = m.node('VectorMath', Vector=m.node('TexCoord').outputs['Object'])
    far.operation = 'LENGTH'
    m.base = m.palette(('#dfcc98', '#ccb079', '#ebdfb6', '#b99860', '#d9d09c', '#d3ba84'))
    m.layer(1.0, m.ramp(far.outputs['Value'], (0.15, (0.44, 0.22, 0.14)), (0.27, (0.58, 0.34, 0.22)), (0.34, (0.86, 0.78, 0.66)), (0.5, 1.0), (0.86, 1.06), (1.0, (0.8, 0.72, 0.6))))
    m.layer(0.5, m.ramp(m.noise(m.object_position((5, 5, 1)), 2.2, 4, 0.65), (0.36, 0.72), (0.58, 1.05)))
    return thin(m.set_inputs(Roughness=0.6, Specular=0.25), 0.35)


def seed(material, number):
    """A round seed of radius 1: the kernel in the middle of a wing, notched at its end."""
    rng = np.random.RandomState(number)
    bend, fold, long, phase = rng.uniform(-0.3, 0.3), rng.uniform(-0.3, 0.3), rng.uniform(1.0, 1.16), rng.uniform(0, 6)
    rows = []
    for reach in np.linspace(0.001, 1, 14):
        row = []
        for a in np.linspace(0, math.tau, 41):
            edge = 1 + 0.03 * math.sin(5 * a + phase) - 0.28 * math.exp(-(((a - math.pi) / 0.13) ** 2)) * reach**4
            x, y = reach * edge * long * math.cos(a), 0.9 * reach * edge * math.sin(a)
            kernel = 0.11 * max(0, 1 - (reach / 0.3) ** 2)
            row.append((x, y, kernel + bend * x * x + fold * x * y + 0.05 * reach * math.sin(3 * a + phase)))
        rows.append(row)
    return grid(rows, material)


def veined(code, clear=0.5):
    """A leaf with a bright vein, from which others leave at an angle; `clear` is how much those differ from the rest."""
    m = Material()
    at = m.node('SeparateXYZ', Vector=m.node('TexCoord').outputs['Object']).outputs
    side = m.math('ABSOLUTE', at['Y'])
    m.base = colour(code)
    veins = m.math('SINE', m.math('MULTIPLY', m.math('SUBTRACT', at['X'], m.math('MULTIPLY', side, 0.8)), 62.0))
    m.layer(clear, m.ramp(m.map_range(veins, 0.0, 1.0, -1, 1), (0.7, 1.0), (0.97, (1.5, 1.35, 1.2))))
    m.layer(0.8, m.ramp(side, (0.006, (1.7, 1.5, 1.3)), (0.02, 1.0)))
    return m.bump(veins, 0.6 * clear, 0.0015)


def green(code):
    """A young leaf, through which light shines."""
    return thin(veined(code).set_inputs(Roughness=0.4, Specular=0.4), 0.42)


def fallen(code):
    """A dead leaf in the rain: it has turned brown from its tip and in spots, and gleams where water lies on it."""
    m = veined(code, 0.22)
    tip = m.math('MULTIPLY', m.node('SeparateXYZ', Vector=m.node('TexCoord').outputs['Object']).outputs['X'], 0.22)
    spots, film = m.noise(m.object_position(), 4.5, 5, 0.65), m.noise(m.object_position(), 3, 4, 0.6, 0.4)
    m.layer(m.map_range(m.math('ADD', spots, tip), 0.0, 0.85, 0.50, 0.66), colour('#2c170b'), 'MIX')
    m.layer(0.6, m.ramp(m.noise(m.object_position(), 22, 4, 0.7), (0.36, 0.7), (0.6, 1.1)))
    return thin(m.set_inputs(Roughness=m.map_range(film, 0.55, 0.20, 0.42, 0.60), Specular=0.4), 0.15)


def seedling(at, tall, size, number, greens, stalk):
    """Add a seedling of `tall` metres at a point; its leaves, of about `size` metres, stand in pairs."""
    rng = random.Random(number)
    lean, way = rng.uniform(0.08, 0.2), rng.uniform(0, 6.3)
    bend = lambda t: (at[0] + tall * lean * t * t * math.cos(way), at[1] + tall * lean * t * t * math.sin(way), at[2] + tall * t)
    rows = []
    for t in np.linspace(-0.1, 1, 24):
        (x, y, z), wide = bend(t), 0.0016 - 0.0008 * t
        rows.append([(x + wide * math.cos(a), y + wide * math.sin(a), z) for a in np.linspace(0, math.tau, 11)])
    place(grid(rows, stalk))
    shapes = [leaf(material, 40 + 3 * number + k) for k, material in enumerate(greens)]
    for pair, (t, part, up) in enumerate(((0.42, 0.62, 0.05), (0.72, 1.0, 0.28), (0.98, 0.8, 0.72))):
        for k in (0, 1):
            angle = way + 0.9 + pair * 1.45 + k * math.pi + rng.gauss(0, 0.2)
            aim = move(*bend(t)) @ turn(rng.gauss(0, 0.2), -up + rng.gauss(0, 0.12), angle)
            place(rng.choice(shapes), matrix_scaled(aim, size * part * rng.uniform(0.85, 1.1)) @ move(0.65), 'plant')
