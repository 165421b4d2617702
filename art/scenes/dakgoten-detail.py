"""Three samples of gutter on a weathered plank at a brick wall, their cut ends in view: soldered zinc with a rolled bead, grey
plastic in a moulded bracket, and a folded aluminium box."""

import math

import light
import materials
import near
import sample
from geometry import box, brickwork, move, moved, turn
from mathutils import Matrix, Vector
from sample import arc, folded, strip

SIZE = (880, 1100)
POST = dict(exposure=-0.25, saturation=0.95, keep=0.32, split=0.05, sharpen=0.55)
# The wall and the plank on it: x along the gutters, away from the camera; the plank's face is y = 0, and the gutters are in front
# of it (-y).
BOARD = turn(z=math.radians(60))
LENGTH = 0.27
# The plank's width and thickness, and how far its middle is from the gutters' near ends; the y of the wall.
WIDE, THICK, MIDDLE, WALL = 0.195, 0.032, 0.130, 0.035
# The heights of the three gutters: of the middle of a half-round one, of the bottom of the box.
ZINC, PLASTIC, ALUMINIUM = 0.147, 0.0, -0.262
# Radius of each half-round gutter, and y of its back; the y of the middle of each bracket's strap.
ROUND_ZINC, ROUND_PLASTIC, STRAP = (0.082, -0.0049), (0.080, -0.0059), -0.002
# The x where the lap of the zinc starts and where its solder ends.
SEAM = (0.056, 0.068)


def screws(x, heights, steel, y):
    """Screws in the plank, through something whose front is at y."""
    for k, z in enumerate(heights):
        sample.screw(BOARD @ move(x, y, z) @ turn(math.pi / 2, 0, 0) @ turn(z=1.1 * k), steel)


def under(gutter, bead, reach, until):
    """A path (y, z) from the back of a half-round gutter under it and around its bead, whose middle and radius are given, until an
    angle in degrees; `reach` is what it is outside the middle of the gutter's sheet."""
    (radius, back), (middle, small) = gutter, bead
    below = [p for p in arc((back - radius, 0), radius + reach, 0, -180, 120) if math.dist(p, middle) > small + reach]
    first = math.degrees(math.atan2(below[-1][1] - middle[1], below[-1][0] - middle[0])) % 360
    return [*below, *arc(middle, small + reach, first, until, 40)[1:]]


def zinc_gutter(wet, steel):
    """A zinc gutter: a bead rolled of its front edge, its back edge folded over. Two lengths, lapped and soldered, in a bracket
    whose clips are bent over the bead and over the back edge."""
    frame, zinc, solder = BOARD @ move(z=ZINC), sample.zinc(wet, sum(SEAM) / 2), sample.solder(wet)
    cut = materials.metal('#c9cdce', (0.3, 0.4), 0.8, 0.9)
    radius, back = ROUND_ZINC
    hem = [(back - 0.0024, 0.004 + 0.0017 * k) for k in range(6)] + arc((back - 0.0012, 0.0125), 0.0012, 180, 0, 9)[1:]
    front = back - 2 * radius
    bead = ((front - 0.009, 0.003), 0.009)
    roll = [arc(bead[0], 0.009 - 0.000006 * a, a, a, 1)[0] for a in range(4, 323, 5)]
    sheet = [(back, 0.008), (back, 0.004), *arc((back - radius, 0), radius, 0, -180, 120), *roll]
    lap = SEAM[1] + 0.006
    strip(frame, [*hem, *sheet], 0.0008, 0, lap, zinc, cut, 0.0005)
    strip(frame, [*hem, *sheet], 0.0008, lap, LENGTH, zinc, cut, 0.0005)
    # The lap, twice as thick, and the solder that was drawn along it inside and over the bead.
    strip(frame, sheet, 0.0019, SEAM[0] + 0.006, lap, zinc, None, 0.0005)
    inside = [(back - 0.0011, 0.003), *arc((back - radius, 0), radius - 0.0011, 0, -178, 120)]
    strip(frame, inside, 0.0009, *SEAM, solder, None, 0.0005, 0.0005)
    strip(frame, arc(bead[0], bead[1] + 0.0005, 10, 230, 60), 0.0008, *SEAM, solder, None, 0.0005, 0.0002)
    x, wide, reach = 0.115, 0.03, 0.0031
    tail = [(STRAP, 0.004 + 0.009 * k) for k in range(6, -1, -1)]
    strip(frame, [*tail, *under(ROUND_ZINC, bead, reach, 150)], 0.0045, x, x + wide, steel, steel, worn=0.0006)
    outside = bead[1] + reach + 0.0029
    over = [*arc(bead[0], outside, 222, 156, 14), *arc(bead[0], bead[1] + 0.0013, 130, 34, 30)]
    strip(frame, over, 0.0011, x + 0.007, x + wide - 0.007, steel)
    back_clip = [(STRAP - 0.0029, 0.029), (STRAP - 0.0029, 0.0152), (back - 0.0041, 0.0152), (back - 0.0041, 0.005)]
    strip(frame, folded(back_clip, 0.0012), 0.0011, x + 0.007, x + wide - 0.007, steel)
    screws(x + wide / 2, (ZINC + 0.037, ZINC + 0.051), steel, STRAP - 0.0023)


