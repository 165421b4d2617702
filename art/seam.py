"""How the double standing seam between two sheets of zinc is closed, in four stages, seen from its sawn end. Profiles are in
millimetres: x across the seam, z above the boards. The sheets are a little thicker than real ones (0.8 mm), so that their folds
read."""

import math
import random

import light
import near
import numpy as np
import roof
from geometry import ball_mesh, bevelled, box_mesh, eased, from_faces, grid, move, place, shell_faces, smooth, turn
from mathutils import Matrix, Vector, noise
from shader import Material, colour

POST = dict(exposure=0.0, saturation=0.98, split=0.03, keep=0.2)
PITCH = 14
# The thickness of the zinc and of the clip, and the gaps between zinc and clip and between zinc and zinc.
ZINC, CLIP, GAP, APART = 1.2, 0.9, 0.2, 0.34
# How much further each sheet is from the clip at its foot, so that it can expand, and below which height in a closed seam.
AIR, BELOW = 2.1, 13
# The length of a clip along the seam.
LONG = 52
# From the middle of the zinc to that of the clip beside it, and from zinc to zinc.
NEXT, TWICE = (ZINC + CLIP) / 2 + GAP, ZINC + APART
# The screws: where on the clip they are, the radius of their heads and that of the dimples for these.
SCREWS, HEAD, DIMPLE = ((13, LONG / 4), (13, LONG * 3 / 4)), 3.7, 4.6
# The heights of the flat sheets: that of the right one lies on the foot of the clip, which ends at FOOT.
LEFT, RIGHT, FOOT = ZINC / 2, CLIP + GAP + ZINC / 2, 24


def folds(stage):
    """The corners of the left sheet, the clip and the right sheet at a stage, as (x, z, radius of the bend), each from its flat
    part to its other edge."""
    left = [(-NEXT - AIR, LEFT, 1.4)]
    clip = [(x, CLIP / 2, 0) for x in np.linspace(FOOT, 5, 72)] + [(0, CLIP / 2, 1.5)]
    right = [(58, LEFT, 60), (FOOT + 4, RIGHT, 60), (NEXT + AIR, RIGHT, 1.4)]
    if stage in ('clip', 'up'):
        return left + [(-NEXT, 32.5, 0)], clip + [(0.1, 31, 0)], right + [(NEXT + 0.5, 44, 0)] if stage == 'up' else []
    if stage == 'hook':
        # The folds are not pressed yet.
        top, loose = 25.2, 0.5
        second, third, low = top - NEXT - loose, top - 2 * (NEXT + loose), top - 2 * (NEXT + loose) - TWICE - loose
        return (
            left + [(-NEXT, third, 1.4), (-10.6, third - 0.3, 0)],
            clip + [(0, second, 1.9), (-9.8, second - 0.2, 0)],
            right + [(NEXT, top, 2.4), (-12.6, top - 0.3, 1.9), (-12.6, low - 0.6, 1.7), (-4.6, low - 0.1, 0)],
        )
    top, low, tip = 24.6, 12.9, 20
    back, end = -NEXT - TWICE, -NEXT - 2 * TWICE
    return (
        left + [(-NEXT, BELOW, 60), (-NEXT, top - 2 * NEXT, 1.45), (end, top - 2 * NEXT, 1.45), (end, low + ZINC / 2 + 1.1, 0)],
        clip + [(0, top - NEXT, 2.2), (end - NEXT, top - NEXT, 2.2), (end - NEXT, low + ZINC / 2 + 2.2, 0)],
        right + [(NEXT, BELOW, 60), (NEXT, top, 2.9), (end - 2 * NEXT, top, 2.9), (end - 2 * NEXT, low, 1.9), (back, low, 1.9), (back, tip, 0)],
    )


