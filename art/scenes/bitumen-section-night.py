"""The layers of a flat roof in the evening, in the light of a lamp."""

import importlib

import light
import weather

day = importlib.import_module('scenes.bitumen-section')
SIZE = day.SIZE
POST = dict(exposure=1.05, saturation=0.8, keep=0.2, split=0)


def build():
    day.parts()
    weather.night(0.5, (0.25, 0.32, 0.48))
    light.lamp((-1.4, -1.9, 1.5), 110, (1, 0.74, 0.48), 0.06)
