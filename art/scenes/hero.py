"""The home page: a pantile roof with dormer and chimney under a calm evening sky."""

import house
import light
import materials
import roof
from geometry import brickwork

SIZE = (1600, 1000)
POST = dict(exposure=0.12, saturation=0.96)
PITCH, COLUMNS, ROWS = 47, 77, 20
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
    house_and_sky()
    light.camera((-7.4, -10.4, -0.6), (-2.2, 1.6, 3.72), 42, 1.8, (0.63, 1.06, 2.13))


def house_and_sky():
    """The whole house in the evening sun, for this picture and for closer ones."""
    palette, frame = house.Palette(), roof.plane(PITCH, (-4.7, 0, 0))
    width, slope = COLUMNS * roof.WIDTH, ROWS * roof.GAUGE + 0.06
    red = materials.clay(roof.OLD, 1.0, 0.12)
    roof.lay(frame, COLUMNS, ROWS, choose(roof.pantiles(red)))
    roof.deck(frame, COLUMNS, ROWS, palette.dark_zinc)
    top = frame @ roof.point(0, slope, 0)
    roof.ridge((top.x - 0.05, top.y, top.z + 0.02), width, red, palette.bedding, PITCH)
    house.verge(frame, palette, slope)
    brickwork((-4.7 + width / 2, top.y, -1.35), (width - 0.05, 2 * top.y, 1.1), palette.brick, palette.mortar, 9)
    house.gable(palette, -4.7 + 0.26, top.y, top.z - 0.1)
    house.dormer(frame, palette, *DORMER, pitch=PITCH)
    house.chimney(frame, palette, *CHIMNEY, top.z + 0.95, PITCH)
    light.sky(14, 249, 0.13, 1.5, 0.22)
