"""Pieces of gutter for close-ups: bent sheet, screws, print, the metals and plastic they are made of, and a weathered plank."""

import math

import bmesh
import bpy
import materials
import near
import numpy as np
from geometry import bevelled, from_bmesh, from_faces, move, place, shell_faces, smooth, turn
from mathutils import Matrix, Vector
from shader import Material, colour


def arc(middle, radius, start, end, count):
    """Points (y, z) on an arc; angles in degrees, 0 towards the wall and 90 up."""
    return [(middle[0] + radius * math.cos(a), middle[1] + radius * math.sin(a)) for a in np.radians(np.linspace(start, end, count))]


def folded(corners, radius, steps=6):
    """A path (y, z) along corners, each rounded as a bend in sheet metal."""
    corners = [Vector(p) for p in corners]
    points = [corners[0]]
    for before, at, after in zip(corners, corners[1:], corners[2:]):
        start, end = at + (before - at).normalized() * radius, at + (after - at).normalized() * radius
        points += [(1 - t) ** 2 * start + 2 * t * (1 - t) * at + t * t * end for t in np.linspace(0, 1, steps)]
    return [tuple(p) for p in [*points, corners[-1]]]


def strip(frame, path, thickness, start, end, material, cut=None, wavy=0.0, ragged=0.0, worn=0.0):
    """Add a sheet bent along a path (y, z), from x = `start` to `end` of a frame. `cut` is the material of its sawn ends; `wavy`
    is how far it is out of true, `ragged` how far its ends stray and `worn` how round its edges are, in metres."""
    path, across, stations = np.array(path), len(path), np.linspace(start, end, 24)
    k = np.arange(across)
    stray = ragged * (np.sin(0.31 * k) + np.sin(0.13 * k + 2) + 0.7 * np.sin(0.83 * k + 1) + 0.5 * np.sin(1.7 * k))
    ahead = np.gradient(path, axis=0)
    ahead /= np.linalg.norm(ahead, axis=1)[:, None]
    out = np.stack([ahead[:, 1], -ahead[:, 0]], 1)
    vertices = []
    for side in (0.5, -0.5):
        edge = path + out * side * thickness
        for x in stations:
            sway = wavy * (math.sin(17 * x + 1) + 0.5 * math.sin(41 * x) + 0.5 * math.sin(73 * x + 2))
            part = 2 * (x - start) / (end - start) - 1
            vertices += [
                (-y - sway * math.cos(9 * j / across), x + part * stray[j], z + sway * math.sin(6 * j / across))
                for j, (y, z) in enumerate(edge)
            ]
    mesh = from_faces(vertices, shell_faces(len(stations), across), material)
    if cut:
        mesh.materials.append(cut)
        for face in mesh.polygons[-2 * (across - 1) :]:
            face.material_index = 1
    mesh = bevelled(mesh, worn) if worn else smooth(mesh, 40)
    # Along its own y, as the lines in rolled zinc. Rain drops lie on parts that are called tile.
    place(mesh, frame @ turn(z=-math.pi / 2), 'tile')


def screw(at, steel, radius=0.0056):
    """A screw with a flat round head, its underside at `at`, whose z is its axis."""
    place(near.head(radius, 0.0012, steel), at @ move(z=0.0006))
    place(near.head(radius * 0.86, 0.0016, steel), at @ move(z=0.0018))
    place(near.head(0.0023, 0.0004, materials.plain('#131415', 0.7)), at @ move(z=0.0026) @ turn(z=0.4))


def coach_screw(at, steel):
    """A coach screw with its washer, tightened on wood at `at`, whose z is its axis."""

    def hexagon(work):
        bmesh.ops.create_cone(work, segments=6, radius1=0.0098, radius2=0.0095, depth=0.0066, cap_ends=True)

    place(bevelled(near.head(0.0145, 0.0018, steel), 0.0003), at @ move(z=0.0009))
    place(bevelled(from_bmesh(hexagon, steel), 0.0008), at @ move(z=0.005) @ turn(z=0.35))


def line_of_print(frame, text, size, ink):
    """Print a line of text on the plane z = 0 of a frame, along its x."""
    data = bpy.data.curves.new('print', 'FONT')
    data.body, data.size, data.space_character, data.extrude = text, size, 1.2, 0.00002
    data.materials.append(ink)
    place(data, frame)


def places_of(m):
    """The x, y and z of a sheet: away from the wall, along it and up."""
    return m.node('SeparateXYZ', Vector=m.node('TexCoord').outputs['Object']).outputs


def settled(m, source, low, high):
    """Where dust settles: on what faces up, in patches of a noise between `low` and `high`."""
    up = m.node('SeparateXYZ', Vector=m.node('NewGeometry').outputs['Normal']).outputs['Z']
    return m.math('MULTIPLY', m.map_range(up, 0.0, 1.0, 0.25, 0.95), m.map_range(source, 0.0, 1.0, low, high))


