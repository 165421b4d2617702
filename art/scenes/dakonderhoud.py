"""A gutter half cleared: a mat of leaves on one side, wet zinc on the other, a scoop between them, a bucket of leaves below."""

import math
import random

import elm
import gutters
import leaves
import light
import materials
import near
import numpy as np
import roof
import weather
from bucket import RIM, TALL, bucket
from geometry import box, brickwork, eased, grid, move, place, rod, sheet, turn
from gutters import MIDDLE, RADIUS
from mathutils import Vector, noise

POST = dict(exposure=0.42, saturation=0.98)
# The deck of the scaffold; the ends of what is built along x, and the outlet.
DECK, START, END, OUTLET = -0.38, -1.25, 2.6, 0.95
COLUMNS = round((END - START) / roof.WIDTH) + 1
# Under a third of the gutter is under the tiles.
EAVES = gutters.EAVES @ move(0, 0.010)
BOTTOM = gutters.RIM - RADIUS


def eaves(look):
    """The roof, the gutter and the wall."""
    tiles = roof.pantiles(near.damp(roof.OLD, 0.9, 0.1, 0.0, 0.3), fine=True)
    roof.lay(EAVES, COLUMNS, 7, lambda column, row: tiles)
    roof.deck(EAVES, COLUMNS, 7, look.dark)
    roof.comb(EAVES, COLUMNS, look.dark)
    long, middle = END - START, (START + END) / 2
    box((long, 0.03, 0.18), (middle, gutters.FASCIA + 0.015, -0.098), look.white, 0.003)
    box((long, 0.10, 0.02), (middle, gutters.FASCIA + 0.06, -0.178), look.white, 0.003)
    brickwork((middle, gutters.WALL + 0.3, -1.72), (long, 0.6, 1.53), look.bricks, look.joints, 9, (0,))
    gutters.gutter(lambda x: 0.0, look.zinc, START, END)
    gutters.lap(1.3, lambda x: 0.0, look.zinc, look.solder)
    for k in range(7):
        gutters.bracket(-0.86 + 0.56 * k, 0.0, look.steel)
    gutters.outlet(look, OUTLET, 0.0)


def scaffold(board):
    """The deck in front of the wall, no farther from it than a foot fits: boards with steel bands around their ends, nailed."""
    steel, seam = materials.metal('#858b8f', (0.35, 0.5), 0.6), 0.5
    nail = near.head(0.0045, 0.002, steel)
    for k in range(5):
        y, z = -0.222 - k * 0.2, DECK - 0.02 + 0.003 * (k % 2)
        for way in (-1, 1):
            box((2, 0.194, 0.04), (seam + way * 1.004, y, z), board, 0.005)
            box((0.034, 0.1965, 0.0425), (seam + way * 0.024, y, z), steel, 0.003)
            for aside in (-0.06, 0.06):
                place(nail, move(seam + way * 0.024, y + aside, z + 0.0222))


def filled(x, t):
    """How full the gutter is at x and from its front (t = -1) to its back (1): 1 up to where the scoop came, then 0."""
    ragged = 0.022 * noise.noise((2.2 * t, 3, 1)) + 0.010 * noise.noise((7 * t, 5, 20 * x))
    return eased((ragged - x) / 0.075)


def top(x, t):
    """The y and z of the mat there."""
    full = filled(x, t)
    high = full * (RADIUS - 0.012 + 0.010 * (1 - t * t) + 0.006 * noise.noise((9 * x, 2 * t, 4)))
    half = math.sqrt(max(1e-6, (RADIUS - 0.002) ** 2 - (RADIUS - 0.002 - max(0, min(high, RADIUS - 0.003))) ** 2))
    return MIDDLE + half * t, BOTTOM + 0.001 + high


