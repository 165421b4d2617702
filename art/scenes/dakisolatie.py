"""A roof while it is insulated from outside, seen from the scaffold: from left to right its boarding, a strip of the vapour
barrier, the insulation, the underlay, the battens and the tiles, over a zinc gutter and a brick wall. Each tile covers the side
of the one to its right, so the roofers work towards the left."""

import math
import random

import house
import lead
import light
import materials
import near
import numpy as np
import roof
import rooftop
from geometry import box, box_mesh, brickwork, move, place, rod, sheet, turn
from scipy import ndimage
from shader import Material, colour

POST = dict(exposure=-0.2, saturation=1.0, keep=0.2)
PITCH, LENGTH = 38, 10 * roof.GAUGE + 0.06
# The y and z where the roof starts: the tiles end over the gutter.
EAVES = (-0.05, -0.048)
# The x where each layer ends; the tiles run out of the picture, and so does the boarding.
TILED, BATTENED, UNDERLAID, INSULATED, FOIL, FAR_LEFT, FAR_RIGHT = 7.465, 5.9, 5.72, 5.0, 4.83, 0.5, 32
COLUMNS, ROWS = 120, 10
# The columns and rows of the strip of tiles that is being laid, from the eaves up.
STRIP = (3, 5)
# The x of the first rafter and the distance between their middles; the thickness and width of the boards.
RAFTER, APART, BOARDING, PLANK = 0.5, 0.6, 0.02, 0.14
# Of the insulation: the z of its upper side, its thickness, the length and depth of a board, and the y where it starts.
TOP, THICK, LONG, DEEP, START = -0.0535, 0.12, 1.2, 0.6, 0.105
# Of the chimney: where its axis meets the roof, its size, and the first row of tiles above it.
CHIMNEY, WIDE, ABOVE = (8.9, 2.15), (0.8, 0.68), 9
# Of the closed roof: its left end, the start of its rows when open, the rows above that and those below.
LEFT, TILES, UPPER, MORE = -6.2, 2.40, 4, 12


def hand(shape, size, seed):
    """Smooth random numbers, about -1 to 1, with features of `size` cells."""
    values = ndimage.gaussian_filter(np.random.RandomState(seed).normal(0, 1, shape), size)
    return values / values.std()


def rafters(left, right):
    """The x of the middle of each rafter between two places."""
    first = math.ceil((left - RAFTER) / APART)
    return [RAFTER + APART * k for k in range(first, int((right - RAFTER) / APART) + 1)]


def lay(frame, size, at, material, bevel=0.0015, tilt=0.0):
    """Add a part that lies on the roof, its sides along and up the slope."""
    place(box_mesh(size, material, bevel), frame @ move(*at) @ turn(z=tilt))


def boarding(frame, top):
    """Pine boards across the rafters, which meet on a rafter, with two nails on each."""
    rng, pine = random.Random(9), near.pine('#6d482b', 0)
    nail = near.head(0.0055, 0.0014, materials.metal('#5a5651', (0.4, 0.55)))
    right = TILED - 1
    # The tongues, deep in the joints.
    tongue = materials.paint('#3a2a1c', 0.9)
    lay(frame, (right - FAR_LEFT, LENGTH, 0.01), ((FAR_LEFT + right) / 2, LENGTH / 2 - 0.1, top - 0.017), tongue, 0)
    for row, low in enumerate(np.arange(-0.09, LENGTH, PLANK)):
        high = min(low + PLANK, LENGTH + 0.06)
        meet = [x for k, x in enumerate(rafters(FAR_LEFT, right)) if (k + 2 * row) % 6 == 2]
        for start, end in zip((FAR_LEFT, *meet), (*meet, right)):
            at = (start + end) / 2, (low + high) / 2, top - BOARDING / 2 + rng.gauss(0, 0.0002)
            lay(frame, (end - start - 0.0016, high - low - 0.005, BOARDING), at, pine, 0.003)
        for x in rafters(FAR_LEFT, INSULATED):
            for side in (-0.014, 0.014) if any(abs(x - at) < 0.01 for at in meet) else (0,):
                for y in (low + 0.03, high - 0.03):
                    place(nail, frame @ move(x + side + rng.gauss(0, 0.002), y + rng.gauss(0, 0.003), top + 0.0006))


