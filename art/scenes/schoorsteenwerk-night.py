"""The same chimney on a rainy evening, in the light of a lamp on the scaffold."""

import light
import weather
from mathutils import Vector
from scenes import schoorsteenwerk

POST = dict(exposure=1.0, saturation=0.97, keep=0.2, split=0, sharpen=0.4)


def build():
    corner = schoorsteenwerk.stack(wet=True)
    weather.night(0.17, (0.2, 0.31, 0.58))
    light.lamp(corner + Vector((2.1, -1.9, 0.75)), 520, (1, 0.76, 0.5), 0.08, corner + Vector((-0.4, 0.1, 0.4)), 70)
    schoorsteenwerk.view(corner)
