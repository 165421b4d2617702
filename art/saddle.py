"""The lead saddle over the end of a ridge, where it meets a higher roof with a valley on either side, for close-ups."""

import math

import bmesh
import materials
import numpy as np
import roof
from geometry import grid, place, smooth
from mathutils import Vector
from scipy import ndimage
from shader import Material, colour

# All lengths are in the ground plan, from the point where the axis of the ridge meets the main roof: x up that roof, y beside
# the ridge, `beside` the middle of the valley (the line x = -y) and `along` it, downwards.
SLOPE = math.radians(40)
TAN, SIN, COS = math.tan(SLOPE), math.sin(SLOPE), math.cos(SLOPE)
# The upper side of the ridge tile: its z, its radius where the lead ends, and how much narrower it gets for each metre. From
# where it falls away at this angle the lead runs on straight.
RIDGE, RADIUS, NARROWER, LEAVES = 0.055, 0.126, 0.036, math.radians(58)
# The crowns of the tiles above the planes of both roofs, vertically, half the width between the cut tiles, and the radius of the
# bend in the zinc between them.
CROWN, OPEN, BEND = 0.122, 0.095, 0.009
# Where it is trimmed: square across the ridge, up and across the tiles of the main roof, there in a hollow
# beyond a roll, with its corner cut off.
ACROSS_RIDGE, FOOT, SIDE, CORNER = -0.345, -0.2, 0.64, 0.09
# Along the valley: where the fold starts to sink below the crowns of the tiles and where it is down on the zinc, and where the
# strip on the zinc begins and has its full width, of which FLAT is half; it is trimmed a little narrower, and square at END.
SINK, STRIP, FLAT, TONGUE, END = (0.18, 0.33), (0.25, 0.35), 0.078, 0.075, 0.47
# How far it reaches up the main roof, along the slope: under the next course. Between these distances from the tails of that
# course it gets close to the tiles, and there this high above them.
HIGH, CLOSE, TIGHT = 0.262, (-0.10, -0.005), 0.0042
CELL, MESH, THICK = 0.004, 0.0026, 0.0032
# Below the tail of a tile the lead falls straight, this steep, to the next one.
FALL = 0.22


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
        us, vs = np.arange(-0.75, 0.75, cell), np.arange(-0.8, 0.6, cell)
        return vs, np.array([[roof.surface(across + u, min(up + v, under)) - falls(v) for u in us] for v in vs])

    _, coarse = sampled(CELL)
    straight = -FALL * CELL * np.abs(np.arange(-26, 27))[:, None]
    loose = ndimage.gaussian_filter(ndimage.grey_dilation(ndimage.maximum_filter(coarse, (1, 3)), structure=straight), (3, 1.4))
    # Further under the next course there is no room beside the rolls.
    vs, fine = sampled(CELL / 2)
    over, beside = ndimage.maximum_filter(fine, (1, 3)), ndimage.minimum_filter(fine, (1, 13))
    exact = ndimage.gaussian_filter(np.where((up + vs < under + 0.012)[:, None], over, beside), (1.5, 1.2))

    def height(u, plan, tight=False):
        tiles, cell = (exact, CELL / 2) if tight else (loose, CELL)
        high = np.full_like(u, 0.08)
        for _ in range(4):
            v = (plan + high * SIN) / COS
            high = ndimage.map_coordinates(tiles, [(v + 0.8) / cell, (u + 0.75) / cell], order=1, mode='nearest')
        return high / COS

    return height


def outline():
    """The corners of one half of the sheet, in x and in metres beside the ridge."""
    at = lambda beside, along: ((beside - along) / math.sqrt(2), (beside + along) / math.sqrt(2))
    side = TONGUE * math.sqrt(2)
    valley = [(ACROSS_RIDGE, -ACROSS_RIDGE - side), at(-TONGUE, END), at(TONGUE, END), (FOOT, side - FOOT)]
    return [(1, -0.01), (ACROSS_RIDGE, -0.01), *valley, (FOOT, SIDE - CORNER), (FOOT + CORNER, SIDE), (1, SIDE)]


def trimmed(mesh):
    """Cut the sheet along straight lines in the ground plan."""
    corners = outline()
    work = bmesh.new()
    work.from_mesh(mesh)
    for (x, y), (end, far) in zip(corners[1:-1], corners[2:]):
        for hand in (-1, 1):
            normal = Vector((far - y, hand * (x - end), 0)).normalized()
            everything = work.verts[:] + work.edges[:] + work.faces[:]
            bmesh.ops.bisect_plane(work, geom=everything, dist=1e-6, plane_co=(x, hand * y, 0), plane_no=normal)

    def inside(x, y):
        odd = False
        for (ax, ay), (bx, by) in zip(corners, corners[1:] + corners[:1]):
            if (ay > y) != (by > y) and x < ax + (bx - ax) * (y - ay) / (by - ay):
                odd = not odd
        return odd

    off = [face for face in work.faces if not inside(face.calc_center_median().x, abs(face.calc_center_median().y))]
    bmesh.ops.delete(work, geom=off, context='FACES')
    work.to_mesh(mesh)
    work.free()
    return smooth(mesh, 60)


