"""What is around the last house of a terrace, on a bright day or late in the evening: the next house's roof on the left, with the
party wall between, and on the right and behind, gardens, the backs of the next street and a sky with clouds."""

import importlib
import math
import random

import bpy
import house
import light
import materials
import numpy as np
import roof
import rooftop
import skyline
import street
import trees
import weather
from geometry import box, brick_meshes, brickwork, eased, from_faces, grid, move, place, tube_mesh, turn, upright
from mathutils import Matrix, Vector

MIST, HAZE = (24, 620), dict(haze=0.8, haze_colour=(0.47, 0.54, 0.60), haze_curve=0.66)
# The z of the ground, the y of the backs of the next street, and the z of its eaves.
GROUND, BACKS, EAVES = -5.6, 36.0, -0.5
# The width of these houses, and half their depth.
WIDE, HALF = 5.4, 4.2
# What another terrace may have otherwise: the colours of the tiles and of the bricks of the chimney of the next house; of each
# block of the next street the x of its first house, how many there are and how high their chimneys; the trees in the gardens
# and those behind, each (x, y, height); the tower; the angle by which the clouds are turned; windows in end walls of the next
# street, each (x, y, z, width, height, lit as for `street.window`); and whether it is late in the evening.
PLACE = dict(
    tiles=['#41464c', '#4b4e50', '#393e44', '#525250', '#44484a'],
    stack=('#6f5a48', '#85705a', '#5e4a3c', '#927d64', '#7a6450'),
    blocks=((-14.0, 7, 0.7), (30.0, 3, 0.7)),
    near=[(15.6, 20.0, 7.2), (21.5, 26.5, 6.2), (9.5, 17, 6.5), (28.5, 47, 9.5)],
    behind=[(4, 62, 13), (10, 66, 14.5), (15, 60, 12), (31, 75, 13.5), (54, 84, 14), (62, 88, 13), (45, 100, 15), (18, 110, 15), (70, 120, 15), (25, 91, 14.5), (36, 111, 17), (42, 82, 13), (-4, 90, 14)],
    tower=(92, 560),
    clouds=0.0,
    gables=(),
    dusk=False,
)
# The colours of the sky, by the sine of the height.
SKY = (
    (0.0, (5.2, 5.5, 5.7)),
    (0.03, (4.1, 4.8, 5.5)),
    (0.08, (2.6, 3.6, 4.9)),
    (0.14, (1.7, 2.7, 4.1)),
    (1.0, (0.6, 1.1, 2.1)),
)
# Those between the clouds late in the evening, and how its pictures are graded.
DUSK = ((0.0, (0.33, 0.355, 0.39)), (0.07, (0.19, 0.24, 0.32)), (0.16, (0.11, 0.155, 0.24)))
EVENING = dict(exposure=1.3, saturation=1.15, keep=0.2, split=0.02, bloom=0.08, haze=0.8, haze_colour=(0.05, 0.068, 0.10), haze_curve=0.66)
# The party wall: its width, and the z of its zinc over the roof.
WALL, OVER = 0.2, 0.17
# The columns of tiles of the next house that the camera sees.
NEXT = 7


def sky(turned):
    """A blue sky with clouds, `turned`, for the camera, in the light of the clear sky of the other pictures."""
    light.sky(24, 246, 0.13, 1.2)
    tree = bpy.context.scene.world.node_tree
    nodes, link = tree.nodes, tree.links.new
    where = nodes.new('ShaderNodeTexCoord').outputs['Generated']
    socket = nodes['Background'].inputs['Color']
    clear = socket.links[0].from_socket
    veil = weather.streaks(nodes, link, where, 2.6, (9, 10, 0.55, 0.25), (0.5, 0.68, 0.85))
    nodes['Mapping'].inputs['Rotation'].default_value[2] = turned
    seen = weather.mixed(nodes, link, veil, weather.gradient(nodes, link, where, SKY), (6.8, 6.7, 6.5))
    link(weather.mixed(nodes, link, nodes.new('ShaderNodeLightPath').outputs['Is Camera Ray'], clear, seen), socket)