def barrier(frame, z):
    """The vapour barrier: it runs on under the insulation, and its edge lies flat on the boards. Each sheet laps over the one
    below, and tape closes the laps."""
    skin, xs = materials.paint('#2c4d66', 0.5, 0.15, 0.05), np.linspace(FOIL, INSULATED + 0.3, 60)
    for k, (low, high) in enumerate(((START + 0.002, 1.3), (1.18, 2.5), (2.38, LENGTH + 0.03))):
        ys, up = np.linspace(low, high, int((high - low) * 90)), z + 0.0028 + 0.0012 * k
        bumps = hand((len(ys), len(xs)), (9, 7), 4 + k)
        sheet([[(x, y, up + 0.0005 * b) for x, b in zip(xs, row)] for y, row in zip(ys, bumps)], skin, 0.0006, frame)
        if k:
            lay(frame, (xs[-1] - FOIL - 0.004, 0.06, 0.0009), ((FOIL + xs[-1]) / 2, low, up + 0.0016), silver(), 0)


def silver():
    """Aluminium tape."""
    return materials.metal('#94989a', (0.32, 0.44), 0.92, 0.4)


def facing():
    """The facing of an insulation board: a pale yellow fleece, with a faint line every 0.1 m to cut by."""
    m = Material()
    clouds, fibres = m.noise(m.world_position(), 3, 5, 0.6), m.noise(m.object_position((60, 160, 60)), 2, 5, 0.7, 1.2)
    m.base = colour('#c9ad68')
    m.layer(0.5, m.ramp(clouds, (0.36, (0.9, 0.88, 0.84)), (0.62, 1.03)))
    m.layer(0.5, m.ramp(fibres, (0.36, (0.84, 0.82, 0.78)), (0.5, 1.0), (0.64, 1.05)))
    m.layer(1.0, m.ramp(m.object_random(), (0.0, 0.95), (1.0, 1.04)))
    along = m.node('SeparateXYZ', Vector=m.node('TexCoord').outputs['Object']).outputs['Y']
    line = m.math('LESS_THAN', m.math('FRACT', m.math('MULTIPLY', along, 10.0)), 0.03)
    m.layer(m.math('MULTIPLY', line, 0.35), colour('#9a8248'), 'MIX')
    m.bump(fibres, 0.3, 0.001)
    return m.set_inputs(Roughness=0.8, Specular=0.2).finish()


def foam():
    """The core of an insulation board, where it was sawn: fine cells, drawn out as it rose."""
    m = Material()
    cells, rise = m.noise(m.world_position(), 300, 3, 0.75), m.noise(m.object_position((7, 7, 30)), 2, 6, 0.65)
    m.base = colour('#e2b85c')
    m.layer(0.8, m.ramp(rise, (0.34, (0.88, 0.84, 0.76)), (0.5, 1.0), (0.66, 1.05)))
    m.layer(0.6, m.ramp(cells, (0.36, 0.78), (0.5, 1.0), (0.64, 1.1)))
    m.bump(cells, 0.5, 0.0012)
    return m.set_inputs(Roughness=0.92, Specular=0.1).finish()


