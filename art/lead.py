"""Lead around a chimney: an apron and side strips dressed over the tiles, and leads against the brick."""

import math

import backgutter
import bpy
import numpy as np
from geometry import COURSE, JOINT, eased, grid, place, sheet
from mathutils import Vector
from mathutils.bvhtree import BVHTree
from roof import GAUGE, surface
from scipy import ndimage

CELL = 0.006
THICK, OFF, BEND = 0.003, 0.007, 0.035
SIDE, APRON, BACK = 0.16, 0.29, 0.14
# Of lead that is beaten down on the tiles as they lie: its distance from the brick and the radius of its bend there.
CLOSE_OFF, CLOSE_BEND = 0.0045, 0.014


class Dressed:
    """Lead dressed over the tiles: its height above the frame at any point. It never goes below the tiles, follows their
    waves in part, and flattens out towards the chimney. `left`, `right`, `front`, `back` are the chimney's sides in the
    frame. With `on`, the frame itself, it is pressed into the waves of the tiles that lie there, all the way to a hand's
    width from the chimney. The tiles whose lower edges are at y = `tail` lie over it, if given."""

    def __init__(self, left, right, front, back, seed, on=None, tail=None):
        self.x, self.y = left - 0.4, front - 0.6
        xs, ys = np.arange(self.x, right + 0.4, CELL), np.arange(self.y, back + 0.5, CELL)
        last = None if tail is None else round((tail + 0.05) / GAUGE) - 1
        tiles = np.array([[surface(x, y, last) for x in xs] for y in ys])
        # The highest tile within reach, then smoothed by less than that reach: stays above the tiles.
        over = ndimage.gaussian_filter(ndimage.maximum_filter(tiles, (9, 7)), (2.5, 2))
        flat = ndimage.gaussian_filter(ndimage.maximum_filter(tiles, (25, 37)), (8, 8))
        gaps = np.hypot(
            np.maximum(0, np.maximum(left - xs, xs - right))[None, :],
            np.maximum(0, np.maximum(front - ys, ys - back))[:, None],
        )
        near = np.clip((gaps - 0.02) / 0.16, 0, 1)
        self.on = on
        if on is not None:
            self.press(on, xs, ys, tiles, gaps, seed)
        else:
            share = 0.1 + 0.65 * near**2 * (3 - 2 * near)
            hand = ndimage.gaussian_filter(np.random.RandomState(seed).normal(0, 1, tiles.shape), 6)
            # Where the sheet ends it is beaten down on the tiles.
            self.close = ndimage.gaussian_filter(ndimage.maximum_filter(tiles, (9, 7)), 1.5) + 0.004
            self.heights = over + (1 - share) * np.maximum(0, flat - over) + 0.013 + 0.001 * hand / hand.std()
        if tail is not None:
            below = np.clip((ys - tail + 0.05) / 0.04, 0, 1)[:, None]
            self.heights, self.close = (h + below * (tiles + 0.001 - h) for h in (self.heights, self.close))

    def press(self, frame, xs, ys, tiles, gaps, seed):
        """Set the heights of lead on the tiles as they lie, found by rays; where none lie, on the `tiles` of the design."""
        laid, tree = tiles.copy(), tiles_at(frame, xs, ys)
        for j, y in enumerate(ys):
            for i, x in enumerate(xs):
                at = tree.ray_cast(Vector((x, y, 0.16)), Vector((0, 0, -1)))[0]
                if at:
                    laid[j, i] = max(at.z, tiles[j, i] - 0.012)
        # It bridges the step at the lower end of a tile, and hardly their waves.
        over = ndimage.gaussian_filter(ndimage.maximum_filter(laid, (9, 3)), (2.4, 1.2))
        over = ndimage.gaussian_filter(np.maximum(over, laid), 0.8)
        # Straight along its bend at the brick, on the crests of the waves.
        flat = ndimage.gaussian_filter(ndimage.maximum_filter(laid, (13, 37)), (5, 8))
        near = np.clip((gaps - 0.012) / 0.11, 0, 1)
        share = 0.06 + 0.94 * near**2 * (3 - 2 * near)
        hand = ndimage.gaussian_filter(np.random.RandomState(seed).normal(0, 1, laid.shape), 5)
        self.heights = over + (1 - share) * np.maximum(0, flat - over) + 0.0042 + 0.0005 * hand / hand.std()
        self.close = self.heights

    def __call__(self, x, y, pressed=0.0):
        """The height of the lead's upper face above the frame; `pressed` is how far it is beaten down on the tiles."""
        at = [[(y - self.y) / CELL], [(x - self.x) / CELL]]
        high, low = (float(ndimage.map_coordinates(h, at, order=1, mode='nearest')[0]) for h in (self.heights, self.close))
        return high + pressed * min(0, low - high)

    def strip(self, frame, lead, left, right, low, high, lift=0.0):
        """Add a rectangular sheet with a folded lower edge; `lift` is how far it lies above other lead."""
        ys = np.linspace(low, high, max(6, int((high - low) / 0.01)))
        fold = [(low + 0.014, -0.009), (low - 0.001, -0.009), (low - 0.004, -0.0045)]
        if self.on is not None:
            ys, fold = np.linspace(low, high, int((high - low) / 0.005)), []
        rows = [
            [(x, y, self(x, low) + lift + down) for x in np.linspace(left, right, max(6, int((right - left) / 0.009)))]
            for y, down in fold
        ]
        xs = np.linspace(left, right, len(rows[0]) if rows else int((right - left) / 0.005))
        for y in ys:
            rows.append([(x, y, self(x, y) + lift) for x in xs])
        sheet(rows, lead, THICK, frame)


