"""The gutter at dusk, wholly cleared: it mirrors the afterglow, and at its end a window is lit in the neighbours' gable,
beside a garden path and a street lamp."""

import importlib
import math

import house
import light
import materials
import numpy as np
import roof
import skyline
import street
import tools
import trees
import weather
from geometry import box, brickwork, grid, move, moved, place, rod, turn
from scenes import dakgoten
from shader import Material

POST = dict(exposure=0.75, saturation=1.0, keep=0.15, split=0, bloom=0.08, vignette=0.1)
PITCH, COLUMNS, ROWS = 44, 30, 9
# The neighbours' house: the near corner of its eaves, its pitch, how many tiles long and high.
NEXT, STEEP, LONG, HIGH = (11.0, -6.2, -2.0), 48, 30, 13
# The row beyond, as the finished flat roof has it, but across the street that the gutter points at.
ROW = ((-16, 34, 7.4, -1.6, 2.8, True), (-8.6, 33, 5.6, -1.9, 3.4, False), (-3.0, 34, 8.0, -1.5, 2.9, True), (5.0, 32, 5.8, -1.8, 3.5, False), (10.8, 33, 8, -1.7, 3.0, True))
# The height of the gardens and of the street beyond them.
GROUND = -6.5
# In its gable: the middle and the size of the lit window, and how far it lies back.
PANE, WIDE, TALL, BACK = (2.75, 0.757), 1.06, 1.45, 0.1


def end_of_roof(frame, palette):
    """The ridge, and the bargeboard at the far end."""
    slope = ROWS * roof.GAUGE + 0.06
    top = frame @ roof.point(0, slope, 0)
    clay = materials.clay(roof.OLD, 1.0, 0.1, lichen=0.3)
    importlib.import_module('scenes.dakreparatie-finished').bedded_ridge(frame, top, COLUMNS, ROWS, clay)
    house.verge(frame, palette, slope - 0.1, PITCH, COLUMNS * roof.WIDTH + 0.02, -1)


def neighbours_house(palette):
    """A lower house beyond the end of the roof, its gable towards the camera."""
    frame, slope, long = roof.plane(STEEP), HIGH * roof.GAUGE + 0.06, LONG * roof.WIDTH
    clay = materials.clay(roof.RED, 0.8, 0.05)
    tiles = roof.pantiles(clay, 3)
    top = frame @ roof.point(0, slope, 0)
    back = move(long, 2 * top.y) @ turn(z=math.pi) @ frame
    for side in (frame, back):
        roof.lay(side, LONG, HIGH, lambda column, row: tiles, 3)
        roof.deck(side, LONG, HIGH, palette.dark)
    roof.ridge((0.0, top.y, top.z - 0.03), long - 0.44, clay, palette.bedding, STEEP)
    house.verge(frame, palette, slope, STEEP)
    house.chimney(frame, palette, 2.6, slope - 0.8, top.z + 0.75, STEEP)
    brickwork((long / 2, top.y, -4), (long, 2 * top.y - 0.1, 4), palette.brick, palette.mortar, 3)
    house.gable(palette, 0, top.y, top.z, -4.0, (PANE[0] - WIDE / 2, PANE[0] + WIDE / 2, PANE[1] - TALL / 2, PANE[1] + TALL / 2))
    house.verge(back, palette, slope, STEEP, long, -1)
    lit_window(palette)


def old_brick():
    """Brick that rain and soot have aged, in the colours of one firing; without relief, as `house.gable` needs it."""
    m = Material()
    world = m.world_position()
    m.base = m.palette(('#6b3424', '#93553b', '#7d4230', '#a3664a', '#5a2e24', '#8a4a34', '#75402f', '#9b5d44', '#4e2c26'))
    m.layer(0.6, m.ramp(m.noise(m.object_position(), 16, 5, 0.7), (0.34, (0.72, 0.7, 0.68)), (0.64, (1.14, 1.11, 1.08))))
    m.layer(0.7, m.ramp(m.noise(world, 0.8, 6, 0.65), (0.38, (0.62, 0.6, 0.6)), (0.62, (1.08, 1.06, 1.04))))
    runs = m.node('Mapping', Vector=world, Scale=(3, 3, 0.22)).outputs[0]
    m.layer(0.5, m.ramp(m.noise(runs, 2.2, 5), (0.36, (0.66, 0.65, 0.65)), (0.56, 1.0)))
    return m.set_inputs(Roughness=0.88, Specular=0.2).finish()