def insulation(frame):
    """Rigid boards between the kerb and the ridge, in half bond, sawn off in one line, with tape on their seams."""
    rng, core, skin, tape = random.Random(6), foam(), facing(), silver()
    right, rows = TILED + 1.4, [*np.arange(START, LENGTH - 0.1, DEEP), LENGTH]
    for row, (low, high) in enumerate(zip(rows, rows[1:])):
        seams = np.arange(INSULATED + LONG / (1 + row % 2), right + LONG, LONG)
        for start, end in zip((INSULATED, *seams), seams):
            wide, tall = end - start - 0.0015, high - low - 0.0015
            at = move((start + end) / 2, (low + high) / 2, TOP - THICK / 2 + rng.gauss(0, 0.0003))
            place(box_mesh((wide, tall, THICK - 0.003), core, 0.0008), frame @ at)
            for side in (-1, 1):
                place(box_mesh((wide, tall, 0.0016), skin, 0), frame @ at @ move(z=side * (THICK / 2 - 0.0008)))
        for x in seams:
            lay(frame, (0.06, high - low - 0.03, 0.0009), (x, (low + high) / 2, TOP + 0.0009), tape, 0, rng.gauss(0, 0.001))
        if row:
            # It is cut just before the edge.
            lay(frame, (right - INSULATED - 0.004, 0.06, 0.0009), ((INSULATED + right) / 2 + 0.002, low, TOP + 0.0018), tape, 0)


def underlay(frame):
    """The underlay on the insulation: each sheet laps over the one below, and the lowest runs into the gutter."""
    skin, ink = materials.paint('#545e67', 0.62, 0.2), materials.paint('#262c31', 0.7)
    xs = np.linspace(UNDERLAID, TILED + 1.4, 300)
    # Over the fascia, and in the gutter.
    over, inside = (frame.inverted() @ roof.point(0, *at) for at in ((-0.02, -0.058), (-0.05, -0.085)))
    # It is a bit loose between the counter battens.
    loose = 0.001 * np.abs(np.sin(math.pi * (xs - RAFTER) / APART)) ** 0.7
    for k, (low, high) in enumerate(((0.04, 1.35), (1.2, 2.55), (2.4, LENGTH + 0.02))):
        ys, z = np.linspace(low, high, int((high - low) * 110)), TOP + 0.0035 + 0.0014 * k
        bumps = hand((len(ys), len(xs)), (8, 10), 11 + k)
        edge = low + 0.003 * np.sin(2.3 * xs + k)
        rows = [[*zip(xs, np.maximum(y, edge), z + loose * (row + 1))] for y, row in zip(ys, bumps)]
        if not k:
            rows = [[(x, at.y, at.z) for x in xs] for at in (inside, over)] + rows
        sheet(rows, skin, 0.0006, frame)
        # A printed line says how far the next sheet must lap over it.
        lay(frame, (xs[-1] - xs[0], 0.01, 0.001), ((xs[0] + xs[-1]) / 2, low + 0.21, z + 0.003), ink, 0)


def timber(frame):
    """Counter battens, screwed to the rafters through the insulation, and battens nailed on those. Battens end on the middle of a
    counter batten, not all on the same one."""
    rng, steel, zinc = random.Random(3), materials.metal('#9a9c9c', (0.3, 0.45)), materials.metal('#b3a06a', (0.25, 0.4))
    wood, screw, nail = near.pine('#aa7a48', 0), near.head(0.0085, 0.0024, zinc), near.head(0.0045, 0.0016, steel)
    carriers = rafters(BATTENED - 0.1, TILED + 1.2)
    for x in carriers:
        up = math.pi / 2 + rng.gauss(0, 0.0006)
        lay(frame, (LENGTH - 0.04, 0.05, 0.023), (x, LENGTH / 2, TOP + 0.0165), wood, 0.0012, up)
        for y in np.arange(0.18, LENGTH, 0.325):
            place(screw, frame @ move(x + rng.gauss(0, 0.003), y + rng.gauss(0, 0.004), TOP + 0.029))
    # The lowest one carries the edge of the first row, and is higher by the thickness of a tile.
    for k in range(ROWS + 1):
        y, tall, end = roof.GAUGE * k or 0.045, 0.028 if k else 0.05, BATTENED + (APART if k % 4 > 1 else 0)
        lay(frame, (TILED + 1.4 - end, 0.048, tall), ((TILED + 1.4 + end) / 2, y, tall / 2 - 0.026), wood, 0.0012)
        for x in carriers:
            if x > end - 0.01:
                at = max(x, end + 0.014) + rng.gauss(0, 0.002), y + rng.gauss(0, 0.003), tall - 0.0252
                place(nail, frame @ move(*at))
    # The ridge tiles will lie on a batten that brackets hold up.
    top = frame @ roof.point(0, LENGTH, 0)
    box((TILED + 0.7 - BATTENED, 0.045, 0.045), ((BATTENED + TILED + 0.6) / 2, top.y + 0.02, top.z + 0.085), wood, 0.0015)
    for x in carriers[:3]:
        box((0.03, 0.005, 0.16), (x, top.y - 0.005, top.z + 0.02), zinc, 0)


