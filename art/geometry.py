"""Meshes built in code: boxes, tubes, sheets, bricks. Lengths are in metres, z is up."""

import math
import random
from contextlib import contextmanager

import bmesh
import bpy
import numpy as np
from mathutils import Euler, Matrix, Vector


def move(x=0.0, y=0.0, z=0.0):
    """A translation matrix."""
    return Matrix.Translation((x, y, z))


def turn(x=0.0, y=0.0, z=0.0):
    """A rotation matrix from Euler angles in radians."""
    return Euler((x, y, z)).to_matrix().to_4x4()


def eased(t):
    """From 0 to 1 without a kink."""
    t = min(1, max(0, t))
    return t * t * (3 - 2 * t)


def place(data, matrix=None, name='part'):
    """Add a mesh, curve, lamp or camera to the scene."""
    obj = bpy.data.objects.new(name, data)
    if matrix is not None:
        obj.matrix_world = matrix
    bpy.context.scene.collection.objects.link(obj)
    return obj


@contextmanager
def moved(matrix):
    """Move by a matrix what is added to the scene meanwhile."""
    before = set(bpy.context.scene.objects)
    yield
    # Else the matrix of a lamp, which has a location, would still be empty.
    bpy.context.view_layer.update()
    for part in set(bpy.context.scene.objects) - before:
        part.matrix_world = matrix @ part.matrix_world


def smooth(mesh, angle=None):
    """Shade smoothly; edges sharper than `angle` (degrees) stay hard."""
    mesh.polygons.foreach_set('use_smooth', [True] * len(mesh.polygons))
    if angle:
        mesh.use_auto_smooth = True
        mesh.auto_smooth_angle = math.radians(angle)
    return mesh


def from_faces(vertices, faces, material=None):
    """A mesh from vertices and faces."""
    mesh = bpy.data.meshes.new('mesh')
    mesh.from_pydata([tuple(v) for v in vertices], [], faces)
    mesh.update()
    if material:
        mesh.materials.append(material)
    return mesh


def shell_faces(along, across):
    """The faces of a closed sheet of `along` by `across` vertices: those of its upper side come first, then its lower side."""
    at, faces = (lambda i, j, under: (under * along + j) * across + i), []
    for j in range(along - 1):
        for i in range(across - 1):
            faces.append((at(i, j, 0), at(i, j + 1, 0), at(i + 1, j + 1, 0), at(i + 1, j, 0)))
            faces.append((at(i, j, 1), at(i + 1, j, 1), at(i + 1, j + 1, 1), at(i, j + 1, 1)))
        for i, order in ((0, 1), (across - 1, -1)):
            faces.append((at(i, j, 0), at(i, j, 1), at(i, j + 1, 1), at(i, j + 1, 0))[::order])
    for i in range(across - 1):
        for j, order in ((0, 1), (along - 1, -1)):
            faces.append((at(i, j, 0), at(i + 1, j, 0), at(i + 1, j, 1), at(i, j, 1))[::order])
    return faces


def from_bmesh(build, material=None, angle=35):
    """A mesh from `build`, a function that fills a bmesh."""
    work = bmesh.new()
    build(work)
    bmesh.ops.recalc_face_normals(work, faces=work.faces)
    mesh = bpy.data.meshes.new('mesh')
    work.to_mesh(mesh)
    work.free()
    if material:
        mesh.materials.append(material)
    return smooth(mesh, angle)


def bevelled(mesh, width, segments=2, angle=50):
    """The mesh with its hard edges rounded."""
    obj = place(mesh)
    bevel = obj.modifiers.new('bevel', 'BEVEL')
    bevel.width, bevel.segments = width, segments
    bevel.limit_method, bevel.angle_limit = 'ANGLE', math.radians(angle)
    graph = bpy.context.evaluated_depsgraph_get()
    result = bpy.data.meshes.new_from_object(obj.evaluated_get(graph))
    bpy.data.objects.remove(obj)
    return smooth(result, angle)


def box_mesh(size, material=None, bevel=0.004):
    """A box around the origin with rounded edges."""

    def build(work):
        bmesh.ops.create_cube(work, size=1)
        bmesh.ops.scale(work, vec=size, verts=work.verts)
        if bevel:
            bmesh.ops.bevel(work, geom=work.edges[:], offset=bevel, segments=2, affect='EDGES', profile=0.6)

    return from_bmesh(build, material)


def box(size, at, material, bevel=0.004, rotation=(0, 0, 0), frame=None):
    """Add a box to the scene. `frame` is the matrix that `at` and `rotation` are relative to, by default the world."""
    matrix = move(*at) @ turn(*rotation)
    return place(box_mesh(size, material, bevel), frame @ matrix if frame is not None else matrix)


def grid(rows, material=None):
    """A surface through rows of points; all rows have the same length."""
    count = len(rows[0])
    vertices = [p for row in rows for p in row]
    faces = [
        (j * count + i, j * count + i + 1, (j + 1) * count + i + 1, (j + 1) * count + i)
        for j in range(len(rows) - 1)
        for i in range(count - 1)
    ]
    return smooth(from_faces(vertices, faces, material))


