"""A zinc roof in the making: the upright edge of the last sheet, held by clips, beside boards that are still bare."""

import math

import bpy
import light
import materials
import near
import numpy as np
import roof
from geometry import box, box_mesh, move, place, sheet, turn
from mathutils import Vector
from scenes import zinkwerk
from scenes.zinkwerk import PAN, PITCH

SIZE = (880, 1100)
POST = dict(exposure=0.1, saturation=0.82, split=0.0, keep=0.15, sharpen=0.45)
SHEETS = ('#bcc0c4', '#b2b6ba', '#c3c7ca')
BOARD, GAP, TALL, LENGTH = 0.138, 0.010, 0.0395, 4.3


def boards(frame, wet):
    """Sawn boards across the slope with gaps for air, nailed to each rafter."""
    wood = materials.wood('#7d5a37' if wet else '#a98a62', (0.9, 44, 44), 0.35 if wet else 0.75)
    steel, rng = materials.metal('#6d7073', (0.3, 0.5)), np.random.RandomState(3)
    nail = near.head(0.0042, 0.0012, steel)
    for k in range(-4, 31):
        # The clips are on the middle of a board.
        y = k * (BOARD + GAP) + 0.07
        at = (0.3 + rng.uniform(-0.5, 0.5), y, -0.0135 + rng.normal(0, 0.0006))
        box((4, BOARD, 0.023), at, wood, 0.0022, (rng.normal(0, 0.004), 0, rng.normal(0, 0.0008)), frame)
        for x in (-0.2, 0.78, 1.38):
            for side in (-1, 1):
                place(nail, frame @ move(x + rng.normal(0, 0.004), y + side * (0.045 + rng.normal(0, 0.003)), -0.0012))
    box((5, 7, 0.02), (0, 2, -0.2), materials.plain('#0d0c0b', 0.9), 0, (0, 0, 0), frame)


def upright_edge(frame, zinc):
    """The free edge of the last sheet: upright, with a flange at its top."""
    rows = []
    for y in np.linspace(0, LENGTH, 260):
        sway = 0.0006 * math.sin(3.1 * y) + 0.0004 * math.sin(11 * y)
        section = [(-0.0012, 0), (-0.0004, 0.006), (-0.0002, 0.02), (0, TALL - 0.001), (0.0006, TALL), (0.005, TALL + 0.0003), (0.0092, TALL + 0.0001)]
        rows.append([(PAN + x + sway, y, z) for x, z in section])
    sheet(rows, zinc, 0.0008, frame)


def bent(path, radius):
    """The path with sharp bends: points close to each corner, so that what is between the bends is shaded flat."""
    corners, points = [Vector(p) for p in path], [path[0]]
    for before, at, after in zip(corners, corners[1:], corners[2:]):
        back, ahead = (before - at).normalized() * radius, (after - at).normalized() * radius
        points += [tuple(at + shift) for shift in (2 * back, back, ahead, 2 * ahead)]
    return [*points, path[-1]]


def clip(frame, y, steel, socket):
    """A clip: its foot is screwed to a board, and its upper end folded round the flange and flat on top of it; the next sheet
    covers it."""
    path = [(0.036, 0.0002), (0.0016, 0.0002), (0.0012, TALL - 0.0014), (0.0106, TALL - 0.0012), (0.0108, TALL + 0.0013), (-0.0004, TALL + 0.0014)]
    path = bent(path, 0.0004)
    rows = [[(PAN + x, y + s, z) for x, z in path] for s in np.linspace(-0.03, 0.03, 7)]
    sheet(rows, steel, 0.0008, frame)
    head, slot = near.head(0.0046, 0.0005, steel), box_mesh((0.0052, 0.0011, 0.0002), socket, 0)
    for s, turned in ((-0.017, 0.4), (0.017, 1.1)):
        # Countersunk: flush with the foot, with a cross.
        at = frame @ move(PAN + 0.0205, y + s, 0.0011)
        place(near.head(0.0054, 0.0002, socket), at @ move(z=-0.0003))
        place(head, at)
        for quarter in (0, math.pi / 2):
            place(slot, at @ move(z=0.00025) @ turn(z=turned + quarter))


def zinc_and_boards(wet=False):
    """Build everything but the light. Returns the frame of the roof."""
    frame = roof.plane(PITCH)
    sheets = [near.zinc(code, wet, (0.48, 0.62)) for code in SHEETS]
    for index in range(-3, 1):
        zinkwerk.pan(frame @ move(0, 0, 0.006), index, sheets[index * 7 % 3], LENGTH)
    upright_edge(frame, sheets[0])
    for part in bpy.context.scene.objects:
        # Rain drops lie on tiles only.
        part.name = 'tile'
    boards(frame, wet)
    steel, socket = materials.metal('#b4b8ba', (0.16, 0.3), 0.85, 0.95), materials.plain('#15171a', 0.6)
    for y in np.arange(0.37, LENGTH, 0.445):
        clip(frame, y, steel, socket)
    light.camera(
        frame @ roof.point(0.76, 0.52, 0.24),
        frame @ roof.point(0.475, 0.85, 0.0),
        42,
        16,
        frame @ roof.point(PAN, 0.80, 0.02),
    )
    return frame


def build():
    zinc_and_boards()
    light.sky(21, 65, 0.115, 2.6, 1.0)
