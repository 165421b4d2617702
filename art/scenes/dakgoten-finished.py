"""The new gutter at dusk, after rain: bright zinc along the eaves of a brick house, its brackets at even distances, and a downpipe with
a swan neck; a window is lit below it, and beyond the corner the lights of a street are on."""

import importlib
import math

import barrel
import bpy
import falling
import gutters
import house
import light
import materials
import near
import numpy as np
import roof
import skyline
import street
import weather
from geometry import box, brickwork, grid, move, place, turn
from gutters import BEAD, FASCIA, MIDDLE, RADIUS, RIM
from mathutils import Vector
from shader import Material, colour

chimney = importlib.import_module('scenes.schoorsteenwerk-finished')
POST = dict(exposure=0.75, saturation=1.0, keep=0.15, split=0, bloom=0.08, vignette=0.1)
PITCH, COLUMNS, ROWS = 42, 26, 10
# The corner of the house is at x = 0; the y of its front, behind wide eaves; the length and height of a brick with its joint.
WALL, LONG, COURSE = 0.17, 0.222, 0.063
# The left side of the window, its width and the z of its head; the x of the downpipe; half of its width.
LEFT, WIDE, HEAD, TALL = 6 * LONG, 4 * LONG, -0.42, 1.5
PIPE, HALF = 0.85, 0.04
END = 20 * LONG
# The gutter falls towards its outlet.
LOW = lambda x: 0.012 - 0.003 * abs(x - PIPE)
# From the camera: where it is, its height above the street, and how far it looks to the right of the eaves.
EYE, STREET, ASIDE = Vector((3.3, -1.0, 0.22)), 8.4, math.radians(20)


def running(clay):
    """The wet clay under a film of water that runs down the slope, in the y of each tile."""
    m = Material.__new__(Material)
    m.data, m.tree, m.bumps = clay, clay.node_tree, None
    m.shader = m.tree.nodes['Principled BSDF']
    m.bump(m.noise(m.object_position((46, 7, 46)), 1, 4, 0.55), 0.6, 0.005)
    rough = m.shader.inputs['Roughness'].links[0].from_node
    rough.inputs['To Min'].default_value, rough.inputs['To Max'].default_value = 0.14, 0.3
    m.set_inputs(Specular=0.4, Clearcoat=0.8, Clearcoat_Roughness=0.04, Clearcoat_Normal=m.bumps)
    return clay


def covered(look):
    """Wet tiles up from the gutter, the board along their end, and the boxed eaves."""
    frame = roof.plane(PITCH, (0, FASCIA, -0.010))
    tiles = roof.pantiles(running(near.damp(roof.OLD, 0.7, 0.0, 0.95, 0.15)), fine=True)
    roof.lay(frame, COLUMNS, ROWS, lambda column, row: tiles)
    roof.deck(frame, COLUMNS, ROWS, look.dark)
    roof.comb(frame, COLUMNS, materials.plain('#101112', 0.9))
    house.verge(frame, look, ROWS * roof.GAUGE, PITCH)
    deep = WALL - FASCIA
    box((END, 0.03, 0.18), (END / 2 - 0.02, FASCIA + 0.015, -0.098), look.white, 0.003)
    box((END, deep, 0.02), (END / 2 - 0.02, FASCIA + deep / 2 + 0.01, -0.178), look.white, 0.003)
    return frame


