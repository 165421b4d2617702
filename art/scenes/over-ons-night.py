"""The same ladder on a rainy evening, in the light of a work lamp on the ridge."""

import importlib

import light
import roof
import weather

over_ons = importlib.import_module('scenes.over-ons')

POST = dict(exposure=1.35, saturation=1.0, keep=0.2, split=0)


def build():
    frame = over_ons.ladder_on_roof(0.35)
    weather.night(0.5)
    light.lamp(frame @ roof.point(6.3, 3.6, 1.1), 90, (1, 0.7, 0.4), 0.08)
