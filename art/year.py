"""What a year does to a roof: one piece of eaves in four seasons, seen from a ladder along its gutter."""

import importlib
import math
import random

import bpy
import elm
import falling
import gutters
import light
import mark
import materials
import near
import numpy as np
import roof
import snow
import weather
import wetroof
from geometry import box, brickwork, grid, move, place, turn
from gutters import HALF, MIDDLE, RADIUS, RIM
from mathutils import Vector, noise
from shader import Material, colour

POST = dict(exposure=0.3, saturation=0.98, keep=0.12, split=0.04, vignette=0.1)
# The x of the seam, and of the stain that it left on the wall.
SEAM, STAIN, LEVEL, WALL = 0.07, 0.13, (lambda x: 0.0), -0.012
FRAME, COLUMNS = gutters.EAVES, round(2 * HALF / roof.WIDTH) + 1
# The courses of the wall start at this z; its length decides where its joints are.
BASE, LONG, COURSE = -1.72, 2 * HALF + 0.5, 0.063
STEP = LONG / 14


class Look(gutters.Look):
    """The materials of the four: zinc that does not dazzle in the sun."""

    def __init__(self):
        super().__init__()
        self.zinc = near.zinc('#8f999f', False, (0.28, 0.42), 0.4)
        self.solder = materials.metal('#8c9397', (0.36, 0.5), 0.7, 0.6)


def view():
    """The camera of all four: from the left, its lens shifted down, so that the wall stays upright."""
    far, yaw, steep, shifted = 1.62, math.radians(33), math.radians(38), math.radians(22)
    toward = lambda down: Vector((math.cos(down) * math.sin(yaw), math.cos(down) * math.cos(yaw), -math.sin(down)))
    middle = Vector((0.03, MIDDLE, -0.085))
    at = middle - far * toward(steep)
    light.camera(at, at + toward(steep - shifted), 64, 11, middle)
    lens = bpy.context.scene.camera.data
    lens.shift_y = -math.tan(shifted) * lens.lens / lens.sensor_width


def eaves(look, tile, parted=0.0):
    """Build the roof, the gutter and the wall; the solder of the seam has parted by so many metres."""
    tiles = roof.pantiles(tile, fine=True)
    roof.lay(FRAME, COLUMNS, 5, lambda column, row: tiles)
    roof.deck(FRAME, COLUMNS, 5, look.dark)
    roof.comb(FRAME, COLUMNS, look.dark)
    box((2 * HALF, 0.03, 0.18), (0, gutters.FASCIA + 0.015, -0.098), look.white, 0.003)
    brickwork((0, WALL + 0.3, BASE), (LONG, 0.6, 1.53), look.bricks, look.joints, 9, (0,))
    gutters.gutter(LEVEL, look.zinc)
    for x in gutters.BRACKETS:
        gutters.bracket(x, 0.0, look.steel)
    gutters.lap(SEAM - 0.012, LEVEL, look.zinc, look.solder)
    solder(look.solder, parted)
    light.ground(-2.6, '#8d8172')
    view()


def stray(a):
    """How far the crack in the seam is from the middle of the solder, at the angle a."""
    return 0.0035 * noise.noise((a * 3.1, 5, 2)) + 0.002 * noise.noise((a * 13, 1, 8))


def solder(metal, parted):
    """The bead of solder inside the gutter, in lumps where the iron stood still; parted in the middle."""
    where = lambda x, a, reach: (x, MIDDLE - reach * math.cos(a), RIM - reach * math.sin(a))
    open_at = lambda a: parted * max(0, math.sin(math.pi * min(1, max(0, (a - 0.75) / 2.1)))) ** 0.55
    rows, dark = [], []
    for a in np.linspace(math.pi, 0.05, 300):
        lump, row = 1 + 0.16 * noise.noise((a * 9, 3, 1)) + 0.06 * noise.noise((a * 45, 1, 7)), []
        gap = open_at(a) * (1 + 0.35 * noise.noise((a * 21, 2, 2)))
        for t in np.linspace(-1, 1, 41):
            off = 0.0105 * lump * t
            # The lips of the crack stand up.
            lip = 0.0016 * min(1, open_at(a) / 0.002) * math.exp(-(((abs(off - stray(a)) - 0.75 * gap) / 0.0013) ** 2))
            row.append(where(SEAM + off + 0.0015 * noise.noise((a * 6, 9, 2)), a, RADIUS - 0.001 - 0.0022 * lump * (1 - t * t) - lip))
        rows.append(row)
        if gap > 0.0002:
            middle = SEAM + stray(a) + 0.0015 * noise.noise((a * 6, 9, 2))
            dark.append([where(middle + gap * t / 2, a, RADIUS - 0.0042) for t in (-1, -0.5, 0, 0.5, 1)])
    place(grid(rows, metal))
    if parted:
        # Its bead has parted as well.
        bead = [[(SEAM + 0.0025 + 0.0012 * noise.noise((9 * k, 2, 2)) + t, MIDDLE + y, RIM + z) for t in (-0.0013, 0.0013)] for k, (y, z) in enumerate(gutters.arc(gutters.BEAD, gutters.ROLL + 0.0032, 10, 300, 40))]
        for part in (dark, bead):
            place(grid(part, materials.plain('#040404', 1)))


