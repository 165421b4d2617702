"""A zinc gutter in the rain, seen from a little above: what the pictures of a good, a sagging and a blocked gutter share."""

import math
import random

import bpy
import house
import light
import materials
import near
import numpy as np
import roof
import weather
import wetroof
from geometry import box, brickwork, grid, move, place, rod, sheet, turn
from mathutils import Vector
from scipy.ndimage import gaussian_filter
from shader import Material, colour

POST = dict(exposure=1.14, saturation=1.02, keep=0.12, split=0.03, vignette=0.1)
RADIUS, MIDDLE, RIM = house.GUTTER
# The y of the front of the fascia and of the wall; the x of the brackets; half of the width that is built.
FASCIA, WALL = -0.029, 0.031
BRACKETS = (-1.20, -0.64, -0.08, 0.48, 1.04)
HALF = 1.25
# The roof: water leaves its tiles a good third over the width of the gutter. TAIL is the y and z of their lower side there.
EAVES, TAIL = roof.plane(42, (-HALF, FASCIA, -0.010)), (-0.094, -0.023)
# Where the clouds are torn, and how bright it is away from there and in it.
GAP = ((-0.90, -0.16, 0.40), 0.28, 2.5)
# How much higher than the middle of the gutter its back ends; its bead ends 2 cm lower.
BACK = 0.030
# The middle of the bead relative to that of the gutter, and its radius.
BEAD, ROLL = (-RADIUS - 0.009, 0.003), 0.009


def arc(middle, radius, start, end, count):
    """Points (y, z) on an arc; angles in degrees, 0 towards the wall and 90 up."""
    return [(middle[0] + radius * math.cos(a), middle[1] + radius * math.sin(a)) for a in np.radians(np.linspace(start, end, count))]


def noise(shape, along, across, seed):
    """Smooth noise with a deviation of 1; its size in cells."""
    field = gaussian_filter(np.random.RandomState(seed).randn(*shape), (along, across), mode='wrap')
    return field / field.std()


def soaked(material, tint, share, *layers):
    """Darken a material by `tint` where share(m) says, make it gleam there, and mix in `layers`: pairs of share(m), colour."""
    m = Material.__new__(Material)
    m.data, m.tree, m.bumps = material, material.node_tree, None
    m.shader = m.tree.nodes['Principled BSDF']
    m.base = m.shader.inputs['Base Color'].links[0].from_socket
    wet = share(m)
    m.layer(wet, tint)
    for part, code in layers:
        m.layer(part(m), colour(code), 'MIX')
    rough = m.shader.inputs['Roughness']
    if not rough.links:
        m.set_inputs(Roughness=m.map_range(wet, rough.default_value, 0.22, 0, 1), Specular=m.map_range(wet, 0.25, 0.5, 0, 1))
    return m.finish()


def streak(x, inner, outer, ragged=0.12, shift=0.0, top=0.4):
    """The share of a streak down a wall around x: 1 within `inner` metres of it, 0 beyond `outer`; `ragged` metres uneven."""

    def share(m):
        at = m.node('SeparateXYZ', Vector=m.world_position()).outputs
        runs = m.noise(m.node('Mapping', Vector=m.world_position(), Scale=(1, 1, 0.16), Location=(shift, 0, shift)).outputs[0], 9, 5, 0.6)
        stray = m.math('MULTIPLY_ADD', runs, ragged, m.math('SUBTRACT', m.math('ABSOLUTE', m.math('SUBTRACT', at['X'], x)), ragged / 2))
        return m.math('MULTIPLY', m.map_range(stray, 1.0, 0.0, inner, outer), m.map_range(at['Z'], 1.0, 0.0, top, top + 0.1))

    return share


def patches(share, scale, low, high, flat=0.3):
    """Only patches of a share, drawn out downwards: they are `flat` times as many on the way down as across."""
    drawn = lambda m: m.node('Mapping', Vector=m.world_position(), Scale=(1, 1, flat)).outputs[0]
    return lambda m: m.math('MULTIPLY', share(m), m.map_range(m.noise(drawn(m), scale, 6, 0.7), 0.0, 1.0, low, high))


