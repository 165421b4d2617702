"""The same leak on a rainy evening, with a lamp in the attic."""

import bpy
import materials
import weather
from geometry import ball_mesh, move, place, rod
from mathutils import Vector
from scenes import daklekkage

POST = dict(exposure=1.75, saturation=1.0, keep=0.5, sharpen=0.7, split=0, bloom=0.1)
WARM = (1, 0.84, 0.62)


def build():
    foot = daklekkage.attic_and_roof(0.62)
    weather.night(0.8)
    at = foot + Vector((-0.5, 0.05, 0.6))
    rod(at + Vector((0, 0, 0.05)), at + Vector((0, 0, 0.6)), 0.004, materials.plain('#16181a'))
    rod(at + Vector((0, 0, 0.03)), at + Vector((0, 0, 0.09)), 0.019, materials.plain('#16181a'))
    place(ball_mesh(0.03, materials.paint('#ffb35c', 0.5, 0, 0, 20), (1, 1, 1.25)), move(*at)).visible_shadow = False
    bulb = bpy.data.lights.new('lamp', 'POINT')
    bulb.energy, bulb.color, bulb.shadow_soft_size = 34, WARM, 0.03
    lamp = place(bulb)
    lamp.location = at
