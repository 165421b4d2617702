"""The finished flat roof at dusk: straight seams in the slate, an aluminium trim along its edge, and a roof light above a lit room,
before low roofs and the afterglow."""

import math
import random

import flat
import house
import light
import materials
import numpy as np
import skyline
import weather
from geometry import box, eased, grid, move, place, sheet
from mathutils import Vector
from scenes import bitumen
from shader import Material, colour

POST = dict(exposure=0.75, saturation=1.0, keep=0.15, split=0, bloom=0.1, vignette=0.1)
# The edges of the roof: the left and near ones are outside the picture. The left edge of the first strip.
LEFT, RIGHT, NEAR, WALL, FIRST = -7.5, 3.62, -1.6, 5.7, -7.43
# The middle of the roof light, half its width, how high its upstand is, and how far its shell rises.
LIGHT, HALF, KERB, SHELL = (1.35, 3.3), 0.52, 0.21, 0.2
# The house behind, at the left: its left end, y, eaves, columns, rows, seed. Its ends are outside the picture or turned away.
NEXT = ((-7.2, 15, -0.55, 46, 8, 3),)
# The row beyond: the left end and y of each house, how wide it is, its eaves, how far its roof rises, whether its ridge is along x.
ROW = (
    (-9.0, 27, 7.0, 0.0, 3.0, True),
    (-1.6, 26, 5.4, -0.5, 3.4, False),
    (4.0, 28, 7.4, -0.2, 2.7, True),
    (11.5, 26, 5.6, -0.7, 3.6, False),
    (17.4, 25, 5.6, -0.7, 3.6, False),
    (23.2, 27, 8.0, -0.3, 3.0, True),
)
# The height of the gardens.
GROUND = -8.5
# Sections across the edge of the roof, from its inside: the distance from the upstand and the height.
UPSTAND = ((-0.17, 0.0045), (-0.065, 0.0055), (-0.004, 0.062), (0, 0.075), (0, 0.121), (0.004, 0.126), (0.085, 0.127))
TRIM = ((0.072, 0.13), (0.076, 0.178), (0.082, 0.188), (0.114, 0.188), (0.12, 0.18), (0.123, 0.06))


def level(x, y):
    """The height of the strips: felt is never quite flat."""
    return 0.0012 * math.sin(2.2 * y + 3 * x) + 0.0007 * math.sin(5 * y + 4 * x)


def strips(skin, cut, bare, tar):
    """Strips towards the far edge, each over the selvedge of the one on its left."""
    step = bitumen.WIDE - bitumen.LAP
    for k in range(int((RIGHT - FIRST) / step) + 1):
        left = FIRST + k * step
        top = lambda x, y: level(x, y) + (flat.THICK + 0.0004) * (1 - eased((x - left - bitumen.LAP) / 0.1))
        bitumen.strip(left, NEAR, WALL, top, skin, cut, bare, 3 * k)
        bitumen.weld(left, NEAR, WALL - 0.1, level, -1, tar, 3 * k, 0.003, much=1.2)


def along(section, start, end, right):
    """Rows through a section along the far edge of the roof, or its `right` one, between two distances from the corner. At the
    corner itself the end is mitred."""
    rows = []
    for out, z in section:
        reach = [-out if at == 0 else at for at in np.linspace(start, end, 12)]
        rows.append([(RIGHT + out, WALL - at, z) if right else (RIGHT - at, WALL + out, z) for at in reach])
    return rows if right else rows[::-1]


def edge(skin, cut, tar, metal):
    """Felt turned up over a fillet, in lengths of a metre that overlap, and the trim on it, in lengths with a plate over each joint."""
    for right, long in ((False, RIGHT - LEFT), (True, WALL - NEAR)):
        start, k = 0.0, 0
        while start < long:
            end, lift = start + 1.0, 0.005 * (k % 2)
            section = [(out - lift * (out < 0.06), z + lift * (out < -0.01 or out > 0.003)) for out, z in UPSTAND]
            flat.felt(along(section, start, end, right), skin, cut)
            start, k = end - 0.09, k + 1
        # The weld along its foot.
        line = []
        for at in np.arange(0.17, long, 0.004):
            x, y = (RIGHT - 0.174, WALL - at) if right else (RIGHT - at, WALL - 0.174)
            line.append((Vector((x, y, level(x, y) + 0.0045)), Vector((-1, 0, 0) if right else (0, -1, 0)), Vector((0, 0, 1))))
        flat.bead(line, tar, 5 + right, much=1.1)
        joints = [0.0, *np.arange(0.5, long, 2.5), long]
        for a, b in zip(joints, joints[1:]):
            sheet(along(TRIM, a + 0.0015 * (a > 0), b - 0.0015, right), metal, 0.0016)
            larger = [(out - 0.0014 * (out < 0.08) + 0.0014 * (out > 0.117), z + 0.0014) for out, z in TRIM]
            sheet(along(larger, b - 0.04, b + 0.04, right), metal, 0.0012)


