"""The old city at dusk: canal houses with gables, steep roofs of pantiles and, between two roofs, the gutter that two
neighbours share."""

import math

import materials
import numpy as np
import roof
import rooftop
import skyline
import street
import weather
from geometry import box, box_mesh, from_faces, move, place, rod, sheet, turn
from mathutils import Vector

POST, MIST = street.POST | dict(exposure=1.15, haze=0.84, haze_colour=(0.33, 0.22, 0.18)), street.MIST
PITCH, DEPTH, EAVES, BOTTOM = 52, 12.5, -0.5, -13.0
# Half the width of a valley gutter's bottom.
TROUGH = 0.30
RISE = math.tan(math.radians(PITCH))
# The party walls, and with them the gutters.
WALLS = (-19.0, -13.0, -7.1, -1.2, 4.4, 10.5, 16.2, 22.0)


def curve(points, steps=7):
    """A smooth line through points of (x, z)."""
    line, count = [], len(points)
    for k in range(count - 1):
        a, b, c, d = (Vector(points[min(count - 1, max(0, k + n))]) for n in (-1, 0, 1, 2))
        for t in np.linspace(0, 1, steps, endpoint=False):
            line.append(0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t**3))
    return line + [Vector(points[-1])]


def beam(look, x, z):
    """The hoisting beam with its hook."""
    box((0.16, 1.15, 0.20), (x, -0.50, z), look.green, 0.01)
    box((0.22, 1.15, 0.03), (x, -0.52, z + 0.115), look.zinc, 0.004)
    rod((x, -0.95, z - 0.1), (x, -0.95, z - 0.24), 0.018, look.tar)
    points = [(0.06 * math.sin(a), -0.31 + 0.07 * math.cos(a)) for a in np.linspace(0, 4.6, 9)]
    for (x0, z0), (x1, z1) in zip(points, points[1:]):
        rod((x + x0, -0.95, z + z0), (x + x1, -0.95, z + z1), 0.014, look.tar, 8)


def pediment(look, x, z, half, tall, rounded):
    """The crown of a gable: a small pediment of sandstone on a moulding."""
    box((2 * half + 0.3, 0.5, 0.12), (x, 0.12, z + 0.06), look.stone, 0.015)
    box((2 * half + 0.14, 0.46, 0.10), (x, 0.12, z - 0.05), look.stone, 0.015)
    if rounded:
        arc = [(x + half * math.cos(a), z + 0.12 + tall * math.sin(a)) for a in np.linspace(0, math.pi, 18)]
    else:
        arc = [(x + half, z + 0.12), (x, z + 0.12 + tall), (x - half, z + 0.12)]
    street.prism(arc, -0.02, 0.3, look.stone)
    street.ribbon(arc[::-1], -0.12, 0.5, 0.09, look.stone)


def openings(x, wide, floors, size=(1.06, 1.95), attic=None):
    """The holes of three windows a floor, and of one in the gable."""
    holes = [(x + side * wide * 0.305, z, size[0], h) for z, h in floors for side in (-1, 0, 1)]
    return holes + ([attic] if attic else [])


def front(look, k, material, outline, floors, attic=None, lit=(), shutters=False):
    """A front with its windows: `lit` gives the state of some, by number."""
    x, wide = (WALLS[k] + WALLS[k + 1]) / 2, WALLS[k + 1] - WALLS[k]
    holes = openings(x, wide, floors, attic=attic)
    street.prism(outline, 0, 0.38, material, holes)
    states = dict(lit)
    for n, (hx, hz, w, h) in enumerate(holes):
        small = n >= 3 * len(floors)
        street.window(look, hx, hz, w, h, 'sash', 3 if not small else 2, 4, states.get(n), back=0.07, deep=1.2 if small else 2.4)
        # A flat arch of bricks on end, and a lintel of stone in the older fronts.
        box((w + 0.24, 0.03, 0.20), (hx, -0.004, hz + h / 2 + 0.11), look.stone if shutters else look.arch, 0.004)


