"""The same house halfway through the work: new foil and battens, the lowest tiles laid, the others stacked on the battens."""

import random

import house
import materials
import near
import renewal
import roof
from geometry import box, move, place, rod, turn

MIST, POST = renewal.MIST, renewal.POST
# The column and row of each stack of tiles, which lie ready for the rows above.
STACKS = [(column, row) for row, first in ((6, 2), (8, 4)) for column in range(first, renewal.COLUMNS - 1, 4)]
# Of the scaffold: the z of its planks, the y of its outer and inner posts, and the x of the posts.
FLOOR, OUTER, INNER, POSTS = -0.42, -1.08, -0.32, (-2.52, -0.84, 0.84, 2.52)


def laid(column):
    """How many rows of tiles lie in a column: they are laid from the right, as the roll of each covers the next one's edge."""
    return 5 if column > 12 else 4


def stacks(frame, tiles):
    """Tiles that lie in stacks, flat on two battens, their noses hooked behind the upper one."""
    rng = random.Random(5)
    for column, row in STACKS:
        for k in range(rng.choice((5, 6, 6))):
            at = move(column * roof.WIDTH + rng.gauss(0, 0.006), (row + 1) * roof.GAUGE + 0.025 + rng.gauss(0, 0.004), 0.0125 + 0.0175 * k)
            place(tiles[k % len(tiles)], frame @ at @ turn(z=rng.gauss(0, 0.014)), 'tile')


def scaffold():
    """A scaffold along the eaves: posts, planks, a toe board, and a guard rail with a second one halfway, also at both ends."""
    steel, planks = materials.metal('#a3a9ad', (0.3, 0.5), 0.7), materials.wood('#84705a')
    left, right, guards = POSTS[0], POSTS[-1], (FLOOR + 1.0, FLOOR + 0.5)
    for x in POSTS:
        end = x in (left, right)
        rod((x, OUTER, -6), (x, OUTER, FLOOR + 1.12), 0.024, steel)
        # Only beside the gutter the inner posts stand as high as the outer ones.
        rod((x, INNER, -6), (x, INNER, FLOOR + (1.12 if end else -0.02)), 0.024, steel).visible_shadow = False
        rod((x + 0.05, OUTER - 0.1, FLOOR - 0.066), (x + 0.05, INNER + 0.06, FLOOR - 0.066), 0.024, steel)
        for z in guards:
            box((0.07, 0.09, 0.075), (x, OUTER + 0.024, z), steel, 0.012)
            if end:
                # Without its shadow, which looks like cracks in the tiles.
                rod((x + 0.049, OUTER - 0.1, z + 0.049), (x + 0.049, INNER + 0.1, z + 0.049), 0.024, steel).visible_shadow = False
    for z in guards:
        rod((left - 0.09, OUTER + 0.049, z), (right + 0.09, OUTER + 0.049, z), 0.024, steel)
    for k in range(3):
        box((right - left + 0.2, 0.215, 0.038), (0, OUTER + 0.14 + 0.22 * k, FLOOR - 0.02), planks, 0.004)
    box((right - left + 0.2, 0.028, 0.15), (0, OUTER + 0.04, FLOOR + 0.076), planks, 0.004)


def build():
    (frame, top), palette, (tiles, _) = renewal.frame_and_top(), renewal.new_palette(), renewal.new_tiles()
    pine = near.pine('#bd9462', 0)
    membrane = materials.paint('#5d6a70', 0.5, 0.3, 0.05)
    renewal.foil(frame, membrane, materials.paint('#38434a', 0.5, 0.1))
    renewal.battens(frame, membrane, pine)
    renewal.ridge_board(top, pine)
    roof.lay(frame, renewal.COLUMNS, renewal.ROWS, lambda column, row: tiles if row < laid(column) else None)
    stacks(frame, tiles)
    house.gutter(palette, renewal.START[0] - 0.1, renewal.START[0] + renewal.WIDTH + 0.1, laps=(-1.1, 1.3))
    scaffold()
    stack = renewal.new_stack(palette)
    renewal.chimney_lead(stack, top)
    renewal.around(frame, palette, top, stack)
