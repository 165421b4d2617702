"""The build-up of a warm flat roof, opened in steps: from left to right, from the joists up, one layer more lies on it each
time. Tapered insulation gives the roof its fall, to an outlet in front of the roof's edge. There each layer is turned up, and
the trim lies on it."""

import itertools
import math
import random

import bpy
import light
import materials
import near
import numpy as np
import roof
from geometry import ball_mesh, box, box_mesh, eased, from_faces, grid, move, place, rod, sheet, turn
from mathutils import Vector, noise
from shader import Material, colour

SIZE = (1800, 1125)
POST = dict(exposure=0.0, saturation=1.0, split=0.03, keep=0.15)
FRONT, WALL, RIGHT = -2.3, 1.15, 4.2
# The x where each layer starts; the joists are `APART` from middle to middle and `DEEP`; the boards are `BOARD`
# thick and `WIDE`, and shorter by one joist in front of `OPEN`.
BOARDS, FOIL, BASE, TOP = 0.0, 0.48, 1.44, 1.82
APART, DEEP, BOARD, WIDE, OPEN = 0.40, 0.171, 0.022, 0.139, -0.40
# Of the insulation: where its level boards and the tapered ones on them start, and its joint; the thickness of the level ones,
# that of all at the edge of the roof, and how much thicker they are a metre away from it; the depth of a row, and the fillet.
STARTS, JOINT, LEVEL, THICK, FALL, ROW, FILLET = (0.80, 0.92), 1.22, 0.05, 0.065, 0.046, 0.6, 0.05
# Where the insulation, covered, may end.
COVERED = 2.0
# The height of the roof's edge above the boards.
HIGH = 0.29
# The outlet: where it is, its radius, and the depth and radius of the hollow around it.
OUTLET, PIPE, HOLLOW, HOLLOWED = (2.25, 0.68), 0.062, 0.022, 0.22


def rise(y):
    """How much higher than at its edge the roof is."""
    return FALL * max(0, WALL - y)


def raised(x, y):
    """How much higher than at its edge the covering is: level in the hollow around the outlet, and gone in the outlet."""
    far = math.hypot(x - OUTLET[0], y - OUTLET[1])
    share = eased((HOLLOWED - far) / (HOLLOWED - 1.4 * PIPE))
    return rise(y) + share * (rise(OUTLET[1]) - HOLLOW - rise(y)) - (0.15 if far < PIPE + 0.004 else 0)


def sloped(obj):
    """The object, each of its points raised as the covering is there; it must not be turned."""
    for vertex in obj.data.vertices:
        vertex.co.z += raised(vertex.co.x, vertex.co.y)
    return obj


def puddle(m):
    """Where the top layer is damp, and where water stands on it: in a narrow, ragged ring around the outlet."""
    where = m.world_position()
    x, y, _ = m.node('SeparateXYZ', Vector=where).outputs
    fine = m.math('SUBTRACT', m.noise(where, 9, 6, 0.65), 0.5)
    across, along = m.math('SUBTRACT', x, OUTLET[0]), m.math('SUBTRACT', y, OUTLET[1])
    far = m.math('SQRT', m.math('ADD', m.math('MULTIPLY', across, across), m.math('MULTIPLY', along, along)))
    ragged = m.math('MULTIPLY_ADD', fine, 0.07, far)
    return m.map_range(ragged, 1.0, 0.0, 0.115, 0.145), m.map_range(ragged, 1.0, 0.0, 0.105, 0.115)