def shoulder(k, top=-0.18):
    """The lower corners of a front, to start its outline."""
    left, right = WALLS[k] + 0.01, WALLS[k + 1] - 0.01
    return left, right, [(left, BOTTOM), (right, BOTTOM), (right, EAVES - 0.28), (right - 0.24, EAVES - 0.28), (right - 0.24, top)], [
        (left + 0.24, top), (left + 0.24, EAVES - 0.28), (left, EAVES - 0.28)]


def neck(look, k, material, floors, half=1.32, top=3.05, rounded=False, lit=()):
    """A neck gable: a raised middle with scrolls of sandstone beside it."""
    left, right, start, end = shoulder(k)
    x = (left + right) / 2
    front(look, k, material, [*start, (x + half, -0.18), (x + half, top), (x - half, top), (x - half, -0.18), *end], floors, (x, 0.95, 0.92, 1.45), lit)
    for side in (-1, 1):
        reach = (right - left) / 2 - half - 0.55
        line = curve([(half + reach, -0.18), (half + reach * 0.9, 0.14), (half + reach * 0.45, 0.36), (half + 0.22, 0.95), (half + 0.16, 1.6), (half + 0.3, 1.95), (half, 2.2)], 5)
        shape = [(half, -0.18), *line]
        shape = [(x + side * a, b) for a, b in shape]
        street.prism(shape if side > 0 else shape[::-1], 0.02, 0.24, look.stone)
        for at, radius in (((half + reach - 0.24, 0.06), 0.24), ((half + 0.2, 1.84), 0.17)):
            rod((x + side * at[0], -0.05, at[1]), (x + side * at[0], 0.28, at[1]), radius, look.stone, 28)
            rod((x + side * at[0], -0.09, at[1]), (x + side * at[0], 0.2, at[1]), radius * 0.45, look.stone, 20)
        street.ribbon([(x + side * a, b) for a, b in line][::side], -0.03, 0.36, -0.05, look.stone)
    box((2 * half + 0.06, 0.06, 0.10), (x, -0.01, 2.35), look.stone, 0.01)
    pediment(look, x, top, half + 0.06, 0.62, rounded)
    beam(look, x, 1.98)


def bell(look, k, material, floors, lit=()):
    """A bell gable, with a coping of sandstone along its curve."""
    left, right, start, end = shoulder(k)
    x, reach = (left + right) / 2, (right - left) / 2 - 0.24
    line = curve([(reach, -0.18), (reach * 0.93, 0.16), (reach * 0.72, 0.55), (1.34, 1.25), (1.12, 2.2), (1.08, 3.0)])
    outline = [*start, *[(x + a, b) for a, b in line[1:]], *[(x - a, b) for a, b in line[:0:-1]], *end]
    front(look, k, material, outline, floors, (x, 1.0, 0.92, 1.45), lit, True)
    street.ribbon([(x + a, b) for a, b in line], -0.07, 0.56, -0.10, look.stone)
    street.ribbon([(x - a, b) for a, b in line], -0.07, 0.56, 0.10, look.stone)
    pediment(look, x, 3.0, 1.1, 0.55, True)
    beam(look, x, 2.05)


def stepped(look, k, material, floors, lit=()):
    """A stepped gable, each step under a slab of sandstone."""
    left, right, start, end = shoulder(k)
    x, reach, steps = (left + right) / 2, (right - left) / 2 - 0.24, 6
    wide, tall, side = (reach - 0.55) / steps, 0.66, []
    for n in range(steps):
        side += [(reach - n * wide, -0.18 + (n + 1) * tall - 0.3), (reach - (n + 1) * wide, -0.18 + (n + 1) * tall - 0.3)]
    side += [(0.55, 4.15)]
    outline = [*start[:-1], *[(x + a, b) for a, b in side], *[(x - a, b) for a, b in side[::-1]], *end[1:]]
    front(look, k, material, outline, floors, (x, 1.0, 0.92, 1.45), lit, True)
    for n in range(steps):
        for s in (-1, 1):
            box((wide + 0.09, 0.5, 0.08), (x + s * (reach - (n + 0.5) * wide), 0.19, -0.18 + (n + 1) * tall - 0.26), look.stone, 0.01)
    box((1.26, 0.52, 0.10), (x, 0.19, 4.2), look.stone, 0.01)
    for z in (-0.6, 1.95, -3.45):
        box((right - left - 0.1 if z < 0 else 3.3, 0.04, 0.12), (x, -0.008, z), look.stone, 0.006)
    beam(look, x, 2.3)


