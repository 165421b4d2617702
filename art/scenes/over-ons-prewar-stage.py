"""A block of flats from around 1930 at dusk: brown brick, bands of windows, and one flat roof over all flats, with rows of
chimneys."""

import math
import random

import materials
import numpy as np
import rooftop
import skyline
import street
import weather
from geometry import box, box_mesh, move, place, rod, turn

POST, MIST = street.POST | dict(exposure=1.2, haze=0.86, haze_colour=(0.17, 0.15, 0.19)), street.MIST
DEPTH, CREST, GROUND, FLOOR = 12.5, 0.42, -13.0, 3.05
# The distance between two stairs, and the x of one of them.
STEP, STAIRS = 12.0, (-30.4, -18.4, -6.4, 5.6, 17.6, 29.6)
LEFT, RIGHT = -36.0, 35.6


def front(look):
    """The front: stairs that stand out and rise above the edge of the roof, and bands of windows between them."""
    holes, kinds = [], []
    for stair in STAIRS:
        for floor in range(3):
            z = -1.72 - floor * FLOOR
            for side in (-1, 1):
                holes.append((stair + side * 3.05, z, 2.75, 1.62))
                kinds.append((4, 3))
                holes.append((stair + side * 5.18, z + 0.16, 0.88, 1.30))
                kinds.append((1, 3))
    street.prism([(LEFT, GROUND), (RIGHT, GROUND), (RIGHT, CREST - 0.06), (LEFT, CREST - 0.06)], 0, 0.34, look.brick, holes)
    states = {n: look.rng.choices((0, 1, 2), (0.62, 0.24, 0.14))[0] for n in range(len(holes))}
    for n, ((x, z, wide, tall), (columns, rows)) in enumerate(zip(holes, kinds)):
        street.window(look, x, z, wide, tall, 'ladder', columns, rows, states[n], back=0.08)
    middle, wide = (LEFT + RIGHT) / 2, RIGHT - LEFT
    for floor in range(3):
        z = -1.72 - floor * FLOOR
        # Bands of bricks on end above the windows and below their sills.
        box((wide, 0.07, 0.24), (middle, -0.012, z + 0.95), look.upright, 0.004)
        box((wide, 0.09, 0.07), (middle, -0.015, z - 0.90), look.blue, 0.004)
    box((wide, 0.10, 0.12), (middle, -0.03, -0.28), look.upright, 0.004)
    # A frieze of bricks that stand out, below the coping.
    teeth = [((LEFT + 0.11 + 0.33 * k, 0, 0), (0.105, 0.07, 0.34)) for k in range(int(wide / 0.33))]
    place(street.boxes(teeth, look.upright), move(0, -0.015, 0.02))
    for stair in STAIRS:
        stairs(look, stair)


def stairs(look, x):
    """The bay of the stairs, with a slit of glass over all floors and a stepped top."""
    half, top = 1.02, CREST + 0.75
    slots = [(x + off, -3.9, 0.34, 6.4) for off in (-0.46, 0, 0.46)]
    outline = [(x - half, GROUND), (x + half, GROUND), (x + half, top - 0.3), (x + half - 0.3, top - 0.3), (x + half - 0.3, top), (x - half + 0.3, top), (x - half + 0.3, top - 0.3), (x - half, top - 0.3)]
    street.prism(outline, -0.28, 0.75, look.brick, slots)
    for k, (sx, sz, wide, tall) in enumerate(slots):
        at = move(sx, -0.12, sz)
        place(look.cached('slit', lambda: street.frame_mesh(look, wide, tall, 1, 16, 'ladder')), at)
        place(look.cached('slit glass', lambda: street.pane(wide, tall, 0.02, look.glass)), at)
        place(look.cached('slit light', lambda: street.pane(wide, tall, 0.12, look.stairlight)), at)
    for at, wide, z in ((0, 2 * half - 0.5, top + 0.03), (-half + 0.13, 0.36, top - 0.27), (half - 0.13, 0.36, top - 0.27)):
        box((wide, 0.86, 0.07), (x + at, 0.09, z), look.blue_stone, 0.01)
    box((0.5, 0.05, 0.36), (x, -0.295, top - 0.42), look.upright, 0.004)


