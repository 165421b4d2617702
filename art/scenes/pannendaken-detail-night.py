"""The same opened roof on a rainy evening, in the light of a lantern."""

import importlib

import light
import roof
import weather

day = importlib.import_module('scenes.pannendaken-detail')
SIZE = day.SIZE
POST = dict(exposure=1.1, saturation=0.95, keep=0.15, split=0, sharpen=0.4)


def build():
    frame = day.opened_roof(0.45)
    weather.night(0.42, (0.25, 0.32, 0.48))
    light.lamp(frame @ roof.point(0.58, 1.5, 0.7), 50, (1, 0.74, 0.48), 0.05)
    weather.drops(frame, 0.5, 2.1, 1.1, 2.6, 2500)