def corniced(look, k, material, floors, lit=(), top=2.15):
    """A straight front under a white cornice on brackets."""
    left, right, start, end = shoulder(k)
    x, wide = (left + right) / 2, right - left
    front(look, k, material, [(left, BOTTOM), (right, BOTTOM), (right, top), (left, top)], [*floors, (0.55, 1.25)], None, lit)
    box((wide + 0.1, 0.10, 0.42), (x, -0.04, top - 0.1), look.white, 0.01)
    for y, z, tall in ((-0.22, top + 0.16, 0.13), (-0.28, top + 0.27, 0.10)):
        box((wide + 0.16, 0.9, tall), (x, y + 0.36, z), look.white, 0.02)
    box((wide + 0.18, 0.95, 0.03), (x, 0.1, top + 0.335), look.zinc, 0.005)
    for n in range(9):
        box((0.13, 0.22, 0.34), (left + 0.3 + n * (wide - 0.6) / 8, -0.12, top - 0.04), look.white, 0.015)
    beam(look, x, 1.55)


def flank(x, side, back=0.30):
    """The slope of a roof that rises from the gutter at x to the right (side 1) or the left; returns its frame and width."""
    width = DEPTH - back
    base = move(x + side * (TROUGH - 0.05), DEPTH if side > 0 else back, EAVES) @ turn(z=-side * math.pi / 2)
    return base @ roof.plane(PITCH), width


def gutter(look, x):
    """A valley gutter lined with lead: a flat bottom in steps, sides that turn up under the tiles, laps across."""
    up = TROUGH + 0.16
    ys = np.arange(0.0, DEPTH, 0.12)
    fall = lambda y: 0.012 * y + 0.035 * math.floor(y / 2.1)
    low = EAVES - 0.26
    profile = lambda y: [
        (-up, EAVES + 0.16), (-TROUGH - 0.02, EAVES - 0.02), (-TROUGH, low + fall(y) + 0.02), (-TROUGH + 0.03, low + fall(y)),
        (0, low + fall(y) + 0.006 * math.sin(5 * y)), (TROUGH - 0.03, low + fall(y)), (TROUGH, low + fall(y) + 0.02), (TROUGH + 0.02, EAVES - 0.02), (up, EAVES + 0.16)]
    sheet([[(x + a, y, b) for a, b in profile(y)] for y in ys], look.lead, 0.004)
    for y in np.arange(2.1, DEPTH, 2.1):
        rod((x - TROUGH, y, low + fall(y + 0.01)), (x + TROUGH, y, low + fall(y + 0.01)), 0.014, look.lead)
    # What is left of a shower stands in front of each step.
    for y in np.arange(0.0, DEPTH, 2.1):
        z = low + fall(y + 0.05) + 0.016
        place(from_faces([(x - TROUGH + 0.03, y, z), (x + TROUGH - 0.03, y, z), (x + TROUGH - 0.03, y + 0.45, z), (x - TROUGH + 0.03, y + 0.45, z)], [(0, 1, 2, 3)], look.water))
    rooftop.hopper(look, x, -0.17, EAVES - 0.27)
    rooftop.downpipe(look, x, -0.12, EAVES - 0.55, BOTTOM, 0.05)


def chimneys(look, frames):
    """Chimneys near the ridges: by house, side of the ridge, and metres from the front."""
    for k, side, y in ((1, -1, 6.5), (2, 1, 7.2), (3, -1, 4.6), (4, 1, 8.2), (5, 1, 5.4), (6, 1, 8.0)):
        frame, width, slope, top = frames[k, side]
        at = (width - (y - 0.3) if side > 0 else y - 0.3, slope - 1.0)
        foot = frame @ Vector((*at, 0))
        rooftop.stack(look, (foot.x, foot.y), (0.62, 0.95), foot.z - 0.8, top + 0.95, look.soot, 2, 'y', (frame, at, 0.95, 0.95))


