"""Three samples of gutter on a post, their cut ends in view: soldered zinc with a rolled bead, white plastic with a union
piece, and a folded aluminium box."""

import math

import light
import materials
import near
import numpy as np
from geometry import box, brick_meshes, brickwork, from_faces, move, place, shell_faces, smooth, turn
from mathutils import Vector
from shader import Material, colour

SIZE = (880, 1100)
POST = dict(exposure=-0.2, saturation=0.95, keep=0.12, split=0.03, sharpen=0.45)
# The post: x along the gutters, away from the camera; its face is y = 0, and the gutters are in front of it (-y).
BOARD = turn(z=math.radians(60))
LENGTH = 0.27
# The y of the wall behind them, away from the camera.
WALL = 1.9
# The heights of the three gutters: of the middle of a half-round one, of the bottom of the box.
ZINC, PLASTIC, ALUMINIUM = 0.147, 0.0, -0.262
# Radius of each half-round gutter, and y of its back; the y of the middle of each bracket's strap.
ROUND_ZINC, ROUND_PLASTIC, STRAP = (0.082, -0.0049), (0.080, -0.0059), -0.002
# The x where the lap of the zinc starts and its solder ends, and where the two plastic gutters meet in their union.
SEAM, UNION = (0.056, 0.067), 0.128


def arc(middle, radius, start, end, count):
    """Points (y, z) on an arc; angles in degrees, 0 towards the post and 90 up."""
    return [(middle[0] + radius * math.cos(a), middle[1] + radius * math.sin(a)) for a in np.radians(np.linspace(start, end, count))]


def folded(corners, radius, steps=6):
    """A path (y, z) along corners, each rounded as a bend in sheet metal."""
    corners = [Vector(p) for p in corners]
    points = [corners[0]]
    for before, at, after in zip(corners, corners[1:], corners[2:]):
        start, end = at + (before - at).normalized() * radius, at + (after - at).normalized() * radius
        points += [(1 - t) ** 2 * start + 2 * t * (1 - t) * at + t * t * end for t in np.linspace(0, 1, steps)]
    return [tuple(p) for p in [*points, corners[-1]]]


def strip(path, thickness, start, end, height, material, cut=None, wavy=0.0, ragged=0.0):
    """Add a sheet bent along a path (y, z), from x = `start` to `end`. `cut` is the material of its sawn ends; `wavy` is how
    far it is out of true, and `ragged` how far its ends stray, in metres."""
    path, across, stations = np.array(path), len(path), np.linspace(start, end, 24)
    stray = ragged * (np.sin(0.31 * np.arange(across)) + np.sin(0.13 * np.arange(across) + 2))
    ahead = np.gradient(path, axis=0)
    ahead /= np.linalg.norm(ahead, axis=1)[:, None]
    out = np.stack([ahead[:, 1], -ahead[:, 0]], 1)
    vertices = []
    for side in (0.5, -0.5):
        edge = path + out * side * thickness
        for x in stations:
            sway = wavy * (math.sin(17 * x + 1) + 0.5 * math.sin(41 * x))
            part = 2 * (x - start) / (end - start) - 1
            vertices += [
                (-y - sway * math.cos(9 * k / across), x + part * stray[k], height + z + sway * math.sin(6 * k / across))
                for k, (y, z) in enumerate(edge)
            ]
    mesh = from_faces(vertices, shell_faces(len(stations), across), material)
    if cut:
        mesh.materials.append(cut)
        for face in mesh.polygons[-2 * (across - 1) :]:
            face.material_index = 1
    # Along its own y, as the lines in rolled zinc. Rain drops lie on parts that are called tile.
    place(smooth(mesh, 40), BOARD @ turn(z=-math.pi / 2), 'tile')


def screw(x, z, steel, y=STRAP - 0.0022, radius=0.0058):
    """The head of a screw in the post."""
    at = BOARD @ move(x, y - 0.001, z) @ turn(math.pi / 2)
    place(near.head(radius, 0.0026, steel), at)
    place(near.head(0.0024, 0.0004, materials.plain('#17181a', 0.7)), at @ move(z=0.0013))


def round_bracket(gutter, bead, reach, x, height, wide, thick, material):
    """A strap from the post under a half-round gutter and over its bead, whose middle and radius are given; `reach` is what
    the strap is outside the middle of the gutter's sheet."""
    (radius, back), (middle, small) = gutter, bead
    under = arc((back - radius, 0), radius + reach, 0, -180, 120)
    under = [p for p in under if math.dist(p, middle) > small + reach]
    first = math.degrees(math.atan2(under[-1][1] - middle[1], under[-1][0] - middle[0])) % 360
    hook = arc(middle, small + reach, first, 70, 40)[1:]
    tail = [(STRAP, z) for z in np.linspace(0.056, 0.004, 8)]
    strip([*tail, *under, *hook], thick, x, x + wide, height, material)


