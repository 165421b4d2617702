"""The same attic in the evening, in the light of a bulb and a work lamp."""

import importlib

import light

day = importlib.import_module('scenes.dakisolatie-inside-stage')
POST = {**day.POST, 'exposure': 0.3, 'split': 0}


def build():
    at = day.attic((0.1, 0.19, 0.42), 0.35, 9)
    _, _, background = light.background_nodes(0.03)
    background.inputs['Color'].default_value = (0.3, 0.42, 0.75, 1)
    light.lamp(at, 23, (1, 0.7, 0.4), 0.032)
    light.lamp((1.5, -2.7, 0.7), 36, (1, 0.74, 0.46), 0.08)
