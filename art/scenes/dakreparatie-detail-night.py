"""The same tile on a rainy evening, in the light of a work lamp."""

import importlib

import light
import roof
import weather

day = importlib.import_module('scenes.dakreparatie-detail')
SIZE = day.SIZE
POST = dict(exposure=1.2, saturation=0.9, keep=0.15, split=0, sharpen=0.4)


def build():
    frame = day.tile_going_in(0.4)
    weather.night(0.5, (0.25, 0.32, 0.48))
    light.lamp(frame @ roof.point(0.6, 2.15, 0.55), 44, (1, 0.74, 0.48), 0.05)
    weather.drops(frame, 0.7, 2.2, 0.6, 2.3, 4500)
