"""The room behind the dormer in the evening: its windows look out on the roofs across the street and on the afterglow, and a
lamp beside the bed lights the boards of the sloping ceiling."""

import importlib
import math

import bedroom
import bpy
import light
import materials
import near
import numpy as np
import rooftop
import skyline
import street
import tools
import weather
from geometry import box, box_mesh, from_faces, move, place, rod, turn
from scenes import hero
from shader import Material, colour

POST = dict(exposure=0.75, saturation=1.0, keep=0.06, split=0, bloom=0.06, vignette=0.12)
# The inner face of the wall below the window is y = 0, the floor z = 0, the left cheek x = 0. The width of the dormer, the
# height of the low wall beside it, of the ceilings of the dormer and the room; the left and back walls of the room.
WIDE, KNEE, HEAD, TOP = 2.5, 0.88, 2.38, 2.5
LEFT, RIGHT, BACK = -2.42, 4.3, -5.2
RISE = math.tan(math.radians(hero.PITCH))
DEEP = (HEAD - KNEE) / RISE
# The frame of the roof, seen from the room: x to the left, y up the slope, z outwards.
SLOPE = move(0, 0, KNEE) @ turn(z=math.pi) @ turn(math.radians(hero.PITCH))
# Of the window: the height of its sill, the width of its wood, of its sashes.
SILL, POST_WIDE, SASH = 0.9, 0.075, 0.068
# The houses across the street and beyond: left end, y, width, eaves, how far the roof rises, whether its ridge is along x.
ROW = (
    (-17.0, 20, 7.4, -1.2, 3.3, True),
    (-9.6, 19, 5.6, -0.9, 3.6, False),
    (-4.0, 20, 8.2, -1.5, 3.1, True),
    (4.2, 19.5, 5.4, -1.1, 3.7, False),
    (9.6, 20, 7.6, -1.3, 3.2, True),
    (17.2, 19, 5.6, -1.0, 3.5, False),
)
BEYOND = (
    (-24, 44, 8, -1.0, 3.4, True),
    (-16, 43, 6, -0.8, 3.6, False),
    (-10, 44, 9, -0.6, 3.9, True),
    (-1, 43, 6, -1.0, 3.9, False),
    (5, 44, 8, -0.5, 3.6, True),
    (13, 43, 6, -1.1, 3.8, False),
    (19, 44, 9, -0.7, 3.4, True),
)
# The height of the street.
GROUND = -7.2


def plaster(code='#dad3c6'):
    """Plaster, smoothed by hand and painted."""
    m = Material()
    m.base = colour(code)
    m.layer(0.3, m.ramp(m.noise(m.world_position(), 1.2, 5), (0.35, 0.9), (0.62, 1.03)))
    m.bump(m.noise(m.world_position(), 5, 4, 0.5), 0.12, 0.01).bump(m.noise(m.world_position(), 130, 3, 0.6), 0.12, 0.001)
    return m.set_inputs(Roughness=0.85, Specular=0.2).finish()


def boards(start, end, high, paint):
    """Painted boards with a groove between two of them, up the slope from x = `start` to `end`, to the ceiling."""
    step = (end - start) / round((end - start) / 0.118)
    for x in np.arange(start, end - 0.01, step):
        place(box_mesh((step - 0.003, high, 0.018), paint, 0.007), SLOPE @ move(-(x + step / 2), high / 2 + 0.004, 0.008))