def outlet(tar):
    """The outlet: a ring welded in the felt, its pipe, and a dome of galvanised wire that keeps leaves out."""
    black, wire, (x, y) = materials.plain('#191b1c', 0.5), materials.metal('#a3aeb6', (0.35, 0.5), 0.8, 0.6), OUTLET
    level = THICK + 0.013 + rise(y) - HOLLOW
    hole = materials.plain('#020202', 0.9, specular=0.05)
    ring = ((PIPE - 0.006, -0.012), (PIPE - 0.006, 0.0), (PIPE - 0.003, 0.0035), (PIPE + 0.018, 0.0035), (PIPE + 0.022, 0.001), (PIPE + 0.024, -0.006))
    around = [(math.cos(a), math.sin(a)) for a in np.linspace(0, math.tau, 73)]
    place(grid([[(x + r * c, y + r * s, level + z) for c, s in around] for r, z in ring], black))
    place(grid([[(x + r * c, y + r * s, level + z) for c, s in around] for r, z in ((PIPE - 0.006, -0.13), (PIPE - 0.006, -0.012))], hole))
    rng, weld = random.Random(8), ((PIPE + 0.021, 0.0026), (PIPE + 0.027, 0.0024), (PIPE + 0.032, 0.0006), (PIPE + 0.034, -0.004))
    flow = lambda k: 0.003 * math.sin(5 * k * math.tau / 72 + 1) + 0.002 * math.sin(13 * k * math.tau / 72)
    place(grid([[(x + (r + flow(k)) * c, y + (r + flow(k)) * s, level + z) for k, (c, s) in enumerate(around)] for r, z in weld], tar))
    box((0.2, 0.2, 0.01), (x, y, level - 0.135), hole, 0)
    wide, high = PIPE + 0.014, 0.1
    bar = lambda turned, t: Vector((x + wide * math.cos(t) * math.cos(turned), y + wide * math.cos(t) * math.sin(turned), level + 0.003 + high * math.sin(t)))
    steps = np.linspace(0, math.radians(76), 9)
    for turned in np.arange(0, math.tau, math.tau / 12):
        turned += rng.gauss(0, 0.006)
        for one, other in zip(steps, steps[1:]):
            rod(bar(turned, one), bar(turned, other), 0.0038, wire, 10)
    for t, radius in ((0.0, 0.0052), (math.radians(38), 0.0034)):
        for k in range(36):
            rod(bar(k * math.tau / 36, t), bar((k + 1) * math.tau / 36, t), radius, wire, 10)
    place(ball_mesh(0.026, wire, (1, 1, 0.3)), move(x, y, level + high))


def timber():
    """Joists on a ceiling, and boards across them, each nailed twice at its end."""
    rng, steel = random.Random(4), materials.metal('#8d9092', (0.3, 0.45))
    beam, plank = materials.wood('#7d5a3f', (0.8, 14, 14)), materials.wood('#8f6b49')
    nail, middle = near.head(0.0036, 0.0014, steel), (FRONT + WALL) / 2
    for k in range(-4, 6):
        at = move(BOARDS + k * APART, middle, -BOARD - DEEP / 2) @ turn(z=math.pi / 2 + rng.gauss(0, 0.001))
        place(box_mesh((WALL - FRONT + 0.3, 0.071, DEEP), beam, 0.003), at)
    box((5, 5, 0.0125), (0, middle, -BOARD - DEEP - 0.007), materials.paint('#b7ab98', 0.85, 0.2, 0.05), 0.001)
    for y in np.arange(WALL, FRONT, -WIDE):
        left = BOARDS + (y < OPEN) * APART + rng.gauss(0.004, 0.005)
        at = move((left + 2) / 2, y, -BOARD / 2 + rng.gauss(0, 0.0004)) @ turn(rng.gauss(0, 0.002), 0, rng.gauss(0, 0.0008))
        place(box_mesh((2 - left, WIDE - 0.002, BOARD), plank, 0.004), at)
        for side in (-0.042, 0.042):
            place(nail, move(left + rng.gauss(0.014, 0.003), y + side + rng.gauss(0, 0.004), 0.0006))


def upstand():
    """The timber edge of the roof: sheathing on a frame, with a plate on top."""
    face, plate = materials.wood('#866647', (0.5, 9, 9)), materials.wood('#8c6a49')
    for k in range(4):
        box((1.217, 0.018, HIGH - 0.036), (-1.46 + 1.22 * k, WALL + 0.009, (HIGH - 0.036) / 2), face, 0.001)
        box((2.4 - 0.002, 0.142, 0.036), (-2.3 + 2.4 * k, WALL + 0.071, HIGH - 0.018), plate, 0.003)
    box((9, 0.1, HIGH + 0.15), (1, WALL + 0.08, HIGH / 2 - 0.12), plate, 0)