def rounded(corners):
    """The line through corners, its bends rounded."""
    line = []
    for k, (x, z, radius) in enumerate(corners):
        at = np.array((x, z))
        if not radius or k in (0, len(corners) - 1):
            line.append(at)
            continue
        before, after = (np.array(corners[j][:2]) - at for j in (k - 1, k + 1))
        before, after = before / np.hypot(*before), after / np.hypot(*after)
        half = math.acos(np.clip(before @ after, -1, 1)) / 2
        middle = at + (before + after) / np.hypot(*(before + after)) * radius / math.sin(half)
        start = at + before * radius / math.tan(half) - middle
        sweep = (math.pi - 2 * half) * np.sign(before[1] * after[0] - before[0] * after[1])
        for t in np.linspace(0, sweep, 15):
            line.append(middle + np.array((start[0] * math.cos(t) - start[1] * math.sin(t), start[0] * math.sin(t) + start[1] * math.cos(t))))
    return np.array(line)


def swell(x, y):
    """How far a sheet bulges off the boards at x, y in millimetres: not beside the seam."""
    free = eased((abs(x) - 7) / 26)
    wave = math.sin(y / 31 + x / 23 + 0.6) * math.sin(x / 17 + 0.4) + 0.7 * math.sin(y / 19 - x / 41 + 2)
    return free * 0.24 * (1.7 + wave) * min(1, 0.3 + y / 70)


def dimple(x, y, screws):
    """How deep the clip at x, y is pressed in for the heads of countersunk screws."""
    near_by = min((math.hypot(x - a, y - b) for a, b in screws), default=DIMPLE)
    return min(1.0, 0.75 * max(0, DIMPLE - near_by))


def extrude(frame, line, thick, long, skin, cut, bulges=True, start=0, screws=()):
    """Add a sheet with a profile, `long` millimetres up the roof from its end at y = `start`; its ends have the material `cut`."""
    ahead = np.gradient(line, axis=0)
    aside = np.stack([-ahead[:, 1], ahead[:, 0]], 1) / np.hypot(ahead[:, 0], ahead[:, 1])[:, None] * thick / 2
    ys = start + long * np.linspace(0, 1, 90 if bulges else 170) ** (1.7 if bulges else 1)
    vertices = []
    for side in (-1, 1):
        for y in ys:
            for x, z in line + side * aside:
                # Made by hand, the seam is not quite straight.
                waver = eased(z / 12) * (0.28 * math.sin(y / 37 + 1) + 0.1 * math.sin(y / 11)) * min(1, y / 40)
                high = z + (swell(x, y) if bulges else -dimple(x, y, screws))
                vertices.append(((x + waver) / 1000, y / 1000, high / 1000))
    mesh = from_faces(vertices, shell_faces(len(ys), len(line)), skin)
    mesh.materials.append(cut)
    row = 2 * len(line)
    for face in mesh.polygons:
        # Both ends, and both edges along the seam.
        face.material_index = int(face.index >= row * (len(ys) - 1) or face.index % row >= row - 2)
    place(bevelled(mesh, 0.00016, 2, 60), frame)


def skin(code, rough, spots=0.5):
    """Rolled sheet metal: lines along the sheet, a fine grain, smudges and some scratches; `rough` is how matt it is."""
    m = Material()
    clouds, smudge = m.noise(m.world_position(), 22, 5, 0.6), m.noise(m.world_position(), 75, 4, 0.65)
    rolled, grain = m.noise(m.object_position((900, 9, 900)), 1, 4, 0.65), m.noise(m.object_position((1, 0.35, 1)), 2600, 3, 0.75)
    scratch = m.noise(m.object_position((90, 700, 400)), 1, 3, 0.7, 0.6)
    m.base = colour(code)
    m.layer(spots, m.ramp(clouds, (0.34, 0.74), (0.62, 1.08)))
    m.layer(spots, m.ramp(smudge, (0.36, 0.82), (0.62, 1.06)))
    m.layer(0.6, m.ramp(rolled, (0.34, 0.8), (0.62, 1.12)))
    m.layer(0.7, m.ramp(grain, (0.36, 0.66), (0.62, 1.2)))
    m.layer(0.8, m.ramp(scratch, (0.62, 1.0), (0.72, 1.6)))
    m.bump(clouds, 0.12, 0.004).bump(rolled, 0.12, 0.0002).bump(grain, 0.25, 0.00014)
    return m.set_inputs(Metallic=0.65, Roughness=m.map_range(smudge, *rough)).finish()


