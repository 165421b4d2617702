"""Streets at dusk, seen from above the other side: light and camera that three pictures share, walls of brick, windows with
rooms behind them, chimneys, ridges and downpipes. The roofs are at about z = 0, the fronts at y = 0; the street is at -y."""

import math
import random

import light
import materials
import numpy as np
from geometry import box_mesh, from_faces, grid, move, place, smooth
from mathutils import Matrix, Vector
from shader import Material, colour

MIST = (34, 1100)
POST = dict(
    exposure=1.35, saturation=0.96, haze=0.92, haze_colour=(0.062, 0.100, 0.190), haze_curve=0.72, haze_sky=0.0, keep=0.32, panes=True,
    split=0.02, bloom=0.10, vignette=0.22,
)
CLOTH = ('#e8dfcf', '#d8cfc2', '#c9b79c', '#b9c0c4')


def brick(codes, mortar, soot=0.5, wide=0.215, high=0.0625):
    """Brickwork as a texture: too far away for joints with relief, which would be moiré."""
    m = Material()
    geometry = m.node('NewGeometry')
    at, normal = (m.node('SeparateXYZ', Vector=geometry.outputs[key]) for key in ('Position', 'True Normal'))
    facing = {key: m.math('ABSOLUTE', normal.outputs[key]) for key in 'XYZ'}
    across = m.math('MULTIPLY_ADD', at.outputs['Y'], facing['X'], m.math('MULTIPLY', at.outputs['X'], m.math('SUBTRACT', 1.0, facing['X'])))
    up = m.math('MULTIPLY_ADD', at.outputs['Y'], facing['Z'], at.outputs['Z'])
    where = m.node('CombineXYZ', X=across, Y=up).outputs[0]
    first, second = (colour(code) for code in codes)
    bond = m.node(
        'TexBrick', Vector=where, Color1=first, Color2=second, Mortar=colour(mortar), Scale=1.0, Mortar_Size=0.0055,
        Mortar_Smooth=0.2, Bias=0.0, Brick_Width=wide, Row_Height=high,
    )
    world = geometry.outputs['Position']
    m.base = bond.outputs['Color']
    m.layer(0.75, m.ramp(m.noise(where, 11, 4, 0.7), (0.32, (0.66, 0.63, 0.61)), (0.62, (1.16, 1.12, 1.08))))
    m.layer(soot, m.ramp(m.noise(world, 0.55, 7, 0.65), (0.36, (0.52, 0.5, 0.49)), (0.62, (1.08, 1.05, 1.02))))
    # Rain runs down the wall in streaks.
    streaks = m.node('Mapping', Vector=world, Scale=(2.2, 2.2, 0.16)).outputs[0]
    m.layer(0.4, m.ramp(m.noise(streaks, 2.0, 5), (0.36, 0.66), (0.58, 1.0)))
    return m.bump(bond.outputs['Fac'], -0.25, 0.004).set_inputs(Roughness=0.82, Specular=0.25).finish()


def lamplight(power, tint=('#ffb35f', '#ffc27d', '#ff9f49', '#ffd3a0', '#ffbc70')):
    """The inside of a room, lit by a lamp somewhere in it: brighter near the lamp, each room in its own warm white."""
    m = Material()
    at = m.node('TexCoord').outputs['Object']
    chance = m.object_random()
    lamp = m.node('CombineXYZ', X=m.math('MULTIPLY_ADD', chance, 1.3, -0.65), Y=1.25, Z=m.math('MULTIPLY_ADD', chance, -0.4, 0.62)).outputs[0]
    far = m.node('VectorMath')
    far.operation = 'DISTANCE'
    m.connect(at, far.inputs[0])
    m.connect(lamp, far.inputs[1])
    near = m.math('DIVIDE', 1.0, m.math('MULTIPLY_ADD', m.math('POWER', far.outputs['Value'], 2.0), 1.9, 0.22))
    # Furniture, pictures and shelves: soft blocks, darker towards the floor.
    blocks = m.node('TexVoronoi', Vector=m.node('Mapping', Vector=m.object_position(), Scale=(1.1, 0.8, 0.7)).outputs[0], Scale=1.6)
    blocks.distance = 'CHEBYCHEV'
    objects = m.ramp(m.node('SeparateXYZ', Vector=blocks.outputs['Color']).outputs['X'], (0.3, 0.5), (0.45, 0.85), (0.7, 1.0))
    low = m.map_range(m.height(), 0.22, 1.0, -0.9, 0.35)
    m.base = m.palette(tint)
    m.layer(1.0, objects)
    glow = m.math('MULTIPLY', m.math('MULTIPLY', near, low), power)
    m.set_inputs(Emission=m.base, Emission_Strength=glow, Roughness=1.0)
    m.data.cycles.sample_as_light = False
    return m.finish()


