"""A gap in a grey tiled roof on an overcast morning: bare battens, one new tile in place, one lying ready."""

import math

import bmesh
import bpy
import light
import materials
import roof
import weather
from geometry import box, from_bmesh, move, place, rod, turn
from mathutils import Vector

POST = dict(exposure=1.1, saturation=1.1, keep=0.35, split=0.02)
GAP = {(15, 4), (16, 4), (15, 5), (16, 5), (14, 5), (14, 4), (15, 3)}
GREY = ['#5d605f', '#6b6d6a', '#545657', '#747370', '#62605b', '#7a7972']
FRESH = ['#2c343c', '#313a43']


def hammer(at, steel, grip):
    """A slater's hammer lying on its side: x along the handle, the head at the origin."""
    rod(at @ Vector((0.02, 0, 0)), at @ Vector((0.13, 0, 0)), 0.008, steel)
    rod(at @ Vector((0.12, 0, 0)), at @ Vector((0.31, 0, 0)), 0.0155, grip, 24)
    box((0.03, 0.075, 0.028), (0, 0.01, 0), steel, 0.004, frame=at)
    rod(at @ Vector((0, 0.04, 0)), at @ Vector((0, 0.075, 0)), 0.016, steel, 24)

    def pick(work):
        bmesh.ops.create_cone(work, segments=4, radius1=0.019, radius2=0.003, depth=0.16, cap_ends=True)

    place(from_bmesh(pick, steel), at @ move(-0.004, -0.105, 0) @ turn(math.pi / 2 - 0.06, 0, 0) @ turn(z=math.pi / 4))


def build():
    frame = roof.plane(42)
    old = roof.pantiles(materials.clay(GREY, 0.9, 0.2, 0, 1.0), fine=True)
    new = roof.pantiles(materials.clay(FRESH, 0.1, 0, 0, 0, (0.3, 0.42)), 2, True)
    roof.underlay(frame, 32, 16, materials.paint('#6b7a80', 0.6), materials.wood('#b98a57'))

    def choose(column, row):
        if (column, row) == (16, 4):
            return new
        return None if (column, row) in GAP else old

    roof.lay(frame, 32, 16, choose)
    place(new[1], frame @ move(2.62, 1.62, 0.12) @ turn(-0.12, 0.03, 0.42), 'tile')
    lying = frame @ move(3.50, 1.24, 0.103) @ turn(0.1, 0, 0.9)
    hammer(lying, materials.metal('#8b9094', (0.3, 0.45)), materials.paint('#b3451f', 0.5))
    roof.moss(frame, 32, 16, materials.moss(), lambda column, row: 0.05 if column < 14 else 0.01)
    for tuft in [each for each in bpy.data.objects if each.name.startswith('moss')]:
        if (tuft.matrix_world.translation - lying.translation).length < 0.3:
            bpy.data.objects.remove(tuft)
    weather.overcast(0.7, 32, 120, 3.0, 5, (1, 0.93, 0.84))
    light.camera(
        frame @ roof.point(2.55, 0.15, 1.08),
        frame @ roof.point(3.2, 1.55, 0.0),
        44,
        3.5,
        frame @ roof.point(3.1, 1.5, 0.05),
    )