def joints():
    """The way of the crack through the mortar below the seam: a short piece of three joints. Points (x, z)."""
    z, path = BASE + 21 * COURSE, []
    line = [(1.35 * STEP, z), (STEP / 2, z), (STEP / 2, z - COURSE), (0.02, z - COURSE)]
    for (x0, z0), (x1, z1) in zip(line, line[1:]):
        count = int(math.dist((x0, z0), (x1, z1)) / 0.003)
        path += [(x0 + (x1 - x0) * k / count, z0 + (z1 - z0) * k / count) for k in range(count)]
    shift = [noise.noise((k * 0.21, 3, 3)) * 0.0028 + noise.noise((k * 0.9, 7, 1)) * 0.0012 for k in range(len(path))]
    return [(x + d, z + e) for (x, z), d, e in zip(path, shift, shift[7:] + shift[:7])]


def crack(wide, material, lift=0.0005, seed=1, ragged=0.5):
    """Draw the crack in the mortar of the wall, about so wide; it ends in points."""
    bpy.context.view_layer.update()
    path = joints()
    rough = [noise.noise((k * 0.11, seed, 5)) + 0.8 * noise.noise((k * 0.45, seed, 8)) for k in range(len(path))]
    widths = [wide * min(1, (min(k, len(path) - 1 - k) + 2) / 26) ** 0.7 * max(0.25, 1 + 1.5 * ragged * n) for k, n in enumerate(rough)]
    mark.drape(move(0, WALL, 0) @ turn(math.pi / 2), path, widths, lift, material)


def bed(fill, material, seed=3, rough=0.002, start=-HALF, end=HALF):
    """Silt in the gutter, fill(x) metres deep. Returns top(x, t), its z from the front (t = -1) to the back (1)."""
    xs, ts = np.linspace(start, end, 700), np.linspace(-1, 1, 31)
    waves = rough * (gutters.noise((700, 31), 12, 5, seed) + 0.5 * gutters.noise((700, 31), 3, 2, seed + 1))
    half = lambda x: math.sqrt(max(1e-6, (RADIUS - 0.0006) ** 2 - (RADIUS - 0.001 - max(0, fill(x))) ** 2))
    height = lambda k, j, x: RIM - RADIUS + 0.001 + max(0, fill(x)) + waves[k, j] * (1 - ts[j] ** 4) * min(1, max(0, fill(x)) / 0.01)
    place(grid([[(x, MIDDLE + half(x) * t, height(k, j, x)) for j, t in enumerate(ts)] for k, x in enumerate(xs)], material))
    return lambda x, t: (MIDDLE + half(x) * t, height(min(699, max(0, round((x - start) / (end - start) * 699))), round((t + 1) * 15), x))


def mud(code, dry=False):
    """Silt: crumbs of clay and moss; dry, it has shrunk into plates."""
    m = Material()
    where = m.world_position()
    m.base = colour(code)
    m.layer(0.9, m.ramp(m.noise(where, 60, 6, 0.7), (0.32, 0.5), (0.55, 1.0), (0.72, 1.5)))
    m.bump(m.noise(where, 90, 6, 0.7), 0.9, 0.006).bump(m.noise(where, 500, 3, 0.7), 0.6, 0.0015)
    if dry:
        bent = m.node('MixRGB', Fac=0.02, Color1=where, Color2=m.node('TexNoise', Vector=where, Scale=40.0).outputs['Color']).outputs[0]
        plates = m.node('TexVoronoi', Vector=bent, Scale=38.0)
        plates.feature = 'DISTANCE_TO_EDGE'
        # It has not cracked everywhere.
        near_crack = m.math('ADD', plates.outputs['Distance'], m.map_range(m.noise(where, 16, 3), 0.0, 0.12, 0.42, 0.62))
        m.layer(1.0, m.ramp(near_crack, (0.012, 0.3), (0.045, 1.0)))
        m.bump(m.map_range(near_crack, 0, 1, 0.0, 0.08), 0.7, 0.003)
    return m.set_inputs(Roughness=0.9 if dry else 0.55, Specular=0.2 if dry else 0.4).finish()