def sheet(rows, material, thickness, frame=None):
    """Add a surface with a thickness to the scene."""
    obj = place(grid(rows, material), frame)
    solid = obj.modifiers.new('solid', 'SOLIDIFY')
    solid.thickness, solid.offset = thickness, -1
    return obj


def tube_mesh(radius, end_radius, length, wall, material, arc=2 * math.pi, sides=36, rings=6, bevel=0.003):
    """A pipe along x with a wall thickness. An `arc` of pi gives a half-round, open at the bottom."""
    closed = arc > 6.28
    steps = sides if closed else sides + 1
    rows = []
    for inner in (0, 1):
        for j in range(rings):
            t = j / (rings - 1)
            r = radius + (end_radius - radius) * t - inner * wall
            angles = [(math.pi - arc) / 2 + arc * i / sides for i in range(steps)]
            rows.append([(length * t, r * math.cos(a), r * math.sin(a)) for a in angles])
    at = lambda j, i, inner: (inner * rings + j) * steps + i % steps
    faces = []
    for i in range(sides):
        for j in range(rings - 1):
            for inner in (0, 1):
                faces.append((at(j, i, inner), at(j, i + 1, inner), at(j + 1, i + 1, inner), at(j + 1, i, inner)))
        for j in (0, rings - 1):
            faces.append((at(j, i, 0), at(j, i + 1, 0), at(j, i + 1, 1), at(j, i, 1)))
    if not closed:
        for i in (0, sides):
            for j in range(rings - 1):
                faces.append((at(j, i, 0), at(j + 1, i, 0), at(j + 1, i, 1), at(j, i, 1)))
    vertices = [p for row in rows for p in row]

    def build(work):
        points = [work.verts.new(v) for v in vertices]
        for face in faces:
            work.faces.new([points[k] for k in face])

    mesh = from_bmesh(build, material, 45)
    return bevelled(mesh, bevel) if bevel else mesh


def upright(mesh, at, lean=0.0):
    """Add a tube to the scene, upright; `lean` is in radians."""
    return place(mesh, move(*at) @ turn(lean, -math.pi / 2, 0))


def rod(start, end, radius, material, sides=16):
    """Add a round bar between two points to the scene."""
    start, end = Vector(start), Vector(end)
    direction = end - start

    def build(work):
        bmesh.ops.create_cone(
            work, segments=sides, radius1=radius, radius2=radius, depth=direction.length, cap_ends=True
        )

    matrix = Matrix.Translation((start + end) / 2) @ direction.to_track_quat('Z', 'Y').to_matrix().to_4x4()
    return place(from_bmesh(build, material), matrix)


def ball_mesh(radius, material, scale=(1, 1, 1), detail=3):
    """A sphere, optionally scaled per axis."""

    def build(work):
        bmesh.ops.create_icosphere(work, subdivisions=detail, radius=radius)
        bmesh.ops.scale(work, vec=scale, verts=work.verts)

    return smooth(from_bmesh(build, material, None))


BRICK, COURSE, DEPTH, JOINT = 0.21, 0.051, 0.10, 0.012


def brick_meshes(material, count=4):
    """A few bricks, each slightly distorted."""
    meshes = []
    for k in range(count):
        noise = np.random.RandomState(k)
        mesh = box_mesh((BRICK, DEPTH, COURSE), material, 0.0045)
        for vertex in mesh.vertices:
            vertex.co += Vector(noise.normal(0, 0.001, 3))
        meshes.append(mesh)
    return meshes


def brickwork(at, size, bricks, mortar, seed=3, sides=(0, 1, 2, 3)):
    """Add a block with bricks in stretcher bond on its sides: 0 is the front, then counterclockwise; `at` is the centre of
    its base."""
    rng = random.Random(seed)
    width, depth, height = size
    frame = move(*at)
    # Almost flush: in a deeper joint the upright ones are hidden from the side.
    place(box_mesh((width - 0.011, depth - 0.011, height), mortar, 0), frame @ move(0, 0, height / 2))
    for course in range(int(height / (COURSE + JOINT))):
        z = (course + 0.5) * (COURSE + JOINT)
        for side in sides:
            long, deep = (width, depth) if side % 2 == 0 else (depth, width)
            step = long / max(1, round(long / (BRICK + JOINT)))
            shift = step / 2 if (course + side) % 2 else 0
            for k in range(round(long / step) + 1):
                middle = -long / 2 + k * step + shift
                left = max(-long / 2, middle - step / 2 + JOINT / 2)
                right = min(long / 2, middle + step / 2 - JOINT / 2)
                if right - left < 0.03:
                    continue
                at_brick = move(
                    (left + right) / 2, -deep / 2 + DEPTH / 2 + rng.gauss(0, 0.001), z + rng.gauss(0, 0.0008)
                )
                tilt = turn(rng.gauss(0, 0.006), rng.gauss(0, 0.004), rng.gauss(0, 0.004))
                stretch = Matrix.Diagonal(((right - left) / BRICK, 1, 1, 1))
                place(rng.choice(bricks), frame @ turn(z=side * math.pi / 2) @ at_brick @ tilt @ stretch)