def steel(code, upright=None, rough=(0.26, 0.34)):
    """Brushed stainless steel: brighter and smoother than zinc, so that it mirrors, with fine lines along the strip. `upright`
    is its colour above its foot, where it mirrors the boards, which must not make brass of it."""
    m = Material()
    brushed, smudge = m.noise(m.object_position((2600, 22, 2600)), 1, 3, 0.7), m.noise(m.world_position(), 60, 4, 0.6)
    m.base = colour(code)
    if upright:
        m.layer(m.map_range(m.height(), 0, 1, 0.001, 0.009), colour(upright), 'MIX')
    m.layer(0.6, m.ramp(brushed, (0.36, 0.72), (0.64, 1.0)))
    m.bump(brushed, 0.2, 0.00008)
    return m.set_inputs(Metallic=1.0, Roughness=m.map_range(smudge, *rough)).finish()


def sawn(code):
    """Metal where the saw went through: bright, with the scratches of its teeth."""
    m = Material()
    teeth, grit = m.noise(m.object_position((500, 500, 2600)), 1, 3, 0.7), m.noise(m.world_position(), 2400, 2, 0.7)
    m.base = colour(code)
    m.layer(0.7, m.ramp(teeth, (0.34, 0.7), (0.6, 1.12)))
    m.layer(0.4, m.ramp(grit, (0.34, 0.8), (0.6, 1.08)))
    m.bump(teeth, 0.3, 0.0002)
    return m.set_inputs(Metallic=0.75, Roughness=0.36).finish()


def screw(frame, x, y, material):
    """A countersunk screw with a star in its flat head, flush with the foot of the clip."""
    around = np.linspace(0, math.tau, 145)
    star = 1.45 + 0.24 * np.cos(6 * around)
    loops = [(0 * star, -0.9), (0.9 * star, -0.9), (star, -0.06), (star + 0.1, 0)]
    loops += [(HEAD - inset + 0 * star, z) for inset, z in ((1.2, 0), (0.22, 0), (0.05, -0.06), (0, -0.2), (1.1, -1.3))]
    rows = [[(r * math.cos(a), r * math.sin(a), z) for r, a in zip(radii, around)] for radii, z in loops]
    at = move(x / 1000, y / 1000, (CLIP + 0.03) / 1000) @ Matrix.Scale(0.001, 4) @ turn(z=x + y)
    place(smooth(grid(rows, material), 40), frame @ at)


def rain():
    """Water: refracts what the camera sees, gleams in the sun and shades what is under it a little."""
    m = Material()
    # A mirror as sharp as the glass would miss the sun.
    glass, gleam = m.node('BsdfGlass', IOR=1.33, Roughness=0.0), m.node('BsdfGlossy', Color=(0.03, 0.03, 0.03), Roughness=0.12)
    both, clear = m.node('AddShader'), m.node('BsdfTransparent', Color=(0.42, 0.44, 0.46))
    for socket, shader in zip(both.inputs, (glass, gleam)):
        m.connect(shader.outputs[0], socket)
    path = m.node('LightPath').outputs
    # Light that the metal below mirrors leaves it straight: refracted, it would speckle.
    straight = m.math('MAXIMUM', path['Is Shadow Ray'], m.math('MAXIMUM', path['Is Glossy Ray'], path['Is Diffuse Ray']))
    return m.mix_shaders(straight, both.outputs[0], clear.outputs[0]).finish()


