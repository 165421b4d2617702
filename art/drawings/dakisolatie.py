"""Draw the layers of an insulated roof with their names, as an SVG: python3 art/drawings/dakisolatie.py"""

import json
import math
import os
import subprocess

HERE = os.path.dirname(os.path.abspath(__file__))

INK, LIGHT = '#2b1a15', '#f1ece4'
WOOD = ('#e0b682', '#c2925c', '#a87845')
ALONG, UP, OUT = (76, 10), (34, -63), (-6, -38)
START = (139, 572)
DEPTH = 6
LEFT, RIGHT = -1.3, 10.9
# Per layer: position and anchor of its name, start of its line, and the point on the roof where the line ends.
NAMES = {
    'Gipsplaat': ((14, 712), 'start', (94, 672), (-0.75, 0.9, -0.12)),
    'Damprem': ((256, 712), 'start', (274, 672), (1.15, 0.9, -0.1)),
    'Isolatie': ((498, 712), 'start', (530, 672), (5.1, 0, 0.5)),
    'Onderdakfolie': ((700, 60), 'end', (655, 76), (5.2, 4.9, 1.27)),
    'Tengel': ((735, 60), 'start', (776, 76), (5.99, 5.6, 1.44)),
    'Panlat': ((905, 60), 'start', (925, 76), (7.15, 5.02, 1.6)),
    'Dakpan': ((905, 722), 'end', (870, 684), (10.1, 1.55, 1.9)),
}


def at(u, v, n=0):
    """The x and y in the drawing of a point of the roof: u along the eaves, v up the slope, n out of the roof."""
    return tuple(START[i] + u * ALONG[i] + v * UP[i] + n * OUT[i] for i in (0, 1))


def path(points, fill, close=True):
    """A filled outline, rounded to whole units."""
    numbers = [f'{x:.0f} {y:.0f}' for x, y in points]
    return f'<path fill="{fill}" d="M{"L".join(numbers)}{"z" if close else ""}"/>'


def slab(u0, u1, v0, v1, n0, n1, colours):
    """A beam or sheet, drawn as its top, front and right face."""
    top, front, side = colours
    return (
        path([at(u0, v0, n0), at(u1, v0, n0), at(u1, v0, n1), at(u0, v0, n1)], front)
        + path([at(u1, v0, n0), at(u1, v1, n0), at(u1, v1, n1), at(u1, v0, n1)], side)
        + path([at(u0, v0, n1), at(u1, v0, n1), at(u1, v1, n1), at(u0, v1, n1)], top)
    )


def wool(u0, u1):
    """Insulation between two rafters, with a few folds."""
    lines = []
    for k in range(6):
        (x, y), (x2, y2) = at(u0 + 0.25, 0.55 + k * 0.95, 1.02), at(u1 - 0.25, 0.5 + k * 0.95, 1.02)
        lines.append(
            f'M{x:.0f} {y:.0f}q{(x2 - x) / 4:.0f} -14 {(x2 - x) / 2:.0f} {(y2 - y) / 2:.0f}t{(x2 - x) / 2:.0f} {(y2 - y) / 2:.0f}'
        )
    return (
        slab(u0, u1, 0, DEPTH, 0.02, 1.02, ('#f2dfae', '#dfc684', '#d2bb80'))
        + f'<path fill="none" stroke="#b8954a" d="{"".join(lines)}"/>'
    )


def tiles(first, columns, rows):
    """Pantiles: each row overlaps the one below, each tile the one to its right."""
    wide, step = 0.78, 0.96
    wave = lambda t: 0.34 * math.sin((t - 0.5) * 2 * math.pi) if t > 0.5 else -0.07 * math.sin(t * 2 * math.pi)
    fills = ['#b4552f', '#a8492c', '#9a4028', '#ad5030', '#9f452b']
    parts = []
    for row in range(rows):
        low = row * step - 0.2
        for column in reversed(range(columns)):
            u = first + column * wide
            edge = lambda v, n, points=8: [
                at(u + wide * t / points, v, n + wave(t / points)) for t in range(points + 1)
            ]
            tail, under, head = edge(low, 1.86), edge(low, 1.72), edge(low + 1.16, 1.70)
            parts.append(
                path(tail + head[::-1], fills[(row * 3 + column * 2) % 5]) + path(tail + under[::-1], '#6f2d1c')
            )
            shine = [
                at(u + wide * 0.72, low + 0.12, 1.86 + wave(0.75)),
                at(u + wide * 0.72, low + 0.6, 1.8 + wave(0.75)),
            ]
            parts.append(path(shine, 'none', False).replace('<path', '<path stroke="#e39a6c" stroke-width="4"'))
    return f'<g stroke="#7a3220" stroke-width="1.5">{"".join(parts)}</g>'