def lit_cloth(power):
    """Closed curtains in front of a lamp: folds, brightest in the middle."""
    m = Material()
    at = m.node('TexCoord').outputs['Object']
    folds = m.noise(m.node('Mapping', Vector=at, Scale=(17, 1, 0.35)).outputs[0], 1.0, 3)
    m.base = m.palette(('#ffb066', '#ffa24e', '#ffca92', '#e98f4a'))
    m.layer(0.9, m.ramp(folds, (0.35, 0.45), (0.65, 1.1)))
    far = m.node('VectorMath', Vector=at)
    far.operation = 'LENGTH'
    m.set_inputs(Emission=m.base, Emission_Strength=m.map_range(far.outputs['Value'], power, 0.35 * power, 0.1, 1.2), Roughness=1.0)
    m.data.cycles.sample_as_light = False
    return m.finish()


class Look:
    """The materials that the streets share, and the meshes of windows that have been made."""

    def __init__(self, seed=1):
        self.rng, self.made = random.Random(seed), {}
        # How many windows are dark, lit, and lit behind closed curtains.
        self.chances = (0.68, 0.2, 0.12)
        self.white, self.stone = materials.paint('#dcd9d0', 0.4, 0.35), materials.stone('#b3a890', 6, 0.2)
        self.blue_stone, self.concrete = materials.stone('#6f747a', 8, 0.2), materials.stone('#98958d', 9, 0.3)
        self.zinc, self.lead = materials.metal('#9aa3aa', (0.28, 0.44), 0.75), materials.metal('#737b83', (0.30, 0.48), 0.7, 0.65)
        self.dark, self.tar = materials.plain('#0c0f12', 0.8), materials.plain('#15171a', 0.7)
        self.green = materials.paint('#16301f', 0.3, 0.2)
        self.clay = materials.clay(['#7a3a25', '#8b4630', '#6a3020'], 0.7, 0.2, 0, 0)
        self.glass, self.room, self.glow = materials.thin_glass(), lamplight(1.75), lit_cloth(0.72)
        self.cloth, self.unlit = materials.paint('#857e73', 0.95, 0.2), materials.paint('#211f1d', 0.9, 0.4)
        self.soot = brick(('#4b2a20', '#6b3a2a'), '#5c4a3d', 0.7)

    def cached(self, key, build):
        """The mesh of this key, made once."""
        if key not in self.made:
            self.made[key] = build()
        return self.made[key]


def boxes(parts, material):
    """One mesh of boxes, each (centre, size)."""
    vertices, faces = [], []
    for (x, y, z), (wide, deep, tall) in parts:
        first = len(vertices)
        vertices += [(x + i * wide / 2, y + j * deep / 2, z + k * tall / 2) for i in (-1, 1) for j in (-1, 1) for k in (-1, 1)]
        for face in ((0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)):
            faces.append([first + k for k in face])
    return from_faces(vertices, faces, material)


def prism(outline, y, deep, material, cut=()):
    """Add a wall: an `outline` of (x, z), counterclockwise from the front, `deep` metres thick, from y on. `cut` are holes
    of (x, z, width, height), centred."""
    count = len(outline)
    vertices = [(x, at, z) for at in (y, y + deep) for x, z in outline]
    faces = [tuple(range(count)), tuple(range(2 * count - 1, count - 1, -1))]
    faces += [(k, k + count, (k + 1) % count + count, (k + 1) % count) for k in range(count)]
    obj = place(from_faces(vertices, faces, material))
    if cut:
        hole = place(boxes([((x, y + deep / 2, z), (wide, deep + 1, tall)) for x, z, wide, tall in cut], material))
        cutter = obj.modifiers.new('cut', 'BOOLEAN')
        cutter.object, cutter.solver = hole, 'EXACT'
        hole.hide_render = True
    return obj


def ribbon(points, y, deep, tall, material):
    """Add a coping along a line of (x, z), `tall` metres thick on its left side."""
    line = [Vector(p) for p in points]
    over = []
    for k, point in enumerate(line):
        along = (line[min(k + 1, len(line) - 1)] - line[max(k - 1, 0)]).normalized()
        over.append(point + Vector((-along.y, along.x)) * tall)
    for k in range(len(line) - 1):
        prism([line[k], line[k + 1], over[k + 1], over[k]], y, deep, material)


