"""The same inspection on a rainy evening: the lamp of the drone lights the chimney."""

import house
import light
import materials
import weather
from geometry import ball_mesh, move, place, rod
from mathutils import Vector
from scenes import dakinspectie

POST = dict(exposure=1.1, saturation=0.95, keep=0.3, split=0, bloom=0.1)


def build():
    drone = dakinspectie.roof_and_drone(house.Palette(wet=True), 0.62)
    weather.night(0.55)
    at = drone + Vector((0.11, 0.05, -0.06))
    glow = place(ball_mesh(0.014, materials.paint('#ffd9a0', 0.5, 0, 0, 30)), move(*at))
    glow.visible_shadow = False
    rod(at + Vector((0, 0, 0.05)), at + Vector((0, 0, 0.004)), 0.019, materials.plain('#16181a'))
    light.lamp(at, 450, (1, 0.76, 0.5), 0.02, (6.7, 4.1, 4.6), 50)