def oxidised(wet):
    """Lead after some years outside: matt, with a grey-white bloom in soft clouds, and where rain runs off it a little darker."""
    m = Material()
    world = m.world_position()
    clouds, fine, grit = m.noise(world, 5, 5, 0.58), m.noise(world, 48, 5, 0.62), m.noise(world, 520, 2, 0.6)
    runs = m.noise(m.object_position((3, 46, 8)), 1, 4, 0.55)
    m.base = colour('#2c3136')
    m.layer(m.ramp(clouds, (0.36, 0.25), (0.66, 0.85)), colour('#50575e'), 'MIX')
    m.layer(0.4, m.ramp(runs, (0.34, 0.74), (0.54, 1.0), (0.7, 1.16)))
    m.layer(0.4, m.ramp(fine, (0.34, 0.76), (0.56, 1.0), (0.7, 1.12)))
    m.layer(0.35, m.ramp(grit, (0.34, 0.72), (0.56, 1.06)))
    if wet:
        m.layer(0.8, (0.86, 0.87, 0.89))
    m.bump(grit, 0.12, 0.0003)
    rough = (0.24, 0.42) if wet else (0.46, 0.6)
    return m.set_inputs(Metallic=0.2, Roughness=m.map_range(clouds, *rough), Specular=0.35).finish()


def saddle(main, lower, under, lead):
    """Lead over the end of the ridge, with one fold down the middle of each valley, down to the zinc; its cut edge is bright.
    `main` and `lower` are where the origin is on either roof: along the eaves and up the slope; `under` is the end of the next
    course."""
    on_main, on_lower = dressed(*main, under), dressed(*lower, 99)
    reach, foot = SIDE + 0.02, outline()[3][0] - 0.02
    count = int(2 * reach / MESH), int((HIGH - foot) / MESH)
    share, t = np.meshgrid(np.linspace(-1, 1, count[0]), np.linspace(0, 1, count[1]))
    y = share * reach
    flat = np.abs(y)
    top = (HIGH - on_main(-y, np.full_like(y, 0.13)) * SIN) * COS
    x = foot + (top - foot) * t
    beside, along = (x + flat) / math.sqrt(2), (flat - x) / math.sqrt(2)
    # The flank of the ridge.
    radius = RADIUS - NARROWER * (x - ACROSS_RIDGE)
    leave = radius * math.sin(LEAVES)
    flank = RIDGE + np.sqrt(radius**2 - np.minimum(flat, leave) ** 2) - math.tan(LEAVES) * np.maximum(0, flat - leave)
    # Beside the fold it lies straight on the crowns of the tiles, further away it follows them.
    left, right = on_lower(x, -flat), on_main(-y, x)
    left = higher(left, CROWN + (left - CROWN) * ramp((-beside - 0.02) / 0.1), 0.004) - flat * TAN
    right = higher(right, CROWN + (right - CROWN) * ramp((beside - 0.02) / 0.1), 0.004) + x * TAN
    both = higher(higher(flank, left, 0.012), right, 0.012)
    # Between the cut tiles the flanks run down straight to the fold, and at the end to a strip on the zinc.
    zinc = TAN * (np.hypot(beside, BEND) - BEND - along) / math.sqrt(2) + 0.003
    sink = np.clip((along - SINK[0]) / (SINK[1] - SINK[0]), 0, 1)
    strip = FLAT * ramp((along - STRIP[0]) / (STRIP[1] - STRIP[0]))
    wall = ramp((OPEN - np.abs(beside)) / (OPEN - strip))
    z = both - sink * wall * np.maximum(0, both - zinc)
    # Never into the ridge tile.
    tile = np.where(flat < radius, RIDGE + np.sqrt(np.maximum(0, radius**2 - flat**2)), -1)
    z = higher(higher(z, zinc, 0.003), tile, 0.003)
    # The marks of the dressing tool lie in rows.
    noise, blows = np.random.RandomState(4), np.zeros_like(z)
    for j in range(6, count[1] - 6, 12):
        for i in range(6, count[0] - 6, 9):
            blows[j + noise.randint(-2, 3), i + noise.randint(-2, 3)] = noise.uniform(0.6, 1)
    blows = ndimage.gaussian_filter(blows, (4, 3))
    z += 0.006 - 0.0017 * blows / blows.max()
    # Under the next course.
    tails = HIGH - (top - x) / COS - (under - main[1])
    close = ramp((tails - CLOSE[0]) / (CLOSE[1] - CLOSE[0]))
    z += close * (on_main(-y, x, True) + x * TAN + TIGHT - z)
    mesh = trimmed(grid(np.stack([x, y, z], -1).tolist(), lead))
    mesh.materials.append(materials.plain('#8b9096', 0.34, 0.6))
    solid = place(mesh).modifiers.new('solid', 'SOLIDIFY')
    solid.thickness, solid.offset, solid.material_offset_rim = THICK, -1, 1
