"""A spiral pad with a sketch of a house in pencil."""

import math
import random

import bpy
import materials
import numpy as np
import tools
from geometry import box, eased, from_faces, grid, place, sheet
from mathutils import Vector
from shader import Material, colour

# Width and height of the paper, and how high the pad is, in metres.
PAPER, TALL = (0.148, 0.21), 0.0065
DIGITS = {
    '0': [((0.5, 1), (0.1, 0.7), (0.1, 0.2), (0.5, 0), (0.85, 0.3), (0.8, 0.8), (0.5, 1))],
    '2': [((0.1, 0.8), (0.4, 1), (0.8, 0.8), (0.6, 0.45), (0.05, 0), (0.9, 0.05))],
    '4': [((0.6, 1), (0.05, 0.35), (0.95, 0.4)), ((0.7, 0.7), (0.62, -0.05))],
    '6': [((0.75, 1), (0.25, 0.6), (0.15, 0.15), (0.5, 0), (0.8, 0.25), (0.5, 0.5), (0.18, 0.3))],
    '8': [((0.8, 0.85), (0.5, 1), (0.2, 0.8), (0.75, 0.3), (0.5, 0), (0.15, 0.25), (0.8, 0.85))],
    ',': [((0.3, 0.08), (0.15, -0.2))],
}


def squared_paper():
    """Paper with a faint grid of 5 mm, a little soiled."""
    m = Material()
    x, y, _ = tools.own_position(m)
    m.base = colour('#d9d4c6')
    m.layer(0.5, m.ramp(m.noise(m.world_position(), 16, 5, 0.6), (0.34, (0.88, 0.85, 0.8)), (0.6, 1.0)))
    for side in (x, y):
        line = m.math('PINGPONG', side, 0.0025)
        m.layer(m.ramp(m.map_range(line, 0.0, 1.0, 0.0, 0.0025), (0.05, 0.42), (0.1, 0.0)), colour('#7c98b4'), 'MIX')
    return m.set_inputs(Roughness=0.9, Specular=0.15).finish()


def page(x, y):
    """The height of the uppermost page: its lower right corner curls up."""
    curl = eased((x / PAPER[0] - y / PAPER[1] - 0.62) / 0.5)
    return TALL + 0.0007 + 0.011 * curl**1.5 + 0.0003 * math.sin(31 * x + 19 * y)


class Drawing:
    """Pencil lines by hand on the page; lengths are in millimetres from its middle."""

    def __init__(self, frame, seed=5):
        self.rng, self.frame = random.Random(seed), frame
        m = Material()
        m.base = colour('#242427')
        grain = m.noise(m.world_position(), 1500, 3, 0.7)
        self.graphite = m.set_inputs(Roughness=0.5, Specular=0.4, Alpha=m.ramp(grain, (0.36, 0.35), (0.52, 0.95))).finish()

    def stroke(self, *points, width=0.75):
        """One line through points, with the tremble of a hand, thinner towards its ends."""
        rng, rows = self.rng, []
        waves = [(rng.uniform(0.05, 0.24), rng.uniform(0.05, 0.3), rng.uniform(0, 6)) for _ in range(3)]
        path = []
        for start, end in zip(points, points[1:]):
            start, end = Vector(start), Vector(end)
            steps = max(2, int((end - start).length / 0.8))
            path += [start.lerp(end, k / steps) for k in range(steps)]
        path.append(Vector(points[-1]))
        for k, at in enumerate(path):
            ahead = (path[min(k + 1, len(path) - 1)] - path[max(k - 1, 0)]).normalized()
            aside = Vector((-ahead.y, ahead.x))
            at = at + aside * sum(size * math.sin(pace * k + phase) for size, pace, phase in waves)
            half = width / 2 * min(1, 0.5 + 0.12 * min(k, len(path) - 1 - k)) * (1 + 0.15 * math.sin(0.4 * k + waves[0][2]))
            rows.append([(p.x / 1000, p.y / 1000, page(p.x / 1000, p.y / 1000) + 0.00008) for p in (at - aside * half, at + aside * half)])
        place(grid(rows, self.graphite), self.frame, 'stroke')

    def line(self, start, end, width=0.75):
        """A straight line that runs a little past its ends."""
        start, end = Vector(start), Vector(end)
        past = (end - start).normalized()
        self.stroke(start - past * self.rng.uniform(0, 1.8), end + past * self.rng.uniform(0, 2.2), width=width)

    def lines(self, width, *ends):
        """Straight lines, each as the x and y of its ends."""
        for x, y, to_x, to_y in ends:
            self.line((x, y), (to_x, to_y), width)

    def dimension(self, start, end, text, at):
        """A line with arrows, and its length."""
        start, end = Vector(start), Vector(end)
        self.stroke(start, end, width=0.5)
        along = (end - start).normalized()
        across = Vector((-along.y, along.x))
        for tip, back in ((start, along), (end, -along)):
            for side in (-1, 1):
                self.stroke(tip, tip + back * 3.4 + across * side * 1.3, width=0.6)
            self.stroke(tip - across * 3, tip + across * 3, width=0.5)
        for k, digit in enumerate(text):
            for part in DIGITS[digit]:
                self.stroke(*((at[0] + k * 4.2 + 3.4 * x, at[1] + 5.4 * y) for x, y in part), width=0.6)

    def house(self):
        """A house seen from its corner: gable, roof, chimney and dormer, with dimensions and some notes."""
        a, b, c, a_top, b_top, c_top = (52, -30), (15, -39), (-57, -25), (52, -4), (15, -13), (-57, 1)
        peak, far = (35, 33), (-37, 47)
        for start, end in ((a, b), (b, c), (a, a_top), (b, b_top), (c, c_top), (a_top, peak), (peak, b_top), (peak, far), (far, c_top), (b_top, c_top)):
            self.line(start, end, 1.0)
        self.line((13.5, -15.5), (-58, -1.2), 0.7)
        self.line((peak[0] + 0.6, peak[1] - 1.2), (b_top[0] + 1, b_top[1] + 1), 0.7)
        self.lines(0.9, (-9, 40, -9, 55), (-18, 39, -18, 55.5), (-23, 44, -23, 56.5), (-8, 55, -19, 55.6), (-19, 55.5, -24, 56.8))
        self.lines(0.9, (-9, 40.5, -13, 35), (-13, 35, -18, 39), (-18, 39, -23, 43.5))
        self.lines(0.8, (-12, -2, -12, 15), (-12, -2, -33, 2.2), (-33, 2.2, -33, 19), (-10.5, 14.8, -34.5, 19.4), (-12, 15, -8, 26))
        self.lines(0.8, (-8, 26, -28, 30), (-28, 30, -34, 19.4), (-15, 1.5, -15, 12.5), (-22.5, 3, -22.5, 14), (-30, 4.5, -30, 15.5))
        self.lines(0.8, (-15, 1.5, -30, 4.5), (-15, 12.5, -30, 15.5))
        for k in range(7):
            # Some rows of tiles.
            self.stroke((-38 - k * 1.6, 6 + 4.6 * k + 0.5), (-53 + 2.3 * k, 7.8 + 5.2 * k), width=0.55)
        self.dimension((-58, -35), (14, -49), '8,40', (-38, -51))
        self.dimension((62, -30), (62, 33), '6,20', (52, 36))
        for row in range(3):
            x = -58
            while x < 4 - 9 * row:
                # Notes nobody can read.
                size, y = self.rng.uniform(5, 13), -66 - 10 * row
                rise = lambda k: self.rng.uniform(0, 2.6) * (1 if k % 2 else 0.25) + (2.6 if self.rng.random() < 0.16 else 0)
                letters = [(x + size * t, y + rise(k)) for k, t in enumerate(np.linspace(0, 1, int(size * 1.1)))]
                self.stroke(*letters, width=0.55)
                x += size + 3.2


