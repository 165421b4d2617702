"""What stands in a bedroom below a roof: a bed, a bedside table with a lamp, a radiator, curtains and books."""

import math

import materials
import near
import numpy as np
from geometry import box, grid, move, place, rod, tube_mesh, turn, upright
from mathutils import noise
from shader import Material, colour
from tools import lathe


def linen(code, weave=900):
    """Linen: a fine weave, with thicker threads here and there."""
    m = Material()
    threads = m.noise(m.object_position((1, 8, 1)), weave / 8, 3, 0.7)
    m.base = colour(code)
    m.layer(0.5, m.ramp(threads, (0.35, 0.8), (0.6, 1.05)))
    m.bump(threads, 0.25, 0.001)
    return m.set_inputs(Roughness=0.9, Specular=0.15, Sheen=0.3).finish()


def creases(x, y, seed):
    """How far cloth stands up where it lay folded and was pulled straight: soft heights, and sharp creases between them."""
    soft = noise.fractal((1.6 * x, 2.6 * y, seed), 0.9, 2.0, 3)
    sharp = 1 - abs(noise.fractal((2.4 * x + 0.6 * y, 4.6 * y - x, seed + 4), 0.8, 2.1, 4))
    return 0.016 * soft + 0.022 * max(0, sharp - 0.55) ** 1.5


def cover(frame, left, right, deep, high, drop, material, seed=2):
    """A cover over a mattress from the wall at the y = 0 of a frame to y = -`deep`, then down by `drop`, with folds where it hangs."""
    bend, rows = 0.075, []
    long = deep - bend + math.pi / 2 * bend + drop
    for s in np.linspace(0, long, 150):
        row = []
        turned = min(math.pi / 2, max(0, s - deep + bend) / bend)
        hang = max(0, s - deep + bend - math.pi / 2 * bend)
        for x in np.linspace(left, right, 340):
            lift = creases(x, s, seed)
            fold = hang / drop * (0.022 * math.sin(13 * x + 2 * math.sin(5 * x)) + 0.012 * math.sin(31 * x + 4 * hang))
            y = min(s, deep - bend) + bend * math.sin(turned) + (lift + fold + 0.03 * hang) * math.sin(turned)
            z = high - bend * (1 - math.cos(turned)) - hang + lift * math.cos(turned)
            row.append((x, -y, z))
        rows.append(row)
    place(grid(rows, material), frame)


def pillow(size, material, seed):
    """A pillow around the origin: its corners are pulled out, its middle is thick."""
    wide, deep, thick = size
    ts, rows = np.linspace(-1, 1, 72), []
    for side in (1, -1):
        part = []
        for v in ts if side > 0 else ts[::-1]:
            row = []
            for u in ts:
                full = ((1 - abs(u) ** 2.6) * (1 - abs(v) ** 2.6)) ** 0.55
                dent = 0.010 * noise.fractal((3 * u, 3 * v, seed), 0.8, 2.0, 4) * full
                pinch = 1 - abs(noise.fractal((5 * u * (1 + abs(v)), 5 * v * (1 + abs(u)), seed + 3), 0.8, 2.0, 3))
                dent += 0.016 * max(0, pinch - 0.6) * full ** 0.5
                row.append((wide / 2 * u * (1 - 0.07 * (1 - v * v)), deep / 2 * v * (1 - 0.07 * (1 - u * u)), side * (thick / 2 * full + dent)))
            part.append(row)
        rows += part
    return grid(rows, material)


def bed(left, right, wall, deep=0.9):
    """A bed along the wall at y = `wall`, its head at the right."""
    oak, white = near.pine('#7a5a3a', 0), linen('#c9c2b4')
    frame = move(0, wall)
    middle, long = (left + right) / 2, right - left
    box((0.04, deep + 0.06, 0.62), (right + 0.02, wall - deep / 2, 0.40), oak, 0.008)
    box((long, 0.03, 0.16), (middle, wall - deep, 0.26), oak, 0.006)
    for x in (left + 0.1, right + 0.02):
        for y in (-0.03, -deep):
            box((0.05, 0.05, 0.34), (x, wall + y, 0.17), oak, 0.006)
    box((long - 0.02, deep - 0.04, 0.2), (middle, wall - deep / 2, 0.39), white, 0.05)
    before = right - 0.5
    for k, y in enumerate((-0.26, -0.68)):
        lean = turn(0.05 * (1 - 2 * k), -0.72, 0.05 - 0.1 * k)
        place(pillow((0.46, 0.46, 0.17), linen('#d6d0c4'), 3 * k), frame @ move(right - 0.2, y + 0.02, 0.66 + 0.015 * k) @ lean)
    cover(frame, left, before, deep + 0.03, 0.535, 0.2, linen('#7d8184'))
    # Its upper end is turned back, and a throw lies across it.
    cover(frame, before - 0.03, before + 0.2, deep + 0.035, 0.55, 0.19, white, 7)
    cover(frame, left + 0.3, left + 0.92, deep + 0.045, 0.555, 0.26, linen('#6e4437', 500), 5)