def pool(murk, silt=0.5, tint=(0.66, 0.69, 0.69), flows=False):
    """Water in the gutter: dark, and a mirror of what is over it, more than water is seen from so high up. It does not shade
    what is under it; `silt` is how much its `murk` hides of that, or, where it `flows`, the air in it, its `foam`;
    below 0 it dives into the dark there."""
    m, mirrors = Material(), 3.6
    if flows:
        foam = m.node('Attribute')
        foam.attribute_name = 'foam'
        foam = foam.outputs['Fac']
        silt, mirrors = m.math('MAXIMUM', m.math('MULTIPLY', foam, silt), m.math('MULTIPLY', foam, -0.8)), m.map_range(foam, 0.2, 3.6, -1, 0)
        murk = m.ramp(m.map_range(foam, 0.0, 1.0, -0.5, 0.0), (0.0, colour('#07090b')), (1.0, colour(murk)))
    fine = m.node('Bump', Height=m.noise(m.world_position(), 110, 3, 0.5), Strength=0.25, Distance=0.0008).outputs[0]
    body, both = m.node('MixShader', Fac=silt), m.node('MixShader', Fac=m.math('MULTIPLY', m.node('Fresnel', IOR=1.5, Normal=fine).outputs[0], mirrors))
    m.connect(m.node('BsdfRefraction', Color=tint, IOR=1.33, Roughness=0.0, Normal=fine).outputs[0], body.inputs[1])
    m.connect(m.node('BsdfDiffuse', Color=murk if flows else colour(murk)).outputs[0], body.inputs[2])
    m.connect(body.outputs[0], both.inputs[1])
    m.connect(m.node('BsdfGlossy', Roughness=0.015, Normal=fine).outputs[0], both.inputs[2])
    return m.mix_shaders(m.node('LightPath').outputs['Is Shadow Ray'], both.outputs[0], m.node('BsdfTransparent', Color=tint).outputs[0]).finish()


def gutter(low, zinc, start=-HALF, end=HALF):
    """Add the gutter, low(x) metres below its place at x: a bead at its front, its back higher, its lower edge rolled."""
    path = [(RADIUS, BACK), (RADIUS, 0.015), (RADIUS, 0.007), *arc((0, 0), RADIUS, 0, -180, 56), *arc(BEAD, ROLL, 4, 322, 26)]
    # Along its own y, as the lines in rolled zinc. Rain drops lie on parts that are called tile.
    rows = [[(-MIDDLE - y, x, RIM - low(x) + z) for y, z in path] for x in np.linspace(start, end, 330)]
    sheet(rows, zinc, 0.0009, turn(z=-math.pi / 2)).name = 'tile'


def lap(x, low, zinc, solder, open_by=0.0):
    """Add the lap of two lengths, soldered; it hangs open by so many metres underneath."""
    for start, end, swell, material in ((x - 0.012, x + 0.012, 0.0016, zinc), (x + 0.010, x + 0.019, 0.0012, solder)):
        under = [(y, z - open_by * max(0, -z / RADIUS) ** 2) for y, z in arc((0, 0), RADIUS + swell, -2, -178, 50)]
        path = [*under, *arc(BEAD, ROLL + swell, 4, 300, 24)]
        rows = [[(-MIDDLE - y, at, RIM - low(at) + z) for y, z in path] for at in np.linspace(start, end, 4)]
        sheet(rows, material, 0.0012 + 0.0016, turn(z=-math.pi / 2))


