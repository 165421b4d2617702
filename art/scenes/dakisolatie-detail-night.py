"""The same work under the roof in the evening, in the light of a work lamp."""

import importlib

import light
import roof

SIZE = (880, 1100)
POST = dict(exposure=0.95, saturation=0.95, keep=0.12, split=0)


def build():
    scene = importlib.import_module('scenes.dakisolatie-detail')
    frame = scene.attic()
    _, _, background = light.background_nodes(0.06)
    background.inputs['Color'].default_value = (0.25, 0.4, 0.8, 1)
    light.lamp(frame @ roof.point(0.95, -0.75, -1.0), 60, (1, 0.76, 0.5), 0.04)
    # The last daylight through the window, which the foil mirrors.
    light.window(frame @ roof.point(-0.85, 1.0, -1.35), frame @ roof.point(-0.3, 0.1, -0.17), 3, 0.55, (0.4, 0.6, 1.0))
