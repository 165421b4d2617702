"""The same roof late in the evening, wet from the rain of the storm."""

import importlib

import terrace

day = importlib.import_module('scenes.dakreparatie-few-stage')
MIST, POST = day.MIST, terrace.EVENING


def build():
    day.build(0.4)
