"""A repaired flat roof: a patch of new felt welded over the seam of old strips, with the roller that pressed it on."""

import importlib
import math

import light
import materials
import numpy as np
import roof
from geometry import ball_mesh, grid, move, place, rod, sheet, turn
from tools import lathe

# Its strips, beads of bitumen and roof's edge; all of this scene is away from its drain.
felt = importlib.import_module('scenes.bitumen-detail')
SIZE = (880, 1100)
POST = dict(exposure=0.25, saturation=0.97, split=0.02, keep=0.1, sharpen=0.4)
# The middle of the patch, on a seam; half its width and length, and how far it is turned.
AT, HALF, TURNED = (1.2, -0.3), (0.22, 0.29), -0.06
ROLLER = 0.019


def spot(angle, share):
    """The x and y of a point of the patch, as a share of the way from its middle to its edge."""
    side = share / (abs(math.cos(angle) / HALF[0]) ** 14 + abs(math.sin(angle) / HALF[1]) ** 14) ** (1 / 14)
    x, y = side * math.cos(angle), side * math.sin(angle)
    return AT[0] + x * math.cos(TURNED) - y * math.sin(TURNED), AT[1] + x * math.sin(TURNED) + y * math.cos(TURNED)


def patch(skin, tar):
    """A piece of felt with round corners, slightly lower where it bridges the seam, and its bead of bitumen."""
    # Higher over the bead of the old seam.
    rise = lambda x: 0.0105 - 0.004 / (1 + math.exp(-(x - AT[0] - 0.025) / 0.005)) + 0.0048 * math.exp(-(((x - AT[0] - 0.009) / 0.02) ** 2))
    angles = np.linspace(0, math.tau, 721)
    rows = []
    for share in np.linspace(0.0005, 1, 70):
        rows.append([(x, y, felt.high(x, y) + rise(x)) for x, y in (spot(a, share) for a in angles)])
    sheet(rows[::-1], skin, 0.0045)
    beads = []
    for a in np.linspace(0, math.tau, 2600):
        x, y = spot(a, 1)
        ahead, behind = spot(a + 0.01, 1), spot(a - 0.01, 1)
        along = (ahead[0] - behind[0], ahead[1] - behind[1])
        far = math.hypot(*along)
        beads.append(felt.bead((x, y), (along[1] / far, -along[0] / far), 0.35 * a, (1, 2), rise(x) + 0.001))
    place(grid(beads, tar))


def roller(frame, steel, wheel, wood):
    """A seam roller that lies on its wheel and the end of its handle; `frame` has its wheel in the origin, on the roof."""
    up = lambda x, y, z=ROLLER: frame @ roof.point(x, y, z)
    rod(up(0, -0.022), up(0, 0.022), ROLLER, wheel, 48)
    path = [(0, -0.027), (0, 0.034), (0.032, 0.034), (0.062, 0.003), (0.085, 0)]
    for start, end in zip(path, path[1:]):
        rod(up(*start), up(*end), 0.0032, steel, 20)
        place(ball_mesh(0.0032, steel), frame @ move(*end, ROLLER))
    rod(up(0, -0.030), up(0, -0.026), 0.006, steel, 24)
    profile = [(0, 0), (0.009, 0.0005), (0.0105, 0.004), (0.0105, 0.014), (0.0125, 0.02), (0.0165, 0.05), (0.0175, 0.075), (0.016, 0.1), (0.0172, 0.118), (0.0145, 0.128), (0.006, 0.132), (0, 0.132)]
    lathe(profile, wood, frame @ move(0.078, 0, ROLLER) @ turn(y=math.radians(90)))


def repair(wet=0.0):
    """Build the roof with its patch, and the camera of both pictures."""
    old = materials.bitumen('#747a7e', wet or 0.9, None if wet else 0.5)
    new = materials.bitumen('#2f363e', wet or 0.9, None if wet else 0.45)
    tar = materials.plain('#121214', 0.16)
    for k, left in enumerate((-0.71, 0.2, 1.11, 2.02)):
        felt.strip(left, 30 + k, old, tar)
    patch(new, tar)
    felt.edge_of_roof(old, tar, materials.metal('#a9adb0', (0.25, 0.4), 0.75))
    tool = move(1.45, -0.62, felt.high(1.45, -0.62) + 0.0035) @ turn(z=-0.15)
    roller(tool, materials.metal('#9a9fa3', (0.2, 0.35)), materials.plain('#8e3a2a', 0.5), materials.wood('#8a5a30', (40, 40, 2.5), 0.38))
    frame = roof.plane(45, (-4, 3.0, -2.2))
    red = roof.pantiles(materials.clay(roof.RED, 0.8, 0.05, 0.6 * wet), 3)
    roof.lay(frame, 50, 11, lambda column, row: red)
    light.camera((1.72, -1.18, 0.53), (1.23, -0.27, 0.04), 50, 11, (1.3, -0.5, 0.02))


def build():
    repair()
    light.sky(18, 250, 0.125, 0.9, 0.15)
