"""A row of houses from after 1960 at dusk: one roof of concrete tiles over all of them, a ridge, a zinc gutter, and small
gardens along the pavement."""

import math
import random

import bmesh
import light
import materials
import numpy as np
import roof
import rooftop
import skyline
import street
import weather
from geometry import box, box_mesh, from_bmesh, from_faces, move, place, rod, sheet, turn
from mathutils import Matrix, Vector
from shader import Material, colour

POST, MIST = street.POST, street.MIST
# The front, the eaves and the ground; the houses are 5.4 m wide.
FRONT, EAVES, GROUND, WIDE, PITCH, HALF = 3.0, 0.9, -4.6, 5.4, 38, 4.6
LEFT, COUNT = -24.6, 10
OVER = 0.42


def concrete(codes, moss=0.0):
    """Concrete tiles: the colour has worn off in places; `moss` covers them from the lower edges up."""
    m = Material()
    world = m.world_position()
    local = m.object_position()
    m.base = m.palette(codes)
    m.layer(0.8, m.ramp(m.noise(local, 16, 5, 0.7), (0.32, (0.62, 0.61, 0.6)), (0.6, (1.12, 1.11, 1.1))))
    m.layer(0.7, m.ramp(m.noise(world, 0.7, 7, 0.65), (0.35, (0.58, 0.58, 0.58)), (0.63, (1.15, 1.13, 1.1))))
    m.layer(m.ramp(m.noise(world, 38, 4, 0.7), (0.58, 0.0), (0.7, 0.5)), colour('#83847a'), 'MIX')
    if moss:
        where = m.math('MULTIPLY_ADD', m.noise(world, 2.2, 6, 0.7), 0.7, m.math('MULTIPLY', m.noise(local, 13, 4, 0.7), 0.3))
        m.layer(m.ramp(where, (0.62 - 0.2 * moss, 0.0), (0.70 - 0.2 * moss, 0.95)), m.ramp(m.noise(world, 60, 4), (0.3, colour('#2b331a')), (0.7, colour('#566032'))), 'MIX')
    m.bump(m.noise(local, 90, 4), 0.4, 0.004)
    return m.set_inputs(Roughness=m.map_range(m.noise(local, 12, 4), 0.42, 0.66), Specular=0.45).finish()


def roof_and_gutter(look):
    """The roof over all houses: tiles, skylights, chimneys with lead, the ridge and the gutter."""
    grey = materials.stone('#6f655a')
    codes = (['#3a3b3d', '#46474a', '#333538', '#4b4a49'], ['#4f3229', '#5c3b30', '#472e28', '#634236'])
    plain = [rooftop.concrete_tiles(concrete(code)) for code in codes]
    mossy = rooftop.concrete_tiles(concrete(codes[1], 0.62))
    run = HALF + OVER
    slope, wide = run / math.cos(math.radians(PITCH)), COUNT * WIDE
    top = EAVES + run * math.tan(math.radians(PITCH))
    frame = move(LEFT, FRONT - OVER, EAVES) @ roof.plane(PITCH)
    lights = [(12.6, 3.4, True), (29.5, 3.3, False), (33.2, 3.5, True), (18.9, 2.2, False), (44.6, 3.4, False)]
    stacks = [(k * WIDE, slope - 1.25) for k in range(1, COUNT)]

    def skip(x, y):
        return any(abs(x - a) < 0.42 and abs(y - b) < 0.62 for a, b, _ in lights) or any(abs(x - a) < 0.36 and abs(y - b) < 0.3 for a, b in stacks)

    def other(x, y):
        house = int(x / WIDE)
        return mossy if house == 6 else plain[0] if house in (0, 1, 2, 3, 8) else plain[1]

    rooftop.lay(frame, wide, slope, plain[0], rooftop.CONCRETE, 3, skip, other)
    place(box_mesh((wide, slope, 0.03), look.dark, 0), frame @ move(wide / 2, slope / 2, -0.04))
    back = move(LEFT + wide, FRONT + 2 * HALF + OVER, EAVES) @ turn(z=math.pi) @ roof.plane(PITCH)
    place(box_mesh((wide, slope, 0.08), look.tar, 0), back @ move(wide / 2, slope / 2, 0.03))
    for k in range(COUNT):
        tile = other(k * WIDE + 1, 1)[0].materials[0]
        rooftop.ridge(move(LEFT + k * WIDE, FRONT + HALF, top + 0.045), WIDE, tile, grey, k, 0.135)
    for x, y, lit in lights:
        rooftop.skylight(look, frame, x, y, lit=lit)
    for n, (x, y) in enumerate(stacks):
        at = frame @ Vector((x, y, 0))
        rooftop.stack(look, (at.x, at.y), (0.62, 0.50), at.z - 0.4, top + 0.72, look.chimney, 2, 'x', (frame, (x, y), 0.62, 0.62))
        if n % 3 == 1:
            rooftop.cowl((at.x - 0.18, at.y, top + 0.75), look.zinc)
    for x, y in ((9.3, 4.7), (24.4, 4.9), (31.0, 2.4), (39.8, 4.6)):
        at = frame @ Vector((x, y, 0.05))
        rod(at, at + Vector((0, 0, 0.42)), 0.065, look.tar)
        rod(at + Vector((0, 0, 0.42)), at + Vector((0, 0, 0.48)), 0.10, look.tar)
    gutter(look, wide)


