"""The four kinds of tiles in the evening, in the light of a lamp."""

import importlib

import light
import weather

day = importlib.import_module('scenes.pannendaken-section')
SIZE = day.SIZE
POST = dict(exposure=1.15, saturation=0.9, keep=0.2, split=0)


def build():
    day.parts()
    weather.night(0.5, (0.25, 0.32, 0.48))
    light.lamp((-0.6, -1.2, 1.4), 60, (1, 0.74, 0.48), 0.06)
