"""The same work under the roof in the evening, in the light of a work lamp."""

import importlib

import light
import roof

SIZE = (880, 1100)
POST = dict(exposure=0.95, saturation=0.92, keep=0.15, split=0)


def build():
    scene = importlib.import_module('scenes.dakisolatie-detail')
    frame = scene.attic()
    _, _, background = light.background_nodes(0.05)
    background.inputs['Color'].default_value = (0.25, 0.4, 0.8, 1)
    light.lamp(frame @ roof.point(-0.95, -0.55, -0.70), 32, (1, 0.66, 0.36), 0.04)
    # The last daylight through the window.
    light.window(frame @ roof.point(-0.5, 1.5, -1.15), frame @ roof.point(0, 0, -0.17), 4, 1.0, (0.35, 0.55, 1.0))