def gutter(look, wide):
    """A box gutter of zinc along the eaves, on brackets, with a bead, laps, outlets and pipes; white boards below it."""
    y, z = FRONT - OVER - 0.06, EAVES - 0.06
    profile = [(0.10, 0.10), (0.095, -0.05), (0.07, -0.075), (-0.06, -0.075), (-0.085, -0.05), (-0.105, 0.055), (-0.12, 0.06)]
    sheet([[(x, y + a, z + b) for a, b in profile] for x in np.linspace(LEFT, LEFT + wide, 90)], look.zinc, 0.003)
    rod((LEFT, y - 0.115, z + 0.06), (LEFT + wide, y - 0.115, z + 0.06), 0.014, look.zinc)
    for k in range(COUNT + 1):
        box((0.035, 0.235, 0.16), (LEFT + k * WIDE + 2.0, y - 0.004, z - 0.01), look.zinc, 0.004)
    for x in np.arange(LEFT + 0.3, LEFT + wide, 0.66):
        box((0.028, 0.225, 0.006), (x, y, z + 0.07), look.lead, 0)
        box((0.028, 0.02, 0.17), (x, y - 0.105, z - 0.02), look.lead, 0)
    box((wide, OVER - 0.02, 0.03), (LEFT + wide / 2, FRONT - OVER / 2, EAVES - 0.19), look.white, 0)
    box((wide, 0.03, 0.22), (LEFT + wide / 2, FRONT - OVER + 0.05, EAVES - 0.10), look.white, 0.004)
    for k in range(0, COUNT + 1, 2):
        x = LEFT + k * WIDE
        rod((x, y, z - 0.06), (x, y, z - 0.22), 0.04, look.zinc)
        rod((x, y, z - 0.20), (x, FRONT - 0.07, z - 0.52), 0.04, look.zinc)
        rooftop.downpipe(look, x, FRONT - 0.07, z - 0.5, GROUND, 0.04)


def fronts(look):
    """The fronts: a wide window and a door below, two windows over them, panels between."""
    bricks = [street.brick(('#5f4a3c', '#7c6350'), '#8a7c6a', 0.35), street.brick(('#52382d', '#6c4d3e'), '#776a5d', 0.35)]
    rng = random.Random(8)
    low, high = GROUND + 1.72, GROUND + 4.15
    for k in range(COUNT):
        left, flip = LEFT + k * WIDE, k % 2
        mirror = lambda x: left + (WIDE - x if flip else x)
        big, door = (mirror(3.55), low, 2.75, 1.75), (mirror(1.05), GROUND + 1.22, 1.15, 2.36)
        above = [(mirror(3.75), high, 2.35, 1.28), (mirror(1.15), high, 1.25, 1.28)]
        outline = [(left, GROUND - 0.1), (left + WIDE, GROUND - 0.1), (left + WIDE, EAVES - 0.1), (left, EAVES - 0.1)]
        street.prism(outline, FRONT, 0.3, bricks[0 if k in (0, 1, 2, 3, 8) else 1], [big, door, *above])
        lit = {3: 1, 4: 1, 5: 0, 6: 1, 2: 0}.get(k, rng.choice((0, 1)))
        street.window(look, *big, 'fixed', 3, 1, lit, FRONT)
        street.window(look, *above[0], 'fixed', 3, 1, {4: 0, 5: 2, 3: 1, 6: 0}.get(k), FRONT)
        street.window(look, *above[1], 'fixed', 2, 1, {4: 2, 5: 0, 6: 1}.get(k), FRONT)
        entrance(look, door, look.doors[k % len(look.doors)], k % 3 != 1)
        # Concrete lintels, and the cornice of the porch.
        for x, z, w, h in (big, *above):
            box((w + 0.3, 0.03, 0.16), (x, FRONT - 0.004, z + h / 2 + 0.09), look.concrete, 0.004)


