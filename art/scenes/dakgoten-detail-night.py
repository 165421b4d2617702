"""The same foot of a downpipe in the rain, in the light of a street lantern."""

import importlib

import house
import light
import weather

SIZE = (880, 1100)
POST = dict(exposure=1.1, saturation=0.82, keep=0.2, split=0)


def build():
    scene = importlib.import_module('scenes.dakgoten-detail')
    scene.foot(house.Palette(wet=True), True)
    scene.stream()
    weather.night(0.7)
    light.lamp((-1.4, -1.5, 1.35), 165, (1, 0.6, 0.28), 0.1)
