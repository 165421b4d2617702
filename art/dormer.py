"""A flat-roofed dormer: cheeks of zinc, windows with curtains, and the lead that joins it to the tiles."""

import math
import random

import numpy as np

import materials
import roof
from geometry import box, from_faces, grid, place, rod, sheet

# Above the roof: the lower edge of the zinc, and the upper edge of the lead, which ends behind it. The lead on the tiles.
DRIP, UPSTAND, APRON = 0.24, 0.30, 0.17


def cheek(palette, x, side, start, top, roof_at):
    """Clad one side of the dormer, at `x`, with upright sheets of zinc from y = `start` back to where the roof, of height
    `roof_at(y)`, reaches the `top`. They end above the lead, in a folded edge; a seam stands between two sheets."""
    low = lambda y: roof_at(y) + DRIP
    rise = roof_at(1) - roof_at(0)
    end, out = start + (top - low(start)) / rise, x + side * 0.014
    place(from_faces([(out, start, low(start)), (out, start, top), (out, end, top)], [(0, 1, 2)], palette.zinc))
    rod((out, start, low(start)), (out, end, top), 0.006, palette.zinc)
    for y in np.arange(start + 0.34, end - 0.1, 0.34):
        box((0.028, 0.012, top - low(y)), (out + side * 0.012, y, (top + low(y)) / 2), palette.zinc, 0.003)
    box((0.03, 0.03, top - low(start)), (out - side * 0.009, start, (top + low(start)) / 2), palette.zinc, 0.003)


def flashing(frame, lead, wall, seed):
    """Add one strip of lead: `wall` is a list of (x, y, away, high) in the frame: the points where it bends up, the direction
    in which it lies on the tiles with its width, and how far it stands up there."""
    phase, rows = np.random.RandomState(seed).rand(4) * 6, []
    up = frame.inverted().to_3x3() @ roof.point(0, 0, 1)

    def dressed(x, y):
        uneven = 0.0025 * math.sin(11 * x + phase[0]) + 0.0025 * math.sin(17 * y + phase[1] + 5 * x)
        # The steps between the rows of tiles are dressed round.
        tiles = sum(roof.surface(x, y + step) for step in np.linspace(-0.04, 0.04, 9)) / 9
        return 0.75 * tiles + 0.25 * 0.075 + 0.022 + uneven

    for x, y, (dx, dy, reach), high in wall:
        foot = roof.point(x, y, dressed(x, y))
        row = [foot + up * (0.02 + (high - 0.02) * t) for t in np.linspace(1, 0, 8)]
        row += [foot + up * 0.006 + roof.point(dx, dy, 0) * 0.006]
        for t in np.linspace(0.02, reach, 16):
            row.append(roof.point(x + dx * t, y + dy * t, dressed(x + dx * t, y + dy * t)))
        row.append(row[-1] - roof.point(0, 0, 0.012))
        rows.append(row)
    sheet(rows, lead, 0.004, frame)


def flashings(frame, lead, x0, x1, corner, width, front, top, seed):
    """The lead in front of the dormer, under its sill, and beside both cheeks, up to the flat roof at z = `top`."""
    left, low = corner
    local = frame.inverted()
    # Where the front of the wall meets the tiles.
    at = low
    for _ in range(8):
        at += (front - 0.055 - (frame @ roof.point(left, at, 0.05)).y) / (frame.to_3x3() @ roof.point(0, 1, 0)).y
    xs = np.linspace(left - APRON, left + width + APRON, 200)
    high = lambda x: 0.125 if left < x < left + width else 0.022
    flashing(frame, lead, [(x, at, (0, -1, at - low + 0.28), high(x)) for x in xs], seed)
    # How far the lead stands up, at most to the underside of the flat roof.
    stand = lambda y: max(0.02, min(UPSTAND, top + 0.1 - (frame @ roof.point(left, y, 0.09)).z))
    for x, side in ((x0 - 0.004, -1), (x1 + 0.004, 1)):
        x = (local @ roof.point(x, front, 0)).x
        ys = np.linspace(at - 0.02, low + 2.25, 150)
        flashing(frame, lead, [(x, y, (side, 0, APRON), stand(y)) for y in ys], seed + side)


def curtains(palette, middle, width, front, low, high, shares):
    """Add two curtains behind a pane; `shares` is how much of the width each covers."""
    for side, share in ((-1, shares[0]), (1, shares[1])):
        edge, inner = middle + side * width / 2, middle + side * (width / 2 - width * share)
        fold = lambda x: front + 0.16 + 0.022 * math.sin(x * 62 + side) + 0.008 * math.sin(x * 151)
        place(
            grid(
                [[(x, fold(x), z) for x in np.linspace(edge, inner, 60)] for z in (low - 0.05, high + 0.05)],
                palette.cloth,
            )
        )


