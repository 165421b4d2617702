"""A hand burner at rest on a flat roof, its gas bottle and the hose between them."""

import math

import materials
import numpy as np
from geometry import ball_mesh, move, place, rod, tube_mesh, turn, upright
from mathutils import Vector
from scipy.interpolate import CubicSpline


def at_rest():
    """Add all of it to the scene."""
    steel, brass = materials.metal('#8f9499', (0.25, 0.42)), materials.metal('#b08d4a', (0.3, 0.45))
    heel = burner(steel, materials.plain('#20262b', 0.5), brass, materials.plain('#a3201b', 0.4))
    gas(materials.paint('#2b5f8a', 0.35, 0.3), steel, brass, materials.plain('#c9501b', 0.45), *heel)


def burner(steel, grip, brass, knob):
    """A hand burner at rest, its fire out: the bell on its stand, the grip on the roof. Returns where its hose begins."""
    heel, bend = Vector((0.358, 1.472, 0.021)), Vector((-0.15, 1.683, 0.082))
    along, flat = (bend - heel).normalized(), Vector((bend.x - heel.x, bend.y - heel.y, 0)).normalized()
    across, up = Vector((-flat.y, flat.x, 0)), Vector((0, 0, 1))
    axis = move(*bend) @ flat.to_track_quat('X', 'Z').to_matrix().to_4x4()
    rod(heel + along * 0.16, bend, 0.0065, steel)
    place(ball_mesh(0.0065, steel), move(*bend))
    rod(bend, bend + flat * 0.05, 0.0065, steel)
    place(tube_mesh(0.011, 0.011, 0.03, 0.004, brass, bevel=0.001), axis @ move(0.03))
    place(tube_mesh(0.011, 0.027, 0.022, 0.002, steel, bevel=0.001), axis @ move(0.058))
    place(tube_mesh(0.027, 0.030, 0.085, 0.0018, steel, bevel=0.0006), axis @ move(0.079))
    for side in (-1, 1):
        foot = bend + across * side * 0.06 - flat * 0.015
        rod(bend - up * 0.004, (foot.x, foot.y, -0.001), 0.004, steel)
        rod((foot.x, foot.y, -0.001), Vector((foot.x, foot.y, -0.001)) - flat * 0.05, 0.004, steel)
    for k in range(7):
        place(tube_mesh(0.0175, 0.0165, 0.02, 0.012, grip, bevel=0.003), move(*heel) @ along.to_track_quat('X', 'Z').to_matrix().to_4x4() @ move(0.018 * k))
    rod(heel + along * 0.125, heel + along * 0.175, 0.0105, brass, 24)
    valve = heel + along * 0.15
    rod(valve, valve + up * 0.03, 0.005, brass)
    rod(valve + up * 0.026, valve + up * 0.044, 0.013, knob, 10)
    rod(heel - along * 0.035, heel + along * 0.004, 0.0125, brass, 6)
    return heel - along * 0.03, along


def gas(paint, steel, brass, rubber, start, along):
    """A gas bottle behind the roll with valve and regulator, and the hose from it to the `start` of the burner, which lies
    `along`."""
    at = Vector((2.52, 3.08, 0))
    upright(tube_mesh(0.15, 0.15, 0.40, 0.02, paint), at + Vector((0, 0, 0.06)))
    for z in (0.06, 0.46):
        place(ball_mesh(0.15, paint, (1, 1, 0.55), 4), move(at.x, at.y, z))
    upright(tube_mesh(0.11, 0.11, 0.05, 0.004, paint), at)
    # The collar around the valve, open towards the regulator.
    collar = tube_mesh(0.095, 0.095, 0.14, 0.004, paint, 3.9, sides=48)
    place(collar, move(at.x, at.y, 0.52) @ turn(z=math.radians(168)) @ turn(0, -math.pi / 2, 0))
    valve = at + Vector((0, 0, 0.59))
    rod(at + Vector((0, 0, 0.53)), valve + Vector((0, 0, 0.02)), 0.016, brass, 24)
    rod(valve + Vector((0, 0, 0.02)), valve + Vector((0, 0, 0.05)), 0.006, steel)
    rod(valve + Vector((0, 0, 0.045)), valve + Vector((0, 0, 0.062)), 0.032, materials.plain('#2c2f31', 0.5), 12)
    # The regulator: nut, body with its round diaphragm, and the nipple that the hose is clamped to.
    side = Vector((-0.98, 0.21, 0)).normalized()
    rod(valve, valve + side * 0.055, 0.011, brass, 24)
    rod(valve + side * 0.045, valve + side * 0.07, 0.021, brass, 6)
    body = valve + side * 0.115
    for low, high, wide in ((-0.022, 0.008, 0.045), (0.008, 0.014, 0.05), (0.014, 0.03, 0.036), (0.03, 0.052, 0.014)):
        rod(body + Vector((0, 0, low)), body + Vector((0, 0, high)), wide, steel, 40)
    end = body + side * 0.09
    rod(body, end, 0.009, brass, 20)
    for far in (0.062, 0.078):
        rod(body + side * far, body + side * (far + 0.007), 0.0145, steel, 20)
    hose(rubber, start, along, end - side * 0.035, side)


def hose(rubber, start, along, end, side):
    """The hose on the roof, from the burner to the regulator, from which it hangs down to one `side`."""
    low, up = 0.011, Vector((0, 0, 1))
    knots = [start, start - along * 0.10, (0.62, 1.44, low), (0.84, 1.54, low), (1.06, 1.73, low)]
    foot = Vector((end.x, end.y, low)) + side * 0.16
    knots += [(1.36, 2.0, low), (1.75, 2.3, low), foot + Vector((-0.08, -0.4, 0)), foot + up * 0.02]
    knots += [foot + up * 0.24 - side * 0.02, end + side * 0.07 - up * 0.03, end]
    # By their distances: knots that are near each other make no kink.
    runs = np.cumsum([0, *((Vector(b) - Vector(a)).length for a, b in zip(knots, knots[1:]))])
    curve = CubicSpline(runs, knots)
    points = [Vector(curve(t)) for t in np.linspace(0, runs[-1], 240)]
    for point in points:
        point.z = max(point.z, 0.0105)
    for near, far in zip(points, points[1:]):
        rod(near, far + (far - near) * 0.25, 0.0105, rubber)
