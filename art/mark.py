"""What an inspector finds and marks: cracks, and rings of chalk around them."""

import math

import bpy
import numpy as np
from geometry import grid, place
from mathutils import Vector
from shader import Material, colour


def drape(frame, path, widths, lift, material):
    """Add a ribbon along a path on whatever is built, found by ray casts down the z axis of `frame`. `widths` is its width at
    each point; `lift` is its height above the surface. Points and widths are in metres of the frame."""
    graph, scene = bpy.context.evaluated_depsgraph_get(), bpy.context.scene
    down = (frame.to_3x3() @ Vector((0, 0, -1))).normalized()
    rows = []
    for k, (x, y) in enumerate(path):
        before, after = Vector(path[max(0, k - 1)]), Vector(path[min(len(path) - 1, k + 1)])
        along = (after - before).normalized()
        row = []
        for t in (-0.5, -0.25, 0, 0.25, 0.5):
            at = frame @ Vector((x - along.y * t * widths[k], y + along.x * t * widths[k], 0.5))
            hit, spot, *_ = scene.ray_cast(graph, at, down)
            row.append(spot - down * lift)
        rows.append(row)
    place(grid(rows, material), name='mark')


def ring(frame, x, y, wide, high):
    """Draw an ellipse of chalk around (x, y), with these half axes, by hand: it closes past its start."""
    bpy.context.view_layer.update()
    line = []
    for k in range(170):
        a = 0.7 + math.tau * k / 160
        reach = 1 + 0.025 * math.sin(3 * a) + 0.0008 * k
        line.append((x + wide * reach * math.cos(a), y + high * reach * math.sin(a)))
    widths = [0.008 + 0.0022 * math.sin(k * 0.31) * math.sin(k * 0.113) for k in range(170)]
    drape(frame, line, widths, 0.0007, chalk())


def broken_line(count, seed):
    """The way that a crack strays from a straight line, in metres, at `count` places along it."""
    rng, along, line = np.random.RandomState(seed), np.linspace(0, 1, count), np.zeros(count)
    for step, wide in ((0.11, 0.0042), (0.036, 0.0016), (0.011, 0.0006)):
        knots = np.arange(0, 1 + step, step)
        line += np.interp(along, knots, rng.normal(0, wide, len(knots)))
    return line


def tear(frame, start, end, wide, seed, material, stray=1.0):
    """Draw an open crack of `wide` metres at its middle between two points."""
    bpy.context.view_layer.update()
    start, end, count = Vector(start), Vector(end), 140
    across = Vector((start.y - end.y, end.x - start.x)).normalized()
    path = [start.lerp(end, t) + across * d * stray for t, d in zip(np.linspace(0, 1, count), broken_line(count, seed))]
    rng = np.random.RandomState(seed)
    widths = [wide * math.sin(math.pi * (0.02 + 0.96 * t)) ** 0.6 * rng.uniform(0.75, 1.15) for t in np.linspace(0, 1, count)]
    drape(frame, path, widths, 0.0004, material)


def chalk():
    """Chalk on a rough surface: it stays on the grains."""
    m = Material()
    grains = m.math('MULTIPLY_ADD', m.noise(m.world_position(), 55, 3), 0.7, m.noise(m.world_position(), 620, 3, 0.7))
    cover = m.map_range(grains, 0.0, 0.92, 0.72, 0.98)
    white = m.node('BsdfDiffuse', Color=colour('#dcd6c6')).outputs[0]
    return m.mix_shaders(cover, m.node('BsdfTransparent').outputs[0], white).finish()
