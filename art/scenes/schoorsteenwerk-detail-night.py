"""The same leads on a rainy evening, in the light of a lamp on the scaffold."""

import importlib

import light
import weather
from mathutils import Vector

day = importlib.import_module('scenes.schoorsteenwerk-detail')
SIZE = day.SIZE
POST = dict(exposure=0.95, saturation=0.95, keep=0.15, split=0, sharpen=0.4)


def build():
    at = day.foot(True)
    weather.night(0.5, (0.25, 0.32, 0.48))
    light.lamp(at + Vector((-0.55, -1.5, 0.7)), 95, (1, 0.74, 0.48), 0.04)
    day.view(at)
