"""The same bucket in the evening: the bulb of the attic shines on the wet boards, the last light falls through a window."""

import importlib

import light

SIZE = (880, 1100)
POST = dict(exposure=1.0, saturation=0.95, keep=0.25, split=0, bloom=0.08)


def build():
    scene = importlib.import_module('scenes.daklekkage-detail')
    scene.attic()
    _, _, background = light.background_nodes(0.06)
    background.inputs['Color'].default_value = (0.2, 0.34, 0.75, 1)
    light.lamp((-0.62, -0.02, 0.95), 12, (1, 0.55, 0.22), 0.04)
    light.window((1.2, -0.7, 1.0), (0, 0, 0.15), 15, 0.6, (0.35, 0.52, 1.0))
