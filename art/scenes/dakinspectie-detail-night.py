"""The same rafter in the evening: the light of an inspection lamp from below, the last blue light from the side."""

import importlib

import light

SIZE = (880, 1100)
POST = dict(exposure=0.9, saturation=0.92, keep=0.14, split=0)


def build():
    importlib.import_module('scenes.dakinspectie-detail').attic()
    _, _, background = light.background_nodes(0.05)
    background.inputs['Color'].default_value = (0.2, 0.34, 0.75, 1)
    light.lamp((-0.55, -0.50, -0.36), 15, (1, 0.64, 0.33), 0.035)
    light.window((1.5, 1.2, -1.3), (0.6, 1.8, -0.4), 24, 0.5, (0.32, 0.48, 1.0))
    light.window((0.95, -0.75, -0.55), (0, 0, 0.02), 3.5, 0.5, (0.4, 0.56, 1.0))