def tinted(tint):
    """Colour the light of the sky."""
    tree = bpy.context.scene.world.node_tree
    socket = tree.nodes['Background'].inputs['Color']
    mix = tree.nodes.new('ShaderNodeMixRGB')
    mix.blend_type = 'MULTIPLY'
    mix.inputs['Fac'].default_value, mix.inputs['Color2'].default_value = 1, (*tint, 1)
    tree.links.new(socket.links[0].from_socket, mix.inputs['Color1'])
    tree.links.new(mix.outputs[0], socket)


def spring():
    """Drifts of elm seeds in dark silt, and seedlings, in the soft light of a morning."""
    look, rng = Look(), random.Random(7)
    eaves(look, near.damp(roof.OLD, 0.8, 0.0, 0.0, 0.3))
    top = bed(lambda x: 0.046 + 0.004 * math.sin(9 * x), mud('#2a2119'), rough=0.0026)
    wing = elm.paper()
    seeds = [elm.seed(wing, k) for k in range(9)]
    # The wind sweeps them together.
    swept = lambda x, t: 0.62 * math.sin(13 * x + 1.9 * t + 0.4) + 0.5 * math.sin(29 * x - 2.4 * t) + 0.35 * t - 0.05
    for _ in range(4200):
        x, t = rng.uniform(-0.6, 0.95), rng.uniform(-0.84, 0.93)
        thick = swept(x, t)
        if thick < rng.uniform(-0.35, 0.5) and rng.random() > 0.03:
            continue
        y, z = top(x, t)
        size = rng.uniform(0.0085, 0.0115)
        steep = rng.gauss(0, 0.22), rng.gauss(0, 0.22)
        at = move(x, y, z + 0.0016 + rng.random() * 0.011 * max(0.1, min(1, thick))) @ turn(0.25 * t)
        place(rng.choice(seeds), roof.matrix_scaled(at @ turn(*steep, rng.uniform(0, 6.3)), size), 'seed')
    scatter(seeds, 130, rng)
    greens, stalk = [elm.green(code) for code in ('#5f9a2c', '#6faa35', '#4f8a2a')], materials.plain('#8a9a4a', 0.5)
    for k, (x, t, tall, size) in enumerate(((-0.085, -0.42, 0.092, 0.056), (0.035, -0.3, 0.135, 0.074), (0.13, -0.45, 0.074, 0.046))):
        elm.seedling((x, *top(x, t)), tall, size, k, greens, stalk)
    weather.overcast(0.62, 27, 128, 4.2, 7, (1, 0.86, 0.68))
    tinted((0.94, 1.0, 1.08))


def scatter(shapes, count, rng, size=(0.0085, 0.0115)):
    """Let shapes lie on the tiles, low in their troughs."""
    bpy.context.view_layer.update()
    graph, down = bpy.context.evaluated_depsgraph_get(), (FRAME.to_3x3() @ Vector((0, 0, -1))).normalized()
    for _ in range(count):
        column, up = rng.randrange(2, 11), rng.uniform(-0.03, 0.7)
        start = FRAME @ Vector((column * roof.WIDTH + rng.gauss(0.075, 0.03), up, 0.5))
        hit, at, normal, _, obj, _ = bpy.context.scene.ray_cast(graph, start, down)
        if hit and obj.name.startswith('tile'):
            lie = move(*(at + 0.0016 * normal)) @ normal.to_track_quat('Z', 'Y').to_matrix().to_4x4()
            place(rng.choice(shapes), roof.matrix_scaled(lie @ turn(rng.gauss(0, 0.1), rng.gauss(0, 0.1), rng.uniform(0, 6.3)), rng.uniform(*size)), 'seed')


