"""The same clips on a rainy evening, in the light of a work lamp."""

import importlib

import light
import roof
import weather

day = importlib.import_module('scenes.zinkwerk-detail')
SIZE = day.SIZE
POST = dict(exposure=0.85, saturation=0.85, keep=0.15, split=0, bloom=0.04, sharpen=0.4)


def build():
    frame = day.zinc_and_boards(True)
    weather.night(0.36, (0.24, 0.34, 0.58))
    light.lamp(frame @ roof.point(-0.12, 1.9, 0.55), 15, (1, 0.66, 0.36), 0.04)
    weather.drops(frame, -0.6, 0.52, 0.4, 2.6, 8000)