def lamp(x, y, z):
    """A lamp whose shade glows. Returns the middle of the shade."""
    at = move(x, y, z)
    foot = [(0, 0.001), (0.055, 0.001), (0.06, 0.006), (0.072, 0.05), (0.075, 0.08), (0.066, 0.12), (0.04, 0.155), (0.02, 0.175), (0.016, 0.2), (0.0, 0.2)]
    lathe(foot, materials.paint('#5f7470', 0.25, 0.1, 0.02), at)
    cloth = materials.paint('#ffc58c', 0.9, 0.1, 0.02, 1.5)
    cloth.cycles.sample_as_light = False
    shade = upright(tube_mesh(0.135, 0.10, 0.19, 0.003, cloth, rings=3), (x, y, z + 0.2))
    # So close to its bulb it is so bright that what it lights would be noise.
    shade.visible_diffuse = False
    return at @ move(z=0.3).translation


def bedside(x, y):
    """A bedside table with a lamp whose shade glows, and books. Returns the middle of the shade."""
    oak, top = near.pine('#8a6743', 0), 0.52
    box((0.40, 0.34, 0.022), (x, y, top - 0.011), oak, 0.004)
    box((0.37, 0.31, 0.16), (x, y + 0.005, top - 0.104), oak, 0.003)
    box((0.35, 0.016, 0.128), (x, y - 0.152, top - 0.102), oak, 0.003)
    rod((x, y - 0.16, top - 0.1), (x, y - 0.176, top - 0.1), 0.011, materials.metal('#8a6f47', (0.25, 0.4)))
    for dx in (-0.17, 0.17):
        for dy in (-0.14, 0.14):
            rod((x + dx, y + dy, 0), (x + 0.9 * dx, y + 0.9 * dy, top - 0.17), 0.014, oak)
    shade = lamp(x + 0.03, y + 0.03, top)
    books = ('#37474f', (0.15, 0.21, 0.026), 0.0), ('#8c4a34', (0.14, 0.2, 0.02), 0.026), ('#b9a67f', (0.12, 0.18, 0.016), 0.046)
    for k, (code, size, above) in enumerate(books):
        book((x - 0.115, y - 0.03, top + above), size, code, 0.15 * k - 0.1)
    return shade


def book(at, size, code, turned):
    """A book that lies flat, `at` the middle of its lower side: a cover around its pages, its back towards -x."""
    wide, deep, thick = size
    frame = move(*at) @ turn(z=turned)
    skin = materials.paint(code, 0.6, 0.15, 0.05)
    for z in (0.0012, thick - 0.0012):
        box((wide, deep, 0.0024), (0, 0, z), skin, 0.0008, frame=frame)
    box((0.003, deep, thick), (-wide / 2, 0, thick / 2), skin, 0.001, frame=frame)
    box((wide - 0.008, deep - 0.008, thick - 0.005), (-0.002, 0, thick / 2), materials.paint('#d8d0bc', 0.9, 0.2, 0.3), 0.001, frame=frame)


def radiator(left, right, wall, low, high):
    """A panel radiator before a wall that faces -y: upright ribs, a grille on top, a tap and its pipes."""
    white = materials.paint('#d9d5cb', 0.3, 0.05, 0.02)
    xs, front = np.arange(left, right, 0.004), wall - 0.11
    rib = lambda x: 0.009 * min(1, max(0, 2.2 * abs(((x - left) / 0.05) % 1 - 0.5) - 0.1))
    ends = ((low, 0.012), (low + 0.02, 0.002), (low + 0.045, 0.0), (low + 0.06, 1.0), (high - 0.06, 1.0), (high - 0.045, 0.0), (high - 0.02, 0.002), (high, 0.012))
    place(grid([[(x, front + (rib(x) if share == 1.0 else share), z) for x in xs] for z, share in ends], white))
    for x in (left, right):
        box((0.006, 0.1, high - low), (x, wall - 0.06, (low + high) / 2), white, 0.002)
    box((right - left, 0.095, 0.004), (0.5 * (left + right), wall - 0.06, high - 0.004), white, 0)
    for x in np.arange(left + 0.02, right, 0.022):
        box((0.012, 0.07, 0.002), (x, wall - 0.06, high), materials.plain('#3a3834', 0.8), 0)
    for x in (left + 0.04, left + 0.09):
        rod((x, wall - 0.06, 0), (x, wall - 0.06, low + 0.02), 0.0075, white)
    rod((right, wall - 0.06, high - 0.06), (right + 0.075, wall - 0.06, high - 0.06), 0.019, white, 24)


def curtain(left, right, wall, low, high, seed=1):
    """A gathered curtain of thin linen."""
    folds = lambda x: wall + 0.028 * math.sin(85 * x + seed + 1.2 * math.sin(17 * x)) + 0.007 * math.sin(211 * x + seed)
    spread = lambda z: 1 + 0.05 * math.sin(2.1 * z + seed)
    middle = (left + right) / 2
    rows = [[(middle + (x - middle) * spread(z), folds(x), z) for x in np.linspace(left, right, 260)] for z in np.linspace(low, high, 20)]
    place(grid(rows, near.curtain()))