def plastic_gutter(wet, steel):
    """A length of plastic gutter with a hollow, thick-walled bead, its maker's line printed on it, clicked into a moulded
    bracket: a plate on the wood, and a ribbed arm with a lip over the bead."""
    frame, cut = BOARD @ move(z=PLASTIC), materials.plain('#5a6064', 0.8)
    drawn, moulded = sample.plastic('#41494f', wet), sample.plastic('#363d43', wet, 0.6)
    radius, back = ROUND_PLASTIC
    front = back - 2 * radius
    bead = ((front - 0.0072, 0.004), 0.0072)
    path = [(back, 0.002 + 0.0016 * k) for k in range(5, -1, -1)] + arc((back - radius, 0), radius, 0, -180, 120) + arc(*bead, 6, 352, 60)
    strip(frame, path, 0.0026, 0, LENGTH, drawn, cut, worn=0.0004)
    x, wide, reach = 0.116, 0.028, 0.0033
    strip(frame, under(ROUND_PLASTIC, bead, reach, 62), 0.003, x, x + wide, moulded, worn=0.0006)
    # The rib under the arm, and the thumb lip to unclip it.
    middle = x + wide / 2
    strip(frame, arc((back - radius, 0), radius + reach + 0.0036, -8, -171, 90), 0.006, middle - 0.002, middle + 0.002, moulded, worn=0.0006)
    lip = [(bead[0][0] - 0.0105, bead[0][1] - 0.002), (bead[0][0] - 0.0135, bead[0][1] + 0.003), (bead[0][0] - 0.0145, bead[0][1] + 0.009)]
    strip(frame, folded(lip, 0.002), 0.0024, x + 0.005, x + wide - 0.005, moulded, worn=0.0005)
    box((0.042, 0.0038, 0.092), (middle, -0.0019, 0.004), moulded, 0.0014, frame=frame)
    hook = [(-0.003, 0.0175), (back - 0.0036, 0.0155), (back - 0.0036, 0.007)]
    strip(frame, folded(hook, 0.0015), 0.0022, x + 0.004, x + wide - 0.004, moulded, worn=0.0004)
    screws(middle - 0.010, (PLASTIC + 0.036,), steel, -0.0038)
    screws(middle + 0.010, (PLASTIC + 0.036,), steel, -0.0038)
    a = math.radians(-164)
    out = radius + 0.0014
    at = frame @ move(0.012, back - radius + out * math.cos(a), out * math.sin(a))
    up = Matrix(((1, 0, 0, 0), (0, math.sin(a), math.cos(a), 0), (0, -math.cos(a), math.sin(a), 0), (0, 0, 0, 1)))
    sample.line_of_print(at @ up, 'PVC MASTGOOT 125  16:42', 0.0062, materials.plain('#232526', 0.6))