def shell(white):
    """Floor, walls, ceilings, and the slope on both sides of the dormer."""
    wall, slope = plaster(), (TOP - KNEE) / math.sin(math.radians(hero.PITCH))
    floor = [near.pine(code, 1) for code in ('#7a5535', '#6f4c2f', '#84603d')]
    for k, x in enumerate(np.arange(LEFT, RIGHT, 0.16)):
        box((0.158, -BACK, 0.02), (x + 0.08, BACK / 2, -0.01), floor[k * 5 % 3], 0.002)
    box((RIGHT - LEFT, 0.1, KNEE + 0.02), ((LEFT + RIGHT) / 2, 0.05, KNEE / 2), wall, 0)
    for x in (LEFT, RIGHT):
        box((0.1, -BACK, TOP), (x + math.copysign(0.05, x), BACK / 2, TOP / 2), wall, 0)
    box((RIGHT - LEFT, 0.1, TOP), ((LEFT + RIGHT) / 2, BACK - 0.05, TOP / 2), wall, 0)
    box((RIGHT - LEFT, 4.5, 0.1), ((LEFT + RIGHT) / 2, -3.5, TOP + 0.05), wall, 0)
    box((WIDE + 0.1, DEEP + 0.3, 0.06), (WIDE / 2, -DEEP / 2 + 0.05, HEAD + 0.03), wall, 0)
    boards(LEFT, -0.04, slope, white)
    boards(WIDE + 0.04, RIGHT, slope, white)
    # Behind their joints and above the dormer, where the roof is dark.
    for left, right, low in ((LEFT, 0, 0), (WIDE, RIGHT, 0), (0, WIDE, DEEP / math.cos(math.radians(hero.PITCH)))):
        box((right - left, slope - low + 0.1, 0.03), (-(left + right) / 2, (slope + low) / 2 + 0.05, 0.035), white, 0, frame=SLOPE)
    for x, side in ((0, -1), (WIDE, 1)):
        # The cheek, and the trim on its edge.
        across = lambda depth: [(x + side * depth, y, z) for y, z in ((0.13, KNEE), (0.0, KNEE), (-DEEP, HEAD), (0.13, HEAD))]
        place(from_faces([*across(0), *across(0.03)], [(0, 1, 2, 3), (4, 5, 6, 7)], wall))
        box((0.055, slope, 0.014), (-(x + side * 0.02), slope / 2, -0.006), white, 0.004, frame=SLOPE)
    skirting = 0.012
    box((RIGHT - LEFT, skirting, 0.09), ((LEFT + RIGHT) / 2, -skirting / 2, 0.045), white, 0.003)
    box((skirting, -BACK, 0.09), (LEFT + skirting / 2, BACK / 2, 0.045), white, 0.003)
    # A strip where the boards meet the low wall.
    box((-LEFT, 0.02, 0.045), (LEFT / 2, -0.012, KNEE - 0.03), white, 0.005)


def glass():
    """A clean pane: the room in it is faint, because the sky behind it is brighter."""
    m = Material()
    clear, mirror = m.node('BsdfTransparent', Color=(0.93, 0.95, 0.94)).outputs[0], m.node('BsdfGlossy', Roughness=0.0).outputs[0]
    return m.mix_shaders(m.math('MULTIPLY', m.node('LayerWeight', Blend=0.12).outputs['Fresnel'], 0.7), clear, mirror).finish()


def window(white):
    """The frame with three sashes, which open into the room, their handles and hinges, and the sill."""
    dark, steel, pane = materials.paint('#22302f', 0.3, 0.1, 0.02), materials.metal('#a3a19b', (0.22, 0.35), 0.8), glass()
    low, high, deep = SILL + 0.035, HEAD - 0.012, 0.1
    for z in (low + POST_WIDE / 2, high - POST_WIDE / 2):
        box((WIDE, deep, POST_WIDE), (WIDE / 2, 0.06, z), white, 0.004)
    step = (WIDE - POST_WIDE) / 3
    for k in range(4):
        box((POST_WIDE, deep + 0.002, high - low), (POST_WIDE / 2 + k * step, 0.06, (low + high) / 2), white, 0.004)
    for k in range(3):
        # The sash laps over the frame by a centimetre.
        left, right = POST_WIDE + k * step - 0.012, (k + 1) * step + 0.012
        bottom, top = low + POST_WIDE - 0.012, high - POST_WIDE + 0.012
        middle, centre = (left + right) / 2, (bottom + top) / 2
        for side in (-1, 1):
            box((SASH, 0.066, top - bottom), (middle + side * (right - left - SASH) / 2, 0.024, centre), dark, 0.006)
            box((right - left - 2 * SASH + 0.004, 0.064, SASH), (middle, 0.024, centre + side * (top - bottom - SASH) / 2), dark, 0.006)
            bead = (right - left) / 2 - SASH - 0.006
            box((0.014, 0.02, top - bottom - 2 * SASH), (middle + side * bead, 0.012, centre), dark, 0.004)
            box((2 * bead, 0.02, 0.014), (middle, 0.012, centre + side * ((top - bottom) / 2 - SASH - 0.006)), dark, 0.004)
        wide, tall = right - left - 2 * SASH, top - bottom - 2 * SASH
        place(street.pane(wide, tall, 0.03, pane), move(middle, 0, centre))
        # The side of its handle; the hinges are on the other one.
        opens = 1 if k == 0 else -1
        hinged = middle - opens * (right - left) / 2
        for z in (bottom + 0.1, top - 0.1):
            rod((hinged, -0.016, z - 0.03), (hinged, -0.016, z + 0.03), 0.008, steel)
        handle(middle + opens * ((right - left) / 2 - SASH / 2), centre - 0.08, steel)
    box((WIDE - 0.004, 0.29, 0.03), (WIDE / 2, -0.055, SILL + 0.017), white, 0.007)


def handle(x, z, steel):
    """A closed handle: it points down from its plate."""
    box((0.028, 0.008, 0.13), (x, -0.012, z + 0.02), steel, 0.004)
    rod((x, -0.012, z + 0.05), (x, -0.05, z + 0.05), 0.009, steel)
    box((0.018, 0.014, 0.125), (x, -0.052, z - 0.002), steel, 0.006)


