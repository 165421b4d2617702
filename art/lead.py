"""Lead around a chimney: an apron and side strips dressed over the tiles, and leads against the brick."""

import math

import numpy as np
from geometry import COURSE, JOINT, sheet
from roof import surface
from scipy import ndimage

CELL = 0.006
THICK, OFF, BEND = 0.003, 0.007, 0.035
SIDE, APRON, BACK = 0.16, 0.29, 0.14


class Dressed:
    """Lead dressed over the tiles: its height above the frame at any point. It never goes below the tiles, follows their
    waves in part, and flattens out towards the chimney. `left`, `right`, `front`, `back` are the chimney's sides in the
    frame."""

    def __init__(self, left, right, front, back, seed):
        self.x, self.y = left - 0.4, front - 0.6
        xs, ys = np.arange(self.x, right + 0.4, CELL), np.arange(self.y, back + 0.5, CELL)
        tiles = np.array([[surface(x, y) for x in xs] for y in ys])
        # The highest tile within reach, then smoothed by less than that reach: stays above the tiles.
        over = ndimage.gaussian_filter(ndimage.maximum_filter(tiles, (9, 7)), (2.5, 2))
        flat = ndimage.gaussian_filter(ndimage.maximum_filter(tiles, (25, 37)), (8, 8))
        gaps = np.hypot(
            np.maximum(0, np.maximum(left - xs, xs - right))[None, :],
            np.maximum(0, np.maximum(front - ys, ys - back))[:, None],
        )
        near = np.clip((gaps - 0.02) / 0.16, 0, 1)
        share = 0.1 + 0.65 * near**2 * (3 - 2 * near)
        hand = ndimage.gaussian_filter(np.random.RandomState(seed).normal(0, 1, tiles.shape), 6)
        self.heights = over + (1 - share) * np.maximum(0, flat - over) + 0.013 + 0.001 * hand / hand.std()

    def __call__(self, x, y):
        """The height of the lead's upper face above the frame."""
        at = [[(y - self.y) / CELL], [(x - self.x) / CELL]]
        return float(ndimage.map_coordinates(self.heights, at, order=1, mode='nearest')[0])

    def strip(self, frame, lead, left, right, low, high, lift=0.0):
        """Add a rectangular sheet with a folded lower edge; `lift` is how far it lies above other lead."""
        ys = np.linspace(low, high, max(6, int((high - low) / 0.01)))
        fold = [(low + 0.014, -0.009), (low - 0.001, -0.009), (low - 0.004, -0.0045)]
        rows = [
            [(x, y, self(x, low) + lift + down) for x in np.linspace(left, right, max(6, int((right - left) / 0.009)))]
            for y, down in fold
        ]
        for y in ys:
            rows.append([(x, y, self(x, y) + lift) for x in np.linspace(left, right, len(rows[0]))])
        sheet(rows, lead, THICK, frame)


def upstand(base, lead, path, top, off=OFF, low=0.0):
    """Add lead bent up against brick. `path` is a list of points on the wall with the wall's normal there, as ((x, y), (nx,
    ny)); base(x, y) is the z of the lead below; the upper edge at z `top` goes into a joint."""
    rows = []
    for angle in np.linspace(0, math.pi / 2, 9):
        out, up = off + BEND * (1 - math.sin(angle)), BEND * (1 - math.cos(angle)) - 0.002
        points = [(x + nx * out, y + ny * out) for (x, y), (nx, ny) in path]
        rows.append([(x, y, min(top - 0.004, base(x, y) + up + low)) for x, y in points])
    lowest = rows.pop()
    for share in np.linspace(0, 1, 7):
        rows.append([(x, y, z + (top - z) * share) for x, y, z in lowest])
    for out in (off * 0.4, -0.02):
        rows.append([(x + nx * out, y + ny * out, top) for (x, y), (nx, ny) in path])
    sheet(rows, lead, THICK, None)


def around_chimney(frame, lead, middle, width, depth, pitch, courses_from, seed):
    """Add all lead of a chimney: apron, side strips, the front lead that wraps round both corners, and stepped leads at the
    sides, their upper edges in the joints. `middle` is where its axis meets the frame; `courses_from` is the z of the
    lower edge of its first course. Returns the middle of the apron in the frame."""
    slope = math.radians(pitch)
    back_to = frame.inverted()
    local = back_to @ middle
    half, rise = depth / 2 / math.cos(slope), 0.09 * math.tan(slope)
    left, right, front, back = local.x - width / 2, local.x + width / 2, local.y - half + rise, local.y + half + rise
    dressed = Dressed(left, right, front, back, seed)

    def base(x, y):
        """The world z of the dressed lead at world (x, y)."""
        along = front
        for _ in range(12):
            height = dressed(x - middle.x + local.x, along)
            along = local.y + (y - middle.y) / math.cos(slope) + height * math.tan(slope)
        return middle.z + (along - local.y) * math.sin(slope) + height * math.cos(slope)

    dressed.strip(frame, lead, left - SIDE, right + SIDE, front - APRON, front + 0.1)
    for outer, inner in ((left - SIDE + 0.004, left - 0.012), (right + 0.012, right + SIDE - 0.004)):
        dressed.strip(frame, lead, outer, inner, front + 0.01, back + BACK, 0.005)
    dressed.strip(frame, lead, left - SIDE + 0.004, right + SIDE - 0.004, back - 0.03, back + BACK, 0.003)

    west, east, south, north = (
        middle.x - width / 2,
        middle.x + width / 2,
        middle.y - depth / 2,
        middle.y + depth / 2,
    )
    joint = lambda z: courses_from + math.ceil((z - courses_from) / (COURSE + JOINT)) * (COURSE + JOINT) - JOINT / 2
    crest = max(base(x, south) for x in np.linspace(west, east, 20))
    top = joint(crest + 0.10)
    wrap = 0.075
    round_corner = lambda corner, start: [
        (corner, (math.cos(a), math.sin(a))) for a in np.linspace(start, start + math.pi / 2, 9)
    ]
    path = [((west, y), (-1, 0)) for y in np.linspace(south + wrap, south + 0.006, 8)]
    path += round_corner((west, south), math.pi)
    path += [((x, south), (0, -1)) for x in np.linspace(west + 0.006, east - 0.006, 100)]
    path += round_corner((east, south), 1.5 * math.pi)
    path += [((east, y), (1, 0)) for y in np.linspace(south + 0.006, south + wrap, 8)]
    upstand(base, lead, path, top)

    # Leads of two courses each; every one laps over the one below it.
    run = 2 * (COURSE + JOINT) / math.tan(slope)
    for x, side in ((west, -1), (east, 1)):
        first = joint(base(x + side * OFF, south + run) + 0.085)
        for step in range(math.ceil(depth / run)):
            start = south + 0.004 + step * run
            end = min(north, start + run + 0.03)
            ys = np.linspace(start, end, 14)
            off = lambda y: 0.004 + OFF + (0.004 if step else 0) * (end - y) / (end - start)
            line = [((x + side * (off(y) - OFF), y), (side, 0)) for y in ys]
            # Its lower edge is turned in to the wall.
            line = [((x - side * 0.006, start - 0.0015), (side, 0)), ((x - side * 0.002, start - 0.002), (side, 0)), *line]
            line = line if side > 0 else line[::-1]
            upstand(base, lead, line, first + step * 2 * (COURSE + JOINT), low=0.006 + 0.004 * (step % 2))
    return frame @ type(local)((local.x, front - APRON / 2, 0.1))
