"""The same ridge on a rainy evening, in the light of a lantern."""

import importlib

import light
import roof
import weather
from mathutils import Vector

day = importlib.import_module('scenes.pannendaken-detail')
SIZE = day.SIZE
POST = dict(exposure=1.1, saturation=0.95, keep=0.15, split=0, sharpen=0.4)


def build():
    at = day.tiles_and_ridge(0.45)
    weather.night(0.55, (0.25, 0.32, 0.48))
    light.lamp(at + Vector((-0.95, -0.03, 0.38)), 80, (1, 0.74, 0.48), 0.05)
    weather.drops(roof.plane(day.PITCH), 1.7, 3.3, 1.8, 2.9, 2500)