def tiles_at(frame, xs, ys):
    """The tiles that lie between these coordinates of the frame, in that frame, to cast rays at. In a whole house this takes
    far less time than rays through its scene, which try every brick."""
    bpy.context.view_layer.update()
    points, faces, back_to = [], [], frame.inverted()
    for tile in bpy.context.scene.objects:
        if not tile.name.startswith('tile'):
            continue
        into = back_to @ tile.matrix_world
        box = [into @ Vector(corner) for corner in tile.bound_box]
        if all(min(at[k] for at in box) < reach[-1] and max(at[k] for at in box) > reach[0] for k, reach in enumerate((xs, ys))):
            faces += [[len(points) + k for k in face.vertices] for face in tile.data.polygons]
            points += [into @ vertex.co for vertex in tile.data.vertices]
    return BVHTree.FromPolygons(points, faces)


def upstand(base, lead, path, top, off=OFF, low=0.0, flap=None, turned=(), bend=BEND, mortar=None, rows_of_flap=None):
    """Add lead bent up against brick. `path` is a list of points on the wall with the wall's normal there, as ((x, y), (nx,
    ny)); base(x, y) is the z of the lead below, and `low` how far above it this lies, per point or everywhere; the upper edge
    at z `top` goes into a joint. With a `flap`, its reach in x and in y, it runs on over the tiles, square round corners;
    base then takes how far the lead is beaten down on them.
    `turned` is how far each point of the upright part is turned in to the wall, `bend` the radius between both parts;
    with `mortar` the joint is pointed over its upper edge."""
    rows, turned = [], turned or [0] * len(path)
    lows = low if isinstance(low, list) else [low] * len(path)
    for share in np.arange(0, 1, 1 / (rows_of_flap or (12 if bend == BEND else 30))) if flap else ():
        row = []
        for ((x, y), (nx, ny)), lift in zip(path, lows):
            out, square = (1 - share), max(abs(nx), abs(ny))
            x, y = (at + n * (off + bend) * share + n / square * reach * out for at, n, reach in ((x, nx, flap[0]), (y, ny, flap[1])))
            row.append((x, y, min(top - 0.004, base(x, y, eased(1 - 2 * share)) - 0.002 + lift)))
        rows.append(row)
    for angle in np.linspace(0, math.pi / 2, 9):
        out, up = off + bend * (1 - math.sin(angle)), bend * (1 - math.cos(angle)) - 0.002
        inner = [out - inward * math.sin(angle) for inward in turned]
        points = [(x + nx * o, y + ny * o) for ((x, y), (nx, ny)), o in zip(path, inner)]
        rows.append([(x, y, min(top - 0.004, base(x, y) + up + lift)) for (x, y), lift in zip(points, lows)])
    lowest = rows.pop()
    for share in np.linspace(0, 1, 7):
        rows.append([(x, y, z + (top - z) * share) for x, y, z in lowest])
    for out in (off * 0.4, -0.02):
        rows.append([(x + nx * out, y + ny * out, top) for (x, y), (nx, ny) in path])
    sheet(rows, lead, THICK, None)
    if mortar:
        fillet(path, top, off, mortar)


def fillet(path, top, off, mortar):
    """Point a joint with mortar over lead that is turned in to it at z `top`."""
    rows = []
    for (x, y), (nx, ny) in path:
        hand = 0.0007 * math.sin(37 * (x + y)) + 0.0006 * math.sin(91 * (x - y) + 1)
        profile = (-0.004, 0.0075), (0.0012, 0.0062), (off + 0.0012, 0.002), (off + 0.0016, -0.002), (off - 0.001, -0.0042)
        rows.append([(x + nx * (out + hand), y + ny * (out + hand), top + up + hand) for out, up in profile])
    place(grid(rows, mortar))


