"""Along the standing seams of a zinc roof up to a brick wall: the end of one seam near by, and lead in a joint of the wall over the
zinc that stands up there."""

import math

import dormer
import house
import lead
import light
import materials
import near
import numpy as np
import standing
import tools
from geometry import BRICK, COURSE, JOINT, box, move, place, sheet, turn
from mathutils import Matrix, Vector

POST = dict(exposure=0.2, saturation=0.84, split=0.0, keep=0.35, panes=True)
# In the frame of the roof, of which the near seam has x = 0.
CAMERA = (-0.128, -0.158, 0.092)
# The front of the wall, the height of its joint with the lead, and that of its lowest course.
WALL, LEAD, UP = standing.FOOT.y + 0.005, standing.FOOT.z + 0.165, COURSE + JOINT
BASE = LEAD + 0.0035 - 12 * UP
# The wall from left to right, its number of courses, and its bricks with their joint.
START, END, COURSES, STEP = -2.2, 4.0, 27, BRICK + JOINT
# The window between joints, counted in half bricks from the start of the wall, and the course of its sill.
JAMBS, SILL = (23, 31), 13
# Lead: its lower edge above the foot of the zinc, the length of a piece, and the overlap of two pieces.
EDGE, PIECE, OVERLAP = 0.05, 1.0, 0.1


def openings():
    """The places in the wall of the window and of its sill: left, right, lowest and highest course."""
    left, right = (START + k * STEP / 2 + side * JOINT / 2 for k, side in zip(JAMBS, (-1, 1)))
    return (left, right, SILL + 1, SILL + 13), (left - STEP / 2, right + STEP / 2, SILL, SILL + 1)


def wall(bricks, mortar):
    """Bricks in stretcher bond around the openings; the ends of those beside them are the reveals."""
    rng = np.random.RandomState(5)
    for course in range(COURSES):
        holes, z = [hole for hole in openings() if hole[2] <= course < hole[3]], BASE + (course + 0.5) * UP
        edges = [START, *(x for left, right, *_ in holes for x in (left, right)), END]
        for left, right in zip(edges[::2], edges[1::2]):
            box((right - left - 0.002, 0.09, UP), ((left + right) / 2, WALL + 0.0505, z), mortar, 0)
            for k in range(int((END - START) / STEP) + 2):
                low = max(left, START + (k - 0.5 * (course % 2)) * STEP + JOINT / 2)
                high = min(right, START + (k + 1 - 0.5 * (course % 2)) * STEP - JOINT / 2)
                if high - low < 0.03:
                    continue
                at = move((low + high) / 2, WALL + 0.05 + rng.normal(0, 0.001), z + rng.normal(0, 0.0008))
                tilt = turn(*rng.normal(0, (0.005, 0.004, 0.004)))
                place(bricks[rng.randint(len(bricks))], at @ tilt @ Matrix.Diagonal(((high - low) / BRICK, 1, 1, 1)))


def flashing(material, mortar):
    """Pieces of lead that hang over the zinc, dressed around the seams behind it, their upper edge turned in to a joint and pointed."""
    foot = standing.FOOT
    for k in range(-2, 5):
        left, rng = k * (PIECE - OVERLAP) - 0.32, np.random.RandomState(k + 9)
        phase, lift = rng.rand(6) * 6, 0.0035 if k % 2 else 0.0
        rows = []
        for x in np.linspace(left, left + PIECE, 260):
            beside = (x - 0.014 + standing.PAN / 2) % standing.PAN - standing.PAN / 2
            over_seam = 0.0105 * math.exp(-((beside / 0.021) ** 4))
            edge = foot.z + EDGE + 0.0015 * math.sin(6 * x + phase[0]) + 0.0008 * math.sin(31 * x + phase[1])
            row = []
            for t in np.linspace(0, 1, 26):
                z = edge + (LEAD - edge) * t
                hand = 0.0011 * math.sin(17 * x + phase[2] + 3 * t) * math.sin(8 * t + phase[3]) + 0.0007 * math.sin(43 * x + 11 * t + phase[4])
                # Above the zinc it goes back to the bricks; its lower edge springs off a little.
                back = standing.eased((t - 0.62) / 0.36)
                out = (0.0032 + over_seam + hand) * (1 - back) - 0.002 * back + lift + 0.0022 * max(0, 1 - t / 0.12) ** 2
                row.append((x, foot.y - out, z))
            row.extend(((x, WALL + 0.003 - lift, LEAD + 0.0006), (x, WALL + 0.02, LEAD)))
            rows.append(row)
        sheet(rows, material, 0.0022)
    lead.fillet([((x, WALL), (0, -1)) for x in np.linspace(START, END, 900)], LEAD + 0.0012, 0.003, mortar)


