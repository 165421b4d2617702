"""A crack in the lead at the corner of a chimney, ringed with chalk by an inspector."""

import importlib

import light
import mark
import materials
from mathutils import Matrix, Vector

chimney = importlib.import_module('scenes.schoorsteenwerk-detail')
SIZE = (880, 704)
POST = dict(exposure=-0.05, saturation=0.95, keep=0.15, sharpen=0.45)


def build():
    foot = chimney.foot()
    corner = Vector((foot.x, foot.y + 0.08 - chimney.DEEP / 2, foot.z))
    # Seen from the front: x along the wall, y up, z out of it.
    wall = Matrix.Translation(corner) @ Matrix(((1, 0, 0, 0), (0, 0, -1, 0), (0, 1, 0, 0), (0, 0, 0, 1)))
    mark.tear(wall, (0.034, -0.425), (0.052, -0.355), 0.0032, 4, materials.plain('#050505', 1))
    mark.ring(wall, 0.045, -0.39, 0.05, 0.062)
    at, target, focus = (corner + Vector(v) for v in ((-0.22, -0.78, 0.02), (0.075, 0, -0.345), (0.05, 0, -0.38)))
    light.camera(at, target, 50, 9, focus)
    light.sky(20, 215, 0.12, 1.4, 0.2)