def entrance(look, door, paint, lit):
    """A front door with a window beside it, a canopy and a lamp."""
    x, z, wide, tall = door
    at = FRONT + 0.10
    box((wide, 0.08, tall), (x, at + 0.03, z), look.white, 0)
    box((0.86, 0.06, 2.06), (x - 0.08, at - 0.03, z - 0.13), paint, 0.006)
    street.window(look, x - 0.08, z + 0.45, 0.46, 0.72, 'fixed', 1, 1, 2 if lit else 0, FRONT, 0.04, sill=False)
    box((wide + 0.7, 0.85, 0.12), (x, FRONT - 0.40, z + tall / 2 + 0.16), look.white, 0.012)
    box((wide + 0.74, 0.89, 0.03), (x, FRONT - 0.40, z + tall / 2 + 0.235), look.zinc, 0.006)
    box((1.3, 1.0, 0.12), (x, FRONT - 0.5, GROUND + 0.06), look.concrete, 0.01)
    if lit:
        bulb = box((0.10, 0.10, 0.18), (x + wide / 2 + 0.12, FRONT - 0.08, z + 0.75), look.bulb, 0.01)
        bulb.visible_shadow = False
        light.lamp((x + wide / 2 + 0.12, FRONT - 0.22, z + 0.75), 16, (1, 0.6, 0.28), 0.06)


def hedge_mesh(long, deep, tall, leaves, seed):
    """A clipped hedge: a core, and small leaves all over it."""
    rng = random.Random(seed)

    def build(work):
        bmesh.ops.create_cube(work, size=1, matrix=Matrix.Diagonal((long - 0.1, deep - 0.1, tall - 0.06, 1)))
        for _ in range(int(2600 * long)):
            side = rng.random()
            x, y, z = rng.uniform(-long / 2, long / 2), rng.uniform(-deep / 2, deep / 2), rng.uniform(-tall / 2, tall / 2)
            if side < 0.5:
                z = tall / 2 + rng.gauss(0, 0.02)
            else:
                y = math.copysign(deep / 2, y) + rng.gauss(0, 0.02)
            matrix = Matrix.Translation((x, y, z)) @ turn(rng.uniform(0, 6), rng.uniform(0, 6), rng.uniform(0, 6))
            s = rng.uniform(0.02, 0.04)
            work.faces.new([work.verts.new(matrix @ Vector(p)) for p in ((-s, 0, 0), (0, -0.6 * s, 0), (s, 0, 0), (0, 0.6 * s, 0))])

    return from_bmesh(build, leaves, None)


def paving(codes, size, joint='#3a3a38'):
    """Slabs in rows, worn and a little damp."""
    m = Material()
    at = m.world_position()
    first, second = (colour(code) for code in codes)
    m.base = m.node('TexBrick', Vector=at, Color1=first, Color2=second, Mortar=colour(joint), Scale=1.0, Mortar_Size=0.006, Brick_Width=size[0], Row_Height=size[1]).outputs['Color']
    m.layer(0.8, m.ramp(m.noise(at, 1.1, 6, 0.65), (0.35, 0.6), (0.62, 1.1)))
    return m.set_inputs(Roughness=m.map_range(m.noise(at, 0.8, 5), 0.25, 0.75), Specular=0.4).finish()


def grass():
    """A lawn seen from above."""
    m = Material()
    at = m.world_position()
    m.base = m.ramp(m.noise(at, 30, 4, 0.7), (0.3, colour('#1d2a14')), (0.7, colour('#3b4a22')))
    m.layer(0.7, m.ramp(m.noise(at, 1.5, 4), (0.35, 0.7), (0.6, 1.1)))
    return m.bump(m.noise(at, 60, 3), 0.8, 0.03).set_inputs(Roughness=0.9, Specular=0.15).finish()