def zinc(wet, seam):
    """Zinc that has dulled: rolled lines, a cloudy bloom, marks of drops and hands, and what the flux left around y = `seam`."""
    m = Material()
    world = m.world_position()
    clouds, bloom, fine = m.noise(world, 7, 6, 0.62), m.noise(world, 34, 6, 0.66, 0.6), m.noise(world, 150, 4, 0.7)
    rolled, scratch = m.noise(m.object_position((420, 2.6, 420)), 1, 4, 0.65), m.noise(m.object_position((90, 420, 90)), 1, 3, 0.7, 0.5)
    runs = m.noise(m.object_position((3, 60, 3)), 1.6, 4, 0.6)
    m.base = colour('#7f8a92')
    m.layer(0.8, m.ramp(clouds, (0.34, (0.66, 0.68, 0.7)), (0.62, 1.06)))
    m.layer(0.8, m.ramp(bloom, (0.36, (0.74, 0.75, 0.76)), (0.52, 1.0), (0.68, (1.26, 1.25, 1.22))))
    m.layer(0.6, m.ramp(rolled, (0.34, 0.72), (0.62, 1.14)))
    m.layer(0.6, m.ramp(runs, (0.36, 0.74), (0.52, 1.0), (0.66, (1.22, 1.21, 1.18))))
    m.layer(0.7, m.ramp(scratch, (0.6, 1.0), (0.7, (1.5, 1.5, 1.48))))
    stain = m.math('MULTIPLY_ADD', bloom, 0.04, m.math('ABSOLUTE', m.math('SUBTRACT', places_of(m)['Y'], seam)))
    m.layer(m.map_range(stain, 0.75, 0.0, 0.022, 0.036), (0.56, 0.56, 0.56))
    m.layer(m.math('MULTIPLY', settled(m, bloom, 0.46, 0.64), 0.3), colour('#5c574e'), 'MIX')
    if wet:
        m.layer(1.0, (0.72, 0.72, 0.73))
    m.bump(clouds, 0.35, 0.006).bump(bloom, 0.12, 0.0008).bump(rolled, 0.12, 0.0003).bump(fine, 0.1, 0.0003)
    rough = (0.14, 0.28) if wet else (0.27, 0.44)
    return m.set_inputs(Metallic=0.86, Specular=0.4, Roughness=m.map_range(bloom, *rough)).finish()


def galvanised(wet):
    """Galvanised steel: the flowers of its zinc, gone dull in places."""
    m = Material()
    world = m.world_position()
    flowers = m.node('TexVoronoi', Vector=world, Scale=210.0).outputs['Color']
    dull, fine = m.noise(world, 45, 6, 0.68, 0.4), m.noise(world, 420, 3, 0.7)
    m.base = colour('#747c81')
    m.layer(0.9, m.ramp(flowers, (0.1, 0.66), (0.9, 1.14)))
    m.layer(0.7, m.ramp(fine, (0.34, 0.76), (0.6, 1.08)))
    m.layer(m.map_range(dull, 0.0, 0.65, 0.5, 0.66), colour('#686c6d'), 'MIX')
    m.bump(dull, 0.2, 0.001).bump(fine, 0.2, 0.0003)
    rough = (0.16, 0.34) if wet else (0.34, 0.56)
    return m.set_inputs(Metallic=0.75, Roughness=m.map_range(flowers, *rough, 0.1, 0.9)).finish()


def solder(wet):
    """Solder drawn along a seam: bright, in ripples, with burnt flux at its edges."""
    m = Material()
    world = m.world_position()
    ripple, spots = m.noise(world, 130, 4, 0.6, 0.8), m.noise(world, 60, 5, 0.7)
    m.base = colour('#a1a6a8')
    m.layer(0.8, m.ramp(ripple, (0.34, 0.72), (0.6, 1.1)))
    m.layer(0.8, m.ramp(spots, (0.38, (0.5, 0.48, 0.45)), (0.5, 1.0)))
    m.bump(ripple, 0.5, 0.0008).bump(spots, 0.2, 0.002)
    return m.set_inputs(Metallic=0.9, Roughness=m.map_range(spots, 0.42, 0.24) if not wet else 0.2).finish()


def plastic(code, wet, dusty=1.0):
    """Grey plastic that was drawn through a die: faint lines along it, scuffs and dust."""
    m = Material()
    world = m.world_position()
    drawn, scuff = m.noise(m.object_position((260, 1.5, 260)), 1, 3, 0.6), m.noise(m.object_position((120, 500, 120)), 1, 3, 0.7, 0.5)
    clouds, fine = m.noise(world, 18, 6, 0.62, 0.4), m.noise(world, 90, 5, 0.66)
    m.base = colour(code)
    m.layer(0.5, m.ramp(clouds, (0.34, (0.86, 0.85, 0.83)), (0.6, 1.03)))
    m.layer(0.35, m.ramp(drawn, (0.34, 0.86), (0.62, 1.08)))
    m.layer(0.6, m.ramp(scuff, (0.62, 1.0), (0.72, (1.3, 1.29, 1.27))))
    dust = m.math('MULTIPLY', settled(m, m.math('MULTIPLY_ADD', fine, 0.4, m.math('MULTIPLY', clouds, 0.6)), 0.46, 0.62), 0.4 * dusty)
    m.layer(dust, colour('#6d6960'), 'MIX')
    m.bump(drawn, 0.05, 0.0003).bump(clouds, 0.1, 0.003)
    rough = m.map_range(clouds, 0.12, 0.2) if wet else m.map_range(fine, 0.32, 0.22)
    return m.set_inputs(Roughness=rough, Specular=0.5).finish()