def mat(shapes, rng):
    """Wet earth, and leaves that lie flat on it, one over another; a few have slid down on the zinc."""
    rows = []
    for x in np.linspace(START, 0.05, 500):
        row = []
        for t in np.linspace(-1, 1, 25):
            y, z = top(x, t)
            row.append((x, y, z - 0.006 * filled(x, t) + 0.002 * noise.noise((60 * x, 90 * y, 2)) * filled(x, t)))
        rows.append(row)
    place(grid(rows, materials.stone('#211911', 90, 0.9)))
    for _ in range(1350):
        x, t, size = 0.012 - 1.1 * rng.random() ** 1.1, rng.uniform(-0.95, 0.95), rng.uniform(0.030, 0.070)
        y, z = top(x, t)
        # None of them reaches through the zinc.
        deep = max(0, gutters.RIM - z)
        room = math.sqrt(max(0, RADIUS**2 - deep**2)) - (0.42 if deep < 0.015 else 0.62) * size
        y = MIDDLE + max(-max(0, room), min(max(0, room), y - MIDDLE))
        down = math.atan2(top(x - 0.01, t)[1] - top(x + 0.01, t)[1], 0.02)
        if filled(x, t) < 0.25 or (down > 0.4 and rng.random() < 0.45):
            continue
        at = move(x, y, z + rng.uniform(-0.004, 0.005)) @ turn(0.35 * t**3, 0.8 * down)
        place(rng.choice(shapes), roof.matrix_scaled(at @ turn(rng.gauss(0, 0.11), rng.gauss(0, 0.11), rng.uniform(0, 6.3)), size), 'leaf')
    twigs(rng)
    for k in range(17):
        # They stick to it.
        at = move(0.04 + 0.55 * rng.random() ** 2.6, MIDDLE, gutters.RIM) @ turn(rng.uniform(-0.15, 0.95)) @ move(0, 0, 0.006 + 0.0008 * (k % 4) - RADIUS)
        place(rng.choice(shapes), roof.matrix_scaled(at @ turn(rng.gauss(0, 0.06), rng.gauss(0, 0.06), rng.uniform(0, 6.3)), rng.uniform(0.042, 0.058)), 'leaf')


def twigs(rng):
    """A few that the wind brought along."""
    bark = materials.stone('#4a3a2b', 80, 0.5)
    for x, t, way, long in ((-0.30, -0.25, 0.3, 0.12), (-0.46, 0.1, -0.5, 0.09), (-0.19, 0.3, 0.9, 0.08), (0.02, -0.1, 0.15, 0.10), (0.30, 0.25, 0.1, 0.06)):
        y, z = top(x, t)
        at = Vector((x, y, z + 0.008))
        for _ in range(4):
            step = Vector((math.cos(way), math.sin(way), rng.uniform(-0.08, 0.08))) * long / 4
            rod(at, at + 1.05 * step, 0.0021, bark, 10)
            at, way = at + step, way + rng.gauss(0, 0.22)


def smears(m):
    """What the scoop left on the zinc: streaks of silt along the gutter, most of it where it was last."""
    drawn = m.node('Mapping', Vector=m.world_position(), Scale=(5, 70, 70)).outputs[0]
    along = m.node('SeparateXYZ', Vector=m.world_position()).outputs['X']
    share = m.map_range(m.noise(drawn, 1, 5, 0.65), 0.0, 0.9, 0.5, 0.66)
    return m.math('MULTIPLY', share, m.map_range(along, 0.95, 0.15, 0.0, 0.6))


def wet_zinc():
    """The inside of the cleared part, and the water that runs along it to the outlet."""
    wet = near.zinc('#b4bdc4', False, (0.05, 0.2), 0.3)
    gutters.soaked(wet, (0.8, 0.81, 0.82), lambda m: 1.0, (smears, '#33281c'))
    inside = RADIUS - 0.0012
    rows = [[(x, MIDDLE + y, gutters.RIM + z) for y, z in gutters.arc((0, 0), inside, -2, -178, 60)] for x in np.linspace(-0.1, OUTLET - 0.045, 80)]
    place(grid(rows, wet), name='tile')
    level = lambda x: BOTTOM + 0.0045 * eased((x + 0.05) / 0.05) * eased((OUTLET - 0.02 - x) / 0.05) - 0.0005
    ripple = lambda x, y: 0.0004 * gutters.noise(x.shape, 22, 9, 1)
    gutters.water(level, lambda x: 0.0, gutters.pool('#2a251d', 0.25), ripple)
    weather.drops(move(), 0.03, OUTLET, MIDDLE - 0.07, MIDDLE + 0.045, 900)


def full_bucket(frame, shapes, seed=4):
    """A zinc bucket with wet leaves heaped above its rim."""
    rng = random.Random(seed)
    metal, steel = materials.metal('#8f969b', (0.3, 0.48), 0.6), materials.metal('#5b6167', (0.3, 0.45))
    bucket(metal, steel, materials.wood('#7d5230'), frame @ turn(0, 0, -0.5))
    heap = lambda reach: TALL - 0.022 + 0.055 * (1 - (reach / RIM) ** 2)
    earth = [
        [(r * math.cos(a), r * math.sin(a), heap(r) - 0.012) for a in np.linspace(0, math.tau, 49)]
        for r in np.linspace(0, RIM - 0.006, 12)
    ]
    place(grid(earth, materials.stone('#2e251b', 60, 0.8)), frame)
    for _ in range(300):
        # Within the rim.
        angle, reach, size = rng.uniform(0, math.tau), (RIM - 0.042) * math.sqrt(rng.random()), rng.uniform(0.048, 0.07)
        at = move(reach * math.cos(angle), reach * math.sin(angle), heap(reach) + rng.uniform(-0.008, 0.012))
        tilt = turn(rng.gauss(0, 0.2), rng.gauss(0, 0.2), rng.uniform(0, math.tau))
        place(rng.choice(shapes), frame @ roof.matrix_scaled(at @ tilt, size), 'leaf')
    for _ in range(130):
        # The last ones lie against the rim.
        angle, reach = rng.uniform(0, math.tau), RIM - rng.uniform(0.024, 0.050)
        at = move(reach * math.cos(angle), reach * math.sin(angle), TALL - rng.uniform(0.002, 0.016)) @ turn(0, 0, angle)
        tilt = turn(rng.gauss(0, 0.25), -0.35, rng.gauss(1.6, 0.4))
        place(rng.choice(shapes), frame @ roof.matrix_scaled(at @ tilt, rng.uniform(0.045, 0.058)), 'leaf')


