"""The parts of a chimney at dusk, before the afterglow, in the light of a lamp."""

import importlib

import light
import weather

day = importlib.import_module('scenes.schoorsteenwerk-section')
SIZE = day.SIZE
POST = dict(exposure=0.7, saturation=1.0, keep=0.15, split=0, bloom=0.08, vignette=0.1)


def build():
    day.parts()
    weather.afterglow((0.88, 0.47), 0.38)
    light.lamp((-8.6, -4.8, 4.6), 5600, (1, 0.74, 0.46), 0.6, (0, 1.2, 2.4), 30)
    # The afterglow, which edges the pots and the tiles.
    light.lamp((10, 1.5, 5.5), 4000, (1, 0.55, 0.26), 2.0).visible_camera = False