def outside():
    """Two rows of houses, trees in the gardens between them, a church and the city up to the horizon."""
    row_of_houses = importlib.import_module('scenes.bitumen-finished').row_of_houses
    row_of_houses(ROW, GROUND)
    for house in ROW[1:5]:
        tiled(*house)
    row_of_houses(BEYOND, GROUND, seed=5)
    skyline.trees(((-3.5, 34, GROUND, 0.8), (6.5, 35, GROUND, 0.85), (-12, 33, GROUND, 0.9), (13, 34, GROUND, 0.8)))
    skyline.tower(15.0, 215, GROUND - 10, 7.5)
    skyline.city(66, GROUND, (-1.6, 1.2), 3)
    weather.afterglow((0.35, 0.94))


def tiled(left, y, wide, eaves, rise, along):
    """Tiles on the slope that one sees of a house of the near row, and its ridge; on a gable the boards along its edges, and a lit
    window."""
    deep = 9.0
    clay = materials.clay(('#5e3a2c', '#6d4434', '#53352a') if along else ('#3a3d42', '#43464b', '#34373b'), 0.7, 0.1, lichen=0.1)
    tiles, half = rooftop.pantiles(clay, 3), deep / 2 if along else wide / 2
    pitch = math.atan2(rise, half)
    over = 0.25 if along else 0.0
    frame = move(left, y - over, eaves - over * math.tan(pitch) + 0.03) if along else move(left, y + deep, eaves + 0.03) @ turn(z=-math.pi / 2)
    rooftop.lay(frame @ turn(pitch), wide if along else deep, (half + over) / math.cos(pitch), tiles, rooftop.PANTILE, 3)
    top = move(left, y + half, eaves + rise + 0.05) if along else move(left + half, y + deep, eaves + rise + 0.05) @ turn(z=-math.pi / 2)
    rooftop.ridge(top, wide if along else deep, clay, materials.stone('#6f655a'))
    if along:
        return
    white = materials.paint('#b9b4a8', 0.5, 0.3)
    for side in (-1, 1):
        long = half / math.cos(pitch)
        box((long, 0.05, 0.2), (left + half + side * half / 2, y - 0.06, eaves + rise / 2), white, 0.006, (0, side * pitch, 0))
    for size, far, material in (((1.16, 0.06, 1.46), 0.02, white), ((0.96, 0.02, 1.26), 0.05, skyline.far_light(0.6))):
        box(size, (left + half, y - far, eaves + 0.55), material, 0)
    for dx in (0, -0.5, 0.5):
        box((0.05, 0.02, 1.3), (left + half + 0.5 * dx, y - 0.07, eaves + 0.55), white, 0)


def lights(lamp):
    """The lamp beside the bed, one behind the camera, and the sky in the window."""
    light.lamp(lamp, 28, (1, 0.66, 0.36), 0.045)
    light.lamp((1.9, -4.0, 1.75), 100, (1, 0.76, 0.52), 0.5).visible_glossy = False
    # The lanterns of the street.
    light.lamp((-3, 4, -2), 2600, (1, 0.86, 0.7), 0.5, (0, 20, 0), 110)
    portal()


def portal():
    """It lights nothing: it tells the render where the sky is seen from the room."""
    data = bpy.data.lights.new('portal', 'AREA')
    data.shape, data.size, data.size_y = 'RECTANGLE', WIDE, HEAD - SILL
    data.cycles.is_portal = True
    place(data, move(WIDE / 2, 0.2, (HEAD + SILL) / 2) @ turn(-math.pi / 2))


def build():
    white = materials.paint('#d5cfc2', 0.4, 0.08, 0.02)
    shell(white)
    window(white)
    bedroom.bed(LEFT + 0.1, -0.66, -0.02)
    lamp = bedroom.bedside(-0.37, -0.42)
    bedroom.radiator(0.35, 1.95, 0.0, 0.14, 0.72)
    bedroom.curtain(0.03, 0.26, -0.06, SILL + 0.05, HEAD - 0.02, 1)
    bedroom.curtain(WIDE - 0.27, WIDE - 0.03, -0.06, SILL + 0.05, HEAD - 0.02, 3)
    bedroom.book((1.72, -0.09, SILL + 0.032), (0.16, 0.22, 0.026), '#34505c', 1.9)
    bedroom.book((1.72, -0.09, SILL + 0.058), (0.14, 0.2, 0.02), '#a58f5f', 1.72)
    tools.mug(move(1.42, -0.1, SILL + 0.032) @ turn(z=-0.6))
    outside()
    lights(lamp)
    light.camera((1.1, -3.6, 1.42), (0.47, 0, 1.3), 27.5, level=True)
