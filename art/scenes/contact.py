"""The caller's side: a phone on the sill of a window under the roof, a mug and keys beside it. Outside a shower has just passed,
and the low sun is on the wet roofs of the street."""

import importlib
import math
import random

import bpy
import house
import light
import materials
import plume
import roof
import rooftop
import skyline
import street
import terrace
import tools
import trees
import windowsill
from geometry import box, from_faces, move, place, turn
from mathutils import Vector

POST = dict(exposure=0.3, saturation=1.0, keep=0.05, sharpen=0.45)
# Through steam and glass the pass of the distance is noise: there is none.
MIST = (2e4, 1e5)
EYE, TURNED = Vector((0.06, -1.0, 0.32)), math.radians(9)
MUG, PHONE, KEYS = (0.11, -0.20), (-0.08, -0.245), (0.02, -0.19)
# The houses across the street: the y of their fronts, their eaves, half their depth, how far the tiles reach over the wall, the
# pitch of their roofs; the ground.
FRONT, EAVES, HALF, OVER, PITCH, GROUND = 13.0, -4.1, 4.2, 0.3, 42, -12.0
SLOPE, CREST = (HALF + OVER) / math.cos(math.radians(PITCH)), EAVES + (HALF + OVER) * math.tan(math.radians(PITCH))
RED, BLACK, BROWN = ['#b4593a', '#c06744', '#a54e33', '#c87552'], ['#43474c', '#4d5052', '#3b3f45'], ['#7d4330', '#8d4f38', '#6f3b2b', '#84503a']
# The roofs whose ridges run along the street: left end, width in tiles, their colours, and the side of a free end.
ROOFS = ((-16.4, 32, RED, 0), (-10.0, 27, BLACK, 0), (-4.6, 20, RED, 1), (4.66, 30, BLACK, -1))
# The one with its gable to the street: its left end, width and how far it rises.
GABLE = (-0.54, 5.2, 3.3)
# The middle of the chimney on the third roof.
CHIMNEY = (3.2, 5.3)


def along(look, palette, left, columns, codes, free, seed):
    """A house with its ridge along the street. Returns the frame of its roof."""
    clay, wide = materials.clay(codes, 0.7, 0.1, 0.34, 0.15), columns * roof.WIDTH
    frame = move(left, FRONT - OVER, EAVES) @ roof.plane(PITCH)
    rooftop.lay(frame, wide, SLOPE, roof.pantiles(clay, 5), rooftop.PANTILE, seed)
    box((wide, SLOPE, 0.04), (wide / 2, SLOPE / 2, -0.04), look.dark, 0, frame=frame)
    rooftop.ridge(move(left, FRONT + HALF, CREST + 0.05), wide, clay, palette.bedding, seed)
    box((wide, 0.15, 0.13), (left + wide / 2, FRONT - OVER - 0.06, EAVES - 0.02), palette.zinc, 0.03)
    box((wide, 2 * HALF, EAVES - GROUND), (left + wide / 2, FRONT + HALF, (EAVES + GROUND) / 2), look.wall, 0)
    if free:
        x = left + wide * (free > 0)
        end = [(FRONT, EAVES - 1), (FRONT + 2 * HALF, EAVES - 1), (FRONT + 2 * HALF, EAVES), (FRONT + HALF, CREST - 0.1), (FRONT, EAVES)]
        place(from_faces([(x, y, z) for y, z in end], [(0, 1, 2, 3, 4)], look.wall))
        place(house.raked((0.05, SLOPE + 0.03, 0.24), PITCH, palette.white), move(x + 0.03 * free, FRONT - OVER, EAVES) @ roof.plane(PITCH))
    return frame


