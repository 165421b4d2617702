"""An attic whose roof is being insulated from inside: from left to right bare rafters, glass wool between them, a vapour
barrier over it, laths and plasterboard."""

import importlib
import math
import random

import foils
import light
import materials
import near
import numpy as np
import roof
from geometry import ball_mesh, box, box_mesh, eased, from_faces, grid, move, place, rod, sheet, turn
from scenes.dakisolatie import hand
from shader import Material, colour

detail = importlib.import_module('scenes.dakisolatie-detail')
POST = dict(exposure=0.35, saturation=0.98, keep=0.14, split=0.03, sharpen=0.4)
PITCH, KNEE = 42, 0.4
SINE, COSINE = math.sin(math.radians(PITCH)), math.cos(math.radians(PITCH))
# Rafters: one x, the distance between their middles, width and depth. z = 0 is their underside, and z grows into the room.
FIRST, APART, WIDE, DEEP = -0.52, 0.48, 0.07, 0.17
# The vapour barrier: its free edge, and the y of its lap. Between its staples: their distance.
EDGE, LAP, STAPLES = FIRST + APART - 0.014, 1.06, 0.16
# The laths: the y of the lowest, their distance and thickness. The plasterboard: where it begins, its thickness and
# width; above its first joint it begins at NEXT.
LATH, GAUGE, THIN, START, BOARD, BROAD, NEXT = 0.06, 0.32, 0.022, 0.6, 0.0125, 0.6, 0.93
# The window in the roof: left, right, low and high, and how deep it lies.
WINDOW, BACK = (1.04, 1.54, 1.02, 1.72), -0.2


def slope():
    """The frame of the slope as one sees it: x to the right, y up."""
    return roof.plane(180 - PITCH, (0, 0, KNEE))


def old_roof(frame):
    """Rafters that darkened in a hundred years, and the underlay on them, whose sheets lap."""
    rng, pine, skin = random.Random(4), near.pine('#8a6544', 1), foils.fleece('#a3b6c8')
    for k in range(-5, 4):
        box((WIDE + rng.gauss(0, 0.002), 5, DEEP), (FIRST + k * APART, 0.9, -DEEP / 2), pine, 0.004, (0, 0, rng.gauss(0, 0.001)), frame)
    for low, high, z in ((0.86, 3.2, 0.0), (-1.2, 0.98, 0.004)):
        xs, ys = np.meshgrid(np.linspace(-3, START + 0.3, 420), np.linspace(low, high, 260))
        hollow = np.sin(math.pi * ((xs - FIRST) / APART % 1)) ** 2
        edge = 0.006 * np.sin(3 * xs) * (ys > high - 0.02) * (z > 0)
        zs = -DEEP + z + hollow * (0.012 + 0.004 * hand(xs.shape, (26, 9), 3) + 0.0016 * hand(xs.shape, (8, 3), 4))
        sheet(np.dstack([xs, ys + edge, zs]).tolist(), skin, 0.0006, frame)


def wool(frame):
    """Mats of glass wool from the knee wall up. In the first bay the next one must still come: one sees how thick it is."""
    glass = detail.felt('#ecbf62', 0.8)
    for k, top, bulge in ((-1, 0.62, 0.02), (0, 1.3, 0.033), (0, 2.5, 0.023), (1, 2.5, 0.008), (2, 2.5, 0.0)):
        left = FIRST + k * APART + WIDE / 2
        # A mat of the detail begins with its cut edge: turn it around.
        mat = frame @ move(0, top, -DEEP) @ turn(math.pi)
        detail.batt(mat @ move(z=0.001 * k), left, left + APART - WIDE, 0, glass, 10 * k + 60, bulge)


def fall(x, y, z):
    """A point of foil; below the slope it hangs before the knee wall."""
    return (x, y, z) if y > 0 else (x, y * SINE, z - y * COSINE)


def bulge(x):
    """How far the wool pushes the foil out between the rafters, where no laths hold it."""
    return 0.010 * np.sin(math.pi * ((x - FIRST) / APART % 1)) ** 2 * (x < FIRST + 2 * APART)


