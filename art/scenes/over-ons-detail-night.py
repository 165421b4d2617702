"""The same break on a dry evening, in the light of a work lamp on the scaffold."""

import importlib

import light
import weather
from mathutils import Vector

day = importlib.import_module('scenes.over-ons-detail')
SIZE = day.SIZE
POST = dict(exposure=0.95, saturation=0.92, keep=0.15, split=0, sharpen=0.45)


def build():
    day.still_life()
    weather.night(0.34, (0.25, 0.34, 0.54))
    light.lamp(day.VIEW @ Vector((-0.60, 0.24, 0.28)), 22, (1, 0.66, 0.36), 0.035)
