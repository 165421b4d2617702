"""The same valley on a rainy evening, in the light of a work lamp."""

import importlib

import light
import weather

day = importlib.import_module('scenes.zinkwerk-detail')
SIZE = day.SIZE
POST = dict(exposure=1.15, saturation=0.72, keep=0.15, split=0, bloom=0.04, sharpen=0.4)


def build():
    _, main = day.roofs(0.55)
    weather.night(0.36, (0.24, 0.34, 0.58))
    light.lamp((-1.55, -1.1, 0.75), 62, (1, 0.66, 0.36), 0.05)
    _, _, (across, up) = day.MAIN
    weather.drops(main, across, across + 1.2, up - 1.2, up + 0.4, 5000)
