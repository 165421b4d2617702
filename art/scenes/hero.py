"""The home page: a house without a background, with all parts of its roof in view."""

import math

import bpy
import dormer
import house
import light
import materials
import roof
import weather
from geometry import box, brickwork, move, place, rod, tube_mesh, turn, upright
from mathutils import Vector

SIZE = (2200, 1467)
CUT_OUT = True
POST = dict(exposure=0.12, saturation=0.96, keep=0.1, bloom=0, vignette=0)
PITCH, ROWS = 47, 20
# Columns of tiles: a house that ends in the picture, and one that runs out of closer pictures.
WHOLE, BEYOND = 50, 82
DORMER, CHIMNEY = (3.2, 1.55), (9.0, 4.75)
# The first row of tiles above a chimney at that height, over the gutter behind it.
ABOVE = 17
# The z of the wall's lower edge, and its height.
WALL, TALL = -4.5, 4.3
# The y and z where the roof starts.
EAVES = (-0.05, -0.048)


def choose(tiles, chimney):
    """Leave out the tiles at the dormer and the chimney."""

    def pick(column, row):
        x, y = (column + 0.5) * roof.WIDTH, (row + 0.5) * roof.GAUGE
        in_dormer = DORMER[0] + 0.02 < x < DORMER[0] + 2.85 and DORMER[1] < y < DORMER[1] + 2.35
        in_chimney = abs(x - chimney[0]) < 0.46 and abs(y - chimney[1]) < 0.45
        return None if in_dormer or in_chimney else tiles

    return pick


def build():
    parts = house_and_sky(WHOLE)
    view()
    return parts


def view():
    """The camera of the whole house: level, and high enough to see the flat roof of the dormer."""
    light.camera((-7.2, -14.6, 4.9), (0.30, 1.6, 2.1), 49.5, level=True)


def house_and_sky(columns=BEYOND, chimney=CHIMNEY):
    """Build the house in the evening sun, for this picture and close-ups."""
    light.sky(14, 249, 0.13, 1.5, 0.22)
    light.ground(-6, '#8a7a66')
    return build_house(house.Palette(), materials.clay(roof.OLD, 1.0, 0.12), columns, chimney)


def house_at_night(columns=BEYOND, chimney=CHIMNEY):
    """Build the house on a rainy evening, with lamps inside, for night pictures."""
    weather.night(0.7)
    light.ground(-6, '#2a2c30')
    lamps(build_house(house.Palette(wet=True), materials.clay(roof.OLD, 1.0, 0.12, 0.62), columns, chimney)['panes'])


def lamps(panes):
    """A standing lamp behind the second pane, and the light of the room that falls out of all of them."""
    low, _, high, _ = map(Vector, panes[1])
    x, y, z = (low + high) / 2 + Vector((0.05, 0.62, 0.02))
    upright(tube_mesh(0.19, 0.12, 0.27, 0.004, materials.paint('#ffab52', 0.9, 0, 0, 1.6)), (x, y, z))
    rod((x, y, z - 0.9), (x, y, z + 0.02), 0.012, materials.plain('#2a2320'))
    for at, energy in (((x, y, z + 0.12), 60), ((x - 0.85, y + 0.3, z + 0.3), 50), ((x + 0.85, y + 0.3, z + 0.3), 50)):
        bulb = light.lamp(at, energy, (1, 0.46, 0.14), 0.06)
        # In the glass it would be a ball of light.
        bulb.visible_camera = bulb.visible_glossy = bulb.visible_transmission = False
    for pane in panes:
        low, _, high, _ = map(Vector, pane)
        glow = bpy.data.lights.new('window', 'AREA')
        glow.shape, glow.size, glow.size_y = 'RECTANGLE', high.x - low.x, high.z - low.z
        # On wet red tiles the colour of the lamps would be a red stain.
        glow.energy, glow.color = 11, (1, 0.78, 0.52)
        obj = place(glow)
        obj.location = (low + high) / 2 + Vector((0, -0.05, 0))
        obj.rotation_euler = Vector((0, -1, -0.35)).to_track_quat('-Z', 'Y').to_euler()
        obj.visible_camera = obj.visible_glossy = False


def build_house(palette, red, columns, chimney_at=CHIMNEY):
    """Build the house; `red` is the clay of its tiles. Returns the points that labels point at and the corners of the panes
    of the dormer."""
    # The tiles end over the gutter.
    frame = roof.plane(PITCH, (-4.7, *EAVES))
    width, slope = columns * roof.WIDTH, ROWS * roof.GAUGE + 0.06
    roof.lay(frame, columns, ROWS, choose(roof.pantiles(red), chimney_at))
    roof.deck(frame, columns, ROWS, palette.dark_zinc)
    top = frame @ roof.point(0, slope, 0)
    roof.ridge((top.x - 0.05, top.y, top.z + 0.02), width, red, palette.bedding, PITCH)
    # The other side of the roof: only its edge shows.
    behind = move(-4.7 + width, 2 * top.y) @ turn(z=math.pi) @ roof.plane(PITCH, (0, *EAVES))
    house.verge(behind, palette, slope, PITCH, width, -1)
    roof.deck(behind, columns, ROWS, palette.dark_zinc)
    house.verge(frame, palette, slope, PITCH)
    house.verge(frame, palette, slope, PITCH, width + 0.045, -1)
    brickwork((-4.7 + width / 2, top.y, WALL), (width - 0.05, 2 * top.y, TALL), palette.brick, palette.mortar, 9, (0, 1, 2))
    house.gable(palette, -4.7 + 0.025, top.y, top.z - 0.1, WALL)
    window = dormer.add(frame, palette, *DORMER, pitch=PITCH)
    chimney = house.chimney(frame, palette, *chimney_at, top.z + 0.95, PITCH, close=True, tail=ABOVE * roof.GAUGE - 0.05)
    house.gutter(palette, -4.80, -4.7 + width + 0.1, laps=(-2.15, 1.85))
    house.downpipe(palette, -4.7 + width - 0.3)
    # The fascia runs on to the bargeboards; blocks close their joints at the ridge.
    box((width + 0.075, 0.03, 0.19), (-4.6775 + width / 2, 0.0, -0.12), palette.white, 0.004)
    for x in (-4.73, -4.7 + width + 0.075):
        box((0.031, 0.03, 0.3), (x, top.y, top.z - 0.03), palette.white, 0)
        box((0.071, 0.03, 0.044), (x, top.y, top.z + 0.142), palette.white, 0)
    roof.comb(frame, columns, palette.dark)
    # Level with their names.
    higher = lambda at, by: (at[0], at[1], at[2] + by)
    return dict(
        points=dict(
            pannen=frame @ roof.point(2.1, 3.8, 0.07),
            nok=(top.x + 8.2, top.y, top.z + 0.14),
            schoorsteen=higher(chimney['front'], 0.043),
            loodwerk=higher(chimney['lead'], 0.056),
            dakkapel=higher(window['stile'], 0.057),
            zink=window['cheek'],
            plat_dak=window['flat'],
            goot=(2.9, house.GUTTER[1] - house.GUTTER[0], house.GUTTER[2]),
        ),
        panes=window['panes'],
    )