def gable(look, palette, lit):
    """The house with its gable to the street, a window in it."""
    left, wide, rise = GABLE
    middle, y, low, clay = left + wide / 2, FRONT - 0.35, EAVES + 0.35, materials.clay(BROWN, 0.9, 0.15, 0.2, 0.3)
    pitch = math.degrees(math.atan2(rise, wide / 2))
    slope, deep = math.hypot(rise, wide / 2) + 0.12, 40 * roof.WIDTH
    street.prism([(left, GROUND), (left + wide, GROUND), (left + wide, low), (middle, low + rise), (left, low)], y, 0.3, look.wall, [(middle, low + 1.3, 0.98, 1.3)])
    street.window(look, middle, low + 1.3, 0.98, 1.3, 'sash', 2, 2, lit, y)
    # In the corners of its frame two faces would lie in one plane.
    box((0.98, 0.01, 0.086), (middle, y + 0.038, low + 1.907), look.white, 0.003)
    box((1.22, 0.03, 0.21), (middle, y - 0.004, low + 2.06), look.arch, 0.004)
    for x, start, spin in ((left, y + deep - 0.1, -math.pi / 2), (left + wide, y - 0.1, math.pi / 2)):
        frame = move(x, start, low + 0.02) @ turn(z=spin) @ roof.plane(pitch) @ move(0, -0.12, 0.03)
        rooftop.lay(frame, deep, slope, roof.pantiles(clay, 4), rooftop.PANTILE, 8)
        box((deep, slope, 0.04), (deep / 2, slope / 2, -0.04), look.dark, 0, frame=frame)
    rooftop.ridge(move(middle, y + deep - 0.1, low + rise + 0.1) @ turn(z=-math.pi / 2), deep, clay, palette.bedding)
    for x, side in ((left - 0.08, 1), (left + wide + 0.08, -1)):
        edge = move(x, y - 0.1, low - 0.07) @ turn(z=-side * math.pi / 2)
        place(house.raked((0.05, slope + 0.02, 0.24), pitch, palette.white), edge @ roof.plane(pitch))


def across(lit):
    """The houses across the street, with `lit` 1 a lamp behind their windows."""
    look, palette = street.Look(5), house.Palette(wet=True)
    look.wall, look.arch = street.brick(('#7d4433', '#965641'), '#b0a696', 0.4), street.brick(('#6b3a2b', '#7d4836'), '#b0a696', 0.3, 0.0625, 0.21)
    stack = street.brick(('#8a5340', '#a06a50'), '#b0a696', 0.5)
    frames = [along(look, palette, *spec, k) for k, spec in enumerate(ROOFS)]
    look.glass = importlib.import_module('scenes.dakkapel-finished').glass()
    for k, x, y in ((1, 2.4, 3.0), (2, 1.15, 2.7)):
        rooftop.skylight(look, frames[k], x, y, lit=lit == 1)
    at = frames[2] @ Vector((*CHIMNEY, 0))
    rooftop.stack(look, (at.x, at.y), (0.85, 0.62), at.z - 0.3, CREST + 0.95, stack)
    box((1.19, 1.14, 0.02), (*CHIMNEY, 0.088), look.lead, 0.006, frame=frames[2])
    # Its upstand, stepped along the sides.
    for k in range(4):
        box((0.89, 0.66 - 0.16 * k, 0.5), (at.x, at.y + 0.08 * k, at.z - 0.24 + 0.144 * k), look.lead, 0.004)
    rooftop.stack(look, (ROOFS[1][0] + 0.2, FRONT + HALF + 0.6), (1.0, 0.6), CREST - 1, CREST + 0.8, stack, 3)
    gable(look, palette, lit)