def creases(x, y):
    """The height of thin foil that was folded, unfolded and trodden on."""
    where = Vector((x, y, 1))
    fold = lambda far, wide: math.exp(-abs((far + 0.5) % 1 - 0.5) / wide)
    lines = 0.003 * fold(x / 0.31 + 0.02 * noise.noise(where * 3), 0.025) + 0.0022 * fold(y / 0.42 + 0.1, 0.018)
    ridge = (1 - abs(noise.noise(Vector((x * 4, y * 9, 3))))) ** 14
    return 0.001 + lines + 0.0016 * ridge + 0.0014 * noise.noise(where * 6) + 0.0003 * noise.noise(where * 40)


def barrier():
    """Two lengths of vapour barrier with a taped lap, turned up against the edge; their ends are cut by hand and curl up."""
    green, tape, lap = materials.paint('#28493d', 0.27, 0.3, 0.02), materials.plain('#c3c6c4', 0.4), -0.12
    edge = lambda y: FOIL + 0.010 * math.sin(2.3 * y + 1) + 0.004 * math.sin(9 * y)
    round_corner = [(WALL - 0.003 - 0.014 * (1 - math.sin(a)), 0.014 * (1 - math.cos(a))) for a in np.linspace(0, math.pi / 2, 7)]
    up = round_corner + [(WALL - 0.003, z) for z in np.linspace(0.02, 0.165, 12)]
    flat = lambda low, high: [(y, 0.0) for y in np.arange(low, high, 0.0075)]
    for path, lift in ((flat(FRONT, lap + 0.1), 0.001), (flat(lap, WALL - 0.018) + up, 0.0018)):
        rows = []
        for y, z in path:
            start, row = edge(y) + (0.012 if lift > 0.001 else 0), []
            for x in start + np.linspace(0, 1, 170) ** 1.7 * (BASE - 0.01 - start):
                curl = 0.0045 * (0.8 + 0.4 * math.sin(5 * y)) * math.exp(-(((x - start) / 0.03) ** 2))
                bump = max(0.0016, lift + creases(x, y + z)) + curl
                row.append((x, y - bump * (z > 0.01), z + bump * (z <= 0.01) + 0.006 * math.sin(5 * x) * (z > 0.1)))
            rows.append(row)
        sheet(rows, green, 0.0006)
    rows = []
    for s in np.linspace(-0.03, 0.03, 14):
        xs = np.linspace(edge(lap) + 0.03, 1.3, 200)
        rows.append([(x, lap + s + 0.002 * math.sin(3 * x), 0.0026 + creases(x, lap + s)) for x in xs])
    sheet(rows, tape, 0.0004)


def fleece():
    """The facing of an insulation board: a pale, matt fleece of glass fibre, with a faint line printed every 0.1 m to cut by."""
    m = Material()
    one, other = (m.noise(m.object_position(stretch), 1, 5, 0.75, 1.5) for stretch in ((60, 420, 60), (380, 90, 60)))
    m.base = colour('#98999a')
    m.layer(0.6, m.ramp(m.noise(m.world_position(), 4, 6, 0.65), (0.34, 0.84), (0.64, 1.06)))
    m.layer(0.55, m.ramp(one, (0.36, 0.74), (0.5, 1.0), (0.64, 1.16)))
    m.layer(0.45, m.ramp(other, (0.36, 0.78), (0.5, 1.0), (0.66, 1.14)))
    along = m.node('SeparateXYZ', Vector=m.node('TexCoord').outputs['Object']).outputs['X']
    line = m.math('LESS_THAN', m.math('FRACT', m.math('MULTIPLY', along, 10.0)), 0.035)
    m.layer(m.math('MULTIPLY', line, m.map_range(one, 0.15, 0.6)), colour('#4a5f70'), 'MIX')
    m.bump(one, 0.35, 0.0012).bump(other, 0.3, 0.0012)
    return m.set_inputs(Roughness=0.9, Specular=0.15).finish()