def staples():
    """The x and y of the staples, but not where the tape comes."""
    rng = random.Random(2)
    for k in (1, 2, 3):
        for y in np.arange(0.1, 2.6, STAPLES):
            if abs(y - LAP) > 0.05:
                yield FIRST + k * APART + rng.gauss(0, 0.004) + 0.012 * (k == 1), y + rng.gauss(0, 0.008)


def barrier(frame):
    """Two sheets of foil, taut, with folds that run from their staples, and a strip of tape over their lap."""
    rng, points, skin = np.random.RandomState(4), list(staples()), foils.film('#98c4b4', 0.36)
    for low, high, lift in ((-0.13, LAP + 0.1, 0), (LAP, 2.6, 0.0015)):
        xs, ys = np.meshgrid(np.linspace(EDGE, NEXT + 0.1, 400), np.linspace(low, high, 520))
        xs = xs + 0.002 * np.sin(5 * ys) * (xs < EDGE + 0.01)
        calm = np.clip((np.abs(ys - LAP) - 0.03) / 0.06, 0, 1) * np.where(xs < FIRST + 2 * APART, 1, 0.35)
        z = 0.0015 + lift + bulge(xs) + calm * (0.0022 + 0.0012 * hand(xs.shape, (26, 34), 7)) * (xs > EDGE + 0.03)
        z += calm * foils.folds(rng, xs, ys, points, (0.07, 0.22), (0.005, 0.014), 0.45)
        place(grid([[fall(*at) for at in row] for row in np.dstack([xs, ys, z])], skin), frame)
    strip = [[(x, LAP + v) for v in np.linspace(-0.03, 0.03, 9)] for x in np.linspace(EDGE - 0.002, NEXT + 0.08, 300)]
    place(grid([[(x, y, 0.0022 + bulge(x) + 0.0022 * eased((y - LAP + 0.004) / 0.008)) for x, y in row] for row in strip], foils.film('#2a64a0', 0.0)), frame)
    steel = materials.metal('#dfe2e4', (0.25, 0.4), 0.9)
    for x, y in points:
        rod(frame @ roof.point(x - 0.002, y - 0.0075, 0.004), frame @ roof.point(x + 0.002, y + 0.0075, 0.004), 0.0019, steel, 8)