def evening():
    """The last daylight: for the camera between torn clouds, everywhere else as on a rainy evening; and the lamps of the streets."""
    weather.night(1.1, (0.31, 0.36, 0.47), -0.5)
    tree = bpy.context.scene.world.node_tree
    nodes, link = tree.nodes, tree.links.new
    where, socket = nodes.new('ShaderNodeTexCoord').outputs['Generated'], nodes['Background'].inputs['Color']
    lit, torn = socket.links[0].from_socket, weather.streaks(nodes, link, where, 2.8, (7, 10, 0.6, 0.5), (0.42, 0.6, 0.92))
    seen = weather.mixed(nodes, link, torn, weather.gradient(nodes, link, where, DUSK), (0.065, 0.083, 0.115))
    link(weather.mixed(nodes, link, nodes.new('ShaderNodeLightPath').outputs['Is Camera Ray'], lit, seen), socket)
    for at, energy in (((-5.5, -11, -1.2), 600), ((6.5, -11, -1.2), 600), ((15, 13, -2.5), 260), ((24, 37, -1.5), 500)):
        light.lamp(at, energy, (1, 0.72, 0.45), 0.3).visible_glossy = False


def party_wall(frame, palette, beside, x, slope, pitch, top):
    """The wall between two roofs, under a zinc cover with a drip along each side, and lead from it over the tiles on its left, as
    the next house has it."""
    behind = move(2 * (frame.translation.x + x), 2 * top.y) @ turn(z=math.pi) @ frame
    parts = (
        (WALL, 0.24, OVER - 0.135, palette.flush),
        (WALL + 0.012, 0.12, 0.06, palette.lead),
        (WALL + 0.07, 0.012, OVER - 0.006, palette.zinc),
        (0.006, 0.045, OVER - 0.025, palette.zinc),
        (0.006, 0.045, OVER - 0.025, palette.zinc),
    )
    for n, (wide, tall, z, material) in enumerate(parts):
        aside = (n - 3.5) * 2 * (WALL / 2 + 0.034) if n > 2 else 0
        foot = 0.03 + z * math.tan(math.radians(pitch))
        for side in (frame, behind):
            place(house.raked((wide, slope - 0.03, tall), pitch, material), side @ move(x + aside, foot, z))
    for y in np.arange(0.55, slope, 0.9):
        box((WALL + 0.074, 0.035, 0.012), (x, y + OVER, OVER + 0.004), palette.zinc, 0.003, frame=frame)
    # The cover of its foot, and a saddle over its top.
    box((WALL + 0.06, 0.03, 0.37), (frame.translation.x + x, -0.024, 0.025), palette.zinc, 0.003)
    apex = top.z + OVER / math.cos(math.radians(pitch))
    for turned in (0.75, -0.75):
        box((WALL + 0.078, 0.17, 0.008), (frame.translation.x + x, top.y - math.copysign(0.055, turned), apex - 0.047), palette.zinc, 0.003, (turned, 0, 0))
    # It is dressed down over the noses of the lowest tiles, and there, past the wall, lies flat.
    xs, ys = np.linspace(x - WALL / 2 - 0.17, x - WALL / 2, 16), np.linspace(-0.049, slope - 0.05, 264)
    start = x - WALL / 2 - 0.03 - NEXT * roof.WIDTH
    rise = lambda a, y: 0.05 * max(0, 1 - (x - WALL / 2 - a) / 0.03) * eased((y + 0.05) / 0.07)
    rows = [[(a, y, roof.surface(a - start, max(y, -0.049)) + lift + rise(a, y)) for a in xs] for y, lift in ((-0.062, 0.002), (-0.06, 0.018), *((y, 0.024) for y in ys))]
    place(grid(rows, beside.lead), frame)