def pad(frame):
    """A spiral pad with the sketch; its spiral is along its upper edge."""
    rng, paper = random.Random(2), squared_paper()
    box((PAPER[0] + 0.002, PAPER[1] + 0.002, 0.0012), (0, 0, 0.0006), materials.paint('#6d5c48', 0.85, 0.3), 0.0003, frame=frame)
    white = materials.paint('#cfc9ba', 0.9, 0.3, 0)
    for k in range(12):
        # A few leaves at a time: their edges show as lines.
        box((PAPER[0], PAPER[1], 0.00036), (rng.gauss(0, 0.0003), rng.gauss(0, 0.0003), 0.0015 + k * 0.00044), white, 0.0001, (0, 0, rng.gauss(0, 0.0012)), frame)
    xs, ys = np.linspace(-PAPER[0] / 2, PAPER[0] / 2, 60), np.linspace(-PAPER[1] / 2, PAPER[1] / 2, 80)
    sheet([[(x, y, page(x, y)) for x in xs] for y in ys], paper, 0.00012, frame)
    wire, hole = materials.metal('#4c4f52', (0.25, 0.4), 0.7, 0.9), materials.plain('#0d0c0b', 0.9)
    reach, middle, pitch, edge = 0.0058, TALL / 2, 0.0068, PAPER[1] / 2
    data = bpy.data.curves.new('spiral', 'CURVE')
    data.dimensions, data.bevel_depth, data.bevel_resolution = '3D', 0.00055, 3
    line, turns = data.splines.new('POLY'), 20
    line.points.add(turns * 32)
    for k, knot in enumerate(line.points):
        a = math.tau * k / 32
        knot.co = (-turns * pitch / 2 + pitch * k / 32, edge + 0.0004 - reach * math.cos(a), middle + reach * math.sin(a), 1)
    data.materials.append(wire)
    place(data, frame)
    inward = math.sqrt(reach**2 - (TALL + 0.0004 - middle) ** 2)
    for k in range(turns):
        x = -turns * pitch / 2 + pitch * (k + 0.11)
        at = [(x + 0.0013 * math.cos(a), edge - inward + 0.0013 * math.sin(a), TALL + 0.00095) for a in np.linspace(0, math.tau, 17)[:-1]]
        place(from_faces(at, [tuple(range(16))], hole), frame)
    Drawing(frame).house()