def plasterboard(frame):
    """Laths on the foil, and boards across them; the reveal of the window widens into the room."""
    rng, pine = random.Random(7), near.pine('#d2a76d', 0)
    steel, black = materials.metal('#a9abab', (0.3, 0.45)), materials.plain('#35322f', 0.5)
    screw, dark = near.head(0.0048, 0.002, steel), near.head(0.0046, 0.001, black)
    rows = [LATH + GAUGE * k for k in range(8)]
    for y in rows:
        left = FIRST + 2 * APART - 0.03 + rng.uniform(-0.012, 0.012)
        box((NEXT + 0.05 - left, 0.048, THIN), ((NEXT + 0.05 + left) / 2, y, 0.0035 + THIN / 2), pine, 0.0015, (0, 0, rng.gauss(0, 0.002)), frame)
        for side in (-0.012, 0.012):
            place(screw, frame @ move(FIRST + 2 * APART + rng.gauss(0, 0.002), y + side, 0.0035 + THIN))
    left, right, low, high = WINDOW
    face = 0.0035 + THIN + BOARD
    rise, drop = (face - BACK) * COSINE / SINE, (face - BACK) * SINE / COSINE
    bottom, top = low - drop, high + rise
    core, paper, white = materials.stone('#f4f2ec', 260, 0.3), materials.paint('#d6d0c3', 0.85, 0.1, 0.05), materials.paint('#e9e6df', 0.8, 0.08, 0.04)
    seam, butt = START + BROAD, rows[5]
    for x0, x1, y0, y1, gap in (
        (START, left, 0.012, butt, 0), (NEXT, left, butt, 3, 0.005), (left, seam, 0.012, bottom, 0), (left, seam, top, 3, 0),
        (seam, right, 0.012, bottom, 0), (seam, right, top, 3, 0), (right, seam + BROAD, 0.012, 3, 0), (seam + BROAD, 3, 0.012, 3, 0),
    ):  # fmt: skip
        shift = 0.005 * (x0 in (seam, seam + BROAD))
        for skin, thick, z in ((core, BOARD - 0.0008, face - 0.0008), (paper, 0.0008, face)):
            box((x1 - x0 - shift, y1 - y0 - gap, thick), ((x0 + x1 + shift) / 2, (y0 + y1 + gap) / 2, z - thick / 2), skin, 0, frame=frame)
    for y in rows:
        for x in (START + 0.016, START + 0.19, NEXT + 0.02, seam - 0.016, seam + 0.02, right + 0.03, seam + BROAD - 0.016, seam + BROAD + 0.02):
            if not (left - 0.01 < x < right + 0.01 and bottom - 0.02 < y < top + 0.02):
                if x > NEXT or y <= butt:
                    place(dark, frame @ move(x + rng.gauss(0, 0.003), y - 0.014 * (y == butt) + rng.gauss(0, 0.003), face))
    # The sill is upright and the head level, so that warm air reaches the pane.
    inner, ends = (left + 0.0015, right - 0.0015), ((bottom + 0.0015, top - 0.0015, face), (low, high, BACK))
    corners = [at for y0, y1, z in ends for at in ((inner[0], y0, z), (inner[1], y0, z), (inner[1], y1, z), (inner[0], y1, z))]
    place(from_faces(corners, [(0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)], white), frame)
    varnished = near.pine('#d8ad6e', 0)
    for deep, wide in ((0.0, 0.03), (-0.02, 0.075)):
        for side in (-1, 1):
            x, y = ((left, right)[side > 0] - side * wide / 2), ((low, high)[side > 0] - side * wide / 2)
            box((wide, high - low, 0.03), (x, (low + high) / 2, BACK + deep), varnished, 0.004, frame=frame)
            box((right - left, wide, 0.03), ((left + right) / 2, y, BACK + deep), varnished, 0.004, frame=frame)
    return frame @ move((left + right) / 2, (low + high) / 2, BACK - 0.025)


def pane(at, tint, glow):
    """The sky in the window, which lights the room."""
    m = Material()
    clouds = m.ramp(m.noise(m.world_position(), 2.6, 5, 0.6), (0.4, tint), (0.62, tuple(0.5 + 0.5 * part for part in tint)))
    # The camera sees it darker than it shines: it would be white.
    seen = m.math('MULTIPLY_ADD', m.node('LightPath').outputs['Is Camera Ray'], -0.78 * glow, glow)
    m.set_inputs(Base_Color=colour('#101418'), Roughness=0.2, Emission=clouds, Emission_Strength=seen)
    place(box_mesh((WINDOW[1] - WINDOW[0], WINDOW[3] - WINDOW[2], 0.004), m.finish(), 0), at)


def room():
    """The knee wall of old boards, and the floor."""
    rng, wall, plank = random.Random(5), near.pine('#b89a76', 1), near.pine('#a67a54', 1)
    nail, x = near.head(0.005, 0.0016, materials.plain('#2b2724', 0.5)), -3.2
    while x < 3:
        wide = rng.uniform(0.13, 0.15)
        box((wide - 0.003, KNEE - 0.02, 0.02), (x + wide / 2, 0.012 + rng.uniform(0, 0.002), KNEE / 2 - 0.01), wall, 0.003, (math.pi / 2, 0, 0))
        x += wide
    box((6.4, 0.06, 0.07), (0, 0.052, KNEE - 0.11), wall, 0.003)
    x = -3.2
    while x < 3.2:
        wide = rng.uniform(0.19, 0.23)
        box((wide - 0.004, 6, 0.025), (x + wide / 2, -1.9, -0.0125 + rng.uniform(-0.001, 0.001)), plank, 0.003)
        for y in (-0.09, -0.69):
            for side in (-0.06, 0.06):
                place(nail, move(x + wide / 2 + side + rng.gauss(0, 0.005), y + rng.gauss(0, 0.006), 0.0004))
        x += wide
    box((7, 8, 0.05), (0, -1, -0.06), materials.plain('#120e0b', 0.9), 0)


