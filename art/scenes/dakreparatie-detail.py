"""A repaired flat roof: a patch of new felt welded over the seam of old strips, with the roller that pressed it on and an offcut."""

import math

import light
import materials
import numpy as np
import roof
from geometry import ball_mesh, box, grid, move, place, rod, sheet, turn
from tools import lathe

SIZE = (880, 1100)
POST = dict(exposure=0.25, saturation=0.97, split=0.02, keep=0.1, sharpen=0.4)
# The middle of the patch, on a seam; half its width and length, and how far it is turned.
AT, HALF, TURNED = (1.2, -0.3), (0.22, 0.29), -0.06
# The radius and half the width of the roller's wheel.
ROLLER, HALF_WHEEL = 0.022, 0.020
# The width of a strip and the y of the upstand.
WIDE, UPSTAND = 1.0, 0.40


def high(x, y):
    """The height of the roof."""
    dents = 0.0024 * math.sin(29 * x + 2) * math.sin(33 * y + 1) + 0.0014 * math.sin(61 * x + 17 * y) * math.sin(53 * y - 13 * x + 2)
    return dents + 0.0016 * math.sin(9 * x + 1) * math.sin(7 * y) + 0.001 * math.sin(23 * x + 5 * y)


def strip(left, seed, skin, tar):
    """One strip of felt along y, with the bead of bitumen that its weld pressed out."""
    rng = np.random.RandomState(seed)
    phase = rng.rand(4) * 6
    edge = lambda y: 0.003 * math.sin(2.3 * y + phase[0]) + 0.0015 * math.sin(9.1 * y + phase[1])
    rows = []
    # It ends under the strip that is turned up.
    for y in np.linspace(-1.2, UPSTAND - 0.09, 160):
        xs = [left + u * WIDE + edge(y) for u in np.linspace(0, 1, 100)]
        rows.append([(x, y, high(x, y) + 0.006 * (x - left) / WIDE) for x in xs])
    sheet(rows, skin, 0.005)
    place(grid([bead((left + WIDE + edge(y), y), (1, 0), y, phase, 0.006) for y in np.linspace(-1.2, UPSTAND - 0.15, 1400)], tar))


def bead(at, out, run, phase, lift):
    """A cross-section of the bead along an edge at `at`, `run` metres along it; `out` points away from the felt."""
    flow = 0.5 * math.sin(31 * run + phase[0]) * math.sin(67 * run) + 0.4 * math.sin(113 * run + phase[1]) * math.sin(11 * run)
    wide, row = 0.010 + 0.0035 * flow, []
    for t in np.linspace(0, 1, 7):
        x, y = at[0] + out[0] * (wide * t - 0.004), at[1] + out[1] * (wide * t - 0.004)
        row.append((x, y, high(x, y) + (lift + 0.0015) * (1 - t) ** 0.5 - (0.003 if t == 1 else 0)))
    return row


def edge_of_roof(skin, tar, trim):
    """Felt turned up over a fillet at the roof's edge, in lengths that overlap, under an aluminium trim."""
    path = [(UPSTAND - 0.16, 0.0115), (UPSTAND - 0.10, 0.0112), (UPSTAND - 0.02, 0.006), (UPSTAND, 0.008), (UPSTAND + 0.045, 0.052), (UPSTAND + 0.052, 0.07)]
    path += [(UPSTAND + 0.056, 0.128), (UPSTAND + 0.064, 0.138), (UPSTAND + 0.12, 0.139)]
    ts = np.linspace(0, len(path) - 1, 90)
    ys, zs = (np.interp(ts, range(len(path)), v) for v in zip(*path))
    soft = np.ones(5) / 5
    ys[2:-2], zs[2:-2] = (np.convolve(v, soft, 'valid') for v in (ys, zs))
    for k, (left, right) in enumerate(((-1.6, -0.36), (-0.44, 0.52), (0.44, 1.8))):
        up = 0.0045 * (k % 2)
        rows = []
        for y, z in zip(ys, zs):
            xs = np.linspace(left, right, 90) + 0.002 * math.sin(20 * z + k)
            rows.append([(x, y - up * (z > 0.02) + 0.002 * math.sin(4 * x + k) * (y < UPSTAND - 0.1), z + up + high(x, min(y, 0.3)) + 0.0012 * math.sin(13 * x + 8 * y)) for x in xs])
        sheet(rows, skin, 0.004)
        foot = lambda x: UPSTAND - 0.16 + 0.002 * math.sin(4 * x + k)
        place(grid([bead((x, foot(x)), (0, -1), x, (k, 2 * k), 0.0135 + up) for x in np.linspace(left, right, 1400)], tar))
    rim = [(0.085, 0.141), (0.098, 0.142), (0.102, 0.150), (0.104, 0.166), (0.110, 0.171), (0.128, 0.171), (0.134, 0.166), (0.134, 0.09)]
    for left, right in ((-2, 0.149), (0.151, 2.5)):
        obj = sheet([[(left, UPSTAND + y, z), (right, UPSTAND + y, z)] for y, z in rim], trim, 0.0016)
        obj.data.use_auto_smooth = True
        obj.data.auto_smooth_angle = 0.5
    box((0.07, 0.034, 0.002), (0.15, UPSTAND + 0.119, 0.1725), trim, 0.0005)


def spot(angle, share):
    """The x and y of a point of the patch, as a share of the way from its middle to its edge."""
    side = share / (abs(math.cos(angle) / HALF[0]) ** 14 + abs(math.sin(angle) / HALF[1]) ** 14) ** (1 / 14)
    x, y = side * math.cos(angle), side * math.sin(angle)
    return AT[0] + x * math.cos(TURNED) - y * math.sin(TURNED), AT[1] + x * math.sin(TURNED) + y * math.cos(TURNED)