def zinc_gutter(zinc, cut, solder, steel):
    """A zinc gutter: a bead rolled of its front edge, its back edge folded over; in a galvanised bracket. Two lengths, lapped
    and soldered."""
    radius, back = ROUND_ZINC
    hem = [(back - 0.0024, z) for z in np.linspace(0.004, 0.0125, 6)] + arc((back - 0.0012, 0.0125), 0.0012, 180, 0, 9)[1:]
    front = back - 2 * radius
    bead = ((front - 0.009, 0.003), 0.009)
    roll = [(bead[0][0] + (0.009 - 0.000006 * a) * math.cos(math.radians(a)), 0.003 + (0.009 - 0.000006 * a) * math.sin(math.radians(a))) for a in np.linspace(4, 322, 60)]
    sheet = [(back, 0.008), (back, 0.004), *arc((back - radius, 0), radius, 0, -180, 120), *roll]
    strip([*hem, *sheet], 0.0009, 0, SEAM[0] + 0.004, ZINC, zinc, cut, 0.0003)
    strip([*hem, *sheet], 0.0009, SEAM[0] + 0.004, LENGTH, ZINC, zinc, cut, 0.0003)
    # The lap, twice as thick, and the solder that was drawn along it.
    strip(sheet, 0.0024, SEAM[0] + 0.004, SEAM[1] + 0.009, ZINC, zinc, None, 0.0003)
    strip(sheet, 0.0032, *SEAM, ZINC, solder, None, 0.0003, 0.0003)
    round_bracket(ROUND_ZINC, bead, 0.0029, 0.115, ZINC, 0.03, 0.0045, steel)
    for z in (0.030, 0.047):
        screw(0.130, ZINC + z, steel)


def plastic_gutter(plastic, cut, rubber, steel):
    """Two lengths of plastic gutter with a hollow, thick-walled bead. They meet in a union piece of the same plastic, with
    rubber seals and two clips over the bead; it is also the bracket."""
    radius, back = ROUND_PLASTIC
    front = back - 2 * radius
    bead = ((front - 0.0072, 0.004), 0.0072)
    path = [(back, z) for z in np.linspace(0.010, 0.002, 6)] + arc((back - radius, 0), radius, 0, -180, 120) + arc(*bead, 6, 352, 60)
    # Room for the plastic to grow in the sun.
    strip(path, 0.003, 0, UNION - 0.0025, PLASTIC, plastic, cut)
    strip(path, 0.003, UNION + 0.0025, LENGTH, PLASTIC, plastic, cut)
    strip(path, 0.0022, UNION - 0.003, UNION + 0.003, PLASTIC, rubber)
    wide, reach = 0.064, 0.0045
    start = UNION - wide / 2
    round_bracket(ROUND_PLASTIC, bead, reach, start, PLASTIC, wide, 0.0046, plastic)
    for x in (start - 0.0035, start + wide):
        round_bracket(ROUND_PLASTIC, bead, reach - 0.0012, x, PLASTIC, 0.0035, 0.0036, rubber)
    # Ribs along both edges of the union, and the clips with their thumb lips.
    for x in (start, start + wide - 0.007):
        strip(arc((back - radius, 0), radius + reach + 0.0034, -4, -168, 90), 0.003, x, x + 0.007, PLASTIC, plastic)
    (middle, small), lift = bead, reach + 0.0036
    for x in (start + 0.011, start + wide - 0.025):
        lip = [(middle[0] - small - lift - out, middle[1] - down) for out, down in ((0.0016, 0.012), (0.0006, 0.009), (0, 0.005))]
        strip([*lip, *arc(middle, small + lift, 180, 40, 30)], 0.003, x, x + 0.014, PLASTIC, plastic)
        box((0.014, 0.007, 0.009), (x + 0.007, back - 0.0016, PLASTIC + 0.0105), plastic, 0.0014, (0, 0, 0), BOARD)
    for z in (0.026, 0.044):
        screw(UNION, PLASTIC + z, steel)