def add(frame, palette, left, low, width=2.87, height=1.62, pitch=47, panes=3, seed=5, clad=True):
    """Add a flat-roofed dormer; `left` and `low` are its front left corner in the frame. Without `clad` it is as it comes from
    the workshop: no zinc, lead, trim or curtains, and open behind. Returns the corners of the panes and points on the cheek, right stile and
    flat roof, for labels and lights."""
    rng = random.Random(seed)
    foot = frame @ roof.point(left, low, 0)
    front, base, top = foot.y, foot.z, foot.z + height
    x0, x1 = foot.x, foot.x + width
    middle, white = (x0 + x1) / 2, palette.white
    back = (top + 0.05 - (frame @ roof.point(0, 0, 0)).z) / math.tan(math.radians(pitch)) + 0.3
    for side, x in ((-1, x0), (1, x1)):
        box((0.1, back - front, height + 0.3), (x - side * 0.05, (front + back) / 2, top - height / 2 - 0.19), palette.dark_zinc)
        if clad:
            cheek(palette, x, side, front - 0.055, top, lambda y: base + (y - front) * math.tan(math.radians(pitch)))
    # Under the sill, behind the lead.
    box((width - 0.01, 0.1, 0.2), (middle, front, base + 0.1), white, 0.004)
    box((width + 0.03, 0.16, 0.05), (middle, front - 0.05, base + 0.17), white, 0.008, (0.1, 0, 0))
    stile = 0.11
    for x in (x0 + stile / 2, x1 - stile / 2):
        box((stile, 0.12, height - 0.15), (x, front, base + 0.15 + (height - 0.15) / 2), white, 0.006)
    box((width - 0.004, 0.128, 0.11), (middle, front, top - 0.08), white, 0.006)
    box((width - 0.004, 0.128, 0.09), (middle, front, base + 0.23), white, 0.006)
    bottom, head, pane = base + 0.275, top - 0.135, (width - 2 * stile) / panes
    corners = []
    for k in range(panes):
        start, end = x0 + stile + k * pane, x0 + stile + (k + 1) * pane
        if k:
            box((0.085, 0.112, head - bottom), (start, front, (bottom + head) / 2), white, 0.006)
        start, end = start + (0.0425 if k else 0), end - (0.0425 if k < panes - 1 else 0)
        centre, wide = (start + end) / 2, end - start
        for z in (bottom + 0.03, head - 0.03):
            box((wide, 0.06, 0.06), (centre, front - 0.012, z), palette.dark, 0.005)
        for x in (start + 0.03, end - 0.03):
            box((0.06, 0.06, head - bottom), (x, front - 0.012, (bottom + head) / 2), palette.dark, 0.005)
        if clad:
            curtains(palette, centre, wide, front, bottom, head, ((0.30, 0.14), (0.16, 0.18), (0.14, 0.34))[k % 3])
        tilt = (math.radians(-5 + rng.uniform(-0.4, 0.4)), 0, math.radians(rng.uniform(-0.5, 0.5)))
        box(
            (wide - 0.1, 0.008, head - bottom - 0.1),
            (centre, front - 0.004, (bottom + head) / 2),
            palette.glass,
            0,
            tilt,
        )
        left_edge, right_edge, face = start + 0.06, end - 0.06, front - 0.05
        corners.append(
            [
                (left_edge, face, bottom + 0.06),
                (right_edge, face, bottom + 0.06),
                (right_edge, face, head - 0.06),
                (left_edge, face, head - 0.06),
            ]
        )
    if clad:
        box((width - 0.25, 0.02, height), (middle, front + 1.3, base + height / 2), materials.paint('#7d7464', 0.9, 0.3), 0)
    over, deep, across = 0.2, back - front + 0.6, (front + back) / 2 + 0.1
    box((width + 2 * over, deep, 0.23), (middle, across, top + 0.11), white, 0.008)
    if clad:
        box((width + 2 * over + 0.05, 0.05, 0.05), (middle, front - over - 0.012, top + 0.205), white, 0.012)
        for side in (-1, 1):
            box((0.05, deep, 0.05), (middle + side * (width / 2 + over + 0.012), across, top + 0.205), white, 0.012)
    # The flat roof: felt inside a zinc edge.
    box((width + 2 * over, deep, 0.02), (middle, across, top + 0.232), palette.felt, 0)
    if clad:
        for side in (-1, 1):
            box((0.1, deep + 0.06, 0.03), (middle + side * (width / 2 + over), across, top + 0.242), palette.zinc, 0.006)
        box((width + 2 * over + 0.09, 0.1, 0.03), (middle, front - over, top + 0.242), palette.zinc, 0.006)
        flashings(frame, palette.lead, x0, x1, (left, low), width, front, top, seed)
    return dict(
        panes=corners,
        cheek=(x0, front + 0.5, (base + top) / 2 + 0.3),
        stile=(x1 - stile / 2, front - 0.05, (base + top) / 2 - 0.4),
        flat=(x1 - 0.4 * width, front + 0.6, top + 0.245),
    )