def around_chimney(frame, lead, middle, width, depth, pitch, courses_from, seed, mortar=None, tail=None):
    """Add all lead of a chimney: apron, the front lead that wraps round both corners, stepped leads with flaps at the sides,
    and the back lead, their upper edges in the joints. `middle` is where its axis meets the frame; `courses_from` is the z
    of the lower edge of its first course. With `mortar` it lies close on the tiles, which must have been laid, and close to
    the brick, and its joints are pointed. With `tail`, the y in the frame of the lower edges of the tiles above the chimney, 8
    to 25 cm behind it, the back lead is a gutter below them. Returns the middle of the apron in the frame."""
    off, bend, thin = (CLOSE_OFF, CLOSE_BEND, 0.65) if mortar else (OFF, BEND, 1)
    slope = math.radians(pitch)
    back_to = frame.inverted()
    local = back_to @ middle
    half, rise = depth / 2 / math.cos(slope), 0.09 * math.tan(slope)
    left, right, front, back = local.x - width / 2, local.x + width / 2, local.y - half + rise, local.y + half + rise
    dressed = Dressed(left, right, front, back, seed, frame if mortar else None, tail)

    def base(x, y, pressed=0.0):
        """The world z of the dressed lead at world (x, y)."""
        along = front
        for _ in range(12):
            height = dressed(x - middle.x + local.x, along, pressed)
            along = local.y + (y - middle.y) / math.cos(slope) + height * math.tan(slope)
        return middle.z + (along - local.y) * math.sin(slope) + height * math.cos(slope)

    dressed.strip(frame, lead, left - SIDE, right + SIDE, front - APRON, front + 0.1)

    west, east, south, north = (
        middle.x - width / 2,
        middle.x + width / 2,
        middle.y - depth / 2,
        middle.y + depth / 2,
    )
    joint = lambda z: courses_from + math.ceil((z - courses_from) / (COURSE + JOINT)) * (COURSE + JOINT) - JOINT / 2
    crest = max(base(x, south) for x in np.linspace(west, east, 20))
    top = joint(crest + (0.12 if mortar else 0.10))
    wrap = 0.075
    round_corner = lambda corner, start, count=9: [
        (corner, (math.cos(a), math.sin(a))) for a in np.linspace(start, start + math.pi / 2, count)
    ]
    path = [((west, y), (-1, 0)) for y in np.linspace(south + wrap, south + 0.006, 8)]
    path += round_corner((west, south), math.pi)
    path += [((x, south), (0, -1)) for x in np.linspace(west + 0.006, east - 0.006, 100)]
    path += round_corner((east, south), 1.5 * math.pi)
    path += [((east, y), (1, 0)) for y in np.linspace(south + 0.006, south + wrap, 8)]
    upstand(base, lead, path, top, off, bend=bend, mortar=mortar)

    # Leads of two courses each, with a flap over the tiles; every one laps over the one below it. The last ones are one sheet
    # that goes round the back.
    run, lap = 2 * (COURSE + JOINT) / math.tan(slope), 0.045
    count = math.ceil(depth / run) - 1

    def side_path(x, side, step, end):
        """The path from the lower edge of a lead, which is turned in to the wall, up to y = `end`, and its heights."""
        start = south + 0.004 + step * run
        ys = np.linspace(start, end, 60 if mortar else 22)
        fade = lambda y: max(0, min(1, (start + 1.6 * lap - y) / (1.4 * lap)))
        line = [(x + side * (0.002 + (0.0055 if step else 0.002) * fade(y)), y) for y in (start - 0.004, start - 0.002, *ys)]
        # Its edge is bent down on the lead below.
        lows = [thin * (0.006 + (0.006 if step else 0.003) * fade(y)) for _, y in line]
        lows[0], lows[1] = lows[0] - 0.004, lows[1] - 0.001
        return [(at, (side, 0)) for at in line], lows, [0.012, 0.005] + [0] * len(ys)

    for x, side in ((west, -1), (east, 1)):
        first = joint(base(x + side * off, south + run) + 0.085)
        for step in range(count):
            path, lows, turned = side_path(x, side, step, south + 0.004 + (step + 1) * run + lap)
            order = slice(None, None, side)
            height = first + step * 2 * (COURSE + JOINT)
            upstand(base, lead, path[order], height, off, lows[order], (SIDE, SIDE), turned[order], bend, mortar)
    (to_back, lows, turned), (to_front, *_) = (side_path(x, side, count, north - 0.006) for x, side in ((east, 1), (west, -1)))
    fine = 9 if tail is None else 70
    behind = [*round_corner((east, north), 0, fine), *(((x, north), (0, 1)) for x in np.linspace(east - 0.006, west + 0.006, 60))]
    behind += round_corner((west, north), math.pi / 2, fine)
    path, lows = [*to_back, *behind, *to_front[::-1]], [*lows, *[thin * 0.006] * len(behind), *lows[::-1]]
    turned = [*turned, *[0] * len(behind), *turned[::-1]]
    height = first + count * 2 * (COURSE + JOINT)
    reach, rows = (SIDE, BACK * math.cos(slope)), None
    if tail is not None:
        base, rows = backgutter.channel(frame, base, (west, east, north), tail), 70
        reach = (backgutter.PAST, (tail - local.y) * math.cos(slope) - depth / 2 + backgutter.BELOW)
    upstand(base, lead, path, height, off + 0.002, lows, reach, turned, bend, mortar, rows)
    return frame @ type(local)((local.x, front - APRON / 2, 0.1))