SIZE = 30
LETTERS = json.loads(subprocess.check_output(['node', os.path.join(HERE, 'letters.mjs'), str(SIZE), *NAMES]))


def named(name, place, anchor, start, target):
    """The name of a layer, with a thin line to a dot on the layer."""
    letters = LETTERS[name]
    left = -letters['width'] if anchor == 'end' else 0
    (x, y), (x1, y1), (x2, y2) = place, start, at(*target)
    line = f'd="M{x1} {y1}L{x2:.0f} {y2:.0f}"'
    return (
        f'<g transform="translate({x} {y})"><path class="t" d="M{left} 0{letters["d"]}"/></g>'
        f'<path class="c" {line}/><path class="o" {line}/><circle cx="{x2:.0f}" cy="{y2:.0f}" r="8"/>'
    )


def drawing():
    """The whole drawing, from the ceiling outwards."""
    parts = [slab(LEFT, RIGHT, 0, DEPTH, -0.32, -0.14, ('#fdf8ee', '#ece0cc', '#e0d2ba'))]
    parts.append(slab(0, RIGHT, 0, DEPTH, -0.13, -0.09, ('#c6d6bd', '#9db396', '#8fa688')))
    rafters = [0.15, 2.05, 3.95, 5.85, 8.2, 10.52]
    for k, u in enumerate(rafters):
        parts.append(slab(u, u + 0.38, 0, DEPTH, -0.08, 1.15, WOOD))
        if 0 < k < 5:
            parts.append(wool(u + 0.38, rafters[k + 1]))
    parts.append(slab(4.9, RIGHT, 0, DEPTH, 1.17, 1.27, ('#9db0b6', '#7d9198', '#6c8087')))
    (x, y), (x2, y2) = at(4.9, 3, 1.27), at(RIGHT, 3, 1.27)
    parts.append(f'<path fill="none" stroke="#5d737b" stroke-dasharray="9 7" d="M{x:.0f} {y:.0f}L{x2:.0f} {y2:.0f}"/>')
    for u in (5.93, 8.28, 10.6):
        parts.append(slab(u, u + 0.22, 0, DEPTH, 1.28, 1.44, WOOD))
    for k in reversed(range(6)):
        parts.append(slab(5.55, RIGHT, k * 0.96 + 0.34, k * 0.96 + 0.54, 1.45, 1.6, WOOD))
    parts.append(tiles(7.75, 4, 6))
    names = ''.join(named(name, *where) for name, where in NAMES.items())
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 750" width="1200" height="750">'
        f'<style>.t{{stroke:none;transform:scale(1.35)}}.t,circle{{fill:{INK}}}.o{{stroke:{INK}}}'
        f'@media(prefers-color-scheme:dark){{.t{{fill:{LIGHT}}}circle{{stroke:{LIGHT}}}.o{{stroke:{LIGHT}}}'
        f'.c{{stroke:{INK};stroke-width:7}}}}'
        # By the width at which it is shown: no names on a small card, and on a wide header not larger than its text.
        '@media(min-width:600px){.t{transform:none}}@media(max-width:300px){.t,circle,.o,.c{display:none}}</style>'
        f'<g stroke="{INK}" stroke-width="2" stroke-linejoin="round" stroke-linecap="round">{"".join(parts)}</g>'
        f'<g fill="none" stroke-width="3">{names}</g></svg>\n'
    )


with open(os.path.join(HERE, '../../public/pictures/dakisolatie.svg'), 'w') as file:
    file.write(drawing())
