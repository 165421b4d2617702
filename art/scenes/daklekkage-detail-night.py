"""The same trail in the evening: no daylight but that of the torch and of a bulb further on."""

import importlib

import light

SIZE = (880, 1100)
POST = dict(exposure=0.4, saturation=0.92, keep=0.25, split=0, bloom=0.04)


def build():
    importlib.import_module('scenes.daklekkage-detail').attic(0)
    _, _, background = light.background_nodes(0.05)
    background.inputs['Color'].default_value = (0.2, 0.34, 0.75, 1)
    light.lamp((0.42, -0.75, 1.05), 60, (1.0, 0.84, 0.62), 0.03, (0.0, 0.02, 0), 52)
    light.window((-0.16, 0.80, 1.2), (0, 0, 0), 3, 0.16, (0.45, 0.6, 1.0))
    light.window((-1.3, 0.2, 1.1), (0, 0, 0), 7, 0.5, (0.4, 0.56, 1.0))