def felt(look):
    """The roof: strips of felt that fall to the back, kerbs over the party walls, and the edges."""
    rng = random.Random(6)
    strips = int((RIGHT - LEFT) / 0.92)
    for k in range(strips):
        cuts = [0.3, rng.uniform(4, 8.5), DEPTH]
        for a, b in zip(cuts, cuts[1:]):
            mesh = look.cached(('felt', round(b - a, 1)), lambda: box_mesh((1.0, round(b - a, 1) + 0.1, 0.012), look.felt, 0.004))
            place(mesh, move(LEFT + 0.46 + k * 0.92, (a + b) / 2, 0.004 + 0.002 * rng.random()) @ turn(0.0004 * rng.gauss(0, 1), 0.009, rng.gauss(0, 0.0012)))
    box((RIGHT - LEFT, DEPTH, 0.3), ((LEFT + RIGHT) / 2, DEPTH / 2, -0.17), look.tar, 0)
    # In front: felt against the parapet, under a coping of slabs.
    box((RIGHT - LEFT, 0.05, CREST), ((LEFT + RIGHT) / 2, 0.36, CREST / 2 - 0.05), look.skirt, 0)
    box((RIGHT - LEFT, 0.09, 0.09), ((LEFT + RIGHT) / 2, 0.38, 0.01), look.skirt, 0, (math.pi / 4, 0, 0))
    slab = box_mesh((0.992, 0.46, 0.075), look.concrete, 0.012)
    for k in range(int(RIGHT - LEFT)):
        if min(abs(LEFT + k + 0.5 - stair) for stair in STAIRS) > 1.4:
            place(slab, move(LEFT + k + 0.5, 0.17, CREST - 0.02) @ turn(0.02, rng.gauss(0, 0.003), rng.gauss(0, 0.003)))
    for stair in STAIRS:
        for side in (-1, 1):
            box((0.42, 0.46, 0.075), (stair + side * 1.21, 0.17, CREST - 0.02), look.concrete, 0.012)
    # At the back a trim of zinc.
    for k in range(int((RIGHT - LEFT) / 2)):
        box((1.99, 0.14, 0.10), (LEFT + 1 + 2 * k, DEPTH, 0.05), look.zinc, 0.01)
    for stair in STAIRS:
        x = stair + STEP / 2
        box((0.34, DEPTH - 0.5, 0.17), (x, DEPTH / 2 + 0.1, 0.07), look.skirt, 0.03)
        box((0.40, DEPTH - 0.5, 0.02), (x, DEPTH / 2 + 0.1, 0.165), look.zinc, 0.004)


def chimneys(look):
    """Rows of chimneys on the party walls and beside the stairs, each with a slab and pots."""
    for n, stair in enumerate(STAIRS):
        for x, ys, long, pots in ((stair + STEP / 2, (3.7, 9.0), 2.1, 5), (stair + 0.1, (6.6,), 1.5, 3)):
            for y in ys:
                top = 1.42 + 0.12 * look.rng.random()
                rooftop.stack(look, (x, y), (0.66, long), 0.0, top, look.chimney, pots, 'y')
                box((1.0, long + 0.34, 0.012), (x, y, 0.022), look.skirt, 0)
                if (n + int(y)) % 3 == 0:
                    rooftop.cowl((x, y + long / 2 - 0.25, top + 0.02), look.zinc)


def fittings(look):
    """A hatch and a lit dome over each stair, vents, drains, a mast."""
    rng = random.Random(2)
    for n, stair in enumerate(STAIRS):
        # The dome: a kerb of felt, a rim of aluminium and a shell of plastic.
        x, y = stair - 1.9, 3.3
        box((1.25, 1.25, 0.26), (x, y, 0.13), look.skirt, 0.01)
        box((1.18, 1.18, 0.05), (x, y, 0.28), look.zinc, 0.01)
        dome = [[(x + u * 0.54, y + v * 0.54, 0.30 + 0.22 * (1 - u**4) ** 0.5 * (1 - v**4) ** 0.5) for u in np.linspace(-1, 1, 15)] for v in np.linspace(-1, 1, 15)]
        street.surface(dome, look.dome if n % 2 == 0 else look.dull)
        # The hatch, with its handle.
        x, y = stair + 2.1, 8.6
        box((1.05, 1.25, 0.34), (x, y, 0.17), look.skirt, 0.01)
        box((1.14, 1.34, 0.06), (x, y, 0.37), look.zinc, 0.015, (0.02, 0, 0))
        rod((x - 0.15, y - 0.5, 0.43), (x + 0.15, y - 0.5, 0.43), 0.015, look.tar)
        for vx, vy, tall in ((1.3, 2.2, 0.4), (-3.4, 6.4, 0.5), (3.9, 5.2, 0.35), (-4.4, 10.4, 0.45), (4.6, 10.8, 0.4), (-3.9, 1.9, 0.3)):
            rooftop.vent(look, (stair + vx + rng.uniform(-0.3, 0.3), vy + rng.uniform(-0.3, 0.3), 0), tall, rng.choice((0.05, 0.06, 0.075)))
        for side in (-1, 1):
            x, y = stair + side * 3.0, 11.8
            rod((x, y, 0), (x, y, 0.10), 0.09, look.lead)
    x, y = 8.8, 9.4
    rod((x, y, 0.2), (x, y, 3.0), 0.022, look.zinc)
    for z, long in ((2.9, 0.55), (2.55, 0.8)):
        rod((x - 0.1, y - long, z), (x + 0.1, y + long, z), 0.012, look.zinc)
        for t in np.linspace(-0.9, 0.9, 7):
            rod((x + 0.1 * t - 0.22, y + long * t, z), (x + 0.1 * t + 0.22, y + long * t, z), 0.006, look.zinc)


