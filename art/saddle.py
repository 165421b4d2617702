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
# The lower edge, its x at so many metres beside the ridge: square across it, over the tiles, square across the valley, and up
# in a bend.
EDGE = ((0, 0.115, 0.215, 0.35, 0.36, 0.375, 0.388, 0.40), (-0.325, -0.325, -0.385, -0.25, -0.22, -0.165, -0.11, -0.05))
# Along the valley: where the fold starts to sink below the crowns of the tiles and where it is down on the zinc, and where the
# strip on the zinc begins and has its full width, of which FLAT is half.
SINK, STRIP, FLAT = (0.19, 0.35), (0.30, 0.42), 0.078
# How far it reaches up the main roof, along the slope: 10 cm under the next course. Between these distances from the tails of
# that course it gets close to the tiles, and there this high above them.
HIGH, CLOSE, TIGHT = 0.33, (-0.12, -0.005), 0.0045
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
    that up the slope in the ground plan; `tight` for lead that follows them closely. Above `under` another course lies on it."""
    falls = lambda v: max(0, up + v - under) * math.tan(roof.TILT)

    def sampled(cell):
        us, vs = np.arange(-0.6, 0.6, cell), np.arange(-0.7, 0.6, cell)
        return vs, np.array([[roof.surface(across + u, min(up + v, under)) - falls(v) for u in us] for v in vs])

    _, coarse = sampled(CELL)
    loose = ndimage.gaussian_filter(ndimage.maximum_filter(coarse, (9, 5)), (3, 2.5))
    # Further under the next course there is no room beside the rolls.
    vs, fine = sampled(CELL / 2)
    over, beside = ndimage.maximum_filter(fine, (1, 3)), ndimage.minimum_filter(fine, (1, 13))
    exact = ndimage.gaussian_filter(np.where((up + vs < under + 0.012)[:, None], over, beside), (1.5, 1.2))

    def height(u, plan, tight=False):
        tiles, cell = (exact, CELL / 2) if tight else (loose, CELL)
        high = np.full_like(u, 0.08)
        for _ in range(4):
            v = (plan + high * SIN) / COS
            high = ndimage.map_coordinates(tiles, [(v + 0.7) / cell, (u + 0.6) / cell], order=1, mode='nearest')
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
    z += 0.0085 + 0.0003 * hand / hand.std()
    # Under the next course, where it is narrower: it does not show in the gaps beside the rolls.
    tails = HIGH - (top - x) / COS - (under - main[1])
    close = ramp((tails - CLOSE[0]) / (CLOSE[1] - CLOSE[0]))
    y *= 1 - 0.15 * ramp((tails - 0.008) / 0.02)
    z += close * (on_main(-y, x, True) + x * TAN + TIGHT - z)
    sheet(np.stack([x, y, z], -1).tolist(), lead, 0.0042)