def roll(at):
    """A roll of glass wool on the floor, its end unrolled."""
    turns, inner, outer, thick, wide = 3.6, 0.05, 0.19, 0.034, 0.45
    angles = np.linspace(0, 2 * math.pi * turns, 420)
    radius = inner + (outer - inner) * angles / angles[-1]
    # It ends below the middle, where it comes off along the floor.
    angles = angles - angles[-1] - math.pi / 2
    profile = [*zip(radius * np.cos(angles), outer + radius * np.sin(angles)), *((s, 0.012 * math.sin(6 * s) * s) for s in np.linspace(0.01, 0.36, 60))]
    ys, noise = np.linspace(-wide / 2, wide / 2, 60), 0.0025 * hand((480, 60), (3, 4), 5)
    rows = [[(x, y + 0.4 * noise[i][j], z + noise[i][j]) for j, y in enumerate(ys)] for i, (x, z) in enumerate(profile)]
    solid = sheet(rows, detail.felt('#ecbf62', 0.8), thick, at @ move(z=0.004))
    solid.modifiers['solid'].offset = 1


def stool(at):
    """A wooden step to stand on: two sides, a top and a rail below it."""
    pine = near.pine('#b98d5c', 0)
    box((0.46, 0.28, 0.028), (0, 0, 0.386), pine, 0.004, frame=at)
    for side in (-1, 1):
        box((0.372, 0.25, 0.028), (side * 0.18, 0, 0.186), pine, 0.003, (0, math.pi / 2, 0), at)
    for y in (-0.095, 0.095):
        box((0.332, 0.022, 0.07), (0, y, 0.336), pine, 0.003, frame=at)


def bulb(frame, glow):
    """A bulb on its cord, hung from a rafter."""
    top = frame @ roof.point(FIRST - APART, 1.62, 0.0)
    black, hook = materials.plain('#161412', 0.4), materials.plain('#6b665f', 0.4, 0.8)
    low = top.z - 0.3
    rod(top, (top.x, top.y, low), 0.0035, black)
    rod((top.x, top.y, low + 0.01), (top.x, top.y, low - 0.06), 0.019, black)
    rod((top.x, top.y, top.z + 0.01), (top.x, top.y, top.z - 0.012), 0.007, hook)
    glass = Material().set_inputs(Base_Color=colour('#f6ead2'), Emission=(1, 0.72, 0.4, 1), Emission_Strength=glow)
    ball = place(ball_mesh(0.031, glass.finish(), (1, 1, 1.15)), move(top.x, top.y, low - 0.088))
    ball.visible_shadow = False
    return ball.location


def attic(sky, glow, shine):
    """Build the attic and the camera: the colour and brightness of the sky in the window, and how much the bulb shines.
    Returns the place of the bulb."""
    frame = slope()
    old_roof(frame)
    wool(frame)
    barrier(frame)
    pane(plasterboard(frame), sky, glow)
    room()
    roll(move(-0.66, -0.4, 0) @ turn(z=-0.36))
    stool(move(0.86, -0.4, 0) @ turn(z=0.16))
    light.camera((0, -3.4, 1.55), (0, 0, 0.92), 28, level=True)
    return bulb(frame, shine)


def build():
    attic((0.5, 0.7, 1.0), 6, 2)
    _, _, background = light.background_nodes(0.24)
    background.inputs['Color'].default_value = (0.78, 0.82, 0.88, 1)
    # The window in the gable, and the lamp of the men at work.
    light.window((-2.7, -2.4, 1.75), (0.1, -0.6, 0.8), 125, 1.0, (0.92, 0.96, 1.0))
    light.lamp((2.1, -2.3, 0.7), 85, (1, 0.74, 0.46), 0.08)