def insulation():
    """Level boards of insulation, on them tapered ones in rows with staggered joints, faced with fleece and screwed down, and
    the fillet in the corner."""
    rng, core, face = random.Random(6), materials.stone('#a48e60', 330, 0.35), fleece()
    print_ink = materials.plain('#4d5d6b', 0.9, specular=0.1)
    steel = materials.metal('#8b8f91', (0.25, 0.4), 0.7)
    holders = near.head(0.028, 0.0022, steel), near.head(0.019, 0.0044, steel), near.head(0.0062, 0.0085, steel)
    def board(left, right, back, deep, low, high, taper=0.0):
        """A board whose rear side is at y = `back`, from z = `low` to `high`, more by `taper` per metre to the front."""
        wide, tall = right - left - 0.0035, deep - 0.0035
        at = move((left + right) / 2, back - deep / 2) @ turn(z=rng.gauss(0, 0.0006))
        top = lambda y: high + taper * (deep / 2 - y)
        # The saw leaves a rim of foam bare.
        for inset, thick, material, bevel in ((0, 0.02, core, 0.0015), (0.005, 0.0012, face, 0), (0.005, -0.0012, face, 0)):
            mesh, half = box_mesh((wide - inset, tall - inset, abs(thick)), material, bevel), abs(thick) / 2
            for vertex in mesh.vertices:
                upper = vertex.co.z > 0 if inset == 0 else thick > 0
                rim = half + (0.001 if inset == 0 else 0)
                vertex.co.z += top(vertex.co.y) - rim if upper else low + rim
            place(mesh, at)

    backs = [WALL - 0.006, *np.arange(WALL - 0.006 - ROW / 2, FRONT, -ROW)]
    for k, back in enumerate(backs):
        board(STARTS[0] + rng.gauss(0, 0.0012), COVERED, back, ROW if k else ROW / 2, 0.004, 0.003 + LEVEL)
    for index, y in enumerate(np.arange(WALL - 0.006, FRONT, -ROW)):
        start = STARTS[1] + rng.gauss(0, 0.0012)
        ends = (start, JOINT, COVERED) if index % 2 else (start, COVERED)
        for left, right in zip(ends, ends[1:]):
            board(left, right, y, ROW, LEVEL + 0.0036, THICK + 0.004 + rise(y), FALL)
            # Four on what is seen of each board, on a narrow piece too.
            columns = [x for x in (left + 0.085, right - 0.085 if right == JOINT else left + 0.385) if x < BASE]
            for x, side in itertools.product(columns, (0.1, ROW - 0.1)):
                at_y = y - side + rng.uniform(-0.02, 0.02)
                spot = move(x + rng.uniform(-0.015, 0.015), at_y, THICK + 0.0045 + rise(at_y))
                for holder in holders:
                    place(holder, spot @ turn(rng.gauss(0, 0.005) - FALL, rng.gauss(0, 0.005), rng.uniform(0, 6)))
        # Printed on each: which way water will run.
        y, arrow = y - ROW / 2, ((-0.007, -0.11), (0.007, -0.11), (0.007, 0.05), (0.026, 0.05), (0, 0.11), (-0.026, 0.05), (-0.007, 0.05))
        corners = [(start + 0.225 + across, y + along, THICK + 0.0043 + rise(y + along)) for across, along in arrow]
        place(from_faces(corners, [(0, 1, 2, 6), (3, 4, 5), (2, 3, 5, 6)], print_ink))
    ends, low, back = (STARTS[1] + 0.14, COVERED), THICK + 0.005, WALL - 0.005
    corners = [(x, y, z) for x in ends for y, z in ((back - FILLET, low), (back, low), (back, low + FILLET))]
    place(from_faces(corners, [(2, 1, 0), (3, 4, 5), (0, 1, 4, 3), (1, 2, 5, 4), (2, 0, 3, 5)], core))