def scoop(frame):
    """A gutter scoop of polypropylene on its back, along x: a trough as round as the gutter, with a straight lip at the tip of
    its floor, a back wall, and a hollow grip."""
    plastic, rows = materials.paint('#2b5f45', 0.42, 0.3, 0.03), []
    for t in np.linspace(0, 1, 40):
        # Its sides slope down to the lip.
        half, wall = 0.037 - 0.004 * t, 0.042 * (1 - 0.86 * eased((t - 0.25) / 0.75))
        low = 0.002 + 0.006 * (1 - t) ** 2
        rows.append([(0.165 * t, half * math.sin(1.5 * s), low + wall * (1 - math.cos(1.5 * s))) for s in np.linspace(-1, 1, 33)])
    back = [[(-0.012 * u * (1 - u), y * u, 0.026 + (z - 0.026) * u) for _, y, z in rows[0]] for u in np.linspace(0.02, 1, 10)]
    sheet(back + rows[1:], plastic, 0.0028, frame)
    turned = ((0, 0.020), (0.012, 0.0165), (0.03, 0.0145), (0.06, 0.0155), (0.09, 0.0165), (0.112, 0.0155), (0.122, 0.012), (0.125, 0.001))
    grip = [[(-x, r * math.cos(a), 0.82 * r * math.sin(a)) for a in np.linspace(0, math.tau, 33)] for x, r in turned]
    place(grid(grip, plastic), frame @ move(0.002, 0, 0.024) @ turn(0, -0.05))


def loaded_scoop(shapes, rng):
    """The scoop lies on the mat, with leaves in it; its grip reaches out over the zinc."""
    frame = move(-0.075, MIDDLE - 0.022, gutters.RIM + 0.003) @ turn(0.05, 0.05, math.pi + 0.10)
    scoop(frame)
    for _ in range(16):
        at = frame @ move(rng.uniform(0.025, 0.12), rng.uniform(-0.012, 0.012), rng.uniform(0.012, 0.024))
        place(rng.choice(shapes), roof.matrix_scaled(at @ turn(rng.gauss(0, 0.2), rng.gauss(0, 0.2), rng.uniform(0, 6.3)), rng.uniform(0.034, 0.046)), 'leaf')


def site():
    """Build all but the sky and the camera."""
    look, rng = gutters.Look(), random.Random(12)
    eaves(look)
    wet_zinc()
    shapes = [leaves.leaf(elm.fallen(code), k) for k, code in enumerate((*leaves.COLOURS, '#b98a2e', '#a9702a', *elm.FALLEN[1:4], elm.FALLEN[6]))]
    mat(shapes, rng)
    scaffold(materials.wood('#857967', (0.9, 22, 22), 0.85))
    foot = move(0.10, -0.385, DECK)
    full_bucket(foot, shapes)
    loaded_scoop(shapes, rng)
    for _ in range(9):
        # Some fell beside it.
        at = move(rng.gauss(0.1, 0.3), rng.uniform(-0.3, -0.16), 0.006) @ turn(0, 0, rng.uniform(0, 6.3))
        place(rng.choice(shapes), foot @ roof.matrix_scaled(at, rng.uniform(0.045, 0.065)), 'leaf')
    light.ground(-2.6, '#8d8172')


def build():
    site()
    light.sky(24, 118, 0.125, 1.8, 0.1)
    view()


def view():
    """The camera of both pictures."""
    yaw, steep, far = math.radians(38), math.radians(46), 1.25
    target = Vector((-0.08, -0.165, -0.12))
    toward = Vector((math.cos(steep) * math.sin(yaw), math.cos(steep) * math.cos(yaw), -math.sin(steep)))
    light.camera(target - far * toward, target, 42, 9, (0.05, MIDDLE, -0.07))