def bracket(x, down, steel, skew=0.0):
    """Add a strap from the fascia, under the gutter and over its bead. One that tore off has turned sideways by `skew`."""
    reach = RADIUS + 0.0035
    under = [p for p in arc((0, 0), reach, 0, -180, 60) if math.dist(p, BEAD) > ROLL + 0.003]
    first = math.degrees(math.atan2(under[-1][1] - BEAD[1], under[-1][0] - BEAD[0])) % 360
    at = move(x, MIDDLE, RIM - down)
    # Its leg up the fascia: upright, or bent forward, aside and twisted, as (x, y, z), and how far it has twisted.
    lean = [1.1 * max(0, t - 0.3) / 0.7 if skew else 0 for t in np.linspace(0, 1, 14)]
    long, leg = (0.105 if skew else 0.054) / 13, [(reach, 0.004)]
    for a in lean[1:]:
        leg.append((leg[-1][0] - long * math.sin(a), leg[-1][1] + long * math.cos(a)))
    leg = [(0.8 * skew * max(0, z - 0.02), y, z, skew * k / 13) for k, (y, z) in enumerate(leg)]
    rows = []
    for across in np.linspace(-0.014, 0.014, 3):
        upper = [(aside + across * math.cos(a), y + across * math.sin(a), z) for aside, y, z, a in leg[::-1]]
        rows.append(upper + [(across, *p) for p in (*under, *arc(BEAD, ROLL + 0.003, first, 55, 24))])
    sheet(rows, steel, 0.0036, at)
    for k in (7, 11):
        *spot, a = leg[k]
        aim = at @ move(*spot) @ turn(z=a) @ turn(x=lean[k]) @ move(0, -0.0045) @ turn(math.pi / 2)
        place(near.head(0.0055, 0.003, steel), aim)
        if skew:
            # The screws it took along.
            rod(aim @ Vector((0, 0, -0.034)), aim @ Vector((0, 0, 0)), 0.0022, materials.metal('#6b4a36', (0.5, 0.7)))


def water(level, low, material, wave, foam=None):
    """Add the surface of water at z = level(x); wave(x, y) is added, both arrays. foam(x, y) is how much air is in it."""
    xs, ts = np.linspace(-HALF, HALF, 1500), np.linspace(-1, 1, 70)
    deep = np.array([RIM - low(x) - level(x) for x in xs]).clip(0, RADIUS - 0.0005)
    half = np.sqrt((RADIUS - 0.0006) ** 2 - np.minimum(deep, RADIUS - 0.0007) ** 2)
    ys = MIDDLE + half[:, None] * ts
    grid_x = np.repeat(xs[:, None], len(ts), 1)
    zs = np.array([level(x) for x in xs])[:, None] + wave(grid_x, ys) * (1 - ts**4)
    mesh = grid(np.stack([grid_x, ys, zs], 2)[::-1].tolist(), material)
    if foam:
        mesh.attributes.new('foam', 'FLOAT', 'POINT').data.foreach_set('value', foam(grid_x, ys)[::-1].astype(np.float32).ravel())
    place(mesh)


def rings(x, y, count, seed, high=0.0007):
    """The rings that rain drops make in water."""
    rng, z = random.Random(seed), 0
    for _ in range(count):
        far = np.hypot(x - rng.uniform(-0.85, 0.85), y - MIDDLE - rng.uniform(-0.075, 0.02))
        size = rng.uniform(0.004, 0.03)
        z = z + high * np.cos((far - size) / 0.0016) * np.exp(-(((far - size) / 0.005) ** 2))
    return z


def outlet(palette, x, low):
    """Add the outlet in the gutter's bottom at x, and the downpipe."""
    spout(palette, x, low)
    house.downpipe(palette, x, WALL, 1.4, palette.pipe, spout=False)


def spout(palette, x, low):
    """Add the outlet in the gutter's bottom at x: a short pipe, soldered."""
    wide = 0.036
    bottom = lambda out, a: RIM - low - math.sqrt(RADIUS**2 - (out * math.sin(a)) ** 2)
    turns = np.linspace(0, math.tau, 49)
    ring = lambda out, z: [(x + out * math.cos(a), MIDDLE + out * math.sin(a), z(out, a)) for a in turns]
    place(grid([ring(wide, lambda out, a: bottom(out, a) + 0.001), ring(wide, lambda out, a: RIM - RADIUS - 0.14)], palette.pipe))
    # The hole, and the solder around the spout.
    place(grid([ring(out, lambda r, a: bottom(r, a) + 0.0014) for out in np.linspace(0.0005, wide - 0.002, 8)], materials.plain('#050709', 0.3)))
    place(grid([ring(out, lambda r, a: bottom(r, a) + lift) for out, lift in ((wide - 0.001, 0.0010), (wide + 0.001, 0.0012), (wide + 0.004, 0.0004))], palette.solder))
    sheet([ring(out, lambda r, a: bottom(r, a) - down) for out, down in ((wide + 0.009, 0.0008), (wide + 0.001, 0.003), (wide + 0.0005, 0.014))], palette.solder, 0.001)