def beyond(lit):
    """Streets behind, as far as the haze, and trees in the gardens; a share of the windows is `lit`."""
    rng, glass = random.Random(5), materials.plain('#2b333a', 0.15)
    slots = [materials.brick(('#7a4636', '#9a6a50', '#8a5642', '#a5785a'), 0.3), skyline.far_tiles(), glass, skyline.far_light(0.8) if lit else glass]
    slots += [materials.bitumen('#6a6d70'), materials.plain('#b9b8b4', 0.6), skyline.far_light(0.5) if lit else glass]
    kinds = [skyline.house_mesh(rng.uniform(5, 6.5), 9, 6, rng.uniform(3, 4.2), k % 3 > 0, slots, rng, 0.4) for k in range(8)]
    # In the haze they are paler.
    hazy = [mesh.copy() for mesh in kinds]
    pale = [materials.paint(code, 0.9, 0.5, 0.1, 0 if lit else 0.07) for code in ('#87827f', '#746c6b')]
    for mesh in hazy:
        mesh.materials[0], mesh.materials[1] = pale
    for y in (38, 58, 84, 120, 170, 240):
        x = -0.75 * y - 12
        while x < 0.5 * y + 12:
            if rng.random() < 0.7:
                place(rng.choice(kinds if y < 80 else hazy), move(x, y, EAVES - 0.5 + 0.006 * y + rng.uniform(-0.8, 0.4)), 'far')
            x += 6
    trees.add([(-8.5, 27, 12.4), (5.2, 29, 12.6), (-15, 31, 13), (10, 34, 12.6)], GROUND, 3, 3, 30000)
    flat = [(-900, -5, GROUND), (900, -5, GROUND), (900, 1500, GROUND), (-900, 1500, GROUND)]
    place(from_faces(flat, [(0, 1, 2, 3)], materials.paint('#5a5a50', 0.95, 0.6)))


def room(power, drops=0):
    """The room around the window, and what stands on the sill; the screen of the phone has so much `power`, and there
    are so many `drops` on the panes."""
    finished = importlib.import_module('scenes.dakkapel-finished')
    plaster = finished.plaster()
    windowsill.frame('#d6cec0', finished.glass())
    windowsill.drops(-0.85, 0.75, drops, 0.6)
    left, right, head = windowsill.LEFT, windowsill.RIGHT, windowsill.HEAD + 0.07
    for low, high in (((left - 1, 0.0, -0.95), (right + 1, 0.1, -0.03)), ((left - 1, 0, head), (right + 1, 0.1, 2)), ((left - 1, 0, -0.03), (left - 0.07, 0.1, head)), ((right + 0.07, 0, -0.03), (right + 1, 0.1, head))):
        windowsill.bar(low, high, plaster, 0.002)
    box((7, 4, 0.1), (0, -2, -1.0), materials.wood('#7a5535'), 0)
    box((7, 4, 0.1), (0, -2, 1.75), plaster, 0)
    box((7, 0.1, 3), (0, -3.6, 0.4), plaster, 0)
    for x in (-3.2, 2.6):
        box((0.1, 4, 3), (x, -2, 0.4), plaster, 0)
    windowsill.phone(move(*PHONE, 0) @ turn(z=-0.62), power)
    windowsill.keys(move(*KEYS, 0) @ turn(z=-0.3))
    tools.mug(move(*MUG, 0) @ turn(z=-0.35), 0.066)


def view():
    """The camera of both pictures: level, so that the mullion is upright."""
    ahead = Vector((-math.sin(TURNED), math.cos(TURNED), -0.2215))
    light.camera(EYE, EYE + ahead, 35, 18, EYE + 0.80 * ahead.normalized(), level=True)


def steam(tint, much):
    """The steam of the mug."""
    plume.plume((*MUG, 0.068), EYE, 0.2, 0.03, 0.02, tint, much)


def sky():
    """Clouds that the wind tears up, and the low sun through the window from the left."""
    terrace.sky(2.2)
    (air,) = (node for node in bpy.context.scene.world.node_tree.nodes if node.type == 'TEX_SKY')
    air.sun_elevation, air.sun_rotation = math.radians(25), math.radians(287)


def build():
    across(0)
    beyond(0)
    room(0.5)
    steam((0.9, 0.86, 0.8), 0.4)
    sky()
    light.window((0.9, -2.6, 1.3), (0, 0, 0), 28, 1.4, (1, 0.93, 0.84))
    view()
