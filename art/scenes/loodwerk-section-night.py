"""The same lead in the evening, in the light of a lamp on the scaffold."""

import importlib

import light
import weather
from mathutils import Vector

day = importlib.import_module('scenes.loodwerk-section')
SIZE = day.SIZE
POST = dict(exposure=0.6, saturation=0.92, keep=0.15, split=0, sharpen=0.45)


def build():
    _, corner = day.parts()
    weather.night(0.6, (0.2, 0.32, 0.6))
    light.lamp(corner + Vector((0.1, -0.75, 0.6)), 23, (1, 0.74, 0.48), 0.1)