def lit_window(palette):
    """A window in the gable, which faces -x: lit curtains behind a white frame with a fanlight, deep in the wall, between jambs of brick,
    over a stone sill and under a soldier course."""
    y, z = PANE
    bar, fan, high = 0.075, TALL * 0.27, z + TALL / 2
    for side in (-1, 1):
        box((BACK + 0.08, 0.01, TALL), ((BACK + 0.08) / 2, y + side * (WIDE / 2 + 0.006), z), palette.flush_mortar, 0)
        for k in range(23):
            box((0.1, 0.01, 0.051), (0.0505, y + side * (WIDE / 2 + 0.0045), z - TALL / 2 + 0.0315 + 0.063 * k), palette.flush, 0)
    box((BACK + 0.08, WIDE + 0.02, 0.01), ((BACK + 0.08) / 2, y, high + 0.006), palette.flush_mortar, 0)
    fold = lambda at: 0.016 * math.sin(at * 61) + 0.008 * math.sin(at * 143)
    rows = [[(at, fold(at), up) for at in np.linspace(-WIDE / 2, WIDE / 2, 200)] for up in (-TALL / 2, TALL / 2)]
    place(grid(rows, street.lit_cloth(0.85)), move(BACK + 0.12, y, z) @ turn(z=-math.pi / 2))
    for side in (-1, 1):
        box((0.08, bar, TALL), (BACK, y + side * (WIDE - bar) / 2, z), palette.white, 0.006)
        box((0.08, WIDE - 2 * bar, bar), (BACK, y, z + side * (TALL - bar) / 2), palette.white, 0.006)
    box((0.07, WIDE - 2 * bar, 0.07), (BACK, y, high - fan), palette.white, 0.005)
    box((0.06, 0.06, TALL - fan - bar), (BACK, y, z - fan / 2), palette.white, 0.005)
    # Dark sashes.
    pane, tall = WIDE / 2 - bar - 0.03, TALL - fan - bar - 0.035
    for across, wide, low, up in ((-(pane + 0.06) / 2, pane, z - TALL / 2 + bar, tall), ((pane + 0.06) / 2, pane, z - TALL / 2 + bar, tall), (0, WIDE - 2 * bar, high - fan + 0.035, fan - bar - 0.035)):
        for side in (-1, 1):
            box((0.04, 0.04, up), (BACK + 0.015, y + across + side * (wide - 0.04) / 2, low + up / 2), palette.dark, 0.004)
            box((0.04, wide, 0.04), (BACK + 0.015, y + across, low + up / 2 + side * (up - 0.04) / 2), palette.dark, 0.004)
    box((0.22, WIDE + 0.16, 0.06), (0.035, y, z - TALL / 2 - 0.025), materials.stone('#7b8086', 8, 0.3), 0.008, (0, -0.12, 0))
    count = 21
    box((0.004, count * 0.0625, 0.216), (-0.001, y, high + 0.108), palette.flush_mortar, 0)
    for k in range(count):
        box((0.008, 0.0505, 0.205), (0.0, y + (k - (count - 1) / 2) * 0.0625, high + 0.106), palette.flush, 0)


def clipped(size, at, leaves, rng):
    """A clipped hedge: leaves on all its sides around a dark inside."""
    box([each - 0.1 for each in size], at, materials.plain('#0f140c', 0.9), 0)
    size, at = np.array(size), np.array(at)
    faces = size.prod() / size
    count = int(900 * faces.sum())
    spots = at + size * rng.uniform(-0.5, 0.5, (count, 3))
    for spot, axis in zip(spots, rng.choice(3, count, p=faces / faces.sum())):
        spot[axis] = at[axis] + rng.choice((-0.5, 0.5)) * size[axis] + rng.normal(0, 0.03)
    place(trees.leafy(rng, [(*spot, 0.05) for spot in spots], 2 * count, 0.045, leaves))