def frame_mesh(look, wide, tall, columns, rows, kind):
    """The frame of a window around the origin: a `sash` of two halves, a `ladder` of low panes, or a plain `fixed` one."""
    edge = 0.085 if kind == 'sash' else 0.07
    parts = [((side * (wide - edge) / 2, 0, 0), (edge, 0.10, tall)) for side in (-1, 1)]
    parts += [((0, 0, side * (tall - edge) / 2), (wide, 0.10, edge)) for side in (-1, 1)]
    inner = (wide - 2 * edge, tall - 2 * edge)
    thin = 0.03 if kind != 'fixed' else 0.065
    for k in range(1, columns):
        parts.append(((-inner[0] / 2 + inner[0] * k / columns, 0.01, 0), (thin if kind == 'sash' else 0.065, 0.07, inner[1])))
    for k in range(1, rows):
        parts.append(((0, 0.01, -inner[1] / 2 + inner[1] * k / rows), (inner[0], 0.05, thin)))
    if kind == 'sash':
        parts.append(((0, 0, 0), (inner[0], 0.08, 0.06)))
    return boxes(parts, look.white)


def pane(wide, tall, y, material):
    """An upright rectangle around the origin."""
    x, z = wide / 2, tall / 2
    return from_faces([(-x, y, -z), (x, y, -z), (x, y, z), (-x, y, z)], [(0, 1, 2, 3)], material)


def room_mesh(wide, tall, deep, material):
    """The five sides of a room behind a window; a shallow one is as narrow as its window."""
    x, z = (wide / 2 + 0.5, tall / 2 + 0.25) if deep > 2 else (wide / 2 - 0.03, tall / 2 - 0.03)
    vertices = [(i * x, y, k * z) for y in (0.06, deep) for i, k in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
    return from_faces(vertices, [(4, 5, 6, 7), (0, 4, 7, 3), (1, 2, 6, 5), (0, 1, 5, 4), (3, 7, 6, 2)], material)


def drape_mesh(wide, tall, share, side, y, material):
    """A curtain that covers a `share` of the window from one side, in folds."""
    edge = side * wide / 2
    xs = np.linspace(edge, edge - side * share * wide, 26)
    rows = [[(x, y + 0.03 * math.sin(58 * x + side), z) for x in xs] for z in (-tall / 2, tall / 2)]
    vertices = [p for row in rows for p in row]
    return smooth(from_faces(vertices, [(k, k + 1, k + 27, k + 26) for k in range(25)], material))


def window(look, x, z, wide, tall, kind='sash', columns=3, rows=4, lit=None, y=0.0, back=0.09, sill=True, matrix=None, deep=2.4):
    """Add a window in a hole. `lit` is 0 for a dark one, 1 for a lit room, 2 for closed curtains with light behind; without
    it chance decides. `matrix` moves it, for fronts that do not face the street."""
    rng = look.rng
    lit = lit if lit is not None else rng.choices((0, 1, 2), look.chances)[0]
    at = (Matrix() if matrix is None else matrix) @ move(x, y + back, z)
    size = (round(wide, 2), round(tall, 2))
    place(look.cached(('frame', size, kind, columns, rows), lambda: frame_mesh(look, wide, tall, columns, rows, kind)), at)
    place(look.cached(('glass', size), lambda: pane(wide - 0.1, tall - 0.1, 0.02, look.glass)), at)
    inside = {0: look.unlit, 1: look.room, 2: look.unlit}[lit]
    place(look.cached(('room', size, deep, inside.name), lambda: room_mesh(wide, tall, deep, inside)), at)
    if lit == 2:
        place(look.cached(('drawn', size), lambda: pane(wide, tall, 0.13, look.glow)), at)
    else:
        share = round(rng.choice((0.16, 0.22, 0.3)) * min(1, 1.2 / wide), 3)
        for side in rng.choice(((-1, 1), (-1, 1), (-1,), (1,))):
            place(look.cached(('drape', size, share, side), lambda: drape_mesh(wide, tall, share, side, 0.16, look.cloth)), at)
    if sill:
        size = (wide + 0.12, back + 0.14, 0.07)
        place(look.cached(('sill', size), lambda: box_mesh(size, look.blue_stone, 0.008)), at @ move(0, -back / 2 - 0.02, -tall / 2 - 0.03))


def view():
    """The camera of all three: level, so that walls stay upright, above the other side of the street."""
    light.camera((-5.0, -25, 13.5), (0.2, 0, 4.3), 26, level=True)


def lanterns(z, y=-5.0, energy=260, xs=range(-20, 25, 11)):
    """The warm light of street lamps on the fronts, from below the picture."""
    for x in xs:
        # In the panes, and in the picture, it would be a ball of light.
        lamp = light.lamp((x, y, z), energy, (1, 0.55, 0.22), 0.15)
        lamp.visible_glossy = lamp.visible_camera = False


def surface(rows, material):
    """Add a smooth surface through rows of points."""
    return place(grid(rows, material))
