"""The same patch on a rainy evening, in the light of a work lamp."""

import importlib

import light
import weather

day = importlib.import_module('scenes.dakreparatie-detail')
SIZE = day.SIZE
POST = dict(exposure=1.1, saturation=0.95, keep=0.2, split=0, bloom=0.08)


def build():
    day.repair(0.35)
    weather.night(0.5)
    light.lamp((0.35, -0.1, 0.85), 42, (1, 0.66, 0.38), 0.06)