def powder(code, wet):
    """Powder coating: satin, with a very fine texture, smudges of hands, some dust and fine scratches."""
    m = Material()
    world = m.world_position()
    smudge, clouds, specks = m.noise(world, 46, 4, 0.6, 1.2), m.noise(world, 14, 6, 0.64), m.noise(world, 800, 2, 0.6)
    scratch = m.noise(m.object_position((60, 340, 200)), 1, 3, 0.7, 0.6)
    m.base = colour(code)
    m.layer(0.4, m.ramp(clouds, (0.34, 0.78), (0.6, 1.05)))
    m.layer(0.6, m.ramp(smudge, (0.46, 1.0), (0.55, 1.2), (0.6, 1.2), (0.66, 1.0)))
    m.layer(0.5, m.ramp(scratch, (0.64, 1.0), (0.72, 1.6)))
    dust = m.math('MULTIPLY', settled(m, m.math('MULTIPLY_ADD', specks, 0.5, m.math('MULTIPLY', clouds, 0.5)), 0.46, 0.68), 0.22)
    m.layer(dust, colour('#6f6d68'), 'MIX')
    if not wet:
        m.bump(specks, 0.22, 0.0003)
    m.bump(clouds, 0.12, 0.004)
    rough = m.map_range(smudge, 0.12, 0.2) if wet else m.map_range(smudge, 0.3, 0.42)
    return m.set_inputs(Roughness=rough, Specular=0.5).finish()


def weathered(wet):
    """A plank that has been outside for years: silver-grey, its soft wood washed out between the rings, cracks, knots and
    stains. Its grain runs along its own x."""
    m = Material()
    at = lambda along, across: m.object_position((along, across, across))
    knot = m.node('TexVoronoi', Vector=at(2.2, 9), Scale=1.0).outputs['Distance']
    rings = m.math('ADD', m.math('MULTIPLY', m.noise(at(0.45, 8), 1, 3, 0.5, 0.3), 15.0), m.map_range(knot, 1.8, 0.0, 0.05, 0.36))
    late = m.math('FRACT', rings)
    fibre, pores = m.noise(at(6, 280), 1, 4, 0.7), m.noise(at(26, 800), 1, 3, 0.7)
    worn, stains, split = m.noise(at(3, 9), 1, 6, 0.65), m.noise(m.world_position(), 11, 6, 0.66), m.noise(at(2.4, 46), 1, 3, 0.55, 0.2)
    crack = m.ramp(split, (0.488, 0.0), (0.497, 1.0), (0.503, 1.0), (0.512, 0.0))
    crack = m.math('MULTIPLY', crack, m.map_range(m.noise(at(1.6, 20), 1, 2, 0.5, 0.2), 0.0, 1.0, 0.5, 0.58))
    m.base = colour('#686560')
    m.layer(m.map_range(worn, 0.0, 0.6, 0.46, 0.66), colour('#62513f'), 'MIX')
    m.layer(0.9, m.ramp(late, (0.0, (1.12, 1.11, 1.09)), (0.66, (0.95, 0.93, 0.91)), (0.9, (0.7, 0.64, 0.57)), (1.0, 1.0)))
    m.layer(0.8, m.ramp(fibre, (0.34, (0.6, 0.57, 0.54)), (0.54, 1.0), (0.7, (1.24, 1.23, 1.21))))
    m.layer(0.6, m.ramp(pores, (0.34, 0.6), (0.48, 1.0)))
    m.layer(0.8, m.ramp(stains, (0.36, (0.56, 0.54, 0.52)), (0.56, 1.0), (0.72, (1.14, 1.13, 1.12))))
    m.layer(1.0, m.ramp(knot, (0.04, (0.34, 0.25, 0.19)), (0.09, (0.55, 0.45, 0.37)), (0.13, 1.0)))
    m.layer(crack, (0.12, 0.1, 0.09))
    if wet:
        m.layer(1.0, (0.5, 0.47, 0.45))
    m.bump(late, 0.35, 0.0015).bump(fibre, 0.6, 0.0014).bump(pores, 0.4, 0.0006).bump(crack, -0.9, 0.002)
    return m.set_inputs(Roughness=m.map_range(stains, 0.26, 0.44) if wet else 0.78, Specular=0.35 if wet else 0.2).finish()


# Turns what lies along x to stand upright, its y along the wall and its z into it.
UPRIGHT = Matrix(((0, 1, 0, 0), (0, 0, 1, 0), (1, 0, 0, 0), (0, 0, 0, 1)))