def neighbour(frame, palette, x, rows, pitch, top, tiled, stack):
    """The roof of the next house: old tiles with moss, its ridge, and the chimney that stands on the party wall at `x`. `tiled`
    and `stack` are the colours of its tiles and of the bricks of its chimney."""
    start = x - WALL / 2 - 0.03 - NEXT * roof.WIDTH
    beside = frame @ move(start)
    clay = materials.clay(tiled, 0.9, 0.3, lichen=0.9)
    tiles = roof.pantiles(clay)
    roof.lay(beside, NEXT, rows, lambda *_: tiles, 11)
    roof.deck(beside, NEXT, rows, palette.dark)
    roof.comb(beside, NEXT, palette.dark)
    rng = random.Random(3)
    roof.moss(beside, NEXT, rows, materials.moss(), lambda column, row: (column < NEXT - 2) * (rng.uniform(0, 0.35) + 0.5 * (row < 2)), 5)
    left = frame.translation.x + start
    roof.ridge((left - 0.135, top.y, top.z + 0.02), NEXT * roof.WIDTH + 0.1, clay, palette.bedding, pitch, 9)
    end = frame.translation.x + x
    box((NEXT * roof.WIDTH + 0.3, 0.029, 0.19), (end - NEXT * roof.WIDTH / 2, 0, -0.12), palette.white, 0.004)
    brickwork((end - 1.0, 0.05, -2.4), (2.26, 0.1, 2.2), palette.brick, palette.mortar, 4, (0,))
    old = brick_meshes(materials.brick(stack, 0.7))
    y, high = top.y + 0.62, top.z + 0.52
    brickwork((end, y, top.z - 0.9), (0.98, 0.56, high - top.z + 0.9), old, palette.mortar, 8)
    box((0.995, 0.575, 0.5), (end, y, top.z + 0.02), palette.lead, 0.006)
    brickwork((end, y, high - 0.005), (1.08, 0.66, 0.126), old, palette.mortar, 5)
    box((1.16, 0.74, 0.06), (end, y, high + 0.15), materials.stone('#8f877a', 12, 0.5), 0.01)
    pots = materials.clay(['#7a3a25', '#8b4630'], 0.8, 0.3, 0, 0)
    for dx in (-0.3, 0.3):
        upright(tube_mesh(0.11, 0.09, 0.3, 0.018, pots), (end + dx, y, high + 0.17))


def backs(look, blocks, gables, dusk):
    """The backs of the next street: brick, windows and doors, tiled roofs with gutters and chimneys."""
    for x, y, z, wide, tall, lit in gables:
        street.window(look, 0, 0, wide, tall, 'fixed', 2, 1, lit * dusk, 0, -0.16, False, move(x, y, z) @ turn(z=-math.pi / 2), 0.1)
    rng, pitch = random.Random(4), 40
    bricks = [street.brick(codes, '#9a9184', 0.4) for codes in (('#8a4a36', '#a05a42'), ('#9c7a58', '#b08c66'), ('#7c4434', '#935240'))]
    clays = [materials.clay(codes, 0.8, 0.25) for codes in (['#8a4a36', '#974f38', '#7d4230'], ['#4c4d50', '#57585a', '#434548'], ['#6f4636', '#7c5040', '#643c30'])]
    mortar = materials.stone('#6f655a')
    tiles, slope = [rooftop.pantiles(clay) for clay in clays], (HALF + 0.3) / math.cos(math.radians(pitch))
    low, high, top = GROUND + 1.15, GROUND + 3.85, EAVES + (HALF + 0.3) * math.tan(math.radians(pitch))
    for left, count, stack in blocks:
        right = left + count * WIDE
        end = [(BACKS, GROUND), (BACKS + 2 * HALF, GROUND), (BACKS + 2 * HALF, EAVES), (BACKS + HALF, top - 0.15), (BACKS, EAVES)]
        for x in (left, right):
            place(from_faces([(x, y, z) for y, z in end], [(0, 1, 2, 3, 4)], bricks[0]))
        for k in range(count):
            x, kind = left + k * WIDE, rng.randrange(3)
            glazed, upper = [(x + 1.9, low + 0.1, 2.3, 2.2), (x + 4.3, low + 0.1, 0.95, 2.2)], [(x + 1.6, high, 1.5, 1.35), (x + 4.0, high, 1.3, 1.35)]
            street.prism([(x, GROUND), (x + WIDE, GROUND), (x + WIDE, EAVES), (x, EAVES)], BACKS, 0.3, bricks[kind % 2], glazed + upper)
            for n, hole in enumerate(glazed + upper):
                street.window(look, *hole, 'fixed', 1 if n == 1 else 2, 1, dusk * (0, 1, 0, 2)[(k + n) % 4], BACKS)
            frame = move(x, BACKS - 0.3, EAVES) @ roof.plane(pitch)
            rooftop.lay(frame, WIDE, slope, tiles[kind], rooftop.PANTILE, k)
            box((WIDE, slope, 0.04), (WIDE / 2, slope / 2, -0.04), look.dark, 0, frame=frame)
            rooftop.ridge(move(x, BACKS + HALF, top), WIDE, clays[kind], mortar, k)
            rooftop.stack(look, (x + 0.6, BACKS + HALF + 0.5), (0.9, 0.6), top - 1, top + stack, bricks[2], 3)
            if k % 2:
                rooftop.skylight(look, frame, 2.6, 2.6)
        for x in (left - 0.02, right + 0.02):
            place(house.raked((0.06, slope, 0.24), pitch, look.white), move(x, BACKS - 0.3, EAVES) @ roof.plane(pitch))
        box((right - left, 0.14, 0.13), ((left + right) / 2, BACKS - 0.34, EAVES - 0.02), look.zinc, 0.02)
        box((right - left, 0.4, 0.16), ((left + right) / 2, BACKS - 0.15, EAVES - 0.14), look.white, 0)