def box_gutter(coat, cut, steel):
    """An aluminium gutter, folded square, its front edge turned inwards and its back higher; in a bracket of the same colour."""
    back, front, tall, low = -0.0054, -0.1254, 0.130, 0.112
    path = [(back, tall), (back, 0), (front, 0), (front, low), (front + 0.022, low), (front + 0.022, low - 0.011)]
    strip(folded(path, 0.0026), 0.002, 0, LENGTH, ALUMINIUM, coat, cut)
    strap = [(STRAP, tall + 0.034), (STRAP, -0.0034), (front - 0.0034, -0.0034), (front - 0.0034, low + 0.0034), (front + 0.012, low + 0.0034)]
    strip(folded(strap, 0.005), 0.004, 0.115, 0.145, ALUMINIUM, coat)
    for z in (tall + 0.010, tall + 0.024):
        screw(0.130, ALUMINIUM + z, steel)


def powder(code, wet):
    """Powder coating: even and satin, with a very fine texture."""
    m = Material()
    m.base = colour(code)
    m.layer(0.3, m.ramp(m.noise(m.world_position(), 14, 5, 0.6), (0.34, 0.75), (0.6, 1.0)))
    if not wet:
        m.bump(m.noise(m.world_position(), 900, 2, 0.5), 0.1, 0.0003)
    return m.set_inputs(Roughness=0.16 if wet else 0.3, Specular=0.5).finish()


def post(wet):
    """The post, with a pencil line for the upper bracket."""
    wood = materials.wood('#463b31' if wet else '#55473a', (52, 52, 0.9), 0.3 if wet else 0.62)
    box((0.08, 0.024, 1.6), (UNION + 0.004, 0.012, -0.05), wood, 0.003, (0, 0, 0), BOARD)
    box((0.07, 0.0003, 0.0007), (UNION + 0.004, -0.0003, ZINC + 0.0565), materials.plain('#2c2a28', 0.6), 0, (0, 0.004, 0), BOARD)


def samples(wet=False):
    """Build the post with its gutters, the wall behind it, and the camera of both pictures."""
    # So near that bricks are recognised, and so far behind that they are out of focus and no shadow falls on what is seen of them.
    bricks = brick_meshes(materials.brick(('#412b25', '#4a3129', '#462f28', '#4e352c'), 0.3, wet), 6)
    brickwork((0.3, WALL + 0.5, -2.6), (5, 1, 4.4), bricks, materials.stone('#4d4840' if wet else '#584f46', 40, 0.3), 5, (0,))
    post(wet)
    galvanised = materials.metal('#a9aeb0', (0.2, 0.34) if wet else (0.34, 0.5), 0.65, 0.85)
    zinc = near.zinc('#55687a', wet, (0.34, 0.48), 0.7)
    solder = materials.metal('#9fa8ae', (0.16, 0.26) if wet else (0.26, 0.38), 0.75, 0.6)
    # Matt: it would mirror the blue sky.
    zinc.node_tree.nodes['Principled BSDF'].inputs['Metallic'].default_value = 0.5
    zinc_gutter(zinc, materials.metal('#d5d8d8', (0.3, 0.4), 0.9, 0.9), solder, galvanised)
    plastic = materials.paint('#98a3ab', 0.1 if wet else 0.2, 0.06, 0.02)
    plastic_gutter(plastic, materials.plain('#a9b3ba', 0.6), materials.plain('#08090a', 0.6), galvanised)
    box_gutter(powder('#262e36', wet), materials.metal('#b4bec8', (0.3, 0.42), 0.75, 0.9), galvanised)
    light.ground(-2.5, '#8d8172')
    target = BOARD @ Vector((0.10, -0.10, -0.062))
    light.camera(target + Vector((-0.02, -1.3, 0.36)), target + Vector((-0.02, 0, 0)), 104, 10, BOARD @ Vector((0.03, -0.09, 0)), True)


def bounce(energy, tint):
    """What a pale wall behind the camera throws into the open end of the box, on its bottom and its back. The half-round gutters are
    open enough without it."""
    into = BOARD @ Vector((0.10, -0.06, ALUMINIUM + 0.03))
    wall = light.window(into + Vector((0.02, -1.05, 0.24)), into, energy, 0.4, tint)
    wall.visible_camera, wall.data.spread = False, math.radians(36)


def build():
    samples()
    bounce(2.1, (1, 0.95, 0.88))
    # What the front of the box mirrors, as a soft sheen.
    face = BOARD @ Vector((0.17, -0.125, ALUMINIUM + 0.07))
    light.window(face + Vector((0.95, 0.55, -0.2)), face, 1.2, 0.28, (0.8, 0.9, 1))
    light.sky(23, 157, 0.125, 2.2, 0.1)