class Look(house.Palette):
    """The materials of the three pictures; a scene may soak some of them."""

    def __init__(self):
        super().__init__()
        self.zinc = near.zinc('#b4bdc4', False, (0.24, 0.38), 0.35)
        self.pipe, self.solder = materials.metal('#7b848b', (0.24, 0.4)), materials.metal('#a3abb0', (0.2, 0.34), 0.7, 0.6)
        self.steel = materials.metal('#5f666b', (0.26, 0.42), 0.6)
        self.dark_zinc = self.steel
        self.bricks = near.bricks(False)
        self.joints = materials.stone('#80776b', 40, 0.3)
        self.white = materials.paint('#dedbd2', 0.24, 0.25)

    def soak_wall(self, tint, share, *layers):
        """Soak the bricks and their mortar."""
        for material in (self.bricks[0].materials[0], self.joints):
            soaked(material, tint, share, *layers)


def house_in_rain(look, low, torn=None):
    """Build the roof, the gutter and the wall in the rain, and the camera; low(x) is how far the gutter hangs below its place
    at x, and the bracket `torn` has come off the fascia."""
    frame = EAVES
    columns = round(2 * HALF / roof.WIDTH) + 1
    wetroof.cover(frame, columns)
    roof.deck(frame, columns, 5, look.dark)
    roof.comb(frame, columns, look.dark)
    box((2 * HALF, 0.03, 0.18), (0, FASCIA + 0.015, -0.098), look.white, 0.003)
    box((2 * HALF, 0.10, 0.02), (0, FASCIA + 0.06, -0.178), look.white, 0.003)
    brickwork((0, WALL + 0.3, -1.72), (2 * HALF + 0.5, 0.6, 1.53), look.bricks, look.joints, 9, (0,))
    gutter(low, look.zinc)
    for k, x in enumerate(BRACKETS):
        bracket(x, low(x), look.steel, 0.7 if k == torn else 0.0)
    weather.drops(frame, 0.3, 2.2, -0.05, 0.4, 500)
    for place_of, area in ((move(), (-0.9, 0.9, MIDDLE + BEAD[0] - 0.008, MIDDLE + BEAD[0] + 0.006, 700)), (turn(math.pi / 2), (-0.9, 0.9, -0.21, -0.05, 800))):
        weather.drops(place_of, *area)
    light.ground(-2.6, '#6e6a63')
    storm(-0.5)
    view()


def storm(behind, gap=GAP):
    """Light: a dark cloud over the house, and a bright gap in the west, which all that is wet mirrors. Bright clouds over the
    ridge, at x = `behind`, light the drops from behind, and the rings in the water mirror them."""
    weather.overcast(0.75, 46, 228, 1.5, 30, (1, 0.97, 0.94), gap)
    bpy.data.objects['sun'].visible_glossy = False
    light.window((behind, 1.5, 3.4), (0, MIDDLE, 0), 45, 2.6, (0.95, 0.98, 1))


def view():
    """The camera of the three pictures: from the left, its lens shifted so that the eaves stay level."""
    left, far, steep, shifted = 0.24, 2.0, math.radians(40), math.radians(22)
    middle = Vector((-left, MIDDLE, -0.14))
    at = middle + far * Vector((0, -math.cos(steep), math.sin(steep)))
    light.camera(at, at + Vector((0, math.cos(steep - shifted), -math.sin(steep - shifted))), 51, 11, middle)
    # Shifted down as well: upright lines lean less.
    lens, ahead = bpy.context.scene.camera.data, far * math.cos(shifted)
    lens.shift_x, lens.shift_y = (by * lens.lens / lens.sensor_width for by in (left / ahead, -math.tan(shifted)))