def gardens(look):
    """The gardens between: lawns and terraces behind fences, sheds along the path, shrubs."""
    modern, rng, spread = importlib.import_module('scenes.over-ons-modern-stage'), random.Random(6), np.random.RandomState(2)
    flat = lambda x0, x1, y0, y1, z, material: place(from_faces([(x0, y0, z), (x1, y0, z), (x1, y1, z), (x0, y1, z)], [(0, 1, 2, 3)], material))
    lawn, wood = materials.paint('#515d31', 0.95, 0.9, 0.4), [materials.wood(code, (16, 16, 1.2)) for code in ('#8a7458', '#6d5b48', '#7c8078')]
    slabs = modern.paving(('#8f8a80', '#a39d92'), (0.6, 0.4), '#77746c')
    felt = materials.bitumen('#55585a')
    flat(-900, 900, 3, 1500, GROUND - 0.04, materials.paint('#565f3e', 0.95, 0.8))
    flat(-60, 90, 21.2, 23.0, GROUND - 0.01, slabs)
    leaves = trees.foliage('#4a5f2c', '#617035', '#3d5530', '#7a7a3c', '#566b38')
    shrubs = [trees.leafy(spread, [(*spread.normal(0, 0.3, 2), spread.uniform(0.2, 0.7), spread.uniform(0.25, 0.45)) for _ in range(7)], 6000, 0.035, leaves) for _ in range(3)]
    for k in range(-2, 9):
        x = 2.6 + k * WIDE
        for near, far, shed in ((6.0, 21.0, 19.4), (23.2, BACKS, 24.6)):
            flat(x, x + WIDE, near, far, GROUND, lawn if rng.random() < 0.7 else slabs)
            box((0.05, far - near - 0.6, 1.8), (x, (near + far) / 2, GROUND + 0.9), wood[k % 3], 0)
            for y in np.arange(near + 0.4, far, 1.8):
                box((0.09, 0.09, 1.9), (x, y, GROUND + 0.95), wood[1], 0)
            tall = 2.2 + 0.3 * rng.random()
            side = x + (1.4 if k % 2 else WIDE - 1.4)
            box((2.46, 2.76, tall), (side, shed, GROUND + tall / 2), look.dark, 0)
            boards = [((0, 0, z), (2.5, 2.8, 0.135)) for z in np.arange(0.08, tall, 0.15)]
            place(street.boxes(boards, wood[(k + 1) % 3] if rng.random() < 0.6 else look.shed), move(side, shed, GROUND))
            box((2.7, 3.0, 0.1), (side, shed, GROUND + tall + 0.05), felt, 0.01)
            box((2.76, 3.06, 0.06), (side, shed, GROUND + tall + 0.01), look.zinc, 0.01)
            box((WIDE - 2.6, 0.05, 1.8), (x + WIDE - (side - x) + (0.1 if k % 2 else -0.1), shed + (1.4 if near < 10 else -1.3), GROUND + 0.9), wood[k % 3], 0)
        # A terrace before the back door.
        flat(x + 0.1, x + WIDE - 0.1, BACKS - 3.2, BACKS, GROUND + 0.02, slabs)
        for _ in range(9):
            y = rng.choice((rng.uniform(8, 18), rng.uniform(26, 33)))
            size = rng.uniform(0.7, 1.7)
            place(rng.choice(shrubs), move(x + rng.choice((0.6, WIDE - 0.6)), y, GROUND) @ turn(z=rng.uniform(0, 6)) @ Matrix.Diagonal((size, size, size * rng.uniform(0.8, 1.3), 1)))


