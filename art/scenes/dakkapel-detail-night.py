"""The same corner on a rainy evening: the lamp of the room is on, and a work lamp shines along the roof."""

import importlib

import light
import weather
from mathutils import Vector

day = importlib.import_module('scenes.dakkapel-detail')
SIZE = day.SIZE
POST = dict(exposure=1.22, saturation=0.95, keep=0.12, split=0, bloom=0.04, sharpen=0.4)


def build():
    at = day.corner(True)
    weather.night(0.5, (0.25, 0.32, 0.48))
    light.lamp(at + Vector((0.7, 1.0, 0.8)), 34, (1, 0.66, 0.34), 0.08)
    light.lamp(at + Vector((2.3, -0.95, 0.36)), 70, (1, 0.74, 0.48), 0.04)
    day.view(at)
