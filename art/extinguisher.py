"""A powder extinguisher."""

import materials
import numpy as np
from geometry import ball_mesh, move, place, rod, tube_mesh, upright
from mathutils import Vector
from scipy.interpolate import CubicSpline


def extinguisher(at):
    """The bottle on its ring, at `at` on the ground, with a label, levers, gauge and hose."""
    red, black, steel = materials.paint('#a3160f', 0.3, 0.2), materials.plain('#101112', 0.5), materials.metal('#9a9fa3', (0.25, 0.4))
    at, radius = Vector(at), 0.078
    upright(tube_mesh(radius, radius, 0.38, 0.01, red), at + Vector((0, 0, 0.03)))
    place(ball_mesh(radius, red, (1, 1, 0.7), 4), move(at.x, at.y, 0.41))
    upright(tube_mesh(radius + 0.003, radius + 0.003, 0.035, 0.006, black), at)
    upright(tube_mesh(radius + 0.0006, radius + 0.0006, 0.15, 0.001, materials.plain('#d9d4c6', 0.6)), at + Vector((0, 0, 0.15)))
    neck = at + Vector((0, 0, 0.455))
    rod(neck, neck + Vector((0, 0, 0.05)), 0.02, steel, 24)
    facing = Vector((-0.9, -0.44, 0)).normalized()
    for rise, long in ((0.062, 0.15), (0.04, 0.12)):
        end = neck + facing * long + Vector((0, 0, rise + (0.028 if rise > 0.05 else -0.012)))
        rod(neck + Vector((0, 0, rise)) - facing * 0.02, end, 0.009, black, 16)
    aside = Vector((-facing.y, facing.x, 0))
    rod(neck + Vector((0, 0, 0.03)), neck + Vector((0, 0, 0.03)) + aside * 0.035, 0.014, steel, 24)
    out = neck - facing * 0.02 + Vector((0, 0, 0.03))
    knots = [out, out - facing * 0.075 + Vector((0, 0, 0.01)), at - facing * (radius + 0.028) + Vector((0, 0, 0.33)), at - facing * (radius + 0.014) + Vector((0, 0, 0.12))]
    curve = CubicSpline(range(len(knots)), knots)
    points = [Vector(curve(t)) for t in np.linspace(0, len(knots) - 1, 60)]
    for near, far in zip(points, points[1:]):
        rod(near, far + (far - near) * 0.25, 0.0095, black, 16)