def eaves(frame, palette, below):
    """The kerb that holds the insulation, the fascia with its gutter, and the wall below."""
    middle, long = (FAR_LEFT + FAR_RIGHT) / 2, FAR_RIGHT - FAR_LEFT
    lay(frame, (long, 0.058, THICK), (middle, START - 0.031, below + 0.002 + THICK / 2), near.pine('#a87b4b', 0), 0.002)
    box((long, 0.03, 0.25), (middle, 0.0, -0.19), palette.white, 0.003)
    box((long, 0.14, 0.02), (middle, 0.05, -0.305), palette.white, 0.002)
    brickwork((13.5, 0.65, -5.315), (21, 1.1, 5.0), palette.brick, palette.mortar, 9, (0,))
    house.gutter(palette, FAR_LEFT, FAR_RIGHT, laps=(8.65, 5.65))
    house.downpipe(palette, 9.5, 0.1, 4.4)


def chimney(tiled, palette):
    """A brick chimney with a slab and two pots on top, its lead beaten down on the tiles of that frame."""
    middle = tiled @ roof.point(CHIMNEY[0] - tiled.translation.x, CHIMNEY[1], 0)
    base, high = middle.z - 0.7, 1.55
    brickwork((middle.x, middle.y, base), (*WIDE, high), palette.brick, palette.mortar, 2)
    slab = materials.stone('#a79d8d', 12, 0.5)
    box((WIDE[0] + 0.14, WIDE[1] + 0.14, 0.07), (middle.x, middle.y, base + high + 0.035), slab, 0.01)
    for dx in (-0.2, 0.2):
        rooftop.pot((middle.x + dx, middle.y, base + high + 0.06), materials.clay(roof.RED, 0.7), 0.36)
    lead.around_chimney(tiled, palette.lead, middle, *WIDE, PITCH, base, 2, palette.mortar, ABOVE * roof.GAUGE - 0.05)


def covering(frame, palette):
    """The tiles up to the ridge, the next strip of them and those that lie ready, and the chimney."""
    strip, clay = STRIP, materials.clay(roof.RED, 0.6, 0, 0, 0.06)
    start, end = TILED - strip[0] * roof.WIDTH, TILED + COLUMNS * roof.WIDTH
    tiled, tiles = frame @ move(start), roof.pantiles(clay, fine=True)

    def choose(column, row):
        x, y = start + (column + 0.5) * roof.WIDTH - CHIMNEY[0], (row + 0.5) * roof.GAUGE - CHIMNEY[1]
        missing = column < strip[0] and row >= strip[1]
        return None if missing or abs(x) < WIDE[0] / 2 and abs(y) < 0.45 else tiles

    roof.lay(tiled, COLUMNS + strip[0], ROWS, choose)
    roof.comb(tiled, COLUMNS + strip[0], palette.dark)
    # Each of these hangs on its batten, and its lower end rests on the next one.
    for k in range(5):
        at = start + 0.11 + 0.004 * (k % 2), (strip[1] + 2) * roof.GAUGE + roof.LENGTH - 0.05 + 0.003 * (k % 3), 0.015 + 0.0155 * k
        place(tiles[k], frame @ move(*at) @ turn(z=0.006 * (k % 3 - 1)), 'tile')
    # The insulation is left out where it does not show.
    lay(frame, (end - TILED - 1.2, LENGTH, 0.03), ((TILED + 1.2 + end) / 2, LENGTH / 2, -0.05), palette.dark, 0)
    top, count = frame @ roof.point(0, LENGTH, 0), int((end - TILED) / 0.385)
    # Its strip ends just inside the last tile.
    long = 0.385 * (count - 1) + 0.36
    roof.ridge((TILED + 0.06, top.y, top.z + 0.02), long, clay, materials.paint('#5b2d1f', 0.8), PITCH, leftwards=True)
    chimney(tiled, palette)


