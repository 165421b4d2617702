"""The repaired chimney at dusk, from the height of its head: light new joints, a concrete cap, a cowl on one of its pots, and new
lead that climbs its side in steps. Beyond the gable the lights of a street are on."""

import importlib
import math

import bpy
import house
import lead
import light
import materials
import near
import roof
import skyline
import street
import tools
import weather
from geometry import box, from_faces, move, place, rod, tube_mesh, turn, upright
from mathutils import Vector
from scenes import schoorsteenwerk

section, finished = (importlib.import_module(f'scenes.{name}') for name in ('loodwerk-section', 'dakreparatie-finished'))
zinkwerk = importlib.import_module('scenes.zinkwerk-finished')
row_of_houses = importlib.import_module('scenes.bitumen-finished').row_of_houses
POST = dict(exposure=0.75, saturation=1.0, keep=0.15, split=0, bloom=0.08, vignette=0.1)
PITCH, COLUMNS, ROWS = section.PITCH, 48, 12
# Where the axis of the stack meets the roof; the lead at its side ends where a tile begins to rise to its roll.
ACROSS, UP = section.ACROSS - 12 * roof.WIDTH, 2.25
# The first row of tiles above the gutter behind it, and how much higher it lies.
ABOVE, HIGHER = 9, 0.035
COURSES = 30
EYE = Vector((-1.81, -0.95, 2.95))
# The z of the street, and in the frame of its houses the y of its kerb and the x of its lanterns.
GROUND, KERB, LANTERNS = -6.95, 27.4, (-14.5, -8.2, -2.4)
# The chimneys of these houses in turn, and which way the camera looks, from y to x.
STACKS, AHEAD = ('party', None, None, 'ridge', None, 'party', None, 'flue', None), math.radians(38.5)
# In the view of the camera the streets beyond them: how far away, and the range of the height of their ridges; and a church.
STREETS = ((105, 8.5, 13), (135, 9, 15), (175, 9, 17), (225, 9, 19), (290, 10, 22), (370, 11, 25), (470, 12, 27), (600, 13, 29))
CHURCH = (-26, 520)


def covered(palette):
    """Dark tiles up to a bedded ridge, and the gable with its boards. Returns the frame of the slope."""
    frame, clay = roof.plane(PITCH), materials.clay(('#34373c', '#3d4046', '#2c2f34', '#42454b'), 0.6, 0.08, lichen=0.15, rough=(0.4, 0.6))
    tiles = roof.pantiles(clay, fine=True)
    hidden = lambda x, y: abs(x - ACROSS) < 0.42 and abs(y - UP) < 0.42
    placed = lambda row: (tiles, move(0, HIGHER)) if row >= ABOVE else tiles
    roof.lay(frame, COLUMNS, ROWS, lambda c, r: None if hidden((c + 0.5) * roof.WIDTH, (r + 0.5) * roof.GAUGE) else placed(r))
    roof.deck(frame, COLUMNS, ROWS, materials.plain('#1c1a18', 0.9))
    slope = ROWS * roof.GAUGE + 0.06
    top = frame @ roof.point(0, slope, 0)
    finished.bedded_ridge(frame, top, COLUMNS, ROWS, clay)
    house.verge(frame, palette, slope - 0.1, PITCH)
    house.verge(move(0, 2 * top.y) @ turn(z=math.pi) @ frame, palette, slope - 0.1, PITCH, 0, -1)
    # A peg where the boards meet.
    box((0.07, 0.15, 0.62), (-0.055, top.y, top.z - 0.13), palette.white, 0.006)
    wall = street.brick(('#5a3226', '#7a4734'), '#857a6b', 0.5)
    outline = [(0, -4), (2 * top.y, -4), (2 * top.y, 0), (top.y, top.z), (0, 0)]
    place(from_faces([(0.03, *at) for at in outline], [(0, 1, 2, 3, 4)], wall))
    return frame


def leaded(frame, middle, mortar):
    """New lead, with a gutter behind the stack."""
    before, tail = set(bpy.context.scene.objects), ABOVE * roof.GAUGE - 0.05 + HIGHER
    lead.around_chimney(frame, section.new_lead(), middle, section.WIDE, section.DEEP, PITCH, middle.z - 0.7, 2, mortar, tail)
    for part in set(bpy.context.scene.objects) - before:
        if part.data.materials and part.data.materials[0] == mortar:
            section.tuck(part.data.vertices, middle)