def gardens(look):
    """A garden in front of each house: a path, a lawn or gravel, hedges; then the pavement and the street."""
    wide, leaves, end = COUNT * WIDE, skyline.foliage(), FRONT - 3.3
    lawn, slabs = grass(), paving(('#77756f', '#8a8780'), (0.3, 0.3))
    hedges = [hedge_mesh(WIDE - 1.7, 0.42, 0.8, leaves, k) for k in range(3)]
    sides = [hedge_mesh(3.0, 0.34, 0.7, leaves, 9)]
    ground = lambda x0, x1, y0, y1, z, material: place(from_faces([(x0, y0, z), (x1, y0, z), (x1, y1, z), (x0, y1, z)], [(0, 1, 2, 3)], material))
    for k in range(COUNT):
        left, flip = LEFT + k * WIDE, k % 2
        mirror = lambda x: left + (WIDE - x if flip else x)
        ground(left, left + WIDE, end, FRONT, GROUND, lawn if k % 4 != 2 else paving(('#5f5d58', '#6d6a64'), (0.2, 0.1)))
        path = mirror(1.05)
        ground(path - 0.62, path + 0.62, end, FRONT, GROUND + 0.02, slabs)
        if k % 5 != 3:
            place(hedges[k % 3], move(mirror(3.5), end + 0.25, GROUND + 0.4))
        else:
            box((WIDE - 1.7, 0.12, 0.5), (mirror(3.5), end + 0.2, GROUND + 0.25), street.brick(('#52382d', '#6c4d3e'), '#776a5d'), 0.01)
        if k % 2:
            place(sides[0], move(left, FRONT - 1.75, GROUND + 0.35) @ turn(z=math.pi / 2))
    ground(LEFT, LEFT + wide, end - 2.2, end, GROUND - 0.01, paving(('#6b6a67', '#7d7b77'), (0.3, 0.3)))
    box((wide, 0.14, 0.16), (LEFT + wide / 2, end - 2.27, GROUND - 0.09), look.concrete, 0.01)
    ground(LEFT, LEFT + wide, end - 12, end - 2.3, GROUND - 0.12, paving(('#4a3a33', '#5b463c'), (0.21, 0.07)))
    skyline.trees([(k, FRONT - 2.0, GROUND, 0.22 + 0.06 * math.sin(5 * k)) for k in (-9.4, -2.9, 3.0, 12.6, 17.5)], 5)


def lamp_post(look, x, y):
    """A lamp on a post at the kerb."""
    rod((x, y, GROUND - 0.1), (x, y, GROUND + 1.0), 0.06, look.tar)
    rod((x, y, GROUND + 1.0), (x, y, GROUND + 4.0), 0.04, look.tar)
    shade = rod((x, y, GROUND + 3.92), (x, y, GROUND + 4.06), 0.17, look.bulb)
    shade.visible_shadow = False
    rod((x, y, GROUND + 4.06), (x, y, GROUND + 4.16), 0.24, look.tar)


def build():
    look = street.Look(11)
    look.chimney = street.brick(('#5a3a2c', '#744c3a'), '#6f6355', 0.6)
    look.bulb = materials.paint('#ffd09a', 0.5, 0, 0, 7)
    look.doors = [look.green, materials.paint('#1d2c40', 0.3, 0.15), materials.paint('#4a1c1a', 0.3, 0.15), materials.paint('#5b6268', 0.3, 0.15)]
    fronts(look)
    roof_and_gutter(look)
    gardens(look)
    posts = (-21.5, -6.6, 8.4, 23.4)
    for x in posts:
        lamp_post(look, x, FRONT - 5.3)
    street.lanterns(GROUND + 3.85, FRONT - 5.3, 150, posts)
    weather.dusk(1.5)
    street.view()
    skyline.city(FRONT + 30, GROUND, (0.6, 1.4), 12, 0.0, (2.6, 3.6), 23)
    skyline.trees([(x, FRONT + 15 + 4 * math.sin(3 * x), GROUND, 0.62 + 0.14 * math.sin(7 * x)) for x in np.arange(-30, 46, 4.3)])
    skyline.trees([(-30 + 31 * k % 130, 70 + 37 * k % 220, GROUND, 1.1) for k in range(24)], 8)
    return dict(points=dict(nok=(0.6, FRONT + HALF, EAVES + 4.1), goot=(0.6, FRONT - OVER - 0.17, EAVES - 0.05)))
