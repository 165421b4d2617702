"""The same lead in the blue hour: the window of a dormer further along the roof is lit."""

import importlib

import light
import weather
from mathutils import Vector

day = importlib.import_module('scenes.loodwerk-section')
SIZE = day.SIZE
POST = dict(exposure=0.7, saturation=0.85, keep=0.15, split=0, sharpen=0.45)


def build():
    _, corner = day.parts()
    weather.night(0.9, (0.25, 0.32, 0.43))
    light.window(corner + Vector((3.4, -1.7, 0.95)), corner + Vector((0.1, 0.0, 0.0)), 130, 0.8, (1, 0.5, 0.2))
