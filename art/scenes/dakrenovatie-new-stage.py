"""A small house whose roof is new: blue-black tiles and ridge, zinc, and a chimney with new joints and lead."""

import house
import materials
import renewal
import roof

MIST, POST = renewal.MIST, renewal.POST


def build():
    (frame, top), palette, (tiles, clay) = renewal.frame_and_top(), renewal.new_palette(), renewal.new_tiles()
    roof.lay(frame, renewal.COLUMNS, renewal.ROWS, lambda column, row: tiles)
    roof.deck(frame, renewal.COLUMNS, renewal.ROWS, palette.dark)
    # Under the ridge tiles a dark strip instead of mortar.
    renewal.few.ridge(top, clay, materials.plain('#0b0e12', 0.95, 0, 0.1))
    house.gutter(palette, renewal.START[0] - 0.1, renewal.START[0] + renewal.WIDTH + 0.1, laps=(-1.1, 1.3))
    stack = renewal.new_stack(palette)
    renewal.chimney_lead(stack, top)
    renewal.around(frame, palette, top, stack)