def shell():
    """The shell of a roof light, opal, with a lit room below it: brightest where one looks straight into it."""
    m = Material()
    facing = m.node('LayerWeight', Blend=0.35).outputs['Facing']
    m.base = colour('#8a6a46')
    warm = m.ramp(facing, (0.0, colour('#ffa548')), (0.55, colour('#ff8c30')), (1.0, colour('#e8691a')))
    m.set_inputs(Emission=warm, Emission_Strength=m.map_range(facing, 0.75, 0.4, 0.0, 0.9), Roughness=0.12, Specular=0.5)
    return m.finish()


def roof_light(skin, tar):
    """A roof light on an upstand that the felt is turned up against, all around."""
    at = Vector((*LIGHT, 0))
    # From the roof over a fillet up to under the rim. The felt leans in a little, as the upstand does.
    section = ((0.17, 0.011), (0.055, 0.012), (0.006, 0.058), (0.0, 0.07), (-0.018, KERB))
    rows = []
    for out, z in section:
        ring = flat.outline((HALF + out, HALF + out), 0.05 + max(0, out) * 0.6, 0, 30)
        rows.append([at + spot + Vector((0, 0, z)) for spot, _ in ring])
    sheet(rows, skin, 0.004)
    foot = flat.outline((HALF + 0.17, HALF + 0.17), 0.12, 0, 300)
    bitumen.welded(foot, at + Vector((0, 0, 0.005)), tar, 3, much=1.6)
    white = materials.paint('#a5a49e', 0.4, 0.2)
    wide = 2 * HALF + 0.06
    for side in (-1, 1):
        box((wide, 0.085, 0.05), at + Vector((0, side * (wide - 0.085) / 2, KERB + 0.02)), white, 0.012)
        box((0.085, wide - 0.17, 0.05), at + Vector((side * (wide - 0.085) / 2, 0, KERB + 0.02)), white, 0.012)
        for other in (-1, 1):
            # The caps over the screws that hold it.
            box((0.03, 0.03, 0.012), at + Vector((side * (wide / 2 - 0.04), other * HALF * 0.55, KERB + 0.049)), white, 0.005)
    ts, reach = np.linspace(-1, 1, 49), HALF - 0.045
    bulge = lambda t: 1 - abs(t) ** 3.2
    rows = [[(u * reach, v * reach, SHELL * (bulge(u) * bulge(v)) ** 0.72) for u in ts] for v in ts]
    place(grid(rows, shell()), move(*at) @ move(0, 0, KERB + 0.045))


def row_of_houses(row=ROW, ground=GROUND, frame=move(), seed=12, lit=0.3, stacks=('block',)):
    """A `row` of houses across the gardens, dark before the sky, a share of their windows `lit`; `stacks` are the kinds of their
    chimneys in turn."""
    rng, lamp = random.Random(seed), skyline.far_light(0.35)
    slots = [skyline.far_wall(), skyline.far_tiles(), materials.plain('#10151c', 0.15), lamp, materials.bitumen('#3a3d41'), materials.plain('#77756f', 0.6), lamp]
    for k, (left, y, wide, eaves, rise, along_x) in enumerate(row):
        mesh = skyline.house_mesh(wide, 9.0, eaves - ground, rise, along_x, slots, rng, lit, stacks[k % len(stacks)])
        place(mesh, frame @ move(left + wide / 2, y + 4.5, eaves))


def build():
    palette, skin = house.Palette(), materials.bitumen('#575a5d')
    cut, bare, tar = materials.plain('#17181a', 0.75, 0.0, 0.2), materials.paint('#1c1d1f', 0.55, 0.5, 0.4), flat.squeezed(bare=0.1)
    strips(skin, cut, bare, tar)
    edge(skin, cut, tar, materials.metal('#c2c6c8', (0.25, 0.4), 0.85))
    roof_light(skin, tar)
    bitumen.vent(palette.zinc, materials.bitumen('#2a2e33'), tar, (-0.68, 4.5), 0.004)
    box((RIGHT - LEFT, WALL - NEAR, 3), ((LEFT + RIGHT) / 2, (NEAR + WALL) / 2, -1.52), palette.dark, 0)
    bitumen.neighbours(palette, NEXT)
    row_of_houses()
    weather.afterglow((0.35, 0.94))
    light.lamp((-3.5, -3.0, 4.5), 500, (1.0, 0.95, 0.88), 0.8)
    light.camera((-0.35, -1.1, 1.08), (0.86, 4.4, 0.98), 28)