def smooth_felt(laps):
    """Smooth black felt: its skin gleams a little, with a bloom of talc. In front of each of its `laps` shows the white line
    that is printed on it to lay the next strip by."""
    m = Material()
    where = m.world_position()
    talc, worn = m.noise(where, 2.6, 7, 0.68), m.noise(where, 120, 4, 0.7)
    m.base = colour('#151516')
    m.layer(m.ramp(talc, (0.46, 0.0), (0.74, 0.4)), colour('#2c2c2c'), 'MIX')
    m.layer(0.7, m.ramp(m.noise(m.object_position((0.6, 55, 1)), 2, 4, 0.6), (0.36, 0.65), (0.6, 1.15)))
    y = m.node('SeparateXYZ', Vector=where).outputs['Y']
    for lap in laps:
        line = m.math('LESS_THAN', m.math('ABSOLUTE', m.math('SUBTRACT', y, lap - 0.032)), 0.0045)
        m.layer(m.math('MULTIPLY', line, m.map_range(worn, 0.6, 0.95)), colour('#d9d9d4'), 'MIX')
    m.bump(talc, 0.3, 0.012).bump(m.noise(where, 90, 5, 0.7), 0.25, 0.0012)
    return m.set_inputs(Roughness=m.map_range(talc, 0.3, 0.5), Specular=0.45).finish()


def wave(x, y):
    """How far felt lies above its own plane."""
    return 0.0017 * noise.noise(Vector((3.1 * x, 3.1 * y, 5))) + 0.0004 * noise.noise(Vector((14 * x, 14 * y, 5)))


def bead(xs, line, foot, thick, tar, seed):
    """The bitumen that a weld pressed out along the edge y = line(x) of a lap, on felt on the height `foot`."""
    rows, turned = [], np.random.RandomState(seed).rand(2) * 6
    for x in xs:
        flow = math.sin(19 * x + turned[0]) * math.sin(43 * x) + math.sin(77 * x + turned[1]) * math.sin(9 * x)
        wide, y = 0.011 + 0.0022 * flow, line(x)
        high = lambda t: foot + wave(x, y) + (thick + 0.0014) * (1 - t) ** 0.6 - 0.002 * t
        rows.append([(x, y + 0.004 - wide * t, high(t)) for t in np.linspace(0, 1, 7)])
    sloped(place(grid(rows, tar)))


def turned_up(low, z, over):
    """The path of a strip from y = `low` on the roof over the fillet up the edge, ending `over` metres on top of it."""
    out = z - THICK - 0.005
    path = [(low, z), (WALL - FILLET - 0.03, z), (WALL - FILLET - 0.006, z + 0.002), (WALL - out - 0.006, z + FILLET - 0.004)]
    path += [(WALL - out - 0.003, z + FILLET + 0.03), (WALL - out - 0.003, HIGH - 0.02)]
    # Clear of the rounded edge of the plate.
    arc = np.linspace(0, math.pi / 2, 9)
    path += [(WALL + 0.003 - (out + 0.006) * math.cos(a), HIGH - 0.003 + (out + 0.003) * math.sin(a)) for a in arc]
    path += [(WALL + over, HIGH + out)]
    lines = [np.interp(np.linspace(0, len(path) - 1, 200), range(len(path)), v) for v in zip(*path)]
    for line in lines:
        line[3:-3] = np.convolve(line, np.ones(7) / 7, 'valid')
    return list(zip(*lines))