def boards(frame):
    """Pine boards across the slope, with gaps between them."""
    # Its grain is that of a board five times as large, to be fine enough so near by.
    pine, small = near.pine('#866a49', 0), Matrix.Scale(1 / 5, 4)
    for k in range(9):
        place(box_mesh((8, 0.44, 0.11), pine, 0.005), frame @ move(0.1 + 0.17 * (k % 3), 0.0405 + 0.094 * k, -0.011) @ small)


def drops(frame):
    """Drops of rain on both sheets, none of them higher than a few millimetres."""
    rng, water = random.Random(12), rain()
    spots = [(9.5, 9, 2.9), (15.5, 4, 1.7), (-15, 5, 2.8), (-23, 11, 3.6), (10.5, 23, 2.5), (21, 13, 3.8), (-14, 19, 2.2), (16.5, 33, 3.4)]
    while len(spots) < 150:
        x, y, radius = rng.uniform(-70, 120), rng.uniform(1, 260), min(3.4, rng.lognormvariate(0.1, 0.55))
        if (x < -13 or x > 5.5 + radius) and all(math.hypot(x - a, y - b) > radius + c + 0.5 for a, b, c in spots):
            spots.append((x, y, radius))
    for k, (x, y, radius) in enumerate(spots):
        ball = ball_mesh(1, water, (1, 1, 1), 5 if radius > 1.3 else 4)
        for vertex in ball.vertices:
            edge = 1 + 0.16 * noise.noise(vertex.co * 1.1 + Vector((k, 0, 0)))
            # It sags down the slope.
            vertex.co.x, vertex.co.y = vertex.co.x * edge, vertex.co.y * edge * 1.12 - 0.12 * vertex.co.z
        # Beyond the foot of the clip the right sheet comes down to the boards.
        high = LEFT + (LEFT if x < 0 else np.interp(x, (FOOT + 4, 58), (RIGHT, LEFT)))
        place(ball, frame @ move(x / 1000, y / 1000, (high + swell(x, y)) / 1000) @ Matrix.Diagonal((radius / 1000, radius / 1000, 0.00052 * radius, 1)))


def stage(name, sun=(23, 205)):
    """Build a stage, the light and the camera, the same for each. `sun` is its elevation and rotation."""
    frame = roof.plane(PITCH)
    boards(frame)
    left, clip, right = folds(name)
    zinc, bright = skin('#707b83', (0.3, 0.42), 0.35), sawn('#747c82')
    flat = [(x, LEFT, 0) for x in np.linspace(-320, -8, 60)]
    extrude(frame, rounded(flat + left), ZINC, 900, zinc, bright)
    # Before the next sheet hides it, the whole clip is seen; later the saw went through its middle.
    start, long = (10, LONG) if name == 'clip' else (0, LONG / 2)
    screws = [] if right else [(x, start + y) for x, y in SCREWS]
    extrude(frame, rounded(clip), CLIP, long, steel('#e2e6ea', '#98bade'), steel('#bcd6f2'), False, start, screws)
    if right:
        far = [(x, LEFT, 0) for x in np.linspace(520, 70, 70)]
        near_by = [(x, RIGHT, 0) for x in np.linspace(FOOT - 2, 8, 12)]
        extrude(frame, rounded(far + right[:2] + near_by + right[2:]), ZINC, 900, zinc, bright)
    for x, y in screws:
        screw(frame, x, y, steel('#b9bdc0'))
    if name == 'closed':
        drops(frame)
    light.ground(-3, '#a89a84')
    target, far, aside, above = roof.point(0.002, 0, 0.0208), 0.268, math.radians(21), math.radians(21)
    back = roof.point(math.sin(aside) * math.cos(above), -math.cos(aside) * math.cos(above), math.sin(above))
    light.camera(frame @ (target + far * back), frame @ target, 101, 22, frame @ roof.point(0, 0, 0.014))
    light.sky(*sun, 0.125, 1.2, 0.2)