def scaffold():
    """The deck of the scaffold along the wall, with its rails, and a stack of insulation boards on it."""
    deck, (left, right), steel = -1.1, (4, 21), materials.metal('#8b9195', (0.35, 0.5), 0.7)
    plank, core, skin = materials.wood('#8d7a5f', (0.9, 22, 22), 0.85), foam(), facing()
    for k in range(4):
        box((right - left, 0.194, 0.04), ((left + right) / 2, -0.42 - k * 0.2, deck - 0.02), plank, 0.004)
    box((right - left, 0.03, 0.15), ((left + right) / 2, -1.15, deck + 0.085), plank, 0.003)
    for z in (deck + 0.5, deck + 1.0):
        rod((left, -1.2, z), (right, -1.2, z), 0.024, steel, 24)
    for x in np.arange(left + 1.5, left + 10, 2.5):
        rod((x, -1.25, deck - 2), (x, -1.25, deck + 1.1), 0.024, steel, 24)
    for k in range(3):
        at = move(9.25 - 0.012 * (k % 2), -0.7, deck + THICK * (k + 0.5)) @ turn(z=0.008 * (k - 1))
        place(box_mesh((LONG, DEEP, THICK - 0.008), core, 0.002), at)
        place(box_mesh((LONG, DEEP, 0.0016), skin, 0), at @ move(z=THICK / 2 - 0.002))


def open_roof(finished=False):
    """Build the roof with its layers, or closed when `finished`, and the camera; returns the frame of its plane."""
    if finished:
        return closed_roof()
    frame, palette = roof.plane(PITCH, (0, *EAVES)), house.Palette()
    below = TOP - THICK - 0.002
    boarding(frame, below - 0.002)
    barrier(frame, below - 0.002)
    insulation(frame)
    underlay(frame)
    timber(frame)
    eaves(frame, palette, below)
    covering(frame, palette)
    scaffold()
    light.ground(-4, '#a89a84')
    light.camera((3.1, -2.3, 1.6), (6.5, 1.1, 0.72), 28)
    return frame


def closed_roof():
    """The roof with all of its tiles, from closer by, and the camera; returns the frame of its plane."""
    frame, clay = roof.plane(PITCH), materials.clay(roof.RED, 0.6, 0, 0, 0.08)
    columns, rows, low = int((8 - LEFT) / roof.WIDTH), UPPER + MORE, TILES - MORE * roof.GAUGE
    tiles, laid = roof.pantiles(clay, fine=True), frame @ move(LEFT, low)
    roof.lay(laid, columns, rows, lambda column, row: tiles)
    roof.underlay(laid, columns, rows, None, materials.wood('#c49a68'))
    roof.deck(laid, columns, rows, materials.paint('#485c6b', 0.6, 0.15, 0.1))
    top = frame @ roof.point(LEFT, TILES + UPPER * roof.GAUGE + 0.06, 0)
    roof.ridge((top.x, top.y, top.z + 0.02), 8 - LEFT, clay, house.Palette().bedding, PITCH)
    light.ground(-3, '#a89a84')
    light.camera(frame @ roof.point(1.75, -1.2, 2.55), frame @ roof.point(0.2, 1.36, 0.0), 31)
    return frame


def build():
    open_roof()
    light.sky(25, 144, 0.135, 1.1, 0.3)