def felt(left, right, bottom, thick, laps, over, skin, tar, seed):
    """A layer of felt on the height `bottom`: strips along x, each lapping over the one in front of it at a y of `laps`, and
    one that starts at the last of them and is turned up against the edge."""
    rng, side, z = np.random.RandomState(seed), materials.plain('#141415', 0.45), bottom + thick
    for k, (low, high) in enumerate(zip((FRONT, *laps), (*laps, None))):
        phase, start = rng.rand(3) * 6, left + 0.02 * (k % 2) + rng.normal(0, 0.006)
        shift = lambda x: 0.003 * math.sin(2.1 * x + phase[0]) + 0.001 * math.sin(9 * x + phase[1])
        rows, near = [], np.linspace(-0.3, 0.3, 100)
        ys = np.linspace(low, high + 0.1, 90) if high else ()
        fine = high and low < OUTLET[1] < high and left < OUTLET[0] < right
        if fine:
            ys = np.unique([*ys, *(OUTLET[1] + near)])
        for y, height in [(y, z) for y in ys] if high else turned_up(low, z, over):
            gone, up = min(1, max(0, (y - low - 0.08) / 0.09)), height > z + 0.03
            lap = 0 if low == FRONT else thick * (1 - gone * gone * (3 - 2 * gone))
            end, row = start + 0.003 * math.sin(5 * (y + height) + phase[2]), []
            xs = end + np.linspace(0, 1, 160) ** 1.6 * (right - end)
            if fine:
                xs = np.sort([*xs, *(OUTLET[0] + near)])
            for x in xs:
                curl = 0.003 * math.exp(-(((x - end) / 0.03) ** 2)) * (1 + noise.noise(Vector((0, 3 * y, seed + k))))
                rise = wave(x, y + height - z) + curl
                row.append((x, y + shift(x) * (y < WALL - 0.1) - up * rise, height + lap + (not up) * rise))
            rows.append(row)
        part = sloped(sheet(rows, skin, thick))
        part.data.materials.append(side)
        part.modifiers['solid'].material_offset_rim = part.modifiers['solid'].material_offset = 1
        if low != FRONT:
            bead(np.linspace(start - 0.004, right, 1400), lambda x: low + shift(x), z, thick, tar, seed)


def trim():
    """An aluminium trim on the edge, in two lengths with a plate over their joint."""
    metal = materials.metal('#b9bdbf', (0.25, 0.4), 0.8)
    top = HIGH + 0.0055
    rim = [(0.022, 0.0), (0.090, 0.0005), (0.098, 0.006), (0.104, 0.04), (0.109, 0.047), (0.132, 0.047), (0.138, -0.05)]
    for left, right in ((1.66, 2.798), (2.802, RIGHT)):
        part = sheet([[(left, WALL + y, top + z), (right, WALL + y, top + z)] for y, z in rim], metal, 0.0018)
        part.data.use_auto_smooth, part.data.auto_smooth_angle = True, 0.5
    box((0.08, 0.034, 0.002), (2.8, WALL + 0.121, top + 0.0485), metal, 0.0006)


def parts():
    """Build everything but the light."""
    timber()
    upstand()
    barrier()
    insulation()
    tar = materials.plain('#0f0f11', 0.14)
    laps, slate = (-0.35, WALL - 0.24), materials.bitumen('#8a9eb6', grains=320, puddle=puddle)
    felt(BASE, TOP + 0.06, THICK + 0.005, 0.0035, laps, 0.125, smooth_felt(laps), tar, 5)
    felt(TOP, RIGHT, THICK + 0.0085, 0.0045, (-0.82, 0.18, WALL - 0.17), 0.086, slate, tar, 9)
    outlet(tar)
    trim()
    frame = roof.plane(45, (-6, 4.4, -3.4))
    tiles = roof.pantiles(materials.clay(roof.OLD, 0.9, 0.15), 3)
    roof.lay(frame, 70, 12, lambda column, row: tiles)
    roof.deck(frame, 70, 12, materials.plain('#1c1a18', 0.9))
    light.camera((-0.30, -2.95, 2.44), (0.46, 0.14, 0.06), 52, 11, (1.1, 0.0, 0.1))
    bpy.context.scene.camera.data.shift_x, bpy.context.scene.camera.data.shift_y = 0.26, 0.042


def build():
    parts()
    light.sky(16, 238, 0.125, 0.8, 0.2)
