"""The home page: a house without a background, with all parts of its roof in view."""

import house
import light
import materials
import numpy as np
import roof
from geometry import box, brickwork

SIZE = (1500, 1000)
CUT_OUT = True
POST = dict(exposure=0.12, saturation=0.96, bloom=0, vignette=0)
PITCH, ROWS = 47, 20
# Columns of tiles: a house that ends in the picture, and one that runs out of closer pictures.
WHOLE, BEYOND = 50, 77
DORMER, CHIMNEY = (3.9, 1.55), (8.7, 4.75)


def choose(tiles):
    """Leave out the tiles at the dormer and the chimney."""

    def pick(column, row):
        x, y = (column + 0.5) * roof.WIDTH, (row + 0.5) * roof.GAUGE
        in_dormer = DORMER[0] + 0.02 < x < DORMER[0] + 2.85 and DORMER[1] < y < DORMER[1] + 2.35
        in_chimney = abs(x - CHIMNEY[0]) < 0.46 and abs(y - CHIMNEY[1]) < 0.45
        return None if in_dormer or in_chimney else tiles

    return pick


def build():
    parts = house_and_sky(WHOLE)
    light.camera((-5.7, -11.2, 0.15), (0.13, 1.6, 2.56), 41)
    return parts


def house_and_sky(columns=BEYOND):
    """Build the house in the evening sun, for this picture and close-ups. Returns the points that labels point at and the
    corners of the panes that light up at night."""
    palette, frame = house.Palette(), roof.plane(PITCH, (-4.7, 0, 0))
    width, slope = columns * roof.WIDTH, ROWS * roof.GAUGE + 0.06
    red = materials.clay(roof.OLD, 1.0, 0.12)
    roof.lay(frame, columns, ROWS, choose(roof.pantiles(red)))
    roof.deck(frame, columns, ROWS, palette.dark_zinc)
    top = frame @ roof.point(0, slope, 0)
    roof.ridge((top.x - 0.05, top.y, top.z + 0.02), width, red, palette.bedding, PITCH)
    house.verge(frame, palette, slope)
    house.verge(frame, palette, slope, width + 0.045, -1)
    brickwork((-4.7 + width / 2, top.y, -2.65), (width - 0.05, 2 * top.y, 2.4), palette.brick, palette.mortar, 9)
    house.gable(palette, -4.7 + 0.09, top.y, top.z - 0.1)
    dormer = house.dormer(frame, palette, *DORMER, pitch=PITCH)
    chimney = house.chimney(frame, palette, *CHIMNEY, top.z + 0.95, PITCH)
    house.gutter(palette, -4.85, -4.7 + width + 0.1, laps=(-2.1, 1.9))
    box((width, 0.03, 0.19), (-4.7 + width / 2, 0.02, -0.12), palette.white, 0.004)
    light.sky(14, 249, 0.13, 1.5, 0.22)
    return dict(
        points=dict(
            pannen=frame @ roof.point(2.3, 3.1, 0.07),
            nok=(top.x + 3.1, top.y, top.z + 0.14),
            schoorsteen=chimney['front'],
            loodwerk=chimney['lead'],
            dakkapel=dormer['stile'],
            zink=dormer['cheek'],
            plat_dak=dormer['fascia'],
            goot=(4.9, house.GUTTER[1] - house.GUTTER[0], house.GUTTER[2]),
        ),
        panes=dormer['panes'],
    )