def box_gutter(wet, steel):
    """An aluminium gutter, folded square, its front edge turned inwards and its back higher; in a bracket of the same colour."""
    frame, coat = BOARD @ move(z=ALUMINIUM), sample.powder('#171d23', wet)
    cut = materials.metal('#b4bbc0', (0.3, 0.42), 0.75, 0.9)
    back, front, tall, low = -0.0054, -0.1254, 0.130, 0.112
    path = [(back, tall), (back, 0), (front, 0), (front, low), (front + 0.022, low), (front + 0.022, low - 0.011)]
    strip(frame, folded(path, 0.0026), 0.0018, 0, LENGTH, coat, cut, 0.0002, worn=0.0003)
    strap = [(STRAP, tall + 0.034), (STRAP, -0.0034), (front - 0.0034, -0.0034), (front - 0.0034, low + 0.0034), (front + 0.012, low + 0.0034)]
    strip(frame, folded(strap, 0.005), 0.004, 0.115, 0.145, coat, worn=0.0005)
    sample.screw(frame @ move(0.130, front + 0.005, low + 0.0054), steel, 0.0045)
    screws(0.130, (ALUMINIUM + tall + 0.011, ALUMINIUM + tall + 0.025), steel, STRAP - 0.002)


def plank(wet, steel):
    """The plank, held to the wall by coach screws through it."""
    frame = BOARD @ move(MIDDLE, THICK / 2, -0.05) @ sample.UPRIGHT
    box((1.6, WIDE, THICK), (0, 0, 0), sample.weathered(wet), 0.0028, frame=frame)
    for x, z in ((0.058, 0.034), (0.13, -0.305)):
        sample.coach_screw(BOARD @ move(x, -0.0002, z) @ turn(math.pi / 2), steel)


def samples(wet=False):
    """Build the plank with its gutters, the wall behind it, and the camera of both pictures."""
    with moved(BOARD):
        clay = materials.brick(('#3d2822', '#4f3229', '#452b25', '#583b30', '#33231f', '#503529'), 0.5, wet)
        bricks, mortar = [near.brick(clay, k) for k in range(7)], materials.stone('#4d4840' if wet else '#585148', 160, 0.8)
        brickwork((0.5, WALL + 0.5, -1.5), (3.6, 1, 2.6), bricks, mortar, 5, (0,))
    steel = sample.galvanised(wet)
    plank(wet, steel)
    zinc_gutter(wet, steel)
    plastic_gutter(wet, steel)
    box_gutter(wet, steel)
    light.ground(-2.5, '#8d8172')
    target = BOARD @ Vector((0.10, -0.10, -0.062))
    light.camera(target + Vector((-0.02, -1.3, 0.36)), target + Vector((-0.02, 0, 0)), 104, 13, BOARD @ Vector((0.05, -0.09, 0)), True)


def bounce(energy, tint):
    """What a pale wall behind the camera throws into the open end of the box, on its bottom and its back. The half-round gutters are
    open enough without it."""
    into = BOARD @ Vector((0.10, -0.06, ALUMINIUM + 0.03))
    wall = light.window(into + Vector((0.02, -1.05, 0.24)), into, energy, 0.4, tint)
    wall.visible_camera, wall.data.spread = False, math.radians(36)


def build():
    samples()
    bounce(1.8, (1, 0.95, 0.88))
    # What the front of the box mirrors, as a soft sheen.
    face = BOARD @ Vector((0.17, -0.125, ALUMINIUM + 0.07))
    light.window(face + Vector((0.95, 0.55, -0.2)), face, 0.9, 0.28, (0.8, 0.9, 1))
    light.sky(29, 171, 0.125, 2.2, 0.1)
