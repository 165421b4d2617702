"""Draw the build-up of an insulated roof, layer by layer, as a small SVG: python3 art/drawings/dakisolatie.py"""

import math
import os

INK = '#2b1a15'
WOOD = ('#e0b682', '#c2925c', '#a87845')
ALONG, UP, OUT = (71, 11), (33, -66), (-6, -35)
START = (62, 592)
DEPTH = 7


def at(u, v, n=0):
    """A point of the roof on paper: u along the eaves, v up the slope, n out of the roof."""
    return tuple(START[i] + u * ALONG[i] + v * UP[i] + n * OUT[i] for i in (0, 1))


def path(points, fill, close=True):
    """A filled outline, in whole units."""
    numbers = [f'{x:.0f} {y:.0f}' for x, y in points]
    return f'<path fill="{fill}" d="M{"L".join(numbers)}{"z" if close else ""}"/>'


def slab(u0, u1, v0, v1, n0, n1, colours):
    """A beam or sheet: front, right and top face."""
    top, front, side = colours
    return (
        path([at(u0, v0, n0), at(u1, v0, n0), at(u1, v0, n1), at(u0, v0, n1)], front)
        + path([at(u1, v0, n0), at(u1, v1, n0), at(u1, v1, n1), at(u1, v0, n1)], side)
        + path([at(u0, v0, n1), at(u1, v0, n1), at(u1, v1, n1), at(u0, v1, n1)], top)
    )


def wool(u0, u1):
    """Insulation between two rafters with a few soft folds."""
    lines = []
    for k in range(8):
        (x, y), (x2, y2) = at(u0 + 0.25, 0.55 + k * 0.85, 1.02), at(u1 - 0.25, 0.5 + k * 0.85, 1.02)
        lines.append(
            f'M{x:.0f} {y:.0f}q{(x2 - x) / 4:.0f} -14 {(x2 - x) / 2:.0f} {(y2 - y) / 2:.0f}t{(x2 - x) / 2:.0f} {(y2 - y) / 2:.0f}'
        )
    return (
        slab(u0, u1, 0, DEPTH, 0.02, 1.02, ('#f2dfae', '#dfc684', '#d2bb80'))
        + f'<path fill="none" stroke="#b8954a" d="{"".join(lines)}"/>'
    )


def tiles(first, columns, rows):
    """Pantiles, each row lapping the one below, each tile the one at its right."""
    wide, step = 0.62, 0.78
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
            tail, under, head = edge(low, 1.86), edge(low, 1.72), edge(low + 0.96, 1.70)
            parts.append(
                path(tail + head[::-1], fills[(row * 3 + column * 2) % 5]) + path(tail + under[::-1], '#6f2d1c')
            )
            shine = [
                at(u + wide * 0.72, low + 0.12, 1.86 + wave(0.75)),
                at(u + wide * 0.72, low + 0.5, 1.8 + wave(0.75)),
            ]
            parts.append(path(shine, 'none', False).replace('<path', '<path stroke="#e39a6c" stroke-width="4"'))
    return ''.join(parts)


def drawing():
    """The whole picture, from the ceiling outwards."""
    parts = [slab(0, 11.7, 0, DEPTH, -0.32, -0.12, ('#fdf8ee', '#ece0cc', '#e0d2ba'))]
    rafters = [0.15, 2.45, 4.75, 7.05, 9.35, 11.3]
    for k, u in enumerate(rafters):
        parts.append(slab(u, u + 0.38, 0, DEPTH, -0.1, 1.15, WOOD))
        if 0 < k < 5:
            parts.append(wool(u + 0.38, rafters[k + 1]))
    parts.append(slab(5.9, 11.7, 0, DEPTH, 1.17, 1.27, ('#9db0b6', '#7d9198', '#6c8087')))
    laps = ''.join(
        f'M{at(5.9, v, 1.27)[0]:.0f} {at(5.9, v, 1.27)[1]:.0f}L{at(11.7, v, 1.27)[0]:.0f} {at(11.7, v, 1.27)[1]:.0f}'
        for v in (2.3, 4.6)
    )
    parts.append(f'<path fill="none" stroke="#5d737b" stroke-dasharray="9 7" d="{laps}"/>')
    for u in (7.13, 9.43, 11.38):
        parts.append(slab(u, u + 0.22, 0, DEPTH, 1.28, 1.44, WOOD))
    for k in reversed(range(9)):
        parts.append(slab(6.75, 11.7, k * 0.78 + 0.32, k * 0.78 + 0.48, 1.45, 1.6, WOOD))
    parts.append(tiles(8.0, 6, 9))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 750" width="1200" height="750">'
        f'<g stroke="{INK}" stroke-width="2" stroke-linejoin="round" stroke-linecap="round">{"".join(parts)}</g></svg>\n'
    )


with open(os.path.join(os.path.dirname(os.path.abspath(__file__)), '../../public/pictures/dakisolatie.svg'), 'w') as file:
    file.write(drawing())
