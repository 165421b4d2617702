"""The same tiles on a rainy evening, half brushed, in the light of a lantern."""

import importlib

import light
import roof
import weather

day = importlib.import_module('scenes.dakonderhoud-detail')
SIZE = day.SIZE
POST = dict(exposure=1.1, saturation=0.95, keep=0.15, split=0, sharpen=0.7)


def build():
    frame = day.half_brushed(0.45)
    weather.night(0.55, (0.25, 0.32, 0.48))
    light.lamp(frame @ roof.point(1.8, 0.5, 0.72), 66, (1, 0.74, 0.48), 0.05)
    weather.drops(frame, 0.9, 1.8, 0.3, 1.6, 2500)
