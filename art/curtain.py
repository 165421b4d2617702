"""Water that falls in ropes and sheets: clear where it lets go, torn further down, and at last drops. What moves during the
exposure is blurred along its way, so that a fall is painted, as a density, on a surface that follows the water."""

import math

import gutters
import numpy as np
from geometry import grid, place
from shader import Material

# How finely a fall is painted: metres across, and steps down, which are closer near the rim.
FINE, STEPS = 0.0008, 150


def falling_water():
    """Water in a thin sheet, which bends what is behind it and mirrors the sky in its folds; `air` in it makes it white."""
    m = Material()
    share, air = m.node('Attribute'), m.node('Attribute')
    share.attribute_name, air.attribute_name = 'share', 'air'
    white, gleam = m.node('MixShader', Fac=air.outputs['Fac']), m.node('MixShader', Fac=m.node('Fresnel', IOR=1.42).outputs[0])
    lit = m.node('MixShader', Fac=0.4)
    m.connect(m.node('BsdfDiffuse', Color=(0.84, 0.89, 0.93)).outputs[0], lit.inputs[1])
    m.connect(m.node('BsdfTranslucent', Color=(0.84, 0.89, 0.93)).outputs[0], lit.inputs[2])
    m.connect(m.node('BsdfRefraction', IOR=1.08, Color=(0.86, 0.90, 0.92)).outputs[0], white.inputs[1])
    m.connect(lit.outputs[0], white.inputs[2])
    m.connect(white.outputs[0], gleam.inputs[1])
    m.connect(m.node('BsdfGlossy', Roughness=0.06).outputs[0], gleam.inputs[2])
    seen = m.math('MULTIPLY', share.outputs['Fac'], m.math('SUBTRACT', 1.0, m.node('LightPath').outputs['Is Shadow Ray']))
    return m.mix_shaders(seen, m.node('BsdfTransparent').outputs[0], gleam.outputs[0]).finish()


def smooth(values, low, high):
    """From 0 to 1 between two values, without a kink."""
    t = np.clip((values - low) / (high - low), 0, 1)
    return t * t * (3 - 2 * t)


def fall(xs, lip, deep, ropes, sheet, material, seed, thrown, thin=1.0, breaks=0.06, film=1.0):
    """Add water that falls `deep` metres. lip(x) is its way over the rim: points (y, z); from the last it falls free, and is
    thrown(d) in front of it after d metres. `ropes` are pairs of an x and how much runs there, up to 1; sheet(xs) is how many
    metres it stays whole between them; `thin`, up to 1, is how dense it is; its ropes begin to
    break `breaks` metres down; `film`, up to 1, is how white it is on the rim."""
    down = np.linspace(0.0, 1, STEPS) ** 2 * deep
    x, d = np.meshgrid(xs, down, indexing='ij')
    body = np.zeros_like(x)
    for k, (at, much) in enumerate(ropes):
        # A rope gathers from a fan at the rim, sways, and spreads as it breaks.
        sway = gutters.noise((STEPS, 1), 20, 0, seed + 7 * k)[:, 0] * (0.0010 + 0.012 * down)
        wide = (0.004 + 0.012 * much) * np.exp(-down / 0.030) + 0.0016 + 0.0016 * much + 0.014 * np.maximum(0, down - breaks)
        body += much * (0.30 + 0.70 * np.minimum(1, 0.0045 / wide)) * np.exp(-0.5 * ((x - at - sway) / wide) ** 2)
    # The steps are even in the square root of the depth, so that streaks grow with the speed of the water.
    mixed = lambda fine, long, wide, far, k: 0.55 * gutters.noise(x.shape, fine, long, k) + 0.75 * gutters.noise(x.shape, wide, far, k + 40)
    threads, drops = mixed(1.5, 9, 7, 13, seed + 1), mixed(1.6, 2.2, 6, 5, seed + 2)
    gaps = smooth(gutters.noise(x.shape, 16, 8, seed + 8), -0.9, 1.3)
    broken = smooth(d + 0.02 * gutters.noise(x.shape, 9, 9, seed + 3), breaks, breaks + 0.28)
    body *= (1 - broken) * np.clip(0.75 + 0.40 * threads, 0.05, 2) + broken * np.clip(0.9 * drops - 0.1, 0, 2.2) * gaps * 1.3
    reach = np.maximum(0.002, sheet(xs))[:, None] * (1 + 0.10 * gutters.noise(x.shape, 6, 9, seed + 4))
    whole = smooth(-d / reach, -1.0, -0.72)
    # The edge at which a sheet tears is thicker.
    hem = np.exp(-0.5 * ((d / reach - 0.88) / 0.10) ** 2)
    whole = (whole * (0.40 + 0.16 * threads) + 0.40 * hem * (d < reach)) * smooth(reach, 0.002, 0.012)
    # It ends nowhere at once: not at its sides either.
    edge = np.minimum(1, np.minimum(xs - xs[0], xs[-1] - xs) / 0.03)[:, None]
    share = (1 - np.exp(-1.4 * thin * np.maximum(0, body + whole))) * smooth(edge, 0, 1)
    air = np.clip((film + (1 - film) * smooth(d, 0, 0.05)) * (0.05 + 0.05 * threads + 0.20 * np.minimum(1, body)) + 0.30 * broken, 0.02, 0.7)
    folds = 0.0016 * gutters.noise(x.shape, 2.6, 18, seed + 5) + 0.0012 * gutters.noise(x.shape, 7, 26, seed + 6)
    rows, shares, airs = [], [], []
    for k, at in enumerate(xs):
        over = lip(at)
        y, z = over[-1]
        rows.append([(at, *p) for p in over[:-1]] + [(at, y - thrown(a) + folds[k, j] * min(1, a / 0.01), z - a) for j, a in enumerate(down)])
        shares += [0.8 * share[k, 0] * min(1, j / 3) for j in range(len(over) - 1)] + list(share[k])
        airs += [film * (0.24 + 0.3 * share[k, 0])] * (len(over) - 1) + list(air[k])
    mesh = grid(rows, material)
    for name, values in (('share', shares), ('air', airs)):
        mesh.attributes.new(name, 'FLOAT', 'POINT').data.foreach_set('value', np.array(values, np.float32))
    place(mesh).visible_shadow = False


def across(start, end):
    """The x of the columns of a fall."""
    return np.linspace(start, end, int((end - start) / FINE))


def over_bead(low=lambda x: 0.0):
    """The way of water over the bead of a gutter that hangs low(x) metres down, as `fall` takes it."""
    middle = (gutters.MIDDLE + gutters.BEAD[0], gutters.RIM + gutters.BEAD[1])
    path = [(middle[0] + 0.011, middle[1] + gutters.ROLL + 0.001), *gutters.arc(middle, gutters.ROLL + 0.0018, 75, 215, 18)]
    return lambda x: [(y, z - low(x)) for y, z in path]