def front(look):
    """The wall, with a soldier course over the window, and drawn curtains with a lamp behind them."""
    low, top, bearing = 30 * COURSE, 4 * COURSE, LONG
    for start, end, base, tall, sides in (
        (0, LEFT, HEAD - low, low, (0, 1)),
        (LEFT + WIDE, END, HEAD - low, low, (0, 3)),
        (0, LEFT - bearing, HEAD, top, (0,)),
        (LEFT + WIDE + bearing, END, HEAD, top, (0,)),
    ):
        brickwork(((start + end) / 2, WALL + 0.3, base), (end - start, 0.6, tall), look.bricks, look.joints, 9, sides)
    wide = WIDE + 2 * bearing
    box((wide, 0.59, 0.25), (LEFT + WIDE / 2, WALL + 0.3, HEAD + 0.126), look.joints, 0)
    count = round(wide / COURSE)
    for k in range(count):
        x = LEFT - bearing + (k + 0.5) * wide / count
        place(look.bricks[k * 5 % 7], move(x, WALL + 0.05, HEAD + 0.105) @ turn(0.004 * math.sin(5 * k), math.pi / 2))
    middle, y, stile = LEFT + WIDE / 2, WALL + 0.1, 0.075
    for x in (LEFT + stile / 2, middle, LEFT + WIDE - stile / 2):
        box((stile, 0.11, TALL), (x, y, HEAD - TALL / 2), look.white, 0.006)
    box((WIDE - 0.004, 0.114, stile), (middle, y, HEAD - stile / 2), look.white, 0.006)
    for left in (LEFT + stile, middle + stile / 2):
        barrel.casement(look, left, left + WIDE / 2 - 1.5 * stile, y, HEAD - TALL, HEAD - stile, 0.05)
    fold = lambda x: 0.016 * math.sin(x * 71) + 0.006 * math.sin(x * 173)
    rows = [[(x, fold(x), z) for x in np.linspace(-WIDE / 2, WIDE / 2, 200)] for z in (-TALL / 2, TALL / 2)]
    place(grid(rows, street.lit_cloth(1.15)), move(middle, y + 0.09, HEAD - TALL / 2))


def bent(points, radius):
    """A line through points (y, z), with round bends: its points, a centimetre or less apart."""
    line, points = [], [Vector(p) for p in points]
    for before, at, after in zip(points, points[1:], points[2:]):
        back, on = (before - at).normalized(), (after - at).normalized()
        half = back.angle(on) / 2
        reach, middle = radius / math.tan(half), at + (back + on).normalized() * radius / math.sin(half)
        first, last = at + back * reach - middle, at + on * reach - middle
        line += [middle + (first * (1 - t) + last * t).normalized() * radius for t in np.linspace(0, 1, 25)]
    line = [points[0], *line, points[-1]]
    return [a + (b - a) * t for a, b in zip(line, line[1:]) for t in np.linspace(0, 1, max(2, int((b - a).length / 0.01)), endpoint=False)] + [points[-1]]


def pipe(line, wide, material):
    """Add a round pipe along a line."""
    rows = []
    for k, at in enumerate(line):
        along = (line[min(k + 1, len(line) - 1)] - line[max(k - 1, 0)]).normalized()
        out = Vector((-along.y, along.x))
        rows.append([(PIPE + wide * math.cos(a), *(at + wide * math.sin(a) * out)) for a in np.linspace(0, math.tau, 49)])
    place(grid(rows, material))


def downpipe(look):
    """The swan neck from the outlet back to the wall, the pipe, and its clips. Each part ends in the socket of the next."""
    gutters.spout(look, PIPE, LOW(PIPE))
    y, top = WALL - 0.068, RIM - RADIUS - LOW(PIPE)
    line = bent([(MIDDLE, top - 0.04), (MIDDLE, top - 0.13), (y, top - 0.13 - 0.8 * (y - MIDDLE)), (y, top - 2)], 0.075)
    pipe(line, HALF, look.pipe)
    count = len(line)
    bends = [k for k in range(count) if line[k].y > top - 0.5]
    middle = min(bends, key=lambda k: abs(line[k].x - (MIDDLE + y) / 2))
    joint = next(k for k in range(count) if line[k].y < top - 0.86)
    for start, long in ((0, 5), (middle, 5), (bends[-1], 6), (joint, 6)):
        ring = [line[start] + (line[start + 1] - line[start]) * 0.001, *line[start : start + long]]
        pipe([line[start], *ring], HALF + 0.0035, look.pipe)
    # Below each socket on the wall.
    for k in (bends[-1], joint):
        house.clip(look, (PIPE, y, line[k].y - 0.105), WALL)


