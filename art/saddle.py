"""The lead saddle over the end of a ridge, where it meets a higher roof with a valley on either side, for close-ups."""

import math

import numpy as np
import roof
from geometry import sheet
from scipy import ndimage

# All lengths are in the ground plan, from the point where the axis of the ridge meets the main roof: x up that roof, y beside
# the ridge, `beside` the middle of the valley (the line x = -y) and `along` it, downwards.
SLOPE = math.radians(40)
TAN, SIN, COS = math.tan(SLOPE), math.sin(SLOPE), math.cos(SLOPE)
# The upper side of the ridge tile: its z, its radius where the lead ends, and how much narrower it gets for each metre. From
# where it falls away at this angle the lead runs on straight.
RIDGE, RADIUS, NARROWER, LEAVES = 0.055, 0.126, 0.036, math.radians(58)
# The crowns of the tiles above the planes of both roofs, vertically, and half the width between the cut tiles.
CROWN, OPEN = 0.122, 0.095
# The lower edge, its x at so many metres beside the ridge: square across it, over the tiles, square across the valley, and up.
EDGE = ((0, 0.115, 0.215, 0.35, 0.40), (-0.325, -0.325, -0.385, -0.25, -0.165))
# Along the valley: where the fold starts to sink below the crowns of the tiles and where it is down on the zinc, and where the
# strip on the zinc begins and has its full width, of which FLAT is half.
SINK, STRIP, FLAT = (0.19, 0.35), (0.30, 0.42), 0.078
# How far it reaches up the main roof, along the slope, and how deep its upper edge goes below the next course.
HIGH, LAP = 0.263, 0.032
CELL = 0.004


def ramp(t):
    """From 0 to 1 without a kink, for arrays."""
    t = np.clip(t, 0, 1)
    return t * t * (3 - 2 * t)


def higher(a, b, soft):
    """The higher of two surfaces, with a fold of a small radius between them."""
    return (a + b + np.sqrt((a - b) ** 2 + soft**2)) / 2


def dressed(across, up, under):
    """The tiles of a roof below dressed lead, vertically above the roof's plane: a function of the point along the eaves and of
    that up the slope in the ground plan. Above `under` another course lies on it."""
    us, vs = np.arange(-0.6, 0.6, CELL), np.arange(-0.7, 0.6, CELL)
    tiles = np.array([[roof.surface(across + u, min(up + v, under)) for u in us] for v in vs])
    tiles = ndimage.gaussian_filter(ndimage.maximum_filter(tiles, (9, 5)), (3, 2.5))

    def height(u, plan):
        high = np.full_like(u, 0.08)
        for _ in range(4):
            v = (plan + high * SIN) / COS
            high = ndimage.map_coordinates(tiles, [(v - vs[0]) / CELL, (u - us[0]) / CELL], order=1, mode='nearest')
        return high / COS

    return height


def saddle(main, lower, under, lead):
    """Lead over the end of the ridge, with one sharp fold down the middle of each valley, down to the zinc. `main` and `lower`
    are where the origin is on either roof: along the eaves and up the slope; `under` is the end of the next course."""
    on_main, on_lower = dressed(*main, under), dressed(*lower, 99)
    share, t = np.meshgrid(np.linspace(-1, 1, 381), np.linspace(0, 1, 281))
    y = share * EDGE[0][-1]
    flat = np.abs(y)
    bottom = np.interp(flat, *EDGE)
    top = (HIGH - on_main(-y, np.full_like(y, 0.13)) * SIN) * COS
    x = bottom + (top - bottom) * t
    beside, along = (x + flat) / math.sqrt(2), (flat - x) / math.sqrt(2)
    # The flank of the ridge.
    radius = RADIUS - NARROWER * (x - EDGE[1][0])
    leave = radius * math.sin(LEAVES)
    flank = RIDGE + np.sqrt(radius**2 - np.minimum(flat, leave) ** 2) - math.tan(LEAVES) * np.maximum(0, flat - leave)
    # Beside the fold it lies straight on the crowns of the tiles, further away it follows them.
    left, right = on_lower(x, -flat), on_main(-y, x)
    left = higher(left, CROWN + (left - CROWN) * ramp((-beside - 0.05) / 0.08), 0.004) - flat * TAN
    right = higher(right, CROWN + (right - CROWN) * ramp((beside - 0.05) / 0.10), 0.004) + x * TAN
    both = higher(higher(flank, left, 0.012), right, 0.008)
    # Between the cut tiles the flanks run down straight to the fold, and at the end to a strip on the zinc.
    zinc = TAN * (np.hypot(beside, 0.008) - 0.008 - along) / math.sqrt(2) + 0.003
    sink = np.clip((along - SINK[0]) / (SINK[1] - SINK[0]), 0, 1)
    strip = FLAT * np.clip((along - STRIP[0]) / (STRIP[1] - STRIP[0]), 0, 1)
    wall = np.clip((OPEN - np.abs(beside)) / (OPEN - strip), 0, 1)
    z = both - sink * wall * np.maximum(0, both - zinc)
    # Never into the ridge tile.
    tile = np.where(flat < radius, RIDGE + np.sqrt(np.maximum(0, radius**2 - flat**2)), -1)
    z = higher(higher(z, zinc, 0.003), tile, 0.003)
    hand = ndimage.gaussian_filter(np.random.RandomState(4).normal(0, 1, z.shape), 9)
    z += 0.0085 + 0.0003 * hand / hand.std() - LAP * ramp((x - top + 0.027) / 0.022)
    sheet(np.stack([x, y, z], -1).tolist(), lead, 0.0042)