def wings(look):
    """The rest of the closed block, around its gardens: the back of the wing opposite and a side wing."""
    rng = random.Random(9)
    y, top = 32.0, -0.2
    holes = [(x + dx, -1.75 - floor * FLOOR + top, w, h) for x in np.arange(-33, 28, 6.0) for dx, w, h in ((-1.7, 1.9, 1.5), (1.2, 1.0, 2.1)) for floor in range(3)]
    street.prism([(-45, GROUND), (40, GROUND), (40, top + 0.2), (-45, top + 0.2)], y, 0.3, look.brick, holes)
    for x, z, wide, tall in holes:
        street.window(look, x, z, wide, tall, 'ladder', 3 if wide > 1.5 else 1, 2, None, y)
    for x in np.arange(-33, 28, 6.0):
        for floor in range(3):
            z = -1.75 - floor * FLOOR + top - 1.18
            box((2.5, 1.15, 0.14), (x + 1.5, y - 0.57, z), look.concrete, 0.01)
            place(look.cached('rail', lambda: street.boxes([((0, 0, 0.95), (2.4, 0.04, 0.05)), *[((-1.2 + 0.12 * k, 0, 0.5), (0.018, 0.018, 0.9)) for k in range(21)]], look.tar)), move(x + 1.5, y - 1.1, z))
    for x0, x1, y0, y1 in ((-45, 40, y, y + 11), (27.0, 39.0, DEPTH - 0.1, y)):
        box((x1 - x0, y1 - y0, 0.3), ((x0 + x1) / 2, (y0 + y1) / 2 + 0.1, top - 0.05), look.felt, 0)
        for x in (x0, x1):
            box((0.22, y1 - y0, 0.3), (x, (y0 + y1) / 2, top + 0.05), look.zinc, 0.01)
        box((x1 - x0, 0.2, 0.1), ((x0 + x1) / 2, y0, top + 0.22), look.zinc, 0.01)
    side = move(27.0, 0, 0) @ turn(z=-math.pi / 2)
    for k in range(3):
        for floor in range(3):
            street.window(look, -16 - 6 * k, -1.9 - FLOOR * floor, 1.9, 1.5, 'ladder', 3, 2, None, -0.1, matrix=side)
    box((0.3, y - DEPTH, -GROUND), (27.2, (y + DEPTH) / 2, GROUND / 2 - 0.1), look.brick, 0)
    for x in np.arange(-39, 38, 6.0):
        rooftop.stack(look, (x, y + 4 + 2 * (x % 4 > 2)), (0.66, 1.9), top, top + 1.5, look.chimney, 4, 'y')
    for k in range(3):
        rooftop.stack(look, (33, 17 + 6 * k), (1.9, 0.66), top, top + 1.5, look.chimney, 4)


def build():
    look = street.Look(23)
    look.brick = street.brick(('#48332a', '#644a3b'), '#5b4f45', 0.45)
    look.upright = street.brick(('#382823', '#4e392f'), '#51443a', 0.3, 0.0625, 0.30)
    look.chimney = street.brick(('#4a2f24', '#6a4433'), '#5f5246', 0.6)
    look.blue = materials.stone('#4d535b', 8, 0.2)
    look.felt, look.skirt = materials.bitumen('#585c60', 0.8, None, 70), materials.bitumen('#33363a', 0.3, None, 70)
    look.stairlight, look.dome = street.lit_cloth(1.5), materials.paint('#ffb469', 0.25, 0.3, 0, 0.8)
    look.dull = materials.paint('#8d969d', 0.2, 0.3)
    front(look)
    felt(look)
    chimneys(look)
    fittings(look)
    wings(look)
    street.lanterns(-8.6)
    weather.afterglow((-0.97, 0.24), 0.5)
    street.view()
    skyline.city(60, GROUND, (-2.5, 0.2), 31, 0.45, (2.4, 3.6), 23)
    skyline.trees([(x, 22 + 4 * math.sin(3 * x), GROUND, 1.3 + 0.2 * math.sin(7 * x)) for x in np.arange(-26, 26, 4.9)])
    skyline.trees([(-30 + 31 * k % 140, 80 + 37 * k % 260, GROUND, 1.5) for k in range(26)], 8)
    return dict(points=dict(dak=(1.0, 6.0, 0.0), schoorstenen=(STAIRS[2] + STEP / 2, 3.7, 1.9)))