def town(tower, dusk):
    """Streets behind that one, as far as the haze; at `dusk` in some houses lamps are on."""
    rng = random.Random(5)
    slots = [materials.brick(('#7a4636', '#9a6a50', '#8a5642', '#a5785a'), 0.3), skyline.far_tiles(), materials.plain('#2b333a', 0.15), materials.plain('#c9c3b6', 0.8)]
    slots += [materials.bitumen('#6a6d70'), materials.plain('#d6d2c8', 0.6), materials.plain('#2b333a', 0.15)]
    if dusk:
        slots[3], slots[6] = skyline.far_light(0.95), skyline.far_light(0.35)
    kinds = [skyline.house_mesh(WIDE, 9, 5.5, rng.uniform(3, 4), True, slots, rng) for _ in range(8)]
    cap = street.boxes([((0, 0, 0.05), (1.0, 0.8, 0.12)), ((-0.2, 0, 0.28), (0.2, 0.2, 0.4)), ((0.2, 0, 0.28), (0.2, 0.2, 0.4))], materials.plain('#8d7466', 0.9))
    for y in (72, 98, 132, 176, 230, 300):
        x = -0.1 * y - 12
        while x < 0.85 * y + 12:
            if rng.random() < 0.88:
                mesh, at = rng.choice(kinds), move(x, y, -0.2 + rng.uniform(-0.3, 0.5))
                place(mesh, at, 'far')
                high = max(v.co.z for v in mesh.vertices)
                place(cap, at @ Matrix.Translation(sum((v.co for v in mesh.vertices if v.co.z > high - 0.01), Vector()) / 4))
            x += WIDE
    skyline.tower(*tower, GROUND)


def surroundings(frame, palette, rows, slope, pitch, top, beside=None, **other):
    """Everything around a roof whose left end is at the frame; `top` is the left end of its ridge. The next house may have its
    own palette, `beside`; `other` is what differs from `PLACE`."""
    look, at, beside = street.Look(5), PLACE | other, beside or palette
    if at['dusk']:
        look.room, look.glow = street.lamplight(5), street.lit_cloth(2.2)
    look.shed = materials.paint('#3f4f4a', 0.6, 0.4)
    x = -WALL / 2 - 0.015
    party_wall(frame, palette, beside, x, slope, pitch, top)
    neighbour(frame, beside, x, rows, pitch, top, at['tiles'], at['stack'])
    backs(look, at['blocks'], at['gables'], at['dusk'])
    gardens(look)
    town(at['tower'], at['dusk'])
    trees.add(at['near'], GROUND, 3, 3, 34000)
    trees.add(at['behind'], GROUND, 4, 8)
    light.ground(GROUND - 0.4, '#8a7a66')
    evening() if at['dusk'] else sky(at['clouds'])
