"""The same battens on a rainy evening, in the light of a work lamp."""

import importlib

import light
import roof
import weather

day = importlib.import_module('scenes.dakrenovatie-detail')
SIZE = day.SIZE
POST = dict(exposure=0.95, saturation=0.92, keep=0.15, split=0, sharpen=0.4)


def build():
    frame = day.eaves(0.4)
    weather.night(0.34, (0.25, 0.32, 0.48))
    light.lamp(frame @ roof.point(2.75, 1.15, 0.55), 85, (1, 0.74, 0.48), 0.05)
    weather.drops(frame, 0.6, 2.2, -0.05, 1.4, 3500)