def window(palette):
    """A window in its opening, of which the picture shows the lower half: a sill, a frame, two sashes. Returns the x and the width of
    each pane, and the z of their lower and upper edge."""
    (left, right, low, high), (west, east, *_) = openings()
    bottom, top, middle, white = BASE + low * UP, BASE + high * UP, (left + right) / 2, palette.white
    stone = materials.stone('#8a857b', 160, 0.5)
    box((east - west - 0.006, 0.18, UP - 0.012), (middle, WALL + 0.04, bottom - UP / 2 + 0.001), stone, 0.004, (-0.05, 0, 0))
    deep = WALL + 0.1
    for x in (left + 0.028, middle, right - 0.028):
        box((0.056, 0.09, top - bottom), (x, deep, (bottom + top) / 2), white, 0.003)
    box((right - left, 0.1, 0.062), (middle, deep - 0.004, bottom + 0.031), white, 0.004, (0.04, 0, 0))
    panes, wide = [], (right - left) / 2 - 0.084
    for x in ((left + middle) / 2 + 0.014, (middle + right) / 2 - 0.014):
        for side in (-1, 1):
            box((0.046, 0.054, top - bottom - 0.066), (x + side * (wide - 0.046) / 2, deep - 0.014, (bottom + top) / 2 + 0.033), white, 0.004)
        box((wide, 0.056, 0.056), (x, deep - 0.014, bottom + 0.092), white, 0.004)
        box((wide - 0.08, 0.004, top - bottom - 0.14), (x, deep - 0.004, (bottom + top) / 2 + 0.05), palette.glass, 0)
        panes.append((x, wide))
    return panes, bottom, top


def roof_and_wall(wet, room):
    """Build the zinc, the lead, the wall and the camera of both pictures. `room(palette, panes, low, high)` builds what is behind the
    panes."""
    palette = house.Palette(wet)
    standing.covering(-5, 8, wet)
    wall(near.bricks(wet), palette.mortar)
    flashing(near.lead(wet, 0.55, '#3d444b'), materials.stone('#6a655c' if wet else '#aaa296', 160, 0.4))
    panes, low, high = window(palette)
    room(palette, panes, low, high)
    at, aside = standing.FRAME @ Vector(CAMERA), math.radians(13)
    target = at + Vector((math.sin(aside), math.cos(aside), 0.155))
    light.camera(at, target, 24, 36, standing.above(0.03, 0.06), True)


def dark_room(palette, panes, low, high):
    """A dim room behind net curtains."""
    for x, wide in panes:
        dormer.curtains(palette, x, wide, WALL + 0.03, low, high, (0.28, 0.24))
    middle = sum(x for x, _ in panes) / 2
    box((1.6, 0.02, 2.4), (middle, WALL + 0.9, (low + high) / 2), materials.paint('#262523', 0.9), 0)


def build():
    roof_and_wall(False, dark_room)
    first, second = 0.75, 1.5
    bend = np.array((math.cos(first), math.sin(first))) * tools.LEG
    legs = [bend * t for t in (0.5, 1)] + [bend + np.array((math.cos(second), math.sin(second))) * tools.LEG * t for t in (0.5, 1)]
    tools.rule(standing.resting(0.17, 0.16, legs), (first, second), 4)
    light.sky(15, 254, 0.16, 1.0, 0.15)
