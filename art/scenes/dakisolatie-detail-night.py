"""The same work under the roof in the evening, in the light of a work lamp."""

import importlib

import light
import roof

SIZE = (880, 1100)
POST = dict(exposure=0.8, saturation=0.92, keep=0.15, split=0)


def build():
    scene = importlib.import_module('scenes.dakisolatie-detail')
    frame = scene.attic()
    _, _, background = light.background_nodes(0.035)
    background.inputs['Color'].default_value = (0.25, 0.4, 0.8, 1)
    light.lamp(frame @ roof.point(-0.80, -0.46, -0.47), 14, (1, 0.66, 0.36), 0.04)
    # The last daylight through the window.
    light.window(frame @ roof.point(1.4, 0.5, -1.0), frame @ roof.point(0, 0, -0.17), 4, 0.8, (0.35, 0.55, 1.0))