def cowl(at, zinc):
    """A hat on four straps, with a sleeve in the pot."""
    x, y, z = at
    upright(tube_mesh(0.108, 0.108, 0.05, 0.003, zinc, sides=64, bevel=0.001), (x, y, z - 0.02))
    for k in range(4):
        a = math.pi / 4 + k * math.pi / 2
        rod((x + 0.105 * math.cos(a), y + 0.105 * math.sin(a), z - 0.01), (x + 0.135 * math.cos(a), y + 0.135 * math.sin(a), z + 0.15), 0.006, zinc)
    tools.lathe([(0.0, 0.15), (0.186, 0.128), (0.19, 0.124), (0.192, 0.128), (0.19, 0.134), (0.02, 0.215), (0.0, 0.217)], zinc, move(x, y, z))


def beyond():
    """The rows of houses beyond the gable, trees, pavements, and lanterns that are on."""
    frame = turn(z=math.radians(-32))
    for y, seed in zinkwerk.ROWS_BEYOND:
        row = [
            (start + left - seed, y, wide, eaves + 0.012 * y, rise, along) for start in (-14, 48.4) for left, wide, eaves, rise, along in zinkwerk.HOUSES
        ]
        row_of_houses(row, -7.0, frame, seed, 0.5, STACKS)
    spots = [frame @ roof.point(x, y, -7) for x, y in ((-11.8, 25), (-5.4, 24.6), (2, 25), (-13, 41), (-4, 42), (6, 41))]
    skyline.trees([(*at, 0.5 + 0.05 * (k % 3)) for k, at in enumerate(spots)])
    box((900, 900, 0.1), (0, 0, -7.0), materials.paint('#34363a', 0.95), 0)
    stone, dark = materials.stone('#66625a', 6, 0.2), materials.plain('#191b1c', 0.5)
    box((120, 2.6, 0.14), (0, KERB + 1.3, GROUND), stone, 0.01, frame=frame)
    box((120, 2.6, 0.14), (0, KERB - 7.5, GROUND), stone, 0.01, frame=frame)
    bulb = materials.paint('#ffd9a0', 0.5, 0.0, 0.0, 6.0)
    bulb.cycles.sample_as_light = False
    for x in LANTERNS:
        foot = frame @ roof.point(x, KERB + 0.5, GROUND)
        rod(foot, foot + Vector((0, 0, 4.2)), 0.055, dark)
        tools.lathe([(0.0, 0.0), (0.11, 0.02), (0.17, 0.36), (0.0, 0.36)], bulb, move(*(foot + Vector((0, 0, 4.2)))))
        tools.lathe([(0.0, 0.56), (0.05, 0.52), (0.24, 0.4), (0.24, 0.36), (0.0, 0.36)], dark, move(*(foot + Vector((0, 0, 4.2)))))
        light.lamp(foot + Vector((0, 0, 4.0)), 620, (1, 0.72, 0.42), 0.15)


def distance(eye, ahead, ground):
    """What lies beyond, seen by a camera at `eye` that looks `ahead`: streets as far as the horizon and a church, in the haze."""
    before, view = set(bpy.context.scene.objects), move(eye.x, eye.y) @ turn(z=-ahead)
    skyline.church(*CHURCH, ground, view)
    skyline.town(STREETS, ground, view, seed=3, skip=(CHURCH,))
    skyline.haze(set(bpy.context.scene.objects) - before, (0.21, 0.22, 0.31), 420)


def build():
    palette = house.Palette()
    palette.white = materials.paint('#c9c5ba', 0.4, 0.2)
    frame = covered(palette)
    middle, mortar = frame @ roof.point(ACROSS, UP, 0), materials.stone('#cfc5b3', 160, 0.4)
    tall = COURSES * schoorsteenwerk.STEP + 0.001
    section.wall(middle, near.bricks(False), mortar, tall, tall)
    leaded(frame, middle, mortar)
    rim = schoorsteenwerk.head(middle, middle.z - 0.7 + tall, mortar, False)
    cowl((middle.x - 0.22, middle.y, rim), materials.metal('#aeb4b8', (0.25, 0.4), 0.7))
    beyond()
    distance(EYE, AHEAD, GROUND)
    weather.afterglow((-0.17, 0.985))
    # The lamps of the street before the house, and the glow higher up in the west, which rakes the lead.
    light.lamp((-3.5, -5.5, 4.5), 480, (1.0, 0.94, 0.88), 0.6)
    light.lamp((-8, 3.5, 8), 4000, (1, 0.52, 0.24), 2.4).visible_camera = False
    # What the upright lead at the side mirrors.
    light.lamp((-5.1, 7.0, 0.5), 800, (1, 0.64, 0.4), 1.2).visible_camera = False
    light.camera(EYE, EYE + Vector((4 * math.sin(AHEAD), 4 * math.cos(AHEAD), -0.66)), 28, level=True)