def patch(skin, tar):
    """A piece of felt with round corners, slightly lower where it bridges the seam, and its bead of bitumen."""
    # Higher over the bead of the old seam.
    rise = lambda x: 0.0105 - 0.004 / (1 + math.exp(-(x - AT[0] - 0.03) / 0.011)) + 0.003 * math.exp(-(((x - AT[0] - 0.009) / 0.03) ** 2))
    rows = []
    # A square grid, each square ring of it bent to the outline: a round one would have a seam.
    for v in np.linspace(-1, 1, 241):
        points = [spot(math.atan2(v * HALF[1], u * HALF[0]), max(abs(u), abs(v))) for u in np.linspace(-1, 1, 181)]
        rows.append([(x, y, high(x, y) + rise(x)) for x, y in points])
    sheet(rows, skin, 0.0045)
    beads = []
    for a in np.linspace(0, math.tau, 2600):
        x, y = spot(a, 1)
        ahead, behind = spot(a + 0.01, 1), spot(a - 0.01, 1)
        along = (ahead[0] - behind[0], ahead[1] - behind[1])
        far = math.hypot(*along)
        beads.append(bead((x, y), (along[1] / far, -along[0] / far), 0.35 * a, (1, 2), rise(x) + 0.001))
    place(grid(beads, tar))


def roller(frame, steel, wheel, wood):
    """A seam roller that lies on its wheel and the end of its handle; `frame` has its wheel in the origin, on the roof."""
    # The handle is thinner than the wheel, so its end is lower.
    axle = frame @ move(0, 0, ROLLER) @ turn(y=0.0245)
    up = lambda x, y: axle @ roof.point(x, y, 0)
    side, arm, cross = [(0.0195, 0), (0.0208, 0.0004), (0.0218, 0.0014), (ROLLER, 0.0028)], HALF_WHEEL + 0.006, 0.036
    rim = [(0.003, -HALF_WHEEL), *((r, z - HALF_WHEEL) for r, z in side)]
    lathe(rim + [(r, -z) for r, z in reversed(rim)], wheel, axle @ turn(x=math.radians(90)))
    rod(up(0, -HALF_WHEEL - 0.0015), up(0, HALF_WHEEL + 0.0015), 0.009, steel, 48)
    rod(up(0, -arm - 0.007), up(0, arm + 0.007), 0.004, steel, 6)
    path = [(0, -arm), (cross, -arm), (cross, arm), (0, arm)]
    for start, end in zip(path, path[1:]):
        rod(up(*start), up(*end), 0.0034, steel, 20)
    for at in path:
        place(ball_mesh(0.0034, steel), axle @ move(*at))
    rod(up(cross, 0), up(0.085, 0), 0.0042, steel, 24)
    rod(up(0.074, 0), up(0.088, 0), 0.0112, steel, 40)
    profile = [(0, 0), (0.009, 0.0005), (0.0105, 0.004), (0.0105, 0.014), (0.0125, 0.02), (0.0165, 0.05), (0.0175, 0.075), (0.016, 0.1), (0.0172, 0.118), (0.0145, 0.128), (0.006, 0.132), (0, 0.132)]
    lathe(profile, wood, axle @ move(0.078) @ turn(y=math.radians(90)))


def offcut(at, angle, skin):
    """A narrow piece of felt, cut off straight, that lies on the roof; one end still curls as it did on the roll."""
    rows = []
    for along in np.linspace(0, 0.2, 101):
        # Flat, then bent up around a circle of 11 cm.
        rolled = max(0, along - 0.12) / 0.11
        run, lift = min(along, 0.12) + 0.11 * math.sin(rolled), 0.11 * (1 - math.cos(rolled))
        row = []
        for across in np.linspace(-0.032, 0.032, 33):
            x, y = at[0] + run * math.cos(angle) - across * math.sin(angle), at[1] + run * math.sin(angle) + across * math.cos(angle)
            row.append((x, y, high(x, y) + 0.0055 + lift))
        rows.append(row)
    sheet(rows[::-1], skin, 0.0042)


def repair(wet=0.0):
    """Build the roof with its patch, and the camera of both pictures."""
    # Smaller grains than on a whole roof, for a close-up.
    felt_of = lambda code, dry: materials.bitumen(code, wet or 0.9, None if wet else dry, 640)
    # In the rain the new felt stays matt: glossy, it would look like a puddle.
    old, new = felt_of('#747a7e', 0.5), materials.bitumen('#2a3139', grains=640) if wet else felt_of('#2a3139', 0.45)
    tar = materials.plain('#121214', 0.16)
    for k, left in enumerate((-0.71, 0.2, 1.11, 2.02)):
        strip(left, 30 + k, old, tar)
    patch(new, tar)
    edge_of_roof(old, tar, materials.metal('#a9adb0', (0.25, 0.4), 0.75))
    tool = move(1.45, -0.62, high(1.45, -0.62) + 0.002) @ turn(z=-0.15)
    roller(tool, materials.metal('#9a9fa3', (0.2, 0.35)), materials.paint('#1c1c1e', 0.48), materials.wood('#80552f', (40, 40, 2.5), 0.45))
    offcut((1.475, -0.735), 3.5, new)
    frame = roof.plane(45, (-4, 3.0, -2.2))
    red = roof.pantiles(materials.clay(roof.RED, 0.8, 0.05, 0.6 * wet), 3)
    roof.lay(frame, 50, 11, lambda column, row: red)
    light.camera((1.72, -1.18, 0.53), (1.23, -0.27, 0.04), 50, 11, (1.3, -0.5, 0.02))


def build():
    repair()
    light.sky(18, 250, 0.125, 0.9, 0.15)