def roofs(look):
    """All roofs, with their ridges, and the gutters between them."""
    red = rooftop.pantiles(materials.clay(roof.OLD, 0.9, 0.15, 0.35))
    orange = rooftop.pantiles(materials.clay(roof.RED, 0.8, 0.1, 0.3))
    black = rooftop.pantiles(materials.clay(['#2b2d30', '#34373b', '#26282b', '#3b3c3e'], 0.8, 0.1, 0.5))
    kinds, frames = (red, black, red, orange, black, red, orange), {}
    bedding = materials.stone('#6f655a')
    for k, tiles in enumerate(kinds):
        half = (WALLS[k + 1] - WALLS[k]) / 2
        run = half - TROUGH + 0.05
        slope = run / math.cos(math.radians(PITCH))
        top = EAVES + run * RISE
        for x, side in ((WALLS[k], 1), (WALLS[k + 1], -1)):
            frame, width = flank(x, side)
            frames[k, side] = frame, width, slope, top
            rooftop.lay(frame, width, slope, tiles, rooftop.PANTILE, 10 * k + side)
            place(box_mesh((width, slope, 0.03), look.dark, 0), frame @ move(width / 2, slope / 2, -0.04))
        x = (WALLS[k] + WALLS[k + 1]) / 2
        rooftop.ridge(move(x, 0.30, top + 0.05) @ turn(z=math.pi / 2), DEPTH - 0.3, tiles[0].materials[0], bedding, k)
        end = [(WALLS[k], BOTTOM), (WALLS[k + 1], BOTTOM), (WALLS[k + 1], EAVES - 0.1), (x, top), (WALLS[k], EAVES - 0.1)]
        street.prism(end, DEPTH - 0.1, 0.3, look.soot)
    chimneys(look, frames)
    for x in WALLS[1:-1]:
        gutter(look, x)


def houses(look):
    """The row of houses, and the lanterns before it."""
    look.arch = street.brick(('#5f382a', '#7a4b38'), '#75604f', 0.4, 0.0625, 0.21)
    look.water = materials.plain('#0b0d10', 0.05)
    red = street.brick(('#543427', '#6f4a39'), '#65564b')
    brown = street.brick(('#3d2d25', '#564337'), '#574a40')
    purple = street.brick(('#46342d', '#5f483c'), '#64544b')
    pale = street.brick(('#6b4a38', '#8a6750'), '#7d6d5c')
    floors = [(-2.55, 1.75), (-5.4, 2.0), (-8.4, 2.2)]
    corniced(look, 0, brown, floors)
    stepped(look, 1, red, floors, {1: 1, 4: 0, 3: 1})
    neck(look, 2, brown, floors, lit={0: 0, 1: 1, 2: 1, 3: 0, 5: 2, 9: 0}, rounded=False)
    bell(look, 3, pale, floors, {0: 2, 1: 0, 2: 0, 4: 1, 5: 1, 9: 1})
    corniced(look, 4, purple, floors, {0: 0, 1: 0, 2: 1, 10: 1, 9: 0, 11: 0})
    neck(look, 5, red, floors, rounded=True)
    bell(look, 6, brown, floors)
    roofs(look)
    street.lanterns(-9.5)


def build():
    houses(street.Look(4))
    weather.afterglow((-0.5, 0.87), 0.6)
    street.view()
    skyline.city(36, -14, (-4.5, -0.5), 5)
    skyline.trees([(x, 22 + 4 * math.sin(3 * x), -13, 1.0 + 0.15 * math.sin(7 * x)) for x in np.arange(-24, 40, 5.2)])
    skyline.tower(172, 610, -14)
    return dict(points=dict(goot=(WALLS[3], 2.4, EAVES - 0.15), nok=((WALLS[3] + WALLS[4]) / 2, 5, 2.9)))