def lantern(x, y):
    """A street lamp that is on."""
    dark, bulb = materials.plain('#191b1c', 0.5), materials.paint('#ffd9a0', 0.5, 0.0, 0.0, 5.0)
    bulb.cycles.sample_as_light = False
    rod((x, y, GROUND), (x, y, GROUND + 4.1), 0.05, dark)
    tools.lathe([(0.0, 0.0), (0.11, 0.02), (0.17, 0.36), (0.0, 0.36)], bulb, move(x, y, GROUND + 4.1))
    tools.lathe([(0.0, 0.56), (0.05, 0.52), (0.24, 0.4), (0.24, 0.36), (0.0, 0.36)], dark, move(x, y, GROUND + 4.1))
    light.lamp((x, y, GROUND + 4.0), 420, (1, 0.7, 0.4), 0.15)


def between():
    """What the gap between both houses shows: a garden path along a hedge, its gate, and the street with a lantern."""
    rng, leaves = np.random.RandomState(4), skyline.foliage()
    pavers, kerb, wood = materials.stone('#8d8679', 5, 0.3), materials.stone('#a09a8e', 8, 0.2), materials.plain('#4a3a2c', 0.8)
    for k in range(20):
        for j in range(2):
            box((0.48, 0.48, 0.05), (14.2 + 0.5 * k, -0.12 + 0.5 * j, GROUND + 0.045 + rng.normal(0, 0.003)), pavers, 0.006)
    clipped((9.6, 0.55, 1.55), (19.2, 1.15, GROUND + 0.775), leaves, rng)
    for near, far in ((-14, -0.5), (0.75, 12)):
        clipped((0.55, far - near, 1.25), (24.2, (near + far) / 2, GROUND + 0.625), leaves, rng)
    for k in range(9):
        box((0.03, 0.085, 1.0), (24.25, -0.33 + 0.12 * k, GROUND + 0.58), wood, 0.004)
    for z in (0.28, 0.9):
        box((0.03, 1.1, 0.08), (24.28, 0.15, GROUND + z), wood, 0.004)
    for x, wide in ((25.6, 1.8), (32.0, 1.8)):
        box((wide, 90, 0.14), (x, 0, GROUND + 0.07), pavers, 0.01)
    for x in (26.56, 31.04):
        box((0.14, 90, 0.16), (x, 0, GROUND + 0.07), kerb, 0.01)
    lantern(26.2, 0.3)
    lantern(31.5, -15.6)
    # Beside the back door of the lower house, round its corner.
    light.lamp((14.6, 0.0, GROUND + 2.3), 110, (1, 0.68, 0.36), 0.1)
    # The lantern before the gable, to the right of the picture: it grazes the bricks.
    light.lamp((8.3, -8.6, -2.6), 430, (1, 0.7, 0.42), 0.15).visible_camera = False
    # In the garden and along the street.
    skyline.trees(((27.0, 3.9, GROUND, 0.55), (20, -8.6, GROUND, 0.55), (19, -11, GROUND, 0.5)))


def build():
    palette = house.Palette()
    # Scrubbed clean, it is paler than an old gutter.
    palette.zinc = materials.metal('#b7bdc0', (0.25, 0.4), 0.7)
    frame = dakgoten.wall_and_gutter(palette, 0.6, 0.045, COLUMNS * roof.WIDTH - 0.02)
    end_of_roof(frame, palette)
    palette.flush, palette.flush_mortar = old_brick(), materials.stone('#9c8f80', 40, 0.3)
    with moved(move(*NEXT)):
        neighbours_house(palette)
    importlib.import_module('scenes.bitumen-finished').row_of_houses(ROW, GROUND, turn(z=-math.pi / 2))
    box((400, 400, 0.1), (60, 0, GROUND - 0.05), materials.paint('#3c3e41', 0.95), 0)
    between()
    weather.afterglow((0.97, 0.25))
    # A street lamp, and the evening sky behind the camera.
    light.lamp((-1.5, -4.5, 3.2), 380, (1.0, 0.87, 0.72), 0.7)
    light.camera((0.3, -0.45, 0.40), (3.3, -0.2, 0.36), 26)