def new_gutter(look, frame):
    """The gutter on its brackets, with one soldered lap, closed at the corner; drops hang from its bead."""
    start = -0.09
    gutters.gutter(LOW, look.zinc, start, END)
    gutters.lap(1.88, LOW, look.zinc, look.solder)
    rows = [[(start, MIDDLE + y * t, RIM - LOW(start) + z * t) for y, z in gutters.arc((0, 0), RADIUS, 0, -180, 40)] for t in (0.0, 1.0)]
    place(grid(rows, look.zinc))
    for x in np.arange(0.12, END, 0.5):
        gutters.bracket(x, LOW(x), look.steel)
    downpipe(look)
    rng = np.random.RandomState(3)
    falling.hanging(rng.uniform(0.2, 2.6, 40), falling.clear(), low=LOW)
    weather.drops(frame, 0.4, 3.0, -0.05, 0.9, 1400)
    weather.drops(move(), 0.9, 2.6, MIDDLE + BEAD[0] - 0.008, MIDDLE + BEAD[0] + 0.006, 700)


def wet_street():
    """Asphalt that mirrors lights, smeared, and between its pools is dull."""
    m = Material()
    pools = m.noise(m.world_position(), 0.5, 5, 0.6)
    m.base = colour('#2b2d31')
    m.bump(m.noise(m.world_position(), 3, 4), 0.12, 0.02)
    return m.set_inputs(Roughness=m.map_range(pools, 0.1, 0.4, 0.42, 0.6), Specular=0.6).finish()


def beyond():
    """The street as the finished chimney has it, turned to where the gutter points, and wet."""
    before = set(bpy.context.scene.objects)
    chimney.beyond()
    skyline.city(98, chimney.GROUND, (-1.4, 0.8), 3)
    theirs = chimney.EYE
    ahead = math.atan2(math.cos(math.radians(38.5)), math.sin(math.radians(38.5)))
    matrix = move(EYE.x, EYE.y, EYE.z - STREET - chimney.GROUND) @ turn(z=math.pi - ASIDE - ahead) @ move(-theirs.x, -theirs.y)
    for part in set(bpy.context.scene.objects) - before:
        part.matrix_world = matrix @ part.matrix_world
    # Below the pavements, above the dry ground.
    box((160, 160, 0.01), (-60, 0, EYE.z - STREET + 0.006), wet_street(), 0)


def build():
    look = gutters.Look()
    look.zinc = near.zinc('#c3cbd1', False, (0.2, 0.32))
    look.pipe = materials.metal('#aab2b8', (0.22, 0.36), 0.75)
    look.steel, look.dark_zinc = materials.metal('#8b9399', (0.26, 0.4), 0.7), materials.metal('#565d63', (0.3, 0.45), 0.7)
    frame = covered(look)
    front(look)
    new_gutter(look, frame)
    beyond()
    weather.afterglow((-0.96, 0.28))
    # The lamps of the street below, the glow higher up in the west, which rakes the zinc, and the light from the window.
    light.lamp((4.6, -4.2, 2.2), 420, (1.0, 0.94, 0.88), 0.6)
    light.lamp((-7, -3.0, 4.5), 2600, (1, 0.52, 0.24), 2.0).visible_camera = False
    light.window((LEFT + WIDE / 2, WALL - 0.02, HEAD - 0.75), (LEFT + WIDE / 2, -2, HEAD - 0.5), 5, 0.8, (1, 0.66, 0.36))
    bpy.data.objects['window'].visible_camera = False
    ahead = Vector((-math.cos(ASIDE), math.sin(ASIDE), -0.166))
    light.camera(EYE, EYE + 4 * ahead, 30, level=True)