def dripped(look):
    """The dry traces of the open seam: pale salts on the zinc, and on the wall a stain with a pale edge and moss green."""
    gutters.soaked(look.zinc, (0.72, 0.70, 0.66), gutters.streak(SEAM, 0.0, 0.05, 0.05), (gutters.patches(gutters.streak(SEAM, 0.012, 0.06, 0.05), 45, 0.4, 0.58), '#c9ccc2'))
    edge = gutters.patches(gutters.streak(STAIN, 0.075, 0.15, 0.14, 3), 24, 0.5, 0.68)
    algae = gutters.patches(gutters.streak(STAIN, 0.02, 0.09, 0.1, 5), 30, 0.46, 0.66)
    look.soak_wall((0.36, 0.33, 0.31), gutters.streak(STAIN, 0.05, 0.105, 0.12), (edge, '#c9c6b6'), (algae, '#4c5636'))


def summer():
    """Dry silt; the solder has torn in the sun, and what dripped through it has stained the wall; its mortar has cracked."""
    look = Look()
    dripped(look)
    eaves(look, near.damp(roof.OLD, 0.8, 0.0, 0.0, 0.3), 0.0105)
    bed(lambda x: 0.019 * min(1, max(0, (abs(x - SEAM) - 0.035) / 0.16)) * (1 + 0.22 * math.sin(21 * x) + 0.3 * noise.noise((23 * x, 1, 1)) + 0.16 * noise.noise((90 * x, 4, 1))) - 0.001, mud('#574a3b', True))
    crack(0.0044, materials.plain('#060504', 1))
    light.sky(52, 203, 0.125, 1.4, 0.1)


def autumn():
    """Wet leaves stop the gutter, and the water runs over its front in sheets."""
    blocked = importlib.import_module('scenes.dakgoten-blocked-stage')
    look = Look()
    look.soak_wall((0.25, 0.24, 0.24), gutters.streak(0.04, 0.4, 0.56, 0.4))
    eaves(look, wetroof.clay(roof.OLD))
    crack(0.0044, materials.plain('#060504', 1))
    gutters.water(lambda x: blocked.BRIM, LEVEL, gutters.pool('#23221c', 0.7), blocked.ripple)
    blocked.wet_leaves(elm.FALLEN, elm.fallen)
    falling.over(*blocked.SPILL, much=blocked.spilt, film=0.35)
    falling.rain(160, y=0.3)
    gutters.storm(1.6, (gutters.GAP[0], 0.46, 2.1))
    # It shows the far sides of the rolls.
    light.window((2.6, 0.15, 0.95), (0.2, 0, 0.05), 15, 1.3, (0.94, 0.97, 1))
    tinted((0.96, 1.0, 1.04))


def winter():
    """Snow, ice and icicles; the ice has pushed the crack open."""
    look, clear, white = Look(), snow.ice(0.3), snow.snow()
    eaves(look, near.damp(roof.OLD, 0.8, 0.0, 0.0, 0.3, (0.86, 0.96), snow.frost))
    snow.rime(FRAME, COLUMNS, white)
    crack(0.0165, materials.plain('#07080a', 0.9), 0.0004)
    crack(0.0095, snow.ice(0.42, 0.1, 40), 0.003, 1, 0.4)
    gutters.water(lambda x: RIM + 0.004, LEVEL, snow.ice(0.4, 0.1, 14), lambda x, y: 0.0012 * gutters.noise(x.shape, 29, 12, 6))
    snow.drift(RIM + 0.004, lambda xs: 0.3 + 0.28 * np.sin(9 * xs + 1) + 0.1 * np.sin(31 * xs) + 0.05 * gutters.noise((len(xs), 1), 3, 0, 8)[:, 0], 0.024, white)
    snow.blanket(FRAME, 0.5, 2.55, 1.25, lambda xs: 0.02 + 0.022 * np.sin(7 * xs) + 0.012 * np.sin(23 * xs + 1) + 0.005 * np.sin(61 * xs), 0.034, white)
    snow.glaze(-0.65, 0.45, clear)
    rng, edge = random.Random(11), MIDDLE + gutters.BEAD[0] - 0.004
    for k, (x, long, wide) in enumerate(((-0.27, 0.1, 0.008), (-0.215, 0.06, 0.006), (-0.172, 0.15, 0.0095), (-0.088, 0.055, 0.006), (0.006, 0.06, 0.0065), (0.055, 0.21, 0.0115), (0.09, 0.10, 0.0075), (0.12, 0.05, 0.006), (0.15, 0.17, 0.010), (0.19, 0.09, 0.007), (0.25, 0.13, 0.009), (0.33, 0.08, 0.007))):
        snow.icicle(x + rng.gauss(0, 0.004), edge, RIM - 0.004, long, wide, clear, k)
    weather.overcast(0.5, 17, 118, 1.7, 6, (0.95, 0.93, 1.0))
    tinted((0.56, 0.83, 1.30))
